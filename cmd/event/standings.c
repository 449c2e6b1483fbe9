#include <math.h>
#include <stdlib.h>

#include "cmd/event/crosstable.h"

/* What the standings are computed from. */
struct scores {
	struct crosstable crosstable;
	struct standing *standings; /* by player, until they are sorted by the keys */
	double *starts;             /* MacMahon points, by player */
	uint32_t *groups; /* by player: the first place of those he is tied with, plus 1 */
	uint32_t *seen;   /* by player: the last one who met him, plus 1 */
};

/* Whether a board counts for the tie-breaks: it was played, with a result. */
static bool
is_played(const struct board *board)
{
	return !board->open && !board->forfeit && board->players[1] != EVENT_NONE &&
	       board->outcome != OUTCOME_open;
}

/* Returns the points that a board brings to a player. */
static double
points_of(const struct event *event, const struct board *board, uint32_t player)
{
	return board->open ? 0
			   : event_worth(event, crosstable_outcome(board, player),
				 board->players[1] == EVENT_NONE);
}

/* Returns the player's row of the list: that of event.ini, else of the first table; NULL: none. */
static const struct entrant *
listed(const struct event *event, const struct event_player *player)
{
	bool own = event->settings.player_count > 0;
	size_t count = own                      ? event->settings.player_count
		       : event->table_count > 0 ? event->tables[0].entrant_count
						: 0;

	if (player->entrant >= count)
		return NULL;
	return (own ? event->settings.players : event->tables[0].entrants) + player->entrant;
}

/* Computes what a player has without his opponents. */
static void
add_points(struct scores *scores, uint32_t player)
{
	const struct crosstable *crosstable = &scores->crosstable;
	const struct event *event = crosstable->event;
	const struct entrant *entrant = listed(event, &event->players[player]);
	struct standing *standing = &scores->standings[player];
	double *values = standing->values;
	uint32_t rounds = crosstable->rounds;

	standing->player = player;
	standing->rank = 1;
	scores->starts[player] = entrant == NULL ? 0 : entrant->macmahon;
	values[TIE_points] = scores->starts[player];
	values[TIE_cum] = scores->starts[player] * rounds;
	values[TIE_direct] = NAN;
	values[TIE_previous] = player + 1;
	for (size_t i = crosstable->starts[player]; i < crosstable->starts[player + 1]; i++) {
		const struct board *board = crosstable->boards[i];
		double points = points_of(event, board, player);
		bool won = is_played(board) && crosstable_outcome(board, player) == OUTCOME_win;

		values[TIE_points] += points;
		values[TIE_cum] += points * (board->round == 0 ? 1 : rounds - board->round + 1);
		values[TIE_wins] += won;
		values[TIE_first_wins] +=
		    won && board->round > 0 ? ldexp(1, (int)(rounds - board->round)) : 0;
		standing->games += is_played(board);
	}
}

/* Computes what a player has from his opponents' points. */
static void
add_opponents(struct scores *scores, uint32_t player)
{
	const struct crosstable *crosstable = &scores->crosstable;
	struct standing *standing = &scores->standings[player];
	double *values = standing->values;
	double most = 0, least = 0, second = 0; /* of the opponents' points */
	uint32_t games = 0;

	for (size_t i = crosstable->starts[player]; i < crosstable->starts[player + 1]; i++) {
		const struct board *board = crosstable->boards[i];
		uint32_t opponent = crosstable_opponent(board, player);
		double points;

		if (!is_played(board))
			continue;
		points = scores->standings[opponent].values[TIE_points];
		values[TIE_sos] += points;
		values[TIE_sosw] += points - scores->starts[opponent];
		values[TIE_sodos] += points * points_of(crosstable->event, board, player);
		if (games == 0 || points > most)
			most = points;
		if (games == 0 || points < least) {
			second = games == 0 ? 0 : least;
			least = points;
		} else if (games == 1 || points < second) {
			second = points;
		}
		games++;
	}
	values[TIE_sos_1] = values[TIE_sos] - least;
	values[TIE_sos_2] = values[TIE_sos_1] - second;
	values[TIE_md] = games < 2 ? 0 : values[TIE_sos_1] - most;
}

/* Computes what a player has from his opponents' opponents. */
static void
add_sosos(struct scores *scores, uint32_t player)
{
	const struct crosstable *crosstable = &scores->crosstable;

	for (size_t i = crosstable->starts[player]; i < crosstable->starts[player + 1]; i++) {
		const struct board *board = crosstable->boards[i];

		if (is_played(board))
			scores->standings[player].values[TIE_sosos] +=
			    scores->standings[crosstable_opponent(board, player)].values[TIE_sos];
	}
}

/* Computes the points of a player in his games against those he is tied with.  Returns whether he
 * met each of them: count, with him. */
static bool
add_direct(struct scores *scores, uint32_t player, size_t count, double *points)
{
	const struct crosstable *crosstable = &scores->crosstable;
	size_t met = 1;

	*points = 0;
	for (size_t i = crosstable->starts[player]; i < crosstable->starts[player + 1]; i++) {
		const struct board *board = crosstable->boards[i];
		uint32_t opponent = crosstable_opponent(board, player);

		if (!is_played(board) || scores->groups[opponent] != scores->groups[player])
			continue;
		*points += points_of(crosstable->event, board, player);
		met += scores->seen[opponent] != player + 1;
		scores->seen[opponent] = player + 1;
	}
	return met == count;
}

/* Sets the key direct of tied players. */
static void
meet(struct scores *scores, struct standing *tied, size_t count)
{
	bool all = true;

	for (size_t i = 0; i < count; i++)
		scores->groups[tied[i].player] = tied[0].player + 1;
	for (size_t i = 0; i < count && all; i++)
		all = add_direct(scores, tied[i].player, count, &tied[i].values[TIE_direct]);
	for (size_t i = 0; i < count && !all; i++)
		tied[i].values[TIE_direct] = NAN;
}

/* Orders standings: the higher value first, then as in the list. */
static int
compare_standings(const void *one, const void *other)
{
	const struct standing *a = one, *b = other;

	if (a->value != b->value)
		return a->value > b->value ? -1 : 1;
	return a->player < b->player ? -1 : a->player > b->player;
}

/* Sorts tied players by a key, and sets their ranks, from first on. */
static void
sort_tied(
    struct scores *scores, struct standing *tied, size_t count, enum tie_break key, uint32_t first)
{
	if (key == TIE_direct)
		meet(scores, tied, count);
	for (size_t i = 0; i < count; i++) {
		double value = tied[i].values[key];

		tied[i].value = isnan(value) ? 0 : key == TIE_previous ? -value : value;
	}
	qsort(tied, count, sizeof *tied, compare_standings);
	for (size_t i = 0; i < count; i++)
		tied[i].rank = i > 0 && tied[i].value == tied[i - 1].value ? tied[i - 1].rank
									   : first + (uint32_t)i;
}

/* Sorts by a key those whom the keys before it do not separate. */
static void
sort_by(struct scores *scores, enum tie_break key)
{
	struct standing *all = scores->standings;
	size_t count = scores->crosstable.event->player_count;

	for (size_t start = 0, end; start < count; start = end) {
		uint32_t rank = all[start].rank;

		for (end = start; end < count && all[end].rank == rank;)
			end++;
		if (end - start > 1)
			sort_tied(scores, all + start, end - start, key, rank);
	}
}

void
standings_make(struct event *event)
{
	size_t count = event->player_count;
	struct scores scores = { 0 };
	struct arena arena;

	arena_init(&arena, event->arena->memory);
	scores.standings = arena_zero(event->arena, (count + 1) * sizeof *scores.standings);
	scores.starts = arena_zero(&arena, (count + 1) * sizeof *scores.starts);
	scores.groups = arena_zero(&arena, (count + 1) * sizeof *scores.groups);
	scores.seen = arena_zero(&arena, (count + 1) * sizeof *scores.seen);
	crosstable_make(event, &arena, &scores.crosstable);
	for (uint32_t i = 0; i < count; i++)
		add_points(&scores, i);
	for (uint32_t i = 0; i < count; i++)
		add_opponents(&scores, i);
	for (uint32_t i = 0; i < count; i++)
		add_sosos(&scores, i);
	if (event->settings.order_count == 0)
		sort_by(&scores, TIE_points);
	for (size_t i = 0; i < event->settings.order_count; i++)
		sort_by(&scores, event->settings.order[i]);
	event->standings = scores.standings;
	arena_free(&arena);
}
