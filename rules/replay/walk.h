#ifndef RULES_REPLAY_WALK_H
#define RULES_REPLAY_WALK_H

#include "rules/adjudicate/adjudicate.h"
#include "rules/adjudicate/repetition.h"
#include "rules/laws/laws.h"
#include "rules/replay/replay.h"

/* Shared by the files of the replay: where the walk over a record's tree stands, and its steps. */

/* One step down the line of play that is being walked. */
struct frame {
	struct undo undo;
	uint32_t node;
	square_t last_to; /* destination of the move before this one */
	bool played;      /* there is a move to take back */
};

/* A replay at work. */
struct walk {
	const struct record *record;
	const struct replay_options *options;
	struct game *game;
	struct diags *diags;
	struct position position;
	struct repetition repetition;
	struct frame *frames;
	size_t frame_count, frame_cap;
	uint32_t depth; /* moves played from the start */
	square_t last_to;
	bool mainline; /* still on the main line */
	bool passed;   /* a fourth occurrence was found on the main line before */
	bool ended;    /* an ending was met on this line */
	bool last_illegal;
	bool excused;  /* the move that could not be played is the foul that the record ends with */
	bool ordinary; /* moves may be ordinary (ordinary.h) */
	bool marked;   /* the notation marks promotions that are declined */
	bool unread;   /* the main line stopped at words that are no move */
	struct trial trial;
	struct terms terms;
	struct foul foul; /* the first on the main line that its ending does not excuse */
	const struct result **results; /* by node: its result line; NULL: not asked for yet */
};

/* The node of the record. */
static inline const struct ply *
walk_ply(const struct walk *walk, uint32_t node)
{
	return &walk->record->plies[node];
}

/* The step that is being taken. */
static inline struct frame *
walk_frame(const struct walk *walk)
{
	return &walk->frames[walk->frame_count - 1];
}

/* Adds a finding about the move under the walk. */
static inline struct finding *
walk_report(struct walk *walk, enum diag rule, uint32_t node, const struct arg *args)
{
	return diags_add(walk->diags, rule, walk_ply(walk, node)->at, walk->depth + 1, args);
}

/* An error on the main line that no ending excuses makes the game illegal. */
static inline void
walk_condemn(struct walk *walk)
{
	if (walk->mainline)
		walk->game->verdict = VERDICT_illegal;
}

/* Judges and plays the move of a node.  Returns false when it cannot be played. */
bool walk_move(struct walk *walk, uint32_t node);

/* Judges a position that stands for the count-th time, from 2. */
void walk_judge(struct walk *walk, uint32_t node, uint32_t count);

/* Meets an ending. */
void walk_meet(struct walk *walk, uint32_t node);

/* Stops the line of play at a move that could not be played, and looks along next what is after
 * it. */
void walk_stop(struct walk *walk, uint32_t node);

/* The main line is over: what it came to. */
void walk_close(struct walk *walk);

/* A variation is over: its ending beside the board and its result line. */
void walk_close_variation(struct walk *walk);

#endif
