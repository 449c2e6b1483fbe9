#ifndef CMD_EMIT_H
#define CMD_EMIT_H

#include "cmd/output.h"
#include "cmd/target.h"
#include "record/text/codec.h"
#include "writers/writer.h"

/* Turns games into the bytes of a file.  The buffers are kept from game to game. */
struct emit {
	struct codec *codec;
	struct buffer written, lines; /* as the writer wrote it; with the target's line ends */
	struct buffer encoded;        /* bytes that are not in the output yet */
};

void emit_init(struct emit *emit, struct memory *memory, struct codec *codec);
void emit_free(struct emit *emit);

/*
 * Writes a game in the target's form: directly to out if nothing can be lost (UTF-8, LF), else to
 * emit->encoded, which emit_release appends to out.  *gap counts the characters that the encoding
 * cannot hold.  Returns false if iconv does not know the encoding.
 */
bool emit_game(struct emit *emit, const struct game *game, const struct target *target,
    const struct write_options *options, struct output *out, struct codec_gap *gap);

/* Appends what emit_game left in emit->encoded to out. */
void emit_release(struct emit *emit, struct output *out);

#endif
