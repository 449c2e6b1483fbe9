#include "rules/adjudicate/futile.h"

#include "rules/laws/judge.h"

/* The positions that were looked at, and whether they are mates.  One that is still being looked at
 * counts as a mate. */
struct search {
	struct {
		uint64_t key;
		bool mate;
	} seen[FUTILE_MAX];
	unsigned count;
};

static bool is_mate(struct search *search, struct position *position);

/* A reply that puts a piece between. */
struct interposition {
	struct search *search;
	const struct move *move;
};

/* Whether a capture of the interposed piece mates; the captured piece is not used. */
static bool
capture_mates(void *context, struct position *position, const struct move *move)
{
	const struct interposition *reply = context;
	struct move capture = *move;
	enum kind kind = piece_kind(reply->move->after);
	int dropped = reply->move->kind == MOVE_drop;
	struct undo undo;
	bool mates;

	play_move(position, &capture, &undo);
	position_hand(position, (enum side)capture.side, kind, -1);
	position_hand(position, (enum side)reply->move->side, kind, dropped);
	mates = is_mate(reply->search, position);
	position_hand(position, (enum side)reply->move->side, kind, -dropped);
	position_hand(position, (enum side)capture.side, kind, 1);
	play_undo(position, &capture, &undo);
	return mates;
}

/* Whether a reply to check is a defence: in check, what neither moves the king nor captures puts a
 * piece between. */
static bool
defends(void *context, struct position *position, const struct move *move)
{
	struct move played = *move;
	struct interposition reply = { context, &played };
	struct undo undo;
	bool mates;

	if (move->kind == MOVE_pass || move->captured != 0 ||
	    compiled_is_royal(position->compiled, move->piece))
		return true;
	play_move(position, &played, &undo);
	mates = judge_each_to(position, played.to, capture_mates, &reply);
	play_undo(position, &played, &undo);
	return !mates;
}

static bool
is_mate(struct search *search, struct position *position)
{
	uint64_t key = position_key(position);
	unsigned i;

	if (!position->checked)
		return false;
	for (i = 0; i < search->count; i++)
		if (search->seen[i].key == key)
			return search->seen[i].mate;
	if (search->count == FUTILE_MAX)
		return true;
	search->seen[search->count].key = key;
	search->seen[search->count++].mate = true;
	search->seen[i].mate = !judge_each(position, defends, search);
	return search->seen[i].mate;
}

bool
futile_mate(struct position *position)
{
	return is_mate(&(struct search){ .count = 0 }, position);
}
