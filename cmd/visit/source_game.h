#ifndef CMD_VISIT_SOURCE_GAME_H
#define CMD_VISIT_SOURCE_GAME_H

#include "cmd/visit/convert_visitor.h"

/* For -t source: appends the session's present game as its file has it, in the same bytes, with
 * what it needs to stand alone; ends[] becomes where each part ends. */
void source_game(struct session *session, struct buffer *out, size_t ends[static CONVERSION_PARTS]);

#endif
