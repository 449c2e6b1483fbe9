#include "cmd/sink/files_say.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "cmd/host/messages.h"
#include "cmd/run/clobber.h"
#include "cmd/sink/report.h"
#include "writers/writer_table.h"

/* --- outputs */

/* Whether no other file could be written either. */
static bool
is_full(const char *reason)
{
	return strcmp(reason, strerror(ENOSPC)) == 0 || strcmp(reason, strerror(EDQUOT)) == 0;
}

int
convert_fail(struct convert *convert, const char *path, const char *reason)
{
	run_clear(&convert->run);
	convert->run.stopped |= is_full(reason);
	return program_fail(convert->run.program, "%s: %s", path,
	    messages_in(convert->run.program->language, reason));
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
	if (spare_read(convert->run.options, &convert->run.files, path) != NULL)
		return "a link to a file that is read: name another output";
	return convert->target.directory != NULL ? target_link : NULL;
}

/* Makes path the output of games; nothing is written yet. */
static int
open_output(struct convert *convert, const char *path, enum presence there)
{
	struct program *program = convert->run.program;
	bool sync = convert->target.directory == NULL;
	const char *reason = NULL;

	if (there == PRESENCE_none)
		output_new(&convert->out.file, &program->memory, &program->outputs, path,
		    convert->on_exists, sync);
	else
		reason = output_file(&convert->out.file, &program->memory, &program->outputs, path,
		    convert->on_exists, sync);

	convert->out.path = path;
	convert->out.games = 0;
	convert->out.to = &convert->out.file;
	if (reason == NULL)
		return STATUS_ok;
	output_free(&convert->out.file);
	convert->out.to = NULL;
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

	convert->out.to = NULL;
	if (reason != NULL)
		return convert_fail(convert, path, reason);
	return is_kept(convert, there) ? STATUS_ok : open_output(convert, path, there);
}

int
convert_close(struct convert *convert, bool wanted)
{
	bool file = convert->out.to == &convert->out.file;
	bool any = convert->out.to != NULL && convert->out.games > 0;
	const char *reason = NULL;

	if (any && (wanted || !file) && writer_joins(convert->target.format)) {
		writer_join(convert->target.format, &convert->joined, &convert->out.to->buffer);
		output_more(convert->out.to); /* output_commit returns an error */
	}
	buffer_clear(&convert->joined);
	if (!file)
		return STATUS_ok;
	if (wanted && any)
		reason = output_commit(&convert->out.file);
	if (!wanted || reason != NULL)
		convert->counts.done -= convert->out.games;
	output_free(&convert->out.file);
	convert->out.to = NULL;
	return reason == NULL ? STATUS_ok : convert_fail(convert, convert->out.path, reason);
}

/* Returns whether each game becomes several pictures, in files of their own. */
static bool
draws_series(const struct convert *convert)
{
	return convert->plan.conversion.series.wanted && convert->pictures;
}

/* --- before a file is read */

/* Makes the job report that it has the same output as an earlier file. */
static void
report_rival(struct job *job, const struct target_place *rival)
{
	struct str what[2];
	unsigned i;

	job->kind = JOB_results;
	for (i = 0; i < 2; i++)
		what[i] = arena_printf(&job->results.arena,
		    messages_in(
			(enum language)i, "same output file as %.*s: %s (use another -d, or -0)"),
		    program_width(rival->input), rival->input.p, rival->output);
	results_fail(&job->results, buffer_str(&job->shown), what);
}

bool
convert_prepare(void *arg, struct job *job)
{
	struct convert *convert = arg;
	struct target *target = &convert->target;
	const struct target_place *rival;
	struct target_place *place;
	const char *reason;

	if (convert->run.stopped)
		return false;
	if (target->directory == NULL || convert->name.text != NULL)
		return true;
	rival = target_add(target, convert->run.program, job);
	if (rival != NULL) {
		report_rival(job, rival);
		return true;
	}
	place = &target->places[target->count - 1];
	if (place->output == NULL || draws_series(convert))
		return true;
	reason = find_obstacle(convert, place->output, &place->there);
	if (reason != NULL) {
		job->kind = JOB_results;
		results_fail_for(&job->results, str_of(place->output), reason);
	} else if (is_kept(convert, place->there)) {
		job->kind = JOB_results;
		convert->file_count++;
		convert->counts.left++;
	} else if (place->there == PRESENCE_none && !target->source &&
		   !writer_joins(target->format)) {
		job->output = place->output;
	}
	return true;
}

/* --- what came of the files */

/* Returns the place of the file whose results are being delivered; NULL: outputs are no files' own.
 */
static const struct target_place *
present_place(const struct convert *convert)
{
	return convert->target.directory == NULL || convert->name.text != NULL
		   ? NULL
		   : &convert->target.places[convert->counts.places];
}

static int
begin_file(struct convert *convert, struct str name)
{
	const struct target_place *place;

	convert->input.inside = true;
	convert->input.damaged = convert->input.drawn = false;
	convert->input.listed = convert->input.omitted = 0;
	convert->file_count++;
	if (present_place(convert) == NULL)
		return STATUS_ok;
	while (!str_eq((place = present_place(convert))->input, name))
		convert->counts.places++; /* places without a file that was read */
	if (place->output == NULL || draws_series(convert) ||
	    open_output(convert, place->output, place->there) == STATUS_ok)
		return STATUS_ok;
	convert->counts.left++;
	return STATUS_failed;
}

static int
end_file(struct convert *convert, struct str name)
{
	bool inside = convert->input.inside;

	files_say_rest(convert, name);
	convert->input.inside = false;
	if (!inside || present_place(convert) == NULL)
		return STATUS_ok;
	convert->counts.places++;
	return convert_close(convert, !convert->input.damaged);
}

/* Counts a file that was not read, or not to its end. */
static int
damage_file(struct convert *convert)
{
	convert->counts.left++;
	convert->file_count += !convert->input.inside;
	convert->input.damaged = true;
	return STATUS_failed;
}

/* Reports why a game is not written. */
static int
leave_game(struct convert *convert, const struct result_item *item, enum conversion_end end)
{
	if (end != CONVERSION_no_encoding) {
		files_say_left(convert, item, end);
		return STATUS_found;
	}
	run_clear(&convert->run);
	convert->input.damaged = true;
	return program_fail(convert->run.program,
	    "this system's iconv cannot write %s (choose another --to-encoding)",
	    encoding_rows[convert->plan.conversion.encoding].name);
}

/* Writes the parts of a converted game to the output, if there is one. */
static int
write_parts(struct convert *convert, const struct converted *converted)
{
	const struct str *parts = converted->parts;
	struct output *out = convert->out.to;
	const char *reason = NULL;
	bool taken;

	if (out != NULL && convert->out.games == 0 && convert->target.directory != NULL)
		reason = target_make_folders(&convert->target, convert->out.path);
	taken = converted->ahead >= 0 && output_take(reason == NULL ? out : NULL, converted->ahead);
	if (out == NULL)
		return STATUS_ok;
	if (reason != NULL) {
		convert_close(convert, false);
		convert->counts.left++;
		return convert_fail(convert, convert->out.path, reason);
	}
	if (!taken && convert->sample.size > 0) {
		sample_add(&convert->sample, out, parts[CONVERSION_game]);
	} else if (!taken && writer_joins(convert->target.format)) {
		buffer_add(&convert->joined, parts[CONVERSION_game]);
	} else if (!taken) {
		buffer_add(&out->buffer,
		    parts[convert->out.games == 0 ? CONVERSION_first : CONVERSION_later]);
		output_write(out, parts[CONVERSION_game]);
	}
	convert->out.games++;
	convert->counts.done++;
	return STATUS_ok;
}

/* Returns whether a game that is copied as it is can follow those of the output. */
static bool
fits_output(struct convert *convert, const struct result_item *item)
{
	enum encoding was = convert->out.encoding, is = item->encoding;
	const char *file = convert->target.file;
	enum format named = file == NULL ? FORMAT_none : format_of_file(str_of(file));

	if (named != FORMAT_none && named != item->format)
		return false;
	if (convert->out.games == 0) {
		convert->out.format = item->format;
		convert->out.encoding = was = is;
	}
	if (was == ENCODING_ascii &&
	    (is == ENCODING_utf8 || is == ENCODING_cp932 || is == ENCODING_eucjp))
		convert->out.encoding = was = is;
	return item->format == convert->out.format && (is == was || is == ENCODING_ascii);
}

/* Opens a game's own file, or that of its position after ply moves. */
static int
open_own(struct convert *convert, const struct result_item *item, uint32_t ply)
{
	struct target *target = &convert->target;
	const struct target_place *place = present_place(convert);
	const struct converted *converted = item->is.own;
	struct str stem = target_stem(item->file), extensions, base;
	struct named_game game = { .stem = str_eq(stem, STR("-")) ? STR("stdin") : stem,
		.cells = converted->cells,
		.number = item->game->number,
		.ply = ply,
		.series = draws_series(convert) };

	if (target->source) {
		extensions = format_rows[item->format].extensions;
		target->extension = str_cut(&extensions, ' ');
	}
	if (convert->name.text != NULL) {
		name_make(
		    &convert->name, target->directory, target->extension, &game, &convert->named);
		return convert_open(convert, convert->named.p);
	}
	base = str_of(place->output != NULL ? place->output
					    : target_numbered(target, convert->run.program,
						  convert->counts.numbered));
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
write_series(struct convert *convert, const struct result_item *item)
{
	const struct converted *converted = item->is.own;
	struct converted picture = *converted;
	struct str all = converted->parts[CONVERSION_game];
	size_t done = convert->counts.done, begin = 0, i;
	int status = STATUS_ok;

	for (i = 0; i < converted->count && status == STATUS_ok; i++) {
		picture.parts[CONVERSION_game] =
		    str_first(str_after(all, begin), converted->ends[i] - begin);
		begin = converted->ends[i];
		status = open_own(convert, item, converted->from + (uint32_t)i);
		if (status == STATUS_ok)
			status = write_parts(convert, &picture);
		status = program_worse(status, convert_close(convert, true));
	}
	convert->counts.done = done + (status == STATUS_ok && convert->counts.done > done);
	convert->input.drawn = true;
	return status;
}

/* Names a game that repeats one that was written, if such are not wanted.  Returns whether it is.
 */
static bool
leave_repetition(struct convert *convert, const struct result_item *item)
{
	const struct converted *converted = item->is.own;
	const struct unique_game game = { converted->key, item->file, item->game->number };
	const struct unique_game *first;

	if (convert->unique == NULL || converted->end != CONVERSION_written || !converted->has_key)
		return false;
	first = unique_add(convert->unique, &game);
	if (first == NULL)
		return false;
	if (converted->ahead >= 0)
		output_take(NULL, converted->ahead);
	files_say_repeated(convert, &game, first);
	return true;
}

static int
report_game(struct convert *convert, const struct result_item *item)
{
	const struct converted *converted = item->is.own;
	const struct target_place *place = present_place(convert);
	enum conversion_end end = converted->end;
	bool named = convert->name.text != NULL && end == CONVERSION_written;
	bool numbered = place != NULL && place->output == NULL;
	int status = converted->cut ? STATUS_found : STATUS_ok;

	if (leave_repetition(convert, item))
		return status;
	convert->counts.numbered += numbered;
	if (end == CONVERSION_written && converted->ends != NULL &&
	    (named || numbered || !convert->input.drawn))
		return program_worse(status, write_series(convert, item));
	if (!draws_series(convert) && (named || numbered))
		status = program_worse(status, open_own(convert, item, item->game->plies));
	if (end == CONVERSION_written && convert->pictures && !named && !numbered &&
	    (convert->out.games > 0 || convert->input.drawn))
		end = CONVERSION_second;
	if (end == CONVERSION_written && convert->target.source && !fits_output(convert, item))
		end = CONVERSION_other;
	status = program_worse(status, end == CONVERSION_written ? write_parts(convert, converted)
								 : leave_game(convert, item, end));
	return named || numbered ? program_worse(status, convert_close(convert, true)) : status;
}

static int
deliver_item(struct convert *convert, const struct result_item *item)
{
	switch (item->kind) {
	case RESULT_file:
		return begin_file(convert, item->file);
	case CONVERT_finding:
		files_say_finding(convert, item);
		return ((const struct convert_finding *)item->is.own)->fatal ? damage_file(convert)
									     : STATUS_ok;
	case RESULT_game:
		return report_game(convert, item);
	case RESULT_failure:
		return damage_file(convert);
	case RESULT_end:
		return end_file(convert, item->file);
	default:
		return STATUS_ok;
	}
}

void
convert_deliver(void *arg, const struct result_item *item)
{
	struct convert *convert = arg;

	if (run_has_lines(&convert->run)) {
		answer_convert(convert->reports.first, item);
		return;
	}
	if (convert->run.stopped) { /* the disk is full: what comes now was not tried */
		convert->run.counts.games -= item->kind == RESULT_game;
		return;
	}
	if (convert->out.to == &convert->run.program->out)
		run_clear_for_output(&convert->run);
	program_worsen(&convert->run.status, deliver_item(convert, item));
}

void
convert_flush(void *arg)
{
	struct convert *convert = arg;
	struct program *program = convert->run.program;

	output_flush(&program->err);
	if (convert->input.inside &&
	    convert->out.to == &program->out) /* its reader may wait for them */
		output_flush(&program->out);
}
