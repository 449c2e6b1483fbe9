#include "cmd/run/share.h"

#include "cmd/run/chunk.h"
#include "cmd/sink/event_fail.h"

/* --- opening a file */

static void
close_file(struct share *share)
{
	share->open = false;
	input_close(&share->input);
	linter_free(&share->linter);
	events_free(&share->events);
	resume_free(&share->at);
	buffer_free(&share->probe);
	arena_free(&share->arena);
}

void
share_free(struct share *share)
{
	if (share->open)
		close_file(share);
}

/* Reports what this thread has read itself, but for what was reported already. */
static bool
report_own(struct events *events, void *arg)
{
	struct share *share = arg;
	const struct work *work = share->work;
	size_t skip = events->count < share->skip ? events->count : share->skip;
	bool more;

	share->skip -= skip;
	events->list += skip;
	events->count -= skip;
	more = work->report(work->arg, events, 0);
	events_clear(events);
	return more;
}

/* Opens the file, or takes the job's bytes. */
static bool
open_file(struct share *share, struct job *job)
{
	struct memory *memory = share->memory;

	*share = (struct share){ .work = share->work, .memory = memory, .open = true };
	linter_init(&share->linter, memory, job->linting);
	events_init(&share->events, memory);
	share->events.drain = report_own;
	share->events.arg = share;
	resume_init(&share->at, memory);
	buffer_init(&share->probe, memory);
	arena_init(&share->arena, memory);
	share->name = arena_str(&share->arena, buffer_str(&job->shown));
	if (job->kind == JOB_file)
		return input_open(&share->input, job->path.p, 0) == NULL && share->input.opened &&
		       share->input.size < SIZE_MAX - 1;
	input_memory(&share->input, arena_str(&share->arena, buffer_str(&job->bytes)));
	return true;
}

/* Lints the file's first game.  Returns false when the file cannot be shared. */
static bool
lint_first(struct share *share, struct events *events)
{
	struct linter *linter = &share->linter;
	struct chunk chunk;
	struct input input;
	const char *reason;
	bool more;

	input_share(&input, &share->input, 0);
	reason = chunk_begin(&chunk, &linter->session, &linter->bytes, &input, share->name);
	if (reason == NULL && share->work->chunk < SHARE_CHUNK)
		chunk_shorten(&chunk, share->work->chunk);
	more = linter_begin(linter, share->name, reason, events) && !linter->session.last;
	if (more) {
		linter_begin_chunk(linter, events);
		more = linter_next(linter, events);
	}
	if (more)
		chunk_leave(&chunk, linter_keep(linter), &share->at);
	chunk_close(&chunk);
	return more && share->at.at > 0 && share->at.skip == 0;
}

/* --- where games seem to begin: a wrong guess costs time and changes nothing */

/* Reads max bytes from byte at on, or what there is; nothing on an error. */
static struct str
probe(struct share *share, uint64_t at, size_t max)
{
	struct input input;

	input_share(&input, &share->input, at);
	buffer_clear(&share->probe);
	return input_fill(&input, &share->probe, max) == NULL ? buffer_str(&share->probe) : NO_STR;
}

/* Returns where the last line begins that is not blank. */
static size_t
line_before(struct str bytes)
{
	size_t at = bytes.n;

	while (at > 0 && str_is_line_end(bytes.p[at - 1]))
		at--;
	while (at > 0 && !str_is_line_end(bytes.p[at - 1]))
		at--;
	return at;
}

/* Returns what a line has in common with others of its kind: the key of a header, the name of a
 * tag, a number.  A key ends at a full-width colon, in the bytes of any encoding. */
static struct str
beginning(struct str line)
{
	enum { LONGEST = 24 };
	static const char *const ends[] = { " ", "\"", ":", "：", "\x81\x46", "\xA1\xA7", "!'" };
	size_t i, n;

	line = str_first(line, line.n < LONGEST ? line.n : LONGEST);
	for (i = 0; i < sizeof ends / sizeof *ends && line.n > 0 && line.p[0] != '#'; i++) {
		n = str_find(line, str_of(ends[i]));
		line.n = n > 0 ? n : line.n;
	}
	return line;
}

/* Learns how games begin from the second, at share->at.  Returns false when it cannot be read. */
static bool
learn_border(struct share *share)
{
	enum { AROUND = 4096 };
	size_t before = share->at.at > AROUND ? AROUND : (size_t)share->at.at;
	struct str bytes = probe(share, share->at.at - before, 2 * AROUND);
	struct span line = { 0, 0 };
	uint32_t next = (uint32_t)before;

	if (bytes.n < before)
		return false;
	text_next_line(bytes, &next, &line);
	share->first =
	    arena_str(&share->arena, beginning(str_first(str_after(bytes, before), line.n)));
	bytes = str_first(bytes, before);
	share->before = arena_str(&share->arena, str_after(bytes, line_before(bytes)));
	return true;
}

/* Returns where a game seems to begin in bytes, which begin inside a line; bytes.n: nowhere. */
static size_t
find_border(const struct share *share, struct str bytes)
{
	struct str first = share->first, before = share->before;
	enum format format = share->linter.session.source.format;
	bool each_line = (format_rows[format].carries & GAMES_lines) != 0;
	uint32_t at = 0;
	struct span line;

	text_next_line(bytes, &at, &line);
	while (at < bytes.n) {
		if (each_line || (first.n > 0 && str_starts(str_after(bytes, at), first)))
			return at;
		text_next_line(bytes, &at, &line);
		if (before.n > 0 && str_starts(str_after(bytes, line.at), before))
			return line.at + before.n;
	}
	return bytes.n;
}

/* Returns where the first game after byte at seems to begin; the file's size when none does. */
static uint64_t
next_border(struct share *share, uint64_t at)
{
	enum { PROBE = 16 << 10 };
	struct str bytes;
	size_t found;

	while (at < share->input.size && (bytes = probe(share, at, PROBE)).n > 0) {
		found = find_border(share, bytes);
		if (found < bytes.n)
			return at + found;
		/* again with the last line, which may have been cut off */
		found = line_before(bytes);
		at += found > PROBE / 2 && found < bytes.n ? found - 1 : bytes.n;
	}
	return share->input.size;
}

/* --- filling jobs */

/* Returns the bytes of a chunk where a game of these bytes had events of those: as many as have no
 * more than work->chunk bytes of events, which must wait while earlier chunks are reported. */
static uint64_t
chunk_size(const struct share *share, uint64_t game, uint64_t events)
{
	enum { SMALLEST = 8 };
	const uint64_t max = share->work->chunk;
	const uint64_t size = events > game ? max * game / events : max;

	return size < max / SMALLEST ? max / SMALLEST : size;
}

/* Begins to share a file: the job becomes the events of its first game, and its chunks are next.
 * A file that cannot be shared remains the job it is. */
static void
begin_file(struct share *share, struct job *job)
{
	bool (*drain)(struct events *, void *) = job->events.drain;
	size_t before = job->events.count, size = job->events.size;
	bool shared;

	job->events.drain = NULL; /* they wait until it is the job's turn */
	shared = open_file(share, job) && lint_first(share, &job->events) && learn_border(share);
	job->events.drain = drain;
	if (!shared) {
		job->events.count = before;
		close_file(share);
		return;
	}
	job->kind = JOB_events;
	job->size = share->given = share->at.at;
	share->chunk = chunk_size(share, share->at.at, job->events.size - size);
	buffer_free(&job->bytes);
}

/* Makes the job the next chunk of the file. */
static void
fill_chunk(struct share *share, struct job *job)
{
	enum { MISTAKES = 2, REST = 16, SMALLEST = 4 };
	struct job_chunk *chunk = &job->chunk;
	uint64_t from = share->given, max = share->chunk;
	uint64_t size = (share->input.size - from) / REST, until;

	/* the last chunks are small: no worker keeps the others waiting for long */
	if (size < max / SMALLEST)
		size = max / SMALLEST;
	until = from + (size < max ? size : max);
	job->kind = JOB_chunk;
	job->linting = share->linter.options;
	share->given = share->input.size;
	if (share->mistakes < MISTAKES && until < share->input.size)
		share->given = next_border(share, until);
	resume_copy(&chunk->from, &share->at);
	chunk->from.at = from;
	chunk->from.lines = chunk->from.skip = 0;
	chunk->from.games = 1;
	chunk->from.source.text_reported = 0;
	chunk->until = share->given;
	chunk->comments = share->linter.suppressions;
	buffer_clear(&chunk->used);
	buffer_fill(&chunk->used, '\0', chunk->comments.active);
	chunk->linter = NULL;
	chunk->events_reported = 0;
	chunk->listed = share->listed;
	input_share(&chunk->input, &share->input, resume_offset(&chunk->from));
	job->size = chunk->until - from;
	share->away++;
}

bool
share_next(struct share *share, struct job *job)
{
	const struct work *work = share->work;
	uint64_t size = 0;

	if (share->open) {
		fill_chunk(share, job);
		return true;
	}
	job->linting = work->linting;
	if (!work->next(work->arg, job))
		return false;
	if (job->kind == JOB_file)
		size = job->size;
	else if (job->kind == JOB_bytes)
		size = job->bytes.n;
	if (work->large > 0 && size >= work->large && job->stretch_count == 0 &&
	    job->linting->fixing == FIXING_none)
		begin_file(share, job);
	return true;
}

bool
share_ready(const struct share *share)
{
	enum { PER_WORKER = 4 }; /* one at work, one to be reported, two to be taken */
	const struct work *work = share->work;

	if (share->open)
		return share->given < share->input.size && share->away < PER_WORKER * work->workers;
	return work->ready == NULL || work->ready(work->arg);
}

/* --- linting */

/* Lints the games from *at to byte `until` of the file; *at becomes where the next one begins.
 * Returns false when no more are wanted and when they cannot be read (*reason). */
static bool
lint_games(struct linter *linter, const struct input *input, struct resume *at, uint64_t until,
    struct events *events, const char **reason)
{
	struct chunk chunk;
	bool whole;

	linter->more = true;
	chunk_resume(&chunk, &linter->session, &linter->bytes, input, at, until);
	if (chunk.reason == NULL)
		linter_chunks(linter, &chunk, events);
	whole = linter->more && chunk.reason == NULL;
	if (whole)
		chunk_leave(&chunk, linter_keep(linter), at);
	*reason = chunk.reason;
	chunk_close(&chunk);
	return whole;
}

void
share_lint(struct linter *linter, struct job *job)
{
	struct job_chunk *chunk = &job->chunk;
	const char *reason;

	suppress_join(&linter->suppressions, &chunk->comments, chunk->used.p);
	chunk->linter = linter;
	linter->listed = chunk->listed;
	resume_copy(&chunk->to, &chunk->from);
	chunk->whole =
	    lint_games(linter, &chunk->input, &chunk->to, chunk->until, &job->events, &reason);
	chunk->over = linter->session.over;
	chunk->comments = linter->suppressions;
	chunk->text_reported = linter->session.source.text_reported;
	chunk->linter = NULL;
}

/* --- reporting */

/* Counts the game and line numbers on that were counted from the beginning of the chunk, and the
 * findings. */
static void
renumber(struct share *share, struct events *events)
{
	uint32_t games = share->at.games - 1, lines = share->at.lines;
	struct event_finding *finding;
	struct event_game *game;
	struct resume *from;
	size_t i;

	for (i = 0; i < events->count; i++) {
		if (events->list[i].kind == EVENT_game) {
			game = events->list[i].is.game;
			game->number += games;
			game->line += game->line > 0 ? lines : 0;
		}
		if (events->list[i].kind == EVENT_chunk) {
			from = events->list[i].is.from;
			from->games += games;
			from->lines += lines;
		}
		if (events->list[i].kind != EVENT_finding)
			continue;
		share->listed++;
		finding = events->list[i].is.finding;
		finding->game += finding->game > 0 ? games : 0;
		finding->at.line += lines;
		finding->end.line += lines;
		if (finding->related.line == 0)
			continue;
		finding->related.line += lines;
		finding->related_end.line += lines;
	}
}

/* Returns whether the chunk was begun with what is true where it begins, and no limit of a file is
 * passed: its events so far are the file's.  The encoding does not matter if only ASCII came before
 * and in it, or if the chunk showed it by itself. */
static bool
is_right(const struct share *share, const struct job_chunk *chunk)
{
	const struct suppressions *whole = &share->linter.suppressions, *own = &chunk->comments;
	const struct codec_carry *is = &share->at.carry, *was = &chunk->from.carry;
	bool same = is->encoding == was->encoding && is->open == was->open;
	size_t text = chunk->text_reported;

	if (chunk->linter != NULL) {
		own = &chunk->linter->suppressions;
		text = chunk->linter->session.source.text_reported;
	} else if (!chunk->whole) {
		return false;
	} else if (!same && was->open) {
		same = chunk->to.carry.open || chunk->to.carry.encoding == is->encoding;
	}
	return same && !share->over && resume_same(&share->at, &chunk->from) && !own->missed &&
	       whole->active == own->active &&
	       whole->gone + whole->settled + own->gone + own->settled <= SUPPRESS_MAX &&
	       share->at.source.text_reported + text <= SESSION_FINDINGS;
}

/* Goes on to where the chunk ended. */
static void
pass_chunk(struct share *share, const struct job_chunk *chunk)
{
	struct suppressions *comments = &share->linter.suppressions;
	struct codec_carry carry = share->at.carry;
	uint32_t games = share->at.games - 1, lines = share->at.lines;
	size_t i, reported = share->at.source.text_reported;

	resume_copy(&share->at, &chunk->to);
	share->at.games += games;
	share->at.lines += lines;
	share->at.source.text_reported += reported;
	if (share->at.carry.open) {
		share->at.carry.encoding = carry.encoding;
		share->at.carry.open = carry.open;
	}
	share->over = chunk->over;
	comments->gone += chunk->comments.gone + chunk->comments.settled;
	for (i = 0; i < chunk->used.n; i++)
		comments->of_file.used[i] |= (unsigned char)chunk->used.p[i];
}

/* Lints a chunk again from where it really begins; what was reported of it is skipped. */
static bool
lint_again(struct share *share, const struct job_chunk *chunk)
{
	struct linter *linter = &share->linter;
	struct input input;
	bool more;

	if (share->over || share->reason != NULL || share->at.at >= chunk->until)
		return true;
	share->skip = chunk->events_reported;
	linter->listed = chunk->listed;
	input_share(&input, &share->input, resume_offset(&share->at));
	more =
	    lint_games(linter, &input, &share->at, chunk->until, &share->events, &share->reason) ||
	    linter->more;
	share->over = linter->session.over;
	return more && report_own(&share->events, share);
}

/* Reports what comes at the end of the file only. */
static bool
end_file(struct share *share)
{
	bool more;

	share->skip = 0;
	if (share->reason != NULL)
		events_fail_all(&share->events, share->name, share->reason);
	else
		linter_end(&share->linter, &share->events);
	more = report_own(&share->events, share);
	close_file(share);
	return more;
}

bool
share_report(struct share *share, struct job *job, bool last)
{
	const struct work *work = share->work;
	struct job_chunk *chunk = &job->chunk;
	bool more = true;

	if (job->kind != JOB_chunk)
		return work->report(work->arg, &job->events, last ? job->size : 0);
	if (!job->dropped && !is_right(share, chunk)) {
		job->dropped = true;
		share->mistakes++;
	}
	if (job->dropped) {
		events_clear(&job->events);
		more = !last || lint_again(share, chunk);
	} else {
		chunk->events_reported += job->events.count;
		renumber(share, &job->events);
		if (last)
			pass_chunk(share, chunk);
	}
	more = work->report(work->arg, &job->events, last ? job->size : 0) && more;
	share->away -= last;
	if (last && chunk->until == share->input.size)
		more = end_file(share) && more;
	return more;
}
