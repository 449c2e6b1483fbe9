#include "lib/positions/games.h"

#include <limits.h>
#include <stdlib.h>

#include "rules/board/rules.h"
#include "rules/laws/fast_move.h"
#include "rules/laws/judge.h"

/* Boards that one session judges on.  Boards are large: they change places and are not copied. */
struct position_boards {
	bool ready;                   /* last and after are those of the record before */
	struct position *first, *now; /* before the record's move, and after it */
	struct position *last, *after;
	struct position list[4];
};

/* One record while it is judged. */
struct view {
	struct positions *file;
	struct position_boards *boards;
	const char *p;
	uint32_t at;
	struct diags *diags; /* NULL: only whether something is to be said is asked */
	struct compact_values values;
	enum side turn, winner;
	bool follows; /* it is what the record before it becomes by its move */
	bool said;
};

static void
report(struct view *view, enum diag rule, unsigned offset, unsigned n, const struct arg *args)
{
	view->said = true;
	if (view->diags != NULL)
		diags_add(view->diags, rule, (struct span){ view->at + offset, n }, 0, args);
}

/* --- the position */

enum { HEIGHT = 9, RANKS = 0x3FE }; /* a bit each, from rank 1 */

/* A rank with the walls beside it, as one value of the compiler. */
typedef unsigned char row_t __attribute__((vector_size(16)));

static inline row_t
row_of(const struct position *position, unsigned rank)
{
	row_t row;

	memcpy(&row, position->cells + BOARD_PAD + square_make(0, rank), sizeof row);
	return row;
}

static void
copy_board(struct position *to, const struct position *from)
{
	memcpy(to, from, offsetof(struct position, cells));
	for (unsigned rank = 1; rank <= HEIGHT; rank++)
		memcpy(to->cells + BOARD_PAD + square_make(0, rank),
		    from->cells + BOARD_PAD + square_make(0, rank), sizeof(row_t));
}

/* Whether the pieces on both boards are the same. */
static bool
same_cells(const struct position *a, const struct position *b)
{
	row_t differ = { 0 };
	uint64_t any[2];

	for (unsigned rank = 1; rank <= HEIGHT; rank++)
		differ |= row_of(a, rank) ^ row_of(b, rank);
	memcpy(any, &differ, sizeof any);
	return (any[0] | any[1]) == 0;
}

bool
positions_load(struct position *position, const char *p, enum packing packing, bool *odd)
{
	struct compact_fault fault;
	square_t kings[2];
	enum side turn;

	if (!compact_read(
		p, packing, position->cells + BOARD_PAD, position->hands, kings, &turn, &fault))
		return false;
	for (unsigned side = BLACK; side <= WHITE; side++) {
		position->royals[side] = 1;
		position->royal[side][0] = kings[side];
	}
	position->side = (uint8_t)turn;
	position_find_check(position);
	position->exposed = position_check(position, side_other(turn)) != NO_SQUARE;
	position->lion_captured_on = NO_SQUARE;
	*odd = fault.why != PHRASE_COUNT;
	return true;
}

/* Whether a side has two pawns on a file, or a piece that could never move. */
static bool
is_impossible(const struct position *position)
{
	row_t bad = { 0 };
	uint64_t any[2];

	for (unsigned i = 0; i < 2 * KIND_knight; i++) {
		piece_t piece = piece_make(KIND_pawn + i / 2, false, i % 2 == 0 ? BLACK : WHITE);
		unsigned stuck = position->compiled->stuck[piece] & RANKS;
		bool one = position->compiled->per_file[piece] == 1;
		row_t once = { 0 };

		for (unsigned left = one ? RANKS : stuck; left != 0; left &= left - 1) {
			unsigned rank = (unsigned)__builtin_ctz(left);
			row_t files = (row_t)(row_of(position, rank) == piece);

			bad |= (stuck >> rank & 1) != 0 ? files : once & files;
			once |= files;
		}
	}
	memcpy(any, &bad, sizeof any);
	return (any[0] | any[1]) != 0;
}

bool
positions_play(struct position *position, const struct claim *claim)
{
	struct move move = { .kind = MOVE_none };
	struct undo undo;

	if (claim->kind != CLAIM_move || !fast_move(position, claim, NO_SQUARE, false, &move))
		return false;
	if (move.kind == MOVE_drop) {
		play_kind(position, &move, &undo, MOVE_drop, true);
		return judge_kind(position, &move, &undo, MOVE_drop, true) == 0;
	}
	play_kind(position, &move, &undo, MOVE_board, true);
	return judge_kind(position, &move, &undo, MOVE_board, true) == 0;
}

/* Whether the bits are a legal move of this encoding, which is played; *is gets what they are. */
static bool
play_bits(struct position *position, unsigned bits, enum move16 encoding, enum move16_is *is,
    struct claim *claim)
{
	enum phrase why;

	*is = compact_move(bits, encoding, claim, &why);
	return *is != MOVE16_is_bad && positions_play(position, claim);
}

/* --- the encoding of moves */

bool
positions_fits(const struct position *position, unsigned bits, unsigned *legal)
{
	bool special = false;

	*legal = 0;
	for (enum move16 e = 0; e < MOVE16_COUNT; e++) {
		struct position board = *position;
		enum move16_is is;
		struct claim claim;

		if (play_bits(&board, bits, e, &is, &claim))
			*legal |= 1u << e;
		special |= is != MOVE16_is_plain;
	}
	return special;
}

/* Judges the move, by the encoding in which it is legal if another one is not. */
static bool
judge_move(struct view *view, enum move16_is *is, struct claim *claim)
{
	struct positions *file = view->file;
	struct position *now = view->boards->now;
	unsigned legal = 0;

	if (play_bits(now, view->values.move, file->move16, is, claim))
		return true;
	if (*is != MOVE16_is_bad && (claim->kind == CLAIM_none || claim->kind == CLAIM_end))
		return true;
	positions_fits(view->boards->first, view->values.move, &legal);
	if (legal == 0)
		return false;
	for (enum move16 e = 0; e < MOVE16_COUNT; e++) {
		if ((legal >> e & 1) == 0)
			continue;
		if (view->diags != NULL)
			file->counts.fits[e]++;
		if (file->fixed)
			continue;
		report(view, DIAG_move16_encoding, COMPACT_MOVE, 2,
		    ARGS(A_PHRASE(PHRASE_move16_from_here), A_STR(str_of(compact_move16_names[e])),
			A_STR(str_of(compact_move16_names[file->move16]))));
		if (view->diags == NULL)
			return false;
		file->move16 = e;
		copy_board(now, view->boards->first);
		play_bits(now, view->values.move, e, is, claim);
		return true;
	}
	return false;
}

/* --- the values */

static void
check_score(struct view *view)
{
	enum { INFINITE = 32001 };
	int score = view->values.score;

	if (score == INT16_MIN || score == INFINITE || score == INFINITE + 1)
		report(view, DIAG_score_range, COMPACT_SCORE, 2, ARGS(A_NUMBER(score)));
}

static void
check_ply(struct view *view)
{
	enum { LONGEST = 20000 };
	int ply = view->values.ply;
	const uint8_t(*hands)[KIND_LIMIT] = view->boards->first->hands;
	bool held = false;

	for (unsigned kind = KIND_pawn; kind <= KIND_rook && ply == 0; kind++)
		held |= (hands[BLACK][kind] | hands[WHITE][kind]) != 0;
	if (ply > LONGEST || (ply == 0 && held))
		report(view, DIAG_ply_range, view->file->layout->ply, 2, ARGS(A_NUMBER(ply)));
}

/* Whether the record is what the one before it becomes by its move. */
static bool
follows(const struct view *view)
{
	const struct position *after = view->boards->after, *first = view->boards->first;

	return view->boards->ready && after->side == first->side && same_cells(after, first) &&
	       memcmp(after->hands, first->hands, sizeof first->hands) == 0;
}

/* Reports a result that is none, and one that the record before it, of the same game, contradicts.
 */
static void
check_result(struct view *view)
{
	const struct compact_layout *layout = view->file->layout;
	int before = compact_values_of(view->file->before, layout).result;

	if (!compact_winner(view->values.result, layout, view->turn, &view->winner))
		report(view, DIAG_result_value, layout->result, 1,
		    ARGS(A_NUMBER(view->values.result),
			A_PHRASE(
			    layout->absolute ? PHRASE_results_absolute : PHRASE_results_relative)));
	else if (!layout->absolute && view->winner != NO_SIDE && before == view->values.result &&
		 view->follows)
		report(view, DIAG_result_view, layout->result, 1, ARGS(A_NUMBER(before)));
}

/* Whether the move mates, or the side to move has none, and its result says otherwise: the game has
 * a finding of it. */
static bool
contradicts_mate(struct position *now, enum side winner)
{
	return now->checked && winner != side_other((enum side)now->side) && !judge_any_reply(now);
}

static void
count(struct view *view, enum move16_is is, const struct claim *claim, bool legal)
{
	enum { CLEAR = 100, MATE = 30000 };
	struct position_counts *counts = &view->file->counts;
	const struct compact_values *values = &view->values;
	bool promotes = (claim->has & CLAIM_HAS_promote) != 0;

	counts->records++;
	counts->special += is != MOVE16_is_plain;
	counts->fits[view->file->move16] += is == MOVE16_is_special && legal;
	counts->promotions += promotes;
	counts->plain += claim->kind == CLAIM_move && !promotes;
	counts->none += view->file->layout->result != 0 && claim->kind == CLAIM_none &&
			view->values.move == MOVE16_none;
	counts->ended += claim->kind == CLAIM_end;
	counts->padded += values->padding != 0;
	if (view->turn == BLACK && values->ply > 0)
		*(values->ply % 2 == 0 ? &counts->even : &counts->odd) += 1;
	counts->forward += view->follows;
	if (!view->follows && view->boards->ready && legal &&
	    same_cells(view->boards->last, view->boards->now))
		counts->backward++;
	if (view->winner != NO_SIDE && abs(values->score) >= CLEAR && abs(values->score) < MATE)
		*((values->score > 0) == (view->winner == view->turn)
			? &counts->agree[view->turn]
			: &counts->differ[view->turn]) += 1;
}

/* Makes the boards those of the record before, which another session may have read. */
static void
load_before(const struct positions_chunk *chunk)
{
	const struct positions *file = chunk->file;
	struct position_boards *boards = *chunk->boards;
	enum move16_is is;
	struct claim claim;
	bool odd;

	boards->ready = false;
	if (!file->has_before ||
	    !positions_load(boards->last, file->before, file->layout->packing, &odd))
		return;
	copy_board(boards->after, boards->last);
	boards->ready = play_bits(boards->after, compact_values_of(file->before, file->layout).move,
	    file->move16, &is, &claim);
}

static void
swap(struct position **a, struct position **b)
{
	struct position *was = *a;

	*a = *b;
	*b = was;
}

/* Judges the record.  Returns whether it has no finding; then, or with diags, it has been
 * counted. */
static bool
judge(struct view *view)
{
	struct positions *file = view->file;
	struct position_boards *boards = view->boards;
	const struct compact_layout *layout = file->layout;
	enum move16_is is = MOVE16_is_plain;
	struct claim claim = record_no_ply.claim;
	bool legal;

	view->values = compact_values_of(view->p, layout);
	view->winner = NO_SIDE;
	if (!positions_load(boards->first, view->p, layout->packing, &view->said)) {
		file->counts.records += view->diags != NULL;
		boards->ready = file->has_before = false;
		return false;
	}
	view->turn = (enum side)boards->first->side;
	view->follows = follows(view);
	view->said |= is_impossible(boards->first) || boards->first->exposed;
	copy_board(boards->now, boards->first);
	legal = layout->result == 0 || judge_move(view, &is, &claim);
	view->said |= !legal || claim.kind == CLAIM_pass || claim.kind == CLAIM_end;
	if (layout->result != 0) {
		check_score(view);
		if (layout->ply != 0)
			check_ply(view);
		check_result(view);
		view->said |= contradicts_mate(boards->now, view->winner);
	}
	if (view->said && view->diags == NULL)
		return false;
	count(view, is, &claim, legal);
	swap(&boards->after, &boards->now);
	swap(&boards->last, &boards->first);
	boards->ready = legal && claim.kind == CLAIM_move;
	memcpy(file->before, view->p, layout->size);
	file->has_before = true;
	return !view->said;
}

static struct view
view_of(const struct positions_chunk *chunk, uint32_t at, struct diags *diags)
{
	return (struct view){ .file = chunk->file,
		.boards = *chunk->boards,
		.p = chunk->body.p + at,
		.at = at,
		.diags = diags };
}

uint32_t
positions_skim(const struct positions_chunk *chunk, uint32_t *at, uint32_t stop)
{
	const struct compact_layout *layout = chunk->file->layout;
	uint32_t n = 0;

	if (layout == NULL)
		return 0;
	for (; *at + layout->size <= chunk->body.n && *at < stop; *at += layout->size, n++) {
		struct view view = view_of(chunk, *at, NULL);

		if (!judge(&view))
			break;
	}
	return n;
}

void
positions_visit(const struct positions_chunk *chunk, uint32_t at, struct diags *diags)
{
	const struct compact_layout *layout = chunk->file->layout;
	struct view view = view_of(chunk, at, diags);

	if (layout == NULL)
		games_visit(chunk, at, diags);
	else if (at + layout->size <= chunk->body.n)
		judge(&view);
}

/* --- files */

void
positions_free(struct position_boards *boards, struct memory *memory)
{
	if (boards != NULL)
		memory_resize(memory, boards, sizeof *boards, 0);
}

static void
init_boards(const struct positions_chunk *chunk)
{
	const struct compiled_variant *shogi = rules_row(chunk->rules, 0);
	struct position_boards *boards = *chunk->boards;

	if (boards == NULL)
		boards = *chunk->boards = memory_zero(chunk->memory, sizeof *boards);
	boards->ready = false;
	for (unsigned i = 0; i < 4; i++)
		position_clear(&boards->list[i], shogi);
	boards->first = &boards->list[0];
	boards->now = &boards->list[1];
	boards->last = &boards->list[2];
	boards->after = &boards->list[3];
}

void
positions_enter(const struct positions_chunk *chunk)
{
	if (chunk->file->layout == NULL)
		return;
	init_boards(chunk);
	load_before(chunk);
}

/* Counts in which encodings the drops and promotions of a chunk's first records are legal. */
static void
take_sample(const struct positions_chunk *chunk, struct position_counts *sample)
{
	const struct compact_layout *layout = chunk->file->layout;
	struct position *board = (*chunk->boards)->first;

	for (size_t i = 0; i < POSITIONS_SAMPLE && (i + 1) * layout->size <= chunk->body.n; i++) {
		const char *p = chunk->body.p + i * layout->size;
		unsigned legal = 0;
		bool odd;

		if (!positions_load(board, p, layout->packing, &odd) ||
		    !positions_fits(board, compact_values_of(p, layout).move, &legal))
			continue;
		positions_count_move(sample, legal);
	}
}

void
positions_begin(
    const struct positions_chunk *chunk, enum format format, unsigned move16, struct diags *diags)
{
	const struct compact_layout *layout = &compact_layouts[format];
	struct positions *file = chunk->file;

	*file = (struct positions){ .layout = layout->size == 0 ? NULL : layout,
		.counted = layout->size > 0 || layout->games,
		.move16 = layout->move16,
		.fixed = move16 != 0 };
	if (!file->counted)
		return;
	if (file->layout != NULL)
		init_boards(chunk);
	if (layout->games)
		games_sample(chunk, &file->sample);
	else if (layout->result != 0)
		take_sample(chunk, &file->sample);
	file->move16 = positions_count_best(&file->sample, layout->move16);
	if (file->fixed)
		file->move16 = (enum move16)(move16 - 1);
	else if (file->move16 != layout->move16)
		positions_count_encoding(file, file->move16, layout->move16, &file->sample, diags);
}
