#ifndef RULES_ORDINARY_H
#define RULES_ORDINARY_H

#include "rules/laws.h"

/*
 * The ordinary move: one on the board whose claim names both squares, or a drop that says so, of
 * the side to move, with the piece it names, that breaks no law asked before it is played.  Nearly
 * all moves are of this kind; they need not go through resolve_claim and all the laws.  It stands
 * in a header to be inlined into the replay.
 */

/* Whether an engine's moves can be ordinary: lions, and kings that are no more, need the laws. */
static inline bool
ordinary_game(const struct engine *engine)
{
	return !engine->lions && (engine->variant->laws & (LAWS_ROYAL | LAWS_LIONS)) == 0;
}

/* What the claim says of promotion; false: the piece cannot do that there. */
static inline bool
ordinary_promotion(const struct position *position, bool promotes, struct move *move)
{
	const uint16_t *stuck = position->engine->stuck;
	bool may = position_may_promote(position, move->piece, move->from, move->to);

	if (may)
		move->flags = MOVE_may_promote;
	if (may && (stuck[move->piece] >> square_rank(move->to) & 1) != 0)
		move->flags |= MOVE_forced;
	if (promotes)
		move->flags |= MOVE_promotes;
	return may >= promotes && (stuck[move->after] >> square_rank(move->to) & 1) == 0;
}

/*
 * Fills in *move and gives true when the claim is such a move on the board of an ordinary_game;
 * last_to is the destination of the move before (for 同).  Otherwise what stands in *move is worth
 * nothing.
 */
static inline bool
ordinary_move(
    const struct position *position, const struct claim *claim, square_t last_to, struct move *move)
{
	const unsigned squares = SAID_from | SAID_mid | SAID_drop | SAID_from_file | SAID_from_rank;
	unsigned said = claim->said, side = position->side, own = side * PIECE_WHITE;
	square_t from = claim->from, to = (said & SAID_to) != 0     ? claim->to
					  : (said & SAID_same) != 0 ? last_to
								    : NO_SQUARE;
	piece_t piece = position_at(position, from), taken = position_at(position, to);
	/* of an own piece, and of one that may be taken: its face, from 1 to PIECE_WHITE - 1 */
	unsigned face = piece ^ own, prey = taken ^ own ^ PIECE_WHITE;
	/* the ranks at which more is to be asked, and how the face changes */
	unsigned notable = position->engine->notable[piece & (PIECE_LIMIT - 1)];
	unsigned change = (said & SAID_after) != 0     ? claim->after ^ face
			  : (said & SAID_promote) != 0 ? PIECE_PROMOTED
						       : 0;

	if (claim->kind != CLAIM_move || (said & squares) != SAID_from ||
	    ((claim->side ^ side) & said & SAID_side) != 0 || face - 1 >= PIECE_WHITE - 1 ||
	    ((said & SAID_piece) != 0 && claim->piece != face) ||
	    (taken != 0 && prey >= PIECE_WHITE))
		return false;
	*move = (struct move){ .kind = MOVE_board,
		.side = (uint8_t)side,
		.from = from,
		.to = to,
		.piece = piece,
		.after = (piece_t)(piece ^ change) };
	if ((change | (notable >> square_rank(from) & 1) | (notable >> square_rank(to) & 1)) != 0 &&
	    ((change & (piece | ~(unsigned)PIECE_PROMOTED)) != 0 ||
		!ordinary_promotion(position, change != 0, move)))
		return false;
	return position_attacks(position, piece, from, to);
}

/* As ordinary_move, of a drop that says so. */
static inline bool
ordinary_drop(const struct position *position, const struct claim *claim, struct move *move)
{
	const unsigned squares = SAID_from | SAID_mid | SAID_drop | SAID_from_file | SAID_from_rank;
	const struct engine *engine = position->engine;
	unsigned said = claim->said, side = position->side;
	square_t to = claim->to;
	piece_t face = (said & SAID_after) != 0 ? claim->after : claim->piece;
	piece_t piece = (piece_t)(face | side * PIECE_WHITE);

	if (claim->kind != CLAIM_move ||
	    (said & (squares | SAID_to | SAID_promote)) != (SAID_drop | SAID_to) ||
	    ((claim->side ^ side) & said & SAID_side) != 0 ||
	    (said & (SAID_after | SAID_piece)) == 0 || face >= PIECE_PROMOTED ||
	    position->hands[side][face] == 0 || position_at(position, to) != 0 ||
	    (engine->stuck[piece] >> square_rank(to) & 1) != 0 ||
	    ((engine->traits[piece] & TRAIT_one_per_file) != 0 &&
		position_on_file(position, piece, square_file(to)) != NO_SQUARE))
		return false;
	*move = (struct move){
		.kind = MOVE_drop, .side = (uint8_t)side, .to = to, .piece = piece, .after = piece
	};
	return true;
}

#endif
