#ifndef PARSERS_KIF_KIF_TIME_H
#define PARSERS_KIF_KIF_TIME_H

#include <stdint.h>

/*
 * Reads a time in parentheses, ( 0:02/00:00:02), at p into *spent and *total (milliseconds;
 * TIME_NONE: not written).  Returns the place after it, or NULL when it is no time.
 */
const char *kif_time_read(const char *p, const char *end, uint32_t *spent, uint32_t *total);

#endif
