#ifndef WRITERS_COMMON_BOARD_H
#define WRITERS_COMMON_BOARD_H

#include <stdbool.h>

#include "record/game.h"
#include "record/text/buffer.h"
#include "writers/common/append.h"

/* Names of the players in KIF, by whether the game has a handicap, and by side: 先手 後手 (first
 * and second player), 下手 上手 (weaker and stronger player). */
extern const char *const board_players[2][2];

/* Full-width digits of files and kanji of ranks, from 1 to 25. */
extern const struct append_word board_files[BOARD_MAX + 1], board_ranks[BOARD_MAX + 1];

/* Appends n, at most 255, in kanji: 十八, 二百五十五. */
void board_kanji(unsigned n, struct buffer *out);

/* How a board is drawn in lines of text.  The functions are given `of`, and append what stands for
 * a square and for the number of its file in `columns` columns, and the name of a rank in any. */
struct board_look {
	const void *of;
	unsigned columns; /* of a square */
	unsigned margin;  /* blanks between the last square of a line and the frame */
	bool flip;        /* seen from white's side */
	void (*file)(const void *of, unsigned file, struct buffer *out);
	void (*rank)(const void *of, unsigned rank, struct buffer *out);
	void (*cell)(const void *of, square_t square, struct buffer *out);
};

/* Appends the board of a diagram: the files' numbers, then its ranks in a frame. */
void board_draw(const struct diagram *diagram, const struct board_look *look, struct buffer *out);

/* Appends the board diagram of KIF and BOD (kifu-formats(5)) with the hands, white's above and
 * black's below; handicap: the players are called 下手 and 上手. */
void board_write(const struct diagram *diagram, bool handicap, struct buffer *out);

/* Appends the line that names the side to move.  It is left out for 先手, who moves first by
 * default; for 下手 and 上手 programs have different defaults. */
void board_turn(enum side turn, bool handicap, struct buffer *out);

/* Returns whether the first move is made by the side that is not to move, or with its piece: a
 * reader would take that side to be the side to move, unless it is named. */
bool board_out_of_turn(const struct game *game);

/* Appends the line 手数＝12  ▲７六歩  まで ("after 12 moves, the last ▲７六歩"); move may be empty.
 */
void board_number(unsigned long number, struct str move, struct buffer *out);

/*
 * For writer->unfit: why the start position cannot be written in a format for boards from min to
 * max files and ranks: the size, as "15x15" (0x0: there is no position).  Empty: it can be.
 */
struct str board_unfit_size(const struct game *game, unsigned min, unsigned max);

/* The same for boards of any size. */
struct str board_unfit(const struct game *game);

/* The same for games of shogi: the size of another board, or the name of a variant. */
struct str board_unfit_csa(const struct game *game);

/* The same for positions in 32 bytes (compact_unfit). */
struct str board_unfit_compact(const struct game *game);

/* Returns the move of the main line after node, past endings that are followed by moves; 0: none.
 */
uint32_t board_move_after(const struct game *game, uint32_t node);

/* Makes a move that was played on a diagram. */
void board_play(const struct game *game, struct diagram *diagram, const struct move *move);

/* A way through the positions of a game's main line, forward; zeroed: not begun. */
struct board_walk {
	bool begun;
	uint32_t ply, node; /* the number of moves so far, and the last of them; 0: none */
	struct diagram diagram;
};

/* Goes on to the position after ply moves, or the last; stays if it is beyond. */
void board_go(struct board_walk *walk, const struct game *game, uint32_t ply);

struct write_options;

/* Set *diagram to the position that options ask for; return the node of the move that leads there,
 * 0: it is the start. */
void board_of(
    const struct game *game, const struct write_options *options, struct diagram *diagram);
uint32_t board_last(const struct game *game, const struct write_options *options);

/* Sets *diagram to the position after ply moves of the main line.  No rule is applied: the game
 * says which captured pieces go into a hand. */
void board_at(const struct game *game, uint32_t ply, struct diagram *diagram);

#endif
