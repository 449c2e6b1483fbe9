#ifndef PARSERS_BOOK_BOOK_H
#define PARSERS_BOOK_BOOK_H

#include "parsers/parser.h"

/* An entry of a book that need not say its position: one from which the book leads to it is
 * known, or the position that games begin with. */
struct book_entry {
	uint64_t key;    /* other entries know it by this */
	struct span at;  /* its bytes */
	struct str sfen; /* its position; empty: it does not say it */
};

/* How the entries of such a book are read to find their positions (lib/books/book_walk.h). */
struct parser_book {
	/* Reads the entry at *at, and goes to the next; *entry is the one before.  Returns false at
	 * the end. */
	bool (*entry)(struct str body, uint32_t *at, struct book_entry *entry);
	/* Reads its move at *at, which is 0 for the first, and the key of the entry that it leads
	 * to, and goes to the next.  Returns false at the end. */
	bool (*move)(struct str body, const struct book_entry *entry, uint32_t *at,
	    struct claim *claim, uint64_t *next);
	bool hashed; /* the key is that of the position (record/engine/apery_key.h) */
};

/* The position of an entry, as it was found. */
struct book_place {
	uint32_t at;                 /* of the entry */
	uint16_t ply;                /* moves from where its game begins */
	char position[COMPACT_SIZE]; /* PACKING_yaneuraou */
};

/* What a book says of a move, in its words; empty: nothing. */
struct book_fields {
	struct str value; /* for the side to move */
	struct str reply; /* that is expected */
	struct str depth, count;
};

/* Returns the bytes, all of which are read at once (parser.whole). */
struct str book_whole(struct str bytes, enum format format);

/* Claims the position of the entry at this place, if it was found.  Returns false if not. */
bool book_claim_position(struct parse *parse, struct record *record, struct span at);

/* Returns a number as the word of a field. */
struct str book_number(struct record *record, int64_t number);

/* Adds what a book says of the move at node as comments: the value as floodgate writes it, with
 * the expected reply, depth and count. */
void book_claim_fields(
    struct record *record, uint32_t node, const struct book_fields *fields, struct span at);

/* Keeps what an entry is sorted by as parse->version, for the next one.  Returns whether it is the
 * first that falls below the one before, which is reported: engines search for entries. */
bool book_first_falls(struct parse *parse, struct str sorted_by, bool falls);

#endif
