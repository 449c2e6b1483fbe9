#ifndef WRITERS_CSA_CSA_H
#define WRITERS_CSA_CSA_H

#include "writers/ending_words.h"
#include "writers/writer.h"

/* An edition of the CSA standard as a writer sees it. */
struct csa_standard {
	const char *version; /* the version line */
	enum csa_edition edition;
	const struct ending_words *endings;
};

/* What would make a remark a comment. */
extern const struct writer_swap csa_swap;

/* Its words for endings, from ending.def. */
#define CSA_ENDING(id, name, wins, kif, csa, english, japanese, made, instead, editions)           \
	[ENDING_##id] = ((editions)&CSA_EDITION) != 0 ? (csa) : "",

/* Appends the game as this edition says. */
void csa_write(const struct game *game, const struct write_options *options,
    const struct csa_standard *standard, struct buffer *out);

/* Why the start position cannot be written: the board's size or a piece without a code; or empty.
 */
struct str csa_unfit(const struct game *game);

#endif
