#include <math.h>
#include <stdlib.h>

#include "cmd/event/event.h"

const char *const event_format_names[EVENT_FORMATS] = { "unknown", "swiss", "round-robin",
	"double-round-robin", "knockout", "match", "team", "arena" };

struct event_finding *
event_add(struct event *event, enum diag rule, struct event_place at, const struct arg *args)
{
	struct event_finding *made =
	    ARENA_ADD(event->arena, event->findings, event->finding_count, event->finding_cap);
	struct finding finding = { .rule = rule };
	struct buffer message;

	for (unsigned i = 0; args[i].kind != ARG_end; i++)
		finding.args[i] = args[i];
	*made = (struct event_finding){ .rule = rule, .at = at, .game = EVENT_NONE };
	buffer_init(&message, event->arena->memory);
	for (unsigned i = 0; i < 2; i++) {
		buffer_clear(&message);
		diag_message(&finding, (enum language)i, &message);
		made->messages[i] = arena_str(event->arena, buffer_str(&message));
	}
	buffer_free(&message);
	return made;
}

struct event_place
event_game_at(const struct event_game *game, enum fact fact)
{
	return game->places[fact].line == 0
		   ? event_at(game->file, 1, 1, 1)
		   : event_at(game->file, game->places[fact].line, game->places[fact].column,
			 game->places[fact].end);
}

struct str
event_list_file(const struct event *event)
{
	if (event->settings.player_count > 0)
		return event->settings.file;
	for (size_t i = 0; i < event->table_count; i++) {
		if (event->tables[i].entrant_count > 0)
			return event->tables[i].file;
	}
	return NO_STR;
}

uint32_t
event_round_written(const struct event_game *game)
{
	for (unsigned i = 0; i < ROUND_SOURCES; i++) {
		if (game->rounds[i].number > 0)
			return game->rounds[i].number;
	}
	return 0;
}

struct str
event_base_name(struct str file)
{
	size_t n;

	while ((n = str_find(file, STR("/"))) < file.n)
		file = str_after(file, n + 1);
	for (n = file.n; n > 0 && file.p[n - 1] != '.'; n--)
		;
	return str_first(file, n > 0 ? n - 1 : file.n);
}

double
event_worth(const struct event *event, enum outcome outcome, bool bye)
{
	if (bye && outcome == OUTCOME_win && !isnan(event->settings.bye))
		return event->settings.bye;
	return outcome == OUTCOME_win ? 1 : outcome == OUTCOME_draw ? 0.5 : 0;
}

enum outcome
event_outcome(const struct event_game *game, uint32_t player)
{
	if (game->winner != NO_SIDE)
		return game->players[game->winner] == player ? OUTCOME_win : OUTCOME_loss;
	switch (game->ending) {
	case ENDING_sennichite:
	case ENDING_jishogi:
	case ENDING_declaration_draw:
	case ENDING_max_moves:
	case ENDING_draw:
		return OUTCOME_draw;
	default: /* also a loss whose record breaks off before, at an error */
		return OUTCOME_open;
	}
}

struct arg
event_winner(const struct event *event, uint32_t player)
{
	return player == EVENT_NONE ? (struct arg)A_WORDS("nobody", "なし")
				    : (struct arg)A_STR(event->players[player].name);
}

/* Returns a file's name without the folders that it shares with another. */
static struct str
seen_from(struct str file, struct str from)
{
	size_t cut = 0;

	for (size_t i = 0; i < file.n && i < from.n && file.p[i] == from.p[i]; i++) {
		if (file.p[i] == '/')
			cut = i + 1;
	}
	return str_after(file, cut);
}

struct arg
event_seen(struct str file, struct str from)
{
	return (struct arg)A_STR(seen_from(file, from));
}

struct arg
event_where(struct event *event, struct event_place at, struct str from)
{
	struct str file = seen_from(at.file, from);

	return (struct arg)A_STR(arena_printf(
	    event->arena, "%.*s:%u:%u", program_width(file), file.p, at.line, at.column));
}

bool
event_is_one(const struct event *event)
{
	return event->game_count >= EVENT_GAMES_MIN || event->table_count > 0 ||
	       event->settings.pairs.cell_count > 0;
}

enum fact
event_fact(enum diag rule)
{
	switch (rule) {
	case DIAG_date_mismatch:
	case DIAG_overlapping_games:
		return FACT_date;
	case DIAG_clock_mismatch:
		return FACT_clock;
	case DIAG_handicap_mismatch:
		return FACT_handicap;
	case DIAG_event_mismatch:
	case DIAG_round_conflict:
		return FACT_event;
	case DIAG_result_mismatch:
	case DIAG_open_result:
		return FACT_ending;
	default:
		return FACT_black;
	}
}

struct event_finding *
event_add_of(
    struct event *event, enum diag rule, const struct event_game *game, const struct arg *args)
{
	struct event_finding *made =
	    event_add(event, rule, event_game_at(game, event_fact(rule)), args);

	made->game = (uint32_t)(game - event->games);
	return made;
}

uint32_t
event_usual(const struct event *event, const uint64_t *hashes, size_t *count)
{
	struct vote vote = { 0 };
	uint32_t first = 0;

	for (size_t i = 0; i < event->game_count; i++)
		vote_add(&vote, hashes[i]);
	for (size_t i = 0; i < event->game_count; i++)
		vote_count(&vote, hashes[i]);
	*count = vote.count;
	if (!vote_holds(&vote))
		return EVENT_NONE;
	while (hashes[first] != vote.value)
		first++;
	return first;
}

static int
compare_sorted(const void *a, const void *b)
{
	const struct event_sorted *x = a, *y = b;

	if (x->key != y->key)
		return x->key < y->key ? -1 : 1;
	if (x->time != y->time)
		return x->time < y->time ? -1 : 1;
	return x->index < y->index ? -1 : x->index > y->index;
}

void
event_sort(struct event_sorted *list, size_t count)
{
	if (count > 0)
		qsort(list, count, sizeof *list, compare_sorted);
}
