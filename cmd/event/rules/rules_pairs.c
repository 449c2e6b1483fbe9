/* Who meets whom, and in which round. */
#include <stdlib.h>

#include "cmd/event/event.h"

/* --- the format */

/* Returns the number of players who count: the listed ones, where there is a list. */
static size_t
count_players(const struct event *event)
{
	size_t n = 0;
	bool list = event_list_file(event).n > 0;

	for (size_t i = 0; i < event->player_count; i++)
		n += event->players[i].listed || !list;
	return n;
}

/* Returns whether a board is one of the tree: a game for the third place is not. */
static bool
counts_in_tree(const struct event *event, const struct board *board)
{
	return board->players[1] != EVENT_NONE &&
	       (board->first == EVENT_NONE || !event->games[board->first].third);
}

/* Returns whether each round has half the boards of the one before, down to a final; a game for the
 * third place does not count. */
static bool
is_halving(const struct event *event)
{
	size_t boards[EVENT_ROUNDS_MAX + 2] = { 0 };

	for (size_t i = 0; i < event->board_count; i++)
		boards[event->boards[i].round] += counts_in_tree(event, &event->boards[i]);
	for (uint32_t round = 1; round < event->rounds; round++) {
		if (boards[round] != 2 * boards[round + 1])
			return false;
	}
	return event->rounds > 1 && boards[0] == 0 && boards[event->rounds] == 1;
}

void
format_find(struct event *event)
{
	size_t players = count_players(event), count = event->met.count, twice = event->met_again;
	size_t all = players * (players - (players > 0)) / 2;

	event->format = event->settings.format;
	if (event->format != EVENT_unknown || players < 3)
		return;
	/* one pair in ten, at least one, may be missing */
	if (event->guessed ? count == all && twice == 0
			   : count + all / 10 + (players > 3) >= all && count <= all &&
				 event->rounds + 1 >= players + players % 2)
		event->format = twice * 2 > count ? EVENT_double_round_robin : EVENT_round_robin;
	else if (event->guessed)
		event->format = EVENT_arena;
	else
		event->format = is_halving(event) ? EVENT_knockout : EVENT_swiss;
}

/* --- records without a place */

static bool
is_forfeit(const struct board *board)
{
	return board != NULL && board->cell != NULL && board->players[1] == EVENT_NONE;
}

/* Returns the name of the first table that says who meets whom. */
static struct str
slots_file(const struct event *event)
{
	for (size_t i = 0; event->settings.pairs.cell_count == 0 && i < event->table_count; i++) {
		if (event->tables[i].cell_count > 0)
			return event->tables[i].file;
	}
	return event->settings.file;
}

/* Reports a record whose game is no slot of the tables. */
static void
check_extra(struct event *event, uint32_t record)
{
	const struct event_game *game = &event->games[record];
	uint32_t a = game->players[BLACK], b = game->players[WHITE];
	const struct board *seats[2] = { boards_of(event, game->round, a),
		boards_of(event, game->round, b) };
	const struct board *bye = is_forfeit(seats[0]) ? seats[0] : seats[1];
	struct arg black = A_STR(event->players[a].name), white = A_STR(event->players[b].name);
	struct str file = slots_file(event);
	size_t games = boards_count(event, a, b);

	if (!event->players[a].listed || !event->players[b].listed)
		return; /* unknown-entrant says so */
	if (game->round > 0 && is_forfeit(bye) && game->plies > 0) {
		event_add_of(event, DIAG_forfeit_mismatch, game,
		    ARGS(A_PHRASE(PHRASE_forfeit_played),
			event_where(event, bye->cell->at, game->file), A_NUMBER(game->plies)))
		    ->related = bye->cell->at;
		return;
	}
	event_add_of(event, DIAG_extra_board, game,
	    game->round > 0 ? ARGS(A_PHRASE(PHRASE_extra_unpaired), black, white,
				  A_NUMBER(game->round), event_seen(file, game->file))
	    : games == 0
		? ARGS(A_PHRASE(PHRASE_extra_pair), black, white, event_seen(file, game->file))
		: ARGS(A_PHRASE(PHRASE_extra_game), black, white, A_NUMBER((int64_t)games)));
}

/* --- two games in one round */

static void
check_booking(struct event *event)
{
	struct hash_table seen = { .memory = event->arena->memory };

	for (size_t i = 0; i < event->board_count; i++) {
		const struct board *board = &event->boards[i];

		if (board->first == EVENT_NONE || board->round == 0)
			continue;
		for (unsigned side = 0; side < 2; side++) {
			size_t *before = hash_table_number(
			    &seen, event_hash(board->round, board->players[side]));

			if (*before == 0) {
				*before = board->first + 1;
				continue;
			}
			if (event->games[board->first].third || event->games[*before - 1].third)
				continue;
			event_add_of(event, DIAG_double_booking, &event->games[board->first],
			    ARGS(event_winner(event, board->players[side]), A_NUMBER(board->round),
				event_seen(event->games[*before - 1].file,
				    event->games[board->first].file)))
			    ->related = event_game_at(&event->games[*before - 1], FACT_black);
			break;
		}
	}
	hash_table_free(&seen);
}

/* --- what is missing */

static bool
is_slot(const struct board *board)
{
	return board->table != NULL && board->players[1] != EVENT_NONE && board->cell != NULL &&
	       !board->cell->forfeit && board->table->form != TABLE_lishogi &&
	       (board->cell->outcome != OUTCOME_open || board->table->form == TABLE_pairs);
}

/* Returns whether one of the players has a record in the round that is of no board: what is wrong
 * with that was reported. */
static bool
is_excused(const struct board *board, const struct hash_table *lost)
{
	return hash_table_has(lost, event_hash(board->round, board->players[0])) ||
	       hash_table_has(lost, event_hash(board->round, board->players[1]));
}

/* Notes where players have records of no board. */
static void
find_lost(const struct event *event, struct hash_table *lost)
{
	for (size_t i = 0; i < event->game_count; i++) {
		const struct event_game *game = &event->games[i];

		for (int side = BLACK; side <= WHITE && game->board == EVENT_NONE; side++) {
			if (game->players[side] != EVENT_NONE && game->round > 0)
				*hash_table_number(
				    lost, event_hash(game->round, game->players[side])) = 1;
		}
	}
}

/* Reports the slots without a record; of a round of which there is none at all once. */
static void
check_slots(struct event *event)
{
	size_t slots[EVENT_ROUNDS_MAX + 1] = { 0 }, records[EVENT_ROUNDS_MAX + 1] = { 0 };
	struct hash_table lost = { .memory = event->arena->memory };

	find_lost(event, &lost);

	for (size_t i = 0; i < event->board_count; i++) {
		slots[event->boards[i].round] += is_slot(&event->boards[i]);
		records[event->boards[i].round] += event->boards[i].first != EVENT_NONE;
	}
	for (size_t i = 0; i < event->board_count; i++) {
		const struct board *board = &event->boards[i];

		if (!is_slot(board) || board->first != EVENT_NONE || is_excused(board, &lost))
			continue;
		if (records[board->round] == 0 && slots[board->round] > 1) {
			event_add(event, DIAG_missing_board, board->cell->at,
			    ARGS(A_PHRASE(PHRASE_missing_round), A_NUMBER(board->round),
				A_NUMBER((int64_t)slots[board->round])));
			slots[board->round] = 0;
		} else if (slots[board->round] > 0) {
			event_add(event, DIAG_missing_board, board->cell->at,
			    ARGS(A_PHRASE(PHRASE_missing_in_round),
				event_winner(event, board->players[0]),
				event_winner(event, board->players[1]), A_NUMBER(board->round)));
		}
	}
	hash_table_free(&lost);
}

/* Returns whether a player has a record, a board, a bye or an absence. */
static bool
is_seen(const struct event *event, uint32_t player)
{
	return event->players[player].games > 0 || event->players[player].seats > 0;
}

/* Returns, by player, whether nothing can be said to be missing: he has no game at all (he is an
 * idle entrant), is not on the list, or a record of his names nobody on it, or has no board. */
static bool *
find_spared(struct event *event)
{
	bool *spared = arena_zero(event->arena, event->player_count + 1);
	bool list = event_list_file(event).n > 0;

	for (uint32_t i = 0; i < event->player_count; i++)
		spared[i] = !is_seen(event, i) || (list && !event->players[i].listed);
	for (uint32_t i = 0; i < event->game_count; i++) {
		const struct event_game *game = &event->games[i];

		for (int side = BLACK; side <= WHITE; side++) {
			uint32_t player = game->players[side], other = game->players[!side];

			if (player != EVENT_NONE &&
			    (game->board == EVENT_NONE || (list && !event->players[other].listed)))
				spared[player] = true;
		}
	}
	return spared;
}

static void
check_round_robin(struct event *event)
{
	const bool *spared = find_spared(event);
	size_t players = count_players(event), all = players * (players - (players > 0)) / 2;
	uint32_t wanted = event->format == EVENT_double_round_robin ? 2 : 1;
	struct event_place at = event_game_at(&event->games[0], FACT_black);

	if (event->met.count < all / 2) {
		event_add(event, DIAG_missing_board, at,
		    ARGS(A_PHRASE(PHRASE_missing_most), A_NUMBER((int64_t)event->met.count),
			A_NUMBER((int64_t)all)));
		return;
	}
	for (uint32_t low = 0; low < event->player_count; low++) {
		for (uint32_t high = low + 1; high < event->player_count; high++) {
			const struct event_player *player = &event->players[low];

			if (spared[low] || spared[high] || boards_count(event, low, high) >= wanted)
				continue;
			event_add(event, DIAG_missing_board, player->at.line > 0 ? player->at : at,
			    ARGS(A_PHRASE(PHRASE_missing_pair), event_winner(event, low),
				event_winner(event, high)));
		}
	}
}

/* --- pairs that meet again */

/* Reports a board of a pair that met before.  A round that was guessed is not named. */
static void
add_repeated(struct event *event, const struct board *board, const struct board *first)
{
	struct event_game *game = board->first == EVENT_NONE ? NULL : &event->games[board->first];
	bool named = game == NULL || (first->round > 0 && !event->guessed);
	struct arg args[] = { event_winner(event, board->players[0]),
		event_winner(event, board->players[1]),
		A_PHRASE(named ? PHRASE_met_round : PHRASE_met_file), A_NUMBER(first->round),
		{ .kind = ARG_end } };

	if (!named)
		args[3] = event_seen(event->games[first->first].file, game->file);
	if (game != NULL)
		event_add_of(event, DIAG_repeated_pairing, game, args);
	else if (board->cell != NULL)
		event_add(event, DIAG_repeated_pairing, board->cell->at, args);
}

static void
check_repeated(struct event *event, uint32_t allowed)
{
	struct hash_table seen = { .memory = event->arena->memory };
	struct hash_table counts = { .memory = event->arena->memory };

	for (uint32_t i = 0; i < event->board_count; i++) {
		const struct board *board = &event->boards[i], *first;
		uint64_t hash = event_hash(board->players[0], board->players[1]);
		size_t *number;

		if (board->players[1] == EVENT_NONE ||
		    (board->record != EVENT_NONE && event->games[board->record].third))
			continue;
		number = hash_table_number(&seen, hash);
		if (*number == 0)
			*number = i + 1;
		first = &event->boards[*number - 1];
		if (++*hash_table_number(&counts, hash) <= allowed ||
		    (allowed == 1 && first->outcome == OUTCOME_draw && !first->open))
			continue;
		add_repeated(event, board, first);
	}
	hash_table_free(&seen);
	hash_table_free(&counts);
}

/* Reports a pair whose games do not alternate in colours. */
static void
check_alternation(struct event *event)
{
	struct hash_table last = { .memory = event->arena->memory };

	for (size_t i = 0; i < event->board_count; i++) {
		const struct board *board = &event->boards[i];
		const struct event_game *game, *before;
		size_t *number;

		if (board->first == EVENT_NONE)
			continue;
		game = &event->games[board->first];
		number = hash_table_number(&last, event_hash(board->players[0], board->players[1]));
		before = *number > 0 ? &event->games[*number - 1] : NULL;
		*number = (size_t)board->first + 1;
		if (before == NULL || before->players[BLACK] != game->players[BLACK])
			continue;
		event_add_of(event, DIAG_colour_mismatch, &event->games[board->first],
		    ARGS(A_PHRASE(PHRASE_colour_same), event_winner(event, game->players[BLACK]),
			event_winner(event, game->players[WHITE])))
		    ->related = event_game_at(before, FACT_black);
	}
	hash_table_free(&last);
}

/* --- knock-outs */

/* Returns the board that a player lost first before a round, or NULL. */
static const struct board *
lost_before(const struct event *event, uint32_t player, uint32_t round)
{
	const struct board *board;

	for (uint32_t before = 1; before < round; before++) {
		board = boards_of(event, before, player);
		if (board != NULL && !board->open && board->outcome != OUTCOME_draw &&
		    boards_winner(board, board->outcome) != player)
			return board;
	}
	return NULL;
}

/* Reports who plays on after a loss in a knock-out, or in the place of the winner. */
static void
check_knockout(struct event *event)
{
	for (size_t i = 0; i < event->board_count; i++) {
		const struct board *board = &event->boards[i], *lost;

		if (board->first == EVENT_NONE || board->players[1] == EVENT_NONE ||
		    board->round < 2 || event->games[board->first].third)
			continue;
		for (unsigned side = 0; side < 2; side++) {
			uint32_t loser = board->players[side], winner;

			lost = lost_before(event, loser, board->round);
			if (lost == NULL)
				continue;
			winner = boards_winner(lost, lost->outcome);
			if (lost->round + 1 == board->round && winner != EVENT_NONE &&
			    boards_of(event, board->round, winner) == NULL)
				event_add_of(event, DIAG_extra_board, &event->games[board->first],
				    ARGS(A_PHRASE(PHRASE_extra_out), event_winner(event, loser),
					event_winner(event, board->players[!side]),
					A_NUMBER(lost->round), event_winner(event, winner)));
			else
				event_add_of(event, DIAG_extra_board, &event->games[board->first],
				    ARGS(A_PHRASE(PHRASE_extra_loser), event_winner(event, loser),
					A_NUMBER(0), A_NUMBER(lost->round)));
			break;
		}
	}
}

/* --- players without a game */

static void
check_idle(struct event *event)
{
	for (uint32_t i = 0; i < event->player_count; i++) {
		const struct event_player *player = &event->players[i];

		if (player->listed && !is_seen(event, i))
			event_add(event, DIAG_idle_entrant, player->at, ARGS(A_STR(player->name)));
	}
}

void
rules_pairs(struct event *event)
{
	bool records = event->game_count > 0;

	for (uint32_t i = 0; i < event->board_count; i++) {
		event->players[event->boards[i].players[0]].seats++;
		if (event->boards[i].players[1] != EVENT_NONE)
			event->players[event->boards[i].players[1]].seats++;
	}
	for (uint32_t i = 0; i < event->game_count; i++) {
		if (event->games[i].extra)
			check_extra(event, i);
	}
	if (event->stage.n == 0)
		check_idle(event);
	if (event->format == EVENT_arena)
		return;
	if (!event->guessed)
		check_booking(event);
	if (event->slots && records)
		check_slots(event);
	else if (records &&
		 (event->format == EVENT_round_robin || event->format == EVENT_double_round_robin))
		check_round_robin(event);
	if (event->settings.alternate)
		check_alternation(event);
	if (event->format == EVENT_knockout && !event->guessed)
		check_knockout(event);
	if (event->format == EVENT_swiss || event->format == EVENT_knockout ||
	    event->format == EVENT_round_robin)
		check_repeated(event, 1);
	else if (event->format == EVENT_double_round_robin)
		check_repeated(event, 2);
}
