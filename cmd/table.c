#include "cmd/command.h"
#include "cmd/host/messages.h"
#include "cmd/judge/config.h"
#include "cmd/options/columns_read.h"
#include "cmd/run/run.h"
#include "cmd/sink/table/sort_sink.h"

/* A run of kifu table. */
struct table {
	struct run run;
	struct columns columns;
	struct row_plan plan;
	struct table_sink sink;
	struct sort_sink sort;
	struct config *config;
	bool counts; /* a column counts findings */
};

/* Finds the settings of a job, by which its findings count. */
static bool
prepare(void *of, struct job *job)
{
	struct table *table = of;
	struct run *run = &table->run;

	if (!table->counts)
		return true;
	job->settings = config_for(table->config, job->path.n > 0 ? job->path.p : "-");
	run->stopped = job->settings == NULL;
	return !run->stopped;
}

static void
deliver(void *of, const struct result_item *item)
{
	struct table *table = of;
	const struct row *row = item->is.own;
	size_t i;

	if (item->kind != RESULT_game)
		return;
	run_clear_for_output(&table->run);
	if (table->sort.by.count == 0)
		table_sink_rows(&table->sink, item->game, row->cells, row->count);
	for (i = 0; i < row->count && table->sort.by.count > 0; i++)
		sort_sink_row(&table->sort, item->game, row->cells + i * table->columns.count);
}

static bool
is_unicode(enum encoding encoding)
{
	return encoding == ENCODING_utf8 || encoding == ENCODING_utf16 ||
	       encoding == ENCODING_utf16le || encoding == ENCODING_utf16be;
}

/* Reads how the table is written, before files can be opened no more.  Returns a status. */
static int
set_sink(struct table *table)
{
	struct program *program = table->run.program;
	const struct options *options = table->run.options;
	const struct option_value *encoding = options_last(options, OPTION_table_encoding);

	table->sort.table = &table->sink;
	if (encoding != NULL) {
		if (table->sink.coding.mark && !is_unicode(encoding->is.encoding))
			return program_usage(program, "--bom is of UTF-8 and UTF-16, not of %s",
			    encoding_rows[encoding->is.encoding].name);
		table->sink.coding.to = encoding->is.encoding;
		table->sink.coding.codec = codec_new(&program->memory);
		codec_has(table->sink.coding.codec, encoding->is.encoding);
	}
	return sort_sink_read(&table->sort, program, options_text(options, OPTION_sort));
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
	run->reading.reading.replay.rivals = columns_have(columns, COLUMN_ki2);
	if (columns->each == EACH_move)
		run->reading.reading.replay.pvs = REPLAY_PVS_written;
	table->plan.columns = columns;
	table->plan.separator = table_sink_separator(&table->sink);
	table->counts = notes || warnings || columns_have(columns, COLUMN_errors);
	table->config = config_new(run->program, run->options, judge);
	if (!table->counts)
		return;
	judge->min_severity = notes ? SEVERITY_note : warnings ? SEVERITY_warning : SEVERITY_error;
	judge->fail_on = SEVERITY_error;
	policy_make(&judge->policy, &run->program->arena, run->options, NULL);
	run->reading.visitor = &row_counts_visitor;
}

/* Ends the search for settings.  Returns a status. */
static int
end_config(struct table *table)
{
	int status = table->run.stopped ? STATUS_failed : STATUS_ok;

	if (status == STATUS_ok)
		status = config_check(table->config);
	config_free(table->config);
	return status;
}

/* Says how many characters the encoding of the table lacks. */
static void
say_gaps(const struct table *table)
{
	struct program *program = table->run.program;

	if (table->sink.coding.gaps == 0)
		return;
	buffer_printf(&program->err.buffer,
	    messages_in(
		program->language, "Characters that %s lacks, written as U+3013 or ?: %zu.\n"),
	    encoding_rows[table->sink.coding.to].name, table->sink.coding.gaps);
	output_flush(&program->err);
}

int
table_run(struct program *program, const struct options *options)
{
	struct table table = {
		.run = { .program = program,
		    .options = options,
		    .sinks = &table,
		    .settle = config_settle,
		    .prepare = prepare,
		    .deliver = deliver },
		.columns.each = (enum column_each)options_word(options, OPTION_each, EACH_game),
		.sink = { .columns = &table.columns,
		    .form = (enum table_form)options_word(options, OPTION_as_table, TABLE_text),
		    .safe_cells = options_has(options, OPTION_safe_cells),
		    .coding.mark = options_has(options, OPTION_bom),
		    .out = &program->out,
		    .screen = program_screen() },
	};
	struct run *run = &table.run;
	int status = columns_read(program, options_text(options, OPTION_columns), &table.columns);

	if (status == STATUS_ok)
		status = set_sink(&table);
	if (status == STATUS_ok)
		status = run_begin(run);
	if (status == STATUS_ok)
		status = run_enter(run);
	if (status == STATUS_ok) {
		set_visitor(&table);
		table_sink_begin(&table.sink, &program->memory);
		status = run_all(run);
		run_total(run);
		run_none(run);
		program_worsen(&status, end_config(&table));
		sort_sink_end(&table.sort);
		table_sink_end(&table.sink);
		say_gaps(&table);
	}
	if (table.sink.coding.codec != NULL)
		codec_free(table.sink.coding.codec);
	run_free(run);
	return status;
}
