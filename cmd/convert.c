#include <stdio.h>
#include <string.h>

#include "cmd/command.h"
#include "cmd/host/messages.h"
#include "cmd/judge/config.h"
#include "cmd/sink/files_sink.h"
#include "cmd/sink/report.h"
#include "writers/writer_table.h"

/* Returns how pictures and pages look.  What is written in a picture is Japanese, or English beside
 * Latin letters, whatever the locale: it is published. */
static struct write_look
look_of(const struct convert *convert, const struct alphabet *letters)
{
	const struct options *options = convert->run.options;
	const struct option_value *at = options_last(options, OPTION_open_at);
	enum language language = convert->run.program->language;

	if (convert->pictures && !options_has(options, OPTION_lang))
		language = letters != NULL ? LANGUAGE_en : LANGUAGE_ja;
	return (struct write_look){ .language = language,
		.flip = options_has(options, OPTION_flip),
		.ground = options_has(options, OPTION_background),
		.upright = options_word(options, OPTION_hands, 0) == 1,
		.caption = str_of(options_text(options, OPTION_caption)),
		.title = str_of(options_text(options, OPTION_title)),
		.open_at = at != NULL ? (uint32_t)at->is.number : 0 };
}

/* Sets how games are read and converted. */
static void
set_conversion(struct convert *convert)
{
	const struct options *options = convert->run.options;
	const struct option_value *ply = options_last(options, OPTION_ply);
	const struct option_value *score = options_last(options, OPTION_score);
	const struct target *target = &convert->target;
	struct run *run = &convert->run;
	struct session_options *reading = &run->reading.reading;
	bool draws = (format_rows[target->format].carries & ONLY_written) != 0;

	convert->pictures =
	    draws && (format_rows[target->format].carries & CARRIES_position_only) != 0;
	reading->join = options_has(options, OPTION_join);
	reading->live = !target->source && !options_has(options, OPTION_verbose);
	reading->replay.rivals = (format_rows[target->format].carries & ASKS_rivals) != 0;
	if ((format_rows[target->format].carries & ASKS_pvs) != 0)
		reading->replay.pvs = REPLAY_PVS_written;
	if (convert->name.columns.count > 0)
		convert->plan.columns = &convert->name.columns;
	if (options_has(options, OPTION_ndjson_in))
		convert->plan.columns = &columns_of_game;
	convert->plan.keys = convert->unique != NULL;
	convert->plan.by_position = options_word(options, OPTION_by, 0) == 1;
	run->reading.visitor = &convert_visitor;
	run->reading.plan = &convert->plan;
	convert->plan.conversion = (struct conversion){ .source = target->source,
		.format = target->format,
		.encoding = target->encoding,
		.crlf = target->crlf,
		.single = target->directory == NULL && !options_has(options, OPTION_ndjson_in),
		.to_file = target->file != NULL || target->directory != NULL,
		.on_illegal =
		    options_word(options, OPTION_on_illegal, draws ? ILLEGAL_keep : ILLEGAL_reject),
		.on_loss = options_word(options, OPTION_on_loss, LOSS_warn),
		.mainline_only = options_has(options, OPTION_mainline_only),
		.scored = score != NULL,
		.score = score != NULL ? (int)score->is.number : 0,
		.ply = ply != NULL ? ply->is.plies.to : NO_PLY,
		.series = { .wanted = ply != NULL && ply->is.plies.range,
		    .from = ply != NULL ? ply->is.plies.from : 0 },
		.pictures = convert->pictures,
		.letters = options_letters(options, OPTION_to_letters, reading->letters),
		.no_findings = options_has(options, OPTION_no_findings),
		.look = look_of(
		    convert, options_letters(options, OPTION_to_letters, reading->letters)) };
}

/* Opens standard output, or the output of -o while it can be created. */
static int
prepare_output(struct convert *convert)
{
	const char *path = convert->target.file, *reason;
	int status;

	if (path == NULL) {
		convert->out.to = &convert->run.program->out;
		return STATUS_ok;
	}
	status = convert_open(convert, path);
	if (status != STATUS_ok || convert->out.to == NULL)
		return status;
	reason = output_prepare(convert->out.to);
	if (reason == NULL)
		return STATUS_ok;
	output_free(convert->out.to);
	convert->out.to = NULL;
	return convert_fail(convert, path, reason);
}

/* Makes the folder of -d. */
static int
prepare_folder(struct convert *convert)
{
	const char *path = convert->target.directory;
	const char *reason = folder_make(&convert->folder, convert->run.program, path);

	return reason == NULL ? STATUS_ok : convert_fail(convert, path, reason);
}

/* Returns whether there can be several positions of a game: in an output, or each in its own. */
static bool
is_series(const struct convert *convert)
{
	uint32_t carries = format_rows[convert->target.format].carries;

	return (carries & CARRIES_position_only) != 0 &&
	       ((carries & ONLY_written) == 0 || convert->target.directory != NULL);
}

/* Collects the files, makes the target and enters the sandbox. */
static int
set_up(struct convert *convert)
{
	struct program *program = convert->run.program;
	const struct options *options = convert->run.options;
	const struct option_value *ply = options_last(options, OPTION_ply);
	const struct option_value *most = options_last(options, OPTION_max_findings);
	int status = run_begin(&convert->run);

	convert->on_exists =
	    (enum on_exists)options_word(options, OPTION_on_exists, ON_EXISTS_error);
	if (status == STATUS_ok)
		status = target_make(&convert->target, program, options);
	if (status == STATUS_ok)
		status = name_read(program, options_text(options, OPTION_name), &convert->name);
	if (status == STATUS_ok && options_has(options, OPTION_by) && convert->unique == NULL)
		status = program_usage(program, "--by needs --unique");
	if (status == STATUS_ok)
		status = sample_begin(&convert->sample, program, options, convert->target.format);
	convert->max_findings = most != NULL ? most->is.number : REPORTS_LISTED;
	buffer_init(&convert->named, &program->memory);
	buffer_init(&convert->joined, &program->memory);
	if (status == STATUS_ok && ply != NULL && ply->is.plies.range && !is_series(convert))
		status = program_usage(program,
		    "--ply A..B needs a format of positions (-t sfen, -t bod, or -d DIR -t svg)");
	if (status == STATUS_ok)
		status = convert->target.directory == NULL ? prepare_output(convert)
							   : prepare_folder(convert);
	if (status != STATUS_ok)
		return status;
	status = run_enter(&convert->run);
	if (status == STATUS_ok)
		set_conversion(convert);
	else
		convert_close(convert, false);
	return status;
}

/* Prints how many of the games were written. */
static void
print_total(const struct convert *convert)
{
	const struct run_counts *counts = &convert->run.counts;
	const struct tally tally = { .unwanted = counts->left_out, .left_out = counts->skipped };
	enum language language = convert->run.program->language;
	struct buffer *err = &convert->run.program->err.buffer;
	char games[64], files[64];

	snprintf(games, sizeof games, MESSAGES_COUNT(language, counts->games, "game"));
	snprintf(files, sizeof files, MESSAGES_COUNT(language, convert->file_count, "file"));
	buffer_printf(err, messages_in(language, "Wrote %zu of %s in %s"), convert->counts.done,
	    games, files);
	if (convert->counts.left > 0) {
		snprintf(
		    files, sizeof files, MESSAGES_COUNT(language, convert->counts.left, "file"));
		buffer_printf(err, messages_in(language, "; %s not converted"), files);
	}
	report_left_out(&tally, language, err);
	buffer_printf(err, messages_in(language, ".\n"));
	output_flush(&convert->run.program->err);
}

/* Writes what was kept to be shuffled. */
static void
end_sample(struct convert *convert)
{
	struct run *run = &convert->run;
	const char *path = convert->out.path != NULL ? convert->out.path : "-";
	const char *reason = NULL;

	if (run->status != STATUS_failed && convert->out.to != NULL)
		reason = sample_end(&convert->sample, convert->out.to, &run->program->memory);
	if (reason != NULL)
		program_worsen(&run->status, convert_fail(convert, path, reason));
}

/* Reads and converts the files. */
static void
convert_files(struct convert *convert)
{
	struct run *run = &convert->run;
	const struct report_style style = { .language =
						options_text(convert->run.options, OPTION_lang) };

	if (run_has_lines(run))
		program_worsen(&run->status, reports_add(convert->run.program, &convert->reports,
						 &report_answer, NULL, &style));
	reports_begin(&convert->reports);
	run_all(run);
	program_worsen(&run->status, reports_end(convert->run.program, &convert->reports));
	reports_free(&convert->reports);
	end_sample(convert);
	program_worsen(&run->status, convert_close(convert, run->status != STATUS_failed));
}

int
convert_run(struct program *program, const struct options *options)
{
	struct convert convert = { .run = { .program = program,
				       .options = options,
				       .sinks = &convert,
				       .settle = config_settle,
				       .prepare = convert_prepare,
				       .deliver = convert_deliver,
				       .flush = convert_flush } };
	struct run *run = &convert.run;
	struct unique unique;

	unique_init(&unique, &program->memory);
	if (options_has(options, OPTION_unique))
		convert.unique = &unique;
	run->status = set_up(&convert);
	if (run->status == STATUS_ok) {
		if (convert.out.to != NULL || convert.target.directory != NULL)
			convert_files(&convert);
		else
			convert.file_count = convert.counts.left = run->files.count;
		if (convert.file_count > 1 || run->counts.skipped > 0)
			print_total(&convert);
		else {
			run_total(run);
			run_none(run);
		}
	}
	folder_leave(&convert.folder);
	target_free(&convert.target);
	name_free(&convert.name);
	unique_free(&unique);
	sample_free(&convert.sample);
	buffer_free(&convert.named);
	buffer_free(&convert.joined);
	run_free(run);
	return run->status;
}
