#ifndef CMD_VISIT_EXCERPT_H
#define CMD_VISIT_EXCERPT_H

#include "record/text/buffer.h"
#include "record/text/text.h"

/*
 * Appends the source line of a place and marks below it, set by display width:
 *
 *	  120 | 109 ２九歩打   ( 0:05/00:00:05)
 *	      |     ^~~~~~~~
 *
 * Before the "|" of the first line a report writes the line's number, which may not be known yet.
 * marks has the first and the other marks, here "^~".  The marks are enclosed in the control
 * characters 1 and 2, which a report replaces by colours or removes.  A long line is cut around the
 * place, with "..." for the rest.  Control characters are escaped, tabs become blanks.  The work
 * does not grow with the length of the line.
 */
void excerpt_write(struct str body, struct span at, const char *marks, struct buffer *out);

#endif
