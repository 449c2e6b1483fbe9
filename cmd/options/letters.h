#ifndef CMD_OPTIONS_LETTERS_H
#define CMD_OPTIONS_LETTERS_H

#include "cmd/host/program.h"
#include "record/tables/alphabet.h"

/*
 * A file with letters of the user's own for the pieces in Western moves:
 *
 *	# Danish
 *	rook = T
 *	drunk elephant = DE
 *
 * Pieces that it does not name keep the English letters.  A letter is a capital, which up to two
 * more may follow for the pieces that shogi does not have; no two pieces have the same.
 */

/* Reads the file into program's memory.  Returns STATUS_failed after reporting what is wrong with
 * it: not a regular file of at most 64 KiB, or a line that is none of these. */
int letters_read(struct program *program, const char *path, const struct alphabet **alphabet);

#endif
