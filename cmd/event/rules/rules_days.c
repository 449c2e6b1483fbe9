/* Days: of the event, of its rounds, in the names of files. */
#include "cmd/event/event.h"

/* Returns a day for a message. */
static struct arg
day_arg(struct event *event, uint32_t day)
{
	return (struct arg)A_STR(
	    arena_printf(event->arena, "%04u-%02u-%02u", day / 10000, day / 100 % 100, day % 100));
}

/* Returns the day that a file's name has as 8 or 14 digits, or 0. */
static uint32_t
day_of_name(struct str name)
{
	size_t n;

	for (size_t i = 0; i<name.n; i += n> 0 ? n : 1) {
		uint32_t day = 0;

		for (n = 0; i + n < name.n && str_is_digit(name.p[i + n]); n++) {
			if (n < 8)
				day = day * 10 + (uint32_t)(name.p[i + n] - '0');
		}
		if ((n == 8 || n == 14) && day / 10000 >= 1900 && day / 10000 < 2100 &&
		    day / 100 % 100 >= 1 && day / 100 % 100 <= 12 && day % 100 >= 1 &&
		    day % 100 <= 31)
			return day;
	}
	return 0;
}

/* Finds the days of the event, by event.ini, else by a table.  Returns whether they say them; if
 * not, they are those of the records. */
static bool
find_days(struct event *event)
{
	event->from = event->settings.from;
	event->to = event->settings.to;
	for (size_t i = 0; i < event->table_count && event->to == 0; i++) {
		event->from = event->tables[i].from;
		event->to = event->tables[i].to;
	}
	if (event->to != 0)
		return true;
	for (size_t i = 0; i < event->game_count; i++) {
		uint32_t day = event->games[i].day;

		if (day != 0 && (event->from == 0 || day < event->from))
			event->from = day;
		if (day > event->to)
			event->to = day;
	}
	return false;
}

/* Returns a record of an earlier round of one of the players that has a later day, or NULL. */
static const struct event_game *
later_before(const struct event *event, const struct event_game *game, uint32_t *player)
{
	const struct board *board;
	const struct event_game *before;

	for (int side = BLACK; side <= WHITE && game->round > 1 && !event->guessed; side++) {
		for (uint32_t round = game->round - 1; round > 0; round--) {
			board = boards_of(event, round, game->players[side]);
			if (board == NULL || board->first == EVENT_NONE)
				continue;
			before = &event->games[board->first];
			*player = game->players[side];
			if (before->day > game->day)
				return before;
			break;
		}
	}
	return NULL;
}

/* What days records should have. */
struct days {
	uint32_t from, to;
	uint32_t rounds[EVENT_ROUNDS_MAX + 1]; /* the day of each round; 0: several, or unknown */
	bool *late; /* by record: one of a later round, of the same player, is of an earlier day */
};

/* Sets the day of each round: by event.ini, else that of at least three of four records. */
static void
find_round_days(const struct event *event, struct days *days)
{
	struct vote votes[EVENT_ROUNDS_MAX + 1] = { { 0 } };

	for (size_t i = 0; i < event->game_count; i++)
		vote_add(&votes[event->games[i].round], event->games[i].day);
	for (size_t i = 0; i < event->game_count; i++)
		vote_count(&votes[event->games[i].round], event->games[i].day);
	for (uint32_t round = 1; round <= event->rounds && !event->guessed; round++) {
		days->rounds[round] = event->settings.round_days[round];
		if (days->rounds[round] == 0 && vote_holds(&votes[round]))
			days->rounds[round] = (uint32_t)votes[round].value;
	}
}

/* Returns whether a record is of another day than its round. */
static bool
is_odd(const struct days *days, const struct event_game *game)
{
	return game->round <= EVENT_ROUNDS_MAX && days->rounds[game->round] != 0 &&
	       days->rounds[game->round] != game->day;
}

/* Finds the records that are later than one of a later round: of the two, the one that is of
 * another day than its round. */
static void
find_late(struct event *event, struct days *days)
{
	const struct event_game *game, *before;
	uint32_t player;

	days->late = arena_zero(event->arena, event->game_count + 1);
	for (size_t i = 0; i < event->game_count; i++) {
		game = &event->games[i];
		before = game->day != 0 && game->board != EVENT_NONE
			     ? later_before(event, game, &player)
			     : NULL;
		if (before != NULL && is_odd(days, before) && !is_odd(days, game))
			days->late[before - event->games] = true;
		else if (before != NULL)
			days->late[i] = true;
	}
}

static void
check_day(struct event *event, const struct event_game *game, const struct days *days)
{
	uint32_t named = day_of_name(event_base_name(game->file)), player = EVENT_NONE;
	bool declared =
		 game->round <= EVENT_ROUNDS_MAX && event->settings.round_days[game->round] != 0,
	     late = days->late[game - event->games];
	const struct event_game *before;
	struct arg day = day_arg(event, game->day);

	if (days->to != 0 && days->from == days->to && game->day != days->to)
		event_add_of(event, DIAG_date_mismatch, game,
		    ARGS(day, A_PHRASE(PHRASE_date_day), day_arg(event, days->to)));
	else if (days->to != 0 && (game->day < days->from || game->day > days->to))
		event_add_of(event, DIAG_date_mismatch, game,
		    ARGS(day, A_PHRASE(PHRASE_date_event), day_arg(event, days->from),
			day_arg(event, days->to)));
	else if (named != 0 && named != game->day)
		event_add_of(event, DIAG_date_mismatch, game,
		    ARGS(day, A_PHRASE(PHRASE_date_file), day_arg(event, named)));
	else if (is_odd(days, game) && (declared || late))
		event_add_of(event, DIAG_date_mismatch, game,
		    ARGS(day, A_PHRASE(PHRASE_date_round), A_NUMBER(game->round),
			day_arg(event, days->rounds[game->round])));
	else if (late && (before = later_before(event, game, &player)) != NULL)
		event_add_of(event, DIAG_date_mismatch, game,
		    ARGS(day, A_PHRASE(PHRASE_date_before), event_winner(event, player),
			A_NUMBER(before->round), day_arg(event, before->day)));
}

/* Days of records of which most are outside the event are reported once. */
void
rules_days(struct event *event)
{
	struct days days = { 0 };
	size_t outside = 0, first = 0;

	if (find_days(event)) {
		days.from = event->from;
		days.to = event->to;
	}
	for (size_t i = event->game_count; i-- > 0;) {
		uint32_t day = event->games[i].day;

		if (day != 0 && days.to != 0 && (day < days.from || day > days.to)) {
			outside++;
			first = i;
		}
	}
	if (outside >= EVENT_GAMES_MIN && outside * 2 > event->game_count) {
		event_add_of(event, DIAG_date_mismatch, &event->games[first],
		    ARGS(day_arg(event, event->games[first].day), A_PHRASE(PHRASE_date_folder),
			day_arg(event, days.from), day_arg(event, days.to),
			A_NUMBER((int64_t)outside)));
		return;
	}
	find_round_days(event, &days);
	find_late(event, &days);
	for (size_t i = 0; i < event->game_count; i++) {
		if (event->games[i].day != 0)
			check_day(event, &event->games[i], &days);
	}
}
