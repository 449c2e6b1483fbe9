#include "record/game.h"

#include <string.h>

_Static_assert(sizeof(struct move) == 16, "four moves a cache line");

/* Returns whether the node claims a move that was not, or should not have been, played. */
static bool
is_foul(const struct game *game, uint32_t node)
{
	const struct move *move = &game->moves[node];
	uint8_t claimed = game->record->plies[node].claim.kind;

	if ((move->flags & MOVE_excused) != 0)
		return false;
	if (move->kind == MOVE_none)
		return claimed == CLAIM_move || claimed == CLAIM_pass;
	return (move->flags & MOVE_illegal) != 0;
}

uint32_t
game_first_illegal(const struct game *game)
{
	const struct ply *plies = game->record->plies;
	uint32_t node;

	for (node = plies[0].next; node != 0; node = plies[node].next) {
		if (is_foul(game, node))
			return node;
	}
	return 0;
}

const char *
game_ending_name(const struct game *game)
{
	if (game->ending == ENDING_illegal_action &&
	    (game->moves[game->end].flags & MOVE_illegal) != 0)
		return ending_rows[ENDING_illegal_move].name;
	return ending_rows[game->ending].name;
}

uint32_t
game_continuation(const struct game *game, uint32_t next)
{
	if (next == 0 || game->moves[next].kind != MOVE_none)
		return next;
	while (next != 0 && (game->moves[next].flags & MOVE_after_unplayed) == 0)
		next = game->record->plies[next].next;
	return next;
}

enum side
game_winner_by(const struct game *game, uint32_t node)
{
	const struct claim *claim = &game->record->plies[node].claim;
	const struct move *move = &game->moves[node];

	if (node == game->end)
		return game->winner;
	if (claim->winner != NO_SIDE ||
	    (move->flags & (MOVE_after_unplayed | MOVE_excused)) == MOVE_after_unplayed)
		return (enum side)claim->winner;
	return ending_winner((enum ending)move->ending, (enum side)move->side);
}

bool
game_contradicted(const struct result *result, enum ending ending, enum side winner)
{
	enum ending said = (enum ending)result->ending;

	if (result->winner != NO_SIDE || said == ENDING_draw)
		return (enum side)result->winner != winner;
	/* 千日手 also names perpetual check, which one side loses, and what black loses by in
	 * minishogi */
	return winner != NO_SIDE && said != ENDING_none && said != ENDING_other && said != ending &&
	       ending_rows[said].wins == WINS_nobody && ending != ENDING_perpetual_check &&
	       ending != ENDING_perpetual_self;
}

const struct result *
game_contradicted_result(const struct game *game, uint32_t node)
{
	return game->contradicted == NULL ? NULL : game->contradicted[node];
}

static const struct game_variant variants[] = {
#define VARIANT(name, word, wide, shown) { name, word, wide, shown },
#include "record/tables/variant.def"
#undef VARIANT
};

const struct game_variant *
game_variant_of_word(struct str word)
{
	for (size_t i = 0; i < sizeof variants / sizeof *variants; i++)
		if (str_eq(word, str_of(variants[i].word)))
			return &variants[i];
	return NULL;
}

const struct game_variant *
game_variant_named(const char *name)
{
	for (size_t i = 0; name != NULL && i < sizeof variants / sizeof *variants; i++)
		if (strcmp(name, variants[i].name) == 0)
			return &variants[i];
	return NULL;
}

const char *
game_variant_shown(const char *name)
{
	const struct game_variant *variant = game_variant_named(name);

	return variant == NULL ? name : variant->shown;
}
