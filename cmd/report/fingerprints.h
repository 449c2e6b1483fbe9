#ifndef CMD_REPORT_FINGERPRINTS_H
#define CMD_REPORT_FINGERPRINTS_H

#include "cmd/report/baseline.h"

/* Counts the findings of a file that have the same hash, to number them: so two findings on equal
 * lines are told apart. */
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

/* Numbers the findings among events, in the order in which they are reported.  Those in the
 * baseline (NULL: none) become EVENT_known. */
void fingerprints_settle(
    struct fingerprints *fingerprints, const struct baseline *baseline, struct events *events);

#endif
