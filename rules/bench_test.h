#ifndef RULES_BENCH_TEST_H
#define RULES_BENCH_TEST_H

#include "rules/play_test.h"

/* The bench of the tests of one file, and what cmocka calls before and after them. */
static struct bench bench;

static inline int
open_bench(void **state)
{
	(void)state;
	bench_open(&bench);
	return 0;
}

static inline int
close_bench(void **state)
{
	(void)state;
	bench_close(&bench);
	return 0;
}

#endif
