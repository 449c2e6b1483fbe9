#ifndef RULES_ADJUDICATE_IMPASSE_H
#define RULES_ADJUDICATE_IMPASSE_H

#include "record/diag.h"
#include "rules/board/position.h"

/*
 * Impasse (jishogi, 持将棋: the kings have entered the far ranks and neither can be mated), by
 * points (rules.md 3): rook and bishop 5, promoted or not, every other piece 1, the king none.
 */

/* What a player may declare, named by the points that it is called after. */
enum declaration {
	DECLARATION_none,
	DECLARATION_27, /* 28 points win for black, 27 for white */
	DECLARATION_24, /* 31 points win, 24 draw */
	DECLARATION_COUNT
};

/* The declaration called after points, or DECLARATION_none. */
enum declaration impasse_declaration(unsigned points);

/*
 * Points of all pieces of a side on the board and in hand: the count of an agreement.  With given,
 * white's count has the points that are missing from a full set: those of the handicap.
 */
unsigned impasse_total(const struct position *position, enum side side, bool given);

enum impasse_verdict { IMPASSE_lose, IMPASSE_draw, IMPASSE_win };

/* What a declaration comes to, and the first condition that it fails. */
struct impasse {
	enum impasse_verdict verdict;
	enum phrase why;     /* unless it wins; names arguments {2} and {3}: is and needed */
	unsigned is, needed; /* pieces or points; 0 where why does not speak of them */
};

/*
 * Judges a declaration by the side to move: its king in the far ranks, ten pieces besides it there,
 * not in check, and enough points, of the pieces there and in hand.
 */
struct impasse impasse_judge(
    const struct position *position, enum declaration declaration, bool given);

#endif
