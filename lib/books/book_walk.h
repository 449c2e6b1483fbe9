#ifndef LIB_BOOKS_BOOK_WALK_H
#define LIB_BOOKS_BOOK_WALK_H

#include "parsers/book/book.h"

struct rules;

/*
 * Finds the positions of a book whose entries need not say them: the book's moves are played from
 * those that are known, or from the even start, to the entries they lead to.  Of two ways to an
 * entry the shorter counts.  Sets parse->places, which are in the arena, in the order of the file.
 */
void book_walk(const struct rules *rules, const struct parser_book *reader, struct arena *arena,
    struct parse *parse);

#endif
