#ifndef RULES_ADJUDICATE_ENDING_CHECK_H
#define RULES_ADJUDICATE_ENDING_CHECK_H

#include "record/diag.h"
#include "rules/adjudicate/rule_set.h"
#include "rules/board/position.h"

/* What the replay knows when an ending is reached. */
struct ending_facts {
	struct position *position; /* the final one */
	bool fourfold;             /* it stands for the fourth time or more */
	enum side perpetual;       /* who gave perpetual check in doing so, or NO_SIDE */
	bool last_illegal;         /* the last move broke a law */
	uint32_t plies;            /* moves played */
	uint32_t number;           /* the same as the record counts them */
	const struct terms *terms; /* of the game */
};

/*
 * Settles what an ending claim means on the board: whose foul it is, perpetual check after 反則 or
 * %ILLEGAL_MOVE.  *winner gets who wins by it.  Contradictions with the moves become findings at
 * span.
 */
enum ending ending_check_claim(const struct ending_facts *facts, const struct claim *claim,
    struct span at, enum side *winner, struct diags *diags);

/* Compares a まで line with what was played; ending and winner are the settled ones.  From a
 * position within a game (手数＝30) it may count from there or from that game's begin.  Returns
 * whether it says the same; else a finding is added. */
bool ending_check_result(const struct ending_facts *facts, const struct result *result,
    enum ending ending, enum side winner, struct diags *diags);

/*
 * The ending that stands on the board itself, where no words are needed, in games that check does
 * not end: the last royal piece is taken, a side is left with it alone (bare.h), or the side to
 * move cannot (dai-shogi.md 6).  ENDING_none when there is none; *winner gets who wins.
 */
enum ending ending_check_board(struct position *position, enum side *winner);

/* Compares a recorded ending with that. */
void ending_check_winner(struct position *position, enum ending ending, enum side winner,
    struct span at, struct diags *diags);

/*
 * Whether an ending claim says that the move before it, made by mover, was a foul: an illegal last
 * move is then the truth, no error. loser is whom the foul itself condemns (of perpetual check
 * either side; else mover).
 */
bool ending_check_excuses(const struct claim *claim, enum side mover, enum side loser);

#endif
