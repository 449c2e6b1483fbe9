#include "writers/moves/kif_text.h"

#include "writers/testing_game.h"

extern const struct writer kif_writer;

#define CHU                                                                                        \
	"lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/"      \
	"MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL b - 1"

static void
moves(void **state)
{
	static const struct {
		struct move move;
		const char *expected;
	} rows[] = {
		{ { .kind = MOVE_board,
		      .from = SQUARE(7, 9),
		      .to = SQUARE(7, 8),
		      .piece = KIND_pawn },
		    "   9手目   7八歩兵 （←7九）" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(15, 12),
		      .to = SQUARE(10, 15),
		      .piece = KIND_dragon_king,
		      .flags = MOVE_promotes },
		    "   9手目   10十五龍王成 （←15十二）" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(7, 9),
		      .to = SQUARE(7, 8),
		      .piece = KIND_rook | PIECE_PROMOTED,
		      .flags = MOVE_same },
		    "   9手目   仝成龍 （←7九）" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(7, 7),
		      .mid = SQUARE(6, 6),
		      .to = SQUARE(5, 6),
		      .piece = KIND_lion,
		      .flags = MOVE_same },
		    "   9手目一歩目 6六獅子 （←7七）\n   9手目二歩目 5六獅子 （←6六）" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(7, 7),
		      .mid = SQUARE(6, 6),
		      .to = SQUARE(7, 7),
		      .piece = KIND_lion },
		    "   9手目一歩目 6六獅子 （←7七）\n   9手目二歩目 7七獅子（居食い） （←6六）" },
		{ { .kind = MOVE_pass,
		      .from = SQUARE(7, 7),
		      .mid = SQUARE(6, 6),
		      .to = SQUARE(7, 7),
		      .piece = KIND_lion },
		    "   9手目一歩目 6六獅子 （←7七）\n   9手目二歩目 7七獅子(じっと) （←6六）" },
		{ { .kind = MOVE_pass }, "   9手目   パス" },
	};
	const struct game game = { .pieces = testing_pieces("dai") };
	char text[KIF_LARGE_ROOM];

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		char *end = kif_large_append(text, &game, 9, &rows[i].move, true);

		*end = '\0';
		assert_string_equal(text, rows[i].expected);
	}
	*kif_large_append(text, &game, 9, &rows[2].move, false) = '\0';
	assert_string_equal(text, "   9手目   7八成龍 （←7九）");
}

/* The longest names and numbers fit. */
static void
room(void **state)
{
	struct move move = { .kind = MOVE_pass,
		.from = SQUARE(15, 15),
		.mid = SQUARE(14, 15),
		.to = SQUARE(15, 15) };
	const struct game game = { .pieces = testing_pieces("dai") };
	char text[KIF_LARGE_ROOM];

	(void)state;
	for (unsigned face = 1; face < PIECE_WHITE; face++) {
		move.piece = (piece_t)face;
		assert_true(kif_large_append(text, &game, UINT64_MAX, &move, true) - text <
			    KIF_LARGE_ROOM / 2);
	}
}

/* The head of a game: its variant, and a diagram unless it begins as usual. */
static void
heads(void **state)
{
	static const struct handicap even = { .name = "平手", .english = "hirate", .sfen = CHU };
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, CHU, NULL);
	f.game.variant = "chu";
	f.game.handicap = &even;
	kif_writer.write(&f.game, &f.options, &f.out);
	assert_int_equal(str_find(buffer_str(&f.out), STR("手合割：中将棋\n手数")), 0);
	assert_int_equal(writer_loss(&f.game, &f.options, &f.diags), 0);
	buffer_clear(&f.out);
	f.game.handicap = NULL;
	kif_writer.write(&f.game, &f.options, &f.out);
	assert_int_equal(str_find(buffer_str(&f.out),
			     STR("手合割：中将棋\n"
				 " １２ １１ １０ ９  ８  ７  ６  ５  ４  ３  ２  １\n"
				 "+------------------------------------------------+\n"
				 "| v香 v豹 v銅 v銀 v金 v象 v玉 v金 v銀 v銅 v豹 v香|一\n")),
	    0);
	game_fixture_close(&f);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(moves),
		cmocka_unit_test(room),
		cmocka_unit_test(heads),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
