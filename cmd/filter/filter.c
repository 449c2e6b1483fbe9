#include "cmd/filter/filter.h"

#include "cmd/host/messages.h"
#include "lib/game_summary.h"
#include "record/sfen.h"
#include "record/values/name.h"

/* --- what a filter asks */

/* Searches for a pattern in a header's value. */
static bool
search(const struct filter *filter, const struct pattern *pattern, struct str value,
    struct chooser *chooser)
{
	enum { STEPS = 100000 };
	enum pattern_found found;
	uint64_t steps = STEPS;
	struct span at;

	if (chooser->patterns == NULL)
		chooser->patterns = pattern_context_new(chooser->memory);
	found = pattern_search(pattern, chooser->patterns, value, &steps, &at);
	if (found == PATTERN_given_up)
		chooser->given_up = filter;
	return found == PATTERN_found;
}

static bool
matches(const struct filter *filter, const struct session *session, enum header_id id,
    struct chooser *chooser)
{
	const struct header *header = record_header(&session->record, id);

	return header != NULL && search(filter, filter->is.pattern, header->value, chooser);
}

/* The same of a player's name, with its blanks or without those that only space it out. */
static bool
matches_name(const struct filter *filter, const struct session *session, enum header_id id,
    struct chooser *chooser)
{
	const struct header *header = record_header(&session->record, id);

	if (header == NULL)
		return false;
	if (search(filter, filter->is.pattern, header->value, chooser))
		return true;
	buffer_clear(&chooser->name);
	name_squeeze(header->value, &chooser->name);
	return chooser->name.n < header->value.n &&
	       search(filter, filter->is.pattern, buffer_str(&chooser->name), chooser);
}

static bool
matches_black(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	return matches_name(filter, session, HEADER_black, chooser);
}

static bool
matches_white(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	return matches_name(filter, session, HEADER_white, chooser);
}

static bool
matches_player(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	return matches_black(filter, session, chooser) || matches_white(filter, session, chooser);
}

static bool
matches_event(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	return matches(filter, session, HEADER_event, chooser);
}

static bool
matches_header(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	const struct record *record = &session->record;
	enum header_id id = filter->is.header.id;
	size_t i;

	for (i = 0; i < record->header_count; i++) {
		const struct header *header = &record->headers[i];

		if ((id != HEADER_other
			    ? header->id == id
			    : str_eq(header_bare_key(header->key), filter->is.header.key)) &&
		    search(filter, filter->is.header.pattern, header->value, chooser))
			return true;
	}
	return false;
}

static bool
is_in_range(const struct filter *filter, uint32_t first, uint32_t last)
{
	return first >= filter->is.range.min && last <= filter->is.range.max;
}

/* Of a date that is known in part, all that it can be must be in the range. */
static bool
is_in_dates(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	struct date date;
	int year, first, last;

	(void)chooser;
	if (!session_date(session, &date))
		return false;
	year = date.year * 10000;
	first = date.month > 0 ? date.month : 1;
	last = date.month > 0 ? date.month : 12;
	if (date.month > 0 && date.day > 0)
		return is_in_range(filter, (uint32_t)(year + first * 100 + date.day),
		    (uint32_t)(year + last * 100 + date.day));
	return is_in_range(filter, (uint32_t)(year + first * 100 + 1),
	    (uint32_t)(year + last * 100 + date_last_day(date.year, last)));
}

static bool
has_number(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	(void)chooser;
	return is_in_range(filter, session->number, session->number);
}

static bool
has_plies(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	const struct game *game = session->game;

	(void)chooser;
	return game != NULL && is_in_range(filter, game->plies, game->plies);
}

static bool
has_ending(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	const struct game *game = session->game;

	(void)chooser;
	return game != NULL && str_listed(str_of(game_ending_name(game)), filter->is.words);
}

static bool
has_winner(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	const char *winner =
	    session->game != NULL ? game_summary_winners[session->game->winner] : NULL;

	(void)chooser;
	return session->game != NULL &&
	       str_listed(winner != NULL ? str_of(winner) : STR("none"), filter->is.words);
}

static bool
has_handicap(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	const struct game *game = session->game;
	size_t i;

	(void)chooser;
	if (game == NULL)
		return false;
	for (i = 0; i < filter->is.handicaps.count; i++) {
		if (game->handicap != NULL &&
		    strcmp(game->handicap->english, filter->is.handicaps.rows[i]->english) == 0)
			return true;
	}
	return game->handicap == NULL && filter->is.handicaps.other;
}

static bool
has_verdict(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	(void)chooser;
	return str_listed(
	    str_of(game_summary_verdicts[session_verdict(session)]), filter->is.words);
}

static bool
passes_position(const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	(void)chooser;
	return session->game != NULL && waypoint_passed(filter->is.waypoint, session->rules,
					    session->game) != WAYPOINT_NEVER;
}

static bool
begins_with_moves(
    const struct filter *filter, const struct session *session, struct chooser *chooser)
{
	const struct game *game = session->game;
	struct str words = filter->is.words;
	uint32_t node = 0, ply;

	for (ply = 0; game != NULL && words.n > 0; ply++) {
		if (ply == game->plies || (node = game_next(game, node)) == 0)
			return false;
		buffer_clear(&chooser->move);
		sfen_move(game->pieces, &game->moves[node], &chooser->move);
		if (!str_eq(buffer_str(&chooser->move), str_cut(&words, ' ')))
			return false;
	}
	return game != NULL;
}

/* --- the table */

/* One row of filter.def, where it is explained. */
static const struct filter_row {
	enum option option;
	enum filter_stage stage;
	int (*read)(struct program *program, struct pattern_context **patterns, struct str text,
	    struct filter *filter);
	bool (*holds)(
	    const struct filter *filter, const struct session *session, struct chooser *chooser);
} rows[] = {
#define FILTER(id, name, argument, syntax, function, when, ...)                                    \
	{ OPTION_##id, FILTER_##when, filter_value_##syntax, function },
#include "cmd/filter/filter.def"
#undef FILTER
};

enum { ROWS = sizeof rows / sizeof *rows };

int
filters_read(struct program *program, const struct options *options, struct filters *filters)
{
	struct arena *arena = &program->arena;
	struct filter *filter;
	struct str text;
	int status = STATUS_ok;
	size_t i, row;

	*filters = (struct filters){ .list = arena_zero(
					 arena, (options->given_count + 1) * sizeof *filter) };
	for (i = 0; i < options->given_count && status == STATUS_ok; i++) {
		for (row = 0; row < ROWS && rows[row].option != options->given[i].option; row++)
			;
		if (row == ROWS)
			continue;
		filter = &filters->list[filters->count++];
		text = str_of(options->given[i].value.text);
		filter->row = &rows[row];
		filter->name = options_name(rows[row].option);
		filter->inverted = str_starts(text, STR("!"));
		status = filter->row->read(
		    program, &filters->patterns, str_after(text, filter->inverted), filter);
	}
	return status;
}

void
filters_free(struct filters *filters)
{
	pattern_context_free(filters->patterns);
}

/* Returns whether the session's present game passes all filters of this stage. */
static bool
passes(struct chooser *chooser, enum filter_stage stage, const struct session *session)
{
	const struct filters *filters = chooser->filters;
	size_t i;

	chooser->given_up = NULL;
	for (i = 0; i < filters->count; i++) {
		const struct filter *filter = &filters->list[i];

		if (filter->row->stage != stage)
			continue;
		if (filter->row->holds(filter, session, chooser) == filter->inverted ||
		    chooser->given_up != NULL)
			return false;
	}
	return true;
}

static bool
is_wanted(const struct session *session, void *arg)
{
	return passes(arg, FILTER_record, session);
}

void
filters_begin(struct chooser *chooser, const struct filters *filters, struct session *session)
{
	struct memory *memory = session->game_arena.memory;

	*chooser = (struct chooser){ .filters = filters, .memory = memory };
	buffer_init(&chooser->move, memory);
	buffer_init(&chooser->name, memory);
	if (filters == NULL)
		return;
	session->options.wanted = is_wanted;
	session->options.wanted_arg = chooser;
	for (size_t i = 0; i < filters->count; i++) {
		if (filters->list[i].row->holds == passes_position)
			session->waypoint = filters->list[i].is.waypoint;
	}
}

void
filters_end(struct chooser *chooser)
{
	buffer_free(&chooser->move);
	buffer_free(&chooser->name);
	pattern_context_free(chooser->patterns);
}

bool
filters_choose(struct chooser *chooser, const struct session *session)
{
	return chooser->filters == NULL ||
	       (!session->unwanted && passes(chooser, FILTER_game, session));
}

void
filters_none(struct program *program, size_t games)
{
	buffer_printf(&program->err.buffer,
	    messages_in(program->language, "No game was chosen out of %zu.\n"), games);
	output_flush(&program->err);
}

const char *
filters_given_up(const struct chooser *chooser)
{
	return chooser->given_up != NULL ? chooser->given_up->name : NULL;
}
