#ifndef RULES_SUGGEST_SUGGEST_H
#define RULES_SUGGEST_SUGGEST_H

#include "record/suggestion.h"
#include "rules/board/rules.h"

/* Moves that are tried for a game at most; the limit is one of kifu(1). */
enum { SUGGEST_WORK = 8000 };

/*
 * Looks for the smallest changes of the main line after which the rest of it can be played, where a
 * move of it is refused.  Returns them in the record's arena; NULL if no move is refused, or none
 * was found.  Where the refused move is alone wrong, a change of a move long before it is looked
 * for only among those that concern the same squares.
 */
const struct suggestions *suggest(const struct rules *rules, const struct game *game);

#endif
