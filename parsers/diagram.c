#include "parsers/diagram.h"

static void
claim_board(struct record *record, const struct diagram *diagram, struct setup_step step)
{
	unsigned file, rank;

	step.op = SETUP_put;
	step.count = 1;
	for (rank = 1; rank <= diagram->height; rank++) {
		for (file = diagram->width; file >= 1; file--) {
			step.square = square_make(file, rank);
			step.piece = diagram->cells[step.square];
			if (step.piece != 0)
				record_add_step(record, step);
		}
	}
}

static void
claim_hands(struct record *record, const struct diagram *diagram, struct setup_step step)
{
	unsigned side, kind;

	step.op = SETUP_hand;
	for (side = BLACK; side <= WHITE; side++) {
		for (kind = 1; kind < KIND_LIMIT; kind++) {
			step.count = diagram->hands[side][kind];
			step.piece = piece_make((enum kind)kind, false, (enum side)side);
			if (step.count > 0)
				record_add_step(record, step);
		}
	}
}

void
diagram_claim(struct record *record, const struct diagram *diagram, struct span at)
{
	struct setup *setup = &record->setup;

	setup->base = SETUP_board;
	setup->board_at = at;
	setup->width = diagram->width;
	setup->height = diagram->height;
	setup->turn = diagram->turn;
	setup->first_number = diagram->number;
	claim_board(record, diagram, (struct setup_step){ .at = at });
	claim_hands(record, diagram, (struct setup_step){ .at = at });
}
