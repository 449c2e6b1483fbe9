#include "module.h"

#include <stdlib.h>
#include <string.h>

static struct game *
of(PyObject *self)
{
	return (struct game *)self;
}

static PyObject *
fail(struct game *game, enum kifu_result result)
{
	return module_raise(game->reader->kifu, result, game->reader->name);
}

PyObject *
game_make(struct reader *reader, bool own)
{
	struct game *game = (struct game *)PyType_GenericAlloc(module_game, 0); /* all 0 */

	if (game == NULL)
		return NULL;
	Py_INCREF((PyObject *)reader);
	game->reader = reader;
	game->serial = reader->serial;
	game->own = own;
	game->is.size = sizeof game->is;
	kifu_game(reader->kifu, &game->is);
	reader->last = game;
	return (PyObject *)game;
}

/* Forgets what was kept of a game that was changed. */
static void
forget(struct game *game)
{
	Py_CLEAR(game->headers);
	Py_CLEAR(game->findings);
	Py_CLEAR(game->suggestions);
	PyMem_Free(game->nodes);
	PyMem_Free(game->pool);
	game->nodes = NULL;
	game->pool = NULL;
	game->pool_size = game->pool_cap = 0;
}

static void
game_free(PyObject *self)
{
	struct game *game = of(self);
	PyTypeObject *type = Py_TYPE(self);

	forget(game);
	Py_XDECREF(game->text);
	if (game->reader->last == game)
		game->reader->last = NULL;
	Py_DECREF((PyObject *)game->reader);
	((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
	Py_DECREF(type);
}

static bool
is_present(const struct game *game)
{
	return game->serial == game->reader->serial && !game->reader->busy;
}

/* --- reading a game again */

/* Returns a reader that has come to game number of the bytes, or NULL with an exception. */
static struct reader *
open_again(PyObject *options, PyObject *bytes, PyObject *name, unsigned number)
{
	struct reader *reader = reader_make(options, bytes, name);
	enum kifu_result result = KIFU_OK;

	if (reader == NULL)
		return NULL;
	for (unsigned i = 0; i <= number && result == KIFU_OK; i++) {
		if (!reader_run(reader, i == 0, &result))
			break;
	}
	if (PyErr_Occurred() == NULL && result != KIFU_OK)
		module_raise(reader->kifu, result, name);
	if (PyErr_Occurred() == NULL)
		return reader;
	Py_DECREF((PyObject *)reader);
	return NULL;
}

/* Returns the options of a game's text alone: its format is known, and it is UTF-8. */
static PyObject *
options_of_text(const struct game *game)
{
	PyObject *o = game->reader->options;

	return Py_BuildValue("(zsOOOO)", game->is.format, "utf-8", PyTuple_GetItem(o, 2),
	    PyTuple_GetItem(o, 3), PyTuple_GetItem(o, 4), PyTuple_GetItem(o, 5));
}

/* Opens the game again from its text, or from all the bytes if its text alone is not the same. */
static struct reader *
reopen(const struct game *game)
{
	struct kifu_game is = { .size = sizeof is };
	PyObject *options = options_of_text(game);
	struct reader *reader =
	    options == NULL ? NULL : open_again(options, game->text, game->reader->name, 1);

	Py_XDECREF(options);
	if (reader != NULL && kifu_game(reader->kifu, &is) == KIFU_OK &&
	    is.plies == game->is.plies && is.headers == game->is.headers &&
	    is.verdict == game->is.verdict)
		return reader;
	PyErr_Clear();
	Py_XDECREF((PyObject *)reader);
	return open_again(
	    game->reader->options, game->reader->bytes, game->reader->name, game->is.number);
}

/* Makes the game the present one of its reader; own: of one that no other game has.  Returns false
 * with an exception. */
static bool
make_present(struct game *game, bool own)
{
	struct reader *reader;

	if (is_present(game) && (game->own || !own))
		return true;
	if (game->reader->busy) {
		PyErr_SetString(PyExc_RuntimeError, "another thread reads with this reader");
		return false;
	}
	if (!game_keep(game))
		return false;
	reader = reopen(game);
	if (reader == NULL)
		return false;
	if (game->reader->last == game)
		game->reader->last = NULL;
	Py_DECREF((PyObject *)game->reader);
	game->reader = reader;
	game->serial = reader->serial;
	game->own = true;
	reader->last = game;
	return true;
}

/* --- what is kept */

/* Stores a text with its NUL in the pool.  Returns its place; 0 (the empty text) without memory. */
static uint32_t
pool(struct game *game, const char *text)
{
	size_t n = strlen(text) + 1, at = game->pool_size;

	if (n == 1 && at > 0)
		return 0;
	if (at + n > game->pool_cap) {
		size_t cap = (at + n) * 2 + 256;
		char *grown = PyMem_Realloc(game->pool, cap);

		if (grown == NULL)
			return 0;
		game->pool = grown;
		game->pool_cap = cap;
	}
	memcpy(game->pool + at, text, n);
	game->pool_size += n;
	return (uint32_t)at;
}

static void
keep_node(struct game *game, const struct kifu_node *node)
{
	game->nodes[game->count++] = (struct kept_node){ .next = node->next,
		.alternative = node->alternative,
		.line = node->line,
		.column = node->column,
		.usi = pool(game, node->usi),
		.words = pool(game, node->words),
		.comment = pool(game, node->comment),
		.spent = node->spent,
		.total = node->total,
		.ending = node->ending,
		.kind = (uint8_t)node->kind,
		.side = (uint8_t)node->side,
		.flags = (uint8_t)node->flags };
}

/* Keeps the nodes of the present game. */
static bool
keep_nodes(struct game *game)
{
	struct kifu_node node = { .size = sizeof node };
	uint32_t cap = 0;

	if (game->nodes != NULL)
		return true;
	game->count = 0;
	pool(game, "");
	for (uint32_t i = 0; kifu_node(game->reader->kifu, i, &node) == KIFU_OK; i++) {
		if (i == cap) {
			struct kept_node *grown;

			cap = cap * 2 + 256;
			grown = PyMem_Realloc(game->nodes, cap * sizeof *grown);
			if (grown == NULL) {
				PyErr_NoMemory();
				return false;
			}
			game->nodes = grown;
		}
		keep_node(game, &node);
	}
	return true;
}

/* Keeps the headers of the present game: tuples of name, key and value. */
static bool
keep_headers(struct game *game)
{
	struct kifu_header header = { .size = sizeof header };
	PyObject *list;

	if (game->headers != NULL)
		return true;
	list = PyList_New(0);
	for (size_t i = 0; list != NULL && kifu_header(game->reader->kifu, i, &header) == KIFU_OK;
	     i++) {
		PyObject *one = Py_BuildValue("(zss)", header.name, header.key, header.value);

		if (one == NULL || PyList_Append(list, one) != 0)
			Py_CLEAR(list);
		Py_XDECREF(one);
	}
	game->headers = list;
	return list != NULL;
}

/* Keeps the findings of the present game. */
static bool
keep_findings(struct game *game)
{
	if (game->findings == NULL)
		game->findings = reader_findings(game->reader);
	return game->findings != NULL;
}

static bool
keep_suggestions(struct game *game)
{
	struct kifu_suggestion found = { .size = sizeof found };
	PyObject *list;

	if (game->suggestions != NULL)
		return true;
	list = PyList_New(0);
	for (size_t i = 0;
	     list != NULL && kifu_suggestion(game->reader->kifu, i, &found) == KIFU_OK; i++) {
		PyObject *const items[] = { module_text(found.kind), module_text(found.fit),
			module_text(found.usi), module_text(found.move),
			PyLong_FromUnsignedLong(found.count), PyLong_FromUnsignedLong(found.node),
			PyLong_FromUnsignedLong(found.ply), PyLong_FromUnsignedLong(found.with),
			PyLong_FromUnsignedLong(found.after) };
		PyObject *one =
		    module_record(module_suggestion, items, sizeof items / sizeof *items);

		if (one == NULL || PyList_Append(list, one) != 0)
			Py_CLEAR(list);
		Py_XDECREF(one);
	}
	game->suggestions = list;
	return list != NULL;
}

/* Keeps the text of the present game. */
static bool
keep_text(struct game *game)
{
	const char *text = "";
	size_t size = 0;

	if (game->text != NULL || game->reader->bytes == NULL)
		return true;
	kifu_source(game->reader->kifu, &text, &size);
	game->text = PyBytes_FromStringAndSize(
	    text + game->is.begin, (Py_ssize_t)(game->is.end - game->is.begin));
	return game->text != NULL;
}

bool
game_keep(struct game *game)
{
	if (!is_present(game))
		return true;
	return keep_nodes(game) && keep_headers(game) && keep_findings(game) &&
	       keep_suggestions(game) && keep_text(game);
}

/* --- nodes */

static PyObject *
time_of(int64_t milliseconds)
{
	if (milliseconds < 0)
		Py_RETURN_NONE;
	return PyLong_FromLongLong(milliseconds);
}

static PyObject *
flag(const struct kept_node *node, unsigned which)
{
	return PyBool_FromLong((node->flags & which) != 0);
}

static PyObject *
move_of(const struct game *game, uint32_t i)
{
	static const char *const kinds[] = { "unplayed", "move", "drop", "pass", "ending" };
	const struct kept_node *node = &game->nodes[i];
	PyObject *const items[] = { module_text(game->pool + node->usi),
		module_text(game->pool + node->words), module_side((enum kifu_side)node->side),
		module_text(kinds[node->kind]), module_text(node->ending),
		module_text(game->pool + node->comment), time_of(node->spent), time_of(node->total),
		flag(node, KIFU_PROMOTES), flag(node, KIFU_CHECK), flag(node, KIFU_ILLEGAL),
		flag(node, KIFU_EXCUSED), PyLong_FromUnsignedLong(i),
		PyLong_FromUnsignedLong(node->next), PyLong_FromUnsignedLong(node->alternative),
		PyLong_FromUnsignedLong(node->line), PyLong_FromUnsignedLong(node->column) };

	return module_record(module_move, items, sizeof items / sizeof *items);
}

/* Makes the nodes known.  Returns false with an exception. */
static bool
know_nodes(struct game *game)
{
	return game->nodes != NULL || (make_present(game, false) && keep_nodes(game));
}

/* Returns the moves, or the words of USI, of the line that follows the start. */
static PyObject *
line_of(struct game *game, bool words)
{
	PyObject *list = know_nodes(game) ? PyList_New(0) : NULL;
	uint32_t i = list == NULL || game->count == 0 ? 0 : game->nodes[0].next;

	for (; list != NULL && i != 0; i = game->nodes[i].next) {
		PyObject *one;

		if (words && game->nodes[i].usi == 0)
			break;
		one = words ? module_text(game->pool + game->nodes[i].usi) : move_of(game, i);
		if (one == NULL || PyList_Append(list, one) != 0)
			Py_CLEAR(list);
		Py_XDECREF(one);
	}
	return list;
}

static PyObject *
get_moves(PyObject *self, void *words)
{
	return line_of(of(self), words != NULL);
}

static PyObject *
get_node(PyObject *self, PyObject *number)
{
	struct game *game = of(self);
	unsigned long i = PyLong_AsUnsignedLong(number);

	if (PyErr_Occurred() != NULL || !know_nodes(game))
		return NULL;
	if (i < game->count)
		return move_of(game, (uint32_t)i);
	PyErr_Format(PyExc_IndexError, "no node %lu", i);
	return NULL;
}

/* --- facts */

enum attribute {
	NUMBER,
	PLIES,
	FORMAT,
	ENCODING,
	VARIANT,
	HANDICAP,
	ENDING,
	WINNER,
	VERDICT,
	FILE_
};

static PyObject *
get_fact(PyObject *self, void *which)
{
	const struct kifu_game *is = &of(self)->is;

	switch ((enum attribute)(size_t)which) {
	case NUMBER:
		return PyLong_FromUnsignedLong(is->number);
	case PLIES:
		return PyLong_FromUnsignedLong(is->plies);
	case FORMAT:
		return module_text(is->format);
	case ENCODING:
		return module_text(is->encoding);
	case VARIANT:
		return module_text(is->variant);
	case HANDICAP:
		return module_text(is->handicap);
	case ENDING:
		return module_text(is->ending);
	case WINNER:
		return module_text(is->winner);
	case VERDICT:
		return module_text(is->verdict);
	case FILE_:
		break;
	}
	Py_INCREF(of(self)->reader->name);
	return of(self)->reader->name;
}

static PyObject *
kept(PyObject *list)
{
	Py_XINCREF(list);
	return list;
}

static PyObject *
get_headers(PyObject *self, void *none)
{
	struct game *game = of(self);

	(void)none;
	if (game->headers == NULL && !(make_present(game, false) && keep_headers(game)))
		return NULL;
	return kept(game->headers);
}

static PyObject *
get_findings(PyObject *self, void *none)
{
	struct game *game = of(self);

	(void)none;
	if (game->findings == NULL && !(make_present(game, false) && keep_findings(game)))
		return NULL;
	return kept(game->findings);
}

static PyObject *
get_suggestions(PyObject *self, void *none)
{
	struct game *game = of(self);

	(void)none;
	if (game->suggestions == NULL && !(make_present(game, false) && keep_suggestions(game)))
		return NULL;
	return kept(game->suggestions);
}

static PyObject *
get_source(PyObject *self, void *none)
{
	struct game *game = of(self);

	(void)none;
	if (game->text == NULL && !(make_present(game, false) && keep_text(game)))
		return NULL;
	if (game->text == NULL)
		return PyBytes_FromStringAndSize("", 0);
	return kept(game->text);
}

static PyObject *
fixes(PyObject *self, PyObject *number)
{
	struct game *game = of(self);
	unsigned long finding = PyLong_AsUnsignedLong(number);
	struct kifu_fix fix = { .size = sizeof fix };
	PyObject *list;

	if (PyErr_Occurred() != NULL || !make_present(game, false))
		return NULL;
	list = PyList_New(0);
	for (size_t i = 0;
	     list != NULL && kifu_fix(game->reader->kifu, finding, i, &fix) == KIFU_OK; i++) {
		uint32_t begin = game->is.begin;
		PyObject *const items[] = { PyLong_FromLong((long)fix.begin - (long)begin),
			PyLong_FromLong((long)fix.end - (long)begin), module_text(fix.text),
			PyBool_FromLong(fix.unsafe) };
		PyObject *one = module_record(module_fix, items, sizeof items / sizeof *items);

		if (one == NULL || PyList_Append(list, one) != 0)
			Py_CLEAR(list);
		Py_XDECREF(one);
	}
	return list;
}

/* --- positions, writing */

static PyObject *
position(PyObject *self, PyObject *args, PyObject *keywords)
{
	static char *names[] = { "ply", "node", NULL };
	struct game *game = of(self);
	struct kifu_board *board;
	enum kifu_result result;
	unsigned ply = 0;
	PyObject *node = Py_None;
	uint32_t at = 0;

	if (!PyArg_ParseTupleAndKeywords(args, keywords, "|I$O:position", names, &ply, &node))
		return NULL;
	if (node != Py_None)
		at = (uint32_t)PyLong_AsUnsignedLong(node);
	if (PyErr_Occurred() != NULL || !make_present(game, false))
		return NULL;
	result = node != Py_None ? KIFU_OK : kifu_node_at(game->reader->kifu, ply, &at);
	if (result == KIFU_OK)
		result = kifu_board_at(game->reader->kifu, at, &board);
	return result == KIFU_OK ? position_make(board, game->reader->kifu, game->reader)
				 : fail(game, result);
}

static enum kifu_result
write_game(
    void *kifu, const char *format, const struct kifu_writing *how, const char **text, size_t *size)
{
	return kifu_write(kifu, format, how, text, size);
}

static PyObject *
game_write(PyObject *self, PyObject *args, PyObject *keywords)
{
	struct game *game = of(self);
	PyObject *text;

	if (!make_present(game, false))
		return NULL;
	text = module_write(write_game, game->reader->kifu, game->reader->kifu, args, keywords);
	if (text != NULL) /* what could not be written is among the findings */
		Py_CLEAR(game->findings);
	return text;
}

static PyObject *
html(PyObject *self, PyObject *none)
{
	PyObject *args = Py_BuildValue("(s)", "html"), *text;

	(void)none;
	if (args == NULL)
		return NULL;
	text = game_write(self, args, NULL);
	Py_DECREF(args);
	return text;
}

static PyObject *
repr(PyObject *self)
{
	const struct kifu_game *is = &of(self)->is;

	return PyUnicode_FromFormat("<kifu.Game %u of %R: %u plies, %s, %s>", (unsigned)is->number,
	    of(self)->reader->name, (unsigned)is->plies, is->ending, is->verdict);
}

/* --- changes */

static PyObject *
game_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
	static char *names[] = { "position", "variant", "rules", NULL };
	const char *start = NULL;
	PyObject *variant = Py_None, *rules = Py_None, *options, *game;
	enum kifu_result result;
	struct reader *reader;

	(void)type;
	if (!PyArg_ParseTupleAndKeywords(
		args, keywords, "|z$OO:Game", names, &start, &variant, &rules))
		return NULL;
	options = PyTuple_Pack(6, Py_None, Py_None, variant, rules, Py_None, Py_False);
	reader = options == NULL ? NULL : reader_make(options, NULL, Py_None);
	Py_XDECREF(options);
	if (reader == NULL)
		return NULL;
	result = kifu_edit_new(reader->kifu, start);
	game =
	    result == KIFU_OK ? game_make(reader, true) : module_raise(reader->kifu, result, NULL);
	Py_DECREF((PyObject *)reader);
	return game;
}

/* Notes a change.  Returns None, or raises. */
static PyObject *
changed(struct game *game, enum kifu_result result)
{
	if (result != KIFU_OK)
		return fail(game, result);
	forget(game);
	game->is.size = sizeof game->is;
	kifu_game(game->reader->kifu, &game->is);
	Py_RETURN_NONE;
}

/* Returns the node that an argument names, or the last of the main line. */
static bool
node_meant(struct game *game, PyObject *argument, uint32_t *node)
{
	*node = 0;
	if (argument != Py_None) {
		*node = (uint32_t)PyLong_AsUnsignedLong(argument);
		return PyErr_Occurred() == NULL;
	}
	if (!know_nodes(game))
		return false;
	while (game->nodes[*node].next != 0)
		*node = game->nodes[*node].next;
	return true;
}

static PyObject *
add_move(PyObject *self, PyObject *args, PyObject *keywords)
{
	static char *names[] = { "move", "node", "format", "keep", "before", NULL };
	struct kifu_adding how = { .size = sizeof how };
	struct game *game = of(self);
	PyObject *argument = Py_None, *done;
	const char *move;
	uint32_t node, added = 0;

	if (!PyArg_ParseTupleAndKeywords(args, keywords, "s|O$zpp:add", names, &move, &argument,
		&how.format, &how.keep, &how.before) ||
	    !make_present(game, true) || !node_meant(game, argument, &node))
		return NULL;
	done = changed(game, kifu_edit_move(game->reader->kifu, node, move, &how, &added));
	if (done == NULL)
		return NULL;
	Py_DECREF(done);
	return PyLong_FromUnsignedLong(added);
}

static PyObject *
end(PyObject *self, PyObject *args)
{
	struct game *game = of(self);
	PyObject *argument = Py_None;
	const char *ending;
	uint32_t node;

	if (!PyArg_ParseTuple(args, "s|O:end", &ending, &argument) || !make_present(game, true) ||
	    !node_meant(game, argument, &node))
		return NULL;
	return changed(game, kifu_edit_ending(game->reader->kifu, node, ending, NULL));
}

static PyObject *
set_header(PyObject *self, PyObject *args)
{
	struct game *game = of(self);
	const char *name, *value;

	if (!PyArg_ParseTuple(args, "sz:set_header", &name, &value) || !make_present(game, true))
		return NULL;
	return changed(game, kifu_edit_header(game->reader->kifu, name, value));
}

static PyObject *
set_comment(PyObject *self, PyObject *args)
{
	struct game *game = of(self);
	PyObject *argument = Py_None;
	const char *text;
	uint32_t node;

	if (!PyArg_ParseTuple(args, "z|O:set_comment", &text, &argument) ||
	    !make_present(game, true) || !node_meant(game, argument, &node))
		return NULL;
	return changed(game, kifu_edit_comment(game->reader->kifu, node, text));
}

static PyObject *
set_time(PyObject *self, PyObject *args)
{
	struct game *game = of(self);
	PyObject *argument = Py_None, *time;
	long long spent = -1;
	uint32_t node;

	if (!PyArg_ParseTuple(args, "O|O:set_time", &time, &argument))
		return NULL;
	if (time != Py_None)
		spent = PyLong_AsLongLong(time);
	if (PyErr_Occurred() != NULL || !make_present(game, true) ||
	    !node_meant(game, argument, &node))
		return NULL;
	return changed(game, kifu_edit_time(game->reader->kifu, node, spent));
}

static PyObject *
cut(PyObject *self, PyObject *args)
{
	struct game *game = of(self);
	PyObject *argument = Py_None;
	uint32_t node;

	if (!PyArg_ParseTuple(args, "|O:cut", &argument) || !make_present(game, true) ||
	    !node_meant(game, argument, &node))
		return NULL;
	return changed(game, kifu_edit_cut(game->reader->kifu, node));
}

/* --- the type */

#define WITH_NAMES(function) (PyCFunction)(void (*)(void)) function, METH_VARARGS | METH_KEYWORDS

static PyMethodDef methods[] = {
	{ "node", get_node, METH_O,
	    "node(number) -> Move\n\nReturns a node of the tree; 0 is the start, whose comment is "
	    "that "
	    "of the game." },
	{ "fixes", fixes, METH_O,
	    "fixes(i) -> list of Fix\n\nReturns the changes of Game.source that fix finding i." },
	{ "position", WITH_NAMES(position),
	    "position(ply=0, *, node=None) -> Position\n\nReturns the position after a move of the "
	    "main "
	    "line, or after a node, with the moves that led there." },
	{ "write", WITH_NAMES(game_write),
	    "write(format, *, encoding=None, mainline_only=False, flip=False, japanese=False, "
	    "letters=None, to_file=False, later=False) -> str or bytes\n\nWrites the game in a "
	    "format "
	    "of kifu-formats(5); with an encoding as bytes.  What the format cannot hold is among "
	    "the "
	    "findings then." },
	{ "_repr_html_", html, METH_NOARGS,
	    "Returns a page to step through the game, for notebooks." },
	{ "add", WITH_NAMES(add_move),
	    "add(move, node=None, *, format=None, keep=False, before=False) -> int\n\nAdds a move, "
	    "in "
	    "USI, CSA, KIF, KI2 or PSN, after a node (None: the last of the main line), and "
	    "returns "
	    "its node.  A move that is not legal raises Error with what is wrong, unless keep." },
	{ "end", end, METH_VARARGS,
	    "end(ending, node=None)\n\nAdds an ending by its name, \"resign\"." },
	{ "cut", cut, METH_VARARGS,
	    "cut(node=None)\n\nTakes a node (None: the last of the main line) out with all that "
	    "follows "
	    "it." },
	{ "set_header", set_header, METH_VARARGS,
	    "set_header(name, value)\n\nSets a header by its name, \"black\", or its key in a "
	    "format; "
	    "None takes it out." },
	{ "set_comment", set_comment, METH_VARARGS,
	    "set_comment(text, node=None)\n\nSets the comment of a node; None takes it out." },
	{ "set_time", set_time, METH_VARARGS,
	    "set_time(milliseconds, node=None)\n\nSets the time that a move took; None: not "
	    "known." },
	{ NULL, NULL, 0, NULL },
};

#define FACT(name, which, doc)                                                                     \
	{                                                                                          \
		name, get_fact, NULL, doc, (void *)(size_t)(which)                                 \
	}

static PyGetSetDef attributes[] = {
	FACT("number", NUMBER, "its place in the file, from 1"),
	FACT("plies", PLIES, "moves of the main line that were played"),
	FACT("file", FILE_, "the file's name, or None"),
	FACT("format", FORMAT, "of the file, \"kif\"; None: of no format"),
	FACT("encoding", ENCODING, "of the file, \"cp932\""),
	FACT("variant", VARIANT, "\"shogi\"; None: there is no game"),
	FACT("handicap", HANDICAP, "\"hirate\"; \"other\"; None: there is no game"),
	FACT("ending", ENDING, "its name, \"resign\""),
	FACT("winner", WINNER, "\"black\", \"white\" or None"),
	FACT("verdict", VERDICT, "\"ok\", \"illegal\" or \"unreadable\""),
	{ "moves", get_moves, NULL, "a list of Move: the main line, with its ending", NULL },
	{ "usi", get_moves, NULL, "a list of the main line's moves in USI", (void *)1 },
	{ "header_list", get_headers, NULL,
	    "a list of (name or None, key, value), in the order of the record", NULL },
	{ "findings", get_findings, NULL,
	    "a list of Finding, about the text up to the end of the game and about the game",
	    NULL },
	{ "suggestions", get_suggestions, NULL,
	    "a list of Suggestion, if a move could not be played", NULL },
	{ "source", get_source, NULL, "its text in UTF-8, as bytes", NULL },
	{ NULL, NULL, NULL, NULL, NULL },
};

static PyType_Slot slots[] = {
	{ Py_tp_doc,
	    (void *)"Game(position=None, *, variant=None, rules=None)\n\nA game that was read, or "
		    "a new one from an SFEN or a name as Position takes it.  A file without a "
		    "game counts as one, whose verdict is \"unreadable\"." },
	{ Py_tp_new, game_new },
	{ Py_tp_dealloc, game_free },
	{ Py_tp_methods, methods },
	{ Py_tp_getset, attributes },
	{ Py_tp_repr, repr },
	{ 0, NULL },
};

PyType_Spec game_spec = { "kifu.Game", sizeof(struct game), 0,
	Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots };
