#ifndef LIB_EDIT_KIFU_EDIT_H
#define LIB_EDIT_KIFU_EDIT_H

#include "lib/kifu_context.h"

/*
 * Changes of the present game: a change of its record, which lies in the arena of the file from the
 * first one on, after which the game is judged anew.
 */

/* One call of a function that changes the game. */
struct kifu_edit {
	uint32_t node;
	const char *name, *text, *format;
	int64_t time;
	bool keep;       /* a move that is not legal, or that makes others so */
	bool insert;     /* the move comes before the node */
	uint32_t *added; /* gets the new node; NULL: not wanted */
};

/* Runs a change of the present game.  Returns KIFU_WRONG if there is none, or no such node. */
enum kifu_result kifu_edit_run(struct kifu *kifu,
    enum kifu_result (*work)(struct kifu *kifu, void *call), struct kifu_edit *edit);

/* Moves the record where it can be changed, unless it lies there. */
void kifu_edit_begin(struct kifu *kifu);

/* Judges the changed game. */
void kifu_edit_end(struct kifu *kifu);

/* Copies a text that the record is to hold. */
struct str kifu_edit_keep(struct kifu *kifu, const char *text);

#endif
