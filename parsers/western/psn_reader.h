#ifndef PARSERS_WESTERN_PSN_READER_H
#define PARSERS_WESTERN_PSN_READER_H

#include "parsers/line_cursor.h"
#include "parsers/parser.h"
#include "parsers/western/western.h"
#include "record/game.h"

/*
 * The state of reading one game, and the helpers that all files of the PSN parser need.  PSN,
 * Portable Shogi Notation, was never standardised: its dialects are described in kifu-formats(5).
 *
 * Functions that read something at p return the place after it, or NULL if something else is there.
 */

/* A game's outcome, as far as the text has it. */
struct psn_outcome {
	bool given;
	uint8_t winner; /* enum side; NO_SIDE: a draw, or unknown */
	uint8_t ending; /* enum ending; ENDING_none: unknown */
	struct span at;
};

/* How moves are numbered: 1. P-7f P-3d 2. … or 1.P7g-7f 2.P3c-3d. */
enum psn_numbering { PSN_unknown, PSN_pairs, PSN_plies };

/* The last move number, from which the next one follows.  Half moves are counted from 0, including
 * black's missing one in "1. … P-3d". */
struct psn_numbers {
	bool given; /* a number was read */
	uint8_t numbering;
	uint32_t number, half; /* the number, and the half move that it stood before */
};

/* A line of play that is interrupted by a variation in parentheses. */
struct psn_line {
	uint32_t node, depth, moves;
	bool fork;
	struct psn_numbers numbers;
	struct psn_outcome outcome;
	struct span at; /* the parenthesis */
};

struct psn {
	struct parse *parse;
	struct record *record;
	struct western_style style;
	const char *start, *p, *end; /* the text; p: the first byte not read yet */
	const char *begin, *first;   /* of the game: its place, its first byte that is no blank */

	struct line_cursor cursor; /* where the next move goes */
	uint32_t moves;            /* before the next one, on the open line of play */
	bool fork; /* a variation was opened and has no move yet: the next one replaces the last */
	struct psn_line *lines; /* interrupted by open parentheses, the outermost first */
	size_t line_count, line_cap;
	struct span *comments; /* that wait for the first move of their variation */
	size_t comment_count, comment_cap;

	struct psn_numbers numbers;
	uint32_t skipped;                /* 1 if the first number leaves out black's half move */
	struct psn_outcome outcome, tag; /* of the open line of play; from the tag Result */

	const char *junk, *junk_end; /* words not understood and not reported yet, or NULL */
	uint32_t junk_node;          /* the node they belong to */
	const char *untagged;        /* no tag ends before this place */
	unsigned empty_lines;        /* right before p */
	bool line_start;             /* only blanks stand before p on its line */
	bool declared;               /* something was read that only a game record has */
	bool starred;                /* a * was read, which ends a game without a result */
	bool scored;                 /* a move or an ending was read */
	bool listed;                 /* the position is given as a list of pieces */
	bool named;                  /* lines like "Black: name" were read */
	bool gsdb;                   /* tags of the GNU Shogi Database: ~ in a comment ends lines */
	bool chess;                  /* squares of chess were read */
	bool variant_tag;            /* a tag Variant was read, as in XBoard's games */
	bool other_game;             /* a game other than shogi is played */
	bool numbered;               /* the number of the first move is known */
	bool branched;               /* a Variation line was read */
	bool over;                   /* a * or a result was read: no move follows */
	bool stop;                   /* the game ends at p, where the next one begins */
	uint32_t labels[26];         /* 1 + node of each label (A) that has no footnote yet */
	struct span label_at[26];
};

static inline struct span
psn_span(const struct psn *psn, const char *p, const char *end)
{
	return (struct span){ (uint32_t)(p - psn->start), (uint32_t)(end - p) };
}

static inline struct str
psn_str(const char *p, const char *end)
{
	return (struct str){ p, (size_t)(end - p) };
}

/* Whether White in the text means the first mover, as in XBoard's games. */
static inline bool
psn_white_first(const struct psn *psn)
{
	return psn->chess || psn->variant_tag;
}

/* Begins to read the text's next game.  Returns false if only blanks are left. */
bool psn_begin(struct psn *psn, struct parse *parse, struct record *record);

/* Ends the game at p; reports a text that holds none. */
void psn_end(struct psn *psn);

/* Sets how the moves of a variant are written; NULL: those of shogi. */
void psn_play(struct psn *psn, const char *variant);

/* Returns the end of the line at p. */
const char *psn_line_end(const char *p, const char *end);

/* Returns the place after word, which is in lower case, at p in any case, or NULL. */
const char *psn_take_word(const char *p, const char *end, const char *word);

/* Whether s is one of these words, in any case; NULL ends them. */
bool psn_is_listed(struct str s, const char *const *words);

/* Adds a finding about p to end. */
void psn_report(
    struct psn *psn, enum diag rule, const char *p, const char *end, const struct arg *args);

/* Returns the part of p to end that a message shows: at most 60 bytes of its first line. */
struct str psn_excerpt(const char *p, const char *end);

/* Reports what is at p to end, and shows it. */
void psn_report_text(struct psn *psn, enum diag rule, const char *p, const char *end);

/* Keeps a part of the text as a note of a node. */
void psn_note(struct psn *psn, uint32_t node, enum note_kind kind, struct span at);

#endif
