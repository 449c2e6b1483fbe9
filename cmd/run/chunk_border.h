#ifndef CMD_RUN_CHUNK_BORDER_H
#define CMD_RUN_CHUNK_BORDER_H

#include "cmd/input/input.h"
#include "record/tables/format.h"
#include "record/text/arena.h"

/* Where games of a large file seem to begin: a wrong guess costs time and changes nothing. */
struct chunk_border {
	const struct input *input;
	enum format format;
	struct str first;    /* how a game's first line begins */
	struct str before;   /* the last line before it that is not blank, and the blank ones */
	struct buffer bytes; /* a part of the file, in which a game is looked for */
};

/* Reads max bytes from byte at on, or what there is; nothing on an error. */
struct str chunk_border_probe(struct chunk_border *border, uint64_t at, size_t max);

/* Learns how games begin from the one at byte at, in words that lie in arena.  Returns false when
 * it cannot be read. */
bool chunk_border_learn(struct chunk_border *border, uint64_t at, struct arena *arena);

/* Returns where the first game after byte at seems to begin, of which one begins at from; the
 * file's size when none does. */
uint64_t chunk_border_next(struct chunk_border *border, uint64_t from, uint64_t at);

#endif
