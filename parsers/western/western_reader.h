#ifndef PARSERS_WESTERN_WESTERN_READER_H
#define PARSERS_WESTERN_WESTERN_READER_H

#include <stdbool.h>

#include "record/record.h"
#include "record/scan.h"
#include "record/tables/alphabet.h"

/* The parts of moves in the Western notations: pieces, coordinates and signs, on every board. */

/* How moves are written, as far as the text does not show it. */
struct western_style {
	const struct alphabet *alphabet;
	bool fold_case; /* pieces may be lower case and ranks upper case */
	bool large;     /* the board is larger than shogi's */
	/* the variant's pieces; NULL: those of shogi or, if large, whatever looks like letters */
	const struct piece_set *set;
};

/* Signs between squares. */
enum western_sign { WESTERN_none, WESTERN_quiet, WESTERN_capture };

/* Reads a sign at p.  Returns the place after it; p, with *sign WESTERN_none, if there is none. */
const char *western_sign(const char *p, const char *end, enum western_sign *sign);

/* A file or a rank. */
struct western_coordinate {
	bool letter;
	uint8_t value; /* of a: 1 */
};

/* Reads a coordinate at p: one digit or letter, on a large board a number of any length.  Returns
 * the place after it, or NULL. */
static inline const char *
western_coordinate(const char *p, const char *end, const struct western_style *style,
    struct western_coordinate *coordinate)
{
	enum { SHOGI = 9 };
	uint32_t number;
	char c;

	if (p == end)
		return NULL;
	c = style->fold_case ? str_lower(*p) : *p;
	coordinate->letter = !str_is_digit(c);
	number = (uint32_t)(c - (coordinate->letter ? 'a' - 1 : '0'));
	if (style->large && !coordinate->letter && number > 0)
		p = scan_number(p, end, &number) - 1;
	coordinate->value = (uint8_t)number;
	return number - 1 < (style->large ? BOARD_MAX : SHOGI) ? p + 1 : NULL;
}

/* Reads a piece at p, with + before it if it is promoted, into *face: P, +R, D, 馬.  Returns the
 * place after it, or NULL. */
const char *western_piece(
    const char *p, const char *end, const struct western_style *style, piece_t *face);

/* Reads what a move on a larger board burns, which the board settles: x!, x!3 (pieces) or x!5nx!6m
 * (squares); and * if it is burned itself.  Returns the place after it, or p. */
const char *western_burned(const char *p, const char *end, const struct western_style *style);

#endif
