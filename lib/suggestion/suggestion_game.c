#include "lib/suggestion/suggestion_game.h"

#include "rules/suggest/change.h"

/* Returns the node of the main line before this one. */
static uint32_t
node_before(const struct record *record, uint32_t node)
{
	uint32_t at = 0;

	while (record->plies[at].next != node)
		at = record->plies[at].next;
	return at;
}

/* Whether the main line has variations. */
static bool
has_variations(const struct record *record)
{
	const struct ply *plies = record->plies;
	uint32_t node = plies[0].next;

	while (node != 0 && plies[node].alt == 0)
		node = plies[node].next;
	return node != 0;
}

/* Returns a copy of a record with space for one more node. */
static struct record *
copy_record(const struct record *record)
{
	struct record *copy = arena_take(record->arena, sizeof *copy);

	*copy = *record;
	copy->ply_cap = record->ply_count + 1;
	copy->plies = arena_take(record->arena, copy->ply_cap * sizeof *copy->plies);
	memcpy(copy->plies, record->plies, record->ply_count * sizeof *copy->plies);
	copy->evaluations = NULL; /* what they say of moves was read before */
	return copy;
}

static void
insert(struct record *record, const struct suggestion *change)
{
	struct ply *added = &record->plies[record->ply_count];

	*added = record_no_ply;
	added->claim = change_claim(&change->move);
	added->at = (struct span){ record->plies[change->node].at.at, 0 };
	added->next = change->node;
	record->plies[node_before(record, change->node)].next = (uint32_t)record->ply_count++;
}

/* Returns the node of the nth move after this one in the main line. */
static uint32_t
node_after(const struct record *record, uint32_t node, uint32_t moves)
{
	for (; moves > 0; moves--)
		node = record->plies[node].next;
	return node;
}

static void
swap_claims(struct ply *a, struct ply *b)
{
	struct claim claim = a->claim;

	a->claim = b->claim;
	b->claim = claim;
}

/* Changes the sides that the moves from node on name. */
static void
turn_sides(struct record *record, uint32_t node)
{
	for (; node != 0; node = record->plies[node].next) {
		struct claim *claim = &record->plies[node].claim;

		if (claim->kind == CLAIM_end)
			return;
		if ((claim->has & CLAIM_HAS_side) != 0)
			claim->side = (uint8_t)side_other((enum side)claim->side);
	}
}

/* Changes a record's main line. */
static void
apply(struct record *record, const struct suggestion *change)
{
	struct ply *plies = record->plies;
	uint32_t node = change->node, last = node_after(record, node, change->apart);

	switch ((enum suggestion_kind)change->kind) {
	case SUGGESTION_replace:
		plies[node].claim = change_claim(&change->move);
		break;
	case SUGGESTION_insert:
		insert(record, change);
		break;
	case SUGGESTION_remove:
		plies[node_before(record, node)].next = plies[last].next;
		break;
	case SUGGESTION_swap:
		swap_claims(&plies[node], &plies[last]);
		break;
	case SUGGESTION_sides:
		turn_sides(record, node);
		break;
	}
}

struct game *
suggestion_game(const struct rules *rules, const struct replay_options *options,
    const struct game *game, struct diags *diags)
{
	const struct suggestion *change = &game->suggestions->list[0];
	struct replay_options replaying = *options;
	struct record *record;

	if (change->kind != SUGGESTION_replace && has_variations(game->record))
		return NULL;
	replaying.rivals = true;
	replaying.pvs = REPLAY_PVS_unread;
	record = copy_record(game->record);
	apply(record, change);
	return replay(rules, record, &replaying, diags);
}
