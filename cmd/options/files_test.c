/* For posix_openpt, which glibc counts among the extensions of X/Open. */
#define _XOPEN_SOURCE 700

#include "cmd/options/files.h"

#include <fcntl.h>

#include "cmd/testing_program.h"

/* Makes a terminal standard input; returns its other side, or -1: there are none here. */
static int
open_terminal(void)
{
	int control = posix_openpt(O_RDWR | O_NOCTTY), terminal;

	if (control < 0)
		return -1;
	assert_true(grantpt(control) == 0 && unlockpt(control) == 0);
	terminal = open(ptsname(control), O_RDWR | O_NOCTTY);
	assert_true(terminal >= 0 && dup2(terminal, STDIN_FILENO) == STDIN_FILENO);
	close(terminal);
	return control;
}

/* Whoever names no file at a terminal is told that the program waits; nobody else is. */
static void
says_what_it_waits_for(void **state)
{
	static const char *words[] = { "-" };
	struct options nothing = { 0 }, named = { .operands = words, .operand_count = 1 };
	int before = dup(STDIN_FILENO), control, null = open("/dev/null", O_RDONLY);
	struct program program;
	struct files files;

	(void)state;
	test_program(&program);
	assert_int_equal(dup2(null, STDIN_FILENO), STDIN_FILENO);
	assert_int_equal(files_collect(&program, &nothing, &files), STATUS_ok);
	assert_string_equal(test_output(&program.err), "");
	control = open_terminal();
	if (control < 0)
		skip();
	assert_int_equal(files_collect(&program, &named, &files), STATUS_ok);
	assert_string_equal(test_output(&program.err), "");
	assert_int_equal(files_collect(&program, &nothing, &files), STATUS_ok);
	assert_string_equal(test_output(&program.err),
	    "kifu: reading what is typed, up to Ctrl-D (to read a file: kifu test FILE)\n");
	assert_true(files.unnamed && files.count == 1);
	dup2(before, STDIN_FILENO);
	close(before);
	close(null);
	close(control);
	test_program_end(&program);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(says_what_it_waits_for) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
