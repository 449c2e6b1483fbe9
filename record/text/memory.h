#ifndef RECORD_TEXT_MEMORY_H
#define RECORD_TEXT_MEMORY_H

#include <stddef.h>

/*
 * The only way to the heap.  Whatever allocates holds a pointer to a struct memory, so that a limit
 * can be set, a failure can be injected, and the program decides in one place what happens when
 * memory runs out.
 *
 * fail() is called when memory is exhausted or the limit is reached; it must not return (exit,
 * longjmp).
 */
struct memory {
	void (*fail)(void *arg);
	void *arg;
	size_t used;     /* bytes held now */
	size_t limit;    /* 0: none */
	long fail_after; /* for tests: the n-th call from now fails; 0: none does */
	/* Resizes a block in place of realloc, and frees it if new_size is 0.  NULL: realloc. */
	void *(*resize)(void *arg, void *old, size_t old_size, size_t new_size);
	void *resize_arg;
};

/*
 * Resizes a block.  old may be NULL (old_size 0); new_size 0 frees it and returns NULL.  Otherwise
 * never returns NULL: memory->fail is called instead.  The caller keeps track of sizes.
 */
void *memory_resize(struct memory *memory, void *old, size_t old_size, size_t new_size);

/* Takes a block of size bytes (at least 1) that are all 0.  Never returns NULL, as memory_resize.
 */
void *memory_zero(struct memory *memory, size_t size);

/* Clears a block of some kilobytes piece by piece: for more at a time memset may take rep stos of
 * x86, which takes long to begin. */
void memory_clear(void *block, size_t size);

#endif
