#include "cmd/event/event_page.h"
#include "cmd/host/messages.h"

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

	if (bracket->placed[index])
		return;
	bracket->placed[index] = true;
	bracket->boards[bracket->count++] = board;
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
			size_t at = 0;

			while (player != EVENT_NONE &&
			       (board = crosstable_next(crosstable, player, round, &at)) != NULL)
				place(bracket, board);
		}
	}
}

/* Whether a player lost in a round. */
static bool
lost_in(const struct event_page *page, uint32_t player, uint32_t round)
{
	const struct board *board;
	size_t at = 0;

	while ((board = crosstable_next(&page->crosstable, player, round, &at)) != NULL)
		if (crosstable_outcome(board, player) == OUTCOME_loss)
			return true;
	return false;
}

/* Whether a board is the game for the third place, beside the final. */
static bool
is_third(const struct event_page *page, const struct board *board)
{
	uint32_t rounds = page->crosstable.rounds;

	return board->round == rounds && rounds > 1 && board->players[1] != EVENT_NONE &&
	       lost_in(page, board->players[0], rounds - 1);
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
	event_page_side(page, board, board->record, player);
	event_page_name(page, player);
	buffer_add(page->out, won ? STR("</b> ") : STR("</span> "));
	buffer_add(page->out, event_page_sign(page, board, player));
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
		event_page_link(page, game);
		buffer_add(page->out, str_of(messages_in(page->language, "record")));
		if (++n > 1)
			buffer_printf(page->out, " %u", n);
		buffer_add(page->out, STR("</a>"));
	}
	event_page_remarks(page, board);
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

void
event_page_bracket(const struct event_page *page, struct arena *arena)
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
	event_page_box(page);
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
