#include "parsers/diagram.h"

#include "record/sfen.h"
#include "record/variants/variants.h"

void
diagram_claim(struct record *record, const struct diagram *diagram, struct span at)
{
	struct setup *setup = &record->setup;
	struct setup_step step = { .op = SETUP_put, .count = 1, .at = at };
	unsigned file, rank, side, kind;

	record->pieces = diagram->pieces;
	setup->base = SETUP_board;
	setup->board_at = at;
	setup->width = diagram->width;
	setup->height = diagram->height;
	setup->turn = diagram->turn;
	setup->first_number = diagram->number;
	for (rank = 1; rank <= diagram->height; rank++) {
		for (file = diagram->width; file >= 1; file--) {
			step.square = square_make(file, rank);
			step.piece = diagram->cells[step.square];
			if (step.piece != 0)
				record_add_step(record, step);
		}
	}
	step = (struct setup_step){ .op = SETUP_hand, .at = at };
	for (side = BLACK; side <= WHITE; side++) {
		for (kind = 1; kind < KIND_LIMIT; kind++) {
			step.count = diagram->hands[side][kind];
			step.piece = piece_make((enum kind)kind, false, (enum side)side);
			if (step.count > 0)
				record_add_step(record, step);
		}
	}
}

bool
diagram_claim_sfen(struct parse *parse, struct record *record, struct str sfen, struct span at)
{
	struct diagram diagram;
	size_t bad;

	if (sfen.n > 0 &&
	    sfen_find(parse->variants, record->pieces, sfen, &diagram, &bad) == sfen.n) {
		diagram_claim(record, &diagram, at);
		return true;
	}
	record->setup.base = SETUP_board;
	record->setup.board_at = at;
	diags_add(parse->diags, DIAG_bad_setup, at, 0, ARGS(A_STR(parser_excerpt(parse, at))));
	return false;
}

bool
diagram_claim_size(struct record *record, struct str sfen, struct span at)
{
	struct setup *setup = &record->setup;
	uint8_t ranks = 1;

	for (size_t i = 0; i < sfen.n && !str_is_blank(sfen.p[i]) && ranks < UINT8_MAX; i++)
		ranks = (uint8_t)(ranks + (sfen.p[i] == '/'));
	if (ranks <= BOARD_DAI)
		return false;
	setup->base = SETUP_board;
	setup->board_at = at;
	setup->width = setup->height = ranks;
	setup->foreign = true;
	return true;
}
