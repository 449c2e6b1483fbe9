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
	PyObject *options;    /* a tuple: format, encoding, variant, rules, letters, style */
	PyObject *bytes;      /* of the file; NULL: a game that was made */
	PyObject *name;       /* of the file; None: none */
	struct game *present; /* the object of the present game, if there is one; borrowed */
	unsigned positions; /* positions of its games, for which it keeps the interpreter's lock */
	bool busy;          /* a thread reads */
};

extern PyTypeObject *module_reader, *module_position;
extern PyObject *module_error;    /* kifu.Error, a class in Python */
extern PyTypeObject *module_game; /* the class of games, a subclass in Python */

/* Raises kifu.Error with the library's message and the name of the file (NULL: none), or
 * MemoryError. Returns NULL. */
PyObject *module_raise(struct kifu *kifu, enum kifu_result result, PyObject *file);

/* Returns the text, or None for NULL. */
PyObject *module_text(const char *text);

/* Returns the UTF-8 of a str, which that keeps, or NULL with an exception. */
const char *module_utf8(PyObject *text);

/* Appends an item, whose reference it takes, to a list.  If one of them is NULL, or there is no
 * memory, the list becomes NULL. */
void module_append(PyObject **list, PyObject *item);

/* Adds a type to the module, under the name after "kifu.".  Returns false with an exception. */
bool module_add_type(PyObject *module, const char *name, PyTypeObject *type);

/* What the structs of the library become: named tuples.  A move is made of a struct node, a finding
 * of a struct finding, another of the struct kifu_ of its name. */
enum record {
	RECORD_MOVE,
	RECORD_FINDING,
	RECORD_PIECE,
	RECORD_POINTS,
	RECORD_SUGGESTION,
	RECORD_FIX,
	RECORDS
};

struct node {
	struct kifu_node is;
	uint32_t number; /* in the game's tree */
};

struct finding {
	struct kifu_finding is;
	PyObject *file; /* its name, or None; borrowed */
};

/* Returns a record made of a struct. */
PyObject *record_make(enum record kind, const void *is);

/* Adds the types of records to the module.  Returns false with an exception. */
bool record_add_types(PyObject *module);

/* A value of a struct, as Python has it: `get` returns it from its place in the struct. */
struct field {
	const char *name;
	PyObject *(*get)(const void *value, unsigned flag);
	size_t place;
	const char *doc;
	unsigned flag; /* which one of a set of flags */
};

/* Return a text or None for NULL, a number, "black" or "white" or None. */
PyObject *record_text(const void *value, unsigned flag);
PyObject *record_number(const void *value, unsigned flag);
PyObject *record_side(const void *value, unsigned flag);

/* Makes a reader of bytes (NULL: none yet). */
struct reader *reader_make(PyObject *options, PyObject *bytes, PyObject *name);

/* Opens the bytes (open), or goes on to the next game, without the interpreter's lock.  Returns
 * false with an exception if it could not. */
bool reader_run(struct reader *reader, bool open, enum kifu_result *result);

/* Returns the findings of the present game, or after the last one, as a list. */
PyObject *reader_findings(struct reader *reader);

/* Returns a game that is the present one of its reader. */
PyObject *game_make(struct reader *reader, bool own);

/* Keeps of a present game what its object would not find later.  Returns false with an exception.
 */
bool game_keep(struct game *game);

/* Returns a board as a Position; owner has its context, NULL: that of all other positions. */
PyObject *position_make(struct kifu_board *board, struct reader *owner);

/* Writes a board, or NULL: the present game, into str or, with an encoding, bytes. */
PyObject *module_write(
    struct kifu *kifu, struct kifu_board *board, PyObject *args, PyObject *keywords);
#define MODULE_WRITE                                                                               \
	"write(format, *, encoding=None, mainline_only=False, flip=False, japanese=False, "        \
	"letters=None, to_file=False, later=False) -> str or bytes\n\n"

/* A method with named arguments. */
#define MODULE_NAMED(function) (PyCFunction)(void (*)(void)) function, METH_VARARGS | METH_KEYWORDS

extern PyType_Spec reader_spec, game_spec, position_spec;

#endif
