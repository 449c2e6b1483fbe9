#include "record/values/value_patterns.h"
#include "writers/common/board.h"
#include "writers/western/western.h"

/*
 * One of the dialects that kifu-formats(5) describes: seven tags in a fixed order, with ? if
 * unknown, all others in the record's order, the tags of the start position, and the moves as in
 * Hodges text.
 */

enum { RESULT = -1 }; /* is no header */

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

/* Returns whether a tag can have the header's key: ASCII letters, digits and _ with no digit first,
 * and not the name of a tag that is made from other facts. */
static bool
is_tag_key(const struct header *header)
{
	static const char *const own_tags[] = { "result", "handicap", "fen", "sfen", "variant" };
	struct str key = header_bare_key(header->key);
	size_t i;

	if (header->id != HEADER_other)
		return true;
	for (i = 0; i < sizeof own_tags / sizeof *own_tags; i++) {
		if (str_eq_nocase(key, str_of(own_tags[i])))
			return false;
	}
	for (i = 0; i < key.n; i++) {
		if (!str_is_letter(key.p[i]) && key.p[i] != '_' &&
		    (i == 0 || !str_is_digit(key.p[i])))
			return false;
	}
	return key.n > 0;
}

/* Returns whether a header has a value, be it an empty one; readers take ? for none. */
static bool
has_value(const struct header *header)
{
	return !str_eq(header->value, STR("?"));
}

static bool
carries_header(
    const struct record *record, const struct header *header, const struct write_options *options)
{
	(void)record;
	(void)options;
	return is_tag_key(header) && has_value(header);
}

/* The tags of a game being written. */
struct tags {
	const struct game *game;
	const struct record *record;
	const struct write_options *options;
	struct buffer *out;
	bool known[HEADER_COUNT]; /* by id: a header that has it is written */
};

/* Returns the id that a reader will give the header: Venue is the site if nothing else is; a header
 * with the row's own name is a duplicate, and follows the first one. */
static enum header_id
id_of(const struct tags *tags, const struct header *header)
{
	struct str key = header_bare_key(header->key);
	enum header_id id = header->id;

	if (id != HEADER_other)
		return id;
	id = header_of_psn(key);
	return tags->known[id] && !str_eq_nocase(key, str_of(header_rows[id].psn)) ? HEADER_other
										   : id;
}

/* Returns the row of the roster that a header belongs to, or ROSTER. */
static unsigned
roster_row(const struct tags *tags, const struct header *header)
{
	int id = (int)id_of(tags, header);
	unsigned i;

	for (i = 0; i < ROSTER; i++) {
		if (roster[i].id == id &&
		    (id != HEADER_other ||
			str_eq_nocase(header_bare_key(header->key), str_of(roster[i].name))))
			break;
	}
	return i;
}

/* Adds a header's tag; a date in the form 2004/05/31 09:00 if that expresses all of it. */
static void
add_header(struct tags *tags, unsigned row, const struct header *header)
{
	struct value_patterns *value_patterns = tags->options->value_patterns;
	enum header_id id = id_of(tags, header);
	struct str name = str_of(row < ROSTER ? roster[row].name : header_rows[id].psn);
	struct buffer *out = tags->out;
	size_t start = out->n;
	struct date date;

	if (row == ROSTER && id == HEADER_other)
		name = header_bare_key(header->key);
	buffer_printf(out, "[%.*s \"", (int)name.n, name.p);
	if (header_rows[id].value == VALUE_date && value_patterns != NULL &&
	    value_date(value_patterns, header->value, &date) && date_write(&date, false, out)) {
		buffer_add(out, STR("\"]\n"));
		return;
	}
	out->n = start;
	western_tag(out, name, header->value);
}

/* Adds the headers of a row of the roster, or of none.  Those to which a reader would give an id
 * that another header has come second.  Returns whether there are any. */
static bool
add_headers(struct tags *tags, unsigned row)
{
	const struct record *record = tags->record;
	bool any = false;
	size_t i;
	int second;

	for (second = 0; second < 2; second++) {
		for (i = 0; i < record->header_count; i++) {
			const struct header *header = &record->headers[i];
			bool late = header->id == HEADER_other &&
				    tags->known[header_of_psn(header_bare_key(header->key))];

			if (!has_value(header) || roster_row(tags, header) != row ||
			    late != second || (row == ROSTER && !is_tag_key(header)))
				continue;
			add_header(tags, row, header);
			any = true;
		}
	}
	return any;
}

/* Returns whether a result line is a tag Result. */
static bool
is_tag(const struct game *game, const struct result *result)
{
	(void)result;
	return game->record->format == FORMAT_psn;
}

static void
lead(const struct game *game, const struct write_options *options, struct buffer *out)
{
	(void)game;
	if (!options->first)
		buffer_char(out, '\n');
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct tags tags = { .game = game, .record = game->record, .options = options, .out = out };
	const struct header *header = game->record->headers;
	const struct header *end = header + game->record->header_count;
	uint32_t last = western_last(game);
	const struct result *own = game_contradicted_result(game, last);
	struct str result = str_of(western_outcome(game, last));
	unsigned row;

	if (own != NULL && is_tag(game, own)) /* the record's own, which contradicts the ending */
		result = text_str(game->record->text, own->at);
	for (; header < end; header++)
		tags.known[header->id] |= has_value(header);
	tags.known[HEADER_other] = false;
	for (row = 0; row < ROSTER; row++) {
		if (roster[row].id == RESULT)
			western_tag(out, str_of(roster[row].name), result);
		else if (!add_headers(&tags, row))
			western_tag(out, str_of(roster[row].name), STR("?"));
	}
	add_headers(&tags, ROSTER);
	western_start(game, out);
	buffer_char(out, '\n');
	western_score(game, options, out);
}

const struct writer psn_writer = {
	.lead = lead,
	.write = write_game,
	.unfit = board_unfit,
	.header = carries_header,
	.result = is_tag,
	.endings = &western_endings,
	.swap = &western_swap,
	.passes = true,
	.nested = true,
};
