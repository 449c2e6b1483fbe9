#include "rules/board/play.h"

void
play_royals(struct position *position, const struct move *move)
{
	const struct compiled_variant *compiled = position->compiled;
	enum side mover = move->side, other = side_other(mover);

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
	}
	undo_royals(position, move, mover);
	memcpy((char *)position + offsetof(struct position, hash), undo, sizeof *undo);
}
