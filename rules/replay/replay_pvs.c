#include "rules/replay/replay_pvs.h"

#include "record/evaluation.h"
#include "rules/laws/judge.h"
#include "rules/replay/resolve.h"

/* The places on the line of play, and those that PVs lead to, are copies of the replay. */

/* Plays a claim, and goes there; the move is in the trial.  Returns false if it cannot be played,
 * or breaks a law. */
static bool
play_claim(struct replay *ahead, const struct claim *claim)
{
	struct position *position = &ahead->position;
	struct move *move = &ahead->trial.move;
	struct resolution resolution;
	struct undo undo;

	if (claim->kind == CLAIM_pass) {
		*move = (struct move){ .kind = MOVE_pass, .side = position->side };
		if (position->checked ||
		    ((claim->has & CLAIM_HAS_side) != 0 && claim->side != position->side))
			return false;
		play_move(position, move, &undo);
		return true;
	}
	resolve_claim(position, claim, ahead->last_to, &ahead->trial, &resolution);
	if (resolution.how != RESOLVED_move || laws_before(position, &ahead->trial) != 0)
		return false;
	if (ahead->last_to != NO_SQUARE && move->to == ahead->last_to)
		move->flags |= MOVE_same;
	if (ahead->options->pvs == REPLAY_PVS_written)
		replay_keep_rivals(ahead, move);
	play_move(position, move, &undo);
	ahead->last_to = move->to;
	return judge_after(position, move, &undo) == 0;
}

/* Goes back before the last step. */
static void
go_back(struct replay *place)
{
	const struct replay_step *step = replay_step(place);

	if (step->played) {
		play_undo(&place->position, &place->game->moves[replay_last(place)], &step->undo);
		place->depth--;
	}
	place->last_to = step->last_to;
	place->line_count--;
}

/* Plays the claims of an evaluation from the place on or, before, from the one before it. */
static void
play(const struct replay *place, const struct evaluation *found, bool before, struct pv *pv)
{
	const struct record *record = place->record;
	const struct evaluation_claim *claims = &record->evaluations->claims[found->claim];
	struct game *game = place->game;
	struct replay ahead = *place;

	if (before)
		go_back(&ahead);
	*pv = (struct pv){ .first = (uint32_t)game->pv_move_count, .before = before };
	while (pv->count < found->claims && play_claim(&ahead, &claims[pv->count].claim)) {
		pv->count++;
		if (game->pvs != NULL)
			*ARENA_ADD(record->arena, game->pv_moves, game->pv_move_count,
			    game->pv_move_cap) = ahead.trial.move;
	}
}

/* Returns the first words of a PV that were not played. */
static struct str
words_left(const struct record *record, const struct evaluation *found, const struct pv *pv)
{
	const struct evaluation_claim *claim =
	    &record->evaluations->claims[found->claim + pv->count];
	struct str text = record->notes[found->note].text, rest;

	if (pv->count == found->claims) {
		rest = str_ltrim(str_after(text, found->pv_end));
		return str_first(rest, str_find(rest, STR(" ")));
	}
	rest = str_after(text, claim->at);
	if (pv->count + 1 < found->claims)
		return str_rtrim(str_first(rest, claim[1].at - claim->at));
	return str_first(rest, found->pv_end - claim->at);
}

static void
report(const struct replay *place, const struct evaluation *found, const struct pv *pv)
{
	const struct record *record = place->record;
	struct str body = record->text->body, words = words_left(record, found, pv);
	struct span at = record->notes[found->note].at;

	if (words.p >= body.p && words.p < body.p + body.n) /* as it was read */
		at = (struct span){ (uint32_t)(words.p - body.p), (uint32_t)words.n };
	diags_add(place->diags, DIAG_unplayable_pv, at, place->depth, ARGS(A_STR(words)));
}

/* Reports each of the moves that could have been chosen before the place that cannot be played. */
static void
check_choices(const struct replay *place, const struct evaluation *found)
{
	const struct record *record = place->record;
	const struct evaluation_claim *claims = &record->evaluations->claims[found->claim];
	struct str words = record->notes[found->note].text, word;
	struct replay before = *place, ahead;

	if (place->line_count == 0 || !replay_step(place)->played)
		return;
	go_back(&before);
	for (uint32_t i = 0; i < found->claims; i++) {
		ahead = before;
		if (claims[i].claim.kind != CLAIM_none && play_claim(&ahead, &claims[i].claim))
			continue;
		word = str_after(words, claims[i].at);
		diags_add(place->diags, DIAG_candidate_moves, record->notes[found->note].at,
		    place->depth,
		    ARGS(A_PHRASE(PHRASE_candidate_illegal),
			A_STR(str_first(word, str_find(word, STR(":"))))));
	}
}

/* Plays the PV of an evaluation, and reports where it stops. */
static void
play_or_report(const struct replay *place, const struct evaluation *found, struct pv *pv)
{
	const struct claim *first =
	    found->claims == 0 ? NULL : &place->record->evaluations->claims[found->claim].claim;
	bool sided = first != NULL && (first->has & CLAIM_HAS_side) != 0;
	bool may = place->line_count > 0 && replay_step(place)->played &&
		   place->game->moves[found->node].side != place->position.side;

	if (evaluation_is_choice(found)) {
		*pv = (struct pv){ .count = 0 };
		if (place->options->pvs == REPLAY_PVS_checked)
			check_choices(place, found);
		return;
	}
	play(place, found, may && sided && first->side != place->position.side, pv);
	if (pv->count == 0 && found->claims > 0 && may && !sided)
		play(place, found, true, pv);
	if (place->options->pvs == REPLAY_PVS_checked &&
	    (pv->count < found->claims || found->unread))
		report(place, found, pv);
}

/* Plays the PVs of a node at its place; only for writers they are kept. */
static void
play_node(const struct replay *place, uint32_t node)
{
	const struct record *record = place->record;
	const struct evaluations *all = record->evaluations;
	struct pv *kept = place->game->pvs, pv;
	uint32_t at, index;

	for (at = record->plies[node].notes; at != 0; at = record->notes[at - 1].next) {
		index = all->of_note[at - 1];
		if (index != 0)
			play_or_report(
			    place, &all->list[index - 1], kept != NULL ? &kept[index - 1] : &pv);
	}
}

/* Walks back over the steps of the line. */
static void
play_line(const struct replay *replay)
{
	struct replay place = *replay;

	while (place.line_count > replay->branch) {
		uint32_t node = replay_last(&place);
		const struct move *move = &replay->game->moves[node];

		if (move->kind != MOVE_none && (move->flags & MOVE_illegal) == 0)
			play_node(&place, node);
		go_back(&place);
	}
	if (replay->mainline)
		play_node(&place, 0);
}

void
replay_pvs(const struct replay *replay)
{
	if (replay_wants_pvs(replay))
		play_line(replay);
}
