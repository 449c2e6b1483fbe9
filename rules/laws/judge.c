#include "rules/laws/judge.h"

#include "rules/board/generate.h"

bool
judge_legal(struct position *position, struct trial *trial)
{
	struct undo undo;
	unsigned broken;

	if (laws_before(position, trial) != 0)
		return false;
	play_move(position, &trial->move, &undo);
	broken = judge_after(position, &trial->move, &undo);
	play_undo(position, &trial->move, &undo);
	return broken == 0;
}

/* The legal moves found so far. */
struct harvest {
	struct position *position;
	struct move *moves; /* NULL: stop at the first */
	size_t count;
};

static bool
keep_if_legal(void *arg, const struct move *move)
{
	struct harvest *harvest = arg;
	struct trial trial = {
		.move = *move, .mover = move->side, .promotes = (move->flags & MOVE_promotes) != 0
	};

	if (!judge_legal(harvest->position, &trial))
		return false;
	if (harvest->moves == NULL)
		return true;
	if (harvest->count < JUDGE_MOVES_MAX)
		harvest->moves[harvest->count++] = trial.move;
	return false;
}

size_t
judge_legal_moves(struct position *position, struct move *moves)
{
	struct harvest harvest = { position, moves, 0 };

	generate_moves(position, keep_if_legal, &harvest);
	return harvest.count;
}

bool
judge_any_reply(struct position *position)
{
	struct harvest harvest = { position, NULL, 0 };

	return generate_moves(position, keep_if_legal, &harvest);
}
