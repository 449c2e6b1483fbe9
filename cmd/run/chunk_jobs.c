#include "cmd/run/chunk_jobs.h"

/* --- opening a file */

static void
close_file(struct chunk_jobs *jobs)
{
	jobs->open = false;
	input_close(&jobs->input);
	reader_free(&jobs->reader);
	results_free(&jobs->own.results);
	resume_free(&jobs->at);
	buffer_free(&jobs->border.bytes);
	arena_free(&jobs->arena);
}

void
chunk_jobs_free(struct chunk_jobs *jobs)
{
	if (jobs->open)
		close_file(jobs);
}

/* Delivers what this thread has read itself, but for what was delivered already. */
static bool
deliver_own(struct results *results, void *arg)
{
	struct chunk_jobs *jobs = arg;
	const struct work *work = jobs->work;
	size_t skip = results->count < jobs->own.skip ? results->count : jobs->own.skip;
	bool more;

	jobs->own.skip -= skip;
	results->list += skip;
	results->count -= skip;
	more = work->deliver(work->arg, results, 0);
	results_clear(results);
	return more;
}

/* Opens the file, or takes the job's bytes. */
static bool
open_file(struct chunk_jobs *jobs, struct job *job)
{
	struct memory *memory = jobs->memory;

	*jobs = (struct chunk_jobs){ .work = jobs->work, .memory = memory, .open = true };
	reader_init(&jobs->reader, memory, jobs->work->reading);
	reader_use(&jobs->reader, job->settings);
	results_init(&jobs->own.results, memory);
	jobs->own.results.drain = deliver_own;
	jobs->own.results.arg = jobs;
	resume_init(&jobs->at, memory);
	buffer_init(&jobs->border.bytes, memory);
	arena_init(&jobs->arena, memory);
	jobs->name = arena_str(&jobs->arena, buffer_str(&job->shown));
	if (job->kind == JOB_file)
		return input_open(&jobs->input, job->path.p, 0) == NULL && jobs->input.opened &&
		       jobs->input.feed.size < SIZE_MAX - 1;
	input_memory(&jobs->input, arena_str(&jobs->arena, buffer_str(&job->bytes)));
	return true;
}

/* Reads the file's first game.  Returns false when the file cannot be shared, or one worker must
 * see all of it: a book, and positions that are joined. */
static bool
read_first(struct chunk_jobs *jobs, struct results *results)
{
	struct reader *reader = &jobs->reader;
	struct chunk chunk;
	struct input input;
	const char *reason;
	bool more;

	input_share(&input, &jobs->input, 0);
	reason = chunk_begin(&chunk, &reader->session, &reader->bytes, &input.feed, jobs->name);
	if (reason == NULL && jobs->work->chunk < CHUNK_OF_JOB)
		chunk_shorten(&chunk, jobs->work->chunk);
	more = reader_begin(reader, jobs->name, reason, results) && !reader->session.last &&
	       reader->session.book == NULL && !reader->session.options.join;
	if (more) {
		reader_begin_chunk(reader, NULL, results);
		more = reader_next(reader);
	}
	if (more)
		chunk_leave(&chunk, reader_keep(reader), &jobs->at);
	chunk_close(&chunk);
	return more && jobs->at.at > 0 && jobs->at.skip == 0;
}

/* --- filling jobs */

/* Returns the bytes of a chunk where a game of these bytes had results of those: as many as have no
 * more than work->chunk bytes of results, which must wait while earlier chunks are reported. */
static uint64_t
chunk_size(const struct chunk_jobs *jobs, uint64_t game, uint64_t results)
{
	enum { SMALLEST = 8 };
	const uint64_t max = jobs->work->chunk;
	const uint64_t size = results > game ? max * game / results : max;

	return size < max / SMALLEST ? max / SMALLEST : size;
}

/* Learns from the second game how games begin. */
static bool
learn(struct chunk_jobs *jobs)
{
	jobs->border.input = &jobs->input;
	jobs->border.format = jobs->at.source.format;
	return chunk_border_learn(&jobs->border, jobs->at.at, &jobs->arena);
}

/* Begins to share a file: the job becomes the results of its first game, and its chunks are next.
 * A file that cannot be shared remains the job it is. */
static void
begin_file(struct chunk_jobs *jobs, struct job *job)
{
	bool (*drain)(struct results *, void *) = job->results.drain;
	size_t before = job->results.count, size = job->results.size;
	bool shared;

	job->results.drain = NULL; /* they wait until it is the job's turn */
	shared = open_file(jobs, job) && read_first(jobs, &job->results) && learn(jobs);
	job->results.drain = drain;
	if (!shared) {
		job->results.count = before;
		close_file(jobs);
		return;
	}
	job->kind = JOB_results;
	job->size = jobs->chunks.given = jobs->at.at;
	jobs->chunks.size = chunk_size(jobs, jobs->at.at, job->results.size - size);
	buffer_free(&job->bytes);
}

/* Counts a chunk of engine data from 0, after the record before it. */
static void
begin_positions(struct chunk_jobs *jobs, struct resume *from)
{
	struct positions *positions = &from->source.positions;
	size_t size = positions->layout == NULL ? 0 : positions->layout->size;
	struct str before;

	positions->counts = (struct position_counts){ .records = 0 };
	if (size == 0 || from->at < size)
		return;
	before = chunk_border_probe(&jobs->border, from->at - size, size);
	positions->has_before = before.n >= size;
	if (positions->has_before)
		memcpy(positions->before, before.p, size);
}

/* Makes the job the next chunk of the file. */
static void
fill_chunk(struct chunk_jobs *jobs, struct job *job)
{
	enum { MISTAKES = 2, REST = 16, SMALLEST = 4 };
	const struct visitor_carry *row = jobs->reader.options->visitor->carry;
	struct job_chunk *chunk = &job->chunk;
	uint64_t from = jobs->chunks.given, max = jobs->chunks.size;
	uint64_t size = (jobs->input.feed.size - from) / REST, until;

	/* the last chunks are small: no worker keeps the others waiting for long */
	if (size < max / SMALLEST)
		size = max / SMALLEST;
	until = from + (size < max ? size : max);
	job->kind = JOB_chunk;
	job->settings = jobs->reader.settings;
	jobs->chunks.given = jobs->input.feed.size;
	if (jobs->chunks.mistakes < MISTAKES && until < jobs->input.feed.size)
		jobs->chunks.given = chunk_border_next(&jobs->border, from, until);
	resume_copy(&chunk->from, &jobs->at);
	chunk->from.at = from;
	chunk->from.lines = chunk->from.skip = 0;
	chunk->from.games = 1;
	chunk->from.source.text_reported = 0;
	begin_positions(jobs, &chunk->from);
	chunk->until = jobs->chunks.given;
	if (row != NULL && chunk->carry == NULL) {
		chunk->row = row;
		chunk->carry = memory_resize(job->path.memory, NULL, 0, row->size);
		memset(chunk->carry, 0, row->size);
	}
	if (row != NULL)
		row->guess(jobs->reader.reading.state, chunk->carry, job->path.memory);
	chunk->reader = NULL;
	chunk->delivered = 0;
	input_share(&chunk->input, &jobs->input, resume_offset(&chunk->from));
	job->size = chunk->until - from;
	jobs->chunks.away++;
}

bool
chunk_jobs_next(struct chunk_jobs *jobs, struct job *job)
{
	const struct work *work = jobs->work;
	uint64_t size = 0;

	if (jobs->open) {
		fill_chunk(jobs, job);
		return true;
	}
	if (!work->next(work->arg, job))
		return false;
	if (job->kind == JOB_file)
		size = job->size;
	else if (job->kind == JOB_bytes)
		size = job->bytes.n;
	if (work->large > 0 && size >= work->large && job->range_count == 0 &&
	    work->reading->visitor->whole == NULL)
		begin_file(jobs, job);
	return true;
}

bool
chunk_jobs_ready(const struct chunk_jobs *jobs)
{
	enum { PER_WORKER = 4 }; /* one at work, one to be reported, two to be taken */
	const struct work *work = jobs->work;

	if (jobs->open)
		return jobs->chunks.given < jobs->input.feed.size &&
		       jobs->chunks.away < PER_WORKER * work->workers;
	return work->ready == NULL || work->ready(work->arg);
}

/* --- reading */

/* Reads the games from *at to byte `until` of the file; *at becomes where the next one begins.
 * Returns false when no more are wanted and when they cannot be read (*reason). */
static bool
read_games(struct reader *reader, const struct input *input, struct resume *at, uint64_t until,
    struct results *results, const char **reason)
{
	struct input own = *input;
	struct chunk chunk;
	bool whole;

	reader->reading.more = true;
	chunk_resume(&chunk, &reader->session, &reader->bytes, &own.feed, at, until);
	if (chunk.reason == NULL)
		reader_chunks(reader, &chunk, results);
	whole = reader->reading.more && chunk.reason == NULL;
	if (whole)
		chunk_leave(&chunk, reader_keep(reader), at);
	*reason = chunk.reason;
	chunk_close(&chunk);
	return whole;
}

void
chunk_jobs_read(struct reader *reader, struct job *job)
{
	struct job_chunk *chunk = &job->chunk;
	const char *reason;

	if (chunk->carry != NULL)
		chunk->row->begin(reader->reading.state, chunk->carry);
	chunk->reader = reader;
	resume_copy(&chunk->to, &chunk->from);
	chunk->whole =
	    read_games(reader, &chunk->input, &chunk->to, chunk->until, &job->results, &reason);
	chunk->over = reader->session.over;
	if (chunk->carry != NULL)
		chunk->row->leave(reader->reading.state, chunk->carry);
	chunk->text_reported = reader->session.source.text_reported;
	chunk->reader = NULL;
}

/* --- delivering */

/* Counts on what was counted from the beginning of the chunk. */
static void
renumber(struct chunk_jobs *jobs, struct results *results)
{
	const struct visitor *visitor = jobs->reader.options->visitor;
	uint32_t games = jobs->at.games - 1, lines = jobs->at.lines;
	size_t i;

	for (i = 0; i < results->count; i++) {
		struct result_item *item = &results->list[i];

		if (item->kind == RESULT_game)
			game_summary_renumber(item->game, games, lines);
		else if (item->kind >= RESULT_own && visitor->renumber != NULL)
			visitor->renumber(&jobs->reader.reading, item, games, lines);
	}
}

/* Returns whether the chunk was begun with what is true where it begins, and no limit of a file is
 * passed: its results so far are the file's.  The encoding does not matter if only ASCII came
 * before and in it, or if the chunk showed it by itself: an unknown code page is reported once. */
static bool
is_right(const struct chunk_jobs *jobs, const struct job_chunk *chunk)
{
	const struct reader *now = chunk->reader;
	const struct codec_carry *is = &jobs->at.carry, *was = &chunk->from.carry;
	bool same = is->encoding == was->encoding && is->open == was->open &&
		    is->undecided == was->undecided && is->twice.written == was->twice.written &&
		    is->twice.read == was->twice.read;
	size_t text = now != NULL ? now->session.source.text_reported : chunk->text_reported;

	if (now == NULL && !chunk->whole)
		return false;
	if (now == NULL && !same && was->open)
		same = chunk->to.carry.open ||
		       (chunk->to.carry.encoding == is->encoding &&
			   chunk->to.carry.detection.why != PHRASE_encoding_undecided);
	return same && !jobs->over && resume_same(&jobs->at, &chunk->from) &&
	       (chunk->carry == NULL || chunk->row->same(jobs->reader.reading.state, chunk->carry,
					    now != NULL ? now->reading.state : NULL)) &&
	       jobs->at.source.text_reported + text <= SESSION_FINDINGS;
}

/* Goes on to where the chunk ended. */
static void
pass_chunk(struct chunk_jobs *jobs, const struct job_chunk *chunk)
{
	struct codec_carry carry = jobs->at.carry;
	uint32_t games = jobs->at.games - 1, lines = jobs->at.lines;
	size_t reported = jobs->at.source.text_reported;
	struct position_counts counts = jobs->at.source.positions.counts;

	resume_copy(&jobs->at, &chunk->to);
	jobs->at.games += games;
	jobs->at.lines += lines;
	jobs->at.source.text_reported += reported;
	positions_count_add(&jobs->at.source.positions.counts, &counts);
	if (jobs->at.carry.open) {
		jobs->at.carry.encoding = carry.encoding;
		jobs->at.carry.open = carry.open;
	}
	jobs->over = chunk->over;
	if (chunk->carry != NULL)
		chunk->row->pass(jobs->reader.reading.state, chunk->carry);
}

/* Reads a chunk again from where it really begins; what was delivered of it is skipped. */
static bool
read_again(struct chunk_jobs *jobs, const struct job_chunk *chunk)
{
	struct reader *reader = &jobs->reader;
	struct input input;
	bool more;

	if (jobs->over || jobs->reason != NULL || jobs->at.at >= chunk->until)
		return true;
	jobs->own.skip = chunk->delivered;
	if (chunk->carry != NULL)
		chunk->row->again(reader->reading.state, chunk->carry);
	input_share(&input, &jobs->input, resume_offset(&jobs->at));
	more = read_games(
		   reader, &input, &jobs->at, chunk->until, &jobs->own.results, &jobs->reason) ||
	       reader->reading.more;
	jobs->over = reader->session.over;
	return more && deliver_own(&jobs->own.results, jobs);
}

/* Reports what comes at the end of the file only. */
static bool
end_file(struct chunk_jobs *jobs)
{
	bool more;

	jobs->own.skip = 0;
	if (jobs->reason != NULL)
		results_fail_all(&jobs->own.results, jobs->name, jobs->reason);
	else {
		jobs->reader.session.source = jobs->at.source;
		reader_end(&jobs->reader, &jobs->own.results);
	}
	more = deliver_own(&jobs->own.results, jobs);
	close_file(jobs);
	return more;
}

bool
chunk_jobs_deliver(struct chunk_jobs *jobs, struct job *job, bool last)
{
	const struct work *work = jobs->work;
	struct job_chunk *chunk = &job->chunk;
	bool more = true;

	if (job->kind != JOB_chunk)
		return work->deliver(work->arg, &job->results, last ? job->size : 0);
	if (!job->dropped && !is_right(jobs, chunk)) {
		job->dropped = true;
		jobs->chunks.mistakes++;
	}
	if (job->dropped) {
		results_clear(&job->results);
		more = !last || read_again(jobs, chunk);
	} else {
		chunk->delivered += job->results.count;
		renumber(jobs, &job->results);
		if (last)
			pass_chunk(jobs, chunk);
	}
	more = work->deliver(work->arg, &job->results, last ? job->size : 0) && more;
	jobs->chunks.away -= last;
	if (last && chunk->until == jobs->input.feed.size)
		more = end_file(jobs) && more;
	return more;
}
