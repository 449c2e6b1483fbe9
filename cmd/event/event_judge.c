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
	event->colours = event->settings.colours || event->settings.file.n == 0;
	event->name = event->settings.name;
	for (size_t i = 0; i < event->table_count && event->name.n == 0; i++)
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

/* Adds the findings of a stage to those of the event, with the numbers of the records that they are
 * about, but those that a comment in the record suppresses. */
static void
take_findings(struct event *event, const struct event *stage)
{
	for (size_t i = 0; i < stage->finding_count; i++) {
		struct event_finding finding = stage->findings[i];
		const struct event_game *game =
		    finding.game == EVENT_NONE ? NULL : &stage->games[finding.game];

		if (game != NULL && (game->ignored >> (finding.rule - DIAG_self_pairing) & 1) != 0)
			continue;
		finding.number = game == NULL ? 0 : game->summary.number;
		*ARENA_ADD(event->arena, event->findings, event->finding_count,
		    event->finding_cap) = finding;
	}
}

static struct event *
add_stage(struct event_run *of, struct str name)
{
	struct event *stage;

	for (size_t i = 0; i < of->stage_count; i++) {
		if (str_eq(of->stages[i].stage, name))
			return &of->stages[i];
	}
	stage = ARENA_ADD(of->event.arena, of->stages, of->stage_count, of->stage_cap);
	*stage = of->event;
	stage->stage = name;
	stage->games = NULL;
	stage->tables = NULL;
	stage->table_count = stage->table_cap = 0;
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

/* Whether a name is a stage's, or ends with it as a word: L.csv, WCSC28_L.csv. */
static bool
names_stage(struct str name, struct str stage)
{
	size_t n = name.n - stage.n;

	return stage.n > 0 && str_ends(name, stage) &&
	       (n == 0 || !(str_is_digit(name.p[n - 1]) || str_is_letter(name.p[n - 1])));
}

/* Returns the stage of records that a table's file, or a folder of it, is named after: the longest
 * name; empty: none. */
static struct str
stage_of(const struct event *event, struct str file)
{
	struct str best = NO_STR;

	for (size_t i = 0; i < event->game_count; i++) {
		struct str stage = event->games[i].stage, rest = file;
		bool named = false;

		if (stage.n <= best.n)
			continue;
		while (str_find(rest, STR("/")) < rest.n)
			named |= names_stage(str_cut(&rest, '/'), stage);
		if (named || names_stage(event_base_name(rest), stage))
			best = stage;
	}
	return best;
}

/* Leaves only the records of one stage, their files, and the tables that name no other stage. */
static void
keep_stage(struct event_run *of, struct str name)
{
	struct event *event = &of->event;
	size_t games = 0, files = 0, tables = 0;

	for (size_t i = 0; i < event->table_count; i++) {
		struct str stage = stage_of(event, event->tables[i].file);

		if (stage.n == 0 || str_eq(stage, name))
			event->tables[tables++] = event->tables[i];
	}
	for (size_t i = 0; i < of->file_count; i++) {
		struct event_file file = of->files[i];

		file.first = (uint32_t)games;
		for (uint32_t j = 0; j < of->files[i].games; j++) {
			const struct event_game *game = &event->games[of->files[i].first + j];

			if (str_eq(game->stage, name))
				event->games[games++] = *game;
		}
		file.games = (uint32_t)games - file.first;
		if (file.games > 0)
			of->files[files++] = file;
	}
	event->game_count = games;
	event->table_count = tables;
	of->file_count = files;
}

/* Adds the tables of a stage: all if it is the only one, else those that name it. */
static void
add_tables(struct event_run *of, struct event *stage)
{
	const struct event *event = &of->event;

	for (size_t i = 0; i < event->table_count; i++) {
		if (of->stage_count == 1 ||
		    str_eq(stage_of(event, event->tables[i].file), stage->stage))
			*ARENA_ADD(event->arena, stage->tables, stage->table_count,
			    stage->table_cap) = event->tables[i];
	}
	if (of->stage_count > 1) /* those of event.ini are of all */
		stage->settings.pairs.cell_count = 0;
}

/* Shares the records and tables among the stages that their names say; one stage is the event. */
static void
find_stages(struct event_run *of)
{
	const char *wanted = options_text(of->run.options, OPTION_stage);
	struct event *event = &of->event, *stage;
	bool whole;

	if (wanted != NULL)
		keep_stage(of, str_of(wanted));
	whole = is_whole(event);
	for (size_t i = 0; i < event->game_count && !whole; i++) {
		stage = add_stage(of, event->games[i].stage);
		*ARENA_ADD(event->arena, stage->games, stage->game_count, stage->game_cap) =
		    event->games[i];
	}
	if (whole) {
		stage = add_stage(
		    of, wanted != NULL && event->game_count > 0 ? str_of(wanted) : NO_STR);
		stage->games = event->games;
		stage->game_count = event->game_count;
	}
	for (size_t i = 0; i < of->stage_count; i++)
		add_tables(of, &of->stages[i]);
}

void
event_judge(struct event_run *of)
{
	find_stages(of);
	for (size_t i = 0; i < of->stage_count; i++) {
		judge_stage(&of->stages[i]);
		take_findings(&of->event, &of->stages[i]);
	}
}
