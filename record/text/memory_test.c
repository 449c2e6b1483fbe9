#include "record/text/memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

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

/* An allocator whose blocks hold something. */
static void *
resize_dirty(void *arg, void *old, size_t old_size, size_t new_size)
{
	void *new = NULL;

	(void)arg;
	(void)old_size;
	if (new_size == 0)
		free(old);
	else if ((new = realloc(old, new_size)) != NULL)
		memset(new, 'x', new_size);
	return new;
}

static void
clears_a_block(void **state)
{
	static const char zeros[5000];
	struct fault fault = { .count = 0 };
	struct memory systems = { .fail = out_of_memory, .arg = &fault, .limit = 6000 };
	struct memory callers = systems, *const both[] = { &systems, &callers };

	(void)state;
	callers.resize = resize_dirty;
	for (volatile size_t i = 0; i < 2; i++) {
		char *volatile dirty = memory_resize(both[i], NULL, 0, sizeof zeros);
		char *volatile block = NULL;

		memset(dirty, 'x', sizeof zeros);
		memory_resize(both[i], dirty, sizeof zeros, 0);
		block = memory_zero(both[i], sizeof zeros);
		assert_memory_equal(block, zeros, sizeof zeros);
		assert_int_equal(both[i]->used, sizeof zeros);
		if (setjmp(fault.back) == 0) {
			memory_zero(both[i], sizeof zeros);
			fail_msg("more than the limit was given");
		}
		memory_resize(both[i], block, sizeof zeros, 0);
		assert_int_equal(both[i]->used, 0);
	}
	assert_int_equal(fault.count, 2);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(clears_a_block),
		cmocka_unit_test(counts_what_is_held),
		cmocka_unit_test(fails_over_the_limit),
		cmocka_unit_test(fails_on_the_call_counted_down_to),
		cmocka_unit_test(refuses_what_no_object_can_be),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
