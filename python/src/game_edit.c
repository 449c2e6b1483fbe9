#include "game.h"

/* Games that are made and changed. */

bool
game_node_number(PyObject *number, uint32_t *node)
{
	unsigned long n = PyLong_AsUnsignedLong(number);

	*node = (uint32_t)n;
	if (PyErr_Occurred() == NULL && n > UINT32_MAX)
		PyErr_Format(PyExc_IndexError, "no node %lu", n);
	return PyErr_Occurred() == NULL;
}

PyObject *
game_new(PyTypeObject *Py_UNUSED(type), PyObject *args, PyObject *keywords)
{
	static char *names[] = { "position", "variant", "rules", NULL };
	const char *start = NULL;
	PyObject *variant = Py_None, *rules = Py_None, *options, *game;
	enum kifu_result result;
	struct reader *reader;

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
		return game_fail(game, result);
	game_forget(game);
	game->is.size = sizeof game->is;
	kifu_game(game->reader->kifu, &game->is);
	Py_RETURN_NONE;
}

/* Makes a game ready to be changed at the node that an argument names; None is the last of the main
 * line, an ending only if asked to. */
static bool
ready(struct game *game, PyObject *argument, bool endings, uint32_t *node)
{
	uint32_t next;

	*node = 0;
	if (!game_make_present(game, true))
		return false;
	if (argument != Py_None)
		return game_node_number(argument, node);
	if (!game_know_nodes(game))
		return false;
	while ((next = game->nodes[*node].is.next) != 0 &&
	       (endings || game->nodes[next].is.kind != KIFU_ENDING))
		*node = next;
	return true;
}

PyObject *
game_add(PyObject *self, PyObject *args, PyObject *keywords)
{
	static char *names[] = { "move", "node", "format", "keep", "before", NULL };
	struct kifu_adding how = { .size = sizeof how };
	struct game *game = game_of(self);
	PyObject *argument = Py_None, *done;
	const char *move;
	uint32_t node, added = 0;

	if (!PyArg_ParseTupleAndKeywords(args, keywords, "s|O$zpp:add", names, &move, &argument,
		&how.format, &how.keep, &how.before) ||
	    !ready(game, argument, false, &node))
		return NULL;
	if (argument == Py_None && game->nodes[node].is.next != 0)
		return PyErr_Format(module_error, "the game has ended: cut() takes the ending out");
	done = changed(game, kifu_edit_move(game->reader->kifu, node, move, &how, &added));
	if (done == NULL)
		return NULL;
	Py_DECREF(done);
	return PyLong_FromUnsignedLong(added);
}

PyObject *
game_end(PyObject *self, PyObject *args)
{
	struct game *game = game_of(self);
	PyObject *argument = Py_None;
	const char *ending;
	uint32_t node;

	if (!PyArg_ParseTuple(args, "s|O:end", &ending, &argument) ||
	    !ready(game, argument, false, &node))
		return NULL;
	return changed(game, kifu_edit_ending(game->reader->kifu, node, ending, NULL));
}

PyObject *
game_set_header(PyObject *self, PyObject *args)
{
	struct game *game = game_of(self);
	const char *name, *value;

	if (!PyArg_ParseTuple(args, "sz:set_header", &name, &value) ||
	    !game_make_present(game, true))
		return NULL;
	return changed(game, kifu_edit_header(game->reader->kifu, name, value));
}

PyObject *
game_set_comment(PyObject *self, PyObject *args)
{
	struct game *game = game_of(self);
	PyObject *argument = Py_None;
	const char *text;
	uint32_t node;

	if (!PyArg_ParseTuple(args, "z|O:set_comment", &text, &argument) ||
	    !ready(game, argument, true, &node))
		return NULL;
	return changed(game, kifu_edit_comment(game->reader->kifu, node, text));
}

PyObject *
game_set_time(PyObject *self, PyObject *args)
{
	struct game *game = game_of(self);
	PyObject *argument = Py_None, *time;
	long long spent = -1;
	uint32_t node;

	if (!PyArg_ParseTuple(args, "O|O:set_time", &time, &argument))
		return NULL;
	if (time != Py_None)
		spent = PyLong_AsLongLong(time);
	if (PyErr_Occurred() != NULL || !ready(game, argument, true, &node))
		return NULL;
	return changed(game, kifu_edit_time(game->reader->kifu, node, spent));
}

PyObject *
game_cut(PyObject *self, PyObject *args)
{
	struct game *game = game_of(self);
	PyObject *argument = Py_None;
	uint32_t node;

	if (!PyArg_ParseTuple(args, "|O:cut", &argument) || !ready(game, argument, true, &node))
		return NULL;
	return changed(game, kifu_edit_cut(game->reader->kifu, node));
}
