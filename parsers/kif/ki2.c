#include "parsers/kif/ki2.h"

#include "parsers/kif/kif.h"
#include "parsers/kif/kif_ply.h"
#include "parsers/kif/kif_probe.h"
#include "parsers/kif/kif_tree.h"
#include "parsers/kif/kif_word.h"

#include "record/scan.h"

/* Whether there is a square or 同 at p. */
static bool
square_begins(const char *p, const char *end)
{
	struct scan scan = scan_next(p, end);

	return scan.is == SCAN_digit || scan.is == SCAN_numeral || scan.is == SCAN_same;
}

/* Reads the mark of a side: ▲ and △, or + and - before a move.  Returns the place after it, or p,
 * with NO_SIDE, when there is none. */
static const char *
read_mark(const char *p, const char *end, enum side *side)
{
	struct scan scan = scan_next(p, end);
	const char *after = p + scan.length;

	*side = NO_SIDE;
	if (scan.is == SCAN_side)
		*side = (enum side)scan.value;
	else if ((scan.is == SCAN_plus || scan.is == SCAN_dash) && square_begins(after, end))
		*side = scan.is == SCAN_plus ? BLACK : WHITE;
	return *side == NO_SIDE ? p : scan_blanks(after, end);
}

/* Whether a move may end at p: without marks, also before another square. */
static bool
at_edge(const char *p, const char *end, enum side side)
{
	return kif_move_edge(p, end) || scan_next(p, end).is == SCAN_dash ||
	       scan_word(p, end, STR("まで")) != 0 || (side == NO_SIDE && square_begins(p, end));
}

/* Reads what follows the piece of a usual move: 成, 不成, 打 and relative marks, and then a blank,
 * a mark or the end of the line.  Returns the place after it, or NULL when something else follows.
 */
static inline const char *
read_usual_suffixes(const char *p, const char *limit, struct claim *claim)
{
	for (struct scan scan;; p += scan.length) {
		scan = scan_next(p, limit);
		switch (scan.is) {
		case SCAN_mark:
			claim->marks |= scan.value;
			break;
		case SCAN_drop:
			claim->has |= CLAIM_HAS_drop;
			break;
		case SCAN_promote:
			claim->has |= CLAIM_HAS_promote;
			break;
		case SCAN_not:
			p += scan.length;
			if (scan_next(p, limit).is != SCAN_promote)
				return NULL;
			claim->has |= CLAIM_HAS_stay;
			break;
		case SCAN_blank: /* no origin after it */
			return scan_next(scan_blanks(p, limit), limit).is != SCAN_open ? p : NULL;
		case SCAN_side:
		case SCAN_end:
			return p;
		default:
			return NULL;
		}
	}
}

/* Reads a move with its mark in the form that nearly all programs write: ▲７六歩, △同　銀右不成.
 * Returns the place after it, or NULL when it has another form.  limit is the end of the text, in
 * which no word goes on in the next line.  *claim is that of record_no_ply. */
static inline const char *
read_usual(const char *p, const char *limit, struct claim *claim)
{
	enum { MARK_BYTES = 3 };
	const struct scan *mark;

	if (limit - p <= KIF_MOVE_USUAL + MARK_BYTES || (mark = scan_three(p))->is != SCAN_side ||
	    (p = kif_move_usual_words(p + MARK_BYTES, claim)) == NULL)
		return NULL;
	claim->has ^= CLAIM_HAS_promotion_mark | CLAIM_HAS_side;
	claim->side = mark->value;
	return read_usual_suffixes(p, limit, claim);
}

/* Reads a move or a word that ends the game, with its mark: ▲７六歩, 同　銀右成, ▲同, △投了.
 * Returns the place after it, or NULL when there is neither at p. */
static const char *
read_claim(const struct piece_set *set, const char *p, const char *end, struct claim *claim)
{
	enum side side;
	const char *words = read_mark(p, end, &side),
		   *after = kif_move_read(set, words, end, claim);
	struct scan same = scan_next(words, end);

	if (after == NULL && same.is == SCAN_same) {
		/* without a piece, as old records have it: any piece that can recapture */
		*claim = kif_move_none();
		claim->has = CLAIM_HAS_same;
		after = words + same.length;
	}
	if (after == NULL && words != end)
		after = kif_word_read(words, end, claim);
	if (after == NULL || !at_edge(after, end, side))
		return NULL;
	/* promotion declined is marked as well: 不成 */
	claim->has &= (uint16_t)~CLAIM_HAS_promotion_mark;
	if (side != NO_SIDE)
		claim->has |= CLAIM_HAS_side;
	claim->side = (uint8_t)side;
	return after;
}

/* Returns the place of the next mark after p, or the end. */
static const char *
next_mark(const char *p, const char *end)
{
	do
		p += scan_next(p, end).length;
	while (p != end && scan_next(p, end).is != SCAN_side);
	return p;
}

/* Whether there is a damaged move at p: a mark and a square. */
static bool
is_damaged(const char *p, const char *end)
{
	enum side side;
	const char *words = read_mark(p, end, &side);

	return side != NO_SIDE && square_begins(words, end);
}

/* Whether there is nothing but moves from p on. */
static bool
has_only_moves(const struct piece_set *set, const char *p, const char *end)
{
	struct claim claim;

	for (p = scan_blanks(p, end); p != end; p = scan_blanks(p, end)) {
		if (scan_next(p, end).is == SCAN_star || scan_word(p, end, STR("まで")) != 0)
			break;
		p = read_claim(set, p, end, &claim);
		if (p == NULL)
			return false;
	}
	return true;
}

/* Whether a line without a move at its beginning is a row of moves whose first is damaged: if a
 * move follows it, or if the line is no longer than one. */
static bool
is_damaged_row(const struct piece_set *set, const char *p, const char *end)
{
	enum { MOVE_BYTES = 27 };
	struct claim claim;
	const char *rest;

	if (!is_damaged(p, end))
		return false;
	rest = next_mark(p, end);
	return read_claim(set, rest, end, &claim) != NULL ||
	       (rest == end && rest - p <= MOVE_BYTES);
}

/* Reads what is no move in a row: a damaged move, or unknown words.  Returns the place after it. */
static const char *
read_strange(struct kif *kif, const struct kif_line *line, const char *p)
{
	static const struct claim none = { .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };
	const char *after = next_mark(p, line->end), *end;
	struct str words = str_rtrim(kif_str(p, after));
	bool cut = line->last && after == line->end;

	end = p + words.n;
	if (!is_damaged(p, line->end)) {
		kif_unknown(kif, p, end);
		return after;
	}
	kif_tree_add(kif, 0, &none, kif_span(kif, p, end));
	kif_report_text(kif, cut ? DIAG_truncated : DIAG_bad_move_text, p, end, kif->line.depth);
	return after;
}

/* Reads moves of the usual form that simply follow the open line of play, into their nodes.
 * Returns the place after them and blanks. */
static inline const char *
read_run(struct kif *kif, const struct kif_line *line, const char *p)
{
	while (p != line->end && kif->pieces == NULL && kif_tree_follows(kif)) {
		struct ply *ply = record_spare(kif->record);
		const char *after;

		*ply = record_no_ply;
		after = read_usual(p, kif->end, &ply->claim);
		if (after == NULL)
			break;
		ply->at = kif_span(kif, p, after);
		kif_tree_follow(kif, line_cursor_last(&kif->line)->number + 1);
		p = scan_blanks(after, line->end);
	}
	return p;
}

/* Reads a row of moves.  It may end with a comment or with the result. */
static bool
read_row(struct kif *kif, const struct kif_line *line)
{
	const char *p = read_run(kif, line, line->p), *after = NULL;
	struct claim claim;

	if (p != line->end)
		after = read_claim(kif->pieces, p, line->end, &claim);
	/* in prose (▲７六歩が好手) nothing ends the move */
	if (p == line->p && after != NULL && (claim.has & CLAIM_HAS_side) == 0 &&
	    !has_only_moves(kif->pieces, p, line->end))
		return false;
	if (p == line->p && after == NULL && !is_damaged_row(kif->pieces, p, line->end))
		return kif_ply_line(kif, line); /* it has a number */
	while (p != line->end) {
		if (after != NULL)
			kif_tree_add(kif, 0, &claim, kif_span(kif, p, after));
		else if (kif_read_result(kif, p, line->end))
			break;
		else if ((after = kif_ply_trailer(kif, line, p)) == p)
			after = read_strange(kif, line, p);
		p = read_run(kif, line, scan_blanks(after, line->end));
		if (p != line->end)
			after = read_claim(kif->pieces, p, line->end, &claim);
	}
	return true;
}

/* The marks of a record, which are only a check: the board shows whose move it is. */
struct marks {
	uint8_t *before; /* by node: who moved before it by the marks, or NO_SIDE */
	bool wrong;      /* a mark is of the other side */
	enum side first; /* who moves first by the marks */
};

/* Some programs write the mark of the last mover before 投了, so endings do not count. */
static bool
is_marked(const struct claim *claim)
{
	return (claim->has & CLAIM_HAS_side) != 0 && claim->kind != CLAIM_end;
}

static void
report_mark(struct kif *kif, uint32_t node)
{
	const struct ply *ply = &kif->record->plies[node];

	diags_add(kif->parse->diags, DIAG_side_mark, ply->at, 0,
	    ARGS(A_SIDE((enum side)ply->claim.side)));
}

/* Follows the marks down the tree, whose nodes come after their parents.  Reports each mark that is
 * the same as that of the move before; only the first if all moves of the record have one mark. */
static void
follow_marks(struct kif *kif, struct marks *marks)
{
	const struct record *record = kif->record;
	bool has[2] = { false, false };
	uint32_t node;

	for (node = 1; node < record->ply_count; node++) {
		if (is_marked(&record->plies[node].claim))
			has[record->plies[node].claim.side] = true;
	}
	for (node = 1; node < record->ply_count; node++) {
		const struct ply *ply = &record->plies[node];
		enum side before = (enum side)marks->before[node];
		enum side side = before == NO_SIDE ? NO_SIDE : side_other(before);

		if (is_marked(&ply->claim)) {
			if (ply->claim.side == before &&
			    ((has[BLACK] && has[WHITE]) || !marks->wrong)) {
				report_mark(kif, node);
				marks->wrong = true;
			}
			side = (enum side)ply->claim.side;
		}
		if (node == record->plies[0].next)
			marks->first = side;
		marks->before[ply->next] = (uint8_t)side;
		marks->before[ply->alt] =
		    (uint8_t)(side == NO_SIDE || before != NO_SIDE ? before : side_other(side));
	}
}

/* Returns who must have made the first move if there is no diagram: a board move stays in its
 * side's half of the board.  NO_SIDE: the move does not show it. */
static enum side
owner_of_first(const struct claim *claim)
{
	enum { MIDDLE = 5 };
	unsigned rank = square_rank(claim->to);

	if (rank == 0 || rank == MIDDLE || (claim->has & CLAIM_HAS_drop) != 0)
		return NO_SIDE;
	return rank > MIDDLE ? BLACK : WHITE;
}

/*
 * Infers who moves first from marks that alternate, if the setup does not say it: in a diagram
 * always; at another start, against its custom, only if the first move is in that side's half of
 * the board.  If it is in the other half, and the second move too, all marks are reversed, which is
 * reported.
 */
static void
settle_turn(struct kif *kif, const struct marks *marks)
{
	struct setup *setup = &kif->record->setup;
	uint32_t node = kif->record->plies[0].next;
	const struct ply *first = &kif->record->plies[node];
	enum side custom = setup->base == SETUP_named ? WHITE : BLACK;
	enum side owner = owner_of_first(&first->claim);

	if (setup->turn != NO_SIDE || marks->first == NO_SIDE || marks->wrong)
		return;
	if (setup->base == SETUP_board) {
		setup->turn = (uint8_t)marks->first;
		setup->turn_is.at = first->at;
	} else if (owner == side_other(marks->first)) {
		if (owner_of_first(&kif->record->plies[first->next].claim) == marks->first)
			report_mark(kif, node);
	} else if (owner == side_other(custom)) {
		setup->turn = (uint8_t)owner;
		setup->turn_is.inferred = true;
		setup->turn_is.at = first->at;
		diags_add(kif->parse->diags, DIAG_turn_guessed, first->at, 0, ARGS(A_SIDE(owner)));
	}
}

/* Whether all moves are of one line and have marks, which alternate; it may have an ending.  Then
 * *first is who moves first by the marks. */
static bool
marks_alternate(const struct record *record, enum side *first)
{
	enum side before = NO_SIDE;
	size_t node;

	for (node = 1; node < record->ply_count; node++) {
		const struct ply *ply = &record->plies[node];

		if (ply->alt != 0 || !is_marked(&ply->claim) || ply->claim.side == before)
			break;
		before = (enum side)ply->claim.side;
		if (node == 1)
			*first = before;
	}
	return node == record->ply_count ||
	       (node + 1 == record->ply_count && record->plies[node].claim.kind == CLAIM_end &&
		   record->plies[node].alt == 0);
}

/* Checks the marks, which were read as claims of who moves, and removes them. */
static void
finish_marks(struct kif *kif)
{
	struct record *record = kif->record;
	struct marks marks = { .first = NO_SIDE };
	uint32_t node;

	if (!marks_alternate(record, &marks.first)) {
		marks.first = NO_SIDE;
		marks.before = arena_take(record->arena, record->ply_count);
		memset(marks.before, NO_SIDE, record->ply_count);
		follow_marks(kif, &marks);
	}
	settle_turn(kif, &marks);
	for (node = 1; node < record->ply_count; node++) {
		record->plies[node].claim.has &= (uint16_t)~CLAIM_HAS_side;
		record->plies[node].claim.side = NO_SIDE;
	}
}

static const struct kif_dialect ki2_dialect = { read_row, finish_marks };

static bool
next(struct parse *parse, struct record *record)
{
	return kif_read(parse, record, &ki2_dialect);
}

static struct sign
probe(struct str body)
{
	enum { MOVES = 90, ORIGINS = 50, LESS = 5 };
	struct kif_looks looks;
	struct sign sign;

	kif_probe_looks(body, &looks);
	if (looks.ki2.score != 0)
		return looks.ki2;
	if (looks.relative.score != 0) {
		sign = looks.relative;
		sign.score = MOVES;
	} else if (looks.move.score != 0) {
		sign = looks.move;
		sign.score = ORIGINS;
	} else { /* without moves KIF comes first */
		sign = looks.word;
		sign.score = sign.score > LESS ? sign.score - LESS : 0;
	}
	if (looks.heading || looks.numbered)
		sign.score = 0;
	return sign;
}

static bool
header_line(
    struct memory *memory, struct value_patterns *value_patterns, struct str key, struct str value)
{
	return kif_takes_header(memory, value_patterns, &ki2_dialect, key, value);
}

const struct parser ki2_parser = { .probe = probe, .next = next, .header_line = header_line };
