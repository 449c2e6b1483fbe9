#ifndef WRITERS_WALK_WALK_H
#define WRITERS_WALK_WALK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "record/evaluation.h"
#include "record/game.h"

/*
 * A walk over the played moves in the order in which KIF writes variations: the main line to its
 * end, then back from its last ply to the first, and at each ply every alternative, each with its
 * own variations before the older ones.  A node that was not played
 * (MOVE_none) ends its line, except that the ending of the main line after it, game->end, is kept.
 * Takes time linear in the nodes for a tree of any shape; does not recurse.
 */
struct walk {
	const struct game *game;
	const struct ply *plies;  /* the record's */
	const struct move *moves; /* the game's */
	struct {
		struct walk_branch *list; /* in the game's arena */
		size_t count, cap;
	} branches;     /* alternatives to come, the next one last */
	uint32_t node;  /* the present one; 0: before the first ply */
	uint32_t ply;   /* counted along the line, from 1; an ending counts as the move that it
			   stands in for: a move after it has the same ply */
	uint32_t depth; /* nodes along the line, from 1 */
	uint32_t level; /* of nesting: 0 is the main line */
	uint32_t more;  /* an alternative to node that comes later in the walk; 0: none */
	bool branch;    /* node begins a variation */
	struct {
		bool left;        /* the walk has left it */
		uint32_t shared;  /* its moves that begin the present line */
		uint32_t repeats; /* moves that variations may still repeat since it */
		bool beyond;      /* in a variation that would repeat more; walk_game omits it */
	} aside;                  /* from the main line */
	enum dialect_home home; /* engines' comments of other homes are translated to its dialect */
	bool mainline;          /* omit alternatives */
	bool nested;            /* omit alternatives to a move that was not played */
	bool no_passes;         /* a passed move ends its line */
};

/* Begins a walk; mainline: over the main line alone. */
void walk_init(struct walk *walk, const struct game *game, bool mainline);

/* Goes to next, at ply, which follows the present node; more: an alternative to it, or 0. */
static inline void
walk_step(struct walk *walk, uint32_t next, uint32_t ply, uint32_t more)
{
	walk->node = next;
	walk->ply = ply;
	walk->depth++;
	walk->more = more;
	walk->branch = false;
}

/* Does what walk_next does where the line may not simply go on: next (0: none) is claimed to
 * follow, at ply. */
bool walk_turn(struct walk *walk, uint32_t next, uint32_t ply);

/* Goes to the next node.  Returns false, with the walk unmoved, if there is none. */
static inline bool
walk_next(struct walk *walk)
{
	uint32_t next = walk->plies[walk->node].next;
	uint32_t ply = walk->ply + (walk->node == 0 || walk->moves[walk->node].kind != MOVE_end);
	unsigned kind = walk->moves[next].kind;

	if (next == 0 || walk->plies[next].alt != 0 || kind == MOVE_none ||
	    (kind == MOVE_pass && walk->no_passes))
		return walk_turn(walk, next, ply);
	walk_step(walk, next, ply, 0);
	return true;
}

/* What a writer does in a walk.  NULL: nothing. */
struct walk_calls {
	void (*move)(void *writer, const struct walk *walk);
	void (*ending)(void *writer, const struct walk *walk);
	void (*note)(void *writer, const struct note *note);
	/* A line of play ends with node, at ply; both are 0 in a game without moves. */
	void (*end_line)(void *writer, uint32_t node, uint32_t ply);
	void (*variation)(
	    void *writer, const struct walk *walk); /* begins, before its first node */
};

/* Walks a game to its end from the notes before the first move. */
void walk_game(struct walk *walk, const struct walk_calls *calls, void *writer);

/* Calls add for each note of a node, except declarations about the file (writer_declaration), in
 * the dialect of home. */
void walk_notes(const struct game *game, uint32_t node, enum dialect_home home,
    void (*add)(void *writer, const struct note *note), void *writer);

#endif
