#include "parsers/engine/engine_claim.h"

#include "parsers/diagram.h"

struct sign
engine_sign(size_t good, size_t count, bool whole, enum phrase what, struct span at)
{
	enum { LOW = 60, SHARE = 35, WHOLE = 5 };

	if (good * 2 < count)
		return (struct sign){ .score = good > 0 };
	return (struct sign){
		count == 0 ? 0 : LOW + (int)(SHARE * good / count) + (whole ? WHOLE : 0), what, at
	};
}

void
engine_claim_cut(struct parse *parse, struct span at, size_t n, size_t wanted)
{
	diags_add(parse->diags, DIAG_record_truncated, at, 0,
	    ARGS(A_NUMBER((int64_t)n), A_NUMBER((int64_t)wanted)));
}

bool
engine_claim_position(
    struct parse *parse, struct record *record, enum packing packing, uint32_t number)
{
	struct span at = { record->at.at, COMPACT_SIZE };
	struct compact_fault fault;
	struct diagram diagram;
	bool read = compact_diagram(text_str(parse->text, at).p, packing, &diagram, &fault);

	if (fault.why != PHRASE_COUNT)
		diags_add(parse->diags, fault.form ? DIAG_packed_form : DIAG_packed_position, at, 0,
		    ARGS(A_PHRASE(fault.why), A_NUMBER(fault.number), A_PIECE(fault.piece),
			A_SQUARE(fault.square)));
	if (!read)
		return false;
	diagram.number = number;
	diagram_claim(record, &diagram, at);
	return true;
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
