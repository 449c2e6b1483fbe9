#include "parsers/engine/engine_claim.h"

void
engine_claim(struct record *record, uint32_t node, const struct compact_values *values,
    struct span score_at, struct span result_at)
{
	enum side turn = (enum side)record->setup.turn, winner;
	struct ply *ply = &record->plies[node];
	struct str score =
	    arena_printf(record->arena, "* %d", turn == BLACK ? values->score : -values->score);

	if (score_at.n > 0)
		record_add_note(
		    record, ply->claim.kind == CLAIM_end ? 0 : node, NOTE_comment, score, score_at);
	if (!compact_winner(values->result, &compact_layouts[record->format], turn, &winner))
		return;
	if (ply->claim.kind != CLAIM_end) {
		ply = record_follow(record, &node);
		ply->claim.kind = CLAIM_end;
		ply->claim.ending = winner == NO_SIDE ? ENDING_draw : ENDING_other;
		ply->at = result_at;
	}
	ply->claim.ending_flags = ENDING_later;
	ply->claim.winner = (uint8_t)winner;
}
