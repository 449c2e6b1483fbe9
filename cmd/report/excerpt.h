#ifndef CMD_REPORT_EXCERPT_H
#define CMD_REPORT_EXCERPT_H

#include "record/text/buffer.h"
#include "record/text/text.h"

/*
 * Appends the source line of a place and marks below it, set by display width:
 *
 *	  120 | 109 ２九歩打   ( 0:05/00:00:05)
 *	      |     ^~~~~~~~
 *
 * marks are the first and the other marks, "^~" here.  They stand between the control characters 1
 * and 2, which a report replaces by colours or by nothing.  Of a long line only the surroundings of
 * the place are shown, "..." stands for the rest.  Control characters are escaped, a tab becomes
 * blanks.  The work is bounded by what is shown, however long the line is.
 */
void excerpt_write(struct text *text, struct span at, const char *marks, struct buffer *out);

#endif
