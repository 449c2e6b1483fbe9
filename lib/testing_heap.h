#ifndef LIB_TESTING_HEAP_H
#define LIB_TESTING_HEAP_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>

#include <cmocka.h>

#include "lib/kifu.h"

/* The heap of a test: counts blocks and bytes, and fails one call.  Test code only. */
struct heap {
	long fail_at, calls, blocks;
	size_t bytes;
};

/* Resizes a block, as kifu_options asks; arg is the heap. */
static inline void *
heap_resize(void *arg, void *old, size_t old_size, size_t new_size)
{
	struct heap *heap = arg;
	void *new;

	if (new_size == 0) {
		heap->blocks--;
		heap->bytes -= old_size;
		free(old);
		return NULL;
	}
	if (++heap->calls == heap->fail_at)
		return NULL;
	new = realloc(old, new_size);
	heap->blocks += old == NULL;
	heap->bytes += new_size - old_size;
	return new;
}

/* Tries `use` with a context while the nth allocation fails, for every n until it returns that
 * memory sufficed; nothing may be left of any.  Returns the number of tries. */
static inline long
heap_fails(bool (*use)(struct kifu *kifu))
{
	struct heap heap = { 0 };
	struct kifu_options options = {
		.size = sizeof options, .resize = heap_resize, .arg = &heap
	};
	bool enough = false;
	long n;

	for (n = 1; !enough; n++) {
		struct kifu *kifu;

		heap.calls = 0;
		heap.fail_at = n;
		kifu = kifu_new(&options);
		enough = kifu != NULL && use(kifu);
		kifu_free(kifu);
		assert_int_equal(heap.blocks, 0);
	}
	return n;
}

#endif
