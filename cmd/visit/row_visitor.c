#include "cmd/visit/row_visitor.h"

#include "cmd/visit/lint_visitor.h"

/* Makes the game's row; counts: of its findings, by severity. */
static void
make_row(struct reading *reading, const size_t *counts, struct row *row)
{
	const struct columns *columns = ((const struct row_plan *)reading->plan)->columns;
	struct session *session = reading->session;
	struct results *results = reading->results;

	if (columns_have(columns, COLUMN_line) && session->game != NULL)
		reading->line = text_place(&session->text, session->record.at.at).line;
	row->cells = columns_cells(columns, session, counts, &reading->scratch, &results->arena);
	results->size += reading->scratch.n + columns->count * sizeof *row->cells;
}

static void
visit_game(struct reading *reading, void *payload)
{
	static const size_t none[SEVERITY_error + 1] = { 0 };

	make_row(reading, none, payload);
}

const struct visitor row_visitor = {
	.payload = sizeof(struct row),
	.needs = NEED_lint,
	.game = visit_game,
	.once = true,
};

/* --- with counts of findings */

/* A worker's state. */
struct counting {
	struct judge judge;
	size_t counts[SEVERITY_error + 1]; /* findings of the game */
};

static void
count_finding(struct reading *reading, const struct finding *finding, enum severity severity)
{
	struct counting *counting = reading->state;

	(void)finding;
	counting->counts[severity] += severity != SEVERITY_off;
}

static void
init_counts(struct reading *reading)
{
	static const struct judge_calls calls = { .found = count_finding };

	judge_init(reading, &calls, &((const struct row_plan *)reading->plan)->judge);
}

static void
count_game(struct reading *reading, void *payload)
{
	struct counting *counting = reading->state;
	const struct session *session = reading->session;

	memset(counting->counts, 0, sizeof counting->counts);
	judge_game(reading);
	lint_left_out(reading->results, session->text.name, session->diags.left_out);
	make_row(reading, counting->counts, payload);
}

const struct visitor row_counts_visitor = {
	.size = sizeof(struct counting),
	.payload = sizeof(struct row),
	.needs = NEED_lint,
	.init = init_counts,
	.use = judge_use,
	.free = judge_free,
	.file = judge_file,
	.chunk = judge_chunk,
	.game = count_game,
	.pass = judge_pass,
	.keep = judge_keep,
	.carry = &judge_carry,
	.once = true,
};
