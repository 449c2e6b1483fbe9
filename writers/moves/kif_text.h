#ifndef WRITERS_MOVES_KIF_TEXT_H
#define WRITERS_MOVES_KIF_TEXT_H

#include "writers/common/board.h"
#include "writers/common/ending_words.h"
#include "writers/common/writer.h"

/* What KIF and KI2 write in the same way after the head (names, comments, results), and the moves
 * of large boards. */

/* Names of shogi's pieces in moves, by face: 歩, 成銀. */
extern const struct append_word kif_text_faces[PIECE_WHITE];

/* Stores the name of a piece of a variant's own. */
char *kif_text_own(char *p, const struct piece_set *set, piece_t piece);

/* Stores the name of a piece in moves. */
static inline char *
kif_text_face(char *p, const struct game *game, piece_t piece)
{
	const struct piece_set *set = game->pieces;

	return set == NULL || set->shogi ? append_word(p, &kif_text_faces[piece_face(piece)])
					 : kif_text_own(p, set, piece);
}

/* Words in moves: ▲ and △, by side; 成, 打 and パス (pass). */
extern const struct append_word kif_text_sides[2], kif_text_promotes, kif_text_drops,
    kif_text_passes;

/* Appends a square, ７六, as append_word does. */
static inline char *
kif_text_square(char *p, square_t square)
{
	p = append_word(p, &board_files[square_file(square)]);
	return append_word(p, &board_ranks[square_rank(square)]);
}

/* Appends a note as a line. */
void kif_text_note(const struct note *note, struct buffer *out);

/* Appends as a comment what the word of an ending does not express, if anything. */
void kif_text_reason(const struct written_ending *written, struct buffer *out);

/* Appends the result of the line of play that ends with node, at ply: まで5手で先手の勝ち.  Returns
 * false, with nothing appended, when it has none. */
bool kif_text_result(const struct game *game, const struct ending_words *endings, uint32_t node,
    uint32_t ply, struct buffer *out);

/* Appends the result of the main line, where it is the only ending that is written: the game has a
 * winner, from whom the side to move follows. */
void kif_text_result_won(
    const struct game *game, const struct ending_words *endings, uint32_t ply, struct buffer *out);

/* Whether a result line is one of KIF and KI2: まで9手で先手の勝ち. */
bool kif_text_is_result(const struct game *game, const struct result *result);

/* KIF of boards larger than 9x9, in the form that lishogi reads and writes; see kifu-formats(5). */

enum { KIF_LARGE_ROOM = 512 }; /* bytes that kif_large_append needs room for */

/* Whether a game has this form: its variant has it, or a square takes more than two digits. */
bool kif_large_fits(const struct game *game);

/*
 * Stores a move with its number at p: "   1手目   7七金将 （←7八）"; a lion's two steps take two
 * lines.  same: the destination may be written 仝.  Returns the place after it.
 */
char *kif_large_append(
    char *p, const struct game *game, uint64_t number, const struct move *move, bool same);

/* Stores a move, which is no pass, as a diagram names the last one: ▲7七金将. */
char *kif_large_last(char *p, const struct game *game, const struct move *move);

#endif
