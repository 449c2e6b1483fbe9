#ifndef CMD_INPUT_PATHS_H
#define CMD_INPUT_PATHS_H

#include "cmd/input/archive.h"
#include "cmd/input/files.h"
#include "cmd/input/job.h"

/*
 * The way from operands to files: the files that are named, those in the archives that are named,
 * and the files and archives in the folders that are named, sorted by name folder by folder.  In a
 * folder what counts is a regular file (or a link to one) that --include wants, or else whose
 * extension is that of a format;
 * --exclude leaves out files and whole folders; names that begin with a dot are left out.  A glob
 * with a slash is held against the whole path, one without against the name.
 */

/* A folder on the way. */
struct paths_folder {
	struct buffer names; /* one after the other, each ended by NUL */
	const char **sorted;
	size_t count, next;
	size_t path; /* how long the folder's path is, with its slash */
};

struct paths {
	struct program *program;
	const struct options *options;
	const struct files *files;
	const struct linter_options *archives;
	struct archive_walk *archive; /* that we are in; NULL: none */
	bool measures;                /* archives are files of a size, and nothing else */
	uint32_t shard, shards; /* only files whose name's hash is shard modulo shards; 0: all */
	size_t next;            /* operand */
	struct paths_folder *stack;
	size_t depth, cap;
	struct buffer path;
	size_t left_out; /* files in folders that nobody wanted */
	uint64_t passed; /* bytes of the archive that we are in, with those of jobs given */
	uint64_t unread; /* bytes of archives that belong to no job */
};

/* Begins; all pointers are borrowed.  Without archives (NULL) operands are files and nothing else.
 */
void paths_init(struct paths *paths, struct program *program, const struct options *options,
    const struct files *files, const struct linter_options *archives);
void paths_free(struct paths *paths);

/* How many bytes the jobs of such a walk stand for, archives as they are packed.  It looks at each
 * folder and each file's size. */
uint64_t paths_measure(struct program *program, const struct options *options,
    const struct files *files, const struct linter_options *archives);

/* Makes job the next file; a folder that cannot be read becomes a job that says so.  Returns false
 * at the end. */
bool paths_next(struct paths *paths, struct job *job);

#endif
