#ifndef PARSERS_WESTERN_WESTERN_H
#define PARSERS_WESTERN_WESTERN_H

#include <stdbool.h>

#include "record/record.h"
#include "record/tables/alphabet.h"

/*
 * Moves of the Western notations (Hodges, PSN and their dialects), shared by their parsers:
 *   P-7f P7f P7g-7f P7g7f Px7f B*4e B'4e B@4e G45b Sc4d xL Sx S7bx6c+ +B4d-3c N-3c=
 *   P-76 S72x83+ (ranks as digits), 金(69)-58 飛x (Kitao-Kawasaki), 7g7f 7gx7f+ (bare squares),
 *   Bxh8+ c4 Gf1e2 P@e5 (XBoard: squares as in chess, a1 being 9i), D H T for +R +B +P
 * Source: psn-hodges.md 1 to 3.  Those of larger boards are read by western_large.c.
 */

/* Signs between squares. */
enum western_sign { WESTERN_none, WESTERN_quiet, WESTERN_capture };

/* After the sign at p, if one stands there. */
const char *western_sign(const char *p, const char *end, enum western_sign *sign);

/* How moves are written, as far as the text does not show it. */
struct western_style {
	enum alphabet alphabet;
	bool fold_case; /* pieces may be lower case and ranks upper case */
	bool large;     /* the board is larger than shogi's */
};

/*
 * Reads a move at p, up to a blank, a glyph (! or ?) or other punctuation, into *claim.  Returns
 * the place after it, or NULL when no move stands there; *claim is then undefined.  *chess is set
 * to true when its squares are those of chess, and else left alone.
 */
const char *western_move(const char *p, const char *end, const struct western_style *style,
    struct claim *claim, bool *chess);

/* Whether the word at p, which is no move, looks as if it was meant to be one: a piece and some
 * digit, as in P10z. */
bool western_move_like(const char *p, const char *end, const struct western_style *style);

/* Reads a piece at p, with + in front when it is promoted, into *face (P, +R, D, 馬).  Returns the
 * place after it, or NULL. */
const char *western_piece(
    const char *p, const char *end, const struct western_style *style, piece_t *face);

#endif
