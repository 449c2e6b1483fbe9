#ifndef CMD_REPORT_FINGERPRINTS_H
#define CMD_REPORT_FINGERPRINTS_H

#include "cmd/options/baseline.h"

/*
 * How often a file has had a finding of the same print: what tells two findings on lines of the
 * same words apart.  For whoever tells the entries, in their order.
 */
struct prints {
	struct memory *memory;
	/* Open addressing; hash 0 is free. */
	struct print {
		uint64_t hash;
		uint32_t count;
	} * list;
	size_t count, cap;
};

void prints_init(struct prints *prints, struct memory *memory);
void prints_free(struct prints *prints);

/* Gives findings their numbers; those that the baseline (NULL: none) holds become ENTRY_known. */
void prints_settle(struct prints *prints, const struct baseline *baseline, struct entries *entries);

#endif
