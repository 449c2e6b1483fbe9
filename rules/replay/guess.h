#ifndef RULES_REPLAY_GUESS_H
#define RULES_REPLAY_GUESS_H

#include "rules/replay/rules.h"

/* Starts that a record may mean (struct guess). */

/*
 * Whether one of them lets the game be played that came out as game.  Returns the first of these:
 * the even start, then the fewest pieces given.
 */
bool guess_start(const struct rules *rules, const struct record *record,
    const struct replay_options *options, const struct game *game, struct guess *guess);

/* Says what was guessed, where the record had said nothing. */
void guess_report(const struct record *record, const struct guess *guess, struct diags *diags);

/* As replay, from the start guessed, and without a further guess (replay.c). */
struct game *replay_from(const struct rules *rules, const struct record *record,
    const struct replay_options *options, const struct guess *guess, struct diags *diags);

#endif
