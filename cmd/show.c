#include "cmd/command.h"
#include "cmd/host/messages.h"
#include "cmd/judge/config.h"
#include "cmd/run/run.h"
#include "cmd/show/show_board.h"
#include "cmd/sink/report.h"
#include "lib/escape.h"
#include "lib/game_summary.h"
#include "writers/common/board.h"

/* --- the visitor: the text of a game's boards */

/* Positions that are shown of a game at most: their text is held, a kilobyte or two each. */
enum { POSITIONS = 10000 };

/* Which positions are drawn, and how. */
struct show_plan {
	struct write_options writing;
	bool chosen;       /* by --ply: */
	uint32_t from, to; /* positions that are wanted */
};

/* RESULT_game. */
struct show_game {
	struct str text; /* empty: it has none of the positions asked for */
};

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

/* Returns whether more positions are wanted than are shown of a game with this number of moves. */
static bool
is_too_long(const struct show_plan *show, uint32_t plies)
{
	uint32_t last = show->to < plies ? show->to : plies;

	return show->chosen && last >= show->from && last - show->from >= POSITIONS;
}

static void
add_boards(const struct show_plan *show, const struct session *session, struct buffer *out)
{
	const struct game *game = session->game;
	struct write_options writing = show->writing;
	uint32_t ply = show->chosen ? show->from : find_ply(session);
	uint32_t last = show->chosen ? show->to : ply;
	struct board_walk walk = { .begun = false };
	struct image image;

	if (ply > game->plies || is_too_long(show, game->plies))
		return;
	writing.diags = &session->diags;
	writing.walk = &walk;
	show_occasion(game->record, out);
	for (; ply <= game->plies && ply <= last; ply++) {
		if (out->n > 0)
			buffer_char(out, '\n');
		writing.ply = ply;
		image_of(game, &writing, &image);
		show_board(game, &image, ply, writing.look.language, out);
	}
}

static void
draw_game(struct reading *reading, void *payload)
{
	const struct session *session = reading->session;
	struct show_game *game = payload;

	buffer_clear(&reading->scratch);
	if (session->game != NULL && session->game->start.width > 0)
		add_boards(reading->plan, session, &reading->scratch);
	game->text = results_keep(reading->results, buffer_str(&reading->scratch));
}

static const struct visitor board_visitor = {
	.payload = sizeof(struct show_game),
	.needs = NEED_lint | NEED_rivals,
	.game = draw_game,
	.once = true,
};

/* --- the sink */

/* A run of kifu show. */
struct show {
	struct run run;
	struct show_plan plan;
	bool colour;
	struct buffer text, head; /* of the first game, and what stands above it if others follow */
	size_t seen, shown;       /* games; those shown with a head */
	size_t missed;            /* games of which none could be shown */
};

static void
add_head(const struct show *show, const struct result_item *item, struct buffer *out)
{
	buffer_add(out, STR("==> "));
	escape_text(item->file, out);
	buffer_printf(out, messages_in(show->run.program->language, ": game %lu"),
	    (unsigned long)item->game->number);
	buffer_add(out, STR(" <==\n"));
}

static void
add_text(const struct show *show, struct str text)
{
	static const char *const codes[] = { [SHOW_last] = "\033[30;43m",
		[SHOW_finding] = "\033[1;37;41m",
		[SHOW_off] = "\033[0m" };

	report_marked(text, codes, show->colour, &show->run.program->out.buffer);
}

static void
report_missed(struct show *show, const struct result_item *item)
{
	const struct show_plan *plan = &show->plan;
	const struct game_summary *game = item->game;
	struct program *program = show->run.program;

	show->missed++;
	if (plan->chosen && game->variant != NULL && plan->from > game->plies)
		program_fail(program,
		    "%.*s: game %lu not shown: it has no move %lu (choose another --ply)",
		    program_width(item->file), item->file.p, (unsigned long)game->number,
		    (unsigned long)plan->from);
	else if (game->variant != NULL && is_too_long(plan, game->plies))
		program_fail(program,
		    "%.*s: game %lu not shown: more than %d positions (choose fewer with --ply)",
		    program_width(item->file), item->file.p, (unsigned long)game->number,
		    POSITIONS);
	else
		program_fail(program,
		    "%.*s: game %lu not shown: its start or its moves cannot be read (see kifu "
		    "lint)",
		    program_width(item->file), item->file.p, (unsigned long)game->number);
	output_flush(&program->err);
}

/* Shows a game; the first one is held until it is known whether others follow. */
static void
deliver(void *of, const struct result_item *item)
{
	struct show *show = of;
	struct output *out = &show->run.program->out;
	struct str text;

	if (item->kind != RESULT_game)
		return;
	text = ((const struct show_game *)item->is.own)->text;
	run_clear_for_output(&show->run);
	if (++show->seen == 2 && show->text.n > 0) {
		buffer_add(&out->buffer, buffer_str(&show->head));
		add_text(show, buffer_str(&show->text));
		buffer_clear(&show->text);
		show->shown++;
	}
	if (text.n == 0) {
		report_missed(show, item);
	} else if (show->seen == 1) {
		buffer_add(&show->text, text);
		add_head(show, item, &show->head);
	} else {
		if (show->shown++ > 0)
			buffer_char(&out->buffer, '\n');
		add_head(show, item, &out->buffer);
		add_text(show, text);
	}
	output_more(out);
}

int
show_run(struct program *program, const struct options *options)
{
	const struct option_value *ply = options_last(options, OPTION_ply_board);
	struct show show = { .run = { .program = program,
				 .options = options,
				 .sinks = &show,
				 .settle = config_settle,
				 .deliver = deliver },
		.plan = { .writing = { .format = FORMAT_svg,
			      .letters = options_letters(options, OPTION_letters, NULL),
			      .look = { .flip = options_has(options, OPTION_flip) } },
		    .chosen = ply != NULL,
		    .from = ply != NULL ? ply->is.plies.from : 0,
		    .to = ply != NULL ? ply->is.plies.to : 0 },
		.colour = report_colours(options) };
	int status;

	buffer_init(&show.text, &program->memory);
	buffer_init(&show.head, &program->memory);
	show.run.reading = (struct reader_options){ .visitor = &board_visitor, .plan = &show.plan };
	status = run_begin(&show.run);
	if (status == STATUS_ok)
		status = run_enter(&show.run);
	if (status == STATUS_ok) {
		show.plan.writing.look.language = program->language;
		status = run_all(&show.run);
		run_none(&show.run);
	}
	run_free(&show.run);
	add_text(&show, buffer_str(&show.text));
	buffer_free(&show.text);
	buffer_free(&show.head);
	return program_worse(status, show.missed > 0 ? STATUS_found : STATUS_ok);
}
