#include "rules/replay/candidates.h"

#include "record/text/swar.h"

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
	const struct movement *odd = position->compiled->odd;
	piece_t face = piece_face(piece);

	return face == claim->piece ||
	       ((claim->has & CLAIM_HAS_homonym) != 0 && piece_promoted(piece) &&
		   (odd == NULL ? betza_alike(&reach[claim->piece], &reach[face])
				: betza_same(&odd[claim->piece], &odd[face])));
}

/* Whether the origin is in the file or rank that the claim names, if it does. */
static inline bool
fits_half(const struct claim *claim, square_t from)
{
	return ((claim->has & CLAIM_HAS_from_file) == 0 ||
		   square_file(claim->from) == square_file(from)) &&
	       ((claim->has & CLAIM_HAS_from_rank) == 0 ||
		   square_rank(claim->from) == square_rank(from));
}

/* Whether the mover's piece on from is one that the claim names and could have made the move. */
static bool
fits(const struct position *position, const struct claim *claim, enum side mover, piece_t piece,
    square_t from, square_t to, piece_t face)
{
	bool captures = (claim->has & CLAIM_HAS_mid) != 0 && position_at(position, claim->mid) != 0;
	square_t mid = captures ? claim->mid : NO_SQUARE; /* of a lion's move */

	if (face != 0 && piece_face(piece) != face &&
	    (face != claim->piece || !candidates_named(position, claim, piece)))
		return false;
	if (!fits_half(claim, from))
		return false;
	if (to == NO_SQUARE || from == to) /* it stays: captures on the next square, or passes */
		return mid != NO_SQUARE ? position_reaches(position, piece, from, mid, from)
					: (claim->has & CLAIM_HAS_capture) == 0 &&
					      position_pass(position, from) != NO_SQUARE;
	if ((claim->has & CLAIM_HAS_mid) != 0 &&
	    !position_reaches(position, piece, from, claim->mid, to))
		return false;
	return (position_reaches(position, piece, from, mid, to) ||
		   (mid == NO_SQUARE && position_only_stays(position, piece, from, to))) &&
	       fits_claim(position, claim, mover, piece, from, to);
}

/* Asks each of the mover's pieces. */
static void
collect(const struct position *position, const struct claim *claim, enum side mover, square_t to,
    piece_t face, bool stays, struct candidates *found)
{
	for (square_t from = NO_SQUARE; position_next(position, &from);) {
		piece_t piece = position_at(position, from);

		if (piece != 0 && piece_side(piece) == mover && (!stays || from == to) &&
		    found->count < CANDIDATES_MAX &&
		    fits(position, claim, mover, piece, from, to, face))
			found->squares[found->count++] = from;
	}
}

/* Adds a square to those found, which are in order. */
static inline void
add(struct candidates *found, square_t square)
{
	size_t i = found->count;

	for (; i > 0 && found->squares[i - 1] >= square; i--)
		found->squares[i] = found->squares[i - 1];
	found->squares[i] = square;
	found->count++;
}

/* Returns what lies on the eight next squares, a byte for each direction. */
static inline uint64_t
next_cells(const struct position *position, square_t square)
{
	const piece_t *cell = &position->cells[BOARD_PAD + square];

#define NEXT(d) ((uint64_t)cell[movement_step[d]] << 8 * (d))
	return NEXT(0) | NEXT(1) | NEXT(2) | NEXT(3) | NEXT(4) | NEXT(5) | NEXT(6) | NEXT(7);
#undef NEXT
}

/* Finds the squares, other than one, of the pieces exactly like piece that attack to, looking from
 * there. */
static inline __attribute__((always_inline)) void
find_attackers(const struct position *position, piece_t piece, square_t to, square_t other,
    struct candidates *found)
{
	const struct compiled_variant *compiled = position->compiled;
	const struct reach *reach = &compiled->reach[piece];
	enum side side = piece_side(piece);
	struct line line = movement_line(to, other);
	uint64_t next;
	unsigned alike, empty, near, far;

	found->count = 0;
	next = next_cells(position, to);
	alike = swar_bits(swar_equal(next, piece));
	empty = swar_bits(swar_equal(next, 0));
	near = alike & compiled->beside[side][piece] & ~(line.distance == 1 ? line.bit : 0u);
	for (; near != 0; near &= near - 1)
		add(found, (square_t)(to + movement_step[__builtin_ctz(near)]));
	for (far = empty & compiled->afar[side][piece]; far != 0; far &= far - 1) {
		unsigned d = (unsigned)__builtin_ctz(far);
		unsigned range = reach->range[(d + DIRECTIONS / 2) % DIRECTIONS];
		int from = to + movement_step[d];

		do
			from += movement_step[d];
		while (--range > 1 && position_at(position, from) == 0);
		if (position_at(position, from) == piece && from != other)
			add(found, (square_t)from);
	}
	for (unsigned j = 0; reach->jumps != 0 && j < compiled->jump_count[side]; j++) {
		int from = to - compiled->jumps[side][j];

		if ((reach->jumps >> compiled->jump_bits[side][j] & 1) != 0 &&
		    position_at(position, from) == piece && from != other &&
		    position_attacks(position, piece, (square_t)from, to)) /* not over an edge */
			add(found, (square_t)from);
	}
}

/* Finds the mover's pieces with exactly this face that fit the claim of a direct move. */
static void
find_exact(const struct position *position, const struct claim *claim, enum side mover, square_t to,
    piece_t face, struct candidates *found)
{
	piece_t piece = face | (mover == WHITE ? PIECE_WHITE : 0);
	const unsigned words = CLAIM_HAS_from_file | CLAIM_HAS_from_rank | CLAIM_HAS_promote;
	size_t kept = 0;

	find_attackers(position, piece, to, NO_SQUARE, found);
	if (((claim->has & words) | claim->marks) == 0)
		return;
	for (size_t i = 0; i < found->count; i++) {
		square_t from = found->squares[i];

		if (fits_half(claim, from) && fits_claim(position, claim, mover, piece, from, to))
			found->squares[kept++] = from;
	}
	found->count = kept;
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
	if (stays || to == NO_SQUARE || face == 0 ||
	    (claim->has & (CLAIM_HAS_homonym | CLAIM_HAS_mid)) != 0 ||
	    position->compiled->odd != NULL)
		collect(position, claim, mover, to, face, stays, found);
	else
		find_exact(position, claim, mover, to, face, found);
	if ((claim->marks & (MARK_left | MARK_right)) != 0)
		keep_side(mover, claim, to, face != 0 && never_straight(position, face), found);
}

/* Finds the other pieces like that of a lion's move that could capture the same on the way or, if
 * it stays (居食い, igui), beside them; or those that move in an odd way. */
static void
find_lions(const struct position *position, const struct move *move, struct candidates *found)
{
	bool igui = move->to == move->from;

	found->count = 0;
	for (square_t from = NO_SQUARE; position_next(position, &from);)
		if (position_at(position, from) == move->piece && from != move->from &&
		    from != move->to && found->count < CANDIDATES_MAX &&
		    position_reaches(
			position, move->piece, from, move->mid, igui ? from : move->to))
			found->squares[found->count++] = from;
}

void
candidates_rivals(
    const struct position *position, const struct move *move, struct candidates *found)
{
	if (move->mid != NO_SQUARE || position->compiled->odd != NULL)
		find_lions(position, move, found);
	else
		find_attackers(position, move->piece, move->to, move->from, found);
}
