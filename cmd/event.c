/* kifu event: what the records and tables of a tournament say of each other. */
#include "cmd/event/event_run.h"

#include <math.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/command.h"
#include "cmd/event/standings.h"
#include "cmd/host/messages.h"
#include "cmd/input/input.h"
#include "cmd/options/run_line.h"

/* --- the files of the event beside its records */

/* Returns the folder of the first path that is one, or NULL. */
static const char *
first_folder(const struct run *run)
{
	struct stat st;

	for (size_t i = 0; i < run->files.count; i++) {
		if (stat(run->files.names[i], &st) == 0 && S_ISDIR(st.st_mode))
			return run->files.names[i];
	}
	return NULL;
}

/* Reads a file that may be a stranger's: a regular one, no link.  Returns false if there is none,
 * or after reporting, if it must be there, why it cannot be read. */
static bool
read_file(struct event_run *of, const char *path, bool needed, bool any, struct buffer *bytes)
{
	struct program *program = of->run.program;
	const char *reason = input_read_settings(path, any, INPUT_TABLE_MAX, bytes);

	if (reason != NULL && (needed || access(path, F_OK) == 0))
		program_worsen(&of->run.status,
		    program_fail(program, "%s: %s", path, messages_in(program->language, reason)));
	return reason == NULL;
}

/* Returns the path of a file beside another one, in the arena. */
static const char *
beside(struct event_run *of, struct str folder, struct str name)
{
	return arena_printf(&of->run.program->arena, "%.*s%s%.*s", program_width(folder), folder.p,
	    folder.n == 0 || folder.p[folder.n - 1] == '/' ? "" : "/", program_width(name), name.p)
	    .p;
}

static void
read_table(struct event_run *of, const char *path, bool needed, bool any)
{
	struct event *event = &of->event;
	struct buffer *bytes = &of->bytes;
	struct table *table;

	if (!read_file(of, path, needed, any, bytes))
		return;
	table = ARENA_ADD(event->arena, event->tables, event->table_count, event->table_cap);
	table_read(event, str_of(path), arena_str(event->arena, buffer_str(bytes)), table);
}

/* Reads event.ini, and the tables that are named there or on the command line, or that have the
 * usual names. */
static void
read_around(struct event_run *of)
{
	struct event *event = &of->event;
	const struct options *options = of->run.options;
	const char *ini = options_text(options, OPTION_event_file),
		   *folder = first_folder(&of->run);
	struct str home = folder != NULL ? str_of(folder) : NO_STR;
	size_t n;

	event->settings.bye = NAN;
	if (ini != NULL) {
		home = str_of(ini);
		for (n = home.n; n > 0 && home.p[n - 1] != '/'; n--)
			;
		home = n > 0 ? str_first(home, n) : STR(".");
	}
	if (ini == NULL && folder != NULL)
		ini = beside(of, home, STR("event.ini"));
	if (ini != NULL &&
	    read_file(of, ini, options_has(options, OPTION_event_file), false, &of->bytes))
		settings_read(event, str_of(ini), arena_str(event->arena, buffer_str(&of->bytes)));
	for (size_t i = 0; i < options->given_count; i++) {
		if (options->given[i].option == OPTION_table)
			read_table(of, options->given[i].value.text, true, true);
	}
	if (options_has(options, OPTION_table) || home.n == 0)
		return;
	for (size_t i = 0; i < event->settings.table_count; i++)
		read_table(of, beside(of, home, event->settings.tables[i]), true, false);
	for (size_t i = 0; i < 2 && event->settings.table_count == 0; i++)
		read_table(of, beside(of, home, i == 0 ? STR("turnering.txt") : STR("results.csv")),
		    false, false);
}

/* --- records */

static struct str
keep(struct event *event, struct str s)
{
	return s.n == 0 ? NO_STR : arena_str(event->arena, s);
}

/* Keeps the picture of a record, if it has one. */
static struct event_picture *
keep_picture(struct event *event, const struct event_picture *picture)
{
	struct event_picture *kept;

	if (picture == NULL)
		return NULL;
	kept = arena_take(event->arena, sizeof *kept);
	*kept = *picture;
	kept->sfen = keep(event, picture->sfen);
	return kept;
}

/* Resizes the array of records, which is not in the arena: there each growth would copy it. */
static void
resize_games(struct event *event, size_t cap)
{
	event->games = memory_resize(event->arena->memory, event->games,
	    event->game_cap * sizeof *event->games, cap * sizeof *event->games);
	event->game_cap = cap;
}

/* Adds a record to the event. */
static void
add_game(struct event *event, struct event_file *file, const struct result_item *item)
{
	enum { FIRST = 64 };
	struct event_game *game;

	if (event->game_count == event->game_cap)
		resize_games(event, event->game_cap == 0 ? FIRST : 2 * event->game_cap);
	game = &event->games[event->game_count++];
	*game = *(const struct event_game *)item->is.own;
	game->summary = *item->game;
	if (game->summary.handicap != NULL)
		game->summary.handicap = arena_printf(event->arena, "%s", game->summary.handicap).p;
	game->handicap = str_of(game->summary.handicap);
	game->file = file->name;
	game->written[0] = keep(event, game->written[0]);
	game->written[1] = keep(event, game->written[1]);
	game->event = keep(event, game->event);
	game->clock = keep(event, game->clock);
	game->picture = keep_picture(event, game->picture);
	game->moves = memcpy(
	    arena_take(event->arena, game->has_key ? game->plies * sizeof *game->moves + 1 : 1),
	    game->has_key ? (const void *)game->moves : "",
	    game->has_key ? game->plies * sizeof *game->moves : 0);
	game->stage = keep(event, game->stage);
	for (unsigned i = 0; i < FACT_COUNT; i++) {
		if (game->places[i].line > 0)
			game->places[i].line += item->game->line - 1;
	}
}

static void
deliver(void *sinks, const struct result_item *item)
{
	struct event_run *of = sinks;
	struct event *event = &of->event;
	struct event_file *file;

	switch (item->kind) {
	case RESULT_file:
		file = ARENA_ADD(event->arena, of->files, of->file_count, of->file_cap);
		*file = (struct event_file){ keep(event, item->file), item->format, item->encoding,
			(uint32_t)event->game_count, 0 };
		break;
	case RESULT_game:
		file = &of->files[of->file_count - 1];
		add_game(event, file, item);
		file->games++;
		break;
	case RESULT_failure:
	case RESULT_fault:
		reports_write(&of->reports, item);
		break;
	default:
		break;
	}
}

static bool
prepare(void *sinks, struct job *job)
{
	struct event_run *of = sinks;

	job->settings = config_for(of->config, job->path.n > 0 ? job->path.p : "-");
	of->run.stopped = job->settings == NULL;
	return !of->run.stopped;
}

/* --- the command */

static int
set_up(struct event_run *of)
{
	struct run *run = &of->run;

	run->reading.visitor = &event_visitor;
	run->reading.plan = &of->plan;
	run->deliver = deliver;
	if (run->options->operand_count == 0 && options_has(run->options, OPTION_table))
		of->tables_alone = true;
	if (!of->tables_alone && run_begin(run) != STATUS_ok)
		return STATUS_failed;
	if (event_sink_open(of) != STATUS_ok)
		return STATUS_failed;
	return run_enter(run);
}

/* Reads everything, and judges it. */
static void
judge_event(struct event_run *of)
{
	struct run *run = &of->run;
	struct judge_plan *judge = &of->plan.judge;

	judge->fail_on = config_fail_on(run->options);
	judge->min_severity = SEVERITY_note;
	of->plan.shows = of->reports.shows & SHOWS_boards;
	policy_make(&judge->policy, &run->program->arena, run->options, NULL);
	of->config = config_new(run->program, run->options, judge);
	event_sink_begin(of);
	read_around(of);
	if (!of->tables_alone)
		run_all(run);
	event_judge(of);
	event_sink_write(of);
	if (run->stopped)
		run->status = STATUS_failed;
	else
		program_worsen(&run->status, config_check(of->config));
	config_free(of->config);
}

int
event_run(struct program *program, const struct options *options)
{
	struct event_run of = { .run = { .program = program,
				    .options = options,
				    .sinks = &of,
				    .settle = config_settle,
				    .prepare = prepare } };
	int status;

	arena_init(&of.arena, &program->memory);
	of.event.arena = &of.arena;
	of.event.program = program;
	of.event.patterns = value_patterns_new(&program->memory);
	of.event.pairs.memory = of.event.seats.memory = of.event.met.memory = &program->memory;
	buffer_init(&of.bytes, &program->memory);
	status = set_up(&of);
	if (status == STATUS_ok) {
		judge_event(&of);
		status = of.run.status;
	}
	event_sink_free(&of);
	run_free(&of.run);
	buffer_free(&of.bytes);
	for (size_t i = 0; i < of.stage_count; i++) {
		hash_table_free(&of.stages[i].pairs);
		hash_table_free(&of.stages[i].seats);
		hash_table_free(&of.stages[i].met);
	}
	value_patterns_free(of.event.patterns);
	resize_games(&of.event, 0);
	arena_free(&of.arena);
	return status;
}
