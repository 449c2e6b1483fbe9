#ifndef RULES_ADJUDICATE_IMPASSE_H
#define RULES_ADJUDICATE_IMPASSE_H

#include "record/diag.h"
#include "record/game.h"
#include "rules/board/position.h"

/*
 * Impasse (持将棋, jishogi): the kings have entered the promotion zone and neither can be mated.
 * Decided by points: rook and bishop 5, promoted or not, every other piece 1, the king none (Japan
 * Shogi Association, match rules; kifu-rules(7)).
 */

/* What a player may declare, named after the points. */
enum declaration {
	DECLARATION_none,
	DECLARATION_27, /* 28 points win for black, 27 for white */
	DECLARATION_24, /* 31 points win, 24 draw */
	DECLARATION_COUNT
};

/* Returns the declaration named after points, or DECLARATION_none. */
enum declaration impasse_declaration(unsigned points);

/* Counts a side's pieces and points.  With given, the pieces missing from a full set, which white
 * gave as a handicap, count as white's. */
struct impasse_count impasse_count(const struct position *position, enum side side, bool given);

/* Returns whether a side's king is in its promotion zone. */
bool impasse_entered(const struct position *position, enum side side);

enum impasse_verdict { IMPASSE_lose, IMPASSE_draw, IMPASSE_win };

/* The verdict on a declaration, and the first condition that it fails. */
struct impasse {
	enum impasse_verdict verdict;
	enum phrase why;     /* unless it wins; uses is and needed as arguments {2} and {3}, or
			      * the piece that gives check and its square */
	unsigned is, needed; /* pieces or points; 0 where why uses none */
};

/*
 * Judges a declaration by the side to move (入玉宣言).  It wins with the king in the promotion
 * zone, ten other pieces there, the king not in check, and enough points of the pieces there and in
 * hand.
 */
struct impasse impasse_judge(
    const struct position *position, enum declaration declaration, bool given);

#endif
