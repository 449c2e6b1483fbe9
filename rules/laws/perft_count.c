#include "rules/laws/perft_count.h"

#include "record/sfen.h"
#include "rules/laws/judge.h"

/* Counts the leaves of the tree; moves has room for JUDGE_MOVES_MAX at each depth.  out as perft.
 */
static uint64_t
count_leaves(struct position *position, struct move *moves, unsigned depth, struct buffer *out)
{
	size_t count = depth == 0 ? 1 : judge_legal_moves(position, moves);
	uint64_t leaves = 0;

	if (depth == 0)
		return 1;
	if (depth == 1 && out == NULL)
		return count;
	for (size_t i = 0; i < count; i++) {
		struct undo undo;
		uint64_t below;

		play_move(position, &moves[i], &undo);
		below = count_leaves(position, moves + JUDGE_MOVES_MAX, depth - 1, NULL);
		play_undo(position, &moves[i], &undo);
		leaves += below;
		if (out == NULL)
			continue;
		sfen_move(position->compiled->pieces, &moves[i], out);
		buffer_printf(out, ": %llu\n", (unsigned long long)below);
	}
	return leaves;
}

bool
perft(const struct rules *rules, const char *variant, struct str sfen, unsigned depth,
    struct buffer *out, uint64_t *count, struct memory *memory)
{
	const struct compiled_variant *compiled =
	    variant == NULL ? rules_row(rules, 0) : rules_variant(rules, str_of(variant));
	struct position position;
	struct diagram diagram;
	struct arena arena;
	size_t bad;

	if (compiled == NULL)
		return false;
	position = *compiled->even;
	sfen = str_trim(sfen);
	if (sfen.n != 0) {
		if (sfen_read(compiled->pieces, sfen, &diagram, &bad) != sfen.n ||
		    diagram.width != compiled->variant->width ||
		    diagram.height != compiled->variant->height)
			return false;
		position_load(&position, compiled, &diagram);
	}
	arena_init(&arena, memory);
	*count = count_leaves(&position,
	    arena_take(&arena, depth * JUDGE_MOVES_MAX * sizeof(struct move)), depth, out);
	arena_free(&arena);
	return true;
}
