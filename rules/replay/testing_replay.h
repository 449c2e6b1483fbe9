#ifndef RULES_REPLAY_TESTING_REPLAY_H
#define RULES_REPLAY_TESTING_REPLAY_H

#include "rules/testing_play.h"

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
