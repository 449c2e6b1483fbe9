#ifndef LIB_SUGGESTION_TEXT_H
#define LIB_SUGGESTION_TEXT_H

#include "record/diag.h"
#include "record/suggestion.h"
#include "rules/board/rules.h"

/* Looks for the likely move (record/suggestion.h) of a game in which one could not be played, and
 * reports it. */
void suggestion_report(const struct rules *rules, struct game *game, struct diags *diags);

/* Appends a game's suggestions, which it has, as a JSON object. */
void suggestion_json(const struct game *game, struct buffer *out);

#endif
