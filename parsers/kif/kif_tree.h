#ifndef PARSERS_KIF_KIF_TREE_H
#define PARSERS_KIF_KIF_TREE_H

#include "parsers/kif/kif_move.h"
#include "parsers/kif/kif_reader.h"

/* Where the moves of a record belong in its tree, by their numbers and 変化 (henka: variation)
 * lines. */

/* Whether a move with the next number simply follows the open line of play. */
static inline bool
kif_tree_follows(const struct kif *kif)
{
	const struct ply *last = &kif->record->plies[line_cursor_last(&kif->line)->node];

	return kif->line.depth != 0 && kif->fork == 0 && kif->first_step == 0 && last->next == 0 &&
	       last->claim.kind != CLAIM_end;
}

/* Adds the node in the record's spare room after the open line of play, where it simply follows. */
static inline void
kif_tree_follow(struct kif *kif, uint32_t number)
{
	struct line_cursor *line = &kif->line;

	line_cursor_push(line, record_link(kif->record, line_cursor_last(line)->node), number);
	kif->apart = false;
}

/* Adds a claim where its number (0: none) says it belongs.  Returns its node. */
uint32_t kif_tree_add(struct kif *kif, uint32_t number, const struct claim *claim, struct span at);

/*
 * Adds a move on a large board, or the first (step 1) or second step of a lion's.  Makes one move
 * of both; reports a step that has no other.
 */
void kif_tree_add_large(struct kif *kif, uint32_t number, unsigned step,
    const struct kif_large_move *move, struct span at);

/* Returns the present node. */
static inline struct ply *
kif_tree_ply(const struct kif *kif)
{
	return &kif->record->plies[kif->line.node];
}

/* Stores a node's time, in milliseconds; open is its place. */
static inline void
kif_tree_time(
    const struct kif *kif, struct ply *ply, const char *open, uint32_t spent, uint32_t total)
{
	size_t offset = (size_t)(open - kif->start) - ply->at.at;

	ply->spent = spent;
	ply->total = total;
	ply->time_at = offset <= UINT16_MAX ? (uint16_t)offset : 0;
}

/* Begins the variation that a 変化 line announces, from ply number on. */
void kif_tree_fork(struct kif *kif, uint32_t number, struct span at);

/* Notes a comment that ends the record if no ending follows it: *反則手にて終局. */
void kif_tree_comment(struct kif *kif, struct str text, struct span at);

/* Adds a まで (made: "until") line, which ends the open line of play. */
void kif_tree_result(struct kif *kif, const struct result_line *made, struct span at);

/* Reports what is still open at the record's end; guesses the variant of a large board from the
 * squares if neither a name nor a diagram shows it. */
void kif_tree_finish(struct kif *kif);

#endif
