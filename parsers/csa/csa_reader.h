#ifndef PARSERS_CSA_CSA_READER_H
#define PARSERS_CSA_CSA_READER_H

#include "parsers/parser.h"

/* Shared by the files of the CSA parser: where it stands in a record, and what all of them need. */

/* The parts of a record, in the order in which the standard wants them. */
enum csa_section { CSA_version, CSA_information, CSA_position, CSA_turn, CSA_moves };

/* Reading one record. */
struct csa {
	struct parse *parse;
	struct record *record;
	const char *body;
	uint32_t size, at; /* of body; the first byte not read yet */
	bool inside;       /* at is not a line's beginning: a statement stands before it */
	size_t glued;      /* of this line: 1 + the number of its finding glued-move; 0: none */
	bool summarized;   /* a summary was read */
	bool over;         /* the record ends at record_end */
	uint32_t record_end;
	enum csa_section section; /* the furthest reached */
	uint32_t node;            /* what comments, times and the next move follow */
	uint32_t ply;             /* moves read */
	enum side turn;           /* by the sign of the last move; NO_SIDE before the first */
	unsigned edition;         /* of the standard, by the version line: 22 for V2.2 */
	uint32_t features;        /* set of the rows of newer editions that were reported */
	uint32_t rows;            /* set of the ranks whose row was read */
	uint32_t headers;         /* set of the header ids that were read */
};

/* A two-letter code of a piece. */
struct csa_code {
	uint16_t letters; /* the first in the low byte */
	piece_t face;
};

/* The codes by csa_reader_letters' hash. */
extern const struct csa_code csa_reader_codes[16];

/* The face that two letters name, the first in the low byte, or 0.  A perfect hash: each of the 14
 * codes has a place of its own. */
static inline piece_t
csa_reader_letters(unsigned letters)
{
	const struct csa_code *code = &csa_reader_codes[letters * 1949 >> 10 & 15];

	return code->letters == letters ? code->face : 0;
}

/* The face that the two letters at p name, or 0. */
static inline piece_t
csa_reader_face(const char *p)
{
	return csa_reader_letters((unsigned char)p[0] | (unsigned)(unsigned char)p[1] << 8);
}

/*
 * Reads two digits, file and rank, as a square: "00" is NO_SQUARE.  Returns false when they are
 * neither digits from 1 nor both 0.
 */
static inline bool
csa_reader_square(const char *p, square_t *square)
{
	unsigned file = (unsigned char)p[0] - (unsigned)'0';
	unsigned rank = (unsigned char)p[1] - (unsigned)'0';

	*square = square_make(file & 15u, rank & 15u);
	return (file - 1 < 9 && rank - 1 < 9) || (file | rank) == 0;
}

/* The text of a span; as an argument of a message, cut at 60 bytes. */
static inline struct str
csa_reader_text(const struct csa *csa, struct span at)
{
	return text_str(csa->parse->text, at);
}
struct str csa_reader_excerpt(const struct csa *csa, struct span at);

/* Adds a finding at a place of the present move. */
void csa_reader_report(struct csa *csa, enum diag rule, struct span at, const struct arg *args);

/* Keeps a span that has no effect as a note of the present node, and reports why. */
void csa_reader_keep(struct csa *csa, enum diag rule, struct span at);

/* Notes, once a record, that word belongs to a newer edition than the record's version line says.
 */
void csa_reader_feature(struct csa *csa, struct str word, struct span at);

/* Enters a part of the record; reports word when a later part was there before. */
void csa_reader_enter(struct csa *csa, enum csa_section section, struct str word, struct span at);

/* Enters the moves: from here on it is known who moves first, at the latest by side, the sign of
 * the first move (or a guess). */
void csa_reader_begin_moves(struct csa *csa, enum side side, struct span at);

/* Who moves first when nothing says so: white where pieces were taken away, else black. */
enum side csa_reader_first_side(const struct csa *csa);

#endif
