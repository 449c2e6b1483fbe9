#ifndef RULES_LAWS_PREDICATES_H
#define RULES_LAWS_PREDICATES_H

#include "rules/laws/trial.h"

/*
 * One predicate a law that is judged before the move, named after its row in laws.def: the only
 * place where the law is decided.  The fast path (fast_move.h), laws_before and by them the search
 * for legal moves ask it.  Those judged after the move are in judge.h.
 */

static inline bool
is_own(const struct position *position, square_t square, enum side side)
{
	piece_t piece = position_at(position, square);

	return piece != 0 && piece_side(piece) == side;
}

/* Two moves in a row lose (二手指し, nite-zashi).  CSA names the mover by a sign. */
static inline bool
breaks_wrong_turn(const struct position *position, const struct trial *trial)
{
	return trial->mover != position->side &&
	       (trial->move.piece == 0 || trial->move.side == trial->mover);
}

/* The mover has lost its last royal piece: the game was over. */
static inline bool
breaks_royal_lost(const struct position *position, const struct trial *trial)
{
	return position_has_lost(position, (enum side)trial->mover) &&
	       position->royals[side_other(trial->mover)] != 0;
}

/* The game was over by a check or a try. */
static inline bool
breaks_game_over(const struct position *position, const struct trial *trial)
{
	(void)trial;
	return position_winner(position) != NO_SIDE;
}

static inline bool
breaks_no_piece(const struct position *position, const struct trial *trial)
{
	(void)position;
	return trial->move.piece == 0;
}

static inline bool
breaks_wrong_side(const struct position *position, const struct trial *trial)
{
	(void)position;
	return trial->move.side != trial->mover;
}

static inline bool
may_promote_ever(const struct position *position, piece_t piece)
{
	return position->compiled->becomes[piece] != 0;
}

/* The name before the move, or the kind after it, is not that of the piece on its origin. */
static inline bool
breaks_wrong_piece_name(const struct position *position, const struct trial *trial)
{
	piece_t piece = trial->move.piece;

	if (trial->named != 0)
		return trial->named != piece_face(piece);
	if (trial->named_after == 0 || piece_kind(trial->named_after) == piece_kind(piece))
		return false;
	return !(trial->promotes && !may_promote_ever(position, piece));
}

static inline bool
breaks_not_in_hand(const struct position *position, const struct trial *trial)
{
	piece_t held = position->compiled->held[trial->move.piece];

	return position->hands[trial->move.side][piece_kind(held)] == 0;
}

static inline bool
breaks_drop_promoted(const struct position *position, const struct trial *trial)
{
	(void)position;
	return piece_promoted(trial->move.after);
}

static inline bool
breaks_drop_occupied(const struct position *position, const struct trial *trial)
{
	return position_at(position, trial->move.to) != 0;
}

static inline bool
captures_own_on_way(const struct position *position, const struct move *move)
{
	return move->mid != NO_SQUARE && move->mid != move->from &&
	       is_own(position, move->mid, move->side);
}

static inline bool
breaks_own_capture(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;

	return move->piece != 0 &&
	       (captures_own_on_way(position, move) ||
		   (is_own(position, move->to, move->side) && move->to != move->from));
}

/* A law of games without drops only, which every drop breaks. */
static inline bool
breaks_no_drops(const struct position *position, const struct trial *trial)
{
	(void)position;
	(void)trial;
	return true;
}

static inline bool
breaks_bad_move(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;

	if (trial->reaches)
		return false;
	return move->mid == NO_SQUARE
		   ? !position_attacks(position, move->piece, move->from, move->to)
		   : !position_reaches(position, move->piece, move->from, move->mid, move->to);
}

/* Only lion power next to an empty square allows a turn without a move (じっと, jitto). */
static inline bool
breaks_pass(const struct position *position, const struct trial *trial)
{
	return trial->move.from == NO_SQUARE ||
	       !position_passes_by(position, trial->move.from, trial->move.mid);
}

static inline bool
breaks_promotion_outside_zone(const struct position *position, const struct trial *trial)
{
	return trial->promotes && (trial->move.flags & MOVE_may_promote) == 0 &&
	       may_promote_ever(position, trial->move.piece);
}

static inline bool
breaks_cannot_promote(const struct position *position, const struct trial *trial)
{
	return trial->promotes && !may_promote_ever(position, trial->move.piece);
}

static inline bool
breaks_unpromote(const struct position *position, const struct trial *trial)
{
	(void)position;
	return !trial->promotes && piece_promoted(trial->move.piece) &&
	       !piece_promoted(trial->move.after);
}

/* The variant does not leave promotion to the player. */
static inline bool
breaks_must_promote(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;

	return !trial->promotes &&
	       position_may_promote(position, move->piece, move->from, move->to);
}

/* The piece could never move again (行き所のない駒, a piece with nowhere to go). */
static inline bool
breaks_dead_end(const struct position *position, const struct trial *trial)
{
	return compiled_is_stuck(position->compiled, trial->move.after, trial->move.to);
}

/* Nifu (二歩): dropping a second unpromoted pawn onto a file, or one more than the piece may have
 * there. */
static inline bool
breaks_nifu(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;
	unsigned max = position->compiled->per_file[move->after];

	return max != 0 && position_others_on_file(position, move->after, move->to) >= max;
}

/* Whether the piece on a square is a lion of the other side than by. */
static inline bool
has_lion(const struct position *position, square_t square, enum side by)
{
	piece_t piece = position_at(position, square);

	return (position->compiled->traits[piece] & TRAIT_lion) != 0 && piece_side(piece) != by;
}

/*
 * A lion may capture a lion that is not on the next square only if that lion is unprotected, or if
 * it captures more than a pawn or go-between on the way (kifu-variants(7)).  Protection is judged
 * with the capturing lion on the other's square.
 */
static inline bool
breaks_lion_trade(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;
	const struct compiled_variant *compiled = position->compiled;
	struct position after;

	if (move->to == move->from || (compiled->traits[move->piece] & TRAIT_lion) == 0 ||
	    !has_lion(position, move->to, move->side) ||
	    movement_line(move->from, move->to).distance == 1 ||
	    (move->mid != NO_SQUARE &&
		(compiled->traits[position_at(position, move->mid)] & TRAIT_minor) == 0))
		return false;
	after = *position;
	position_lift(&after, move->from);
	position_lift(&after, move->to);
	position_put(&after, move->to, move->piece);
	return position_attacker(&after, move->to, side_other(move->side)) != NO_SQUARE;
}

/* After another piece than a lion captured a lion, only a lion may capture a lion in the next move,
 * except on that same square. */
static inline bool
breaks_counter_strike(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;
	square_t on = position->lion_captured_on;

	return on != NO_SQUARE && (position->compiled->traits[move->piece] & TRAIT_lion) == 0 &&
	       ((move->to != on && has_lion(position, move->to, move->side)) ||
		   (move->mid != on && has_lion(position, move->mid, move->side)));
}

/* The kinds of moves that a law judges. */
enum kinds { BOARD = 1, DROP = 2, PASS = 4, LION = 8, MOVE = BOARD | DROP, TURN = MOVE | PASS };

/* Returns which laws of these kinds, and of the set `among`, the move breaks; inlined, so that no
 * others are left where both are constant. */
static inline __attribute__((always_inline)) unsigned
laws_ask(const struct position *position, const struct trial *trial, unsigned kinds, unsigned among)
{
	unsigned broken = 0;

#define BEFORE(id, of)                                                                             \
	if ((kinds & of) != 0 && (among & LAW_BIT(id)) != 0 && breaks_##id(position, trial))       \
		broken |= LAW_BIT(id);
#define AFTER(id, of)
#define LAW(id, of, when, ...) when(id, of)
#include "rules/variants/laws.def"
#undef LAW
#undef AFTER
#undef BEFORE
	return broken;
}

/* Returns whether the move breaks none of these laws, as laws_ask finds them. */
static inline __attribute__((always_inline)) bool
laws_allow(
    const struct position *position, const struct trial *trial, unsigned kinds, unsigned among)
{
#define BEFORE(id, of)                                                                             \
	if ((kinds & of) != 0 && (among & LAW_BIT(id)) != 0 && breaks_##id(position, trial))       \
		return false;
#define AFTER(id, of)
#define LAW(id, of, when, ...) when(id, of)
#include "rules/variants/laws.def"
#undef LAW
#undef AFTER
#undef BEFORE
	return true;
}

#endif
