#ifndef LIB_POSITIONS_POSITIONS_COUNT_H
#define LIB_POSITIONS_POSITIONS_COUNT_H

#include "record/diag.h"
#include "record/engine/compact.h"

/* The encodings of moves are looked for in this number of records. */
enum { POSITIONS_SAMPLE = 4096 };

/* Counts over a file, or a chunk of it. */
struct position_counts {
	uint64_t records, special;   /* drops and promotions */
	uint64_t fits[MOVE16_COUNT]; /* those that are legal as this encoding reads them */
	uint64_t promotions, plain;  /* moves that promote, and that do not */
	uint64_t none, ended;        /* without a move; with a resignation or a declared win */
	uint64_t padded;             /* with other padding than 0 */
	uint64_t even, odd;          /* plies at which black moves */
	uint64_t forward, backward;  /* records that follow the one before them, or precede it */
	/* by the side to move: decided games in which the score agrees with the result, or not */
	uint64_t agree[2], differ[2];
};

/* What is known of a file's records where reading stands. */
struct positions {
	const struct compact_layout *layout; /* NULL: it has no such records */
	bool counted;                        /* it has, or games whose moves are counted */
	enum move16 move16;                  /* in which the last drop or promotion was legal */
	bool fixed;                          /* by the user */
	bool has_before;
	char before[40]; /* the record before this place */
	struct position_counts counts;
	struct position_counts sample; /* what showed the encoding */
};

/* Counts a drop or promotion, by the encodings in which it is legal: a bit each. */
void positions_count_move(struct position_counts *counts, unsigned legal);

/* Returns the encoding in which most moves are legal; this one, if no other has more. */
enum move16 positions_count_best(const struct position_counts *counts, enum move16 is);

/* Adds the counts of a chunk. */
void positions_count_add(struct position_counts *to, const struct position_counts *from);

/* Appends in which encoding the moves are, and what showed it. */
void positions_count_why(
    const struct positions *positions, enum language language, struct buffer *out);

/* Reports that moves are in an encoding, but should be in another. */
void positions_count_encoding(const struct positions *positions, enum move16 is, enum move16 should,
    const struct position_counts *counts, struct diags *diags);

/* Reports what the counts of the whole file show. */
void positions_count_report(const struct positions *positions, struct diags *diags);

#endif
