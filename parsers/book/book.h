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
	uint32_t at;                          /* of the entry */
	uint16_t ply;                         /* moves from where its game begins */
	unsigned char position[COMPACT_SIZE]; /* PACKING_yaneuraou */
};

/* What a book says of a move; INT32_MIN: nothing. */
struct book_fields {
	int64_t value; /* for the side to move */
	int64_t depth, count;
};

/* Claims the position of the entry at this place, if it was found.  Returns false if not. */
bool book_claim_position(struct parse *parse, struct record *record, struct span at);

/* Adds what a book says of the move at node as comments: the value as floodgate writes it, with
 * the expected reply, depth and count. */
void book_claim_fields(struct record *record, uint32_t node, const struct book_fields *fields,
    struct str reply, struct span at);

#endif
