#ifndef CMD_EVENT_EVENT_PAGE_H
#define CMD_EVENT_EVENT_PAGE_H

#include "cmd/event/crosstable.h"

/* The part of an html page that shows an event: what its tables and its bracket share. */
struct event_page {
	struct crosstable crosstable;
	enum language language;
	struct buffer *out;
};

/* Appends the event's name and its stage, or what they are called where neither is known. */
void event_page_title(const struct event *event, enum language language, struct buffer *out);

/* Appends the beginning of a box in which what is wider than the page scrolls; </div> ends it. */
void event_page_box(const struct event_page *page);

void event_page_name(const struct event_page *page, uint32_t player);

/* Appends the side of a player as a sign: in a record, or if that is EVENT_NONE by the table. */
void event_page_side(
    const struct event_page *page, const struct board *board, uint32_t game, uint32_t player);

/* Appends what begins a link to the picture of a record.  Returns false if it has none; else the
 * caller ends the link. */
bool event_page_link(const struct event_page *page, uint32_t game);

/* Appends a board's handicap, unless the game is even, and the mark of a result about which there
 * is a finding. */
void event_page_remarks(const struct event_page *page, const struct board *board);

/* Returns the sign of a drawn game: 千 持 △, ½. */
struct str event_page_drawn(const struct event_page *page, uint32_t game);

/* Returns the sign of a result: ○ ● 千 不戦勝, 1 0 ½ +. */
struct str event_page_sign(
    const struct event_page *page, const struct board *board, uint32_t player);

/* Appends a knock-out as a list of rounds; each board stands beside those from which its players
 * come. */
void event_page_bracket(const struct event_page *page, struct arena *arena);

#endif
