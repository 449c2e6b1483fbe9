#include "cmd/judge/config.h"

#include <string.h>

#include "cmd/testing_program.h"

/* What a kifu.ini of these bytes says, or NULL after saying what is wrong. */
static const struct judge_plan *
says(struct program *program, struct str bytes, bool (*look)(const struct judge_plan *))
{
	static const struct judge_plan base = { .min_severity = SEVERITY_note,
		.fail_on = SEVERITY_error };
	char path[] = "/tmp/config-XXXXXX", given[64], *argv[] = { given };
	const struct judge_plan *found;
	struct options options;
	struct config *config;
	int fd = mkstemp(path);

	assert_true(fd >= 0);
	assert_int_equal(write(fd, bytes.p, bytes.n), bytes.n);
	close(fd);
	snprintf(given, sizeof given, "--config=%s", path);
	assert_int_equal(options_parse(program, COMMAND_lint, 1, argv, &options), STATUS_ok);
	config = config_new(program, &options, &base);
	found = config_for(config, "x");
	if (found != NULL && look != NULL)
		assert_true(look(found));
	config_free(config);
	unlink(path);
	return found;
}

static void
refuses(const char *bytes, const char *why)
{
	struct program program;

	test_program(&program);
	assert_null(says(&program, str_of(bytes), NULL));
	if (strstr(test_output(&program.err), why) == NULL)
		fail_msg("%s: %s", bytes, test_output(&program.err));
	test_program_end(&program);
}

#define X40 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"

static void
says_what_is_wrong(void **state)
{
	(void)state;
	refuses("[rule x]\nmatch = a(\n", ":2: invalid pattern: missing closing parenthesis at "
					  "character 3 of 'a('");
	refuses("\n[rule x]\nforbid = 歩\n  歩[\n", ":3: invalid pattern: ");
	refuses("[rule x]\nmatch = a\nfoo = b\n", ":3: unknown key (one of header");
	refuses("[rule x]\nheader = a\n", ":2: a rule needs match or forbid");
	refuses("[rule x]\nheader = a\nline = b\nmatch = c\n", ":2: a rule cannot have both");
	refuses("[rule x]\nheader = a\nheader = b\n", ":3: given twice");
	refuses("[rule x]\nheader =\n", ":2: missing value");
	refuses("[rule x]\nmatch = a\nseverity = fatal\n", ":3: severity must be ");
	refuses("[rule x]\nseverity = note\nseverity = note\n", ":3: given twice");
	refuses("[rule X]\nmatch = a\n", ":2: a rule name ");
	refuses("[rule ]\nmatch = a\n", ":2: a ");
	refuses("[rule " X40 X40 "]\nmatch = a\n", ":2: section name too long");
	refuses("select = user/y\n[rule x]\nmatch = a\n", "unknown rule 'user/y'");
	refuses("[rule x]\nmatch = " X40 X40 X40 X40 X40 "\n", ":2: line too long");
	refuses("[rule x\nmatch = a\n", ":1: syntax error");
	refuses("[rules]\nmatch = a\n", ":1: unknown section ");
	refuses("[profil a]\n", ":1: unknown section ");
}

static bool
is_whole(const struct judge_plan *plan)
{
	const struct user_rule *rule = &plan->users->list[0];

	return plan->users->count == 2 && str_eq(rule->name, STR("user/full-name")) &&
	       rule->id == HEADER_black && rule->severity == SEVERITY_error &&
	       str_eq(rule->texts[USER_match], STR("^..b")) &&
	       str_eq(rule->texts[USER_forbid], STR("[;]")) && rule->patterns[USER_line] == NULL &&
	       str_eq(rule->messages[0], STR("a full name, please")) &&
	       str_eq(plan->users->list[1].messages[0], STR("matches the pattern a")) &&
	       plan->policy.own[0].on && !plan->policy.own[1].on;
}

static void
takes_rules(void **state)
{
	static const char bytes[] = "ignore = user/second\n[rule full-name]\nheader = Sente\n"
				    "match = ^..\n  b\nforbid = [;]\nseverity: error ; really\n"
				    "message = a full name,\n  please\n[rule second]\nforbid=a";
	struct program program;

	(void)state;
	test_program(&program);
	assert_non_null(says(&program, str_of(bytes), is_whole));
	assert_string_equal(test_output(&program.err), "");
	test_program_end(&program);
}

static void
stops_at_nul(void **state)
{
	static const char bytes[] = "ignore = nifu\0\nselect = foo\n";
	struct program program;

	(void)state;
	test_program(&program);
	assert_null(says(&program, (struct str){ bytes, sizeof bytes - 1 }, NULL));
	assert_non_null(strstr(test_output(&program.err), ":1: NUL byte"));
	test_program_end(&program);
}

/* Any bytes may be a kifu.ini. */
static void
takes_anything(void **state)
{
	static const char *const words[] = { "[rule x]\n", "[profile a]\n",
		"match = ", "forbid=", "(a+)+$", "歩", "\n", "\n  ", "header = ", "先手",
		"severity = ", "error", ";", "[", "]", "(", "\xFF", "\\", "{1,9}", "=",
		"ignore = user/x\n", "line =", "select=nifu\n" };
	struct program program;
	struct buffer bytes;
	unsigned i, j, good = 0;

	(void)state;
	srand(1);
	for (i = 0; i < 3000; i++) {
		test_program(&program);
		buffer_init(&bytes, &program.memory);
		for (j = (unsigned)rand() % 12; j > 0; j--)
			buffer_add(
			    &bytes, str_of(words[(size_t)rand() % (sizeof words / sizeof *words)]));
		good += says(&program, buffer_str(&bytes), NULL) != NULL;
		buffer_free(&bytes);
		test_program_end(&program);
	}
	assert_true(good > 100);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(says_what_is_wrong),
		cmocka_unit_test(takes_rules),
		cmocka_unit_test(stops_at_nul),
		cmocka_unit_test(takes_anything),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
