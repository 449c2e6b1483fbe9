#include "parsers/western/psn.h"

/* The half move that comes next. */
static uint32_t
half(const struct psn *psn)
{
	return psn->moves + psn->skipped;
}

void
psn_number_skip(struct psn *psn)
{
	struct setup *setup = &psn->record->setup;

	if (psn->scored || psn->skipped != 0)
		return;
	psn->skipped = 1;
	if (setup->turn == NO_SIDE && setup->base != SETUP_named) {
		setup->turn = WHITE;
		psn_tag_search(psn);
	}
}

/* How moves are numbered, when so many half moves lie between two numbers. */
static enum psn_numbering
find_numbering(uint32_t halves, int64_t numbers, bool ellipsis)
{
	if (ellipsis || halves == 0 || halves != numbers)
		return halves > 1 || ellipsis ? PSN_pairs : PSN_plies;
	return PSN_plies;
}

/* The number of the first move follows from how moves are numbered, unless a position said it. */
static void
set_first(struct psn *psn)
{
	const struct psn_numbers *numbers = &psn->numbers;
	int64_t first = (int64_t)numbers->number - 1, before = numbers->half - psn->skipped;
	size_t i;

	if (psn->numbered || psn->line_count > 0)
		return;
	if (numbers->numbering == PSN_pairs && first > 0)
		first = first * 2 + psn->skipped;
	first -= before;
	if (first > 0 && first < UINT32_MAX / 4) {
		psn->record->setup.first_number = (uint32_t)first;
		for (i = 1; i < psn->record->ply_count; i++)
			psn->record->plies[i].number += (uint32_t)first;
	}
	psn->numbered = true;
}

void
psn_number_take(struct psn *psn, uint32_t number, unsigned dots, const char *p, const char *end)
{
	struct psn_numbers *numbers = &psn->numbers;
	uint32_t now = half(psn), halves = now - numbers->half;
	bool ellipsis = dots >= 3, first = !numbers->given && !psn->scored;
	int64_t expected;

	if (first && ellipsis)
		psn_number_skip(psn);
	if (!numbers->given) {
		numbers->given = true;
		numbers->number = number;
		numbers->half = half(psn);
		if (ellipsis)
			numbers->numbering = PSN_pairs;
		return;
	}
	if (numbers->numbering == PSN_unknown) {
		numbers->numbering =
		    (uint8_t)find_numbering(halves, (int64_t)number - numbers->number, ellipsis);
		set_first(psn);
	}
	expected = numbers->numbering == PSN_plies
		       ? (int64_t)numbers->number + halves
		       : (int64_t)numbers->number + now / 2 - numbers->half / 2;
	if (number != expected)
		psn_find(
		    psn, DIAG_ply_number_gap, p, end, ARGS(A_NUMBER(number), A_NUMBER(expected)));
	numbers->number = number;
	numbers->half = now;
}
