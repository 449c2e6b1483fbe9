#ifndef RECORD_TEXT_MEMORY_H
#define RECORD_TEXT_MEMORY_H

#include <stddef.h>

/*
 * The only door to the heap.  Everything of ours that allocates holds a pointer to a struct memory,
 * so that a limit can be set, a failure can be injected, and what happens when memory runs out is
 * decided in one place by whoever owns the program.
 *
 * fail() is called when memory is exhausted or the limit is hit; it must not return (exit,
 * longjmp).
 */
struct memory {
	void (*fail)(void *arg);
	void *arg;
	size_t used;  /* bytes held now */
	size_t limit; /* 0: none */
	long
	    fail_after; /* > 0: the call that counts it down to 0 fails; 0: never (used by tests) */
};

/*
 * Resizes a block.  old may be NULL (old_size 0), new_size may be 0 (frees, gives NULL).  Never
 * gives NULL for new_size > 0: memory->fail is called instead.  The caller remembers the size of
 * what it holds.
 */
void *memory_resize(struct memory *memory, void *old, size_t old_size, size_t new_size);

#endif
