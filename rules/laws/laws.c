#include "rules/laws/judge.h"

/* One predicate a law, named after its row. */

static piece_t
standing(const struct position *position, square_t square)
{
	return position_at(position, square);
}

static bool
is_own(const struct position *position, square_t square, enum side side)
{
	piece_t piece = standing(position, square);

	return piece != 0 && piece_side(piece) == side;
}

/* CSA names the mover by a sign; two moves in a row lose (nite-zashi, 二手指し). */
static bool
breaks_wrong_turn(const struct position *position, const struct trial *trial)
{
	return trial->mover != position->side &&
	       (trial->move.piece == 0 || trial->move.side == trial->mover);
}

/* The side that moves has no king any more: the game ended before. */
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

/* The name before the move, or the kind after it, is not that of the piece that stands there. */
static bool
breaks_wrong_piece_name(const struct position *position, const struct trial *trial)
{
	piece_t piece = trial->move.piece;

	if (trial->named != 0)
		return trial->named != piece_face(piece);
	if (trial->said_after == 0 || piece_kind(trial->said_after) == piece_kind(piece))
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
	return standing(position, trial->move.to) != 0;
}

static bool
breaks_own_capture(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;

	if (move->mid != NO_SQUARE && is_own(position, move->mid, move->side) &&
	    move->mid != move->from && move->piece != 0)
		return true;
	return is_own(position, move->to, move->side) && move->to != move->from && move->piece != 0;
}

/* Holds in games without drops alone: there each drop breaks it. */
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

/* A turn without a move: only lion power beside an empty square allows it (じっと). */
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

/* A piece that could never move again from where it goes (行き所のない駒). */
static bool
breaks_dead_end(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;

	return (position->compiled->stuck[move->after] >> square_rank(move->to) & 1) != 0;
}

/* Nifu (二歩): a second unpromoted pawn on one file, by a drop. */
static bool
breaks_nifu(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;

	return (position->compiled->traits[move->after] & TRAIT_one_per_file) != 0 &&
	       position_on_file(position, move->after, square_file(move->to)) != NO_SQUARE;
}

static bool
is_lion(const struct position *position, piece_t piece)
{
	return (position->compiled->traits[piece] & TRAIT_lion) != 0;
}

/* Whether the piece taken on the way leaves the lion taken after it protected: a pawn or
 * go-between, or nothing. */
static bool
takes_little(const struct position *position, const struct move *move)
{
	return move->mid == NO_SQUARE ||
	       (position->compiled->traits[standing(position, move->mid)] & TRAIT_minor) != 0;
}

/*
 * A lion takes a lion that is not beside it: it must be unprotected, or be taken after something
 * more than a pawn or go-between (dai-shogi.md 13.5).  Protection is looked for with the taking
 * lion off its square and on the other's.
 */
static bool
breaks_lion_trade(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;
	struct position after;

	if (move->to == move->from || !is_lion(position, move->piece) ||
	    !is_lion(position, standing(position, move->to)) ||
	    position->compiled->lines[movement_line(move->from, move->to)].distance == 1 ||
	    !takes_little(position, move))
		return false;
	after = *position;
	position_lift(&after, move->from);
	position_lift(&after, move->to);
	position_put(&after, move->to, move->piece);
	return position_attacker(&after, move->to, side_other(move->side)) != NO_SQUARE;
}

/* A lion fell to another piece in the move before: now only a lion may take a lion, except on that
 * very square. */
static bool
breaks_counter_strike(const struct position *position, const struct trial *trial)
{
	const struct move *move = &trial->move;

	if (position->lion_captured_on == NO_SQUARE || is_lion(position, move->piece))
		return false;
	return (is_lion(position, standing(position, move->to)) &&
		   move->to != position->lion_captured_on) ||
	       (move->mid != NO_SQUARE && is_lion(position, standing(position, move->mid)) &&
		   move->mid != position->lion_captured_on);
}

/* The laws whose breach makes a move impossible to play. */
static const unsigned impossible = 0
#define PLAYABLE 0u
#define IMPOSSIBLE 1u
#define LAW(id, of, when, fate) | fate << LAW_##id
#include "rules/laws/laws.def"
#undef LAW
    ;

/* Asks the laws of one kind of move: expands to nothing for the others. */
#define ASK_LIONS(id)                                                                              \
	if (position->compiled->lions)                                                             \
	ASK(id)
#define ASK(id)                                                                                    \
	if (breaks_##id(position, trial))                                                          \
		broken |= LAW_BIT(id);
#define SKIP(id)
#define BEFORE(ask, id) ask(id)
#define AFTER(ask, id)

static unsigned
ask_board(const struct position *position, const struct trial *trial)
{
	unsigned broken = 0;

#define TURN ASK
#define MOVE ASK
#define BOARD ASK
#define DROP SKIP
#define PASS SKIP
#define LION ASK_LIONS
#define LAW(id, of, when, fate) when(of, id)
#include "rules/laws/laws.def"
#undef BOARD
#undef DROP
#undef LION
	return broken;
}

static unsigned
ask_drop(const struct position *position, const struct trial *trial)
{
	unsigned broken = 0;

#define BOARD SKIP
#define LION SKIP
#define DROP ASK
#include "rules/laws/laws.def"
#undef DROP
#undef MOVE
#undef PASS
	return broken;
}

static unsigned
ask_pass(const struct position *position, const struct trial *trial)
{
	unsigned broken = 0;

#define MOVE SKIP
#define DROP SKIP
#define PASS ASK
#include "rules/laws/laws.def"
#undef LAW
	return broken;
}

unsigned
laws_before(const struct position *position, const struct trial *trial)
{
	unsigned broken, first;

	if (trial->move.kind == MOVE_board)
		broken = ask_board(position, trial);
	else if (trial->move.kind == MOVE_drop)
		broken = ask_drop(position, trial);
	else
		broken = ask_pass(position, trial);
	broken &= position->compiled->variant->laws;
	if (broken == 0)
		return 0;
	/* where nothing can be played, what comes later in the order would be said of nothing */
	first = broken & impossible & (0u - (broken & impossible));
	return first == 0 ? broken : broken & (impossible | (first - 1));
}

unsigned
laws_after(struct position *position, const struct move *move, const struct undo *undo)
{
	return judge_after(position, move, undo);
}

bool
laws_impossible(unsigned broken)
{
	return (broken & impossible) != 0;
}
