#ifndef RULES_REPLAY_REPLAY_MOVE_H
#define RULES_REPLAY_REPLAY_MOVE_H

#include "rules/adjudicate/adjudicate.h"
#include "rules/adjudicate/repetition.h"
#include "rules/laws/fast_move.h"
#include "rules/laws/judge.h"
#include "rules/replay/replay_options.h"

/* What takes one step of the line of play back. */
struct replay_step {
	struct undo undo;
	square_t last_to;         /* destination of the move before this one */
	bool played;              /* there is a move to take back */
	struct quiet_moves quiet; /* before this move */
};

/* Playing one record.  Flat: the fast path reads and writes its members at every move. */
struct replay {
	const struct record *record;
	const struct replay_options *options;
	struct game *game;
	struct diags *diags;
	struct repetition repetition;
	uint32_t *line; /* the nodes of the line of play */
	size_t line_count;
	bool returns;              /* it will be walked back: there are variations or PVs */
	struct replay_step *steps; /* of the line; if it is not walked back, the last one alone */
	size_t branch;  /* nodes before the first of this line that no line before it had */
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
	struct position position;
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

/* Returns the last node of the line, and the step to it. */
static inline uint32_t
replay_last(const struct replay *replay)
{
	return replay->line[replay->line_count - 1];
}

static inline struct replay_step *
replay_step(const struct replay *replay)
{
	return &replay->steps[replay->returns ? replay->line_count - 1 : 0];
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

/* Returns the occurrence of a position that counts: that of the rule set or, where it is not one of
 * shogi's, of the variant. */
static inline uint32_t
replay_occurrences(const struct replay *replay)
{
	enum { USUAL = 4 };
	const struct variant *variant = replay->position.compiled->variant;

	return variant->repetitions == USUAL ? replay->terms.rule_set->occurrences
					     : variant->repetitions;
}

/* Returns who loses by perpetual check in the present position, which is such an occurrence;
 * NO_SIDE: nobody. */
static inline enum side
replay_perpetual(const struct replay *replay)
{
	return replay->position.compiled->variant->perpetual_check
		   ? replay->terms.rule_set->perpetual(&replay->repetition, replay->depth,
			 replay_occurrences(replay), side_other(replay->position.side))
		   : NO_SIDE;
}

/* Stores with a move, which is not played yet, the squares of the other pieces that could
 * make it, for notations that must tell them apart. */
void replay_keep_rivals(struct replay *replay, struct move *move);

/* Keeps with a move just played that it broke laws, and reports those judged after it. */
void replay_keep_broken(
    struct replay *replay, struct move *move, unsigned before, unsigned after, bool excused);

/* Judges the position just reached, if it is a repeated one. */
void replay_judge_occurrence(struct replay *replay, uint32_t node);

/* Plays a move that breaks these laws before it is played, as play_kind, completes its facts and
 * counts the position after it. */
static inline __attribute__((always_inline)) void
replay_play(struct replay *replay, struct replay_step *step, struct move *move, enum move_kind kind,
    bool usual, unsigned before, bool excused)
{
	struct position *position = &replay->position;
	square_t to = move->to;
	uint32_t depth = replay->depth;
	unsigned broken;

	play_kind(position, move, &step->undo, kind, usual);
	broken = judge_kind(position, move, &step->undo, kind, usual);
	if (RARELY((broken | before) != 0))
		replay_keep_broken(replay, move, before, broken, excused);
	replay->last_illegal = (broken | before) != 0;
	/* (the first move has none before it, and some passes have no square) */
	if (depth != 0 && to == replay->last_to && (kind != MOVE_pass || to != NO_SQUARE))
		move->flags |= MOVE_same;
	if (kind != MOVE_pass) /* 同 after a pass refers to the move before the pass */
		replay->last_to = to;
	step->played = true;
	step->quiet = replay->repetition.quiet;
	replay->depth = ++depth;
	if (repetition_enter(&replay->repetition, depth, position_key(position),
		!usual && move->side != step->undo.side, (move->flags & MOVE_check) != 0) >= 2)
		replay_judge_occurrence(replay, replay_last(replay));
}

/* Plays a usual move (fast_move.h). */
static inline __attribute__((always_inline)) void
replay_play_usual(struct replay *replay, struct replay_step *step, struct move *move)
{
	if (RARELY(replay->options->rivals))
		replay_keep_rivals(replay, move);
	if (USUALLY(move->kind == MOVE_board))
		replay_play(replay, step, move, MOVE_board, true, 0, false);
	else
		replay_play(replay, step, move, MOVE_drop, true, 0, false);
}

/* As replay_move, for any claim. */
bool replay_any_claim(struct replay *replay, struct replay_step *step);

/* Judges and plays the move that a step's node, the line's last, claims.  Returns false if it
 * cannot be played. */
static inline bool
replay_move(
    struct replay *replay, struct replay_step *step, uint32_t node, const struct claim *claim)
{
	struct move *move = &replay->game->moves[node];

	if (RARELY(!replay->fast ||
		   !fast_move(&replay->position, claim, replay->last_to, false, move)))
		return replay_any_claim(replay, step);
	replay_play_usual(replay, step, move);
	return true;
}

#endif
