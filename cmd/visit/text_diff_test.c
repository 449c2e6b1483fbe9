#include "cmd/visit/text_diff.h"

#include "cmd/testing_program.h"

static struct program program;
static struct buffer out;
static struct diff_hidden hidden;

/* The difference between two states of a file in UTF-8. */
static const char *
shown(const char *old, const char *new)
{
	struct text texts[] = {
		{ .name = STR("a\033"), .body = str_of(old), .encoding = ENCODING_utf8 },
		{ .name = STR("a\033"), .body = str_of(new), .encoding = ENCODING_utf8 },
	};

	buffer_clear(&out);
	hidden = diff_write(&texts[0], &texts[1], &out);
	buffer_char(&out, '\0');
	return out.p;
}

#define HEAD "--- a\\x1B\n+++ a\\x1B\n"

static void
shows_changes(void **state)
{
	(void)state;
	assert_string_equal(shown("a\nb\n", "a\nb\n"), "");
	assert_string_equal(shown("", ""), "");
	assert_string_equal(
	    shown("a\nb\nc\n", "a\nB\nc\n"), HEAD "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n");
	assert_string_equal(shown("", "a\n"), HEAD "@@ -0,0 +1 @@\n+a\n");
	assert_string_equal(shown("a\n", ""), HEAD "@@ -1 +0,0 @@\n-a\n");
	assert_string_equal(shown("a\nb", "a\nb\n"),
	    HEAD "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n");
	assert_string_equal(shown("1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\n5\nx\n6\n"),
	    HEAD "@@ -3,4 +3,5 @@\n 3\n 4\n 5\n+x\n 6\n");
	assert_string_equal(
	    shown("1\nx\ny\nz\n2\n", "1\n2\n"), HEAD "@@ -1,5 +1,2 @@\n 1\n-x\n-y\n-z\n 2\n");
}

/* Hunks join when no more than six lines stand between the changes. */
static void
joins_hunks(void **state)
{
	(void)state;
	assert_string_equal(shown("a\n1\n2\n3\n4\n5\n6\nb\n", "A\n1\n2\n3\n4\n5\n6\nB\n"),
	    HEAD "@@ -1,8 +1,8 @@\n-a\n+A\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+B\n");
	assert_string_equal(shown("a\n1\n2\n3\n4\n5\n6\n7\nb\n", "A\n1\n2\n3\n4\n5\n6\n7\nB\n"),
	    HEAD "@@ -1,4 +1,4 @@\n-a\n+A\n 1\n 2\n 3\n"
		 "@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+B\n");
}

/* A byte order mark is in the first line, as patch(1) sees the file. */
static void
shows_marks(void **state)
{
	(void)state;
	assert_string_equal(shown("\xEF\xBB\xBF"
				  "a\nb\n",
				"\xEF\xBB\xBF"
				"a\nB\n"),
	    HEAD "@@ -1,2 +1,2 @@\n \xEF\xBB\xBF"
		 "a\n-b\n+B\n");
	assert_string_equal(shown("\xEF\xBB\xBF"
				  "a\n",
				"a\n"),
	    HEAD "@@ -1 +1 @@\n-\xEF\xBB\xBF"
		 "a\n+a\n");
}

/* A line that would act is no context: as many lines before a change as after, except at the ends.
 */
static void
avoids_lines_that_act(void **state)
{
	(void)state;
	assert_string_equal(shown("1\n\033[2J\n3\na\n5\n6\n", "1\n\033[2J\n3\nA\n5\n6\n"),
	    HEAD "@@ -3,3 +3,3 @@\n 3\n-a\n+A\n 5\n");
	assert_string_equal(shown("1\n2\na\n4\n ::x\n", "1\n2\nA\n4\n ::x\n"),
	    HEAD "@@ -2,3 +2,3 @@\n 2\n-a\n+A\n 4\n");
	assert_string_equal(
	    shown("::x\na\n##vso[\n", "::x\nA\n##vso[\n"), HEAD "@@ -2 +2 @@\n-a\n+A\n");
	assert_string_equal(shown("a\n　::x\nb\n3\n", "A\n　::x\nB\n3\n"),
	    HEAD "@@ -1 +1 @@\n-a\n+A\n@@ -3 +3 @@\n-b\n+B\n");
	assert_string_equal(shown("1\nx\r ::x\n", "1\ny\nx\r ::x\n"), HEAD "@@ -1,0 +2 @@\n+y\n");
	/* after a sign it does nothing */
	assert_string_equal(shown("::a\n", "::b\n"), HEAD "@@ -1 +1 @@\n-::a\n+::b\n");
	assert_string_equal(
	    shown("x::a#[\n1\n", "x::a#[\n2\n"), HEAD "@@ -1,2 +1,2 @@\n x::a#[\n-1\n+2\n");
	assert_int_equal(hidden.count, 0);
}

/* A change with a line that would act is hidden, and the others apply without it. */
static void
hides_changes_that_act(void **state)
{
	(void)state;
	assert_string_equal(shown("1\na\033\n3\n4\nb\n6\n", "1\na\nc\n3\n4\nB\n6\n"),
	    HEAD "@@ -4,3 +4,3 @@\n 4\n-b\n+B\n 6\n");
	assert_int_equal(hidden.count, 1);
	assert_int_equal(hidden.line, 2);
	assert_string_equal(shown("a\n", "a\r::x\n"), "");
	assert_string_equal(shown("a\xC2\x9B\n", "a\n"), "");
	assert_string_equal(shown("a\xE2\x80\xAE\n", "a\n"), "");
	assert_string_equal(shown("a\n1\n##[x]\n", "b\n1\n\n"), HEAD "@@ -1 +1 @@\n-a\n+b\n");
	assert_int_equal(hidden.count, 1);
	assert_int_equal(hidden.line, 3);
}

static void
shows_returns(void **state)
{
	(void)state;
	assert_string_equal(shown("a\tb\rc\r\n", "a\r\n"), HEAD "@@ -1 +1 @@\n-a\tb\rc\r\n+a\r\n");
	assert_string_equal(shown("a\r\n\xEF\xBB\xBF"
				  "b\n",
				"a\r\nb\n"),
	    HEAD "@@ -1,2 +1,2 @@\n a\r\n-\xEF\xBB\xBF"
		 "b\n+b\n");
}

/* Lines that are all others cost no more than a few looks each. */
static void
is_linear(void **state)
{
	enum { LINES = 200000 };
	struct buffer old, new;
	unsigned i;

	(void)state;
	buffer_init(&old, &program.memory);
	buffer_init(&new, &program.memory);
	for (i = 0; i < LINES; i++) {
		buffer_printf(&old, "%u\n", i);
		buffer_printf(&new, "x%u\n", i);
	}
	buffer_char(&old, '\0');
	buffer_char(&new, '\0');
	assert_int_equal(strlen(shown(old.p, new.p)),
	    strlen(HEAD "@@ -1,200000 +1,200000 @@\n") + old.n + new.n + 2 * LINES - 2);
	buffer_free(&old);
	buffer_free(&new);
}

static int
set_up(void **state)
{
	(void)state;
	test_program(&program);
	buffer_init(&out, &program.memory);
	return 0;
}

static int
tear_down(void **state)
{
	(void)state;
	buffer_free(&out);
	test_program_end(&program);
	return program.memory.used == 0 ? 0 : -1;
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(shows_changes),
		cmocka_unit_test(joins_hunks),
		cmocka_unit_test(shows_marks),
		cmocka_unit_test(avoids_lines_that_act),
		cmocka_unit_test(hides_changes_that_act),
		cmocka_unit_test(shows_returns),
		cmocka_unit_test(is_linear),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
