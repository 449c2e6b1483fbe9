#ifndef CMD_DEDUP_DEDUP_PRINT_H
#define CMD_DEDUP_DEDUP_PRINT_H

#include "cmd/dedup/dedup.h"

/* Prints the groups whose rows were read.  Sets dedup->changed if the rows are not those of the
 * games that were found. */
void dedup_print(struct dedup *dedup);

/* Prints the totals. */
void dedup_print_totals(const struct dedup *dedup);

#endif
