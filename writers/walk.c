#include "writers/walk.h"

struct walk_branch {
	uint32_t node, ply, depth, level;
};

void
walk_init(struct walk *walk, const struct game *game, bool mainline)
{
	*walk = (struct walk){ .game = game, .mainline = mainline };
}

/* The first played one of node and the alternatives after it.  Each node is passed at most twice:
 * when its ply is reached and when the alternative before it is. */
static uint32_t
played(const struct game *game, uint32_t node)
{
	while (node != 0 && game->moves[node].kind == MOVE_none)
		node = game->record->plies[node].alt;
	return node;
}

/* Remembers that node, an alternative to the walk's next one, is to be walked later. */
static void
push(struct walk *walk, uint32_t node, uint32_t ply)
{
	if (walk->count == walk->cap)
		walk->branches = arena_grow(walk->game->record->arena, walk->branches,
		    sizeof *walk->branches, walk->count + 1, &walk->cap);
	walk->branches[walk->count++] =
	    (struct walk_branch){ node, ply, walk->depth + 1, walk->level + 1 };
}

/* Begins the variation that was remembered last. */
static bool
pop(struct walk *walk)
{
	struct walk_branch *top;

	if (walk->count == 0)
		return false;
	top = &walk->branches[walk->count - 1];
	walk->node = top->node;
	walk->ply = top->ply;
	walk->depth = top->depth;
	walk->level = top->level;
	walk->more = played(walk->game, walk->game->record->plies[top->node].alt);
	walk->branch = walk->aside = true;
	if (walk->more != 0)
		top->node = walk->more;
	else
		walk->count--;
	return true;
}

bool
walk_next(struct walk *walk)
{
	const struct game *game = walk->game;
	const struct ply *plies = game->record->plies;
	uint32_t next = plies[walk->node].next, more = 0;
	uint32_t ply = walk->ply + (walk->node == 0 || game->moves[walk->node].kind != MOVE_end);

	if (next == 0)
		return pop(walk);
	if (plies[next].alt != 0 && !walk->mainline &&
	    (!walk->nested || game->moves[next].kind != MOVE_none)) {
		more = played(game, plies[next].alt);
		if (more != 0)
			push(walk, more, ply);
	}
	next = game_goes_on(game, next);
	if (next == 0)
		return pop(walk);
	walk->node = next;
	walk->ply = ply;
	walk->depth++;
	walk->more = more;
	walk->branch = false;
	return true;
}
