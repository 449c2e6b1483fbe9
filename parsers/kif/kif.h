#ifndef PARSERS_KIF_KIF_H
#define PARSERS_KIF_KIF_H

#include "parsers/kif/kif_move.h"
#include "parsers/kif/kif_words.h"
#include "parsers/line_cursor.h"
#include "parsers/parser.h"

/*
 * Shared by the files of the KIF parser, which reads KI2 and BOD too: they differ from KIF in how
 * moves stand on a line.  kif_line.c finds out what each line is, parsers/kif/kif_move.c reads
 * moves and times, parsers/kif/kif_words.c the words that end a game, kif_setup.c diagrams and
 * hands, kif_tree.c knows where a move belongs.
 */

struct kif;
struct kif_line;

/* What one of the notations has of its own. */
struct kif_dialect {
	/* Reads a line that holds moves or endings.  Returns false when it does not. */
	bool (*row)(struct kif *kif, const struct kif_line *line);
	/* Looks at the record when all of it was read.  NULL: there is nothing to look at. */
	void (*done)(struct kif *kif);
};

/* Reading one record. */
struct kif {
	struct parse *parse;
	struct record *record;
	const struct kif_dialect *dialect;
	const char *start, *p, *end; /* the text; p: what is not read yet */
	const char *plain_until;     /* kif_plain_until() */

	struct line_cursor line; /* where the next move goes */
	uint32_t fork; /* the ply of a 変化 line whose first move is still to come; 0: none */
	struct span fork_at; /* that line */
	bool apart; /* something stands between the last move and here: a lower number may begin a
		       variation that no 変化 line announces */
	struct span number_at; /* the number before the move that is read; n == 0: none stands there
				*/

	/* What was looked for after damaged words, so that nothing is passed twice.  Each counts
	 * from where it was looked for up to itself. */
	const char *time, *origin; /* of a time in parentheses; of an origin square, (77) */

	uint32_t lines; /* read so far */
	bool begun;     /* a line that is no remark (#) was read */

	bool numbered; /* the setup said its move number (手数＝) */
	bool declared; /* something that only a game record has was read */
	bool finished; /* an ending or a まで line was read */
	bool stop;     /* the record is over; p is where the next one begins */

	/* Boards larger than shogi's (kif_large.c). */
	bool wide;         /* the record is of one */
	uint32_t stepped;  /* the node of a lion's first step whose second is still to come */
	struct span until; /* まで after the move on this line; n == 0: none */

	/* the diagram */
	unsigned files;                   /* squares in a row; 0: not known */
	unsigned borders;                 /* border lines read */
	bool hand_bad, tall, mislabelled; /* reported */
};

/* One line, without the blanks around it. */
struct kif_line {
	const char *p, *end;
	const char *whole_end; /* with the blanks after it */
	bool last;             /* the text ends here, without a line end */
};

/* The span of a part of the text. */
static inline struct span
kif_span(const struct kif *kif, const char *p, const char *end)
{
	return (struct span){ (uint32_t)(p - kif->start), (uint32_t)(end - p) };
}

/* Adds a finding about a part of the text. */
struct finding *kif_find(struct kif *kif, enum diag rule, const char *p, const char *end,
    uint32_t ply, const struct arg *args);

/* A line that was not understood: kept as a note, named by a finding. */
void kif_unknown(struct kif *kif, const char *p, const char *end);

/* The first characters of a part of the text, as many as a message should show. */
struct str kif_excerpt(const char *p, const char *end);

/* Reads a record of one of the notations: what struct parser's next() does. */
bool kif_read(struct parse *parse, struct record *record, const struct kif_dialect *dialect);

/* Whether such a record may have the header KEY：VALUE: what its header_line() does. */
bool kif_header_line(struct memory *memory, struct value_patterns *value_patterns,
    const struct kif_dialect *dialect, struct str key, struct str value);

/* --- kif_setup.c */

/* Reads a diagram's row, |v香v桂 … |一; its border and its ruler, if the line is one. */
void kif_setup_row(struct kif *kif, const struct kif_line *line);
bool kif_setup_border(struct kif *kif, const struct kif_line *line);
bool kif_setup_ruler(struct kif *kif, const struct kif_line *line);

/* Reads pieces in hand, 飛　歩十三, which are side's; with NO_SIDE (a problem's 持駒) they are
 * black's, and white has all the rest. */
void kif_setup_hand(struct kif *kif, enum side side, const char *p, const char *end);

/* The value of 手合割 (teaiwari: which handicap). */
void kif_setup_handicap(struct kif *kif, struct span value);

/* Looks at the diagram when it is complete. */
void kif_setup_done(struct kif *kif);

/* --- kif_tree.c */

/* A 変化 (henka: variation) line that announces moves from ply number on. */
void kif_tree_fork(struct kif *kif, uint32_t number, struct span at);

/* Reports an announced variation whose first move never came. */
void kif_tree_done(struct kif *kif);

/* Whether a move with the next number simply follows the open line of play. */
static inline bool
kif_tree_follows(const struct kif *kif)
{
	return kif->line.depth != 0 && kif->fork == 0 && kif->stepped == 0 &&
	       kif->record->plies[line_cursor_last(&kif->line)->node].claim.kind != CLAIM_end;
}

/* Adds a node with this number after the open line of play, where it simply follows. */
static inline uint32_t
kif_tree_follow(struct kif *kif, uint32_t number)
{
	uint32_t node = line_cursor_follow(&kif->line, number);

	kif->apart = false;
	kif->record->plies[node].number = number;
	return node;
}

/* Adds a claim where its number (0: none written) says it belongs and gives its node. */
uint32_t kif_tree_add(struct kif *kif, uint32_t number, const struct claim *claim, struct span at);

/* Adds a まで (made: "until") line, which ends the open line of play. */
void kif_tree_result(struct kif *kif, const struct made *made, struct span at);

/* --- kif_plain.c */

/* Reads lines that are a number, a move as programs write it, and maybe its time, which nearly all
 * lines are, up to one that has anything else. */
void kif_plain_lines(struct kif *kif);

/* Up to where in a text from p to end lines may be read so: a line's beginning. */
const char *kif_plain_until(const char *p, const char *end);

/* --- kif_ply.c */

/* Reads a line that holds a move or an ending.  Returns false when it does not. */
bool kif_ply_line(struct kif *kif, const struct kif_line *line);

/* Stores the time, in milliseconds, of the present node; open is where it stands. */
static inline void
kif_ply_time(struct kif *kif, const char *open, uint32_t spent, uint32_t total)
{
	struct ply *ply = &kif->record->plies[kif->line.node];
	size_t offset = (size_t)(open - kif->start) - ply->at.at;

	ply->spent = spent;
	ply->total = total;
	ply->time_at = offset <= UINT16_MAX ? (uint16_t)offset : 0;
}

/*
 * Reads what follows a move on its line: times (written twice, the last counts), the + that says
 * that variations follow, a comment.  Returns the place of what is none of these.
 */
const char *kif_ply_trailer(struct kif *kif, const struct kif_line *line, const char *p);

/* --- kif_header.c */

/* A line that begins with a keyword.  read gets what stands after it and gives false when the line
 * is not what the keyword promised. */
struct kif_keyword {
	struct str word;
	bool (*read)(
	    struct kif *, const struct kif_line *, const struct kif_keyword *, const char *);
	enum side side;
	bool labels; /* 下手 (shitate), 上手 (uwate): the sides of handicap games */
};

/* Keywords of the setup: a line that begins with a side's name, 持駒, 手番, 手合割. */
bool kif_header_side(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p);
bool kif_header_hand(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p);
bool kif_header_turn(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p);
bool kif_header_handicap(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p);

/* Any line with a key, a colon and a value. */
bool kif_header_read(struct kif *kif, const struct kif_line *line);

/* Whether the line begins another record: the one that is read has come to its end. */
bool kif_header_opens(const struct kif *kif, const struct kif_line *line);

/* Reports the headers that are given twice. */
void kif_header_duplicates(struct kif *kif);

/* --- kif_line.c */

/* Reads one line of any kind; sets kif->stop when it ended the record or belongs to the next. */
void kif_line_read(struct kif *kif);

/* Reads a result in words, まで5手で先手の勝ち.  Returns false when none stands at p. */
bool kif_line_result(struct kif *kif, const char *p, const char *end);

/* --- kif_probe.c */

/* What the first lines of a text show. */
struct kif_looks {
	struct sign word;     /* the best of the words that lines begin with, as KIF */
	struct sign move;     /* the best of the moves in KIF's form */
	struct sign ki2;      /* #KI2 */
	struct sign relative; /* moves with neither number nor origin */
	struct sign diagram;
	bool heading;  /* #KIF, 手数----指手: KIF and no other */
	bool numbered; /* there are moves with a number */
};

void kif_probe_looks(struct str body, struct kif_looks *looks);

/* See struct parser. */
struct sign kif_probe(struct str body);

extern const struct parser kif_parser;

#endif
