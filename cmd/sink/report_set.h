#ifndef CMD_SINK_REPORT_SET_H
#define CMD_SINK_REPORT_SET_H

#include "cmd/options/files.h"
#include "cmd/sink/report.h"

/* Findings of a file that are listed at most, unless --max-findings says otherwise. */
enum { REPORTS_LISTED = 1000 };

/* All reports of a run. */
struct reports {
	struct report *first;
	struct tally tally;
	unsigned shows;                /* what some report shows */
	const struct columns *columns; /* some report shows these cells; NULL: none does */
	uint32_t max_findings;         /* listed of a file at most; 0: all */
	bool failing_only;             /* findings that do not fail are not shown */
	uint32_t listed, omitted;      /* findings of the present file */
};

extern const struct report_functions *const report_formats[REPORT_COUNT];

/* Adds a report to the file path (borrowed; NULL: standard output).  Returns STATUS_failed after
 * reporting why it cannot be written there.  *reports is zero before the first. */
int reports_add(struct program *program, struct reports *reports,
    const struct report_functions *functions, const char *path, const struct report_style *style);

/* Returns STATUS_failed after reporting it if a report would replace a file that the run reads. */
int reports_spare(struct program *program, const struct reports *reports,
    const struct options *options, const struct files *files);

/* Sets what the settings of the run decide: language, rule set, and the run line of the reports
 * that have one. */
void reports_settle(struct reports *reports, const struct options *options, struct str run);

/* Begins all reports. */
void reports_begin(struct reports *reports);

/* Writes a result of lint's visitor to all reports, and counts it; findings beyond max_findings are
 * left out, and a note at the end of their file says how many. */
void reports_write(struct reports *reports, const struct result_item *item);

/* Ends all reports and completes their files.  Returns STATUS_failed after reporting what could not
 * be written. */
int reports_end(struct program *program, struct reports *reports);

/* Frees the reports and removes files that are not complete. */
void reports_free(struct reports *reports);

#endif
