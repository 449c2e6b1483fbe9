#include "record/values/value_patterns.h"
#include "writers/board.h"
#include "writers/western/western.h"

/*
 * One dialect of the many (psn-hodges.md 4, 8): seven tags in a fixed order, missing ones as ?,
 * then all others in the record's order, then the start, then the moves as in Hodges text.
 */

enum { RESULT = -1 }; /* no header: what the game came to */

/* The seven tags that each game has. */
static const struct {
	const char *name;
	int id; /* enum header_id; HEADER_other: the header with this key */
} roster[] = {
	{ "Event", HEADER_event },
	{ "Site", HEADER_site },
	{ "Date", HEADER_start_time },
	{ "Round", HEADER_other },
	{ "Sente", HEADER_black },
	{ "Gote", HEADER_white },
	{ "Result", RESULT },
};

enum { ROSTER = sizeof roster / sizeof *roster };

/* Tags that say what is written from elsewhere, in lower case. */
static const char *const own_tags[] = { "result", "handicap", "fen", "sfen", "variant" };

/* Equal but for the case of ASCII letters. */
static bool
same(struct str key, const char *name)
{
	size_t i;

	for (i = 0; i < key.n && name[i] != '\0'; i++) {
		if (str_lower(key.p[i]) != str_lower(name[i]))
			return false;
	}
	return i == key.n && name[i] == '\0';
}

/* A tag's name has ASCII letters, digits and _, and begins with no digit. */
static bool
is_name(struct str key)
{
	size_t i;

	for (i = 0; i < key.n; i++) {
		char c = str_lower(key.p[i]);

		if (!(c >= 'a' && c <= 'z') && c != '_' && (i == 0 || c < '0' || c > '9'))
			return false;
	}
	return key.n > 0;
}

/* Returns whether a tag can have the header's key. */
static bool
is_tag_key(const struct header *header)
{
	struct str key = header_bare_key(header->key);
	size_t i;

	if (header->id != HEADER_other)
		return true;
	for (i = 0; i < sizeof own_tags / sizeof *own_tags; i++) {
		if (same(key, own_tags[i]))
			return false;
	}
	return is_name(key);
}

/* Returns whether a header has a value; readers take ? for none. */
static bool
has_value(const struct header *header)
{
	return header->value.n > 0 && !str_eq(header->value, STR("?"));
}

static bool
carries_header(
    const struct record *record, const struct header *header, const struct write_options *options)
{
	(void)record;
	(void)options;
	return is_tag_key(header) && has_value(header);
}

/* The headers of a game and how they are written. */
struct tags {
	const struct game *game;
	const struct record *record;
	const struct write_options *options;
	struct buffer *out;
	bool known[HEADER_COUNT]; /* by id: a header that is known by it is written */
};

static void
find_known(struct tags *tags)
{
	const struct header *header = tags->record->headers;
	const struct header *end = header + tags->record->header_count;

	for (; header < end; header++)
		tags->known[header->id] |= has_value(header);
	tags->known[HEADER_other] = false;
}

/* What a reader will take the header for: Venue is the site where nothing else is; what has the
 * row's own name is the same once more, and stands beside the first. */
static enum header_id
id_of(const struct tags *tags, const struct header *header)
{
	struct str key = header_bare_key(header->key);
	enum header_id id = header->id;

	if (id != HEADER_other)
		return id;
	id = header_of_psn(key);
	return tags->known[id] && !same(key, header_rows[id].psn) ? HEADER_other : id;
}

/* Whether a reader would know the header by an id that another is known by, which has to come
 * first. */
static bool
is_second(const struct tags *tags, const struct header *header)
{
	return header->id == HEADER_other &&
	       tags->known[header_of_psn(header_bare_key(header->key))];
}

/* The row of the roster that a header belongs to, or ROSTER. */
static unsigned
roster_row(const struct tags *tags, const struct header *header)
{
	int id = (int)id_of(tags, header);
	unsigned i;

	for (i = 0; i < ROSTER; i++) {
		if (roster[i].id == id &&
		    (id != HEADER_other || same(header_bare_key(header->key), roster[i].name)))
			break;
	}
	return i;
}

/* A tag; a date in the form 2004/05/31 09:00, where that says all of it. */
static void
add_header(struct tags *tags, struct str name, enum header_id id, struct str value)
{
	struct value_patterns *value_patterns = tags->options->value_patterns;
	struct buffer *out = tags->out;
	size_t start = out->n;
	struct date date;

	buffer_printf(out, "[%.*s \"", (int)name.n, name.p);
	if (header_rows[id].value == VALUE_date && value_patterns != NULL &&
	    value_date(value_patterns, value, &date) && date_write(&date, false, out)) {
		buffer_add(out, STR("\"]\n"));
		return;
	}
	out->n = start;
	western_tag(out, name, value);
}

/* The headers that are this row of the roster: those that are known by it, or the others.  Returns
 * whether there are any. */
static bool
add_tags(struct tags *tags, unsigned row, bool known)
{
	const struct record *record = tags->record;
	bool any = false;
	size_t i;

	for (i = 0; i < record->header_count; i++) {
		const struct header *header = &record->headers[i];

		if (!has_value(header) || (header->id != HEADER_other) != known ||
		    roster_row(tags, header) != row)
			continue;
		add_header(
		    tags, str_of(roster[row].name), (enum header_id)roster[row].id, header->value);
		any = true;
	}
	return any;
}

/* Whether a result line is the tag Result. */
static bool
is_tag(const struct game *game, const struct result *result)
{
	(void)result;
	return game->record->format == FORMAT_psn;
}

/* What the tag Result says: as the record has it, where that contradicts the ending. */
static struct str
result_of(const struct game *game)
{
	uint32_t last = western_last(game);
	const struct result *contradicted = game_contradicted_result(game, last);

	if (contradicted != NULL && is_tag(game, contradicted))
		return text_str(game->record->text, contradicted->at);
	return str_of(western_outcome(game, last));
}

/* A row of the roster; what is known by it comes first, as a reader will have it. */
static void
add_row(struct tags *tags, unsigned row)
{
	struct str name = str_of(roster[row].name);
	bool known, others;

	if (roster[row].id == RESULT) {
		western_tag(tags->out, name, result_of(tags->game));
		return;
	}
	known = add_tags(tags, row, true);
	others = add_tags(tags, row, false);
	if (!known && !others)
		western_tag(tags->out, name, STR("?"));
}

/* A header that is not in the roster. */
static void
add_other(struct tags *tags, const struct header *header)
{
	enum header_id id = id_of(tags, header);
	struct str key =
	    id == HEADER_other ? header_bare_key(header->key) : str_of(header_rows[id].psn);

	add_header(tags, key, id, header->value);
}

/* The headers that are not in the roster: those that have to come second, or the others. */
static void
add_others(struct tags *tags, bool second)
{
	const struct record *record = tags->record;
	size_t i;

	for (i = 0; i < record->header_count; i++) {
		const struct header *header = &record->headers[i];

		if (has_value(header) && is_tag_key(header) && roster_row(tags, header) == ROSTER &&
		    is_second(tags, header) == second)
			add_other(tags, header);
	}
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct tags tags = { .game = game, .record = game->record, .options = options, .out = out };
	unsigned row;

	if (!options->first)
		buffer_char(out, '\n');
	find_known(&tags);
	for (row = 0; row < ROSTER; row++)
		add_row(&tags, row);
	add_others(&tags, false);
	add_others(&tags, true);
	western_start(game, out);
	buffer_char(out, '\n');
	western_score(game, options, out);
}

const struct writer psn_writer = {
	.write = write_game,
	.unfit = board_unfit,
	.header = carries_header,
	.result = is_tag,
	.endings = &western_endings,
	.swap = &western_swap,
	.passes = true,
	.nested = true,
};
