#ifndef RULES_BOARD_GENERATE_H
#define RULES_BOARD_GENERATE_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/board/position.h"

/* More moves than any position of a variant has (shogi: 593). */
enum { GENERATE_MAX = 4096 };

/*
 * Writes the legal moves of the side to move into moves (room for GENERATE_MAX) and gives their
 * number.  Nothing but perft, mate and ambiguity asks for it: checking a game judges only the moves
 * played.
 */
size_t generate_legal(struct position *position, struct move *moves);

/* Whether the side to move has a legal move: false in mate and stalemate. */
bool generate_any_reply(struct position *position);

#endif
