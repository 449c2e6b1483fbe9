#include "cmd/split.h"

#include <stdio.h>
#include <string.h>

#include "cmd/batch.h"
#include "cmd/prints.h"
#include "cmd/program_test.h"

/* A run over one file, and all that was told of it. */
struct run {
	struct str name, body;
	bool given;
	struct prints prints;
	struct buffer told;
	unsigned ends;
};

static bool
next(void *arg, struct unit *unit)
{
	struct run *run = arg;

	if (run->given)
		return false;
	run->given = true;
	unit->kind = UNIT_bytes;
	buffer_add(&unit->shown, run->name);
	buffer_add(&unit->bytes, run->body);
	return true;
}

static void
tell_entry(struct run *run, const struct entry *entry)
{
	const struct entry_finding *finding = entry->is.finding;
	const struct entry_game *game = entry->is.game;
	struct buffer *told = &run->told;

	buffer_printf(told, "%d %.*s", (int)entry->kind, (int)entry->file.n, entry->file.p);
	if (entry->kind == ENTRY_game)
		buffer_printf(told, " %u %u %s", game->number, game->plies, game->ending);
	if (entry->kind == ENTRY_finding)
		buffer_printf(told, " %u %u %u:%u-%u:%u %u:%u %.*s %.*s %llx %u", finding->game,
		    finding->ply, finding->at.line, finding->at.column, finding->end.line,
		    finding->end.column, finding->related.line, finding->related.column,
		    (int)finding->name.n, finding->name.p, (int)finding->messages[0].n,
		    finding->messages[0].p, (unsigned long long)finding->print.hash,
		    finding->print.occurrence);
	buffer_char(told, '\n');
	run->ends += entry->kind == ENTRY_end;
}

static bool
tell(void *arg, struct unit *unit, bool last)
{
	struct run *run = arg;
	size_t i;

	(void)last;
	prints_settle(&run->prints, NULL, &unit->entries);
	for (i = 0; i < unit->entries.count; i++)
		tell_entry(run, &unit->entries.list[i]);
	return true;
}

static void
set_options(struct examine_options *options)
{
	unsigned rule;

	*options = (struct examine_options){
		.least = SEVERITY_note, .fail_on = SEVERITY_error, .prints = true
	};
	options->reading.lint = true;
	for (rule = 0; rule < DIAG_COUNT; rule++)
		options->policy.rules[rule].on = true;
}

static bool
keep_all(struct entries *entries, void *arg)
{
	(void)entries;
	(void)arg;
	return true;
}

/* Examines a text in parts of so many bytes (0: whole) with so many workers; appends what is told.
 */
static void
examine_text(struct str name, struct str body, uint32_t part, unsigned jobs, struct buffer *told)
{
	struct memory memory = { .fail = test_no_memory };
	struct examine_options examine;
	struct run run = { .name = name, .body = body };
	struct split split = { .memory = &memory,
		.examine = &examine,
		.large = part > 0 ? 1 : 0,
		.part = part,
		.arg = &run,
		.next = next,
		.tell = tell };
	struct batch batch = { .examine = &examine,
		.jobs = jobs,
		.arg = &split,
		.next = split_next,
		.ready = split_ready,
		.tell = split_tell };

	set_options(&examine);
	prints_init(&run.prints, &memory);
	buffer_init(&run.told, &memory);
	batch_run(&batch, &memory);
	assert_int_equal(run.ends, 1);
	buffer_add(told, buffer_str(&run.told));
	buffer_free(&run.told);
	prints_free(&run.prints);
	split_free(&split);
	assert_int_equal(memory.used, 0);
}

/* Examines a text in windows of so many bytes; appends what is told. */
static void
examine_windows(struct str name, struct str body, uint32_t window, struct buffer *told)
{
	struct memory memory = { .fail = test_no_memory };
	struct examine_options options;
	struct examiner examiner;
	struct blocks blocks;
	struct input input;
	struct run run = { .name = name };
	struct unit unit;

	set_options(&options);
	examiner_init(&examiner, &memory, &options);
	prints_init(&run.prints, &memory);
	buffer_init(&run.told, &memory);
	unit_init(&unit, &memory);
	unit.entries.drain = keep_all;
	input_memory(&input, body);
	assert_null(blocks_begin(&blocks, &examiner.session, &examiner.bytes, &input, name));
	blocks_shorten(&blocks, window);
	assert_true(
	    examine_begin(&examiner, name, buffer_str(&examiner.bytes), NULL, &unit.entries));
	while (blocks_next(&blocks))
		examine_game(&examiner, &unit.entries);
	assert_null(blocks.reason);
	assert_true(blocks.over);
	examine_end(&examiner, &unit.entries);
	tell(&run, &unit, true);
	buffer_add(told, buffer_str(&run.told));
	unit_free(&unit);
	buffer_free(&run.told);
	prints_free(&run.prints);
	examiner_free(&examiner);
	assert_int_equal(memory.used, 0);
}

/* In parts, or in windows, the same is told as of the whole. */
static void
assert_same(struct str name, struct str body)
{
	static const struct {
		uint32_t part;
		unsigned jobs; /* 0: in windows of so many bytes */
	} ways[] = { { 60, 1 }, { 1200, 1 }, { 1200, 2 }, { 2500, 3 }, { 100, 0 }, { 1300, 0 } };
	struct memory memory = { .fail = test_no_memory };
	struct buffer whole, parts;
	size_t i, n;

	buffer_init(&whole, &memory);
	buffer_init(&parts, &memory);
	examine_text(name, body, 0, 1, &whole);
	for (i = 0; i < sizeof ways / sizeof *ways; i++) {
		buffer_clear(&parts);
		if (ways[i].jobs > 0)
			examine_text(name, body, ways[i].part, ways[i].jobs, &parts);
		else
			examine_windows(name, body, ways[i].part, &parts);
		for (n = 0; n < whole.n && n < parts.n && whole.p[n] == parts.p[n]; n++)
			;
		if (n < whole.n || n < parts.n)
			fail_msg("%.*s: parts of %u tell\n%.*s\nthe whole\n%.*s\nof\n%.*s",
			    (int)name.n, name.p, ways[i].part,
			    (int)(parts.n - n < 400 ? parts.n - n : 400), parts.p + n,
			    (int)(whole.n - n < 400 ? whole.n - n : 400), whole.p + n, (int)body.n,
			    body.p);
	}
	buffer_free(&whole);
	buffer_free(&parts);
	assert_int_equal(memory.used, 0);
}

/* Texts that begin games in all the ways there are, some that seem to begin and do not, and things
 * that are carried from game to game. */
static const struct {
	const char *name, *pieces[16];
} formats[] = {
	{ "a.csa",
	    { "V2.2\nN+a\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n", "/\n", "PI\n+\n+7776FU\n+3334FU\n",
		"V3.0\n", "V2\n", "'V2.2\n", "$EVENT:x\n", "+7776FU,T3\n",
		"' kifu: ignore wrong-turn\n", "' kifu: ignore-file missing-player\n", "N-b\n",
		"PI\n+\n+7776FU\nT3.5\n%TORYO\n/\n", "%CHUDAN\n", "junk\n", "P1-KY\n",
		"'summary:toryo:a win:b lose\n" } },
	{ "a.kifu",
	    { "手合割：平手\n手数----指手--\n   1 ７六歩(77)\n   2 投了\nまで1手で先手の勝ち\n",
		"手合割：香落ち\n", "開始日時：2020/01/01\n",
		"   1 ７六歩(77)   ( 0:01/00:00:01)\n", "   2 ３四歩(33)\n", "変化：1手\n",
		"#--separator--\n", "# kifu: ignore nifu\n", "*手合割：平手\n", "\n",
		"まで2手で中断\n", "   1 中断\n", "先手：a\n", "junk\n", "後手の持駒：なし\n",
		"手数----指手--\n" } },
	{ "a.psn",
	    { "[Event \"?\"]\n[Black \"a\"]\n\n1. P7g-7f 2. P3c-3d resigns\n\n", "[Event \"x\"]\n",
		"{ [Event \"y\"]\n", "}\n", "1. P7g-7f\n", "2. P3c-3d\n", "( 2. P8c-8d )\n", "\n",
		"[SFEN \"9/9/9/9/9/9/9/9/9 b - 1\"]\n", "*\n", "1-0\n", "(", ")",
		"; [Event \"z\"]\n", "junk\n", "3. P2g-2f {a} 4. P8c-8d\n" } },
	{ "a.usi", { "position startpos moves 7g7f 3c3d\n", "startpos moves 7g7f 7g7f\n", "junk\n",
		       "# a\n", "\n", "position startpos\n",
		       "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 "
		       "moves 2g2f\n",
		       "position startpos moves 7g7f resign\n", "x position\n", "usi\n", "go\n",
		       "7g7f 3c3d\n", "\r\n", "\r", "position\n", "moves\n" } },
	{ "a.ki2u",
	    { "#--separator--\n\n▲７六歩 △３四歩\nまで2手で後手の勝ち\n", "▲７六歩 ▲２六歩\n", "\n",
		"#--separator--\n", "手合割：平手\n", "先手：a\n", "変化：2手\n", "△８四歩\n",
		"*▲\n", "まで1手で中断\n", "junk\n", "# a\n", "開始日時：2020/01/01\n",
		"▲２二角成\n", "後手：b\n", "△同銀\n" } },
	{ "a.jkf",
	    { "{\"header\":{},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,"
	      "\"y\":6},"
	      "\"color\":0,\"piece\":\"FU\"}}]}\n",
		"[\n", "]\n", ",\n", "{\"header\":{},\"moves\":[{}]}\n", "{", "}\n", "\n", "junk\n",
		"{\"header\":{\"a\":\"b\"},\"moves\":[{}]},\n", "\"{\"\n", "{\"moves\":[]}\n",
		"null\n", "  {\"header\":{},\n\"moves\":[{}]}\n", "{\"header\":1}\n", "1\n" } },
	{ "a.hodges",
	    { "1. P7g-7f P3c-3d 2. P2g-2f\n", "\n", "1. P-7f\n", "2. P-3d Px\n", "1.\n", "(a)\n",
		"junk\n", "1.P7g-7f 2.P3c-3d\n", "Black: a\n", "White: b\n", "resigns\n",
		"Handicap: lance\n", "3. B8hx2b+\n", "# a\n", "1. P-7f 1. P-7f\n", "...\n" } },
	{ "a.sfen",
	    { "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n",
		"4k4/9/9/9/9/9/9/9/4K4 w - 1\n", "junk\n", "\n", "4k4/9/9/9/9/9/9/9/4K4 b 2P 1\n",
		"sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1\n", "9/9\n", "# a\n", "4k4/9/9/9/9/9/9/9/4K4\n",
		"x\n", "\r\n", "b - 1\n", "9\n", "k\n", "-\n", "1\n" } },
	{ "a.bod",
	    { "後手の持駒：なし\n", "  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n",
		"| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n", "先手の持駒：歩\n", "手数＝1\n", "\n",
		"junk\n", "先手番\n", "後手番\n", "| 玉 ・ ・ ・ ・ ・ ・ ・ ・|九\n",
		"+---------------------------+\n", "# a\n", "先手：a\n", "手合割：平手\n", "*a\n",
		"後手の持駒：飛\n" } },
};

static uint32_t
random_next(uint32_t *seed)
{
	*seed = *seed * 1664525 + 1013904223;
	return *seed >> 16;
}

/* The more often the first piece, a game that is right, the rarer the guesses fail. */
static void
make_text(size_t format, uint32_t *seed, struct buffer *text)
{
	unsigned games = random_next(seed) % 16, pieces = 5 + random_next(seed) % 200, piece;

	buffer_clear(text);
	buffer_add(text, str_of(formats[format].pieces[0]));
	buffer_add(text, str_of(formats[format].pieces[0]));
	while (pieces-- > 0) {
		piece = random_next(seed) % 16 < games ? 0 : random_next(seed) % 16;
		buffer_add(text, str_of(formats[format].pieces[piece]));
	}
}

static void
the_same_as_the_whole(void **state)
{
	enum { ROUNDS = 40 };
	struct memory memory = { .fail = test_no_memory };
	struct buffer text;
	uint32_t seed = 1;
	size_t format, round;

	(void)state;
	buffer_init(&text, &memory);
	for (format = 0; format < sizeof formats / sizeof *formats; format++) {
		for (round = 0; round < ROUNDS; round++) {
			make_text(format, &seed, &text);
			assert_same(str_of(formats[format].name), buffer_str(&text));
		}
	}
	buffer_free(&text);
}

/* Games of a file and lines without game. */
static void
odd_texts(void **state)
{
	(void)state;
	assert_same(STR("a.csa"), STR(""));
	/* the version is carried on, to games that are not the first of their part */
	assert_same(STR("a.csa"), STR("V2.2\nPI\n+\n+7776FU\n/\nPI\n+\n+7776FU\nT3.5\n/\n"
				      "V3.0\nPI\n+\n+7776FU\nT3.5\n/\nPI\n+\n+7776FU\nT3.5\n/\n"
				      "PI\n+\n+7776FU\nT3.5\n/\nPI\n+\n+7776FU\nT3.5\n/\n"
				      "PI\n+\n+7776FU\nT3.5\n/\nPI\n+\n+7776FU\nT3.5\n/\n"));
	assert_same(STR("a.csa"), STR("junk"));
	assert_same(STR("a.kif"), STR("\n\n\n\n\n\n\n\n\n\n"));
	assert_same(
	    STR("a.txt"), STR("hello\nhello\nhello\nhello\nhello\nhello\nhello\nhello\nhello\n"
			      "hello\nhello\nhello\nhello\nhello\nhello\nhello\nhello\n"));
	assert_same(
	    STR("a.csa"), STR("V2.2\rPI\r+\r+7776FU\r/\rPI\r+\r+7776FU\r/\rPI\r+\r+2726FU\r/\rPI\r"
			      "+\r+7776FU\r/\rPI\r+\r+7776FX\r/\rPI\r+\r+2726FU\r"));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_same_as_the_whole),
		cmocka_unit_test(odd_texts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
