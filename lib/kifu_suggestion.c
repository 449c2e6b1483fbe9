#include "lib/kifu_context.h"
#include "lib/suggestion/suggestion_move.h"
#include "lib/suggestion_text.h"
#include "record/sfen.h"

struct call {
	size_t i;
	struct kifu_suggestion *out;
};

/* Stores the move of a change, in USI and in words, if it has one. */
static void
add_move(struct kifu *kifu, const struct move *move, struct kifu_suggestion *out)
{
	struct buffer text;

	if (move->kind == MOVE_none)
		return;
	buffer_init(&text, &kifu->memory);
	sfen_move(kifu->session.game->pieces, move, &text);
	out->usi = kifu_text(kifu, buffer_str(&text));
	buffer_clear(&text);
	suggestion_move(kifu->session.game, move, true, &text);
	out->move = kifu_text(kifu, buffer_str(&text));
	buffer_free(&text);
}

static enum kifu_result
get_suggestion(struct kifu *kifu, void *call)
{
	const struct call *of = call;
	const struct suggestions *found = kifu->session.game->suggestions;
	const struct suggestion *change = &found->list[of->i];
	struct kifu_suggestion is;

	is = (struct kifu_suggestion){ .kind = suggestion_kinds[change->kind],
		.fit = suggestion_fit(found),
		.usi = "",
		.move = "",
		.count = found->count,
		.node = change->node,
		.ply = change->ply,
		.with = change->apart == 0 ? 0 : change->ply + change->apart,
		.after = change->after };
	add_move(kifu, &change->move, &is);
	kifu_store(of->out, &is, sizeof is);
	return KIFU_OK;
}

enum kifu_result
kifu_suggestion(struct kifu *kifu, size_t i, struct kifu_suggestion *suggestion)
{
	enum kifu_result result = kifu_check_game(kifu);
	const struct suggestions *found = NULL;

	if (result != KIFU_OK)
		return result;
	if (kifu->session.game != NULL)
		found = kifu->session.game->suggestions;
	if (found == NULL || i >= found->count || i >= SUGGESTIONS_SHOWN)
		return kifu_fail(kifu, KIFU_WRONG, "no suggestion %zu", i);
	return kifu_run(kifu, get_suggestion, &(struct call){ i, suggestion });
}
