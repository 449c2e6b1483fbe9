#include "parsers/kif/kif_tree.h"

#include "parsers/kif/kif_setup.h"

/* Whether the open line of play ends here. */
static bool
at_end(const struct kif *kif)
{
	return line_cursor_is_end(&kif->line, kif->line.depth);
}

static void
report_gap(struct kif *kif, uint32_t number, uint32_t expected, struct span at)
{
	if (kif->number_at.n > 0)
		at = kif->number_at;
	diags_add(kif->parse->diags, DIAG_ply_number_gap, at, kif->line.depth + 1,
	    ARGS(A_NUMBER(number), A_NUMBER(expected)));
}

/* Reports the open 変化 line as an orphan. */
static struct finding *
report_fork(struct kif *kif)
{
	return diags_add(
	    kif->parse->diags, DIAG_orphan_variation, kif->fork_at, 0, ARGS(A_NUMBER(kif->fork)));
}

/* Reports and drops an announced variation that cannot begin. */
static void
drop_fork(struct kif *kif)
{
	report_fork(kif)->severity = SEVERITY_warning;
	kif->fork = 0;
}

/* Ends the open line of play as the comment after its last move says, unless an ending does. */
static void
add_closing(struct kif *kif)
{
	struct claim claim = {
		.kind = CLAIM_end,
		.side = NO_SIDE,
		.winner = NO_SIDE,
		.ending = (uint8_t)kif->closing,
		.ending_flags = ENDING_summary,
	};

	if (kif->closing != ENDING_none && !at_end(kif) &&
	    kif->closing_node == line_cursor_last(&kif->line)->node)
		kif_tree_add(kif, 0, &claim, kif->closing_at);
}

void
kif_tree_fork(struct kif *kif, uint32_t number, struct span at)
{
	if (kif->fork != 0)
		drop_fork(kif);
	add_closing(kif);
	kif->fork = number;
	kif->fork_at = at;
	kif->apart = true;
	if (kif->line.depth == 0 || number <= kif->line.path[0].number)
		drop_fork(kif);
	else /* comments here are about the position before the move */
		kif->line.node = kif->line.path[line_cursor_find(&kif->line, number) - 1].node;
}

/* Adds the first move; moves are counted from its number. */
static uint32_t
add_first(struct kif *kif, uint32_t number, struct span at)
{
	struct setup *setup = &kif->record->setup;
	uint32_t expected = setup->first_number + 1;

	if (number == 0)
		number = expected;
	if (kif->numbered && number != expected)
		report_gap(kif, number, expected, at);
	setup->first_number = number - 1;
	kif->line.path[0].number = number - 1;
	return line_cursor_add(&kif->line, 1, number);
}

/*
 * Adds the first move of an announced variation.  A number other than the announced one counts if
 * there is such a ply.  After the last move it is no variation but continues the line; further on
 * it has nothing to follow.
 */
static uint32_t
add_fork(struct kif *kif, uint32_t number, struct span at)
{
	struct line_cursor *line = &kif->line;
	uint32_t fork = kif->fork, last = line_cursor_last(line)->number, step;

	if (number == 0)
		number = fork;
	if (number != fork) {
		report_gap(kif, number, fork, at);
		if (number > line->path[0].number && number <= last)
			fork = number;
	}
	step = line_cursor_find(line, fork);
	if (step > line->depth) {
		struct finding *finding = report_fork(kif);

		if (fork != last + 1 || at_end(kif))
			step = line->depth;
		else
			finding->severity = SEVERITY_warning;
	}
	kif->fork = 0;
	return line_cursor_add(line, step, number > line->path[step - 1].number ? number : fork);
}

/* Reports a lion's step that has no other. */
static void
report_step(struct kif *kif, struct span at)
{
	const char *p = kif->start + at.at;

	kif_report_text(kif, DIAG_bad_move_text, p, p + at.n, kif->line.depth);
}

/* Reports and drops a lion's first step whose second did not follow. */
static void
drop_step(struct kif *kif)
{
	if (kif->first_step != 0)
		report_step(kif, kif->record->plies[kif->first_step].at);
	kif->first_step = 0;
}

/* Notes that only the number of the node just added makes it an alternative. */
static void
note_unsure(struct record *record)
{
	if (record->unsure_count < RECORD_UNSURE)
		record->unsure[record->unsure_count++] = (uint32_t)record->ply_count - 1;
}

/*
 * Adds a node for a claim that does not simply follow.  Moves that begin again from the first may
 * be another game.  ends: it is an ending.  One that took the place of a move (封じ手, a sealed
 * move) has the same number as the move after it.
 */
static uint32_t
add_anywhere(struct kif *kif, uint32_t number, bool ends, struct span at)
{
	struct line_cursor *line = &kif->line;
	uint32_t current, next, node;
	bool ended, back, is_apart = kif->apart;

	drop_step(kif);
	if (kif->fork != 0)
		return add_fork(kif, number, at);
	if (line->depth == 0) {
		kif_setup_finish(kif);
		return add_first(kif, number, at);
	}
	current = line_cursor_last(line)->number;
	next = current + 1;
	ended = at_end(kif);
	if (number == 0)
		number = ended ? current : next;
	back = number < next && !(ended && number == current);
	if (number > next || (back && (!is_apart || number <= line->path[0].number + 1)))
		report_gap(kif, number, next, at);
	if (!back || (ends && !ended)) /* an ending alone is no variation */
		return line_cursor_add(line, line->depth + 1, back ? next : number);
	node = line_cursor_add(line, line_cursor_find(line, number), number);
	if (!is_apart)
		note_unsure(kif->record);
	return node;
}

/* Whether a claim is the ending that the open line of play has already, by its number too. */
static bool
is_repeated_end(const struct kif *kif, uint32_t number, const struct claim *claim)
{
	const struct line_step *last = line_cursor_last(&kif->line);
	const struct claim *before = &kif->record->plies[last->node].claim;

	return claim->kind == CLAIM_end && before->kind == CLAIM_end && kif->fork == 0 &&
	       claim->ending == before->ending && claim->side == before->side &&
	       claim->winner == before->winner && claim->ending != ENDING_other &&
	       claim->ending != ENDING_sealed &&
	       (number == 0 || number == last->number || number == last->number + 1);
}

/* Whether a claim is the move before it, by its number too: a line that was copied. */
static bool
is_repeated_move(const struct kif *kif, uint32_t number, const struct claim *claim)
{
	const struct line_step *last = line_cursor_last(&kif->line);
	const struct claim *before = &kif->record->plies[last->node].claim;

	return number != 0 && number == last->number && kif->line.depth > 0 && kif->fork == 0 &&
	       !kif->apart && kif->first_step == 0 && claim->kind == CLAIM_move &&
	       before->kind == CLAIM_move && claim->has == before->has &&
	       (claim->has & (CLAIM_HAS_to | CLAIM_HAS_same)) != 0 && /* it could be read */
	       claim->from == before->from && claim->mid == before->mid &&
	       claim->to == before->to && claim->piece == before->piece;
}

uint32_t
kif_tree_add(struct kif *kif, uint32_t number, const struct claim *claim, struct span at)
{
	uint32_t next = line_cursor_last(&kif->line)->number + 1, node;
	bool follows = (number == next || number == 0) && kif_tree_follows(kif);
	struct ply *ply;

	if (is_repeated_end(kif, number, claim)) {
		diags_add(kif->parse->diags, DIAG_duplicate_ending, at, kif->line.depth,
		    ARGS(A_ENDING(claim->ending)));
		return kif->line.node;
	}
	if (is_repeated_move(kif, number, claim)) {
		diags_add(kif->parse->diags, DIAG_duplicate_move, at, kif->line.depth,
		    ARGS(A_NUMBER(number)));
		return kif->line.node;
	}
	node = follows ? line_cursor_follow(&kif->line, next)
		       : add_anywhere(kif, number, claim->kind == CLAIM_end, at);
	ply = &kif->record->plies[node];
	ply->claim = *claim;
	ply->number = number;
	ply->at = at;
	kif->number_at = (struct span){ 0, 0 };
	kif->apart = claim->kind == CLAIM_end;
	kif->finished |= claim->kind == CLAIM_end;
	return kif->line.node;
}

/* Comments with which 81Dojo ends a record in place of an ending: the last move was illegal, the
 * side to move ran out of time, or it lost its connection. */
static const struct {
	struct str words;
	enum ending ending;
} closings[] = {
	{ KIF_WORD("反則手にて終局"), ENDING_illegal_action },
	{ KIF_WORD("時間切れにて終局"), ENDING_time_up },
	{ KIF_WORD("接続切れにて終局"), ENDING_forfeit_loss },
};

void
kif_tree_comment(struct kif *kif, struct str text, struct span at)
{
	for (size_t i = 0; i < sizeof closings / sizeof *closings && kif->declared; i++) {
		if (!str_eq(str_trim(text), closings[i].words))
			continue;
		kif->closing = closings[i].ending;
		kif->closing_node = kif->line.node;
		kif->closing_at = at;
		kif->finished = true;
	}
}

void
kif_tree_result(struct kif *kif, const struct result_line *made, struct span at)
{
	struct claim claim = {
		.kind = CLAIM_end,
		.side = NO_SIDE,
		.ending = (uint8_t)made->ending,
		.ending_flags = ENDING_summary,
		.winner = (uint8_t)made->winner,
	};

	if (made->ending == ENDING_resign) /* in KI2 nothing else says it */
		claim.ending_flags |=
		    ENDING_winner_only | (kif->record->format == FORMAT_ki2 ? 0 : ENDING_bare);
	if (made->ending == ENDING_perpetual_check)
		claim.ending_flags |= ENDING_side_unknown;
	if (made->ending != ENDING_none && (kif->fork != 0 || !at_end(kif)))
		kif_tree_add(kif, 0, &claim, at);
	kif->line.node = line_cursor_last(&kif->line)->node;
	kif->finished = kif->apart = true;
	record_add_result(kif->record, (struct result){ .at = at,
					   .node = line_cursor_last(&kif->line)->node,
					   .plies = made->plies,
					   .ending = (uint8_t)made->ending,
					   .winner = (uint8_t)made->winner });
}

/*
 * Makes one move of two steps, if they agree on the square between them: where the first goes and
 * the second begins.  A 仝 in the first stands for that square.
 */
static bool
join_steps(struct claim *first, const struct claim *second)
{
	unsigned kept = CLAIM_HAS_promotion_mark | CLAIM_HAS_piece | CLAIM_HAS_homonym |
			CLAIM_HAS_side | CLAIM_HAS_from;
	unsigned added = CLAIM_HAS_to | CLAIM_HAS_same | CLAIM_HAS_promote | CLAIM_HAS_stay;
	bool to = (first->has & CLAIM_HAS_to) != 0, from = (second->has & CLAIM_HAS_from) != 0;

	if ((!to && !from) || (to && from && first->to != second->from))
		return false;
	first->mid = from ? second->from : first->to;
	first->to = second->to;
	first->has = (uint16_t)((first->has & kept) | (second->has & added) | CLAIM_HAS_mid);
	return true;
}

void
kif_tree_add_large(struct kif *kif, uint32_t number, unsigned step,
    const struct kif_large_move *move, struct span at)
{
	struct ply *first = &kif->record->plies[kif->first_step];
	uint32_t node;

	kif->large = true;
	if (move->until != NULL)
		kif->until = kif_span(kif, move->until, move->until + strlen("まで"));
	if (step == 2 && kif->first_step != 0 && first->number == number &&
	    join_steps(&first->claim, &move->claim)) {
		kif->first_step = 0;
		return;
	}
	node = kif_tree_add(kif, number, &move->claim, at);
	if (step == 1)
		kif->first_step = node;
	else if (step == 2)
		report_step(kif, at);
}

/* Returns the side of a board that has a square, at least side. */
static unsigned
farthest(square_t square, unsigned side)
{
	side = square_file(square) > side ? square_file(square) : side;
	return square_rank(square) > side ? square_rank(square) : side;
}

/* Guesses the variant of a large board: dai shogi has squares that chu shogi does not have. */
static void
guess_variant(struct kif *kif)
{
	struct setup *setup = &kif->record->setup;
	const struct variant *variant;
	unsigned side = BOARD_CHU;
	size_t i;

	if (!kif->large || setup->variant.name.n > 0 || setup->width > 0)
		return;
	for (i = 1; i < kif->record->ply_count; i++) {
		const struct claim *claim = &kif->record->plies[i].claim;

		side = farthest(claim->from, farthest(claim->to, side));
	}
	if (side > BOARD_CHU && side < BOARD_DAI)
		side = BOARD_DAI;
	variant = kif->parse->variants == NULL
		      ? NULL
		      : variants_of_size(kif->parse->variants, side, side, NULL);
	if (variant == NULL)
		return;
	setup->variant.name = str_of(variant->name);
	setup->variant_guessed = true;
}

void
kif_tree_finish(struct kif *kif)
{
	if (kif->fork != 0)
		drop_fork(kif);
	drop_step(kif);
	add_closing(kif);
	guess_variant(kif);
}
