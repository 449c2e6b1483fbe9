#ifndef LIB_EVENT_EVENT_H
#define LIB_EVENT_EVENT_H

#include "lib/resume.h"

/*
 * What was found in a file, as reports need it: events in the order in which they are reported.
 * They do not refer to the file's text or to the session that read it.  One thread may make them
 * and another report them.
 */

enum event_kind {
	EVENT_fixed,   /* what a file becomes by fixing; before all others of the file */
	EVENT_file,    /* a file begins */
	EVENT_finding, /* of the file as a whole, or of the game whose event follows */
	EVENT_known,   /* a finding that is in the baseline: only counted */
	EVENT_beyond, /* a finding that is not listed because the file has too many: only counted */
	EVENT_game,
	EVENT_chunk,    /* a chunk of a large file begins */
	EVENT_left_out, /* a game that is not wanted: only counted */
	EVENT_skipped,  /* a file of a folder or an archive was not looked at */
	EVENT_failure,  /* something could not be done with the file */
	EVENT_end       /* of the file; comes for every file */
};

/* What identifies a finding from run to run: its rule and source line, and how many findings with
 * the same hash precede it in the file. */
struct fingerprint {
	uint64_t hash;
	uint32_t occurrence;
};

/* A finding that is reported. */
struct event_finding {
	enum diag rule;
	struct str name;                   /* the rule's */
	enum severity severity;            /* as the policy has it */
	bool fails;                        /* it is at or above --fail-on */
	bool fixable;                      /* --fix can fix it */
	bool grave;                        /* because of it the job could not be done */
	uint32_t game, ply;                /* 0: none */
	bool unnumbered;                   /* the text does not show the number of the move */
	struct place at, end;              /* end is after the last character */
	struct place related, related_end; /* line 0: none */
	struct str messages[2];            /* by enum language */
	struct str excerpts[2];            /* at and related, as excerpt_write writes them; empty:
					      not wanted */
	struct fingerprint fingerprint;    /* hash 0: not wanted */
};

/* What became of a game that was to be converted. */
enum conversion_end {
	CONVERSION_written,
	CONVERSION_no_game,
	CONVERSION_unreadable,
	CONVERSION_illegal,
	CONVERSION_short,      /* it ends before --ply */
	CONVERSION_lossy,      /* --on-loss=error */
	CONVERSION_unfit,      /* the format cannot hold it at all */
	CONVERSION_second,     /* the output holds one game, and has it */
	CONVERSION_other,      /* -t source: not in the output's format and encoding */
	CONVERSION_no_encoding /* iconv cannot write the encoding */
};

/* Their names; NULL: it was written. */
extern const char *const event_conversion_ends[CONVERSION_no_encoding + 1];

/* The parts of a converted game: what goes before it where it is the first of its output, what goes
 * before it after another game, and the game. */
enum conversion_part { CONVERSION_first, CONVERSION_later, CONVERSION_game, CONVERSION_PARTS };

/* A converted game, in the target's form. */
struct event_converted {
	enum conversion_end end;
	struct str parts[CONVERSION_PARTS];
	/* With a series of pictures the game is all of them, one after the other: */
	const size_t *ends; /* where each of them ends in its part; NULL: it is no series */
	size_t count;
	uint32_t from; /* after how many moves the first of them is */
	int ahead;     /* descriptor of a file without a name that holds the game and what goes
			  before the first already; -1: none */
};

/* The board on which a game goes wrong. */
struct event_board {
	struct str drawing; /* an SVG element */
	uint32_t ply;       /* of its finding: the first error of the game that has one */
};

/* A game, or that a file has none. */
struct event_game {
	uint32_t number;
	const char *variant; /* NULL: there is no game */
	const char *handicap;
	uint32_t plies;
	const char *ending; /* its name */
	enum side winner;
	enum verdict verdict;
	uint32_t line;           /* at which it begins; 0: it is not wanted, or there is none */
	const struct str *cells; /* of the columns that are wanted, in their order; or NULL */
	struct event_converted *converted; /* NULL: it was not to be */
	const struct event_board *board;   /* NULL: not wanted, or nothing is wrong on a board */
};

/* A file that was fixed. */
struct event_fixed {
	const char *path; /* borrowed; NULL: standard input */
	struct str bytes; /* of the fixed file; with --diff, the difference */
	uint64_t was;     /* hash of the file's bytes when they were read */
	size_t findings;  /* that were fixed */
	bool changed;     /* false: standard input without anything to fix */
};

struct event {
	enum event_kind kind;
	struct str file;        /* its name; borrowed from the job */
	enum format format;     /* FORMAT_none: not recognised */
	enum encoding encoding; /* ENCODING_unknown: nothing was read */
	union {
		struct event_finding *finding;
		bool fails; /* as event_finding's, of a finding beyond those that are listed */
		struct event_game *game;
		const struct event_fixed *fixed;
		struct resume *from;   /* where the chunk begins; its version is borrowed */
		struct str failure[2]; /* by enum language */
		struct str why;        /* of a file: why it was taken for what it was, or left out;
					  empty when not wanted */
	} is;
};

/* Events that wait to be reported. */
struct events {
	struct arena arena; /* holds them */
	struct event *list;
	size_t count, cap;
	size_t size;  /* bytes they take, roughly */
	size_t limit; /* bytes from which on events_more drains; 0: they may not grow any more */
	/* Reports and clears the events, or raises the limit if that is not 0; returns false if no
	 * more are wanted.  Set by the caller; NULL: the events are kept. */
	bool (*drain)(struct events *events, void *arg);
	void *arg;
};

/* Names of winners (NULL: nobody) and verdicts, and of a game's handicap. */
extern const char *const event_winners[NO_SIDE + 1];
extern const char *const event_verdicts[VERDICT_unreadable + 1];
const char *event_handicap(const struct game *game);

/* Formats a finding's fingerprint. */
enum { FINGERPRINT_SIZE = 40 };
void event_fingerprint(const struct event_finding *finding, char out[static FINGERPRINT_SIZE]);

/* Makes an empty list over memory. */
void events_init(struct events *events, struct memory *memory);
void events_free(struct events *events);

/* Clears the list. */
void events_clear(struct events *events);

/* Adds an event of this kind for a file.  Returns it for the caller to set its `is`. */
struct event *events_add(struct events *events, enum event_kind kind, struct str file);

/* Adds that the session's file begins, and in *why why it was taken for what it is (NULL: not
 * wanted). */
void events_file(struct events *events, struct session *session, const enum language *why);

/* Adds that something could not be done with a file: what, by enum language, is copied. */
void events_fail(struct events *events, struct str file, const struct str what[2]);

/* Adds that a file becomes bytes.  Returns it for the caller to set the rest and then to call
 * events_more: a large file's bytes are not copied, but reported by that call. */
struct event_fixed *events_fixed(struct events *events, struct str file, struct str bytes);

/* Adds a finding about a file of which nothing was read.  Returns it for the caller to set severity
 * and fails. */
struct event_finding *events_bare(
    struct events *events, struct str file, enum diag rule, const struct arg *args);

/* Adds a finding about the session's text, with its excerpt if that is wanted. */
struct event_finding *events_finding(
    struct events *events, struct session *session, const struct finding *finding, bool excerpt);

/* Adds a copy of a finding in another list. */
void events_repeat(struct events *events, const struct event *event);

/* Adds that a chunk of the session's file begins at *from, which is copied. */
void events_chunk(struct events *events, struct session *session, const struct resume *from);

/* Adds the session's present game.  Returns it for the caller to add its cells. */
struct event_game *events_game(struct events *events, struct session *session);

/* Adds what became of a game that was to be converted; the caller then calls events_more: a large
 * game's bytes are not copied, but reported by that call. */
void events_converted(
    struct events *events, struct event_game *game, const struct event_converted *converted);

/* Drains the list, before its maker waits for a slow input.  Returns as events_more. */
bool events_report(struct events *events);

/* Drains the list if it has grown large.  Returns false if no more events are wanted. */
bool events_more(struct events *events);

#endif
