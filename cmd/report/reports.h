#ifndef CMD_REPORT_REPORTS_H
#define CMD_REPORT_REPORTS_H

#include "cmd/options/option_value.h"
#include "cmd/report/report.h"

/* How reports are wanted. */
struct report_style {
	const char *language; /* --lang; NULL: not given */
	bool colour;          /* on standard output */
	bool verdicts;        /* text: count verdicts at the end */
	bool fixes;           /* text: mark what --fix can fix */
	bool aside;           /* standard output is in use: write to standard error instead */
};

/* All reports of a run. */
struct reports {
	struct report *first;
	struct tally tally;
};

/* Adds a report to file (borrowed; NULL: standard output).  Returns STATUS_failed after reporting
 * why it cannot be written there.  *reports is zero before the first. */
int reports_add(struct program *program, struct reports *reports, enum report_format format,
    const char *file, const struct report_style *style);

/* Adds a report that is not one of the formats, to the file path (NULL: standard output), in the
 * language of style, else in English.  Returns as reports_add. */
int reports_add_own(struct program *program, struct reports *reports,
    const struct report_functions *functions, const char *path, const struct report_style *style);

/* Returns STATUS_failed after reporting it if a report would replace the input path. */
int reports_spare(struct program *program, const struct reports *reports, const char *path);

/* Whether some report shows excerpts, or fingerprints. */
bool reports_want_excerpts(const struct reports *reports);
bool reports_want_fingerprints(const struct reports *reports);

/* Begins all reports. */
void reports_begin(struct reports *reports);

/* Writes an event to all reports, and counts it. */
void reports_write(struct reports *reports, const struct event *event);

/* Ends all reports and completes their files.  Returns STATUS_failed after reporting what could not
 * be written. */
int reports_end(struct program *program, struct reports *reports);

/* Frees the reports and removes files that are not complete. */
void reports_free(struct reports *reports);

#endif
