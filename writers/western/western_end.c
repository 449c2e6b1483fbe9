#include "writers/western/western.h"

const struct ending_words western_endings = {
	.once = true,
	.results = true,
	.words = {
		[ENDING_none] = "",
		[ENDING_resign] = "Resigns",
		[ENDING_mate] = "Mate",
		[ENDING_time_up] = "Timeup",
		[ENDING_illegal_move] = "IllegalMove",
		[ENDING_illegal_action] = "IllegalAction",
		[ENDING_perpetual_self] = "IllegalMove",
		[ENDING_perpetual_check] = "RepetitionWin",
		[ENDING_sennichite] = "Sennichite",
		[ENDING_jishogi] = "Jishogi",
		[ENDING_declaration] = "DeclarationWin",
		[ENDING_failed_declaration] = "IllegalMove",
		[ENDING_declaration_draw] = "Jishogi",
		[ENDING_try_rule] = "TryRuleWin",
		[ENDING_max_moves] = "MaxMovesDraw",
		[ENDING_interrupted] = "Interrupt",
		[ENDING_forfeit_win] = "",
		[ENDING_forfeit_loss] = "",
		[ENDING_no_mate] = "",
		[ENDING_sealed] = "",
		[ENDING_error] = "",
		[ENDING_takeback] = "",
		[ENDING_draw] = "Draw",
		[ENDING_other] = "",
	},
};

/* Endings that give each side half a point. */
static const bool draws[ENDING_COUNT] = {
	[ENDING_sennichite] = true,
	[ENDING_jishogi] = true,
	[ENDING_declaration_draw] = true,
	[ENDING_max_moves] = true,
	[ENDING_draw] = true,
};

const char *
western_outcome(const struct game *game, uint32_t node)
{
	const struct move *move = &game->moves[node];
	enum side winner;

	if (move->kind != MOVE_end)
		return "*";
	winner = game_winner_by(game, node);
	if (winner != NO_SIDE)
		return winner == BLACK ? "1-0" : "0-1";
	return draws[move->ending] ? "1/2-1/2" : "*";
}

uint32_t
western_last(const struct game *game)
{
	uint32_t node = 0, next;

	while ((next = game_continuation(game, game->record->plies[node].next)) != 0)
		node = next;
	return node;
}
