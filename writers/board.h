#ifndef WRITERS_BOARD_H
#define WRITERS_BOARD_H

#include <stdbool.h>

#include "record/game.h"
#include "record/text/buffer.h"
#include "writers/append.h"

/* What KIF calls the players, by whether they are named as in a handicap game, and side: 先手 後手,
 * 下手 上手. */
extern const char *const board_players[2][2];

/* Full-width digits of files and kanji of ranks, from 1 to 15. */
extern const struct append_word board_files[BOARD_MAX + 1], board_ranks[BOARD_MAX + 1];

/*
 * Appends the board diagram of KIF and BOD with the hands, white's above and black's below
 * (formats-japanese.md 3.1); handicap: the players are named 下手 and 上手.
 */
void board_write(const struct diagram *diagram, bool handicap, struct buffer *out);

/* Appends the line that says whose turn it is, where one is needed. */
void board_turn(enum side turn, bool handicap, struct buffer *out);

/* Whether the first move is one of the side that is not to move, by who made it or by whose piece
 * it is: a reader that is not told who is to move would take that side for it. */
bool board_out_of_turn(const struct game *game);

/* Appends the line 手数＝12  ▲７六歩  まで (tesū, made: so many moves up to here); move, the last
 * of them, may be empty. */
void board_number(unsigned long number, struct str move, struct buffer *out);

/* The start's size, as "15x15", when it has fewer files or ranks than least or more than most; else
 * empty: for writer->unfit.  Where no start position could be read, it is 0x0. */
struct str board_unfit(const struct game *game, unsigned least, unsigned most);

/* The move of the main line after node: an ending between them, where the text plays on, is none.
 */
uint32_t board_move_behind(const struct game *game, uint32_t node);

/*
 * The position after so many moves of the main line: game->start, game->final, or between them by
 * the facts that the replay found.  No rule is asked: what of the captured pieces goes into a hand
 * is seen from the hands at the end.
 */
void board_at(const struct game *game, uint32_t ply, struct diagram *diagram);

#endif
