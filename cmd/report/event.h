#ifndef CMD_REPORT_EVENT_H
#define CMD_REPORT_EVENT_H

#include "lib/session.h"

/*
 * What came of a file, as reports need it: entries in the order in which they are to be told, which
 * live without the file, its text and the session that read it.  One thread makes them, another may
 * tell them.
 */

enum entry_kind {
	ENTRY_mended,  /* what a file becomes by mending; before all others of the file */
	ENTRY_file,    /* a file begins */
	ENTRY_finding, /* of the file as a whole, or of the game whose entry follows */
	ENTRY_known,   /* a finding that the baseline holds: nothing but that is said */
	ENTRY_game,
	ENTRY_failure, /* what could not be done with the file */
	ENTRY_end      /* the file is done; comes for every file */
};

/* What a finding is known by from run to run: rule and source line, and how often the file had the
 * same before, from 0. */
struct fingerprint {
	uint64_t hash;
	uint32_t occurrence;
};

/* A finding that is to be shown. */
struct entry_finding {
	enum diag rule;
	struct str name;                   /* the rule's */
	enum severity severity;            /* as the policy has it */
	bool fails;                        /* it is at or above --fail-on */
	bool fixable;                      /* --fix can mend it */
	bool grave;                        /* the job could not be done because of it */
	uint32_t game, ply;                /* 0: none */
	struct place at, end;              /* end is behind the last character */
	struct place related, related_end; /* line 0: none */
	struct str messages[2];            /* by enum language */
	struct str excerpt;                /* as excerpt_write makes it; empty when not wanted */
	struct fingerprint print;          /* zero when not wanted */
};

/* A game, or the one turn of a file without. */
struct entry_game {
	uint32_t number;
	const char *variant; /* NULL: there is no game */
	const char *handicap;
	uint32_t plies;
	const char *ending; /* its name */
	enum side winner;
	enum verdict verdict;
};

/* A file that was mended. */
struct entry_mended {
	const char *path; /* borrowed; NULL: standard input */
	struct str bytes; /* what is to be written; with --diff, the difference to be shown */
	size_t findings;  /* that are gone */
	bool changed;     /* false: standard input that stays as it was */
};

struct entry {
	enum entry_kind kind;
	struct str file;        /* its name; borrowed from whoever named it */
	enum format format;     /* FORMAT_none: not recognised */
	enum encoding encoding; /* ENCODING_unknown: nothing was read */
	union {
		struct entry_finding *finding;
		struct entry_game *game;
		const struct entry_mended *mended;
		struct str failure[2]; /* by enum language */
		struct str why; /* of a file: why it was taken for what it was; empty when not
				   wanted */
	} is;
};

/* The entries that wait to be told. */
struct entries {
	struct arena arena; /* holds them */
	struct entry *list;
	size_t count, cap;
	size_t size; /* bytes they take, about */
	/* Tells and clears the entries; false: nobody wants more.  The caller sets both. */
	bool (*drain)(struct entries *entries, void *arg);
	void *arg;
};

/* Makes an empty list over memory. */
void entries_init(struct entries *entries, struct memory *memory);
void entries_free(struct entries *entries);

/* Forgets all entries. */
void entries_clear(struct entries *entries);

/* Adds an entry of this kind for a file and gives it, its *is not set. */
struct entry *entries_add(struct entries *entries, enum entry_kind kind, struct str file);

/* Adds that a file begins: the session's; with why, in language, when that is wanted (else NULL).
 */
void entries_file(
    struct entries *entries, struct session *session, struct str bytes, const enum language *why);

/* Adds that something could not be done with a file, in words by enum language, which are copied.
 */
void entries_fail(struct entries *entries, struct str file, const struct str what[2]);

/* Adds that nothing could be done with a file, for a reason in English (words.def), and its end;
 * gives what entries_more gives. */
bool entries_fail_all(struct entries *entries, struct str file, const char *reason);

/* Adds that a file becomes bytes; gives it so that the rest can be set.  Then call entries_more:
 * many bytes are not copied, but told before it comes back. */
struct entry_mended *entries_mended(struct entries *entries, struct str file, struct str bytes);

/* Adds a finding made from nothing but its rule and arguments, about file as a whole: nothing of it
 * was read.  Gives it so that severity and fails can be set. */
struct entry_finding *entries_bare(
    struct entries *entries, struct str file, enum diag rule, const struct arg *args);

/* Adds a finding of the session's text (struct entries *: its excerpt too if that is wanted). */
struct entry_finding *entries_finding(
    struct entries *entries, struct session *session, const struct finding *finding, bool excerpt);

/* Adds a finding once more, that of an entry of other entries. */
void entries_repeat(struct entries *entries, const struct entry *entry);

/* Adds the session's present game. */
void entries_game(struct entries *entries, struct session *session);

/* Lets what waits be told if it has grown large; false: nobody wants more. */
bool entries_more(struct entries *entries);

#endif
