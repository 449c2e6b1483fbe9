#include "cmd/event/event.h"

static bool
is_nobody(struct str name)
{
	static const char nobody[] =
	    "先手 後手 下手 上手 相手 あなた 名無し 不明 ? black white player nn "
	    "anonymous com";

	return name.n == 0 || str_listed(name, STR(nobody));
}

size_t
event_player_add(struct event *event, struct str name, bool listed, struct place at)
{
	struct str same = event_name_same(event, name);
	struct event_player *player;
	size_t i;

	for (i = 0; i < event->player_count; i++)
		if (str_eq(event->players[i].same, same))
			return i;
	player = ARENA_ADD(event->arena, event->players, event->player_count, event->player_cap);
	*player = (struct event_player){ .name = name, .same = same, .listed = listed, .at = at };
	return event->player_count - 1;
}

static size_t
add_spelling(struct event *event, struct str name, size_t game)
{
	struct event_spelling *spelling;
	struct str same = event_name_same(event, name);
	size_t i;

	for (i = 0; i < event->ini.alias_count; i++)
		if (str_eq(event->ini.aliases[i][0], same))
			same = event->ini.aliases[i][1];
	for (i = 0; i < event->spelling_count; i++)
		if (str_eq(event->spellings[i].same, same)) {
			event->spellings[i].games++;
			return i;
		}
	spelling =
	    ARENA_ADD(event->arena, event->spellings, event->spelling_count, event->spelling_cap);
	*spelling =
	    (struct event_spelling){ .written = name, .same = same, .games = 1, .first = game };
	return event->spelling_count - 1;
}

/* Returns whether two spellings (or a spelling and a player) are in one game or one round. */
static bool
meet(const struct event *event, size_t spelling, size_t other)
{
	size_t i, j;

	for (i = 0; i < event->line_count; i++) {
		const struct event_line *a = &event->lines[i];

		if (a->players[0] != spelling && a->players[1] != spelling)
			continue;
		for (j = 0; j < event->line_count; j++) {
			const struct event_line *b = &event->lines[j];

			if ((b->players[0] == other || b->players[1] == other) &&
			    (i == j || (a->round > 0 && a->round == b->round)))
				return true;
		}
	}
	return false;
}

/* Returns the spelling of the player, or SIZE_MAX. */
static size_t
spelling_of(const struct event *event, size_t player)
{
	size_t i = 0;

	while (i < event->spelling_count && event->spellings[i].player != player + 1)
		i++;
	return i < event->spelling_count ? i : SIZE_MAX;
}

/* Finds the player whom a spelling probably means, by step 2. */
static bool
join_near(struct event *event, size_t index)
{
	struct event_spelling *spelling = &event->spellings[index];
	size_t i, other;

	for (i = 0; i < event->player_count; i++) {
		const struct event_line *line = &event->lines[spelling->first];

		other = spelling_of(event, i);
		if (!event_name_near(event, spelling->same, event->players[i].same) ||
		    (other != SIZE_MAX && meet(event, index, other)))
			continue;
		spelling->player = i + 1;
		event->found(event, DIAG_name_variant, line, line->file,
		    (struct place){ line->is.line, 1 },
		    ARGS(A_STR(event->players[i].name), A_STR(spelling->written),
			A_NUMBER((int64_t)spelling->games),
			A_NUMBER(
			    (int64_t)(other == SIZE_MAX ? 0 : event->spellings[other].games))));
		return true;
	}
	return false;
}

static void
join_same(struct event *event)
{
	size_t i, j;

	for (i = 0; i < event->spelling_count; i++)
		for (j = 0; j < event->player_count; j++)
			if (str_eq(event->spellings[i].same, event->players[j].same))
				event->spellings[i].player = j + 1;
}

/* Makes players of the spellings that no list has: the more games, the sooner. */
static void
join_others(struct event *event)
{
	size_t i, best;

	for (;;) {
		best = SIZE_MAX;
		for (i = 0; i < event->spelling_count; i++)
			if (event->spellings[i].player == 0 &&
			    (best == SIZE_MAX ||
				event->spellings[i].games > event->spellings[best].games))
				best = i;
		if (best == SIZE_MAX)
			return;
		struct event_spelling *spelling = &event->spellings[best];
		const struct event_line *line = &event->lines[spelling->first];

		if (!is_nobody(spelling->same) && join_near(event, best))
			continue;
		spelling->player =
		    1 + event_player_add(event, spelling->written, false, (struct place){ 1, 1 });
		if (event->has_list && !is_nobody(spelling->same))
			event->found(event, DIAG_unknown_entrant, line, line->file,
			    (struct place){ line->is.line, 1 }, ARGS(A_STR(spelling->written)));
	}
}

void
event_players_find(struct event *event)
{
	size_t i, k, player;

	for (i = 0; i < event->line_count; i++)
		for (k = 0; k < 2; k++)
			event->lines[i].players[k] =
			    add_spelling(event, event->lines[i].is.names[k], i);
	join_same(event);
	join_others(event);
	for (i = 0; i < event->line_count; i++)
		for (k = 0; k < 2; k++) {
			player = event->spellings[event->lines[i].players[k]].player - 1;
			event->lines[i].players[k] = player;
			event->players[player].games++;
		}
}
