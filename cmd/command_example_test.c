/* The command that HACKING.md shows: a visitor, a sink, and nothing else. */
#include "cmd/options/options.h"
#include "cmd/testing_program.h"

int promotions_run(struct program *program, const struct options *options);
#include "testdata/lib/promotions.c"

static void
counts_promotions(void **state)
{
	char *argv[] = { "-j2", "--sandbox=off", "testdata/kif/mini.kifu", "testdata/csa/no such" };
	const char first[] = "testdata/kif/mini.kifu: 1\n";
	struct options options;
	struct program program;

	(void)state;
	test_program(&program);
	assert_int_equal(options_parse(&program, COMMAND_dedup, 4, argv, &options), STATUS_ok);
	assert_int_equal(promotions_run(&program, &options), STATUS_failed);
	assert_string_equal(test_output(&program.out), first);
	assert_non_null(strstr(test_output(&program.err), "testdata/csa/no such: "));
	test_program_end(&program);
}

/* HACKING.md shows the same lines. */
static void
is_in_the_guide(void **state)
{
	static char guide[1 << 16], code[1 << 12];
	FILE *file = fopen("HACKING.md", "r");
	size_t n;

	(void)state;
	assert_non_null(file);
	n = fread(guide, 1, sizeof guide - 1, file);
	assert_true(n > 0 && fclose(file) == 0);
	file = fopen("testdata/lib/promotions.c", "r");
	assert_non_null(file);
	n = fread(code, 1, sizeof code - 1, file);
	assert_true(n > 0 && fclose(file) == 0);
	assert_non_null(strstr(guide, code));
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(counts_promotions),
		cmocka_unit_test(is_in_the_guide) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
