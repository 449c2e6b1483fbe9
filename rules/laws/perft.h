#ifndef RULES_PERFT_H
#define RULES_PERFT_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/buffer.h"
#include "rules/replay/replay.h"

/*
 * Counts the sequences of legal moves of length depth from a position (perft), for testing engines.
 * variant NULL: shogi; sfen empty: its start.  Returns false when there is no such variant or
 * position.
 */
bool perft_count(const struct rules *rules, const char *variant, struct str sfen, unsigned depth,
    uint64_t *count, struct memory *memory);

/* As perft_count; also appends a line for each first move and the sequences that begin with it:
 * "7g7f: 30".  None where depth is 0. */
bool perft_divide(const struct rules *rules, const char *variant, struct str sfen, unsigned depth,
    struct buffer *out, uint64_t *count, struct memory *memory);

#endif
