#ifndef RULES_PERFT_H
#define RULES_PERFT_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/replay.h"

/*
 * Counts the sequences of legal moves of length depth from a position (perft), for testing engines.
 * variant NULL: shogi; sfen empty: its start.  Gives false when there is no such variant or
 * position.
 */
bool perft_count(const struct rules *rules, const char *variant, struct str sfen, unsigned depth,
    uint64_t *count, struct memory *memory);

#endif
