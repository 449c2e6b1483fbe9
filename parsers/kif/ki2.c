#include "parsers/kif/ki2.h"

#include "record/ki2_claim.h"
#include "record/text/scan.h"

/* Takes what is no move off a row: a damaged move, or words without meaning.  Returns the place
 * after it. */
static const char *
read_strange(struct kif *kif, const struct kif_line *line, const char *p)
{
	static const struct claim none = { .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };
	const char *after = ki2_claim_next(p, line->end), *end;
	struct str words = str_rtrim((struct str){ p, (size_t)(after - p) });
	bool cut = line->last && after == line->end;

	end = p + words.n;
	if (!ki2_claim_damaged(p, line->end)) {
		kif_unknown(kif, p, end);
		return after;
	}
	kif_tree_add(kif, 0, &none, kif_span(kif, p, end));
	kif_find(kif, cut ? DIAG_truncated : DIAG_bad_move_text, p, end, kif->line.depth,
	    ARGS(A_STR(kif_excerpt(p, end))));
	return after;
}

/* Reads a row of moves.  It may end with a comment or with the result. */
static bool
read_row(struct kif *kif, const struct kif_line *line)
{
	const char *p = line->p, *after;
	struct claim claim;

	if (!ki2_claim_row(p, line->end)) /* it has a number, or is prose that begins with a move */
		return ki2_claim_read(p, line->end, &claim) == NULL && kif_ply_line(kif, line);
	while ((p = scan_blanks(p, line->end)) != line->end) {
		after = ki2_claim_read(p, line->end, &claim);
		if (after != NULL)
			kif_tree_add(kif, 0, &claim, kif_span(kif, p, after));
		else if (kif_line_result(kif, p, line->end))
			break;
		else if ((after = kif_ply_trailer(kif, line, p)) == p)
			after = read_strange(kif, line, p);
		p = after;
	}
	return true;
}

/* --- the marks */

/* The marks of a record, which are nothing but a check: the board decides whose move it is. */
struct marks {
	uint8_t *before; /* by node: who moved before it, as the marks say, or NO_SIDE */
	uint32_t count[2];
	bool wrong;      /* a mark is not its side's */
	enum side first; /* who moves first, as the marks say */
};

/* Some programs put the mark of the last mover before 投了: endings do not count. */
static bool
is_marked(const struct claim *claim)
{
	return (claim->has & CLAIM_HAS_side) != 0 && claim->kind != CLAIM_end;
}

static void
report_mark(struct kif *kif, uint32_t node)
{
	const struct ply *ply = &kif->record->plies[node];
	const char *p = kif->start + ply->at.at;

	kif_find(
	    kif, DIAG_side_mark, p, p + ply->at.n, 0, ARGS(A_SIDE((enum side)ply->claim.side)));
}

static void
count_marks(struct kif *kif, struct marks *marks)
{
	uint32_t node;

	for (node = 1; node < kif->record->ply_count; node++) {
		const struct claim *claim = &kif->record->plies[node].claim;

		if (is_marked(claim))
			marks->count[claim->side]++;
	}
}

/*
 * Follows the marks down the tree; nodes come after those they hang on.  Each mark that is the same
 * as that of the move before is reported; only the first where all moves of the record have one
 * mark.
 */
static void
follow_marks(struct kif *kif, struct marks *marks)
{
	const struct record *record = kif->record;
	bool both = marks->count[BLACK] > 0 && marks->count[WHITE] > 0;
	uint32_t node;

	for (node = 1; node < record->ply_count; node++) {
		const struct ply *ply = &record->plies[node];
		enum side before = (enum side)marks->before[node];
		enum side side = before == NO_SIDE ? NO_SIDE : side_other(before);

		if (is_marked(&ply->claim)) {
			if (ply->claim.side == before && (both || !marks->wrong)) {
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

/* Whose move the first must be, from no diagram: nobody comes further than to the own half.  A drop
 * may go anywhere. */
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
 * Where the setup does not say who moves first, marks that alternate say it: of a diagram always;
 * of another start, against its custom, when the first move agrees.  When that does not, all marks
 * are the wrong way round.
 */
static void
settle_turn(struct kif *kif, const struct marks *marks)
{
	struct setup *setup = &kif->record->setup;
	uint32_t node = kif->record->plies[0].next;
	const struct ply *first = &kif->record->plies[node];
	const char *words = kif->start + first->at.at;
	enum side custom = setup->base == SETUP_named ? WHITE : BLACK;
	enum side owner = owner_of_first(&first->claim);

	if (setup->turn != NO_SIDE || marks->first == NO_SIDE || marks->wrong)
		return;
	if (setup->base == SETUP_board) {
		setup->turn = (uint8_t)marks->first;
		setup->turn_at = first->at;
	} else if (owner == side_other(marks->first)) {
		report_mark(kif, node);
	} else if (owner == side_other(custom)) {
		setup->turn = (uint8_t)owner;
		setup->turn_at = first->at;
		kif_find(
		    kif, DIAG_turn_guessed, words, words + first->at.n, 0, ARGS(A_SIDE(owner)));
	}
}

/* The marks were read as claims of who moves; they are checked and taken back. */
static void
finish_marks(struct kif *kif)
{
	struct record *record = kif->record;
	struct marks marks = { .first = NO_SIDE };
	uint32_t node;

	marks.before = arena_take(record->arena, record->ply_count);
	memset(marks.before, NO_SIDE, record->ply_count);
	count_marks(kif, &marks);
	follow_marks(kif, &marks);
	settle_turn(kif, &marks);
	for (node = 1; node < record->ply_count; node++) {
		record->plies[node].claim.has &= (uint16_t)~CLAIM_HAS_side;
		record->plies[node].claim.side = NO_SIDE;
	}
}

const struct kif_dialect ki2_dialect = { read_row, finish_marks };

static bool
next(struct parse *parse, struct record *record)
{
	return kif_read(parse, record, &ki2_dialect);
}

/* The same sign with another score. */
static struct sign
scored(struct sign sign, int score)
{
	sign.score = score;
	return sign;
}

static struct sign
probe(struct str body)
{
	enum { MOVES = 90, ORIGINS = 50, LESS = 5 };
	struct kif_looks looks;

	kif_probe_looks(body, &looks);
	if (looks.ki2.score != 0)
		return looks.ki2;
	if (looks.heading || looks.numbered)
		return scored(looks.word, 0);
	if (looks.relative.score != 0)
		return scored(looks.relative, MOVES);
	if (looks.move.score != 0)
		return scored(looks.move, ORIGINS);
	/* without moves KIF comes first */
	return scored(looks.word, looks.word.score > LESS ? looks.word.score - LESS : 0);
}

const struct parser ki2_parser = { probe, next };
