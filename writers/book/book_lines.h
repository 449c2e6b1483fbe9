#ifndef WRITERS_BOOK_BOOK_LINES_H
#define WRITERS_BOOK_BOOK_LINES_H

#include "record/engine/compact.h"
#include "writers/common/writer.h"

/* A move of a binary book, with what the book says of it. */
struct book_line {
	unsigned char id[COMPACT_SIZE]; /* of its position: the file is sorted by these bytes */
	uint16_t ply, move;
	bool scored;
	int32_t score; /* for the side to move */
	uint32_t depth, count;
	uint32_t order; /* in which it was added */
};

struct book_lines {
	struct arena *arena;
	struct book_line *list;
	size_t count, cap;
	enum move16 move16;
	/* Sets the id of a position that compact_unfit does not refuse. */
	void (*identify)(const struct book_lines *lines, const struct diagram *diagram,
	    unsigned char id[COMPACT_SIZE]);
	const void *keys; /* for identify */
};

/* Returns a line to be filled. */
struct book_line *book_lines_add(struct book_lines *lines);

/* Adds the moves of a game, of its variations too. */
void book_lines_game(
    struct book_lines *lines, const struct game *game, const struct write_options *options);

/* Sorts the lines by id, those of one id by falling count.  Of lines of one move the counts are
 * added, the earliest ply and the last of all other values are kept. */
void book_lines_sort(struct book_lines *lines);

/* Write and read numbers, the lowest byte first. */
void book_lines_put(unsigned char *p, uint64_t number, unsigned bytes);
uint64_t book_lines_get(const char *p, unsigned bytes);

#endif
