#ifndef CMD_REPORT_BASELINE_H
#define CMD_REPORT_BASELINE_H

#include "cmd/report/event.h"
#include "cmd/report/report.h"

/*
 * The findings that an archive had when somebody began to check it.  A file of JSON:
 *
 *	{"type":"baseline","version":1,"findings":[
 *	{"file":"a.kif","rule":"nifu","print":"5d7482505f34309b:0","line":15,"message":"…"},…]}
 *
 * Only file and print count; the rest is for people.  Shared by all workers, never changed.
 */
struct baseline;

/* Reads one, into program->arena.  Returns NULL after saying what is wrong with it. */
const struct baseline *baseline_read(struct program *program, const char *path);

/* Whether a baseline may be written to path: nothing stands there, or a baseline (or no regular
 * file). A record that a glob put there is not to be lost.  Says so if not. */
bool baseline_replaces(struct program *program, const char *path);

/* Whether it holds the finding of this file. */
bool baseline_has(const struct baseline *baseline, struct str file, struct fingerprint fingerprint);

/* The report that is a baseline. */
extern const struct report_functions baseline_report;

#endif
