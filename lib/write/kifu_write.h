#ifndef LIB_WRITE_KIFU_WRITE_H
#define LIB_WRITE_KIFU_WRITE_H

#include "lib/kifu_context.h"
#include "writers/writer_table.h"

/* One call of kifu_write or kifu_board_write. */
struct kifu_writing_call {
	struct write_options options;
	const struct game *game; /* with what the target asks of the moves */
	struct arena *arena;     /* keeps the text */
	struct diags *diags;
	struct buffer text, encoded;
	const char **out;
	size_t *size;
};

/* Sets how to write.  Returns KIFU_WRONG if a name is none. */
enum kifu_result kifu_write_options(struct kifu *kifu, const char *format,
    const struct kifu_writing *how, struct write_options *options);

/* Writes the game of the call. */
enum kifu_result kifu_write_put(struct kifu *kifu, struct kifu_writing_call *writing);

#endif
