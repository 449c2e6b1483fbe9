#ifndef CMD_LINTER_H
#define CMD_LINTER_H

#include "cmd/report/event.h"
#include "cmd/fix/fixes.h"
#include "cmd/options/policy.h"
#include "cmd/options/suppress.h"
#include "cmd/options/user.h"

/* What is done about what can be mended. */
enum mending { MENDING_none, MENDING_fix, MENDING_diff };

/* How files are examined; constant while it is done, and shared by all workers. */
struct examine_options {
	struct session_options reading;
	struct policy policy;
	enum severity least;   /* what is less grave is not told */
	enum severity fail_on; /* findings from here on fail */
	bool excerpts, prints; /* some report wants them */
	enum mending mending;
	bool verbose;                   /* why files are taken for what they are is wanted, */
	enum language language;         /* in this language */
	const struct user_rules *users; /* rules of the user's own; NULL: none */
};

/* What one worker examines files with, one after the other. */
struct examiner {
	const struct examine_options *options;
	struct memory *memory;
	struct session session;
	struct suppressions suppressions;
	uint32_t window;       /* whose lines' comments these are */
	struct entries late;   /* what is to be told of each comment that speaks of the file, if it
				  turns out to be unused */
	struct buffer bytes;   /* of the file, when the examiner reads it */
	bool more;             /* somebody wants more */
	struct patterns *room; /* for users' patterns; NULL: none was needed yet */
	struct mends *mends;   /* gathers what can be mended; NULL: nobody asked */
	bool told;             /* the last finding was */
};

void examiner_init(
    struct examiner *examiner, struct memory *memory, const struct examine_options *options);
void examiner_free(struct examiner *examiner);

/* Goes on with these options of policy and telling; how files are read stays as it is. */
void examiner_take(struct examiner *examiner, const struct examine_options *options);

/*
 * Examines bytes as a file of this name (both borrowed; the name until the entries are told) and
 * adds what comes of it to entries.  Gives false when nobody wants more.
 */
bool examine(struct examiner *examiner, struct str name, struct str bytes, struct entries *entries);

/*
 * The same in steps: examine_begin adds the file's entry and gives false when nothing more can be
 * done with it; blocks_next leads from game to game, and each is added; examine_end adds what can
 * be said at the end only, and the end.  Whether somebody wants more stands in examiner->more.
 * reason: why the session could not begin the file, or NULL.
 */
bool examine_begin(struct examiner *examiner, struct str name, struct str bytes, const char *reason,
    struct entries *entries);
void examine_game(struct examiner *examiner, struct entries *entries);
void examine_end(struct examiner *examiner, struct entries *entries);

/* Adds a finding about file, of which nothing was read, and its end; gives false, with nothing
 * added, when the options do not let it be told. */
bool examine_remark(const struct examine_options *options, struct entries *entries, struct str file,
    enum diag rule, const struct arg *args);

/* As examine_remark for what keeps the job from being done: the status is that of a failure, even
 * when the finding is not to be told. */
void examine_bare(const struct examine_options *options, struct entries *entries, struct str file,
    enum diag rule, const struct arg *args);

/* Reads the file path ("-": standard input) and examines it under the name shown; size as for
 * blocks_open. */
bool examine_file(struct examiner *examiner, const char *path, struct str shown, uint64_t size,
    struct entries *entries);

#endif
