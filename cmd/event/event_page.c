#include "cmd/event/event_page.h"

#include "cmd/host/messages.h"
#include "lib/escape.h"
#include "record/variants/variants.h"

void
event_page_title(const struct event *event, enum language language, struct buffer *out)
{
	if (event->name.n + event->stage.n == 0)
		buffer_add(out, str_of(messages_in(language, "Standings")));
	escape_xml(event->name, out);
	if (event->name.n > 0 && event->stage.n > 0)
		buffer_char(out, ' ');
	escape_xml(event->stage, out);
}

void
event_page_box(const struct event_page *page)
{
	buffer_add(
	    page->out, STR("<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\""));
	event_page_title(page->crosstable.event, page->language, page->out);
	buffer_add(page->out, STR("\">\n"));
}

void
event_page_name(const struct event_page *page, uint32_t player)
{
	escape_xml(page->crosstable.event->players[player].name, page->out);
}

void
event_page_side(
    const struct event_page *page, const struct board *board, uint32_t game, uint32_t player)
{
	enum side side = crosstable_side(&page->crosstable, board, player);

	if (game != EVENT_NONE)
		side = page->crosstable.event->games[game].players[BLACK] == player ? BLACK : WHITE;
	if (side != NO_SIDE && !board->forfeit)
		buffer_printf(page->out, "<span class=\"side\" title=\"%s\">%s</span>",
		    messages_in(page->language, side == BLACK ? "black" : "white"),
		    side == BLACK ? "☗" : "☖");
}

bool
event_page_link(const struct event_page *page, uint32_t game)
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

void
event_page_remarks(const struct event_page *page, const struct board *board)
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

struct str
event_page_drawn(const struct event_page *page, uint32_t game)
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

struct str
event_page_sign(const struct event_page *page, const struct board *board, uint32_t player)
{
	static const struct str signs[2][2][OUTCOME_COUNT] = {
		[LANGUAGE_en] = { { { "?", 1 }, { "0", 1 }, { "", 0 }, { "1", 1 }, { "0", 1 } },
		    { { "?", 1 }, { "−", 3 }, { "", 0 }, { "+", 1 }, { "−", 3 } } },
		[LANGUAGE_ja] = { { { "?", 1 }, { "●", 3 }, { "", 0 }, { "○", 3 }, { "●", 3 } },
		    { { "?", 1 }, { "不戦敗", 9 }, { "", 0 }, { "不戦勝", 9 }, { "不戦敗", 9 } } },
	};
	enum outcome outcome = board->open ? OUTCOME_open : crosstable_outcome(board, player);

	if (outcome == OUTCOME_draw)
		return event_page_drawn(page, board->record);
	return signs[page->language][board->forfeit][outcome];
}
