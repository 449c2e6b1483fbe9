#include "record/text/arena.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ARENA_POISONS 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define ARENA_POISONS 1
#endif

/* AddressSanitizer then finds use after arena_reset as it finds use after free. */
#ifdef ARENA_POISONS
#include <sanitizer/asan_interface.h>
#define POISON(p, n) ASAN_POISON_MEMORY_REGION(p, n)
#define UNPOISON(p, n) ASAN_UNPOISON_MEMORY_REGION(p, n)
#else
#define POISON(p, n) ((void)(p), (void)(n))
#define UNPOISON(p, n) ((void)(p), (void)(n))
#endif

enum { ALIGN = 16, FIRST_BLOCK = 64 << 10, LARGEST_BLOCK = 1 << 20, FIRST_CAP = 8 };

/* What is this large has a block of its own, so that it can grow without leaving a copy behind. */
enum { OWN_BLOCK = 256 << 10 };

/* The head of a block, before the bytes that are handed out. */
struct arena_block {
	struct arena_block *next; /* the next older */
	size_t size;              /* of the whole block */
};

_Static_assert(sizeof(struct arena_block) % ALIGN == 0 || sizeof(void *) < 8, "aligned head");

/* The head's size, so that what follows is aligned whatever the size of a pointer. */
enum { HEAD = (sizeof(struct arena_block) + ALIGN - 1) / ALIGN * ALIGN };

static size_t
round_up(size_t size)
{
	return (size + (ALIGN - 1)) & ~(size_t)(ALIGN - 1);
}

void
arena_init(struct arena *arena, struct memory *memory)
{
	*arena = (struct arena){ .memory = memory };
}

static char *
end_of(struct arena_block *block)
{
	return (char *)block + block->size;
}

/* Makes block the newest, all of it free. */
static void
use_block(struct arena *arena, struct arena_block *block)
{
	arena->block = block;
	arena->at = (char *)block + HEAD;
	arena->end = end_of(block);
	POISON(arena->at, block->size - HEAD);
}

static void
free_block(struct arena *arena, struct arena_block *block)
{
	size_t size = block->size;

	UNPOISON(block, size);
	memory_resize(arena->memory, block, size, 0);
}

void
arena_reset(struct arena *arena)
{
	struct arena_block *kept = NULL, *block, *next;

	for (block = arena->block; block != NULL; block = block->next) {
		if (block->size <= LARGEST_BLOCK && (kept == NULL || block->size > kept->size))
			kept = block;
	}
	for (block = arena->block; block != NULL; block = next) {
		next = block->next;
		if (block != kept)
			free_block(arena, block);
	}
	arena_init(arena, arena->memory);
	if (kept != NULL) {
		kept->next = NULL;
		use_block(arena, kept);
	}
}

void
arena_free(struct arena *arena)
{
	struct arena_block *block, *next;

	for (block = arena->block; block != NULL; block = next) {
		next = block->next;
		free_block(arena, block);
	}
	arena_init(arena, arena->memory);
}

/* Starts a new block with room for size bytes (a multiple of ALIGN). */
static void
add_block(struct arena *arena, size_t size)
{
	size_t full = FIRST_BLOCK;
	struct arena_block *block;

	if (arena->block != NULL)
		full =
		    arena->block->size < LARGEST_BLOCK / 2 ? arena->block->size * 2 : LARGEST_BLOCK;
	if (size > full - HEAD)
		full = size + HEAD;
	block = memory_resize(arena->memory, NULL, 0, full);
	block->next = arena->block;
	block->size = full;
	use_block(arena, block);
}

/* Returns size bytes (a multiple of ALIGN) that fill a block; the newest, which there is, stays in
 * use. */
static void *
take_block(struct arena *arena, size_t size)
{
	struct arena_block *block = memory_resize(arena->memory, NULL, 0, HEAD + size);

	*block = (struct arena_block){ arena->block->next, HEAD + size };
	arena->block->next = block;
	return (char *)block + HEAD;
}

/* Returns the link to the block that the array of size bytes fills; that to NULL if it fills none.
 */
static struct arena_block **
find_block(struct arena *arena, const void *array, size_t size)
{
	struct arena_block **link = &arena->block;

	while (*link != NULL && ((char *)*link + HEAD != array || (*link)->size != HEAD + size))
		link = &(*link)->next;
	return link;
}

/* Makes the block that the array of size bytes fills one of new_size bytes.  Returns the new place
 * of the array, or NULL if it fills no block. */
static void *
resize_block(struct arena *arena, const void *array, size_t size, size_t new_size)
{
	struct arena_block **link = find_block(arena, array, size), *block = *link;

	if (block == NULL)
		return NULL;
	UNPOISON(block, block->size);
	*link = block = memory_resize(arena->memory, block, block->size, HEAD + new_size);
	block->size = HEAD + new_size;
	if (link == &arena->block)
		arena->at = arena->end = end_of(block);
	return (char *)block + HEAD;
}

void *
arena_take(struct arena *arena, size_t size)
{
	size_t rounded = round_up(size);
	void *taken;

	if (size >
	    PTRDIFF_MAX - FIRST_BLOCK) /* rounding would overflow: let memory_resize refuse it */
		return memory_resize(arena->memory, NULL, 0, SIZE_MAX);
	if (arena->block == NULL || rounded > (size_t)(arena->end - arena->at)) {
		if (rounded >= OWN_BLOCK && arena->block != NULL)
			return take_block(arena, rounded);
		add_block(arena, rounded);
	}
	taken = arena->at;
	arena->at += rounded;
	UNPOISON(taken, size);
	return taken;
}

void *
arena_zero(struct arena *arena, size_t size)
{
	void *block = arena_take(arena, size);

	memory_clear(block, size);
	return block;
}

/* Returns the new capacity.  Doubling keeps the copying linear in the final size. */
static size_t
grown_cap(size_t cap, size_t need, size_t size)
{
	size_t max = (PTRDIFF_MAX - FIRST_BLOCK) / size;

	if (need > max)
		return SIZE_MAX;
	if (need < FIRST_CAP)
		need = FIRST_CAP;
	if (need < cap * 2)
		need = cap * 2;
	return need < max ? need : max;
}

/* Returns a larger place for an array that cannot grow where it is, with its bytes. */
static void *
move_array(struct arena *arena, void *array, size_t held, size_t want)
{
	void *new = NULL;

	if (held >= OWN_BLOCK)
		new = resize_block(arena, array, round_up(held), round_up(want));
	if (new != NULL)
		return new;
	new = arena_take(arena, want);
	if (held > 0)
		memcpy(new, array, held);
	POISON(array, held);
	return new;
}

void *
arena_grow(struct arena *arena, void *array, size_t size, size_t need, size_t *cap)
{
	size_t held = *cap * size, new_cap, want;

	if (need <= *cap)
		return array;
	new_cap = grown_cap(*cap, need, size);
	if (new_cap == SIZE_MAX)
		return memory_resize(arena->memory, NULL, 0, SIZE_MAX);
	want = new_cap * size;
	/* the last thing taken ends where the free part begins */
	if (*cap > 0 && (char *)array + round_up(held) == arena->at &&
	    round_up(want) - round_up(held) <= (size_t)(arena->end - arena->at)) {
		arena->at = (char *)array + round_up(want);
		UNPOISON(array, want);
	} else {
		array = move_array(arena, array, held, want);
	}
	*cap = new_cap;
	return array;
}

void *
arena_trim(struct arena *arena, void *array, size_t size, size_t count, size_t *cap)
{
	size_t held = round_up(*cap * size), kept = round_up(count * size);
	struct arena_block **link, *block;

	if (held - kept < LARGEST_BLOCK)
		return array;
	link = find_block(arena, array, held);
	block = *link;
	if (block == NULL || block == arena->block)
		return array;
	*cap = count;
	if (count > 0)
		return resize_block(arena, array, held, kept);
	*link = block->next;
	free_block(arena, block);
	return NULL;
}

struct str
arena_str(struct arena *arena, struct str s)
{
	char *copy;

	if (s.n == 0)
		return STR("");
	copy = arena_take(arena, s.n);
	memcpy(copy, s.p, s.n);
	return (struct str){ copy, s.n };
}

struct str
arena_printf(struct arena *arena, const char *format, ...)
{
	va_list args;
	char *out;
	int n;

	va_start(args, format);
	n = vsnprintf(NULL, 0, format, args);
	va_end(args);
	if (n <= 0)
		return STR("");
	out = arena_take(arena, (size_t)n + 1);
	va_start(args, format);
	vsnprintf(out, (size_t)n + 1, format, args);
	va_end(args);
	return (struct str){ out, (size_t)n };
}
