/* What is said of each broken law: one row a law, with the arguments its message takes
 * (record/diag.def). */
#include "rules/laws/laws.h"

/* Where the piece stands that a move must not take: on its way or where it ends. */
static square_t
untakeable(const struct position *position, const struct move *move, enum law law)
{
	piece_t on_way = move->mid == NO_SQUARE ? 0 : position_at(position, move->mid);
	piece_t there = position_at(position, move->to);
	const uint8_t *traits = position->compiled->traits;

	if (law == LAW_counter_strike)
		return (traits[there] & TRAIT_lion) != 0 && move->to != position->lion_captured_on
			   ? move->to
			   : move->mid;
	return on_way != 0 && move->mid != move->from && piece_side(on_way) == move->side
		   ? move->mid
		   : move->to;
}

static void
arguments(const struct position *position, const struct trial *trial, enum law law, struct arg *arg)
{
	const struct move *move = &trial->move;
	enum side mover = move->side;
	const struct arg piece = A_PIECE(piece_face(move->piece)), to = A_SQUARE(move->to),
			 from = A_SQUARE(move->from), side = A_SIDE(mover);
	square_t royal = position->royal[mover][0], at;

	switch (law) {
	case LAW_wrong_turn:
		arg[0] = side;
		break;
	case LAW_royal_lost:
	case LAW_pass:
		arg[0] = side;
		break;
	case LAW_no_drops:
		arg[0] = piece;
		break;
	case LAW_lion_trade:
		arg[0] = to;
		arg[1] = piece;
		arg[2] = from;
		break;
	case LAW_counter_strike:
		arg[0] = piece;
		arg[1] = (struct arg)A_SQUARE(untakeable(position, move, law));
		break;
	case LAW_no_piece:
		arg[0] = from;
		break;
	case LAW_wrong_side:
		arg[0] = piece;
		arg[1] = from;
		break;
	case LAW_wrong_piece_name:
		arg[0] = (struct arg)A_PIECE(trial->named != 0 ? trial->named : trial->said_after);
		arg[1] = from;
		arg[2] = piece;
		break;
	case LAW_not_in_hand:
		arg[0] = side;
		arg[1] = piece;
		break;
	case LAW_drop_promoted:
		arg[0] = piece;
		break;
	case LAW_drop_occupied:
	case LAW_own_capture:
		at = untakeable(position, move, law);
		arg[0] = (struct arg)A_SQUARE(at);
		arg[1] = (struct arg)A_PIECE(piece_face(position_at(position, at)));
		break;
	case LAW_bad_move:
	case LAW_promotion_outside_zone:
		arg[0] = piece;
		arg[1] = from;
		arg[2] = to;
		break;
	case LAW_cannot_promote:
		arg[0] = piece;
		break;
	case LAW_unpromote:
		arg[0] = piece;
		arg[1] = (struct arg)A_PIECE(piece_face(move->after));
		break;
	case LAW_dead_end:
		arg[0] = (struct arg)A_PIECE(piece_face(move->after));
		arg[1] = to;
		break;
	case LAW_nifu:
		arg[0] = to;
		arg[1] = (struct arg)A_SQUARE(
		    position_on_file(position, move->after, square_file(move->to)));
		break;
	case LAW_king_in_check:
		at = position_attacker(position, royal, side_other(mover));
		arg[0] = side;
		arg[1] = (struct arg)A_SQUARE(royal);
		arg[2] = (struct arg)A_PIECE(piece_face(position_at(position, at)));
		arg[3] = (struct arg)A_SQUARE(at);
		break;
	case LAW_uchifuzume:
		arg[0] = to;
		break;
	case LAW_COUNT:
		break;
	}
}

static const enum diag diag_of_law[LAW_COUNT] = {
#define LAW(id, of, when, fate) [LAW_##id] = DIAG_##id,
#include "rules/laws/laws.def"
#undef LAW
};

void
laws_report(const struct position *position, const struct trial *trial, unsigned broken,
    struct span at, uint32_t ply, enum severity severity, struct diags *diags)
{
	for (unsigned law = 0; law < LAW_COUNT; law++) {
		struct arg arg[DIAG_ARGS_MAX + 1] = { { .kind = ARG_end } };

		if ((broken >> law & 1) == 0)
			continue;
		arguments(position, trial, law, arg);
		diags_add(diags, diag_of_law[law], at, ply, arg)->severity = severity;
	}
}
