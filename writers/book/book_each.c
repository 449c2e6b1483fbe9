#include "writers/book/book_each.h"

#include "writers/common/board.h"

/* A position whose entry is to come: that after a node. */
struct pending {
	struct diagram diagram;
	uint32_t node;
};

void
book_each(const struct game *game, const struct write_options *options,
    void (*visit)(const struct game *, const struct diagram *, uint32_t node, void *), void *arg)
{
	const struct ply *plies = game->record->plies;
	struct arena *arena = game->record->arena;
	struct pending *list = NULL, now = { game->start, 0 };
	size_t count = 0, cap = 0;
	uint32_t next, alt;

	if (game->start.width == 0)
		return;
	for (;;) {
		visit(game, &now.diagram, now.node, arg);
		next = board_move_after(game, now.node);
		for (alt = plies[next].alt; alt != 0 && !options->mainline_only;
		     alt = plies[alt].alt) {
			if (plies[alt].next == 0 || game->moves[alt].kind == MOVE_none ||
			    game->moves[alt].kind == MOVE_end)
				continue;
			*ARENA_ADD(arena, list, count, cap) = (struct pending){ now.diagram, alt };
			board_play(game, &list[count - 1].diagram, &game->moves[alt]);
		}
		if (next != 0 && game->moves[next].kind != MOVE_none) {
			board_play(game, &now.diagram, &game->moves[next]);
			now.node = next;
		} else if (count > 0) {
			now = list[--count];
		} else {
			return;
		}
	}
}
