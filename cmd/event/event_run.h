#ifndef CMD_EVENT_EVENT_RUN_H
#define CMD_EVENT_EVENT_RUN_H

#include "cmd/event/event.h"
#include "cmd/judge/config.h"
#include "cmd/judge/finding_judge.h"
#include "cmd/run/run.h"
#include "cmd/sink/baseline.h"
#include "cmd/sink/report_set.h"

/* A file with records. */
struct event_file {
	struct str name;
	enum format format;
	enum encoding encoding;
	uint32_t first, games; /* its records */
};

/* A run of kifu event. */
struct event_run {
	struct run run;
	struct lint_plan plan;
	struct config *config;
	struct arena arena; /* holds the event */
	struct event event; /* all of it; its findings are those of all stages */
	struct event *stages;
	size_t stage_count, stage_cap;
	struct event_file *files;
	size_t file_count, file_cap;
	struct buffer bytes;    /* of the file that is read */
	struct reports reports; /* of the findings */
	struct reports extra;   /* standings, and files to write */
	struct baseline baseline;
	bool tables_alone; /* no record is read */
	bool prints;       /* the cross table follows the text */
	bool unsettled;    /* an error stands that changes a cell of a table */
};

/* What each record says of its place in the event: the payload is a struct event_game, whose
 * members that follow from several records are not set yet.  The plan is a struct lint_plan. */
extern const struct visitor event_visitor;

/* Judges what was read: each stage as an event of its own. */
void event_judge(struct event_run *of);

/* Opens the reports.  Returns a status. */
int event_sink_open(struct event_run *of);

/* Sets what the settings of the run decide, and begins the reports. */
void event_sink_begin(struct event_run *of);

/* Writes the reports, standings and files. */
void event_sink_write(struct event_run *of);

/* Append what the html page shows of the event: of each stage a heading, its numbers and its table,
 * whose cells lead to the figures; and these, the last positions of games.  Figures are made first;
 * returns their number. */
void page_games_part(struct report *report);
size_t page_games_figures(struct report *report, struct buffer *out);

void event_sink_free(struct event_run *of);

/* Reports of standings, and files to write, in the order of the words of --standings and --write.
 */
extern const struct report_functions event_forms_standings[], event_forms_write[];

/* Returns whether a report is a file with results. */
bool event_forms_has_results(const struct report *report);

/* Appends the cross tables. */
void event_forms_text(const struct event_run *of, enum language language, struct buffer *out);

#endif
