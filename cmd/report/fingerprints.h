#ifndef CMD_REPORT_FINGERPRINTS_H
#define CMD_REPORT_FINGERPRINTS_H

#include "cmd/report/baseline.h"

/*
 * How often a file has had a finding of the same print: what tells two findings on lines of the
 * same words apart.  For whoever tells the events, in their order.
 */
struct fingerprints {
	struct memory *memory;
	/* Open addressing; hash 0 is free. */
	struct fingerprint_count {
		uint64_t hash;
		uint32_t count;
	} * list;
	size_t count, cap;
};

void fingerprints_init(struct fingerprints *fingerprints, struct memory *memory);
void fingerprints_free(struct fingerprints *fingerprints);

/* Returns findings their numbers; those that the baseline (NULL: none) holds become EVENT_known. */
void fingerprints_settle(
    struct fingerprints *fingerprints, const struct baseline *baseline, struct events *events);

#endif
