#ifndef PYTHON_SRC_GAME_H
#define PYTHON_SRC_GAME_H

#include "module.h"

/* What is kept of a game. */
enum kept { KEPT_HEADERS, KEPT_FINDINGS, KEPT_SUGGESTIONS, KEPT_TEXT, KEPTS };

/* A game: the present one of its reader; later what was kept of it, and read again from its text
 * when it is asked for more. */
struct game {
	PyObject_HEAD struct reader *reader;
	PyObject *file;        /* the reader's name, for the attribute */
	bool own;              /* the reader is this game's alone */
	struct kifu_game is;   /* its facts; the names are the library's own */
	PyObject *kept[KEPTS]; /* NULL: not asked for yet */
	struct node *nodes;    /* the same */
	uint32_t count;
	char *texts; /* of the nodes */
};

/* What a game keeps when its reader goes on, and how it is read again.  These functions return
 * false with an exception. */

/* Makes the game the present one of its reader; own: of one that no other game has. */
bool game_make_present(struct game *game, bool own);

/* Keeps a part of the present game: tuples of name, key and value; ... */
bool game_keep_part(struct game *game, enum kept part);

/* Makes the nodes known, of a present game or as they were kept. */
bool game_know_nodes(struct game *game);

/* Forgets what was kept of a game that was changed; its text stays that which was read. */
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
