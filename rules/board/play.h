#ifndef RULES_BOARD_PLAY_H
#define RULES_BOARD_PLAY_H

#include "rules/board/position.h"

/*
 * How a move is played.  It stands in a header to be inlined into the replay; others call
 * position_play.
 */

/* What a piece on a square adds to the hash; in hand it is on NO_SQUARE, as if dropped from there.
 */
static inline uint64_t
play_key(const struct compiled_variant *compiled, piece_t piece, square_t square)
{
	return compiled->piece_keys[piece] * compiled->square_keys[square];
}

static inline bool
play_is_royal(const struct compiled_variant *compiled, piece_t piece)
{
	return (compiled->traits[piece] & TRAIT_royal) != 0;
}

/* All directions: what is not known of a royal piece may come from any. */
enum { PLAY_ALL_RAYS = 0xFF };

/* The same directions seen from the other end. */
static inline uint8_t
play_turned(uint8_t bits)
{
	return (uint8_t)(bits << DIRECTIONS / 2 | bits >> DIRECTIONS / 2);
}

/* Keeps what position_undo needs, and takes it back. */
static inline void
play_keep(struct undo *undo, const struct position *position)
{
	memcpy(undo, (const char *)position + offsetof(struct position, hash), sizeof *undo);
}

static inline void
play_restore(struct position *position, const struct undo *undo)
{
	memcpy((char *)position + offsetof(struct position, hash), undo, sizeof *undo);
}

/* Looks whether the side to move is in check, with no idea of what could give it. */
static inline void
look_for_check(struct position *position)
{
	position->checked = position_check(position, position->side) != NO_SQUARE;
	position->checkers[0] = position->checkers[1] = NO_SQUARE;
	position->ray_mask[BLACK] = position->ray_mask[WHITE] = PLAY_ALL_RAYS;
}

/*
 * Whether the move just played checks the other side's only royal piece: by the piece moved, or by
 * one that its leaving uncovered.  Nothing else can have changed: a position in which that king
 * could be taken already is marked exposed and looked at in full.
 */
static inline bool
gives_check(struct position *position, const struct move *move, enum side mover)
{
	enum side other = side_other(mover);
	square_t royal = position->royal[other][0], *checkers = position->checkers;
	const struct reach *reach = &position->compiled->reach[move->after];
	struct line line = position->compiled->lines[movement_line(move->to, royal)];

	checkers[0] = checkers[1] = NO_SQUARE;
	if (position->royals[other] != 1)
		return false;
	if (reach->range[line.direction] >= line.distance) {
		position->ray_mask[other] |= play_turned(line.bit);
		if (position_clear_between(position, move->to, line))
			checkers[0] = move->to;
	} else if ((reach->near >> line.jump & 1) != 0) {
		checkers[0] = move->to;
	}
	line = position->compiled->lines[movement_line(royal, move->from)];
	if ((position->ray_mask[other] & line.bit) != 0 && move->kind == MOVE_board) {
		checkers[1] = position_attacker_along(position, royal, line.direction, mover);
		if (checkers[0] == NO_SQUARE || checkers[0] == checkers[1]) {
			checkers[0] = checkers[1];
			checkers[1] = NO_SQUARE;
		}
	}
	return checkers[0] != NO_SQUARE;
}

/* Takes the piece off its square, and what it captures with it. */
static inline void
leave(struct position *position, struct move *move, enum side mover)
{
	position->cells[BOARD_PAD + move->from] = 0;
	if (move->mid != NO_SQUARE) {
		move->captured_mid = position_at(position, move->mid);
		if (move->captured_mid != 0)
			position_capture(position, move->mid, move->captured_mid, mover);
	}
	move->captured = position_at(position, move->to);
	if (move->captured != 0)
		position_capture(position, move->to, move->captured, mover);
	if (play_is_royal(position->compiled, move->piece))
		position_move_royal(position, move, mover);
	if (position->compiled->lions)
		position_note_strike(position, move);
}

/* As position_play. */
static inline void
play_move(struct position *position, struct move *move, struct undo *undo)
{
	const struct compiled_variant *compiled = position->compiled;
	enum side mover = move->side;
	bool full = mover != position->side || position->exposed || compiled->lions;

	play_keep(undo, position);
	position->exposed = false;
	position->side = (uint8_t)side_other(mover);
	if (move->kind == MOVE_pass) {
		look_for_check(position);
		return;
	}
	if (move->kind == MOVE_drop)
		position->hands[mover][piece_kind(move->piece)]--;
	else
		leave(position, move, mover);
	position->cells[BOARD_PAD + move->to] = move->after;
	position->hash +=
	    play_key(compiled, move->after, move->to) - play_key(compiled, move->piece, move->from);
	if (move->after != move->piece && play_is_royal(compiled, move->after) &&
	    !play_is_royal(compiled, move->piece))
		position_crown(position, mover, move->to);
	if (full)
		look_for_check(position);
	else
		position->checked = gives_check(position, move, mover);
	if (position->checked)
		move->flags |= MOVE_check;
}

#endif
