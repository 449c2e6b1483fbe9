#ifndef CMD_REPORT_EVENT_H
#define CMD_REPORT_EVENT_H

#include "lib/session.h"

/*
 * What came of a file, as reports need it: events in the order in which they are to be told, which
 * live without the file, its text and the session that read it.  One thread makes them, another may
 * tell them.
 */

enum event_kind {
	EVENT_fixed,   /* what a file becomes by fixing; before all others of the file */
	EVENT_file,    /* a file begins */
	EVENT_finding, /* of the file as a whole, or of the game whose event follows */
	EVENT_known,   /* a finding that the baseline holds: nothing but that is said */
	EVENT_game,
	EVENT_failure, /* what could not be done with the file */
	EVENT_end      /* the file is done; comes for every file */
};

/* What a finding is known by from run to run: rule and source line, and how often the file had the
 * same before, from 0. */
struct fingerprint {
	uint64_t hash;
	uint32_t occurrence;
};

/* A finding that is to be shown. */
struct event_finding {
	enum diag rule;
	struct str name;                   /* the rule's */
	enum severity severity;            /* as the policy has it */
	bool fails;                        /* it is at or above --fail-on */
	bool fixable;                      /* --fix can fix it */
	bool grave;                        /* the job could not be done because of it */
	uint32_t game, ply;                /* 0: none */
	struct place at, end;              /* end is after the last character */
	struct place related, related_end; /* line 0: none */
	struct str messages[2];            /* by enum language */
	struct str excerpt;                /* as excerpt_write makes it; empty when not wanted */
	struct fingerprint fingerprint;    /* zero when not wanted */
};

/* A game, or the one turn of a file without. */
struct event_game {
	uint32_t number;
	const char *variant; /* NULL: there is no game */
	const char *handicap;
	uint32_t plies;
	const char *ending; /* its name */
	enum side winner;
	enum verdict verdict;
};

/* A file that was fixed. */
struct event_fixed {
	const char *path; /* borrowed; NULL: standard input */
	struct str bytes; /* what is to be written; with --diff, the difference to be shown */
	size_t findings;  /* that are gone */
	bool changed;     /* false: standard input that stays as it was */
};

struct event {
	enum event_kind kind;
	struct str file;        /* its name; borrowed from whoever named it */
	enum format format;     /* FORMAT_none: not recognised */
	enum encoding encoding; /* ENCODING_unknown: nothing was read */
	union {
		struct event_finding *finding;
		struct event_game *game;
		const struct event_fixed *fixed;
		struct str failure[2]; /* by enum language */
		struct str why; /* of a file: why it was taken for what it was; empty when not
				   wanted */
	} is;
};

/* The events that wait to be told. */
struct events {
	struct arena arena; /* holds them */
	struct event *list;
	size_t count, cap;
	size_t size; /* bytes they take, about */
	/* Tells and clears the events; false: nobody wants more.  The caller sets both. */
	bool (*drain)(struct events *events, void *arg);
	void *arg;
};

/* Makes an empty list over memory. */
void events_init(struct events *events, struct memory *memory);
void events_free(struct events *events);

/* Forgets all events. */
void events_clear(struct events *events);

/* Adds an event of this kind for a file and gives it, its *is not set. */
struct event *events_add(struct events *events, enum event_kind kind, struct str file);

/* Adds that a file begins: the session's; with why, in language, when that is wanted (else NULL).
 */
void events_file(
    struct events *events, struct session *session, struct str bytes, const enum language *why);

/* Adds that something could not be done with a file, in words by enum language, which are copied.
 */
void events_fail(struct events *events, struct str file, const struct str what[2]);

/* Adds that nothing could be done with a file, for a reason in English (messages.def), and its end;
 * gives what events_more gives. */
bool events_fail_all(struct events *events, struct str file, const char *reason);

/* Adds that a file becomes bytes; returns it so that the rest can be set.  Then call events_more:
 * many bytes are not copied, but told before it comes back. */
struct event_fixed *events_fixed(struct events *events, struct str file, struct str bytes);

/* Adds a finding made from nothing but its rule and arguments, about file as a whole: nothing of it
 * was read.  Returns it so that severity and fails can be set. */
struct event_finding *events_bare(
    struct events *events, struct str file, enum diag rule, const struct arg *args);

/* Adds a finding of the session's text (struct events *: its excerpt too if that is wanted). */
struct event_finding *events_finding(
    struct events *events, struct session *session, const struct finding *finding, bool excerpt);

/* Adds a finding once more, that of an event of other events. */
void events_repeat(struct events *events, const struct event *event);

/* Adds the session's present game. */
void events_game(struct events *events, struct session *session);

/* Lets what waits be told if it has grown large; false: nobody wants more. */
bool events_more(struct events *events);

#endif
