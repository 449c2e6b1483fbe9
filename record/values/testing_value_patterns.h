#ifndef RECORD_VALUES_TESTING_VALUE_PATTERNS_H
#define RECORD_VALUES_TESTING_VALUE_PATTERNS_H

/* What the tests of the value_patterns share: one value_patterns for all of a program's tests. */
#include "record/values/value_patterns.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static jmp_buf out_of_memory; /* where a test that makes memory run out goes on */

static inline void
give_up(void *arg)
{
	(void)arg;
	longjmp(out_of_memory, 1);
}

static struct memory memory = { .fail = give_up };
static struct value_patterns *value_patterns;

static inline int
set_up(void **state)
{
	(void)state;
	value_patterns = value_patterns_new(&memory);
	return 0;
}

static inline int
tear_down(void **state)
{
	(void)state;
	value_patterns_free(value_patterns);
	return memory.used == 0 ? 0 : -1;
}

#define EACH(row, rows) for (size_t row = 0; row < sizeof(rows) / sizeof *(rows); row++)

#endif
