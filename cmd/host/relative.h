#ifndef CMD_HOST_RELATIVE_H
#define CMD_HOST_RELATIVE_H

#include "record/text/buffer.h"

/*
 * Names of files as they are seen from a folder: the same wherever the command runs, and wherever
 * both are moved together.
 */
struct relative {
	struct buffer home;   /* the folder, without symbolic links, ends with a slash */
	struct buffer folder; /* of the last name, as it was given */
	struct buffer real;   /* that folder, without symbolic links */
	struct buffer name;   /* the last name, as it is seen from home */
	size_t prefix;        /* length of the last folder in it */
};

void relative_init(struct relative *relative, struct memory *memory);
void relative_free(struct relative *relative);

/* Sets the folder: that in which the file path stands. */
void relative_home(struct relative *relative, const char *path);

/* Returns the name of a file, or of an archive's member (ARCHIVE!MEMBER), as it is seen from the
 * folder, until the next call; "-" stays as it is. */
struct str relative_name(struct relative *relative, struct str file);

#endif
