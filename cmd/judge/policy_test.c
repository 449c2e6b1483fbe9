#include "cmd/judge/policy.h"

#include <string.h>

#include "cmd/testing_program.h"

/* The policy of up to four words such as "--ignore=text". */
static int
make(struct policy *policy, struct program *program, const char *a, const char *b, const char *c)
{
	char words[3][64], *argv[3];
	const char *given[] = { a, b, c };
	struct options options;
	int n;

	for (n = 0; n < 3 && given[n] != NULL; n++) {
		strcpy(words[n], given[n]);
		argv[n] = words[n];
	}
	if (options_parse(program, COMMAND_lint, n, argv, &options) != STATUS_ok)
		return STATUS_failed;
	policy_make(policy, &program->arena, &options, NULL);
	return STATUS_ok;
}

static enum severity
severity(const struct policy *policy, enum diag rule)
{
	return policy_severity(
	    policy, &(struct finding){ .rule = rule, .severity = diag_rows[rule].severity });
}

/* Checks the severities of nifu (legality, error), mixed-eol (text, note) and bad-date (header,
 * warning). */
static void
check_severities(const char *a, const char *b, const char *c, enum severity nifu,
    enum severity mixed_eol, enum severity bad_date)
{
	struct program program;
	struct policy policy;

	test_program(&program);
	assert_int_equal(make(&policy, &program, a, b, c), STATUS_ok);
	assert_int_equal(severity(&policy, DIAG_nifu), nifu);
	assert_int_equal(severity(&policy, DIAG_mixed_eol), mixed_eol);
	assert_int_equal(severity(&policy, DIAG_bad_date), bad_date);
	test_program_end(&program);
}

#define OFF SEVERITY_off
#define NOTE SEVERITY_note
#define WARN SEVERITY_warning
#define ERR SEVERITY_error

static void
policies(void **state)
{
	(void)state;
	check_severities(NULL, NULL, NULL, ERR, NOTE, WARN);
	check_severities("--select=nifu", NULL, NULL, ERR, OFF, OFF);
	check_severities("--select=NIFU", NULL, NULL, ERR, OFF, OFF);
	check_severities("--select=二歩", NULL, NULL, ERR, OFF, OFF);
	check_severities("--select=text,bad-date", NULL, NULL, OFF, NOTE, WARN);
	check_severities("--select=text", "--select=header", NULL, OFF, NOTE, WARN);
	check_severities("--select=all", NULL, NULL, ERR, NOTE, WARN);
	check_severities("--select=all", "--ignore=text", NULL, ERR, OFF, WARN);
	check_severities("--ignore=all", "--severity=nifu=note", NULL, NOTE, OFF, OFF);
	check_severities("--severity=all=note", NULL, NULL, NOTE, NOTE, NOTE);
	check_severities("--ignore=legality", NULL, NULL, OFF, NOTE, WARN);
	check_severities("--ignore=nifu, mixed-eol", NULL, NULL, OFF, OFF, WARN);
	check_severities("--ignore=nifu", "--select=legality,text", NULL, OFF, NOTE, OFF);
	check_severities("--severity=nifu=note", "--severity=text=error", NULL, NOTE, ERR, WARN);
	check_severities("--severity=nifu=off", NULL, NULL, OFF, NOTE, WARN);
	check_severities("--severity=bad-date=error", "--ignore=header", NULL, ERR, NOTE, ERR);
	check_severities(
	    "--severity=nifu=note", "--severity=nifu=warning", "--select=text", WARN, NOTE, OFF);
}

/* A severity that the finding was given in its place counts unless --severity says otherwise. */
static void
own_severity(void **state)
{
	struct finding finding = { .rule = DIAG_nifu, .severity = SEVERITY_note };
	struct program program;
	struct policy policy;

	(void)state;
	test_program(&program);
	assert_int_equal(make(&policy, &program, NULL, NULL, NULL), STATUS_ok);
	assert_int_equal(policy_severity(&policy, &finding), SEVERITY_note);
	assert_int_equal(make(&policy, &program, "--severity=nifu=warning", NULL, NULL), STATUS_ok);
	assert_int_equal(policy_severity(&policy, &finding), SEVERITY_warning);
	test_program_end(&program);
}

static void
refused(const char *word, const char *message)
{
	struct program program;
	struct policy policy;

	test_program(&program);
	assert_int_equal(make(&policy, &program, word, NULL, NULL), STATUS_failed);
	if (strstr(test_output(&program.err), message) == NULL)
		fail_msg("%s: %s", word, test_output(&program.err));
	test_program_end(&program);
}

static void
wrong_names(void **state)
{
	(void)state;
	refused("--select=nifo", "'nifo' (did you mean nifu?)");
	refused("--select=legalty", "(did you mean legality?)");
	refused("--select=", "unknown rule or group ''");
	refused("--ignore=nifu,,text", "unknown rule or group ''");
	refused("--severity=nifu", "--severity takes RULE=LEVEL");
	refused("--severity=nifu=bad", "--severity takes RULE=LEVEL");
	refused("--severity=xyzzy=off", "unknown rule or group 'xyzzy'");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(policies),
		cmocka_unit_test(own_severity),
		cmocka_unit_test(wrong_names),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
