#ifndef PARSERS_KIF_KIF_MOVE_H
#define PARSERS_KIF_KIF_MOVE_H

#include "record/record.h"

/*
 * What a line of KIF or KI2 may have of a move, as readers take it; a writer asks whether a line of
 * its own would be taken so.  All functions go from p towards end; the text is well-formed UTF-8.
 */

/*
 * Reads a move (▲７六歩(77), 同　銀成(31), 26歩, ５五角打) at p into *claim.  Returns the place
 * after it, or NULL when no move stands there.  Any form of formats-japanese.md 1.6.
 */
const char *kif_move_read(const char *p, const char *end, struct claim *claim);

/* Whether p looks like a move rather than a word: it begins with a square, 同, a piece or a mark.
 */
bool kif_move_like(const char *p, const char *end);

/*
 * Reads a time in parentheses, ( 0:02/00:00:02), at p into *spent and *total (milliseconds, or
 * TIME_NONE for what is not written).  Returns the place after it, or NULL when it is no time.
 */
const char *kif_move_time(const char *p, const char *end, uint32_t *spent, uint32_t *total);

/* Whether a move or a word may end at p. */
bool kif_move_edge(const char *p, const char *end);

/* What stands before a move. */
struct kif_lead {
	uint32_t number; /* 0: none */
	const char *end; /* after the number */
	bool touches;    /* no blank stands between number and move: no word can follow */
	unsigned step;   /* of a lion's two, 1 or 2; 0: not said */
};

/*
 * Reads the number before a move: "   1 ", "１　", "1.", "1手目 ".  Returns the place of the move,
 * or NULL when p is no such number.
 */
const char *kif_move_lead(const char *p, const char *end, struct kif_lead *lead);

/* Reads the word that says which step of a lion's two a move is, into *step: 1, 2, or 0 and p where
 * there is none. */
const char *kif_move_step(const char *p, const char *end, unsigned *step);

#endif
