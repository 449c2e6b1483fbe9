#ifndef PARSERS_WESTERN_PSN_H
#define PARSERS_WESTERN_PSN_H

#include "parsers/parser.h"
#include "parsers/western/western.h"
#include "record/game.h"

/*
 * Shared by the files of the PSN parser, which also reads bare Hodges text: the two differ only in
 * what stands above the moves.  psn.c finds where a game begins and ends, psn_tag.c reads tags,
 * psn_setup.c positions, psn_score.c the elements of a score, psn_time.c times, psn_number.c move
 * numbers, psn_word.c the words that end a game, psn_tree.c knows where a move belongs,
 * psn_variant.c which game is played, psn_saved.c reads GNU Shogi's saved games.  Source:
 * psn-hodges.md, by section.
 */

/* What the text says of a game's outcome. */
struct psn_outcome {
	bool given;
	uint8_t winner; /* enum side; NO_SIDE: a draw, or not said */
	uint8_t ending; /* enum ending; ENDING_none: not said */
	struct span at;
};

/* How moves are numbered: 1. P-7f P-3d 2. … or 1.P7g-7f 2.P3c-3d. */
enum psn_numbering { PSN_unknown, PSN_pairs, PSN_plies };

/* What the next number should be.  Half moves are counted from 0, black's missing one of
 * "1. … P-3d" included. */
struct psn_numbers {
	bool given; /* a number was read */
	uint8_t numbering;
	uint32_t number, half; /* a number that stood before this half move */
};

/* A line of play that a parenthesis or a Variation line interrupts. */
struct psn_line {
	uint32_t node, depth, moves;
	bool fork;
	struct psn_numbers numbers;
	struct psn_outcome outcome;
	struct span at; /* the parenthesis */
};

/* A comment that waits for the first move of its variation. */
struct psn_comment {
	struct str text;
	struct span at;
};

/* Reading one game. */
struct psn {
	struct parse *parse;
	struct record *record;
	struct western_style style;
	const char *start, *p, *end; /* the text; p: what is not read yet */

	/* The open line of play: the root, then a node a ply. */
	uint32_t *path;
	size_t path_cap;
	uint32_t depth; /* index of the last */
	uint32_t moves; /* how many moves stand before the next one */
	uint32_t node;  /* what comments belong to */
	bool fork; /* a variation was opened and has no move yet: the next replaces path[depth] */
	struct psn_line *lines; /* what open parentheses interrupt, the outermost first */
	size_t line_count, line_cap;
	struct psn_comment *comments;
	size_t comment_count, comment_cap;

	struct psn_numbers numbers;
	uint32_t skipped; /* 1 when the first number leaves black's half move out */
	struct psn_outcome outcome, tag;

	const char *junk, *junk_end; /* words not understood that are not reported yet, or NULL */
	uint32_t junk_node;          /* what they belong to */
	const char *untagged;        /* no tag ends before here */
	unsigned empty_lines;        /* right before p */
	bool line_start;             /* only blanks stand before p on its line */
	bool declared;               /* something that only a game record has was read */
	bool starred;                /* a * was read, which ends a game without a result */
	bool scored;                 /* a move or an ending was read */
	bool listed;                 /* a position is given as a list of pieces */
	bool named;                  /* lines like "Black: name" were read */
	bool gsdb;                   /* tags of the GNU Shogi Database: ~ in a comment ends lines */
	bool chess;                  /* squares of chess were read */
	bool variant_tag;            /* a tag Variant was read, as XBoard's games have one */
	bool other;                  /* another game than shogi is played */
	bool numbered;               /* the number of the first move is known */
	bool branched;               /* after a Variation line */
	bool over;                   /* the text says that no move follows: * or a result */
	bool stop;                   /* the game is over; p is where the next one begins */
	uint32_t labels[26];         /* 1 + node of each label (A) that has no footnote yet */
	struct span label_at[26];
};

/* The span of a part of the text. */
static inline struct span
psn_span(const struct psn *psn, const char *p, const char *end)
{
	return (struct span){ (uint32_t)(p - psn->start), (uint32_t)(end - p) };
}

/* A part of the text as a string. */
static inline struct str
psn_str(const char *p, const char *end)
{
	return (struct str){ p, (size_t)(end - p) };
}

/* The end of the line at p. */
static inline const char *
psn_line_end(const char *p, const char *end)
{
	while (p != end && *p != '\n' && *p != '\r')
		p++;
	return p;
}

/* Adds a finding about a part of the text. */
struct finding *psn_find(
    struct psn *psn, enum diag rule, const char *p, const char *end, const struct arg *args);

/* As much of a part of the text as a message should show. */
struct str psn_excerpt(const char *p, const char *end);

/* Keeps words that were not understood as a note of the present node, with a finding. */
void psn_unknown(struct psn *psn, const char *p, const char *end);

/* --- psn.c */

/* Reads the next game: what psn_parser and hodges_parser do. */
bool psn_next(struct parse *parse, struct record *record);

/* --- psn_tag.c */

/* A tag, [Name "value"]. */
struct psn_tag {
	struct str name, value; /* value: between the quotes, as written */
	const char *after;
	bool escaped; /* the value holds \" or \\ */
	bool open;    /* it is no tag, because its value does not end on its line */
};

/* Whether a tag stands at p. */
bool psn_tag_read(const char *p, const char *end, struct psn_tag *tag);

/* Whether this tag begins another game. */
bool psn_tag_opens(const struct psn *psn, const struct psn_tag *tag);

/* Takes what a tag says. */
void psn_tag_take(struct psn *psn, const struct psn_tag *tag);

/* A line "Black: name" above the moves, as a tag; returns false when it is none. */
bool psn_tag_line(struct psn *psn, struct str line);

/* White moves first and no tag says why: a handicap is looked for in the words of the headers
 * ("6-piece"). */
void psn_tag_search(struct psn *psn);

/* Looks at the headers when all is read: in XBoard's files White is the first mover. */
void psn_tag_finish(struct psn *psn);

/* --- psn_variant.c */

/* Settles before anything is read of a game how its moves are written: as the caller says, or as
 * the file's first game shows. */
void psn_variant_start(struct psn *psn);

/* Takes the name of a variant. */
void psn_variant_take(struct psn *psn, struct str name, struct span at);

/* Keeps what the moves show, where nothing says it. */
void psn_variant_finish(struct psn *psn);

/* --- psn_setup.c */

/* The position of the tags FEN and SFEN: SFEN, Davin's FEN or XBoard's. */
void psn_setup_fen(struct psn *psn, struct str value);

/* Reads one element of GSDB's list of pieces (wK3a b+B4d wPH15) at p into the setup.  Returns the
 * place after it, or NULL. */
const char *psn_setup_piece(struct psn *psn, const char *p);

/* --- psn_time.c */

/* Reads a duration, 0:12.3 or 1:02:03, at p into *ms; *parts gets how many numbers it has.  Returns
 * the place after it, or NULL. */
const char *psn_time_duration(const char *p, const char *end, uint32_t *ms, unsigned *parts);

/* Reads a time, (0:12), (00:03 / 00:00:03) or {0:12}, at p for the last move.  Returns the place
 * after it, or NULL with nothing read. */
const char *psn_time_read(struct psn *psn, const char *p);

/* Reads minutes, 1/1 0/0: spent and total of black, then of white, at p for the last move. */
const char *psn_time_minutes(struct psn *psn, const char *p);

/* --- psn_number.c */

/* Takes a move number, with so many dots after it, that stands in p to end. */
void psn_number_take(
    struct psn *psn, uint32_t number, unsigned dots, const char *p, const char *end);

/* Black's first half move is left out: the handicap stands in its place. */
void psn_number_skip(struct psn *psn);

/* --- psn_word.c */

/* Reads a result, 1-0, 1/2-1/2 or Black wins, at p; chess: White is the first mover.  Returns the
 * place after it, or NULL. */
const char *psn_word_result(
    const char *p, const char *end, bool chess, struct psn_outcome *outcome);

/* Reads a word that ends a game at p (Resigns, Sennichite), or two (Black resigns), into *claim.
 * Returns the place after it, or NULL. */
const char *psn_word_ending(const char *p, const char *end, bool chess, struct claim *claim);

/* Reads the value of a tag Result.  Returns the place after what was understood, or NULL. */
const char *psn_word_value(struct str value, struct psn_outcome *outcome);

/* Reads a passed move (--, pass) at p.  Returns the place after it, or NULL. */
const char *psn_word_pass(const char *p, const char *end);

/* --- psn_tree.c */

/* Begins the open line of play at the root. */
void psn_tree_start(struct psn *psn);

/* Adds a move or an ending where it belongs. */
void psn_tree_add(struct psn *psn, const struct claim *claim, const char *p, const char *end);

/* Opens and closes a parenthesis; closing gives false when none is open. */
void psn_tree_open(struct psn *psn, const char *p);
bool psn_tree_close(struct psn *psn);

/* A line Variation:n, which goes back to before ply n. */
void psn_tree_variation(struct psn *psn, uint32_t number, const char *p, const char *end);

/* Keeps a comment, line by line, with the last move or with the first one of its variation. */
void psn_tree_comment(struct psn *psn, const char *p, const char *end);

/* Ends all lines of play. */
void psn_tree_finish(struct psn *psn);

/* Whether an ending stands last on the open line of play. */
bool psn_tree_ended(const struct psn *psn);

/* --- psn_comment.c */

/* Each reads what begins with its sign at psn->p, and moves that after it; returns false, with
 * nothing read, when it is something else. */
bool psn_comment_brace(struct psn *psn);       /* {comment} {0:12} {1-0} */
bool psn_comment_semicolon(struct psn *psn);   /* ; to the end of the line */
bool psn_comment_bracket(struct psn *psn);     /* [Tag "value"] [psn] [comment] */
bool psn_comment_parenthesis(struct psn *psn); /* (moves) (0:12) (A) (comment) */
bool psn_comment_line(struct psn *psn);        /* % and # in column 0 */

/* Keeps the labels that have no footnote as comments. */
void psn_comment_finish(struct psn *psn);

/* --- psn_score.c */

/* Reads one element of a score, or one tag; sets psn->stop before what belongs to the next game. */
void psn_score_read(struct psn *psn);

/* Keeps the words not understood that are still waiting. */
void psn_score_flush(struct psn *psn);

/* Whether what stands at p can follow a move number, or begin a variation. */
bool psn_score_follows(const struct psn *psn, const char *p);

/* --- psn_saved.c */

/* Whether the text at p is a saved game or a list of a game by GNU Shogi. */
bool psn_saved_begins(const char *p, const char *end);

/* Reads it. */
void psn_saved_read(struct psn *psn);

/* --- psn_probe.c */

/* See struct parser; for tags, and for bare moves. */
struct sign psn_probe_tags(struct str body);
struct sign psn_probe_moves(struct str body);

/* What the moves of a text's first game show of the variant, where no tag says it: NULL, if they
 * fit on shogi's board, else the name.  *unsure: it is the likelier one. */
const char *psn_probe_variant(struct str body, bool *unsure);

extern const struct parser psn_parser, hodges_parser;

#endif
