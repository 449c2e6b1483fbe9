#ifndef CMD_RUN_ARCHIVE_WALK_H
#define CMD_RUN_ARCHIVE_WALK_H

#include "cmd/archive/archive_name.h"
#include "cmd/run/reader.h"

/*
 * Reads archives member by member; nothing is ever written to disk.  A member's name is shown, and
 * its extension may determine the format; one that could do harm is reported as archive-name.  An
 * archive in an archive is read, one in that is not.  The first limit that is exceeded is reported
 * as archive-limit, and the archive is not read any further.
 */

enum {
	ARCHIVE_MAX_MEMBERS = 1000000,
	ARCHIVE_MAX_MEMBER = 16 << 20 /* bytes; a larger member is reported and left out */
};

struct archive_library;
struct archive_walk;

/* Decides which members are read, and about which names (of archives too) anything is reported. */
struct archive_filter {
	bool (*wanted)(void *arg, struct str name, struct str shown);
	bool (*ours)(void *arg, struct str shown);
	void *arg;
};

/* Begins to read the archive path.  Never fails: the jobs report what is wrong. */
struct archive_walk *archive_open(const struct archive_library *library, struct memory *memory,
    const char *path, const struct reader_options *reading, const struct archive_filter *filter);
void archive_close(struct archive_walk *walk);

/* Returns about how many bytes of the archive itself have been read; its size at the end. */
uint64_t archive_passed(const struct archive_walk *walk);

/* Makes job the next member that is wanted, named ARCHIVE!MEMBER, or a finding about the archive.
 * Returns false at the end. */
bool archive_next(struct archive_walk *walk, struct job *job);

#endif
