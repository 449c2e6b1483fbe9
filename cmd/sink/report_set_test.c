#include "cmd/sink/answer.h"
#include "cmd/sink/report_set.h"
#include "cmd/visit/excerpt.h"

#include <fcntl.h>
#include <inttypes.h>
#include <string.h>

#include "cmd/testing_program.h"

/* A session that has one text and, as far as reports can see, one game. */
static void
fake_session(struct session *session, struct program *program, struct game *game)
{
	*session = (struct session){ .source = { .encoding = ENCODING_cp932, .format = FORMAT_kif },
		.number = 1 };
	session->text = (struct text){ .name = STR("a\033.kif"),
		.body = STR("手合割：平手\n   1 ２三歩打\n"),
		.encoding = ENCODING_cp932,
		.arena = &program->arena };
	*game = (struct game){
		.variant = "shogi", .plies = 109, .ending = ENDING_illegal_move, .winner = WHITE
	};
	session->game = game;
}

static const struct finding nifu = { .rule = DIAG_nifu,
	.severity = SEVERITY_error,
	.at = { 24, 12 },
	.related = { 12, 3 },
	.game = 1,
	.ply = 109,
	.args = { { .kind = ARG_square, .is.square = SQUARE(2, 3) },
	    { .kind = ARG_square, .is.square = SQUARE(2, 7) },
	    { .kind = ARG_side, .is.side = BLACK },
	    { .kind = ARG_piece, .is.piece = KIND_pawn } } };

static const struct finding encoding = { .rule = DIAG_encoding_mismatch,
	.severity = SEVERITY_warning,
	.args = { { .kind = ARG_str, .is.str = { "x\ny", 3 } },
	    { .kind = ARG_str, .is.str = { "\"z\"", 3 } } } };

/* Adds a finding as the lint visitor does. */
static struct lint_finding *
add_finding(
    struct results *results, struct session *session, const struct finding *of, bool excerpts)
{
	const struct span places[2] = { of->at, of->related };
	struct lint_finding *finding = results_take(results, sizeof *finding);
	struct buffer lines;
	size_t i;

	finding_text_of(&finding->text, session, of, &results->arena);
	buffer_init(&lines, results->arena.memory);
	for (i = 0; i < 2 && excerpts; i++) {
		buffer_clear(&lines);
		if (i == 0 || of->related.n > 0)
			excerpt_write(session->text.body, places[i], i == 0 ? "^~" : "--", &lines);
		finding->excerpts[i] = results_keep(results, buffer_str(&lines));
	}
	buffer_free(&lines);
	results_add_of(results, LINT_finding, session)->is.own = finding;
	return finding;
}

/* Writes results to the reports: two findings, a game, a failure. */
static void
write_results(struct reports *reports, struct program *program)
{
	/* date, event, black, white, key */
	static const struct str cells[] = { STR("2004"), NO_STR, STR("A\""), NO_STR, STR("0f") };
	struct lint_game shown = { .cells = cells };
	struct game_summary summary;
	struct result_item *item;
	struct session session;
	struct results results;
	bool excerpts = (reports->shows & SHOWS_excerpts) != 0;
	struct game game;
	size_t i;

	fake_session(&session, program, &game);
	results_init(&results, &program->memory);
	results_add(&results, RESULT_file, session.text.name)->encoding = ENCODING_cp932;
	add_finding(&results, &session, &encoding, excerpts);
	add_finding(&results, &session, &nifu, excerpts)->fails = true;
	summary = game_summary_of(&session);
	item = results_add_of(&results, RESULT_game, &session);
	item->game = &summary;
	item->is.own = &shown;
	results_fail(&results, STR("b,c"), (const struct str[]){ STR("cannot"), STR("できない") });
	results_add(&results, RESULT_end, session.text.name);
	for (i = 0; i < results.count; i++)
		reports_write(reports, &results.list[i]);
	results_free(&results);
}

/* Reports it in a format to file (NULL: standard output). */
static void
report(const struct report_functions *format, const char *file, const struct report_style *style,
    const char *expected)
{
	struct reports reports = { 0 };
	struct program program;

	test_program(&program);
	assert_int_equal(reports_add(&program, &reports, format, file, style), STATUS_ok);
	reports_begin(&reports);
	write_results(&reports, &program);
	assert_int_equal(reports_end(&program, &reports), STATUS_ok);
	assert_string_equal(test_output(&program.out), expected);
	reports_free(&reports);
	test_program_end(&program);
}

static const struct report_style english = { .language = "en", .verdicts = true },
				 japanese = { .language = "ja" },
				 colour = { .language = "en", .colour = true };

static void
text(void **state)
{
	(void)state;
	report(&report_text, NULL, &english,
	    "a\\x1B.kif:1:1: warning: declared as x\\x0Ay, but encoded in \"z\" "
	    "[encoding-mismatch]\n"
	    "    1 | 手合割：平手\n"
	    "      | ^\n"
	    "a\\x1B.kif:2:6: error: nifu: black drops a pawn on 23 with an unpromoted pawn on 27 "
	    "[nifu]\n"
	    "    2 |    1 ２三歩打\n"
	    "      |      ^~~~~~~~\n"
	    "    1 | 手合割：平手\n"
	    "      |         --\n"
	    "2 findings (1 error, 1 warning) in 1 game of 1 file: 1 ok, 0 illegal, 0 "
	    "unreadable.\n");
}

static void
gcc(void **state)
{
	(void)state;
	report(&report_gcc, NULL, &english,
	    "a\\x1B.kif:1:1: warning: declared as x\\x0Ay, but encoded in \"z\" "
	    "[encoding-mismatch]\n"
	    "a\\x1B.kif:2:6: error: nifu: black drops a pawn on 23 with an unpromoted pawn on 27 "
	    "[nifu]\n");
	report(&report_gcc, NULL, &japanese,
	    "a\\x1B.kif:1:1: warning: 文字コードの宣言はx\\x0Ayですが、実際は\"z\"です "
	    "[encoding-mismatch]\n"
	    "a\\x1B.kif:2:6: error: 二歩: 先手が23に歩を打ちましたが、27にも歩があります [nifu]\n");
	report(&report_gcc, NULL, &colour, /* never coloured: editors read it */
	    "a\\x1B.kif:1:1: warning: declared as x\\x0Ay, but encoded in \"z\" "
	    "[encoding-mismatch]\n"
	    "a\\x1B.kif:2:6: error: nifu: black drops a pawn on 23 with an unpromoted pawn on 27 "
	    "[nifu]\n");
}

static void
ndjson(void **state)
{
	static const char
	    run[] = "{\"type\":\"run\"}\n",
	    lines[] =
		"{\"type\":\"finding\",\"file\":\"a\\u001b.kif\",\"game\":null,\"line\":1,"
		"\"column\":1,\"ply\":null,\"rule\":\"encoding-mismatch\",\"severity\":\"warning\","
		"\"message\":\"declared as x\\ny, but encoded in \\\"z\\\"\","
		"\"message_ja\":\"文字コードの宣言はx\\nyですが、実際は\\\"z\\\"です\"}\n"
		"{\"type\":\"finding\",\"file\":\"a\\u001b.kif\",\"game\":1,\"line\":2,"
		"\"column\":6,\"ply\":109,\"rule\":\"nifu\",\"severity\":\"error\","
		"\"message\":\"nifu: black drops a pawn on 23 with an unpromoted pawn on 27\","
		"\"related\":{\"line\":1,\"column\":5},"
		"\"message_ja\":\"二歩: 先手が23に歩を打ちましたが、27にも歩があります\"}\n"
		"{\"type\":\"game\",\"file\":\"a\\u001b.kif\",\"game\":1,\"format\":\"kif\","
		"\"encoding\":\"cp932\",\"variant\":\"shogi\",\"handicap\":\"other\",\"plies\":109,"
		"\"ending\":\"illegal-move\",\"winner\":\"white\",\"verdict\":\"ok\","
		"\"date\":\"2004\",\"event\":null,\"black\":\"A\\\"\",\"white\":null,"
		"\"key\":\"0f\"}\n"
		"{\"type\":\"failure\",\"file\":\"b,c\",\"message\":\"cannot\","
		"\"message_ja\":\"できない\"}\n"
		"{\"type\":\"summary\",\"files\":1,\"games\":1,\"ok\":1,\"illegal\":0,"
		"\"unreadable\":0,\"findings\":2";
	struct report_style style = { .language = "en", .run = STR(run) };
	char want[4096];

	(void)state;
	snprintf(want, sizeof want, "%s%s,\"digest\":\"%016" PRIx64 "\"}\n", run, lines,
	    hash_add(hash_add(HASH_BEGIN, STR(run)), STR(lines)));
	report(&report_ndjson, NULL, &style, want);
}

static void
tap(void **state)
{
	(void)state;
	report(&report_tap, NULL, &english,
	    "TAP version 13\n"
	    "ok 1 - a\\x1B.kif\n"
	    "# a\\x1B.kif:1:1: warning: declared as x\\x0Ay, but encoded in \"z\" "
	    "[encoding-mismatch]\n"
	    "not ok 2 - a\\x1B.kif game 1\n"
	    "# a\\x1B.kif:2:6: error: nifu: black drops a pawn on 23 with an unpromoted pawn on 27 "
	    "[nifu]\n"
	    "not ok 3 - b,c: cannot\n"
	    "1..3\n"
	    "# 2 findings (1 error, 1 warning) in 1 game of 1 file\n");
}

static void
junit(void **state)
{
	(void)state;
	report(&report_junit, NULL, &english,
	    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
	    "<testsuites name=\"kifu\">\n"
	    "<testsuite name=\"a\\x1B.kif\" tests=\"3\" failures=\"1\" errors=\"1\">\n"
	    "<testcase classname=\"a\\x1B.kif\" name=\"file\">\n"
	    "<system-out>a\\x1B.kif:1:1: warning: declared as x\\x0Ay, but encoded in "
	    "&quot;z&quot; [encoding-mismatch]\n"
	    "</system-out>\n"
	    "</testcase>\n"
	    "<testcase classname=\"a\\x1B.kif\" name=\"game 1\">\n"
	    "<failure type=\"nifu\" message=\"nifu: black drops a pawn on 23 with an unpromoted "
	    "pawn "
	    "on 27\">a\\x1B.kif:2:6: error: nifu: black drops a pawn on 23 with an unpromoted pawn "
	    "on "
	    "27 [nifu]\n"
	    "</failure>\n"
	    "</testcase>\n"
	    "<testcase classname=\"b,c\" name=\"file\">\n"
	    "<error type=\"failure\" message=\"cannot\"/>\n"
	    "</testcase>\n"
	    "</testsuite>\n"
	    "</testsuites>\n");
}

static void
github(void **state)
{
	(void)state;
	unsetenv("GITHUB_STEP_SUMMARY");
	report(&report_github, NULL, &english,
	    "::warning file=a\\x1B.kif,line=1,col=1,endColumn=1,title=encoding-mismatch::"
	    "declared as x\\x0Ay, but encoded in \"z\"\n"
	    "::error file=a\\x1B.kif,line=2,col=6,endColumn=10,title=nifu::"
	    "nifu: black drops a pawn on 23 with an unpromoted pawn on 27\n"
	    "::error file=b%2Cc::cannot\n"
	    "2 findings (1 error, 1 warning) in 1 game of 1 file.\n");
}

/* The runner shows ten annotations of a level; the report counts the rest. */
static void
github_limit(void **state)
{
	struct reports reports = { 0 };
	struct program program;
	const char *output;
	unsigned i;

	(void)state;
	test_program(&program);
	assert_int_equal(
	    reports_add(&program, &reports, &report_github, NULL, &english), STATUS_ok);
	for (i = 0; i < 12; i++)
		write_results(&reports, &program);
	assert_int_equal(reports_end(&program, &reports), STATUS_ok);
	output = test_output(&program.out);
	assert_non_null(strstr(output, "\n14 errors more without annotation.\n"
				       "2 warnings more without annotation.\n24 findings"));
	for (i = 0; (output = strstr(output, "::error ")) != NULL; output++)
		i++;
	assert_int_equal(i, 10);
	reports_free(&reports);
	test_program_end(&program);
}

/* The summary with all counts goes to the page of the job. */
static void
github_summary(void **state)
{
	char path[] = "/tmp/kifu-report-test-XXXXXX", held[512] = "";
	int fd = mkstemp(path);

	(void)state;
	assert_int_equal(write(fd, "before\n", 7), 7);
	setenv("GITHUB_STEP_SUMMARY", path, 1);
	report(&report_github, "/dev/null", &english, "");
	unsetenv("GITHUB_STEP_SUMMARY");
	assert_true(pread(fd, held, sizeof held - 1, 0) > 0);
	assert_string_equal(held,
	    "before\n### kifu\n\n2 findings (1 error, 1 warning) in 1 game of 1 file.\n\n"
	    "1 file could not be checked.\n\n"
	    "| rule | findings |\n| --- | ---: |\n| encoding-mismatch | 1 |\n| nifu | 1 |\n");
	close(fd);
	unlink(path);
}

static void
json(void **state)
{
	struct reports reports = { 0 };
	struct program program;
	const char *output;

	(void)state;
	test_program(&program);
	assert_int_equal(reports_add(&program, &reports, &report_json, NULL, &english), STATUS_ok);
	reports_begin(&reports);
	write_results(&reports, &program);
	assert_int_equal(reports_end(&program, &reports), STATUS_ok);
	output = test_output(&program.out);
	assert_true(str_starts(str_of(output), STR("{\"results\":[\n{\"type\":\"finding\",")));
	assert_non_null(strstr(
	    output, "\"message_ja\":\"二歩: 先手が23に歩を打ちましたが、27にも歩があります\"},\n"));
	assert_non_null(strstr(output, "\n],\"summary\":{\"type\":\"summary\",\"files\":1,"));
	reports_free(&reports);
	test_program_end(&program);
}

static void
sarif(void **state)
{
	struct reports reports = { 0 };
	struct program program;
	const char *output;

	(void)state;
	test_program(&program);
	assert_int_equal(reports_add(&program, &reports, &report_sarif, NULL, &english), STATUS_ok);
	reports_begin(&reports);
	write_results(&reports, &program);
	assert_int_equal(reports_end(&program, &reports), STATUS_ok);
	output = test_output(&program.out);
	assert_non_null(strstr(output, "\"columnKind\":\"unicodeCodePoints\""));
	assert_non_null(strstr(output, "{\"ruleId\":\"nifu\",\"ruleIndex\":"));
	assert_non_null(strstr(output,
	    "\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"a%1B.kif\","
	    "\"index\":0},\"region\":{\"startLine\":2,\"startColumn\":6,\"endLine\":2,"
	    "\"endColumn\":10}}}]"));
	assert_non_null(strstr(output, "\"relatedLocations\":[{\"id\":1,"));
	assert_non_null(strstr(output, "\"artifacts\":[\n{\"location\":{\"uri\":\"a%1B.kif\"},"
				       "\"encoding\":\"windows-31j\"}\n]"));
	assert_non_null(
	    strstr(output, "{\"level\":\"error\",\"message\":{\"text\":\"b,c: "
			   "cannot\"},\"properties\":{\"message_ja\":\"b,c: できない\"}}"));
	assert_non_null(strstr(output, "\"executionSuccessful\":false"));
	reports_free(&reports);
	test_program_end(&program);
}

static void
colours(void **state)
{
	struct reports reports = { 0 };
	struct program program;

	(void)state;
	test_program(&program);
	assert_int_equal(reports_add(&program, &reports, &report_text, NULL, &colour), STATUS_ok);
	write_results(&reports, &program);
	assert_non_null(strstr(test_output(&program.out), "\033[1;31merror:\033[0m"));
	assert_non_null(strstr(test_output(&program.out), "\033[1;32m^~~~~~~~\033[0m\n"));
	assert_null(strstr(
	    test_output(&program.out), "a\033")); /* the escape in the name is still escaped */
	reports_free(&reports);
	test_program_end(&program);
}

static void
counts(void **state)
{
	static const struct {
		struct tally tally;
		const char *english, *japanese;
	} rows[] = {
		{ { .files = 1, .games = 0 }, "No findings in 0 games of 1 file.\n",
		    "1ファイル0局: 指摘なし。\n" },
		{ { .files = 2, .games = 3, .findings = 4, .severities = { 0, 4, 0, 0 } },
		    "4 findings (4 notes) in 3 games of 2 files.\n",
		    "2ファイル3局: 指摘4件（注記4件）。\n" },
		{ { .files = 2, .games = 1, .findings = 6, .severities = { 0, 1, 2, 3 } },
		    "6 findings (3 errors, 2 warnings, 1 note) in 1 game of 2 files.\n",
		    "2ファイル1局: 指摘6件（エラー3件、警告2件、注記1件）。\n" },
	};
	struct program program;
	struct report one = { 0 };
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		test_program(&program);
		one.out = &program.out;
		one.language = LANGUAGE_en;
		report_text.end(&one, &rows[i].tally);
		assert_string_equal(test_output(&program.out), rows[i].english);
		test_program_end(&program);
		test_program(&program);
		one.language = LANGUAGE_ja;
		report_text.end(&one, &rows[i].tally);
		assert_string_equal(test_output(&program.out), rows[i].japanese);
		test_program_end(&program);
	}
}

/* Several reports at once, one of them into a file. */
static void
several(void **state)
{
	struct reports reports = { 0 };
	struct program program;
	char held[512] = "", path[] = "/tmp/kifu-report-test-XXXXXX";
	int fd = mkstemp(path);

	(void)state;
	test_program(&program);
	assert_int_equal(
	    reports_add(&program, &reports, &report_ndjson, NULL, &english), STATUS_ok);
	assert_int_equal(reports_add(&program, &reports, &report_gcc, path, &english), STATUS_ok);
	assert_int_equal(
	    reports_add(&program, &reports, &report_text, NULL, &english), STATUS_failed);
	assert_non_null(strstr(test_output(&program.err), "two reports to standard output"));
	write_results(&reports, &program);
	assert_int_equal(reports_end(&program, &reports), STATUS_ok);
	reports_free(&reports);
	assert_non_null(strstr(test_output(&program.out), "\"findings\":2,\"digest\":"));
	close(fd);
	fd = open(path, O_RDONLY);
	assert_true(read(fd, held, sizeof held - 1) > 0);
	assert_non_null(
	    strstr(held, "\na\\x1B.kif:2:6: error: nifu: black drops a pawn on 23 with an "
			 "unpromoted pawn on 27 [nifu]\n"));
	close(fd);
	unlink(path);
	test_program_end(&program);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(text),
		cmocka_unit_test(gcc),
		cmocka_unit_test(ndjson),
		cmocka_unit_test(json),
		cmocka_unit_test(sarif),
		cmocka_unit_test(junit),
		cmocka_unit_test(github),
		cmocka_unit_test(github_limit),
		cmocka_unit_test(github_summary),
		cmocka_unit_test(tap),
		cmocka_unit_test(colours),
		cmocka_unit_test(counts),
		cmocka_unit_test(several),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
