#ifndef RULES_ADJUDICATE_ADJUDICATE_H
#define RULES_ADJUDICATE_ADJUDICATE_H

#include "rules/adjudicate/ending_check.h"
#include "rules/adjudicate/rule_set.h"

/*
 * Games of variants that no rule set speaks of are left alone.
 *
 * Compares an ending that the terms of the game decide with the board: declarations, agreed
 * impasses, move limits, tries.  What does not fit becomes a finding at span.  Returns false when
 * it is an error: the game cannot have ended so.
 */
bool adjudicate_ending(
    const struct ending_facts *facts, enum ending ending, struct span at, struct diags *diags);

/* The first foul of the main line that the record does not end with. */
struct foul {
	uint32_t node; /* 0: none */
	uint32_t ply;
	enum side side;
};

/* Whether laws broken (a set of 1 << LAW_x) make a foul that a player can commit; the others are
 * slips of the one who wrote the game down. */
bool adjudicate_is_foul(unsigned broken);

/*
 * Looks over a main line that was played to its end: a foul that went unnoticed, a move limit that
 * was passed, a try that was not seen.  value_patterns NULL: the game's date is not known.
 */
void adjudicate_game(const struct game *game, const struct ending_facts *facts,
    const struct foul *foul, struct value_patterns *value_patterns, struct diags *diags);

#endif
