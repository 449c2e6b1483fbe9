#ifndef RULES_VARIANTS_LAW_H
#define RULES_VARIANTS_LAW_H

/* The laws by number, and the sets of them that the variants name. */

enum law {
#define LAW(id, ...) LAW_##id,
#include "rules/variants/laws.def"
#undef LAW
	LAW_COUNT
};

#define LAW_BIT(id) (1u << LAW_##id)

/* the laws of every game */
#define LAWS_ALL_GAMES                                                                             \
	(LAW_BIT(wrong_turn) | LAW_BIT(no_piece) | LAW_BIT(wrong_side) |                           \
	    LAW_BIT(wrong_piece_name) | LAW_BIT(own_capture) | LAW_BIT(bad_move) | LAW_BIT(pass) | \
	    LAW_BIT(promotion_outside_zone) | LAW_BIT(cannot_promote) | LAW_BIT(unpromote))
/* of games with drops */
#define LAWS_DROPS                                                                                 \
	(LAW_BIT(not_in_hand) | LAW_BIT(drop_promoted) | LAW_BIT(drop_occupied) | LAW_BIT(nifu) |  \
	    LAW_BIT(uchifuzume))
/* of games in which check must be answered */
#define LAWS_KING LAW_BIT(king_in_check)
/* of games that end with the capture of the royal pieces */
#define LAWS_ROYAL (LAW_BIT(no_drops) | LAW_BIT(royal_lost))
/* of chu shogi */
#define LAWS_LIONS (LAW_BIT(lion_trade) | LAW_BIT(counter_strike))

#endif
