#ifndef CMD_LINTER_H
#define CMD_LINTER_H

#include "cmd/fix/fixes.h"
#include "cmd/options/policy.h"
#include "cmd/options/suppress.h"
#include "cmd/options/user.h"
#include "cmd/report/event.h"

/* What is done about what can be fixed. */
enum fixing { FIXING_none, FIXING_fix, FIXING_diff };

/* How files are linted; constant while it is done, and shared by all workers. */
struct linter_options {
	struct session_options reading;
	struct policy policy;
	enum severity least;         /* what is less grave is not told */
	enum severity fail_on;       /* findings from here on fail */
	bool excerpts, fingerprints; /* some report wants them */
	enum fixing fixing;
	bool verbose;                   /* why files are taken for what they are is wanted, */
	enum language language;         /* in this language */
	const struct user_rules *users; /* rules of the user's own; NULL: none */
};

/* What one worker lints files with, one after the other. */
struct linter {
	const struct linter_options *options;
	struct memory *memory;
	struct session session;
	struct suppressions suppressions;
	uint32_t window;       /* whose lines' comments these are */
	struct events late;    /* what is to be told of each comment that speaks of the file, if it
				   turns out to be unused */
	struct buffer bytes;   /* of the file, when the linter reads it */
	bool more;             /* somebody wants more */
	struct patterns *room; /* for users' patterns; NULL: none was needed yet */
	struct fixes *fixes;   /* gathers what can be fixed; NULL: nobody asked */
	bool told;             /* the last finding was */
};

void linter_init(
    struct linter *linter, struct memory *memory, const struct linter_options *options);
void linter_free(struct linter *linter);

/* Goes on with these options of policy and telling; how files are read stays as it is. */
void linter_use(struct linter *linter, const struct linter_options *options);

/*
 * Lints bytes as a file of this name (both borrowed; the name until the events are told) and
 * adds what comes of it to events.  Returns false when nobody wants more.
 */
bool linter_lint(struct linter *linter, struct str name, struct str bytes, struct events *events);

/*
 * The same in steps: linter_begin adds the file's event and gives false when nothing more can be
 * done with it; blocks_next leads from game to game, and each is added; linter_end adds what can
 * be said at the end only, and the end.  Whether somebody wants more stands in linter->more.
 * reason: why the session could not begin the file, or NULL.
 */
bool linter_begin(struct linter *linter, struct str name, struct str bytes, const char *reason,
    struct events *events);
void linter_game(struct linter *linter, struct events *events);
void linter_end(struct linter *linter, struct events *events);

/* Adds a finding about file, of which nothing was read, and its end; returns false, with nothing
 * added, when the options do not let it be told. */
bool linter_remark(const struct linter_options *options, struct events *events, struct str file,
    enum diag rule, const struct arg *args);

/* As linter_remark for what keeps the job from being done: the status is that of a failure, even
 * when the finding is not to be told. */
void linter_bare(const struct linter_options *options, struct events *events, struct str file,
    enum diag rule, const struct arg *args);

/* Reads the file path ("-": standard input) and lints it under the name shown; size as for
 * blocks_open. */
bool linter_file(struct linter *linter, const char *path, struct str shown, uint64_t size,
    struct events *events);

#endif
