#include "cmd/sink/convert_report.h"

#include <string.h>
#include <sys/stat.h>

#include "cmd/host/messages.h"
#include "cmd/sink/report.h"
#include "cmd/input/clobber.h"

/* --- outputs */

int
convert_fail(struct convert *convert, const char *path, const char *reason)
{
	return program_fail(
	    convert->program, "%s: %s", path, messages_in(convert->program->language, reason));
}

/* Returns why path cannot be an output, or NULL.  *there: what has that name. */
static const char *
find_obstacle(const struct convert *convert, const char *path, enum presence *there)
{
	struct stat st;

	*there = output_presence(path);
	if (*there == PRESENCE_file && convert->on_exists == ON_EXISTS_error)
		return output_taken;
	if (*there == PRESENCE_none || convert->on_exists != ON_EXISTS_overwrite ||
	    lstat(path, &st) != 0 || !S_ISLNK(st.st_mode))
		return NULL;
	if (spare_read(convert->options, &convert->files, path) != NULL)
		return "a link to a file that is read: name another output";
	return convert->target.directory != NULL ? target_link : NULL;
}

/* Makes path the output of games; nothing is written yet. */
static int
open_output(struct convert *convert, const char *path, enum presence there)
{
	struct program *program = convert->program;
	bool sync = convert->target.directory == NULL;
	const char *reason = NULL;

	if (there == PRESENCE_none)
		output_new(&convert->file, &program->memory, &program->outputs, path,
		    convert->on_exists, sync);
	else
		reason = output_file(&convert->file, &program->memory, &program->outputs, path,
		    convert->on_exists, sync);

	convert->path = path;
	convert->games = 0;
	convert->out = &convert->file;
	if (reason == NULL)
		return STATUS_ok;
	output_free(&convert->file);
	convert->out = NULL;
	return convert_fail(convert, path, reason);
}

/* Returns whether what has the name of an output is to be kept. */
static bool
is_kept(const struct convert *convert, enum presence there)
{
	return there == PRESENCE_file && convert->on_exists == ON_EXISTS_skip;
}

int
convert_open(struct convert *convert, const char *path)
{
	enum presence there;
	const char *reason = find_obstacle(convert, path, &there);

	convert->out = NULL;
	if (reason != NULL)
		return convert_fail(convert, path, reason);
	return is_kept(convert, there) ? STATUS_ok : open_output(convert, path, there);
}

int
convert_close(struct convert *convert, bool wanted)
{
	const char *reason = NULL;

	if (convert->out != &convert->file)
		return STATUS_ok;
	if (wanted && convert->games > 0)
		reason = output_commit(&convert->file);
	if (!wanted || reason != NULL)
		convert->done -= convert->games;
	output_free(&convert->file);
	convert->out = NULL;
	return reason == NULL ? STATUS_ok : convert_fail(convert, convert->path, reason);
}

/* Returns whether each game becomes several pictures, in files of their own. */
static bool
draws_series(const struct convert *convert)
{
	return convert->conversion.series && convert->pictures;
}

/* --- before a file is read */

/* Makes the job report that it has the same output as an earlier file. */
static void
report_rival(struct job *job, const struct target_place *rival)
{
	struct str what[2];
	unsigned i;

	job->kind = JOB_events;
	for (i = 0; i < 2; i++)
		what[i] = arena_printf(&job->events.arena,
		    messages_in(
			(enum language)i, "same output file as %.*s: %s (use another -d, or -0)"),
		    program_width(rival->input), rival->input.p, rival->output);
	events_fail(&job->events, buffer_str(&job->shown), what);
}

/* Makes the job report that its output cannot be written. */
static void
report_obstacle(struct job *job, const char *path, const char *reason)
{
	const struct str what[] = { [LANGUAGE_en] = str_of(reason),
		[LANGUAGE_ja] = str_of(messages_in(LANGUAGE_ja, reason)) };

	job->kind = JOB_events;
	events_fail(&job->events, str_of(path), what);
}

bool
convert_prepare(void *arg, struct job *job)
{
	struct convert *convert = arg;
	struct target *target = &convert->target;
	const struct target_place *rival;
	struct target_place *place;
	const char *reason;

	if (target->directory == NULL || convert->name.text != NULL)
		return true;
	rival = target_add(target, convert->program, job);
	if (rival != NULL) {
		report_rival(job, rival);
		return true;
	}
	place = &target->places[target->count - 1];
	if (place->output == NULL || draws_series(convert))
		return true;
	reason = find_obstacle(convert, place->output, &place->there);
	if (reason != NULL) {
		report_obstacle(job, place->output, reason);
	} else if (is_kept(convert, place->there)) {
		job->kind = JOB_events;
		convert->tally.files++;
		convert->left++;
	} else if (place->there == PRESENCE_none && !target->source) {
		job->output = place->output;
	}
	return true;
}

/* --- in a worker's thread */

void
convert_ahead(struct job *job)
{
	const struct event *event = job->events.list;
	struct event_converted *converted = NULL;
	struct str parts[2];
	size_t i;

	if (job->output == NULL || job->events.count == 0 || event->kind != EVENT_file ||
	    event[job->events.count - 1].kind != EVENT_end) /* more of a large file will come */
		return;
	for (i = 0; i < job->events.count; i++, event++) {
		bool grave = event->kind == EVENT_finding && event->is.finding->grave,
		     second = event->kind == EVENT_game && converted != NULL;

		if (grave || second || event->kind == EVENT_failure)
			return;
		if (event->kind == EVENT_game)
			converted = event->is.game->converted;
	}
	if (converted == NULL || converted->end != CONVERSION_written)
		return;
	parts[0] = converted->parts[CONVERSION_first];
	parts[1] = converted->parts[CONVERSION_game];
	converted->ahead = output_ahead(job->output, parts, 2);
}

/* --- what came of the files */

/* Returns the place of the file whose events are being reported; NULL: outputs are no files' own.
 */
static const struct target_place *
present_place(const struct convert *convert)
{
	return convert->target.directory == NULL || convert->name.text != NULL
		   ? NULL
		   : &convert->target.places[convert->place];
}

static int
begin_file(struct convert *convert, struct str name)
{
	const struct target_place *place;

	convert->inside = true;
	convert->damaged = convert->drawn = false;
	convert->tally.files++;
	if (present_place(convert) == NULL)
		return STATUS_ok;
	while (!str_eq((place = present_place(convert))->input, name))
		convert->place++; /* places without a file that was read */
	if (place->output == NULL || draws_series(convert) ||
	    open_output(convert, place->output, place->there) == STATUS_ok)
		return STATUS_ok;
	convert->left++;
	return STATUS_failed;
}

static int
end_file(struct convert *convert)
{
	bool inside = convert->inside;

	convert->inside = false;
	if (!inside || present_place(convert) == NULL)
		return STATUS_ok;
	convert->place++;
	return convert_close(convert, !convert->damaged);
}

/* Counts a file that was not read, or not to its end. */
static int
damage_file(struct convert *convert)
{
	convert->left++;
	convert->tally.files += !convert->inside;
	convert->damaged = true;
	return STATUS_failed;
}

/* Reports why a game is not written. */
static int
leave_game(struct convert *convert, const struct event *event, enum conversion_end end)
{
	static const char *const reasons[] = {
		[CONVERSION_unreadable] = "its start or its moves cannot be read",
		[CONVERSION_illegal] = "it is not legal (--on-illegal=keep writes it, "
				       "--on-illegal=truncate its legal moves)",
		[CONVERSION_lossy] = "it would lose something (--on-loss=warn writes it)",
		[CONVERSION_unfit] = "this format cannot hold it (choose another with -t)",
		[CONVERSION_second] = "the file holds one picture, of an earlier game (use -d DIR "
				      "--name TEMPLATE)",
		[CONVERSION_other] =
		    "its format or its encoding is not that of the games before it "
		    "(use -d DIR, or -t FORMAT)",
	};
	struct program *program = convert->program;
	unsigned long number = event->is.game->number;
	struct str name = program_name(program, event->file);
	int width = program_width(name);

	if (end == CONVERSION_no_encoding) {
		convert->damaged = true;
		return program_fail(program,
		    "this system's iconv cannot write %s (choose another --to-encoding)",
		    encoding_rows[convert->conversion.encoding].name);
	}
	if (end == CONVERSION_short)
		program_fail(program,
		    "%.*s: game %lu not written: it has no move %lu (choose another --ply)", width,
		    name.p, number,
		    (unsigned long)(convert->conversion.series ? convert->conversion.from
							       : convert->conversion.ply));
	else if (reasons[end] != NULL)
		program_fail(program, "%.*s: game %lu not written: %s", width, name.p, number,
		    messages_in(program->language, reasons[end]));
	return STATUS_found;
}

/* Writes the parts of a converted game to the output, if there is one. */
static int
write_parts(struct convert *convert, const struct event_converted *converted)
{
	const struct str *parts = converted->parts;
	struct output *out = convert->out;
	const char *reason = NULL;
	bool taken;

	if (out != NULL && convert->games == 0 && convert->target.directory != NULL)
		reason = target_make_folders(&convert->target, convert->path);
	taken = converted->ahead >= 0 && output_take(reason == NULL ? out : NULL, converted->ahead);
	if (out == NULL)
		return STATUS_ok;
	if (reason != NULL) {
		convert_close(convert, false);
		convert->left++;
		return convert_fail(convert, convert->path, reason);
	}
	if (!taken) {
		buffer_add(
		    &out->buffer, parts[convert->games == 0 ? CONVERSION_first : CONVERSION_later]);
		output_write(out, parts[CONVERSION_game]);
	}
	convert->games++;
	convert->done++;
	return STATUS_ok;
}

/* Returns whether a game that is copied as it is can follow those of the output. */
static bool
fits_output(struct convert *convert, const struct event *event)
{
	enum encoding was = convert->encoding, is = event->encoding;

	if (convert->games == 0) {
		convert->format = event->format;
		convert->encoding = was = is;
	}
	if (was == ENCODING_ascii &&
	    (is == ENCODING_utf8 || is == ENCODING_cp932 || is == ENCODING_eucjp))
		convert->encoding = was = is;
	return event->format == convert->format && (is == was || is == ENCODING_ascii);
}

/* Opens a game's own file, or that of its position after ply moves. */
static int
open_own(struct convert *convert, const struct event *event, uint32_t ply)
{
	struct target *target = &convert->target;
	const struct target_place *place = present_place(convert);
	struct str stem = target_stem(event->file), extensions, base;
	struct named_game game = { .stem = str_eq(stem, STR("-")) ? STR("stdin") : stem,
		.cells = event->is.game->cells,
		.number = event->is.game->number,
		.ply = ply,
		.series = draws_series(convert) };

	if (target->source) {
		extensions = format_rows[event->format].extensions;
		target->extension = str_cut(&extensions, ' ');
	}
	if (convert->name.text != NULL) {
		name_make(
		    &convert->name, target->directory, target->extension, &game, &convert->named);
		return convert_open(convert, convert->named.p);
	}
	base = str_of(place->output != NULL
			  ? place->output
			  : target_numbered(target, convert->program, convert->numbered));
	if (!game.series)
		return convert_open(convert, base.p);
	buffer_clear(&convert->named);
	buffer_add(&convert->named, str_first(base, base.n - target->extension.n - 1));
	name_ply(ply, &convert->named);
	buffer_printf(&convert->named, ".%.*s", (int)target->extension.n, target->extension.p);
	buffer_char(&convert->named, '\0');
	return convert_open(convert, convert->named.p);
}

/* Writes each picture of a series to a file of its own, until one cannot be written. */
static int
write_series(struct convert *convert, const struct event *event)
{
	const struct event_converted *converted = event->is.game->converted;
	struct event_converted picture = *converted;
	struct str all = converted->parts[CONVERSION_game];
	size_t done = convert->done, begin = 0, i;
	int status = STATUS_ok;

	for (i = 0; i < converted->count && status == STATUS_ok; i++) {
		picture.parts[CONVERSION_game] =
		    str_first(str_after(all, begin), converted->ends[i] - begin);
		begin = converted->ends[i];
		status = open_own(convert, event, converted->from + (uint32_t)i);
		if (status == STATUS_ok)
			status = write_parts(convert, &picture);
		status = program_worse(status, convert_close(convert, true));
	}
	convert->done = done + (status == STATUS_ok && convert->done > done);
	convert->drawn = true;
	return status;
}

static int
report_game(struct convert *convert, const struct event *event)
{
	const struct event_converted *converted = event->is.game->converted;
	const struct target_place *place = present_place(convert);
	enum conversion_end end = converted->end;
	bool named = convert->name.text != NULL && end == CONVERSION_written;
	bool numbered = place != NULL && place->output == NULL;
	int status = STATUS_ok;

	convert->tally.games++;
	convert->numbered += numbered;
	if (end == CONVERSION_written && converted->ends != NULL &&
	    (named || numbered || !convert->drawn))
		return write_series(convert, event);
	if (!draws_series(convert) && (named || numbered))
		status = open_own(convert, event, event->is.game->plies);
	if (end == CONVERSION_written && convert->pictures && !named && !numbered &&
	    (convert->games > 0 || convert->drawn))
		end = CONVERSION_second;
	if (end == CONVERSION_written && convert->target.source && !fits_output(convert, event))
		end = CONVERSION_other;
	status = program_worse(status, end == CONVERSION_written ? write_parts(convert, converted)
								 : leave_game(convert, event, end));
	return named || numbered ? program_worse(status, convert_close(convert, true)) : status;
}

static int
report_finding(struct convert *convert, const struct event *event)
{
	struct buffer *err = &convert->program->err.buffer;

	convert->tally.findings++;
	report_line(program_name(convert->program, event->file), event->is.finding,
	    convert->program->language, true, false, err);
	buffer_char(err, '\n');
	return event->is.finding->grave ? damage_file(convert) : STATUS_ok;
}

static int
report_failure(struct convert *convert, const struct event *event)
{
	struct str failure = event->is.failure[convert->program->language];
	struct str name = program_name(convert->program, event->file);

	program_fail(convert->program, "%.*s: %.*s", program_width(name), name.p,
	    program_width(failure), failure.p);
	return damage_file(convert);
}

static int
report_event(struct convert *convert, const struct event *event)
{
	convert->tally.unwanted += event->kind == EVENT_left_out;
	batch_why(&convert->batch, event);
	switch (event->kind) {
	case EVENT_file:
		return begin_file(convert, event->file);
	case EVENT_finding:
		return report_finding(convert, event);
	case EVENT_game:
		return report_game(convert, event);
	case EVENT_failure:
		return report_failure(convert, event);
	case EVENT_end:
		return end_file(convert);
	default:
		return STATUS_ok;
	}
}

bool
convert_report(void *arg, struct events *events)
{
	struct convert *convert = arg;
	struct program *program = convert->program;
	size_t i;

	for (i = 0; i < events->count && convert->batch.ndjson; i++)
		reports_write(&convert->reports, &events->list[i]);
	if (convert->batch.ndjson)
		return program->out.error == 0;
	progress_clear(&convert->batch.progress);
	for (i = 0; i < events->count && program->out.error == 0; i++)
		program_worsen(&convert->status, report_event(convert, &events->list[i]));
	output_flush(&program->err);
	if (convert->inside && convert->out == &program->out) /* its reader may wait for them */
		output_flush(&program->out);
	return program->out.error == 0;
}
