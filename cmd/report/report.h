#ifndef CMD_REPORT_REPORT_H
#define CMD_REPORT_REPORT_H

#include "cmd/messages.h"
#include "cmd/output.h"
#include "cmd/program.h"
#include "cmd/report/event.h"

/* What was counted over all files. */
struct tally {
	size_t files, games;
	size_t verdicts[VERDICT_unreadable + 1];
	size_t findings; /* shown */
	size_t severities[SEVERITY_error + 1];
	size_t rules[DIAG_COUNT];
	size_t failures;    /* files that something could not be done with */
	size_t known;       /* findings that the baseline holds */
	size_t fixable;     /* findings that --fix can fix */
	size_t fixed;       /* findings that were fixed */
	size_t fixed_files; /* in this number of files */
	size_t left_out;    /* files in folders that are of no format */
};

/* One report of a run. */
struct report {
	const struct report_functions *functions;
	struct output *out; /* standard output, or own */
	struct output own;  /* the file of FORMAT:FILE */
	const char *path;   /* its name; NULL: standard output */
	enum language language;
	bool colour, verdicts, fixes, aside;
	const char *failure; /* set when something beside out could not be written; ended by NUL */
	/* For the format's own use, empty at first. */
	struct buffer held[3];
	size_t counts[4];
	struct report *next;
};

/* One report format: what it does at each step.  NULL: nothing.  All append to report->out. */
struct report_functions {
	bool for_people; /* it speaks the locale's language; others English unless --lang is given
			  */
	bool excerpts, fingerprints; /* it wants the findings' excerpts, their fingerprints */
	void (*begin)(struct report *report);
	void (*tell[EVENT_end + 1])(struct report *report, const struct event *event);
	void (*end)(struct report *report, const struct tally *tally);
};

#define REPORT(name) extern const struct report_functions report_##name;
#include "cmd/report/report.def"
#undef REPORT

/* The report of --ndjson-in: a line of JSON for each file. */
extern const struct report_functions report_result;

/* Appends "FILE:LINE:COLUMN: SEVERITY: MESSAGE [RULE]", all of it safe to show, without a line end.
 * Control sequences colour it if colour is set. */
void report_line(struct str file, const struct event_finding *finding, enum language language,
    bool colour, struct buffer *out);

/* The format and the argument that print a count and a noun (a literal), "1 game" or "2 games". */
#define REPORT_COUNT(language, n, noun)                                                            \
	messages_in(language, (n) == 1 ? "%zu " noun : "%zu " noun "s"), (n)

/* Appends how many errors, warnings or notes. */
void report_count_severity(
    size_t n, enum severity severity, enum language language, struct buffer *out);

/* Appends "FINDINGS (1 error, …) in GAMES of FILES": what was counted, in one line without end. */
void report_tally(const struct tally *tally, enum language language, struct buffer *out);

/* Appends a line on what was fixed, or would be. */
void report_fixed(const struct tally *tally, bool done, enum language language, struct buffer *out);

#endif
