#ifndef RULES_REPLAY_REJOIN_H
#define RULES_REPLAY_REJOIN_H

#include "rules/board/rules.h"
#include "rules/replay/replay_options.h"

/*
 * Returns whether a node of record->unsure continues the line before it, its number being a
 * mistake, rather than begins a variation: it is legal there, and either is not as a variation or
 * is followed by no move with the next number.  The latter shows nothing after a variation, where
 * such files have more of them.  Replays the record twice in scratch memory.
 */
bool rejoin_fits(const struct rules *rules, const struct record *record,
    const struct replay_options *options, uint32_t node);

#endif
