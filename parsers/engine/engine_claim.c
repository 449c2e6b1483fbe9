#include "parsers/engine/engine_claim.h"

void
engine_claim_fault(struct parse *parse, const struct compact_fault *fault, struct span at)
{
	if (fault->why != PHRASE_COUNT)
		diags_add(parse->diags, fault->form ? DIAG_packed_form : DIAG_packed_position, at,
		    0,
		    ARGS(A_PHRASE(fault->why), A_NUMBER(fault->number), A_PIECE(fault->piece),
			A_SQUARE(fault->square)));
}

void
engine_claim_move(struct parse *parse, struct record *record, uint32_t *node, unsigned bits,
    bool needed, struct span at)
{
	struct claim claim;
	enum phrase why;
	struct ply *ply;
	bool bad = compact_move(bits, parse->move16, &claim, &why) == MOVE16_is_bad;

	if (needed && claim.kind == CLAIM_none && !bad) {
		bad = true;
		why = PHRASE_move16_square;
	}
	if (bad) {
		claim.kind = CLAIM_move; /* one that cannot be played */
		diags_add(parse->diags, DIAG_move16_bits, at, *node + 1,
		    ARGS(A_STR(arena_printf(record->arena, "%04x", bits)), A_PHRASE(why)));
	}
	if (claim.kind == CLAIM_none)
		return;
	ply = record_follow(record, node);
	ply->claim = claim;
	ply->at = at;
}

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
