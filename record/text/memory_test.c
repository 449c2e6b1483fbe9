#include "record/text/memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

struct fault {
	jmp_buf back;
	int count;
};

static void
out_of_memory(void *arg)
{
	struct fault *fault = arg;

	fault->count++;
	longjmp(fault->back, 1);
}

static void
counts_what_is_held(void **state)
{
	struct fault fault = { .count = 0 };
	struct memory memory = { .fail = out_of_memory, .arg = &fault };
	char *a, *b;

	(void)state;
	a = memory_resize(&memory, NULL, 0, 100);
	b = memory_resize(&memory, NULL, 0, 50);
	a[99] = 'a';
	assert_int_equal(memory.used, 150);
	a = memory_resize(&memory, a, 100, 1000);
	assert_int_equal(a[99], 'a');
	assert_int_equal(memory.used, 1050);
	assert_null(memory_resize(&memory, a, 1000, 0));
	assert_int_equal(memory.used, 50);
	assert_null(memory_resize(&memory, b, 50, 0));
	assert_null(memory_resize(&memory, NULL, 0, 0));
	assert_int_equal(memory.used, 0);
	assert_int_equal(fault.count, 0);
}

static void
fails_over_the_limit(void **state)
{
	struct fault fault = { .count = 0 };
	struct memory memory = { .fail = out_of_memory, .arg = &fault, .limit = 100 };
	char *volatile held = NULL;

	(void)state;
	if (setjmp(fault.back) == 0) {
		held = memory_resize(&memory, NULL, 0, 60);
		held = memory_resize(&memory, held, 60, 100); /* all that is allowed */
		memory_resize(&memory, NULL, 0, 1);
		fail_msg("one byte too many was given");
	}
	assert_int_equal(fault.count, 1);
	assert_int_equal(memory.used, 100);
	memory_resize(&memory, held, 100, 0);
	assert_int_equal(memory.used, 0);
}

static void
fails_on_the_call_counted_down_to(void **state)
{
	struct fault fault = { .count = 0 };
	struct memory memory = { .fail = out_of_memory, .arg = &fault, .fail_after = 2 };
	char *volatile held = NULL;

	(void)state;
	if (setjmp(fault.back) == 0) {
		held = memory_resize(&memory, NULL, 0, 8);
		assert_int_equal(fault.count, 0);
		memory_resize(&memory, held, 8, 16);
		fail_msg("the second call went through");
	}
	assert_int_equal(fault.count, 1);
	held = memory_resize(&memory, held, 8, 16); /* only once */
	memory_resize(&memory, held, 16, 0);
	assert_int_equal(memory.used, 0);
}

static void
refuses_what_no_object_can_be(void **state)
{
	struct fault fault = { .count = 0 };
	struct memory memory = { .fail = out_of_memory, .arg = &fault };

	(void)state;
	if (setjmp(fault.back) == 0)
		memory_resize(&memory, NULL, 0, SIZE_MAX);
	assert_int_equal(fault.count, 1);
	assert_int_equal(memory.used, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(counts_what_is_held),
		cmocka_unit_test(fails_over_the_limit),
		cmocka_unit_test(fails_on_the_call_counted_down_to),
		cmocka_unit_test(refuses_what_no_object_can_be),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
