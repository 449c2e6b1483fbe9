/* Files that an event is written to: turnering.txt, CSV. */
#include <math.h>
#include <stdarg.h>
#include <stdio.h>

#include "cmd/event/crosstable.h"
#include "cmd/event/files/table_reading.h"
#include "cmd/event/standings.h"
#include "cmd/host/messages.h"
#include "lib/escape.h"
#include "record/text/utf8.h"
#include "record/values/csv.h"

/* A handicap of a board: players[0] gives it, or receives it. */
struct write_handicap {
	struct str name; /* empty: even, sente, or not known */
	bool gives, sente;
};

/* Returns what the table says, else the record. */
static struct write_handicap
handicap_of(const struct event *event, const struct board *board)
{
	const struct event_game *game =
	    board->record != EVENT_NONE ? &event->games[board->record] : NULL;
	struct str code = board->cell != NULL ? board->cell->words : NO_STR;

	if (board->cell != NULL && board->cell->handicap.n > 0)
		return (struct write_handicap){ board->cell->handicap, board->cell->gives, false };
	code = str_after(code, str_find(code, STR("(")));
	if (code.n > 0 && table_is_grid(board->table))
		return (struct write_handicap){ NO_STR, str_find(code, STR("-")) < code.n, true };
	if (game == NULL || event_is_even(str_of(game->summary.handicap)))
		return (struct write_handicap){ .gives = false };
	return (struct write_handicap){ str_of(game->summary.handicap),
		game->players[WHITE] == board->players[0], false };
}

void
write_clean(struct str s, struct buffer *out)
{
	uint32_t code;
	size_t n;

	for (size_t i = 0; i < s.n; i += n) {
		n = utf8_read(str_after(s, i), &code);
		buffer_add(out, code <= ' ' || (code >= 0x7F && code < 0xA0) ? STR(" ")
				: code == '['                                ? STR("(")
				: code == ']'                                ? STR(")")
					      : str_first(str_after(s, i), n));
	}
}

void
write_day(uint32_t day, struct buffer *out)
{
	buffer_printf(out, "%04u-%02u-%02u", day / 10000, day / 100 % 100, day % 100);
}

/* --- turnering.txt */

struct turnering {
	const struct event *event;
	struct buffer *out;
	struct crosstable crosstable;
	const struct entrant **rows; /* by player: of a grid; NULL: none */
	const char *failure;
};

/* Sets the failure, unless there is one already. */
static void fail(struct turnering *to, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void
fail(struct turnering *to, const char *format, ...)
{
	struct program *program = to->event->program;
	char text[512];
	va_list args;

	if (to->failure != NULL)
		return;
	va_start(args, format);
	vsnprintf(text, sizeof text, messages_in(program->language, format), args);
	va_end(args);
	to->failure = arena_printf(&program->arena, "%s", text).p;
}

static bool
is_latin(struct str s)
{
	uint32_t code;

	for (size_t n = 0; n < s.n;) {
		n += utf8_read(str_after(s, n), &code);
		if (code > 0xFF)
			return false;
	}
	return true;
}

static void
add_latin(struct turnering *to, struct str s)
{
	if (!is_latin(s))
		fail(to,
		    "'%.*s' cannot be written in ISO 8859-1: write it in Latin letters in [event] "
		    "or [players] of event.ini",
		    program_width(s), s.p);
	write_clean(s, to->out);
}

/* Returns the first board of a player in a round, or NULL. */
static const struct board *
board_of(const struct turnering *to, uint32_t player, uint32_t round)
{
	size_t at = 0;

	return crosstable_next(&to->crosstable, player, round, &at);
}

/* Fails if a board has no round or result, or a player two boards in a round. */
static void
check_boards(struct turnering *to)
{
	const struct event *event = to->event;

	for (size_t i = 0; i < event->board_count && to->failure == NULL; i++) {
		const struct board *board = &event->boards[i];
		struct str name = event->players[board->players[0]].name;

		if (board->round == 0 || board->round > event->rounds)
			fail(to, "a game of %.*s has no round", program_width(name), name.p);
		else if (board->open)
			fail(to, "the game of %.*s in round %u has no result", program_width(name),
			    name.p, board->round);
		for (size_t j = 0; j < 2 && board->players[j] != EVENT_NONE; j++) {
			name = event->players[board->players[j]].name;
			if (board_of(to, board->players[j], board->round) != board)
				fail(to, "%.*s has two games in round %u", program_width(name),
				    name.p, board->round);
		}
	}
}

/* Finds each player's row of a grid. */
static void
find_rows(struct turnering *to)
{
	const struct event *event = to->event;

	for (size_t i = 0; i < event->table_count; i++) {
		for (size_t j = 0; j < event->tables[i].entrant_count; j++) {
			const struct entrant *row = &event->tables[i].entrants[j];

			if (row->family.n > 0 && to->rows[row->player] == NULL)
				to->rows[row->player] = row;
		}
	}
}

/* Appends (+r) or (-r) of the player. */
static void
add_handicap(struct turnering *to, const struct board *board, bool second)
{
	struct write_handicap handicap = handicap_of(to->event, board);
	const char *code = table_handicap_code(handicap.name);

	if (handicap.name.n == 0 && !handicap.sente)
		return;
	if (code == NULL)
		fail(to, "turnering.txt has no code for the handicap %.*s",
		    program_width(handicap.name), handicap.name.p);
	else
		buffer_printf(to->out, "(%c%s)", handicap.gives != second ? '-' : '+', code);
}

/* Appends the cell of a player, and adds to his points. */
static void
add_cell(struct turnering *to, uint32_t player, const struct board *board, double *points)
{
	enum outcome outcome = board == NULL ? OUTCOME_loss : crosstable_outcome(board, player);
	uint32_t opponent = board == NULL ? EVENT_NONE : crosstable_opponent(board, player);

	*points += event_worth(to->event, outcome, opponent == EVENT_NONE);
	buffer_number(
	    to->out, opponent == EVENT_NONE || board->forfeit ? 0 : opponent + 1ul, 1, '0');
	buffer_char(to->out, "--=+-"[outcome]);
	if (board != NULL && !board->forfeit)
		add_handicap(to, board, board->players[1] == player);
}

static void
add_row(struct turnering *to, uint32_t number)
{
	const struct event_player *player = &to->event->players[number];
	const struct entrant *row = to->rows[number];
	struct str name = row != NULL ? row->name : player->name, family = name;
	double points = row != NULL ? row->macmahon : 0;

	if (row != NULL)
		family = row->family;
	else /* the last word */
		while (str_find(family, STR(" ")) < family.n)
			str_cut(&family, ' ');
	buffer_printf(to->out, "%u [", number + 1);
	add_latin(to, family);
	buffer_add(to->out, STR("] ["));
	add_latin(to, str_trim(str_first(name, name.n - family.n)));
	buffer_add(to->out, STR("] "));
	if (is_latin(player->about) && player->about.n > 0) {
		write_clean(player->about, to->out);
		buffer_char(to->out, ' ');
	}
	buffer_char(to->out, '[');
	for (uint32_t round = 1; round <= to->event->rounds; round++) {
		buffer_add(to->out, round > 1 ? STR(" ") : NO_STR);
		add_cell(to, number, board_of(to, number, round), &points);
	}
	buffer_add(to->out, STR("] "));
	if (row != NULL && row->macmahon > 0)
		buffer_printf(to->out, "[%g] ", row->macmahon);
	buffer_printf(to->out, "%g\n", points);
}

/* Appends a time control as FESA writes it, 30min + 30sec; as it is, if it is not understood. */
static void
add_clock(struct turnering *to, struct str clock)
{
	const struct event_limit limit = event_limit_read(to->event->patterns, clock);

	if (!limit.known || limit.main % 60 != 0) {
		add_latin(to, clock);
		return;
	}
	buffer_printf(to->out, "%umin", limit.main / 60);
	if (limit.extra > 0)
		buffer_printf(to->out, " + %usec", limit.extra);
}

static void
add_heading(struct turnering *to)
{
	const struct str clock = to->event->clock;
	const uint32_t first = to->event->from, last = to->event->to;

	buffer_char(to->out, '[');
	add_latin(to, to->event->name);
	if (last > first) { /* 2026-05-02/03, as FESA's tables have it */
		buffer_add(to->out, STR(", "));
		write_day(first, to->out);
		buffer_char(to->out, '/');
		if (last / 100 == first / 100)
			buffer_number(to->out, last % 100, 2, '0');
		else
			write_day(last, to->out);
	}
	buffer_add(to->out, STR("]\n["));
	if (last > 0)
		write_day(last, to->out);
	buffer_add(to->out, STR("]\n"));
	if (clock.n > 0) {
		buffer_add(to->out, STR("[Time control: "));
		add_clock(to, clock);
		buffer_add(to->out, STR("]\n"));
	}
}

const char *
write_turnering(const struct event *event, struct buffer *out)
{
	struct turnering to = { .event = event, .out = out };
	size_t before = out->n;
	struct arena arena;

	arena_init(&arena, event->arena->memory);
	crosstable_make(event, &arena, &to.crosstable);
	to.rows = arena_zero(&arena, (event->player_count + 1) * sizeof *to.rows);
	find_rows(&to);
	check_boards(&to);
	add_heading(&to);
	for (uint32_t i = 0; i < event->player_count && to.failure == NULL; i++)
		add_row(&to, i);
	if (to.failure != NULL)
		out->n = before;
	arena_free(&arena);
	return to.failure;
}

/* --- CSV */

/* Returns the side of players[0], by the table, else by the record. */
static enum side
side_of(const struct event *event, const struct board *board)
{
	if (board->cell != NULL && board->cell->side != NO_SIDE)
		return board->cell->side;
	if (board->record == EVENT_NONE)
		return NO_SIDE;
	return event->games[board->record].players[BLACK] == board->players[0] ? BLACK : WHITE;
}

/* Whether all games have colours. */
static bool
has_colours(const struct event *event)
{
	for (size_t i = 0; i < event->board_count; i++) {
		if (event->boards[i].players[1] != EVENT_NONE &&
		    side_of(event, &event->boards[i]) == NO_SIDE)
			return false;
	}
	return true;
}

/* Returns the result of a board, for the player that comes first. */
static const char *
result_of(const struct board *board, enum outcome outcome)
{
	static const char *const games[] = { "", "0-1", "1/2-1/2", "1-0" };
	static const char *const forfeits[] = { "", "-/+", "1/2-1/2", "+/-", "-/-" };
	static const char *const replays[] = { "", "0-1r", "1/2-1/2", "1-0r" };

	if (board->open)
		return "";
	if (board->forfeit || board->players[1] == EVENT_NONE)
		return forfeits[outcome];
	return board->drawn ? replays[outcome] : games[outcome];
}

static void
add_result(const struct event *event, const struct board *board, bool colours, struct buffer *out)
{
	bool turned = colours && board->players[1] != EVENT_NONE && side_of(event, board) == WHITE;
	struct write_handicap handicap = handicap_of(event, board);
	uint32_t second = board->players[!turned];

	buffer_printf(out, "%u,", board->round);
	csv_add(NO_STR, event->players[board->players[turned]].name, out);
	buffer_char(out, ',');
	if (second != EVENT_NONE)
		csv_add(NO_STR, event->players[second].name, out);
	buffer_printf(out, ",%s,%s",
	    result_of(board, turned ? outcome_other(board->outcome) : board->outcome),
	    handicap.name.n > 0 && handicap.gives != turned ? "-" : "");
	buffer_add(out, handicap.name);
	buffer_add(out, STR("\r\n"));
}

void
write_csv(const struct event *event, struct buffer *out)
{
	bool colours = has_colours(event);

	buffer_printf(
	    out, "round,%s,result,handicap\r\n", colours ? "black,white" : "player,opponent");
	for (uint32_t round = 0; round <= EVENT_ROUNDS_MAX; round++) {
		for (size_t i = 0; i < event->board_count; i++)
			if (event->boards[i].round == round)
				add_result(event, &event->boards[i], colours, out);
	}
}
