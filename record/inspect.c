#include "record/inspect.h"

#include "record/diag.h"
#include "record/text.h"

enum { SPACE = 0x20, DELETE = 0x7F, CTRL_Z = 0x1A, MARK = 0xEF, MARK_SECOND = 0xBB, BLOCK = 64 };

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

static struct finding *
found(struct inspection *in, enum diag rule, size_t at, size_t n, const struct arg *args)
{
	return diags_add(in->diags, rule, (struct span){ (uint32_t)at, (uint32_t)n }, 0, args);
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
		found(in, DIAG_control_character, at, n, ARGS(A_CODE(c)))->mend =
		    n == 0 ? MEND_WHOLE : 0; /* behind the text */
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
	    ARGS(A_STR(str_of(end_names[end])), A_STR(str_of(end_names[in->end]))))
	    ->mend = MEND_WHOLE;
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
see_mark(struct inspection *in, size_t at)
{
	struct finding *finding = found(in, DIAG_byte_order_mark, at, 3, NO_ARGS);

	if (at == 0 || in->body.p[at - 1] == '\n')
		diags_mend(in->diags, finding, finding->at, NO_STR);
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
	else if (c == MARK && str_starts(str_after(in->body, at), STR("\xEF\xBB\xBF")))
		see_mark(in, at);
}

/*
 * Whether a block holds nothing that see() would tell of: no control character but a tab and the
 * line ends that may stand, no second byte of a byte order mark.  paired: LF stands after CR and
 * only there; the byte before the block is looked at for that.  Without branches, so that the
 * compiler makes vectors of it.
 */
static inline bool
is_usual(const unsigned char *p, bool may_lf, bool may_cr, bool paired)
{
	unsigned char odd = 0;

	for (int i = 0; i < BLOCK; i++) {
		unsigned char lf = p[i] == '\n', cr = p[i] == '\r';
		/* tab and LF are neighbours */
		unsigned char may = may_lf ? (unsigned char)(p[i] - '\t') < 2 : p[i] == '\t';

		odd |= (unsigned char)((p[i] < SPACE) & (may ^ 1) & ((may_cr & cr) ^ 1));
		odd |= (unsigned char)((p[i] == DELETE) | (p[i] == MARK_SECOND));
		odd |= (unsigned char)(paired & (lf ^ (p[i - 1] == '\r')));
	}
	return odd == 0;
}

/* Whether the block at at holds nothing to be told, after what stood before. */
static bool
is_as_before(const struct inspection *in, size_t at)
{
	const unsigned char *p = (const unsigned char *)in->body.p + at;

	if (in->mixed)
		return is_usual(p, true, true, false);
	if (in->end == END_crlf)
		return is_usual(p, true, true, true);
	if (in->end == END_lf)
		return is_usual(p, true, false, false);
	return is_usual(p, false, false, false);
}

void
inspect_text(struct text *text, struct diags *diags)
{
	struct inspection in = { .body = text->body, .diags = diags };
	size_t n = text->body.n, at = 0, seen = 0;

	while (n > 0 && in.body.p[n - 1] == CTRL_Z)
		n--;
	in.body.n = n;
	while (at < n) {
		size_t end = n - at > BLOCK ? at + BLOCK : n;

		if (at == 0 || end == n || !is_as_before(&in, at)) {
			/* a CR or a mark's first byte before it may now tell of something */
			for (seen = at > seen ? at - 1 : at; seen < end; seen++)
				see(&in, seen);
		}
		at = end;
	}
	if (n < text->body.n)
		see_control(&in, n, CTRL_Z, 0);
	text->body.n = n;
}
