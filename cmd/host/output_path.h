#ifndef CMD_HOST_OUTPUT_PATH_H
#define CMD_HOST_OUTPUT_PATH_H

#include <stdbool.h>

/* What is where an output goes, and the modes of new files. */

/* Takes the mask of new files from the process, whose own becomes 0: a file gets its exact mode
 * when it is created, for in the sandbox no mode can be changed.  Call it while there is one
 * thread. */
void output_take_mask(void);

/* Returns the mode for a new file or folder, as the user's mask wants it. */
unsigned output_mode(unsigned mode);

/* The name of a temporary file, by printf and scanf: the process, and its attempt. */
#define OUTPUT_TEMPORARY ".kifu-%ld-%u.tmp"

/* Returns whether an entry of a folder has the name of another process's temporary file. */
bool output_is_leftover(const char *name);

/* What has a name: nothing, a file or a folder that would have to be replaced (so is a link that
 * points nowhere), or what is written in place. */
enum presence { PRESENCE_none, PRESENCE_file, PRESENCE_device };

enum presence output_presence(const char *path);

/* Whether writing one path would replace the other: both are the same regular file, or the same
 * name of none. */
bool output_same(const char *a, const char *b);

#endif
