#ifndef RECORD_TEXT_TESTING_GUARD_H
#define RECORD_TEXT_TESTING_GUARD_H

/* For unit tests: a large text of which a part must not be read, to show that work is bounded. */

#include <stdbool.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { GUARD_ALIGN = 1 << 16 }; /* a multiple of every page size in use */

/* Returns memory whose parts can be guarded, or NULL; the caller frees it. */
static inline char *
guard_alloc(size_t n)
{
	void *p;

	return posix_memalign(&p, GUARD_ALIGN, n) == 0 ? p : NULL;
}

/* Makes the bytes from and to a multiple of GUARD_ALIGN unreadable, so that a read ends the test,
 * or readable again. */
static inline bool
guard_set(char *p, size_t from, size_t to, bool readable)
{
	return mprotect(p + from, to - from, readable ? PROT_READ | PROT_WRITE : PROT_NONE) == 0;
}

#endif
