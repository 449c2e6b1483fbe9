#include "cmd/host/messages.h"

#include <string.h>

static const struct {
	const char *english, *japanese;
} rows[] = {
#define MESSAGE(english, japanese) { english, japanese },
#include "cmd/host/messages.def"
#undef MESSAGE
};

const char *
messages_in(enum language language, const char *english)
{
	size_t i;

	for (i = 0; language == LANGUAGE_ja && i < sizeof rows / sizeof *rows; i++) {
		if (rows[i].english[0] == english[0] && strcmp(rows[i].english, english) == 0)
			return rows[i].japanese;
	}
	return english;
}

void
messages_template(const char *message, struct buffer *out)
{
	const char *many, *end;

	for (; *message != '\0'; message++) {
		if (message[0] != '{') {
			buffer_char(out, *message);
			continue;
		}
		end = strchr(message, '}');
		many = strchr(message, '|');
		if (message[2] == ':')
			buffer_add(out, (struct str){ many + 1, (size_t)(end - many - 1) });
		else if (!str_ends(buffer_str(out), STR("…"))) /* one mark for arguments in a row */
			buffer_add(out, STR("…"));
		message = end;
	}
}
