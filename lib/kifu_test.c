/* libkifu through lib/kifu.h alone: what it returns, and what it does without memory. */
#include "lib/kifu.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lib/testing_heap.h"

static const char kif[] =
    "手合割：平手\n先手：あ\n手数----指手---------消費時間--\n*start\n"
    "   1 ７六歩(77)   ( 0:02/00:00:02)\n*a\n*b\n   2 ３四歩(33)\n"
    "   3 ２二角成(88)\n   4 同　銀(31)\n   5 投了\nまで4手で後手の勝ち\n\n"
    "変化：3手\n   3 ２六歩(27)\n   4 ８八角成(22)\n   5 同　銀(79)\n   6 ３三角打\n\n"
    "変化：5手\n   5 ６八飛(28)\n";

static struct kifu *
opened(const char *text, const char *name)
{
	struct kifu *kifu = kifu_new(NULL);

	assert_non_null(kifu);
	assert_int_equal(kifu_open_bytes(kifu, name, text, strlen(text)), KIFU_OK);
	return kifu;
}

static void
reads_a_game(void **state)
{
	struct kifu *kifu = opened(kif, "a.kifu");
	struct kifu_game game = { .size = sizeof game };
	struct kifu_header header = { .size = sizeof header };

	(void)state;
	assert_int_equal(kifu_game(kifu, &game), KIFU_WRONG);
	assert_string_equal(kifu_error(kifu), "there is no present game");
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_game(kifu, &game), KIFU_OK);
	assert_int_equal(game.number, 1);
	assert_int_equal(game.plies, 4);
	assert_string_equal(game.format, "kif");
	assert_string_equal(game.ending, "resign");
	assert_string_equal(game.winner, "white");
	assert_string_equal(game.verdict, "ok");
	assert_int_equal(game.headers, 1); /* the handicap is the start position */
	assert_int_equal(kifu_header(kifu, 0, &header), KIFU_OK);
	assert_string_equal(header.name, "black");
	assert_string_equal(header.value, "あ");
	assert_int_equal(kifu_header(kifu, 1, &header), KIFU_WRONG);
	assert_int_equal(kifu_next(kifu), KIFU_END);
	assert_int_equal(kifu_next(kifu), KIFU_END);
	kifu_close(kifu);
	assert_int_equal(kifu_next(kifu), KIFU_WRONG);
	kifu_free(kifu);
}

/* What was found in a text is gone when it is closed. */
static void
forgets_findings_of_closed_texts(void **state)
{
	struct kifu *kifu = opened("1 \xEF\xBC\x97\xE5\x85\xAD\xE6\xAD\xA9(77)\n*\xFF\n", "a.kifu");
	struct kifu_finding finding = { .size = sizeof finding };

	(void)state;
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_finding(kifu, 0, &finding), KIFU_OK);
	kifu_close(kifu);
	assert_int_equal(kifu_finding(kifu, 0, &finding), KIFU_WRONG);
	kifu_free(kifu);
}

/* A drop, and a passed move, are written as USI has them. */
static void
names_moves_of_each_kind(void **state)
{
	static const struct {
		const char *text, *usi;
	} cases[] = {
		{ "startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e\n", "B*5e" },
		{ "startpos moves 7g7f 0000\n", "0000" },
	};
	struct kifu_node node = { .size = sizeof node };
	struct kifu_game game = { .size = sizeof game };

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct kifu *kifu = opened(cases[i].text, "a.usi");

		assert_int_equal(kifu_next(kifu), KIFU_OK);
		assert_int_equal(kifu_game(kifu, &game), KIFU_OK);
		assert_int_equal(kifu_node(kifu, (uint32_t)game.plies, &node), KIFU_OK);
		assert_string_equal(node.usi, cases[i].usi);
		kifu_free(kifu);
	}
}

static void
says_check_time_and_place(void **state)
{
	static const char two[] = "position startpos moves 7g7f 5a4b 8h3c+\nstartpos moves 2g2f\n";
	struct kifu *kifu = opened(two, "a.usi");
	struct kifu_node node = { .size = sizeof node };

	(void)state;
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	for (uint32_t i = 1; i <= 3; i++) {
		assert_int_equal(kifu_node(kifu, i, &node), KIFU_OK);
		assert_int_equal((node.flags & KIFU_CHECK) != 0, i == 3);
		assert_int_equal(node.spent, -1);
	}
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_node(kifu, 0, &node), KIFU_OK);
	assert_int_equal(node.line, 2);
	kifu_free(kifu);
}

/* Checks the move and the position of a node.  Returns it. */
static struct kifu_node
at_node(struct kifu *kifu, uint32_t i, const char *usi, const char *expected)
{
	struct kifu_node node = { .size = sizeof node };
	const char *sfen;

	assert_int_equal(kifu_node(kifu, i, &node), KIFU_OK);
	assert_string_equal(node.usi, usi);
	assert_int_equal(kifu_position(kifu, i, &sfen), KIFU_OK);
	assert_string_equal(sfen, expected);
	return node;
}

static void
walks_nested_variations(void **state)
{
	struct kifu *kifu = opened(kif, "a.kifu");
	struct kifu_node node = { .size = sizeof node }, inner = { .size = sizeof inner };
	const char *sfen;
	uint32_t i;

	(void)state;
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	node =
	    at_node(kifu, 0, "", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
	assert_string_equal(node.comment, "start");
	node = at_node(kifu, node.next, "7g7f",
	    "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2");
	assert_string_equal(node.comment, "a\nb");
	assert_int_equal(node.spent, 2000);
	assert_int_equal(node.line, 5);
	assert_int_equal(kifu_node(kifu, node.next, &node), KIFU_OK);
	node = at_node(kifu, node.next, "8h2b+",
	    "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4");
	assert_int_equal(node.flags & KIFU_PROMOTES, KIFU_PROMOTES);
	node = at_node(kifu, node.alternative, "2g2f",
	    "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL w - 4");
	node = at_node(kifu, node.next, "2b8h+",
	    "lnsgkgsnl/1r7/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1+b5R1/LNSGKGSNL b b 5");
	inner = at_node(kifu, node.next, "7i8h",
	    "lnsgkgsnl/1r7/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1S5R1/LN1GKGSNL w Bb 6");
	assert_int_equal(kifu_node(kifu, inner.alternative, &node), KIFU_OK);
	assert_string_equal(node.usi, "2h6h");
	at_node(kifu, inner.next, "B*3c",
	    "lnsgkgsnl/1r7/ppppppbpp/6p2/9/2P4P1/PP1PPPP1P/1S5R1/LN1GKGSNL b B 7");
	assert_int_equal(kifu_node_at(kifu, 4, &i), KIFU_OK);
	assert_int_equal(kifu_node(kifu, i, &node), KIFU_OK);
	assert_string_equal(node.usi, "3a2b");
	assert_int_equal(kifu_node(kifu, node.next, &node), KIFU_OK);
	assert_int_equal(node.kind, KIFU_ENDING);
	assert_string_equal(node.ending, "resign");
	assert_int_equal(kifu_node_at(kifu, 5, &i), KIFU_WRONG);
	assert_int_equal(kifu_node(kifu, 1000, &node), KIFU_WRONG);
	assert_int_equal(kifu_position(kifu, 1000, &sfen), KIFU_WRONG);
	kifu_free(kifu);
}

static void
reports_a_foul(void **state)
{
	struct kifu *kifu = opened("V2.2\nPI\n+\n+7776FU\n-3334FU\n+8899KA\n%TORYO\n/\nPI\n+\n"
				   "+7776FU\n-4132KI\n+8822UM\n%TORYO\n",
	    "a.csa");
	struct kifu_finding finding = { .size = sizeof finding };
	struct kifu_game game = { .size = sizeof game };
	size_t count, i, errors = 0;

	(void)state;
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_game(kifu, &game), KIFU_OK);
	assert_string_equal(game.verdict, "illegal"); /* a piece is in the way */
	assert_int_equal(kifu_findings(kifu, &count), KIFU_OK);
	for (i = 0; i < count; i++) {
		assert_int_equal(kifu_finding(kifu, i, &finding), KIFU_OK);
		if (strcmp(finding.severity, "error") != 0)
			continue;
		errors++;
		assert_int_equal(finding.ply, 3);
		assert_int_equal(finding.line, 6);
		assert_int_equal(finding.column, 1);
		assert_true(strlen(finding.message) > 0 && strlen(finding.message_ja) > 0);
	}
	assert_int_equal(errors, 1);
	assert_int_equal(kifu_finding(kifu, count, &finding), KIFU_WRONG);
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_next(kifu), KIFU_END);
	kifu_free(kifu);
}

static void
writes(void **state)
{
	struct kifu *kifu = opened(kif, "a.kifu");
	struct kifu_writing how = { .size = sizeof how, .encoding = "cp932" };
	const char *text, *again;
	size_t size, again_size, count, after;

	(void)state;
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_findings(kifu, &count), KIFU_OK);
	assert_int_equal(kifu_write(kifu, "usi", NULL, &text, &size), KIFU_OK);
	assert_string_equal(text, "position startpos moves 7g7f 3c3d 8h2b+ 3a2b\n");
	assert_int_equal(size, strlen(text));
	assert_int_equal(kifu_findings(kifu, &after), KIFU_OK);
	assert_true(after > count); /* variations and comments are lost */
	assert_int_equal(kifu_write(kifu, "ki2", NULL, &text, &size), KIFU_OK);
	assert_non_null(strstr(text, "▲２二角成"));
	assert_int_equal(kifu_write(kifu, "kif", &how, &text, &size), KIFU_OK);
	assert_non_null(strstr(text, "\x82\x56")); /* a full-width 7 in CP932 */
	assert_int_equal(kifu_write(kifu, "none", NULL, &again, &again_size), KIFU_WRONG);
	how.encoding = "klingon";
	assert_int_equal(kifu_write(kifu, "kif", &how, &again, &again_size), KIFU_WRONG);
	assert_string_equal(kifu_error(kifu), "unknown encoding \"klingon\"");
	how.encoding = "cp932";
	assert_int_equal(kifu_write(kifu, "html", &how, &again, &again_size), KIFU_WRONG);
	how.encoding = NULL;
	how.letters = "is";
	assert_int_equal(kifu_write(kifu, "hodges", &how, &again, &again_size), KIFU_OK);
	assert_non_null(strstr(again, "H-6h"));
	how.letters = "xx";
	assert_int_equal(kifu_write(kifu, "hodges", &how, &again, &again_size), KIFU_WRONG);
	assert_string_equal(kifu_error(kifu), "unknown letters \"xx\"");
	how.size =
	    offsetof(struct kifu_writing, letters); /* of a program built before it was added */
	assert_int_equal(kifu_write(kifu, "hodges", &how, &again, &again_size), KIFU_OK);
	assert_int_equal(kifu_open_bytes(kifu, "b.kif", text, size), KIFU_OK); /* its own text */
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	kifu_free(kifu);
}

static void
refuses(void **state)
{
	struct kifu_options options = { .size = sizeof options, .format = "gif" };
	struct kifu *kifu = kifu_new(&options);
	struct kifu_game game = { .size = sizeof game };
	const char *text;
	size_t size;

	(void)state;
	assert_int_equal(kifu_open_bytes(kifu, NULL, kif, strlen(kif)), KIFU_WRONG);
	assert_string_equal(kifu_error(kifu), "unknown format in the options");
	kifu_free(kifu);
	kifu_free(NULL);
	kifu = kifu_new(NULL);
	assert_int_equal(kifu_open_file(kifu, "/nonexistent/a.kif"), KIFU_UNREADABLE);
	assert_int_equal(kifu_open_file(kifu, "/"), KIFU_UNREADABLE);
	assert_string_equal(kifu_error(kifu), "cannot read the file: not a regular file");
	assert_int_equal(kifu_next(kifu), KIFU_WRONG);
	assert_int_equal(kifu_open_bytes(kifu, NULL, "", 0), KIFU_OK);
	assert_int_equal(kifu_json(kifu, &text, &size), KIFU_WRONG);
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_game(kifu, &game), KIFU_OK);
	assert_string_equal(game.verdict, "unreadable");
	assert_null(game.variant);
	assert_null(game.format);
	kifu_free(kifu);
}

/* Uses every function that allocates.  Returns the first result that is not KIFU_OK. */
static enum kifu_result
use(struct kifu *kifu, const char *bytes)
{
	static const struct kifu_writing sjis = { .size = sizeof sjis, .encoding = "cp932" };
	enum kifu_result result = kifu_open_bytes(kifu, "a", bytes, strlen(bytes));
	struct kifu_finding finding = { .size = sizeof finding };
	struct kifu_header header = { .size = sizeof header };
	struct kifu_node node = { .size = sizeof node };
	const char *text;
	size_t size;

	if (result == KIFU_OK)
		result = kifu_next(kifu);
	if (result == KIFU_OK)
		result = kifu_node(kifu, 1, &node);
	if (result == KIFU_OK)
		result = kifu_position(kifu, 6, &text);
	if (result == KIFU_OK)
		result = kifu_header(kifu, 0, &header);
	if (result == KIFU_OK)
		result = kifu_write(kifu, "ki2", &sjis, &text, &size);
	if (result == KIFU_OK)
		result = kifu_json(kifu, &text, &size);
	if (result == KIFU_OK)
		result = kifu_finding(kifu, 0, &finding);
	return result;
}

/* Each allocation fails in turn: an error and no leak; the context then works again. */
static void
survives_each_failure(void **state)
{
	struct heap heap = { 0 };
	struct kifu_options options = {
		.size = sizeof options, .resize = heap_resize, .arg = &heap
	};
	enum kifu_result result;
	struct kifu *kifu;
	long n, failures = 0;

	(void)state;
	for (n = 1;; n++) {
		heap.calls = 0;
		heap.fail_at = n;
		kifu = kifu_new(&options);
		result = kifu == NULL ? KIFU_NO_MEMORY : use(kifu, kif);
		if (result == KIFU_OK)
			break;
		assert_int_equal(result, KIFU_NO_MEMORY);
		failures++;
		if (kifu != NULL) {
			assert_string_equal(kifu_error(kifu), "out of memory");
			assert_int_equal(use(kifu, kif), KIFU_OK);
		}
		kifu_free(kifu);
		assert_int_equal(heap.blocks, 0);
		assert_int_equal(heap.bytes, 0);
	}
	kifu_free(kifu);
	assert_true(failures > 10);
	assert_int_equal(heap.blocks, 0);
}

/* Returns the flags of the last move before an ending. */
static unsigned
flags_before_end(const char *text)
{
	struct kifu *kifu = opened(text, "a.csa");
	struct kifu_node node = { .size = sizeof node };
	unsigned flags = 0;
	uint32_t i = 0;

	assert_int_equal(kifu_next(kifu), KIFU_OK);
	do {
		assert_int_equal(kifu_node(kifu, i, &node), KIFU_OK);
		flags = node.usi[0] != '\0' ? node.flags : flags;
		i = node.next;
	} while (i != 0);
	kifu_free(kifu);
	return flags;
}

static void
excuses_an_admitted_foul(void **state)
{
	(void)state;
	assert_int_equal(
	    flags_before_end("PI\n+\n+7775FU\n%TORYO\n") & (KIFU_ILLEGAL | KIFU_EXCUSED),
	    KIFU_ILLEGAL);
	assert_int_equal(
	    flags_before_end("PI\n+\n+7775FU\n%+ILLEGAL_ACTION\n") & (KIFU_ILLEGAL | KIFU_EXCUSED),
	    KIFU_ILLEGAL | KIFU_EXCUSED);
}

/* Findings beyond the limit are only counted: those of the game, and of the text. */
static void
counts_findings_left_out(void **state)
{
	static const char text[] = "PI\n+\n+7776FU\nx\n-3334FU\ny\nz\n%TORYO\n";
	struct kifu_options options = { .size = sizeof options };
	struct kifu_game game = { .size = sizeof game };
	size_t all = 0;

	(void)state;
	for (int most = 0; most <= 1; most++) { /* no limit, then one finding */
		struct kifu *kifu = kifu_new(&options);

		assert_int_equal(kifu_open_bytes(kifu, "a.csa", text, sizeof text - 1), KIFU_OK);
		assert_int_equal(kifu_next(kifu), KIFU_OK);
		assert_int_equal(kifu_game(kifu, &game), KIFU_OK);
		assert_int_equal(game.left_out, most == 0 ? 0 : all - 1);
		assert_int_equal(kifu_findings(kifu, &all), KIFU_OK);
		options.findings_max = 1;
		kifu_free(kifu);
	}
}

static void
keeps_its_limit(void **state)
{
	struct kifu_options options = { .size = sizeof options, .memory_max = 16 << 10 };
	struct kifu *kifu = kifu_new(&options);

	(void)state;
	assert_int_equal(use(kifu, kif), KIFU_NO_MEMORY);
	kifu_free(kifu);
	options.memory_max = 0;
	options.findings_max = 1;
	kifu = kifu_new(&options);
	assert_int_equal(use(kifu, kif), KIFU_OK);
	kifu_free(kifu);
}

static void
names_formats(void **state)
{
	(void)state;
	assert_string_equal(kifu_format_of("a/B.KIFU"), "kif");
	assert_string_equal(kifu_format_of("a.csa.gz"), "csa");
	assert_null(kifu_format_of("a.svg"));
	assert_null(kifu_format_of("a"));
}

static void
makes_many_contexts(void **state)
{
	struct heap heap = { 0 };
	struct kifu_options options = {
		.size = sizeof options, .resize = heap_resize, .arg = &heap
	};
	struct kifu *kifu;
	unsigned i;

	(void)state;
	for (i = 0; i < 100000; i++) {
		kifu = kifu_new(&options);
		if (i % 100 == 0)
			assert_int_equal(use(kifu, kif), KIFU_OK);
		kifu_free(kifu);
		assert_int_equal(heap.blocks, 0);
	}
}

static void *
read_many(void *arg)
{
	struct kifu *kifu = kifu_new(NULL);
	unsigned i, wrong = 0;

	for (i = 0; i < 50; i++)
		wrong += use(kifu, kif) != KIFU_OK;
	kifu_free(kifu);
	*(unsigned *)arg = wrong;
	return NULL;
}

static void
works_in_threads(void **state)
{
	enum { THREADS = 4 };
	pthread_t threads[THREADS];
	unsigned wrong[THREADS], i;

	(void)state;
	for (i = 0; i < THREADS; i++)
		assert_int_equal(pthread_create(&threads[i], NULL, read_many, &wrong[i]), 0);
	for (i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_join(threads[i], NULL), 0);
		assert_int_equal(wrong[i], 0);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(reads_a_game),
		cmocka_unit_test(forgets_findings_of_closed_texts),
		cmocka_unit_test(names_moves_of_each_kind),
		cmocka_unit_test(says_check_time_and_place),
		cmocka_unit_test(walks_nested_variations), cmocka_unit_test(reports_a_foul),
		cmocka_unit_test(excuses_an_admitted_foul),

		cmocka_unit_test(counts_findings_left_out), cmocka_unit_test(writes),
		cmocka_unit_test(refuses), cmocka_unit_test(survives_each_failure),
		cmocka_unit_test(keeps_its_limit), cmocka_unit_test(names_formats),
		cmocka_unit_test(makes_many_contexts), cmocka_unit_test(works_in_threads) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
