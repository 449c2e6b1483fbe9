#ifndef CMD_ARCHIVE_ARCHIVE_NAME_H
#define CMD_ARCHIVE_ARCHIVE_NAME_H

#include <stdbool.h>

#include "record/diag.h"

/* How names of archives end, up to an empty one: .zip .7z .tar .tar.gz .tgz … .lzh, in lower case.
 */
extern const struct str archive_endings[];

/* Returns whether a file of this name is an archive, in upper or lower case. */
bool archive_name_known(struct str name);

/* Returns the length of an archive's name without that ending; name.n when it is none. */
size_t archive_stem(struct str name);

/* Returns whether a member's name could do harm to those who unpack it, and why. */
bool archive_name_harmful(struct str name, enum phrase *fault);

#endif
