#ifndef RULES_REPLAY_START_H
#define RULES_REPLAY_START_H

#include "record/diag.h"
#include "rules/board/position.h"
#include "rules/board/rules.h"
#include "rules/replay/replay_options.h"

/*
 * Builds the start position that a game's record claims: a handicap's, the even start with pieces
 * taken away, or a board, which overrides the name of a handicap; game->guess replaces what the
 * record says.  Sets game->handicap and game->problem.  Reports pieces that cannot be placed,
 * pieces in excess, missing kings and the like.  Returns false, with a finding, if the variant is
 * not supported.
 */
bool start_build(const struct rules *rules, const struct replay_options *options, struct game *game,
    struct position *position, struct diags *diags);

#endif
