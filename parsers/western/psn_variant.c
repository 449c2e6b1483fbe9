#include "parsers/western/psn.h"

/* Settles how moves are written in the game that is called name. */
static void
play(struct psn *psn, const char *name)
{
	const struct game_variant *variant = game_variant_named(name);

	psn->style.large = variant != NULL && variant->wide;
	psn->other = variant != NULL; /* the usual game has no row */
}

void
psn_variant_start(struct psn *psn)
{
	struct parse *parse = psn->parse;

	if (parse->at == 0 && parse->variant == NULL)
		parse->shown = psn_probe_variant(parse->text->body, &parse->unsure);
	play(psn, parse->variant != NULL ? parse->variant : parse->shown);
}

/* A name without what people vary in it: "Chu Shogi", "chu-shogi" and "ChuShogi" give "chushogi".
 */
static struct str
fold(struct psn *psn, struct str name)
{
	char *out = arena_take(psn->record->arena, name.n + 1);
	struct str folded = { out, 0 };
	size_t i;

	for (i = 0; i < name.n; i++) {
		char c = name.p[i];

		if (strchr(" \t-_", c) == NULL)
			out[folded.n++] = str_lower(c);
	}
	return folded;
}

void
psn_variant_take(struct psn *psn, struct str name, struct span at)
{
	static const struct str usual[] = { { "shogi", 5 }, { "standard", 8 }, { "normal", 6 } };
	struct setup *setup = &psn->record->setup;
	struct str folded = fold(psn, name);
	const struct game_variant *variant = game_variant_said(folded);
	size_t i;

	setup->variant_at = at;
	for (i = 0; i < sizeof usual / sizeof *usual; i++) {
		if (str_eq(folded, usual[i])) {
			play(psn, NULL);
			setup->variant = STR("shogi");
			return;
		}
	}
	setup->variant = variant != NULL ? str_of(variant->name) : name;
	play(psn, variant != NULL ? variant->name : NULL);
	psn->other = true;
}

void
psn_variant_finish(struct psn *psn)
{
	const struct parse *parse = psn->parse;
	struct setup *setup = &psn->record->setup;
	struct span at;

	if (parse->shown == NULL || !psn->style.large || setup->variant.n > 0 || setup->width > 0)
		return;
	setup->variant = str_of(parse->shown);
	if (!parse->unsure || psn->record->ply_count < 2)
		return;
	at = psn->record->plies[1].at;
	diags_add(psn->parse->diags, DIAG_variant_guessed, at, 0, ARGS(A_STR(setup->variant)));
}
