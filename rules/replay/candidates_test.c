/*
 * Relative marks: the examples of the Japan Shogi Association's rules of notation
 * (https://www.shogi.or.jp/faq/kihuhyouki.html).  Each row: the piece, the squares of several, the
 * square where all could go, and the mark that means each of them in turn.
 */
#include "rules/testing_play.h"

#include "record/variants/variants.h"
#include "rules/replay/candidates.h"

static struct fixture fixture;

enum {
	R = MARK_right,
	L = MARK_left,
	S = MARK_straight,
	U = MARK_up,
	Y = MARK_side,
	D = MARK_down
};

static const struct {
	enum kind kind;
	bool promoted;
	uint8_t to, from[5];
	uint8_t marks[5];
} rows[] = {
	{ KIND_gold, false, 82, { 93, 72 }, { U, Y } },
	{ KIND_gold, false, 32, { 43, 31 }, { U, D } },
	{ KIND_gold, false, 55, { 56, 45 }, { U, Y } },
	{ KIND_gold, false, 81, { 92, 72 }, { L, R } },
	{ KIND_gold, false, 22, { 32, 12 }, { L, R } },
	{ KIND_gold, false, 78, { 89, 79 }, { L, S } },
	{ KIND_gold, false, 52, { 63, 53, 43 }, { L, S, R } },
	{ KIND_silver, false, 88, { 89, 77 }, { U, D } },
	{ KIND_silver, false, 38, { 49, 27 }, { U, D } },
	{ KIND_silver, false, 56, { 65, 45 }, { L, R } },
	{ KIND_silver, false, 38, { 39, 29 }, { S, R } },
	{ KIND_silver, false, 28, { 29, 17, 39, 37 }, { S, R, L | U, L | D } },
	{ KIND_pawn, true, 88, { 79, 89, 99, 98, 87 }, { R, S, L | U, Y, D } },
	{ KIND_rook, true, 82, { 91, 84 }, { D, U } },
	{ KIND_rook, true, 43, { 23, 52 }, { Y, D } },
	{ KIND_rook, true, 35, { 55, 15 }, { L, R } },
	{ KIND_rook, true, 88, { 99, 89 }, { L, R } },
	{ KIND_rook, true, 17, { 28, 19 }, { L, R } },
	{ KIND_bishop, true, 82, { 91, 81 }, { L, R } },
	{ KIND_bishop, true, 85, { 95, 63 }, { Y, D } },
	{ KIND_bishop, true, 12, { 11, 34 }, { D, U } },
	{ KIND_bishop, true, 77, { 99, 59 }, { L, R } },
	{ KIND_bishop, true, 29, { 47, 18 }, { L, R } },
	{ KIND_bishop, true, 92, { 93, 74 }, { L, R } },
};

static square_t
square(unsigned both, enum side side)
{
	return side == BLACK ? square_make(both / 10, both % 10)
			     : square_make(10 - both / 10, 10 - both % 10);
}

static void
check_row(size_t row, enum side side)
{
	static struct position position;

	position_clear(&position, rules_row(fixture.rules, 0));
	for (unsigned i = 0; i < 5 && rows[row].from[i] != 0; i++)
		position_put(&position, square(rows[row].from[i], side),
		    piece_make(rows[row].kind, rows[row].promoted, side));
	position_turn(&position, side);
	for (unsigned i = 0; i < 5 && rows[row].from[i] != 0; i++) {
		struct claim claim = { .kind = CLAIM_move, .marks = rows[row].marks[i] };
		struct candidates found;

		candidates_find(&position, &claim, side, square(rows[row].to, side),
		    piece_make(rows[row].kind, rows[row].promoted, BLACK), &found);
		if (found.count != 1 || found.squares[0] != square(rows[row].from[i], side))
			fail_msg("row %zu, from %u, side %d: %zu candidates", row,
			    rows[row].from[i], (int)side, found.count);
	}
}

static void
test_marks(void **state)
{
	(void)state;
	fixture_open(&fixture);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		check_row(i, BLACK);
		check_row(i, WHITE);
	}
	fixture_close(&fixture);
}

/* Fills about every third square of a board with pieces of the variant, alike by chance. */
static void
scatter(struct position *position, uint32_t *seed)
{
	const struct compiled_variant *compiled = position->compiled;

	for (square_t square = NO_SQUARE; position_next(position, &square);) {
		piece_t piece = (piece_t)((*seed = *seed * 1664525 + 1013904223) >> 24);

		if (compiled->exists[piece])
			position_put(position, square, piece);
	}
}

/* Compares who could go to a square with the movement of each piece on the board. */
static void
check_square(const struct position *position, piece_t piece, square_t to)
{
	enum side mover = piece_side(piece);
	const struct claim claim = { .kind = CLAIM_move };
	const struct move move = { .kind = MOVE_drop, .piece = piece, .to = to };
	piece_t there = position_at(position, to);
	struct candidates found, rivals;
	size_t count = 0, staying = 0; /* those that can capture there only without moving */

	candidates_rivals(position, &move, &rivals);
	candidates_find(position, &claim, mover, to, piece_face(piece), &found);
	for (square_t from = NO_SQUARE; position_next(position, &from);) {
		if (position_at(position, from) != piece)
			continue;
		staying += position_only_stays(position, piece, from, to);
		if (!position_attacks(position, piece, from, to))
			continue;
		assert_true(count < rivals.count);
		assert_int_equal(rivals.squares[count], from);
		count++;
	}
	assert_int_equal(rivals.count, count);
	if (there != 0 && piece_side(there) == mover) /* nothing goes there, or by lion power */
		return;
	assert_int_equal(found.count, count + staying);
	if (staying == 0)
		assert_memory_equal(found.squares, rivals.squares, count * sizeof *found.squares);
}

/* Compares whether a side attacks a square with the movement of each of its pieces. */
static void
check_attacked(const struct position *position, enum side side, square_t to)
{
	bool attacked = false;

	for (square_t from = NO_SQUARE; position_next(position, &from);) {
		piece_t piece = position_at(position, from);

		attacked |= piece != 0 && piece_side(piece) == side &&
			    position_attacks(position, piece, from, to);
	}
	assert_int_equal(position_attacker(position, to, side) != NO_SQUARE, attacked);
}

/* Who reaches a square is found by looking from it; here each piece is asked.  On dai shogi's board
 * a jump over the edge would come in at the other. */
static void
test_looking(void **state)
{
	enum { BOARDS = 3 };
	uint32_t seed = 1;

	(void)state;
	fixture_open(&fixture);
	for (size_t i = 0; i < variants_count(rules_variants(fixture.rules)) * BOARDS; i++) {
		static struct position position;

		position_clear(&position, rules_row(fixture.rules, i / BOARDS));
		scatter(&position, &seed);
		for (unsigned piece = 1; piece < PIECE_LIMIT; piece++)
			for (square_t to = NO_SQUARE;
			     position.compiled->exists[piece] && position_next(&position, &to);)
				check_square(&position, (piece_t)piece, to);
		for (square_t to = NO_SQUARE; position_next(&position, &to);)
			for (unsigned side = BLACK; side <= WHITE; side++)
				check_attacked(&position, (enum side)side, to);
	}
	fixture_close(&fixture);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_marks),
		cmocka_unit_test(test_looking) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
