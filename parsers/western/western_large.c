#include "parsers/western/western_large.h"

/* Reads a square at p, 8c or 10m; returns p if there is none. */
static const char *
take_square(const char *p, const char *end, const struct western_style *style, square_t *square)
{
	struct western_coordinate file, rank;
	const char *after = western_coordinate(p, end, style, &file);

	if (after == NULL || file.letter)
		return p;
	after = western_coordinate(after, end, style, &rank);
	if (after == NULL || !rank.letter)
		return p;
	*square = square_make(file.value, rank.value);
	return after;
}

/* The squares of a move and the signs before them: 8l-8k, x10f-10g. */
enum { STEPS = 3 };

struct steps {
	square_t squares[STEPS];
	bool signs[STEPS]; /* a sign stood before the square */
	bool capture;      /* one of the signs was that of a capture */
	unsigned count;
};

static const char *
take_steps(const char *p, const char *end, const struct western_style *style, struct steps *steps)
{
	*steps = (struct steps){ .count = 0 };
	while (steps->count < STEPS) {
		enum western_sign sign;
		const char *square = western_sign(p, end, &sign), *after;

		after = take_square(square, end, style, &steps->squares[steps->count]);
		if (after == square)
			break;
		steps->signs[steps->count++] = square != p;
		steps->capture |= sign == WESTERN_capture;
		p = after;
	}
	return p;
}

/* Reads half an origin before a sign, the file or the rank of G4-5h or Gi-5h; returns p if there is
 * none. */
static const char *
take_half(const char *p, const char *end, const struct western_style *style, struct claim *claim)
{
	struct western_coordinate half;
	const char *after = western_coordinate(p, end, style, &half);
	enum western_sign sign;

	if (after == NULL || western_sign(after, end, &sign) == after)
		return p;
	claim->has |= half.letter ? CLAIM_HAS_from_rank : CLAIM_HAS_from_file;
	claim->from = half.letter ? square_make(0, half.value) : square_make(half.value, 0);
	return after;
}

/* Claims the squares where the piece starts, stops on the way and ends, as many as there are. */
static bool
claim_steps(const struct steps *steps, struct claim *claim)
{
	unsigned origin = steps->count > 1 && !steps->signs[0], left = steps->count - origin;
	bool half = (claim->has & (CLAIM_HAS_from_file | CLAIM_HAS_from_rank)) != 0;

	if (left < 1 || left > 2 || (half && !steps->signs[0]))
		return false;
	if (origin != 0) {
		claim->has |= CLAIM_HAS_from;
		claim->from = steps->squares[0];
	}
	if (left == 2) {
		claim->has |= CLAIM_HAS_mid;
		claim->mid = steps->squares[origin];
	}
	claim->has |= CLAIM_HAS_to | (steps->capture ? CLAIM_HAS_capture : 0u);
	claim->to = steps->squares[steps->count - 1];
	return true;
}

/* Reads igui or a pass: x!9d, 8cx!9d, !9d, !.  An exclamation mark after a square alone is praise.
 */
static const char *
take_stay(const char *p, const char *end, const struct western_style *style, struct claim *claim)
{
	const char *sign = take_square(p, end, style, &claim->from), *mark, *after;
	enum western_sign act;

	if (sign != p)
		claim->has |= CLAIM_HAS_from;
	mark = western_sign(sign, end, &act);
	if (mark == end || *mark != '!' || (mark != sign && act != WESTERN_capture))
		return NULL;
	after = take_square(mark + 1, end, style, &claim->mid);
	if (after != mark + 1)
		claim->has |= CLAIM_HAS_mid | CLAIM_HAS_capture;
	else if (mark == p)
		claim->kind = CLAIM_pass;
	else
		return NULL;
	return after;
}

const char *
western_large_move(
    const char *p, const char *end, const struct western_style *style, struct claim *claim)
{
	const char *squares = western_piece(p, end, style, &claim->piece), *after;
	bool bare = squares == NULL;
	struct claim stay;
	struct steps steps;

	claim->has = bare ? 0 : CLAIM_HAS_piece;
	squares = bare ? p : squares;
	stay = *claim;
	after = take_stay(squares, end, style, &stay);
	if (after != NULL && (!bare || (stay.has & CLAIM_HAS_from) != 0)) {
		*claim = stay;
		return after;
	}
	if (!bare)
		squares = take_half(squares, end, style, claim);
	after = take_steps(squares, end, style, &steps);
	if (!claim_steps(&steps, claim) || (bare && (claim->has & CLAIM_HAS_from) == 0))
		return NULL;
	if (bare)
		claim->has |= CLAIM_HAS_promotion_mark;
	return after;
}
