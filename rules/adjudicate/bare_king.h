#ifndef RULES_LAWS_BARE_KING_H
#define RULES_LAWS_BARE_KING_H

#include "record/tables/ending.h"
#include "rules/board/position.h"

/*
 * Returns the ending of a position in which a side has only its royal piece left, by the variant's
 * rule (enum bare_king, kifu-variants(7)): ENDING_mate, and *winner gets who wins; ENDING_draw; or
 * ENDING_none if the game goes on.  Both sides have a royal piece.
 */
enum ending bare_king_ending(const struct position *position, enum side *winner);

#endif
