#include "lib/kifu.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char swapped[] = "V2.2\nPI\n+\n+7776FU\n-3334FU\n-8384FU\n+2726FU\n+2625FU\n"
			      "-8485FU\n+6978KI\n-4132KI\n+2524FU\n-2324FU\n+2824HI\n-8586FU\n"
			      "+8786FU\n-8286HI\n+2428HI\n%CHUDAN\n";
static const char wrong[] = "V2.2\nPI\n+\n+7776FU\n-3334FU\n+2726FU\n-8385FU\n+2625FU\n"
			    "-8485FU\n+6978KI\n-4132KI\n+2524FU\n-2324FU\n+2824HI\n-8586FU\n"
			    "+8786FU\n-8286HI\n+2428HI\n%CHUDAN\n";
static const char legal[] = "V2.2\nPI\n+\n+7776FU\n%CHUDAN\n";

static void
returns_the_likely_move(void **state)
{
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_suggestion found = { .size = sizeof found };
	struct kifu_node node = { .size = sizeof node };

	(void)state;
	assert_int_equal(kifu_suggestion(kifu, 0, &found), KIFU_WRONG);
	assert_int_equal(kifu_open_bytes(kifu, "a.csa", wrong, sizeof wrong - 1), KIFU_OK);
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_suggestion(kifu, 0, &found), KIFU_OK);
	assert_string_equal(found.kind, "replace");
	assert_string_equal(found.fit, "sure");
	assert_string_equal(found.usi, "8c8d");
	assert_string_equal(found.move, "△８四歩(83)");
	assert_int_equal(found.count, 1);
	assert_int_equal(found.ply, 4);
	assert_int_equal(found.with, 0);
	assert_int_equal(found.after, 11);
	assert_int_equal(kifu_node(kifu, found.node, &node), KIFU_OK);
	assert_string_equal(node.words, "-8385FU");
	assert_int_equal(kifu_suggestion(kifu, 1, &found), KIFU_WRONG);
	assert_string_equal(kifu_error(kifu), "no suggestion 1");
	kifu_free(kifu);
}

static void
takes_rules_and_letters(void **state)
{
	static const char psn[] = "1. P-7f P-3d 2. R-7g *\n"; /* riddari, a knight */
	static const char declared[] =
	    "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 入玉勝ち\n";
	static const struct {
		const char *rules, *effect;
	} rows[] = { { NULL, "a false declaration loses" }, { "shogi24", "it has no effect" } };
	struct kifu_options options = { .size = sizeof options };
	struct kifu_game game = { .size = sizeof game };
	struct kifu_finding finding = { .size = sizeof finding };
	struct kifu *kifu;

	(void)state;
	for (size_t i = 0; i < 2; i++) {
		options.rules = rows[i].rules;
		kifu = kifu_new(&options);
		kifu_open_bytes(kifu, "a.kifu", declared, sizeof declared - 1);
		kifu_next(kifu);
		assert_int_equal(kifu_finding(kifu, 0, &finding), KIFU_OK);
		assert_string_equal(finding.rule, "false-declaration");
		assert_non_null(strstr(finding.message, rows[i].effect));
		kifu_free(kifu);
	}
	options.rules = NULL;
	for (size_t i = 0; i < 2; i++) {
		options.letters = i == 0 ? NULL : "is";
		kifu = kifu_new(&options);
		kifu_open_bytes(kifu, "a.psn", psn, sizeof psn - 1);
		kifu_next(kifu);
		kifu_game(kifu, &game);
		assert_string_equal(game.verdict, i == 0 ? "illegal" : "ok");
		kifu_free(kifu);
	}
	options.rules = "nobody's";
	kifu = kifu_new(&options);
	assert_int_equal(kifu_open_bytes(kifu, "a", "", 0), KIFU_WRONG);
	assert_string_equal(kifu_error(kifu), "unknown rule set in the options");
	kifu_free(kifu);
}

/* Returns the rule's first edit. */
static struct kifu_fix
fix_of(struct kifu *kifu, const char *rule)
{
	struct kifu_finding finding = { .size = sizeof finding };
	struct kifu_fix fix = { .size = sizeof fix };

	for (size_t i = 0; kifu_finding(kifu, i, &finding) == KIFU_OK; i++) {
		if (strcmp(finding.rule, rule) == 0) {
			assert_int_equal(kifu_fix(kifu, i, 0, &fix), KIFU_OK);
			return fix;
		}
	}
	fail_msg("no finding: %s", rule);
	return fix;
}

static void
returns_fixes(void **state)
{
	static const char kif[] =
	    "\xEF\xBB\xBF手合割：平手\r\n   1 ７六歩(77)\r\n   2 ３四歩(33)\r\n"
	    "まで3手で後手の勝ち\r\n";
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_fix fix = { .size = sizeof fix };
	const char *source;
	size_t size;

	(void)state;
	assert_int_equal(kifu_source(kifu, &source, &size), KIFU_WRONG);
	kifu_open_bytes(kifu, "a.csa", wrong, sizeof wrong - 1);
	kifu_next(kifu);
	fix = fix_of(kifu, "likely-move");
	assert_int_equal(kifu_source(kifu, &source, &size), KIFU_OK);
	assert_int_equal(size, sizeof wrong - 1);
	assert_memory_equal(source + fix.begin, "-8385FU", 7);
	assert_int_equal(fix.end - fix.begin, 7);
	assert_string_equal(fix.text, "-8384FU");
	assert_true(fix.unsafe);
	kifu_open_bytes(kifu, "a.kifu", kif, sizeof kif - 1);
	kifu_next(kifu);
	fix = fix_of(kifu, "result-contradiction");
	kifu_source(kifu, &source, &size);
	assert_memory_equal(source + fix.begin, "3", fix.end - fix.begin);
	assert_string_equal(fix.text, "2");
	assert_false(fix.unsafe);
	assert_int_equal(kifu_fix(kifu, 0, 7, &fix), KIFU_WRONG);
	assert_int_equal(kifu_fix(kifu, 99, 0, &fix), KIFU_WRONG);
	kifu_free(kifu);
}

static void
names_both_moves(void **state)
{
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_suggestion found = { .size = sizeof found };

	(void)state;
	assert_int_equal(kifu_open_bytes(kifu, "a.csa", swapped, sizeof swapped - 1), KIFU_OK);
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_suggestion(kifu, 0, &found), KIFU_OK);
	assert_string_equal(found.kind, "swap");
	assert_string_equal(found.usi, "");
	assert_string_equal(found.move, "");
	assert_int_equal(found.ply, 3);
	assert_int_equal(found.with, 4);
	kifu_free(kifu);
}

static void
finds_none_in_a_legal_game(void **state)
{
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_suggestion found = { .size = sizeof found };

	(void)state;
	assert_int_equal(kifu_open_bytes(kifu, "a.csa", legal, sizeof legal - 1), KIFU_OK);
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_suggestion(kifu, 0, &found), KIFU_WRONG);
	assert_int_equal(kifu_open_bytes(kifu, "a", "", 0), KIFU_OK);
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_suggestion(kifu, 0, &found), KIFU_WRONG);
	kifu_free(kifu);
}

/* A header of no usual name has none. */
static void
names_usual_headers(void **state)
{
	static const char text[] = "N+A\n$X:1\nPI\n+\n";
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_header header = { .size = sizeof header };

	(void)state;
	assert_int_equal(kifu_open_bytes(kifu, "a.csa", text, sizeof text - 1), KIFU_OK);
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_header(kifu, 0, &header), KIFU_OK);
	assert_string_equal(header.name, "black");
	assert_int_equal(kifu_header(kifu, 1, &header), KIFU_OK);
	assert_null(header.name);
	kifu_free(kifu);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(returns_the_likely_move),
		cmocka_unit_test(takes_rules_and_letters),
		cmocka_unit_test(returns_fixes),
		cmocka_unit_test(names_both_moves),
		cmocka_unit_test(finds_none_in_a_legal_game),
		cmocka_unit_test(names_usual_headers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
