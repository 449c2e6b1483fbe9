#ifndef PARSERS_CSA_CSA_READER_H
#define PARSERS_CSA_CSA_READER_H

#include "parsers/parser.h"

/* The state of the CSA parser, and what its files share, lower files first. */

/* The sections of a record, in the order that the standard demands. */
enum csa_section { CSA_version, CSA_information, CSA_position, CSA_turn, CSA_moves };

/* Reading one record.  One struct for all files of the parser: what a line means depends on what
 * the others have read. */
struct csa {
	struct parse *parse;
	struct record *record;
	const char *body;
	uint32_t size, at; /* of body; the first byte not read yet */
	struct {
		uint32_t end; /* without the blanks before it */
		bool inside;  /* at is inside it, after a statement */
		size_t glued; /* 1 + the index of its finding glued-move; 0: none */
	} line;               /* being read */
	struct {
		bool summarized;   /* a summary was read */
		bool answered;     /* a line of a server's result was reported */
		uint32_t features; /* set of the words of newer editions that were reported */
		uint32_t rows;     /* set of the ranks whose row was read */
		uint32_t headers;  /* set of the header ids that were read */
		uint32_t ended;    /* the node that an ending followed */
	} seen;
	bool over; /* the record ends at record_end */
	uint32_t record_end;
	enum csa_section section; /* the last one entered */
	uint32_t node;            /* what comments, times and the next move follow */
	uint32_t ply;             /* moves read */
	enum side turn;           /* by the sign of the last move; NO_SIDE before the first */
	unsigned edition;         /* of the standard, by the version line: 22 for V2.2 */
	uint32_t left[2];         /* seconds that a side's clock shows in Shogi Wars; 0: unknown */
};

/* A time as read. */
struct csa_time {
	uint64_t ms;
	uint32_t n; /* bytes it took, with the T; 0: it is no time, or more than 2^32 - 1 seconds */
	bool fraction; /* a part of a second was written */
};

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

/* --- csa_find.c: which lines look like CSA */

/* Weighs the first line that is typical of CSA, after comments and at most a few other lines. */
struct sign csa_find_probe(struct str body);

/*
 * Moves csa->at to the next record, past sections without a game, whose lines are kept with the
 * record's root.  Returns false at the end of the text if there is no game, and reports that if the
 * search began at the text's start.
 */
bool csa_find_first(struct csa *csa);

/* Looks for another game after the record that ends at csa->at.  If there is none, keeps the rest
 * of the text with the record's last node. */
void csa_find_next(struct csa *csa);

/* --- csa_archive.c: games of two lines without signs */

/* Reads such a game if one begins at csa->at, and what follows it as csa_find_next does.  Returns
 * false, with nothing read, if there is none. */
bool csa_archive_read(struct csa *csa);

/* --- csa_setup.c: the start position */

/*
 * Reads a statement that begins with P into steps of record->setup (CSA standard V3.0):
 *   PI82HI22KA              the even start without these pieces
 *   P1-KY-KE * ...          one row of the board, from file 9 to file 1
 *   P+59OU00KI  P-00AL      pieces one by one, 00 in hand, AL all the rest
 * Returns false if it is none of these.  What is wrong inside one is kept and reported.
 */
bool csa_setup_line(struct csa *csa, struct span at);

/* Sets the board's size, when all of the record has been read. */
void csa_setup_end(struct csa *csa);

/* --- csa_move.c: moves and times */

/*
 * The fast path: reads moves while each is on its own line, with or without a time on the same
 * or the next line.  Stops, perhaps inside a line, before anything else.
 */
void csa_move_run(struct csa *csa);

/* Reads the move at the start of at (which begins with + or -) and returns the bytes it took. */
uint32_t csa_move_read(struct csa *csa, struct span at);

/* Reads a move's seven bytes, +7776FU, into *claim.  Returns false if text is another word. */
bool csa_move_claim(struct str text, struct claim *claim);

/* Reports a line that only begins like a move; adds a move without a claim.  Returns at.n. */
uint32_t csa_move_bad(struct csa *csa, struct span at);

/*
 * Reads a move without its sign at the start of at, after at most a few other signs, as a move by
 * the side to move, and reports it.  Returns the bytes it took, 0 if there is none.
 */
uint32_t csa_move_unsigned(struct csa *csa, struct span at);

/* Reads six bytes as a move without its sign, where none is expected, or reports them. */
void csa_move_plain(struct csa *csa, struct span at);

/* Returns whether six bytes at the start of s are a move without its sign, and no word goes on. */
bool csa_move_is_unsigned(struct str s);

/*
 * Reads the time at the start of s, which begins with T: T12, T6.123 (V3.0), and what other
 * programs write: T=12, T+12, T1:30, T1:02:30, "T1."  Milliseconds; finer digits are left out.
 */
struct csa_time csa_time_read(struct str s);

/*
 * --- csa_ending.c: how a record ends.  Sources: the CSA standard V3.0 (statements with %); the
 * result lines of the server protocol (with #), found in the logs of clients and in the games of
 * 81Dojo, which adds who won (#SENTE_WIN; its client's source, 0z4ck/81dojoAS, and its server's,
 * kota/81SquareShogi-server); the last word of Shogi Wars (GOTE_WIN_TORYO); the comment of
 * shogi-server
 *   'summary:REASON:NAME win|lose|draw:NAME win|lose|draw
 * (black first), which alone names losses on time, repetition and fouls in files of floodgate.
 */

/* Reads the statement at the start of at (which begins with %) and returns its length. */
uint32_t csa_ending_special(struct csa *csa, struct span at);

/* Returns whether a word after % is an ending. */
bool csa_ending_is_word(struct str word);

/* Reads a result of Shogi Wars (GOTE_WIN_TORYO, DRAW_SENNICHI) at the start of at and returns its
 * length; 0: there is none, or the record has an ending already. */
uint32_t csa_ending_server(struct csa *csa, struct span at);

/* Returns the length of a result of Shogi Wars at the start of s, 0 if there is none. */
size_t csa_ending_server_length(struct str s);

/* Reads a result line of the server protocol (with #).  Returns false for another line. */
bool csa_ending_protocol(struct csa *csa, struct span at);

/* Reads a summary comment (with its apostrophe). */
void csa_ending_summary(struct csa *csa, struct span at);

#endif
