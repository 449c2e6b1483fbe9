#ifndef CMD_INPUT_ARCHIVE_NAME_H
#define CMD_INPUT_ARCHIVE_NAME_H

#include "record/diag.h"

/* Whether a file of this name is an archive: .zip .7z .tar .tar.gz .tgz … .lzh, in any case. */
bool archive_name_known(struct str name);

/* Whether a member's name could do harm to those who unpack it, and why. */
bool archive_name_fault(struct str name, enum phrase *fault);

#endif
