#ifndef CMD_RUN_PROGRESS_H
#define CMD_RUN_PROGRESS_H

#include "cmd/options/options.h"

/* What a run has seen so far. */
struct run_counts {
	size_t files, games;
	size_t findings; /* listed */
	size_t left_out; /* games that the filters did not choose */
	size_t skipped;  /* files in folders and archives that are not wanted */
};

/* A status line on a terminal: games, rate, findings, time left. */
struct progress {
	struct program *program;
	bool on;
	bool shown;         /* the line is on the screen */
	bool was_shown;     /* at any time */
	uint64_t total;     /* bytes of all files; 0: not known */
	uint64_t done;      /* bytes of the files that are done */
	uint64_t unread;    /* bytes of archives that belong to no file */
	double begun, last; /* in seconds */
};

/* Returns whether the line is shown. */
bool progress_wanted(const struct options *options);

/* Begins; the line is shown if --progress asks for it or standard error is a terminal. */
void progress_init(
    struct progress *progress, struct program *program, const struct options *options);

/* Updates the line if it is time to. */
void progress_show(struct progress *progress, const struct run_counts *counts);

/* Erases the line: call it before anything else is written to a terminal, and at the end. */
void progress_clear(struct progress *progress);

/* Appends the text of the line, this number of seconds after the beginning. */
void progress_text(const struct progress *progress, const struct run_counts *counts, double seconds,
    struct buffer *out);

#endif
