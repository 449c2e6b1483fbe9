#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "cmd/command.h"
#include "cmd/convert/convert_game.h"
#include "cmd/input/chunk.h"
#include "cmd/input/files.h"
#include "cmd/input/sandbox.h"
#include "cmd/messages.h"
#include "cmd/report/report.h"
#include "cmd/report/spare.h"
#include "record/evaluation.h"
#include "writers/writer_table.h"

static int
fail_file(struct convert *convert, const char *path, const char *reason)
{
	if (reason == input_folder)
		reason =
		    "is a folder (use \"find FOLDER -name '*.kif' -print0 | kifu convert -0\")";
	return program_fail(
	    convert->program, "%s: %s", path, messages_in(convert->program->language, reason));
}

/* Makes path (NULL: standard output) the output of games; none (convert->out is NULL) if it exists
 * and is to be skipped.  Nothing is written yet. */
static int
open_output(struct convert *convert, const char *path)
{
	const char *reason;
	struct stat st;

	convert->path = path;
	convert->games = 0;
	convert->out = path == NULL ? &convert->program->out : &convert->file;
	if (path == NULL)
		return STATUS_ok;
	if (convert->on_exists == ON_EXISTS_skip && output_exists(path)) {
		convert->out = NULL;
		return STATUS_ok;
	}
	if (convert->on_exists == ON_EXISTS_overwrite && lstat(path, &st) == 0 &&
	    S_ISLNK(st.st_mode) && spare_read(convert->options, convert->files, path) != NULL)
		return fail_file(
		    convert, path, "a link to a file that is read: name another output");
	reason = output_file(&convert->file, &convert->program->memory, &convert->program->outputs,
	    path, convert->on_exists, convert->target.directory == NULL);
	if (reason == NULL)
		return STATUS_ok;
	output_free(&convert->file);
	return fail_file(convert, path, reason);
}

/* Completes the output if it is wanted and has games; else leaves no file. */
static int
close_output(struct convert *convert, bool wanted)
{
	const char *reason = NULL;

	if (convert->path == NULL)
		return STATUS_ok;
	if (wanted && convert->games > 0)
		reason = output_commit(&convert->file);
	if (!wanted || reason != NULL)
		convert->done -= convert->games;
	output_free(&convert->file);
	return reason == NULL ? STATUS_ok : fail_file(convert, convert->path, reason);
}

/* Converts a game of standard input to a numbered file. */
static int
convert_numbered(struct convert *convert)
{
	const char *path = target_numbered(&convert->target, convert->program, ++convert->numbered);
	int status = open_output(convert, path);

	if (status != STATUS_ok || convert->out == NULL)
		return status;
	status = convert_game(convert);
	return program_worse(status, close_output(convert, status == STATUS_ok));
}

static int
convert_games(struct convert *convert, const char *name, bool numbered)
{
	struct str shown = files_shown(convert->options, name);
	struct session *session = &convert->session;
	struct chunk chunk;
	const char *reason = chunk_open(&chunk, session, &convert->bytes, name, shown, 0);
	int status = STATUS_ok;

	if (reason != NULL) {
		convert->files_left++;
		return fail_file(convert, name, reason);
	}
	if (convert->bytes.n == 0 && convert->files->unnamed)
		session->over = true;
	do {
		while (
		    convert->program->out.error == 0 && !session->over && session_next(session)) {
			status = program_worse(
			    status, numbered ? convert_numbered(convert) : convert_game(convert));
		}
	} while (convert->program->out.error == 0 && chunk_next(&chunk, session->parse.at));
	chunk_close(&chunk);
	convert->files_left += chunk.reason != NULL;
	if (chunk.reason != NULL)
		status = fail_file(convert, name, chunk.reason);
	return status;
}

/* Converts the games of files to the open output, which is not completed if a file could not be
 * read. */
static int
convert_files(struct convert *convert, const char *const *names, size_t count)
{
	int status = STATUS_ok;
	size_t i;

	if (convert->out == NULL) {
		convert->files_left += count;
		return STATUS_ok;
	}
	for (i = 0; i < count && convert->out->error == 0; i++)
		status = program_worse(status, convert_games(convert, names[i], false));
	return program_worse(status, close_output(convert, status != STATUS_failed));
}

/* Opens the output file of an input file. */
static int
open_place(struct convert *convert, size_t i)
{
	const char *rival = convert->target.rivals[i], *path = convert->target.paths[i];

	return rival == NULL ? open_output(convert, path)
			     : program_fail(convert->program,
				   "%s: same output file as %s: %s (use another -d, or -0)",
				   convert->files->names[i], rival, path);
}

/* Converts each input file to its own output file. */
static int
convert_to_directory(struct convert *convert, const struct files *files)
{
	int status = STATUS_ok, one;
	size_t i;

	for (i = 0; i < files->count; i++) {
		const char *name = files->names[i], *path = convert->target.paths[i];

		if (path == NULL)
			one = convert_games(convert, name, true);
		else if ((one = open_place(convert, i)) == STATUS_ok)
			one = convert_files(convert, &name, 1);
		else
			convert->files_left++;
		status = program_worse(status, one);
	}
	return status;
}

/* Opens the output of -o while it can be created, or standard output. */
static int
prepare_output(struct convert *convert)
{
	const char *path = convert->target.file, *reason;
	int status = open_output(convert, path);

	if (status != STATUS_ok || path == NULL || convert->out == NULL)
		return status;
	reason = output_prepare(convert->out);
	if (reason == NULL)
		return STATUS_ok;
	output_free(convert->out);
	return fail_file(convert, path, reason);
}

/* Collects the options and the files, makes the target and enters the sandbox. */
static int
set_up(struct convert *convert, struct session_options *reading, struct files *files)
{
	const struct options *options = convert->options;
	const struct option_value *ply = options_last(options, OPTION_ply);
	int status;

	convert->on_illegal = options_word(options, OPTION_on_illegal, ILLEGAL_reject);
	convert->on_loss = options_word(options, OPTION_on_loss, LOSS_warn);
	convert->on_exists =
	    (enum on_exists)options_word(options, OPTION_on_exists, ON_EXISTS_error);
	convert->mainline_only = options_has(options, OPTION_mainline_only);
	convert->ply = ply != NULL ? ply->is.number : NO_PLY;
	*reading = options_reading(options);
	convert->letters = options_letters(options, OPTION_to_letters, reading->letters);
	convert->files = files;
	status = files_collect(convert->program, options, files);
	if (status == STATUS_ok)
		status = target_make(&convert->target, convert->program, options, files);
	if (status == STATUS_ok && convert->target.directory == NULL)
		status = prepare_output(convert);
	if (status != STATUS_ok)
		return status;
	reading->replay.rivals = (format_rows[convert->target.format].carries & ASKS_rivals) != 0;
	if (format_rows[convert->target.format].home != DIALECT_HOME_none)
		reading->replay.pvs = REPLAY_PVS_written;
	return sandbox_enter(convert->program, options, files);
}

/* Prints how many of the games were written. */
static void
print_total(const struct convert *convert)
{
	enum language language = convert->program->language;
	struct buffer *err = &convert->program->err.buffer;
	char games[64], files[64];

	snprintf(games, sizeof games, REPORT_COUNT(language, convert->found, "game"));
	snprintf(files, sizeof files, REPORT_COUNT(language, convert->files->count, "file"));
	buffer_printf(
	    err, messages_in(language, "Wrote %zu of %s in %s"), convert->done, games, files);
	if (convert->files_left > 0) {
		snprintf(files, sizeof files, REPORT_COUNT(language, convert->files_left, "file"));
		buffer_printf(err, messages_in(language, "; %s not converted"), files);
	}
	buffer_printf(err, messages_in(language, ".\n"));
	output_flush(&convert->program->err);
}

int
convert_run(struct program *program, const struct options *options)
{
	struct convert convert = { .program = program, .options = options };
	struct buffer *const buffers[] = { &convert.bytes, &convert.written, &convert.lines,
		&convert.encoded };
	struct session_options reading;
	struct files files;
	size_t i;
	int status = set_up(&convert, &reading, &files);

	if (status != STATUS_ok)
		return status;
	for (i = 0; i < sizeof buffers / sizeof *buffers; i++)
		buffer_init(buffers[i], &program->memory);
	session_init(&convert.session, &program->memory, &reading);
	status = convert.target.directory != NULL
		     ? convert_to_directory(&convert, &files)
		     : convert_files(&convert, files.names, files.count);
	if (files.count > 1)
		print_total(&convert);
	session_free(&convert.session);
	for (i = 0; i < sizeof buffers / sizeof *buffers; i++)
		buffer_free(buffers[i]);
	return status;
}
