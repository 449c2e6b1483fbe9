#include "cmd/run/progress.h"

#include "cmd/testing_program.h"

/* The text after this number of seconds. */
static void
words(void **state)
{
	static const struct {
		size_t games, findings;
		uint64_t done, unread, total;
		double seconds;
		const char *expected;
	} rows[] = {
		{ 0, 0, 0, 0, 0, 0, "0 games, 0/s, 0 findings" },
		{ 1, 1, 0, 0, 0, 2, "1 game, 0/s, 1 finding" }, /* the total is not known */
		{ 300, 2, 500, 0, 1000, 0.5, "300 games, 600/s, 2 findings" }, /* too early */
		{ 300, 2, 500, 0, 1000, 2, "300 games, 150/s, 2 findings, 50%, 0:02 left" },
		{ 300, 2, 200, 50, 1000, 30, "300 games, 10/s, 2 findings, 25%, 1:30 left" },
		{ 300, 2, 1000, 0, 1000, 30, "300 games, 10/s, 2 findings, 100%, 0:00 left" },
		{ 300, 2, 1, 0, 10000, 1, "300 games, 300/s, 2 findings, 0%, 166:39 left" },
		{ 300, 2, 1001, 0, 1000, 30, "300 games, 10/s, 2 findings" }, /* a file grew */
		{ 300, 2, 0, 0, 1000, 30, "300 games, 10/s, 2 findings" },
	};
	struct program program;
	struct buffer out;
	size_t i;

	(void)state;
	test_program(&program);
	buffer_init(&out, &program.memory);
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct progress progress = { .program = &program,
			.done = rows[i].done,
			.unread = rows[i].unread,
			.total = rows[i].total };
		struct run_counts counts = { .games = rows[i].games, .findings = rows[i].findings };

		buffer_clear(&out);
		progress_text(&progress, &counts, rows[i].seconds, &out);
		buffer_char(&out, '\0');
		assert_string_equal(out.p, rows[i].expected);
	}
	buffer_free(&out);
	test_program_end(&program);
}

/* The line appears after a pause and is erased at the end; nothing is written if it is off. */
static void
line(void **state)
{
	struct progress progress;
	struct run_counts counts = { .games = 0 };
	struct options options = { 0 };
	struct program program;

	(void)state;
	test_program(&program);
	progress_init(&progress, &program, &options); /* auto: the error output is no terminal */
	progress.on = false;
	progress.last -= 10;
	progress_show(&progress, &counts);
	progress_clear(&progress);
	assert_string_equal(test_output(&program.err), "");
	progress.on = true;
	progress_show(&progress, &counts);
	assert_true(progress.shown);
	progress_show(&progress, &counts); /* too soon */
	progress_clear(&progress);
	progress_clear(&progress);
	assert_string_equal(test_output(&program.err), "\r0 games, 0/s, 0 findings\033[K\r\033[K");
	test_program_end(&program);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(words),
		cmocka_unit_test(line),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
