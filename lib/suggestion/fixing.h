#ifndef LIB_SUGGESTION_FIXING_H
#define LIB_SUGGESTION_FIXING_H

#include "record/diag.h"
#include "record/game.h"
#include "record/suggestion.h"
#include "record/tables/alphabet.h"

/* A change that is being made. */
struct fixing {
	const struct game *game, *changed;
	const struct suggestion *change;
	const struct alphabet *letters;
	struct diags *diags;
	struct finding *finding;
};

/* Returns the ply of a node. */
static inline const struct ply *
fixing_ply(const struct fixing *fixing, uint32_t node)
{
	return &fixing->game->record->plies[node];
}

/* Returns the text of a node's move. */
static inline struct str
fixing_words(const struct fixing *fixing, uint32_t node)
{
	return text_str(fixing->game->record->text, fixing_ply(fixing, node)->at);
}

/* Writes text in place of the bytes from at to end. */
static inline void
fixing_edit(struct fixing *fixing, uint32_t at, uint32_t end, struct str text)
{
	diags_fix(fixing->diags, fixing->finding, (struct span){ at, end - at }, text);
}

/* Returns the place after a node's move. */
static inline uint32_t
fixing_end(const struct fixing *fixing, uint32_t node)
{
	return fixing_ply(fixing, node)->at.at + fixing_ply(fixing, node)->at.n;
}

#endif
