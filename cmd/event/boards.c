/* The boards: which records and cells are of one game, and how it ended. */
#include <stdlib.h>

#include "cmd/event/event.h"

struct board *
boards_at(const struct event *event, uint32_t round, uint32_t player, uint32_t opponent)
{
	size_t found = hash_table_find(&event->pairs, event_pair_hash(round, player, opponent));

	return found == 0 ? NULL : &event->boards[found - 1];
}

struct board *
boards_of(const struct event *event, uint32_t round, uint32_t player)
{
	size_t found = hash_table_find(&event->seats, event_hash(round, player));

	return found == 0 ? NULL : &event->boards[found - 1];
}

size_t
boards_count(const struct event *event, uint32_t player, uint32_t opponent)
{
	return hash_table_find(&event->met, event_pair(player, opponent));
}

/* Returns the board of two players in a round, which is made if there is none; keyed: it can be
 * found again. */
static struct board *
board_for(struct event *event, uint32_t round, uint32_t player, uint32_t opponent, bool keyed)
{
	size_t *pair = hash_table_number(&event->pairs, event_pair_hash(round, player, opponent));
	size_t *seat;
	struct board *board;

	if (keyed && *pair != 0)
		return &event->boards[*pair - 1];
	board = ARENA_ADD(event->arena, event->boards, event->board_count, event->board_cap);
	*board = (struct board){ .round = round,
		.players = { player < opponent ? player : opponent,
		    player < opponent ? opponent : player },
		.first = EVENT_NONE,
		.record = EVENT_NONE,
		.open = true };
	if (*pair == 0)
		*pair = event->board_count;
	if (board->players[1] != EVENT_NONE)
		event->met_again +=
		    ++*hash_table_number(&event->met, event_pair(player, opponent)) == 2;
	for (unsigned i = 0; i < 2 && board->players[i] != EVENT_NONE; i++) {
		seat = hash_table_number(&event->seats, event_hash(round, board->players[i]));
		if (*seat == 0)
			*seat = event->board_count;
	}
	return board;
}

/* --- cells */

/* Reports a cell that has another result than the board, which another table has. */
static void
compare_tables(struct event *event, struct board *board, const struct cell *cell, uint32_t player)
{
	enum outcome outcome = boards_outcome(board, cell->outcome, player);
	enum outcome other = board->cell->outcome;

	if (outcome == other || outcome == OUTCOME_open || other == OUTCOME_open ||
	    board->contradicted)
		return;
	event_add(event, DIAG_result_mismatch, cell->at,
	    ARGS(event_winner(event, boards_winner(board, outcome)),
		event_winner(event, boards_winner(board, other)),
		event_where(event, board->cell->at, cell->at.file)))
	    ->related = board->cell->at;
	board->contradicted = true;
}

/* Returns whether another table has one of the players in this round with somebody else, and
 * reports it. */
static bool
differs(struct event *event, const struct table *table, const struct cell *cell, uint32_t player,
    uint32_t other)
{
	const struct board *seat = boards_of(event, cell->round, player);
	uint32_t swapped = player;

	if (other != EVENT_NONE && boards_at(event, cell->round, player, other) != NULL)
		return false;
	if ((seat == NULL || seat->table == table) && other != EVENT_NONE) {
		seat = boards_of(event, cell->round, other);
		player = other;
		other = swapped;
	}
	if (seat == NULL || seat->table == table || seat->cell == NULL ||
	    (other == EVENT_NONE && seat->players[1] == EVENT_NONE))
		return false;
	if (cell->opponent != EVENT_NONE && cell->opponent < cell->player)
		return true; /* the other cell said so */
	event_add(event, DIAG_table_asymmetry, cell->at,
	    ARGS(A_PHRASE(PHRASE_tables_differ), A_NUMBER(cell->round),
		A_STR(event->players[player].name), event_winner(event, other),
		event_winner(event, seat->players[seat->players[0] == player]),
		event_where(event, seat->cell->at, cell->at.file)));
	return true;
}

static void
add_cells(struct event *event, const struct table *table)
{
	for (size_t i = 0; i < table->cell_count; i++) {
		const struct cell *cell = &table->cells[i];
		uint32_t player = table_player(table, cell->player),
			 other = table_player(table, cell->opponent);
		struct board *board;

		if (cell->bad || cell->unknown || player == other ||
		    differs(event, table, cell, player, other))
			continue;
		board = board_for(event, cell->round, player, other, true);
		if (board->table != NULL && board->table != table) {
			compare_tables(event, board, cell, player);
			continue;
		}
		board->table = table;
		if (cell->opponent != EVENT_NONE)
			event->listed[cell->round] |=
			    table->form == TABLE_pairs ? LISTED_some : LISTED_all;
		if (player == board->players[0])
			board->cell = cell;
	}
}

/* Reports the games of the first table that a further one, which has games of that round, does not
 * have: neither player meets anybody there. */
static void
compare_slots(struct event *event, const struct table *table)
{
	struct hash_table seats = { .memory = event->arena->memory };

	for (size_t i = 0; i < table->cell_count; i++) {
		const struct cell *cell = &table->cells[i];

		*hash_table_number(
		    &seats, event_hash(cell->round, table_player(table, cell->player))) = 1;
		*hash_table_number(&seats, event_hash(cell->round, EVENT_NONE)) = 1;
	}
	for (size_t i = 0; i < event->board_count; i++) {
		const struct board *board = &event->boards[i];

		if (board->table != &event->tables[0] || board->players[1] == EVENT_NONE ||
		    board->cell == NULL || board->cell->forfeit ||
		    !hash_table_has(&seats, event_hash(board->round, EVENT_NONE)) ||
		    hash_table_has(&seats, event_hash(board->round, board->players[0])) ||
		    hash_table_has(&seats, event_hash(board->round, board->players[1])))
			continue;
		event_add(event, DIAG_table_asymmetry, board->cell->at,
		    ARGS(A_PHRASE(PHRASE_tables_missing), A_NUMBER(board->round),
			event_winner(event, board->players[0]),
			event_winner(event, board->players[1]),
			event_seen(table->file, board->table->file)));
	}
	hash_table_free(&seats);
}

/* --- records */

/* Returns whether a seat is contradicted in the table itself, so that nothing follows from it. */
static bool
is_doubtful(const struct event *event, uint32_t round, uint32_t player)
{
	for (size_t i = 0; i < event->table_count; i++) {
		const struct table *table = &event->tables[i];

		for (size_t j = 0; table->has_bad && j < table->cell_count; j++) {
			const struct cell *cell = &table->cells[j];

			if (cell->bad && cell->round == round &&
			    table_player(table, cell->player) == player)
				return true;
		}
	}
	return false;
}

/* Returns whether a record has a board where the tables say who meets whom. */
static bool
has_slot(const struct event *event, const struct event_game *game)
{
	uint32_t a = game->players[BLACK], b = game->players[WHITE];

	if (!event->slots || boards_at(event, game->round, a, b) != NULL)
		return true;
	if (is_doubtful(event, game->round, a) || is_doubtful(event, game->round, b))
		return true;
	if (event->listed[game->round] == LISTED_some) /* event.ini may have only some pairs */
		return boards_of(event, game->round, a) == NULL &&
		       boards_of(event, game->round, b) == NULL;
	return event->listed[game->round] == 0 && game->round > 0;
}

static void
add_records(struct event *event)
{
	uint32_t *link;

	for (uint32_t i = 0; i < event->game_count; i++) {
		struct event_game *game = &event->games[i];
		uint32_t a = game->players[BLACK], b = game->players[WHITE];
		struct board *board;

		game->board = game->next = EVENT_NONE;
		if (!event_has_pair(game) || game->extra)
			continue;
		game->extra = !has_slot(event, game);
		if (game->extra)
			continue;
		board = board_for(event, game->round, a, b,
		    game->round > 0 && !event->guessed && event->settings.format != EVENT_arena);
		game->board = (uint32_t)(board - event->boards);
		link =
		    board->first == EVENT_NONE ? &board->first : &event->games[board->record].next;
		*link = board->record = i; /* the last, as long as records are added */
	}
}

/* --- several records of one board */

enum { COMPARED_MAX = 64 }; /* records of a board, with which another is compared */

/* Returns the number of moves that two records have in common. */
static uint32_t
common_moves(const struct event_game *a, const struct event_game *b)
{
	uint32_t n = 0;

	if (!a->has_key || !b->has_key || a->start != b->start)
		return 0;
	while (n < a->plies && n < b->plies && a->moves[n] == b->moves[n])
		n++;
	return n;
}

/* Returns whether one of two records has the moves of the other, or begins it. */
static bool
is_same(const struct event_game *a, const struct event_game *b)
{
	uint32_t least = a->plies < b->plies ? a->plies : b->plies;

	return a->has_key && b->has_key && a->start == b->start && least > 0 &&
	       common_moves(a, b) == least;
}

/* Returns whether the record a comes before b: by the time, else a draw before its replay. */
static bool
comes_before(const struct event *event, uint32_t a, uint32_t b)
{
	const struct event_game *x = &event->games[a], *y = &event->games[b];
	bool drawn[2] = { event_outcome(x, x->players[0]) == OUTCOME_draw,
		event_outcome(y, y->players[0]) == OUTCOME_draw };

	if (x->began != 0 && y->began != 0 && x->began != y->began)
		return x->began < y->began;
	return drawn[0] != drawn[1] ? drawn[0] : a < b;
}

/* Sorts the records of a board in the order of play. */
static void
sort_records(struct event *event, struct board *board)
{
	uint32_t sorted = EVENT_NONE, last = EVENT_NONE, *link, next;

	for (uint32_t record = board->first; record != EVENT_NONE; record = next) {
		next = event->games[record].next;
		if (last != EVENT_NONE && comes_before(event, last, record)) {
			event->games[record].next = EVENT_NONE;
			event->games[last].next = record;
			last = record;
			continue;
		}
		for (link = &sorted; *link != EVENT_NONE && comes_before(event, *link, record);
		     link = &event->games[*link].next)
			;
		event->games[record].next = *link;
		*link = record;
		if (event->games[record].next == EVENT_NONE)
			last = record;
	}
	board->first = sorted;
}

/* Reports a further record of a board: a duplicate, a replay or a rival. */
static void
judge_record(struct event *event, struct board *board, uint32_t record)
{
	struct event_game *game = &event->games[record], *before = &event->games[board->record];
	uint32_t other = board->first, compared = 0;

	while (other != record && compared++ < COMPARED_MAX && !is_same(&event->games[other], game))
		other = event->games[other].next;
	if (other != record && compared <= COMPARED_MAX) {
		event_add_of(event, DIAG_duplicate_board, game,
		    ARGS(event_seen(event->games[other].file, game->file)))
		    ->related = event_game_at(&event->games[other], FACT_black);
		if (event_outcome(before, board->players[0]) == OUTCOME_open)
			board->record = record;
	} else if (event_outcome(before, board->players[0]) == OUTCOME_draw) {
		board->drawn = true;
		if (before->players[BLACK] == game->players[BLACK])
			event_add_of(event, DIAG_replay_mismatch, game,
			    ARGS(A_PHRASE(PHRASE_replay_colours)));
		else if (event->settings.draws == DRAWS_half)
			event_add_of(event, DIAG_replay_mismatch, game,
			    ARGS(A_PHRASE(PHRASE_replay_unwanted)));
		if (event->settings.draws != DRAWS_half)
			board->record = record;
	} else {
		event_add_of(event, DIAG_rival_record, game,
		    ARGS(event_seen(before->file, game->file),
			A_NUMBER(common_moves(before, game) + 1)))
		    ->related = event_game_at(before, FACT_black);
		board->contradicted = true;
	}
}

/* --- results */

/* Sets how a board ended: by a grid, else by its record, else by a list. */
static void
set_outcome(struct event *event, struct board *board)
{
	const struct event_game *game =
	    board->record == EVENT_NONE ? NULL : &event->games[board->record];
	enum outcome record = game == NULL ? OUTCOME_open : event_outcome(game, board->players[0]);
	const struct cell *cell = board->cell;
	bool grid = board->table != NULL && table_is_grid(board->table);

	if (cell != NULL && cell->outcome == OUTCOME_open)
		cell = NULL;
	if (board->contradicted && !grid) {
		board->open = true;
		return;
	}
	if (cell == NULL || (!grid && game != NULL)) {
		board->outcome = record;
		board->forfeit = game != NULL && event_is_forfeit(game);
	} else {
		board->outcome = cell->outcome;
		board->forfeit = cell->forfeit;
	}
	board->open = board->outcome == OUTCOME_open;
}

void
boards_find(struct event *event)
{
	hash_table_expect(&event->pairs, event->game_count);
	hash_table_expect(&event->met, event->game_count);
	hash_table_expect(&event->seats, 2 * event->game_count);
	add_cells(event, &event->settings.pairs);
	for (size_t i = 0; i < event->table_count; i++)
		add_cells(event, &event->tables[i]);
	for (size_t i = 1; i < event->table_count; i++)
		compare_slots(event, &event->tables[i]);
	add_records(event);
	for (size_t i = 0; i < event->board_count; i++) {
		struct board *board = &event->boards[i];

		sort_records(event, board);
		board->record = board->first;
		for (uint32_t record = board->first == EVENT_NONE ? EVENT_NONE
								  : event->games[board->first].next;
		     record != EVENT_NONE; record = event->games[record].next)
			judge_record(event, board, record);
		set_outcome(event, board);
	}
}
