#ifndef CMD_ARCHIVE_UNPACK_H
#define CMD_ARCHIVE_UNPACK_H

#include "cmd/archive/archive_library.h"
#include "record/diag.h"
#include "record/text/str.h"

/* What gzip, bzip2, xz or zstd packed, or what is not packed, as blocks of bytes: packed files, and
 * what archives of tar and lha are read from. */
struct raw;

/* Opens bytes, which are borrowed, and then what follows on descriptor fd (-1: nothing).  Never
 * NULL; what is wrong is reported when it is read. */
struct raw *raw_open(
    const struct archive_library *library, struct memory *memory, struct str bytes, int fd);
void raw_close(struct raw *raw);

/* Returns whether it is packed. */
bool raw_is_packed(const struct raw *raw);

/* Sets *block to the next bytes unpacked, of no length at the end.  Returns false if they cannot be
 * unpacked, or if all were and their checksum is wrong. */
bool raw_read(struct raw *raw, struct str *block);

/* Returns the number of packed bytes that were read. */
uint64_t raw_bytes(const struct raw *raw);

/* Returns whether raw_read failed, and why. */
bool raw_failed(const struct raw *raw, struct arg *reason);

#endif
