#ifndef PYTHON_SRC_MODULE_H
#define PYTHON_SRC_MODULE_H

/*
 * The C half of the Python package: objects over libkifu.  It uses the stable ABI of Python 3.9, so
 * that one build serves all later versions.  Records are read without the interpreter's lock; all
 * else holds it.
 */

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x03090000
#include <Python.h>

#include <kifu.h>

#include <stdbool.h>
#include <stddef.h>

struct game;

/* A context of the library, and the file that it reads. */
struct reader {
	PyObject_HEAD struct kifu *kifu;
	PyObject *options;  /* a tuple: format, encoding, variant, rules, letters, style */
	PyObject *bytes;    /* of the file; NULL: a game that was made */
	PyObject *name;     /* of the file; None: none */
	unsigned serial;    /* games that were read: which one is present */
	struct game *last;  /* the game that was read last, if it is still there; borrowed */
	unsigned positions; /* positions of its games, for which it keeps the interpreter's lock */
	bool busy;          /* a thread reads */
};

/* A node of a game's tree; its texts are places of the game's pool. */
struct kept_node {
	uint32_t next, alternative, line, column;
	uint32_t usi, words, comment;
	int64_t spent, total;
	const char *ending;
	uint8_t kind, side, flags;
};

/* A game: the present one of its reader; later what was kept of it, and read again from its text
 * when it is asked for more. */
struct game {
	PyObject_HEAD struct reader *reader;
	unsigned serial;     /* reader->serial while it is the present game */
	bool own;            /* the reader is this game's alone */
	struct kifu_game is; /* its facts; the names are the library's own */
	PyObject *headers, *findings, *suggestions, *text; /* kept; NULL: not asked for yet */
	struct kept_node *nodes;                           /* the same */
	uint32_t count;
	char *pool;
	size_t pool_size, pool_cap;
};

extern PyObject *module_error; /* kifu.Error */
extern PyTypeObject *module_reader, *module_position;
extern PyTypeObject *module_game; /* the class of games, a subclass in Python */
extern PyTypeObject *module_move, *module_finding, *module_piece, *module_points,
    *module_suggestion, *module_fix;

/* Raises kifu.Error with the library's message and the name of the file (NULL: none), or
 * MemoryError. Returns NULL. */
PyObject *module_raise(struct kifu *kifu, enum kifu_result result, PyObject *file);

/* Returns the text, or None for NULL. */
PyObject *module_text(const char *text);

/* Returns the UTF-8 of a str, which that keeps, or NULL with an exception. */
const char *module_utf8(PyObject *text);

/* Returns "black", "white" or None. */
PyObject *module_side(enum kifu_side side);

/* Returns a struct sequence of items, whose references it takes; NULL if one of them is NULL. */
PyObject *module_record(PyTypeObject *type, PyObject *const *items, Py_ssize_t count);

/* Returns a list of what `one` makes of 0, 1, 2 ..., up to the first NULL, which is no exception
 * after the last. */
typedef PyObject *module_item(void *of, size_t i);
PyObject *module_list(module_item *one, void *of);

/* Returns a finding with the name of its file. */
PyObject *module_finding_of(const struct kifu_finding *finding, PyObject *file);

/* Makes a reader of bytes (NULL: none yet). */
struct reader *reader_make(PyObject *options, PyObject *bytes, PyObject *name);

/* Opens the bytes (open), or goes on to the next game, without the interpreter's lock.  Returns
 * false with an exception if it could not. */
bool reader_run(struct reader *reader, bool open, enum kifu_result *result);

/* Returns the findings of the present game, or after the last one, as a list. */
PyObject *reader_findings(struct reader *reader);

/* Returns a game that is the present one of its reader. */
PyObject *game_make(struct reader *reader, bool own);

/* Keeps of the present game what its object would not find later.  Returns false with an exception.
 */
bool game_keep(struct game *game);

/* Returns a board as a Position; owner (NULL: none) keeps its context. */
PyObject *position_make(struct kifu_board *board, struct kifu *kifu, struct reader *owner);

/* Writes by call, into str or, with an encoding, bytes. */
typedef enum kifu_result module_writing(
    void *of, const char *format, const struct kifu_writing *how, const char **text, size_t *size);
PyObject *module_write(
    module_writing *call, void *of, struct kifu *kifu, PyObject *args, PyObject *keywords);

extern PyType_Spec reader_spec, game_spec, position_spec;

#endif
