#include "record/text/detect.h"
#include "record/text/utf8.h"

/* So many bytes are shown. */
enum { SHOWN = 3 };

/* The bytes beyond ASCII from at on, as many as are shown. */
static struct span
beyond_ascii(struct str bytes, size_t at)
{
	size_t n = 0;

	while (n < SHOWN && at + n < bytes.n && (unsigned char)bytes.p[at + n] >= 0x80)
		n++;
	return (struct span){ (uint32_t)at, (uint32_t)n };
}

/* Where the first escape sequence of ISO-2022-JP stands. */
static struct span
escape_in(struct str bytes)
{
	size_t at;

	for (at = 0; at + 1 < bytes.n; at++) {
		if (bytes.p[at] == 0x1B && (bytes.p[at + 1] == '$' || bytes.p[at + 1] == '('))
			break;
	}
	return (
	    struct span){ (uint32_t)at, bytes.n - at < SHOWN ? (uint32_t)(bytes.n - at) : SHOWN };
}

/* The byte order mark at the start, of n 0 when there is none. */
static struct span
mark_of(struct str bytes)
{
	uint32_t n = 0;

	if (str_starts(bytes, STR("\xEF\xBB\xBF")))
		n = 3;
	else if (str_starts(bytes, STR("\xFF\xFE")) || str_starts(bytes, STR("\xFE\xFF")))
		n = 2;
	return (struct span){ 0, n };
}

/* What detect_surely and its like went by, in their order. */
enum phrase
detect_why(struct str bytes, enum encoding found, struct span *at)
{
	size_t ascii = utf8_ascii(bytes), valid = ascii + utf8_valid(str_after(bytes, ascii));
	struct span declared;

	*at = mark_of(bytes);
	if (at->n != 0)
		return PHRASE_encoding_mark;
	if (found == ENCODING_iso2022jp) {
		*at = escape_in(bytes);
		return PHRASE_encoding_escape;
	}
	if (ascii == bytes.n)
		return found == ENCODING_ascii ? PHRASE_encoding_ascii
					       : PHRASE_encoding_ascii_declared;
	*at = beyond_ascii(bytes, ascii);
	if (found == ENCODING_utf8 && valid == bytes.n)
		return PHRASE_encoding_utf8;
	if (detect_declaration(bytes, &declared) &&
	    encoding_named((struct str){ bytes.p + declared.at, declared.n }) == found)
		return PHRASE_encoding_declared;
	*at = beyond_ascii(bytes, valid);
	return found == ENCODING_latin1 ? PHRASE_encoding_latin1 : PHRASE_encoding_likely;
}
