#ifndef CMD_ARCHIVE_PACKED_H
#define CMD_ARCHIVE_PACKED_H

#include "record/diag.h"
#include "record/text/memory.h"
#include "record/text/str.h"

/*
 * Unpacks a single file that was packed with gzip, bzip2, xz or zstd, as it is read.  What is
 * damaged ends it, as does a file that unpacks to more than an archive may.
 */
struct packed;

enum packed_fault { PACKED_whole, PACKED_damaged, PACKED_bursts };

/* Bytes from which packed_begins can tell. */
enum { PACKED_HEAD = 10 };

/* Returns whether a file that begins with these bytes is packed. */
bool packed_begins(struct str bytes);

/* Returns whether one that begins with these bytes, at most PACKED_HEAD, may be. */
bool packed_may_begin(struct str bytes);

/* Begins to unpack: the bytes head, which were read already, and what follows on descriptor fd.
 * Returns NULL, with *reason, if the library is missing.  head is borrowed. */
struct packed *packed_open(struct memory *memory, int fd, struct str head, const char **reason);
void packed_close(struct packed *packed);

/* Unpacks at most max bytes; returns their number, 0 at the end. */
size_t packed_read(struct packed *packed, char *to, size_t max);

/* Returns what ended it, with the reason unless it is whole. */
enum packed_fault packed_fault(const struct packed *packed, struct arg *reason);

#endif
