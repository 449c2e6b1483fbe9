#include "cmd/messages.h"

#include <string.h>

static const struct {
	const char *english, *japanese;
} rows[] = {
#define MESSAGE(english, japanese) { english, japanese },
#include "cmd/messages.def"
#undef MESSAGE
};

const char *
messages_in(enum language language, const char *english)
{
	size_t i;

	for (i = 0; language == LANGUAGE_ja && i < sizeof rows / sizeof *rows; i++) {
		if (strcmp(rows[i].english, english) == 0)
			return rows[i].japanese;
	}
	return english;
}

void
messages_template(const char *message, struct buffer *out)
{
	struct str rest = str_of(message);

	while (rest.n > 0) {
		if (rest.n > 2 && rest.p[0] == '{' && rest.p[2] == '}') {
			buffer_add(out, STR("…"));
			rest = str_after(rest, 3);
		} else {
			buffer_char(out, rest.p[0]);
			rest = str_after(rest, 1);
		}
	}
}
