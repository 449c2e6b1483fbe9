#include "record/memory.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

/* Whether this call is the one that a test wants to fail. */
static bool
injected(struct memory *memory)
{
	if (memory->fail_after <= 0)
		return false;
	memory->fail_after--;
	return memory->fail_after == 0;
}

/* Whether size bytes may be held beside the others.  No object is larger than PTRDIFF_MAX, and
 * malloc under a sanitizer would end the program rather than say so. */
static bool
allowed(const struct memory *memory, size_t others, size_t size)
{
	if (size > PTRDIFF_MAX)
		return false;
	return memory->limit == 0 || (others <= memory->limit && size <= memory->limit - others);
}

void *
memory_resize(struct memory *memory, void *old, size_t old_size, size_t new_size)
{
	size_t others = memory->used - (old == NULL ? 0 : old_size);
	void *new;

	if (new_size == 0) {
		free(old);
		memory->used = others;
		return NULL;
	}
	new = NULL;
	if (!injected(memory) && allowed(memory, others, new_size))
		new = realloc(old, new_size);
	if (new == NULL) {
		memory->fail(memory->arg);
		return NULL; /* not reached: fail does not return */
	}
	memory->used = others + new_size;
	return new;
}
