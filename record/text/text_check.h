#ifndef RECORD_TEXT_TEXT_CHECK_H
#define RECORD_TEXT_TEXT_CHECK_H

#include <stdbool.h>
#include <stdint.h>

struct diags;
struct text;

enum line_end { LINE_END_none, LINE_END_lf, LINE_END_cr, LINE_END_crlf, LINE_END_crcrlf };

/* What was seen of a text so far; zero at its beginning. */
struct text_check {
	enum line_end end; /* of the lines */
	bool mixed;        /* that they differ has been said */
	uint64_t seen;     /* which control characters have been found: bits by code, DEL as 32 */
};

/*
 * Finds what should not stand in a text from text->from on, whatever its format, as it follows what
 * was seen before: NUL (once), other control characters (the first of each kind), byte order marks,
 * and line ends of several kinds (where the second kind begins).  Where the text ends with body
 * (last), cuts Ctrl-Z off its end, where DOS put it as the end of the file.
 */
void text_check(struct text *text, bool last, struct text_check *seen, struct diags *diags);

/* What is seen when the text up to until is looked at, nothing being told. */
void text_check_until(const struct text *text, uint32_t until, struct text_check *seen);

#endif
