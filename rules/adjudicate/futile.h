#ifndef RULES_ADJUDICATE_FUTILE_H
#define RULES_ADJUDICATE_FUTILE_H

#include "rules/board/position.h"

/*
 * Futile interpositions (無駄合, mudaai): by the convention of problems (詰将棋, tsume shogi) a
 * piece put between that is only captured is no defence.  The All-Japan federation's draft rules
 * of 1999, article 8, leave such moves out of the replies and out of the count; S. Yamada's draft
 * says which: the piece "is merely captured", the mate "does not need it", and the moves that
 * follow are the same (both: http://toybox.tea-nifty.com/memo/2013/05/post-bd75.html).
 */

/* The positions that a search looks at. */
enum { FUTILE_MAX = 256 };

/*
 * Whether the side to move is mated by that convention: it is in check, and each of its legal moves
 * puts a piece, from the hand or the board, between, where another can capture it at once so that
 * this side is mated in the same sense.  The captured piece is of no use to the side that gets it;
 * a dropped one goes back to the defender's hand, so that the mate does not depend on its loss
 * either.
 *
 * It does not matter which piece captures.  Writers of problems agree on the piece that gave check,
 * and on another that then checks itself; where a third piece takes part (間接両王手) they differ.
 * Returns true for these as well, and for a search that needs more than FUTILE_MAX positions: false
 * is certain.
 */
bool futile_mate(struct position *position);

#endif
