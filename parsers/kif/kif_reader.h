#ifndef PARSERS_KIF_KIF_READER_H
#define PARSERS_KIF_KIF_READER_H

#include "parsers/line_cursor.h"
#include "parsers/parser.h"
#include "record/variants/variant.h"
#include "record/variants/variants.h"

/*
 * The state of the KIF parser within a record, and what all its files need.  It also reads KI2 and
 * BOD, which differ from KIF only in how moves are written on a line.
 */

struct kif;
struct kif_line;

/* How one of the notations differs from the others. */
struct kif_dialect {
	/* Reads a line that holds moves or endings.  Returns false when it does not. */
	bool (*read_moves)(struct kif *kif, const struct kif_line *line);
	/* Checks the record after its last line.  NULL: nothing is left to check. */
	void (*finish)(struct kif *kif);
};

/* Reading one record.  One struct for all files of the parser: what a line means depends on what
 * the others have read. */
struct kif {
	struct parse *parse;
	struct record *record;
	const struct kif_dialect *dialect;
	const char *start, *p, *end; /* the text; p: what is not read yet */
	const char *fast_until;      /* kif_fast_until() */

	struct line_cursor line; /* where the next move goes */
	uint32_t fork;       /* ply of a 変化 line whose first move is still to come; 0: none */
	struct span fork_at; /* that line */
	bool apart; /* something separates the last move from the next: a lower number may begin a
		       variation that no 変化 line announces */
	struct span number_at; /* the number before the move that is read; n == 0: none */

	/* What the last search for each found, so that no text is searched twice. */
	const char *next_time;   /* in parentheses */
	const char *next_origin; /* (77) */

	uint32_t lines;      /* read so far */
	bool begun;          /* a line that is no remark (#) was read */
	bool numbered;       /* the setup has a move number (手数＝) */
	bool declared;       /* something that only a game record has was read */
	bool finished;       /* an ending or a まで line was read */
	bool stop;           /* the record is over; p is where the next one begins */
	enum ending closing; /* that a comment names, at this node; ENDING_none: none */
	uint32_t closing_node;
	struct span closing_at;

	/* Boards larger than 9x9. */
	bool large;                     /* the record is of one */
	const struct piece_set *pieces; /* of the variant; NULL: those of shogi */
	uint32_t
	    first_step;    /* node of a lion's first step whose second is still to come; 0: none */
	struct span until; /* まで after the move on this line; n == 0: none */

	/* The diagram. */
	unsigned files;                           /* squares in a row; 0: not known */
	unsigned borders;                         /* border lines read */
	bool bad_hand, too_many_ranks, bad_label; /* reported */
	/* A hand above the diagram with a piece that shogi does not have; p NULL: there is none. */
	struct {
		enum side side;
		const char *p, *end;
	} early_hand;
};

/* One line, without the blanks around it. */
struct kif_line {
	const char *p, *end;
	const char *whole_end; /* with the blanks after it */
	bool last;             /* the text ends here, without a line end */
	const char *value;     /* after the keyword that it begins with */
};

static inline struct str
kif_str(const char *p, const char *end)
{
	return (struct str){ p, (size_t)(end - p) };
}

/* The span of a part of the text. */
static inline struct span
kif_span(const struct kif *kif, const char *p, const char *end)
{
	return (struct span){ (uint32_t)(p - kif->start), (uint32_t)(end - p) };
}

/* Reports a finding about a part of the text. */
struct finding *kif_report(struct kif *kif, enum diag rule, const char *p, const char *end,
    uint32_t ply, const struct arg *args);

/* Reports a finding whose argument is the beginning of that part of the text. */
void kif_report_text(struct kif *kif, enum diag rule, const char *p, const char *end, uint32_t ply);

/* Adds a note to the present move; p: its place, with its mark. */
void kif_note(struct kif *kif, enum note_kind kind, struct str text, const char *p);

/* Keeps a part of the text that was not understood as a note, and reports it. */
void kif_unknown(struct kif *kif, const char *p, const char *end);

/* Cuts off the blanks around a line and byte order marks before it. */
struct str kif_trim(struct str line);

/* Makes the variant that of the record. */
void kif_use(struct kif *kif, const struct variant *variant);

/* Returns the pieces of a large board: of the variant, or those of the largest board, whose names
 * are the other ones' too. */
const struct piece_set *kif_large_pieces(const struct kif *kif);

/* Takes the next line off the text. */
void kif_next_line(struct kif *kif, struct kif_line *line);

#endif
