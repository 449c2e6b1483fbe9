#ifndef CMD_INPUT_SPLIT_H
#define CMD_INPUT_SPLIT_H

#include "cmd/input/job.h"
#include "cmd/linter.h"

/*
 * Large files of many games in parts, so that several workers share one file, with the outcome of
 * one worker who goes through all of it.
 *
 * The calling thread reads the first game itself and learns from it how games begin there.  A part
 * ends where a game seems to begin: that is a guess from how the line begins, made from its bytes.
 * Each worker reads its part from the file as if it had come there window by window
 * (cmd/input/blocks.h), and when the part's turn to be told comes, the part before it has shown
 * where the next game really begins and what is carried there.  Where the guess was wrong, what
 * came of the part is dropped and the calling thread does it again from the right place.  So a bad
 * guess costs time and changes nothing.  Numbers of games and lines are counted from the part's
 * beginning, and made those of the file when they are told.
 */

/* What is usual for large and part, and for most for each worker: one is worked on, one waits to be
 * told, two to be worked on. */
enum { SPLIT_LARGE = 2 << 20, SPLIT_PART = 512 << 10, SPLIT_MOST = 4 };

struct split_book;

/* Stands between who names the jobs and who tells them; both are its caller's. */
struct split {
	struct memory *memory;
	const struct linter_options *linting; /* of jobs that do not say */
	uint32_t large, part; /* bytes from which on a file is split, 0: none is; bytes of a part,
				 about; parts grow smaller towards the end of the file */
	unsigned most;        /* parts that may be on their way */
	void *arg;
	bool (*next)(void *arg, struct job *job);
	bool (*ready)(void *arg); /* NULL: at any time */
	bool (*tell)(void *arg, struct job *job, bool last);
	struct split_book *giving; /* whose parts are given out now */
	struct split_book *first;  /* all that are not told yet */
	uint64_t held;             /* bytes of theirs in memory */
	unsigned away;             /* parts that were given out and not told */
};

void split_free(struct split *split);

/* As batch->next, batch->ready and batch->tell, with arg a struct split. */
bool split_next(void *arg, struct job *job);
bool split_ready(void *arg);
bool split_tell(void *arg, struct job *job, bool last);

/* Lints a part. */
void split_lint(struct linter *linter, struct job *job);

#endif
