#ifndef CMD_REPORT_EXCERPT_H
#define CMD_REPORT_EXCERPT_H

#include "record/text/buffer.h"
#include "record/text/text.h"

/* How the marks below a source line look. */
struct excerpt {
	char first, rest;         /* "^~~~" */
	const char *colour, *off; /* control sequences around the marks; "" for none */
};

/*
 * Appends the source line of a place and marks below it, set by display width:
 *
 *	  120 | 109 ２九歩打   ( 0:05/00:00:05)
 *	      |     ^~~~~~~~
 *
 * Of a long line only the surroundings of the place are shown, "..." stands for the rest.
 * Control characters are escaped, a tab becomes blanks.  The work is bounded by what is shown,
 * however long the line is.
 */
void excerpt_write(
    struct text *text, struct span at, const struct excerpt *style, struct buffer *out);

#endif
