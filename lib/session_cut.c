/* Games that are cut short, and replayed. */
#include "lib/session.h"

/* Returns room for the numbers of all nodes. */
static uint32_t *
room_for_nodes(struct session *session)
{
	return arena_zero(&session->game_arena, session->record.ply_count * sizeof(uint32_t));
}

/* Removes the claims of node, of its alternatives and of all that follows them.  Returns their
 * number.  waiting has room for these nodes. */
static size_t
unclaim(struct session *session, uint32_t node, uint32_t *waiting)
{
	size_t count = 0, removed = 0;
	struct ply *ply;

	waiting[count++] = node;
	while (count > 0) {
		ply = &session->record.plies[waiting[--count]];
		ply->claim.kind = CLAIM_none;
		removed++;
		if (ply->next != 0)
			waiting[count++] = ply->next;
		if (ply->alt != 0)
			waiting[count++] = ply->alt;
		ply->next = ply->alt = 0;
	}
	return removed;
}

/* Replays what is left of the game.  The first replay has reported its findings. */
static void
replay_again(struct session *session)
{
	struct replay_options options = session->options.replay;
	struct diags known;

	diags_init(&known, &session->game_arena, 0);
	options.again = session->game;
	session->game = replay(session->rules, &session->record, &options, &known);
}

void
session_cut(struct session *session, uint32_t node)
{
	struct ply *plies = session->record.plies;
	uint32_t at = 0;

	while (plies[at].next != node && plies[at].next != 0)
		at = plies[at].next;
	if (plies[at].next != 0)
		unclaim(session, plies[at].next, room_for_nodes(session));
	plies[at].next = 0;
	session->record.result_count = 0;
	replay_again(session);
}

size_t
session_cut_variations(struct session *session, struct span *at)
{
	struct ply *plies = session->record.plies;
	uint32_t *waiting = room_for_nodes(session), *link, node, child, mainline = 0;
	size_t count = 0, removed = 0;

	waiting[count++] = 0;
	while (count > 0) {
		node = waiting[--count];
		link = &plies[node].next;
		while ((child = *link) != 0) {
			if (link == &plies[mainline].next)
				mainline = child;
			else if (game_is_foul(session->game, child)) {
				if (removed == 0 || plies[child].at.at < at->at)
					*at = plies[child].at;
				*link = plies[child].alt;
				plies[child].alt = 0;
				removed += unclaim(session, child, waiting + count);
				continue;
			}
			if (session->game->moves[child].kind != MOVE_none)
				waiting[count++] = child;
			link = &plies[child].alt;
		}
	}
	if (removed > 0)
		replay_again(session);
	return removed;
}
