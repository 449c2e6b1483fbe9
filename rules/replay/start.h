#ifndef RULES_REPLAY_START_H
#define RULES_REPLAY_START_H

#include "record/diag.h"
#include "rules/board/position.h"
#include "rules/replay/replay_options.h"
#include "rules/variants/rules.h"

/* The start of a game. */
struct start {
	const struct compiled_variant *compiled;
	const struct guess *guess;       /* set by the caller: replaces what the record says */
	const struct handicap *handicap; /* the row with this position; NULL: none */
	bool turn_given;                 /* the record or its handicap says who moves first */
};

/*
 * Builds the start position that a record claims: a handicap's, the even start with pieces taken
 * away, or a board, which overrides the name of a handicap.  Reports pieces that cannot be placed,
 * pieces in excess, missing kings and the like.  Fills in *start.  Returns false, with a finding,
 * if the variant is not supported.
 */
bool start_build(const struct rules *rules, const struct record *record,
    const struct replay_options *options, struct position *position, struct start *start,
    struct diags *diags);

/*
 * Corrects, after start_build, the side to move of a board: the first move shows it where the board
 * does not name it, or names it by 下手番 or 上手番, which some programs write wrongly in a
 * handicap's board.  先手番 and 後手番 (black, white to move) are believed.
 */
void start_turn(struct position *position, const struct record *record, struct start *start,
    struct diags *diags);

/* Returns the handicap with this position, or NULL. */
const struct handicap *start_handicap(const struct position *position);

#endif
