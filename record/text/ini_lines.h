#ifndef RECORD_TEXT_INI_LINES_H
#define RECORD_TEXT_INI_LINES_H

#include <stdbool.h>

#include "record/text/str.h"

/*
 * An ini file, as inih reads it.  inih splits a line that is too long for it, ends one at a NUL,
 * and returns only the first line with a syntax error: each line is shown to the caller before.
 */
struct ini_lines {
	struct str rest; /* bytes that are not read yet: at first, all of them */
	struct str line; /* the current line, without its LF */
	int number;      /* of the line, from 1 */
	bool continues;  /* it begins with a blank: a further line of a value */

	/* Called for each line.  wrong: why inih cannot read it (it gets an empty line instead), or
	 * NULL.  Returns whether to go on. */
	bool (*begin)(void *arg, const char *wrong);

	/* inih's handler. */
	int (*key)(void *arg, const char *section, const char *key, const char *value);
	void *arg;
};

/* inih cuts a longer name of a section. */
enum { INI_LINES_SECTION_MAX = 48 };

/* Reads all lines.  Returns the number of the first with a syntax error, or 0. */
int ini_lines_read(struct ini_lines *lines);

#endif
