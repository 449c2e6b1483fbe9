#include "cmd/run/share.h"

/* --- opening a file */

static void
close_file(struct share *share)
{
	share->open = false;
	input_close(&share->input);
	reader_free(&share->reader);
	results_free(&share->own.results);
	resume_free(&share->at);
	buffer_free(&share->border.probe);
	arena_free(&share->arena);
}

void
share_free(struct share *share)
{
	if (share->open)
		close_file(share);
}

/* Delivers what this thread has read itself, but for what was delivered already. */
static bool
deliver_own(struct results *results, void *arg)
{
	struct share *share = arg;
	const struct work *work = share->work;
	size_t skip = results->count < share->own.skip ? results->count : share->own.skip;
	bool more;

	share->own.skip -= skip;
	results->list += skip;
	results->count -= skip;
	more = work->deliver(work->arg, results, 0);
	results_clear(results);
	return more;
}

/* Opens the file, or takes the job's bytes. */
static bool
open_file(struct share *share, struct job *job)
{
	struct memory *memory = share->memory;

	*share = (struct share){ .work = share->work, .memory = memory, .open = true };
	reader_init(&share->reader, memory, share->work->reading);
	reader_use(&share->reader, job->settings);
	results_init(&share->own.results, memory);
	share->own.results.drain = deliver_own;
	share->own.results.arg = share;
	resume_init(&share->at, memory);
	buffer_init(&share->border.probe, memory);
	arena_init(&share->arena, memory);
	share->name = arena_str(&share->arena, buffer_str(&job->shown));
	if (job->kind == JOB_file)
		return input_open(&share->input, job->path.p, 0) == NULL && share->input.opened &&
		       share->input.size < SIZE_MAX - 1;
	input_memory(&share->input, arena_str(&share->arena, buffer_str(&job->bytes)));
	return true;
}

/* Reads the file's first game.  Returns false when the file cannot be shared. */
static bool
read_first(struct share *share, struct results *results)
{
	struct reader *reader = &share->reader;
	struct chunk chunk;
	struct input input;
	const char *reason;
	bool more;

	input_share(&input, &share->input, 0);
	reason = chunk_begin(&chunk, &reader->session, &reader->bytes, &input, share->name);
	if (reason == NULL && share->work->chunk < SHARE_CHUNK)
		chunk_shorten(&chunk, share->work->chunk);
	more = reader_begin(reader, share->name, reason, results) && !reader->session.last;
	if (more) {
		reader_begin_chunk(reader, NULL, results);
		more = reader_next(reader);
	}
	if (more)
		chunk_leave(&chunk, reader_keep(reader), &share->at);
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
	buffer_clear(&share->border.probe);
	return input_fill(&input, &share->border.probe, max) == NULL
		   ? buffer_str(&share->border.probe)
		   : NO_STR;
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
	share->border.first =
	    arena_str(&share->arena, beginning(str_first(str_after(bytes, before), line.n)));
	bytes = str_first(bytes, before);
	share->border.before = arena_str(&share->arena, str_after(bytes, line_before(bytes)));
	return true;
}

/* Returns whether the rest is only line ends. */
static bool
is_blank(struct str rest)
{
	size_t n = 0;

	while (n < rest.n && str_is_line_end(rest.p[n]))
		n++;
	return n == rest.n;
}

/* Returns where a game seems to begin in bytes, which begin inside a line; bytes.n: nowhere. */
static size_t
find_border(const struct share *share, struct str bytes)
{
	struct str first = share->border.first, before = share->border.before;
	enum format format = share->reader.session.source.format;
	bool each_line = (format_rows[format].carries & GAMES_lines) != 0;
	uint32_t at = 0;
	struct span line;

	text_next_line(bytes, &at, &line);
	while (at < bytes.n) {
		/* where lines are games, the next one begins after a line that is not blank */
		if (each_line ? line.n > 0 && !is_blank(str_after(bytes, at))
			      : first.n > 0 && str_starts(str_after(bytes, at), first))
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

/* Returns the bytes of a chunk where a game of these bytes had results of those: as many as have no
 * more than work->chunk bytes of results, which must wait while earlier chunks are reported. */
static uint64_t
chunk_size(const struct share *share, uint64_t game, uint64_t results)
{
	enum { SMALLEST = 8 };
	const uint64_t max = share->work->chunk;
	const uint64_t size = results > game ? max * game / results : max;

	return size < max / SMALLEST ? max / SMALLEST : size;
}

/* Begins to share a file: the job becomes the results of its first game, and its chunks are next.
 * A file that cannot be shared remains the job it is. */
static void
begin_file(struct share *share, struct job *job)
{
	bool (*drain)(struct results *, void *) = job->results.drain;
	size_t before = job->results.count, size = job->results.size;
	bool shared;

	job->results.drain = NULL; /* they wait until it is the job's turn */
	shared = open_file(share, job) && read_first(share, &job->results) && learn_border(share);
	job->results.drain = drain;
	if (!shared) {
		job->results.count = before;
		close_file(share);
		return;
	}
	job->kind = JOB_results;
	job->size = share->chunks.given = share->at.at;
	share->chunks.size = chunk_size(share, share->at.at, job->results.size - size);
	buffer_free(&job->bytes);
}

/* Makes the job the next chunk of the file. */
static void
fill_chunk(struct share *share, struct job *job)
{
	enum { MISTAKES = 2, REST = 16, SMALLEST = 4 };
	const struct visitor_carry *row = share->reader.options->visitor->carry;
	struct job_chunk *chunk = &job->chunk;
	uint64_t from = share->chunks.given, max = share->chunks.size;
	uint64_t size = (share->input.size - from) / REST, until;

	/* the last chunks are small: no worker keeps the others waiting for long */
	if (size < max / SMALLEST)
		size = max / SMALLEST;
	until = from + (size < max ? size : max);
	job->kind = JOB_chunk;
	job->settings = share->reader.settings;
	share->chunks.given = share->input.size;
	if (share->chunks.mistakes < MISTAKES && until < share->input.size)
		share->chunks.given = next_border(share, until);
	resume_copy(&chunk->from, &share->at);
	chunk->from.at = from;
	chunk->from.lines = chunk->from.skip = 0;
	chunk->from.games = 1;
	chunk->from.source.text_reported = 0;
	chunk->until = share->chunks.given;
	if (row != NULL && chunk->carry == NULL) {
		chunk->row = row;
		chunk->carry = memory_resize(job->path.memory, NULL, 0, row->size);
		memset(chunk->carry, 0, row->size);
	}
	if (row != NULL)
		row->guess(share->reader.reading.state, chunk->carry, job->path.memory);
	chunk->reader = NULL;
	chunk->delivered = 0;
	input_share(&chunk->input, &share->input, resume_offset(&chunk->from));
	job->size = chunk->until - from;
	share->chunks.away++;
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
	if (!work->next(work->arg, job))
		return false;
	if (job->kind == JOB_file)
		size = job->size;
	else if (job->kind == JOB_bytes)
		size = job->bytes.n;
	if (work->large > 0 && size >= work->large && job->stretch_count == 0 &&
	    work->reading->visitor->whole == NULL)
		begin_file(share, job);
	return true;
}

bool
share_ready(const struct share *share)
{
	enum { PER_WORKER = 4 }; /* one at work, one to be reported, two to be taken */
	const struct work *work = share->work;

	if (share->open)
		return share->chunks.given < share->input.size &&
		       share->chunks.away < PER_WORKER * work->workers;
	return work->ready == NULL || work->ready(work->arg);
}

/* --- reading */

/* Reads the games from *at to byte `until` of the file; *at becomes where the next one begins.
 * Returns false when no more are wanted and when they cannot be read (*reason). */
static bool
read_games(struct reader *reader, const struct input *input, struct resume *at, uint64_t until,
    struct results *results, const char **reason)
{
	struct chunk chunk;
	bool whole;

	reader->reading.more = true;
	chunk_resume(&chunk, &reader->session, &reader->bytes, input, at, until);
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
share_read(struct reader *reader, struct job *job)
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
renumber(struct share *share, struct results *results)
{
	const struct visitor *visitor = share->reader.options->visitor;
	uint32_t games = share->at.games - 1, lines = share->at.lines;
	size_t i;

	for (i = 0; i < results->count; i++) {
		struct result_item *item = &results->list[i];

		if (item->kind == RESULT_game)
			game_summary_renumber(item->game, games, lines);
		else if (item->kind >= RESULT_own && visitor->renumber != NULL)
			visitor->renumber(&share->reader.reading, item, games, lines);
	}
}

/* Returns whether the chunk was begun with what is true where it begins, and no limit of a file is
 * passed: its results so far are the file's.  The encoding does not matter if only ASCII came
 * before and in it, or if the chunk showed it by itself. */
static bool
is_right(const struct share *share, const struct job_chunk *chunk)
{
	const struct reader *now = chunk->reader;
	const struct codec_carry *is = &share->at.carry, *was = &chunk->from.carry;
	bool same = is->encoding == was->encoding && is->open == was->open;
	size_t text = now != NULL ? now->session.source.text_reported : chunk->text_reported;

	if (now == NULL && !chunk->whole)
		return false;
	if (now == NULL && !same && was->open)
		same = chunk->to.carry.open || chunk->to.carry.encoding == is->encoding;
	return same && !share->over && resume_same(&share->at, &chunk->from) &&
	       (chunk->carry == NULL || chunk->row->same(share->reader.reading.state, chunk->carry,
					    now != NULL ? now->reading.state : NULL)) &&
	       share->at.source.text_reported + text <= SESSION_FINDINGS;
}

/* Goes on to where the chunk ended. */
static void
pass_chunk(struct share *share, const struct job_chunk *chunk)
{
	struct codec_carry carry = share->at.carry;
	uint32_t games = share->at.games - 1, lines = share->at.lines;
	size_t reported = share->at.source.text_reported;

	resume_copy(&share->at, &chunk->to);
	share->at.games += games;
	share->at.lines += lines;
	share->at.source.text_reported += reported;
	if (share->at.carry.open) {
		share->at.carry.encoding = carry.encoding;
		share->at.carry.open = carry.open;
	}
	share->over = chunk->over;
	if (chunk->carry != NULL)
		chunk->row->pass(share->reader.reading.state, chunk->carry);
}

/* Reads a chunk again from where it really begins; what was delivered of it is skipped. */
static bool
read_again(struct share *share, const struct job_chunk *chunk)
{
	struct reader *reader = &share->reader;
	struct input input;
	bool more;

	if (share->over || share->reason != NULL || share->at.at >= chunk->until)
		return true;
	share->own.skip = chunk->delivered;
	if (chunk->carry != NULL)
		chunk->row->again(reader->reading.state, chunk->carry);
	input_share(&input, &share->input, resume_offset(&share->at));
	more = read_games(
		   reader, &input, &share->at, chunk->until, &share->own.results, &share->reason) ||
	       reader->reading.more;
	share->over = reader->session.over;
	return more && deliver_own(&share->own.results, share);
}

/* Reports what comes at the end of the file only. */
static bool
end_file(struct share *share)
{
	bool more;

	share->own.skip = 0;
	if (share->reason != NULL)
		results_fail_all(&share->own.results, share->name, share->reason);
	else
		reader_end(&share->reader, &share->own.results);
	more = deliver_own(&share->own.results, share);
	close_file(share);
	return more;
}

bool
share_deliver(struct share *share, struct job *job, bool last)
{
	const struct work *work = share->work;
	struct job_chunk *chunk = &job->chunk;
	bool more = true;

	if (job->kind != JOB_chunk)
		return work->deliver(work->arg, &job->results, last ? job->size : 0);
	if (!job->dropped && !is_right(share, chunk)) {
		job->dropped = true;
		share->chunks.mistakes++;
	}
	if (job->dropped) {
		results_clear(&job->results);
		more = !last || read_again(share, chunk);
	} else {
		chunk->delivered += job->results.count;
		renumber(share, &job->results);
		if (last)
			pass_chunk(share, chunk);
	}
	more = work->deliver(work->arg, &job->results, last ? job->size : 0) && more;
	share->chunks.away -= last;
	if (last && chunk->until == share->input.size)
		more = end_file(share) && more;
	return more;
}
