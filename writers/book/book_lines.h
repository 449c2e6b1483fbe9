#ifndef WRITERS_BOOK_BOOK_LINES_H
#define WRITERS_BOOK_BOOK_LINES_H

#include "record/engine/sbk.h"
#include "writers/common/writer.h"

/* A move of a binary book, with what the book says of it. */
struct book_line {
	unsigned char id[COMPACT_SIZE]; /* of its position: the file is sorted by these bytes */
	uint16_t ply, move;
	bool scored;
	int32_t score; /* for the side to move */
	uint32_t depth, count;
	uint8_t quality; /* index into sbk_qualities */
	uint32_t order;  /* in which it was added */
};

struct book_lines {
	struct arena *arena;
	struct book_line *list;
	size_t count, cap;
	enum move16 move16;
	/* Sets the id of a position that compact_unfit does not refuse. */
	void (*identify)(const struct book_lines *lines, const struct diagram *diagram,
	    unsigned char id[COMPACT_SIZE]);
	bool (*holds)(const struct move *move); /* which moves are added */
	const void *keys;                       /* for identify */
};

/* Returns a line to be filled. */
struct book_line *book_lines_add(struct book_lines *lines);

/* Adds the moves of a game, of its variations too. */
void book_lines_game(
    struct book_lines *lines, const struct game *game, const struct write_options *options);

/* Returns the number after a word in the comments of a node, or another one if there is none. */
uint32_t book_lines_number(
    const struct record *record, uint32_t node, struct str word, uint32_t other);

/* Returns a comment without the mark that it has in a book of text. */
struct str book_lines_comment(const struct record *record, const struct note *note);

/* Returns which quality (sbk_qualities) a comment is; 0: none. */
uint8_t book_lines_quality(const struct record *record, const struct note *note);

/* Sorts the lines by id, those of one id by falling count.  Of lines of one move the counts are
 * added, the earliest ply and the last of all other values are kept. */
void book_lines_sort(struct book_lines *lines);

/* Write and read numbers, the lowest byte first. */
void book_lines_put(unsigned char *p, uint64_t number, unsigned bytes);
uint64_t book_lines_get(const char *p, unsigned bytes);

#endif
