#ifndef LIB_SUGGESTION_TEXT_H
#define LIB_SUGGESTION_TEXT_H

#include "record/diag.h"
#include "record/suggestion.h"
#include "record/tables/alphabet.h"
#include "rules/replay/replay.h"

/* How the game was read. */
struct suggestion_options {
	const struct rules *rules;
	const struct replay_options *replay;
	const struct alphabet *letters; /* of the pieces in Western moves; NULL: English */
};

/* Looks for the likely move (record/suggestion.h) of a game in which one could not be played, and
 * reports it, with the edits that make it in the text if it is sure. */
void suggestion_report(
    const struct suggestion_options *options, struct game *game, struct diags *diags);

/* The names of the kinds of changes, by enum suggestion_kind. */
extern const char *const suggestion_kinds[];

/* Returns how well the suggestions fit: "sure", "whole", "part". */
const char *suggestion_fit(const struct suggestions *found);

/* Appends a change in a few signs: "35 ▲１六歩(17)" for another move, "+35 ▲１六歩(17)" for a
 * missing one, "-35" without the move, "35/36" swapped, "35..." for the sides. */
void suggestion_words(const struct game *game, const struct suggestion *one, struct buffer *out);

/* Appends a game's suggestions, which it has, as a JSON object. */
void suggestion_json(const struct game *game, struct buffer *out);

#endif
