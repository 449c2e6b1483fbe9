#ifndef RECORD_CODEC_TEXT_CHECK_H
#define RECORD_CODEC_TEXT_CHECK_H

#include <stdbool.h>
#include <stdint.h>

struct diags;
struct text;

enum line_end { LINE_END_none, LINE_END_lf, LINE_END_cr, LINE_END_crlf, LINE_END_crcrlf };

/* What a text check has met so far; zero at the beginning of a text. */
struct text_check_state {
	enum line_end end; /* of the first line; LINE_END_none: no line yet */
	bool mixed;        /* a line that ends differently was reported */
	uint64_t seen;     /* control characters that were reported: bits by code, DEL as 32 */
};

/*
 * Reports what should not occur in a text of any format, from text->from on: NUL (once), other
 * control characters (the first of each), byte order marks, and mixed line ends (the first that
 * differs).  *state carries over from the chunk before.  If the text ends with body (last), removes
 * Ctrl-Z, DOS's end-of-file mark, from its end.
 */
void text_check(struct text *text, bool last, struct text_check_state *state, struct diags *diags);

/* Updates *state as a check of the text up to until would, without reporting. */
void text_check_until(const struct text *text, uint32_t until, struct text_check_state *state);

#endif
