#include "rules/replay/replay.h"

#include "rules/replay/guess.h"
#include "rules/replay/replay_tree.h"

struct game *
replay(const struct rules *rules, const struct record *record, const struct replay_options *options,
    struct diags *diags)
{
	size_t mark = diags->count;
	struct guess guess = { .row = NULL };
	struct game *game;

	if (options->again != NULL)
		return replay_tree(rules, record, options, &options->again->guess, diags);
	game = replay_tree(rules, record, options, &guess, diags);
	if (game->verdict == VERDICT_ok || !guess_start(rules, record, options, game, &guess))
		return game;
	diags_forget(diags, mark, diags->count);
	guess_report(record, &guess, diags);
	return replay_tree(rules, record, options, &guess, diags);
}
