#ifndef CMD_REPORT_PROGRESS_H
#define CMD_REPORT_PROGRESS_H

#include <time.h>

#include "cmd/options/options.h"
#include "cmd/report/report.h"

/* A line on a terminal that says how far we are: games, rate, findings, time left. */
struct progress {
	struct program *program;
	bool on;
	bool shown;      /* the line stands there now */
	uint64_t total;  /* bytes of all files; 0: not known */
	uint64_t done;   /* bytes of the files that are done */
	uint64_t unread; /* bytes of archives that no file took */
	struct timespec begun, last;
};

/* Begins, if --progress wants it or standard error is a terminal. */
void progress_init(
    struct progress *progress, struct program *program, const struct options *options);

/* Shows the line anew if it is time to. */
void progress_show(struct progress *progress, const struct tally *tally);

/* Takes the line away: call it before anything else is written to a terminal, and at the end. */
void progress_clear(struct progress *progress);

/* Appends the line's words: seconds have passed since the beginning. */
void progress_words(
    const struct progress *progress, const struct tally *tally, double seconds, struct buffer *out);

#endif
