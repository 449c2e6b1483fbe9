#include "writers/walk/walk.h"

#include "writers/common/writer.h"
#include "writers/walk/evaluation_text.h"

struct walk_branch {
	uint32_t node, ply, depth, level, shared;
	bool beyond;
};

void
walk_init(struct walk *walk, const struct game *game, bool mainline)
{
	*walk = (struct walk){
		.game = game,
		.plies = game->record->plies,
		.moves = game->moves,
		.mainline = mainline,
		.aside.repeats = UINT32_MAX,
	};
}

/* Returns the first of node and the alternatives after it that was played and that the walk takes.
 * A walk looks at each node at most twice: from its ply, and from the alternative before it. */
static uint32_t
played(const struct walk *walk, uint32_t node)
{
	while (node != 0 && (walk->moves[node].kind == MOVE_none ||
				(walk->no_passes && walk->moves[node].kind == MOVE_pass)))
		node = walk->plies[node].alt;
	return node;
}

/* Begins the variation that was pushed last. */
static bool
pop(struct walk *walk)
{
	struct walk_branch *top;
	uint32_t repeated;

	if (walk->branches.count == 0)
		return false;
	top = &walk->branches.list[walk->branches.count - 1];
	walk->node = top->node;
	walk->ply = top->ply;
	walk->depth = top->depth;
	walk->level = top->level;
	walk->aside.shared = top->shared;
	repeated = top->ply - 1 - top->shared;
	walk->aside.beyond = top->beyond || repeated > walk->aside.repeats;
	walk->aside.repeats -= walk->aside.beyond ? 0 : repeated;
	walk->more = played(walk, walk->plies[top->node].alt);
	walk->branch = walk->aside.left = true;
	if (walk->more != 0)
		top->node = walk->more;
	else
		walk->branches.count--;
	return true;
}

/* Notes the alternatives to next, which is at ply, for later.  Returns the first of them, or 0. */
static uint32_t
push(struct walk *walk, uint32_t next, uint32_t ply)
{
	const struct game *game = walk->game;
	uint32_t more;

	if (walk->mainline || (walk->nested && game->moves[next].kind == MOVE_none))
		return 0;
	more = played(walk, game->record->plies[next].alt);
	if (more == 0)
		return 0;
	if (walk->branches.count == walk->branches.cap)
		walk->branches.list = arena_grow(game->record->arena, walk->branches.list,
		    sizeof *walk->branches.list, walk->branches.count + 1, &walk->branches.cap);
	walk->branches.list[walk->branches.count++] =
	    (struct walk_branch){ more, ply, walk->depth + 1, walk->level + 1,
		    walk->aside.left ? walk->aside.shared : ply - 1, walk->aside.beyond };
	return more;
}

bool
walk_turn(struct walk *walk, uint32_t next, uint32_t ply)
{
	const struct game *game = walk->game;
	uint32_t more = 0;

	if (next == 0)
		return pop(walk);
	if (game->record->plies[next].alt != 0)
		more = push(walk, next, ply);
	next = game_continuation(game, next);
	if (next == 0 || (walk->no_passes && game->moves[next].kind == MOVE_pass))
		return pop(walk);
	walk_step(walk, next, ply, more);
	return true;
}

void
walk_notes(const struct game *game, uint32_t node, enum dialect_home home,
    void (*add)(void *writer, const struct note *note), void *writer)
{
	const struct record *record = game->record;
	const struct note *note;
	uint32_t at;

	for (at = record->plies[node].notes; at != 0; at = note->next) {
		note = &record->notes[at - 1];
		if (game->pvs != NULL && evaluation_text_translate(game, note, home, add, writer))
			continue;
		if (note->kind == NOTE_comment || note->kind == NOTE_bookmark ||
		    !writer_declaration(note->text))
			add(writer, note);
	}
}

void
walk_game(struct walk *walk, const struct walk_calls *calls, void *writer)
{
	const struct game *game = walk->game;
	uint32_t node = 0, ply = 0;

	if (calls->note != NULL)
		walk_notes(game, 0, walk->home, calls->note, writer);
	while (walk_next(walk)) {
		if (walk->aside.beyond)
			continue;
		if (walk->branch) {
			calls->end_line(writer, node, ply);
			calls->variation(writer, walk);
		}
		node = walk->node;
		ply = walk->ply;
		if (walk->moves[node].kind != MOVE_end)
			calls->move(writer, walk);
		else if (calls->ending != NULL)
			calls->ending(writer, walk);
		if (calls->note != NULL && walk->plies[node].notes != 0)
			walk_notes(game, node, walk->home, calls->note, writer);
	}
	if (calls->end_line != NULL)
		calls->end_line(writer, node, ply);
}
