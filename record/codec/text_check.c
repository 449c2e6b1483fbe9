#include "record/codec/text_check.h"

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
	struct text_check_state *state;
	struct str body;
	struct diags *diags;
};

static struct finding *
report(struct text_checker *checker, enum diag rule, size_t at, size_t n, const struct arg *args)
{
	return diags_add(checker->diags, rule, (struct span){ (uint32_t)at, (uint32_t)n }, 0, args);
}

static void
check_control(struct text_checker *checker, size_t at, unsigned char c, size_t n)
{
	uint64_t bit = UINT64_C(1) << (c == DELETE ? 32 : c);

	if ((checker->state->seen & bit) != 0)
		return;
	checker->state->seen |= bit;
	if (c == '\0')
		report(checker, DIAG_nul_byte, at, n, NO_ARGS);
	else
		report(checker, DIAG_control_character, at, n, ARGS(A_CODE(c)))->fix =
		    n == 0 ? FIX_WHOLE : 0; /* after the text */
}

/* Checks the line end whose last byte is at at; of several CRs, only the last. */
static void
check_end(struct text_checker *checker, size_t at, enum line_end end)
{
	size_t start = at;

	if (checker->state->end == LINE_END_none)
		checker->state->end = end;
	if (checker->state->end == end || checker->state->mixed)
		return;
	while (start > 0 && checker->body.p[start - 1] == '\r')
		start--;
	checker->state->mixed = true;
	report(checker, DIAG_mixed_eol, start, end == LINE_END_cr ? 1 : at + 1 - start,
	    ARGS(A_STR(str_of(end_names[end])), A_STR(str_of(end_names[checker->state->end]))))
	    ->fix = FIX_WHOLE;
}

static void
check_lf(struct text_checker *checker, size_t at)
{
	const char *p = checker->body.p + at;

	if (at == 0 || p[-1] != '\r')
		check_end(checker, at, LINE_END_lf);
	else
		check_end(checker, at, at == 1 || p[-2] != '\r' ? LINE_END_crlf : LINE_END_crcrlf);
}

static bool
is_mark(const struct text_checker *checker, size_t at)
{
	return str_starts(str_after(checker->body, at), STR("\xEF\xBB\xBF"));
}

/* Reports byte order marks that follow each other at the first of them. */
static void
check_marks(struct text_checker *checker, size_t at)
{
	struct finding *finding;
	size_t end = at;

	if (at >= 3 && is_mark(checker, at - 3))
		return;
	while (is_mark(checker, end))
		end += 3;
	finding = report(checker, DIAG_byte_order_mark, at, end - at, NO_ARGS);
	if (at == 0 || checker->body.p[at - 1] == '\n')
		diags_fix(checker->diags, finding, finding->at, NO_STR);
}

static void
check_byte(struct text_checker *checker, size_t at)
{
	unsigned char c = (unsigned char)checker->body.p[at];

	if (c == '\n') {
		check_lf(checker, at);
	} else if (c == '\r') { /* one before another CR is left to the last of the run */
		char next = at + 1 < checker->body.n ? checker->body.p[at + 1] : '\0';

		if (next == '\n')
			check_lf(checker, at + 1);
		else if (next != '\r')
			check_end(checker, at, LINE_END_cr);
	} else if ((c < SPACE && c != '\t') || c == DELETE) {
		check_control(checker, at, c, 1);
	} else if (c == MARK && is_mark(checker, at)) {
		check_marks(checker, at);
	}
}

/* Returns whether a block holds no control character but the line ends that are allowed, no tab,
 * and no second byte of a byte order mark (after the first, which may lie before the block).
 * paired: an LF must follow every CR and nothing else. */
static inline bool
is_clean(const unsigned char *p, bool may_lf, bool may_cr, bool paired)
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

/* Returns whether the block at at holds nothing to report, given the state. */
static bool
is_clean_block(const struct text_checker *checker, size_t at)
{
	const unsigned char *p = (const unsigned char *)checker->body.p + at;

	if (checker->state->mixed)
		return is_clean(p, true, true, false);
	if (checker->state->end == LINE_END_crlf)
		return is_clean(p, true, true, true);
	if (checker->state->end == LINE_END_lf)
		return is_clean(p, true, false, false);
	return is_clean(p, false, false, false);
}

/* Returns the end of a block from at on, or of an overlapping one before last, that holds nothing
 * to report; at: there is none.  It needs the byte before it, and one after it. */
static size_t
pass_block(const struct text_checker *checker, size_t at, size_t last)
{
	size_t end = last - at > BLOCK ? at + BLOCK : last - 1;

	return end > at && end > BLOCK && is_clean_block(checker, end - BLOCK) ? end : at;
}

/* Checks the bytes from first up to last.  A line end may need the bytes around them. */
static void
check_bytes(struct text_checker *checker, size_t first, size_t last)
{
	size_t at = first, known = first, end, i;
	bool unknown;

	for (; at < last; at = end) {
		end = pass_block(checker, at, last);
		if (end > at)
			continue;
		end = last - at > BLOCK ? at + BLOCK : last;
		unknown = checker->state->end == LINE_END_none;
		/* a CR or the first byte of a mark may precede the block */
		for (i = at > known ? at - 1 : at; i < end; i++) {
			check_byte(checker, i);
			if (unknown && checker->state->end != LINE_END_none)
				end = i + 1; /* blocks with line ends can be clean now */
		}
		known = end;
	}
}

void
text_check(struct text *text, bool last, struct text_check_state *state, struct diags *diags)
{
	struct text_checker checker = { state, text->body, diags };
	size_t whole = text->body.n, n = whole;

	while (last && n > text->from && checker.body.p[n - 1] == CTRL_Z)
		n--;
	text->body.n = checker.body.n = n;
	check_bytes(&checker, text->from, n);
	if (n < whole)
		check_control(&checker, n, CTRL_Z, 0);
}

void
text_check_until(const struct text *text, uint32_t until, struct text_check_state *state)
{
	struct diags none;
	struct text_checker checker = { state, text->body, &none };

	diags_init(&none, text->arena, 0);
	check_bytes(&checker, text->from, until);
}
