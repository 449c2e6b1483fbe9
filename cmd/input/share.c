#include "cmd/input/share.h"

#include "cmd/input/chunk.h"

/* --- opening a file */

void
share_init(struct share *share, const struct work *work, struct memory *memory)
{
	*share = (struct share){ .work = work, .memory = memory };
}

static void
close_file(struct share *share)
{
	share->open = false;
	input_close(&share->input);
	linter_free(&share->linter);
	events_free(&share->events);
	resume_free(&share->at);
	border_free(&share->border);
	buffer_free(&share->name);
	buffer_free(&share->bytes);
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

static const struct linter_options *
options_of(const struct share *share, const struct job *job)
{
	return job->linting != NULL ? job->linting : share->work->linting;
}

/* Opens the file, or takes the job's bytes. */
static bool
open_file(struct share *share, struct job *job)
{
	struct memory *memory = share->memory;

	*share = (struct share){ .work = share->work, .memory = memory, .open = true };
	linter_init(&share->linter, memory, options_of(share, job));
	events_init(&share->events, memory);
	share->events.drain = report_own;
	share->events.arg = share;
	resume_init(&share->at, memory);
	border_init(&share->border, memory);
	buffer_init(&share->name, memory);
	buffer_add(&share->name, job_name(job));
	buffer_init(&share->bytes, memory);
	if (job->kind == JOB_file)
		return input_open(&share->input, job->path.p, 0) == NULL &&
		       input_can_share(&share->input);
	buffer_add(&share->bytes, buffer_str(&job->bytes));
	input_memory(&share->input, buffer_str(&share->bytes));
	return true;
}

/* Lints the file's first game.  Returns false when the file cannot be shared. */
static bool
lint_first(struct share *share, struct events *events)
{
	struct linter *linter = &share->linter;
	struct str name = buffer_str(&share->name);
	struct chunk chunk;
	struct input input;
	const char *reason;
	bool more;

	input_share(&input, &share->input, 0);
	reason = chunk_begin(&chunk, &linter->session, &linter->bytes, &input, name);
	if (reason == NULL && share->work->chunk < SHARE_CHUNK)
		chunk_shorten(&chunk, share->work->chunk);
	more = linter_begin(linter, name, reason, events) && !linter->session.last;
	if (more) {
		linter_begin_chunk(linter, events);
		more = linter_next(linter, events);
	}
	if (more)
		chunk_leave(&chunk, linter_keep(linter), &share->at);
	chunk_close(&chunk);
	return more && share->at.at > 0 && share->at.skip == 0;
}

/* The events wait until it is the job's turn, however many they are. */
static bool
keep_all(struct events *events, void *arg)
{
	(void)events;
	(void)arg;
	return true;
}

/* Begins to share a file: the job becomes the events of its first game, and its chunks are next.
 * A file that cannot be shared remains the job it is. */
static void
begin_file(struct share *share, struct job *job)
{
	bool (*drain)(struct events *, void *) = job->events.drain;
	bool shared;

	job->events.drain = keep_all;
	shared = open_file(share, job) && lint_first(share, &job->events) &&
		 border_learn(&share->border, share->linter.session.source.format, &share->input,
		     share->at.at);
	job->events.drain = drain;
	if (!shared) {
		events_clear(&job->events);
		close_file(share);
		return;
	}
	job->kind = JOB_events;
	job->size = share->given = share->at.at;
	buffer_free(&job->bytes);
}

/* --- filling jobs */

/* Returns the size of the next chunk.  The last ones are small, lest one worker be left alone with
 * one of them. */
static uint64_t
chunk_size(const struct share *share)
{
	enum { REST = 16, SMALLEST = 4 };
	uint64_t size = (share->input.size - share->given) / REST, max = share->work->chunk;

	return size > max ? max : size > max / SMALLEST ? size : max / SMALLEST;
}

/* Makes the job the next chunk of the file. */
static void
fill_chunk(struct share *share, struct job *job)
{
	enum { MISTAKES = 2 };
	struct job_chunk *chunk = &job->chunk;
	uint64_t from = share->given, until = from + chunk_size(share);

	job->kind = JOB_chunk;
	job->linting = share->linter.options;
	share->given = share->input.size;
	if (share->mistakes < MISTAKES && until < share->input.size)
		share->given = border_next(&share->border, &share->input, until);
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
	input_share(&chunk->input, &share->input, resume_offset(&chunk->from));
	job->size = chunk->until - from;
	share->away++;
}

static bool
is_large(const struct share *share, const struct job *job)
{
	const struct linter_options *options = options_of(share, job);
	size_t large = share->work->large;

	if (large == 0 || options->excerpts || options->fixing != FIXING_none)
		return false;
	return (job->kind == JOB_file && job->size >= large) ||
	       (job->kind == JOB_bytes && job->bytes.n >= large);
}

bool
share_next(struct share *share, struct job *job)
{
	if (share->open) {
		fill_chunk(share, job);
		return true;
	}
	if (!share->work->next(share->work->arg, job))
		return false;
	if (is_large(share, job))
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
	resume_copy(&chunk->to, &chunk->from);
	chunk->whole =
	    lint_games(linter, &chunk->input, &chunk->to, chunk->until, &job->events, &reason);
	chunk->over = linter->session.over;
	chunk->comments = linter->suppressions;
	chunk->text_reported = linter->session.source.text_reported;
	chunk->linter = NULL;
}

/* --- reporting */

/* Counts the game and line numbers on that were counted from the beginning of the chunk. */
static void
renumber(const struct share *share, struct events *events)
{
	uint32_t games = share->at.games - 1, lines = share->at.lines;
	struct event_finding *finding;
	size_t i;

	for (i = 0; i < events->count; i++) {
		if (events->list[i].kind == EVENT_game)
			events->list[i].is.game->number += games;
		if (events->list[i].kind != EVENT_finding)
			continue;
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

/* Whether the chunk was begun with what is true where it begins.  The encoding does not matter if
 * only ASCII came before and in it, or if the chunk showed it by itself. */
static bool
began_right(const struct share *share, const struct job_chunk *chunk)
{
	const struct codec_carry *is = &share->at.carry, *was = &chunk->from.carry,
				 *found = &chunk->to.carry;
	bool same = is->encoding == was->encoding && is->open == was->open;

	if (!same && chunk->linter == NULL && chunk->whole && was->open)
		same = found->open || found->encoding == is->encoding;
	return same && !share->over && resume_same(&share->at, &chunk->from);
}

/* Whether the events of the chunk so far are those of the file, up to the limits of a file. */
static bool
is_right(const struct share *share, const struct job_chunk *chunk)
{
	const struct suppressions *whole = &share->linter.suppressions, *own = &chunk->comments;
	size_t text = chunk->text_reported;

	if (chunk->linter != NULL) {
		own = &chunk->linter->suppressions;
		text = chunk->linter->session.source.text_reported;
	} else if (!chunk->whole) {
		return false;
	}
	return began_right(share, chunk) && !own->missed && whole->active == own->active &&
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
		events_fail_all(&share->events, buffer_str(&share->name), share->reason);
	else
		linter_end(&share->linter, &share->events);
	more = report_own(&share->events, share);
	close_file(share);
	return more;
}

static bool
report_chunk(struct share *share, struct job *job, bool last)
{
	const struct work *work = share->work;
	struct job_chunk *chunk = &job->chunk;
	bool more = true;

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

bool
share_report(struct share *share, struct job *job, bool last)
{
	const struct work *work = share->work;

	if (job->kind == JOB_chunk)
		return report_chunk(share, job, last);
	return work->report(work->arg, &job->events, last ? job->size : 0);
}
