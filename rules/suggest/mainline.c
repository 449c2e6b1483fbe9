#include "rules/suggest/mainline.h"

#include "rules/adjudicate/ending_check.h"
#include "rules/laws/fast_move.h"
#include "rules/laws/judge.h"
#include "rules/replay/resolve.h"

void
mainline_of(const struct game *game, const struct compiled_variant *compiled, struct arena *arena,
    struct mainline *line, struct mainline_place *place)
{
	const struct record *record = game->record;
	const struct ply *plies = record->plies;
	uint32_t *nodes = arena_take(arena, record->ply_count * sizeof *nodes), count = 0;

	for (uint32_t at = plies[0].next; at != 0 && plies[at].claim.kind != CLAIM_end;
	     at = plies[at].next)
		nodes[count++] = at;
	*line = (struct mainline){ .record = record,
		.nodes = nodes,
		.count = count,
		.turned = UINT32_MAX,
		.fast = fast_move_game(compiled) };
	position_load(&place->position, compiled, &game->start);
	position_begin(&place->position);
	place->last_to = record->setup.last.to;
}

/* As mainline_play, for the moves that the fast path takes. */
static inline bool
play_fast(struct mainline *line, struct mainline_place *place, const struct claim *claim,
    struct move *move)
{
	struct position *position = &place->position;
	struct undo undo;

	if (!line->fast || !fast_move(position, claim, place->last_to, false, move))
		return false;
	play_kind(position, move, &undo, (enum move_kind)move->kind, true);
	line->broken = judge_kind(position, move, &undo, (enum move_kind)move->kind, true);
	return true;
}

/* As mainline_play, for any claim. */
static bool
play_any(struct mainline *line, struct mainline_place *place, const struct claim *claim,
    struct move *move)
{
	struct position *position = &place->position;
	struct resolution resolution;
	struct trial trial;

	line->broken = 0;
	resolve_claim(position, claim, place->last_to, &trial, &resolution);
	if (resolution.how != RESOLVED_move)
		return false;
	line->broken = laws_before(position, &trial);
	if (line->broken != 0)
		return false;
	*move = trial.move;
	line->broken = judge_played(position, move);
	return line->broken == 0;
}

bool
mainline_play(struct mainline *line, struct mainline_place *place, const struct claim *claim,
    struct move *move)
{
	struct move fast = { .kind = MOVE_none };

	line->work++;
	if (play_fast(line, place, claim, &fast)) {
		if (line->broken != 0)
			return false;
		*move = fast;
	} else if (!play_any(line, place, claim, move)) {
		return false;
	}
	if (move->kind != MOVE_pass)
		place->last_to = move->to;
	return true;
}

void
mainline_play_legal(struct mainline *line, struct mainline_place *place, struct move *move)
{
	struct undo undo;

	line->work++;
	play_move(&place->position, move, &undo);
	place->last_to = move->to;
}

/* Whether the record ends with the foul of its last move, by the side that was to move. */
static bool
ends_with_foul(const struct mainline *line, uint32_t at, enum side mover)
{
	const struct ply *plies = line->record->plies;
	uint32_t next = plies[line->nodes[at]].next;

	return next != 0 && ending_check_excuses(&plies[next].claim, mover, mover);
}

uint32_t
mainline_run(struct mainline *line, struct mainline_place *place, uint32_t from)
{
	for (uint32_t at = from; at < line->count; at++) {
		enum side mover = (enum side)place->position.side;
		struct claim claim = *mainline_claim(line, at);
		struct move move;

		if (at >= line->turned && (claim.has & CLAIM_HAS_side) != 0)
			claim.side = (uint8_t)side_other((enum side)claim.side);
		if (!mainline_play(line, place, &claim, &move))
			return ends_with_foul(line, at, mover) ? line->count : at;
	}
	return line->count;
}
