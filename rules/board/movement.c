#include "rules/board/movement.h"

enum { JUMPS = 25 };

/* Returns the line to a square this many files and ranks away. */
static struct line *
line_to(struct grid *grid, int file, int rank)
{
	return &grid->lines[(unsigned)(rank * 32 + file) & (LINE_COUNT - 1)];
}

void
movement_grid(struct grid *grid)
{
	for (unsigned square = 0; square < 256; square++) {
		grid->ranks[square] = (uint16_t)(1u << square_rank((square_t)square));
		grid->places[square] = (uint16_t)(square + (square & 0xF0));
	}
	for (unsigned i = 0; i < LINE_COUNT; i++)
		grid->lines[i] = (struct line){ 0, OFF_LINE, NO_JUMP, 0 };
	for (unsigned d = 0; d < DIRECTIONS; d++)
		for (int n = 1; n < BOARD_MAX; n++)
			*line_to(grid, betza_file_step[d] * n, betza_rank_step[d] * n) =
			    (struct line){ (uint8_t)d, (uint8_t)n, NO_JUMP, (uint8_t)(1u << d) };
	for (int bit = 0; bit < JUMPS; bit++)
		if (bit != JUMPS / 2)
			line_to(grid, bit / 5 - 2, bit % 5 - 2)->jump = (uint8_t)bit;
}
