#ifndef WRITERS_CSA_HEAD_H
#define WRITERS_CSA_HEAD_H

#include "writers/csa.h"

/* Whether the header has a word in this edition, or is a $ line already. */
bool csa_head_key(const struct header *header, enum csa_edition edition);

/* Whether the form of V2.2 can say the header's value: its $TIME_LIMIT knows no increments and no
 * numbers of periods.  A value that options->grammar does not understand is written as it is. */
bool csa_head_value(const struct header *header, const struct write_options *options);

/* Appends the information lines (N+, $EVENT: …).  Dates and time controls that
 * options->grammar understands are written in the form of the edition, others as they are. */
void csa_head_write(const struct record *record, const struct write_options *options,
    enum csa_edition edition, struct buffer *out);

#endif
