#include <stdio.h>

#include "lib/board/kifu_board.h"
#include "record/sfen.h"
#include "rules/adjudicate/rule_set.h"

struct call {
	struct kifu_board *board;
	size_t i;
	const char *text;
	void *out;
};

/* --- the position */

static enum kifu_result
get_state(struct kifu *kifu, void *call)
{
	const struct call *of = call;
	struct kifu_board *board = of->board;
	struct position *position = &board->position;
	const struct variant *variant = board->compiled->variant;
	const struct rule_set *rule_set = &rule_set_rows[0];
	uint32_t depth = (uint32_t)board->count, occurrences = board->repetition.at[depth].count;
	enum side perpetual = NO_SIDE;
	struct diagram diagram;
	struct buffer sfen;
	struct kifu_state state;

	kifu_board_find_moves(board);
	if (depth > 0 && occurrences >= rule_set->occurrences)
		perpetual = rule_set->perpetual(&board->repetition, depth, rule_set->occurrences,
		    (enum side)board->played[depth - 1].move.side);
	position_save(position, &diagram);
	buffer_init(&sfen, &kifu->memory);
	sfen_write(&diagram, board->number + depth + 1, &sfen);
	state = (struct kifu_state){ .variant = variant->name,
		.sfen = kifu_text_in(&board->texts, buffer_str(&sfen)),
		.width = variant->width,
		.height = variant->height,
		.side = (enum kifu_side)position->side,
		.check = position->checked,
		.moves = (uint32_t)board->legal_count,
		.played = depth,
		.occurrences = occurrences,
		.perpetual = (enum kifu_side)perpetual,
		.key = position_key(position) };
	buffer_free(&sfen);
	kifu_store(of->out, &state, sizeof state);
	return KIFU_OK;
}

enum kifu_result
kifu_board_state(struct kifu_board *board, struct kifu_state *state)
{
	return kifu_board_run(board, get_state, &(struct call){ .board = board, .out = state });
}

/* Stores a piece (0: none) of which there are count. */
static enum kifu_result
give_piece(const struct piece_set *set, piece_t piece, uint32_t count, struct kifu_piece *out)
{
	struct kifu_piece is = { .id = piece_face(piece),
		.side = piece == 0 ? KIFU_NO_SIDE : (enum kifu_side)piece_side(piece),
		.promoted = piece_promoted(piece),
		.name = piece == 0 ? "" : piece_english(set, piece),
		.name_ja = piece == 0 ? "" : piece_word(set, piece),
		.csa = piece == 0 ? "" : piece_csa(piece),
		.count = count };

	kifu_store(out, &is, sizeof is);
	return KIFU_OK;
}

enum kifu_result
kifu_board_piece(struct kifu_board *board, uint32_t file, uint32_t rank, struct kifu_piece *piece)
{
	const struct variant *variant = board->compiled == NULL ? NULL : board->compiled->variant;

	if (variant == NULL || file < 1 || file > variant->width || rank < 1 ||
	    rank > variant->height)
		return kifu_fail(board->kifu, KIFU_WRONG, "no square %lu, %lu", (unsigned long)file,
		    (unsigned long)rank);
	return give_piece(board->compiled->pieces,
	    position_at(&board->position, square_make(file, rank)), 0, piece);
}

enum kifu_result
kifu_board_hand(struct kifu_board *board, enum kifu_side side, size_t i, struct kifu_piece *piece)
{
	for (unsigned kind = 1; board->compiled != NULL && side < KIFU_NO_SIDE && kind < KIND_LIMIT;
	     kind++) {
		uint32_t count = board->position.hands[side][kind];

		if (count > 0 && i-- == 0)
			return give_piece(board->compiled->pieces,
			    piece_make((enum kind)kind, false, (enum side)side), count, piece);
	}
	return kifu_fail(board->kifu, KIFU_WRONG, "no such piece in hand");
}

static enum kifu_result
get_points(struct kifu *kifu, void *call)
{
	static const char *const verdicts[] = {
		[IMPASSE_lose] = "lose", [IMPASSE_draw] = "draw", [IMPASSE_win] = "win"
	};
	const struct call *of = call;
	struct kifu_board *board = of->board;
	enum side side = (enum side)of->i;
	const struct rule_set *rule_set =
	    of->text == NULL ? &rule_set_rows[0] : rule_set_named(str_of(of->text));
	struct position turned = board->position;
	struct impasse_count count;
	struct kifu_points points = { 0 };

	if (rule_set == NULL)
		return kifu_fail(kifu, KIFU_WRONG, "unknown rules \"%s\"", of->text);
	if (side > WHITE || !board->compiled->variant->adjudicated)
		return kifu_fail(kifu, KIFU_WRONG, "this variant has no points, or no such side");
	count = impasse_count(&board->position, side, rule_set->handicap_given);
	points = (struct kifu_points){ .entered = count.entered,
		.pieces = count.pieces,
		.points = count.points,
		.total = count.total };
	position_turn(&turned, side); /* as if it were that side's turn */
	if (rule_set->declaration != DECLARATION_none)
		points.verdict =
		    verdicts[impasse_judge(&turned, rule_set->declaration, rule_set->handicap_given)
				 .verdict];
	kifu_store(of->out, &points, sizeof points);
	return KIFU_OK;
}

enum kifu_result
kifu_board_points(
    struct kifu_board *board, enum kifu_side side, const char *rules, struct kifu_points *points)
{
	return kifu_board_run(board, get_points,
	    &(struct call){ .board = board, .i = (size_t)side, .text = rules, .out = points });
}

/* --- moves */

static enum kifu_result
get_move(struct kifu *kifu, void *call)
{
	const struct call *of = call;
	struct kifu_board *board = of->board;
	const struct move *move;
	char usi[SFEN_MOVE];
	struct kifu_move is;

	kifu_board_find_moves(board);
	if (of->i >= board->legal_count)
		return kifu_fail(kifu, KIFU_WRONG, "no legal move %zu", of->i);
	move = &board->legal[of->i];
	is = (struct kifu_move){
		.usi = kifu_text_in(&board->texts,
		    (struct str){
			usi, (size_t)(sfen_put_move(board->compiled->pieces, move, usi) - usi) }),
		.from_file = square_file(move->from),
		.from_rank = square_rank(move->from),
		.to_file = square_file(move->to),
		.to_rank = square_rank(move->to),
		.piece = piece_face(move->piece),
		.captured = piece_face(position_at(&board->position, move->to)),
		.promotes = (move->flags & MOVE_promotes) != 0
	};
	kifu_store(of->out, &is, sizeof is);
	return KIFU_OK;
}

enum kifu_result
kifu_board_move(struct kifu_board *board, size_t i, struct kifu_move *move)
{
	return kifu_board_run(
	    board, get_move, &(struct call){ .board = board, .i = i, .out = move });
}

static enum kifu_result
get_fault(struct kifu *kifu, void *call)
{
	enum { FAULTS = 16 };
	const struct call *of = call;
	struct kifu_board *board = of->board;
	struct kifu_finding is;
	struct diags diags;
	struct move move;

	diags_init(&diags, &board->texts, FAULTS);
	diags.letters = true;
	kifu_board_judge(board, str_of(of->text), &move, &diags);
	if (of->i >= diags.count)
		return kifu_fail(kifu, KIFU_WRONG, "no fault %zu", of->i);
	is = kifu_finding_of(&diags.list[of->i], NULL, &board->texts);
	kifu_store(of->out, &is, sizeof is);
	return KIFU_OK;
}

enum kifu_result
kifu_board_fault(struct kifu_board *board, const char *usi, size_t i, struct kifu_finding *finding)
{
	return kifu_board_run(board, get_fault,
	    &(struct call){ .board = board, .i = i, .text = usi, .out = finding });
}
