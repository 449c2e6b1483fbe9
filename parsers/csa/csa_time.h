#ifndef PARSERS_CSA_CSA_TIME_H
#define PARSERS_CSA_CSA_TIME_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/str.h"

/* A time as read. */
struct csa_time {
	uint64_t ms;
	uint32_t n; /* bytes it took, with the T; 0: it is no time, or more than 2^32 - 1 seconds */
	bool fraction; /* a part of a second was written */
};

/*
 * Reads the time at the start of s, which begins with T: T12, T6.123 (V3.0), and what other
 * programs write: T=12, T+12, T1:30, T1:02:30, "T1."  Milliseconds; finer digits are left out.
 */
struct csa_time csa_time_read(struct str s);

#endif
