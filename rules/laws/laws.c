#include "rules/laws/laws.h"

#include "rules/laws/predicates.h"

enum fate { PLAYABLE, IMPOSSIBLE };

/* The laws that make a move impossible to play. */
static const unsigned impossible = 0
#define LAW(id, of, when, fate, ...) | (unsigned)fate << LAW_##id
#include "rules/variants/laws.def"
#undef LAW
    ;

unsigned
laws_before(const struct position *position, const struct trial *trial)
{
	const unsigned laws = position->compiled->laws;
	unsigned broken;

	if (trial->move.kind == MOVE_drop)
		broken = laws_ask(position, trial, DROP, laws);
	else if (trial->move.kind == MOVE_pass)
		broken = laws_ask(position, trial, PASS, laws);
	else if (position->compiled->lions)
		broken = laws_ask(position, trial, BOARD | LION, laws);
	else
		broken = laws_ask(position, trial, BOARD, laws);
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
	HOW_OFTEN,  /* a move out of turn: the first of the game, or a second one in a row */
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
	CHECKER_PIECE,
	IN_THE_WAY, /* whether a piece stands between, in words */
	BLOCKER_SQUARE,
	BLOCKER_PIECE
};

static const struct {
	enum diag diag;
	enum argument arguments[DIAG_ARGS_MAX];
} reports[LAW_COUNT] = {
#define LAW(id, of, when, fate, ...) [LAW_##id] = { DIAG_##id, { __VA_ARGS__ } },
#include "rules/variants/laws.def"
#undef LAW
};

static square_t
blocker_of(const struct position *position, const struct move *move)
{
	return move->mid != NO_SQUARE
		   ? NO_SQUARE
		   : position_blocker(position, move->piece, move->from, move->to);
}

static struct arg
find_argument(
    const struct position *position, const struct trial *trial, uint32_t ply, enum argument which)
{
	const struct move *move = &trial->move;
	enum side mover = move->side;
	square_t own = captures_own_on_way(position, move) ? move->mid : move->to;
	square_t royal = position->royal[mover][0];

	switch (which) {
	case MOVER:
		return (struct arg)A_SIDE(mover);
	case HOW_OFTEN:
		return (struct arg)A_PHRASE(ply == 1 ? PHRASE_moves_first : PHRASE_moves_twice);
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
	case IN_THE_WAY:
		return (struct arg)A_PHRASE(
		    blocker_of(position, move) != NO_SQUARE ? PHRASE_in_the_way : PHRASE_no_more);
	case BLOCKER_SQUARE:
		return (struct arg)A_SQUARE(blocker_of(position, move));
	case BLOCKER_PIECE:
		return (struct arg)A_PIECE(
		    piece_face(position_at(position, blocker_of(position, move))));
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
			args[i] = find_argument(position, trial, ply, reports[law].arguments[i]);
		while (args[i].kind != ARG_end && ++i < DIAG_ARGS_MAX);
		diags_add(diags, reports[law].diag, at, ply, args)->severity = severity;
	}
}
