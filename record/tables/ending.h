#ifndef RECORD_TABLES_ENDING_H
#define RECORD_TABLES_ENDING_H

#include "record/tables/piece.h"

/* Editions of the CSA standard: all before V3.0, and V3.0. */
enum csa_edition { CSA_V2 = 1 << 0, CSA_V3 = 1 << 1, CSA_all = CSA_V2 | CSA_V3 };

enum wins { WINS_nobody, WINS_mover, WINS_other };

enum ending_foul { FOUL_none, FOUL_move, FOUL_perpetual, FOUL_declaration };

enum ending {
#define ENDING(id, ...) ENDING_##id,
#include "record/tables/ending.def"
#undef ENDING
	ENDING_COUNT
};

/* One row of ending.def. */
struct ending_row {
	const char *name;
	enum wins wins;
	const char *kif, *csa, *english, *japanese;
	const char *made;
	enum ending instead;
	enum ending_foul foul;
};

extern const struct ending_row ending_rows[ENDING_COUNT];

/* Returns the first ending with this CSA word, of any edition, or that CSA's servers write:
 * OUTE_SENNICHITE, a perpetual check of a side that it does not name.  ENDING_other: none has it.
 */
enum ending ending_of_csa(struct str word);

/* Returns who wins by this ending, or NO_SIDE; mover is the side to move at the end. */
static inline enum side
ending_winner(enum ending ending, enum side mover)
{
	switch (ending_rows[ending].wins) {
	case WINS_mover:
		return mover;
	case WINS_other:
		return side_other(mover);
	case WINS_nobody:
		break;
	}
	return NO_SIDE;
}

/* Returns whether an ending gives each side half a point: it is a draw, not a game without a
 * result. */
static inline bool
ending_is_draw(enum ending ending)
{
	return ending == ENDING_sennichite || ending == ENDING_jishogi ||
	       ending == ENDING_declaration_draw || ending == ENDING_max_moves ||
	       ending == ENDING_draw;
}

#endif
