#ifndef WRITERS_WALK_H
#define WRITERS_WALK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "record/game.h"

/*
 * A walk over what was played, in the order in which KIF writes variations: the main line to its
 * end, then back from its last ply to the first, and at each ply every alternative, each with its
 * own variations before the older ones (formats-japanese.md 1.10).  Nodes that were not played
 * (MOVE_none) end their line; but an ending of the main line after them, game->end, is kept.
 * Linear in the nodes whatever the shape of the tree; no recursion.
 */
struct walk {
	const struct game *game;
	struct walk_branch *branches; /* alternatives to come, the next one last; in the game's
					 arena */
	size_t count, cap;
	uint32_t node; /* where the walk stands; 0: before the first ply */
	uint32_t ply; /* counted along the line, from 1; an ending counts as the move that it stands
			 in for: a move after it has the same ply */
	uint32_t depth; /* nodes along the line, from 1 */
	uint32_t
	    level; /* how many variations node stands in, one within another; 0: the main line */
	uint32_t more; /* an alternative to node that comes later in the walk; 0: none */
	bool mainline; /* alternatives are left out */
	bool nested;   /* so are those to a move that was not played */
	bool branch;   /* node begins a variation */
	bool aside;    /* the main line is after the walk */
};

/* Begins a walk; mainline: over the main line alone. */
void walk_init(struct walk *walk, const struct game *game, bool mainline);

/* Goes to the next node.  Returns false, walk unmoved, when there is none. */
bool walk_next(struct walk *walk);

#endif
