#ifndef LIB_GAME_SUMMARY_H
#define LIB_GAME_SUMMARY_H

#include "lib/session.h"

/* What is known of a game without its moves. */
struct game_summary {
	uint32_t number; /* in its file, from 1 */
	uint32_t line;   /* at which it begins; 0: not wanted, or there is no game */
	enum format format;
	enum encoding encoding;
	const char *variant, *handicap; /* NULL: there is no game */
	uint32_t plies;
	const char *ending; /* its name */
	enum side winner;
	enum verdict verdict;
};

/* Names of winners (NULL: nobody) and verdicts, and of a game's handicap. */
extern const char *const game_summary_winners[NO_SIDE + 1];
extern const char *const game_summary_verdicts[VERDICT_unreadable + 1];
const char *game_summary_handicap(const struct game *game);

/* Returns the summary of the session's present game, without its line. */
struct game_summary game_summary_of(const struct session *session);

/* Counts the number and the line on, as finding_text_renumber does. */
void game_summary_renumber(struct game_summary *game, uint32_t games, uint32_t lines);

#endif
