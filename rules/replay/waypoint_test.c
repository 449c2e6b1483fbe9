/* A game passes the last position of each of its beginnings, with that side to move and those
 * hands, and with no others. */
#include "rules/replay/waypoint.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "lib/session.h"
#include "record/sfen.h"

/* Lines of USI: captures of promoted pieces and drops; a king that is taken; another variant with
 * drops; one without, with a double capture and a pass of a lion. */
static const char *const lines[] = {
	"position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e 5c5d 4e5d P*5e 5d3b+ 4a3b G*4e",
	"position sfen 4k4/9/9/9/9/9/9/4R4/4K4 b - 1 moves 5h5a+ 1a1b",
	"position sfen rbsgk/4p/5/P4/KGSBR b - 1 moves 1e1b 1a1b P*3c R*1e",
	("position sfen k11/12/12/12/12/5pp5/5N6/12/12/12/12/11K b - 1 "
	 "moves 7g7f6f 12a12b 6f6e6f 12b12c"),
};

enum { LINES = sizeof lines / sizeof *lines };

static struct {
	struct memory memory;
	struct session whole, part;
	struct buffer sfen;
} test;

static void
no_memory(void *arg)
{
	(void)arg;
	abort();
}

static const struct game *
read_game(struct session *session, struct str text)
{
	assert_null(session_open(session, STR("game.usi"), text, true));
	assert_true(session_next(session));
	assert_non_null(session->game);
	return session->game;
}

/* Whether the whole game passes a position, which is read from its SFEN. */
static bool
is_passed(const struct diagram *diagram)
{
	struct waypoint waypoint;
	size_t bad;

	memset(&waypoint, 0, sizeof waypoint);
	buffer_clear(&test.sfen);
	sfen_write(diagram, 1, &test.sfen);
	assert_true(waypoint_read(
	    rules_variants(test.whole.rules), buffer_str(&test.sfen), &waypoint, &bad));
	return waypoint_passed(&waypoint, test.whole.rules, test.whole.game) != WAYPOINT_NEVER;
}

/* has_pass: the same board also occurs with the other side to move. */
static void
try_beginning(struct str text, bool has_pass)
{
	struct diagram diagram = read_game(&test.part, text)->final;

	if (!is_passed(&diagram))
		fail_msg("%.*s", (int)text.n, text.p);
	diagram.turn ^= WHITE;
	assert_true(!is_passed(&diagram) || has_pass);
	diagram.turn ^= WHITE;
	diagram.hands[WHITE][KIND_silver]++;
	if (is_passed(&diagram))
		fail_msg("%.*s", (int)test.sfen.n, test.sfen.p);
}

static void
passes_its_beginnings(void **state)
{
	struct str line;
	size_t i, n, tried = 0;

	(void)state;
	for (i = 0; i < LINES; i++) {
		line = str_of(lines[i]);
		read_game(&test.whole, line);
		for (n = str_find(line, STR(" moves ")) + sizeof " moves"; n <= line.n; n++) {
			if (n < line.n && line.p[n] != ' ')
				continue;
			try_beginning(str_first(line, n), i == LINES - 1);
			tried++;
		}
	}
	assert_int_equal(tried, 11 + 2 + 4 + 4);
}

/* Reads a position in which _ stands for a question mark: C takes two of them for the beginning of
 * a trigraph. */
static bool
read_pattern(const char *text, struct waypoint *waypoint)
{
	char sfen[200];
	size_t n, bad;

	for (n = 0; text[n] != '\0'; n++)
		sfen[n] = text[n] == '_' ? '?' : text[n];
	return waypoint_read(
	    rules_variants(test.whole.rules), (struct str){ sfen, n }, waypoint, &bad);
}

/* Any squares and hands, and the number of moves after which the first game passes the position. */
static void
passes_patterns(void **state)
{
	static const struct {
		const char *sfen;
		uint32_t after;
	} patterns[] = {
		{ "_________/_________/_________/_________/_________/_________/_________/_________/"
		  "_________",
		    0 },
		{ "lnsgkgsnl/1r5b1/_________/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL", 1 },
		{ "lnsgkgsnl/1r5b1/_________/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w", 1 },
		{ "lnsgkgsnl/1r5b1/_________/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w *", 1 },
		{ "lnsgkgsnl/1r5b1/_________/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w B",
		    WAYPOINT_NEVER },
		{ "lnsgkgsnl/1r5b1/_________/______p__/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b", 2 },
		{ "_________/_________/_________/_________/_____b___/_________/_________/_________/"
		  "_________",
		    WAYPOINT_NEVER },
		{ "_________/_________/_________/_________/_____B___/_________/_________/_________/"
		  "_________ w *",
		    5 },
		{ "_________/_________/_________/____p____/_____B___/_________/_________/_________/"
		  "_________ b b",
		    6 },
	};
	struct waypoint waypoint = { 0 };

	(void)state;
	read_game(&test.whole, str_of(lines[0]));
	for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
		assert_true(read_pattern(patterns[i].sfen, &waypoint));
		assert_int_equal(waypoint_passed(&waypoint, test.whole.rules, test.whole.game),
		    patterns[i].after);
	}
	assert_false(read_pattern("___/__", &waypoint));
	assert_false(read_pattern("9/9/9 * *", &waypoint));
	assert_false(read_pattern("9/9/9 b _", &waypoint));
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(passes_its_beginnings),
		cmocka_unit_test(passes_patterns) };
	const struct session_options options = { .format = FORMAT_usi };
	int failed;

	test.memory.fail = no_memory;
	session_init(&test.whole, &test.memory, &options);
	session_init(&test.part, &test.memory, &options);
	buffer_init(&test.sfen, &test.memory);
	failed = cmocka_run_group_tests(tests, NULL, NULL);
	session_free(&test.whole);
	session_free(&test.part);
	buffer_free(&test.sfen);
	return failed;
}
