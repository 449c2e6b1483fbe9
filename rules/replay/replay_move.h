#ifndef RULES_REPLAY_REPLAY_MOVE_H
#define RULES_REPLAY_REPLAY_MOVE_H

#include "rules/adjudicate/adjudicate.h"
#include "rules/adjudicate/repetition.h"
#include "rules/board/play.h"
#include "rules/laws/laws.h"
#include "rules/replay/replay_options.h"

/* One step down the line of play. */
struct replay_step {
	struct undo undo;
	uint32_t node;
	square_t last_to; /* destination of the move before this one */
	bool played;      /* there is a move to take back */
};

struct replay {
	const struct record *record;
	const struct replay_options *options;
	struct game *game;
	struct diags *diags;
	struct position position;
	struct repetition repetition;
	struct replay_step *steps;
	size_t step_count, step_cap;
	size_t branch;  /* steps before the first of this line that no line before it had */
	uint32_t depth; /* moves played from the start */
	square_t last_to;
	bool mainline;     /* still on the main line */
	bool repeated;     /* a fourth occurrence was found on the main line before */
	uint32_t fourfold; /* depth of the first fourth occurrence on the present line; 0: none */
	bool ended;        /* this line has an ending already */
	bool last_illegal; /* the last move broke a law */
	bool excused; /* the move that could not be played is the foul that the record ends with */
	bool fast;    /* moves may take the fast path (fast_move.h) */
	bool marked;  /* the notation marks promotions that are declined */
	bool unread;  /* the main line stopped at words that are no move */
	struct trial trial;
	struct terms terms;
	struct foul foul; /* the first on the main line that its ending does not excuse */
	const struct result **results; /* by node: its result line; NULL: not indexed yet */
};

static inline const struct ply *
replay_ply(const struct replay *replay, uint32_t node)
{
	return &replay->record->plies[node];
}

/* Returns the claim of the node that follows on the line. */
static inline const struct claim *
replay_next_claim(const struct replay *replay, uint32_t node)
{
	return &replay_ply(replay, replay_ply(replay, node)->next)->claim;
}

/* Returns the present step. */
static inline struct replay_step *
replay_step(const struct replay *replay)
{
	return &replay->steps[replay->step_count - 1];
}

/* Adds a finding about the next move. */
static inline struct finding *
replay_report(struct replay *replay, enum diag rule, uint32_t node, const struct arg *args)
{
	return diags_add(
	    replay->diags, rule, replay_ply(replay, node)->at, replay->depth + 1, args);
}

/* Makes the game illegal: an error on the main line that no ending excuses. */
static inline void
replay_condemn(struct replay *replay)
{
	if (replay->mainline)
		replay->game->verdict = VERDICT_illegal;
}

/* Stores with the trial's move, which is not played yet, the squares of the other pieces that could
 * make it, for notations that must tell them apart. */
void replay_keep_rivals(struct replay *replay);

/* Judges and plays the move of a node.  Returns false if it cannot be played. */
bool replay_move(struct replay *replay, uint32_t node);

#endif
