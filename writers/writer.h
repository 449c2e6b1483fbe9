#ifndef WRITERS_WRITER_H
#define WRITERS_WRITER_H

#include "record/diag.h"
#include "record/game.h"
#include "record/text/buffer.h"

struct ending_words;
struct value_patterns;

/* How to write. */
struct write_options {
	enum format format;     /* the target, for its row */
	enum encoding encoding; /* the target's encoding: some formats declare it */
	bool to_file;           /* declarations that only files carry (#KIF …) are wanted */
	bool mainline_only;
	bool first;   /* the first game of the output (CSA: later ones follow a line "/", KIF:
			 #--separator--) */
	uint32_t ply; /* for positions: after this many moves of the main line; more than there are
			 (UINT32_MAX): after the last */
	struct value_patterns *value_patterns; /* turns dates and time controls into the target's
				    form; NULL: they are written as they are */
	/* Whether readers of the target take KEY：VALUE for this header alone (struct parser),
	 * asked where value_patterns are there; NULL: they do */
	bool (*header_line)(struct memory *memory, struct value_patterns *value_patterns,
	    struct str key, struct str value);
	struct str letters; /* whose letters name the pieces of Western moves ("is"); empty: English
			     */
};

/* A character that notes of a format cannot hold, or cannot begin with, and what is written
 * instead.
 */
struct writer_swap {
	char from;
	const char *to;
	bool first;   /* it is in the way as the first character alone */
	bool remarks; /* in remarks and lines that were not understood; else in comments */
};

/* One format's writer: the only symbol its file exports.  Beside write(), what the format has words
 * for: writer_loss asks. */
struct writer {
	/* NULL: the format is only read.
	 * Appends the game to out: UTF-8, LF line ends.  Never fails.  Reports nothing: writer_loss
	 * did. */
	void (*write)(
	    const struct game *game, const struct write_options *options, struct buffer *out);
	/* Why the start position cannot be written, in a word that needs no translation ("12x12");
	 * empty: it can.  NULL: any position can. */
	struct str (*unfit)(const struct game *game);
	/* Returns whether the format can hold this header of the record: there is a word for it,
	 * and a form for its value.  NULL: it can hold none. */
	bool (*header)(const struct record *record, const struct header *header,
	    const struct write_options *options);
	const struct ending_words *endings; /* one for each edition; NULL: they are not written */
	/* Whether a result line that contradicts its ending (game_contradicted_result) is written
	 * as it stands. NULL: none is. */
	bool (*result)(const struct game *game, const struct result *result);
	const struct writer_swap *swap; /* NULL: notes can hold any character */
	const char *remark;             /* a remark is written as a comment, with this before
					   it; NULL: as a remark */
	bool passes;                    /* a passed move can be written */
	bool movers;                    /* of a drop out of turn it is written who made it */
	uint32_t
	    deepest; /* variations may stand in so many others, themselves counted; 0: in any */
	bool nested; /* a variation replaces a move that is written: to one that was not played
			there is none */
};

#define WRITER_BANNER " ---- kifu ----"  /* after KIF's #: who wrote the file */
#define WRITER_SEPARATOR "--separator--" /* after KIF's #: another game follows */

/* Whether a remark (without its mark) is no remark on the game but declares something of the file
 * that held it: encoding, version, our banner.  Writers leave it out and declare what they wrote.
 */
bool writer_declaration(struct str remark);

/* Where a note has the character to be swapped first; its length where it has none. */
size_t writer_swap_at(const struct writer_swap *swap, const struct note *note);

#endif
