#include <stdio.h>
#include <string.h>

#include "cmd/command.h"
#include "cmd/sink/convert_report.h"
#include "cmd/input/sandbox.h"
#include "cmd/host/messages.h"
#include "cmd/sink/report.h"
#include "writers/writer_table.h"

/* Sets how games are read and converted. */
static void
set_conversion(struct convert *convert)
{
	const struct options *options = convert->options;
	const struct option_value *ply = options_last(options, OPTION_ply);
	const struct target *target = &convert->target;
	struct linter_options *linting = &convert->linting;
	bool draws = (format_rows[target->format].carries & ONLY_written) != 0;

	convert->pictures =
	    draws && (format_rows[target->format].carries & CARRIES_position_only) != 0;
	linting->reading = options_reading(options);
	linting->reading.live = !target->source && !options_has(options, OPTION_verbose);
	linting->reading.replay.rivals = (format_rows[target->format].carries & ASKS_rivals) != 0;
	if (format_rows[target->format].home != DIALECT_HOME_none)
		linting->reading.replay.pvs = REPLAY_PVS_written;
	linting->min_severity = linting->fail_on = SEVERITY_error;
	linting->may_be_empty = convert->files.unnamed;
	linting->verbose = options_has(options, OPTION_verbose);
	linting->language = convert->program->language;
	linting->conversion = &convert->conversion;
	if (convert->name.columns.count > 0) {
		linting->cells = columns_cells;
		linting->cells_of = &convert->name.columns;
	}
	linting->filters = convert->filters.count > 0 ? &convert->filters : NULL;
	policy_make(&linting->policy, &convert->program->arena, options, NULL);
	convert->conversion = (struct conversion){ .source = target->source,
		.format = target->format,
		.encoding = target->encoding,
		.crlf = target->crlf,
		.single = target->directory == NULL && !options_has(options, OPTION_ndjson_in),
		.to_file = target->file != NULL || target->directory != NULL,
		.on_illegal =
		    options_word(options, OPTION_on_illegal, draws ? ILLEGAL_keep : ILLEGAL_reject),
		.on_loss = options_word(options, OPTION_on_loss, LOSS_warn),
		.mainline_only = options_has(options, OPTION_mainline_only),
		.ply = ply != NULL ? ply->is.plies.to : NO_PLY,
		.from = ply != NULL ? ply->is.plies.from : 0,
		.series = ply != NULL && ply->is.plies.range,
		.pictures = convert->pictures,
		.letters = options_letters(options, OPTION_to_letters, linting->reading.letters),
		.language = convert->program->language,
		.flip = options_has(options, OPTION_flip),
		.caption = str_of(options_text(options, OPTION_caption)) };
}

/* Opens standard output, or the output of -o while it can be created. */
static int
prepare_output(struct convert *convert)
{
	const char *path = convert->target.file, *reason;
	int status;

	if (path == NULL) {
		convert->out = &convert->program->out;
		return STATUS_ok;
	}
	status = convert_open(convert, path);
	if (status != STATUS_ok || convert->out == NULL)
		return status;
	reason = output_prepare(convert->out);
	if (reason == NULL)
		return STATUS_ok;
	output_free(convert->out);
	convert->out = NULL;
	return convert_fail(convert, path, reason);
}

/* Returns whether there can be several positions of a game: in an output, or each in its own. */
static bool
is_series(const struct convert *convert)
{
	uint32_t carries = format_rows[convert->target.format].carries;

	return (carries & CARRIES_position_only) != 0 &&
	       ((carries & ONLY_written) == 0 || convert->target.directory != NULL);
}

/* Reports options that would change what is only copied. */
static int
check_source(struct convert *convert)
{
	const struct options *options = convert->options;

	return options_has(options, OPTION_to_encoding) || options_has(options, OPTION_eol) ||
		       options_has(options, OPTION_ply) ||
		       options_has(options, OPTION_mainline_only)
		   ? program_usage(convert->program,
			 "-t source copies games as they are: no --to-encoding, --eol, --ply, "
			 "--mainline-only")
		   : STATUS_ok;
}

/* Reports options that make no sense where each line is answered by a line. */
static int
check_lines(struct convert *convert)
{
	if (options_has(convert->options, OPTION_shard))
		return program_usage(
		    convert->program, "--ndjson-in and --shard cannot be used together");
	if (convert->target.file != NULL || convert->target.directory != NULL)
		return program_usage(
		    convert->program, "--ndjson-in answers on standard output: no -o and no -d");
	return STATUS_ok;
}

/* Collects the files, makes the target and enters the sandbox. */
static int
set_up(struct convert *convert)
{
	struct program *program = convert->program;
	const struct options *options = convert->options;
	const struct option_value *ply = options_last(options, OPTION_ply);
	int status = filters_read(program, options, &convert->filters);

	if (status == STATUS_ok)
		status = files_collect(program, options, &convert->files);
	convert->on_exists =
	    (enum on_exists)options_word(options, OPTION_on_exists, ON_EXISTS_error);
	if (status == STATUS_ok)
		status = target_make(&convert->target, program, options);
	if (status == STATUS_ok)
		status = name_read(program, options_text(options, OPTION_name), &convert->name);
	if (status == STATUS_ok && convert->name.text != NULL && convert->target.directory == NULL)
		status = program_usage(program, "--name needs -d DIR");
	buffer_init(&convert->named, &program->memory);
	if (status == STATUS_ok && ply != NULL && ply->is.plies.range && !is_series(convert))
		status = program_usage(program,
		    "--ply A..B needs a format of positions (-t sfen, -t bod, or -d DIR -t svg)");
	if (status == STATUS_ok && convert->target.source)
		status = check_source(convert);
	if (status == STATUS_ok && options_has(options, OPTION_ndjson_in))
		status = check_lines(convert);
	if (status == STATUS_ok && convert->target.directory == NULL)
		status = prepare_output(convert);
	if (status != STATUS_ok)
		return status;
	set_conversion(convert);
	return sandbox_enter(program, options, &convert->files);
}

/* Prints how many of the games were written. */
static void
print_total(const struct convert *convert)
{
	const struct tally *tally = &convert->tally;
	enum language language = convert->program->language;
	struct buffer *err = &convert->program->err.buffer;
	char games[64], files[64];

	snprintf(games, sizeof games, REPORT_COUNT(language, tally->games, "game"));
	snprintf(files, sizeof files, REPORT_COUNT(language, tally->files, "file"));
	buffer_printf(
	    err, messages_in(language, "Wrote %zu of %s in %s"), convert->done, games, files);
	if (convert->left > 0) {
		snprintf(files, sizeof files, REPORT_COUNT(language, convert->left, "file"));
		buffer_printf(err, messages_in(language, "; %s not converted"), files);
	}
	report_left_out(tally, language, err);
	buffer_printf(err, messages_in(language, ".\n"));
	output_flush(&convert->program->err);
}

static void
convert_files(struct convert *convert)
{
	const char *language = options_text(convert->options, OPTION_lang);
	struct batch *batch = &convert->batch;

	*batch = (struct batch){ .program = convert->program,
		.options = convert->options,
		.files = &convert->files,
		.linting = &convert->linting,
		.ndjson = options_has(convert->options, OPTION_ndjson_in),
		.tally = &convert->tally,
		.arg = convert,
		.prepare = convert_prepare,
		.finish = convert_ahead,
		.report = convert_report };
	if (batch->ndjson)
		convert->status = reports_add(convert->program, &convert->reports, &report_result,
		    NULL, &(struct report_style){ .language = language });
	reports_begin(&convert->reports);
	program_worsen(&convert->status, batch_run(batch));
	program_worsen(&convert->status, reports_end(convert->program, &convert->reports));
	reports_free(&convert->reports);
	convert->tally.left_out = batch->paths.left_out;
	program_worsen(&convert->status, convert_close(convert, convert->status != STATUS_failed));
}

int
convert_run(struct program *program, const struct options *options)
{
	struct convert convert = { .program = program, .options = options };
	struct tally *tally = &convert.tally;

	convert.status = set_up(&convert);
	if (convert.status == STATUS_ok) {
		if (convert.out != NULL || convert.target.directory != NULL)
			convert_files(&convert);
		else
			tally->files = convert.left = convert.files.count;
		if (tally->files > 1 || tally->left_out > 0)
			print_total(&convert);
		else if (tally->games == 0 && tally->unwanted > 0)
			filters_none(program, tally->unwanted);
	}
	target_free(&convert.target);
	name_free(&convert.name);
	buffer_free(&convert.named);
	filters_free(&convert.filters);
	return convert.status;
}
