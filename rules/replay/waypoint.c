#include "rules/replay/waypoint.h"

#include <string.h>

#include "record/sfen.h"
#include "rules/board/compiled_variant.h"

enum { LONGEST = 1024 }; /* of a position in SFEN, of which a word is a square at most */

/* Copies a position with a letter for each ?, and without hands that are *. */
static struct str
filled(struct str s, char letter, char text[static LONGEST])
{
	struct str board = str_first(s, str_find(s, STR(" ")));
	size_t n = s.n > 2 && str_eq(str_after(s, s.n - 2), STR(" *")) ? s.n - 2 : s.n;

	for (size_t i = 0; i < n; i++)
		text[i] = s.p[i] == '?' && i < board.n ? letter : s.p[i];
	return (struct str){ text, n };
}

/* A position is read with two pieces for each ?: where they differ, any square will do. */
bool
waypoint_read(const struct variants *variants, struct str s, struct waypoint *waypoint, size_t *bad)
{
	struct diagram *diagram = &waypoint->diagram, other = { 0 };
	char text[LONGEST];
	struct str rest;
	size_t words;

	*bad = 0;
	s = str_trim(s);
	if (s.n > LONGEST)
		return false;
	rest = filled(s, 'p', text);
	if (sfen_find(variants, NULL, rest, &other, bad) != rest.n)
		return false;
	rest = filled(s, 'P', text);
	if (sfen_find(variants, NULL, rest, diagram, bad) != rest.n)
		return false;
	for (size_t i = 0; i < sizeof waypoint->open / sizeof *waypoint->open; i++) {
		waypoint->open[i] = diagram->cells[i] != other.cells[i];
		if (waypoint->open[i])
			diagram->cells[i] = 0;
	}
	for (words = 0; rest.n > 0; words++) {
		str_cut(&rest, ' ');
		rest = str_ltrim(rest);
	}
	waypoint->turn = words > 1;
	waypoint->hands = words > 2;
	return words > 0;
}

/* Makes a move on the squares alone. */
static void
move_piece(piece_t *cells, const struct move *move)
{
	if (move->kind == MOVE_board) {
		cells[move->from] = 0;
		cells[move->mid] = 0; /* no square: there is never a piece */
	}
	if (move->kind != MOVE_pass)
		cells[move->to] = move->after;
	for (unsigned burned = game_burned(move); burned != 0; burned &= burned - 1)
		cells[game_burned_square(move, burned)] = 0;
}

static void
take(struct diagram *diagram, const struct compiled_variant *compiled, const struct move *move,
    piece_t taken)
{
	if (compiled->captive[taken] != 0)
		diagram->hands[move->side][piece_kind(compiled->captive[taken])]++;
}

/* Whether the sides have these hands after so many moves of the main line. */
static bool
has_hands(const struct waypoint *waypoint, const struct rules *rules, const struct game *game,
    uint32_t plies)
{
	const struct compiled_variant *compiled = rules_variant(rules, str_of(game->variant));
	struct diagram now = game->start;
	uint32_t node = 0;

	while (plies-- > 0) {
		const struct move *move = &game->moves[node = game_next(game, node)];

		if (move->kind == MOVE_drop)
			now.hands[move->side][piece_kind(move->piece)]--;
		take(&now, compiled, move, move->captured);
		take(&now, compiled, move, move->captured_mid);
	}
	return memcmp(now.hands, waypoint->diagram.hands, sizeof now.hands) == 0;
}

/* A move can only have led there if the piece that it moved stands there; hands are counted only
 * where the board is the same. */
uint32_t
waypoint_passed(const struct waypoint *waypoint, const struct rules *rules, const struct game *game)
{
	const struct diagram *wanted = &waypoint->diagram;
	enum side turn = (enum side)game->start.turn;
	piece_t cells[BOARD_SQUARES];
	const struct move *move;
	uint32_t node = 0, ply = 0;
	bool near = true;

	if (game->start.width != wanted->width || game->start.height != wanted->height)
		return WAYPOINT_NEVER;
	for (size_t i = 0; i < sizeof cells / sizeof *cells; i++)
		cells[i] = waypoint->open[i] ? 0 : game->start.cells[i];
	for (;; ply++) {
		if (near && memcmp(cells, wanted->cells, sizeof cells) == 0 &&
		    (!waypoint->turn || turn == wanted->turn) &&
		    (!waypoint->hands || has_hands(waypoint, rules, game, ply)))
			return ply;
		if (ply == game->plies || (node = game_next(game, node)) == 0)
			return WAYPOINT_NEVER;
		move = &game->moves[node];
		move_piece(cells, move);
		if (waypoint->open[move->to])
			cells[move->to] = 0;
		turn = side_other((enum side)move->side);
		near = move->kind == MOVE_pass || cells[move->to] == wanted->cells[move->to];
	}
}
