#include "cmd/run/chunk_jobs.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cmd/run/testing_chunk.h"
#include "cmd/testing_program.h"

/* Chunk by chunk and shared, a text has the results of the whole. */
static void
assert_same(struct str name, struct str body)
{
	struct memory memory = { .fail = test_no_memory };
	struct buffer whole, chunks;
	unsigned way;
	size_t n;

	buffer_init(&whole, &memory);
	buffer_init(&chunks, &memory);
	outcome_shared(name, body, 0, 1, &whole);
	for (way = 0; way < OUTCOME_WAYS; way++) {
		buffer_clear(&chunks);
		outcome_in(way, name, body, &chunks);
		n = outcome_same(&whole, &chunks);
		if (n < whole.n || n < chunks.n)
			fail_msg("%.*s: way %u has\n%.*s\nthe whole\n%.*s\nof\n%.*s", (int)name.n,
			    name.p, way, (int)(chunks.n - n < 400 ? chunks.n - n : 400),
			    chunks.p + n, (int)(whole.n - n < 400 ? whole.n - n : 400), whole.p + n,
			    (int)body.n, body.p);
	}
	buffer_free(&whole);
	buffer_free(&chunks);
	assert_int_equal(memory.used, 0);
}

/* Texts that begin games in all the ways there are, lines that look like beginnings and are none,
 * and what carries over from game to game. */
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

/* Makes a text of pieces.  The more often it is the first, a sound game, the more guesses are
 * right. */
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

/* Shares a text in small chunks, one after the other.  Returns how many there were, and in
 * *mistakes how many began where no game does. */
static unsigned
chunk_jobs_text(struct str name, struct str body, unsigned *mistakes)
{
	struct memory memory = { .fail = test_no_memory };
	struct outcome_run run = { .name = name, .body = body };
	struct reader_options reading;
	struct lint_plan plan;
	struct work work = { .reading = &reading,
		.workers = 1,
		.large = 1,
		.chunk = 4096,
		.arg = &run,
		.next = outcome_next,
		.deliver = outcome_deliver };
	struct chunk_jobs jobs = { .work = &work, .memory = &memory };
	struct reader reader;
	struct job job;
	unsigned chunks = 0;

	outcome_options(&plan, &reading);
	baseline_init(&run.baseline, &memory);
	buffer_init(&run.out, &memory);
	reader_init(&reader, &memory, &reading);
	job_init(&job, &memory);
	for (; chunk_jobs_next(&jobs, &job); job_clear(&job)) {
		if (job.kind == JOB_chunk)
			chunk_jobs_read(&reader, &job);
		chunks += job.kind == JOB_chunk;
		assert_true(chunk_jobs_deliver(&jobs, &job, true));
	}
	*mistakes = jobs.chunks.mistakes;
	job_free(&job);
	reader_free(&reader);
	chunk_jobs_free(&jobs);
	buffer_free(&run.out);
	baseline_free(&run.baseline);
	assert_int_equal(memory.used, 0);
	return chunks;
}

/* Games that all end with the same line, with a blank line after it and without. */
static void
chunks_begin_with_games(void **state)
{
	enum { GAMES = 1000, ENOUGH = 5, SHARED = 15 };
	struct memory memory = { .fail = test_no_memory };
	struct buffer text;
	size_t format;
	unsigned game, blank, mistakes, shared = 0;

	(void)state;
	buffer_init(&text, &memory);
	for (format = 0; format < sizeof formats / sizeof *formats; format++) {
		for (blank = 0; blank < 2; blank++) {
			buffer_clear(&text);
			for (game = 0; game < GAMES; game++) {
				buffer_add(&text, str_of(formats[format].pieces[0]));
				buffer_fill(&text, '\n', blank);
			}
			shared += chunk_jobs_text(str_of(formats[format].name), buffer_str(&text),
				      &mistakes) >= ENOUGH;
			assert_int_equal(mistakes, 0);
		}
	}
	buffer_free(&text);
	assert_true(shared >= SHARED);
}

/* Carried-over versions, files without games, lone CRs. */
static void
odd_texts(void **state)
{
	static const char surplus[] = "手合割：その他\n後手の持駒：金五\n先手の持駒：なし\n"
				      "   1 ７六歩(77)\n   2 投了\n\n";
	enum { size = sizeof surplus - 1 };
	char many[60 * size];
	unsigned i;

	(void)state;
	assert_same(STR("a.csa"), STR(""));
	/* the version carries over, to games that are not the first of their chunk too */
	assert_same(STR("a.csa"), STR("V2.2\nPI\n+\n+7776FU\n/\nPI\n+\n+7776FU\nT3.5\n/\n"
				      "V3.0\nPI\n+\n+7776FU\nT3.5\n/\nPI\n+\n+7776FU\nT3.5\n/\n"
				      "PI\n+\n+7776FU\nT3.5\n/\nPI\n+\n+7776FU\nT3.5\n/\n"
				      "PI\n+\n+7776FU\nT3.5\n/\nPI\n+\n+7776FU\nT3.5\n/\n"));
	assert_same(STR("a.csa"), STR("junk"));
	assert_same(STR("a.kif"), STR("\n\n\n\n\n\n\n\n\n\n"));
	/* a finding of a later game that has no place of its own */
	for (i = 0; i < 60; i++)
		memcpy(many + i * size, surplus, size);
	assert_same(STR("a.kifu"), (struct str){ many, 60 * size });
	assert_same(
	    STR("a.txt"), STR("hello\nhello\nhello\nhello\nhello\nhello\nhello\nhello\nhello\n"
			      "hello\nhello\nhello\nhello\nhello\nhello\nhello\nhello\n"));
	assert_same(
	    STR("a.csa"), STR("V2.2\rPI\r+\r+7776FU\r/\rPI\r+\r+7776FU\r/\rPI\r+\r+2726FU\r/\rPI\r"
			      "+\r+7776FU\r/\rPI\r+\r+7776FX\r/\rPI\r+\r+2726FU\r"));
}

/* A letter of an unknown code page in any game of a text is reported, and once. */
static void
unknown_letters(void **state)
{
	enum { GAMES = 80, STEP = 7 };
	static const char game[] = "[Event \"?\"]\n[Black \"Jo Doe\"]\n\n1. P7g-7f resigns\n\n";
	struct memory memory = { .fail = test_no_memory };
	struct buffer text;
	unsigned letter, i;

	(void)state;
	buffer_init(&text, &memory);
	for (letter = 0; letter < GAMES; letter += STEP) {
		buffer_clear(&text);
		for (i = 0; i < GAMES; i++)
			buffer_add(&text, str_of(game));
		for (i = letter; i < GAMES; i += STEP)
			*(strstr(text.p + i * (sizeof game - 1), "o Doe")) = '\x94';
		assert_same(STR("a.psn"), buffer_str(&text));
	}
	buffer_free(&text);
}

/* A file that becomes shorter while workers read it: they come to an end, and it is reported. */
static void
a_file_cut_meanwhile(void **state)
{
	enum { GAMES = 2000, LONG = 20 };
	static const char game[] = "V2.2\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n/\n";
	char path[] = "/tmp/kifu-chunks-XXXXXX";
	struct memory memory = { .fail = test_no_memory };
	struct buffer body, out;
	unsigned workers, i;
	FILE *file;

	(void)state;
	buffer_init(&body, &memory);
	buffer_init(&out, &memory);
	for (i = 0; i < GAMES; i++)
		buffer_add(&body, str_of(game));
	close(mkstemp(path));
	for (workers = 2; workers <= 3; workers++) {
		file = fopen(path, "w");
		assert_true(file != NULL && fwrite(body.p, 1, body.n, file) == body.n);
		assert_int_equal(fclose(file), 0);
		buffer_clear(&out);
		alarm(LONG);
		outcome_run_shared(
		    (struct outcome_run){
			.name = STR("a.csa"), .body = buffer_str(&body), .path = path },
		    4096, workers, &out);
		alarm(0);
		buffer_char(&out, '\0');
		assert_non_null(strstr(out.p, "file shrank while it was read"));
	}
	unlink(path);
	buffer_free(&out);
	buffer_free(&body);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_same_as_the_whole),
		cmocka_unit_test(chunks_begin_with_games),
		cmocka_unit_test(odd_texts),
		cmocka_unit_test(unknown_letters),
		cmocka_unit_test(a_file_cut_meanwhile),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
