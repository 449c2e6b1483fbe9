#ifndef RECORD_EVALUATION_H
#define RECORD_EVALUATION_H

#include "record/record.h"

/*
 * What engines think, as comments say it: evaluation_read (parsers/engine/evaluation_read.h) finds
 * them in the comments, which stay as they are; the replay plays their PVs; writers translate them.
 */

enum dialect {
	DIALECT_none,
#define DIALECT(id, ...) DIALECT_##id,
#include "record/tables/dialect.def"
#undef DIALECT
	DIALECT_COUNT
};

/* One row of dialect.def. */
struct dialect_row {
	enum dialect_home home;
	const char *marks, *word, *score, *pv;
};

/* The rows by enum dialect; row 0 is empty. */
extern const struct dialect_row evaluation_dialects[DIALECT_COUNT];

enum evaluation_score { SCORE_none, SCORE_points, SCORE_mate };

#define SCORE_MATE_UNKNOWN INT32_MAX /* a mate in an unknown number of moves */

/* What one comment says. */
struct evaluation {
	uint32_t node, note;     /* of the comment: indices into plies and notes */
	uint8_t dialect;         /* enum dialect */
	uint8_t score;           /* enum evaluation_score */
	bool candidate;          /* of a second or later best move */
	bool unread;             /* the PV goes on with words that are no move */
	int32_t value;           /* as black's: centipawns or, negative if white mates, moves */
	uint32_t score_at, said; /* bytes before the words of the score, and up to its end */
	uint32_t pv_at, pv_end;  /* of the words before the PV; of its last move */
	uint32_t claim, claims;  /* its moves: the first's index into claims, and their number */
	uint32_t partner;        /* ShogiHome's PV of a score, score of a PV: 1 + index; 0: none */
};

/* One move of a PV. */
struct evaluation_claim {
	uint32_t at; /* in bytes from the comment's begin */
	struct claim claim;
};

/* The evaluations of a record, by ascending node. */
struct evaluations {
	struct evaluation *list;
	size_t count, cap;
	struct evaluation_claim *claims;
	size_t claim_count, claim_cap;
	uint32_t *of_note; /* by note: 1 + index into list; 0: none */
};

/* Whether the claims of an evaluation are not a PV but moves of which one was chosen. */
static inline bool
evaluation_is_choice(const struct evaluation *found)
{
	return found->dialect == DIALECT_visits;
}

/* Returns the evaluation of a note, or NULL. */
const struct evaluation *evaluation_of_note(const struct record *record, const struct note *note);

/* Returns the score of the position after node, that of the best move if there are several, or NULL
 * if none is known.  Logarithmic in their number. */
const struct evaluation *evaluation_at(const struct record *record, uint32_t node);

/* Returns the number after a word in the comments of a node; a blank or = may be
 * between.  Empty: there is none. */
struct str evaluation_number(const struct record *record, uint32_t node, struct str word);

#endif
