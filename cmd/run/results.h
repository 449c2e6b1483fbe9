#ifndef CMD_RUN_RESULTS_H
#define CMD_RUN_RESULTS_H

#include "lib/finding_text.h"
#include "lib/game_summary.h"

/*
 * What came of a file, in the order in which it is delivered: results.  They do not refer to the
 * file's text or to the session that read it: a worker makes them, and the main thread delivers
 * them.  The kinds before RESULT_own are the runner's; all others are a visitor's, whose payload
 * only the visitor's own delivery opens.
 */
enum result_kind {
	RESULT_file, /* a file begins */
	RESULT_game, /* comes for every game that the filters chose; its payload is the visitor's */
	RESULT_clean,    /* games of engine data that passed, without a finding */
	RESULT_left_out, /* a game that the filters did not choose */
	RESULT_skipped,  /* a file of a folder or an archive was not looked at */
	RESULT_fault,    /* an input could not be read as a whole, and how that is explained */
	RESULT_failure,  /* something could not be done with the file */
	RESULT_end,      /* of the file; comes for every file */
	RESULT_own       /* the first kind of a visitor's own */
};

struct result_item {
	unsigned kind;             /* enum result_kind, or the visitor's own */
	struct str file;           /* its name; borrowed from the job */
	enum format format;        /* FORMAT_none: not recognised */
	enum encoding encoding;    /* ENCODING_unknown: nothing was read */
	struct game_summary *game; /* of RESULT_game */
	union {
		struct str why;        /* RESULT_file, RESULT_skipped: why it was taken for what it
					  was, or left out; empty when not wanted */
		uint32_t count;        /* RESULT_clean */
		struct str failure[2]; /* RESULT_failure: by enum language */
		const struct finding_text *fault; /* RESULT_fault */
		void *own;                        /* the visitor's */
	} is;
};

/* Results that wait to be delivered. */
struct results {
	struct arena arena; /* holds them */
	struct result_item *list;
	size_t count, cap;
	size_t size;  /* bytes they take, roughly */
	size_t limit; /* bytes from which on results_more drains; 0: they may not grow any more */
	/* Delivers and clears the results, or raises the limit if that is not 0; returns false if
	 * no more are wanted.  Set by the caller; NULL: the results are kept. */
	bool (*drain)(struct results *results, void *arg);
	void *arg;
};

/* Makes an empty list over memory. */
void results_init(struct results *results, struct memory *memory);
void results_free(struct results *results);

/* Clears the list. */
void results_clear(struct results *results);

/* Adds a result of this kind for a file.  Returns it for the caller to set its `is`. */
struct result_item *results_add(struct results *results, unsigned kind, struct str file);

/* Adds a result of this kind for the session's file, with its format and encoding. */
struct result_item *results_add_of(
    struct results *results, unsigned kind, const struct session *session);

/* Takes zeroed memory for a payload, and counts it. */
void *results_take(struct results *results, size_t size);

/* Copies a text for a payload, and counts it. */
struct str results_keep(struct results *results, struct str s);

/* Copies a name for a payload. */
const char *results_name(struct results *results, const char *name);

/* Copies a text like results_keep, or borrows a large one: the caller then calls results_more
 * before the text changes, which delivers it. */
struct str results_keep_or_borrow(struct results *results, struct str s);

/* Adds that the session's file begins, and in *why why it was taken for what it is (NULL: not
 * wanted). */
void results_file(struct results *results, struct session *session, const enum language *why);

/* Adds that something could not be done with a file: what, by enum language, is copied. */
void results_fail(struct results *results, struct str file, const struct str what[2]);

/* The same for a reason in English that messages.def has. */
void results_fail_for(struct results *results, struct str file, const char *reason);

/* Adds that nothing could be done with a file, for a reason as of results_fail_for, and its end.
 * Returns as results_more. */
bool results_fail_all(struct results *results, struct str file, const char *reason);

/* Drains the list, before its maker waits for a slow input.  Returns as results_more. */
bool results_deliver(struct results *results);

/* Drains the list if it has grown large.  Returns false if no more results are wanted. */
bool results_more(struct results *results);

#endif
