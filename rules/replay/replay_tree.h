#ifndef RULES_REPLAY_REPLAY_TREE_H
#define RULES_REPLAY_REPLAY_TREE_H

#include "record/diag.h"
#include "rules/board/rules.h"
#include "rules/replay/replay_options.h"

/* As replay (replay.h), from the start that guess names, without guessing another. */
struct game *replay_tree(const struct rules *rules, const struct record *record,
    const struct replay_options *options, const struct guess *guess, struct diags *diags);

#endif
