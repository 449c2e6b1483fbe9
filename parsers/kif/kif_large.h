#ifndef PARSERS_KIF_KIF_LARGE_H
#define PARSERS_KIF_KIF_LARGE_H

#include "parsers/kif/kif.h"

/*
 * KIF of the boards larger than shogi's, as lishogi writes chu shogi (formats-japanese.md 7): ranks
 * up to 十五, pieces by their full names, the origin after an arrow, and a lion's two steps on two
 * lines.  7七金将 （←7八）, 仝獅子 （←5九）, 5八獅子（居食い） （←5九）.
 */

/* A move as it stands on a line. */
struct kif_large {
	struct claim claim;
	bool arrow; /* the origin stands after an arrow: no other KIF has that */
	const char
	    *until; /* where まで (made: "up to here") stands, after a game's last move; or NULL
		     */
};

/* Reads such a move at p.  Returns the place after it, or NULL when there is none. */
const char *kif_large_read(const char *p, const char *end, struct kif_large *move);

/* Whether such a move stands after a number, as 手目 or an arrow shows. */
bool kif_large_like(const char *p, const char *end);

/* Reads the name of a piece, in full or as in a diagram.  Returns the place after it, or NULL. */
const char *kif_large_face(const char *p, const char *end, piece_t *face);

/*
 * Adds a move, or the first (step 1) or second step of one.  The second step makes one move of
 * both; where no first one stands before it, and where no second one follows, a finding says so.
 */
void kif_large_add(
    struct kif *kif, uint32_t number, unsigned step, const struct kif_large *move, struct span at);

/* At the end of a line: まで after its move ends the game, by resignation as a rule. */
void kif_large_until(struct kif *kif);

/* Called where something else than a second step follows, or the record ends. */
void kif_large_close(struct kif *kif);

/* A record that names no variant and shows no board: its squares tell what game it is. */
void kif_large_guess(struct kif *kif);

#endif
