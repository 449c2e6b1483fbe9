#ifndef LIB_TESTING_LINES_H
#define LIB_TESTING_LINES_H

/*
 * A game as its lines of play (testing_game.h lists it as a tree).  USEN holds lines: which of two
 * variations that begin alike the moves belong to is not written, and a reader takes them for one.
 * Each line, from the start to its end, must come back.  Test code only.
 */

#include "lib/testing_game.h"

/* Returns whether two variations, or a variation and its main line, begin with the same move. */
static inline bool
lines_alike(const struct game *game)
{
	const struct ply *plies = game->record->plies;

	for (uint32_t node = 0; node < game->record->ply_count; node++)
		for (uint32_t one = plies[node].next; one != 0; one = plies[one].alt)
			for (uint32_t two = plies[one].alt; two != 0; two = plies[two].alt) {
				const struct move *a = &game->moves[one], *b = &game->moves[two];

				if (a->kind != MOVE_none && a->kind == b->kind &&
				    a->kind != MOVE_end && a->from == b->from && a->to == b->to &&
				    a->after == b->after)
					return true;
			}
	return false;
}

/* A line of play, within the buffer that holds all of them. */
struct lines_line {
	const struct buffer *all;
	size_t at, n;
};

static inline int
lines_order(const void *one, const void *two)
{
	const struct lines_line *a = one, *b = two;

	return str_order(
	    (struct str){ a->all->p + a->at, a->n }, (struct str){ b->all->p + b->at, b->n });
}

/* The state before a variation, which its end brings back. */
struct lines_fork {
	size_t last; /* where the last node begins in the path */
	struct str node;
};

/* A listing that is being read. */
struct lines {
	struct arena *arena;
	struct buffer path, all; /* the nodes from the start; all lines */
	struct lines_fork *forks;
	struct lines_line *lines;
	size_t depth, fork_cap, count, line_cap;
	struct lines_fork now;
};

static inline void
lines_end(struct lines *lines)
{
	*ARENA_ADD(lines->arena, lines->lines, lines->count, lines->line_cap) =
	    (struct lines_line){ &lines->all, lines->all.n, lines->path.n };
	buffer_add(&lines->all, buffer_str(&lines->path));
}

/* Takes a line of the listing: a node, or where a variation begins or ends. */
static inline void
lines_take(struct lines *lines, struct str line)
{
	if (str_eq(line, STR("("))) {
		*ARENA_ADD(lines->arena, lines->forks, lines->depth, lines->fork_cap) = lines->now;
		lines->path.n = lines->now.last;
		return;
	}
	if (str_eq(line, STR(")"))) {
		lines_end(lines);
		lines->now = lines->forks[--lines->depth];
		line = lines->now.node;
		lines->path.n = lines->now.last;
	}
	lines->now = (struct lines_fork){ lines->path.n, line };
	buffer_add(&lines->path, line);
	buffer_char(&lines->path, ' ');
}

/* Replaces the tree of a listing without notes by its lines of play, in the order of their text. */
static inline void
lines_of(struct buffer *listing, struct arena *arena)
{
	struct lines lines = { .arena = arena };
	struct str rest = buffer_str(listing), line;
	struct buffer sorted;

	buffer_init(&lines.path, listing->memory);
	buffer_init(&lines.all, listing->memory);
	buffer_init(&sorted, listing->memory);
	while (rest.n > 0) {
		line = str_cut(&rest, '\n');
		if (str_starts(line, STR("start ")) || str_starts(line, STR("header ")))
			buffer_printf(&sorted, "%.*s\n", (int)line.n, line.p);
		else
			lines_take(&lines, line);
	}
	lines_end(&lines);
	qsort(lines.lines, lines.count, sizeof *lines.lines, lines_order);
	for (size_t i = 0; i < lines.count; i++)
		buffer_printf(
		    &sorted, "%.*s\n", (int)lines.lines[i].n, lines.all.p + lines.lines[i].at);
	buffer_clear(listing);
	buffer_add(listing, buffer_str(&sorted));
	buffer_free(&lines.path);
	buffer_free(&lines.all);
	buffer_free(&sorted);
}

#endif
