#ifndef CMD_ARCHIVE_ARCHIVE_ZIP_H
#define CMD_ARCHIVE_ARCHIVE_ZIP_H

#include <stdint.h>

#include "record/text/buffer.h"

/*
 * Returns the number of members that the end of a zip announces, of the file path or with NULL of
 * the bytes; 0: it announces none, or in another place (zip64).  Of entries of the directory with
 * the same place, as after damage, libarchive takes one and says nothing.  room is overwritten.
 */
uint32_t archive_zip_members(const char *path, struct str bytes, struct buffer *room);

#endif
