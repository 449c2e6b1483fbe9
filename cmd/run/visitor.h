#ifndef CMD_RUN_VISITOR_H
#define CMD_RUN_VISITOR_H

#include "cmd/run/results.h"
#include "lib/read/resume.h"

struct job;
struct reader;

/* What a visitor sees of the file that a worker reads. */
struct reading {
	struct session *session;
	struct results *results;
	void *state;           /* the visitor's own, of this worker */
	const void *plan;      /* what the command set for all workers */
	struct memory *memory; /* the worker's */
	struct buffer scratch; /* for what a function of the visitor needs while it runs */
	uint32_t line;         /* at which the game begins, set by a visitor whose sinks show it */
	const struct resume *from; /* where the chunk begins; NULL: with the file */
	bool all;                  /* no filter leaves games out */
	bool
	    more; /* more results are wanted: a visitor clears it when results_more returns false */
};

/*
 * What goes on from one chunk of a large file to the next, where workers share the file: it is
 * guessed when a chunk is given away, and compared when it is known what comes before the chunk.
 * All functions but begin and leave run on the main thread; state is that of the main thread's own
 * reader there.
 */
struct visitor_carry {
	size_t size; /* of the bytes in a job that hold it, zeroed at first */
	void (*free)(void *carry);
	/* Sets *carry to what seems to hold where a chunk begins. */
	void (*guess)(const void *state, void *carry, struct memory *memory);
	/* A worker begins a chunk, and leaves it at its end. */
	void (*begin)(void *state, void *carry);
	void (*leave)(const void *state, void *carry);
	/* Returns whether the guess was right; now: the state of the worker that is still reading
	 * the chunk, or NULL. */
	bool (*same)(const void *state, const void *carry, const void *now);
	/* Goes on to where the chunk ended. */
	void (*pass)(void *state, const void *carry);
	/* Goes back to where the chunk begins: it is read again. */
	void (*again)(void *state, const void *carry);
};

/* What reading must find out for a visitor, beside the game. */
enum {
	NEED_lint = 1 << 0,  /* what is odd: clocks, headers, the file's extension */
	NEED_rivals = 1 << 1 /* which other pieces could make each move */
};

/* What is wrong with an input of which nothing, or not all, was read. */
struct fault {
	struct str file; /* borrowed by the results */
	enum diag rule;
	const struct arg *args; /* of the rule's message, as for diags_add */
	bool fatal;             /* it keeps the input from being read */
};

/*
 * What a worker does with files: one constant row a visitor.  Each worker has a state of its own,
 * and puts results into the reading; it prints nothing.  NULL: nothing is done.  A member is a
 * column of that row, most of them empty in most visitors.
 */
struct visitor {
	size_t size;    /* of a worker's state, zeroed before init; 0: it has none */
	size_t payload; /* of a game, zeroed before it; 0: it has none */
	unsigned needs; /* set of NEED_ */
	/* settings: of a file (job->settings). use comes before the first file and whenever the
	 * settings change. */
	void (*init)(struct reading *reading);
	void (*use)(struct reading *reading, const void *settings);
	void (*free)(struct reading *reading);
	/* Sets the payload of the RESULT_game that a game that was chosen becomes. */
	void (*game)(struct reading *reading, void *payload);
	/* Returns whether games of engine data without a finding may be counted only.
	 * NULL: each is wanted. */
	bool (*skims)(const void *plan);
	/* A file begins; a chunk of it (each file is one at least); a game that was not chosen; the
	 * text after the last game; the file's end. */
	void (*file)(struct reading *reading);
	void (*chunk)(struct reading *reading);
	void (*pass)(struct reading *reading);
	void (*rest)(struct reading *reading);
	void (*end)(struct reading *reading);
	/* Does all of a job for a file instead: the visitor must have the file as a whole, which is
	 * then neither shared among workers nor an archive. */
	bool (*whole)(struct reader *reader, struct job *job);
	/* A job is done, and nothing of it has been delivered yet, or only its last results are
	 * left. */
	void (*done)(struct job *job);
	/* Returns the offset from which the text is still needed when the chunk is left.  NULL:
	 * from session->parse.at. */
	uint32_t (*keep)(const struct reading *reading);
	/* Adds what is wrong with an input.  Returns whether anything was added.  NULL: what is
	 * fatal becomes a RESULT_fault. */
	bool (*fault)(const void *plan, const void *settings, struct results *results,
	    const struct fault *fault);
	/* Counts games and lines of a result of the visitor's own kinds on that were counted from
	 * the beginning of a chunk; reading is the main thread's. */
	void (*renumber)(
	    struct reading *reading, struct result_item *result, uint32_t games, uint32_t lines);
	const struct visitor_carry *carry; /* NULL: nothing goes on */
	bool serial;                       /* files are read one after the other: it changes them */
	bool once; /* a long game's bytes are not needed once they are decoded */
};

#endif
