/*
 * The key of games in USI with one move changed: the same if game_compare finds the same game, and
 * no two of those that are legal have the same.  That the key stays in every format is tried with
 * all records by testdata/bin/matrix.
 */
#include "record/game_key.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "lib/session.h"

enum { KEY = 32, SQUARES = 81 };

static struct {
	struct memory memory;
	struct session was, is;
	struct buffer text, keys;
	size_t tried;
} key;

static void
no_memory(void *arg)
{
	(void)arg;
	abort();
}

static const struct game *
read_game(struct session *session, enum format format, struct str text)
{
	session->options.format = format;
	assert_null(session_open(session, STR("game"), text, true));
	assert_true(session_next(session));
	assert_non_null(session->game);
	return session->game;
}

static int
compare_keys(const void *a, const void *b)
{
	return memcmp(a, b, KEY);
}

static void
add_key(const struct game *game)
{
	game_key_write(game_key(game, NULL, &key.keys), &key.keys);
}

/* Appends the key of key.is's game, and compares it with that of key.was's. */
static void
try_changed(void)
{
	const struct game *was = key.was.game, *is = key.is.game;
	size_t begin = key.keys.n;
	bool same;

	add_key(was);
	add_key(is);
	same = memcmp(key.keys.p + begin, key.keys.p + begin + KEY, KEY) == 0;
	if (same != ((game_compare(was, is) & (GAME_start | GAME_moves)) == 0))
		fail_msg("%.*s", (int)key.text.n, key.text.p);
	memmove(key.keys.p + begin, key.keys.p + begin + KEY, KEY);
	key.keys.n -= is->verdict == VERDICT_ok && !same ? KEY : 2 * KEY;
	key.tried++;
}

/* Tries the text with the move at p from each square to each other. */
static void
change_move(char *p)
{
	char was[4];
	unsigned from, to;

	memcpy(was, p, sizeof was);
	for (from = 0; from < SQUARES; from++) {
		for (to = 0; to < SQUARES; to++) {
			p[0] = (char)('1' + from / 9);
			p[1] = (char)('a' + from % 9);
			p[2] = (char)('1' + to / 9);
			p[3] = (char)('a' + to % 9);
			read_game(&key.is, FORMAT_usi, buffer_str(&key.text));
			try_changed();
		}
	}
	memcpy(p, was, sizeof was);
}

static void
differs_by_one_move(void **state)
{
	static const char moves[] =
	    "7g7f 3c3d 8h2b+ 3a2b 2g2f 2b3c 2f2e 8c8d 3i3h 8d8e 8i7g 7a6b 6i7h 6c6d 1g1f 1c1d";
	size_t begin, i;

	(void)state;
	buffer_add(&key.text, STR("position startpos moves "));
	begin = key.text.n;
	buffer_add(&key.text, STR(moves));
	buffer_char(&key.text, '\n');
	read_game(&key.was, FORMAT_usi, buffer_str(&key.text));
	key.keys.n = 0;
	for (i = 0; i < sizeof moves - 1; i += key.text.p[begin + i + 4] == '+' ? 6 : 5)
		change_move(key.text.p + begin + i);
	assert_int_equal(key.tried, 16 * SQUARES * SQUARES);
	assert_true(key.keys.n > 100 * KEY); /* legal games */
	qsort(key.keys.p, key.keys.n / KEY, KEY, compare_keys);
	for (i = KEY; i < key.keys.n; i += KEY)
		assert_memory_not_equal(key.keys.p + i - KEY, key.keys.p + i, KEY);
}

/* Two texts, and whether their games have the same key. */
static const struct {
	enum format format[2];
	const char *text[2];
	bool same;
} cases[] = {
	{ { FORMAT_kif, FORMAT_csa },
	    { "手合割：平手\n1 ７六歩(77)\n2 投了\n", "PI\n+\n+7776FU\n" }, true },
	{ { FORMAT_kif, FORMAT_kif },
	    { "先手：A\n1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n2 ８四歩(83)\n",
		"1 ７六歩(77)\n2 ３四歩(33)\n" },
	    true },
	{ { FORMAT_kif, FORMAT_usi },
	    { "手合割：香落ち\n1 ３四歩(33)\n",
		"position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 7 "
		"moves 3c3d\n" },
	    true },
	{ { FORMAT_kif, FORMAT_kif }, { "手合割：香落ち\n", "手合割：右香落ち\n" }, false },
	{ { FORMAT_kif, FORMAT_kif }, { "1 ７六歩(77)\n", "手合割：平手\n" }, false },
	{ { FORMAT_usi, FORMAT_usi },
	    { "position startpos moves 7g7f 3c3d 8h2b\n",
		"position startpos moves 7g7f 3c3d 8h2b+\n" },
	    false },
	{ { FORMAT_usi, FORMAT_usi },
	    { "position startpos moves 5e5d 3c3d\n", "position startpos moves 5e5d 8c8d\n" },
	    false },
};

static void
ignores_the_format(void **state)
{
	size_t i;
	bool same;

	(void)state;
	for (i = 0; i < sizeof cases / sizeof *cases; i++) {
		buffer_clear(&key.keys);
		add_key(read_game(&key.was, cases[i].format[0], str_of(cases[i].text[0])));
		add_key(read_game(&key.is, cases[i].format[1], str_of(cases[i].text[1])));
		assert_int_equal(key.keys.n, 2 * KEY);
		same = memcmp(key.keys.p, key.keys.p + KEY, KEY) == 0;
		if (same != cases[i].same)
			fail_msg("%s", cases[i].text[0]);
	}
}

/* The key is computed as kifu-table(1) says. */
static void
is_as_documented(void **state)
{
	(void)state;
	buffer_clear(&key.keys);
	add_key(read_game(&key.was, FORMAT_usi, STR("position startpos moves 7g7f 3c3d\n")));
	assert_memory_equal(key.keys.p, "665c178aade199b38ef98e56367e8c27", KEY);
}

/* Each key on the way is that of a game that ends there, also before a move that is not played. */
static void
knows_the_prefixes(void **state)
{
	static const char *const games[] = { "position startpos\n",
		"position startpos moves 7g7f\n", "position startpos moves 7g7f 3c3d\n",
		"position startpos moves 7g7f 3c3d 8h2b+\n" };
	enum { COUNT = sizeof games / sizeof *games };
	struct game_key prefixes[COUNT], whole, one;
	size_t i;

	(void)state;
	whole = game_key(read_game(&key.was, FORMAT_usi,
			     STR("position startpos moves 7g7f 3c3d 8h2b+ 5e5d 1a1b\n")),
	    prefixes, &key.keys);
	assert_int_equal(key.was.game->plies, COUNT - 1);
	for (i = 0; i < COUNT; i++) {
		one = game_key(read_game(&key.is, FORMAT_usi, str_of(games[i])), NULL, &key.keys);
		assert_memory_equal(&one, &prefixes[i], sizeof one);
	}
	assert_memory_not_equal(&whole, &prefixes[COUNT - 1], sizeof whole);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(differs_by_one_move),
		cmocka_unit_test(ignores_the_format),
		cmocka_unit_test(is_as_documented),
		cmocka_unit_test(knows_the_prefixes),
	};
	const struct session_options options = { .format = FORMAT_usi };
	int failed;

	key.memory.fail = no_memory;
	session_init(&key.was, &key.memory, &options);
	session_init(&key.is, &key.memory, &options);
	buffer_init(&key.text, &key.memory);
	buffer_init(&key.keys, &key.memory);
	failed = cmocka_run_group_tests(tests, NULL, NULL);
	session_free(&key.was);
	session_free(&key.is);
	buffer_free(&key.text);
	buffer_free(&key.keys);
	return failed;
}
