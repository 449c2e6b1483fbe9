#include <string.h>
#include <sys/stat.h>

#include "cmd/command.h"
#include "cmd/input/chunk.h"
#include "cmd/input/files.h"
#include "cmd/input/sandbox.h"
#include "cmd/messages.h"
#include "cmd/report/report.h"
#include "cmd/report/spare.h"
#include "cmd/target.h"
#include "parsers/parser_table.h"
#include "record/evaluation.h"
#include "record/text/utf8.h"
#include "writers/writer_table.h"

enum { ILLEGAL_reject, ILLEGAL_keep, ILLEGAL_truncate };
enum { LOSS_warn, LOSS_error, LOSS_ignore };

#define NO_PLY UINT32_MAX

/* A run of kifu convert. */
struct convert {
	struct program *program;
	const struct options *options;
	const struct files *files;
	struct target target;
	int on_illegal, on_loss;
	enum on_exists on_exists;
	bool mainline_only;
	uint32_t ply;
	struct str letters;

	struct session session;
	struct buffer bytes;   /* of an input file */
	struct buffer written; /* a game as the writer wrote it, */
	struct buffer lines;   /* with the target's line ends, */
	struct buffer encoded; /* in the target's encoding */

	struct output *out; /* where games go now: standard output or file */
	struct output file;
	const char *path; /* of file; NULL: standard output */
	size_t games;     /* written to out */
	unsigned long numbered;
};

static int
fail_file(struct convert *convert, const char *path, const char *reason)
{
	if (reason == input_folder)
		reason =
		    "is a folder (use \"find FOLDER -name '*.kif' -print0 | kifu convert -0\")";
	return program_fail(
	    convert->program, "%s: %s", path, messages_in(convert->program->language, reason));
}

/* Reports a finding on standard error. */
static void
report(struct convert *convert, const struct finding *finding)
{
	struct str file = convert->session.text.name;
	struct buffer *err = &convert->program->err.buffer;
	struct events events;

	events_init(&events, &convert->program->memory);
	report_line(file, events_finding(&events, &convert->session, finding, false),
	    convert->program->language, true, false, err);
	buffer_char(err, '\n');
	events_free(&events);
}

/* Reports the errors of the present game and of its text. */
static void
report_errors(struct convert *convert)
{
	struct session *session = &convert->session;
	const struct diags *diags = &session->diags;
	const struct finding *finding;
	size_t i;

	while ((finding = session_text_finding(session, session_reach(session))) != NULL) {
		if (finding->severity == SEVERITY_error)
			report(convert, finding);
	}
	for (i = 0; i < diags->count; i++) {
		if (diags->list[i].severity == SEVERITY_error)
			report(convert, &diags->list[i]);
	}
	output_flush(&convert->program->err);
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
	output_free(&convert->file);
	return reason == NULL ? STATUS_ok : fail_file(convert, convert->path, reason);
}

/* Cuts the game where --on-illegal and --ply want it to end. */
static int
cut_game(struct convert *convert)
{
	struct session *session = &convert->session;
	uint32_t node, moves = convert->ply;

	if (session->game->verdict == VERDICT_illegal && convert->on_illegal == ILLEGAL_truncate) {
		node = game_first_illegal(session->game);
		if (node == 0) /* the moves are legal: the ending is wrong */
			node = session->game->end;
		if (node != 0)
			session_cut(session, node);
	}
	if (convert->ply == NO_PLY)
		return STATUS_ok;
	if (convert->ply > session->game->plies) {
		program_fail(convert->program, "%.*s: game %lu has no move %lu",
		    program_width(session->text.name), session->text.name.p,
		    (unsigned long)session->number, (unsigned long)convert->ply);
		return STATUS_found;
	}
	node = session->game->record->plies[0].next;
	while (node != 0 && moves > 0) {
		moves -= session->game->moves[node].kind != MOVE_end; /* moves may follow it */
		node = session->game->record->plies[node].next;
	}
	if (node != 0)
		session_cut(session, node);
	return STATUS_ok;
}

/* Reports what the target cannot hold.  A loss that is an error, such as a start position that
 * cannot be written, keeps the game out whatever --on-loss is: the file would hold another game. */
static int
check_loss(struct convert *convert, const struct write_options *options)
{
	struct diags *diags = &convert->session.diags;
	size_t before = diags->count, i;
	int status = STATUS_ok;

	writer_loss(convert->session.game, options, diags);
	session_place_diags(&convert->session, before);
	for (i = before; i < diags->count; i++) {
		bool grave = diags->list[i].severity == SEVERITY_error;

		if (convert->on_loss == LOSS_error)
			diags->list[i].severity = SEVERITY_error;
		if (grave || convert->on_loss != LOSS_ignore)
			report(convert, &diags->list[i]);
		if (grave || convert->on_loss == LOSS_error)
			status = STATUS_found;
	}
	return status;
}

/* Reports a character that the target's encoding cannot hold. */
static int
check_gap(struct convert *convert, const struct codec_gap *gap)
{
	const struct record *record = &convert->session.record;
	struct span place = { record->at.at, 0 };
	struct finding *finding;
	struct str text;
	char utf8[4];
	size_t n, at;

	if (gap->count == 0 || convert->on_loss == LOSS_ignore)
		return STATUS_ok;
	text = text_str(record->text, record->at);
	n = utf8_write(utf8, gap->code);
	at = str_find(text, (struct str){ utf8, n });
	if (at < text.n)
		place = (struct span){ record->at.at + (uint32_t)at, (uint32_t)n };
	finding = diags_add(&convert->session.diags, DIAG_unencodable, place, 0,
	    ARGS(A_CODE(gap->code), A_NUMBER((int64_t)gap->count),
		A_STR(str_of(encoding_rows[convert->target.encoding].name))));
	if (convert->on_loss == LOSS_warn)
		finding->severity = SEVERITY_warning;
	report(convert, finding);
	return convert->on_loss == LOSS_error ? STATUS_found : STATUS_ok;
}

/*
 * Writes the game in the target's form: directly to the output if nothing can be lost (UTF-8, LF),
 * else to convert->encoded.  *gap counts the characters that the encoding cannot hold.  Returns
 * false if iconv does not know the encoding.
 */
static bool
encode_game(struct convert *convert, const struct write_options *options, struct codec_gap *gap)
{
	const struct writer *writer = writer_of(options->format);
	enum encoding encoding = options->encoding;
	struct buffer *lines = &convert->written;
	struct str rest;
	size_t n;

	*gap = (struct codec_gap){ 0 };
	buffer_clear(&convert->encoded);
	if (encoding == ENCODING_utf8 && !convert->target.crlf) {
		writer->write(convert->session.game, options, &convert->out->buffer);
		return true;
	}
	buffer_clear(lines);
	writer->write(convert->session.game, options, lines);
	if (convert->target.crlf) {
		lines = &convert->lines;
		buffer_clear(lines);
		rest = buffer_str(&convert->written);
		for (; (n = str_find(rest, STR("\n"))) < rest.n; rest = str_after(rest, n + 1)) {
			buffer_add(lines, str_first(rest, n));
			buffer_add(lines, STR("\r\n"));
		}
		buffer_add(lines, rest);
	}
	if (encoding == ENCODING_utf16 && !options->first)
		encoding = ENCODING_utf16le; /* one byte order mark an output, and no more */
	return codec_encode(
	    convert->session.codec, buffer_str(lines), encoding, &convert->encoded, gap);
}

static int
write_game(struct convert *convert, const struct write_options *options)
{
	struct codec_gap gap;
	int status;

	if (!encode_game(convert, options, &gap))
		return program_fail(convert->program,
		    "this system's iconv cannot write %s (choose another --to-encoding)",
		    encoding_rows[convert->target.encoding].name);
	status = check_gap(convert, &gap);
	if (status != STATUS_ok)
		return status;
	buffer_add(&convert->out->buffer, buffer_str(&convert->encoded));
	if (convert->games++ == 0 && convert->target.directory != NULL)
		target_make_folders(convert->path, &convert->program->memory);
	output_more(convert->out);
	return STATUS_ok;
}

/* Converts the present game: reports its errors and losses, then writes it. */
static int
convert_game(struct convert *convert)
{
	enum verdict verdict = session_verdict(&convert->session);
	struct write_options options = { .format = convert->target.format,
		.header_line = parser_of(convert->target.format)->header_line,
		.encoding = convert->target.encoding,
		.to_file = convert->path != NULL,
		.mainline_only = convert->mainline_only,
		.first = convert->games == 0,
		.ply = UINT32_MAX,
		.value_patterns = convert->session.value_patterns,
		.letters = convert->letters };
	int status;

	report_errors(convert);
	if (verdict == VERDICT_unreadable ||
	    (verdict == VERDICT_illegal && convert->on_illegal == ILLEGAL_reject))
		return STATUS_found;
	status = cut_game(convert);
	if (status == STATUS_ok)
		status = check_loss(convert, &options);
	if (status == STATUS_ok)
		status = write_game(convert, &options);
	output_flush(&convert->program->err);
	return status;
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

	if (reason != NULL)
		return fail_file(convert, name, reason);
	do {
		while (convert->program->out.error == 0 && session_next(session)) {
			status = program_worse(
			    status, numbered ? convert_numbered(convert) : convert_game(convert));
		}
	} while (convert->program->out.error == 0 && chunk_next(&chunk, session->parse.at));
	chunk_close(&chunk);
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

	if (convert->out == NULL)
		return STATUS_ok;
	for (i = 0; i < count && convert->out->error == 0; i++)
		status = program_worse(status, convert_games(convert, names[i], false));
	return program_worse(status, close_output(convert, status != STATUS_failed));
}

/* Converts each input file to its own output file. */
static int
convert_to_directory(struct convert *convert, const struct files *files)
{
	int status = STATUS_ok, one;
	size_t i;

	for (i = 0; i < files->count; i++) {
		const char *name = files->names[i], *path = convert->target.paths[i];

		if (convert->target.rivals[i] != NULL)
			one = program_fail(convert->program,
			    "%s: same output file as %s: %s (use another -d)", name,
			    convert->target.rivals[i], path);
		else if (path == NULL)
			one = convert_games(convert, name, true);
		else if ((one = open_output(convert, path)) == STATUS_ok)
			one = convert_files(convert, &name, 1);
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
	if (evaluation_home(convert->target.format) != DIALECT_HOME_none)
		reading->replay.pvs = REPLAY_PVS_written;
	return sandbox_enter(convert->program, options, files);
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
	session_free(&convert.session);
	for (i = 0; i < sizeof buffers / sizeof *buffers; i++)
		buffer_free(buffers[i]);
	return status;
}
