#ifndef PARSERS_CSA_CSA_READER_H
#define PARSERS_CSA_CSA_READER_H

#include "parsers/parser.h"

/* The state of the CSA parser, and the helpers that its files share. */

/* The sections of a record, in the order that the standard demands. */
enum csa_section { CSA_version, CSA_information, CSA_position, CSA_turn, CSA_moves };

/* Reading one record. */
struct csa {
	struct parse *parse;
	struct record *record;
	const char *body;
	uint32_t size, at; /* of body; the first byte not read yet */
	bool inside;       /* at is inside a line, after a statement */
	size_t glued;      /* 1 + the index of this line's finding glued-move; 0: none */
	bool summarized;   /* a summary was read */
	bool over;         /* the record ends at record_end */
	uint32_t record_end;
	enum csa_section section; /* the last one entered */
	uint32_t node;            /* what comments, times and the next move follow */
	uint32_t ply;             /* moves read */
	enum side turn;           /* by the sign of the last move; NO_SIDE before the first */
	unsigned edition;         /* of the standard, by the version line: 22 for V2.2 */
	uint32_t features;        /* set of the words of newer editions that were reported */
	uint32_t rows;            /* set of the ranks whose row was read */
	uint32_t headers;         /* set of the header ids that were read */
};

/* A two-letter code of a piece. */
struct csa_code {
	uint16_t letters; /* the first in the low byte */
	piece_t face;
};

/* The codes by the hash of csa_reader_letters. */
extern const struct csa_code csa_reader_codes[16];

/* Returns the face that two letters name, the first in the low byte, or 0.  The hash is perfect for
 * the 14 codes. */
static inline piece_t
csa_reader_letters(unsigned letters)
{
	const struct csa_code *code = &csa_reader_codes[letters * 1949 >> 10 & 15];

	return code->letters == letters ? code->face : 0;
}

/* Returns the face that the two letters at p name, or 0. */
static inline piece_t
csa_reader_face(const char *p)
{
	return csa_reader_letters((unsigned char)p[0] | (unsigned)(unsigned char)p[1] << 8);
}

/* Reads two digits, file and rank, as a square; "00" is NO_SQUARE.  Returns false unless they are
 * digits from 1 or both 0. */
static inline bool
csa_reader_square(const char *p, square_t *square)
{
	unsigned file = (unsigned char)p[0] - (unsigned)'0';
	unsigned rank = (unsigned char)p[1] - (unsigned)'0';

	*square = square_make(file & 15u, rank & 15u);
	return (file - 1 < 9 && rank - 1 < 9) || (file | rank) == 0;
}

/* Returns the text of a span. */
static inline struct str
csa_reader_text(const struct csa *csa, struct span at)
{
	return text_str(csa->parse->text, at);
}

/* Reports rule at the present move. */
void csa_reader_report(struct csa *csa, enum diag rule, struct span at, const struct arg *args);

/* Reports rule, with an excerpt of the text at the place as the argument. */
void csa_reader_report_text(struct csa *csa, enum diag rule, struct span at);

/* Reports a span that has no effect, and keeps it as a note of the present node. */
void csa_reader_keep(struct csa *csa, enum diag rule, struct span at);

/* Reports, once a line, a statement after another on its line, unless they are a move and its time;
 * the fix puts each on its own line. */
void csa_reader_glued(struct csa *csa, struct span at);

/* Reports, once a record, a word of a newer edition than the version line names. */
void csa_reader_feature(struct csa *csa, struct str word, struct span at);

/* Enters a section of the record; reports word if a later section was entered before. */
void csa_reader_enter(struct csa *csa, enum csa_section section, struct str word, struct span at);

/* Enters the moves.  If no line has named the side to move, reports that and takes side, which
 * is the sign of the first move or a guess. */
void csa_reader_begin_moves(struct csa *csa, enum side side, struct span at);

/* Returns the side that moves first by default: white if pieces were taken away, else black. */
enum side csa_reader_first_side(const struct csa *csa);

#endif
