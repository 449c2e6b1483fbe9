#ifndef CMD_REPORT_H
#define CMD_REPORT_H

#include "cmd/output.h"
#include "cmd/program.h"
#include "cmd/session.h"

/* What was counted over all files. */
struct tally {
	size_t files, games;
	size_t verdicts[VERDICT_unreadable + 1];
	size_t findings; /* shown */
	size_t severities[SEVERITY_error + 1];
};

/* How a report is wanted. */
struct report_style {
	const char *language; /* --lang; NULL: not given */
	bool colour;          /* on standard output */
};

/* One report of a run. */
struct report {
	const struct report_functions *functions;
	struct output *out; /* standard output, or own */
	struct output own;  /* the file of FORMAT:FILE */
	const char *path;   /* its name; NULL: standard output */
	enum language language;
	bool colour;
	struct buffer message; /* scratch */
	struct report *next;
};

/* One report format: what it does at each step.  NULL: nothing.  All append to report->out. */
struct report_functions {
	bool for_people; /* it speaks the locale's language; others English unless --lang is given
			  */
	void (*begin)(struct report *report);
	void (*finding)(
	    struct report *report, struct session *session, const struct finding *finding);
	void (*game)(struct report *report, struct session *session);
	void (*end)(struct report *report, const struct tally *tally);
};

#define REPORT(name) extern const struct report_functions report_##name;
#include "cmd/report.def"
#undef REPORT

/* All reports of a run. */
struct reports {
	struct report *first;
	struct tally tally;
};

/* Adds the report that FORMAT[:FILE] asks for.  Gives STATUS_ok, or STATUS_failed after saying why
 * not.  *reports is zero before the first. */
int reports_add(struct program *program, struct reports *reports, const char *said,
    const struct report_style *style);

/* Lets all reports tell of one thing, and counts it. */
void reports_begin(struct reports *reports);
void reports_file(struct reports *reports);
void reports_finding(
    struct reports *reports, struct session *session, const struct finding *finding);
void reports_game(struct reports *reports, struct session *session);

/* Ends the reports and completes their files.  Gives STATUS_failed after saying what could not be
 * written. */
int reports_end(struct program *program, struct reports *reports);

/* Gives back what the reports hold, removing files that are not complete. */
void reports_free(struct reports *reports);

/* Appends "FILE:LINE:COLUMN: SEVERITY: MESSAGE [RULE]", all of it safe to show, without a line end.
 * Control sequences colour it if colour is set. */
void report_line(struct session *session, const struct finding *finding, enum language language,
    bool colour, struct buffer *out);

#endif
