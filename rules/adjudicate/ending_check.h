#ifndef RULES_ADJUDICATE_ENDING_CHECK_H
#define RULES_ADJUDICATE_ENDING_CHECK_H

#include "record/diag.h"
#include "rules/adjudicate/rule_set.h"
#include "rules/board/position.h"

/* What the replay knows at an ending, and where findings about it go. */
struct ending_facts {
	struct position *position; /* the final one */
	bool fourfold;             /* its fourth occurrence, or a later one */
	bool passed;               /* the line has a fourth occurrence, here or before */
	enum side perpetual;       /* who gave perpetual check in doing so, or NO_SIDE */
	bool last_illegal;         /* the last move broke a law */
	bool problem;              /* the start is a problem's (struct game) */
	uint32_t plies;            /* moves played */
	uint32_t number;           /* the same as the record counts them */
	const struct terms *terms; /* of the game */
	struct span at;            /* the ending, or the last move where none is written */
	struct diags *diags;
};

/* Reports that an ending contradicts the board; why is a phrase and its arguments. */
void ending_check_contradiction(
    const struct ending_facts *facts, enum ending ending, const struct arg *why);

/*
 * Returns the ending that a claim means on this board: whose foul it is, whether 反則 (a foul) or
 * %ILLEGAL_MOVE is perpetual check.  *winner gets who wins by it.  Reports what contradicts the
 * moves.
 */
enum ending ending_check_claim(
    const struct ending_facts *facts, const struct claim *claim, enum side *winner);

/* Returns whether an ending claim may name a repetition: 千日手, or a draw without its reason, such
 * as 1/2-1/2, 引き分け, and %HIKIWAKE where the rules know no declared draw. */
bool ending_check_names_repetition(const struct terms *terms, const struct claim *claim);

/*
 * Compares a まで line ("after N moves ... wins") with the settled ending and winner.  Within a
 * game (手数＝30) its count may begin at the start position or at the game's beginning.  Returns
 * whether it agrees; else adds a finding.
 */
bool ending_check_result(const struct ending_facts *facts, const struct result *result,
    enum ending ending, enum side winner);

/*
 * Returns the ending that the board itself shows, in games that check does not end: the last royal
 * piece is captured, a side has nothing else left (enum bare_king), or the side to move has no
 * move. ENDING_none if there is none; *winner gets who wins.
 */
enum ending ending_check_board(struct position *position, enum side *winner);

/* Reports the first move of a main line after a king was captured or a side was left with nothing
 * else. */
void ending_check_passed(const struct game *game, const struct ending_facts *facts);

/* Compares the winner of a recorded ending with that. */
void ending_check_winner(const struct ending_facts *facts, enum ending ending, enum side winner);

/*
 * Whether an ending claim says that the move before it, made by mover, was a foul: an illegal last
 * move is then no error.  loser is who loses by that foul: the mover or, by perpetual check, either
 * side.
 */
bool ending_check_excuses(const struct claim *claim, enum side mover, enum side loser);

#endif
