/* What records and tables say of one board. */
#include <math.h>
#include <stdlib.h>

#include "cmd/event/event.h"
#include "record/variants/variants.h"

/* --- results */

static void
check_result(struct event *event, struct board *board, const struct event_game *game)
{
	const struct cell *cell = board->cell;
	enum outcome outcome = event_outcome(game, board->players[0]);

	if (cell == NULL || cell->outcome == OUTCOME_open || board->contradicted)
		return;
	if (cell->forfeit && !event_is_forfeit(game) && game->plies > 0) {
		event_add_of(event, DIAG_forfeit_mismatch, game,
		    ARGS(A_PHRASE(PHRASE_forfeit_played), event_where(event, cell->at, game->file),
			A_NUMBER(game->plies)))
		    ->related = cell->at;
	} else if (!cell->forfeit && event_is_forfeit(game)) {
		event_add_of(event, DIAG_forfeit_mismatch, game,
		    ARGS(A_PHRASE(PHRASE_forfeit_record), event_where(event, cell->at, game->file)))
		    ->related = cell->at;
	} else if (outcome != OUTCOME_open && outcome != cell->outcome &&
		   (outcome != OUTCOME_draw || event->settings.draws != DRAWS_replay)) {
		event_add_of(event, DIAG_result_mismatch, game,
		    ARGS(event_winner(event, boards_winner(board, outcome)),
			event_winner(event, boards_winner(board, cell->outcome)),
			event_where(event, cell->at, game->file)))
		    ->related = cell->at;
	} else {
		return;
	}
	board->contradicted = true;
}

static void
check_open(struct event *event, const struct board *board, const struct event_game *game)
{
	if (board->contradicted || event_outcome(game, board->players[0]) != OUTCOME_open)
		return;
	event_add_of(event, DIAG_open_result, game,
	    game->summary.verdict == VERDICT_illegal ? ARGS(A_PHRASE(PHRASE_open_error))
	    : game->ending == ENDING_none
		? ARGS(A_PHRASE(PHRASE_open_none))
		: ARGS(A_PHRASE(PHRASE_open_ending), A_ENDING(game->ending)));
}

static void
check_replay(struct event *event, const struct board *board, const struct event_game *game)
{
	if (event->settings.draws == DRAWS_replay && !board->contradicted && !event->guessed &&
	    event_outcome(game, board->players[0]) == OUTCOME_draw)
		event_add_of(
		    event, DIAG_replay_mismatch, game, ARGS(A_PHRASE(PHRASE_replay_missing)));
}

/* --- handicaps and colours */

/* Returns a handicap for a message; empty: none. */
static struct arg
handicap_arg(const struct event *event, struct str name)
{
	const struct handicap *row = variants_handicap(
	    program_variants(event->program), name.n > 0 ? name : STR("hirate"), 0);

	return row != NULL ? (struct arg)A_WORDS(row->english, row->name) : (struct arg)A_STR(name);
}

static void
check_handicap(struct event *event, const struct board *board, const struct event_game *game)
{
	const struct cell *cell = board->cell;
	bool gives;

	if (cell == NULL || !table_is_grid(board->table) || cell->forfeit)
		return;
	if (event_is_even(game->handicap) != event_is_even(cell->handicap) ||
	    (!event_is_even(game->handicap) && !str_eq(game->handicap, cell->handicap))) {
		event_add_of(event, DIAG_handicap_mismatch, game,
		    ARGS(A_PHRASE(PHRASE_handicap_table), handicap_arg(event, game->handicap),
			handicap_arg(event, cell->handicap),
			event_where(event, cell->at, game->file)))
		    ->related = cell->at;
		return;
	}
	gives = game->players[WHITE] == board->players[0];
	if (!event_is_even(game->handicap) && gives != cell->gives)
		event_add_of(event, DIAG_handicap_mismatch, game,
		    ARGS(A_PHRASE(PHRASE_handicap_giver),
			event_winner(event, board->players[!gives]),
			event_winner(event, board->players[!cell->gives]),
			event_where(event, cell->at, game->file)))
		    ->related = cell->at;
}

/* Steps of handicap, and the difference in grades from which on each is due, as in Berlin
 * (shogi-berlin.de, Handicap). */
static const struct {
	const char *name;
	double from;
} steps[] = {
	{ "hirate", 0 },
	{ "lance", 0.6 },
	{ "bishop", 1.5 },
	{ "rook", 2.1 },
	{ "rook-lance", 2.7 },
	{ "two-piece", 3.6 },
	{ "four-piece", 5.0 },
	{ "five-piece", 6.5 },
	{ "six-piece", 8.0 },
};
enum { STEPS = sizeof steps / sizeof *steps };

/* Returns a rating as a grade: 0 is 1 Dan, 1 is 2 Dan, -1 is 1 Kyu, with parts between (FESA's Elo
 * system: the lower bounds of the grades). */
static double
grade_of(uint32_t rating)
{
	static const uint32_t bounds[] = { 1120, 1200, 1280, 1360, 1460, 1560, 1680, 1800, 1920,
		2080, 2240, 2440 };
	enum { BOUNDS = sizeof bounds / sizeof *bounds, FIRST_DAN = 6 };
	unsigned i = 0;

	if (rating < bounds[0])
		return -FIRST_DAN - (bounds[0] - rating) / 80.0;
	while (i + 2 < BOUNDS && rating >= bounds[i + 1])
		i++;
	return (double)i - FIRST_DAN + (rating - bounds[i]) / (double)(bounds[i + 1] - bounds[i]);
}

/* Checks the handicap by the players' ratings, where event.ini says that they decide it and no grid
 * has another: one step more or less is the organiser's choice. */
static void
check_grades(struct event *event, const struct board *board, const struct event_game *game)
{
	uint32_t black = event->players[game->players[BLACK]].rating,
		 white = event->players[game->players[WHITE]].rating;
	double difference;
	int due = 0, here = 0;

	if (event->settings.handicap != HANDICAP_grades || black == 0 || white == 0 ||
	    (board->cell != NULL && table_is_grid(board->table)))
		return;
	difference = grade_of(white) - grade_of(black);
	while (due + 1 < STEPS && fabs(difference) >= steps[due + 1].from)
		due++;
	while (here < STEPS && !str_eq(game->handicap, str_of(steps[here].name)))
		here++;
	/* who gives is white; in an even game the stronger player may be black */
	if (here == STEPS || abs((here > 0 && difference < 0 ? -here : here) - due) <= 1)
		return;
	event_add_of(event, DIAG_handicap_mismatch, game,
	    ARGS(A_PHRASE(PHRASE_handicap_due), handicap_arg(event, game->handicap),
		handicap_arg(event, str_of(steps[due].name))));
}

/* Checks the first record of a board: a replay has the other colours. */
static void
check_colours(struct event *event, const struct board *board, const struct event_game *game)
{
	const struct cell *cell = board->cell;

	if (cell == NULL || cell->side == NO_SIDE || !event->colours ||
	    game->players[cell->side] == board->players[0])
		return;
	event_add_of(event, DIAG_colour_mismatch, game,
	    ARGS(A_PHRASE(PHRASE_colour_table), event_winner(event, game->players[BLACK]),
		event_where(event, cell->at, game->file)))
	    ->related = cell->at;
}

void
rules_boards(struct event *event)
{
	for (size_t i = 0; i < event->board_count; i++) {
		struct board *board = &event->boards[i];

		if (board->record == EVENT_NONE)
			continue;
		check_result(event, board, &event->games[board->record]);
		check_open(event, board, &event->games[board->record]);
		check_replay(event, board, &event->games[board->record]);
		check_handicap(event, board, &event->games[board->first]);
		check_grades(event, board, &event->games[board->first]);
		check_colours(event, board, &event->games[board->first]);
	}
}
