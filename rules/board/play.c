#include "rules/board/play.h"

void
play_burn(struct position *position, struct move *move, struct undo *undo)
{
	const struct compiled_variant *compiled = position->compiled;
	unsigned near = 0, burning = 0;

	for (unsigned d = 0; d < DIRECTIONS; d++) {
		piece_t there = position_at(position, move->to + movement_step[d]);

		if (there == 0 || there == PIECE_WALL || piece_side(there) == move->side)
			continue;
		near |= 1u << d;
		burning |= compiled->traits[there] & TRAIT_burns;
	}
	move->flags &= (uint16_t)~MOVE_burned;
	move->burned = 0;
	if (burning != 0) {
		move->flags |= MOVE_burned;
		play_put(position, compiled, move->to, 0, move->side);
	} else if ((compiled->traits[move->after] & TRAIT_burns) != 0) {
		move->burned = (uint8_t)near;
		for (unsigned d = 0; d < DIRECTIONS; d++)
			if ((near >> d & 1) != 0)
				undo->burned[d] = play_put(position, compiled,
				    (square_t)(move->to + movement_step[d]), 0, move->side);
	}
}

void
play_royals(struct position *position, const struct move *move)
{
	const struct compiled_variant *compiled = position->compiled;
	enum side mover = move->side, other = side_other(mover);

	if (game_burned(move) != 0) {
		position_find_royals(position, BLACK);
		position_find_royals(position, WHITE);
		return;
	}
	if (compiled_is_royal(compiled, move->captured) ||
	    compiled_is_royal(compiled, move->captured_mid))
		position_find_royals(position, other);
	if (compiled_is_royal(compiled, move->piece)) {
		for (unsigned i = 0; i < 2 && i < position->royals[mover]; i++)
			if (position->royal[mover][i] == move->from)
				position->royal[mover][i] = move->to;
		position_find_rays(position, mover);
	} else if (compiled_is_royal(compiled, move->after)) {
		position_add_royal(position, mover, move->to);
	}
}

void
play_note_lion_capture(struct position *position, const struct move *move)
{
	const uint8_t *traits = position->compiled->traits;

	position->lion_captured_on = NO_SQUARE;
	if ((traits[move->piece] & TRAIT_lion) != 0)
		return;
	if ((traits[move->captured] & TRAIT_lion) != 0)
		position->lion_captured_on = move->to;
	else if ((traits[move->captured_mid] & TRAIT_lion) != 0)
		position->lion_captured_on = move->mid;
}

void
play_move(struct position *position, struct move *move, struct undo *undo)
{
	play_kind(position, move, undo, move->kind, false);
}

/* Puts a captured piece back on its square; play_undo restores the hash. */
static void
give_back(struct position *position, square_t square, piece_t taken, enum side mover)
{
	piece_t held = position->compiled->captive[taken];

	position->cells[BOARD_PAD + square] = taken;
	if (held != 0)
		position->hands[mover][piece_kind(held)]--;
}

/* Restores the royal squares after the board was restored. */
static void
undo_royals(struct position *position, const struct move *move, enum side mover)
{
	const struct compiled_variant *compiled = position->compiled;
	bool was_royal = compiled_is_royal(compiled, move->piece);

	if (game_burned(move) != 0) {
		position_find_royals(position, BLACK);
		position_find_royals(position, WHITE);
		return;
	}
	if (compiled_is_royal(compiled, move->captured) ||
	    compiled_is_royal(compiled, move->captured_mid))
		position_find_royals(position, side_other(mover));
	if (compiled_is_royal(compiled, move->after) != was_royal)
		position_find_royals(position, mover);
	else if (was_royal)
		for (unsigned i = 0; i < 2 && i < position->royals[mover]; i++)
			if (position->royal[mover][i] == move->to)
				position->royal[mover][i] = move->from;
}

void
play_undo(struct position *position, const struct move *move, const struct undo *undo)
{
	enum side mover = move->side;

	if (move->kind == MOVE_drop) {
		position->cells[BOARD_PAD + move->to] = 0;
		position->hands[mover][piece_kind(position->compiled->held[move->piece])]++;
	} else if (move->kind != MOVE_pass) {
		give_back(position, move->to, move->captured, mover);
		position->cells[BOARD_PAD + move->from] = move->piece;
		if (move->mid != NO_SQUARE)
			give_back(position, move->mid, move->captured_mid, mover);
		for (unsigned d = 0; d < DIRECTIONS; d++)
			if ((move->burned >> d & 1) != 0)
				position->cells[BOARD_PAD + move->to + movement_step[d]] =
				    undo->burned[d];
	}
	undo_royals(position, move, mover);
	memcpy((char *)position + offsetof(struct position, hash), undo, UNDO_COPIED);
}
