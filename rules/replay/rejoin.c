#include "rules/replay/rejoin.h"

#include <string.h>

#include "rules/replay/replay.h"

/* Whether node ends the main line. */
static bool
ends_mainline(const struct record *record, uint32_t node)
{
	uint32_t at = 0;

	while (record->plies[at].next != 0)
		at = record->plies[at].next;
	return at == node;
}

/* Whether the move at node is legal in the record as it stands.  Uses the memory of its arena. */
static bool
is_legal(const struct rules *rules, const struct record *record,
    const struct replay_options *options, uint32_t node)
{
	struct replay_options plain = *options;
	struct diags dropped;
	const struct move *move;

	diags_init(&dropped, record->arena, 0);
	plain.rivals = false;
	plain.pvs = REPLAY_PVS_unread;
	plain.again = NULL;
	move = &replay(rules, record, &plain, &dropped)->moves[node];
	return move->kind != MOVE_none && (move->flags & MOVE_illegal) == 0;
}

bool
rejoin_fits(const struct rules *rules, const struct record *record,
    const struct replay_options *options, uint32_t node)
{
	size_t size = record->ply_count * sizeof *record->plies;
	const struct ply *ply = &record->plies[node], *next = &record->plies[ply->next];
	bool mainline = ends_mainline(record, node - 1), fits;
	bool counts_on = ply->next != 0 && next->number == ply->number + 1;
	struct record copy = *record;
	struct arena scratch;

	if (record->plies[node - 1].next != 0)
		return false;
	arena_init(&scratch, record->arena->memory);
	copy.arena = &scratch;
	fits = (mainline && !counts_on) || !is_legal(rules, &copy, options, node);
	if (fits) {
		copy.plies = memcpy(arena_take(&scratch, size), record->plies, size);
		record_rejoin(&copy, node);
		fits = is_legal(rules, &copy, options, node);
	}
	arena_free(&scratch);
	return fits;
}
