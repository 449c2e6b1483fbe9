#include "cmd/visit/row_visitor.h"

#include "cmd/visit/lint_visitor.h"
#include "record/evaluation.h"

/* Goes to the next move that was played.  Returns false if there is none. */
static bool
go_on(const struct game *game, struct row_walk *walk)
{
	walk->node = game_next(game, walk->node);
	if (walk->node == 0 || walk->ply == game->plies)
		return false;
	walk->ply++;
	if (game->record->evaluations != NULL)
		walk->said = evaluation_at(game->record, walk->node);
	columns_spend(
	    &walk->clocks[game->moves[walk->node].side], &game->record->plies[walk->node]);
	return true;
}

/* Sets own to the places of the columns that differ from move to move.  Returns their number. */
static size_t
list_own(const struct columns *columns, size_t own[static COLUMN_COUNT])
{
	size_t i, count = 0;

	for (i = 0; i < columns->count; i++)
		if (column_rows[columns->list[i]].each != EACH_game)
			own[count++] = i;
	return count;
}

/* Makes a row of each move from the game's cells, which all rows share: the same bytes in memory.
 * scratch gets the text of the other cells. */
static void
make_moves(const struct row_plan *plan, struct row_walk *walk, const struct game_row *of,
    struct buffer *scratch, struct row *row)
{
	const struct columns *columns = plan->columns;
	const struct str *of_game = row->cells;
	size_t count = of->game == NULL ? 0 : of->game->plies, width = columns->count, k;
	size_t own[COLUMN_COUNT], own_count = list_own(columns, own);
	struct str *cells = arena_take(row->arena, (count + 1) * width * sizeof *cells);
	struct str *cell = cells, *end, all;

	buffer_clear(scratch);
	for (; count > 0 && go_on(of->game, walk); count--, cell += width) {
		memcpy(cell, of_game, width * sizeof *cell);
		for (k = 0; k < own_count; k++) {
			cell[own[k]].n = scratch->n;
			column_rows[columns->list[own[k]]].add(of, scratch);
			cell[own[k]].n = scratch->n - cell[own[k]].n;
			buffer_char(scratch, plan->separator);
		}
	}
	all = arena_str(row->arena, buffer_str(scratch));
	for (end = cell, cell = cells; cell < end; cell += width) {
		for (k = 0; k < own_count; all = str_after(all, cell[own[k++]].n + 1))
			cell[own[k]].p = all.p;
	}
	row->cells = cells;
	row->count = (size_t)(end - cells) / width;
}

/* Makes the game's rows; counts: of its findings, by severity. */
static void
make_rows(struct reading *reading, const size_t *counts, struct row *row)
{
	const struct row_plan *plan = reading->plan;
	const struct columns *columns = plan->columns;
	struct session *session = reading->session;
	struct results *results = reading->results;
	struct row_walk walk = { .node = 0 };
	const struct game_row of = { session, session->game, counts, &walk };

	if (columns_have(columns, COLUMN_line) && session->game != NULL)
		reading->line = text_place(&session->text, session->record.at.at).line;
	row->arena = &results->arena;
	row->cells = columns_cells(columns, session, counts, &reading->scratch, row->arena);
	row->count = 1;
	if (columns->each == EACH_move)
		make_moves(plan, &walk, &of, &reading->scratch, row);
	results->size += reading->scratch.n + row->count * columns->count * sizeof *row->cells;
}

static void
visit_game(struct reading *reading, void *payload)
{
	static const size_t none[SEVERITY_error + 1] = { 0 };

	make_rows(reading, none, payload);
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
	make_rows(reading, counting->counts, payload);
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
