#ifndef PARSERS_WESTERN_PSN_TIME_H
#define PARSERS_WESTERN_PSN_TIME_H

#include "parsers/western/psn_reader.h"

/* Reads the time of the last move at p: (0:12), (00:03 / 00:00:03), {0:12}. */
const char *psn_time_read(struct psn *psn, const char *p);

/* Reads the time of the last move at p in minutes: 1/1 0/0 is spent/total of black, then of white.
 */
const char *psn_time_minutes(struct psn *psn, const char *p);

#endif
