/* A knock-out: whether an event is one, and who is out. */
#include "cmd/event/event.h"

/* Returns the board that a player lost first before a round, or NULL. */
static const struct board *
lost_before(const struct event *event, uint32_t player, uint32_t round)
{
	const struct board *board;

	for (uint32_t before = 1; before < round; before++) {
		board = boards_of(event, before, player);
		if (board != NULL && !board->open && board->outcome != OUTCOME_draw &&
		    (board->outcome == OUTCOME_neither ||
			(board->outcome == OUTCOME_loss) == (board->players[0] == player)))
			return board;
	}
	return NULL;
}

/* Returns whether a board is one of the tree: a game for the third place is not. */
static bool
counts_in_tree(const struct event *event, const struct board *board)
{
	return board->players[1] != EVENT_NONE &&
	       (board->first == EVENT_NONE || !event->games[board->first].third);
}

bool
rules_is_halving(const struct event *event)
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
rules_knockout(struct event *event)
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
			winner = lost->outcome == OUTCOME_neither
				     ? EVENT_NONE
				     : lost->players[lost->players[0] == loser];
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
