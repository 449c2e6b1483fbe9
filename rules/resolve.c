#include "rules/resolve.h"

#include <string.h>

/* Fills in promotion: what the claim says of it, measured against the piece that moves. */
static void
settle_promotion(const struct position *position, const struct claim *claim, struct trial *trial)
{
	struct move *move = &trial->move;
	bool promoted = piece_promoted(move->piece);
	enum side side = move->side;
	bool zone = ((position->engine->zone[side] >> square_rank(move->from) |
			 position->engine->zone[side] >> square_rank(move->to)) &
			1) != 0;
	bool may = !promoted && position->engine->promotes[piece_kind(move->piece)] && zone;

	move->after = move->piece;
	if ((claim->said & SAID_after) != 0) {
		trial->said_after = claim->after;
		trial->promotes = piece_promoted(claim->after) && !promoted &&
				  (piece_kind(claim->after) == piece_kind(move->piece) ||
				      !position->engine->promotes[piece_kind(move->piece)]);
		if (promoted && claim->after == (piece_face(move->piece) & ~PIECE_PROMOTED))
			move->after = move->piece & (piece_t)~PIECE_PROMOTED;
	} else {
		trial->promotes = (claim->said & SAID_promote) != 0;
	}
	if (may)
		move->flags |= MOVE_may_promote;
	if (trial->promotes && !promoted && position->engine->promotes[piece_kind(move->piece)]) {
		move->after = move->piece | PIECE_PROMOTED;
		move->flags |= MOVE_promotes;
	}
	if (may && (position->engine->stuck[move->piece] >> square_rank(move->to) & 1) != 0)
		move->flags |= MOVE_forced;
}

static void
make_drop(const struct claim *claim, enum side mover, square_t to, struct trial *trial)
{
	piece_t face = (claim->said & SAID_after) != 0 ? claim->after : claim->piece;

	trial->move.kind = MOVE_drop;
	trial->move.to = to;
	trial->move.side = (uint8_t)mover;
	trial->move.piece = piece_make(piece_kind(face), false, mover);
	trial->move.after = piece_make(
	    piece_kind(face), piece_promoted(face) || (claim->said & SAID_promote) != 0, mover);
}

static void
make_board(const struct position *position, const struct claim *claim, enum side mover,
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
	if ((claim->said & SAID_piece) != 0)
		trial->named = claim->piece;
	settle_promotion(position, claim, trial);
}

static bool
is_legal(struct position *position, const struct trial *trial)
{
	struct trial copy = *trial;
	struct undo undo;
	unsigned broken = laws_before(position, trial);

	if (broken != 0)
		return false;
	position_play(position, &copy.move, &undo);
	broken = laws_after(position, &copy, &undo);
	position_undo(position, &copy.move, &undo);
	return broken == 0;
}

/* Looks for the pieces that could make the move: the claim gives destination and piece, but no
 * origin. */
static void
search_origin(struct position *position, const struct claim *claim, enum side mover, square_t to,
    struct trial *trial, struct resolution *resolution)
{
	const struct variant *variant = position->engine->variant;
	piece_t wanted = claim->piece | (mover == WHITE ? PIECE_WHITE : 0);
	struct trial found = *trial, candidate;

	for (unsigned rank = 1; rank <= variant->height; rank++)
		for (unsigned file = 1; file <= variant->width; file++) {
			square_t from = square_make(file, rank);

			if (position_at(position, from) != wanted)
				continue;
			candidate = *trial;
			make_board(position, claim, mover, from, to, &candidate);
			if (!is_legal(position, &candidate))
				continue;
			if (resolution->count < sizeof resolution->origins)
				resolution->origins[resolution->count] = from;
			resolution->count++;
			found = candidate;
		}
	if (resolution->count == 0 && !piece_promoted(claim->piece) &&
	    position->hands[mover][piece_kind(claim->piece)] != 0) {
		make_drop(claim, mover, to, &found);
		resolution->count = 1;
	}
	*trial = found;
	resolution->how = resolution->count == 1   ? RESOLVED_move
			  : resolution->count == 0 ? RESOLVED_nothing
						   : RESOLVED_ambiguous;
}

static bool
on_board(const struct position *position, square_t square)
{
	return square_rank(square) != 0 && (position_at(position, square) & PIECE_WALL) == 0;
}

void
resolve_claim(struct position *position, const struct claim *claim, square_t last_to,
    struct trial *trial, struct resolution *resolution)
{
	enum side mover = position->side;
	square_t to = (claim->said & SAID_to) != 0     ? claim->to
		      : (claim->said & SAID_same) != 0 ? last_to
						       : NO_SQUARE;

	memset(trial, 0, sizeof *trial);
	memset(resolution, 0, sizeof *resolution);
	resolution->how = RESOLVED_nothing;
	if (!on_board(position, to))
		return;
	if ((claim->said & SAID_side) != 0)
		mover = claim->side;
	trial->mover = (uint8_t)mover;
	if ((claim->said & SAID_drop) != 0) {
		if ((claim->said & (SAID_after | SAID_piece)) == 0)
			return;
		make_drop(claim, mover, to, trial);
		resolution->how = RESOLVED_move;
	} else if ((claim->said & SAID_from) != 0) {
		if (!on_board(position, claim->from))
			return;
		make_board(position, claim, mover, claim->from, to, trial);
		resolution->how = RESOLVED_move;
	} else if ((claim->said & SAID_piece) != 0) {
		search_origin(position, claim, mover, to, trial, resolution);
	}
}
