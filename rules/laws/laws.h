#ifndef RULES_LAWS_LAWS_H
#define RULES_LAWS_LAWS_H

#include <stdbool.h>

#include "record/diag.h"
#include "rules/board/position.h"

enum law {
#define LAW(id, of, when, fate) LAW_##id,
#include "rules/laws/laws.def"
#undef LAW
	LAW_COUNT
};

#define LAW_BIT(id) (1u << LAW_##id)
/* laws of every game; of games with drops; that a king in check must be answered; of games that end
 * with the capture of the royals */
#define LAWS_ALL_GAMES                                                                             \
	(LAW_BIT(wrong_turn) | LAW_BIT(no_piece) | LAW_BIT(wrong_side) |                           \
	    LAW_BIT(wrong_piece_name) | LAW_BIT(own_capture) | LAW_BIT(bad_move) | LAW_BIT(pass) | \
	    LAW_BIT(promotion_outside_zone) | LAW_BIT(cannot_promote) | LAW_BIT(unpromote))
#define LAWS_DROPS                                                                                 \
	(LAW_BIT(not_in_hand) | LAW_BIT(drop_promoted) | LAW_BIT(drop_occupied) |                  \
	    LAW_BIT(dead_end) | LAW_BIT(nifu) | LAW_BIT(uchifuzume))
#define LAWS_KING LAW_BIT(king_in_check)
#define LAWS_ROYAL (LAW_BIT(no_drops) | LAW_BIT(royal_lost))
#define LAWS_LIONS (LAW_BIT(lion_trade) | LAW_BIT(counter_strike))

/* A move on trial: what is to be played, and what the record said that the move alone does not
 * show. */
struct trial {
	struct move move;
	piece_t named;      /* the face the record names before the move; 0: none */
	piece_t said_after; /* the face the record names after the move; 0: none */
	bool promotes;      /* the record says that it promotes */
	bool assumed;       /* it must, and the record does not say */
	uint8_t mover;      /* enum side: who the record says moved; else the side to move */
};

/*
 * Judges a move before it is played: the set of 1 << LAW_x it breaks.  Reads the position only.
 */
unsigned laws_before(const struct position *position, const struct trial *trial);

/*
 * Judges a move that was just played; position is the one after it and undo what it was before.
 */
unsigned laws_after(struct position *position, const struct move *move, const struct undo *undo);

/* Whether a set of broken laws holds one that makes the move impossible to play. */
bool laws_impossible(unsigned broken);

/*
 * Adds a finding for each broken law of the set, in the table's order.  position is the one before
 * the move for the laws judged before, the one after it for the others; call once for each.
 */
void laws_report(const struct position *position, const struct trial *trial, unsigned broken,
    struct span at, uint32_t ply, enum severity severity, struct diags *diags);

#endif
