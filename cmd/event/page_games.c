/* What the html page shows of an event: its tables, and the last positions of its games. */
#include "cmd/event/crosstable.h"
#include "cmd/event/event_run.h"
#include "cmd/event/standings.h"
#include "cmd/sink/page/page_run.h"
#include "lib/escape.h"
#include "record/sfen.h"
#include "writers/image/image_draw.h"

enum { FIGURES_MAX = 240 };

/* --- the tables */

/* Returns the number of games without a result. */
static size_t
count_open(const struct event *event)
{
	size_t n = 0;

	for (size_t i = 0; i < event->board_count; i++)
		n += event->boards[i].open && event->boards[i].players[1] != EVENT_NONE;
	return n;
}

/* Appends what the signs of the table mean. */
static void
add_legend(const struct event *event, enum language language, struct buffer *out)
{
	const char *words = "5+ won against player 5, - lost, = drawn, f without a game, 0+ bye, "
			    "? no result, * see the findings";

	if (event->format == EVENT_knockout)
		words = "1 won, 0 lost, 1/2 drawn, + - without a game, ? no result, * see the "
			"findings";
	else if (language == LANGUAGE_ja && standings_is_league(event))
		words = "signs of a league table";
	buffer_printf(out, "<p class=\"left\">%s</p>\n", messages_in(language, words));
}

/* Appends links to the stages. */
static void
add_links(const struct event_run *of, enum language language, struct buffer *out)
{
	buffer_add(out, STR("<p>"));
	for (size_t i = 0; i < of->stage_count; i++) {
		buffer_printf(out, "%s<a href=\"#event-%zu\">", i > 0 ? " · " : "", i + 1);
		standings_title(&of->stages[i], language, out);
		buffer_add(out, STR("</a>"));
	}
	buffer_add(out, STR("</p>\n"));
}

/* Appends a stage; number: from 1, of the event alone 0. */
static void
add_stage(struct report *report, const struct event *event, size_t number)
{
	struct buffer *out = &report->out->buffer;
	struct crosstable crosstable;
	size_t open = count_open(event);
	struct arena arena;

	arena_init(&arena, event->arena->memory);
	crosstable_make(event, &arena, &crosstable);
	buffer_add(out, STR("<section class=\"event\">\n<h2 id=\"event"));
	if (number > 0)
		buffer_printf(out, "-%zu", number);
	buffer_add(out, STR("\">"));
	standings_title(event, report->language, out);
	buffer_add(out, STR("</h2>\n<p>"));
	crosstable_counts(&crosstable, report->language, out);
	if (open > 0) {
		buffer_add(out, str_of(messages_in(report->language, ", ")));
		buffer_printf(out, messages_in(report->language, "%zu without a result"), open);
	}
	buffer_add(out, STR("</p>\n"));
	standings_html(event, report->language, out);
	add_legend(event, report->language, out);
	buffer_add(out, STR("</section>\n"));
	arena_free(&arena);
}

void
page_games_part(struct report *report)
{
	const struct event_run *of = report->style.of;

	bool several = of->stage_count > 1;

	if (several) {
		buffer_add(&report->out->buffer, STR("<section class=\"event\" id=\"event\">\n"));
		add_links(of, report->language, &report->out->buffer);
		buffer_add(&report->out->buffer, STR("</section>\n"));
	}
	for (size_t i = 0; i < of->stage_count; i++)
		add_stage(report, &of->stages[i], several ? i + 1 : 0);
}

/* --- the figures */

/* A game whose last position is shown, if there is room for it. */
struct figure {
	const struct event *event;
	const struct board *board;
	struct event_game *game;
};

struct figures {
	struct arena arena;
	struct figure *list;
	size_t count, cap;
};

static void
add_drawing(const struct report *report, const struct event *event, const struct event_game *game,
    struct buffer *out)
{
	struct image image = { .last = &game->picture->last, .style.language = report->language };
	size_t bad;

	sfen_find(
	    program_variants(report->program), NULL, game->picture->sfen, &image.diagram, &bad);
	for (unsigned side = 0; side < 2; side++)
		image.players[side] = event->players[game->players[side]].name;
	image_write(&image, out);
}

/* Appends a player, in bold if he won. */
static void
add_player(const struct figure *figure, enum side side, struct buffer *out)
{
	bool won = figure->game->winner == side;

	buffer_add(out, side == BLACK ? STR("☗") : STR("☖"));
	buffer_add(out, won ? STR("<b>") : NO_STR);
	page_run_text(figure->event->players[figure->game->players[side]].name, out);
	buffer_add(out, won ? STR("</b>") : NO_STR);
}

static void
add_caption(struct report *report, const struct figure *figure, struct buffer *out)
{
	static const char *const winners[] = { "black wins", "white wins", "no winner" };
	const struct event_game *game = figure->game;
	const struct ending_row *ending = &ending_rows[game->ending];
	enum language language = report->language;

	buffer_add(out, STR("<figcaption>"));
	add_player(figure, BLACK, out);
	buffer_add(out, STR(" – "));
	add_player(figure, WHITE, out);
	buffer_add(out, STR("<br>"));
	buffer_printf(out, MESSAGES_COUNT(language, (size_t)game->plies, "move"));
	buffer_printf(out, " · %s · %s<br><span class=\"left\">",
	    language == LANGUAGE_ja ? ending->japanese : ending->english,
	    messages_in(language, winners[game->winner]));
	if (figure->board->round > 0) {
		buffer_printf(out, messages_in(language, "round %u"), figure->board->round);
		buffer_add(out, STR(" · "));
	}
	page_run_text(page_run_name(report, game->file), out);
	if (game->summary.number > 1) {
		buffer_add(out, STR(" · "));
		buffer_printf(
		    out, messages_in(language, "game %lu"), (unsigned long)game->summary.number);
	}
	buffer_add(out, STR("</span></figcaption>\n"));
}

static void
add_figure(struct report *report, const struct figure *figure, struct buffer *out)
{
	buffer_printf(out, "<figure id=\"e%u\">\n", figure->game->picture->figure);
	add_drawing(report, figure->event, figure->game, out);
	add_caption(report, figure, out);
	buffer_add(out, STR("</figure>\n"));
}

/* Adds the games of a board that have a position. */
static void
add_games(struct figures *figures, const struct event *event, const struct board *board)
{
	for (uint32_t i = board->first; i != EVENT_NONE; i = event->games[i].next)
		if (event->games[i].picture != NULL)
			*ARENA_ADD(&figures->arena, figures->list, figures->count, figures->cap) =
			    (struct figure){ event, board, &event->games[i] };
}

/* Finds the games of all stages, round by round, and numbers the first ones. */
static void
find_figures(const struct event_run *of, struct figures *figures)
{
	for (size_t i = 0; i < of->stage_count; i++) {
		const struct event *event = &of->stages[i];

		for (uint32_t round = 0; round <= EVENT_ROUNDS_MAX; round++)
			for (size_t b = 0; b < event->board_count; b++)
				if (event->boards[b].round == round)
					add_games(figures, event, &event->boards[b]);
	}
	for (uint32_t i = 0; i < figures->count; i++)
		figures->list[i].game->picture->figure = i < FIGURES_MAX ? i + 1 : 0;
}

size_t
page_games_figures(struct report *report, struct buffer *out)
{
	struct figures figures = { .list = NULL };
	size_t shown;

	arena_init(&figures.arena, out->memory);
	find_figures(report->style.of, &figures);
	shown = figures.count < FIGURES_MAX ? figures.count : FIGURES_MAX;
	if (figures.count > shown) {
		buffer_add(out, STR("<p class=\"left\">"));
		buffer_printf(out,
		    messages_in(report->language,
			"The first %zu of %zu games have a board here; %zu left out."),
		    shown, figures.count, figures.count - shown);
		buffer_add(out, STR("</p>\n"));
	}
	for (size_t i = 0; i < shown; i++)
		add_figure(report, &figures.list[i], out);
	arena_free(&figures.arena);
	return shown;
}
