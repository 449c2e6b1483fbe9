/* The table of earlier positions: compared with a plain count, beyond the expected length, and
 * back.
 */
#include "rules/adjudicate/repetition.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

enum { PLIES = 3000 };

static struct memory memory;
static struct arena arena;
static struct repetition repetition;
static uint64_t keys[PLIES];

static void
give_up(void *arg)
{
	(void)arg;
	abort();
}

static int
set_up(void **state)
{
	(void)state;
	memory = (struct memory){ .fail = give_up };
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

/* Counts how often the key at depth occurs in the line up to there; *before gets the last place. */
static uint32_t
counted(uint32_t depth, uint32_t *before)
{
	uint32_t count = 0;

	*before = UINT32_MAX;
	for (uint32_t i = 0; i <= depth; i++)
		if (keys[i] == keys[depth]) {
			count++;
			if (i < depth)
				*before = i;
		}
	return count;
}

static void
enter(uint32_t depth)
{
	uint32_t before;
	uint32_t count =
	    repetition_enter(&repetition, depth, keys[depth], depth % 5 == 0, depth % 3 == 0);

	assert_int_equal(count, counted(depth, &before));
	assert_int_equal(repetition.at[depth].before, before);
}

/* A line longer than expected, whose keys collide in the table; then all of it back, and another
 * line from the middle. */
static void
test_counts(void **state)
{
	(void)state;
	for (uint32_t expected = 0; expected < 200; expected += 100) {
		repetition_init(&repetition, &arena, expected);
		for (uint32_t i = 0; i < PLIES; i++)
			keys[i] = (uint64_t)(i * i % 701) << (i % 7 == 0 ? 40 : 20);
		repetition_start(&repetition, keys[0], true);
		for (uint32_t i = 1; i < PLIES; i++)
			enter(i);
		for (uint32_t i = PLIES; i-- > PLIES / 2;)
			repetition_leave(&repetition, i, (struct quiet_moves){ i, 0 });
		assert_int_equal(repetition.quiet.own, PLIES / 2);
		for (uint32_t i = PLIES / 2; i < PLIES; i++) {
			keys[i] = (uint64_t)(i % 13) << 20;
			enter(i);
		}
	}
}

/* A start that is not counted is no occurrence. */
static void
test_start(void **state)
{
	(void)state;
	repetition_init(&repetition, &arena, 4);
	repetition_start(&repetition, 5, false);
	assert_int_equal(repetition_enter(&repetition, 1, 6, false, false), 1);
	assert_int_equal(repetition_enter(&repetition, 2, 5, false, false), 1);
	assert_int_equal(repetition_enter(&repetition, 3, 5, true, false), 2);
}

/*
 * Perpetual check.  Each row: the keys from the start, and which moves gave check (x), or were made
 * by the side that had made the one before (: without check, X with); whether white begins; then
 * who loses by the count-th occurrence of the last position, by intervals and by counters, and
 * since when.
 */
static const struct {
	const char *keys, *checks;
	bool white_first;
	uint32_t count;
	enum side by_interval, by_counters;
	uint32_t since;
} runs[] = {
	/* no checks at all; black's all; white's all; both (moves out of check that give check) */
	{ "abcdabcda", " ........", false, 3, NO_SIDE, NO_SIDE, 8 },
	{ "abcdabcda", " x.x.x.x.", false, 3, BLACK, BLACK, 0 },
	{ "abcdabcda", " x.x.x.x.", true, 3, WHITE, WHITE, 0 },
	{ "abcdabcda", " xxxxxxxx", false, 3, NO_SIDE, BLACK, 0 },
	/* the checks began after the first occurrence */
	{ "abcdabcda", " ..x.x.x.", false, 3, NO_SIDE, BLACK, 4 },
	{ "abcdabcda", " ..x.x.x.", true, 3, NO_SIDE, WHITE, 4 },
	{ "zabcdabcda", " .x.x.x.x.", false, 3, WHITE, WHITE, 1 },
	/* the side that checked made the last move: the move to the first occurrence gave no check
	 */
	{ "zabcdabcda", " ..x.x.x.x", true, 3, WHITE, NO_SIDE, 1 },
	{ "zabcdabcda", " ..x.x.x.x", false, 3, BLACK, NO_SIDE, 1 },
	/* and it did */
	{ "zabcdabcda", " x.x.x.x.x", false, 3, BLACK, BLACK, 1 },
	/* the same position after a pass */
	{ "aa", " x", false, 2, BLACK, NO_SIDE, 0 },
	/* out of turn: one side alone, or twice */
	{ "zaba", " xXX", false, 2, BLACK, BLACK, 1 },
	{ "zaba", " xXX", true, 2, WHITE, WHITE, 1 },
	{ "zaba", " x:X", false, 2, NO_SIDE, NO_SIDE, 3 },
	{ "zabca", " x.Xx", false, 2, BLACK, BLACK, 1 },
	{ "zabca", " x.Xx", true, 2, WHITE, WHITE, 1 },
};

static void
test_perpetual(void **state)
{
	(void)state;
	for (size_t row = 0; row < sizeof runs / sizeof *runs; row++) {
		uint32_t depth = 0, since;
		enum side mover = runs[row].white_first ? BLACK : WHITE;
		enum side by_interval, by_counters;

		repetition_init(&repetition, &arena, 20);
		repetition_start(&repetition, (uint64_t)runs[row].keys[0], true);
		while (runs[row].keys[depth + 1] != '\0') {
			char check = runs[row].checks[++depth];
			bool again = check == ':' || check == 'X';

			if (!again)
				mover = side_other(mover);
			repetition_enter(&repetition, depth, (uint64_t)runs[row].keys[depth], again,
			    check == 'x' || check == 'X');
		}
		assert_int_equal(repetition.at[depth].count, runs[row].count);
		by_interval = repetition_by_interval(&repetition, depth, runs[row].count, mover);
		by_counters = repetition_by_counters(&repetition, depth, runs[row].count, mover);
		since = repetition_checked_since(&repetition, depth, runs[row].count, mover,
		    by_interval != NO_SIDE  ? by_interval
		    : runs[row].white_first ? WHITE
					    : BLACK);
		if (by_interval != runs[row].by_interval || by_counters != runs[row].by_counters ||
		    since != runs[row].since)
			fail_msg("row %zu: %d by interval, %d by counters, since %u", row,
			    (int)by_interval, (int)by_counters, since);
	}
}

/* White checks, and black makes all the other moves: more of them than an occurrence counts. */
static void
test_long_run(void **state)
{
	enum { LONG = 3 * UINT16_MAX };

	(void)state;
	repetition_init(&repetition, &arena, LONG);
	repetition_start(&repetition, 0, true);
	for (uint32_t i = 1; i <= LONG; i++)
		repetition_enter(
		    &repetition, i, (uint64_t)(i < LONG ? i : i - 1) << 20, i > 2, i == 1);
	assert_int_equal(repetition.at[LONG].count, 2);
	assert_int_equal(repetition_by_counters(&repetition, LONG, 2, BLACK), WHITE);
	for (uint32_t i = 1; i <= UINT16_MAX + 1; i++)
		repetition_enter(&repetition, LONG + i, UINT64_MAX, false, false);
	assert_int_equal(repetition.at[LONG + UINT16_MAX + 1].count, UINT16_MAX);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_counts, set_up, tear_down),
		cmocka_unit_test_setup_teardown(test_start, set_up, tear_down),
		cmocka_unit_test_setup_teardown(test_perpetual, set_up, tear_down),
		cmocka_unit_test_setup_teardown(test_long_run, set_up, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
