#include "cmd/fix/fix.h"

#include <string.h>

#include "cmd/testing_program.h"

#define HEAD "手合割：平手\n先手：A\n後手：B\n"
#define CSA "V2.2\nN+A\nN-B\nPI\n"

/* What was told and what is left. */
struct bench {
	struct program program;
	struct examine_options options;
	struct examiner examiner;
	struct mender mender;
	struct entries entries;
	size_t failures;
};

static bool
count_failures(struct entries *entries, void *arg)
{
	struct bench *bench = arg;
	size_t i;

	for (i = 0; i < entries->count; i++)
		bench->failures += entries->list[i].kind == ENTRY_failure;
	entries_clear(entries);
	return true;
}

static void
begin(struct bench *bench)
{
	unsigned rule;

	memset(bench, 0, sizeof *bench);
	test_program(&bench->program);
	bench->options = (struct examine_options){ .least = SEVERITY_note,
		.fail_on = SEVERITY_error,
		.mending = MENDING_fix,
		.reading = { .lint = true } };
	for (rule = 0; rule < DIAG_COUNT; rule++)
		bench->options.policy.rules[rule].on = true;
	examiner_init(&bench->examiner, &bench->program.memory, &bench->options);
	mender_init(&bench->mender, &bench->examiner, &bench->program.memory);
	entries_init(&bench->entries, &bench->program.memory);
	bench->entries.drain = count_failures;
	bench->entries.arg = bench;
}

static void
end(struct bench *bench)
{
	entries_free(&bench->entries);
	mender_free(&bench->mender);
	examiner_free(&bench->examiner);
	assert_int_equal(bench->program.memory.used, 0);
	test_program_end(&bench->program);
}

static void
assert_mends(
    struct bench *bench, const char *name, struct str before, struct str after, size_t fixed)
{
	struct str got = mend_bytes(&bench->mender, str_of(name), before);

	if (!str_eq(got, after))
		fail_msg("%s: %.*s\nbecomes %.*s\nnot %.*s", name, (int)before.n, before.p,
		    (int)got.n, got.p, (int)after.n, after.p);
	assert_int_equal(bench->mender.fixed, fixed);
	assert_false(bench->mender.unwritable);
}

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
	/* control-character: only the mark behind the text */
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
	/* what a comment asks to leave out is not mended, nor what shares its mend */
	{ "a.kifu",
	    HEAD "   1 ７六歩(77)\n# kifu: ignore ply-number-gap\n   3 ３四歩(33)\n   5 投了\n",
	    HEAD "   1 ７六歩(77)\n# kifu: ignore ply-number-gap\n   3 ３四歩(33)\n   5 投了\n",
	    0 },
};

static void
mends(void **state)
{
	struct bench bench;
	size_t i;

	(void)state;
	begin(&bench);
	for (i = 0; i < sizeof cases / sizeof *cases; i++) {
		assert_mends(&bench, cases[i].name, str_of(cases[i].before), str_of(cases[i].after),
		    cases[i].fixed);
		assert_mends(
		    &bench, cases[i].name, str_of(cases[i].after), str_of(cases[i].after), 0);
	}
	end(&bench);
}

/* The text in an encoding. */
static struct str
encoded(struct bench *bench, struct buffer *out, const char *text, enum encoding encoding)
{
	struct codec_gap gap;

	buffer_clear(out);
	assert_true(codec_encode(bench->examiner.session.codec, str_of(text), encoding, out, &gap));
	assert_int_equal(gap.count, 0);
	return buffer_str(out);
}

static void
writes_the_extensions_encoding(void **state)
{
	static const char plain[] = HEAD "1 ７六歩(77)\n*蛍\n2 投了\n";
	static const char wide[] = HEAD "1 ７六歩(77)\n*\xF0\xA0\xAE\x9F\n2 投了\n";
	struct bench bench;
	struct buffer utf8, cp932, eucjp;

	(void)state;
	begin(&bench);
	buffer_init(&utf8, &bench.program.memory);
	buffer_init(&cp932, &bench.program.memory);
	buffer_init(&eucjp, &bench.program.memory);
	encoded(&bench, &utf8, plain, ENCODING_utf8);
	encoded(&bench, &cp932, plain, ENCODING_cp932);
	encoded(&bench, &eucjp, plain, ENCODING_eucjp);
	assert_mends(&bench, "a.KIF", buffer_str(&utf8), buffer_str(&cp932), 1);
	assert_mends(&bench, "a.kif", buffer_str(&eucjp), buffer_str(&cp932), 1);
	assert_mends(&bench, "a.kifu", buffer_str(&cp932), buffer_str(&utf8), 1);
	assert_mends(&bench, "a.kifu", buffer_str(&utf8), buffer_str(&utf8), 0);
	assert_mends(&bench, "a.txt", buffer_str(&eucjp), buffer_str(&eucjp), 0);
	assert_mends(&bench, "a.kif", str_of(wide), str_of(wide), 0); /* no such character */
	bench.options.policy.rules[DIAG_extension_encoding].on = false;
	assert_mends(&bench, "a.kif", buffer_str(&utf8), buffer_str(&utf8), 0);
	buffer_free(&utf8);
	buffer_free(&cp932);
	buffer_free(&eucjp);
	end(&bench);
}

/* A declaration and an extension that say different things come to agree. */
static void
declares_what_it_writes(void **state)
{
	static const char says_utf8[] =
	    "#KIF version=2.0 encoding=UTF-8\n" HEAD "1 ７六歩(77)\n2 投了\n";
	static const char says_sjis[] =
	    "#KIF version=2.0 encoding=Shift_JIS\n" HEAD "1 ７六歩(77)\n2 投了\n";
	struct bench bench;
	struct buffer before, after;

	(void)state;
	begin(&bench);
	buffer_init(&before, &bench.program.memory);
	buffer_init(&after, &bench.program.memory);
	encoded(&bench, &before, says_utf8, ENCODING_cp932);
	encoded(&bench, &after, says_sjis, ENCODING_cp932);
	assert_mends(&bench, "a.kif", buffer_str(&before), buffer_str(&after), 1);
	encoded(&bench, &before, says_sjis, ENCODING_utf8);
	assert_mends(&bench, "a.kif", buffer_str(&before), buffer_str(&after), 2);
	encoded(&bench, &before, says_utf8, ENCODING_eucjp);
	encoded(&bench, &after, says_utf8, ENCODING_utf8);
	assert_mends(&bench, "a.kifu", buffer_str(&before), buffer_str(&after), 2);
	buffer_free(&before);
	buffer_free(&after);
	end(&bench);
}

/* In other encodings all but what is mended keeps its bytes. */
static void
keeps_the_encoding(void **state)
{
	static const enum encoding encodings[] = { ENCODING_utf8, ENCODING_eucjp,
		ENCODING_iso2022jp, ENCODING_cp932, ENCODING_utf16 };
	struct bench bench;
	struct buffer before, after;
	size_t i;

	(void)state;
	begin(&bench);
	buffer_init(&before, &bench.program.memory);
	buffer_init(&after, &bench.program.memory);
	for (i = 0; i < sizeof encodings / sizeof *encodings; i++) {
		encoded(&bench, &before, HEAD "1 ７六歩(77)\n2 投了\nまで3手で先手の勝ち\n",
		    encodings[i]);
		encoded(&bench, &after, HEAD "1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n",
		    encodings[i]);
		assert_mends(&bench, "a", buffer_str(&before), buffer_str(&after), 1);
	}
	buffer_free(&before);
	buffer_free(&after);
	end(&bench);
}

/* Bytes that are no text are never written back. */
static void
leaves_damaged_files(void **state)
{
	static const char damaged[] = HEAD "1 ７六歩(77)\n*\xFF\xFE\n2 投了\nまで3手で先手の勝ち\n";
	struct bench bench;

	(void)state;
	begin(&bench);
	assert_mends(&bench, "a.kifu", str_of(damaged), str_of(damaged), 0);
	end(&bench);
}

static void
says_what_it_does(void **state)
{
	struct bench bench;

	(void)state;
	begin(&bench);
	assert_true(mend_file(&bench.mender, "a.zip", STR("a.zip"), &bench.entries));
	count_failures(&bench.entries, &bench);
	assert_int_equal(bench.failures, 1);
	assert_true(mend_file(&bench.mender, "testdata/no such", STR("x"), &bench.entries));
	count_failures(&bench.entries, &bench);
	assert_int_equal(bench.failures, 2);
	end(&bench);
}

/* A mend that cannot be done is not tried: UTF-16 has no name that a declaration could give it. */
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
	struct bench bench;
	struct buffer before, after;
	size_t i;

	(void)state;
	begin(&bench);
	buffer_init(&before, &bench.program.memory);
	buffer_init(&after, &bench.program.memory);
	for (i = 0; i < sizeof games / sizeof *games; i++) {
		encoded(&bench, &before, games[i].before, ENCODING_utf16);
		encoded(&bench, &after, games[i].after, ENCODING_utf16);
		assert_mends(
		    &bench, "a.csa", buffer_str(&before), buffer_str(&after), games[i].fixed);
		assert_int_equal(bench.mender.readings, games[i].readings);
	}
	buffer_free(&before);
	buffer_free(&after);
	end(&bench);
}

/* More findings than are kept of one game are mended in several rounds, and more in each. */
static void
mends_many(void **state)
{
	enum { MOVES = 120000 };
	static const char *const moves[] = { "５八玉(59)", "５二玉(51)", "５九玉(58)",
		"５一玉(52)" };
	struct bench bench;
	struct buffer before;
	struct str got;
	unsigned i;

	(void)state;
	begin(&bench);
	bench.options.policy.rules[DIAG_glued_move].on = true;
	buffer_init(&before, &bench.program.memory);
	buffer_add(&before, STR(HEAD));
	for (i = 0; i < MOVES; i += 2)
		buffer_printf(
		    &before, "%u %s %u %s\n", i + 1, moves[i % 4], i + 2, moves[i % 4 + 1]);
	got = mend_bytes(&bench.mender, STR("a.kifu"), buffer_str(&before));
	assert_int_equal(bench.mender.fixed, MOVES / 2);
	assert_int_equal(bench.mender.readings, 3);
	assert_int_equal(got.n, before.n);
	assert_true(str_find(got, STR(") 2")) == got.n);
	buffer_free(&before);
	end(&bench);
}

/* A large file costs its bytes, its text and the bytes that are written, and not much beside. */
static void
memory_of_mending(void **state)
{
	enum { GAMES = 40000, TIMES = 5 };
	struct bench bench;
	struct buffer text, before;
	struct memory *memory = &bench.program.memory;
	size_t i, held;

	(void)state;
	begin(&bench);
	buffer_init(&text, memory);
	buffer_init(&before, memory);
	for (i = 0; i < GAMES; i++)
		buffer_printf(&text, HEAD "   1 ７六歩(77)\n   2 投了\nまで%d手で先手の勝ち\n\n",
		    i % 50 == 7 ? 3 : 1);
	buffer_char(&text, '\0');
	encoded(&bench, &before, text.p, ENCODING_cp932);
	buffer_free(&text);
	held = memory->used;
	memory->limit = held + (TIMES - 1) * before.n;
	mend_bytes(&bench.mender, STR("a.kif"), buffer_str(&before));
	memory->limit = 0;
	assert_int_equal(bench.mender.fixed, GAMES / 50);
	buffer_free(&before);
	end(&bench);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(mends),
		cmocka_unit_test(writes_the_extensions_encoding),
		cmocka_unit_test(declares_what_it_writes),
		cmocka_unit_test(keeps_the_encoding),
		cmocka_unit_test(leaves_damaged_files),
		cmocka_unit_test(says_what_it_does),
		cmocka_unit_test(leaves_what_it_cannot_name),
		cmocka_unit_test(mends_many),
		cmocka_unit_test(memory_of_mending),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
