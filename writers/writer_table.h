#ifndef WRITERS_WRITER_TABLE_H
#define WRITERS_WRITER_TABLE_H

#include "writers/writer.h"

/* Returns the writer of a format, by its row in formats.def; NULL for FORMAT_none. */
const struct writer *writer_of(enum format format);

#endif
