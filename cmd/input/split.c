#include "cmd/input/split.h"

#include "cmd/input/blocks.h"

/* Bytes of texts on their way beyond which no other file is begun; guesses that may fail before the
 * rest is one part; bytes read at once where a border is looked for. */
enum { MOST_HELD = 8 << 20, MISSES = 2, PROBE = 16 << 10 };

/* A large file. */
struct split_book {
	struct split_book *next;
	struct split *split;
	struct buffer bytes; /* of the file, where they are in memory */
	struct input input;  /* the file */
	uint64_t size;
	struct job own;         /* what the calling thread itself has to tell; has the name */
	struct linter linter;   /* the calling thread's */
	struct blocks_place to; /* so far all was told */
	struct buffer version;  /* to's, where a worker found it */
	bool over;              /* no game follows */
	const char *reason;     /* why it cannot be read further; NULL: it can */
	size_t skip;            /* so many of own's events were told already */
	unsigned misses;
	/* How a game's first line begins, the line before; or empty; as bytes of the file. */
	bool a_line_each;
	struct buffer first, before;
	/* Of the parts that were given out. */
	uint64_t given;      /* they end here */
	struct buffer probe; /* some of the file from here on */
	uint64_t probed;
};

/* --- where a game may begin */

/* The line that ends before at, where a line begins, without its end. */
static struct str
line_before(struct str bytes, size_t at)
{
	size_t start;

	while (at > 0 && (bytes.p[at - 1] == '\n' || bytes.p[at - 1] == '\r'))
		at--;
	for (start = at; start > 0 && bytes.p[start - 1] != '\n' && bytes.p[start - 1] != '\r';)
		start--;
	return str_first(str_after(bytes, start), at - start);
}

/* What a line begins with that others of its kind begin with too: the key of a header, the name of
 * a tag, a number.  In each encoding the bytes of a full-width colon are followed to find that. */
static struct str
beginning(struct str line)
{
	enum { LONGEST = 24 };
	static const struct str ends[] = { { " ", 1 }, { "\"", 1 }, { ":", 1 }, { "：", 3 },
		{ "\x81\x46", 2 }, { "\xA1\xA7", 2 }, { "!'", 2 } };
	size_t i, n;

	line = str_first(line, line.n < LONGEST ? line.n : LONGEST);
	for (i = 0; i < sizeof ends / sizeof *ends && line.n > 0 && line.p[0] != '#'; i++) {
		n = str_find(line, ends[i]);
		line.n = n > 0 ? n : line.n;
	}
	return line;
}

/*
 * Learns from the second game's beginning, at in bytes, how games begin in this file: their first
 * line begins with the same words, or stands after the same line (/ in CSA, a comment in KI2).
 * USI and SFEN have a game a line.
 */
static void
learn_borders(struct split_book *book, struct str bytes, size_t at)
{
	const struct session *session = &book->linter.session;
	uint32_t next = 0;
	struct span line = { 0, 0 };

	book->a_line_each = (format_rows[session->format].carries & GAMES_lines) != 0;
	text_next_line(str_after(bytes, at), &next, &line);
	buffer_add(&book->first, beginning(str_first(str_after(bytes, at), line.n)));
	buffer_add(&book->before, line_before(bytes, at));
}

/* Where a game may begin in bytes, which begin inside a line; bytes.n: nowhere. */
static size_t
find_border(const struct split_book *book, struct str bytes)
{
	struct str first = buffer_str(&book->first), before = buffer_str(&book->before);
	uint32_t at = 0;
	struct span line;

	text_next_line(bytes, &at, &line);
	while (at < bytes.n) {
		if (book->a_line_each || (first.n > 0 && str_starts(str_after(bytes, at), first)))
			return at;
		text_next_line(bytes, &at, &line);
		if (before.n > 0 && str_eq(str_first(str_after(bytes, line.at), line.n), before))
			return at;
	}
	return bytes.n;
}

/* Where in the file a game may begin after at; its size, where none does. */
static uint64_t
next_border(struct split_book *book, uint64_t at)
{
	struct input input;
	size_t found;
	struct str bytes;

	while (at < book->size) {
		input_share(&input, &book->input, at);
		buffer_clear(&book->probe);
		if (input_fill(&input, &book->probe, PROBE) != NULL || book->probe.n == 0)
			break;
		bytes = buffer_str(&book->probe);
		found = find_border(book, bytes);
		if (found < bytes.n)
			return at + found;
		/* on with the last line, whose beginning may have been cut off from its end */
		found = bytes.n - line_before(bytes, bytes.n).n;
		at += found > PROBE / 2 && found < bytes.n ? found - 1 : bytes.n;
	}
	return book->size;
}

/* --- books */

static void
close_book(struct split_book *book)
{
	struct split *split = book->split;
	struct split_book **at = &split->first;

	while (*at != book)
		at = &(*at)->next;
	*at = book->next;
	if (split->giving == book)
		split->giving = NULL;
	split->held -= book->bytes.n;
	input_close(&book->input);
	linter_free(&book->linter);
	buffer_free(&book->bytes);
	buffer_free(&book->version);
	buffer_free(&book->first);
	buffer_free(&book->before);
	buffer_free(&book->probe);
	job_free(&book->own);
	memory_resize(split->memory, book, sizeof *book, 0);
}

void
split_free(struct split *split)
{
	while (split->first != NULL)
		close_book(split->first);
}

static bool
tell_own(struct events *events, void *arg)
{
	struct split_book *book = arg;
	size_t skip = events->count < book->skip ? events->count : book->skip;
	bool more;

	book->skip -= skip;
	events->list += skip;
	events->count -= skip;
	more = book->split->tell(book->split->arg, &book->own, false);
	events_clear(events);
	return more;
}

static struct split_book *
make_book(struct split *split, struct job *job)
{
	struct split_book *book = memory_resize(split->memory, NULL, 0, sizeof *book);

	*book = (struct split_book){ .next = split->first, .split = split };
	split->first = book;
	linter_init(
	    &book->linter, split->memory, job->linting != NULL ? job->linting : split->linting);
	job_init(&book->own, split->memory);
	buffer_add(&book->own.shown, job_name(job));
	book->own.events.drain = tell_own;
	book->own.events.arg = book;
	buffer_init(&book->bytes, split->memory);
	buffer_init(&book->version, split->memory);
	buffer_init(&book->first, split->memory);
	buffer_init(&book->before, split->memory);
	buffer_init(&book->probe, split->memory);
	return book;
}

/* Opens the file, or copies its bytes. */
static bool
open_input(struct split_book *book, const struct job *job)
{
	if (job->kind == JOB_file)
		return input_open(&book->input, job->path.p) == NULL &&
		       input_can_share(&book->input);
	buffer_add(&book->bytes, buffer_str(&job->bytes));
	book->split->held += book->bytes.n;
	input_memory(&book->input, buffer_str(&book->bytes));
	return true;
}

/* The bytes around the second game's beginning. */
static bool
find_second(struct split_book *book)
{
	enum { AROUND = 4096 };
	uint64_t at = book->to.at, from = at > AROUND ? at - AROUND : 0;
	struct input input;

	if (at == 0 || book->to.session.after > 0) /* nothing marks it */
		return false;
	input_share(&input, &book->input, from);
	buffer_clear(&book->probe);
	if (input_fill(&input, &book->probe, 2 * AROUND) != NULL ||
	    book->probe.n < (size_t)(at - from))
		return false;
	learn_borders(book, buffer_str(&book->probe), (size_t)(at - from));
	book->given = at;
	return true;
}

/* Adds to events what is to be told of the file as a whole, and its first game. */
static bool
read_first(struct split_book *book, struct events *events)
{
	struct linter *linter = &book->linter;
	struct blocks blocks;
	struct input input;
	const char *reason;

	input_share(&input, &book->input, 0);
	reason =
	    blocks_begin(&blocks, &linter->session, &linter->bytes, &input, job_name(&book->own));
	if (reason == NULL && book->split->part < BLOCKS_WINDOW)
		blocks_shorten(&blocks, book->split->part);
	if (!linter_begin(
		linter, job_name(&book->own), buffer_str(&linter->bytes), reason, events) ||
	    linter->session.last || !session_next(&linter->session))
		return false;
	linter_game(linter, events);
	blocks_where(&blocks, &book->to);
	return true;
}

/* What is to be told of the job may be much, but it is not its turn. */
static bool
keep_all(struct events *events, void *arg)
{
	(void)events;
	(void)arg;
	return true;
}

/* Makes the job what is to be told of a file as a whole and of its first game; its parts come
 * next.  A file that cannot be parted stays the job that it is. */
static void
open_book(struct split *split, struct job *job)
{
	struct split_book *book = make_book(split, job);
	bool (*drain)(struct events *, void *) = job->events.drain;
	bool parted;

	job->events.drain = keep_all;
	parted = open_input(book, job);
	book->size = book->input.size;
	parted = parted && read_first(book, &job->events) && find_second(book);
	job->events.drain = drain;
	if (!parted) {
		events_clear(&job->events);
		close_book(book);
		return;
	}
	job->kind = JOB_events;
	job->size = book->given;
	buffer_free(&job->bytes);
	split->giving = book;
}

/* --- giving out */

/* A copy of a place's version, in buffer. */
static void
own_version(struct blocks_place *place, struct buffer *buffer)
{
	buffer_clear(buffer);
	buffer_add(buffer, place->session.version);
	place->session.version = buffer_str(buffer);
}

/* How large the part from here on is to be.  The last ones are small, lest one worker be left with
 * one of them. */
static uint64_t
part_size(const struct split_book *book, uint64_t from)
{
	enum { LEFT = 16, SMALLEST = 4 };
	uint64_t left = (book->size - from) / LEFT, part = book->split->part;

	return left > part ? part : left > part / SMALLEST ? left : part / SMALLEST;
}

/* Makes the job the next part of the file, or what is left to be told of it in the end. */
static void
give_part(struct split_book *book, struct job *job)
{
	struct job_part *part = &job->part;
	uint64_t from = book->given;

	*part = (struct job_part){ .book = book };
	job->linting = book->linter.options;
	job->kind = from == book->size ? JOB_rest : JOB_part;
	if (job->kind == JOB_rest) {
		book->split->giving = NULL;
		return;
	}
	book->split->away++;
	book->given = book->size;
	if (book->misses < MISSES && book->size - from > part_size(book, from))
		book->given = next_border(book, from + part_size(book, from));
	part->from = book->to;
	own_version(&part->from, &job->versions[0]);
	part->from.at = from;
	part->from.lines = 0;
	part->from.session.after = 0;
	part->from.session.games = 1;
	part->from.session.text_reported = 0;
	part->until = book->given;
	part->of = book->linter.suppressions;
	buffer_fill(&job->used, '\0', part->of.active);
	input_share(&part->input, &book->input, from - 1);
	job->size = part->until - from;
}

static bool
is_large(const struct split *split, const struct job *job)
{
	const struct linter_options *options = job->linting != NULL ? job->linting : split->linting;

	if (split->large == 0 || options->excerpts || options->fixing != FIXING_none)
		return false;
	return (job->kind == JOB_file && job->size >= split->large) ||
	       (job->kind == JOB_bytes && job->bytes.n >= split->large);
}

bool
split_next(void *arg, struct job *job)
{
	struct split *split = arg;

	if (split->giving != NULL) {
		give_part(split->giving, job);
		return true;
	}
	if (!split->next(split->arg, job))
		return false;
	if (is_large(split, job))
		open_book(split, job);
	return true;
}

bool
split_ready(void *arg)
{
	struct split *split = arg;

	if (split->giving != NULL)
		return split->away < split->most;
	return split->held < MOST_HELD && (split->ready == NULL || split->ready(split->arg));
}

/* --- reading a part */

/* Lints the games from a place up to another one and gives where it stands then.  Returns false
 * where nobody wants more, and where they cannot be read (*reason). */
static bool
read_games(struct linter *linter, const struct input *input, struct blocks_place *place,
    uint64_t until, struct events *events, bool *over, const char **reason)
{
	struct blocks blocks;

	linter->more = true;
	blocks_join(&blocks, &linter->session, &linter->bytes, input, place, until);
	while (linter->more && blocks_next(&blocks))
		linter_game(linter, events);
	*over = blocks.over;
	*reason = blocks.reason;
	if (!linter->more || blocks.reason != NULL)
		return false;
	blocks_where(&blocks, place);
	return true;
}

void
split_lint(struct linter *linter, struct job *job)
{
	struct job_part *part = &job->part;
	const char *reason;

	suppress_join(&linter->suppressions, &part->of, job->used.p);
	part->linter = linter;
	part->to = part->from;
	part->whole = read_games(
	    linter, &part->input, &part->to, part->until, &job->events, &part->over, &reason);
	if (part->whole)
		own_version(&part->to, &job->versions[1]);
	part->of = linter->suppressions;
	part->text_reported = linter->session.text_reported;
}

/* --- telling */

/* Makes numbers that were counted from the part's beginning those of the file. */
static void
renumber(struct split_book *book, struct job *job)
{
	uint32_t games = book->to.session.games - 1, lines = book->to.lines;
	size_t i;

	for (i = 0; i < job->events.count; i++) {
		struct event *event = &job->events.list[i];

		if (event->kind == EVENT_game)
			event->is.game->number += games;
		if (event->kind != EVENT_finding)
			continue;
		event->is.finding->game += event->is.finding->game > 0 ? games : 0;
		event->is.finding->at.line += lines;
		event->is.finding->end.line += lines;
		if (event->is.finding->related.line == 0)
			continue;
		event->is.finding->related.line += lines;
		event->is.finding->related_end.line += lines;
	}
}

/* Whether a part was begun with what is true where it begins.  Where nothing but ASCII had been
 * seen both before it and in it, or it found out the encoding by itself, it does not matter what
 * the encoding is. */
static bool
begins_right(const struct split_book *book, const struct job_part *part)
{
	const struct session_place *is = &book->to.session, *was = &part->from.session;
	const struct codec_carry *carry = &part->to.session.carry;
	bool same = is->carry.encoding == was->carry.encoding && is->carry.open == was->carry.open;

	if (!same && part->whole && was->carry.open)
		same = carry->open || carry->encoding == is->carry.encoding;
	return same && !book->over && book->to.at == part->from.at && is->after == 0 &&
	       str_eq(is->version, was->version) && is->shown == was->shown &&
	       is->unsure == was->unsure && is->carry.seen.end == was->carry.seen.end &&
	       is->carry.seen.mixed == was->carry.seen.mixed &&
	       is->carry.seen.seen == was->carry.seen.seen;
}

/* Whether what comes of the part is what would come of the file: it has gone so far, or to its end
 * (last). */
static bool
is_right(const struct split_book *book, const struct job_part *part, bool last)
{
	const struct suppressions *whole = &book->linter.suppressions, *of = &part->of;
	size_t told = part->text_reported;

	if (!last) {
		of = &part->linter->suppressions;
		told = part->linter->session.text_reported;
	}
	return (part->whole || !last) && begins_right(book, part) && !of->missed &&
	       whole->active == of->active &&
	       whole->gone + whole->settled + of->gone + of->settled <= SUPPRESS_MOST &&
	       book->to.session.text_reported + told <= SESSION_FINDINGS;
}

/* Takes over where a part ended. */
static void
end_part(struct split_book *book, const struct job *job)
{
	const struct job_part *part = &job->part;
	struct suppressions *of = &book->linter.suppressions;
	struct blocks_place to = part->to;
	size_t i;

	book->over = part->over;
	buffer_clear(&book->version);
	buffer_add(&book->version, to.session.version);
	to.session.version = buffer_str(&book->version);
	to.session.games += book->to.session.games - 1;
	to.lines += book->to.lines;
	to.session.text_reported += book->to.session.text_reported;
	if (to.session.carry.open) {
		to.session.carry.encoding = book->to.session.carry.encoding;
		to.session.carry.open = book->to.session.carry.open;
	}
	book->to = to;
	of->gone += part->of.gone + part->of.settled;
	for (i = 0; i < job->used.n; i++)
		of->of_file.used[i] |= (unsigned char)job->used.p[i];
}

/* Does a part again from where it really begins; what was told of it already is not told again. */
static bool
do_again(struct split_book *book, const struct job *job)
{
	struct input input;
	bool more;

	if (book->over || book->reason != NULL || book->to.at >= job->part.until)
		return true;
	book->skip = job->part.told;
	input_share(&input, &book->input, book->to.at - 1);
	more = read_games(&book->linter, &input, &book->to, job->part.until, &book->own.events,
		   &book->over, &book->reason) ||
	       book->linter.more;
	return more && tell_own(&book->own.events, book);
}

static bool
tell_part(struct split_book *book, struct job *job, bool last)
{
	struct split *split = book->split;
	struct job_part *part = &job->part;
	bool more = true;

	split->away -= last;
	if (!job->dropped && !is_right(book, part, last)) {
		job->dropped = true;
		book->misses++;
	}
	if (job->dropped) {
		events_clear(&job->events);
		more = !last || do_again(book, job);
	} else {
		part->told += job->events.count;
		renumber(book, job);
		if (last)
			end_part(book, job);
	}
	return split->tell(split->arg, job, last) && more;
}

static bool
tell_rest(struct split_book *book)
{
	bool more;

	book->skip = 0;
	if (book->reason != NULL)
		events_fail_all(&book->own.events, job_name(&book->own), book->reason);
	else
		linter_end(&book->linter, &book->own.events);
	more = tell_own(&book->own.events, book);
	close_book(book);
	return more;
}

bool
split_tell(void *arg, struct job *job, bool last)
{
	struct split *split = arg;

	if (job->kind == JOB_part)
		return tell_part(job->part.book, job, last);
	if (job->kind == JOB_rest)
		return tell_rest(job->part.book);
	return split->tell(split->arg, job, last);
}
