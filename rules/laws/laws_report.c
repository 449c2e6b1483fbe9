/* The findings about broken laws. */
#include "rules/laws/laws.h"

/* The arguments of a law's message, as laws.def names them. */
enum argument {
	NO_ARGUMENT,
	MOVER,
	PIECE,      /* the piece that moves */
	AFTER_MOVE, /* what it is after the move */
	NAMED,      /* what the record calls it */
	FROM,
	TO,
	OWN_SQUARE, /* of the own piece that the move would capture, or drop onto */
	OWN_PIECE,
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

static square_t
own_square(const struct position *position, const struct move *move)
{
	piece_t on_way = move->mid == NO_SQUARE ? 0 : position_at(position, move->mid);

	return on_way != 0 && move->mid != move->from && piece_side(on_way) == move->side
		   ? move->mid
		   : move->to;
}

static square_t
lion_square(const struct position *position, const struct move *move)
{
	piece_t there = position_at(position, move->to);

	return (position->compiled->traits[there] & TRAIT_lion) != 0 &&
		       move->to != position->lion_captured_on
		   ? move->to
		   : move->mid;
}

static struct arg
square_arg(square_t square)
{
	return (struct arg)A_SQUARE(square);
}

static struct arg
piece_arg(piece_t piece)
{
	return (struct arg)A_PIECE(piece_face(piece));
}

static struct arg
make_arg(const struct position *position, const struct trial *trial, enum argument argument)
{
	const struct move *move = &trial->move;
	square_t royal = position->royal[move->side][0];
	enum side other = side_other((enum side)move->side);

	switch (argument) {
	case MOVER:
		return (struct arg)A_SIDE((enum side)move->side);
	case PIECE:
		return piece_arg(move->piece);
	case AFTER_MOVE:
		return piece_arg(move->after);
	case NAMED:
		return piece_arg(trial->named != 0 ? trial->named : trial->named_after);
	case FROM:
		return square_arg(move->from);
	case TO:
		return square_arg(move->to);
	case OWN_SQUARE:
		return square_arg(own_square(position, move));
	case OWN_PIECE:
		return piece_arg(position_at(position, own_square(position, move)));
	case LION_SQUARE:
		return square_arg(lion_square(position, move));
	case OTHER_PAWN:
		return square_arg(position_on_file(position, move->after, square_file(move->to)));
	case ROYAL:
		return square_arg(royal);
	case CHECKER_SQUARE:
		return square_arg(position_attacker(position, royal, other));
	case CHECKER_PIECE:
		return piece_arg(position_at(position, position_attacker(position, royal, other)));
	case NO_ARGUMENT:
		break;
	}
	return (struct arg){ .kind = ARG_end };
}

void
laws_report(const struct position *position, const struct trial *trial, unsigned broken,
    struct span at, uint32_t ply, enum severity severity, struct diags *diags)
{
	for (unsigned law = 0; law < LAW_COUNT; law++) {
		struct arg args[DIAG_ARGS_MAX + 1] = { { .kind = ARG_end } };

		if ((broken >> law & 1) == 0)
			continue;
		for (unsigned i = 0; i < DIAG_ARGS_MAX; i++)
			args[i] = make_arg(position, trial, reports[law].arguments[i]);
		diags_add(diags, reports[law].diag, at, ply, args)->severity = severity;
	}
}
