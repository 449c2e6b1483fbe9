#include "rules/laws/perft.h"

#include "record/sfen.h"
#include "rules/laws/judge.h"
#include "rules/variants/rules.h"

/* One level of the search: its moves and how far it is. */
struct level {
	struct move *moves;
	size_t count, next;
	struct undo undo;
};

/* Walks the tree without recursion; the last level is counted, not walked. */
static uint64_t
count_leaves(struct position *position, struct level *levels, unsigned depth)
{
	uint64_t leaves = 0;
	unsigned at = 0;

	if (depth == 0)
		return 1;
	levels[0].count = judge_legal_moves(position, levels[0].moves);
	levels[0].next = 0;
	for (;;) {
		struct level *level = &levels[at];

		if (at + 1 == depth)
			leaves += level->count;
		if (at + 1 == depth || level->next == level->count) {
			if (at-- == 0)
				return leaves;
			play_undo(
			    position, &levels[at].moves[levels[at].next - 1], &levels[at].undo);
			continue;
		}
		play_move(position, &level->moves[level->next++], &level->undo);
		at++;
		levels[at].count = judge_legal_moves(position, levels[at].moves);
		levels[at].next = 0;
	}
}

static bool
load(const struct compiled_variant *compiled, struct str sfen, struct position *position)
{
	struct diagram diagram;
	size_t bad, used;

	if (sfen.n == 0) {
		*position = *compiled->even;
		return true;
	}
	used = sfen_read(sfen, &diagram, &bad);
	if (used != sfen.n || diagram.width != compiled->variant->width ||
	    diagram.height != compiled->variant->height)
		return false;
	position_load(position, compiled, &diagram);
	return true;
}

/* A search that is set up. */
struct search {
	struct position position;
	struct level *levels; /* depth + 1 */
	struct arena arena;
};

/* Returns false when there is no such variant or position. */
static bool
begin(const struct rules *rules, const char *variant, struct str sfen, unsigned depth,
    struct memory *memory, struct search *search)
{
	const struct compiled_variant *compiled =
	    variant == NULL ? rules_row(rules, 0) : rules_variant(rules, str_of(variant));

	if (compiled == NULL || !load(compiled, str_trim(sfen), &search->position))
		return false;
	arena_init(&search->arena, memory);
	search->levels = arena_zero(&search->arena, (depth + 1) * sizeof *search->levels);
	for (unsigned i = 0; i <= depth; i++)
		search->levels[i].moves =
		    arena_take(&search->arena, JUDGE_MOVES_MAX * sizeof(struct move));
	return true;
}

bool
perft_count(const struct rules *rules, const char *variant, struct str sfen, unsigned depth,
    uint64_t *count, struct memory *memory)
{
	struct search search;

	if (!begin(rules, variant, sfen, depth, memory, &search))
		return false;
	*count = count_leaves(&search.position, search.levels, depth);
	arena_free(&search.arena);
	return true;
}

bool
perft_divide(const struct rules *rules, const char *variant, struct str sfen, unsigned depth,
    struct buffer *out, uint64_t *count, struct memory *memory)
{
	struct search search;
	struct level *first;
	uint64_t leaves;

	if (depth == 0)
		return perft_count(rules, variant, sfen, depth, count, memory);
	if (!begin(rules, variant, sfen, depth, memory, &search))
		return false;
	first = &search.levels[0];
	first->count = judge_legal_moves(&search.position, first->moves);
	*count = 0;
	for (first->next = 0; first->next < first->count; first->next++) {
		struct move *move = &first->moves[first->next];

		play_move(&search.position, move, &first->undo);
		leaves = count_leaves(&search.position, search.levels + 1, depth - 1);
		play_undo(&search.position, move, &first->undo);
		sfen_move(move, out);
		buffer_printf(out, ": %llu\n", (unsigned long long)leaves);
		*count += leaves;
	}
	arena_free(&search.arena);
	return true;
}
