#ifndef WRITERS_BOOK_SBK_BOOK_H
#define WRITERS_BOOK_SBK_BOOK_H

#include "writers/book/book_lines.h"

/* ShogiGUI's book while it is made: its states, what is said of them, and their moves. */

/* A state; before they are sorted, one of its mentions. */
struct sbk_state {
	unsigned char id[COMPACT_SIZE];
	uint32_t order;
	uint32_t ply; /* moves before its position; UINT32_MAX: not known */
	uint32_t games, black, white;
	size_t lines, lines_end, said, said_end; /* its own */
	uint32_t number;                         /* as it is written */
	bool led, root, reached;                 /* led: a move leads to it */
};

/* A field of a state; of the book, whose id is no position's. */
struct sbk_said {
	unsigned char id[COMPACT_SIZE];
	uint32_t tag, order;
	struct str bytes;
};

/* The id of what is no state. */
extern const unsigned char sbk_book_none[COMPACT_SIZE];

/* A move as it is written, and where it leads; NULL: the book has no such state. */
struct sbk_edge {
	uint32_t bits;
	struct sbk_state *to;
};

struct sbk_book {
	struct arena *arena;
	struct book_lines lines;
	struct sbk_state *states;
	size_t count, cap;
	struct sbk_said *said;
	size_t said_count, said_cap;
	struct sbk_edge *edges; /* by line */
};

/* Makes a book empty. */
void sbk_book_init(struct sbk_book *book, struct arena *arena);

/* Returns whether a book can hold a move: a legal one, because others lead nowhere when it is read.
 */
bool sbk_book_holds(const struct move *move);

/* Adds a mention of the state with this id. */
struct sbk_state *sbk_book_add(struct sbk_book *book, const unsigned char *id);

/* Adds what is said of it, if it is not empty. */
void sbk_book_say(struct sbk_book *book, const unsigned char *id, uint32_t tag, struct str bytes);

/* Sets the id of a position, and the position of an id but for its number. */
void sbk_book_id(const struct diagram *diagram, unsigned char *id);
void sbk_book_board(struct diagram *diagram, const unsigned char *id);

/* Sorts the book, and appends it. */
void sbk_book_write(struct sbk_book *book, struct buffer *out);

#endif
