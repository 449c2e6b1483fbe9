#include "cmd/split.h"

#include "cmd/input.h"

/* Bytes of texts on their way beyond which no other file is begun; guesses that may fail before the
 * rest is one part. */
enum { MOST_HELD = 8 << 20, MISSES = 2 };

/* A large text. */
struct split_book {
	struct split_book *next;
	struct split *split;
	struct examiner examiner; /* the calling thread's: holds the text */
	uint64_t size;            /* bytes of the file */
	struct unit own;          /* what the calling thread itself has to tell; has the name */
	bool lone;                /* the first game is so long that it may be the only one */
	bool a_line_each;
	struct str first, before; /* how a game's first line begins, the line before; or empty */
	/* Of the parts that were given out. */
	struct parse guess; /* where the next begins, and what is carried there, probably */
	bool all;
	/* Of the parts that were told. */
	struct parse to;
	bool over; /* no game follows */
	uint32_t games;
	unsigned misses;
};

/* --- where a game may begin */

/* The line that ends before at, where a line begins. */
static struct str
line_before(struct str body, uint32_t at)
{
	size_t start = at;

	while (start > 0 && (body.p[start - 1] == '\n' || body.p[start - 1] == '\r'))
		start--;
	at = (uint32_t)start;
	while (start > 0 && body.p[start - 1] != '\n' && body.p[start - 1] != '\r')
		start--;
	return str_first(str_after(body, start), at - start);
}

/* What a line begins with that others of its kind begin with too: the key of a header, the name of
 * a tag, a number. */
static struct str
beginning(struct str line)
{
	enum { LONGEST = 24 };
	static const struct str ends[] = { { " ", 1 }, { "\"", 1 }, { ":", 1 }, { "：", 3 } };
	size_t i, n;

	line = str_first(line, line.n < LONGEST ? line.n : LONGEST);
	for (i = 0; i < sizeof ends / sizeof *ends && line.n > 0 && line.p[0] != '#'; i++) {
		n = str_find(line, ends[i]);
		line.n = n > 0 ? n : line.n;
	}
	return line;
}

/*
 * Learns from the second game's beginning how games begin in this text: their first line begins
 * with the same words, or stands behind the same line (/ in CSA, a comment in KI2).  USI and SFEN
 * have a game a line.
 */
static void
learn_borders(struct split_book *book, uint32_t second)
{
	const struct session *session = &book->examiner.session;
	struct str body = session->text.body;
	uint32_t at = second;
	struct span line = { second, 0 };

	book->a_line_each = session->format == FORMAT_usi || session->format == FORMAT_sfen;
	text_next_line(body, &at, &line);
	book->first = beginning(text_str(&session->text, line));
	book->before = line_before(body, second);
}

/* Where a game may begin behind at: at the beginning of a line; the text's size when none does. */
static uint32_t
find_border(const struct split_book *book, uint32_t at)
{
	const struct session *session = &book->examiner.session;
	struct str body = session->text.body;
	struct span line;

	text_next_line(body, &at, &line); /* of which at may be the middle */
	while (at < body.n) {
		if (book->a_line_each ||
		    (book->first.n > 0 && str_starts(str_after(body, at), book->first)))
			return at;
		text_next_line(body, &at, &line);
		if (book->before.n > 0 && str_eq(text_str(&session->text, line), book->before))
			return at;
	}
	return (uint32_t)body.n;
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
	split->held -= book->examiner.session.text.body.n;
	examiner_free(&book->examiner);
	unit_free(&book->own);
	memory_resize(split->memory, book, sizeof *book, 0);
}

void
split_free(struct split *split)
{
	while (split->first != NULL)
		close_book(split->first);
}

static bool
tell_own(struct entries *entries, void *arg)
{
	struct split_book *book = arg;
	bool more = book->split->tell(book->split->arg, &book->own, false);

	entries_clear(entries);
	return more;
}

static struct split_book *
make_book(struct split *split, const struct unit *unit)
{
	struct split_book *book = memory_resize(split->memory, NULL, 0, sizeof *book);
	const struct examine_options *options =
	    unit->examine != NULL ? unit->examine : split->examine;

	*book = (struct split_book){ .next = split->first, .split = split };
	split->first = book;
	examiner_init(&book->examiner, split->memory, options);
	unit_init(&book->own, split->memory);
	buffer_add(&book->own.shown, unit_name(unit));
	book->own.entries.drain = tell_own;
	book->own.entries.arg = book;
	return book;
}

/* Makes the unit what is to be told of a text as a whole; its parts come next.  A text of which
 * nothing can be made stays the unit that it is. */
static void
open_book(struct split *split, struct unit *unit)
{
	struct split_book *book = make_book(split, unit);
	struct examiner *examiner = &book->examiner;
	struct str bytes = buffer_str(&unit->bytes);
	bool readable = true;

	if (unit->kind == UNIT_file)
		readable = input_read(unit->path.p, &examiner->bytes) == NULL;
	else
		buffer_add(&examiner->bytes, bytes);
	bytes = buffer_str(&examiner->bytes);
	readable =
	    readable && examine_begin(examiner, unit_name(&book->own), bytes, &unit->entries);
	split->held += examiner->session.text.body.n;
	if (!readable) {
		entries_clear(&unit->entries);
		close_book(book);
		return;
	}
	book->size = unit->size;
	unit->kind = UNIT_entries;
	unit->size = 0;
	buffer_free(&unit->bytes);
	split->giving = book;
	book->to = book->guess = examiner->session.parse;
}

/* --- giving out */

/* Makes the unit the next part of the text, or what is left to be told of it in the end. */
static void
give_part(struct split_book *book, struct unit *unit)
{
	uint32_t body = (uint32_t)book->examiner.session.text.body.n, end = body;
	uint32_t least = book->split->part;
	struct unit_part *part = &unit->part;

	*part = (struct unit_part){ .book = book, .from = book->guess, .until = UINT32_MAX };
	unit->examine = book->examiner.options;
	unit->kind = book->all ? UNIT_rest : UNIT_part;
	if (book->all) {
		book->split->giving = NULL;
		return;
	}
	if (part->from.at == 0) {
		book->lone = !session_peek(&book->examiner.session, least, &book->guess);
		learn_borders(book, book->guess.at);
	}
	if (book->misses < MISSES && body - part->from.at > least && !book->lone)
		end = find_border(book, part->from.at + least);
	book->all = end == body;
	if (!book->all)
		part->until = end;
	book->guess.at = end;
	unit->size = body == 0 ? 0 : book->size * (end - part->from.at) / body;
}

static bool
is_large(const struct split *split, const struct unit *unit)
{
	const struct examine_options *options =
	    unit->examine != NULL ? unit->examine : split->examine;

	if (split->large == 0 || options->excerpts)
		return false;
	return (unit->kind == UNIT_file && unit->size >= split->large) ||
	       (unit->kind == UNIT_bytes && unit->bytes.n >= split->large);
}

bool
split_next(void *arg, struct unit *unit)
{
	struct split *split = arg;

	if (split->giving != NULL) {
		give_part(split->giving, unit);
		return true;
	}
	if (!split->next(split->arg, unit))
		return false;
	if (is_large(split, unit))
		open_book(split, unit);
	return true;
}

bool
split_ready(void *arg)
{
	struct split *split = arg;

	return split->giving != NULL ||
	       (split->held < MOST_HELD && (split->ready == NULL || split->ready(split->arg)));
}

/* --- the worker's side */

void
split_examine(struct examiner *examiner, struct unit *unit)
{
	struct unit_part *part = &unit->part;
	const struct examiner *whole = &part->book->examiner;
	size_t count = suppress_count(&whole->suppressions);

	session_join(&examiner->session, &whole->session, &part->from);
	buffer_fill(&unit->used, '\0', count);
	examiner->suppressions = whole->suppressions;
	examiner->suppressions.used = (unsigned char *)unit->used.p;
	examiner->more = true;
	part->over = !examine_games(examiner, part->until, &unit->entries);
	part->to = examiner->session.parse;
}

/* --- telling */

/* Makes numbers that were counted from the part's beginning those of the text. */
static void
renumber(struct split_book *book, struct unit *unit)
{
	struct text *text = &book->examiner.session.text;
	uint32_t games = book->games - (unit->part.from.at > 0);
	uint32_t lines = 0;
	size_t i;

	for (i = 0; i < unit->entries.count; i++) {
		struct entry *entry = &unit->entries.list[i];

		if (entry->kind == ENTRY_game) {
			entry->is.game->number += games;
			unit->part.games++;
		}
		if (entry->kind != ENTRY_finding)
			continue;
		if (lines == 0 && unit->part.from.at > 0)
			lines = text_place(text, unit->part.from.at).line - 1;
		entry->is.finding->game += games;
		entry->is.finding->at.line += lines;
		entry->is.finding->end.line += lines;
		if (entry->is.finding->related.line == 0)
			continue;
		entry->is.finding->related.line += lines;
		entry->is.finding->related_end.line += lines;
	}
}

/* Takes over where a part ended. */
static void
end_part(struct split_book *book, const struct unit *unit)
{
	unsigned char *used = book->examiner.suppressions.used;
	size_t i;

	book->to = unit->part.to;
	book->over = unit->part.over;
	book->games += unit->part.games;
	for (i = 0; i < unit->used.n; i++)
		used[i] |= (unsigned char)unit->used.p[i];
}

/* Does a part again from where it really begins. */
static bool
do_again(struct split_book *book, const struct unit *unit)
{
	struct session *session = &book->examiner.session;

	if (book->over || book->to.at >= unit->part.until)
		return true;
	session->parse = book->to;
	session->parse.text = &session->text;
	session->parse.diags = &session->diags;
	session->parse.grammar = session->grammar;
	session->number = book->games;
	book->examiner.more = true;
	book->over = !examine_games(&book->examiner, unit->part.until, &book->own.entries);
	book->to = session->parse;
	book->games = session->number;
	return book->examiner.more && tell_own(&book->own.entries, book);
}

static bool
tell_part(struct split_book *book, struct unit *unit, bool last)
{
	struct split *split = book->split;
	bool more = true;

	if (!unit->begun) {
		unit->begun = true;
		unit->dropped = book->over || !parse_same(&book->to, &unit->part.from);
		book->misses += unit->dropped;
	}
	if (unit->dropped) {
		entries_clear(&unit->entries);
		more = !last || do_again(book, unit);
	} else {
		renumber(book, unit);
		if (last)
			end_part(book, unit);
	}
	return split->tell(split->arg, unit, last) && more;
}

static bool
tell_rest(struct split_book *book)
{
	bool more;

	examine_end(&book->examiner, &book->own.entries);
	more = tell_own(&book->own.entries, book);
	close_book(book);
	return more;
}

bool
split_tell(void *arg, struct unit *unit, bool last)
{
	struct split *split = arg;

	if (unit->kind == UNIT_part)
		return tell_part(unit->part.book, unit, last);
	if (unit->kind == UNIT_rest)
		return tell_rest(unit->part.book);
	return split->tell(split->arg, unit, last);
}
