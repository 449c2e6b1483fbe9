#ifndef CMD_RUN_RUN_H
#define CMD_RUN_RUN_H

#include <sys/types.h>
#include <unistd.h>

#include "cmd/run/ndjson_input.h"
#include "cmd/run/paths.h"
#include "cmd/run/progress.h"

/*
 * The way of all commands through their records: operands become jobs, workers read them and show
 * them to a visitor (visitor.h), and what the visitor found out is delivered, in the order of the
 * jobs, to the command's sinks.  A command sets the first members, then calls run_records, or
 * its steps if it has anything to do between them.
 */
struct run {
	struct program *program;
	const struct options *options;
	void *sinks; /* what the functions are given */
	/* Reads the settings of the run, inside the sandbox.  Returns the options with those that
	 * the command line does not have, or NULL after reporting an error.  NULL: there are none.
	 */
	const struct options *(*settle)(struct program *program, const struct options *options);
	/* Returns whether a pass reads the next file, or a part of it.  NULL: it reads all. */
	bool (*wants)(void *sinks, struct job *job);
	/* Prepares a job that was found: its settings, its output; may make it a job of results
	 * alone.  Returns false: no more jobs are wanted.  NULL: nothing is prepared. */
	bool (*prepare)(void *sinks, struct job *job);
	/* Delivers a result.  NULL: there is nothing to do. */
	void (*deliver)(void *sinks, const struct result_item *item);
	/* Delivers what has been written so far, if anybody may be waiting for it.  NULL: not
	 * needed. */
	void (*flush)(void *sinks);
	/* Ends a pass over the files.  Returns whether there is another; it may set another visitor
	 * and plan for it.  NULL: there is one pass. */
	bool (*again)(void *sinks);
	struct reader_options reading; /* visitor and plan; the steps set the rest */
	/* Set by run_begin. */
	struct files files;
	/* What came of it. */
	struct run_counts counts;
	int status;   /* the worst so far */
	bool stopped; /* the command wants no more */
	struct {
		bool later;  /* a later pass: what is wrong with the files was reported */
		off_t input; /* where standard input begins; -1: it is read once, or not at all */
		struct filters filters;
		struct paths paths;
		struct ndjson_input lines;
		struct progress progress;
		_Atomic size_t seen_files, seen_games; /* of counts, for the farewell */
	} own;                                         /* the runner's alone */
};

/* Returns whether records are lines, not files: what came of each is in its answer alone. */
static inline bool
run_has_lines(const struct run *run)
{
	return options_has(run->options, OPTION_ndjson_in);
}

/* Does the run: the five steps below.  Returns a status. */
int run_records(struct run *run);

/* Reads the options that say what is read.  Returns a status, after reporting wrong ones. */
int run_begin(struct run *run);

/* Enters the sandbox, after outputs were opened; then reads the settings of the run, after which
 * run->options, program->language and run->reading.reading are final.  Returns a status. */
int run_enter(struct run *run);

/* Reads all records, in one pass or several.  Returns run->status. */
int run_all(struct run *run);

/* Says on standard error that no game was chosen, if there were others. */
void run_none(const struct run *run);

/* Frees what run_begin made, whether it succeeded or not. */
void run_free(struct run *run);

/* Says on standard error how much was read, if a progress line has been shown. */
void run_total(struct run *run);

/* Removes the progress line if standard output, to which something is written, is a terminal too.
 */
static inline void
run_clear_for_output(struct run *run)
{
	if (run->own.progress.shown && isatty(STDOUT_FILENO) == 1)
		progress_clear(&run->own.progress);
}

/* Removes the progress line: to be called before anything else is written to a terminal. */
static inline void
run_clear(struct run *run)
{
	progress_clear(&run->own.progress);
}

#endif
