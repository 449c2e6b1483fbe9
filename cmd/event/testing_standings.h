#ifndef CMD_EVENT_TESTING_STANDINGS_H
#define CMD_EVENT_TESTING_STANDINGS_H

/* For unit tests: an event made by hand, of players and boards, with its standings. */

#include <math.h>

#include "cmd/testing_program.h"

#include "cmd/event/standings.h"
#include "record/variants/variants.h"

/* A result, seen by the first player; player 0: nobody. */
struct test_board {
	uint32_t round, first, second; /* players from 1 */
	char result;                   /* + - =, or ? for an open one */
	enum { TEST_played, TEST_forfeit, TEST_contradicted } how;
};

static struct memory memory = { .fail = test_no_memory };
static struct arena arena;
static struct event event;
static struct buffer text;
static struct program program;

static inline int
set_up_event(void **state)
{
	(void)state;
	program = (struct program){ .memory = memory };
	event = (struct event){ .settings = { .bye = NAN }, .arena = &arena, .program = &program };
	arena_init(&arena, &memory);
	buffer_init(&text, &memory);
	return 0;
}

static inline int
tear_down_event(void **state)
{
	(void)state;
	if (program.variants != NULL)
		variants_free(program.variants);
	arena_free(&arena);
	buffer_free(&text);
	return memory.used == 0 ? 0 : -1;
}

/* Adds the players of a list, with their MacMahon points: NULL: none. */
static inline void
test_players(const char *const *names, const double *macmahon, uint32_t count)
{
	event.settings.players = arena_zero(event.arena, count * sizeof(struct entrant));
	event.players = arena_zero(event.arena, count * sizeof(struct event_player));
	event.settings.player_count = event.player_count = count;
	for (uint32_t i = 0; i < count; i++) {
		event.settings.players[i].macmahon = macmahon == NULL ? 0 : macmahon[i];
		event.players[i].name = str_of(names[i]);
		event.players[i].entrant = i;
	}
}

/* Adds boards; those with forfeit or nobody are not played. */
static inline void
test_boards(const struct test_board *rows, size_t count)
{
	event.boards = arena_zero(event.arena, count * sizeof(struct board));
	event.board_count = count;
	for (size_t i = 0; i < count; i++) {
		struct board *board = &event.boards[i];
		bool swap = rows[i].second != 0 && rows[i].second < rows[i].first;

		*board = (struct board){ .round = rows[i].round,
			.players = { rows[i].first - 1, rows[i].second - 1 },
			.first = EVENT_NONE,
			.record = EVENT_NONE,
			.forfeit = rows[i].how == TEST_forfeit || rows[i].second == 0,
			.contradicted = rows[i].how == TEST_contradicted };
		board->outcome = rows[i].result == '+'   ? OUTCOME_win
				 : rows[i].result == '-' ? OUTCOME_loss
				 : rows[i].result == '=' ? OUTCOME_draw
							 : OUTCOME_open;
		board->open = board->outcome == OUTCOME_open;
		if (swap) {
			board->players[0] = rows[i].second - 1;
			board->players[1] = rows[i].first - 1;
			if (!board->open)
				board->outcome = OUTCOME_win + OUTCOME_loss - board->outcome;
		}
		if (rows[i].round > event.rounds)
			event.rounds = rows[i].round;
	}
}

static inline void
test_order(const enum tie_break *order, size_t count)
{
	memcpy(event.settings.order, order, count * sizeof *order);
	event.settings.order_count = count;
}

#define TEST_COUNT(array) (sizeof(array) / sizeof *(array))

/* Returns what was appended to text, as a string. */
static inline const char *
test_text(void)
{
	buffer_char(&text, '\0');
	return text.p;
}

#endif
