#ifndef RULES_SUGGEST_CHANGE_H
#define RULES_SUGGEST_CHANGE_H

#include "record/suggestion.h"
#include "rules/suggest/mainline.h"

enum { CHANGE_CLAIMS = 3 };

/* A change of the main line: claims are taken out at a place, and others put in. */
struct change {
	uint8_t kind; /* enum suggestion_kind */
	uint8_t removed, added;
	uint8_t words; /* its size, as struct suggestion has it */
	uint32_t at;   /* the first claim of the line that it takes out, or before which it puts */
	struct claim claims[CHANGE_CLAIMS]; /* put in */
	struct move move;                   /* of the only one that is put in, once it was played */
};

/* Returns a claim of exactly this move. */
struct claim change_claim(const struct move *move);

/* Returns in how many words a move differs from a claim: side, origin, destination, piece,
 * promotion.  last_to is the destination of the move before. */
unsigned change_words(const struct claim *claim, square_t last_to, const struct move *move);

/* Whether two claims name the same move. */
bool change_same(const struct claim *a, const struct claim *b);

/* Sets the squares strictly between two on one line. */
void change_between(square_t from, square_t to, bool squares[static BOARD_SQUARES]);

#endif
