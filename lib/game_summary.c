#include "lib/game_summary.h"

#include "lib/columns.h"
#include "lib/object.h"

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
	game->line += game->line > 0 ? lines : 0;
}

void
game_summary_json(
    const struct game_summary *game, struct str file, const struct str *cells, struct buffer *out)
{
	buffer_char(out, '{');
	object_name("type", "game", out);
	object_text("file", file, out);
	object_number_or_null("game", game->number, out);
	object_name("format", format_rows[game->format].name, out);
	object_name("encoding", encoding_rows[game->encoding].name, out);
	object_name("variant", game->variant, out);
	object_name("handicap", game->handicap, out);
	object_number("plies", game->plies, out);
	object_name("ending", game->ending, out);
	object_name("winner", game_summary_winners[game->winner], out);
	object_name("verdict", game_summary_verdicts[game->verdict], out);
	if (cells != NULL)
		columns_members(&columns_of_game, game, cells, out);
}
