#include "cmd/visit/row_visitor.h"

#include "cmd/visit/lint_visitor.h"

/* A worker's state. */
struct rows {
	struct judge judge; /* of row_counts_visitor */
	const struct row_plan *plan;
	struct buffer scratch;
	size_t counts[SEVERITY_error + 1]; /* findings of the game */
};

static void
init_state(void *state, const void *plan, struct memory *memory)
{
	struct rows *rows = state;

	rows->plan = plan;
	buffer_init(&rows->scratch, memory);
}

static void
free_state(void *state)
{
	buffer_free(&((struct rows *)state)->scratch);
}

/* Adds the game's row. */
static void
add_row(struct rows *rows, struct reading *reading)
{
	const struct columns *columns = rows->plan->columns;
	struct session *session = reading->session;
	struct results *results = reading->results;
	struct row *row = results_take(results, sizeof *row);

	row->summary = game_summary_of(session);
	if (columns_have(columns, COLUMN_line) && session->game != NULL)
		row->summary.line = text_place(&session->text, session->record.at.at).line;
	row->cells = columns_cells(columns, session, rows->counts, &rows->scratch, &results->arena);
	results->size += rows->scratch.n + columns->count * sizeof *row->cells;
	results_add_of(results, RESULT_game, session)->is.own = row;
}

static void
visit_game(void *state, struct reading *reading)
{
	session_pass_text(reading->session, session_reach(reading->session));
	add_row(state, reading);
}

static void
renumber(void *state, struct result_item *item, uint32_t games, uint32_t lines)
{
	(void)state;
	game_summary_renumber(&((struct row *)item->is.own)->summary, games, lines);
}

const struct visitor row_visitor = {
	.size = sizeof(struct rows),
	.needs = NEED_lint,
	.init = init_state,
	.free = free_state,
	.game = visit_game,
	.renumber = renumber,
	.once = true,
};

/* --- with counts of findings */

static void
count_finding(struct judge *judge, const struct finding *finding, enum severity severity,
    struct reading *reading)
{
	(void)finding;
	(void)reading;
	((struct rows *)judge)->counts[severity] += severity != SEVERITY_off;
}

static const struct judge_calls calls = { .found = count_finding };

static void
init_counts(void *state, const void *plan, struct memory *memory)
{
	struct rows *rows = state;

	init_state(state, plan, memory);
	judge_init(&rows->judge, &calls, &rows->plan->judge, memory);
}

static void
free_counts(void *state)
{
	free_state(state);
	judge_free(&((struct rows *)state)->judge);
}

static void
use_settings(void *state, const void *settings, struct session *session)
{
	struct rows *rows = state;

	judge_use(&rows->judge, settings != NULL ? settings : &rows->plan->judge, session);
}

static void
begin_file(void *state, struct reading *reading)
{
	(void)reading;
	judge_file(&((struct rows *)state)->judge);
}

static void
begin_chunk(void *state, struct reading *reading)
{
	judge_chunk(&((struct rows *)state)->judge, reading);
}

static void
count_game(void *state, struct reading *reading)
{
	struct rows *rows = state;
	struct session *session = reading->session;

	memset(rows->counts, 0, sizeof rows->counts);
	judge_game(&rows->judge, reading);
	lint_left_out(reading->results, session->text.name, session->diags.left_out);
	add_row(rows, reading);
}

static void
pass_game(void *state, struct reading *reading)
{
	judge_pass(&((struct rows *)state)->judge, reading);
}

const struct visitor row_counts_visitor = {
	.size = sizeof(struct rows),
	.needs = NEED_lint,
	.init = init_counts,
	.use = use_settings,
	.free = free_counts,
	.file = begin_file,
	.chunk = begin_chunk,
	.game = count_game,
	.pass = pass_game,
	.keep = judge_keep,
	.renumber = renumber,
	.carry = &judge_carry,
	.once = true,
};
