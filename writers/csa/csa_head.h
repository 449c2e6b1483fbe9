#ifndef WRITERS_CSA_CSA_HEAD_H
#define WRITERS_CSA_CSA_HEAD_H

#include "writers/csa/csa.h"

/* Whether the header has a word in this edition, is a $ line already, or stands after another's
 * value. */
bool csa_head_key(const struct header *header, enum csa_edition edition);

/* Whether the header's value can be said: $TIME_LIMIT of V2.2 knows no increments and no numbers of
 * periods; byoyomi stands after a main time or nowhere.  A value that options->value_patterns does
 * not understand is written as it is. */
bool csa_head_value(const struct record *record, const struct header *header,
    const struct write_options *options, enum csa_edition edition);

/* Appends the information lines (N+, $EVENT: …).  Dates and time controls that
 * options->value_patterns understands are written in the form of the edition, others as they are.
 */
void csa_head_write(const struct record *record, const struct write_options *options,
    enum csa_edition edition, struct buffer *out);

#endif
