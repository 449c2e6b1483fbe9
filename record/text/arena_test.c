#include "record/text/arena.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#endif

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

static struct fault fault;
static struct memory memory;
static struct arena arena;

static int
set_up(void **state)
{
	(void)state;
	fault.count = 0;
	memory = (struct memory){ .fail = out_of_memory, .arg = &fault };
	arena_init(&arena, &memory);
	return 0;
}

static int
tear_down(void **state)
{
	(void)state;
	arena_free(&arena);
	return memory.used == 0 ? 0 : -1;
}

static void
takes_are_aligned_and_apart(void **state)
{
	enum { TAKES = 5000 };
	static unsigned char *taken[TAKES];
	size_t i, k;

	(void)state;
	for (i = 0; i < TAKES; i++) {
		taken[i] = arena_take(&arena, i % 67);
		assert_non_null(taken[i]);
		assert_int_equal((uintptr_t)taken[i] % 16, 0);
		memset(taken[i], (int)(i % 251), i % 67);
	}
	for (i = 0; i < TAKES; i++) {
		for (k = 0; k < i % 67; k++)
			assert_int_equal(taken[i][k], i % 251);
	}
}

static void
a_large_take_gets_a_block_of_its_own(void **state)
{
	char *p;

	(void)state;
	arena_take(&arena, 1);
	p = arena_zero(&arena, 20 << 20);
	assert_int_equal(p[0], 0);
	assert_int_equal(p[(20 << 20) - 1], 0);
	p[(20 << 20) - 1] = 1;
	assert_true(memory.used > 20 << 20);
	assert_true(memory.used < 21 << 20);
}

static void
zero_clears_used_memory(void **state)
{
	char *p;
	size_t i;

	(void)state;
	p = arena_take(&arena, 1000);
	memset(p, 'x', 1000);
	arena_reset(&arena);
	p = arena_zero(&arena, 1000);
	for (i = 0; i < 1000; i++)
		assert_int_equal(p[i], 0);
}

static void
reset_keeps_the_largest_block(void **state)
{
	size_t kept;
	unsigned i;

	(void)state;
	arena_reset(&arena); /* an empty one */
	assert_int_equal(memory.used, 0);
	arena_take(&arena, 1000);
	arena_take(&arena, 1 << 20);
	for (i = 0; i < 100; i++)
		arena_take(&arena, 60000);
	assert_true(memory.used > 6 << 20);
	arena_reset(&arena);
	kept = memory.used;
	assert_true(kept >= 1 << 20);
	assert_true(kept <= 5 << 20);
	for (i = 0; i < 1000; i++) {
		arena_take(&arena, kept / 2);
		arena_reset(&arena);
	}
	assert_int_equal(memory.used, kept);
	arena_take(&arena, 20 << 20);
	arena_reset(&arena);
	assert_true(memory.used <= 5 << 20);
	assert_non_null(arena_take(&arena, 1));
}

static void
grow_keeps_what_was_there(void **state)
{
	uint32_t *numbers = NULL;
	size_t cap = 0, i;

	(void)state;
	for (i = 0; i < 100000; i++) {
		numbers = arena_grow(&arena, numbers, sizeof *numbers, i + 1, &cap);
		assert_true(cap > i);
		numbers[i] = (uint32_t)i;
		if (i % 1000 == 0)
			memset(arena_take(&arena, 24), 'x', 24); /* in the way */
	}
	for (i = 0; i < 100000; i++)
		assert_int_equal(numbers[i], i);
}

static void
grow_extends_in_place(void **state)
{
	size_t cap = 0, other = 0, before;
	char *first, *grown, *after;

	(void)state;
	first = arena_grow(&arena, NULL, 3, 10, &cap);
	assert_true(cap >= 10);
	memset(first, 'a', cap * 3);
	before = cap;
	grown = arena_grow(&arena, first, 3, cap + 1, &cap);
	assert_ptr_equal(first, grown);
	assert_true(cap > before);
	memset(grown, 'b', cap * 3);
	after = arena_take(&arena, 1);
	assert_true(after >= grown + cap * 3);
	before = cap;
	assert_ptr_equal(arena_grow(&arena, grown, 3, cap, &cap), grown); /* large enough */
	assert_int_equal(cap, before);
	grown = arena_grow(&arena, first, 3, cap + 1, &cap); /* no longer the last */
	assert_ptr_not_equal(first, grown);
	assert_int_equal(grown[before * 3 - 1], 'b');
	assert_ptr_not_equal(arena_grow(&arena, NULL, 1, 1, &other), grown);
}

/* Arrays that grow in turn, to 4 MB each. */
static void
grow_leaves_no_large_copies_behind(void **state)
{
	enum { ARRAYS = 4, MANY = 1 << 20 };
	uint32_t *numbers[ARRAYS] = { NULL };
	size_t cap[ARRAYS] = { 0 }, i, a;

	(void)state;
	for (i = 0; i < MANY; i++) {
		for (a = 0; a < ARRAYS; a++) {
			numbers[a] =
			    arena_grow(&arena, numbers[a], sizeof *numbers[a], i + 1, &cap[a]);
			numbers[a][i] = (uint32_t)(i * ARRAYS + a);
		}
	}
	assert_true(memory.used < ARRAYS * MANY * sizeof *numbers[0] * 5 / 4);
	for (i = 0; i < MANY; i++)
		for (a = 0; a < ARRAYS; a++)
			assert_int_equal(numbers[a][i], i * ARRAYS + a);
	memory.fail_after = 1;
	if (setjmp(fault.back) == 0)
		arena_grow(&arena, numbers[0], sizeof *numbers[0], MANY + 1, &cap[0]);
	assert_int_equal(fault.count, 1);
	assert_int_equal(numbers[0][MANY - 1], (MANY - 1) * ARRAYS);
}

static void
trim_frees_what_is_not_used(void **state)
{
	enum { CAP = 4 << 20, USED = 1 << 20 };
	size_t cap = 0, small = 0, newest = 0;
	char *array, *other, *last;

	(void)state;
	arena_take(&arena, 1);
	array = arena_grow(&arena, NULL, 1, CAP, &cap);
	other = arena_grow(&arena, NULL, 1, 10, &small);
	memset(array, 'a', USED);
	array = arena_trim(&arena, array, 1, USED, &cap);
	assert_int_equal(cap, USED);
	assert_true(memory.used < USED * 5 / 4);
	assert_int_equal(array[0] + array[USED - 1], 'a' + 'a');
	array = arena_grow(&arena, array, 1, CAP, &cap);
	assert_int_equal(array[0] + array[USED - 1], 'a' + 'a');
	assert_null(arena_trim(&arena, array, 1, 0, &cap));
	assert_int_equal(cap, 0);
	assert_true(memory.used < USED / 4);
	assert_ptr_equal(arena_trim(&arena, other, 1, 0, &small), other); /* it costs little */
	arena_free(&arena);
	last = arena_grow(&arena, NULL, 1, CAP, &newest);
	assert_ptr_equal(arena_trim(&arena, last, 1, USED, &newest), last); /* it is in use */
	assert_int_equal(newest, CAP);
}

static void
impossible_sizes_fail(void **state)
{
	size_t cap = 0;

	(void)state;
	if (setjmp(fault.back) == 0)
		arena_take(&arena, SIZE_MAX);
	assert_int_equal(fault.count, 1);
	if (setjmp(fault.back) == 0)
		arena_take(&arena, SIZE_MAX - 20);
	assert_int_equal(fault.count, 2);
	if (setjmp(fault.back) == 0)
		arena_grow(&arena, NULL, 48, SIZE_MAX / 47, &cap);
	assert_int_equal(fault.count, 3);
	assert_int_equal(cap, 0);
}

static void
a_failed_block_leaves_the_arena_usable(void **state)
{
	char *p = arena_take(&arena, 16);

	(void)state;
	memcpy(p, "0123456789abcdef", 16);
	memory.fail_after = 1;
	if (setjmp(fault.back) == 0) {
		arena_take(&arena, 1 << 20);
		fail_msg("the failure was not injected");
	}
	assert_int_equal(fault.count, 1);
	assert_memory_equal(p, "0123456789abcdef", 16);
	assert_non_null(arena_take(&arena, 1 << 20));
}

static void
strings_are_copied(void **state)
{
	char text[] = "abc";
	struct str copy = arena_str(&arena, str_of(text)), printed;

	(void)state;
	text[0] = 'x';
	assert_true(str_eq(copy, STR("abc")));
	assert_int_equal(arena_str(&arena, NO_STR).n, 0);
	printed = arena_printf(&arena, "%s-%d", "move", 76);
	assert_true(str_eq(printed, STR("move-76")));
	printed = arena_printf(&arena, "%0500d", 7);
	assert_int_equal(printed.n, 500);
	assert_int_equal(printed.p[499], '7');
	assert_int_equal(arena_printf(&arena, "%s", "").n, 0);
}

#ifdef __SANITIZE_ADDRESS__
/* What was not taken, or was given back, must not be touched. */
static void
what_is_free_is_poisoned(void **state)
{
	char *p = arena_take(&arena, 20), *q;
	size_t cap = 0;

	(void)state;
	assert_int_equal(__asan_address_is_poisoned(p + 19), 0);
	assert_int_equal(__asan_address_is_poisoned(p + 20), 1);
	q = arena_grow(&arena, NULL, 1, 40, &cap);
	assert_int_equal(__asan_address_is_poisoned(q + cap), 1);
	q = arena_grow(&arena, q, 1, cap + 1, &cap);
	assert_int_equal(__asan_address_is_poisoned(q + cap - 1), 0);
	assert_int_equal(__asan_address_is_poisoned(q + cap), 1);
	arena_take(&arena, 1);
	assert_ptr_not_equal(arena_grow(&arena, q, 1, cap + 1, &cap), q);
	assert_int_equal(__asan_address_is_poisoned(q), 1); /* it moved */
	arena_reset(&arena);
	assert_int_equal(__asan_address_is_poisoned(p), 1);
	assert_int_equal(__asan_address_is_poisoned(q), 1);
}
#endif

#define TEST(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(takes_are_aligned_and_apart),
		TEST(a_large_take_gets_a_block_of_its_own),
		TEST(zero_clears_used_memory),
		TEST(reset_keeps_the_largest_block),
		TEST(grow_keeps_what_was_there),
		TEST(grow_extends_in_place),
		TEST(grow_leaves_no_large_copies_behind),
		TEST(trim_frees_what_is_not_used),
		TEST(impossible_sizes_fail),
		TEST(a_failed_block_leaves_the_arena_usable),
		TEST(strings_are_copied),
#ifdef __SANITIZE_ADDRESS__
		TEST(what_is_free_is_poisoned),
#endif
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
