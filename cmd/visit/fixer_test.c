#include "cmd/visit/testing_fixer.h"

#define HEAD "手合割：平手\n先手：A\n後手：B\n"
#define CSA "V2.2\nN+A\nN-B\nPI\n"

static const struct {
	const char *name, *before, *after;
	size_t fixed;
} cases[] = {
	/* result-contradiction: the count, in the digits it has; not where the winner differs */
	{ "a.kifu", HEAD "1 ７六歩(77)\n2 投了\nまで3手で先手の勝ち\n",
	    HEAD "1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n", 1 },
	{ "a.kifu", HEAD "1 ７六歩(77)\n2 投了\nまで１２手で先手の勝ち\n",
	    HEAD "1 ７六歩(77)\n2 投了\nまで１手で先手の勝ち\n", 1 },
	{ "a.kifu", HEAD "1 ７六歩(77)\n2 投了\nまで2手で後手の勝ち\n",
	    HEAD "1 ７六歩(77)\n2 投了\nまで2手で後手の勝ち\n", 0 },
	/* ply-number-gap: all that follows; right-aligned; not where there are variations, nor
	 * where a move is illegal */
	{ "a.kifu", HEAD "   1 ７六歩(77)\n   3 ３四歩(33)\n  10 ２六歩(27)\n 100 投了\n",
	    HEAD "   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n   4 投了\n", 3 },
	{ "a.kifu", HEAD "1 ７六歩(77)\n3 ３四歩(33)\n4 投了\n\n変化：3手\n3 ８四歩(83)\n",
	    HEAD "1 ７六歩(77)\n3 ３四歩(33)\n4 投了\n\n変化：3手\n3 ８四歩(83)\n", 0 },
	{ "a.kifu", HEAD "1 ７六歩(77)\n3 ３三角(22)\n4 投了\n",
	    HEAD "1 ７六歩(77)\n3 ３三角(22)\n4 投了\n", 0 },
	/* a comment that says the same is left alone */
	{ "a.kifu", HEAD "1 ７六歩(77)\n*3 ３四歩(33)\n3 ３四歩(33)\n4 投了\n",
	    HEAD "1 ７六歩(77)\n*3 ３四歩(33)\n2 ３四歩(33)\n3 投了\n", 1 },
	/* glued-move, with what belongs to each */
	{ "a.kifu", HEAD "1 ７六歩(77) ( 0:01/00:00:01) 2 ３四歩(33)　3 投了\n",
	    HEAD "1 ７六歩(77) ( 0:01/00:00:01)\n2 ３四歩(33)\n3 投了\n", 1 },
	{ "a.csa", CSA "+\n+7776FU,T2,-3334FU-0055KA\n%TORYO\n",
	    CSA "+\n+7776FU,T2\n-3334FU\n-0055KA\n%TORYO\n", 1 },
	/* missing-turn */
	{ "a.csa", CSA "+7776FU\n%TORYO\n", CSA "+\n+7776FU\n%TORYO\n", 1 },
	{ "a.csa", CSA "-3334FU\n%TORYO\n", CSA "-\n-3334FU\n%TORYO\n", 1 },
	/* mixed-eol: as the first, whichever that is */
	{ "a.kifu", "手合割：平手\r\n先手：A\n後手：B\r\n1 ７六歩(77)\n2 投了",
	    "手合割：平手\r\n先手：A\r\n後手：B\r\n1 ７六歩(77)\r\n2 投了", 1 },
	{ "a.kifu", "手合割：平手\n先手：A\r後手：B\r\r\n1 ７六歩(77)\n2 投了\n",
	    "手合割：平手\n先手：A\n後手：B\n1 ７六歩(77)\n2 投了\n", 1 },
	/* control-character: only the mark after the text */
	{ "a.kifu", HEAD "1 ７六歩(77)\n2 投了\n\x1A", HEAD "1 ７六歩(77)\n2 投了\n", 1 },
	{ "a.kifu", HEAD "1 ７六歩(77)\n*\a\n2 投了\n", HEAD "1 ７六歩(77)\n*\a\n2 投了\n", 0 },
	/* byte-order-mark: at a line's start, and the file's own stays */
	{ "a.kifu",
	    "\xEF\xBB\xBF" HEAD "\xEF\xBB\xBF"
	    "1 ７六歩(77)\n*a\xEF\xBB\xBF\n2 投了\n",
	    "\xEF\xBB\xBF" HEAD "1 ７六歩(77)\n*a\xEF\xBB\xBF\n2 投了\n", 1 },
	/* promotion-assumed */
	{ "a.usi", "position sfen 4k4/8P/9/9/9/9/9/9/4K4 b - 1 moves 1b1a\n",
	    "position sfen 4k4/8P/9/9/9/9/9/9/4K4 b - 1 moves 1b1a\n", 0 },
	/* totals between two that are right; not at the end */
	{ "a.kifu",
	    HEAD "1 ７六歩(77) ( 0:01/00:00:01)\n2 ３四歩(33)\n3 ２六歩(27) ( 0:02/ 0:00:33)\n"
		 "4 ４四歩(43)\n5 ２五歩(26) ( 0:02/00:00:35)\n6 ３三角(22)\n"
		 "7 ４八銀(39) (0:01/00:00:06)\n8 投了\n",
	    HEAD "1 ７六歩(77) ( 0:01/00:00:01)\n2 ３四歩(33)\n3 ２六歩(27) ( 0:02/ 0:00:03)\n"
		 "4 ４四歩(43)\n5 ２五歩(26) ( 0:02/00:00:05)\n6 ３三角(22)\n"
		 "7 ４八銀(39) (0:01/00:00:06)\n8 投了\n",
	    2 },
	{ "a.kifu",
	    HEAD
	    "1 ７六歩(77) ( 0:01/00:00:01)\n2 ３四歩(33)\n3 ２六歩(27) ( 0:02/00:00:33)\n4 投了\n",
	    HEAD
	    "1 ７六歩(77) ( 0:01/00:00:01)\n2 ３四歩(33)\n3 ２六歩(27) ( 0:02/00:00:33)\n4 投了\n",
	    0 },
	/* same-square and spacing: two rounds at the same place */
	{ "a.kifu", HEAD "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 ▲２二銀(31)\n5 投了\n",
	    HEAD "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 ▲同　銀(31)\n5 投了\n", 1 },
	{ "a.kifu", HEAD "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同 銀(31)\n5 投了\n",
	    HEAD "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n5 投了\n", 1 },
	{ "a.ki2u", HEAD "\n▲７六歩 △３四歩 ▲２二角成 △２二銀\n",
	    HEAD "\n▲７六歩 △３四歩 ▲２二角成 △同　銀\n", 1 },
	{ "a.ki2u", HEAD "\n▲７六歩 △３四歩 ▲２二角成 △同銀\n",
	    HEAD "\n▲７六歩 △３四歩 ▲２二角成 △同　銀\n", 1 },
	/* a declaration of another encoding */
	{ "a.kifu", "#KIF version=2.0 encoding=Shift_JIS\n" HEAD "1 ７六歩(77)\n2 投了\n",
	    "#KIF version=2.0 encoding=UTF-8\n" HEAD "1 ７六歩(77)\n2 投了\n", 1 },
	/* what a comment asks to leave out is not fixed, nor what shares its fix */
	{ "a.kifu",
	    HEAD "   1 ７六歩(77)\n# kifu: ignore ply-number-gap\n   3 ３四歩(33)\n   5 投了\n",
	    HEAD "   1 ７六歩(77)\n# kifu: ignore ply-number-gap\n   3 ３四歩(33)\n   5 投了\n",
	    0 },
};

static void
fixes(void **state)
{
	struct fixture fixture;
	size_t i;

	(void)state;
	begin(&fixture);
	for (i = 0; i < sizeof cases / sizeof *cases; i++) {
		assert_fixes(&fixture, cases[i].name, str_of(cases[i].before),
		    str_of(cases[i].after), cases[i].fixed);
		assert_fixes(
		    &fixture, cases[i].name, str_of(cases[i].after), str_of(cases[i].after), 0);
	}
	end(&fixture);
}

/* The text in an encoding. */
static struct str
encoded(struct fixture *fixture, struct buffer *out, const char *text, enum encoding encoding)
{
	struct codec_gap gap;

	buffer_clear(out);
	assert_true(
	    codec_encode(fixture->fixer.reader.session.codec, str_of(text), encoding, out, &gap));
	assert_int_equal(gap.count, 0);
	return buffer_str(out);
}

static void
writes_the_extensions_encoding(void **state)
{
	static const char plain[] = HEAD "1 ７六歩(77)\n*蛍\n2 投了\n";
	static const char wide[] = HEAD "1 ７六歩(77)\n*\xF0\xA0\xAE\x9F\n2 投了\n";
	struct fixture fixture;
	struct buffer utf8, cp932, eucjp;

	(void)state;
	begin(&fixture);
	buffer_init(&utf8, &fixture.program.memory);
	buffer_init(&cp932, &fixture.program.memory);
	buffer_init(&eucjp, &fixture.program.memory);
	encoded(&fixture, &utf8, plain, ENCODING_utf8);
	encoded(&fixture, &cp932, plain, ENCODING_cp932);
	encoded(&fixture, &eucjp, plain, ENCODING_eucjp);
	assert_fixes(&fixture, "a.KIF", buffer_str(&utf8), buffer_str(&cp932), 1);
	assert_fixes(&fixture, "a.kif", buffer_str(&eucjp), buffer_str(&cp932), 1);
	assert_fixes(&fixture, "a.kifu", buffer_str(&cp932), buffer_str(&utf8), 1);
	assert_fixes(&fixture, "a.kifu", buffer_str(&utf8), buffer_str(&utf8), 0);
	assert_fixes(&fixture, "a.txt", buffer_str(&eucjp), buffer_str(&eucjp), 0);
	assert_fixes(&fixture, "a.kif", str_of(wide), str_of(wide), 0); /* no such character */
	fixture.plan.judge.policy.rules[DIAG_extension_encoding].on = false;
	assert_fixes(&fixture, "a.kif", buffer_str(&utf8), buffer_str(&utf8), 0);
	buffer_free(&utf8);
	buffer_free(&cp932);
	buffer_free(&eucjp);
	end(&fixture);
}

/* A declaration and an extension that say different things come to agree. */
static void
declares_what_it_writes(void **state)
{
	static const char says_utf8[] =
	    "#KIF version=2.0 encoding=UTF-8\n" HEAD "1 ７六歩(77)\n2 投了\n";
	static const char says_sjis[] =
	    "#KIF version=2.0 encoding=Shift_JIS\n" HEAD "1 ７六歩(77)\n2 投了\n";
	struct fixture fixture;
	struct buffer before, after;

	(void)state;
	begin(&fixture);
	buffer_init(&before, &fixture.program.memory);
	buffer_init(&after, &fixture.program.memory);
	encoded(&fixture, &before, says_utf8, ENCODING_cp932);
	encoded(&fixture, &after, says_sjis, ENCODING_cp932);
	assert_fixes(&fixture, "a.kif", buffer_str(&before), buffer_str(&after), 1);
	encoded(&fixture, &before, says_sjis, ENCODING_utf8);
	assert_fixes(&fixture, "a.kif", buffer_str(&before), buffer_str(&after), 2);
	encoded(&fixture, &before, says_utf8, ENCODING_eucjp);
	encoded(&fixture, &after, says_utf8, ENCODING_utf8);
	assert_fixes(&fixture, "a.kifu", buffer_str(&before), buffer_str(&after), 2);
	buffer_free(&before);
	buffer_free(&after);
	end(&fixture);
}

/* In other encodings all but what is fixed keeps its bytes. */
static void
keeps_the_encoding(void **state)
{
	static const enum encoding encodings[] = { ENCODING_utf8, ENCODING_eucjp,
		ENCODING_iso2022jp, ENCODING_cp932, ENCODING_utf16 };
	struct fixture fixture;
	struct buffer before, after;
	size_t i;

	(void)state;
	begin(&fixture);
	buffer_init(&before, &fixture.program.memory);
	buffer_init(&after, &fixture.program.memory);
	for (i = 0; i < sizeof encodings / sizeof *encodings; i++) {
		encoded(&fixture, &before, HEAD "1 ７六歩(77)\n2 投了\nまで3手で先手の勝ち\n",
		    encodings[i]);
		encoded(&fixture, &after, HEAD "1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n",
		    encodings[i]);
		assert_fixes(&fixture, "a", buffer_str(&before), buffer_str(&after), 1);
	}
	buffer_free(&before);
	buffer_free(&after);
	end(&fixture);
}

/* Bytes that are no text are never written back. */
static void
leaves_damaged_files(void **state)
{
	static const char damaged[] = HEAD "1 ７六歩(77)\n*\xFF\xFE\n2 投了\nまで3手で先手の勝ち\n";
	struct fixture fixture;

	(void)state;
	begin(&fixture);
	assert_fixes(&fixture, "a.kifu", str_of(damaged), str_of(damaged), 0);
	end(&fixture);
}

/* What cannot be fixed is a failure. */
static void
says_what_it_does(void **state)
{
	static const char *const paths[] = { "a.zip", "testdata/no such" };
	struct fixture fixture;
	struct reader reader;
	struct job job;
	size_t i;

	(void)state;
	begin(&fixture);
	fixture.options.visitor = &fix_visitor;
	reader_init(&reader, &fixture.program.memory, &fixture.options);
	for (i = 0; i < 2; i++) {
		job_init(&job, &fixture.program.memory);
		buffer_add(&job.path, (struct str){ paths[i], strlen(paths[i]) + 1 });
		buffer_add(&job.shown, str_of(paths[i]));
		assert_false(fix_visitor.whole(&reader, &job));
		assert_int_equal(job.results.count, 2);
		assert_int_equal(job.results.list[0].kind, RESULT_failure);
		job_free(&job);
	}
	reader_free(&reader);
	end(&fixture);
}

/* A fix that cannot be done is not tried: UTF-16 has no name that a declaration could give it. */
static void
leaves_what_it_cannot_name(void **state)
{
#define DECLARED "'CSA encoding=UTF-8\n" CSA
	static const struct {
		const char *before, *after;
		size_t fixed;
		unsigned readings;
	} games[] = {
		{ DECLARED "+\n+7776FU\n%TORYO\n", DECLARED "+\n+7776FU\n%TORYO\n", 0, 1 },
		{ DECLARED "+7776FU\n%TORYO\n", DECLARED "+\n+7776FU\n%TORYO\n", 1, 2 },
	};
	struct fixture fixture;
	struct buffer before, after;
	size_t i;

	(void)state;
	begin(&fixture);
	buffer_init(&before, &fixture.program.memory);
	buffer_init(&after, &fixture.program.memory);
	for (i = 0; i < sizeof games / sizeof *games; i++) {
		encoded(&fixture, &before, games[i].before, ENCODING_utf16);
		encoded(&fixture, &after, games[i].after, ENCODING_utf16);
		assert_fixes(
		    &fixture, "a.csa", buffer_str(&before), buffer_str(&after), games[i].fixed);
		assert_int_equal(fixture.fixer.readings, games[i].readings);
	}
	buffer_free(&before);
	buffer_free(&after);
	end(&fixture);
}

/* More findings than are kept of one game are fixed in several rounds, and more in each. */
static void
fixes_many(void **state)
{
	enum { MOVES = 120000 };
	static const char *const moves[] = { "５八玉(59)", "５二玉(51)", "５九玉(58)",
		"５一玉(52)" };
	struct fixture fixture;
	struct buffer before;
	struct str got;
	unsigned i;

	(void)state;
	begin(&fixture);
	fixture.plan.judge.policy.rules[DIAG_glued_move].on = true;
	buffer_init(&before, &fixture.program.memory);
	buffer_add(&before, STR(HEAD));
	for (i = 0; i < MOVES; i += 2)
		buffer_printf(
		    &before, "%u %s %u %s\n", i + 1, moves[i % 4], i + 2, moves[i % 4 + 1]);
	got = fix_bytes(&fixture.fixer, STR("a.kifu"), buffer_str(&before));
	assert_int_equal(fixture.fixer.fixed, MOVES / 2);
	assert_int_equal(fixture.fixer.readings, 3);
	assert_int_equal(got.n, before.n);
	assert_true(str_find(got, STR(") 2")) == got.n);
	buffer_free(&before);
	end(&fixture);
}

/* A large file costs its bytes, its text before and after, and the bytes that are written. */
static void
memory_of_fixing(void **state)
{
	enum { GAMES = 40000, TIMES = 6 };
	struct fixture fixture;
	struct buffer text, before;
	struct memory *memory = &fixture.program.memory;
	size_t i, held;

	(void)state;
	begin(&fixture);
	buffer_init(&text, memory);
	buffer_init(&before, memory);
	for (i = 0; i < GAMES; i++)
		buffer_printf(&text, HEAD "   1 ７六歩(77)\n   2 投了\nまで%d手で先手の勝ち\n\n",
		    i % 50 == 7 ? 3 : 1);
	buffer_char(&text, '\0');
	encoded(&fixture, &before, text.p, ENCODING_cp932);
	buffer_free(&text);
	held = memory->used;
	memory->limit = held + (TIMES - 1) * before.n;
	fix_bytes(&fixture.fixer, STR("a.kif"), buffer_str(&before));
	memory->limit = 0;
	assert_int_equal(fixture.fixer.fixed, GAMES / 50);
	buffer_free(&before);
	end(&fixture);
}

/* A round is kept only if no game changed, unless that is what the rule corrects, and if no rule
 * has more findings. */
static void
judges_rounds(void **state)
{
	enum { FIXED = DIAG_result_contradiction, OTHER = DIAG_unknown_line };
	static const struct {
		unsigned rule, differences;
		size_t before, after, other_before, other_after, left_out;
		bool better;
	} rows[] = {
		{ FIXED, 0, 2, 1, 0, 0, 0, true },
		{ FIXED, 0, 2, 0, 3, 3, 0, true },
		{ FIXED, 0, 2, 2, 0, 0, 0, false },
		{ FIXED, 0, 2, 0, 0, 1, 0, false }, /* a finding of another rule */
		{ FIXED, 0, 2, 0, 0, 1, 5, true },  /* not all were kept: only the sum is known */
		{ FIXED, GAME_moves, 2, 1, 0, 0, 0, false },
		{ FIXED, GAME_notes, 2, 1, 0, 0, 0, false },
		{ FIXED, GAME_totals, 2, 1, 0, 0, 0, false },
		{ FIXED, GAME_header_order, 2, 1, 0, 0, 0, false },
		{ DIAG_time_total_mismatch, GAME_totals, 2, 1, 0, 0, 0, true },
		{ DIAG_time_negative, GAME_totals, 2, 1, 0, 0, 0, true },
		{ DIAG_header_order, GAME_header_order, 2, 1, 0, 0, 0, true },
		{ DIAG_header_order, GAME_totals, 2, 1, 0, 0, 0, false },
		/* a move that could not be played: fewer errors, not fewer findings of each rule */
		{ DIAG_likely_move, GAME_moves | GAME_ending, 1, 0, 0, 0, 0, false },
		{ DIAG_likely_move, GAME_moves | GAME_ending, 1, 0, 2, 1, 0, true },
		{ DIAG_likely_move, GAME_moves | GAME_ending, 1, 1, 2, 1, 0, false },
		{ DIAG_likely_move, GAME_all, 1, 0, 1, 0, 0, true }, /* another number of moves */
		{ DIAG_likely_move, GAME_moves | GAME_headers, 1, 0, 1, 0, 0, false },
		{ DIAG_likely_move, GAME_moves | GAME_start, 1, 0, 1, 0, 0, false },
		{ DIAG_likely_move, GAME_moves | GAME_notes, 1, 0, 1, 0, 0, false },
		{ DIAG_likely_move, GAME_moves, 1, 0, 1, 0, 1, false },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct fix_findings before = { .left_out = rows[i].left_out }, after = before;
		bool rules[DIAG_COUNT] = { [DIAG_no_game] = false };
		enum diag other = rows[i].rule == DIAG_likely_move ? DIAG_no_piece : OTHER;

		rules[rows[i].rule] = true;
		before.rules[rows[i].rule] = rows[i].before;
		after.rules[rows[i].rule] = rows[i].after;
		before.rules[other] = rows[i].other_before;
		after.rules[other] = rows[i].other_after;
		if (fix_is_better(&before, &after, rows[i].differences, rules) != rows[i].better)
			fail_msg("row %zu", i);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(judges_rounds),
		cmocka_unit_test(fixes),
		cmocka_unit_test(writes_the_extensions_encoding),
		cmocka_unit_test(declares_what_it_writes),
		cmocka_unit_test(keeps_the_encoding),
		cmocka_unit_test(leaves_damaged_files),
		cmocka_unit_test(says_what_it_does),
		cmocka_unit_test(leaves_what_it_cannot_name),
		cmocka_unit_test(fixes_many),
		cmocka_unit_test(memory_of_fixing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
