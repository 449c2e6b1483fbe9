#ifndef PARSERS_WESTERN_PSN_READER_H
#define PARSERS_WESTERN_PSN_READER_H

#include "parsers/line_cursor.h"
#include "parsers/parser.h"
#include "parsers/western/western.h"
#include "record/game.h"
#include "record/scan.h"
#include "record/variants/variant.h"
#include "record/variants/variants.h"

/*
 * The state of reading one game, and what the files of the PSN parser share, lower files first.
 * PSN, Portable Shogi Notation, was never standardised: its dialects are described in
 * kifu-formats(5).
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

/* A comment that ends the game if nothing else does: {Resigns}. */
struct psn_closing {
	bool given;
	bool held; /* it is nothing but the ending, and not yet a note */
	uint32_t node;
	struct claim claim;
	struct span at;
};

/* How moves are numbered: 1. P-7f P-3d 2. … or 1.P7g-7f 2.P3c-3d. */
enum psn_numbering { PSN_unknown, PSN_pairs, PSN_plies };

/* The last move number, from which the next one follows.  Half moves are counted from 0, including
 * black's missing one in "1. … P-3d". */
struct psn_numbers {
	bool given; /* a number was read */
	uint8_t numbering;
	uint32_t number, half; /* the number, and the index of the half move after it */
};

/* A line of play, the open one or one that is interrupted by a variation in parentheses. */
struct psn_line {
	uint32_t node, depth; /* of its last move, if it is interrupted */
	struct span at;       /* the parenthesis, if it is interrupted */
	uint32_t moves;       /* before the next one */
	bool fork; /* a variation was opened and has no move yet: the next one replaces the last */
	struct psn_numbers numbers;
	struct psn_outcome outcome;
};

/* The move read last. */
struct psn_ahead {
	const char *at, *after; /* its place, and what follows it; after NULL: there is no move */
	struct claim claim;
	bool chess; /* it has squares of chess */
};

/* A tag, [Name "value"]. */
struct psn_tag {
	struct str name, value;    /* value: between the quotes, as written */
	const char *begin, *after; /* its brackets: the first, and what follows the last */
	bool escaped;              /* the value holds \" or \\ */
	bool open;                 /* this is no tag, because its value does not end on its line */
};

/* What was read of the game. */
struct psn_seen {
	bool declared;       /* something that only a game record has */
	bool tagged;         /* a tag with a known name */
	size_t moves, words; /* that were understood, that were not */
	bool starred;        /* a *, which ends a game without a result */
	bool scored;         /* a move or an ending */
	bool listed;         /* the position as a list of pieces */
	bool named;          /* lines like "Black: name" */
	bool gsdb;           /* tags of the GNU Shogi Database: ~ in a comment ends lines */
	bool chess;          /* squares of chess */
	bool variant_tag;    /* a tag Variant, as in XBoard's games */
	bool other_game;     /* that a game other than shogi is played */
	bool numbered;       /* the number of the first move */
	bool branched;       /* a Variation line */
};

/*
 * Reading one game.  One struct for all files of the parser: what each of them reads decides how
 * the others understand what follows.
 */
struct psn {
	struct parse *parse;
	struct record *record;
	struct western_style style;
	const char *start, *p, *end; /* the text; p: the first byte not read yet */
	const char *begin, *first;   /* of the game: its place, its first byte that is no blank */

	struct psn_ahead ahead;
	struct line_cursor cursor; /* where the next move goes */
	struct psn_line line;      /* the open one */
	struct {
		struct psn_line *list;
		size_t count, cap;
	} outer; /* lines interrupted by open parentheses, the outermost first */
	struct {
		struct span *list;
		size_t count, cap;
	} waiting; /* comments, for the first move of their variation */

	uint32_t skipped;           /* 1 if the first number leaves out black's half move */
	struct psn_outcome tag;     /* from the tag Result */
	struct psn_closing closing; /* the last comment, if it may be the ending */
	struct psn_seen seen;
	struct {
		size_t findings, left_out;
	} before;             /* of struct diags, when the game began */
	const char *flat;     /* comments before this place do not nest */
	const char *untagged; /* no tag ends before this place */
	unsigned empty_lines; /* right before p */
	bool line_start;      /* only blanks are before p on its line */
	bool over;            /* a * or a result was read: no move follows */
	bool stop;            /* the game ends at p, where the next one begins */
	struct {
		uint32_t
		    node; /* 1 + node of the label (A); 0: it has a footnote, or there is none */
		struct span at;
	} labels[26];
};

static inline struct span
psn_span(const struct psn *psn, const char *p, const char *end)
{
	return (struct span){ (uint32_t)(p - psn->start), (uint32_t)(end - p) };
}

/* Returns the place of a part of the text. */
static inline struct span
psn_place(const struct psn *psn, struct str s)
{
	return psn_span(psn, s.p, s.p + s.n);
}

static inline struct str
psn_str(const char *p, const char *end)
{
	return (struct str){ p, (size_t)(end - p) };
}

/* Returns whether White in the text means the first mover, as in XBoard's games. */
static inline bool
psn_white_first(const struct psn *psn)
{
	return psn->seen.chess || psn->seen.variant_tag;
}

/* Sets whether moves are written as on a larger board than shogi's, and with which pieces. */
static inline void
psn_set_board(struct psn *psn, bool large, const struct piece_set *set)
{
	psn->style.large = large;
	psn->style.set = set;
	psn->ahead.at = NULL;
}

/* --- psn_reader.c */

/* Begins to read the text's next game.  Returns false if only blanks are left. */
bool psn_begin(struct psn *psn, struct parse *parse, struct record *record);

/* Ends the game at p; reports a text that holds none. */
void psn_end(struct psn *psn);

/* Sets how the moves of a variant are written; NULL: those of shogi. */
void psn_play(struct psn *psn, const struct variant *variant);

/* Returns the end of the line at p. */
const char *psn_line_end(const char *p, const char *end);

/* Skips a line's end at p, if there is one. */
const char *psn_skip_line_end(const char *p, const char *end);

/* Returns the place after word, which is in lower case, at p in any case, or NULL. */
const char *psn_take_word(const char *p, const char *end, const char *word);

/* Reads the next word at *p, empty at the end; moves *p after it. */
struct str psn_next_word(const char **p, const char *end);

/* Returns whether s is one of these words, in any case; NULL ends them. */
bool psn_is_listed(struct str s, const char *const *words);

/* Reports what is at p to end. */
void psn_report(
    struct psn *psn, enum diag rule, const char *p, const char *end, const struct arg *args);

/* Returns the part of p to end that a message shows: at most 60 bytes of its first line. */
struct str psn_excerpt(const char *p, const char *end);

/* Reports what is at p to end, with its excerpt as the argument. */
void psn_report_text(struct psn *psn, enum diag rule, const char *p, const char *end);

/* Keeps a part of the text as a note of a node. */
void psn_note(struct psn *psn, uint32_t node, enum note_kind kind, struct span at);

/* --- psn_word.c: results, endings and passes; chess: White in the text is the first mover */

/* Reads a result at p into *outcome: 1-0, 1/2-1/2, Black wins. */
const char *psn_word_result(
    const char *p, const char *end, bool chess, struct psn_outcome *outcome);

/* Reads words that end a game at p into *claim: Resigns, Sennichite, Black resigns. */
const char *psn_word_ending(const char *p, const char *end, bool chess, struct claim *claim);

/* Reads the ending that a comment begins with into *claim, before a full stop, times or its end. */
const char *psn_word_closing(const char *p, const char *end, bool chess, struct claim *claim);

/* Reads the value of a tag Result into *outcome; the value may go on after what was understood. */
const char *psn_word_value(struct str value, struct psn_outcome *outcome);

/* Reads a pass at p: --, pass. */
const char *psn_word_pass(const char *p, const char *end);

/* --- psn_setup.c: the start position, and which game is played */

/* Reads the value of a tag FEN or SFEN: SFEN, Davin's FEN or XBoard's. */
void psn_setup_fen(struct psn *psn, struct str value);

/* Reads one element of the GNU Shogi Database's list of pieces (wK3a b+B4d wPH15) at p. */
const char *psn_setup_piece(struct psn *psn, const char *p);

/* Takes the name of a variant, as the text at a place has it. */
void psn_setup_variant(struct psn *psn, struct str name, struct span at);

/* Sets the variant that the moves show if nothing else names one. */
void psn_setup_finish(struct psn *psn);

/* --- psn_tag.c */

/* Reads a tag at p.  Returns false if there is none; only tag->open is then set. */
bool psn_tag_read(const char *p, const char *end, struct psn_tag *tag);

/* Returns whether this tag begins another game. */
bool psn_tag_opens(const struct psn *psn, const struct psn_tag *tag);

/* Takes a tag's value into the record. */
void psn_tag_take(struct psn *psn, const struct psn_tag *tag);

/* Takes a line "Black: name" above the moves as a tag, and what other players' names follow in it.
 * Returns the place after them, where moves may follow; NULL if it is none. */
const char *psn_tag_line(struct psn *psn, struct str line);

/* Looks in the headers' values for a handicap ("6-piece") that explains why white begins. */
void psn_tag_search(struct psn *psn);

/* Exchanges the players' names where White is the first mover, as in XBoard's games. */
void psn_tag_finish(struct psn *psn);

/* --- psn_tree.c: where moves, variations and comments belong in the record's tree */

/* Adds a move or an ending. */
void psn_tree_add(struct psn *psn, const struct claim *claim, const char *p, const char *end);

/* Adds what stands where a move should and cannot be read as one, and reports it by this rule. */
void psn_tree_add_unread(struct psn *psn, enum diag rule, const char *p, const char *end);

/* Takes a comment that begins with an ending at p, for the case that the game ends here without
 * another; whole: nothing else is in it.  Returns false if it cannot be the ending. */
bool psn_tree_closing(
    struct psn *psn, const struct claim *claim, bool whole, const char *p, const char *end);

/* Keeps one line of a comment, with the last move or with the first one of its variation. */
void psn_tree_note(struct psn *psn, struct span at);

/* Adds a remark to the current node, after the comment that is held back there. */
void psn_tree_remark(struct psn *psn, struct span at);

/* Opens a parenthesis at p, with an alternative to the last move. */
void psn_tree_open(struct psn *psn, const char *p);

/* Closes a parenthesis; returns false if none is open. */
bool psn_tree_close(struct psn *psn);

/* Takes a line Variation:n, which goes back to before ply n. */
void psn_tree_variation(struct psn *psn, uint32_t number, const char *p, const char *end);

/* Ends all lines of play. */
void psn_tree_finish(struct psn *psn);

/* Returns whether an ending is the last step of the open line of play. */
bool psn_tree_ended(const struct psn *psn);

/* Returns whether another game may begin here: after an ending, or a * and two empty lines. */
bool psn_tree_complete(const struct psn *psn);

/* --- psn_number.c: move numbers and times */

/* Reads a move at p into psn->ahead, for a number before it and then as itself. */
const char *psn_number_move(struct psn *psn, const char *p);

/* Reads a move number at p: 1. or 12 or 3... before what may follow it.  Returns p, with psn->stop
 * set, if the number begins another game. */
const char *psn_number_read(struct psn *psn, const char *p);

/* Reads dots or a dash alone at p, in place of a half move. */
const char *psn_number_placeholder(const char *p, const char *end);

/* Returns whether what is at p can follow a move number, or begin a variation. */
bool psn_number_follows(struct psn *psn, const char *p);

/* Returns whether an element of a score is at p: a number, a move, a comment, an ending. */
bool psn_number_element(struct psn *psn, const char *p);

/* Reads the time of the last move at p: (0:12), (00:03 / 00:00:03), {0:12}. */
const char *psn_number_time(struct psn *psn, const char *p);

/* Reads the time of the last move at p: 1/1 0/0, spent/total of black and of white in minutes. */
const char *psn_number_minutes(struct psn *psn, const char *p);

/* --- psn_comment.c: what begins with the sign that is at p */

const char *psn_comment_brace(struct psn *psn, const char *p);     /* {comment} {0:12} {1-0} */
const char *psn_comment_semicolon(struct psn *psn, const char *p); /* ; to the end of the line */
const char *psn_comment_bracket(struct psn *psn, const char *p);   /* [Tag "value"] [comment] */
const char *psn_comment_parenthesis(
    struct psn *psn, const char *p);                          /* (moves) (0:12) (A) (words) */
const char *psn_comment_line(struct psn *psn, const char *p); /* % and # in column 0 */

/* Keeps a comment, line by line. */
void psn_comment_add(struct psn *psn, const char *p, const char *end);

/* Keeps the labels that have no footnote as comments. */
void psn_comment_finish(struct psn *psn);

/* --- psn_probe.c: see struct parser */

/* Return how much a text looks like PSN, by its tags; like Hodges text, by its moves. */
struct sign psn_probe_tags(struct str body);
struct sign psn_probe_moves(struct str body);

/* Returns the variant that the moves of a text's first game show, or NULL if they fit on shogi's
 * board or a tag names it.  Sets *unsure if it is only the likeliest one. */
const char *psn_probe_variant(const struct variants *variants, struct str body, bool *unsure);

/* --- psn.c */

/* Reads the next game of PSN or Hodges text: see struct parser. */
bool psn_next(struct parse *parse, struct record *record);

#endif
