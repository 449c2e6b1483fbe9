#ifndef RULES_REPLAY_REPLAY_H
#define RULES_REPLAY_REPLAY_H

#include "record/diag.h"
#include "rules/board/rules.h"
#include "rules/replay/replay_options.h"

/*
 * Plays a record through and returns the game, in record->arena.  Adds findings of the groups
 * legality, result, setup, clock and header to diags, each at the words that it is about.  Never
 * fails: a record that cannot be played returns a game with VERDICT_unreadable.  Never allocates
 * per move.
 */
struct game *replay(const struct rules *rules, const struct record *record,
    const struct replay_options *options, struct diags *diags);

#endif
