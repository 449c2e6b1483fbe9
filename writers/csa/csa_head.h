#ifndef WRITERS_CSA_CSA_HEAD_H
#define WRITERS_CSA_CSA_HEAD_H

#include "writers/writer.h"

/* Returns the edition of the standard that the format's row names: V2.2 or V3.0. */
enum csa_edition csa_head_edition(const struct write_options *options);

/*
 * Returns whether the edition can hold a header: it has a word for it or it is a $ line already,
 * and there is a form for its value.  $TIME_LIMIT of V2.2 has no increment and no number of
 * periods; byoyomi (the time for each move after the main time) is written after a main time or not
 * at all. A value that options->value_patterns do not understand is written as it is.
 */
bool csa_head_fits(
    const struct record *record, const struct header *header, const struct write_options *options);

/* Appends the information lines (N+, $EVENT: …).  Dates and time controls that
 * options->value_patterns understand get the form of the edition. */
void csa_head_write(
    const struct record *record, const struct write_options *options, struct buffer *out);

#endif
