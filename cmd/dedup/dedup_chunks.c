#include "cmd/dedup/dedup_chunks.h"

void
dedup_chunks_init(struct dedup_chunks *chunks, struct memory *memory)
{
	*chunks = (struct dedup_chunks){ .list = NULL };
	arena_init(&chunks->arena, memory);
}

void
dedup_chunks_free(struct dedup_chunks *chunks)
{
	arena_free(&chunks->arena);
}

void
dedup_chunks_add(struct dedup_chunks *chunks, uint32_t file, const struct resume *from)
{
	chunks->list = arena_grow(
	    &chunks->arena, chunks->list, sizeof *chunks->list, chunks->count + 1, &chunks->cap);
	chunks->list[chunks->count++] =
	    (struct dedup_chunk){ .file = file, .from = resume_keep(from, &chunks->arena) };
}

/* Returns the first chunk of the file or of a later one. */
static size_t
first_of(const struct dedup_chunks *chunks, uint32_t file)
{
	size_t low = 0, high = chunks->count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (chunks->list[middle].file < file)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

size_t
dedup_chunks_find(const struct dedup_chunks *chunks, uint32_t file, const uint32_t *numbers,
    size_t count, struct arena *arena, const struct chunk_range **ranges)
{
	size_t first = first_of(chunks, file), all = first_of(chunks, file + 1) - first;
	size_t next = 0, wanted = 0, found = 0, i;
	size_t last = SIZE_MAX; /* the chunk after the one that was found last */
	const struct dedup_chunk *list;
	struct chunk_range *out;

	if (all == 0)
		return 0;
	list = &chunks->list[first];
	out = arena_take(arena, (all + 1) * sizeof *out);
	for (i = 0; i < count; i++) {
		while (next < all && list[next].from->games < numbers[i])
			next++;
		if (next == last)
			continue;
		if (found == 0 || next != last + 1)
			out[found++].from = next == 0 ? NULL : list[next - 1].from;
		out[found - 1].until = next == all ? UINT64_MAX : list[next].from->at;
		last = next;
		wanted++;
	}
	*ranges = out;
	return wanted > (all + 1) / 2 ? 0 : found;
}
