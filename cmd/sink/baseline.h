#ifndef CMD_SINK_BASELINE_H
#define CMD_SINK_BASELINE_H

#include "cmd/host/hash.h"
#include "cmd/host/relative.h"
#include "cmd/sink/report.h"

/*
 * The known findings of an archive, which are not reported again.  A file of JSON, in which files
 * are named as they are seen from its own folder:
 *
 *	{"type":"baseline","version":1,"findings":[
 *	{"file":"a.kif","rule":"nifu","print":"5d7482505f34309b:0","line":15,"message":"…"},…]}
 *
 * Only file and print are read; the rest is for people.
 */
struct baseline {
	struct hash_table known;  /* findings in the baseline, by file and fingerprint */
	struct hash_table counts; /* of the present file's findings with the same hash */
	struct relative files;    /* as they are named in it */
};

void baseline_init(struct baseline *baseline, struct memory *memory);
void baseline_free(struct baseline *baseline);

/* Sets where the baseline is that is read or written. */
void baseline_home(struct baseline *baseline, const char *path);

/* Adds the findings of a baseline file.  Returns false after reporting what is wrong with it. */
bool baseline_read(struct baseline *baseline, struct program *program, const char *path);

/* Whether a baseline may be written to path: there is no regular file, or it is a baseline or
 * empty.  Reports it if not: a game record that a glob put there must not be lost. */
bool baseline_replaces(struct program *program, const char *path);

/* Names a finding's file as the baseline does, and numbers the finding among those of its file that
 * have the same hash, in the order in which they are reported, so that those on equal lines differ.
 * Returns whether it is known. */
bool baseline_settle(struct baseline *baseline, const struct result_item *item);

/* The report that writes a baseline. */
extern const struct report_functions baseline_report;

#endif
