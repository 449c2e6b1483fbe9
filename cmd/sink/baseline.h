#ifndef CMD_SINK_BASELINE_H
#define CMD_SINK_BASELINE_H

#include "cmd/host/hash.h"
#include "cmd/host/relative.h"
#include "cmd/sink/report_set.h"

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

/* Reads --baseline, or adds the report of --write-baseline, unless that would replace a file that
 * is neither a baseline nor empty: a game record that a glob put there must not be lost.  Returns a
 * status, after reporting what is wrong. */
int baseline_open(struct baseline *baseline, struct program *program, const struct options *options,
    struct reports *reports);

/* Names a finding's file as the baseline does, and numbers the finding among those of its file that
 * have the same hash, in the order in which they are reported, so that those on equal lines differ.
 * Returns whether it is known. */
bool baseline_settle(struct baseline *baseline, const struct result_item *item);

#endif
