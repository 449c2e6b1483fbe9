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

/* A CR before another says nothing: the last of a run tells what they are. */
static void
see_cr(struct inspection *in, size_t at)
{
	char next = at + 1 < in->body.n ? in->body.p[at + 1] : '\0';

	if (next == '\n')
		see_lf(in, at + 1);
	else if (next != '\r')
		see_end(in, at, END_cr);
}

static void
see(struct inspection *in, size_t at)
{
	unsigned char c = (unsigned char)in->body.p[at];

	if (c == '\n')
		see_lf(in, at);
	else if (c == '\r')
		see_cr(in, at);
	else if ((c < SPACE && c != '\t') || c == DELETE)
		see_control(in, at, c, 1);
	else if (str_starts(str_after(in->body, at), STR("\xEF\xBB\xBF")))
		found(in, DIAG_byte_order_mark, at, 3, NO_ARGS);
}

/* Which of eight bytes may begin a byte order mark: EF with BB behind it or at the word's end.  (EF
 * alone is frequent in Japanese.) */
static uint64_t
marks(uint64_t word)
{
	uint64_t ef = word_equal(word ^ WORD_HIGHS, MARK & 0x7F);
	uint64_t bb = word_equal(word ^ WORD_HIGHS, 0xBB & 0x7F);

	return ef & (bb >> 8 | UINT64_C(1) << 63);
}

/*
 * Whether the line ends among eight bytes are all as those before, so that they need not be looked
 * at one by one.  *carry: bit 7 is set if the byte before the eight is a CR; set anew for the next.
 */
static bool
ends_alike(enum line_end end, uint64_t lf, uint64_t cr, uint64_t *carry)
{
	uint64_t behind_cr = cr << 8 | *carry, any_cr = cr | *carry;

	*carry = cr >> 56;
	if (end == END_lf)
		return any_cr == 0;
	return end == END_crlf ? lf == behind_cr : (lf | any_cr) == 0;
}

/* Looks at those among eight bytes that hits tells, and at the byte before, which may be a CR whose
 * LF is missing.  To look twice finds nothing twice. */
static void
see_all(struct inspection *in, size_t at, uint64_t hits)
{
	if (at > 0 && in->body.p[at - 1] == '\r')
		see(in, at - 1);
	for (; hits != 0; hits &= hits - 1)
		see(in, at + word_first(hits));
}

void
inspect_text(struct text *text, struct diags *diags)
{
	struct inspection in = { .body = text->body, .diags = diags };
	size_t n = text->body.n, at = 0;
	uint64_t word, low, lf, cr, odd, carry = 0;
	bool marked = text->encoding != ENCODING_cp932; /* which is frequent and has no marks */

	while (n > 0 && in.body.p[n - 1] == CTRL_Z)
		n--;
	in.body.n = n;
	for (; n - at >= sizeof word; at += sizeof word) {
		word = word_load(in.body.p + at);
		low = word_below(word, SPACE);
		lf = word_equal(word, '\n');
		cr = word_equal(word, '\r');
		odd = (low & ~(lf | cr)) | word_equal(word, DELETE) | (marked ? marks(word) : 0);
		if ((!in.mixed && !ends_alike(in.end, lf, cr, &carry)) || odd != 0)
			see_all(&in, at, low | odd);
	}
	see_all(&in, at, 0);
	for (; at < n; at++)
		see(&in, at);
	if (n < text->body.n)
		see_control(&in, n, CTRL_Z, 0);
	text->body.n = n;
}
