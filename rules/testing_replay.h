#ifndef RULES_TESTING_REPLAY_H
#define RULES_TESTING_REPLAY_H

#include "rules/testing_play.h"

/* The fixture of the tests of one file, and what cmocka calls before and after each. */
static struct fixture fixture;

static inline int
open_fixture(void **state)
{
	(void)state;
	fixture_open(&fixture);
	return 0;
}

static inline int
close_fixture(void **state)
{
	(void)state;
	fixture_close(&fixture);
	return 0;
}

#endif
