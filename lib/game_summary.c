#include "lib/game_summary.h"

const char *const game_summary_winners[] = {
	[BLACK] = "black", [WHITE] = "white", [NO_SIDE] = NULL
};

const char *const game_summary_verdicts[] = {
	[VERDICT_ok] = "ok",
	[VERDICT_illegal] = "illegal",
	[VERDICT_unreadable] = "unreadable",
};

const char *
game_summary_handicap(const struct game *game)
{
	return game->handicap != NULL ? game->handicap->english : "other";
}

struct game_summary
game_summary_of(const struct session *session)
{
	static const struct game none = { .ending = ENDING_none, .winner = NO_SIDE };
	const struct game *game = session->game != NULL ? session->game : &none;

	return (struct game_summary){ .number = session->number,
		.format = session->source.format,
		.encoding = session->source.encoding,
		.variant = game->variant,
		.handicap = session->game != NULL ? game_summary_handicap(game) : NULL,
		.plies = game->plies,
		.ending = game_ending_name(game),
		.winner = game->winner,
		.verdict = session_verdict(session) };
}

void
game_summary_renumber(struct game_summary *game, uint32_t games, uint32_t lines)
{
	game->number += games;
	if ((format_rows[game->format].carries & BINARY_records) != 0)
		lines = games;
	game->line += game->line > 0 ? lines : 0;
}
