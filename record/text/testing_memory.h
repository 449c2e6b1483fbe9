#ifndef RECORD_TEXT_TESTING_MEMORY_H
#define RECORD_TEXT_TESTING_MEMORY_H

/* For tests by cmocka: memory that must not run out. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "record/text/memory.h"

static inline void
test_no_memory(void *arg)
{
	(void)arg;
	fail_msg("out of memory");
}

static struct memory memory = { .fail = test_no_memory };

#endif
