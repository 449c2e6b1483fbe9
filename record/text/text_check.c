#include "record/text/text_check.h"

#include "record/diag.h"
#include "record/text/simd.h"
#include "record/text/text.h"

enum { SPACE = 0x20, DELETE = 0x7F, CTRL_Z = 0x1A, MARK = 0xEF, MARK_SECOND = 0xBB, BLOCK = 128 };

static const char *const end_names[] = {
	[LINE_END_lf] = "LF",
	[LINE_END_cr] = "CR",
	[LINE_END_crlf] = "CR LF",
	[LINE_END_crcrlf] = "CR CR LF",
};

struct text_checker {
	struct text_check *so_far;
	struct str body;
	struct diags *diags;
};

static struct finding *
found(struct text_checker *in, enum diag rule, size_t at, size_t n, const struct arg *args)
{
	return diags_add(in->diags, rule, (struct span){ (uint32_t)at, (uint32_t)n }, 0, args);
}

static void
see_control(struct text_checker *in, size_t at, unsigned char c, size_t n)
{
	uint64_t bit = UINT64_C(1) << (c == DELETE ? 32 : c);

	if ((in->so_far->seen & bit) != 0)
		return;
	in->so_far->seen |= bit;
	if (c == '\0')
		found(in, DIAG_nul_byte, at, n, NO_ARGS);
	else
		found(in, DIAG_control_character, at, n, ARGS(A_CODE(c)))->fix =
		    n == 0 ? FIX_WHOLE : 0; /* after the text */
}

/* A line end whose last byte is at at.  Of CRs on end the last stands for all. */
static void
see_end(struct text_checker *in, size_t at, enum line_end end)
{
	size_t start = at;

	if (in->so_far->end == LINE_END_none)
		in->so_far->end = end;
	if (in->so_far->end == end || in->so_far->mixed)
		return;
	while (start > 0 && in->body.p[start - 1] == '\r')
		start--;
	in->so_far->mixed = true;
	found(in, DIAG_mixed_eol, start, end == LINE_END_cr ? 1 : at + 1 - start,
	    ARGS(A_STR(str_of(end_names[end])), A_STR(str_of(end_names[in->so_far->end]))))
	    ->fix = FIX_WHOLE;
}

static void
see_lf(struct text_checker *in, size_t at)
{
	const char *p = in->body.p + at;

	if (at == 0 || p[-1] != '\r')
		see_end(in, at, LINE_END_lf);
	else
		see_end(in, at, at == 1 || p[-2] != '\r' ? LINE_END_crlf : LINE_END_crcrlf);
}

/* A CR before another says nothing: the last of a run tells what they are. */
static void
see_cr(struct text_checker *in, size_t at)
{
	char next = at + 1 < in->body.n ? in->body.p[at + 1] : '\0';

	if (next == '\n')
		see_lf(in, at + 1);
	else if (next != '\r')
		see_end(in, at, LINE_END_cr);
}

static void
see_mark(struct text_checker *in, size_t at)
{
	struct finding *finding = found(in, DIAG_byte_order_mark, at, 3, NO_ARGS);

	if (at == 0 || in->body.p[at - 1] == '\n')
		diags_fix(in->diags, finding, finding->at, NO_STR);
}

static void
see(struct text_checker *in, size_t at)
{
	unsigned char c = (unsigned char)in->body.p[at];

	if (c == '\n')
		see_lf(in, at);
	else if (c == '\r')
		see_cr(in, at);
	else if ((c < SPACE && c != '\t') || c == DELETE)
		see_control(in, at, c, 1);
	else if (c == MARK && str_starts(str_after(in->body, at), STR("\xEF\xBB\xBF")))
		see_mark(in, at);
}

/* Whether a block holds nothing that see() would tell of, and no tab: no control character but the
 * line ends that may stand, no second byte of a byte order mark (the byte before the block
 * is looked at for that).  paired: LF stands after CR and only there. */
static inline bool
is_usual(const unsigned char *p, bool may_lf, bool may_cr, bool paired)
{
	simd_bytes odd = { 0 };

	for (const unsigned char *end = p + BLOCK; p != end; p += sizeof odd) {
		simd_bytes bytes = simd_load(p), before = simd_load(p - 1);
		simd_bytes low = (simd_bytes)(bytes < SPACE), lf = (simd_bytes)(bytes == '\n');

		if (may_lf)
			low ^= lf;
		if (may_cr)
			low ^= (simd_bytes)(bytes == '\r');
		if (paired)
			odd |= lf ^ (simd_bytes)(before == '\r');
		odd |= low | (simd_bytes)(bytes == DELETE) |
		       ((simd_bytes)(before == MARK) & (simd_bytes)(bytes == MARK_SECOND));
	}
	return simd_clear(odd);
}

/* Whether the block at at holds nothing to be told, after what stood before. */
static bool
is_as_before(const struct text_checker *in, size_t at)
{
	const unsigned char *p = (const unsigned char *)in->body.p + at;

	if (in->so_far->mixed)
		return is_usual(p, true, true, false);
	if (in->so_far->end == LINE_END_crlf)
		return is_usual(p, true, true, true);
	if (in->so_far->end == LINE_END_lf)
		return is_usual(p, true, false, false);
	return is_usual(p, false, false, false);
}

/* Looks at the bytes from first up to last, with those around them where they tell what a line end
 * is. */
static void
see_all(struct text_checker *in, size_t first, size_t last)
{
	size_t at = first, known = first, end, i;

	for (; at < last; at = end) {
		end = last - at > BLOCK ? at + BLOCK : last;
		if (at > 0 && end < last && is_as_before(in, at))
			continue;
		/* a CR or a mark's first byte before it may now tell of something */
		for (i = at > known ? at - 1 : at; i < end; i++)
			see(in, i);
		known = end;
	}
}

void
text_check(struct text *text, bool last, struct text_check *seen, struct diags *diags)
{
	struct text_checker in = { seen, text->body, diags };
	size_t whole = text->body.n, n = whole;

	while (last && n > text->from && in.body.p[n - 1] == CTRL_Z)
		n--;
	text->body.n = in.body.n = n;
	see_all(&in, text->from, n);
	if (n < whole)
		see_control(&in, n, CTRL_Z, 0);
}

void
text_check_until(const struct text *text, uint32_t until, struct text_check *seen)
{
	struct diags none;
	struct text_checker in = { seen, text->body, &none };

	diags_init(&none, text->arena, 0);
	see_all(&in, text->from, until);
}
