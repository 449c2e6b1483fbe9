#ifndef WRITERS_TESTING_SCATTER_H
#define WRITERS_TESTING_SCATTER_H

/* Random positions, for tests of what draws them.  Test code only. */

#include "record/game.h"
#include "record/variants/testing_variants.h"

/* Returns a number below another: the next of seed. */
static inline uint32_t
test_draw(uint32_t *seed, uint32_t below)
{
	*seed = *seed * 1664525 + 1013904223;
	return (uint32_t)(((uint64_t)*seed * below) >> 32);
}

/* Sets any pieces on any squares, and in the hands of the smaller boards. */
static inline void
test_scatter(struct diagram *diagram, unsigned files, unsigned ranks, uint32_t *seed)
{
	unsigned kinds = files > 9 ? KIND_COUNT : KIND_king + 1, file, rank, kind;
	const struct piece_set *set = testing_pieces(files > 9 ? "dai" : "shogi");
	piece_t piece;

	*diagram =
	    (struct diagram){ .pieces = set, .width = (uint8_t)files, .height = (uint8_t)ranks };
	for (rank = 1; rank <= ranks; rank++) {
		for (file = 1; file <= files; file++) {
			piece = piece_make((enum kind)(1 + test_draw(seed, kinds - 1)),
			    test_draw(seed, 2) == 0, test_draw(seed, 2) == 0 ? BLACK : WHITE);
			if (test_draw(seed, 3) > 0 || piece_cell(set, piece)[0] == '\0')
				continue;
			diagram->cells[square_make(file, rank)] = piece;
		}
	}
	for (kind = 1; kind < KIND_king && files <= 9; kind++) {
		diagram->hands[BLACK][kind] = (uint8_t)test_draw(seed, 19);
		diagram->hands[WHITE][kind] = (uint8_t)test_draw(seed, 2);
	}
}

#endif
