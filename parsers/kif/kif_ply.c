#include "parsers/kif/kif_ply.h"

#include "parsers/kif/kif_setup.h"
#include "parsers/kif/kif_tree.h"
#include "parsers/kif/kif_word.h"
#include "record/scan.h"

/* What precedes a move. */
struct lead {
	uint32_t number; /* 0: none */
	const char *end; /* after the number */
	bool touches;    /* there is no blank between number and move: no word can follow */
	unsigned step;   /* of a lion's two, 1 or 2; 0: not written */
};

/* Whether words that begin at p may follow an ASCII number without a blank: 2同, 2△, 2３四. */
static bool
may_touch(const char *p, const char *end)
{
	struct scan scan = scan_next(p, end), rank = scan_next(p + scan.length, end);

	return scan.is == SCAN_same || scan.is == SCAN_side ||
	       (scan.is == SCAN_digit && (rank.is == SCAN_numeral || rank.is == SCAN_digit));
}

/*
 * Reads the number before a move: "   1 ", "１　", "1.", "1手目 ".  Returns the place of the move,
 * or NULL when p is no such number.
 */
static const char *
read_lead(const char *p, const char *end, struct lead *lead)
{
	const char *ascii = p, *after, *q;
	struct scan scan;

	while (ascii != end && (unsigned)(*ascii - '0') < 10)
		ascii++;
	/* an ASCII number ends before wide digits: a square begins there */
	lead->end = q = after = scan_number(p, ascii == p ? end : ascii, &lead->number);
	if (after == p)
		return NULL;
	scan = scan_next(q, end);
	q += scan.is == SCAN_dot ? scan.length : scan_word(q, end, STR("手目"));
	q = kif_move_step(q, end, &lead->step);
	p = scan_blanks(q, end);
	lead->touches = p == q && p != end;
	if (p != after || p == end)
		return p;
	return (unsigned char)after[-1] < 0x80 && may_touch(p, end) ? p : NULL;
}

/* Whether number is the next one of the open line of play or of an announced variation; before the
 * first move it is the one after 手数＝N. */
static bool
is_expected(const struct kif *kif, uint32_t number)
{
	const struct line_step *step = line_cursor_last(&kif->line);
	uint32_t last = kif->line.depth == 0 ? kif->record->setup.first_number : step->number;
	bool ended = kif->record->plies[step->node].claim.kind == CLAIM_end;

	if (kif->fork != 0)
		return number == kif->fork;
	return number == last + 1 || (ended && number == last);
}

/* Whether there is an origin square in parentheses from p to stop. */
static bool
has_origin(struct kif *kif, const char *p, const char *stop, const char *end)
{
	if (kif->next_origin == NULL || kif->next_origin < p) {
		for (; end - p >= 4; p++) {
			if (p[0] == '(' && p[3] == ')' && (unsigned)(p[1] - '0') < 10 &&
			    (unsigned)(p[2] - '0') < 10)
				break;
		}
		kif->next_origin = end - p >= 4 ? p : end;
	}
	return stop - kif->next_origin >= 4;
}

/* Returns where words that are no move end: before a time, or with the line. */
static const char *
words_end(struct kif *kif, const char *p, const char *end)
{
	if (kif->next_time != NULL && kif->next_time >= p)
		return kif->next_time;
	while (p != end) {
		struct scan scan = scan_next(p, end);
		const char *next = scan_blanks(p, end);

		if (next == p)
			next += scan.length;
		else if (scan_next(next, end).is == SCAN_open)
			break;
		p = next;
	}
	kif->next_time = p;
	return p;
}

/*
 * Reads what is no move after a number: an unknown ending, a damaged move, or, where the text ends
 * here, half of one.  Returns the place after it, or NULL when it is none of these.
 */
static const char *
read_strange(struct kif *kif, const struct kif_line *line, const struct lead *lead, const char *p)
{
	bool expected = is_expected(kif, lead->number), like = kif_move_like(p, line->end);
	const char *after = words_end(kif, p, line->end), *word = kif_word_unknown(p, line->end);
	struct claim claim = { .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };
	enum diag rule = DIAG_bad_move_text;

	if (!expected && !like && !has_origin(kif, p, after, line->end))
		return NULL;
	if (line->last && after == line->end && (like || kif_word_begun(p, after))) {
		rule = DIAG_truncated;
	} else if (word != NULL && !lead->touches) {
		after = word;
		rule = DIAG_unknown_terminator;
		claim.kind = CLAIM_end;
		claim.ending = ENDING_other;
	} else if (lead->touches && !like) {
		return NULL;
	}
	kif_tree_add(kif, lead->number, &claim, kif_span(kif, p, after));
	kif_report_text(kif, rule, p, after, kif->line.depth);
	return after;
}

/* Reads a move of a large board.  In a record that does not show such a board it needs an arrow. */
static const char *
read_large(struct kif *kif, const struct kif_line *line, const struct lead *lead, const char *p)
{
	struct kif_large_move move;
	const char *after = NULL;

	if (kif->large || (kif_move_read_large(NULL, p, line->end, &move) != NULL && move.arrow))
		after = kif_move_read_large(kif_large_pieces(kif), p, line->end, &move);
	if (after == NULL || !kif_move_edge(after, line->end))
		return NULL;
	kif_tree_add_large(kif, lead->number, lead->step, &move, kif_span(kif, p, after));
	return after;
}

/* Reads one move or ending with its number.  Returns the place after it, or NULL when there is
 * none at p. */
static const char *
read_statement(struct kif *kif, const struct kif_line *line, const char *p)
{
	struct lead lead;
	struct claim claim;
	const char *words = read_lead(p, line->end, &lead), *after;

	if (words == NULL) {
		words = p;
		lead = (struct lead){ .number = 0 };
	} else {
		kif->number_at = kif_span(kif, p, lead.end);
	}
	after = kif_move_read(kif->pieces, words, line->end, &claim);
	if (kif->large || after == NULL || (claim.has & (CLAIM_HAS_from | CLAIM_HAS_drop)) == 0) {
		const char *large = read_large(kif, line, &lead, words);

		if (large != NULL)
			return large;
	}
	if (after == NULL && !lead.touches && words != line->end)
		after = kif_word_read(words, line->end, &claim);
	/* what touches a move shows that it is one of prose (１ ７六歩が好手), unless its origin or
	 * 打 ends it */
	if (after != NULL &&
	    (kif_move_edge(after, line->end) ||
		(words != p && (claim.has & (CLAIM_HAS_from | CLAIM_HAS_drop)) != 0))) {
		kif_tree_add(kif, lead.number, &claim, kif_span(kif, words, after));
		return after;
	}
	if (words == p)
		return NULL;
	if (p == line->p && kif_setup_ruler(kif, line))
		return kif->line.depth == 0 ? line->end : NULL;
	if (words != line->end)
		return read_strange(kif, line, &lead, words);
	if (!line->last || kif->line.depth == 0 || !is_expected(kif, lead.number))
		return NULL;
	kif_report_text(kif, DIAG_truncated, p, line->end, kif->line.depth + 1);
	return line->end;
}

/*
 * Reads h:m:s or m:s, maybe with a fraction of a second, into *ms.  Returns the place after it and
 * the blanks around it; NULL when it is no time.  Does not set *ms where there is no number.
 */
static const char *
read_duration(const char *p, const char *end, uint32_t *ms)
{
	uint64_t sum = 0;
	uint32_t number, unit = 100;
	unsigned parts = 0;
	struct scan scan;

	for (;;) {
		const char *digits = scan_blanks(p, end);

		p = scan_number(digits, end, &number);
		if (p == digits)
			return parts == 0 ? p : NULL;
		if (parts > 0 && number >= 60)
			return NULL;
		sum = sum * 60 + number;
		scan = scan_next(p, end);
		if (++parts == 3 || scan.is != SCAN_colon)
			break;
		p += scan.length;
	}
	sum *= 1000;
	if (scan.is == SCAN_dot) {
		while (p += scan.length, (scan = scan_next(p, end)).is == SCAN_digit) {
			sum += scan.value * unit; /* finer parts are dropped */
			unit /= 10;
		}
	}
	if (parts == 1 || sum >= TIME_NONE)
		return NULL;
	*ms = (uint32_t)sum;
	return scan_blanks(p, end);
}

/*
 * Reads a time in parentheses, ( 0:02/00:00:02), at p into *spent and *total (milliseconds;
 * TIME_NONE: not written).  Returns the place after it, or NULL when it is no time.
 */
static const char *
scan_time(const char *p, const char *end, uint32_t *spent, uint32_t *total)
{
	uint32_t move = TIME_NONE, side = TIME_NONE;
	struct scan scan = scan_next(p, end);

	if (scan.is != SCAN_open)
		return NULL;
	p = read_duration(p + scan.length, end, &move);
	if (p == NULL || move == TIME_NONE)
		return NULL;
	scan = scan_next(p, end);
	if (scan.is == SCAN_slash) {
		p = read_duration(p + scan.length, end, &side);
		if (p == NULL)
			return NULL;
		scan = scan_next(p, end);
	}
	if (scan.is != SCAN_close)
		return NULL;
	*spent = move;
	*total = side;
	return p + scan.length;
}

/* Reads what is in parentheses after a move: its time.  Returns the place after it. */
static const char *
read_time(struct kif *kif, const struct kif_line *line, const char *p)
{
	uint32_t spent, total;
	const char *after = scan_time(p, line->end, &spent, &total);
	bool closed = false;

	if (after != NULL) {
		kif_tree_time(kif, kif_tree_ply(kif), p, spent, total);
		return after;
	}
	for (after = p; after != line->end && !closed;) {
		struct scan scan = scan_next(after, line->end);

		after += scan.length;
		closed = scan.is == SCAN_close;
	}
	kif_note(kif, NOTE_line, kif_str(p, after), p);
	kif_report_text(
	    kif, line->last && !closed ? DIAG_truncated : DIAG_bad_time, p, after, kif->line.depth);
	return after;
}

const char *
kif_ply_trailer(struct kif *kif, const struct kif_line *line, const char *p)
{
	for (;;) {
		struct scan scan;

		p = scan_blanks(p, line->end);
		scan = scan_next(p, line->end);
		switch (scan.is) {
		case SCAN_open:
			p = read_time(kif, line, p);
			continue;
		case SCAN_plus:
			p += scan.length;
			continue;
		case SCAN_star:
			p += scan.length;
			kif_note(kif, NOTE_comment, kif_str(p, line->whole_end), p - scan.length);
			return line->end;
		default:
			return p;
		}
	}
}

/* Reports the first of the statements, from p to after, that follow another on a line; the fix puts
 * each on its own line.  *glued: 1 + the number of the finding, or 0. */
static void
report_glued(struct kif *kif, const char *p, const char *after, size_t *glued)
{
	struct diags *diags = kif->parse->diags;
	struct str before = str_rtrim(kif_str(kif->start, p));

	if (*glued == 0) {
		kif_report(kif, DIAG_glued_move, p, after, kif->line.depth, NO_ARGS);
		*glued = diags->count;
	}
	if (diags->left_out == 0)
		diags_fix(diags, &diags->list[*glued - 1], kif_span(kif, before.p + before.n, p),
		    STR("\n"));
}

bool
kif_ply_line(struct kif *kif, const struct kif_line *line)
{
	/* まで after a move ends the game, by resignation as a rule */
	static const struct result_line until = { UINT32_MAX, ENDING_resign, NO_SIDE, NO_SIDE,
		true };
	const char *p = read_statement(kif, line, line->p);
	size_t glued = 0;

	if (p == NULL)
		return false;
	while ((p = kif_ply_trailer(kif, line, p)) != line->end) {
		const char *after = read_statement(kif, line, p);

		if (after == NULL) {
			kif_unknown(kif, p, line->end);
			break;
		}
		report_glued(kif, p, after, &glued);
		p = after;
	}
	if (kif->until.n > 0)
		kif_tree_result(kif, &until, kif->until);
	kif->until.n = 0;
	return true;
}
