#ifndef CMD_VISIT_SOURCE_GAME_H
#define CMD_VISIT_SOURCE_GAME_H

#include "lib/session.h"

/* The parts of a converted game: what goes before it where it is the first of its output, what goes
 * before it after another game, and the game. */
enum conversion_part { CONVERSION_first, CONVERSION_later, CONVERSION_game, CONVERSION_PARTS };

/* A place at the beginning of a line, in a chunk's text and in its bytes. */
struct source_mark {
	size_t text, bytes;
};

/* For -t source: appends the session's present game as its file has it, in the same bytes, with
 * what it needs to stand alone; ends[] becomes where each part ends.  *mark is zero before the
 * first game of a chunk: lines are counted from the end of the game before. */
void source_game(struct session *session, struct source_mark *mark, struct buffer *out,
    size_t ends[static CONVERSION_PARTS]);

#endif
