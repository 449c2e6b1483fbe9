#ifndef CMD_SHOW_SHOW_BOARD_H
#define CMD_SHOW_SHOW_BOARD_H

#include "record/diag.h"
#include "writers/image/image.h"

/* Control characters in the text of a board: what follows is coloured as the last move, as a
 * finding, or no longer.  The record's own are escaped. */
enum show_mark { SHOW_last = 1, SHOW_finding, SHOW_off };

/*
 * Appends a position in lines of text for a terminal: names and hands, the board, the last move,
 * who is to move, at the end of the game how it ended, and what was found with the law and its
 * source. The squares of the last move have the sign *, those that a finding is about !.  No column
 * depends on characters that are one or two columns wide (▲, ×): such stand before no others that
 * are to be aligned.
 */
void show_board(const struct game *game, const struct image *image, uint32_t ply,
    enum language language, struct buffer *out);

/* Appends what the record says of the game: when it was played, and the event. */
void show_occasion(const struct record *record, struct buffer *out);

#endif
