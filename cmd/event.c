#include <stdlib.h>
#include <sys/stat.h>

#include "cmd/command.h"
#include "cmd/event/event.h"
#include "cmd/input/input.h"
#include "cmd/judge/config.h"
#include "cmd/options/run_line.h"
#include "cmd/sink/baseline.h"
#include "cmd/sink/report_set.h"

/* A finding that waits for the reports. */
struct event_found {
	struct str file;
	size_t order;
	struct lint_finding finding;
};

/* A run of kifu event. */
struct event_command {
	struct event event; /* the first member: what the rules are given */
	struct judge_plan judge;
	struct reports reports;
	struct baseline baseline;
	struct config *config;
	struct event_found *found;
	size_t found_count, found_cap;
};

/* Keeps a finding, if the policy reports it. */
static void
keep_finding(struct event *of, enum diag rule, const struct event_line *line, struct str file,
    struct place at, const struct arg *args)
{
	struct event_command *command = (struct event_command *)of;
	const struct finding asked = { .rule = rule, .severity = diag_rows[rule].severity };
	enum severity severity = judge_severity(&command->judge, &asked);
	struct event_found *found;
	uint64_t hash;
	size_t i;

	if (severity == SEVERITY_off)
		return;
	found = ARENA_ADD(of->arena, command->found, command->found_count, command->found_cap);
	*found = (struct event_found){ .file = file, .order = SIZE_MAX };
	finding_text_bare(&found->finding.text, rule, args, of->arena);
	found->finding.text.severity = severity;
	found->finding.text.at = found->finding.text.end = at;
	found->finding.text.game = line == NULL ? 0 : line->number;
	found->finding.fails = severity >= command->judge.fail_on;
	hash = hash_add(hash_add(HASH_BEGIN, found->finding.text.name),
	    found->finding.text.messages[LANGUAGE_en]);
	found->finding.fingerprint.hash = hash + (hash == 0);
	for (i = 0; i < of->line_count && found->order == SIZE_MAX; i++)
		if (str_eq(of->lines[i].file, file))
			found->order = i;
}

static struct str
keep(struct event *event, struct str s)
{
	return arena_str(event->arena, s);
}

/* Keeps a game's line. */
static void
deliver(void *of, const struct result_item *item)
{
	struct event *event = of;
	struct event_line *line;
	uint16_t *moves;

	if (item->kind != RESULT_game || item->game->verdict == VERDICT_unreadable)
		return;
	line = ARENA_ADD(event->arena, event->lines, event->line_count, event->line_cap);
	*line = (struct event_line){ .is = *(const struct event_facts *)item->is.own,
		.file = keep(event, item->file),
		.number = item->game->number,
		.verdict = item->game->verdict };
	line->is.names[0] = keep(event, line->is.names[0]);
	line->is.names[1] = keep(event, line->is.names[1]);
	line->is.event = keep(event, line->is.event);
	line->is.round = keep(event, line->is.round);
	line->is.clock = keep(event, line->is.clock);
	line->is.byoyomi = keep(event, line->is.byoyomi);
	moves = arena_take(event->arena, (line->is.plies + 1) * sizeof *moves);
	memcpy(moves, line->is.moves, line->is.plies * sizeof *moves);
	line->is.moves = moves;
}

/* Reads event.ini and the table, before the sandbox.  Returns a status. */
static int
read_tables(struct event *event)
{
	struct program *program = event->run.program;
	const struct options *options = event->run.options;
	const char *ini = options_text(options, OPTION_event_file);
	const char *table = options_text(options, OPTION_table_file), *why;
	struct buffer bytes;
	struct stat st;
	int line = 0, status = STATUS_ok;
	size_t i;

	buffer_init(&bytes, &program->memory);
	for (i = 0; ini == NULL && i < event->run.files.count; i++) {
		const char *name =
		    arena_printf(event->arena, "%s/event.ini%c", event->run.files.names[i], 0).p;

		if (stat(name, &st) == 0)
			ini = name;
	}
	event->ini_file = str_of(ini == NULL ? "event.ini" : ini);
	if (ini != NULL && (why = input_read_settings(
				ini, options_has(options, OPTION_event_file), &bytes)) != NULL)
		status = program_fail(program, "%s: %s", ini, messages_in(program->language, why));
	else if (ini != NULL) {
		struct str text = keep(event, buffer_str(&bytes));

		event->skips_players = true;
		line = event_ini_read(event, text);
		if (line > 0)
			status = program_fail(program, "%s:%d: unknown key or value", ini, line);
		if (table == NULL && event->ini.table.n > 0 &&
		    str_find(event->ini.table, STR("/")) == event->ini.table.n) {
			size_t n = strlen(ini);

			while (n > 0 && ini[n - 1] != '/')
				n--;
			table = arena_printf(event->arena, "%.*s%.*s%c", (int)n, ini,
			    program_width(event->ini.table), event->ini.table.p, 0)
				    .p;
		}
		if (table != NULL && (why = input_read_settings(table,
					  options_has(options, OPTION_table_file), &bytes)) != NULL)
			status = program_fail(
			    program, "%s: %s", table, messages_in(program->language, why));
		event->skips_players = false;
	} else if (table != NULL && (why = input_read_settings(table, true, &bytes)) != NULL)
		status =
		    program_fail(program, "%s: %s", table, messages_in(program->language, why));
	if (status == STATUS_ok && table != NULL) {
		event->table_file = str_of(table);
		event_table_read(event, buffer_str(&bytes));
	}
	if (status == STATUS_ok && ini != NULL &&
	    input_read_settings(ini, options_has(options, OPTION_event_file), &bytes) == NULL)
		event_ini_read(event, buffer_str(&bytes));
	buffer_free(&bytes);
	return status;
}

static int
compare_found(const void *a, const void *b)
{
	const struct event_found *x = a, *y = b;

	if (x->order != y->order)
		return x->order < y->order ? -1 : 1;
	if (str_order(x->file, y->file) != 0)
		return str_order(x->file, y->file);
	if (x->finding.text.at.line != y->finding.text.at.line)
		return x->finding.text.at.line < y->finding.text.at.line ? -1 : 1;
	if (x->finding.text.at.column != y->finding.text.at.column)
		return x->finding.text.at.column < y->finding.text.at.column ? -1 : 1;
	return x->finding.text.rule < y->finding.text.rule ? -1
	       : x->finding.text.rule > y->finding.text.rule
		   ? 1
		   : str_order(x->finding.text.messages[0], y->finding.text.messages[0]);
}

/* Thinks when all records are read. */
static void
judge_event(struct event *event)
{
	event_rounds_find(event);
	event_players_find(event);
	event_rounds_settle(event);
	event_table_check(event);
	event_slots_find(event);
	event_records_check(event);
	event_standings_find(event);
	event_ranks_check(event);
}

/* Writes what was found to the reports. */
static void
write_findings(struct event_command *command)
{
	struct event *event = &command->event;
	struct result_item item, known;
	size_t i;

	qsort(command->found, command->found_count, sizeof *command->found, compare_found);
	for (i = 0; i < command->found_count; i++) {
		struct event_found *found = &command->found[i];
		bool begins = i == 0 || !str_eq(found[-1].file, found->file);
		bool ends = i + 1 == command->found_count || !str_eq(found[1].file, found->file);

		item = (struct result_item){ .kind = RESULT_file, .file = found->file };
		if (begins)
			reports_write(&command->reports, &item);
		item = (struct result_item){
			.kind = LINT_finding, .file = found->file, .is.own = &found->finding
		};
		known = (struct result_item){ .kind = LINT_known, .file = found->file };
		if (baseline_settle(&command->baseline, &item)) {
			reports_write(&command->reports, &known);
		} else {
			reports_write(&command->reports, &item);
			if (found->finding.fails)
				program_worsen(&event->run.status, STATUS_found);
		}
		item = (struct result_item){ .kind = RESULT_end, .file = found->file };
		if (ends)
			reports_write(&command->reports, &item);
	}
}

static int
set_up(struct event_command *command)
{
	struct run *run = &command->event.run;
	struct program *program = run->program;
	const struct options *options = run->options;
	struct report_style style = { .language = options_text(options, OPTION_lang),
		.colour = report_colours(options) };
	const char *from = options_text(options, OPTION_baseline),
		   *to = options_text(options, OPTION_write_baseline);
	int status = STATUS_ok;
	struct buffer line;
	size_t i;

	if (run_begin(run) != STATUS_ok)
		return STATUS_failed;
	run->reading.visitor = &event_visitor;
	buffer_init(&line, &program->memory);
	run_line(options, &run->files, COMMAND_event, &line);
	style.run = arena_str(&program->arena, buffer_str(&line));
	buffer_free(&line);
	for (i = 0; i < options->given_count && status == STATUS_ok; i++)
		if (options->given[i].option == OPTION_format)
			status = reports_add(program, &command->reports,
			    report_formats[options->given[i].value.is.report.format],
			    options->given[i].value.is.report.file, &style);
	if (status == STATUS_ok && command->reports.first == NULL)
		status = reports_add(program, &command->reports, &report_text, NULL, &style);
	if (from != NULL || to != NULL)
		baseline_home(&command->baseline, from != NULL ? from : to);
	if (status == STATUS_ok && from != NULL && to == NULL &&
	    !baseline_read(&command->baseline, program, from))
		status = STATUS_failed;
	if (status == STATUS_ok && to != NULL)
		status = baseline_replaces(program, to)
			     ? reports_add(program, &command->reports, &baseline_report, to,
				   &(struct report_style){ .language = "en" })
			     : STATUS_failed;
	command->judge.fail_on = config_fail_on(options);
	command->judge.min_severity = SEVERITY_note;
	policy_make(&command->judge.policy, &program->arena, options, NULL);
	if (status == STATUS_ok)
		status = read_tables(&command->event);
	return status == STATUS_ok ? run_enter(run) : status;
}

int
event_run(struct program *program, const struct options *options)
{
	struct event_command command = { .event = { .arena = &program->arena,
					     .found = keep_finding,
					     .run = { .program = program,
						 .options = options,
						 .sinks = &command,
						 .deliver = deliver } } };
	struct event *event = &command.event;
	int status;

	event->patterns = value_patterns_new(&program->memory);
	baseline_init(&command.baseline, &program->memory);
	status = set_up(&command);
	if (status == STATUS_ok) {
		run_all(&event->run);
		judge_event(event);
		reports_begin(&command.reports);
		write_findings(&command);
		command.reports.tally.games = event->line_count;
		program_worsen(&event->run.status, reports_end(program, &command.reports));
		if (!options_has(options, OPTION_format))
			event_text(event, &program->out.buffer);
		output_more(&program->out);
		status = event->run.status;
	}
	reports_free(&command.reports);
	run_free(&event->run);
	baseline_free(&command.baseline);
	value_patterns_free(event->patterns);
	return status;
}
