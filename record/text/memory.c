/* For madvise, which POSIX does not have. */
#define _DEFAULT_SOURCE

#include "record/text/memory.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Returns whether this call is the one that a test wants to fail. */
static bool
should_fail(struct memory *memory)
{
	if (memory->fail_after <= 0)
		return false;
	memory->fail_after--;
	return memory->fail_after == 0;
}

/* Returns whether size bytes more than the others are within the limits.  No object is larger than
 * PTRDIFF_MAX, and malloc under a sanitizer would abort instead of failing. */
static bool
is_allowed(const struct memory *memory, size_t others, size_t size)
{
	if (size > PTRDIFF_MAX)
		return false;
	return memory->limit == 0 || (others <= memory->limit && size <= memory->limit - others);
}

/*
 * Asks the system to use large pages for a large block: files of megabytes then cause fewer page
 * faults.  Nothing depends on it.  Advises all the pages of the block: mremap, by which realloc
 * grows it, moves only pages of the same kind.
 */
static void
enlarge_pages(void *block, size_t size)
{
#ifdef MADV_HUGEPAGE
	const size_t large = (size_t)4 << 20;
	uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), start = (uintptr_t)block & ~(page - 1);

	if (size >= large)
		(void)madvise((void *)start, (uintptr_t)block + size - start, MADV_HUGEPAGE);
#else
	(void)block;
	(void)size;
#endif
}

/* Resizes a block with the caller's allocator or the system's.  zero: a new one, all of whose bytes
 * are 0; the system has pages that are. */
static void *
resize(const struct memory *memory, void *old, size_t old_size, size_t new_size, bool zero)
{
	void *new;

	if (memory->resize != NULL) {
		new = memory->resize(memory->resize_arg, old, old_size, new_size);
		return zero && new != NULL ? memset(new, 0, new_size) : new;
	}
	if (new_size == 0) {
		free(old);
		return NULL;
	}
	new = zero ? calloc(1, new_size) : realloc(old, new_size);
	if (new != NULL)
		enlarge_pages(new, new_size);
	return new;
}

/* Takes a block of new_size bytes, or resizes the old one; see resize. */
static void *
take(struct memory *memory, void *old, size_t old_size, size_t new_size, bool zero)
{
	size_t others = memory->used - (old == NULL ? 0 : old_size);
	void *new = NULL;

	if (!should_fail(memory) && is_allowed(memory, others, new_size))
		new = resize(memory, old, old_size, new_size, zero);
	if (new == NULL) {
		memory->fail(memory->arg);
		return NULL; /* not reached: fail does not return */
	}
	memory->used = others + new_size;
	return new;
}

void *
memory_resize(struct memory *memory, void *old, size_t old_size, size_t new_size)
{
	if (new_size > 0)
		return take(memory, old, old_size, new_size, false);
	if (old != NULL) {
		resize(memory, old, old_size, 0, false);
		memory->used -= old_size;
	}
	return NULL;
}

void *
memory_zero(struct memory *memory, size_t size)
{
	return take(memory, NULL, 0, size, true);
}

void
memory_clear(void *block, size_t size)
{
	enum { PIECE = 1024 };
	char *p = block;

	for (; size > PIECE; size -= PIECE, p += PIECE)
		memset(p, 0, PIECE);
	memset(p, 0, size);
}
