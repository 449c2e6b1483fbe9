#ifndef WRITERS_BOOK_BOOK_LINES_H
#define WRITERS_BOOK_BOOK_LINES_H

#include "record/engine/apery_key.h"
#include "record/engine/sbk.h"
#include "writers/common/writer.h"

/* A move of a binary book, with what the book says of it. */
struct book_line {
	char id[COMPACT_SIZE]; /* of its position: the file is sorted by these bytes */
	char to[COMPACT_SIZE]; /* of the position after it, if it has one (graph) */
	uint32_t bits;         /* of the move in sbk (graph) */
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
	const struct apery_keys *keys; /* ids and moves are those of Apery; NULL: YaneuraOu's */
	bool graph;                    /* legal moves alone, with the positions that they lead to */
};

/* Adds the moves of a game, of its variations too, and sorts them. */
void book_lines_game(
    struct book_lines *lines, const struct game *game, const struct write_options *options);

/* Adds lines as parts of a book, and makes all parts of a book lines again, which are sorted. */
void book_lines_put(const struct book_lines *lines, struct buffer *parts);
struct book_lines book_lines_join(char *parts, size_t size);

/* Sorts the lines by id, those of one id by falling count.  Of lines of one move the counts are
 * added, the earliest ply and the last of all other values are kept. */
void book_lines_sort(struct book_lines *lines);

/* Returns whether two lines are of one position. */
bool book_lines_same(const struct book_line *a, const struct book_line *b);

/* Returns the number after a word in the comments of a node, or another one if there is none. */
uint32_t book_lines_number(
    const struct record *record, uint32_t node, struct str word, uint32_t other);

/* Returns a comment without the mark that it has in a book of text. */
struct str book_lines_comment(const struct record *record, const struct note *note);

/* Returns which quality (sbk_qualities) a comment is; 0: none. */
uint8_t book_lines_quality(const struct record *record, const struct note *note);

/* Returns whether a graph can hold a move: a legal one, because others lead nowhere when it is
 * read.
 */
bool book_lines_legal(const struct move *move);

#endif
