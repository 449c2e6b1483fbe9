#ifndef CMD_RUN_READER_H
#define CMD_RUN_READER_H

#include "cmd/visit/convert_game.h"
#include "cmd/filter/filter.h"
#include "cmd/visit/fixes.h"
#include "cmd/run/chunk.h"
#include "cmd/judge/policy.h"
#include "cmd/judge/suppress.h"
#include "cmd/judge/user.h"
#include "lib/event/event.h"

struct job;

/* What is done about findings that can be fixed. */
enum fixing { FIXING_none, FIXING_fix, FIXING_diff };

/* How files are linted.  Constant while they are, and shared by all workers. */
struct linter_options {
	struct session_options reading;
	struct policy policy;
	enum severity min_severity;  /* lower ones are not reported */
	enum severity fail_on;       /* findings from here on make the run fail */
	bool excerpts, fingerprints; /* some report wants them */
	uint32_t max_findings;       /* listed of a file at most; 0: all */
	enum fixing fixing;
	bool may_be_empty;              /* standard input without bytes is no file */
	bool unsafe_fixes;              /* fixes may change the encoding of a file */
	bool verbose;                   /* report how each file's format was recognised, */
	enum language language;         /* in this language */
	const struct user_rules *users; /* NULL: none */
	const struct filters *filters;  /* games that are wanted; NULL: all */
	bool only_counted;              /* findings are not reported, but counted for the cells */
	const struct conversion *conversion; /* games are converted, not linted; NULL: linted */
	/* Returns what is wanted of each game, in events->arena, and adds its size to events->size;
	 * counts: of its findings by severity; scratch is overwritten.  NULL: nothing is. */
	const struct str *(*cells)(const void *of, const struct session *session,
	    const size_t *counts, struct buffer *scratch, struct events *events);
	const void *cells_of;
	bool lines;  /* the line at which each game begins is wanted */
	bool chunks; /* where the chunks of a file begin is wanted, but for the first */
	bool boards; /* the boards on which games go wrong are wanted */
};

/* Lints files, one after the other; each worker has one. */
struct linter {
	const struct linter_options *options;
	struct memory *memory;
	struct session session;
	struct suppressions suppressions;
	struct events late;  /* findings prepared for file-wide suppressions, reported only if
				they stay unused */
	struct buffer bytes; /* of the file, when the linter reads it */
	bool more;           /* more events are wanted */
	struct buffer cells; /* of the game, while they are made */
	size_t counts[SEVERITY_error + 1]; /* findings of the game that pass the policy */
	size_t listed;        /* findings so far of the file, or of one that is shared */
	struct finding worst; /* the first of them that is an error at a move; ply 0: none is */
	bool unreadable;      /* a game of the file could not be read: it is not fixed */
	struct pattern_context *patterns; /* for users' patterns; NULL: none was needed yet */
	struct converter converter;       /* for options->conversion */
	struct chooser chooser;
	struct fixes *fixes; /* gathers what can be fixed, and nothing is reported; or NULL */
};

void linter_init(
    struct linter *linter, struct memory *memory, const struct linter_options *options);
void linter_free(struct linter *linter);

/* Goes on with these options of policy and reports; how files are read stays as it is. */
void linter_use(struct linter *linter, const struct linter_options *options);

/* Lints bytes as a file of this name (borrowed until the events are reported) and adds events for
 * what it finds.  Returns false when no more events are wanted. */
bool linter_lint(struct linter *linter, struct str name, struct str bytes, struct events *events);

/* Lints the file path ("-": standard input) under the name shown; size as for chunk_open. */
bool linter_file(struct linter *linter, const char *path, struct str shown, uint64_t size,
    struct events *events);

/* Lints job->stretches of a job's file, one after the other; all of the file if it can be read only
 * from its beginning. */
bool linter_stretches(struct linter *linter, const struct job *job, struct events *events);

/* Returns whether path, which has no bytes, is no file: standard input that was not named. */
static inline bool
linter_may_be_empty(const struct linter *linter, const char *path)
{
	return linter->options->may_be_empty && str_eq(str_of(path), STR("-"));
}

/* The same in steps.  linter_begin adds the file's event, after session_open, which returned
 * reason; it returns false when nothing more can be done with the file.  linter_chunks lints a
 * chunk and those after it.  linter_end adds what can be known at the end only, and the end. */
bool linter_begin(
    struct linter *linter, struct str name, const char *reason, struct events *events);
void linter_chunks(struct linter *linter, struct chunk *chunk, struct events *events);
void linter_end(struct linter *linter, struct events *events);

/* Begins a chunk, and lints its next game: returns false when there is none. */
void linter_begin_chunk(struct linter *linter, struct events *events);
bool linter_next(struct linter *linter, struct events *events);

/* Returns the offset from which the text is still needed when the chunk is left. */
uint32_t linter_keep(const struct linter *linter);

/* Adds a finding about file, of which nothing was read, and its end.  grave: it keeps the file from
 * being read, and counts as a failure even when the options leave the finding out.  Returns false
 * when nothing was added. */
bool linter_about(const struct linter_options *options, struct events *events, struct str file,
    enum diag rule, const struct arg *args, bool grave);

#endif
