#include "rules/laws/laws.h"

/* One predicate a law, named after its row. */

static bool
is_own(const struct position *position, square_t square, enum side side)
{
	piece_t piece = position_at(position, square);

	return piece != 0 && piece_side(piece) == side;
}

/* Two moves in a row lose (二手指し, nite-zashi).  CSA names the mover by a sign. */
static bool
breaks_wrong_turn(const struct position *position, const struct trial *trial)
{
	return trial->mover != position->side &&
	       (trial->move.piece == 0 || trial->move.side == trial->mover);
}

/* The mover has lost its last royal piece: the game was over. */
static bool
breaks_royal_lost(const struct position *position, const struct trial *trial)
{
	return position->royals[trial->mover] == 0 &&
	       position->royals[side_other(trial->mover)] != 0;
}

static bool
breaks_no_piece(const struct position *position, const struct trial *trial)
{
	(void)position;
	return trial->move.piece == 0;
}

static bool
breaks_wrong_side(const struct position *position, const struct trial *trial)
{
	(void)position;
	return trial->move.side != trial->mover;
}

static bool
may_promote_ever(const struct position *position, piece_t piece)
{
	return !piece_promoted(piece) && position->compiled->promotes[piece_kind(piece)];
}

/* The name before the move, or the kind after it, is not that of the piece on its origin. */
static bool
breaks_wrong_piece_name(const struct position *position, const struct trial *trial)
{
	piece_t piece = trial->move.piece;

	if (trial->named != 0)
		return trial->named != piece_face(piece);
	if (trial->named_after == 0 || piece_kind(trial->named_after) == piece_kind(piece))
		return false;
	return !(trial->promotes && !may_promote_ever(position, piece));
}

static bool
breaks_not_in_hand(const struct position *position, const struct trial *trial)
{
	return position->hands[trial->move.side][piece_kind(trial->move.piece)] == 0;
}

static bool
breaks_drop_promoted(const struct position *position, const struct trial *trial)
{
	(void)position;
	return piece_promoted(trial->move.after);
}

static bool
breaks_drop_occupied(const struct position *position, const struct trial *trial)
{
	return position_at(position, trial->move.to) != 0;
}

static bool
captures_own_on_way(const struct position *position, const struct move *move)
{
	return move->mid != NO_SQUARE && move->mid != move->from &&
	       is_own(position, move->mid, move->side);
}

static bool
breaks_own_capture(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;

	return move->piece != 0 &&
	       (captures_own_on_way(position, move) ||
		   (move->to != move->from && is_own(position, move->to, move->side)));
}

/* A law of games without drops only, which every drop breaks. */
static bool
breaks_no_drops(const struct position *position, const struct trial *trial)
{
	(void)position;
	(void)trial;
	return true;
}

static bool
breaks_bad_move(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;

	return !position_reaches(position, move->piece, move->from, move->mid, move->to);
}

/* Only lion power next to an empty square allows a turn without a move (じっと, jitto). */
static bool
breaks_pass(const struct position *position, const struct trial *trial)
{
	return trial->move.from == NO_SQUARE ||
	       !position_passes_by(position, trial->move.from, trial->move.mid);
}

static bool
breaks_promotion_outside_zone(const struct position *position, const struct trial *trial)
{
	return trial->promotes && (trial->move.flags & MOVE_may_promote) == 0 &&
	       may_promote_ever(position, trial->move.piece);
}

static bool
breaks_cannot_promote(const struct position *position, const struct trial *trial)
{
	return trial->promotes && !may_promote_ever(position, trial->move.piece);
}

static bool
breaks_unpromote(const struct position *position, const struct trial *trial)
{
	(void)position;
	return piece_promoted(trial->move.piece) && !piece_promoted(trial->move.after);
}

/* The piece could never move again (行き所のない駒, a piece with nowhere to go). */
static bool
breaks_dead_end(const struct position *position, const struct trial *trial)
{
	return compiled_is_stuck(position->compiled, trial->move.after, trial->move.to);
}

/* Nifu (二歩): dropping a second unpromoted pawn onto a file. */
static bool
breaks_nifu(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;
	square_t other = position_on_file(position, move->after, square_file(move->to));

	/* not a pawn that the drop would land on */
	return (position->compiled->traits[move->after] & TRAIT_one_per_file) != 0 &&
	       other != NO_SQUARE && other != move->to;
}

/* Whether the piece on a square is a lion of the other side than by. */
static bool
has_lion(const struct position *position, square_t square, enum side by)
{
	piece_t piece = position_at(position, square) & (PIECE_LIMIT - 1);

	return (position->compiled->traits[piece] & TRAIT_lion) != 0 && piece_side(piece) != by;
}

/*
 * A lion may capture a lion that is not on the next square only if that lion is unprotected, or if
 * it captures more than a pawn or go-between on the way (kifu-variants(7)).  Protection is judged
 * with the capturing lion on the other's square.
 */
static bool
breaks_lion_trade(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;
	const struct compiled_variant *compiled = position->compiled;
	struct position after;

	if (move->to == move->from || (compiled->traits[move->piece] & TRAIT_lion) == 0 ||
	    !has_lion(position, move->to, move->side) ||
	    movement_line(&compiled->grid, move->from, move->to).distance == 1 ||
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
static bool
breaks_counter_strike(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;
	square_t on = position->lion_captured_on;

	return on != NO_SQUARE && (position->compiled->traits[move->piece] & TRAIT_lion) == 0 &&
	       ((move->to != on && has_lion(position, move->to, move->side)) ||
		   (move->mid != on && has_lion(position, move->mid, move->side)));
}

enum fate { PLAYABLE, IMPOSSIBLE };

/* The laws that make a move impossible to play. */
static const unsigned impossible = 0
#define LAW(id, of, when, fate, ...) | (unsigned)fate << LAW_##id
#include "rules/laws/laws.def"
#undef LAW
    ;

/* The kinds of moves that a law judges. */
enum kinds { BOARD = 1, DROP = 2, PASS = 4, LION = 8, MOVE = BOARD | DROP, TURN = MOVE | PASS };

/* Asks the laws of a set of kinds; inlined, so that no others are left for a constant set. */
static inline unsigned
ask(const struct position *position, const struct trial *trial, unsigned kinds)
{
	unsigned broken = 0;

#define BEFORE(id, of)                                                                             \
	if ((kinds & of) != 0 && breaks_##id(position, trial))                                     \
		broken |= LAW_BIT(id);
#define AFTER(id, of)
#define LAW(id, of, when, ...) when(id, of)
#include "rules/laws/laws.def"
#undef LAW
	return broken;
}

unsigned
laws_before(const struct position *position, const struct trial *trial)
{
	unsigned broken;

	if (trial->move.kind == MOVE_drop)
		broken = ask(position, trial, DROP);
	else if (trial->move.kind == MOVE_pass)
		broken = ask(position, trial, PASS);
	else if (position->compiled->lions)
		broken = ask(position, trial, BOARD | LION);
	else
		broken = ask(position, trial, BOARD);
	broken &= position->compiled->variant->laws;
	/* without a piece the later laws have nothing to judge */
	if ((broken & LAW_BIT(no_piece)) != 0)
		broken &= LAW_BIT(no_piece) | (LAW_BIT(no_piece) - 1);
	return broken;
}

bool
laws_impossible(unsigned broken)
{
	return (broken & impossible) != 0;
}

/* The arguments of a law's message, as laws.def names them. */
enum argument {
	NO_ARGUMENT,
	MOVER,
	PIECE,      /* the piece that moves */
	AFTER_MOVE, /* what it is after the move */
	NAMED,      /* what the record calls it */
	OWN_SQUARE, /* of the own piece that the move would capture, or drop onto */
	OWN_PIECE,
	FROM,
	TO,
	LION_SQUARE, /* of the lion captured in return */
	OTHER_PAWN,
	ROYAL,
	CHECKER_SQUARE,
	CHECKER_PIECE
};

static const struct {
	enum diag diag;
	enum argument arguments[DIAG_ARGS_MAX];
} reports[LAW_COUNT] = {
#define LAW(id, of, when, fate, ...) [LAW_##id] = { DIAG_##id, { __VA_ARGS__ } },
#include "rules/laws/laws.def"
#undef LAW
};

static struct arg
find_argument(const struct position *position, const struct trial *trial, enum argument which)
{
	const struct move *move = &trial->move;
	enum side mover = move->side;
	square_t own = captures_own_on_way(position, move) ? move->mid : move->to;
	square_t royal = position->royal[mover][0];

	switch (which) {
	case MOVER:
		return (struct arg)A_SIDE(mover);
	case PIECE:
		return (struct arg)A_PIECE(piece_face(move->piece));
	case AFTER_MOVE:
		return (struct arg)A_PIECE(piece_face(move->after));
	case NAMED:
		return (struct arg)A_PIECE(
		    piece_face(trial->named != 0 ? trial->named : trial->named_after));
	case FROM:
		return (struct arg)A_SQUARE(move->from);
	case TO:
		return (struct arg)A_SQUARE(move->to);
	case OWN_SQUARE:
		return (struct arg)A_SQUARE(own);
	case OWN_PIECE:
		return (struct arg)A_PIECE(piece_face(position_at(position, own)));
	case LION_SQUARE:
		return (struct arg)A_SQUARE(
		    has_lion(position, move->to, mover) && move->to != position->lion_captured_on
			? move->to
			: move->mid);
	case OTHER_PAWN:
		return (struct arg)A_SQUARE(
		    position_on_file(position, move->after, square_file(move->to)));
	case ROYAL:
		return (struct arg)A_SQUARE(royal);
	case CHECKER_SQUARE:
		return (struct arg)A_SQUARE(position_attacker(position, royal, side_other(mover)));
	case CHECKER_PIECE:
		return (struct arg)A_PIECE(piece_face(
		    position_at(position, position_attacker(position, royal, side_other(mover)))));
	case NO_ARGUMENT:
		break;
	}
	return (struct arg){ .kind = ARG_end };
}

void
laws_report(const struct position *position, const struct trial *trial, unsigned broken,
    struct span at, uint32_t ply, enum severity severity, struct diags *diags)
{
	struct arg args[DIAG_ARGS_MAX + 1];

	args[DIAG_ARGS_MAX] = (struct arg){ .kind = ARG_end };
	for (; broken != 0; broken &= broken - 1) {
		unsigned law = (unsigned)__builtin_ctz(broken), i = 0;

		do
			args[i] = find_argument(position, trial, reports[law].arguments[i]);
		while (args[i].kind != ARG_end && ++i < DIAG_ARGS_MAX);
		diags_add(diags, reports[law].diag, at, ply, args)->severity = severity;
	}
}
