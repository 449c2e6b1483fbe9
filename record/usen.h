#ifndef RECORD_USEN_H
#define RECORD_USEN_H

#include <stdint.h>

#include "record/tables/piece.h"

/*
 * The numbers of USEN, URL-safe SFEN-extended notation.  A move is three digits to the base of 36:
 * ((from * 81 + to) * 2 + 1 if it promotes), a square being (rank - 1) * 9 + file - 1, and from
 * being 81 + the number of its piece for a drop.  Sources: its author's programs, mogproject's
 * mog-core-scala (core/io/sfen, core/move) and Shogi Playground, and tsshogi's record.ts.
 */
enum { USEN_BASE = 36, USEN_DIGITS = 3, USEN_FILES = 9, USEN_SQUARES = 81, USEN_FIRST = 8 };

/* The kinds of pieces by their number, from USEN_FIRST. */
extern const uint8_t usen_kinds[8];

/* Returns the number that a kind has after 81, 0 if it has none. */
unsigned usen_number(enum kind kind);

#endif
