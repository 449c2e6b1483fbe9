/* The steps from what was read to findings: each stage is an event of its own. */
#include <string.h>

#include "cmd/event/event_run.h"

/* Returns the name of the event in a table's title: what comes before place and day. */
static struct str
title_of(const struct table *table)
{
	struct str rest = table->title, name = str_cut(&rest, ',');

	return str_trim(str_first(name, str_find(name, STR(" : ")))); /* as FESA's tables have it */
}

/* Judges one event, or stage. */
static void
judge_stage(struct event *event)
{
	size_t i;

	event->colours = event->settings.colours || event->settings.file.n == 0;
	event->name = event->settings.name;
	for (i = 0; i < event->table_count && event->name.n == 0; i++)
		event->name = title_of(&event->tables[i]);
	players_find(event);
	rules_tables(event);
	rounds_find(event);
	boards_find(event);
	format_find(event);
	rules_moves(event);
	if (event_is_one(event)) {
		rules_boards(event);
		rules_pairs(event);
		rules_games(event);
	}
	standings_make(event);
	rules_ranks(event);
}

/* Notes of each finding which record it is about; those that a comment in it suppresses go. */
static void
settle_findings(struct event *event)
{
	size_t i, n = 0;

	for (i = 0; i < event->finding_count; i++) {
		struct event_finding *finding = &event->findings[i];
		const struct event_game *game =
		    finding->game == EVENT_NONE ? NULL : &event->games[finding->game];

		if (game != NULL && (game->ignored >> (finding->rule - DIAG_self_pairing) & 1) != 0)
			continue;
		finding->number = game == NULL ? 0 : game->summary.number;
		event->findings[n++] = *finding;
	}
	event->finding_count = n;
}

static struct event *
add_stage(struct event_run *of, struct str name)
{
	struct event *stage;
	size_t i;

	for (i = 0; i < of->stage_count; i++) {
		if (str_eq(of->stages[i].stage, name))
			return &of->stages[i];
	}
	of->stages = arena_grow(
	    of->event.arena, of->stages, sizeof *of->stages, of->stage_count + 1, &of->stage_cap);
	stage = &of->stages[of->stage_count++];
	*stage = of->event;
	stage->stage = name;
	stage->games = NULL;
	stage->findings = NULL;
	stage->game_count = stage->game_cap = stage->finding_count = stage->finding_cap = 0;
	return stage;
}

/* Returns whether all records are of one stage, or none names one. */
static bool
is_whole(const struct event *event)
{
	size_t i = 0;

	while (i < event->game_count && str_eq(event->games[i].stage, event->games[0].stage))
		i++;
	return i == event->game_count;
}

/* Shares the records among the stages that their names tell; one stage is the event. */
static void
find_stages(struct event_run *of)
{
	const char *wanted = options_text(of->run.options, OPTION_stage);
	struct event *event = &of->event, *stage;
	bool whole = wanted == NULL && is_whole(event);
	size_t i;

	for (i = 0; i < event->game_count && !whole; i++) {
		struct event_game *game = &event->games[i];

		if (wanted != NULL && !str_eq(game->stage, str_of(wanted)))
			continue;
		stage = add_stage(of, game->stage);
		*ARENA_ADD(event->arena, stage->games, stage->game_count, stage->game_cap) = *game;
	}
	if (whole) {
		stage = add_stage(of, NO_STR);
		stage->games = event->games;
		stage->game_count = event->game_count;
	}
	if (of->stage_count == 0)
		add_stage(of, NO_STR);
	for (i = 0; i < of->stage_count && of->stage_count > 1; i++) { /* tables are of all */
		of->stages[i].table_count = 0;
		of->stages[i].settings.pairs.cell_count = 0;
	}
}

void
event_judge(struct event_run *of)
{
	struct event *event = &of->event;
	size_t i, j;

	find_stages(of);
	for (i = 0; i < of->stage_count; i++) {
		struct event *stage = &of->stages[i];

		judge_stage(stage);
		settle_findings(stage);
		for (j = 0; j < stage->finding_count; j++)
			*ARENA_ADD(event->arena, event->findings, event->finding_count,
			    event->finding_cap) = stage->findings[j];
	}
}
