#ifndef PYTHON_SRC_GAME_H
#define PYTHON_SRC_GAME_H

#include "module.h"

/* What a game keeps when its reader goes on, and how it is read again.  These functions return
 * false with an exception. */

/* Makes the game the present one of its reader; own: of one that no other game has. */
bool game_make_present(struct game *game, bool own);

/* Keep a part of the present game: the nodes; tuples of name, key and value; ... */
bool game_keep_nodes(struct game *game);
bool game_keep_headers(struct game *game);
bool game_keep_findings(struct game *game);
bool game_keep_suggestions(struct game *game);
bool game_keep_text(struct game *game);

/* Makes the nodes known, of a present game or as they were kept. */
bool game_know_nodes(struct game *game);

/* Return a node, and the main line: as moves, or words of USI. */
PyObject *game_move(const struct game *game, uint32_t i);
PyObject *game_line(struct game *game, bool words);

/* Forgets what was kept of a game that was changed. */
void game_forget(struct game *game);

static inline struct game *
game_of(PyObject *self)
{
	return (struct game *)self;
}

/* Raises what the library says of a failure.  Returns NULL. */
PyObject *game_fail(struct game *game, enum kifu_result result);

/* Reads a node's number.  Returns false with an exception if it can be none. */
bool game_node_number(PyObject *number, uint32_t *node);

/* The methods that make and change games. */
PyObject *game_new(PyTypeObject *type, PyObject *args, PyObject *keywords);
PyObject *game_add(PyObject *self, PyObject *args, PyObject *keywords);
PyObject *game_end(PyObject *self, PyObject *args);
PyObject *game_set_header(PyObject *self, PyObject *args);
PyObject *game_set_comment(PyObject *self, PyObject *args);
PyObject *game_set_time(PyObject *self, PyObject *args);
PyObject *game_cut(PyObject *self, PyObject *args);

#endif
