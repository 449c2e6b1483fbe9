#include "parsers/kif/kif.h"

#include "parsers/kif/kif_large.h"

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

static struct finding *
report_fork(struct kif *kif)
{
	const char *p = kif->start + kif->fork_at.at;

	return kif_find(
	    kif, DIAG_orphan_variation, p, p + kif->fork_at.n, 0, ARGS(A_NUMBER(kif->fork)));
}

void
kif_tree_done(struct kif *kif)
{
	if (kif->fork != 0)
		report_fork(kif)->severity = SEVERITY_warning;
	kif->fork = 0;
}

void
kif_tree_fork(struct kif *kif, uint32_t number, struct span at)
{
	uint32_t step;

	kif_tree_done(kif);
	kif->fork = number;
	kif->fork_at = at;
	kif->apart = true;
	if (kif->line.depth == 0 || number <= kif->line.path[0].number) {
		report_fork(kif)->severity = SEVERITY_warning;
		kif->fork = 0;
		return;
	}
	step = line_cursor_find(&kif->line, number);
	kif->line.node =
	    kif->line.path[step - 1].node; /* comments here are about the position before */
}

/* The first move: its number is where counting starts. */
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

/* The step where a variation begins that was announced at ply number fork. */
static uint32_t
fork_step(struct kif *kif, uint32_t fork)
{
	uint32_t step = line_cursor_find(&kif->line, fork);
	struct finding *finding;

	if (step <= kif->line.depth)
		return step;
	/* After the last move it is no variation but goes on; further off it hangs in the air. */
	finding = report_fork(kif);
	if (fork != line_cursor_last(&kif->line)->number + 1 || at_end(kif))
		return kif->line.depth;
	finding->severity = SEVERITY_warning;
	return kif->line.depth + 1;
}

/* The first move of a variation that was announced.  Where the move's number is another one, it is
 * right if there is such a ply. */
static uint32_t
add_fork(struct kif *kif, uint32_t number, struct span at)
{
	uint32_t fork = kif->fork, step;

	if (number == 0)
		number = fork;
	if (number != fork) {
		report_gap(kif, number, fork, at);
		if (number > kif->line.path[0].number &&
		    number <= line_cursor_last(&kif->line)->number)
			fork = number;
	}
	step = fork_step(kif, fork);
	kif->fork = 0;
	return line_cursor_add(
	    &kif->line, step, number > kif->line.path[step - 1].number ? number : fork);
}

/* A move after an ending: the text plays on.  Where the ending stands in for the move (封じ手, a
 * sealed move), the move has its number. */
static uint32_t
add_behind_end(struct kif *kif, uint32_t number, struct span at)
{
	uint32_t current = line_cursor_last(&kif->line)->number;

	if (number > current + 1)
		report_gap(kif, number, current + 1, at);
	return line_cursor_add(&kif->line, kif->line.depth + 1, number == 0 ? current : number);
}

/* A move that does not simply follow: its number is too high or too low. */
static uint32_t
add_elsewhere(struct kif *kif, uint32_t number, struct span at)
{
	uint32_t current = line_cursor_last(&kif->line)->number;

	if (number <= current) {
		if (!kif->apart || number <= kif->line.path[0].number)
			report_gap(kif, number, current + 1, at);
		return line_cursor_add(&kif->line, line_cursor_find(&kif->line, number), number);
	}
	report_gap(kif, number, current + 1, at);
	return line_cursor_add(&kif->line, kif->line.depth + 1, number);
}

/* Adds a node for a claim that does not simply follow. */
static uint32_t
add_anywhere(struct kif *kif, uint32_t number, struct span at)
{
	uint32_t current;

	if (kif->stepped != 0)
		kif_large_close(kif);
	if (kif->fork != 0)
		return add_fork(kif, number, at);
	if (kif->line.depth == 0) {
		kif_setup_done(kif);
		return add_first(kif, number, at);
	}
	current = line_cursor_last(&kif->line)->number;
	if (at_end(kif) && (number == 0 || number >= current))
		return add_behind_end(kif, number, at);
	return number == 0 || number == current + 1 ? line_cursor_follow(&kif->line, current + 1)
						    : add_elsewhere(kif, number, at);
}

uint32_t
kif_tree_add(struct kif *kif, uint32_t number, const struct claim *claim, struct span at)
{
	bool follows = number == line_cursor_last(&kif->line)->number + 1 && kif_tree_follows(kif);
	uint32_t node = follows ? kif_tree_follow(kif, number) : add_anywhere(kif, number, at);
	struct ply *ply = &kif->record->plies[node];

	ply->claim = *claim;
	ply->number = number;
	ply->at = at;
	kif->number_at = (struct span){ 0, 0 };
	kif->apart = claim->kind == CLAIM_end;
	kif->finished |= claim->kind == CLAIM_end;
	return kif->line.node;
}

void
kif_tree_result(struct kif *kif, const struct made *made, struct span at)
{
	struct claim claim = {
		.kind = CLAIM_end,
		.side = NO_SIDE,
		.ending = (uint8_t)made->ending,
		.ending_flags = ENDING_summary,
		.winner = (uint8_t)made->winner,
	};

	if (made->ending == ENDING_resign)
		claim.ending_flags |= ENDING_winner_only;
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
