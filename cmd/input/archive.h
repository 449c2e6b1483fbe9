#ifndef CMD_INPUT_ARCHIVE_H
#define CMD_INPUT_ARCHIVE_H

#include "cmd/input/job.h"
#include "cmd/linter.h"

/*
 * Archives, read where they lie and member by member: the only file that knows <archive.h>.
 * Built with WITH_ARCHIVE=0, or where it is not
 * installed, each archive becomes a job that says so.
 *
 * Nothing is ever written to a disk.  A member's name is data: it is shown and it may tell a
 * format; one that could do harm to those who unpack it is a finding archive-name.  An archive in
 * an archive is read, one in that is not.  What goes beyond a limit becomes a finding
 * archive-limit, and the archive is not read any further.
 */

enum {
	ARCHIVE_MOST_MEMBERS = 1000000,
	ARCHIVE_LARGEST_MEMBER = 16 << 20, /* bytes; a larger one is left out with a finding */
	ARCHIVE_RATIO = 200 /* bytes that come out for each that goes in: of an archive, and of all
			       that it holds together */
};
#define ARCHIVE_MOST_BYTES (UINT64_C(4) << 30)

/* libarchive, as far as this system has it. */
struct archive_library;

/* Loads it, and all the files that it will want: more than a small record takes to be checked, and
 * done once.  Give it back with archive_unload (NULL: nothing). */
struct archive_library *archive_load(struct memory *memory);
void archive_unload(struct archive_library *library);

struct archive_walk;

/* Which members are wanted, and which names (of archives too) are ours to say something about. */
struct archive_filter {
	bool (*wanted)(void *arg, struct str name, struct str shown);
	bool (*ours)(void *arg, struct str shown);
	void *arg;
};

/* Begins to read the archive path.  Always gives a walk: what is wrong comes with its jobs. */
struct archive_walk *archive_open(const struct archive_library *library, struct memory *memory,
    const char *path, const struct linter_options *linting, const struct archive_filter *filter);
void archive_close(struct archive_walk *walk);

/* How many bytes of the archive itself were gone through, about; its size at the end. */
uint64_t archive_passed(const struct archive_walk *walk);

/* Makes job the next member that is wanted, named ARCHIVE!MEMBER, or what is to be said of the
 * archive.  Returns false at the end. */
bool archive_next(struct archive_walk *walk, struct job *job);

#endif
