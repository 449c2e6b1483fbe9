#ifndef CMD_DEDUP_DEDUP_CHUNKS_H
#define CMD_DEDUP_DEDUP_CHUNKS_H

#include "cmd/run/job.h"

/* Where the chunks of large files begin, but for each file's first, so that a few games can be read
 * again without the rest of their file. */
struct dedup_chunks {
	struct arena arena;
	struct dedup_chunk *list; /* by file, and in the order of the file */
	size_t count, cap;
};

struct dedup_chunk {
	uint32_t file;
	const struct resume *from;
};

void dedup_chunks_init(struct dedup_chunks *chunks, struct memory *memory);
void dedup_chunks_free(struct dedup_chunks *chunks);

/* Adds that a chunk of the last file, or of one after it, begins at *from, which is copied. */
void dedup_chunks_add(struct dedup_chunks *chunks, uint32_t file, const struct resume *from);

/* Finds the chunks that hold games of a file: their numbers, in ascending order.  Sets *ranges,
 * in arena, and returns how many there are; 0: the file is to be read as a whole, of which they
 * would be the larger part. */
size_t dedup_chunks_find(const struct dedup_chunks *chunks, uint32_t file, const uint32_t *numbers,
    size_t count, struct arena *arena, const struct chunk_range **ranges);

#endif
