#include "cmd/event/event.h"

static struct str
kept_header(struct reading *reading, enum header_id id)
{
	const struct header *header = record_header(&reading->session->record, id);

	return header == NULL ? NO_STR : results_keep(reading->results, header->value);
}

/* Returns the PSN tag Round, or the title. */
static struct str
kept_round(struct reading *reading)
{
	const struct record *record = &reading->session->record;
	size_t i;

	for (i = 0; i < record->header_count; i++)
		if (str_eq_nocase(record->headers[i].key, STR("Round")))
			return results_keep(reading->results, record->headers[i].value);
	return kept_header(reading, HEADER_title);
}

/* Sets the day and the second of a header's date. */
static void
read_time(struct reading *reading, enum header_id id, int32_t *day, int64_t *second)
{
	const struct header *header = record_header(&reading->session->record, id);
	struct date date;

	*second = -1;
	if (header == NULL || !value_date(reading->session->value_patterns, header->value, &date) ||
	    date.year < 0 || date.month < 1 || date.day < 1)
		return;
	if (*day == 0)
		*day = date.year * 10000 + date.month * 100 + date.day;
	if (date.hour >= 0)
		*second = (((int64_t)date.year * 12 + date.month) * 31 + date.day) * 86400 +
			  date.hour * 3600 + (date.minute > 0 ? date.minute : 0) * 60 +
			  (date.second > 0 ? date.second : 0);
}

/* Codes the main line: two moves with one code are hardly ever met. */
static const uint16_t *
code_moves(struct reading *reading, uint32_t plies)
{
	const struct game *game = reading->session->game;
	uint16_t *codes = results_take(reading->results, (plies + 1) * sizeof *codes);
	uint32_t node = 0, i = 0;

	while (i < plies && (node = game_next(game, node)) != 0) {
		const struct move *move = &game->moves[node];
		unsigned from = move->kind == MOVE_drop ? 256u + move->piece : move->from;

		codes[i++] =
		    (uint16_t)(from * 521u + move->to * 2u + ((move->flags & MOVE_promotes) != 0));
	}
	return codes;
}

static void
visit_game(struct reading *reading, void *payload)
{
	struct event_facts *facts = payload;
	struct session *session = reading->session;
	const struct game *game = session->game;

	facts->start = facts->end = -1;
	facts->ending = ENDING_none;
	facts->winner = NO_SIDE;
	if (game == NULL)
		return;
	facts->names[BLACK] = kept_header(reading, HEADER_black);
	facts->names[WHITE] = kept_header(reading, HEADER_white);
	facts->event = kept_header(reading, HEADER_event);
	facts->round = kept_round(reading);
	facts->clock = kept_header(reading, HEADER_time_limit);
	facts->byoyomi = kept_header(reading, HEADER_byoyomi);
	read_time(reading, HEADER_start_time, &facts->day, &facts->start);
	read_time(reading, HEADER_end_time, &facts->day, &facts->end);
	facts->ending = game->ending;
	facts->winner = game->winner;
	facts->handicap = game_summary_handicap(game);
	facts->key = game_key(game, NULL, &reading->scratch);
	facts->plies = game->plies;
	facts->moves = code_moves(reading, game->plies);
	facts->line = text_place(&session->text, session->record.at.at).line;
}

const struct visitor event_visitor = {
	.payload = sizeof(struct event_facts),
	.needs = NEED_lint,
	.game = visit_game,
	.once = true,
};
