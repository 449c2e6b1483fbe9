/*
 * Lets the Nth allocation fail in each parser, the rules and each writer, for every N: all memory
 * is given back, and the output is whole or empty.
 */
#include "lib/session.h"
#include "parsers/parser_table.h"
#include "record/engine/bytes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "writers/writer_table.h"

static const char sample[] =
    "#KIF version=2.0 encoding=UTF-8\n"
    "開始日時：2004/05/31 10:00\n棋戦：王位戦\n持ち時間：各6時間\n手合割：平手\n"
    "先手：羽生善治 九段\n後手：谷川浩司 九段\n"
    "手数----指手---------消費時間--\n*A comment.\n"
    "   1 ７六歩(77)   ( 0:02/00:00:02)\n   2 ３四歩(33)   ( 0:01/00:00:01)\n"
    "   3 ２二角成(88) ( 0:05/00:00:07)+\n*Another,\n*of two lines.\n"
    "   4 同　銀(31)   ( 0:03/00:00:04)\n   5 ４五角打     ( 0:08/00:00:15)\n"
    "   6 投了         ( 0:02/00:00:06)\nまで5手で先手の勝ち\n\n"
    "変化：3手\n   3 ２六歩(27)   ( 0:04/00:00:06)\n   4 中断\nまで3手で中断\n";

static struct {
	jmp_buf out_of_memory;
	struct memory memory;
	struct session session;
	struct buffer out;
} poor;

static void
give_up(void *arg)
{
	(void)arg;
	longjmp(poor.out_of_memory, 1);
}

/* Reads a text of one format and writes its games in another, into poor.out. */
static void
convert(struct str text, enum format to)
{
	if (session_open(&poor.session, STR("-"), text, true) != NULL)
		return;
	while (session_next(&poor.session)) {
		const int score = 0;
		struct write_options write = { .format = to,
			.header_line = parser_of(to)->header_line,
			.encoding = ENCODING_utf8,
			.to_file = true,
			.first = true,
			.ply = UINT32_MAX,
			.score = &score,
			.value_patterns = poor.session.value_patterns };

		if (poor.session.game == NULL)
			continue;
		writer_loss(poor.session.game, &write, &poor.session.diags);
		writer_write(poor.session.game, &write, &poor.out);
	}
}

/* Converts while the Nth allocation fails (0: none does).  Returns whether there were N. */
static bool
fails(long n, enum format from, struct str text, enum format to)
{
	struct session_options options = {
		.format = from, .lint = true, .replay = { .rivals = true }
	};
	volatile bool failed = false;

	session_init(&poor.session, &poor.memory, &options);
	buffer_init(&poor.out, &poor.memory);
	poor.memory.fail_after = n;
	if (setjmp(poor.out_of_memory) == 0)
		convert(text, to);
	else
		failed = true;
	poor.memory.fail_after = 0;
	session_free(&poor.session);
	return failed;
}

/* Lets each allocation fail while a text is read; frees the text. */
static void
fail_each(enum format format, struct buffer *text)
{
	struct buffer whole;
	long n = 0;

	assert_true(text->n > 0);
	assert_false(fails(0, format, buffer_str(text), format));
	whole = poor.out;
	while (fails(++n, format, buffer_str(text), format)) {
		buffer_free(&poor.out);
		assert_int_equal(poor.memory.used, text->cap + whole.cap);
	}
	assert_true(n > 2);
	assert_true(str_eq(buffer_str(&poor.out), buffer_str(&whole)));
	buffer_free(&poor.out);
	buffer_free(&whole);
	buffer_free(text);
	assert_int_equal(poor.memory.used, 0);
}

static void
each_allocation(void **state)
{
	(void)state;
	for (enum format format = FORMAT_none + 1; format < FORMAT_COUNT; format++) {
		struct buffer text;

		if (parser_of(format)->next == NULL)
			continue;
		assert_false(fails(0, FORMAT_kif, str_of(sample), format));
		text = poor.out;
		fail_each(format, &text);
	}
}

/* A game with many candidate moves, whose comments need memory. */
static void
candidates(void **state)
{
	enum { LONGEST = 4096, HEAD = 36, MOVE = 6, CANDIDATE = 4, COUNT = 500 };
	FILE *file = fopen("testdata/hcpe3/game.hcpe3", "rb");
	struct buffer text;
	char game[LONGEST];
	size_t n, at = HEAD;

	(void)state;
	assert_non_null(file);
	n = fread(game, 1, LONGEST, file);
	fclose(file);
	buffer_init(&text, &poor.memory);
	buffer_add(&text, (struct str){ game, HEAD });
	for (; at < n; at += MOVE + CANDIDATE * (size_t)game[at + CANDIDATE]) {
		buffer_add(&text, (struct str){ game + at, CANDIDATE });
		bytes_add(&text, COUNT, 2);
		for (unsigned i = 0; i < COUNT; i++)
			buffer_add(&text, (struct str){ game + at, CANDIDATE });
	}
	fail_each(FORMAT_hcpe3, &text);
}

/* A book's position as no engine writes it, whose finding makes the list of findings longer. */
static void
spelling(void **state)
{
	enum { BEFORE = 128 };
	struct buffer text;

	(void)state;
	buffer_init(&text, &poor.memory);
	buffer_add(&text, STR("#YANEURAOU-DB2016 1.00\n"));
	for (unsigned i = 0; i < BEFORE; i++)
		buffer_add(&text, STR("unknown\n"));
	buffer_add(&text, STR("sfen lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b "
			      "1Bb 5\nB*4e\n"));
	fail_each(FORMAT_db, &text);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(each_allocation),
		cmocka_unit_test(candidates), cmocka_unit_test(spelling) };

	poor.memory.fail = give_up;
	return cmocka_run_group_tests(tests, NULL, NULL);
}
