#include "writers/moves/ki2_move.h"

#include "writers/kif/testing_ki2.h"

#include "rules/laws/judge.h"
#include "rules/replay/candidates.h"
#include "rules/replay/resolve.h"

/* The examples on the page of the Japan Shogi Association about marks: the pieces' squares, where
 * one of them goes, and what is written of each in turn; all black's. */
static const struct example {
	const char *piece, *from, *to, *words;
} examples[] = {
	{ "G", "93 72", "82", "８二金上 ８二金寄" },
	{ "G", "43 31", "32", "３二金上 ３二金引" },
	{ "G", "56 45", "55", "５五金上 ５五金寄" },
	{ "G", "92 72", "81", "８一金左 ８一金右" },
	{ "G", "32 12", "22", "２二金左 ２二金右" },
	{ "G", "89 79", "78", "７八金左 ７八金直" },
	{ "G", "63 53 43", "52", "５二金左 ５二金直 ５二金右" },
	{ "S", "89 77", "88", "８八銀上 ８八銀引" },
	{ "S", "49 27", "38", "３八銀上 ３八銀引" },
	{ "S", "65 45", "56", "５六銀左 ５六銀右" },
	{ "S", "39 29", "38", "３八銀直 ３八銀右" },
	{ "S", "29 17 39 37", "28", "２八銀直 ２八銀右 ２八銀左上 ２八銀左引" },
	{ "+P", "79 89 99 98 87", "88", "８八と右 ８八と直 ８八と左上 ８八と寄 ８八と引" },
	{ "+R", "91 84", "82", "８二龍引 ８二龍上" },
	{ "+R", "23 52", "43", "４三龍寄 ４三龍引" },
	{ "+R", "55 15", "35", "３五龍左 ３五龍右" },
	{ "+R", "99 89", "88", "８八龍左 ８八龍右" },
	{ "+R", "28 19", "17", "１七龍左 １七龍右" },
	{ "+B", "91 81", "82", "８二馬左 ８二馬右" },
	{ "+B", "95 63", "85", "８五馬寄 ８五馬引" },
	{ "+B", "11 34", "12", "１二馬引 １二馬上" },
	{ "+B", "99 59", "77", "７七馬左 ７七馬右" },
	{ "+B", "47 18", "29", "２九馬左 ２九馬右" },
	{ "+B", "93 74", "92", "９二馬左 ９二馬右" },
};

static square_t
square_at(const char *p, bool turned)
{
	unsigned file = (unsigned)(p[0] - '0'), rank = (unsigned)(p[1] - '0');

	return turned ? square_make(10 - file, 10 - rank) : square_make(file, rank);
}

/* An example's board, turned round for white, as SFEN would have it. */
static void
example_board(struct page *page, const struct example *example, bool turned)
{
	enum side side = turned ? WHITE : BLACK;
	bool promoted = example->piece[0] == '+';
	size_t length;
	piece_t piece = piece_make(
	    piece_of_letter(NULL, str_of(example->piece + promoted), &length), promoted, side);
	const char *p;

	page_open(page, "");
	page->fixture.record.setup.base = SETUP_board;
	page->fixture.record.setup.turn = (uint8_t)side;
	for (p = example->from; *p != '\0'; p += p[2] == ' ' ? 3 : 2)
		record_add_step(&page->fixture.record, (struct setup_step){ .op = SETUP_put,
							   .piece = piece,
							   .square = square_at(p, turned),
							   .count = 1 });
}

/* What black's words are for white: the squares turned round. */
static void
turn_words(const char *words, size_t n, struct buffer *out)
{
	static const char digits[] = "１２３４５６７８９", ranks[] = "一二三四五六七八九";
	size_t i;

	for (i = 0; i < 9; i++) {
		if (memcmp(words, digits + 3 * i, 3) == 0)
			buffer_add(out, (struct str){ digits + 3 * (8 - i), 3 });
	}
	for (i = 0; i < 9; i++) {
		if (memcmp(words + 3, ranks + 3 * i, 3) == 0)
			buffer_add(out, (struct str){ ranks + 3 * (8 - i), 3 });
	}
	buffer_add(out, (struct str){ words + 6, n - 6 });
}

/* Writes the move of an example's piece on from, and reads it back. */
static void
example_move(const struct example *example, const char *from, const char *words, bool turned)
{
	size_t n = strcspn(words, " ");
	square_t squares[2] = { square_at(from, turned), square_at(example->to, turned) };
	struct page page;
	char move[5] = { 0 };
	struct buffer want;
	unsigned i;

	example_board(&page, example, turned);
	for (i = 0; i < 2; i++) {
		move[2 * i] = (char)('0' + square_file(squares[i]));
		move[2 * i + 1] = (char)('a' + square_rank(squares[i]) - 1);
	}
	page_moves(&page, 0, move);
	buffer_init(&want, &page.fixture.memory);
	buffer_add(&want, turned ? STR("\n\n△") : STR("\n\n▲"));
	if (turned)
		turn_words(words, n, &want);
	else
		buffer_add(&want, (struct str){ words, n });
	if (piece_kind(page.fixture.record.setup.steps[0].piece) == KIND_silver &&
	    square_rank(square_at(example->to, false)) <= 3)
		buffer_add(&want, STR("不成"));
	buffer_add(&want, STR("\n"));
	buffer_char(&want, '\0');
	if (strstr(page_write(&page), want.p) == NULL)
		fail_msg("not %s: %s", want.p, page.out.p);
	page_read_back(&page);
	buffer_free(&want);
	page_close(&page);
}

static void
distinguishes_pieces(void **state)
{
	size_t i;
	unsigned turned;

	(void)state;
	for (i = 0; i < sizeof examples / sizeof *examples; i++) {
		for (turned = 0; turned < 2; turned++) {
			const char *from = examples[i].from, *words = examples[i].words;

			for (;;) {
				example_move(&examples[i], from, words, turned != 0);
				words += strcspn(words, " ");
				if (*words == '\0')
					break;
				words++;
				from += 3;
			}
		}
	}
}

/* Words of single moves from a board. */
static void
writes_moves(void **state)
{
	static const struct {
		const char *sfen, *moves, *words;
	} rows[] = {
		{ "4k4/9/9/9/4P4/9/9/9/4K4 b - 1", "5e5d", "▲５四歩\n" },
		{ "4k4/9/4P4/9/9/9/9/9/4K4 b - 1", "5c5b+", "▲５二歩成\n" },
		{ "4k4/9/9/4P4/9/9/9/9/4K4 b - 1", "5d5c", "▲５三歩不成\n" },
		/* 打 is written only if a piece on the board could go there */
		{ "4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5e", "▲５五金\n" },
		{ "4k4/9/9/9/9/4G4/9/9/4K4 b G 1", "G*5e", "▲５五金打\n" },
		{ "4k4/9/9/9/9/4G4/9/9/4K4 b G 1", "5f5e", "▲５五金\n" },
		{ "4k4/9/9/9/9/4+P4/9/9/4K4 b P 1", "P*5e", "▲５五歩\n" },
		{ "4k4/9/9/9/9/3GG4/9/9/4K4 b G 1", "6f5e", "▲５五金左\n" },
		/* a pinned rival counts */
		{ "4r4/9/9/9/9/9/4G4/3G5/4K4 b - 1", "6h5h", "▲５八金寄\n" },
		{ "4k4/9/9/9/9/9/9/9/RR2K4 b - 1", "8i8h", "▲８八飛\n" },
		{ "4k4/R8/9/9/9/9/9/9/R3K4 b - 1", "9b9e", "▲９五飛引不成\n" },
		{ "4k4/9/9/9/9/4p4/3S1S3/9/4K4 b - 1", "6g5f", "▲５六銀左\n" },
		/* 同, with a blank before one character alone */
		{ "4k4/9/9/9/4p4/4P4/9/9/4K4 w - 1", "5e5f 5i5h", "△５六歩    ▲５八玉\n" },
		{ "4k4/9/9/9/4p4/4P4/4K4/9/9 w - 1", "5e5f 5g5f", "△５六歩    ▲同　玉\n" },
		{ "4k4/9/9/9/4p4/4P4/4+S4/9/4K4 w - 1", "5e5f 5g5f", "△５六歩    ▲同成銀\n" },
		{ "4k4/9/9/9/4p4/4P4/3S1S3/9/4K4 w - 1", "5e5f 6g5f", "△５六歩    ▲同銀左\n" },
		{ "4k4/9/4p4/2N1N4/9/9/9/9/4K4 w - 1", "5a4a 5d4b+", "△４一玉    ▲４二桂成\n" },
		/* what fills its columns has no blank after it */
		{ "4k4/9/4p4/3S1S3/9/9/9/9/4K4 b - 1", "6d5c 5a4a", "▲５三銀左不成△４一玉\n" },
		{ "4k4/9/9/4S4/9/9/9/9/4K4 b - 1", "5d5c 5a4a", "▲５三銀不成△４一玉\n" },
		{ "4k4/9/9/4S4/9/9/9/9/4K4 b - 1", "5d5c+ 5a4a", "▲５三銀成  △４一玉\n" },
		/* fouls: into check, and a pinned piece beside one that is not; where no pawn goes
		 */
		{ "4k4/9/9/9/9/9/9/4r4/4K4 b - 1", "5i4h", "▲４八玉\n" },
		{ "4r4/9/9/9/9/9/4G4/3G5/4K4 b - 1", "5g6g", "▲６七金寄\n" },
		{ "4k4/9/P8/9/9/9/9/9/4K4 b - 1", "9c9b", "▲９二歩不成\n" },
		{ "4k4/P8/9/9/9/9/9/9/4K4 b - 1", "9b9a", "▲９一歩不成\n" },
		{ "4k4/9/9/9/9/9/2P6/9/4K4 b - 1", "7g7e 5a5b", "▲７五歩(77)△５二玉\n" },
		/* three 龍: no mark distinguishes them, an origin does */
		{ "4k4/9/9/9/2+R6/9/9/1+R7/2+R5K b - 1", "7e7g", "▲７七龍(75)\n" },
		{ "4k4/9/9/9/2+R6/9/9/1+R7/2+R5K b - 1", "7i7g", "▲７七龍(79)\n" },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct page page;

		page_open(&page, rows[i].sfen);
		page_moves(&page, 0, rows[i].moves);
		if (strstr(page_write(&page), rows[i].words) == NULL)
			fail_msg("not %s: %s", rows[i].words, page.out.p);
		page_read_back(&page);
		page_close(&page);
	}
}

/* Marsaglia's xorshift64*. */
static uint64_t
next_random(uint64_t *state)
{
	*state ^= *state >> 12;
	*state ^= *state << 25;
	*state ^= *state >> 27;
	return *state * 2685821657736338717u;
}

/* How much was tested. */
struct tally {
	unsigned positions, moves, marked, drops;
};

/* A game of one move, as far as ki2_move_put looks at it. */
struct single {
	struct game game;
	square_t rivals[1 + CANDIDATES_MAX];
	struct move move;
	char words[KI2_MOVE_ROOM];
	size_t length;
};

/* Writes a legal move from the position; returns how many rivals it has. */
static unsigned
write_single(struct position *position, const struct move *move, struct single *single)
{
	struct claim claim = { .has = CLAIM_HAS_to | CLAIM_HAS_piece | CLAIM_HAS_promotion_mark,
		.kind = CLAIM_move,
		.from = move->from,
		.to = move->to,
		.piece = piece_face(move->piece) };
	struct resolution resolution;
	struct candidates rivals;
	struct trial trial;
	unsigned columns;

	claim.has |= move->kind == MOVE_drop ? CLAIM_HAS_drop : CLAIM_HAS_from;
	claim.has |= (move->flags & MOVE_promotes) != 0 ? CLAIM_HAS_promote : 0;
	resolve_claim(position, &claim, NO_SQUARE, &trial, &resolution);
	assert_int_equal(resolution.how, RESOLVED_move);
	single->move = trial.move;
	candidates_rivals(position, &single->move, &rivals);
	single->rivals[0] = (square_t)rivals.count;
	memcpy(single->rivals + 1, rivals.squares, rivals.count * sizeof *rivals.squares);
	single->move.rivals = single->rivals[0] > 0;
	single->game.rivals = single->rivals;
	single->game.pieces = NULL;
	single->length =
	    (size_t)(ki2_move_put(single->words, &single->game, &single->move, false, &columns) -
		     single->words);
	return single->rivals[0];
}

/* Reads the move back. */
static struct claim
read_single(const struct single *single)
{
	struct claim claim;
	const char *end = single->words + single->length;

	if (kif_move_read(NULL, single->words, end, &claim) != end)
		fail_msg("not a move: %.*s", (int)single->length, single->words);
	claim.has &= (uint16_t) ~(CLAIM_HAS_promotion_mark | CLAIM_HAS_side);
	return claim;
}

static void
assert_same(struct position *position, const struct claim *claim, const struct single *single)
{
	struct resolution resolution;
	struct trial trial;

	resolve_claim(position, claim, NO_SQUARE, &trial, &resolution);
	if (resolution.how != RESOLVED_move || trial.move.kind != single->move.kind ||
	    trial.move.from != single->move.from || trial.move.to != single->move.to ||
	    trial.move.after != single->move.after)
		fail_msg("%.*s is read as another move", (int)single->length, single->words);
}

/* With one mark less, it is another move or several. */
static void
assert_needed(struct position *position, const struct claim *claim, const struct single *single)
{
	struct candidates found;
	unsigned mark;

	for (mark = MARK_right; mark <= MARK_down; mark <<= 1) {
		struct claim less = *claim;

		if ((claim->marks & mark) == 0)
			continue;
		less.marks &= (uint8_t)~mark;
		less.has &= (uint16_t)~CLAIM_HAS_promote; /* which is no mark of the piece */
		candidates_find(
		    position, &less, (enum side)position->side, less.to, less.piece, &found);
		if (found.count == 1 && found.squares[0] == single->move.from)
			fail_msg("%.*s says too much", (int)single->length, single->words);
	}
	if ((claim->has & CLAIM_HAS_drop) != 0) {
		candidates_find(
		    position, claim, (enum side)position->side, claim->to, claim->piece, &found);
		if (found.count == 0)
			fail_msg(
			    "%.*s: no piece could go there", (int)single->length, single->words);
	}
}

/* All legal moves of a position that have rivals.  The position counts where one has two. */
static void
try_position(struct position *position, const struct move *moves, size_t count, struct tally *tally)
{
	bool crowded = false;
	size_t i;

	for (i = 0; i < count; i++) {
		struct single single;
		struct claim claim;
		unsigned rivals = write_single(position, &moves[i], &single);

		claim = read_single(&single);
		assert_same(position, &claim, &single);
		assert_needed(position, &claim, &single);
		crowded |= rivals >= 2;
		tally->moves += rivals > 0;
		tally->marked += claim.marks != 0;
		tally->drops += (claim.has & CLAIM_HAS_drop) != 0;
	}
	tally->positions += crowded;
}

/* In 2,000 positions of random play where three pieces of a kind or more can go to one square,
 * every move is read back as what it was, and says no more than it must. */
static void
marks_are_enough_and_needed(void **state)
{
	enum { POSITIONS = 1000, GAME_PLIES = 300 };
	static struct move moves[JUDGE_MOVES_MAX];
	struct tally tally = { 0 };
	uint64_t seed = 20261121;
	struct fixture fixture;
	const struct compiled_variant *compiled;

	(void)state;
	fixture_open(&fixture);
	compiled = rules_variant(fixture.rules, STR("shogi"));
	while (tally.positions < POSITIONS) {
		struct position position = *compiled->even;
		struct undo undo;
		unsigned ply;
		size_t count;

		for (ply = 0; ply < GAME_PLIES && tally.positions < POSITIONS; ply++) {
			count = judge_legal_moves(&position, moves);
			if (count == 0)
				break;
			try_position(&position, moves, count, &tally);
			play_move(&position, &moves[(next_random(&seed) >> 32) % count], &undo);
		}
	}
	assert_true(tally.moves > 10 * POSITIONS);
	assert_true(tally.marked > POSITIONS);
	assert_true(tally.drops > POSITIONS);
	fixture_close(&fixture);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(distinguishes_pieces),
		cmocka_unit_test(writes_moves),
		cmocka_unit_test(marks_are_enough_and_needed),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
