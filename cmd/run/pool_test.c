#include "cmd/run/pool.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "cmd/testing_program.h"
#include "cmd/visit/testing_lint.h"

/* Jobs, and what was reported of them. */
struct run {
	unsigned jobs, next, reported; /* all jobs, those given out, those whose end was reported */
	unsigned stop;                 /* no more are wanted after this many; 0: all are */
	unsigned long max;             /* jobs on their way at once */
	unsigned games;                /* of each job */
	size_t bytes;                  /* held by each job without need */
	bool waits;                    /* the first job's report waits until the second is done */
	bool waited;                   /* it was done in time */
	size_t largest;                /* list of results */
	unsigned long results;
	unsigned long sum; /* of all results, in their order */
};

/* Job n: a CSA file of some games, each with a nifu; every seventh fails. */
static bool
next(void *arg, struct job *job)
{
	static const char csa[] = "V2.2\nPI\n+\n+7776FU\n-3334FU\n+0025FU\n%TORYO\n/\n";
	struct run *run = arg;
	unsigned game;

	if (run->next == run->jobs)
		return false;
	buffer_printf(&job->shown, "%u.csa", run->next);
	job->kind = JOB_bytes;
	job->size = 1;
	buffer_room(&job->bytes, run->bytes);
	for (game = 0; game < run->games; game++)
		buffer_add(&job->bytes, str_of(csa));
	if (run->next % 7 == 6) {
		job->kind = JOB_results;
		results_fail_all(&job->results, buffer_str(&job->shown), "seventh");
	}
	run->next++;
	if (run->next - run->reported > run->max)
		run->max = run->next - run->reported;
	return true;
}

/* Jobs that are done. */
static atomic_uint finished;

static void
finish(struct job *job)
{
	(void)job;
	finished++;
}

/* Waits until a job is done.  Returns false when none is for long. */
static bool
wait_for_job(void)
{
	enum { TRIES = 10000 };
	const struct timespec pause = { 0, 1000000 };
	unsigned i;

	for (i = 0; i < TRIES && finished == 0; i++)
		nanosleep(&pause, NULL);
	return finished > 0;
}

static bool
deliver(void *arg, struct results *results, uint64_t done)
{
	struct run *run = arg;
	char name[32];
	size_t i;

	if (run->waits && !run->waited && done == 0)
		run->waited = wait_for_job();
	run->largest = results->size > run->largest ? results->size : run->largest;
	for (i = 0; i < results->count; i++) {
		const struct result_item *item = &results->list[i];

		snprintf(name, sizeof name, "%u.csa", run->reported);
		assert_true(str_eq(item->file, str_of(name))); /* in the order of the jobs */
		run->results++;
		run->sum = run->sum * 31 + (unsigned long)item->kind;
		if (item->kind == LINT_finding)
			run->sum =
			    run->sum * 31 + ((const struct lint_finding *)item->is.own)->text.game;
		run->reported += item->kind == RESULT_end;
	}
	assert_true(done == 0 || results->list[results->count - 1].kind == RESULT_end);
	return run->stop == 0 || run->reported < run->stop;
}

/* Does the jobs with this number of workers. */
static void
run_jobs(struct run *run, unsigned workers)
{
	struct memory memory = { .fail = test_no_memory };
	struct visitor visitor = lint_visitor;
	struct reader_options reading;
	struct lint_plan plan;
	struct work work = { .reading = &reading,
		.workers = workers,
		.arg = run,
		.next = next,
		.deliver = deliver };

	finished = 0;
	lint_all(&plan, &reading);
	visitor.done = finish;
	reading.visitor = &visitor;
	pool_run(&work, &memory);
	assert_int_equal(memory.used, 0);
}

/* Small jobs, large ones whose results are reported in parts, none: always the same is reported. */
static void
same_for_every_number(void **state)
{
	static const struct run runs[] = { { .jobs = 0 }, { .jobs = 1, .games = 1 },
		{ .jobs = 500, .games = 2 }, { .jobs = 3, .games = 5000 },
		{ .jobs = 40, .games = 0 }, { .jobs = 100, .games = 1, .bytes = 5 << 20 } };
	static const unsigned workers[] = { 2, 3, 8 };
	size_t i, j;

	(void)state;
	for (i = 0; i < sizeof runs / sizeof *runs; i++) {
		struct run alone = runs[i];

		run_jobs(&alone, 1);
		assert_int_equal(alone.reported, runs[i].jobs);
		assert_true(alone.results >= 2 * (runs[i].jobs - runs[i].jobs / 7));
		for (j = 0; j < sizeof workers / sizeof *workers; j++) {
			struct run run = runs[i];

			run_jobs(&run, workers[j]);
			assert_int_equal(run.results, alone.results);
			assert_true(run.sum == alone.sum);
		}
	}
}

/* Jobs that wait are bounded in number and in bytes. */
static void
bounded(void **state)
{
	struct run many = { .jobs = 2000, .games = 1 };
	struct run large = { .jobs = 60, .games = 1, .bytes = 10 << 20 };

	(void)state;
	run_jobs(&many, 2);
	assert_true(many.max <= 64);
	run_jobs(&large, 2);
	assert_true(large.max <= 2); /* 8 MiB, and the one that went beyond */
}

/* A job whose turn has not come is done all the same if its results are not too many: while the
 * first part of the first job's is reported, that job waits. */
static void
done_before_its_turn(void **state)
{
	enum { MB = 1 << 20 };
	struct run run = { .jobs = 2, .games = 1000, .waits = true };
	struct run large = { .jobs = 4, .games = 40000 };

	(void)state;
	run_jobs(&run, 2);
	assert_true(run.waited && run.largest > MB / 2);
	run_jobs(&large, 2);
	assert_true(large.largest > MB && large.largest <= 9 * MB);
}

static void
no_more_wanted(void **state)
{
	unsigned workers;

	(void)state;
	for (workers = 1; workers <= 4; workers++) {
		struct run run = { .jobs = 100000, .games = 1, .stop = 10 };

		run_jobs(&run, workers);
		assert_true(run.reported >= 10 && run.reported < 20);
		assert_true(run.next < 1000);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(same_for_every_number),
		cmocka_unit_test(bounded),
		cmocka_unit_test(done_before_its_turn),
		cmocka_unit_test(no_more_wanted),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
