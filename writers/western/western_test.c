#include "writers/western/western.h"

#include "writers/testing_game.h"

#include "parsers/parser_table.h"
#include "rules/laws/judge.h"
#include "rules/testing_play.h"

/* One move and its text. */
static void
writes_moves(void **state)
{
	enum {
		PAWN = KIND_pawn,
		LION = KIND_lion,
		EAGLE = KIND_dragon_king | PIECE_PROMOTED | PIECE_WHITE
	};
	static const struct {
		struct move move;
		const char *text;
	} rows[] = {
		{ { .kind = MOVE_board, .from = SQUARE(7, 7), .to = SQUARE(7, 6), .piece = PAWN },
		    "P-7f" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(7, 7),
		      .to = SQUARE(7, 6),
		      .piece = PAWN,
		      .captured = 1 },
		    "Px7f" },
		{ { .kind = MOVE_board,
		      .flags = MOVE_may_promote | MOVE_promotes,
		      .from = SQUARE(8, 8),
		      .to = SQUARE(2, 2),
		      .piece = KIND_bishop,
		      .captured = KIND_bishop | PIECE_WHITE },
		    "Bx2b+" },
		{ { .kind = MOVE_board,
		      .flags = MOVE_may_promote,
		      .from = SQUARE(5, 5),
		      .to = SQUARE(6, 3),
		      .piece = KIND_knight | PIECE_WHITE },
		    "N-6c=" },
		{ { .kind = MOVE_board,
		      .flags = MOVE_contested,
		      .from = SQUARE(6, 9),
		      .to = SQUARE(5, 8),
		      .piece = KIND_gold,
		      .rivals = 1 },
		    "G6i-5h" },
		/* a rival that may not move there is none; an illegal move must be named
		 */
		{ { .kind = MOVE_board,
		      .from = SQUARE(6, 9),
		      .to = SQUARE(5, 8),
		      .piece = KIND_gold,
		      .rivals = 1 },
		    "G-5h" },
		{ { .kind = MOVE_board,
		      .flags = MOVE_illegal,
		      .from = SQUARE(6, 9),
		      .to = SQUARE(5, 8),
		      .piece = KIND_gold },
		    "G6i-5h" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(4, 4),
		      .to = SQUARE(3, 3),
		      .piece = KIND_bishop | PIECE_PROMOTED,
		      .captured = PAWN | PIECE_WHITE },
		    "+Bx3c" },
		{ { .kind = MOVE_drop, .to = SQUARE(4, 5), .piece = KIND_bishop }, "B*4e" },
		{ { .kind = MOVE_drop,
		      .flags = MOVE_contested | MOVE_illegal,
		      .to = SQUARE(4, 5),
		      .piece = PAWN },
		    "P*4e" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(10, 11),
		      .to = SQUARE(10, 10),
		      .piece = PAWN },
		    "P-10j" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(8, 3),
		      .mid = SQUARE(9, 4),
		      .to = SQUARE(8, 3),
		      .piece = LION,
		      .captured_mid = PAWN },
		    "Lnx!9d" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(4, 8),
		      .mid = SQUARE(3, 8),
		      .to = SQUARE(2, 9),
		      .piece = LION,
		      .captured_mid = PAWN,
		      .captured = PAWN },
		    "Lnx3hx2i" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(10, 5),
		      .mid = SQUARE(10, 6),
		      .to = SQUARE(10, 7),
		      .piece = LION,
		      .captured_mid = PAWN },
		    "Lnx10f-10g" },
		{ { .kind = MOVE_board,
		      .flags = MOVE_contested,
		      .from = SQUARE(15, 14),
		      .mid = SQUARE(14, 13),
		      .to = SQUARE(15, 14),
		      .piece = EAGLE,
		      .captured_mid = PAWN },
		    "+DK15nx!14m" },
		{ { .kind = MOVE_board,
		      .flags = MOVE_contested,
		      .from = SQUARE(15, 14),
		      .mid = SQUARE(14, 13),
		      .to = SQUARE(13, 12),
		      .piece = EAGLE,
		      .captured_mid = PAWN },
		    "+DK15nx14m-13l" },
		{ { .kind = MOVE_pass, .from = SQUARE(8, 11), .to = SQUARE(8, 11), .piece = LION },
		    "Ln8k-8k" },
		{ { .kind = MOVE_pass, .from = SQUARE(8, 11), .to = SQUARE(8, 11) }, "--" },
		{ { .kind = MOVE_pass }, "--" },
	};
	const struct game game = { .pieces = testing_pieces("dai") };
	char out[WESTERN_MOVE + 1];
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		*western_append(out, &game, &rows[i].move, NULL) = '\0';
		assert_string_equal(out, rows[i].text);
	}
}

/* No piece has letters that leave a move too little room. */
static void
has_room(void **state)
{
	unsigned alphabet, kind;

	(void)state;
	for (alphabet = 0; alphabet < ALPHABET_COUNT; alphabet++) {
		for (kind = 1; kind < KIND_COUNT; kind++)
			assert_true(strlen(alphabet_letters(&alphabet_rows[alphabet],
					testing_pieces("dai"), (enum kind)kind)) +
					(sizeof "+15o=x15ox15o" - 1) <=
				    WESTERN_MOVE);
	}
}

/* Games in USI, replayed. */
static void
writes_vectors(void **state)
{
#define DAI_PASS "15/k14/15/15/7l!7/15/15/15/15/15/7L!7/15/15/15/14K b - 1"
#define DAI_RING "15/k14/15/15/15/15/6ppp6/6pL!p6/6ppp6/15/15/15/15/15/14K b - 1"
#define DAI_EAGLES "15/k14/15/15/15/15/7p7/6+D1+D6/15/15/15/15/15/15/14K b - 1"
#define ROOK_LANCE "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
#define PINNED "3k5/9/9/4r4/9/9/3G1G3/4G4/4K4 b - 1"
	static const struct {
		const char *usi, *text;
	} rows[] = {
		{ "startpos moves 7g7f", "1. P-7f *\n" },
		{ "startpos moves 4i5h", "1. G4i-5h *\n" },
		{ "startpos moves 6i5h", "1. G6i-5h *\n" },
		{ "startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e",
		    "1. P-7f P-3d 2. Bx2b+ Sx2b 3. B*5e *\n" },
		{ "startpos moves 7g7f 3c3d 8h2b", "1. P-7f P-3d 2. Bx2b= *\n" },
		{ "sfen " ROOK_LANCE " moves 4a3b",
		    "[Handicap \"rook and lance\"]\n\n1. … G-3b *\n" },
		{ "sfen " PINNED " moves 6g5f", "[SFEN \"" PINNED "\"]\n\n1. G6g-5f *\n" },
		/* the gold on 5h is pinned and cannot go to 4h */
		{ "sfen " PINNED " moves 4g4h", "[SFEN \"" PINNED "\"]\n\n1. G-4h *\n" },
		{ "sfen " DAI_PASS " moves 8k8k",
		    "[Variant \"Dai Shogi\"]\n[SFEN \"" DAI_PASS "\"]\n\n1. Ln8k-8k *\n" },
		{ "sfen " DAI_RING " moves 8h9g8h",
		    "[Variant \"Dai Shogi\"]\n[SFEN \"" DAI_RING "\"]\n\n1. Lnx!9g *\n" },
		{ "sfen " DAI_RING " moves 8h9g10f",
		    "[Variant \"Dai Shogi\"]\n[SFEN \"" DAI_RING "\"]\n\n1. Lnx9g-10f *\n" },
		{ "sfen " DAI_RING " moves 8h9g8g",
		    "[Variant \"Dai Shogi\"]\n[SFEN \"" DAI_RING "\"]\n\n1. Lnx9gx8g *\n" },
		{ "sfen " DAI_EAGLES " moves 9h8g9h",
		    "[Variant \"Dai Shogi\"]\n[SFEN \"" DAI_EAGLES "\"]\n\n1. +DK9hx!8g *\n" },
		{ "sfen " DAI_EAGLES " moves 9h8g7f",
		    "[Variant \"Dai Shogi\"]\n[SFEN \"" DAI_EAGLES "\"]\n\n1. +DKx8g-7f *\n" },
	};
	const struct replay_options replaying = { .rivals = true };
	struct write_options writing = { .format = FORMAT_hodges, .first = true };
	struct fixture fixture;
	struct buffer out;
	size_t i;

	(void)state;
	fixture_open(&fixture);
	buffer_init(&out, &fixture.memory);
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct parse parse = { .text = &fixture.text,
			.diags = &fixture.diags,
			.variants = testing_variants() };

		fixture_begin(&fixture, "");
		buffer_clear(&out);
		buffer_printf(&out, "position %s\n", rows[i].usi);
		fixture.text.body = arena_str(&fixture.arena, buffer_str(&out));
		assert_true(parser_of(FORMAT_usi)->next(&parse, &fixture.record));
		fixture.game = replay(fixture.rules, &fixture.record, &replaying, &fixture.diags);
		buffer_clear(&out);
		writer_write(fixture.game, &writing, &out);
		buffer_char(&out, '\0');
		assert_string_equal(out.p, rows[i].text);
	}
	buffer_free(&out);
	fixture_close(&fixture);
}

/* --- random games: the text is as short as possible, and is read back as the same game */

/* A random generator that does not change with the C library. */
static uint32_t
next_random(uint64_t *seed)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return (uint32_t)(*seed >> 33);
}

/* Returns whether two legal moves have the same text without their origins. */
static bool
compete(const struct move *a, const struct move *b)
{
	bool igui_a = a->mid != 0 && a->from == a->to, igui_b = b->mid != 0 && b->from == b->to;

	return a->kind == MOVE_board && b->kind == MOVE_board && a->piece == b->piece &&
	       a->from != b->from && a->mid == b->mid && igui_a == igui_b &&
	       (igui_a || a->to == b->to);
}

/* Returns the number of other pieces that could make the move. */
static unsigned
count_rivals(const struct move *moves, size_t count, const struct move *move)
{
	bool seen[BOARD_SQUARES] = { false };
	unsigned rivals = 0;

	for (size_t i = 0; i < count; i++) {
		rivals += compete(move, &moves[i]) && !seen[moves[i].from];
		seen[moves[i].from] |= compete(move, &moves[i]);
	}
	return rivals;
}

enum { GAME_PLIES = 160 };

struct playout {
	struct fixture fixture;
	struct move list[JUDGE_MOVES_MAX];
	bool needed[GAME_PLIES]; /* by ply: the origin is needed */
	unsigned plies, some, several;
};

static void
claim_move(struct record *record, uint32_t parent, const struct move *move)
{
	uint32_t node = record_add_ply(record, parent, false);
	struct claim *claim = &record->plies[node].claim;

	claim->kind = CLAIM_move;
	claim->has = CLAIM_HAS_to | CLAIM_HAS_promotion_mark;
	claim->to = move->to;
	claim->from = move->from;
	claim->mid = move->mid;
	claim->piece = piece_face(move->piece);
	claim->has |= move->kind == MOVE_drop ? CLAIM_HAS_drop | CLAIM_HAS_piece : CLAIM_HAS_from;
	if (move->mid != NO_SQUARE)
		claim->has |= CLAIM_HAS_mid;
	if ((move->flags & MOVE_promotes) != 0)
		claim->has |= CLAIM_HAS_promote;
}

/* Plays a random game from position; three of four moves are ones that several pieces could make.
 */
static void
play_out(struct playout *playout, struct position *position, uint64_t *seed)
{
	struct undo undo;

	for (playout->plies = 0; playout->plies < GAME_PLIES; playout->plies++) {
		size_t count = judge_legal_moves(position, playout->list), at, tries;
		unsigned rivals;

		if (count == 0)
			return;
		at = next_random(seed) % count;
		for (tries = 0; tries < count && playout->plies % 4 != 0; tries++) {
			if (count_rivals(playout->list, count, &playout->list[at]) > 0)
				break;
			at = (at + 1) % count;
		}
		rivals = count_rivals(playout->list, count, &playout->list[at]);
		playout->some += rivals > 0;
		playout->several += rivals > 1;
		playout->needed[playout->plies] = rivals > 0 || playout->list[at].kind == MOVE_pass;
		claim_move(&playout->fixture.record, playout->plies, &playout->list[at]);
		play_move(position, &playout->list[at], &undo);
	}
}

/* Returns whether a move's text has the origin: a digit follows the letters. */
static bool
names_origin(const char *move)
{
	move += strcspn(move, "0123456789-x*");
	return *move >= '0' && *move <= '9';
}

/* Checks each move of the text. */
static void
check_origins(const struct playout *playout, char *text)
{
	unsigned ply = 0;
	char *word;

	for (word = strtok(text, " \n"); word != NULL; word = strtok(NULL, " \n")) {
		if ((*word >= '0' && *word <= '9') || *word == '*' || strcmp(word, "…") == 0)
			continue;
		if (*word == '[') {
			strtok(NULL, "\n");
			continue;
		}
		assert_true(ply < playout->plies);
		if (names_origin(word) != playout->needed[ply])
			fail_msg("ply %u: %s", ply + 1, word);
		ply++;
	}
	assert_int_equal(ply, playout->plies);
}

static bool
same_move(const struct move *a, const struct move *b)
{
	return a->kind == b->kind && a->from == b->from && a->mid == b->mid && a->to == b->to &&
	       a->piece == b->piece && a->after == b->after;
}

/* Reads the text back. */
static void
check_reading(const struct playout *playout, enum format format, struct str written)
{
	const struct replay_options options = { .variant = NULL };
	struct text text = { .body = written };
	struct fixture *fixture = (struct fixture *)&playout->fixture;
	struct parse parse = {
		.text = &text, .diags = &fixture->diags, .variants = testing_variants()
	};
	struct record record;
	const struct game *game;
	unsigned ply;

	record_init(&record, &text, &fixture->arena, format);
	assert_true(parser_of(format)->next(&parse, &record));
	game = replay(fixture->rules, &record, &options, &fixture->diags);
	assert_int_equal(game->plies, playout->plies);
	for (ply = 1; ply <= playout->plies; ply++)
		assert_true(same_move(&game->moves[ply], &fixture->game->moves[ply]));
}

/* Plays one game and checks its text. */
static void
try_game(struct playout *playout, const struct compiled_variant *compiled, const char *sfen,
    enum format format, uint64_t *seed)
{
	struct replay_options replaying = { .rivals = true, .variant = compiled->variant->name };
	struct write_options writing = { .format = format, .first = true };
	struct fixture *fixture = &playout->fixture;
	struct position position = *compiled->even;
	struct buffer out;

	fixture_begin(fixture, sfen);
	fixture->record.setup.width = compiled->variant->width;
	fixture->record.setup.height = compiled->variant->height;
	if (*sfen != '\0') {
		struct diagram diagram = game_fixture_diagram(sfen);

		position_load(&position, compiled, &diagram);
	}
	play_out(playout, &position, seed);
	fixture->game = replay(fixture->rules, &fixture->record, &replaying, &fixture->diags);
	assert_int_equal(fixture->game->plies, playout->plies);
	buffer_init(&out, &fixture->memory);
	writer_write(fixture->game, &writing, &out);
	check_reading(playout, format, buffer_str(&out));
	buffer_char(&out, '\0');
	check_origins(playout, out.p);
	buffer_free(&out);
}

/* Tests at least 2,000 moves that another piece could make, in Hodges text and in PSN. */
static void
is_short_and_clear(void **state)
{
	static const enum format formats[] = { FORMAT_hodges, FORMAT_psn };
	enum { WANTED = 1000 };
	static struct playout playout;
	uint64_t seed = 20261121;
	size_t i;

	(void)state;
	fixture_open(&playout.fixture);
	for (i = 0; i < sizeof formats / sizeof *formats; i++) {
		const struct compiled_variant *compiled =
		    rules_variant(playout.fixture.rules, STR("shogi"));

		playout.some = playout.several = 0;
		while (playout.some < WANTED || playout.several < WANTED / 10)
			try_game(&playout, compiled, "", formats[i], &seed);
	}
	fixture_close(&playout.fixture);
}

/* Two eagles that may capture the same pawn without moving, near lions and falcons. */
static void
distinguishes_lions(void **state)
{
	static const char sfen[] =
	    "k14/15/15/15/3ppppppppp3/3ppppppppp3/6p1p6/5+D1+D1+D5/3+H1+H1+H7/"
	    "4L!1L!1L!6/15/15/15/15/14K b - 1";
	static struct playout playout;
	uint64_t seed = 7;

	(void)state;
	fixture_open(&playout.fixture);
	while (playout.some < 500)
		try_game(&playout, rules_variant(playout.fixture.rules, STR("dai")), sfen,
		    FORMAT_hodges, &seed);
	fixture_close(&playout.fixture);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_moves),
		cmocka_unit_test(has_room),
		cmocka_unit_test(writes_vectors),
		cmocka_unit_test(is_short_and_clear),
		cmocka_unit_test(distinguishes_lions),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
