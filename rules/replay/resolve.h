#ifndef RULES_REPLAY_RESOLVE_H
#define RULES_REPLAY_RESOLVE_H

#include "record/diag.h"
#include "record/text/arena.h"
#include "rules/laws/laws.h"

/* How a claim was turned into a move. */
enum resolved {
	RESOLVED_move,     /* trial is filled in, for the laws to judge */
	RESOLVED_nothing,  /* no piece could make such a move */
	RESOLVED_ambiguous /* several legal moves fit */
};

/* What resolve_claim found besides the move. */
struct resolution {
	enum resolved how;
	size_t count;        /* RESOLVED_ambiguous: number of moves that fit */
	square_t origins[8]; /* the first of them; NO_SQUARE is a drop */
};

/*
 * Turns a claim of kind CLAIM_move or CLAIM_pass into the move it means: reads the origin from it,
 * or finds the only piece that could legally make it.  last_to is the destination of the move
 * before (for 同), NO_SQUARE if there is none.
 */
void resolve_claim(struct position *position, const struct claim *claim, square_t last_to,
    struct trial *trial, struct resolution *resolution);

/*
 * Completes a claim that leaves its origin to the board, if only one piece fits it, or if it can
 * only be a drop; any other is copied.  Returns false if that needs resolve_claim.
 */
bool resolve_origin(const struct position *position, const struct claim *claim, square_t last_to,
    struct claim *whole);

/* Whether a claim marks a capture (x) where the move that it means, before it is played, goes to an
 * empty square. */
static inline bool
resolve_no_capture(
    const struct position *position, const struct claim *claim, const struct move *move)
{
	return (claim->has & (CLAIM_HAS_capture | CLAIM_HAS_mid)) == CLAIM_HAS_capture &&
	       move->kind == MOVE_board && move->from != move->to &&
	       position_at(position, move->to) == 0;
}

/* Returns the words of the move at node, or its name in USI where the record is bytes. */
struct str resolve_words(const struct record *record, uint32_t node, const struct move *move);

/* Returns a list of the squares that an ambiguous claim could start from: "69 49" or, beyond nine
 * files or ranks, "11d 5d". */
struct str resolve_origins(const struct resolution *resolution, struct arena *arena);

/* Whether the mover's piece on from could legally make this move too, promoting or not: to the same
 * square, over the same first square, or there and back. */
bool resolve_can_go(struct position *position, square_t from, const struct move *move);

#endif
