/* Moves of 16 bits, and the values that follow a position. */
#include <limits.h>

#include "record/engine/bytes.h"
#include "record/engine/compact.h"
#include "record/sfen.h"

const char *const compact_move16_names[MOVE16_COUNT + 1] = { "yaneuraou", "apery", "rshogi-old",
	NULL };

const struct compact_layout compact_layouts[FORMAT_COUNT] = {
	[FORMAT_psv] = { 40, PACKING_yaneuraou, MOVE16_yaneuraou, false, 36, 38, 39, false },
	[FORMAT_hcp] = { 32, PACKING_apery, MOVE16_apery, true, 0, 0, 0, false },
	[FORMAT_bin] = { 0, PACKING_apery, MOVE16_apery, true, 0, 0, 0, false },
	[FORMAT_hcpe3] = { 0, PACKING_apery, MOVE16_apery, true, 0, 0, 0, true },
	[FORMAT_hcpe] = { 38, PACKING_apery, MOVE16_apery, true, 0, 36, 37, false },
};

/* The order of kinds in a drop's bits. */
static const uint8_t drop_order[] = { KIND_none, KIND_pawn, KIND_lance, KIND_knight, KIND_silver,
	KIND_bishop, KIND_rook, KIND_gold };

enum { FILES = 9 };

static unsigned
number_of(square_t square)
{
	return (square_file(square) - 1) * FILES + square_rank(square) - 1;
}

enum { TO_BITS = 7, SQUARE_MASK = (1 << TO_BITS) - 1, BIT_14 = 1 << 14, BIT_15 = 1 << 15 };

/* The number before that of a dropped pawn, where drops have no bit of their own. */
static const uint8_t drops_from[MOVE16_COUNT] = { 0, 80, 81 };

/* Sets a claim that is none of a move on the board.  Returns false for a move. */
static bool
claim_none(unsigned bits, struct claim *claim)
{
	if (bits == MOVE16_none)
		return true;
	claim->kind = bits == MOVE16_null ? CLAIM_pass : CLAIM_end;
	claim->ending = bits == MOVE16_win ? ENDING_declaration : ENDING_resign;
	return bits == MOVE16_null || bits == MOVE16_resign || bits == MOVE16_win;
}

enum move16_is
compact_move(unsigned bits, enum move16 encoding, struct claim *claim, enum phrase *why)
{
	unsigned to = bits & SQUARE_MASK, from = bits >> TO_BITS & SQUARE_MASK, first;
	unsigned promotes = bits & (encoding == MOVE16_yaneuraou ? BIT_15 : BIT_14);
	bool drops = encoding == MOVE16_yaneuraou ? (bits & BIT_14) != 0 : from >= COMPACT_SQUARES;

	*claim = record_no_ply.claim;
	if (claim_none(bits, claim))
		return MOVE16_is_plain;
	first = drops_from[encoding];
	*why = to >= COMPACT_SQUARES || (!drops && (from >= COMPACT_SQUARES || from == to))
		   ? PHRASE_move16_square
	       : (bits & BIT_15) != 0 && encoding != MOVE16_yaneuraou          ? PHRASE_move16_flags
	       : drops && promotes != 0                                        ? PHRASE_move16_flags
	       : drops && (from <= first || from >= first + sizeof drop_order) ? PHRASE_move16_piece
									       : PHRASE_COUNT;
	*claim = record_no_ply.claim;
	if (*why != PHRASE_COUNT)
		return MOVE16_is_bad;
	claim->kind = CLAIM_move;
	claim->to = compact_squares[to];
	if (drops) {
		claim->has = CLAIM_HAS_to | CLAIM_HAS_drop | CLAIM_HAS_piece;
		claim->piece = drop_order[from - first];
		return MOVE16_is_special;
	}
	claim->has = CLAIM_HAS_from | CLAIM_HAS_to | CLAIM_HAS_promotion_mark |
		     (promotes != 0 ? CLAIM_HAS_promote : 0);
	claim->from = compact_squares[from];
	return promotes != 0 ? MOVE16_is_special : MOVE16_is_plain;
}

struct move
compact_claimed(const struct claim *claim)
{
	return (struct move){ .kind = (claim->has & CLAIM_HAS_drop) != 0 ? MOVE_drop : MOVE_board,
		.from = claim->from,
		.to = claim->to,
		.piece = claim->piece,
		.flags = (claim->has & CLAIM_HAS_promote) != 0 ? MOVE_promotes : 0 };
}

bool
compact_holds(const struct move *move)
{
	return move->kind == MOVE_board
		   ? move->from != move->to
		   : move->kind != MOVE_drop || (piece_kind(move->piece) != KIND_king &&
						    !piece_promoted(game_named(move)));
}

unsigned
compact_move_bits(const struct move *move, enum move16 encoding)
{
	unsigned from = 0, bits = number_of(move->to);

	if (move->kind == MOVE_drop) {
		while (drop_order[from] != piece_kind(move->piece))
			from++;
		from += drops_from[encoding];
		bits |= encoding == MOVE16_yaneuraou ? BIT_14 : 0;
	} else {
		from = number_of(move->from);
		if ((move->flags & MOVE_promotes) != 0)
			bits |= encoding == MOVE16_yaneuraou ? BIT_15 : BIT_14;
	}
	return bits | from << TO_BITS;
}

/* --- values */

struct compact_values
compact_values_of(const char *p, const struct compact_layout *layout)
{
	struct compact_values values = { .ply = -1, .result = INT_MAX };

	if (layout->result == 0)
		return values;
	values.score = (int16_t)bytes_u16(p + COMPACT_SCORE);
	values.move = (uint16_t)bytes_u16(p + COMPACT_MOVE);
	values.ply = layout->ply == 0 ? -1 : (int)bytes_u16(p + layout->ply);
	values.result = (int8_t)p[layout->result];
	values.padding = (uint8_t)p[layout->padding];
	return values;
}

bool
compact_winner(int result, const struct compact_layout *layout, enum side turn, enum side *winner)
{
	*winner = NO_SIDE;
	if (layout->absolute && (result == 1 || result == 2))
		*winner = result == 1 ? BLACK : WHITE;
	else if (!layout->absolute && (result == 1 || result == -1))
		*winner = result == 1 ? turn : side_other(turn);
	return *winner != NO_SIDE || result == 0;
}

struct str
compact_none(unsigned bits)
{
	return bits == MOVE16_none     ? STR("none")
	       : bits == MOVE16_null   ? STR("null")
	       : bits == MOVE16_resign ? STR("resign")
				       : STR("win");
}

void
compact_add_move(unsigned bits, enum move16 encoding, struct buffer *out)
{
	struct claim claim;
	enum phrase why;
	struct move move;
	bool bad = compact_move(bits, encoding, &claim, &why) == MOVE16_is_bad;

	if (bad)
		buffer_printf(out, "%04x", bits);
	else if (claim.kind == CLAIM_move) {
		move = compact_claimed(&claim);
		sfen_move(NULL, &move, out);
	} else {
		buffer_add(out, compact_none(bits));
	}
}

void
compact_show(
    const char *p, const struct compact_layout *layout, enum move16 encoding, struct buffer *out)
{
	struct compact_values values = compact_values_of(p, layout);
	struct compact_fault fault;
	struct diagram diagram;

	if (compact_diagram(p, layout->packing, &diagram, &fault))
		sfen_write(&diagram, values.ply < 0 ? 1 : (uint32_t)values.ply, out);
	else
		for (unsigned i = 0; i < COMPACT_SIZE; i++)
			buffer_printf(out, "%02x", (unsigned char)p[i]);
	if (layout->result == 0)
		return;
	buffer_char(out, ' ');
	compact_add_move(values.move, encoding, out);
	buffer_printf(out, "  score %d result %d", values.score, values.result);
}
