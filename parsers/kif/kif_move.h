#ifndef PARSERS_KIF_KIF_MOVE_H
#define PARSERS_KIF_KIF_MOVE_H

#include "record/record.h"
#include "record/scan.h"
#include "record/variants/piece_set.h"

/*
 * A move, or the word in its place, as it is written on a line of KIF or KI2.  All functions read
 * from p to end at most; the text is well-formed UTF-8.
 */

/* A word of a table, as a struct str. */
#define KIF_WORD(literal)                                                                          \
	{                                                                                          \
		(literal), sizeof(literal) - 1                                                     \
	}

/* A move of which only the notation is known. */
static inline struct claim
kif_move_none(void)
{
	return (struct claim){
		.has = CLAIM_HAS_promotion_mark | CLAIM_HAS_piece,
		.kind = CLAIM_move,
		.side = NO_SIDE,
		.winner = NO_SIDE,
	};
}

enum { KIF_MOVE_USUAL = 32 }; /* bytes that kif_move_usual looks at without asking for the end */

/* Reads the square and the piece of such a move, with as many bytes at p, into *claim, which has
 * nothing yet.  Returns the place after them, or NULL. */
static inline const char *
kif_move_usual_words(const char *p, struct claim *claim)
{
	uint32_t missed = 0;
	const struct scan *file = scan_wide(p, &missed), *rank = scan_wide(p + 3, &missed);
	const struct scan *piece = scan_wide(p + 6, &missed);
	piece_t face;

	if (missed != 0)
		return NULL;
	claim->has = CLAIM_HAS_promotion_mark | CLAIM_HAS_piece;
	claim->kind = CLAIM_move;
	if (file->is == SCAN_digit && rank->is == SCAN_numeral && file->value != 0 &&
	    rank->value < 10) {
		claim->has |= CLAIM_HAS_to;
		claim->to = square_make(file->value, rank->value);
	} else if (file->is == SCAN_same && rank->is == SCAN_blank) {
		claim->has |= CLAIM_HAS_same;
	} else {
		return NULL;
	}
	claim->piece = piece->value;
	p += 9;
	if (piece->is == SCAN_piece)
		return p;
	if (piece->is != SCAN_promote || (p = scan_face(p - 3, p + 3, &face)) == NULL)
		return NULL;
	claim->piece = face;
	return p;
}

/* Returns the place after at most seven blanks at p, with eight bytes there. */
static inline const char *
kif_move_blanks(const char *p)
{
	return p + swar_first((swar_load(p) ^ SWAR_ONES * ' ') | UINT64_C(1) << 63);
}

/*
 * Reads a move in the form that nearly all programs write, ７六歩(77), 同　銀成(31), ５五角打, into
 * *claim, which has nothing yet.  Returns the place after it, or NULL when it has another form.
 */
static inline const char *
kif_move_usual(const char *p, struct claim *claim)
{
	uint32_t origin;
	unsigned file, rank;
	const char *rest;

	p = kif_move_usual_words(p, claim);
	if (p == NULL)
		return NULL;
	if (*p != '(' && scan_three(p)->is == SCAN_promote) {
		claim->has |= CLAIM_HAS_promote;
		p += 3;
	}
	origin = swar_load_half(p) ^ swar_load_half("(00)");
	file = origin >> 8 & 0xFF;
	rank = origin >> 16 & 0xFF;
	if ((origin & 0xFF0000FF) == 0 && file - 1 < 9 && rank - 1 < 9) {
		claim->has |= CLAIM_HAS_from;
		claim->from = square_make(file, rank);
		return p + 4;
	}
	if (scan_three(p)->is != SCAN_drop || (unsigned char)p[3] >= 0x80) /* 打左 */
		return NULL;
	claim->has |= CLAIM_HAS_drop;
	p += 3;
	rest = kif_move_blanks(p);
	return *rest == ' ' || (*rest == '(' && rest[3] == ')') ? NULL : p;
}

/* As kif_move_read, for moves in any form. */
const char *kif_move_unusual(
    const struct piece_set *set, const char *p, const char *end, struct claim *claim);

/*
 * Reads a move at p into *claim: ▲７六歩(77), 同　銀成(31), 26歩, ５五角打, ３三同歩 and the other
 * forms of kifu-formats(5), with a variant's own pieces unless set is NULL.  Returns the place
 * after it, or NULL when there is none.
 */
static inline const char *
kif_move_read(const struct piece_set *set, const char *p, const char *end, struct claim *claim)
{
	const char *after;

	*claim = record_no_ply.claim;
	after = set == NULL && end - p > KIF_MOVE_USUAL ? kif_move_usual(p, claim) : NULL;
	if (after != NULL && (unsigned char)scan_blanks(after, end)[0] < 0x80)
		return after;
	return kif_move_unusual(set, p, end, claim); /* 成 may follow the origin */
}

/*
 * A move on a board larger than 9x9, as lishogi writes chu shogi: ranks up to 十五, pieces by their
 * full names, the origin after an arrow.  7七金将 （←7八）, 仝獅子 （←5九）, 5八獅子（居食い）
 * （←5九）.
 */
struct kif_large_move {
	struct claim claim;
	bool arrow;        /* the origin follows an arrow, as in no other KIF */
	const char *until; /* where まで (made: "up to here") follows a game's last move; or NULL */
};

/* Reads such a move at p; set NULL: any kanji and kana may name the piece, which is 0 then.
 * Returns the place after it, or NULL when there is none. */
const char *kif_move_read_large(
    const struct piece_set *set, const char *p, const char *end, struct kif_large_move *move);

/* Reads the name of a piece as in a move or a diagram; set NULL: one of shogi.  Returns the place
 * after it, or NULL. */
const char *kif_move_face(
    const struct piece_set *set, const char *p, const char *end, piece_t *face);

/* Whether p begins like a move rather than a word: with a square, 同, a piece or a side's mark. */
bool kif_move_like(const char *p, const char *end);

/* Whether a character of this kind ends a word. */
static inline bool
kif_move_ends(enum scan_kind is)
{
	return is == SCAN_end || is == SCAN_blank || is == SCAN_open || is == SCAN_plus ||
	       is == SCAN_star;
}

/* Whether a move or a word may end at p. */
bool kif_move_edge(const char *p, const char *end);

/* Reads the word for one of a lion's two steps into *step: 1 or 2, or 0 where there is none.
 * Returns the place after it. */
const char *kif_move_step(const char *p, const char *end, unsigned *step);

#endif
