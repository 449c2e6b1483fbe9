#include "record/inspect.h"

#include "record/diag.h"
#include "record/text.h"
#include "record/word.h"

enum { SPACE = 0x20, DELETE = 0x7F, CTRL_Z = 0x1A, MARK = 0xEF };

enum line_end { END_none, END_lf, END_cr, END_crlf, END_crcrlf };

static const char *const end_names[] = {
	[END_lf] = "LF",
	[END_cr] = "CR",
	[END_crlf] = "CR LF",
	[END_crcrlf] = "CR CR LF",
};

struct inspection {
	struct str body;
	struct diags *diags;
	enum line_end end; /* of the lines so far */
	bool mixed;        /* that they differ has been said */
	uint64_t seen;     /* which control characters have been found: bits by code, DEL as 32 */
};

static void
found(struct inspection *in, enum diag rule, size_t at, size_t n, const struct arg *args)
{
	diags_add(in->diags, rule, (struct span){ (uint32_t)at, (uint32_t)n }, 0, args);
}

static void
see_control(struct inspection *in, size_t at, unsigned char c, size_t n)
{
	uint64_t bit = UINT64_C(1) << (c == DELETE ? 32 : c);

	if ((in->seen & bit) != 0)
		return;
	in->seen |= bit;
	if (c == '\0')
		found(in, DIAG_nul_byte, at, n, NO_ARGS);
	else
		found(in, DIAG_control_character, at, n, ARGS(A_CODE(c)));
}

/* A line end whose last byte is at at.  Of CRs on end the last stands for all. */
static void
see_end(struct inspection *in, size_t at, enum line_end end)
{
	size_t start = at;

	if (in->end == END_none)
		in->end = end;
	if (in->end == end || in->mixed)
		return;
	while (start > 0 && in->body.p[start - 1] == '\r')
		start--;
	in->mixed = true;
	found(in, DIAG_mixed_eol, start, end == END_cr ? 1 : at + 1 - start,
	    ARGS(A_STR(str_of(end_names[end])), A_STR(str_of(end_names[in->end]))));
}

static void
see_lf(struct inspection *in, size_t at)
{
	const char *p = in->body.p + at;

	if (at == 0 || p[-1] != '\r')
		see_end(in, at, END_lf);
	else
		see_end(in, at, at == 1 || p[-2] != '\r' ? END_crlf : END_crcrlf);
}

static void
see(struct inspection *in, size_t at)
{
	unsigned char c = (unsigned char)in->body.p[at];
	struct str rest = str_after(in->body, at);

	if (c == '\n')
		see_lf(in, at);
	else if (c == '\r' && (rest.n == 1 || (rest.p[1] != '\r' && rest.p[1] != '\n')))
		see_end(in, at, END_cr);
	else if (c == MARK && str_starts(rest, STR("\xEF\xBB\xBF")))
		found(in, DIAG_byte_order_mark, at, 3, NO_ARGS);
	else if ((c < SPACE && c != '\t' && c != '\r') || c == DELETE)
		see_control(in, at, c, 1);
}

/* Which of eight bytes are to be looked at: below space, and DEL. */
static uint64_t
controls(uint64_t word)
{
	return word_below(word, SPACE) | word_equal(word, DELETE);
}

/* Which of them may begin a byte order mark: EF with BB behind it or at the word's end.  (EF alone
 * is frequent in Japanese.) */
static uint64_t
marks(uint64_t word)
{
	uint64_t ef = word_equal(word ^ WORD_HIGHS, MARK & 0x7F);
	uint64_t bb = word_equal(word ^ WORD_HIGHS, 0xBB & 0x7F);

	return ef & (bb >> 8 | UINT64_C(1) << 63);
}

void
inspect_text(struct text *text, struct diags *diags)
{
	struct inspection in = { .body = text->body, .diags = diags };
	size_t n = text->body.n, at = 0;
	uint64_t word, hits;
	bool marked = text->encoding != ENCODING_cp932; /* which is frequent and has no marks */
	bool cut;

	while (n > 0 && in.body.p[n - 1] == CTRL_Z)
		n--;
	cut = n < text->body.n;
	text->body.n = in.body.n = n;
	for (; n - at >= sizeof word; at += sizeof word) {
		word = word_load(in.body.p + at);
		hits = controls(word);
		if (marked)
			hits |= marks(word);
		for (; hits != 0; hits &= hits - 1)
			see(&in, at + word_first(hits));
	}
	for (; at < n; at++)
		see(&in, at);
	if (cut)
		see_control(&in, n, CTRL_Z, 0);
}
