#ifndef CMD_VISIT_DRAWING_H
#define CMD_VISIT_DRAWING_H

#include "cmd/run/results.h"

/* The board on which a game goes wrong. */
struct drawing {
	struct str drawing; /* an SVG element */
	uint32_t ply;       /* of its finding: the first error of the game that has one */
};

/* Returns the board of the session's game after the move that the finding is about, in
 * results->arena, and adds its size to results->size; scratch is overwritten.  Returns NULL if the
 * game has no board, or the finding is not about a move of its main line. */
const struct drawing *drawing_of(const struct session *session, const struct finding *finding,
    struct buffer *scratch, struct results *results);

/* Returns the page of the session's game with these findings, in which the player begins after ply
 * moves, in results->arena, and adds its size to results->size; scratch is overwritten.  Returns no
 * text if the game has no board. */
struct str drawing_page(const struct session *session, const struct diags *found, uint32_t ply,
    enum language language, struct buffer *scratch, struct results *results);

#endif
