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
