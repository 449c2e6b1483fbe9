#ifndef RULES_REPLAY_GUESS_H
#define RULES_REPLAY_GUESS_H

#include "record/diag.h"
#include "rules/replay/replay_options.h"
#include "rules/variants/rules.h"

/*
 * Looks for another start (struct guess) from which the moves of a record can be played, whose
 * replay is game.  *guess gets the first that works: the even start, then the fewest pieces given.
 * Returns false if there is none.
 */
bool guess_start(const struct rules *rules, const struct record *record,
    const struct replay_options *options, const struct game *game, struct guess *guess);

/* Reports the guess, where the record says nothing about the start. */
void guess_report(const struct record *record, const struct guess *guess, struct diags *diags);

#endif
