#include "lib/suggestion/suggestion_later.h"

/* Whether a finding depends on the moves after the one that could not be played. */
static bool
is_later(const struct game *game, const struct finding *finding)
{
	enum diag_group group = diag_rows[finding->rule].group;
	uint32_t refused = game->record->plies[game->suggestions->node].at.at;

	return (group == GROUP_legality || group == GROUP_result) &&
	       finding->rule != DIAG_unchecked_moves && finding->at.at > refused;
}

static bool
is_known(const struct diags *diags, const struct finding *finding)
{
	size_t i;

	for (i = 0; i < diags->count; i++)
		if (diags->list[i].rule == finding->rule && diags->list[i].at.at == finding->at.at)
			break;
	return i < diags->count;
}

/* Returns the number that the record's move has which the changed game counts as ply. */
static uint32_t
record_ply(const struct suggestion *change, uint32_t ply)
{
	if (change->kind == SUGGESTION_insert)
		return ply - (ply > change->ply);
	if (change->kind == SUGGESTION_remove && ply >= change->ply)
		return ply + 1 + change->apart;
	return ply;
}

/* Returns a finding's message in a language, in the arena of diags. */
static const char *
message_of(const struct finding *finding, enum language language, struct diags *diags)
{
	struct buffer message;
	const char *kept;

	buffer_init(&message, diags->arena->memory);
	diag_message(finding, language, &message);
	buffer_char(&message, '\0');
	kept = arena_str(diags->arena, buffer_str(&message)).p;
	buffer_free(&message);
	return kept;
}

/* Says of the moves after the refused one that they were checked. */
static void
mark_checked(const struct game *game, struct diags *diags)
{
	for (size_t i = 0; i < diags->count; i++) {
		struct finding *finding = &diags->list[i];
		uint32_t node = game->suggestions->node;

		if (finding->rule != DIAG_unchecked_moves ||
		    finding->at.at < game->record->plies[node].at.at)
			continue;
		finding->args[1] = (struct arg)A_PHRASE(PHRASE_checked_as_if);
		finding->args[2] = (struct arg)A_NUMBER(game->suggestions->list[0].ply);
		return;
	}
}

void
suggestion_later(const struct game *game, const struct diags *later, struct diags *diags)
{
	const struct suggestion *change = &game->suggestions->list[0];

	for (size_t i = 0; i < later->count; i++) {
		const struct finding *finding = &later->list[i];

		if (!is_later(game, finding) || is_known(diags, finding))
			continue;
		diags_add(diags, DIAG_after_likely_move, finding->at,
		    record_ply(change, finding->ply),
		    ARGS(A_NUMBER(change->ply), A_WORDS(message_of(finding, LANGUAGE_en, diags),
						    message_of(finding, LANGUAGE_ja, diags))));
	}
	mark_checked(game, diags);
}
