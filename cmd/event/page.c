/* The tables of an event on the html page. */
#include "cmd/event/crosstable.h"
#include "cmd/event/standings.h"
#include "cmd/host/messages.h"
#include "lib/escape.h"
#include "record/variants/variants.h"

/* Players of a league table at most: it has a column for each. */
enum { LEAGUE_MAX = 60 };

/* The part of an html page that shows an event. */
struct event_page {
	struct crosstable crosstable;
	enum language language;
	struct buffer *out;
};

void
standings_title(const struct event *event, enum language language, struct buffer *out)
{
	if (event->name.n + event->stage.n == 0)
		buffer_add(out, str_of(messages_in(language, "Standings")));
	crosstable_name(event, escape_xml, out);
}

/* Appends the beginning of a box in which what is wider than the page scrolls; </div> ends it. */
static void
begin_box(const struct event_page *page)
{
	buffer_add(
	    page->out, STR("<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\""));
	standings_title(page->crosstable.event, page->language, page->out);
	buffer_add(page->out, STR("\">\n"));
}

static void
add_name(const struct event_page *page, uint32_t player)
{
	escape_xml(page->crosstable.event->players[player].name, page->out);
}

/* Appends the side of a player as a sign: in a record, or if that is EVENT_NONE by the table. */
static void
add_side(const struct event_page *page, const struct board *board, uint32_t game, uint32_t player)
{
	enum side side = board->cell == NULL ? NO_SIDE : board->cell->side;

	if (game != EVENT_NONE)
		side = page->crosstable.event->games[game].players[BLACK] == player ? BLACK : WHITE;
	else if (side != NO_SIDE && board->players[0] != player)
		side = side_other(side);
	if (side != NO_SIDE && !board->forfeit)
		buffer_printf(page->out, "<span class=\"side\" title=\"%s\">%s</span>",
		    messages_in(page->language, side == BLACK ? "black" : "white"),
		    side == BLACK ? "☗" : "☖");
}

static bool
begin_link(const struct event_page *page, uint32_t game)
{
	const struct event_picture *picture =
	    game == EVENT_NONE ? NULL : page->crosstable.event->games[game].picture;

	if (picture == NULL || picture->figure == 0)
		return false;
	buffer_printf(page->out, "<a href=\"#e%u\">", picture->figure);
	return true;
}

/* Returns a handicap as people call it. */
static struct str
handicap_name(const struct event_page *page, struct str name)
{
	const struct event *event = page->crosstable.event;
	const struct handicap *row =
	    page->language == LANGUAGE_ja
		? variants_handicap(program_variants(event->program), name, 0)
		: NULL;

	return row != NULL ? str_of(row->name) : name;
}

static void
add_remarks(const struct event_page *page, const struct board *board)
{
	struct str handicap = board->cell == NULL ? NO_STR : board->cell->handicap;

	if (handicap.n == 0 && board->first != EVENT_NONE)
		handicap = page->crosstable.event->games[board->first].handicap;
	if (!event_is_even(handicap)) {
		buffer_add(page->out, STR(" <small>"));
		escape_xml(handicap_name(page, handicap), page->out);
		buffer_add(page->out, STR("</small>"));
	}
	if (board->contradicted)
		buffer_printf(page->out, "<mark title=\"%s\">*</mark>",
		    messages_in(page->language, "see the findings"));
}

/* Returns the sign of a drawn game: 千 持 △, ½. */
static struct str
drawn_sign(const struct event_page *page, uint32_t game)
{
	if (page->language != LANGUAGE_ja)
		return STR("½");
	if (game == EVENT_NONE)
		return STR("△");
	switch (page->crosstable.event->games[game].ending) {
	case ENDING_sennichite:
		return STR("千");
	case ENDING_jishogi:
	case ENDING_declaration_draw:
	case ENDING_max_moves:
		return STR("持");
	default:
		return STR("△");
	}
}

/* Returns the sign of a result: ○ ● 千 不戦勝, 1 0 ½ +. */
static struct str
sign_of(const struct event_page *page, const struct board *board, uint32_t player)
{
	static const struct str signs[2][2][OUTCOME_COUNT] = {
		[LANGUAGE_en] = { { { "?", 1 }, { "0", 1 }, { "", 0 }, { "1", 1 }, { "0", 1 } },
		    { { "?", 1 }, { "−", 3 }, { "", 0 }, { "+", 1 }, { "−", 3 } } },
		[LANGUAGE_ja] = { { { "?", 1 }, { "●", 3 }, { "", 0 }, { "○", 3 }, { "●", 3 } },
		    { { "?", 1 }, { "不戦敗", 9 }, { "", 0 }, { "不戦勝", 9 }, { "不戦敗", 9 } } },
	};
	enum outcome outcome = board->open ? OUTCOME_open : crosstable_outcome(board, player);

	if (outcome == OUTCOME_draw)
		return drawn_sign(page, board->record);
	return signs[page->language][board->forfeit][outcome];
}

/* --- tables */

/* Appends a record of a board, linked: the one that counts by a player's sign in a league table,
 * else by his cell; one before that as drawn. */
static void
add_game(const struct event_page *page, const struct board *board, uint32_t game, uint32_t player,
    bool league)
{
	bool link = begin_link(page, game);

	add_side(page, board, game, player);
	if (game != board->record) {
		buffer_add(page->out, league ? drawn_sign(page, game) : STR("="));
	} else if (league) {
		buffer_add(page->out, sign_of(page, board, player));
	} else {
		crosstable_cell(&page->crosstable, board, player, page->out);
		page->out->n -= board->contradicted; /* the mark is add_remarks's */
	}
	buffer_add(page->out, link ? STR("</a>") : NO_STR);
}

/* Appends a board: the drawn games before the one that counts, and that. */
static void
add_board(const struct event_page *page, const struct board *board, uint32_t player, bool league)
{
	const struct event_game *games = page->crosstable.event->games;
	uint32_t opponent = crosstable_opponent(board, player), game;

	buffer_add(page->out, STR("<span title=\""));
	if (opponent != EVENT_NONE)
		add_name(page, opponent);
	if (board->forfeit)
		buffer_printf(page->out, opponent != EVENT_NONE ? " (%s)" : "%s",
		    messages_in(page->language, "no game"));
	buffer_add(page->out, STR("\">"));
	for (game = board->first; board->drawn && game != board->record && game != EVENT_NONE;
	     game = games[game].next) {
		if (event_outcome(&games[game], player) == OUTCOME_draw) {
			add_game(page, board, game, player, league);
			buffer_char(page->out, ' ');
		}
	}
	add_game(page, board, board->record, player, league);
	add_remarks(page, board);
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
	begin_box(page);
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
	add_name(page, standing->player);
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

	begin_table(page, "cross");
	for (uint32_t round = 1; round <= crosstable->rounds; round++)
		buffer_printf(page->out, "<th scope=\"col\">%u</th>", round);
	end_head(page);
	for (size_t i = 0; i < event->player_count; i++) {
		const struct standing *standing = &event->standings[i];

		begin_row(page, standing);
		for (uint32_t round = 1; round <= crosstable->rounds; round++) {
			const struct board *board;

			buffer_add(page->out, STR("<td>"));
			for (size_t at = 0; (board = crosstable_next(crosstable, standing->player,
						 round, &at)) != NULL;)
				add_board(page, board, standing->player, false);
			buffer_add(page->out, STR("</td>"));
		}
		end_row(page, standing);
	}
	buffer_add(page->out, STR("</tbody>\n</table>\n</div>\n"));
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
			add_board(page, board, player, true);
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
		add_name(page, event->standings[i].player);
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

/* --- knock-outs */

/* The boards in the order in which they stand. */
struct bracket {
	const struct event_page *page;
	const struct board **boards; /* of the last round first */
	size_t count;
	bool *placed; /* by board of the event */
};

static void
place(struct bracket *bracket, const struct board *board)
{
	size_t index = (size_t)(board - bracket->page->crosstable.event->boards);

	if (!bracket->placed[index])
		bracket->boards[bracket->count++] = board;
	bracket->placed[index] = true;
}

/* Places the boards of a round from which the players of these come. */
static void
place_sources(struct bracket *bracket, size_t from, size_t to, uint32_t round)
{
	const struct crosstable *crosstable = &bracket->page->crosstable;
	const struct board *board;

	for (; from < to; from++) {
		for (unsigned i = 0; i < 2; i++) {
			uint32_t player = bracket->boards[from]->players[i];

			for (size_t at = 0;
			     player != EVENT_NONE &&
			     (board = crosstable_next(crosstable, player, round, &at)) != NULL;)
				place(bracket, board);
		}
	}
}

/* Whether a board is the game for the third place, beside the final: of players who lost before. */
static bool
is_third(const struct event_page *page, const struct board *board)
{
	uint32_t rounds = page->crosstable.rounds, player = board->players[0];
	const struct board *before = NULL;

	if (board->round == rounds && rounds > 1 && board->players[1] != EVENT_NONE)
		for (size_t at = 0; (before = crosstable_next(
					 &page->crosstable, player, rounds - 1, &at)) != NULL;)
			if (crosstable_outcome(before, player) == OUTCOME_loss)
				break;
	return before != NULL;
}

/* Places all boards of a round, before which stands from where the next one begins. */
static void
place_round(struct bracket *bracket, size_t from, uint32_t round)
{
	const struct event *event = bracket->page->crosstable.event;

	place_sources(bracket, from, bracket->count, round);
	for (unsigned third = 0; third < 2; third++) {
		for (size_t i = 0; i < event->board_count; i++)
			if (event->boards[i].round == round &&
			    is_third(bracket->page, &event->boards[i]) == (third == 1))
				place(bracket, &event->boards[i]);
	}
}

/* Appends a player of a board, in bold if he goes on. */
static void
add_player(const struct event_page *page, const struct board *board, uint32_t player)
{
	bool won = !board->open && crosstable_outcome(board, player) == OUTCOME_win;

	buffer_add(page->out, won ? STR("<li><b>") : STR("<li><span>"));
	add_side(page, board, board->record, player);
	add_name(page, player);
	buffer_add(page->out, won ? STR("</b> ") : STR("</span> "));
	buffer_add(page->out, sign_of(page, board, player));
	buffer_add(page->out, STR("</li>"));
}

static void
add_match(const struct event_page *page, const struct board *board)
{
	const struct event_game *games = page->crosstable.event->games;
	uint32_t n = 0;

	if (is_third(page, board))
		buffer_printf(page->out, "<li class=\"third\"><h4>%s</h4>",
		    messages_in(page->language, "third place"));
	else
		buffer_add(page->out, STR("<li>"));
	buffer_add(page->out, STR("<ul>"));
	for (unsigned i = 0; i < 2 && board->players[i] != EVENT_NONE; i++)
		add_player(page, board, board->players[i]);
	buffer_add(page->out, STR("</ul>"));
	for (uint32_t game = board->first; game != EVENT_NONE; game = games[game].next) {
		if (games[game].picture == NULL || games[game].picture->figure == 0)
			continue;
		buffer_add(page->out, n > 0 ? STR(" ") : NO_STR);
		begin_link(page, game);
		buffer_add(page->out, str_of(messages_in(page->language, "record")));
		if (++n > 1)
			buffer_printf(page->out, " %u", n);
		buffer_add(page->out, STR("</a>"));
	}
	add_remarks(page, board);
	buffer_add(page->out, STR("</li>\n"));
}

/* Appends the title of a round: by its distance from the last. */
static void
add_round_title(const struct event_page *page, uint32_t round)
{
	static const char *const last[] = { "final", "semifinals", "quarterfinals" };
	uint32_t distance = page->crosstable.rounds - round;

	if (distance < sizeof last / sizeof *last)
		buffer_add(page->out, str_of(messages_in(page->language, last[distance])));
	else
		buffer_printf(page->out, messages_in(page->language, "round %u"), round);
}

static void
add_bracket(const struct event_page *page, struct arena *arena)
{
	const struct event *event = page->crosstable.event;
	uint32_t rounds = page->crosstable.rounds;
	struct bracket bracket = { .page = page };
	size_t starts[EVENT_ROUNDS_MAX + 2] = { 0 };

	rounds = rounds < EVENT_ROUNDS_MAX ? rounds : EVENT_ROUNDS_MAX;
	bracket.boards = arena_take(arena, (event->board_count + 1) * sizeof(struct board *));
	bracket.placed = arena_zero(arena, event->board_count + 1);
	for (uint32_t round = rounds; round > 0; round--) {
		starts[round] = bracket.count;
		place_round(&bracket, round < rounds ? starts[round + 1] : 0, round);
	}
	starts[0] = bracket.count;
	begin_box(page);
	buffer_add(page->out, STR("<ol class=\"bracket\">\n"));
	for (uint32_t round = 1; round <= rounds; round++) {
		buffer_add(page->out, STR("<li><h3>"));
		add_round_title(page, round);
		buffer_add(page->out, STR("</h3>\n<ul>\n"));
		for (size_t i = starts[round]; i < starts[round - 1]; i++)
			add_match(page, bracket.boards[i]);
		buffer_add(page->out, STR("</ul></li>\n"));
	}
	buffer_add(page->out, STR("</ol>\n</div>\n"));
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
		add_bracket(&page, &arena);
	else if (language == LANGUAGE_ja && standings_is_league(event))
		add_league(&page);
	else
		add_cross(&page);
	arena_free(&arena);
}
