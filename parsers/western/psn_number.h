#ifndef PARSERS_WESTERN_PSN_NUMBER_H
#define PARSERS_WESTERN_PSN_NUMBER_H

#include "parsers/western/psn_reader.h"

/* Move numbers and times. */

/* Reads a move number at p: 1. or 12 or 3... before what may follow it.  Returns p, with psn->stop
 * set, if the number begins another game. */
const char *psn_number_read(struct psn *psn, const char *p);

/* Reads dots or a dash at p, alone, which stand for a half move. */
const char *psn_number_placeholder(const char *p, const char *end);

/* Whether what is at p can follow a move number, or begin a variation. */
bool psn_number_follows(const struct psn *psn, const char *p);

/* Reads the time of the last move at p: (0:12), (00:03 / 00:00:03), {0:12}. */
const char *psn_number_time(struct psn *psn, const char *p);

/* Reads the time of the last move at p in minutes: 1/1 0/0 is spent/total of black, then of white.
 */
const char *psn_number_minutes(struct psn *psn, const char *p);

#endif
