#ifndef PARSERS_KIF_KIF_FAST_H
#define PARSERS_KIF_KIF_FAST_H

#include "parsers/kif/kif_reader.h"

/* Reads the lines that nearly all lines of a record are like, up to one that is not:
 * "   1 ７六歩(77)   ( 0:03/00:00:03)", with or without a time. */
void kif_fast_lines(struct kif *kif);

/* Returns up to where in a text from p to end lines may be read so: a line's beginning. */
const char *kif_fast_until(const char *p, const char *end);

#endif
