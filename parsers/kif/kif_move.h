#ifndef PARSERS_KIF_KIF_MOVE_H
#define PARSERS_KIF_KIF_MOVE_H

#include "record/record.h"
#include "record/scan.h"

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

enum { KIF_MOVE_USUAL = 24 }; /* bytes that kif_move_usual looks at without asking for the end */

/* What a move in the usual form claims.  Its members are words, which stay in registers; a claim
 * put together from bytes in memory and then copied costs more than reading the move. */
struct kif_usual_move {
	unsigned has, from, to, piece; /* as in a claim */
};

/* Stores a move in a claim that has nothing yet. */
static inline void
kif_move_fill(struct claim *claim, const struct kif_usual_move *move)
{
	claim->has = (uint16_t)(CLAIM_HAS_promotion_mark | CLAIM_HAS_piece | move->has);
	claim->kind = CLAIM_move;
	claim->from = (square_t)move->from;
	claim->to = (square_t)move->to;
	claim->piece = (piece_t)move->piece;
}

/* Reads the square and the piece of such a move, with as many bytes at p.  Returns the place after
 * them, or NULL. */
static inline const char *
kif_move_usual_words(const char *p, struct kif_usual_move *move)
{
	uint32_t missed = 0;
	const struct scan *file = scan_wide(p, &missed), *rank = scan_wide(p + 3, &missed);
	const struct scan *piece = scan_wide(p + 6, &missed);
	piece_t face;

	if (missed != 0)
		return NULL;
	move->from = move->to = NO_SQUARE;
	if (file->is == SCAN_digit && rank->is == SCAN_numeral && file->value != 0 &&
	    rank->value < 10) {
		move->has = CLAIM_HAS_to;
		move->to = square_make(file->value, rank->value);
	} else if (file->is == SCAN_same && rank->is == SCAN_blank) {
		move->has = CLAIM_HAS_same;
	} else {
		return NULL;
	}
	move->piece = piece->value;
	p += 9;
	if (piece->is == SCAN_piece)
		return p;
	if (piece->is != SCAN_promote || (p = scan_face(p - 3, p + 3, &face)) == NULL)
		return NULL;
	move->piece = face;
	return p;
}

/*
 * Reads a move in the form that nearly all programs write: ７六歩(77), 同　銀成(31), ５五角打.
 * Returns the place after it, or NULL when it has another form.
 */
static inline const char *
kif_move_usual(const char *p, const char *end, struct kif_usual_move *move)
{
	const char *after;
	uint64_t digits;

	p = kif_move_usual_words(p, move);
	if (p == NULL)
		return NULL;
	if (*p != '(' && scan_three(p)->is == SCAN_promote) {
		move->has |= CLAIM_HAS_promote;
		p += 3;
	}
	if (swar_like(swar_load_half(p), swar_load_half("(00)"), &digits)) {
		move->has |= CLAIM_HAS_from;
		move->from = square_make(digits >> 8 & 15, digits >> 16 & 15);
		return square_file((square_t)move->from) == 0 ||
			       square_rank((square_t)move->from) == 0
			   ? NULL
			   : p + 4;
	}
	if (scan_three(p)->is != SCAN_drop || (unsigned char)p[3] >= 0x80) /* 打左 */
		return NULL;
	move->has |= CLAIM_HAS_drop;
	after = p += 3;
	while (end - p > 3 && *p == ' ')
		p++;
	return end - p > 3 && p[0] == '(' && p[3] == ')' ? NULL : after;
}

/* As kif_move_read, for moves in any form. */
const char *kif_move_unusual(const char *p, const char *end, struct claim *claim);

/*
 * Reads a move at p into *claim: ▲７六歩(77), 同　銀成(31), 26歩, ５五角打, ３三同歩 and the other
 * forms of kifu-formats(5).  Returns the place after it, or NULL when there is none.
 */
static inline const char *
kif_move_read(const char *p, const char *end, struct claim *claim)
{
	struct kif_usual_move move;
	const char *after = end - p > KIF_MOVE_USUAL ? kif_move_usual(p, end, &move) : NULL;

	if (after == NULL)
		return kif_move_unusual(p, end, claim);
	*claim = record_no_ply.claim;
	kif_move_fill(claim, &move);
	return after;
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

/* Reads such a move at p.  Returns the place after it, or NULL when there is none. */
const char *kif_move_read_large(const char *p, const char *end, struct kif_large_move *move);

/* Reads the name of a piece of the larger boards, in full or as in a diagram.  Returns the place
 * after it, or NULL. */
const char *kif_move_large_face(const char *p, const char *end, piece_t *face);

/* Whether p begins like a move rather than a word: with a square, 同, a piece or a side's mark. */
bool kif_move_like(const char *p, const char *end);

/* Whether a move or a word may end at p. */
bool kif_move_edge(const char *p, const char *end);

/* Reads the word for one of a lion's two steps into *step: 1 or 2, or 0 where there is none.
 * Returns the place after it. */
const char *kif_move_step(const char *p, const char *end, unsigned *step);

/* Reads an ending or a pass at p, with its side's mark (△投了) and up to a blank or a parenthesis,
 * into *claim.  Returns the place after it, or NULL when it is neither. */
const char *kif_move_word(const char *p, const char *end, struct claim *claim);

/* Returns the end of the word at p if it may be an unknown ending, being neither a move nor ASCII
 * other than letters; else NULL. */
const char *kif_move_unknown_word(const char *p, const char *end);

/* Whether the words from p to end are the beginning of one that kif_move_word knows. */
bool kif_move_word_begun(const char *p, const char *end);

#endif
