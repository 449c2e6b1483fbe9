#ifndef WRITERS_KIF_KIF_TEXT_H
#define WRITERS_KIF_KIF_TEXT_H

#include "writers/append.h"
#include "writers/board.h"
#include "writers/ending_words.h"
#include "writers/writer.h"

/* What KIF and KI2 write in the same way, beside the head: names, comments, results. */

/* The words of pieces in moves, by face: 歩, 成銀. */
extern const struct append_word kif_text_faces[PIECE_WHITE];

/* Puts a square, ７六, as append_word does. */
static inline char *
kif_text_square(char *p, square_t square)
{
	p = append_word(p, &board_files[square_file(square)]);
	return append_word(p, &board_ranks[square_rank(square)]);
}

/* Appends the notes of a node, each on a line of its own. */
void kif_text_notes(const struct game *game, uint32_t node, struct buffer *out);

/* Appends as a comment what the word of an ending does not say, if there is such. */
void kif_text_reason(const struct written_ending *written, struct buffer *out);

/* Appends the result of the line of play whose last node, at ply, this is: まで5手で先手の勝ち.
 * Returns false, with nothing appended, when it has none. */
bool kif_text_result(const struct game *game, const struct ending_words *endings, uint32_t node,
    uint32_t ply, struct buffer *out);

/* Whether a result line is one of KIF and KI2: まで9手で先手の勝ち. */
bool kif_text_is_result(const struct game *game, const struct result *result);

/*
 * Appends the result of the main line from who won, where it is all that is said of the end: the
 * side to move follows from it.  Returns false, with nothing appended, when the words name a side
 * and nobody won.
 */
bool kif_text_result_won(
    const struct game *game, const struct ending_words *endings, uint32_t ply, struct buffer *out);

#endif
