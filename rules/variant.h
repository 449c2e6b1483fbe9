#ifndef RULES_VARIANT_H
#define RULES_VARIANT_H

#include <stddef.h>
#include <stdint.h>

#include "record/game.h"

/* What sets a kind of piece apart from others under the laws. */
enum trait {
	TRAIT_royal = 1 << 0,          /* its loss is the loss of the game */
	TRAIT_royal_promoted = 1 << 1, /* so is the promoted form's */
	TRAIT_one_per_file =
	    1 << 2, /* no two unpromoted ones of a side on a file by a drop (nifu) */
	TRAIT_no_mate_drop = 1 << 3 /* its drop may not mate (uchifuzume) */
};

/* One kind of piece in a variant: how it moves, in Betza's funny notation, and how many a full set
 * of both sides holds. */
struct army_row {
	enum kind kind;
	const char *betza;
	const char *promoted; /* NULL: does not promote */
	unsigned traits;
	unsigned set;
};

/* A variant of the game, as data.  The engine reads it and knows nothing else. */
struct variant {
	const char *name; /* "shogi" */
	const char *japanese;
	uint8_t width, height;
	uint8_t zone;  /* how many far ranks promote */
	unsigned laws; /* set of 1 << LAW_x that hold (laws.h) */
	const struct army_row *army;
	size_t army_count;
	const struct handicap *handicaps; /* the first is the even start */
	size_t handicap_count;
};

/* All variants; the first is the usual game. */
extern const struct variant *const variant_all[];
extern const size_t variant_count;

extern const struct variant variant_shogi;

#endif
