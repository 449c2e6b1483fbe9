#ifndef CMD_REPORT_BASELINE_H
#define CMD_REPORT_BASELINE_H

#include "cmd/report/event.h"
#include "cmd/report/report.h"

/*
 * The known findings of an archive, which are not reported again.  A file of JSON:
 *
 *	{"type":"baseline","version":1,"findings":[
 *	{"file":"a.kif","rule":"nifu","print":"5d7482505f34309b:0","line":15,"message":"…"},…]}
 *
 * Only file and print are read; the rest is for people.  Constant, and shared by all workers.
 */
struct baseline;

/* Reads a baseline into program->arena.  Returns NULL after reporting what is wrong with it. */
const struct baseline *baseline_read(struct program *program, const char *path);

/* Whether a baseline may be written to path: there is no regular file, or it is a baseline or
 * empty. Reports it if not: a game record that a glob put there must not be lost. */
bool baseline_replaces(struct program *program, const char *path);

/* The report that writes a baseline. */
extern const struct report_functions baseline_report;

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
