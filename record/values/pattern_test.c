#include "record/values/pattern.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static jmp_buf out_of_memory;

static void
give_up(void *arg)
{
	(void)arg;
	longjmp(out_of_memory, 1);
}

static struct memory memory = { .fail = give_up };
static struct pattern_context *patterns;

static int
set_up(void **state)
{
	(void)state;
	patterns = pattern_context_new(&memory);
	return 0;
}

static int
tear_down(void **state)
{
	(void)state;
	pattern_context_free(patterns);
	return memory.used == 0 ? 0 : -1;
}

static const struct pattern *
compiled(const char *text)
{
	struct pattern_error error;
	const struct pattern *pattern = pattern_compile(patterns, str_of(text), false, &error);

	if (pattern == NULL)
		fail_msg("%s: %s", text, error.message);
	return pattern;
}

static void
finds_in_lines(void **state)
{
	static const struct {
		const char *pattern, *line;
		enum pattern_found found;
		uint32_t at, n;
	} rows[] = {
		{ "b+", "abbc", PATTERN_found, 1, 2 },
		{ "^b", "abbc", PATTERN_absent, 0, 0 },
		{ "", "", PATTERN_found, 0, 0 },
		{ "^$", "", PATTERN_found, 0, 0 },
		{ "歩", "７六歩(77)", PATTERN_found, 6, 3 },
		{ "^.{3}\\(", "７六歩(77)", PATTERN_found, 0, 10 },
		{ "\\p{Han}{2}", "a六歩", PATTERN_found, 1, 6 },
		{ "(?i)habu", "HABU", PATTERN_found, 0, 4 },
		{ "a\\Kb", "ab", PATTERN_found, 1, 1 },
		{ "(a)(?:b)\\1", "aba", PATTERN_found, 0, 3 },
	};
	struct span at;
	uint64_t steps = 100000;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		enum pattern_found found = pattern_search(
		    compiled(rows[i].pattern), patterns, str_of(rows[i].line), &steps, &at);

		assert_int_equal(found, rows[i].found);
		if (found != PATTERN_found)
			continue;
		assert_int_equal(at.at, rows[i].at);
		assert_int_equal(at.n, rows[i].n);
	}
}

static void
says_what_is_no_pattern(void **state)
{
	static const struct {
		const char *text;
		size_t at;
	} rows[] = { { "歩(", 4 }, { "a**b)", 2 }, { "[", 1 }, { "\\C", 2 }, { "\xFF", 0 } };
	struct pattern_error error;
	char many[PATTERN_BYTES_MAX + 2];
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		assert_null(pattern_compile(patterns, str_of(rows[i].text), false, &error));
		assert_int_equal(error.at, rows[i].at);
		assert_true(strlen(error.message) > 0);
	}
	memset(many, 'a', sizeof many);
	assert_null(pattern_compile(patterns, (struct str){ many, sizeof many }, false, &error));
	memset(many, '(', sizeof many);
	assert_null(pattern_compile(patterns, (struct str){ many, 2000 }, false, &error));
}

/* Whatever the pattern and the line, no search takes many steps. */
static void
stops_at_the_limits(void **state)
{
	static const char *const slow[] = { "(a+)+$", "(a|aa)+$", "(?:a?){30}a{30}b|c$", "(.*)*c",
		"(?:a{0,99}){3}[xyz]", "(?:(?:a*)*)*c$", "^(?:a|(?R))*c" };
	enum { LONG = 1 << 20, STEPS = 200000 };
	char *line = malloc(LONG);
	struct span at;
	uint64_t steps;
	size_t i;

	(void)state;
	assert_non_null(line);
	memset(line, 'a', LONG);
	line[PATTERN_LINE_MAX - 1] = 'b';
	for (i = 0; i < sizeof slow / sizeof *slow; i++) {
		const struct pattern *pattern = compiled(slow[i]);
		struct str s = { line, PATTERN_LINE_MAX };

		steps = STEPS;
		pattern_search(pattern, patterns, s, &steps, &at);
		assert_true(steps <= STEPS);
		if (i < 2)
			assert_int_equal(
			    pattern_search(pattern, patterns, s, &steps, &at), PATTERN_given_up);
		s.n = LONG;
		assert_int_equal(
		    pattern_search(pattern, patterns, s, &steps, &at), PATTERN_given_up);
	}
	/* Steps are counted from match to match. */
	steps = 100;
	for (i = 0; i < 200; i++)
		pattern_search(compiled("a[bd]"), patterns, STR("aaaaaaaa"), &steps, &at);
	assert_int_equal(steps, 0);
	assert_int_equal(pattern_search(compiled("a[bd]"), patterns, STR("aaaaaaaa"), &steps, &at),
	    PATTERN_given_up);
	free(line);
}

/* A pattern is looked for with other memory than it was made in. */
static void
is_shared(void **state)
{
	const struct pattern *pattern = compiled("b(.)b");
	struct pattern_context *other = pattern_context_new(&memory);
	uint64_t steps = 1000;
	struct span at;

	(void)state;
	assert_int_equal(pattern_search(pattern, other, STR("abcb"), &steps, &at), PATTERN_found);
	assert_int_equal(at.at, 1);
	pattern_context_free(other);
}

/* Random patterns and lines neither crash nor take long. */
static void
takes_anything(void **state)
{
	static const char letters[] = "ab()[]{}*+?|.^$\\dwKR1,-:=!<>PQ歩\xFF";
	char text[12], line[40];
	struct pattern_error error;
	struct span at;
	uint64_t steps;
	unsigned i, j, good = 0;

	(void)state;
	srand(1);
	for (i = 0; i < 20000; i++) {
		const struct pattern *pattern;
		size_t n = (size_t)rand() % sizeof text;

		for (j = 0; j < n; j++)
			text[j] = letters[(size_t)rand() % (sizeof letters - 1)];
		for (j = 0; j < sizeof line; j++)
			line[j] = "ab1("[rand() % 4];
		pattern = pattern_compile(patterns, (struct str){ text, n }, false, &error);
		if (pattern == NULL) {
			assert_true(error.at <= n);
			continue;
		}
		steps = 10000;
		at = (struct span){ 0, 0 };
		pattern_search(pattern, patterns, (struct str){ line, sizeof line }, &steps, &at);
		assert_true(at.at + at.n <= sizeof line);
		good++;
	}
	assert_true(good > 1000);
}

/* Wherever memory runs out, all of it is found again. */
static void
survives_out_of_memory(void **state)
{
	struct memory poor = { .fail = give_up };
	volatile long failures = 0;

	(void)state;
	for (volatile long after = 1; failures == after - 1; after++) {
		struct pattern_context *volatile small = NULL;
		struct pattern_error error;
		uint64_t steps = 1000;
		struct span at;

		poor.fail_after = after;
		if (setjmp(out_of_memory) == 0) {
			small = pattern_context_new(&poor);
			pattern_search(pattern_compile(small, STR("(a)b"), false, &error), small,
			    STR("aab"), &steps, &at);
		} else {
			failures++;
		}
		poor.fail_after = 0;
		pattern_context_free(small);
		assert_int_equal(poor.used, 0);
	}
	assert_true(failures > 5);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(finds_in_lines),
		cmocka_unit_test(says_what_is_no_pattern),
		cmocka_unit_test(stops_at_the_limits),
		cmocka_unit_test(is_shared),
		cmocka_unit_test(takes_anything),
		cmocka_unit_test(survives_out_of_memory),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
