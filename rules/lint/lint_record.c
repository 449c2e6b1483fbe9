#include "rules/lint/lint_record.h"

#include <string.h>

#include "rules/lint/lint_result.h"
#include "rules/lint/lint_time.h"

/* Whether a date's value says that it is not known: -, ?, ----/--/--, 不明. */
static bool
says_unknown(struct str value)
{
	static const char *const words[] = { "不明", "未詳", "未定", "unknown" };

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_eq_nocase(value, str_of(words[i])))
			return true;
	for (size_t i = 0; i < value.n;) {
		struct str rest = str_after(value, i);

		if (str_starts(rest, STR("？")))
			i += sizeof "？" - 1;
		else if (strchr("-?/.: ", value.p[i]) != NULL && value.p[i] != '\0')
			i++;
		else
			return false;
	}
	return true;
}

static void
check_date(const struct record *record, const struct header *header,
    struct value_patterns *value_patterns, struct diags *diags)
{
	struct date date;
	int weekday;

	if (header->value.n == 0 || says_unknown(header->value))
		return;
	if (!value_date(value_patterns, header->value, &date) || !date_exists(&date)) {
		diags_add(diags, DIAG_bad_date, header->at, 0, ARGS(A_STR(header->value)));
		return;
	}
	weekday = date_weekday(&date);
	if (weekday >= 0 && date.weekday >= 0 && weekday != date.weekday)
		diags_add(diags, DIAG_weekday_mismatch, header->at, 0,
		    ARGS(A_STR(arena_printf(
			     record->arena, "%04d/%02d/%02d", date.year, date.month, date.day)),
			A_PHRASE((enum phrase)(PHRASE_sunday + weekday)),
			A_PHRASE((enum phrase)(PHRASE_sunday + date.weekday))));
}

/* Returns whether a date is earlier than another, by the parts that both have. */
static bool
is_before(const struct date *a, const struct date *b)
{
	const int one[] = { a->year, a->month, a->day, a->hour, a->minute, a->second };
	const int other[] = { b->year, b->month, b->day, b->hour, b->minute, b->second };

	for (size_t i = 0; i < sizeof one / sizeof *one; i++) {
		if (one[i] < 0 || other[i] < 0)
			return false;
		if (one[i] != other[i])
			return one[i] < other[i];
	}
	return false;
}

/* Reports a game that ends before it starts. */
static void
check_end(const struct record *record, struct value_patterns *value_patterns, struct diags *diags)
{
	const struct header *start = record_header(record, HEADER_start_time);
	const struct header *end = record_header(record, HEADER_end_time);
	struct date from, to;

	if (start == NULL || end == NULL || !value_date(value_patterns, start->value, &from) ||
	    !value_date(value_patterns, end->value, &to) || !date_exists(&from) ||
	    !date_exists(&to) || !is_before(&to, &from))
		return;
	diags_add(diags, DIAG_end_before_start, end->at, 0, ARGS(A_STR(end->value)))->related =
	    start->at;
}

/* Returns the header that names a side's player, or NULL. */
static const struct header *
player_header(const struct record *record, enum side side)
{
	return record_header(record, side == BLACK ? HEADER_black : HEADER_white);
}

/* Returns where the missing header of a side's player would stand: before the line of white's,
 * after that of black's, or before the first header. */
static struct span
place_for(const struct record *record, enum side side)
{
	const struct header *other = player_header(record, side_other(side));
	struct str body = record->text->body;
	uint32_t at = other != NULL ? other->at.at : record->headers[0].at.at;

	if (side == WHITE && other != NULL) {
		while (at < body.n && !str_is_line_end(body.p[at]))
			at++;
		return (struct span){ at, 0 };
	}
	while (at > record->at.at && at <= body.n && !str_is_line_end(body.p[at - 1]))
		at--;
	return (struct span){ at, 0 };
}

/* Whether a record without names can be expected to have them: it shows players, or ends as a game
 * does.  Lines of a book end with nothing, or as an entry that was interrupted. */
static bool
lacks_names(const struct game *game)
{
	return (game->ending != ENDING_none && game->ending != ENDING_interrupted) ||
	       game_shows_players(game);
}

/* Whether a header names a player. */
static bool
is_named(const struct header *header)
{
	return header != NULL && header->value.n > 0;
}

/* Reports players without a name, if one has a name or the record is about a game. */
static void
check_players(const struct game *game, struct diags *diags)
{
	const struct record *record = game->record;
	size_t i = 0;

	if (game->problem)
		return;
	/* bare lists of moves (no move, or no header about a game) name no players */
	while (i < record->header_count &&
	       (record->headers[i].id == HEADER_other || record->headers[i].value.n == 0))
		i++;
	if (i == record->header_count ||
	    record->plies[record->plies[0].next].claim.kind != CLAIM_move)
		return;
	if (!is_named(player_header(record, BLACK)) && !is_named(player_header(record, WHITE)) &&
	    !lacks_names(game))
		return;
	for (enum side side = BLACK; side <= WHITE; side++) {
		const struct header *header = player_header(record, side);

		if (!is_named(header))
			diags_add(diags, DIAG_missing_player,
			    header != NULL ? header->at : place_for(record, side), 0,
			    ARGS(A_SIDE(side)));
	}
}

void
lint_game(const struct game *game, struct value_patterns *value_patterns, struct diags *diags)
{
	const struct record *record = game->record;

	for (size_t i = 0; i < record->header_count; i++)
		if (header_rows[record->headers[i].id].value == VALUE_date)
			check_date(record, &record->headers[i], value_patterns, diags);
	check_end(record, value_patterns, diags);
	check_players(game, diags);
	lint_result(game, diags);
	lint_totals(game, diags);
	if (lint_time_from_zero(record, BLACK) && lint_time_from_zero(record, WHITE))
		lint_clock(game, value_patterns, diags);
}
