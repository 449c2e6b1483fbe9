#include "rules/suggest/change.h"

struct claim
change_claim(const struct move *move)
{
	struct claim claim = { .kind = CLAIM_move,
		.has = CLAIM_HAS_to,
		.from = move->from,
		.mid = move->mid,
		.to = move->to,
		.side = move->side,
		.winner = NO_SIDE };

	if (move->kind == MOVE_drop) {
		claim.has |= CLAIM_HAS_drop | CLAIM_HAS_piece;
		claim.piece = piece_face(move->piece);
		return claim;
	}
	claim.has |= CLAIM_HAS_from | CLAIM_HAS_promotion_mark;
	if (move->mid != NO_SQUARE)
		claim.has |= CLAIM_HAS_mid;
	if ((move->flags & MOVE_promotes) != 0)
		claim.has |= CLAIM_HAS_promote;
	return claim;
}

/* Returns in how many words the piece and its promotion differ from the claim's. */
static unsigned
piece_words(const struct claim *claim, const struct move *move)
{
	bool promotes = (move->flags & MOVE_promotes) != 0;
	unsigned words = 0;

	if ((claim->has & CLAIM_HAS_after) != 0)
		return claim->after != piece_face(move->after);
	if ((claim->has & CLAIM_HAS_piece) != 0)
		words += claim->piece != piece_face(move->piece);
	return words + (((claim->has & CLAIM_HAS_promote) != 0) != promotes);
}

unsigned
change_words(const struct claim *claim, square_t last_to, const struct move *move)
{
	unsigned has = claim->has, words = piece_words(claim, move);
	bool drop = move->kind == MOVE_drop;

	if ((has & CLAIM_HAS_side) != 0)
		words += claim->side != move->side;
	if ((has & CLAIM_HAS_to) != 0)
		words += claim->to != move->to;
	else if ((has & CLAIM_HAS_same) != 0)
		words += last_to != move->to;
	if ((has & CLAIM_HAS_from) != 0)
		words += drop || claim->from != move->from;
	else if ((has & CLAIM_HAS_drop) != 0)
		words += !drop;
	if ((has & CLAIM_HAS_mid) != 0)
		words += claim->mid != move->mid;
	return words;
}

bool
change_same(const struct claim *a, const struct claim *b)
{
	return a->kind == b->kind && (a->has & ~CLAIM_HAS_side) == (b->has & ~CLAIM_HAS_side) &&
	       a->from == b->from && a->mid == b->mid && a->to == b->to && a->piece == b->piece &&
	       a->after == b->after && a->marks == b->marks;
}

void
change_between(square_t from, square_t to, bool squares[static BOARD_SQUARES])
{
	struct line line = movement_line(from, to);
	int square = from;

	for (unsigned n = 1; n < line.distance && line.distance != OFF_LINE; n++)
		squares[square += movement_step[line.direction]] = true;
}
