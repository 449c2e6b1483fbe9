#ifndef WRITERS_WRITER_TABLE_H
#define WRITERS_WRITER_TABLE_H

#include "writers/writer.h"

/* Returns the writer of a format, by its row in formats.def; NULL for FORMAT_none. */
const struct writer *writer_of(enum format format);

/* Returns the words of a format's edition for endings; NULL: endings are not written. */
const struct ending_words *writer_endings(enum format format);

#endif
