#ifndef WRITERS_WRITER_TABLE_H
#define WRITERS_WRITER_TABLE_H

#include "writers/common/writer.h"

/* Returns the writer of a format, by its row in formats.def; NULL for FORMAT_none. */
const struct writer *writer_of(enum format format);

/* Appends what goes before the game in its output (struct writer). */
void writer_lead(const struct game *game, const struct write_options *options, struct buffer *out);

/* Appends the game with what goes before it, in UTF-8 with LF line ends. */
void writer_write(const struct game *game, const struct write_options *options, struct buffer *out);

/* Returns the words of a format's edition for endings; NULL: endings are not written. */
const struct ending_words *writer_endings(enum format format);

/*
 * Reports what the game has and the format cannot hold, as findings of group loss at the first
 * place of each kind; endings and result lines one by one.  Called before anything is written.
 * Returns the number of findings.
 */
size_t writer_loss(
    const struct game *game, const struct write_options *options, struct diags *diags);

/* Returns whether the games of a format are parts of one book, made when an output ends. */
bool writer_joins(enum format format);

/* Appends the book that is made of these parts, which are overwritten. */
void writer_join(enum format format, struct buffer *parts, struct buffer *out);

#endif
