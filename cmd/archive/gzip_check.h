#ifndef CMD_ARCHIVE_GZIP_CHECK_H
#define CMD_ARCHIVE_GZIP_CHECK_H

#include "cmd/archive/archive_library.h"

/*
 * Compares the checksums and lengths of a gzip file (RFC 1952), of one member or several, with what
 * was unpacked: libarchive does not.  Where a member ends is not known, but
 * it is before the header of the next.
 */
struct gzip_check;

struct gzip_check *gzip_check_new(const struct archive_library *library, struct memory *memory);
void gzip_check_free(struct gzip_check *check, struct memory *memory);

/* Takes the next n packed bytes, before what is unpacked from them: the end of bytes, which begin
 * with as many of those before them as are kept. */
void gzip_check_packed(struct gzip_check *check, struct str bytes, size_t n);

/* Takes the next bytes that were unpacked. */
void gzip_check_unpacked(struct gzip_check *check, struct str bytes);

/* Returns whether all members agree.  bytes: the packed ones, up to the end of the last member. */
bool gzip_check_agrees(struct gzip_check *check, struct str bytes);

#endif
