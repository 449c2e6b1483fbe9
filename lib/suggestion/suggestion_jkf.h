#ifndef LIB_SUGGESTION_SUGGESTION_JKF_H
#define LIB_SUGGESTION_SUGGESTION_JKF_H

#include "lib/suggestion/fixing.h"
#include "record/text/buffer.h"

/*
 * How a change is made in JKF: a move is the member "move" of an entry of an array, {"move":{...}}.
 * Variations and comments are members of an entry too: only an entry that begins with its move gets
 * another one before it, and only one that has no other members than the move and its time is taken
 * out.
 */

/* Appends the value of a "move", as the JKF writer has it; JKF has no signs. */
void suggestion_jkf_append(
    const struct fixing *fixing, const struct move *move, bool is_signed, struct buffer *out);

/* Adds the entry of the missing move before that of the change's node.  Returns false if that one
 * does not begin with its move. */
bool suggestion_jkf_insert(struct fixing *fixing);

/* Takes the entry of a node out.  Returns false if it has other members, or is the last. */
bool suggestion_jkf_take_out(struct fixing *fixing, uint32_t node);

#endif
