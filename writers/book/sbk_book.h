#ifndef WRITERS_BOOK_SBK_BOOK_H
#define WRITERS_BOOK_SBK_BOOK_H

#include "writers/book/book_lines.h"

/* ShogiGUI's book while it is made: its states, what is said of them, and their moves. */

/* A state; before they are sorted, one of its mentions. */
struct sbk_state {
	char id[COMPACT_SIZE];
	uint32_t order;
	uint32_t ply; /* moves before its position; UINT32_MAX: not known */
	uint32_t games, black, white;
	size_t lines, lines_end, said, said_end; /* its own */
	uint32_t number;                         /* as it is written */
	bool led, root, reached;                 /* led: a move leads to it */
};

/* A field of a state; of the book, whose id is no position's. */
struct sbk_said {
	char id[COMPACT_SIZE];
	uint32_t tag, order;
	struct str bytes;
};

/* The id of what is no state. */
extern const char sbk_book_none[COMPACT_SIZE];

struct sbk_book {
	struct arena *arena;
	struct book_lines lines;
	struct sbk_state *states;
	size_t count, cap;
	struct sbk_said *said;
	size_t said_count, said_cap;
	struct sbk_state **to; /* where each line leads; NULL: the book has no such state */
};

/* Adds a mention of the state with this id. */
struct sbk_state *sbk_book_add(struct sbk_book *book, const char *id);

/* Adds what is said of it, if it is not empty. */
void sbk_book_say(struct sbk_book *book, const char *id, uint32_t tag, struct str bytes);

/* Sorts the states and what is said of them, after the lines; links the states.  Returns them as
 * they are written. */
struct sbk_state **sbk_book_sort(struct sbk_book *book);

/* Returns the texts of one kind of those from a place to another, each in a line. */
struct str sbk_book_text(const struct sbk_book *book, size_t from, size_t to, uint32_t tag);

#endif
