#ifndef PARSERS_WESTERN_WESTERN_H
#define PARSERS_WESTERN_WESTERN_H

#include "parsers/western/western_reader.h"

/*
 * Moves of the Western notations (Hodges, PSN and their dialects):
 *   P-7f P7f P7g-7f P7g7f Px7f B*4e B'4e B@4e G45b Sc4d xL Sx S7bx6c+ +B4d-3c N-3c=
 *   P-76 S72x83+ (ranks as digits), 金(69)-58 飛x (Kitao-Kawasaki), 7g7f 7gx7f+ (bare squares),
 *   Bxh8+ c4 Gf1e2 P@e5 (XBoard: squares as in chess, a1 being 9i), D H T for +R +B +P
 * On boards larger than shogi's, with files from 1 to 15, ranks from a to o, pieces of up to three
 * letters, and lion moves:
 *   P-8j GB-11i Nx3e+ B11d-8g +VMx12b 8k8j
 *   Lnx3hx2i (two are captured), Lnx10f-10g (one on the way), Lnx!9d Ln!9d (one without leaving:
 *   igui), Ln8k-8k Ln-8k Ln! (a pass)
 */

/*
 * Reads a move at p, up to a blank, a glyph (! or ?) or other punctuation, into *claim.  Returns
 * the place after it, or NULL if there is no move; *claim is then undefined.  Sets *chess to true
 * if the squares are those of chess, and else leaves it alone.
 */
const char *western_move(const char *p, const char *end, const struct western_style *style,
    struct claim *claim, bool *chess);

/* Returns whether the word at p, not a move, may be meant as one: a piece and a digit, as P10z. */
bool western_move_like(const char *p, const char *end, const struct western_style *style);

#endif
