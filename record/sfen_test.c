#include "record/sfen.h"
#include "record/text/testing_memory.h"
#include "record/variants/testing_variants.h"

static struct buffer out;

static int
set_up(void **state)
{
	(void)state;
	buffer_init(&out, &memory);
	return 0;
}

static int
tear_down(void **state)
{
	(void)state;
	buffer_free(&out);
	return memory.used == 0 ? 0 : -1;
}

#define START "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"

static void
the_even_start(void **state)
{
	struct diagram diagram;
	size_t bad;

	(void)state;
	assert_int_equal(sfen_find(testing_variants(), NULL, STR(START " b - 1"), &diagram, &bad),
	    strlen(START " b - 1"));
	assert_int_equal(diagram.width, 9);
	assert_int_equal(diagram.height, 9);
	assert_int_equal(diagram.turn, BLACK);
	assert_int_equal(diagram.number, 0);
	assert_int_equal(diagram.cells[square_make(2, 8)], piece_make(KIND_rook, false, BLACK));
	assert_int_equal(diagram.cells[square_make(2, 2)], piece_make(KIND_bishop, false, WHITE));
	assert_int_equal(diagram.cells[square_make(9, 1)], piece_make(KIND_lance, false, WHITE));
	assert_int_equal(diagram.cells[square_make(5, 5)], 0);
	assert_int_equal(diagram.cells[square_make(10, 1)], 0);
	assert_int_equal(diagram.hands[BLACK][KIND_pawn], 0);
}

static void
positions_come_back(void **state)
{
	static const char *const positions[] = {
		START " b - 1",
		"lnsg1gsnl/1r5b1/ppp1ppppp/3+p1k3/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w Rb18p 4294967295",
		"9/4+R+B3/9/9/9/9/9/9/k7K b 2R2B4G4S4N4L18P2r2b4g4s4n4l18p 42",
		"rbsgk/4p/5/P4/KGSBR b - 1",
		"12/12/11k/12/5P6/12/12/12/12/12/K11/12 w - 7",
		"15/k14/15/15/15/15/15/7P7/15/15/15/15/15/15/14K b - 1",
		"15/15/15/15/15/15/15/15/15/15/15/15/15/15/PPPPPPPPPPPPPPP b 255p 1",
	};
	struct diagram diagram;
	size_t i, bad;

	(void)state;
	for (i = 0; i < sizeof positions / sizeof *positions; i++) {
		struct str s = str_of(positions[i]);

		assert_int_equal(sfen_find(testing_variants(), NULL, s, &diagram, &bad), s.n);
		assert_int_equal(bad, s.n);
		buffer_clear(&out);
		sfen_write(&diagram, diagram.number + 1, &out);
		buffer_char(&out, '\0');
		assert_string_equal(out.p, positions[i]);
	}
}

/* What is left out, in another order, or not joined; what it reads as; what stays unread. */
static void
tolerates(void **state)
{
	static const struct {
		const char *in, *out, *rest;
	} cases[] = {
		{ "9/9", "9/9 b - 1", "" },
		{ "9/9 w", "9/9 w - 1", "" },
		{ "9/9 w 5", "9/9 w - 5", "" },
		{ "9/9 -", "9/9 b - 1", "" },
		{ "9/9 2P 9", "9/9 b 2P 9", "" },
		{ "9/9 b pP2pPR", "9/9 b R2P3p 1", "" },
		{ "9/9 b - 0", "9/9 b - 1", "" },
		{ "9/9 \t b  -   12  ", "9/9 b - 12", "" },
		{ "9/9 moves 7g7f", "9/9 b - 1", "moves 7g7f" },
		{ "9/9 w moves 7g7f", "9/9 w - 1", "moves 7g7f" },
		{ "9/9 w - 3 moves 7g7f", "9/9 w - 3", "moves 7g7f" },
		{ "9/9 w - 3x", "9/9 w - 1", "3x" },
		{ "9/9 w - x", "9/9 w - 1", "x" },
		{ "9/9;", "", "" },
		{ "45/9", "9/9 b - 1", "" },
		{ "111111/15", "", "" }, /* 11 and 11 do not fit */
		{ "1P1/111", "", "" },
		{ "1P7/72", "1P7/9 b - 1", "" },
		{ "k8/9\n", "", "" },
		/* an elephant in hand is of another variant, wherever it stands */
		{ START " b res", START " b ers 1", "" },
		{ START " b ers 1 moves 7g7f", START " b ers 1", "moves 7g7f" },
		{ START " b e", START " b e 1", "" },
		{ START " b xyz", START " b - 1", "xyz" },
	};
	struct diagram diagram;
	size_t i, n, bad;

	(void)state;
	for (i = 0; i < sizeof cases / sizeof *cases; i++) {
		n = sfen_find(testing_variants(), NULL, str_of(cases[i].in), &diagram, &bad);
		if (*cases[i].out == '\0') {
			assert_int_equal(n, 0);
			continue;
		}
		assert_string_equal(cases[i].in + n, cases[i].rest);
		buffer_clear(&out);
		sfen_write(&diagram, diagram.number + 1, &out);
		buffer_char(&out, '\0');
		assert_string_equal(out.p, cases[i].out);
	}
}

static void
says_where_it_stopped(void **state)
{
	static const struct {
		const char *in;
		size_t bad;
	} cases[] = {
		{ "", 0 },
		{ " 9/9", 0 },
		{ "position", 1 }, /* a pawn, and then no piece */
		{ "9", 1 },
		{ "k", 1 },
		{ "9//9", 2 },
		{ "9/", 2 },
		{ "/9", 0 },
		{ "9/8", 3 },
		{ "9/9P", 4 },
		{ "9/x8", 2 },
		{ "9/4++P4", 3 },
		{ "9/8+", 3 },
		{ "9/0p8", 2 },
		{ "15/15P", 6 },
		{ "15/8P7", 6 },
		{ "1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1", 50 },
		{ "9/9 b 2", 99 }, /* a number */
		{ "9/9 b 2x", 6 },
		{ "9/9 b R0P", 7 },
		{ "9/9 b 256P", 6 },
		{ "9/9 b 99999999999999999999P", 6 },
		{ "9/9 b 255PP", 10 },
		{ "9/9 b +P", 99 }, /* no hands: left unread */
		{ "9/9 b R+P", 7 },
		{ "9/9 b -1", 7 },
		{ "9/9 b - 4294967296", 8 },
	};
	struct diagram diagram;
	size_t i, n, bad;

	(void)state;
	for (i = 0; i < sizeof cases / sizeof *cases; i++) {
		n = sfen_find(testing_variants(), NULL, str_of(cases[i].in), &diagram, &bad);
		if (cases[i].bad == 99) {
			assert_true(n > 0);
		} else if (n != 0 || bad != cases[i].bad) {
			fail_msg("%s: read %zu, stopped at %zu", cases[i].in, n, bad);
		}
	}
}

/* Only what lies in the slice is read, whatever it is: run under AddressSanitizer. */
static void
any_bytes_are_survived(void **state)
{
	static const char alphabet[] = "PpKkRr+123450/ bw-\0\xFF\xE6";
	struct diagram diagram;
	uint32_t random = 1;
	size_t i, k, n, bad;
	char *bytes;

	(void)state;
	for (i = 0; i < 20000; i++) {
		n = i % 40;
		bytes = memory_resize(&memory, NULL, 0, n + 1);
		for (k = 0; k < n; k++) {
			random = random * 1664525u + 1013904223u;
			bytes[k + 1] = alphabet[(random >> 16) % (sizeof alphabet - 1)];
		}
		assert_true(sfen_find(testing_variants(), NULL, (struct str){ bytes + 1, n },
				&diagram, &bad) <= n);
		assert_true(bad <= n);
		memory_resize(&memory, bytes, n + 1, 0);
	}
}

static void
no_board_is_written(void **state)
{
	struct diagram diagram = { .turn = BLACK };

	(void)state;
	buffer_add(&out, STR("x"));
	sfen_write(&diagram, 1, &out);
	buffer_char(&out, '\0');
	assert_string_equal(out.p, "x b - 1");
}

static void
moves(void **state)
{
	static const struct {
		struct move move;
		const char *usi;
	} cases[] = {
		{ { .kind = MOVE_board, .from = SQUARE(7, 7), .to = SQUARE(7, 6) }, "7g7f" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(8, 8),
		      .to = SQUARE(2, 2),
		      .flags = MOVE_promotes },
		    "8h2b+" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(8, 8),
		      .to = SQUARE(2, 2),
		      .flags = MOVE_may_promote },
		    "8h2b" },
		{ { .kind = MOVE_drop, .to = SQUARE(5, 5), .piece = KIND_pawn | PIECE_WHITE },
		    "P*5e" },
		{ { .kind = MOVE_board,
		      .from = SQUARE(8, 8),
		      .mid = SQUARE(8, 7),
		      .to = SQUARE(9, 6) },
		    "8h8g9f" },
		{ { .kind = MOVE_board, .from = SQUARE(10, 13), .to = SQUARE(15, 12) }, "10m15l" },
		{ { .kind = MOVE_pass }, "0000" },
		{ { .kind = MOVE_pass,
		      .from = SQUARE(8, 8),
		      .mid = SQUARE(8, 7),
		      .to = SQUARE(8, 8) },
		    "8h8g8h" },
		{ { .kind = MOVE_end, .ending = ENDING_resign }, "" },
		{ { .kind = MOVE_none }, "" },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof cases / sizeof *cases; i++) {
		buffer_clear(&out);
		sfen_move(NULL, &cases[i].move, &out);
		buffer_char(&out, '\0');
		assert_string_equal(out.p, cases[i].usi);
	}
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(the_even_start),
		TEST(positions_come_back),
		TEST(tolerates),
		TEST(says_where_it_stopped),
		TEST(any_bytes_are_survived),
		TEST(no_board_is_written),
		TEST(moves),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
