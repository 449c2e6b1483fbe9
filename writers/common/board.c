#include "writers/common/board.h"

#include <string.h>

#include "record/engine/compact.h"
#include "record/text/utf8.h"
#include "writers/common/writer.h"

const char *const board_players[2][2] = {
	{ "先手", "後手" },
	{ "下手", "上手" },
};

const struct append_word board_files[BOARD_MAX + 1] = { APPEND_WORD(""), APPEND_WORD("１"),
	APPEND_WORD("２"), APPEND_WORD("３"), APPEND_WORD("４"), APPEND_WORD("５"),
	APPEND_WORD("６"), APPEND_WORD("７"), APPEND_WORD("８"), APPEND_WORD("９"),
	APPEND_WORD("１０"), APPEND_WORD("１１"), APPEND_WORD("１２"), APPEND_WORD("１３"),
	APPEND_WORD("１４"), APPEND_WORD("１５"), APPEND_WORD("１６"), APPEND_WORD("１７"),
	APPEND_WORD("１８"), APPEND_WORD("１９"), APPEND_WORD("２０"), APPEND_WORD("２１"),
	APPEND_WORD("２２"), APPEND_WORD("２３"), APPEND_WORD("２４"), APPEND_WORD("２５") };

const struct append_word board_ranks[BOARD_MAX + 1] = { APPEND_WORD(""), APPEND_WORD("一"),
	APPEND_WORD("二"), APPEND_WORD("三"), APPEND_WORD("四"), APPEND_WORD("五"),
	APPEND_WORD("六"), APPEND_WORD("七"), APPEND_WORD("八"), APPEND_WORD("九"),
	APPEND_WORD("十"), APPEND_WORD("十一"), APPEND_WORD("十二"), APPEND_WORD("十三"),
	APPEND_WORD("十四"), APPEND_WORD("十五"), APPEND_WORD("十六"), APPEND_WORD("十七"),
	APPEND_WORD("十八"), APPEND_WORD("十九"), APPEND_WORD("二十"), APPEND_WORD("二十一"),
	APPEND_WORD("二十二"), APPEND_WORD("二十三"), APPEND_WORD("二十四"),
	APPEND_WORD("二十五") };

/* Returns whether a board is larger than shogi's: a square takes four columns, and hands that hold
 * nothing are left out. */
static bool
is_large(const struct diagram *diagram)
{
	enum { FILES = 9 };

	return diagram->width > FILES;
}

struct str
board_unfit_size(const struct game *game, unsigned min, unsigned max)
{
	const struct diagram *start = &game->start;
	unsigned width = start->width, height = start->height;

	if (width < min || height < min || width > max || height > max)
		return arena_printf(game->record->arena, "%ux%u", width, height);
	return NO_STR;
}

struct str
board_unfit(const struct game *game)
{
	return board_unfit_size(game, 1, BOARD_MAX);
}

struct str
board_unfit_csa(const struct game *game)
{
	enum { SIZE = 9 };
	struct str size = board_unfit_size(game, SIZE, SIZE);

	if (size.n == 0 && game->pieces != NULL && game->pieces->written.n > 0)
		return str_of(game->variant); /* its moves would be judged by other laws */
	return size;
}

struct str
board_unfit_compact(const struct game *game)
{
	struct str why = board_unfit_csa(game);

	return why.n > 0 ? why : compact_unfit(&game->start);
}

static void
add(struct buffer *out, const char *text)
{
	buffer_add(out, str_of(text));
}

static void
add_word(struct buffer *out, const struct append_word *word)
{
	buffer_add(out, (struct str){ word->p, word->n });
}

void
board_kanji(unsigned n, struct buffer *out)
{
	if (n >= 200)
		add_word(out, &board_ranks[n / 100]);
	if (n >= 100)
		add(out, "百");
	n %= 100;
	if (n >= 20)
		add_word(out, &board_ranks[n / 10]);
	if (n >= 10)
		add(out, "十");
	add_word(out, &board_ranks[n % 10]);
}

/* Adds a hand, the strongest pieces first, with a blank after every item. */
static void
add_hand(struct buffer *out, const struct diagram *diagram, enum side side, bool handicap)
{
	const uint8_t *hand = diagram->hands[side];
	unsigned kind;
	bool empty = true;

	add(out, board_players[handicap][side]);
	add(out, "の持駒：");
	for (kind = KIND_LIMIT - 1; kind > 0; kind--) {
		if (hand[kind] == 0)
			continue;
		empty = false;
		add(out, piece_cell(diagram->pieces, (piece_t)kind));
		if (hand[kind] > 1)
			board_kanji(hand[kind], out);
		add(out, "　");
	}
	add(out, empty ? "なし\n" : "\n");
}

/* --- the drawing of a board in lines of text */

void
board_draw(const struct diagram *diagram, const struct board_look *look, struct buffer *out)
{
	unsigned files = diagram->width, ranks = diagram->height, i, k, rank;
	size_t border = (size_t)files * look->columns + look->margin;

	buffer_char(out, ' ');
	for (i = 0; i < files; i++)
		look->file(look->of, look->flip ? i + 1 : files - i, out);
	add(out, "\n+");
	buffer_fill(out, '-', border);
	add(out, "+\n");
	for (i = 0; i < ranks; i++) {
		rank = look->flip ? ranks - i : i + 1;
		buffer_char(out, '|');
		for (k = 0; k < files; k++)
			look->cell(
			    look->of, square_make(look->flip ? k + 1 : files - k, rank), out);
		buffer_fill(out, ' ', look->margin);
		buffer_char(out, '|');
		look->rank(look->of, rank, out);
		buffer_char(out, '\n');
	}
	buffer_char(out, '+');
	buffer_fill(out, '-', border);
	add(out, "+\n");
}

/* --- as KIF and BOD have it */

static void
add_cell(const void *of, square_t square, struct buffer *out)
{
	const struct diagram *diagram = of;
	piece_t piece = diagram->cells[square];
	bool large = is_large(diagram);
	const char *name = piece == 0 ? "・" : piece_cell(diagram->pieces, piece);
	const char *mark = piece != 0 && piece_side(piece) == WHITE ? "v" : "";
	size_t room = large ? 3 : 2, used = strlen(mark) + utf8_columns(str_of(name)) / 2;

	if (used < room)
		buffer_fill(out, ' ', room - used);
	add(out, mark);
	add(out, name);
}

/* Adds the number of a file.  On a large board a single digit has another blank before it. */
static void
add_file(const void *of, unsigned file, struct buffer *out)
{
	const struct diagram *diagram = of;

	if (!is_large(diagram) || file != diagram->width)
		buffer_char(out, ' ');
	if (is_large(diagram) && file < 9)
		buffer_char(out, ' ');
	add_word(out, &board_files[file]);
}

static void
add_rank(const void *of, unsigned rank, struct buffer *out)
{
	(void)of;
	add_word(out, &board_ranks[rank]);
}

static bool
holds(const struct diagram *diagram)
{
	static const uint8_t empty[2][KIND_LIMIT];

	return memcmp(diagram->hands, empty, sizeof empty) != 0;
}

void
board_write(const struct diagram *diagram, bool handicap, struct buffer *out)
{
	const struct board_look look = { .of = diagram,
		.columns = is_large(diagram) ? 4 : 3,
		.file = add_file,
		.rank = add_rank,
		.cell = add_cell };

	bool hands = !is_large(diagram) || holds(diagram);

	if (hands)
		add_hand(out, diagram, WHITE, handicap);
	board_draw(diagram, &look, out);
	if (hands)
		add_hand(out, diagram, BLACK, handicap);
}

void
board_turn(enum side turn, bool handicap, struct buffer *out)
{
	if (turn == BLACK && !handicap)
		return;
	add(out, board_players[handicap][turn]);
	add(out, "番\n");
}

bool
board_out_of_turn(const struct game *game)
{
	uint32_t first = game->record->plies[0].next;
	const struct move *move = &game->moves[first];

	if (first == 0 || move->kind == MOVE_none || move->kind == MOVE_end)
		return false;
	return move->side != game->start.turn ||
	       (move->piece != 0 && piece_side(move->piece) != (enum side)game->start.turn);
}

void
board_number(unsigned long number, struct str move, struct buffer *out)
{
	add(out, "手数＝");
	buffer_number(out, number, 0, ' ');
	add(out, move.n > 0 ? "  " : "");
	buffer_add(out, move);
	add(out, "  まで\n");
}

uint32_t
board_move_after(const struct game *game, uint32_t node)
{
	do
		node = game->record->plies[node].next;
	while (node != 0 && game->moves[node].kind == MOVE_end);
	return node;
}

static void
capture(
    const struct game *game, struct diagram *diagram, enum side side, square_t at, piece_t piece)
{
	if (piece == 0)
		return;
	diagram->cells[at] = 0;
	if (game->captives[piece] != 0)
		diagram->hands[side][piece_kind(game->captives[piece])]++;
}

void
board_play(const struct game *game, struct diagram *diagram, const struct move *move)
{
	enum side side = (enum side)move->side;

	diagram->turn = (uint8_t)side_other(side);
	diagram->number++;
	if (move->kind == MOVE_pass)
		return;
	if (move->kind == MOVE_drop) {
		diagram->hands[side][piece_kind(game->held[move->piece])]--;
	} else {
		capture(game, diagram, side, move->mid, move->captured_mid);
		capture(game, diagram, side, move->to, move->captured);
		diagram->cells[move->from] = 0;
	}
	diagram->cells[move->to] = move->after;
	for (unsigned burned = game_burned(move); burned != 0; burned &= burned - 1)
		diagram->cells[game_burned_square(move, burned)] = 0;
}

void
board_go(struct board_walk *walk, const struct game *game, uint32_t ply)
{
	if (!walk->begun)
		*walk = (struct board_walk){ .begun = true, .diagram = game->start };
	for (; walk->ply < ply && walk->ply < game->plies; walk->ply++) {
		walk->node = board_move_after(game, walk->node);
		board_play(game, &walk->diagram, &game->moves[walk->node]);
	}
}

void
board_at(const struct game *game, uint32_t ply, struct diagram *diagram)
{
	struct board_walk walk = { .begun = false };

	if (ply >= game->plies) {
		*diagram = game->final;
	} else if (ply == 0) {
		*diagram = game->start;
	} else {
		board_go(&walk, game, ply);
		*diagram = walk.diagram;
	}
}

void
board_of(const struct game *game, const struct write_options *options, struct diagram *diagram)
{
	if (options->walk == NULL) {
		board_at(game, options->ply, diagram);
	} else {
		board_go(options->walk, game, options->ply);
		*diagram = options->walk->diagram;
	}
}

uint32_t
board_last(const struct game *game, const struct write_options *options)
{
	uint32_t node = 0, ply;

	if (options->walk != NULL) {
		board_go(options->walk, game, options->ply);
		return options->walk->node;
	}
	for (ply = 0; ply < options->ply && ply < game->plies; ply++)
		node = board_move_after(game, node);
	return node;
}
