#include "cmd/input/batch.h"

#include <stdio.h>
#include <string.h>

#include "cmd/testing_program.h"

/* A batch whose units are files of ours, and what was told of it. */
struct run {
	unsigned units, next, told; /* units to come, given out, whose end was told */
	unsigned stop;              /* when so many were told nobody wants more; 0: never */
	unsigned long most;         /* units on their way at once */
	unsigned games;             /* of each unit */
	size_t bytes;               /* that are waiting for no reason, with each unit */
	unsigned long entries;
	unsigned long sum; /* of all that was told, in its order */
};

/* Unit n: a CSA file of some games, each with a nifu; every seventh fails. */
static bool
next(void *arg, struct unit *unit)
{
	static const char csa[] = "V2.2\nPI\n+\n+7776FU\n-3334FU\n+0025FU\n%TORYO\n/\n";
	struct run *run = arg;
	unsigned game;

	if (run->next == run->units)
		return false;
	buffer_printf(&unit->shown, "%u.csa", run->next);
	unit->kind = UNIT_bytes;
	buffer_room(&unit->bytes, run->bytes);
	for (game = 0; game < run->games; game++)
		buffer_add(&unit->bytes, str_of(csa));
	if (run->next % 7 == 6) {
		unit->kind = UNIT_entries;
		entries_fail_all(&unit->entries, unit_name(unit), "seventh");
	}
	run->next++;
	if (run->next - run->told > run->most)
		run->most = run->next - run->told;
	return true;
}

static bool
tell(void *arg, struct unit *unit, bool last)
{
	struct run *run = arg;
	const struct entries *entries = &unit->entries;
	char name[32];
	size_t i;

	for (i = 0; i < entries->count; i++) {
		const struct entry *entry = &entries->list[i];

		snprintf(name, sizeof name, "%u.csa", run->told);
		assert_true(str_eq(entry->file, str_of(name))); /* in the order of the units */
		run->entries++;
		run->sum = run->sum * 31 + (unsigned long)entry->kind;
		if (entry->kind == ENTRY_finding)
			run->sum = run->sum * 31 + entry->is.finding->game;
		run->told += entry->kind == ENTRY_end;
	}
	assert_true(!last || entries->list[entries->count - 1].kind == ENTRY_end);
	return run->stop == 0 || run->told < run->stop;
}

/* Runs it with so many workers. */
static void
run_batch(struct run *run, unsigned jobs)
{
	struct memory memory = { .fail = test_no_memory };
	struct examine_options examine = { .least = SEVERITY_note, .fail_on = SEVERITY_error };
	struct batch batch = {
		.examine = &examine, .jobs = jobs, .arg = run, .next = next, .tell = tell
	};
	unsigned rule;

	for (rule = 0; rule < DIAG_COUNT; rule++)
		examine.policy.rules[rule].on = true;
	batch_run(&batch, &memory);
	assert_int_equal(memory.used, 0);
}

/* Small units, large ones whose entries are told in parts, none: always the same is told. */
static void
same_for_every_number(void **state)
{
	static const struct run runs[] = { { .units = 0 }, { .units = 1, .games = 1 },
		{ .units = 500, .games = 2 }, { .units = 3, .games = 5000 },
		{ .units = 40, .games = 0 }, { .units = 100, .games = 1, .bytes = 5 << 20 } };
	static const unsigned jobs[] = { 2, 3, 8 };
	size_t i, j;

	(void)state;
	for (i = 0; i < sizeof runs / sizeof *runs; i++) {
		struct run alone = runs[i];

		run_batch(&alone, 1);
		assert_int_equal(alone.told, runs[i].units);
		assert_true(alone.entries >= 2 * (runs[i].units - runs[i].units / 7));
		for (j = 0; j < sizeof jobs / sizeof *jobs; j++) {
			struct run run = runs[i];

			run_batch(&run, jobs[j]);
			assert_int_equal(run.entries, alone.entries);
			assert_true(run.sum == alone.sum);
		}
	}
}

/* Units that wait are bounded in number and in bytes. */
static void
window(void **state)
{
	struct run many = { .units = 2000, .games = 1 };
	struct run large = { .units = 60, .games = 1, .bytes = 10 << 20 };

	(void)state;
	run_batch(&many, 2);
	assert_true(many.most <= 64);
	run_batch(&large, 2);
	assert_true(large.most <= 2); /* 8 MiB, and the one that went beyond */
}

static void
nobody_wants_more(void **state)
{
	unsigned jobs;

	(void)state;
	for (jobs = 1; jobs <= 4; jobs++) {
		struct run run = { .units = 100000, .games = 1, .stop = 10 };

		run_batch(&run, jobs);
		assert_true(run.told >= 10 && run.told < 20);
		assert_true(run.next < 1000);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(same_for_every_number),
		cmocka_unit_test(window),
		cmocka_unit_test(nobody_wants_more),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
