#ifndef RULES_RESOLVE_H
#define RULES_RESOLVE_H

#include "record/arena.h"
#include "record/diag.h"
#include "rules/candidates.h"
#include "rules/laws.h"

/* How a claim was turned into a move. */
enum resolved {
	RESOLVED_move,     /* trial is filled in; the laws judge it */
	RESOLVED_nothing,  /* no piece could make such a move */
	RESOLVED_ambiguous /* several legal moves fit */
};

/* What resolve_claim found besides the move. */
struct resolution {
	enum resolved how;
	size_t count;        /* RESOLVED_ambiguous: how many fit */
	square_t origins[8]; /* the first of them; NO_SQUARE is a drop */
};

/*
 * Turns a claim of kind CLAIM_move into the move it means: reads the origin from it, or finds the
 * only piece that could legally make it.  last_to is the destination of the move before (for 同),
 * NO_SQUARE if there is none.
 */
void resolve_claim(struct position *position, const struct claim *claim, square_t last_to,
    struct trial *trial, struct resolution *resolution);

/* The claim names another face after the move than the piece has: it promotes, or is turned back.
 */
static inline void
resolve_after(const struct claim *claim, bool able, struct trial *trial)
{
	struct move *move = &trial->move;
	bool promoted = piece_promoted(move->piece);

	trial->promotes = piece_promoted(claim->after) && !promoted &&
			  (piece_kind(claim->after) == piece_kind(move->piece) || !able);
	if (promoted && claim->after == (piece_face(move->piece) & ~PIECE_PROMOTED))
		move->after = move->piece & (piece_t)~PIECE_PROMOTED;
}

/* Fills in promotion: what the claim says of it, measured against the piece that moves. */
static inline void
resolve_promotion(const struct position *position, const struct claim *claim, struct trial *trial)
{
	struct move *move = &trial->move;
	bool able = position->engine->promotes[piece_kind(move->piece)];

	move->after = move->piece;
	if ((claim->said & SAID_after) != 0) {
		trial->said_after = claim->after;
		if (claim->after != piece_face(move->piece))
			resolve_after(claim, able, trial);
	} else {
		trial->promotes = (claim->said & SAID_promote) != 0;
	}
	if (position_may_promote(position, move->piece, move->from, move->to)) {
		move->flags |= MOVE_may_promote;
		if ((position->engine->stuck[move->piece] >> square_rank(move->to) & 1) != 0)
			move->flags |= MOVE_forced;
		/* a notation without a mark for every promotion: what could not stay unpromoted
		 * promotes */
		if ((move->flags & MOVE_forced) != 0 &&
		    (claim->said & (SAID_plain | SAID_stay | SAID_after | SAID_promote)) == 0)
			trial->promotes = trial->assumed = true;
	}
	if (trial->promotes && able && !piece_promoted(move->piece)) {
		move->after = move->piece | PIECE_PROMOTED;
		move->flags |= MOVE_promotes;
	}
}

/* Fills in a move on the board from one square to another: what the claim says of it. */
static inline void
resolve_board(const struct position *position, const struct claim *claim, enum side mover,
    square_t from, square_t to, struct trial *trial)
{
	piece_t piece = position_at(position, from);

	if ((piece & PIECE_WALL) != 0)
		piece = 0;
	trial->move.kind = MOVE_board;
	trial->move.from = from;
	trial->move.to = to;
	trial->move.piece = piece;
	trial->move.side = (uint8_t)(piece == 0 ? mover : piece_side(piece));
	if ((claim->said & SAID_mid) != 0 && position_at(position, claim->mid) != 0)
		trial->move.mid = claim->mid;
	if (from == to && trial->move.mid == NO_SQUARE && position->engine->lions) {
		trial->move.kind = MOVE_pass;
		trial->move.mid =
		    (claim->said & SAID_mid) != 0 ? claim->mid : position_pass(position, from);
	}
	if ((claim->said & SAID_piece) != 0)
		trial->named =
		    piece_face(piece) == claim->piece || candidates_named(position, claim, piece)
			? piece_face(piece)
			: claim->piece;
	resolve_promotion(position, claim, trial);
}

/*
 * As resolve_claim for the plain case, a claim that names both squares, to be inlined into the
 * replay.  Gives false, and nothing in *trial, when it is not so plain.
 */
static inline bool
resolve_plain(const struct position *position, const struct claim *claim, struct trial *trial)
{
	const unsigned squares =
	    SAID_from | SAID_to | SAID_mid | SAID_drop | SAID_from_file | SAID_from_rank;

	if (claim->kind != CLAIM_move || (claim->said & squares) != (SAID_from | SAID_to) ||
	    !position_on_board(position, claim->from) || !position_on_board(position, claim->to))
		return false;
	memset(trial, 0, sizeof *trial);
	trial->mover = (claim->said & SAID_side) != 0 ? claim->side : position->side;
	resolve_board(position, claim, trial->mover, claim->from, claim->to, trial);
	return true;
}

/* Lists the squares that an ambiguous claim could start from: "69 49", beyond nine files or ranks
 * "11d 5d". */
struct str resolve_origins(const struct resolution *resolution, struct arena *arena);

/* Whether the piece of the mover on from could legally make this move as well, promoting or not: go
 * where it goes, over the same first square, or back from there. */
bool resolve_can_go(struct position *position, square_t from, const struct move *move);

#endif
