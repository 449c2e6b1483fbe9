#ifndef RULES_SUGGEST_MAINLINE_H
#define RULES_SUGGEST_MAINLINE_H

#include "rules/board/play.h"

/* The main line as a list of claims, and how far it can be played after a change of it. */

struct mainline {
	const struct record *record;
	const uint32_t *nodes; /* of the moves, up to the first ending */
	uint32_t count;
	uint32_t turned; /* from this move on the sides are read the other way round */
	bool fast;       /* moves may take the fast path (rules/laws/fast_move.h) */
	unsigned broken; /* the laws that the last refused move breaks; 0: no piece fits it */
	uint32_t work;   /* moves that were tried so far */
};

/* A place in the line. */
struct mainline_place {
	struct position position;
	square_t last_to; /* destination of the move before, for 同 */
};

/* Sets *line to the main line of a game, in arena, and *place to its start. */
void mainline_of(const struct game *game, const struct compiled_variant *compiled,
    struct arena *arena, struct mainline *line, struct mainline_place *place);

/* Returns the claim of a move of the line. */
static inline const struct claim *
mainline_claim(const struct mainline *line, uint32_t at)
{
	return &line->record->plies[line->nodes[at]].claim;
}

/* Plays a claim, and fills in *move, if that is legal.  Else returns false, and the place must not
 * be used any more. */
bool mainline_play(struct mainline *line, struct mainline_place *place, const struct claim *claim,
    struct move *move);

/* Plays a move that is known to be legal there, and no pass. */
void mainline_play_legal(struct mainline *line, struct mainline_place *place, struct move *move);

/* Plays the line from a move on.  Returns the first move that is not legal, or the line's count; a
 * foul that the record ends with counts as played. */
uint32_t mainline_run(struct mainline *line, struct mainline_place *place, uint32_t from);

#endif
