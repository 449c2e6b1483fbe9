#include "cmd/visit/convert_visitor.h"

#include "cmd/host/output.h"
#include "cmd/run/job.h"
#include "cmd/visit/converter.h"
#include "parsers/parser.h"

const char *const convert_ends[] = {
	[CONVERSION_no_game] = "no-game",
	[CONVERSION_unreadable] = "unreadable",
	[CONVERSION_illegal] = "illegal",
	[CONVERSION_short] = "short",
	[CONVERSION_lossy] = "lossy",
	[CONVERSION_unfit] = "unfit",
	[CONVERSION_second] = "second",
	[CONVERSION_other] = "other",
	[CONVERSION_no_encoding] = "no-encoding",
};

static void
init_state(struct reading *reading)
{
	struct converter *converter = reading->state;

	converter->reading = reading;
	converter->session = reading->session;
	converter->conversion = &((const struct convert_plan *)reading->plan)->conversion;
	buffer_init(&converter->written, reading->memory);
	buffer_init(&converter->encoded, reading->memory);
}

static void
free_state(struct reading *reading)
{
	struct converter *converter = reading->state;

	buffer_free(&converter->written);
	buffer_free(&converter->encoded);
}

static void
begin_chunk(struct reading *reading)
{
	struct converter *converter = reading->state;

	converter->led = false;
	converter->mark = (struct source_mark){ 0 };
}

/* Copies the bytes and the pictures' ends into the results. */
static void
keep_parts(struct results *results, struct converted *game)
{
	unsigned i;

	for (i = 0; i < CONVERSION_PARTS; i++)
		game->parts[i] = results_keep_or_borrow(results, game->parts[i]);
	if (game->ends == NULL)
		return;
	game->ends = memcpy(results_take(results, game->count * sizeof *game->ends), game->ends,
	    game->count * sizeof *game->ends);
}

static void
visit_game(struct reading *reading, void *payload)
{
	static const size_t counts[SEVERITY_error + 1] = { 0 }; /* no name has them */
	const struct convert_plan *plan = reading->plan;
	const struct columns *columns = plan->columns;
	const struct session *session = reading->session;
	struct converter *converter = reading->state;
	struct results *results = reading->results;
	struct converted *game = payload;

	game->ahead = -1;
	if (converter->conversion->source)
		game->end = converter_copy(converter, game->parts);
	else
		converter_translate(converter, game);
	keep_parts(results, game);
	game->has_key = plan->keys && session->game != NULL && game_has_key(session->game);
	if (game->has_key) {
		buffer_clear(&reading->scratch);
		game->key = plan->by_position ? game_key_start(session->game, &reading->scratch)
					      : game_key(session->game, NULL, &reading->scratch);
	}
	if (columns != NULL) {
		game->cells =
		    columns_cells(columns, session, counts, &reading->scratch, &results->arena);
		results->size += reading->scratch.n + columns->count * sizeof *game->cells;
	}
}

/* Reports the lines of a pipe that came after its last game was written; in a file they are kept
 * with that game. */
static void
visit_rest(struct reading *reading)
{
	struct converter *converter = reading->state;
	struct session *session = reading->session;
	uint32_t at = session->start;
	struct span line;
	struct str words;

	while (
	    !source_is_binary(&session->source) && text_next_line(session->text.body, &at, &line)) {
		words = str_trim(text_str(&session->text, line));
		if (words.n > 0)
			converter_report(
			    converter, diags_add(&session->diags, DIAG_unknown_line, line, 0,
					   ARGS(A_STR(parser_excerpt(&session->parse, line)))));
	}
}

static bool
add_fault(
    const void *plan, const void *settings, struct results *results, const struct fault *fault)
{
	struct convert_finding *added = results_take(results, sizeof *added);

	(void)plan;
	(void)settings;
	finding_text_bare(&added->text, fault->rule, fault->args, &results->arena);
	added->fatal = fault->fatal;
	results_add(results, CONVERT_finding, fault->file)->is.own = added;
	return true;
}

/* Writes a game that is alone in its file. */
static void
write_ahead(struct job *job)
{
	const struct result_item *item = job->results.list;
	struct converted *game = NULL;
	struct str parts[2];
	size_t i;

	if (job->output == NULL || job->results.count == 0 || item->kind != RESULT_file ||
	    item[job->results.count - 1].kind != RESULT_end) /* more of a large file will come */
		return;
	for (i = 0; i < job->results.count; i++, item++) {
		bool fatal = item->kind == CONVERT_finding &&
			     ((const struct convert_finding *)item->is.own)->fatal,
		     second = item->kind == RESULT_game && game != NULL;

		if (fatal || second || item->kind == RESULT_failure)
			return;
		if (item->kind == RESULT_game)
			game = item->is.own;
	}
	if (game == NULL || game->end != CONVERSION_written)
		return;
	parts[0] = game->parts[CONVERSION_first];
	parts[1] = game->parts[CONVERSION_game];
	game->ahead = output_ahead(job->output, parts, 2);
}

static void
renumber(struct reading *reading, struct result_item *item, uint32_t games, uint32_t lines)
{
	(void)reading;
	finding_text_renumber(&((struct convert_finding *)item->is.own)->text, games, lines);
}

const struct visitor convert_visitor = {
	.size = sizeof(struct converter),
	.payload = sizeof(struct converted),
	.init = init_state,
	.free = free_state,
	.chunk = begin_chunk,
	.game = visit_game,
	.rest = visit_rest,
	.done = write_ahead,
	.fault = add_fault,
	.renumber = renumber,
};
