#ifndef CMD_FIX_FIX_H
#define CMD_FIX_FIX_H

#include "cmd/linter.h"
#include "cmd/fix/rewrite.h"

/*
 * lint --fix and --diff: mends a file's findings without changing what it says.
 *
 * The mends of all findings that would be told are made in memory, and what comes out is examined
 * again, until there is nothing more to mend; mending what was mended changes nothing.  What comes
 * out is kept only if it says the same (mends.h) and has no finding of a rule more than before;
 * else each rule's mends are tried by themselves.  All of a file that is not mended keeps its
 * bytes, and a file whose bytes we would not write the same is left alone.
 */

struct mender {
	struct examiner *examiner;
	struct mends mends;
	struct entries nobody;  /* takes what the readings between have to say */
	struct buffer bytes[2]; /* mended once, and once more */
	struct rewriter rewriter;
	struct buffer text; /* the difference */
	size_t fixed;       /* findings that were mended */
	unsigned readings;  /* it took */
	bool unwritable;    /* the file would not be written back as it is */
};

void mender_init(struct mender *mender, struct examiner *examiner, struct memory *memory);
void mender_free(struct mender *mender);

/* Mends bytes as a file of this name and gives the mended bytes, or the same where there was
 * nothing to mend; valid until the next call. */
struct str mend_bytes(struct mender *mender, struct str name, struct str bytes);

/*
 * Reads the file path ("-": standard input), mends it and examines what comes out under the name
 * shown: an entry ENTRY_mended, then what examine adds.  As examine_file.
 */
bool mend_file(struct mender *mender, const char *path, struct str shown, struct entries *entries);

#endif
