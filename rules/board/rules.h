#ifndef RULES_BOARD_RULES_H
#define RULES_BOARD_RULES_H

#include "record/game.h"
#include "record/text/memory.h"
#include "record/text/str.h"

struct compiled_variant;
struct variant;
struct variants;

/*
 * The rules of play: the compiled variants.  A variant is compiled when it is first asked for, so
 * each thread needs its own rules.
 */
struct rules;

/* Makes the rules in memory, with shogi compiled. */
struct rules *rules_new(struct memory *memory);
void rules_free(struct rules *rules);

/* Returns the list of the variants. */
struct variants *rules_variants(const struct rules *rules);

/* Returns a variant of that list compiled; and the n-th of them, 0 is shogi. */
const struct compiled_variant *rules_of(const struct rules *rules, const struct variant *variant);
const struct compiled_variant *rules_row(const struct rules *rules, size_t row);

/* The start position of a handicap. */
struct start {
	bool read;
	struct diagram diagram;
	uint64_t key; /* its hash */
};

/* Returns the start position of a row of the variant's handicaps; it is read when it is first asked
 * for. */
const struct start *rules_start(const struct compiled_variant *compiled, size_t row);

/* Returns the compiled variant of this name (English or Japanese), or NULL. */
const struct compiled_variant *rules_variant(const struct rules *rules, struct str name);

#endif
