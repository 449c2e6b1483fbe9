#include "cmd/event/event_page.h"
#include "cmd/event/standings.h"
#include "cmd/host/messages.h"

/* Players of a league table at most: it has a column for each. */
enum { LEAGUE_MAX = 60 };

/* Appends a record of a board, as text for a player says it, linked. */
static void
add_game(const struct event_page *page, const struct board *board, uint32_t game, uint32_t player,
    struct str text)
{
	bool link = event_page_link(page, game);

	event_page_side(page, board, game, player);
	buffer_add(page->out, text);
	buffer_add(page->out, link ? STR("</a>") : NO_STR);
}

/* Appends a board: the drawn games before the one that counts, and that. */
static void
add_board(const struct event_page *page, const struct board *board, uint32_t player, bool league,
    struct str text)
{
	const struct event_game *games = page->crosstable.event->games;
	uint32_t opponent = crosstable_opponent(board, player), game;

	buffer_add(page->out, STR("<span title=\""));
	if (opponent != EVENT_NONE)
		event_page_name(page, opponent);
	if (board->forfeit)
		buffer_printf(page->out, opponent != EVENT_NONE ? " (%s)" : "%s",
		    messages_in(page->language, "no game"));
	buffer_add(page->out, STR("\">"));
	for (game = board->first; board->drawn && game != board->record && game != EVENT_NONE;
	     game = games[game].next) {
		if (event_outcome(&games[game], player) == OUTCOME_draw) {
			add_game(page, board, game, player,
			    league ? event_page_drawn(page, game) : STR("="));
			buffer_char(page->out, ' ');
		}
	}
	add_game(page, board, board->record, player, text);
	event_page_remarks(page, board);
	buffer_add(page->out, STR("</span> "));
}

static void
add_column(const struct event_page *page, const char *title)
{
	buffer_printf(page->out, "<th scope=\"col\">%s</th>", messages_in(page->language, title));
}

/* Begins a table, with the columns before the games. */
static void
begin_table(const struct event_page *page, const char *class)
{
	event_page_box(page);
	buffer_printf(page->out, "<table class=\"%s\">\n<thead><tr>", class);
	add_column(page, "#");
	add_column(page, "player");
}

/* Ends the head of a table with the columns after the games. */
static void
end_head(const struct event_page *page)
{
	for (size_t i = 0; i < page->crosstable.key_count; i++)
		add_column(page, crosstable_title(page->crosstable.keys[i]));
	buffer_add(page->out, STR("</tr></thead>\n<tbody>\n"));
}

static void
begin_row(const struct event_page *page, const struct standing *standing)
{
	buffer_printf(page->out, "<tr><td>%u</td><th scope=\"row\">",
	    page->crosstable.rows[standing->player]);
	event_page_name(page, standing->player);
	buffer_add(page->out, STR("</th>"));
}

static void
end_row(const struct event_page *page, const struct standing *standing)
{
	for (size_t i = 0; i < page->crosstable.key_count; i++) {
		buffer_add(page->out, STR("<td>"));
		crosstable_value(standing->values[page->crosstable.keys[i]], page->out);
		buffer_add(page->out, STR("</td>"));
	}
	buffer_add(page->out, STR("</tr>\n"));
}

/* Appends a cross table: a column a round. */
static void
add_cross(const struct event_page *page)
{
	const struct crosstable *crosstable = &page->crosstable;
	const struct event *event = crosstable->event;
	struct buffer text;

	buffer_init(&text, event->arena->memory);
	begin_table(page, "cross");
	for (uint32_t round = 1; round <= crosstable->rounds; round++)
		buffer_printf(page->out, "<th scope=\"col\">%u</th>", round);
	end_head(page);
	for (size_t i = 0; i < event->player_count; i++) {
		const struct standing *standing = &event->standings[i];

		begin_row(page, standing);
		for (uint32_t round = 1; round <= crosstable->rounds; round++) {
			const struct board *board;
			size_t at = 0;

			buffer_add(page->out, STR("<td>"));
			while ((board = crosstable_next(
				    crosstable, standing->player, round, &at)) != NULL) {
				buffer_clear(&text);
				crosstable_cell(crosstable, board, standing->player, &text);
				text.n -= board->contradicted; /* the mark is add_board's */
				add_board(page, board, standing->player, false, buffer_str(&text));
			}
			buffer_add(page->out, STR("</td>"));
		}
		end_row(page, standing);
	}
	buffer_add(page->out, STR("</tbody>\n</table>\n</div>\n"));
	buffer_free(&text);
}

/* Appends the boards of two players. */
static void
add_pair(const struct event_page *page, uint32_t player, uint32_t opponent)
{
	const struct crosstable *crosstable = &page->crosstable;

	buffer_add(page->out, STR("<td>"));
	if (player == opponent)
		buffer_add(page->out, STR("＼"));
	for (size_t i = crosstable->starts[player]; i < crosstable->starts[player + 1]; i++) {
		const struct board *board = crosstable->boards[i];

		if (crosstable_opponent(board, player) == opponent)
			add_board(page, board, player, true, event_page_sign(page, board, player));
	}
	buffer_add(page->out, STR("</td>"));
}

/* Appends a player's wins and losses. */
static void
add_totals(const struct event_page *page, uint32_t player)
{
	const struct crosstable *crosstable = &page->crosstable;
	unsigned counts[OUTCOME_COUNT] = { 0 };

	for (size_t i = crosstable->starts[player]; i < crosstable->starts[player + 1]; i++) {
		const struct board *board = crosstable->boards[i];

		if (!board->open && board->players[1] != EVENT_NONE)
			counts[crosstable_outcome(board, player)]++;
	}
	buffer_printf(page->out, "<td>%u</td><td>%u</td>", counts[OUTCOME_win],
	    counts[OUTCOME_loss] + counts[OUTCOME_neither]);
}

/* Appends a league table (勝敗表): a column a player. */
static void
add_league(const struct event_page *page)
{
	const struct event *event = page->crosstable.event;

	begin_table(page, "league");
	for (size_t i = 0; i < event->player_count; i++) {
		buffer_add(page->out, STR("<th scope=\"col\" title=\""));
		event_page_name(page, event->standings[i].player);
		buffer_printf(page->out, "\">%zu</th>", i + 1);
	}
	buffer_add(page->out, STR("<th scope=\"col\">勝</th><th scope=\"col\">敗</th>"));
	end_head(page);
	for (size_t i = 0; i < event->player_count; i++) {
		begin_row(page, &event->standings[i]);
		for (size_t k = 0; k < event->player_count; k++)
			add_pair(page, event->standings[i].player, event->standings[k].player);
		add_totals(page, event->standings[i].player);
		end_row(page, &event->standings[i]);
	}
	buffer_add(page->out, STR("</tbody>\n</table>\n</div>\n"));
}

bool
standings_is_league(const struct event *event)
{
	return event->player_count <= LEAGUE_MAX &&
	       (event->format == EVENT_round_robin || event->format == EVENT_double_round_robin);
}

void
standings_html(const struct event *event, enum language language, struct buffer *out)
{
	struct event_page page = { .language = language, .out = out };
	struct arena arena;

	if (event->standings == NULL)
		return;
	arena_init(&arena, event->arena->memory);
	crosstable_make(event, &arena, &page.crosstable);
	if (event->format == EVENT_knockout)
		event_page_bracket(&page, &arena);
	else if (language == LANGUAGE_ja && standings_is_league(event))
		add_league(&page);
	else
		add_cross(&page);
	arena_free(&arena);
}
