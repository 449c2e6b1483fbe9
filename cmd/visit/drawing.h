#ifndef CMD_VISIT_DRAWING_H
#define CMD_VISIT_DRAWING_H

#include "cmd/visit/lint_visitor.h"

/* Returns the board of the session's game after the move that the finding is about, in
 * events->arena, and adds its size to events->size; scratch is overwritten.  Returns NULL if the
 * game has no board, or the finding is not about a move of its main line. */
const struct lint_board *drawing_of(const struct session *session, const struct finding *finding,
    struct buffer *scratch, struct results *results);

#endif
