#include "rules/replay/candidates.h"

/* Where an origin lies, seen by the mover from the destination. */
struct bearing {
	int forward; /* > 0: the move goes forward */
	int left;    /* > 0: the origin lies to the mover's left */
};

static struct bearing
bearing_of(enum side mover, square_t from, square_t to)
{
	int rank = (int)square_rank(from) - (int)square_rank(to);
	int file = (int)square_file(from) - (int)square_file(to);

	return mover == BLACK ? (struct bearing){ rank, file } : (struct bearing){ -rank, -file };
}

/* Whether a move agrees with the claim's marks of motion and promotion. */
static bool
fits_claim(const struct position *position, const struct claim *claim, enum side mover,
    piece_t piece, square_t from, square_t to)
{
	struct bearing bearing = bearing_of(mover, from, to);
	unsigned marks = claim->marks;

	return ((marks & MARK_up) == 0 || bearing.forward > 0) &&
	       ((marks & MARK_down) == 0 || bearing.forward < 0) &&
	       ((marks & MARK_side) == 0 || bearing.forward == 0) &&
	       ((marks & MARK_straight) == 0 || (bearing.left == 0 && bearing.forward > 0)) &&
	       ((claim->has & CLAIM_HAS_promote) == 0 ||
		   position_may_promote(position, piece, from, to));
}

/* Whether a piece moves all ways and far (龍 and 馬).  Such a piece never takes 直: one of two is
 * always 右 or 左 of the other. */
static bool
never_straight(const struct position *position, piece_t piece)
{
	const struct reach *reach = &position->compiled->reach[piece];

	for (unsigned d = 0; d < DIRECTIONS; d++)
		if (reach->range[d] == 0)
			return false;
	return reach->range[0] == REACH_FAR || reach->range[1] == REACH_FAR;
}

/*
 * Keeps the origins that 左 or 右 means: those strictly on that side or, with zero, straight below
 * too.  If several are left, the outermost is meant.
 */
static void
keep_side(
    enum side mover, const struct claim *claim, square_t to, bool zero, struct candidates *found)
{
	int best = zero ? -1 : 0;
	size_t kept = 0;

	for (size_t i = 0; i < found->count; i++) {
		int left = bearing_of(mover, found->squares[i], to).left;
		int far = (claim->marks & MARK_left) != 0 ? left : -left;

		if (far > best) {
			best = far;
			kept = 0;
		}
		if (far == best && (zero || far > 0))
			found->squares[kept++] = found->squares[i];
	}
	found->count = kept;
}

bool
candidates_named(const struct position *position, const struct claim *claim, piece_t piece)
{
	const struct reach *reach = position->compiled->reach;

	return piece_face(piece) == claim->piece ||
	       ((claim->has & CLAIM_HAS_homonym) != 0 && piece_promoted(piece) &&
		   movement_alike(&reach[claim->piece], &reach[piece_face(piece)]));
}

/* Whether the mover's piece on from is one that the claim names and could have made the move. */
static inline bool
fits(const struct position *position, const struct claim *claim, enum side mover, piece_t piece,
    square_t from, square_t to, piece_t face)
{
	bool captures = (claim->has & CLAIM_HAS_mid) != 0 && position_at(position, claim->mid) != 0;
	square_t mid = captures ? claim->mid : NO_SQUARE; /* of a lion's move */

	if (face != 0 && piece_face(piece) != face &&
	    (face != claim->piece || !candidates_named(position, claim, piece)))
		return false;
	if (((claim->has & CLAIM_HAS_from_file) != 0 &&
		square_file(claim->from) != square_file(from)) ||
	    ((claim->has & CLAIM_HAS_from_rank) != 0 &&
		square_rank(claim->from) != square_rank(from)))
		return false;
	if (to == NO_SQUARE || from == to) /* it stays: captures on the next square, or passes */
		return mid != NO_SQUARE ? position_reaches(position, piece, from, mid, from)
					: (claim->has & CLAIM_HAS_capture) == 0 &&
					      position_pass(position, from) != NO_SQUARE;
	if ((claim->has & CLAIM_HAS_mid) != 0 &&
	    !position_reaches(position, piece, from, claim->mid, to))
		return false;
	return position_reaches(position, piece, from, mid, to) &&
	       fits_claim(position, claim, mover, piece, from, to);
}

static void
collect(const struct position *position, const struct claim *claim, enum side mover, square_t to,
    piece_t face, bool stays, struct candidates *found)
{
	const unsigned own = mover == WHITE ? PIECE_WHITE : 0;
	/* only this face can be meant */
	const bool exact = face != 0 && (claim->has & CLAIM_HAS_homonym) == 0;

	for (square_t from = NO_SQUARE;
	     exact ? position_next_of(position, &from, (piece_t)(face | own))
		   : position_next(position, &from);) {
		piece_t piece = position_at(position, from);

		if (piece == 0 || (piece & PIECE_WHITE) != own)
			continue;
		if ((!stays || from == to) && found->count < CANDIDATES_MAX &&
		    fits(position, claim, mover, piece, from, to, face))
			found->squares[found->count++] = from;
	}
}

void
candidates_find(const struct position *position, const struct claim *claim, enum side mover,
    square_t to, piece_t face, struct candidates *found)
{
	piece_t there = to == NO_SQUARE ? 0 : position_at(position, to);
	bool stays = there != 0 && piece_side(there) == mover;

	found->count = 0;
	if (stays ? !position->compiled->lions : face == 0 && there == 0 && to != NO_SQUARE)
		return;
	collect(position, claim, mover, to, face, stays, found);
	if ((claim->marks & (MARK_left | MARK_right)) != 0)
		keep_side(mover, claim, to, face != 0 && never_straight(position, face), found);
}

unsigned
candidates_rivals(const struct position *position, const struct move *move, square_t *squares)
{
	/* 居食い (igui): it captures and stays */
	bool igui = move->mid != NO_SQUARE && move->to == move->from;
	unsigned count = 0;

	for (square_t from = NO_SQUARE; position_next_of(position, &from, move->piece);)
		if (from != move->from && from != move->to && count < CANDIDATES_MAX &&
		    position_reaches(
			position, move->piece, from, move->mid, igui ? from : move->to))
			squares[count++] = from;
	return count;
}
