#ifndef RULES_LAWS_BARE_KING_H
#define RULES_LAWS_BARE_KING_H

#include "record/tables/ending.h"
#include "rules/board/position.h"

/*
 * The ending of a position in which a side has nothing left but its royal piece, by the variant's
 * rule (enum bare_king): ENDING_mate, *winner gets who wins; ENDING_draw; or ENDING_none, where the
 * game goes on.  Both sides have a royal piece.  Source: dai-shogi.md 6 and 13.6.
 */
enum ending bare_king_ending(const struct position *position, enum side *winner);

#endif
