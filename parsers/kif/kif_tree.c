#include "parsers/kif/kif.h"

#include "parsers/kif/kif_large.h"

void
kif_tree_grow(struct kif *kif)
{
	kif->path = arena_grow(kif->record->arena, kif->path, sizeof *kif->path,
	    (size_t)kif->depth + 2, &kif->path_cap);
}

/* Makes step the one at depth, cutting off what stood after. */
static inline void
set_step(struct kif *kif, uint32_t depth, uint32_t node, uint32_t number)
{
	if (depth == kif->path_cap)
		kif_tree_grow(kif);
	kif_tree_step(kif, depth, node, number);
}

void
kif_tree_start(struct kif *kif)
{
	enum { USUAL_PLIES = 256 };

	kif->path =
	    arena_grow(kif->record->arena, NULL, sizeof *kif->path, USUAL_PLIES, &kif->path_cap);
	set_step(kif, 0, 0, 0);
}

/* The first step whose number is number or more, from 1 to depth + 1. */
static uint32_t
first_step(const struct kif *kif, uint32_t number)
{
	uint32_t low = 1, high = kif->depth + 1, base = kif->path[0].number;

	if (number > base && number - base <= kif->depth &&
	    kif->path[number - base].number == number &&
	    kif->path[number - base - 1].number < number)
		return number - base; /* no gaps before it: as good as always */
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;

		if (kif->path[middle].number < number)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static bool
is_end(const struct kif *kif, uint32_t step)
{
	return kif->record->plies[kif->path[step].node].claim.kind == CLAIM_end;
}

/* As first_step; but where an ending and the move after it have this number, that of the move. */
static uint32_t
find_step(const struct kif *kif, uint32_t number)
{
	uint32_t after = first_step(kif, number + 1);

	if (after == 1 || kif->path[after - 1].number != number)
		return after;
	return is_end(kif, after - 1) ? first_step(kif, number) : after - 1;
}

/* Whether the open line of play ends here. */
static bool
at_end(const struct kif *kif)
{
	return is_end(kif, kif->depth);
}

static void
report_gap(struct kif *kif, uint32_t number, uint32_t expected, struct span at)
{
	if (kif->number_at.n > 0)
		at = kif->number_at;
	diags_add(kif->parse->diags, DIAG_ply_number_gap, at, kif->depth + 1,
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
	if (kif->depth == 0 || number <= kif->path[0].number) {
		report_fork(kif)->severity = SEVERITY_warning;
		kif->fork = 0;
		return;
	}
	step = find_step(kif, number);
	kif->node = kif->path[step - 1].node; /* comments here are about the position before */
}

/* Adds a node as step depth of the open line: after the step before, or beside the one there. */
static uint32_t
add(struct kif *kif, uint32_t depth, uint32_t number)
{
	bool beside = depth <= kif->depth;
	uint32_t where = kif->path[beside ? depth : depth - 1].node;
	uint32_t node =
	    beside ? record_add_ply(kif->record, where, true) : record_follow(kif->record, where);

	set_step(kif, depth, node, number);
	return node;
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
	kif->path[0].number = number - 1;
	return add(kif, 1, number);
}

/* The step where a variation begins that was announced at ply number fork. */
static uint32_t
fork_step(struct kif *kif, uint32_t fork)
{
	uint32_t step = find_step(kif, fork);
	struct finding *finding;

	if (step <= kif->depth)
		return step;
	/* After the last move it is no variation but goes on; further off it hangs in the air. */
	finding = report_fork(kif);
	if (fork != kif->path[kif->depth].number + 1 || at_end(kif))
		return kif->depth;
	finding->severity = SEVERITY_warning;
	return kif->depth + 1;
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
		if (number > kif->path[0].number && number <= kif->path[kif->depth].number)
			fork = number;
	}
	step = fork_step(kif, fork);
	kif->fork = 0;
	return add(kif, step, number > kif->path[step - 1].number ? number : fork);
}

/* A move after an ending: the text plays on.  Where the ending stands in for the move (封じ手, a
 * sealed move), the move has its number. */
static uint32_t
add_behind_end(struct kif *kif, uint32_t number, struct span at)
{
	uint32_t current = kif->path[kif->depth].number;

	if (number > current + 1)
		report_gap(kif, number, current + 1, at);
	return add(kif, kif->depth + 1, number == 0 ? current : number);
}

/* A move that does not simply follow: its number is too high or too low. */
static uint32_t
add_elsewhere(struct kif *kif, uint32_t number, struct span at)
{
	uint32_t current = kif->path[kif->depth].number;

	if (number <= current) {
		if (!kif->apart || number <= kif->path[0].number)
			report_gap(kif, number, current + 1, at);
		return add(kif, find_step(kif, number), number);
	}
	report_gap(kif, number, current + 1, at);
	return add(kif, kif->depth + 1, number);
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
	if (kif->depth == 0) {
		kif_setup_done(kif);
		return add_first(kif, number, at);
	}
	current = kif->path[kif->depth].number;
	if (at_end(kif) && (number == 0 || number >= current))
		return add_behind_end(kif, number, at);
	return number == 0 || number == current + 1 ? kif_tree_follow(kif, current + 1)
						    : add_elsewhere(kif, number, at);
}

uint32_t
kif_tree_add(struct kif *kif, uint32_t number, const struct claim *claim, struct span at)
{
	bool follows = number == kif->path[kif->depth].number + 1 && kif_tree_follows(kif);
	uint32_t node = follows ? kif_tree_follow(kif, number) : add_anywhere(kif, number, at);
	struct ply *ply = &kif->record->plies[node];

	ply->claim = *claim;
	ply->number = number;
	ply->at = at;
	kif->number_at = (struct span){ 0, 0 };
	kif->apart = claim->kind == CLAIM_end;
	kif->finished |= claim->kind == CLAIM_end;
	return kif->node;
}

void
kif_tree_result(struct kif *kif, const struct made *made, struct span at)
{
	struct claim claim = {
		.has = SAID_summary,
		.kind = CLAIM_end,
		.side = NO_SIDE,
		.ending = (uint8_t)made->ending,
		.winner = (uint8_t)made->winner,
	};

	if (made->ending == ENDING_resign || made->ending == ENDING_perpetual_check)
		claim.has |= CLAIM_HAS_unclear;
	if (made->ending != ENDING_none && (kif->fork != 0 || !at_end(kif)))
		kif_tree_add(kif, 0, &claim, at);
	kif->node = kif->path[kif->depth].node;
	kif->finished = kif->apart = true;
	record_add_result(kif->record, (struct result){ .at = at,
					   .node = kif->path[kif->depth].node,
					   .plies = made->plies,
					   .ending = (uint8_t)made->ending,
					   .winner = (uint8_t)made->winner });
}
