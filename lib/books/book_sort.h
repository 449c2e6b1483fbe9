#ifndef LIB_BOOKS_BOOK_SORT_H
#define LIB_BOOKS_BOOK_SORT_H

#include <stdbool.h>

#include "record/text/buffer.h"

/* What is made right in a book of YaneuraOu, beside the order of its positions. */
struct book_sorting {
	bool spelling;  /* positions as engines write them */
	bool positions; /* each position once, with the smallest number of the move */
	bool moves;     /* each move of a position once */
};

/*
 * Appends a book, in lines with LF, with its positions in the order of their lines' bytes. Comments
 * stay with the position or the move above them, those above the first position at the top.  Where
 * two lines of a move become one, as where YaneuraOu reads both, their counts are added and the
 * rest is that of the later line; the moves of positions that become one are then in the order of
 * counts and values.
 */
void book_sort(struct str book, const struct book_sorting *sorting, struct buffer *out);

#endif
