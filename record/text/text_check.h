#ifndef RECORD_TEXT_TEXT_CHECK_H
#define RECORD_TEXT_TEXT_CHECK_H

#include <stdbool.h>
#include <stdint.h>

struct diags;
struct text;

enum inspect_end { INSPECT_none, INSPECT_lf, INSPECT_cr, INSPECT_crlf, INSPECT_crcrlf };

/* What was seen of a text so far; zero at its beginning. */
struct inspection {
	enum inspect_end end; /* of the lines */
	bool mixed;           /* that they differ has been said */
	uint64_t seen; /* which control characters have been found: bits by code, DEL as 32 */
};

/*
 * Finds what should not stand in a text from text->from on, whatever its format, as it follows what
 * was seen before: NUL (once), other control characters (the first of each kind), byte order marks,
 * and line ends of several kinds (where the second kind begins).  Where the text ends with body
 * (last), cuts Ctrl-Z off its end, where DOS put it as the end of the file.
 */
void inspect_text(struct text *text, bool last, struct inspection *seen, struct diags *diags);

/* What is seen when the text up to until is looked at, nothing being told. */
void inspect_until(const struct text *text, uint32_t until, struct inspection *seen);

#endif
