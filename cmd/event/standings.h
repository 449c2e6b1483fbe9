#ifndef CMD_EVENT_STANDINGS_H
#define CMD_EVENT_STANDINGS_H

#include "cmd/event/event.h"

/* What is printed of an event; languages by enum language.  Text is escaped as for a terminal, csv
 * and html as everywhere. */

/* Appends the crosstable and the standings: a row a player, with his cell of each round (4+, 2=,
 * 0+ a bye, 5-* where a finding is about the result), then points and the tie-breaks of the order.
 */
void standings_text(const struct event *event, enum language language, struct buffer *out);

/* Appends one row a player: rank,player,games,points, and every tie-break of the order. */
void standings_csv(const struct event *event, struct buffer *out);

/* Appends a line, an object: name, stage, format, rounds, players, boards, standings. */
void standings_json(const struct event *event, struct buffer *out);

/* Appends the same as html, a part of a page: a cross table, in Japanese a league table (勝敗表)
 * or, of a knock-out, a bracket.  Results lead to the pictures of their games, #e and figure. */
void standings_html(const struct event *event, enum language language, struct buffer *out);

/* Appends to html the event's name and its stage, or what they are called where neither is known.
 */
void standings_title(const struct event *event, enum language language, struct buffer *out);

/* Whether a league table shows the event in Japanese. */
bool standings_is_league(const struct event *event);

/* --- files to write */

/* Returns a message of what keeps the event from being written as turnering.txt (a name outside
 * ISO 8859-1, a handicap without a code), or appends it, as UTF-8, and returns NULL. */
const char *write_turnering(const struct event *event, struct buffer *out);

/* Appends round,black,white,result,handicap. */
void write_csv(const struct event *event, struct buffer *out);

/* Appends an event.ini to begin with: what was found out, the players, aliases. */
void write_ini(const struct event *event, struct buffer *out);

/* Appends a part of a line: control characters become blanks, brackets round ones. */
void write_clean(struct str s, struct buffer *out);

/* Appends a day, 20260502, as 2026-05-02. */
void write_day(uint32_t day, struct buffer *out);

#endif
