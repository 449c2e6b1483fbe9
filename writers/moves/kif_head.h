#ifndef WRITERS_MOVES_KIF_HEAD_H
#define WRITERS_MOVES_KIF_HEAD_H

#include "writers/common/writer.h"

/* Whether the players are named 下手 and 上手 instead of 先手 and 後手. */
bool kif_head_handicap(const struct game *game);

/* Returns what readers take the header for: Sente is 先手 if the record has that too. */
enum header_id kif_head_id(const struct record *record, const struct header *header);

/* What differs above the moves of KIF and of KI2. */
struct kif_head {
	const char *name; /* in the declaration */
	bool even;        /* the even start is written: 手合割：平手 */
	bool banner; /* the writing program is named, and CP932 is declared too; readers of KI2 do
			not expect a remark in the first line */
	bool names_around; /* the names are above and below a diagram, not both below */
};

/* Whether readers take KEY：VALUE for this header and for nothing else. */
bool kif_head_fits(
    const struct record *record, const struct header *header, const struct write_options *options);

/* Appends what goes before the head: the declaration, or what separates it from another game. */
void kif_head_lead(
    const struct write_options *options, const struct kif_head *style, struct buffer *out);

/* Appends all that precedes the moves: headers, start position, names. */
void kif_head_write(const struct game *game, const struct write_options *options,
    const struct kif_head *style, struct buffer *out);

#endif
