#ifndef RULES_BOARD_PLAY_H
#define RULES_BOARD_PLAY_H

#include "rules/board/position.h"

/*
 * Plays moves and takes them back.  play_move is in the header to be inlined into the replay.  It
 * holds in variables what it needs of a move and its variant: to the compiler, a byte put on the
 * board might change them.
 */

/* What a move changed beyond the squares it names: these fields of struct position, in its order,
 * to be copied in one piece. */
struct undo {
	uint64_t hash;
	uint8_t side;
	bool checked, exposed;
	square_t lion_captured_on;
	square_t checkers[2];
	uint8_t ray_mask[2];
	piece_t
	    burned[DIRECTIONS]; /* by direction from the destination; the move says which count */
};

_Static_assert(offsetof(struct position, ray_mask) - offsetof(struct position, hash) ==
		   offsetof(struct undo, ray_mask),
    "the same order");
enum { UNDO_COPIED = offsetof(struct undo, burned) };

/* Updates the royal squares after a move by or of royal pieces. */
void play_royals(struct position *position, const struct move *move);

/* Removes the pieces that a move just played burns: the mover's next to one of the other side that
 * burns, or if it burns all of the other side next to it.  Keeps in move and undo which. */
void play_burn(struct position *position, struct move *move, struct undo *undo);

/* Records where a piece that is no lion took one: in chu the next move may not do the same. */
void play_note_lion_capture(struct position *position, const struct move *move);

/* Puts a piece (0: none) on a square of the board and returns what stood there, which goes into the
 * mover's hand in games with drops.  Without branches, as captures cannot be predicted: nothing
 * is a piece whose rows are 0. */
static inline __attribute__((always_inline)) piece_t
play_put(struct position *position, const struct compiled_variant *compiled, square_t square,
    piece_t piece, enum side mover)
{
	const uint64_t *keys = compiled->piece_keys, *square_keys = compiled->square_keys;
	piece_t taken = position_at(position, square), held = compiled->captive[taken];
	uint8_t *hand = &position->hands[mover][piece_kind(held)];

	position->hash +=
	    (keys[piece] - keys[taken]) * square_keys[square] + keys[held] * square_keys[NO_SQUARE];
	(position->cells + BOARD_PAD)[square] = piece;
	*hand = (uint8_t)(*hand + (held != 0));
	return taken;
}

/*
 * Whether a piece that just came to to, from from (NO_SQUARE: from hand), checks the only royal
 * piece of the side that did not move it: with itself, or with a piece that it uncovered by leaving
 * its square.  Nothing else can have changed: a position in which that king could be taken already
 * is marked as exposed and searched in full.
 */
static inline __attribute__((always_inline)) bool
play_gives_check(struct position *position, piece_t piece, square_t from, square_t to,
    enum side mover, enum move_kind kind)
{
	const struct compiled_variant *compiled = position->compiled;
	const struct reach *reach = &compiled->reach[piece];
	enum side other = side_other(mover);
	square_t royal = position->royal[other][0], first = NO_SQUARE, second = NO_SQUARE;
	struct line line = movement_line(to, royal);
	unsigned ray_mask = position->ray_mask[other];

	if (USUALLY(position->royals[other] == 1)) {
		if ((reach->near >> line.jump & 1) != 0)
			first = to;
		if (reach->range[line.direction] >= line.distance) {
			if (position_clear_between(position, to, line))
				first = to;
			ray_mask |=
			    (unsigned)line.bit << DIRECTIONS / 2 | line.bit >> DIRECTIONS / 2;
			position->ray_mask[other] = (uint8_t)ray_mask;
		}
		line = movement_line(royal, from);
		if (kind == MOVE_board && (ray_mask & line.bit) != 0)
			second = position_attacker_along(position, royal, line.direction, mover);
		if (second != NO_SQUARE && (first == NO_SQUARE || first == second)) {
			first = second;
			second = NO_SQUARE;
		}
	}
	position->checkers[0] = first;
	position->checkers[1] = second;
	return first != NO_SQUARE;
}

/* As play_move.  kind is the move's; usual: its side is the one to move, it captures nothing on the
 * way, and no piece of the game has lion power. */
static inline __attribute__((always_inline)) void
play_kind(struct position *position, struct move *move, struct undo *undo, enum move_kind kind,
    bool usual)
{
	const struct compiled_variant *compiled = position->compiled;
	enum side mover = usual ? position->side : move->side;
	square_t from = move->from, mid = usual ? NO_SQUARE : move->mid, to = move->to;
	piece_t piece = move->piece, after = move->after, taken, taken_mid = 0;
	unsigned traits;
	bool lions = !usual && compiled->lions;
	piece_t held = !usual && kind == MOVE_drop ? compiled->held[piece] : piece;
	bool full = position->exposed || mover != position->side || lions ||
		    (!usual && (compiled->odd != NULL || compiled->burns));

	memcpy(undo, (const char *)position + offsetof(struct position, hash), UNDO_COPIED);
	position->exposed = false;
	position->side = (uint8_t)side_other(mover);
	if (kind == MOVE_pass) {
		position_find_check(position);
		return;
	}
	position->hash -= compiled_key(compiled, held, from);
	if (kind == MOVE_drop)
		position->hands[mover][piece_kind(held)]--;
	else
		(position->cells + BOARD_PAD)[from] = 0;
	if (mid != NO_SQUARE)
		move->captured_mid = taken_mid = play_put(position, compiled, mid, 0, mover);
	move->captured = taken = play_put(position, compiled, to, after, mover);
	traits = compiled->traits[piece] | compiled->traits[after] | compiled->traits[taken];
	if (!usual)
		traits |= compiled->traits[taken_mid];
	if (!usual && compiled->burns)
		play_burn(position, move, undo);
	if ((traits & TRAIT_royal) != 0 || (!usual && game_burned(move) != 0))
		play_royals(position, move);
	if (lions)
		play_note_lion_capture(position, move);
	if (RARELY(full))
		position_find_check(position);
	else
		position->checked = play_gives_check(position, after, from, to, mover, kind);
	if (position->checked)
		move->flags |= MOVE_check;
}

/*
 * Plays a move that is possible (laws_impossible) but need not be legal.  Fills in what it
 * captures, sets MOVE_check in move->flags if the opponent is then in check, and keeps in *undo
 * what play_undo needs.
 */
void play_move(struct position *position, struct move *move, struct undo *undo);

/* Takes the last move back. */
void play_undo(struct position *position, const struct move *move, const struct undo *undo);

#endif
