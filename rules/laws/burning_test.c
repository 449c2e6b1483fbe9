/* Generals that fly over lower ranks, area moves, skips, igui and pieces that burn, against a plain
 * twin that knows them from a table of its own: random games of tenjiku, and of
 * testdata/variants/demons.ini, where such pieces meet at once. */
#include "rules/testing_oracle.h"
#include "rules/testing_play.h"

#include "record/variants/variant_file.h"
#include "record/variants/variants.h"

enum { STRAIGHT = 0x55, DIAGONAL = 0xAA, ALL = 0xFF, UPRIGHT = 0x11, ACROSS = 0x44 };
enum { FRONT = 1, BACK = 0x10, AHEAD = 0x82, BEHIND = 0x28 }; /* diagonally, the last two */

/* What a piece does, by direction: steps, slides, slides of two, captures over others, slides from
 * the second square on; squares two away by row and column; steps of an area move. */
static const struct twin {
	const char *name;
	unsigned rank, step, slide, two, fly, skip, jump, area;
	bool lion, igui, burns;
	unsigned line; /* directions of a second step onward or back */
	bool knight;
} twins[] = {
	{ "king", .rank = 4, .step = ALL },
	{ "drunk elephant", .step = ALL & ~0x10 },
	{ "crown prince", .rank = 4, .step = ALL },
	{ "great general", .rank = 3, .slide = ALL, .fly = ALL },
	{ "vice general", .rank = 2, .slide = DIAGONAL, .fly = DIAGONAL, .area = 3 },
	{ "rook general", .rank = 1, .slide = STRAIGHT, .fly = STRAIGHT },
	{ "promoted rook general", .rank = 3, .slide = ALL, .fly = ALL },
	{ "bishop general", .rank = 1, .slide = DIAGONAL, .fly = DIAGONAL },
	{ "promoted bishop general", .rank = 2, .slide = DIAGONAL, .fly = DIAGONAL, .area = 3 },
	{ "free eagle", .slide = ALL, .jump = ALL },
	{ "fat soldier", .two = 1, .area = 2 },
	{ "fire demon", .slide = UPRIGHT | DIAGONAL, .area = 3, .burns = true },
	{ "water buffalo", .slide = ACROSS | DIAGONAL, .two = UPRIGHT },
	{ "promoted water buffalo", .slide = UPRIGHT | DIAGONAL, .area = 3, .burns = true },
	{ "lion", .lion = true },
	{ "lion hawk", .slide = DIAGONAL, .lion = true },
	{ "chariot soldier", .slide = UPRIGHT | DIAGONAL, .two = ACROSS },
	{ "heavenly tetrarchs", .skip = ALL, .igui = true },
	{ "pawn", .step = FRONT },
	{ "promoted pawn", .step = ALL & ~BEHIND },
	{ "dog", .step = FRONT | BEHIND },
	{ "multi general", .slide = FRONT | BEHIND },
	{ "lance", .slide = FRONT },
	{ "promoted lance", .slide = FRONT | AHEAD | BACK },
	{ "reverse chariot", .slide = UPRIGHT },
	{ "promoted reverse chariot", .slide = UPRIGHT | BEHIND },
	{ "knight", .knight = true },
	{ "promoted knight", .slide = ACROSS, .two = FRONT, .step = BACK },
	{ "iron general", .step = FRONT | AHEAD },
	{ "promoted iron general", .slide = FRONT, .two = ACROSS, .step = BACK },
	{ "copper general", .step = UPRIGHT | AHEAD },
	{ "promoted copper general", .step = STRAIGHT, .slide = ACROSS },
	{ "silver", .step = DIAGONAL | FRONT },
	{ "promoted silver", .step = STRAIGHT, .slide = UPRIGHT },
	{ "gold", .step = STRAIGHT | AHEAD },
	{ "promoted gold", .slide = STRAIGHT },
	{ "ferocious leopard", .step = DIAGONAL | UPRIGHT },
	{ "promoted ferocious leopard", .slide = DIAGONAL },
	{ "blind tiger", .step = ALL & ~FRONT },
	{ "promoted blind tiger", .step = ALL, .slide = UPRIGHT },
	{ "promoted drunk elephant", .rank = 4, .step = ALL },
	{ "kirin", .step = DIAGONAL, .jump = STRAIGHT },
	{ "promoted kirin", .lion = true },
	{ "phoenix", .step = STRAIGHT, .jump = DIAGONAL },
	{ "promoted phoenix", .slide = ALL },
	{ "promoted lion", .slide = DIAGONAL, .lion = true },
	{ "free king", .slide = ALL },
	{ "promoted free king", .slide = ALL, .jump = ALL },
	{ "bishop", .slide = DIAGONAL },
	{ "promoted bishop", .slide = DIAGONAL, .step = STRAIGHT },
	{ "rook", .slide = STRAIGHT },
	{ "promoted rook", .slide = STRAIGHT, .step = DIAGONAL },
	{ "dragon horse", .slide = DIAGONAL, .step = STRAIGHT },
	{ "promoted dragon horse", .slide = ALL & ~FRONT, .step = 1, .jump = 1, .line = 1 },
	{ "horned falcon", .slide = ALL & ~FRONT, .step = 1, .jump = 1, .line = 1 },
	{ "dragon king", .slide = STRAIGHT, .step = DIAGONAL },
	{ "promoted dragon king", .slide = ALL & ~AHEAD, .step = AHEAD, .jump = AHEAD,
	    .line = AHEAD },
	{ "soaring eagle", .slide = ALL & ~AHEAD, .step = AHEAD, .jump = AHEAD, .line = AHEAD },
	{ "side mover", .step = STRAIGHT, .slide = ACROSS },
	{ "promoted side mover", .slide = DIAGONAL | ACROSS },
	{ "vertical mover", .step = STRAIGHT, .slide = UPRIGHT },
	{ "promoted vertical mover", .slide = DIAGONAL | UPRIGHT },
	{ "vertical soldier", .slide = FRONT, .two = ACROSS, .step = BACK },
	{ "promoted vertical soldier", .slide = UPRIGHT | DIAGONAL, .two = ACROSS },
	{ "side soldier", .slide = ACROSS, .two = FRONT, .step = BACK },
	{ "promoted side soldier", .slide = ACROSS | DIAGONAL, .two = UPRIGHT },
	{ "promoted horned falcon", .rank = 1, .slide = DIAGONAL, .fly = DIAGONAL },
	{ "promoted soaring eagle", .rank = 1, .slide = STRAIGHT, .fly = STRAIGHT },
};

static struct fixture fixture;
static struct variant demons;
static const struct compiled_variant *compiled;

static const struct twin *
twin_of(piece_t piece)
{
	const char *name = piece_english(compiled->pieces, piece);

	for (size_t i = 0; i < sizeof twins / sizeof *twins; i++)
		if (strcmp(twins[i].name, name) == 0)
			return &twins[i];
	fail_msg("no twin of %s", name);
	return NULL;
}

/* Returns the square some steps away, NO_SQUARE if that is off the board. */
static square_t
beyond(square_t from, unsigned d, int steps)
{
	int file = (int)square_file(from) + betza_file_step[d] * steps;
	int rank = (int)square_rank(from) + betza_rank_step[d] * steps;

	return file < 1 || rank < 1 || file > compiled->variant->width ||
		       rank > compiled->variant->height
		   ? NO_SQUARE
		   : square_make((unsigned)file, (unsigned)rank);
}

/* Whether black's directions, of a piece, hold one of the board. */
static bool
points(unsigned directions, piece_t piece, unsigned d)
{
	return (directions >> (piece_side(piece) == BLACK ? d : (d + 4) % 8) & 1) != 0;
}

/* Marks the squares of an area move: those that are fewer steps away than there are. */
static void
mark_area(const struct position *position, square_t from, unsigned steps, bool marked[])
{
	for (unsigned d = 0; steps > 0 && d < DIRECTIONS; d++) {
		square_t to = beyond(from, d, 1);

		if (to == NO_SQUARE)
			continue;
		marked[to] = true;
		if (position_at(position, to) == 0)
			mark_area(position, to, steps - 1, marked);
	}
}

static void
mark_line(const struct position *position, piece_t piece, square_t from, unsigned d, bool marked[])
{
	const struct twin *twin = twin_of(piece);
	unsigned rank = 0, first = 0, later = 0;

	for (int n = 1; beyond(from, d, n) != NO_SQUARE; n++) {
		square_t to = beyond(from, d, n);
		piece_t there = position_at(position, to);
		bool free = first + later == 0;
		int skip = (ACROSS >> d & 1) != 0 ? 3 : 99;

		marked[to] |= (free && points(twin->slide, piece, d)) ||
			      (free && n <= 1 && points(twin->step, piece, d)) ||
			      (free && n <= 2 && points(twin->two, piece, d)) ||
			      (n == 2 && points(twin->jump, piece, d)) ||
			      (later == 0 && n >= 2 && n <= skip && points(twin->skip, piece, d)) ||
			      (there != 0 && rank < twin->rank && points(twin->fly, piece, d));
		if (there != 0 && twin_of(there)->rank > rank)
			rank = twin_of(there)->rank;
		if (n == 1)
			first += there != 0;
		else
			later += there != 0;
	}
}

/* Marks the squares to which a piece may go directly, own pieces or not. */
static void
mark(const struct position *position, piece_t piece, square_t from, bool marked[])
{
	const struct twin *twin = twin_of(piece);

	memset(marked, 0, BOARD_SQUARES);
	for (unsigned d = 0; d < DIRECTIONS; d++)
		mark_line(position, piece, from, d, marked);
	if (twin->lion)
		for (square_t to = NO_SQUARE; position_next(position, &to);)
			marked[to] |= abs((int)square_file(to) - (int)square_file(from)) <= 2 &&
				      abs((int)square_rank(to) - (int)square_rank(from)) <= 2;
	for (int file = -1; twin->knight && file <= 1; file += 2) {
		square_t to = beyond(from, piece_side(piece) == BLACK ? 0 : 4, 2);

		if (to != NO_SQUARE && beyond(to, file < 0 ? 2 : 6, 1) != NO_SQUARE)
			marked[beyond(to, file < 0 ? 2 : 6, 1)] = true;
	}
	mark_area(position, from, twin->area, marked);
	marked[from] = false;
}

static bool
is_enemy(const struct position *position, square_t square)
{
	piece_t there = position_at(position, square);

	return there != 0 && piece_side(there) != position->side;
}

static bool
is_own_piece(const struct position *position, square_t square)
{
	piece_t there = position_at(position, square);

	return there != 0 && piece_side(there) == position->side;
}

/* Counts what follows on a first step of lion power or igui. */
static size_t
count_double(const struct position *position, piece_t piece, square_t from)
{
	const struct twin *twin = twin_of(piece);
	size_t count = 0;
	bool passes = false;

	for (unsigned d = 0; d < DIRECTIONS; d++) {
		square_t mid = beyond(from, d, 1);
		bool line = points(twin->line, piece, d);

		if (mid == NO_SQUARE)
			continue;
		passes |= position_at(position, mid) == 0 && (twin->lion || line);
		if (!is_enemy(position, mid))
			continue;
		for (unsigned e = 0; e < DIRECTIONS; e++) {
			square_t to = beyond(mid, e, 1);

			if (to == NO_SQUARE || (to != from && is_own_piece(position, to)))
				continue;
			if (twin->lion || (line && (e == d || to == from)) ||
			    (twin->igui && to == from))
				count += 1u + position_may_promote(position, piece, from, to);
		}
	}
	return count + passes;
}

/* Compares the moves and attacks of all pieces with the twin's. */
static size_t
compare_moves(struct position *position, struct move *moves)
{
	size_t count = judge_legal_moves(position, moves), wanted = 0;
	bool marked[BOARD_SQUARES];

	if (position_has_lost(position, (enum side)position->side))
		return 0;
	for (square_t from = NO_SQUARE; position_next(position, &from);) {
		piece_t piece = position_at(position, from);

		if (piece == 0)
			continue;
		mark(position, piece, from, marked);
		for (square_t to = NO_SQUARE; position_next(position, &to);) {
			if (position_attacks(position, piece, from, to) != marked[to])
				fail_msg("%s %u to %u", twin_of(piece)->name, from, to);
			if (marked[to] && is_own_piece(position, from) &&
			    !is_own_piece(position, to))
				wanted += 1u + position_may_promote(position, piece, from, to);
		}
		if (is_own_piece(position, from))
			wanted += count_double(position, piece, from);
	}
	assert_int_equal(count, wanted);
	return count;
}

/* Compares the board after a move with what the twin makes of the one before. */
static void
compare_board(const struct position *before, const struct move *move, const struct position *after)
{
	piece_t cells[BOARD_SQUARES];
	square_t burned[DIRECTIONS];
	unsigned near = 0, burning = 0;

	memcpy(cells, before->cells + BOARD_PAD, sizeof cells);
	if (move->kind != MOVE_pass) {
		bool burns = twin_of(move->after)->burns;

		cells[move->from] = 0;
		if (move->mid != NO_SQUARE)
			cells[move->mid] = 0;
		cells[move->to] = move->after;
		for (unsigned d = 0; d < DIRECTIONS; d++) {
			square_t next = beyond(move->to, d, 1);

			if (next == NO_SQUARE || cells[next] == 0 ||
			    piece_side(cells[next]) == before->side)
				continue;
			burned[near++] = next;
			burning += twin_of(cells[next])->burns;
		}
		for (unsigned i = 0; burning == 0 && burns && i < near; i++)
			cells[burned[i]] = 0;
		if (burning != 0)
			cells[move->to] = 0;
		assert_int_equal((move->flags & MOVE_burned) != 0, burning != 0);
		assert_int_equal(
		    __builtin_popcount(move->burned), burning == 0 && burns ? near : 0);
	}
	assert_memory_equal(cells, after->cells + BOARD_PAD, sizeof cells);
}

/* A position is the same as one that is made of its board. */
static void
compare_made(const struct position *position)
{
	struct diagram diagram;
	struct position made;

	position_save(position, &diagram);
	position_load(&made, compiled, &diagram);
	assert_true(position_equal(position, &made));
	assert_true(position_key(position) == position_key(&made));
	assert_int_equal(position->checked, made.checked);
	assert_memory_equal(position->royals, made.royals, sizeof made.royals);
	for (unsigned side = BLACK; side <= WHITE; side++)
		for (unsigned i = 0; i < made.royals[side] && i < 2; i++)
			assert_true(compiled_is_royal(
			    compiled, position_at(position, position->royal[side][i])));
}

/* Plays all moves and takes them back. */
static void
compare_replies(struct position *position, struct move *moves, size_t count)
{
	struct position before = *position;

	for (size_t i = 0; i < count; i++) {
		struct undo undo;

		play_move(position, &moves[i], &undo);
		compare_board(&before, &moves[i], position);
		compare_made(position);
		play_undo(position, &moves[i], &undo);
		assert_true(position_equal(position, &before));
		assert_true(position->hash == before.hash);
		compare_made(position);
	}
}

static uint32_t
next_random(void)
{
	static uint64_t state = 20261128;

	state = state * 6364136223846793005u + 1442695040888963407u;
	return (uint32_t)(state >> 33);
}

/* Random games; those moves that burn are chosen more often. */
static void
play_games(const struct variant *variant, unsigned games, unsigned plies, unsigned wanted)
{
	static struct move moves[JUDGE_MOVES_MAX];
	unsigned burning = 0, suicides = 0;

	compiled = rules_of(fixture.rules, variant);
	for (unsigned game = 0; game < games; game++) {
		struct position position = *compiled->even;

		position_begin(&position);
		for (unsigned ply = 0; ply < plies; ply++) {
			size_t count = compare_moves(&position, moves), pick = 0;
			struct undo undo;

			if (count == 0)
				break;
			if (game % 8 == 0)
				compare_replies(&position, moves, count);
			for (unsigned tries = 0; tries < 8; tries++) {
				pick = next_random() % count;
				if (game_burned(&moves[pick]) != 0)
					break;
			}
			play_move(&position, &moves[pick], &undo);
			burning += moves[pick].burned != 0;
			suicides += (moves[pick].flags & MOVE_burned) != 0;
			compare_made(&position);
		}
	}
	assert_true(burning > wanted && suicides > wanted);
}

static void
random_games(void **state)
{
	(void)state;
	play_games(&demons, 60, 60, 100);
}

static void
tenjiku_games(void **state)
{
	(void)state;
	play_games(variants_named(rules_variants(fixture.rules), STR("tenjiku")), 16, 100, 10);
	compiled = rules_of(fixture.rules, &demons);
}

/* Loads a position, and plays and returns the only move from one square to another. */
static struct move
play_one(const char *sfen, square_t from, square_t to, const char *after)
{
	static struct move moves[JUDGE_MOVES_MAX];
	struct position position, wanted;
	struct diagram diagram;
	struct undo undo;
	size_t bad, count;

	assert_true(sfen_read(compiled->pieces, str_of(sfen), &diagram, &bad) != 0);
	position_load(&position, compiled, &diagram);
	assert_true(sfen_read(compiled->pieces, str_of(after), &diagram, &bad) != 0);
	position_load(&wanted, compiled, &diagram);
	count = judge_legal_moves(&position, moves);
	for (size_t i = 0; i < count; i++) {
		if (moves[i].from != from || moves[i].to != to)
			continue;
		play_move(&position, &moves[i], &undo);
		assert_true(position_equal(&position, &wanted));
		return moves[i];
	}
	fail_msg("%s: no such move", sfen);
	return moves[0];
}

/* A demon walks three steps round two corners, captures, and stands next to seven others: it burns
 * them; if one of them is a demon it is gone itself, and only what it captured with it. */
static void
hardest(void **state)
{
	struct move move;

	(void)state;
	move = play_one("k8/9/9/3PPP3/3PDP3/3P1P3/3Pp1p2/4pvp2/K3ppp2 b - 1", square_make(5, 5),
	    square_make(4, 8), "k8/9/9/3PPP3/3P1P3/3P1P3/3P5/5D3/K8 w - 1");
	assert_int_equal(move.burned, 0xFE); /* it came from the square before it */
	move = play_one("k8/9/9/3PPP3/3PDP3/3P1P3/3Pp1d2/4pvp2/K3ppp2 b - 1", square_make(5, 5),
	    square_make(4, 8), "k8/9/9/3PPP3/3P1P3/3P1P3/3Pp1d2/4p1p2/K3ppp2 w - 1");
	assert_int_equal(move.burned, 0);
	assert_true((move.flags & MOVE_burned) != 0);
	move = play_one("k8/9/9/9/3p5/2pvp4/3P5/9/K8 b - 1", square_make(6, 7), square_make(6, 6),
	    "k8/9/9/9/3p5/2pPp4/9/9/K8 w - 1");
	assert_int_equal(game_burned(&move), 0);
}

static int
open_fixture(void **state)
{
	static char text[4096];
	struct variant_faults faults = { .count = 0 };
	FILE *file = fopen("testdata/variants/demons.ini", "r");
	size_t n;

	(void)state;
	assert_non_null(file);
	n = fread(text, 1, sizeof text, file);
	fclose(file);
	fixture_open(&fixture);
	assert_true(variant_file_read(
	    (struct str){ text, n }, &fixture.arena, NULL, NULL, &demons, &faults));
	variants_add(rules_variants(fixture.rules), &demons);
	return 0;
}

static int
close_fixture(void **state)
{
	(void)state;
	fixture_close(&fixture);
	return 0;
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(random_games),
		cmocka_unit_test(tenjiku_games),
		cmocka_unit_test(hardest),
	};

	return cmocka_run_group_tests(tests, open_fixture, close_fixture);
}
