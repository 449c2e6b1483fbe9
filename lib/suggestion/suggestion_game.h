#ifndef LIB_SUGGESTION_SUGGESTION_GAME_H
#define LIB_SUGGESTION_SUGGESTION_GAME_H

#include "record/suggestion.h"
#include "rules/replay/replay.h"

/*
 * Replays the record of a game with the first of its suggestions, in the record's arena, and adds
 * what is found to diags.  Nodes keep their numbers; that of a missing move is the record's
 * ply_count.  Returns NULL where variations leave open what the change means for them.
 */
struct game *suggestion_game(const struct rules *rules, const struct replay_options *options,
    const struct game *game, struct diags *diags);

#endif
