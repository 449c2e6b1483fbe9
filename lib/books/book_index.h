#ifndef LIB_BOOKS_BOOK_INDEX_H
#define LIB_BOOKS_BOOK_INDEX_H

#include "record/diag.h"
#include "record/game.h"

/*
 * The positions of a book while it is read, whatever its format: what one entry does not show by
 * itself is that its position is there twice, or also turned round, or is never reached.  Memory:
 * 24 bytes a position and 8 a move, and at most 11 bytes of a table a position.
 */

struct book_index;

struct book_index *book_index_new(struct memory *memory);
void book_index_free(struct book_index *index);

/* Adds an entry: a game whose first move and its alternatives are the moves to choose from.
 * Reports a position and moves that are there already. */
void book_index_add(struct book_index *index, const struct game *game, struct diags *diags);

/* Reports positions to which no moves of the book lead from a start position, and returns the line
 * of the first; 0: there are none. */
uint32_t book_index_report(struct book_index *index, struct diags *diags);

/* Returns a hash of the book's positions and their legal moves, in any order, each once. */
uint64_t book_index_hash(struct book_index *index);

#endif
