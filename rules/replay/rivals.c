#include "rules/replay/rivals.h"

unsigned
rivals_find(const struct position *position, const struct move *move, square_t *squares)
{
	const struct variant *variant = position->compiled->variant;
	bool igui =
	    move->mid != NO_SQUARE && move->to == move->from; /* 居食い: it takes and stays */
	unsigned count = 0;

	for (unsigned rank = 1; rank <= variant->height; rank++)
		for (unsigned file = 1; file <= variant->width; file++) {
			square_t from = square_make(file, rank);

			if (position_at(position, from) == move->piece && from != move->from &&
			    from != move->to && count < RIVALS_MAX &&
			    position_reaches(
				position, move->piece, from, move->mid, igui ? from : move->to))
				squares[count++] = from;
		}
	return count;
}
