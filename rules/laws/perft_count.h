#ifndef RULES_LAWS_PERFT_COUNT_H
#define RULES_LAWS_PERFT_COUNT_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/buffer.h"
#include "rules/board/rules.h"

/*
 * Counts the sequences of depth legal moves from a position (perft), which engines compare to test
 * their move generators.  variant NULL: shogi; sfen empty: its start.  out, unless NULL, gets a
 * line for each first move with the number of its sequences ("7g7f: 30"), none at depth 0.  Returns
 * false if there is no such variant or position.
 */
bool perft(const struct rules *rules, const char *variant, struct str sfen, unsigned depth,
    struct buffer *out, uint64_t *count, struct memory *memory);

#endif
