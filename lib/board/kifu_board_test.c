#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lib/kifu.h"
#include "lib/testing_heap.h"

/* Boards of the library. */

static struct kifu_board *
board_of(struct kifu *kifu, const char *position)
{
	struct kifu_board *board;

	assert_int_equal(kifu_board_new(kifu, position, &board), KIFU_OK);
	assert_non_null(board);
	return board;
}

static struct kifu_state
state_of(struct kifu_board *board)
{
	struct kifu_state state = { .size = sizeof state };

	assert_int_equal(kifu_board_state(board, &state), KIFU_OK);
	assert_int_equal(state.size, sizeof state);
	return state;
}

static void
play_all(struct kifu *kifu, struct kifu_board *board, const char *moves)
{
	char text[400], *word, *rest = text;

	strncpy(text, moves, sizeof text - 1);
	text[sizeof text - 1] = '\0';
	while ((word = strtok_r(rest, " ", &rest)) != NULL)
		if (kifu_board_play(board, word) != KIFU_OK)
			fail_msg("%s: %s", word, kifu_error(kifu));
}

static void
reads_positions(void **state)
{
	static const struct {
		const char *position, *sfen, *variant;
		uint32_t moves;
	} rows[] = {
		{ NULL, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "shogi",
		    30 },
		{ "startpos", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
		    "shogi", 30 },
		{ "二枚落ち", "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
		    "shogi", 26 },
		{ "minishogi", "rbsgk/4p/5/P4/KGSBR b - 1", "minishogi", 14 },
		{ "8k/9/7GP/9/9/9/9/9/4K4 b P 7", "8k/9/7GP/9/9/9/9/9/4K4 b P 7", "shogi", 74 },
		{ "sfen 4k/5/5/5/4K w - 1", "4k/5/5/5/4K w - 1", "minishogi", 3 },
	};
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_board *board;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct kifu_state is;

		board = board_of(kifu, rows[i].position);
		is = state_of(board);
		assert_string_equal(is.sfen, rows[i].sfen);
		assert_string_equal(is.variant, rows[i].variant);
		assert_int_equal(is.moves, rows[i].moves);
		assert_int_equal(is.occurrences, 1);
		kifu_board_free(board);
	}
	assert_int_equal(kifu_board_new(kifu, "9/9 b", &board), KIFU_WRONG);
	assert_null(board);
	assert_int_equal(kifu_board_new(kifu, "no name", &board), KIFU_WRONG);
	assert_string_equal(kifu_error(kifu), "no position: no name");
	kifu_free(kifu);
}

static void
plays_and_takes_back(void **state)
{
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_board *board = board_of(kifu, NULL), *other = board_of(kifu, NULL);
	uint64_t key = state_of(board).key;
	struct kifu_state is;

	(void)state;
	play_all(kifu, board, "7g7f 3c3d 8h2b+ 3a2b B*4e");
	is = state_of(board);
	assert_string_equal(
	    is.sfen, "lnsgkg1nl/1r5s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6");
	assert_int_equal(is.side, KIFU_WHITE);
	assert_int_equal(is.played, 5);
	assert_int_equal(state_of(other).played, 0);
	for (unsigned i = 0; i < 5; i++)
		assert_int_equal(kifu_board_undo(board), KIFU_OK);
	assert_int_equal(kifu_board_undo(board), KIFU_WRONG);
	assert_true(state_of(board).key == key);
	/* the same moves in another order */
	play_all(kifu, board, "7g7f 3c3d 2g2f");
	play_all(kifu, other, "2g2f 3c3d 7g7f");
	assert_true(state_of(board).key == state_of(other).key && state_of(board).key != key);
	kifu_free(kifu); /* with its boards */
}

static void
counts_occurrences(void **state)
{
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_board *board = board_of(kifu, NULL);

	(void)state;
	play_all(kifu, board, "2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b");
	assert_int_equal(state_of(board).occurrences, 3);
	kifu_board_undo(board);
	assert_int_equal(state_of(board).occurrences, 2);
	play_all(kifu, board, "7b8b 2h3h 8b7b 3h2h 7b8b");
	assert_int_equal(state_of(board).occurrences, 4);
	assert_int_equal(state_of(board).perpetual, KIFU_NO_SIDE);
	kifu_board_free(board);
	board = board_of(kifu, "8k/9/9/9/9/9/9/9/K6R1 b - 1");
	play_all(kifu, board, "2i1i 1a2a 1i2i 2a1a 2i1i 1a2a 1i2i 2a1a 2i1i 1a2a 1i2i 2a1a");
	assert_int_equal(state_of(board).occurrences, 4);
	assert_int_equal(state_of(board).perpetual, KIFU_BLACK);
	kifu_free(kifu);
}

static void
names_what_is_wrong(void **state)
{
	static const struct {
		const char *sfen, *move, *rule, *message;
	} rows[] = {
		{ NULL, "7g7e", "bad-move", "a pawn cannot move from 7g to 7e" },
		{ NULL, "P*5e", "not-in-hand", "black has no pawn in hand" },
		{ "4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", "nifu",
		    "nifu: black drops a pawn on 5e with an unpromoted pawn on 5g" },
		{ "7nk/7pp/8G/9/9/9/9/9/4K4 b P 1", "P*1b", "drop-occupied",
		    "1b is occupied by a pawn" },
		{ "4r4/9/9/9/9/9/9/4G4/4K4 b - 1", "5h4h", "king-in-check",
		    "the black king on 5i is left in check by the rook on 5a" },
		{ "7nk/7p1/7G1/9/9/9/9/9/4K4 b P 1", "P*1b", "uchifuzume",
		    "uchifuzume: checkmate by the pawn dropped on 1b" },
		{ NULL, "resign", "bad-move-text", "not a move: resign" },
		{ NULL, "hello", "bad-move-text", "not a move: hello" },
	};
	struct kifu *kifu = kifu_new(NULL);

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct kifu_board *board = board_of(kifu, rows[i].sfen);
		struct kifu_finding fault = { .size = sizeof fault };

		assert_int_equal(kifu_board_fault(board, rows[i].move, 0, &fault), KIFU_OK);
		assert_string_equal(fault.rule, rows[i].rule);
		assert_string_equal(fault.message, rows[i].message);
		assert_int_equal(kifu_board_play(board, rows[i].move), KIFU_WRONG);
		assert_string_equal(kifu_error(kifu), rows[i].message);
		assert_int_equal(state_of(board).played, 0);
		kifu_board_free(board);
	}
	kifu_free(kifu);
}

/* Counts the leaves of the tree by the interface alone. */
static unsigned
count_leaves(struct kifu_board *board, unsigned depth)
{
	unsigned count = 0;

	for (size_t i = 0; depth > 0; i++) {
		struct kifu_move move = { .size = sizeof move };
		char usi[16];

		if (kifu_board_move(board, i, &move) != KIFU_OK)
			return count;
		strcpy(usi, move.usi);
		assert_int_equal(kifu_board_play(board, usi), KIFU_OK);
		count += count_leaves(board, depth - 1);
		assert_int_equal(kifu_board_undo(board), KIFU_OK);
	}
	return 1;
}

static void
lists_legal_moves(void **state)
{
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_board *board = board_of(kifu, NULL);
	struct kifu_move move = { .size = sizeof move };

	(void)state;
	assert_int_equal(count_leaves(board, 2), 900);
	kifu_board_free(board);
	board = board_of(kifu, "8k/9/7GP/9/9/9/9/9/4K4 b P 7");
	assert_int_equal(count_leaves(board, 2), 71);
	for (size_t i = 0; kifu_board_move(board, i, &move) == KIFU_OK; i++)
		if (strcmp(move.usi, "1c1b+") == 0)
			break;
	assert_int_equal(move.from_file, 1);
	assert_int_equal(move.to_rank, 2);
	assert_true(move.promotes && move.captured == 0 && move.piece != 0);
	kifu_free(kifu);
}

static void
shows_pieces_and_points(void **state)
{
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_board *board = board_of(kifu, "K+R+B4k1/GGSSNNLLP/9/9/9/9/9/9/9 b RB9P 1");
	struct kifu_piece piece = { .size = sizeof piece };
	struct kifu_points points = { .size = sizeof points };

	(void)state;
	assert_int_equal(kifu_board_piece(board, 8, 1, &piece), KIFU_OK);
	assert_string_equal(piece.name, "promoted rook");
	assert_string_equal(piece.csa, "RY");
	assert_true(piece.promoted && piece.side == KIFU_BLACK);
	assert_int_equal(kifu_board_piece(board, 5, 5, &piece), KIFU_OK);
	assert_true(piece.id == 0 && piece.side == KIFU_NO_SIDE);
	assert_int_equal(kifu_board_piece(board, 10, 1, &piece), KIFU_WRONG);
	assert_int_equal(kifu_board_hand(board, KIFU_BLACK, 2, &piece), KIFU_OK);
	assert_int_equal(kifu_board_hand(board, KIFU_BLACK, 3, &piece), KIFU_WRONG);
	assert_int_equal(kifu_board_hand(board, KIFU_WHITE, 0, &piece), KIFU_WRONG);
	assert_int_equal(kifu_board_points(board, KIFU_BLACK, NULL, &points), KIFU_OK);
	assert_int_equal(points.pieces, 11);
	assert_int_equal(points.points, 38);
	assert_true(points.entered);
	assert_string_equal(points.verdict, "win");
	assert_int_equal(kifu_board_points(board, KIFU_WHITE, "amateur", &points), KIFU_OK);
	assert_string_equal(points.verdict, "lose");
	assert_int_equal(kifu_board_points(board, KIFU_WHITE, "nobody's", &points), KIFU_WRONG);
	kifu_free(kifu);
}

static void
follows_a_game(void **state)
{
	static const char kif[] =
	    "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n"
	    "   4 同　銀(31)\n\n変化：3手\n   3 ２六歩(27)\n";
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_node node = { .size = sizeof node };
	struct kifu_board *board;
	uint32_t at;

	(void)state;
	assert_int_equal(kifu_board_at(kifu, 0, &board), KIFU_WRONG);
	kifu_open_bytes(kifu, "a.kifu", kif, sizeof kif - 1);
	kifu_next(kifu);
	assert_int_equal(kifu_node_at(kifu, 3, &at), KIFU_OK);
	assert_int_equal(kifu_node(kifu, at, &node), KIFU_OK);
	assert_int_equal(kifu_board_at(kifu, node.alternative, &board), KIFU_OK);
	kifu_close(kifu); /* the board stays */
	assert_int_equal(state_of(board).played, 3);
	assert_string_equal(state_of(board).sfen,
	    "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL w - 4");
	play_all(kifu, board, "2b8h+");
	kifu_free(kifu);
}

static void
writes_positions(void **state)
{
	struct kifu_writing how = { .size = sizeof how };
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_board *board = board_of(kifu, "8k/9/7GP/9/9/9/9/9/4K4 b P 7");
	const char *text;
	size_t size;

	(void)state;
	assert_int_equal(kifu_board_write(board, "sfen", NULL, &text, &size), KIFU_OK);
	assert_string_equal(text, "8k/9/7GP/9/9/9/9/9/4K4 b P 7\n");
	assert_int_equal(size, strlen(text));
	play_all(kifu, board, "5i5h 1a2a");
	assert_int_equal(kifu_board_write(board, "sfen", NULL, &text, &size), KIFU_OK);
	assert_string_equal(text, "7k1/9/7GP/9/9/9/9/4K4/9 b P 9\n");
	assert_int_equal(kifu_board_write(board, "bod", NULL, &text, &size), KIFU_OK);
	assert_non_null(strstr(text, "| ・ ・ ・ ・ ・ ・ ・v玉 ・|一"));
	assert_int_equal(kifu_board_write(board, "svg", &how, &text, &size), KIFU_OK);
	assert_memory_equal(text, "<svg ", 5);
	how.encoding = "cp932";
	assert_int_equal(kifu_board_write(board, "bod", &how, &text, &size), KIFU_OK);
	assert_int_equal((unsigned char)text[0], 0x8C); /* 後 */
	how.encoding = "no encoding";
	assert_int_equal(kifu_board_write(board, "bod", &how, &text, &size), KIFU_WRONG);
	assert_int_equal(kifu_board_write(board, "xyz", NULL, &text, &size), KIFU_WRONG);
	kifu_board_free(board);
	board = board_of(kifu, "dai");
	assert_int_equal(kifu_board_write(board, "csa", NULL, &text, &size), KIFU_UNFIT);
	assert_string_equal(kifu_error(kifu), "csa cannot hold the game");
	kifu_free(kifu);
}

/* Makes boards, plays, and asks for all there is.  Returns whether memory sufficed. */
static bool
use_boards(struct kifu *kifu)
{
	struct kifu_board *board, *other;
	struct kifu_state is = { .size = sizeof is };
	struct kifu_finding fault = { .size = sizeof fault };
	struct kifu_move move = { .size = sizeof move };
	bool enough = true;
	const char *text;
	size_t size;

	if (kifu_board_new(kifu, "minishogi", &board) != KIFU_OK)
		return false;
	enough &= kifu_board_new(kifu, NULL, &other) == KIFU_OK;
	enough &= enough && kifu_board_play(other, "7g7f") == KIFU_OK;
	enough &= enough && kifu_board_state(other, &is) == KIFU_OK;
	enough &= enough && kifu_board_fault(other, "7g7f", 0, &fault) == KIFU_OK;
	enough &= enough && kifu_board_move(board, 0, &move) == KIFU_OK;
	enough &= enough && kifu_board_write(other, "svg", NULL, &text, &size) == KIFU_OK;
	if (!enough && kifu_board_state(board, &is) != KIFU_OK)
		assert_string_equal(kifu_error(kifu), "the board is empty");
	kifu_board_free(board);
	return enough;
}

static void
each_allocation_fails(void **state)
{
	(void)state;
	assert_true(heap_fails(use_boards) > 10);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(reads_positions),
		cmocka_unit_test(plays_and_takes_back), cmocka_unit_test(counts_occurrences),
		cmocka_unit_test(names_what_is_wrong), cmocka_unit_test(lists_legal_moves),
		cmocka_unit_test(shows_pieces_and_points), cmocka_unit_test(follows_a_game),
		cmocka_unit_test(writes_positions), cmocka_unit_test(each_allocation_fails) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
