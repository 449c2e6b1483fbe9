#include "cmd/command.h"
#include "cmd/judge/config.h"
#include "cmd/options/columns_read.h"
#include "cmd/run/run.h"
#include "cmd/sink/table_sink.h"

/* A run of kifu table. */
struct table {
	struct run run;
	struct columns columns;
	struct row_plan plan;
	struct table_sink sink;
	struct config *config; /* NULL: no column counts findings */
};

/* Finds the settings of a job, by which its findings count. */
static bool
prepare(void *of, struct job *job)
{
	struct table *table = of;
	struct run *run = &table->run;

	if (table->config == NULL)
		return true;
	job->settings = config_for(table->config, job->path.n > 0 ? job->path.p : "-");
	run->stopped = job->settings == NULL;
	return !run->stopped;
}

static void
deliver(void *of, const struct result_item *item)
{
	struct table *table = of;

	if (item->kind != RESULT_game)
		return;
	run_clear(&table->run);
	table_sink_row(&table->sink, item);
}

/* Chooses the visitor: only some columns make it judge findings. */
static void
set_visitor(struct table *table)
{
	struct run *run = &table->run;
	const struct columns *columns = &table->columns;
	struct judge_plan *judge = &table->plan.judge;
	bool notes = columns_have(columns, COLUMN_notes);
	bool warnings = columns_have(columns, COLUMN_warnings);

	run->reading.visitor = &row_visitor;
	run->reading.plan = &table->plan;
	table->plan.columns = columns;
	if (!notes && !warnings && !columns_have(columns, COLUMN_errors))
		return;
	judge->min_severity = notes ? SEVERITY_note : warnings ? SEVERITY_warning : SEVERITY_error;
	judge->fail_on = SEVERITY_error;
	policy_make(&judge->policy, &run->program->arena, run->options, NULL);
	run->reading.visitor = &row_counts_visitor;
	table->config = config_new(run->program, run->options, judge);
}

/* Ends the search for settings.  Returns a status. */
static int
end_config(struct table *table)
{
	int status = table->run.stopped ? STATUS_failed : STATUS_ok;

	if (table->config == NULL)
		return STATUS_ok;
	if (status == STATUS_ok)
		status = config_check(table->config);
	config_free(table->config);
	return status;
}

int
table_run(struct program *program, const struct options *options)
{
	struct table table = {
		.run = { .program = program,
		    .options = options,
		    .sinks = &table,
		    .prepare = prepare,
		    .deliver = deliver },
		.sink = { .columns = &table.columns,
		    .form = (enum table_form)options_word(options, OPTION_as_table, TABLE_text),
		    .safe_cells = options_has(options, OPTION_safe_cells),
		    .out = &program->out },
	};
	struct run *run = &table.run;
	int status = columns_read(program, options_text(options, OPTION_columns), &table.columns);

	if (status == STATUS_ok)
		status = run_begin(run);
	if (status == STATUS_ok)
		status = run_enter(run);
	if (status == STATUS_ok) {
		set_visitor(&table);
		table_sink_begin(&table.sink, &program->memory);
		status = run_all(run);
		run_none(run);
		program_worsen(&status, end_config(&table));
		table_sink_end(&table.sink);
	}
	run_free(run);
	return status;
}
