#ifndef WRITERS_CSA_HEAD_H
#define WRITERS_CSA_HEAD_H

#include "writers/csa.h"

/* Whether the header has a CSA word, or is a $ line already. */
bool csa_head_key(const struct header *header);

/* Appends the information lines (N+, $EVENT: …).  Dates and time controls that
 * options->grammar understands are written in the form of the edition, others as they are. */
void csa_head_write(const struct record *record, const struct write_options *options,
    enum csa_edition edition, struct buffer *out);

#endif
