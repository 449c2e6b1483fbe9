#include "lib/suggestion_text.h"

#include "lib/object.h"
#include "lib/suggestion/suggestion_fix.h"
#include "lib/suggestion/suggestion_game.h"
#include "lib/suggestion/suggestion_later.h"
#include "lib/suggestion/suggestion_move.h"
#include "record/sfen.h"
#include "rules/suggest/suggest.h"

const char *const suggestion_kinds[] = {
	[SUGGESTION_replace] = "replace",
	[SUGGESTION_insert] = "insert",
	[SUGGESTION_remove] = "remove",
	[SUGGESTION_swap] = "swap",
	[SUGGESTION_sides] = "sides",
};

void
suggestion_words(const struct game *game, const struct suggestion *one, struct buffer *out)
{
	if (one->kind == SUGGESTION_insert || one->kind == SUGGESTION_remove)
		buffer_char(out, one->kind == SUGGESTION_insert ? '+' : '-');
	buffer_number(out, one->ply, 0, ' ');
	if (one->kind == SUGGESTION_swap) {
		buffer_add(out, STR("\u21C4")); /* an arrow each way */
		buffer_number(out, one->ply + one->apart, 0, ' ');
	} else if (one->kind == SUGGESTION_sides) {
		buffer_add(out, STR("..."));
	} else if (one->move.kind != MOVE_none) {
		buffer_char(out, ' ');
		suggestion_move(game, &one->move, true, out);
	}
}

/* Returns the phrase that says what fits, and how far. */
static enum phrase
phrase_of(const struct suggestions *found)
{
	static const enum phrase whole[] = {
		[SUGGESTION_replace] = PHRASE_fits_here,
		[SUGGESTION_insert] = PHRASE_fits_before,
		[SUGGESTION_remove] = PHRASE_fits_without,
		[SUGGESTION_swap] = PHRASE_fits_swapped,
		[SUGGESTION_sides] = PHRASE_fits_sides,
	};

	if (!found->whole)
		return found->count == 1 ? PHRASE_fits_some : PHRASE_fits_some_of;
	if (found->count > 1)
		return PHRASE_fits_several;
	if (found->list[0].kind == SUGGESTION_remove && found->list[0].apart != 0)
		return PHRASE_fits_without_both;
	return whole[found->list[0].kind];
}

/* Appends what the message names: the move, or the changes. */
static void
add_words(const struct game *game, const struct suggestions *found, struct buffer *out)
{
	if (found->whole && found->count == 1) {
		if (found->list[0].move.kind != MOVE_none)
			suggestion_move(game, &found->list[0].move, true, out);
		return;
	}
	for (uint32_t i = 0; i < found->count && i < SUGGESTIONS_SHOWN; i++) {
		if (i != 0)
			buffer_add(out, STR(", "));
		suggestion_words(game, &found->list[i], out);
	}
}

/* Findings that are looked at after a suggestion; each is sought among those of the game. */
enum { LATER_FINDINGS = 1000 };

/* Adds what is known of a sure suggestion: how it is made in the text, and what is found after it.
 */
static void
add_sure(const struct suggestion_options *options, const struct game *game, struct diags *diags,
    struct finding *finding)
{
	struct game *changed;
	struct diags later;

	diags_init(&later, diags->arena, LATER_FINDINGS);
	later.game = diags->game;
	later.handicap = diags->handicap;
	changed = suggestion_game(options->rules, options->replay, game, &later);
	if (changed == NULL)
		return;
	suggestion_fix(game, changed, options->letters, diags, finding);
	suggestion_later(game, &later, diags);
}

/* Returns how many moves the numbers of the record, up to a place in it, say to be missing; less
 * than 0 if some are said to be too many. */
static int64_t
missing_moves(const struct game *game, const struct diags *diags, uint32_t until)
{
	bool pairs = format_rows[game->record->format].moves == MOVES_western;
	int64_t missing = 0;

	for (size_t i = 0; i < diags->count; i++) {
		const struct finding *gap = &diags->list[i];

		if (gap->rule == DIAG_ply_number_gap && gap->at.at <= until)
			missing += gap->args[0].is.number - gap->args[1].is.number;
	}
	return pairs ? missing * 2 : missing;
}

/* Returns the likely changes of a game, or NULL: where two moves or more are missing by its
 * numbers, many changes fit, and none is right. */
static const struct suggestions *
find(const struct suggestion_options *options, const struct game *game, const struct diags *diags)
{
	const struct suggestions *found = suggest(options->rules, game);

	if (found != NULL &&
	    missing_moves(game, diags, game->record->plies[found->node].at.at) >= 2)
		return NULL;
	return found;
}

void
suggestion_report(const struct suggestion_options *options, struct game *game, struct diags *diags)
{
	const struct suggestions *found = find(options, game, diags);
	const struct ply *plies = game->record->plies;
	const struct suggestion *first;
	struct finding *finding;
	struct buffer words;
	bool single;

	game->suggestions = found;
	if (found == NULL)
		return;
	first = &found->list[0];
	single = found->whole && found->count == 1;
	buffer_init(&words, diags->arena->memory);
	add_words(game, found, &words);
	finding = diags_add(diags, DIAG_likely_move, plies[single ? first->node : found->node].at,
	    single ? first->ply : found->ply,
	    ARGS(A_PHRASE(phrase_of(found)), A_STR(buffer_str(&words)), A_NUMBER(first->after),
		A_NUMBER(single ? first->ply + first->apart : found->count)));
	buffer_free(&words);
	if (single && first->node != found->node)
		finding->related = plies[found->node].at;
	if (found->sure)
		add_sure(options, game, diags, finding);
}

static void
add_json(const struct game *game, const struct suggestion *one, struct buffer *out)
{
	buffer_char(out, '{');
	object_name("kind", suggestion_kinds[one->kind], out);
	object_number("ply", one->ply, out);
	object_number("after", one->after, out);
	if (one->move.kind != MOVE_none) {
		buffer_add(out, STR(",\"usi\":\""));
		sfen_move(game->pieces, &one->move, out);
		buffer_add(out, STR("\",\"move\":\""));
		suggestion_move(game, &one->move, true, out);
		buffer_char(out, '"');
	}
	if (one->apart != 0)
		object_number("with", one->ply + one->apart, out);
	buffer_char(out, '}');
}

const char *
suggestion_fit(const struct suggestions *found)
{
	return found->sure ? "sure" : found->whole ? "whole" : "part";
}

void
suggestion_json(const struct game *game, struct buffer *out)
{
	const struct suggestions *found = game->suggestions;

	buffer_char(out, '{');
	object_number("count", found->count, out);
	object_name("fit", suggestion_fit(found), out);
	buffer_add(out, STR(",\"list\":["));
	for (uint32_t i = 0; i < found->count && i < SUGGESTIONS_SHOWN; i++) {
		if (i != 0)
			buffer_char(out, ',');
		add_json(game, &found->list[i], out);
	}
	buffer_add(out, STR("]}"));
}
