#include "cmd/command.h"
#include "cmd/lint.h"
#include "cmd/show/show_board.h"
#include "lib/event/escape.h"
#include "writers/board.h"

/* A run of kifu show. */
struct show {
	struct program *program;
	struct write_options writing;
	bool chosen;       /* by --ply: */
	uint32_t from, to; /* positions that are wanted */
	size_t missed;     /* games of which none could be shown */
};

/* --- what is shown of a game: on a worker's thread */

/* Returns the first move of the main line that was played and is an error; if there is none, the
 * last one. */
static uint32_t
find_ply(const struct session *session)
{
	const struct game *game = session->game;
	const struct diags *diags = &session->diags;
	uint32_t node = 0, ply;
	struct span at;
	size_t i = 0;

	for (ply = 1; ply <= game->plies; ply++) {
		node = board_move_after(game, node);
		at = game->record->plies[node].at;
		for (; i < diags->count && diags->list[i].at.at < at.at + at.n; i++) {
			if (diags->list[i].at.at >= at.at &&
			    diags->list[i].severity == SEVERITY_error &&
			    diag_rows[diags->list[i].rule].group == GROUP_legality)
				return ply;
		}
	}
	return game->plies;
}

static void
add_boards(const struct show *show, const struct session *session, struct buffer *out)
{
	const struct game *game = session->game;
	struct write_options writing = show->writing;
	uint32_t ply = show->chosen ? show->from : find_ply(session);
	uint32_t last = show->chosen ? show->to : ply;
	struct board_walk walk = { .begun = false };
	struct image image;

	if (ply > game->plies)
		return;
	writing.diags = &session->diags;
	writing.walk = &walk;
	show_occasion(game->record, out);
	for (; ply <= game->plies && ply <= last; ply++) {
		if (out->n > 0)
			buffer_char(out, '\n');
		writing.ply = ply;
		image_of(game, &writing, &image);
		show_board(game, &image, ply, writing.language, out);
	}
}

/* Returns the text of the session's present game: what linter_options->cells is.  Empty: it has no
 * position that is wanted. */
static const struct str *
show_cells(const void *of, const struct session *session, const size_t *counts,
    struct buffer *scratch, struct events *events)
{
	struct str *text = arena_zero(&events->arena, sizeof *text);

	(void)counts;
	buffer_clear(scratch);
	if (session->game != NULL && session->game->start.width > 0)
		add_boards(of, session, scratch);
	*text = arena_str(&events->arena, buffer_str(scratch));
	events->size += text->n;
	return text;
}

static void
set(void *of, struct linter_options *linting)
{
	struct show *show = of;

	linting->cells = show_cells;
	linting->cells_of = show;
	linting->only_counted = true;
	linting->fail_on = linting->min_severity = SEVERITY_error;
	linting->reading.replay.rivals = true;
}

/* --- the report */

/* report->held: the text of the first game, and what stands above it if others follow.
 * report->counts: the games that were seen, and those that were shown with a head. */
enum { TEXT, HEAD };
enum { SEEN, SHOWN };

static void
add_head(const struct event *event, struct report *report, struct buffer *out)
{
	buffer_add(out, STR("==> "));
	escape_text(event->file, out);
	buffer_printf(out, messages_in(report->language, ": game %lu"),
	    (unsigned long)event->is.game->number);
	buffer_add(out, STR(" <==\n"));
}

static void
add_text(struct report *report, struct str text)
{
	static const char *const codes[] = { [SHOW_last] = "\033[30;43m",
		[SHOW_finding] = "\033[1;37;41m",
		[SHOW_off] = "\033[0m" };

	report_marked(text, codes, report->style.colour, &report->out->buffer);
}

static void
write_missed(struct show *show, const struct event *event)
{
	const struct event_game *game = event->is.game;

	show->missed++;
	if (show->chosen && game->variant != NULL && show->from > game->plies)
		program_fail(show->program,
		    "%.*s: game %lu not shown: it has no move %lu (choose another --ply)",
		    program_width(event->file), event->file.p, (unsigned long)game->number,
		    (unsigned long)show->from);
	else
		program_fail(show->program,
		    "%.*s: game %lu not shown: its start or its moves cannot be read (see kifu "
		    "lint)",
		    program_width(event->file), event->file.p, (unsigned long)game->number);
	output_flush(&show->program->err);
}

static void
write_game(struct report *report, const struct event *event)
{
	struct str text = *event->is.game->cells;
	struct buffer *out = &report->out->buffer;

	if (++report->counts[SEEN] == 2 && report->held[TEXT].n > 0) {
		buffer_add(out, buffer_str(&report->held[HEAD]));
		add_text(report, buffer_str(&report->held[TEXT]));
		buffer_clear(&report->held[TEXT]);
		report->counts[SHOWN]++;
	}
	if (text.n == 0) {
		write_missed(report->style.of, event);
	} else if (report->counts[SEEN] == 1) {
		buffer_add(&report->held[TEXT], text);
		add_head(event, report, &report->held[HEAD]);
	} else {
		if (report->counts[SHOWN]++ > 0)
			buffer_char(out, '\n');
		add_head(event, report, out);
		add_text(report, text);
	}
}

static void
end_report(struct report *report, const struct tally *tally)
{
	(void)tally;
	add_text(report, buffer_str(&report->held[TEXT]));
}

static const struct report_functions show_report = {
	.for_people = true,
	.write = { [EVENT_game] = write_game },
	.end = end_report,
};

int
show_run(struct program *program, const struct options *options)
{
	const struct option_value *ply = options_last(options, OPTION_ply_board);
	struct show show = { .program = program,
		.writing = { .format = FORMAT_svg,
		    .letters = options_letters(options, OPTION_letters, NULL),
		    .language = program->language,
		    .flip = options_has(options, OPTION_flip) },
		.chosen = ply != NULL,
		.from = ply != NULL ? ply->is.plies.from : 0,
		.to = ply != NULL ? ply->is.plies.to : 0 };
	const struct lint_games games = { .report = &show_report, .of = &show, .set = set };
	int status = lint_games(program, options, &games);

	return program_worse(status, show.missed > 0 ? STATUS_found : STATUS_ok);
}
