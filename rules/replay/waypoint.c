#include "rules/replay/waypoint.h"

#include "record/sfen.h"
#include "rules/board/play.h"

bool
waypoint_read(struct str s, struct waypoint *waypoint, size_t *bad)
{
	struct str rest = str_trim(s);
	size_t words;

	*bad = 0;
	if (sfen_read(rest, &waypoint->diagram, bad) != rest.n)
		return false;
	for (words = 0; rest.n > 0; words++) {
		str_cut(&rest, ' ');
		rest = str_ltrim(rest);
	}
	waypoint->turn = words > 1;
	waypoint->hands = words > 2;
	return words > 0;
}

/* Returns whether the position is the one that is looked for. */
static bool
is_there(const struct waypoint *waypoint, const struct position *position)
{
	const struct diagram *diagram = &waypoint->diagram;
	square_t square = NO_SQUARE;

	if (waypoint->turn && position->side != diagram->turn)
		return false;
	if (waypoint->hands && memcmp(position->hands, diagram->hands, sizeof diagram->hands) != 0)
		return false;
	while (position_next(position, &square)) {
		if (position_at(position, square) != diagram->cells[square])
			return false;
	}
	return true;
}

/* A move can only have led there if the piece that it moved stands there. */
bool
waypoint_passed(const struct waypoint *waypoint, const struct rules *rules, const struct game *game)
{
	const struct diagram *diagram = &waypoint->diagram;
	struct position position;
	struct move move;
	struct undo undo;
	uint32_t node = 0, ply;

	if (game->start.width != diagram->width || game->start.height != diagram->height)
		return false;
	position_load(&position, rules_variant(rules, str_of(game->variant)), &game->start);
	if (is_there(waypoint, &position))
		return true;
	for (ply = 0; ply < game->plies && (node = game_next(game, node)) != 0; ply++) {
		move = game->moves[node];
		play_move(&position, &move, &undo);
		if ((move.kind == MOVE_pass ||
			position_at(&position, move.to) == diagram->cells[move.to]) &&
		    is_there(waypoint, &position))
			return true;
	}
	return false;
}
