#include "cmd/options/options.h"

#include <string.h>

#include "cmd/testing_program.h"

enum { WORDS_MAX = 16 };

/* Parses the words of a command line, separated by blanks. */
static int
parse(struct program *program, enum command command, const char *line, struct options *options)
{
	static char copy[512], *words[WORDS_MAX];
	int count = 0;
	char *at;

	assert_true(strlen(line) < sizeof copy);
	strcpy(copy, line);
	for (at = strtok(copy, " "); at != NULL; at = strtok(NULL, " ")) {
		assert_true(count < WORDS_MAX);
		words[count++] = at;
	}
	return options_parse(program, command, count, words, options);
}

/* Parses a line that must be refused, with this text in the message. */
static void
refused(enum command command, const char *line, const char *message)
{
	struct program program;
	struct options options;

	test_program(&program);
	assert_int_equal(parse(&program, command, line, &options), STATUS_failed);
	if (strstr(test_output(&program.err), message) == NULL)
		fail_msg("%s: %s", line, test_output(&program.err));
	assert_non_null(strstr(test_output(&program.err), "\nTry 'kifu test --help'.\n"));
	test_program_end(&program);
}

static void
every_form(void **state)
{
	static const char *const lines[] = { "-f kif a", "-fkif a", "--from kif a", "--from=kif a",
		"a -f kif", "-f csa a --from=kif", "-0f kif a", "-0fkif a" };
	struct program program;
	struct options options;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof lines / sizeof *lines; i++) {
		test_program(&program);
		assert_int_equal(parse(&program, COMMAND_convert, lines[i], &options), STATUS_ok);
		assert_string_equal(options_text(&options, OPTION_from), "kif");
		assert_int_equal(options.operand_count, 1);
		assert_string_equal(options.operands[0], "a");
		assert_int_equal(options_has(&options, OPTION_files0), lines[i][1] == '0');
		test_program_end(&program);
	}
}

static void
operands_and_end(void **state)
{
	struct program program;
	struct options options;

	(void)state;
	test_program(&program);
	assert_int_equal(
	    parse(&program, COMMAND_lint, "a - --color never b -- --color -x", &options),
	    STATUS_ok);
	assert_int_equal(options.operand_count, 5);
	assert_string_equal(options.operands[0], "a");
	assert_string_equal(options.operands[1], "-");
	assert_string_equal(options.operands[2], "b");
	assert_string_equal(options.operands[3], "--color");
	assert_string_equal(options.operands[4], "-x");
	assert_int_equal(options.given_count, 1);
	test_program_end(&program);
}

static void
choices(void **state)
{
	struct program program;
	struct options options;

	(void)state;
	test_program(&program);
	assert_int_equal(parse(&program, COMMAND_convert,
			     "--on-loss=error --on-exists overwrite --on-loss ignore", &options),
	    STATUS_ok);
	assert_int_equal(options_word(&options, OPTION_on_loss, 0), 2);
	assert_int_equal(options_word(&options, OPTION_on_exists, 0), 2);
	assert_int_equal(options_word(&options, OPTION_on_illegal, 7), 7);
	assert_null(options_text(&options, OPTION_output));
	test_program_end(&program);
}

static void
empty_values(void **state)
{
	struct program program;
	struct options options;

	(void)state;
	test_program(&program);
	assert_int_equal(parse(&program, COMMAND_lint, "--profile= --config=a=b", &options), 0);
	assert_string_equal(options_text(&options, OPTION_profile), "");
	assert_string_equal(options_text(&options, OPTION_config), "a=b");
	test_program_end(&program);
}

static void
wrong_lines(void **state)
{
	(void)state;
	refused(COMMAND_convert, "--on-los=warn", "--on-los (did you mean --on-loss?)");
	refused(COMMAND_convert, "--xyzzy", "unknown option --xyzzy\n");
	refused(COMMAND_convert, "--frm", "(did you mean --from?)");
	refused(COMMAND_convert, "--fro=kif", "unknown option --fro "); /* no abbreviations */
	refused(COMMAND_convert, "-q", "unknown option -q");
	refused(COMMAND_convert, "-0q", "unknown option -q");
	refused(COMMAND_convert, "-f", "-f needs a value: FORMAT");
	refused(COMMAND_convert, "a --to", "--to needs a value: FORMAT");
	refused(COMMAND_convert, "--mainline-only=yes", "--mainline-only takes no value");
	refused(COMMAND_convert, "--eol=cr", "--eol must be one of lf|crlf, not 'cr'");
	refused(COMMAND_convert, "--eol=lf|crlf", "--eol must be one of");
	refused(COMMAND_convert, "--eol=", "--eol must be one of");
	refused(COMMAND_convert, "--fail-on=error", "unknown option --fail-on"); /* lint's */
	refused(COMMAND_lint, "-t csa", "unknown option -t");
	refused(COMMAND_formats, "--fail-on=error", "unknown option --fail-on");
	refused(COMMAND_convert, "--ply=x", "--ply takes N, or A..B with A up to B, not 'x'");
	refused(COMMAND_lint, "-j 0", "-j takes a number from 1 to 256, not '0'");
	refused(COMMAND_lint, "--shard=3/2", "--shard takes I/N");
	refused(COMMAND_lint, "--encoding=utf-9", "unknown encoding 'utf-9' (did you mean utf-8?)");
	refused(COMMAND_lint, "--letters=", "unknown letters ''");
	refused(COMMAND_lint, "--variant=go", "unknown variant 'go'");
	refused(COMMAND_lint, "--rules=fifa", "unknown rule set 'fifa'");
	refused(COMMAND_lint, "--select=nifu,nifo", "rule or group 'nifo' (did you mean nifu?)");
	refused(COMMAND_lint, "--select=", "unknown rule or group ''");
	refused(COMMAND_lint, "--severity=nifu", "--severity takes RULE=LEVEL");
	refused(COMMAND_lint, "--severity=nofu=error", "rule or group 'nofu'");
	refused(COMMAND_lint, "--format=pdf", "'pdf' (one of text, gcc, json, ndjson");
	refused(COMMAND_lint, "--format=gcc:", "no file name after the colon");
	refused(COMMAND_lint, "--\033[2J", "--\\x1B[2J");
}

/* Every option of a command is in its help, with the words it takes. */
static void
help(void **state)
{
	struct program program;
	struct buffer out;

	(void)state;
	test_program(&program);
	buffer_init(&out, &program.memory);
	options_help(COMMAND_perft, LANGUAGE_en, true, &out);
	buffer_char(&out, '\0');
	assert_string_equal(out.p,
	    "\noptions:\n"
	    "      --variant NAME|FILE     variant of records that name none (default:\n"
	    "                              shogi), or a FILE of your own, kifu-variants(7)\n"
	    "      --divide                print the count of each first move before the\n"
	    "                              total\n"
	    "      --lang en|ja            language of messages (default: by the locale)\n"
	    "  -h, --help[=all]            show this help; all: every option\n");
	buffer_clear(&out);
	options_help(COMMAND_perft, LANGUAGE_ja, true, &out);
	buffer_char(&out, '\0');
	assert_non_null(strstr(out.p,
	    "  -h, --help[=all]            このヘルプを表示する。all: すべてのオプション\n"));
	buffer_clear(&out);
	options_help(COMMAND_convert, LANGUAGE_en, true, &out);
	buffer_char(&out, '\0');
	assert_memory_equal(out.p, "\ninput:\n  -f, --from", 20);
	assert_non_null(strstr(out.p, "\n\noutput:\n  -t, --to FORMAT  "));
	assert_null(strstr(out.p, "options:"));
	assert_non_null(strstr(out.p, "      --on-illegal reject|keep|truncate\n   "));
	assert_null(strstr(out.p, "--fail-on"));
	buffer_free(&out);
	test_program_end(&program);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_form),
		cmocka_unit_test(operands_and_end),
		cmocka_unit_test(choices),
		cmocka_unit_test(empty_values),
		cmocka_unit_test(wrong_lines),
		cmocka_unit_test(help),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
