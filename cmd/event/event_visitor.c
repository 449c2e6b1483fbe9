#include "cmd/event/event_run.h"

#include <string.h>

#include "cmd/host/hash.h"
#include "cmd/visit/lint_visitor.h"
#include "record/sfen.h"
#include "record/values/clock.h"
#include "record/values/numeral.h"
#include "writers/common/board.h"

/* --- a worker's state */

struct event_state {
	struct judge judge;
	uint32_t errors;                 /* findings of the game that fail */
	struct round of_folder, of_file; /* what the names of the file say */
	struct buffer header;            /* the last one in which a round was looked for */
	struct round of_header;          /* what it says, parts of it */
};

static void
count_finding(struct reading *reading, const struct finding *finding, enum severity severity)
{
	struct event_state *state = reading->state;

	(void)finding;
	state->errors += severity != SEVERITY_off && severity >= state->judge.plan->fail_on;
}

static void
begin(struct reading *reading)
{
	static const struct judge_calls calls = { .found = count_finding };

	buffer_init(&((struct event_state *)reading->state)->header, reading->scratch.memory);
	judge_init(reading, &calls, &((const struct lint_plan *)reading->plan)->judge);
}

static void
end(struct reading *reading)
{
	buffer_free(&((struct event_state *)reading->state)->header);
	judge_free(reading);
}

/* --- headers */

/* Returns a column as far as a place holds it. */
static uint16_t
column_of(uint32_t column)
{
	return (uint16_t)(column < UINT16_MAX ? column : UINT16_MAX);
}

/* Notes a place; lines are counted from the game's first, so that they stay right in a chunk. */
static void
set_place(struct event_game *game, enum fact fact, struct reading *reading, struct span at)
{
	struct session *session = reading->session;
	struct place from = text_place(&session->text, at.at),
		     to = text_place(&session->text, at.at + at.n);

	game->places[fact].line = from.line - reading->line + 1;
	game->places[fact].column = column_of(from.column);
	game->places[fact].end = column_of(to.line == from.line ? to.column : from.column);
}

/* Returns the value of a header, and notes its place as that of a fact. */
static struct str
find(struct reading *reading, struct event_game *game, enum header_id id, enum fact fact)
{
	const struct header *header = record_header(&reading->session->record, id);

	if (header == NULL || header->value.n == 0)
		return NO_STR;
	if (game->places[fact].line == 0)
		set_place(game, fact, reading, header->at);
	return results_keep(reading->results, header->value);
}

/* Returns the name of the event in a game's name of shogi-server (ev-600-10+A+B+20260711093000, or
 * wdoor+ before that), or all of it. */
static struct str
event_of_server(struct str name)
{
	struct str rest = name, first = str_cut(&rest, '+'), part = rest;
	size_t parts = 1;

	for (; part.n > 0; str_cut(&part, '+'))
		parts++;
	if (parts < 4)
		return name;
	return parts > 4 ? str_cut(&rest, '+') : first;
}

/* Returns the minutes from 1970 to a date with a time, or 0. */
static int64_t
minutes_of(const struct date *date)
{
	int64_t year = date->year - (date->month <= 2), era = year / 400, day;

	if (date->year < 1 || date->month < 1 || date->day < 1 || date->hour < 0)
		return 0;
	day = (153 * ((date->month + 9) % 12) + 2) / 5 + date->day - 1;
	day += (year - era * 400) * 365 + (year - era * 400) / 4 - (year - era * 400) / 100;
	return ((era * 146097 + day - 719468) * 24 + date->hour) * 60 +
	       (date->minute > 0 ? date->minute : 0);
}

/* Returns the time that a header says, or shogi-server's comment '$END_TIME:. */
static int64_t
find_time(const struct reading *reading, enum header_id id)
{
	const struct session *session = reading->session;
	const struct record *record = &session->record;
	const struct header *header = record_header(record, id);
	struct str value = header == NULL ? NO_STR : header->value;
	struct date date;

	for (size_t i = record->note_count; value.n == 0 && id == HEADER_end_time && i-- > 0;) {
		if (str_starts(record->notes[i].text, STR("$END_TIME:")))
			value = str_after(record->notes[i].text, STR("$END_TIME:").n);
	}
	return value.n > 0 && value_date(session->value_patterns, value, &date) ? minutes_of(&date)
										: 0;
}

/* Sets what the headers say. */
static void
read_headers(struct reading *reading, struct event_game *game)
{
	const struct session *session = reading->session;
	struct date date;

	game->written[BLACK] = find(reading, game, HEADER_black, FACT_black);
	game->written[WHITE] = find(reading, game, HEADER_white, FACT_white);
	game->event = event_of_server(find(reading, game, HEADER_event, FACT_event));
	if (game->event.n == 0)
		game->event = find(reading, game, HEADER_title, FACT_event);
	game->clock = find(reading, game, HEADER_time_limit, FACT_clock);
	game->began = find_time(reading, HEADER_start_time);
	game->ended = find_time(reading, HEADER_end_time);
	find(reading, game, HEADER_start_time, FACT_date);
	if (session_date(session, &date) && date.year > 0 && date.month > 0 && date.day > 0)
		game->day = (uint32_t)(date.year * 10000 + date.month * 100 + date.day);
}

/* Sets the clock in seconds: main time, and what comes after it or with each move. */
static void
read_clock(const struct session *session, struct event_game *game)
{
	const struct header *header = record_header(&session->record, HEADER_time_limit),
			    *name = record_header(&session->record, HEADER_event);
	struct clock clock;

	game->limit.known =
	    (header != NULL &&
		clock_read(&session->record, header, session->value_patterns, &clock, NULL)) ||
	    (name != NULL && value_server_clock(session->value_patterns, name->value, &clock));
	if (game->limit.known)
		game->limit = event_limit_of(&clock);
}

/* --- rounds */

/* Notes the round that a source says, and the stage that the first of them names. */
static void
note_round(struct reading *reading, struct event_game *game, enum round_source source,
    const struct round *round)
{
	game->rounds[source] = (struct said_round){ (uint8_t)round->number,
		(uint8_t)round->from_end, round->third_place };
	if (game->stage.n == 0 && round->stage.n > 0)
		game->stage = results_keep(reading->results, round->stage);
}

/* Finds the rounds that the names of the file and of its folders say. */
static void
begin_chunk(struct reading *reading)
{
	struct event_state *state = reading->state;
	struct str rest = reading->session->text.name, folder;
	struct round found;

	judge_chunk(reading);
	state->of_folder = (struct round){ 0 };
	while (str_find(rest, STR("/")) < rest.n) {
		folder = str_cut(&rest, '/');
		if (round_find(folder, &found) || found.stage.n > 0)
			state->of_folder = found;
	}
	round_find(event_base_name(rest), &state->of_file);
}

/* Returns the round that a header says, which is often that of the game before. */
static struct round
round_of(struct event_state *state, struct str header)
{
	header = round_title(header);
	if (!str_eq(header, buffer_str(&state->header))) {
		buffer_clear(&state->header);
		buffer_add(&state->header, header);
		round_find(buffer_str(&state->header), &state->of_header);
	}
	return state->of_header;
}

static void
read_rounds(struct reading *reading, struct event_game *game)
{
	static const enum header_id words[] = { HEADER_event, HEADER_title, HEADER_note };
	struct event_state *state = reading->state;
	const struct record *record = &reading->session->record;
	struct round round = { 0 };
	uint32_t number;

	for (size_t i = 0; i < record->header_count; i++) {
		if (!str_eq_nocase(record->headers[i].key, STR("Round")))
			continue;
		if (numeral_read(record->headers[i].value, &number) && number <= EVENT_ROUNDS_MAX)
			round.number = number;
		else
			round_find(record->headers[i].value, &round);
		note_round(reading, game, ROUND_tag, &round);
	}
	round = (struct round){ 0 };
	for (size_t i = 0; i < sizeof words / sizeof *words && round.words.n == 0; i++) {
		const struct header *header = record_header(record, words[i]);

		if (header != NULL)
			round = round_of(state, header->value);
	}
	note_round(reading, game, ROUND_header, &round);
	note_round(reading, game, ROUND_folder, &state->of_folder);
	note_round(reading, game, ROUND_file, &state->of_file);
}

/* --- moves */

/* Returns the hash of a start position. */
static uint64_t
start_of(const struct game *game, struct buffer *scratch)
{
	if (game->handicap != NULL)
		return hash_add(HASH_BEGIN, str_of(game->handicap->sfen));
	buffer_clear(scratch);
	sfen_write(&game->start, 1, scratch);
	return hash_add(HASH_BEGIN, buffer_str(scratch));
}

/* Hashes the start and each move with those before it, so that records in any format compare. */
static void
read_moves(struct reading *reading, struct event_game *to)
{
	const struct game *game = reading->session->game;
	uint64_t hash = start_of(game, &reading->scratch);
	uint32_t node = 0, i = 0;

	to->start = hash;
	to->moves = results_take(reading->results, game->plies * sizeof *to->moves);
	while ((node = game_next(game, node)) != 0 && i < game->plies) {
		const struct move *move = &game->moves[node];

		hash = hash_mixed(
		    hash + ((uint64_t)move->from << 48 | (uint64_t)move->mid << 32 |
			       (uint64_t)move->to << 16 | (uint64_t)move->after << 4 | move->kind));
		to->moves[i++] = (uint16_t)hash;
	}
	to->key = hash;
	to->has_key = i == game->plies && game->unplayed == 0;
}

/* Sets the last position, unless nothing was played. */
static void
read_picture(struct reading *reading, struct event_game *to)
{
	const struct game *game = reading->session->game;
	uint32_t node, last = 0;

	if (game->start.width == 0 || game->plies == 0)
		return;
	for (node = board_move_after(game, 0); node != 0; node = board_move_after(game, node)) {
		if (game->moves[node].kind != MOVE_none)
			last = node;
	}
	buffer_clear(&reading->scratch);
	sfen_write(&game->final, game->final.number + 1, &reading->scratch);
	to->picture = results_take(reading->results, sizeof *to->picture);
	to->picture->sfen = results_keep(reading->results, buffer_str(&reading->scratch));
	to->picture->last = game->moves[last];
}

/* Notes which rules a comment in the record suppresses. */
static void
read_ignored(struct reading *reading, struct event_game *game)
{
	const struct event_state *state = reading->state;
	const struct suppressions *suppressions = &state->judge.suppressions;
	const struct record *record = &reading->session->record;
	static const enum header_id headers[FACT_COUNT] = { HEADER_black, HEADER_white,
		HEADER_start_time, HEADER_event, HEADER_time_limit };

	if (suppressions->of_lines.count + suppressions->of_file.count == 0)
		return;
	for (unsigned rule = DIAG_self_pairing; rule < DIAG_bad_table; rule++) {
		struct finding finding = { .rule = (enum diag)rule, .at = record->at };
		const struct header *header =
		    record_header(record, headers[event_fact((enum diag)rule)]);

		if (header != NULL)
			finding.at = header->at;
		if (suppress_finding(suppressions, &finding, str_of(diag_rows[rule].name)))
			game->ignored |= UINT32_C(1) << (rule - DIAG_self_pairing);
	}
}

static void
visit_game(struct reading *reading, void *payload)
{
	struct event_state *state = reading->state;
	struct session *session = reading->session;
	const struct game *played = session->game;
	struct event_game *game = payload;
	uint32_t end;

	state->errors = 0;
	judge_game(reading);
	game->errors = state->errors;
	game->file = session->text.name;
	if (played == NULL)
		return;
	game->readable = true;
	reading->line = text_place(&session->text, session->record.at.at).line;
	read_headers(reading, game);
	read_clock(session, game);
	read_rounds(reading, game);
	game->handicap = str_of(game_summary_handicap(played)); /* kept with the summary */
	game->ending = played->ending;
	game->winner = played->winner;
	game->plies = played->plies;
	end = played->end;
	if (end != 0 && session->record.plies[end].at.n > 0)
		set_place(game, FACT_ending, reading, session->record.plies[end].at);
	if (session->record.setup.handicap.at.n > 0)
		set_place(game, FACT_handicap, reading, session->record.setup.handicap.at);
	read_moves(reading, game);
	if ((((const struct lint_plan *)reading->plan)->shows & SHOWS_boards) != 0)
		read_picture(reading, game);
	read_ignored(reading, game);
}

const struct visitor event_visitor = {
	.size = sizeof(struct event_state),
	.payload = sizeof(struct event_game),
	.init = begin,
	.use = judge_use,
	.free = end,
	.file = judge_file,
	.chunk = begin_chunk,
	.game = visit_game,
	.pass = judge_pass,
	.keep = judge_keep,
	.carry = &judge_carry,
	.once = true,
};
