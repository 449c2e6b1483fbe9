#include "lib/board/kifu_board.h"

#include "parsers/usi/usi_words.h"
#include "record/sfen.h"
#include "record/variants/variants.h"
#include "rules/laws/judge.h"
#include "rules/replay/resolve.h"
#include "rules/variants/handicap.h"

enum kifu_result
kifu_board_run(
    struct kifu_board *board, enum kifu_result (*work)(struct kifu *kifu, void *call), void *call)
{
	if (board->compiled == NULL)
		return kifu_fail(board->kifu, KIFU_WRONG, "the board is empty");
	return kifu_run(board->kifu, work, call);
}

/* --- making a board */

/* Returns a board without a position, which the context knows, or NULL. */
static struct kifu_board *
add_board(struct kifu *kifu)
{
	struct kifu_board *board = memory_resize(&kifu->heap, NULL, 0, sizeof *board);

	if (board == NULL)
		return NULL;
	memset(board, 0, sizeof *board);
	board->kifu = kifu;
	board->next = kifu->boards;
	kifu->boards = board;
	return board;
}

/* Makes the position of the board the one that was set. */
static void
begin(struct kifu_board *board, const struct compiled_variant *compiled, uint32_t expected)
{
	struct kifu *kifu = board->kifu;

	arena_init(&board->line, &kifu->memory);
	arena_init(&board->texts, &kifu->memory);
	board->compiled = compiled; /* from here on the arenas are freed with the board */
	position_begin(&board->position);
	repetition_init(&board->repetition, &board->line, expected);
	repetition_start(&board->repetition, position_key(&board->position), true);
}

/* A call of kifu_board_new or kifu_board_at. */
struct setting {
	struct kifu_board *board;
	const char *text;
	uint32_t node;
};

/* Returns the variant whose board has this size: the context's, or the first; NULL: none. */
static const struct compiled_variant *
variant_of_size(const struct kifu *kifu, const struct diagram *diagram)
{
	const struct rules *rules = kifu->session.rules;
	const char *own = kifu->options.replay.variant;

	const struct variants *variants = rules_variants(rules);
	const struct variant *variant = own == NULL ? NULL : variants_named(variants, str_of(own));

	if (variant == NULL || variant->width != diagram->width ||
	    variant->height != diagram->height)
		variant = variants_of_size(variants, diagram->width, diagram->height, NULL);
	return rules_of(rules, variant);
}

/* Finds what a name means: a start position of a variant.  Returns false if it means none. */
static bool
find_named(struct kifu *kifu, struct str name, struct kifu_board_start *start)
{
	const struct rules *rules = kifu->session.rules;
	const char *own = kifu->options.replay.variant;

	start->compiled = rules_variant(rules, name);
	if (start->compiled != NULL)
		return true;
	start->compiled = own == NULL ? rules_row(rules, 0) : rules_variant(rules, str_of(own));
	if (name.n == 0 || str_eq(name, STR("startpos")))
		return true;
	start->handicap = handicap_named(start->compiled->variant, name);
	return start->handicap != NULL;
}

enum kifu_result
kifu_board_find(struct kifu *kifu, const char *position, struct kifu_board_start *start)
{
	struct str text = str_trim(str_of(position == NULL ? "" : position));
	const struct compiled_variant *own;
	size_t bad;

	*start = (struct kifu_board_start){ .is_set = false };
	if (kifu->refused != NULL)
		return kifu_fail(kifu, KIFU_WRONG, "unknown %s in the options", kifu->refused);
	kifu_make_ready(kifu);
	if (str_starts(text, STR("sfen ")))
		text = str_trim(str_after(text, 5));
	if (find_named(kifu, text, start))
		return KIFU_OK;
	own = kifu->options.replay.variant == NULL
		  ? NULL
		  : rules_variant(kifu->session.rules, str_of(kifu->options.replay.variant));
	if (sfen_find(rules_variants(kifu->session.rules), own == NULL ? NULL : own->pieces, text,
		&start->diagram, &bad) != text.n)
		return kifu_fail(kifu, KIFU_WRONG, "no position: %.100s", position);
	start->compiled = variant_of_size(kifu, &start->diagram);
	if (start->compiled == NULL)
		return kifu_fail(kifu, KIFU_WRONG, "no variant has a board of this size");
	start->is_set = true;
	return KIFU_OK;
}

static enum kifu_result
set_text(struct kifu *kifu, void *call)
{
	const struct setting *of = call;
	struct kifu_board *board = of->board;
	struct kifu_board_start start;
	enum kifu_result result = kifu_board_find(kifu, of->text, &start);
	const struct compiled_variant *compiled = start.compiled;

	if (result != KIFU_OK)
		return result;
	if (start.is_set) {
		position_load(&board->position, compiled, &start.diagram);
		board->number = start.diagram.number;
	} else if (start.handicap != NULL) {
		size_t i = (size_t)(start.handicap - compiled->variant->handicaps);

		position_load(&board->position, compiled, &rules_start(compiled, i)->diagram);
	} else {
		board->position = *compiled->even;
	}
	begin(board, compiled, 0);
	return KIFU_OK;
}

static enum kifu_result
set_node(struct kifu *kifu, void *call)
{
	const struct setting *of = call;
	struct kifu_board *board = of->board;
	const struct game *game = kifu->session.game;
	uint32_t count, *line = kifu_line_to(kifu, of->node, &count);
	const struct compiled_variant *compiled =
	    rules_variant(kifu->session.rules, str_of(game->variant));

	position_load(&board->position, compiled, &game->start);
	board->number = game->start.number;
	begin(board, compiled, count);
	while (count-- > 0) {
		const struct move *move = &game->moves[line[count]];

		if (move->kind != MOVE_none && move->kind != MOVE_end)
			kifu_board_enter(board, move);
	}
	return KIFU_OK;
}

/* Makes a board by work, and frees it again unless that succeeds. */
static enum kifu_result
make(struct kifu *kifu, enum kifu_result (*work)(struct kifu *kifu, void *call),
    struct setting *setting, struct kifu_board **board)
{
	enum kifu_result result;

	*board = NULL;
	setting->board = add_board(kifu);
	if (setting->board == NULL)
		return kifu_fail(kifu, KIFU_NO_MEMORY, "out of memory");
	result = kifu_run(kifu, work, setting);
	if (result == KIFU_OK)
		*board = setting->board;
	else
		kifu_board_free(setting->board);
	return result;
}

enum kifu_result
kifu_board_new(struct kifu *kifu, const char *position, struct kifu_board **board)
{
	return make(kifu, set_text, &(struct setting){ .text = position }, board);
}

enum kifu_result
kifu_board_at(struct kifu *kifu, uint32_t node, struct kifu_board **board)
{
	enum kifu_result result = kifu_check_position(kifu, node);

	*board = NULL;
	return result != KIFU_OK ? result
				 : make(kifu, set_node, &(struct setting){ .node = node }, board);
}

/* --- moves */

void
kifu_board_find_moves(struct kifu_board *board)
{
	if (board->legal != NULL)
		return;
	board->legal = arena_take(&board->texts, JUDGE_MOVES_MAX * sizeof *board->legal);
	board->legal_count = judge_legal_moves(&board->position, board->legal);
}

/* Forgets what was true of the position before. */
static void
change(struct kifu_board *board)
{
	board->legal = NULL;
	arena_reset(&board->texts);
}

void
kifu_board_enter(struct kifu_board *board, const struct move *move)
{
	struct kifu_played *played;
	bool again = move->side != board->position.side;

	played = ARENA_ADD(&board->line, board->played, board->count, board->cap);
	*played = (struct kifu_played){ .move = *move, .quiet = board->repetition.quiet };
	play_move(&board->position, &played->move, &played->undo);
	repetition_enter(&board->repetition, (uint32_t)board->count, position_key(&board->position),
	    again, (played->move.flags & MOVE_check) != 0);
	change(board);
}

bool
kifu_board_judge(struct kifu_board *board, struct str usi, struct move *move, struct diags *diags)
{
	const struct span nowhere = { 0, 0 };
	struct resolution resolution = { .how = RESOLVED_nothing };
	struct claim claim = { .kind = CLAIM_none };
	struct position position = board->position;
	struct trial trial;
	unsigned broken, after = 0;

	if (usi_words_claim(board->compiled->pieces, usi, &claim) && claim.kind != CLAIM_end)
		resolve_claim(&position, &claim, NO_SQUARE, &trial, &resolution);
	if (resolution.how != RESOLVED_move) {
		if (diags != NULL)
			diags_add(diags, DIAG_bad_move_text, nowhere, 0, ARGS(A_STR(usi)));
		return false;
	}
	broken = laws_before(&position, &trial);
	if (diags != NULL)
		laws_report(&position, &trial, broken, nowhere, 0, SEVERITY_error, diags);
	if (laws_impossible(broken))
		return false;
	after = judge_played(&position, &trial.move);
	if (diags != NULL)
		laws_report(&position, &trial, after, nowhere, 0, SEVERITY_error, diags);
	*move = trial.move;
	return (broken | after) == 0;
}

struct playing {
	struct kifu_board *board;
	const char *usi;
};

static enum kifu_result
play(struct kifu *kifu, void *call)
{
	const struct playing *of = call;
	struct str usi = str_of(of->usi);
	struct diags faults;
	struct move move;

	if (kifu_board_judge(of->board, usi, &move, NULL)) {
		kifu_board_enter(of->board, &move);
		return KIFU_OK;
	}
	diags_init(&faults, &of->board->texts, 1);
	faults.letters = true;
	kifu_board_judge(of->board, usi, &move, &faults);
	return faults.count == 0
		   ? kifu_fail(kifu, KIFU_WRONG, "not a legal move: %.100s", of->usi)
		   : kifu_fail(kifu, KIFU_WRONG, "%s",
			 kifu_finding_of(&faults.list[0], NULL, &of->board->texts).message);
}

enum kifu_result
kifu_board_play(struct kifu_board *board, const char *usi)
{
	return kifu_board_run(board, play, &(struct playing){ board, usi });
}

enum kifu_result
kifu_board_undo(struct kifu_board *board)
{
	const struct kifu_played *played;

	if (board->compiled == NULL || board->count == 0)
		return kifu_fail(board->kifu, KIFU_WRONG, "no move was played");
	repetition_leave(
	    &board->repetition, (uint32_t)board->count, board->played[board->count - 1].quiet);
	played = &board->played[--board->count];
	play_undo(&board->position, &played->move, &played->undo);
	change(board);
	return KIFU_OK;
}
