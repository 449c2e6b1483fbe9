#ifndef RULES_ADJUDICATE_ADJUDICATE_H
#define RULES_ADJUDICATE_ADJUDICATE_H

#include "rules/adjudicate/ending_check.h"

/* Adjudication by the terms of the game (rule_set.h), in variants that rule sets apply to. */

/*
 * Compares an ending that depends on the terms with the board: declarations, agreed impasses, move
 * limits, tries.  Reports what does not agree.  Returns false on an error: the game cannot have
 * ended so.
 */
bool adjudicate_ending(const struct ending_facts *facts, enum ending ending);

/* The first foul of the main line that the record does not end with. */
struct foul {
	uint32_t node; /* 0: none */
	uint32_t ply;
	enum side side;
};

/* Whether broken laws (a set of LAW_BITs) make a foul that a player can commit; others are slips of
 * the person who wrote the game down. */
bool adjudicate_is_foul(unsigned broken);

/* Checks a main line that was played to its end: an unnoticed foul, a move limit that was passed, a
 * try that was overlooked.  value_patterns NULL: the game's date is not read. */
void adjudicate_game(const struct game *game, const struct ending_facts *facts,
    const struct foul *foul, struct value_patterns *value_patterns);

/* Finds the first move of the main line instead of which a side could have declared a win by the
 * terms of the game: its number by side, 0 if there is none. */
void adjudicate_declarations(const struct compiled_variant *compiled, const struct game *game,
    const struct terms *terms, uint32_t first[2]);

#endif
