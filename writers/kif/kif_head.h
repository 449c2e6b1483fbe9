#ifndef WRITERS_KIF_KIF_HEAD_H
#define WRITERS_KIF_KIF_HEAD_H

#include "writers/writer.h"

/* Whether the players are named 下手 and 上手 instead of 先手 and 後手. */
bool kif_head_handicap(const struct game *game);

/* What a reader takes the header for: Sente is 先手, if that is there too. */
enum header_id kif_head_id(const struct record *record, const struct header *header);

/* What differs above the moves of KIF and of KI2. */
struct kif_head {
	const char *name;  /* in the declaration */
	bool even;         /* the even start is said: 手合割：平手 */
	bool banner;       /* who wrote the file is said, and CP932 is declared too: readers of KI2
			      know no remark on its first line */
	bool names_around; /* the names stand above and below a diagram, not both below */
};

/* Whether KEY：VALUE is read as this header and as nothing else. */
bool kif_head_fits(
    const struct record *record, const struct header *header, const struct write_options *options);

/* Appends all that stands above the moves: declaration, headers, start position, names. */
void kif_head_write(const struct game *game, const struct write_options *options,
    const struct kif_head *style, struct buffer *out);

#endif
