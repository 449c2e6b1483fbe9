#ifndef RULES_REPLAY_START_H
#define RULES_REPLAY_START_H

#include "rules/replay/guess.h"
#include "rules/replay/rules.h"

/* The start position of a record, settled.  All but `guess` is filled in by start_build. */
struct start {
	const struct compiled_variant *compiled;
	const struct guess *guess; /* in: what to take in place of what the record says */
	const struct handicap
	    *handicap;   /* the row of the variant's table with this position; NULL: none */
	bool turn_given; /* the record says who moves first, or its handicap does */
};

/*
 * Builds the start position that a record claims: a handicap's, the even start with pieces taken
 * away, or a board.  A board wins over a handicap's name (formats-japanese.md 1.4).  What cannot be
 * placed, pieces in excess, missing kings and the like become findings. Returns false when there is
 * no such position (unsupported variant): a finding says why.
 */
bool start_build(const struct rules *rules, const struct record *record,
    const struct replay_options *options, struct position *position, struct start *start,
    struct diags *diags);

/*
 * A board that does not say who moves first, or says it wrongly (some programs write 下手番 for
 * white to move in a handicap's board): the first move tells (formats-japanese.md 1.5).  先手番
 * and 後手番 are believed.  Call it after start_build.
 */
void start_turn(struct position *position, const struct record *record, struct start *start,
    struct diags *diags);

/* Looks the position up in the variant's table of handicaps: its row, or NULL. */
const struct handicap *start_handicap(const struct position *position);

#endif
