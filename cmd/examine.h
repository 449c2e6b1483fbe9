#ifndef CMD_EXAMINE_H
#define CMD_EXAMINE_H

#include "cmd/baseline.h"
#include "cmd/entry.h"
#include "cmd/policy.h"
#include "cmd/suppress.h"

/* How files are examined; constant while it is done, and shared by all workers. */
struct examine_options {
	struct session_options reading;
	struct policy policy;
	enum severity least;             /* what is less grave is not told */
	enum severity fail_on;           /* findings from here on fail */
	bool excerpts, prints;           /* some report wants them */
	const struct baseline *baseline; /* findings that are not told; NULL: none */
};

/* What one worker examines files with, one after the other. */
struct examiner {
	const struct examine_options *options;
	struct memory *memory;
	struct session session;
	struct suppressions suppressions; /* of the file */
	struct buffer bytes;              /* of the file, when the examiner reads it */
	/* How often each print was seen in this file: open addressing, 0 is free. */
	struct print {
		uint64_t print;
		uint32_t count;
	} * prints;
	size_t print_count, print_cap;
};

void examiner_init(
    struct examiner *examiner, struct memory *memory, const struct examine_options *options);
void examiner_free(struct examiner *examiner);

/*
 * Examines bytes as a file of this name (both borrowed; the name until the entries are told) and
 * adds what comes of it to entries.  Gives false when nobody wants more.
 */
bool examine(struct examiner *examiner, struct str name, struct str bytes, struct entries *entries);

/* Adds a finding about file, of which nothing was read, and its end; gives false, with nothing
 * added, when the options do not let it be told. */
bool examine_remark(const struct examine_options *options, struct entries *entries, struct str file,
    enum diag rule, const struct arg *args);

/* As examine_remark for what keeps the job from being done: the status is that of a failure, even
 * when the finding is not to be told. */
void examine_bare(const struct examine_options *options, struct entries *entries, struct str file,
    enum diag rule, const struct arg *args);

/* Reads the file path ("-": standard input) and examines it under the name shown. */
bool examine_file(
    struct examiner *examiner, const char *path, struct str shown, struct entries *entries);

#endif
