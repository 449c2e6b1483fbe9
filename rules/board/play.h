#ifndef RULES_BOARD_PLAY_H
#define RULES_BOARD_PLAY_H

#include "rules/board/position.h"

/* Plays moves and takes them back.  play_move is in the header to be inlined into the replay. */

/* What a move changed beyond the squares it names: these fields of struct position, in its order,
 * to be copied in one piece. */
struct undo {
	uint64_t hash;
	uint8_t side;
	bool checked, exposed;
	square_t lion_captured_on;
	square_t checkers[2];
	uint8_t ray_mask[2];
};

_Static_assert(offsetof(struct position, ray_mask) - offsetof(struct position, hash) ==
		   offsetof(struct undo, ray_mask),
    "the same order");

/* Takes a captured piece off the board, into the mover's hand in games with drops. */
void play_capture(struct position *position, square_t square, piece_t taken, enum side mover);

/* Updates the royal squares when a royal piece leaves move->from. */
void play_move_royal(struct position *position, const struct move *move);

/* Records where a piece that is no lion took one: in chu the next move may not do the same. */
void play_note_lion_capture(struct position *position, const struct move *move);

/*
 * Whether the move just played checks the other side's only royal piece: with the piece moved, or
 * with one that it uncovered by leaving its square.  Nothing else can have changed: a position in
 * which that king could be taken already is marked as exposed and searched in full.
 */
static inline bool
play_gives_check(struct position *position, const struct move *move, enum side mover)
{
	enum side other = side_other(mover);
	square_t royal = position->royal[other][0], *checkers = position->checkers;
	const struct reach *reach = &position->compiled->reach[move->after];
	struct line line = position->compiled->lines[movement_line(move->to, royal)];

	checkers[0] = checkers[1] = NO_SQUARE;
	if (position->royals[other] != 1)
		return false;
	if (reach->range[line.direction] >= line.distance) {
		position->ray_mask[other] |=
		    (uint8_t)(line.bit << DIRECTIONS / 2 | line.bit >> DIRECTIONS / 2);
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

/* Takes the piece off its square, and what it captures off the board. */
static inline void
play_leave(struct position *position, struct move *move, enum side mover)
{
	position->cells[BOARD_PAD + move->from] = 0;
	if (move->mid != NO_SQUARE) {
		move->captured_mid = position_at(position, move->mid);
		if (move->captured_mid != 0)
			play_capture(position, move->mid, move->captured_mid, mover);
	}
	move->captured = position_at(position, move->to);
	if (move->captured != 0)
		play_capture(position, move->to, move->captured, mover);
	if (compiled_is_royal(position->compiled, move->piece))
		play_move_royal(position, move);
	if (position->compiled->lions)
		play_note_lion_capture(position, move);
}

/*
 * Plays a move that is possible (laws_impossible) but need not be legal.  Fills in move->captured,
 * sets MOVE_check in move->flags if the opponent is then in check, and keeps in *undo what
 * play_undo needs.
 */
static inline void
play_move(struct position *position, struct move *move, struct undo *undo)
{
	const struct compiled_variant *compiled = position->compiled;
	enum side mover = move->side;
	bool full = mover != position->side || position->exposed || compiled->lions;

	memcpy(undo, (const char *)position + offsetof(struct position, hash), sizeof *undo);
	position->exposed = false;
	position->side = (uint8_t)side_other(mover);
	if (move->kind == MOVE_pass) {
		position_find_check(position);
		return;
	}
	if (move->kind == MOVE_drop)
		position->hands[mover][piece_kind(move->piece)]--;
	else
		play_leave(position, move, mover);
	position->cells[BOARD_PAD + move->to] = move->after;
	position->hash += compiled_key(compiled, move->after, move->to) -
			  compiled_key(compiled, move->piece, move->from);
	if (move->after != move->piece && compiled_is_royal(compiled, move->after) &&
	    !compiled_is_royal(compiled, move->piece))
		position_add_royal(position, mover, move->to);
	if (full)
		position_find_check(position);
	else
		position->checked = play_gives_check(position, move, mover);
	if (position->checked)
		move->flags |= MOVE_check;
}

/* Takes the last move back. */
void play_undo(struct position *position, const struct move *move, const struct undo *undo);

#endif
