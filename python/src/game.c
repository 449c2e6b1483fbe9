#include "game.h"

#include <stdlib.h>
#include <string.h>

PyObject *
game_fail(struct game *game, enum kifu_result result)
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

static void
game_free(PyObject *self)
{
	struct game *game = game_of(self);
	PyTypeObject *type = Py_TYPE(self);

	game_forget(game);
	Py_XDECREF(game->text);
	if (game->reader->last == game)
		game->reader->last = NULL;
	Py_DECREF((PyObject *)game->reader);
	((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
	Py_DECREF(type);
}

/* --- nodes */

static PyObject *
get_moves(PyObject *self, void *words)
{
	return game_line(game_of(self), words != NULL);
}

static PyObject *
get_node(PyObject *self, PyObject *number)
{
	struct game *game = game_of(self);
	unsigned long i = PyLong_AsUnsignedLong(number);

	if (PyErr_Occurred() != NULL || !game_know_nodes(game))
		return NULL;
	if (i < game->count)
		return game_move(game, (uint32_t)i);
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
	const struct kifu_game *is = &game_of(self)->is;

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
	Py_INCREF(game_of(self)->reader->name);
	return game_of(self)->reader->name;
}

/* Returns a list that is kept, which keep makes of the present game. */
static PyObject *
get_kept(struct game *game, PyObject **list, bool (*keep)(struct game *game))
{
	if (*list == NULL && !(game_make_present(game, false) && keep(game)))
		return NULL;
	Py_INCREF(*list);
	return *list;
}

static PyObject *
get_headers(PyObject *self, void *none)
{
	(void)none;
	return get_kept(game_of(self), &game_of(self)->headers, game_keep_headers);
}

static PyObject *
get_findings(PyObject *self, void *none)
{
	(void)none;
	return get_kept(game_of(self), &game_of(self)->findings, game_keep_findings);
}

static PyObject *
get_suggestions(PyObject *self, void *none)
{
	(void)none;
	return get_kept(game_of(self), &game_of(self)->suggestions, game_keep_suggestions);
}

static PyObject *
get_source(PyObject *self, void *none)
{
	struct game *game = game_of(self);

	(void)none;
	if (game->reader->bytes == NULL)
		return PyBytes_FromStringAndSize("", 0);
	return get_kept(game, &game->text, game_keep_text);
}

/* A finding of a game. */
struct of_finding {
	struct game *game;
	unsigned long finding;
};

static PyObject *
get_fix(void *of, size_t i)
{
	const struct of_finding *call = of;
	long begin = (long)call->game->is.begin;
	struct kifu_fix fix = { .size = sizeof fix };

	if (kifu_fix(call->game->reader->kifu, call->finding, i, &fix) != KIFU_OK)
		return NULL;
	PyObject *const items[] = { PyLong_FromLong((long)fix.begin - begin),
		PyLong_FromLong((long)fix.end - begin), module_text(fix.text),
		PyBool_FromLong(fix.unsafe) };

	return module_record(module_fix, items, sizeof items / sizeof *items);
}

static PyObject *
fixes(PyObject *self, PyObject *number)
{
	struct of_finding call = { game_of(self), PyLong_AsUnsignedLong(number) };

	if (PyErr_Occurred() != NULL || !game_make_present(call.game, false))
		return NULL;
	return module_list(get_fix, &call);
}

/* --- positions, writing */

static PyObject *
position(PyObject *self, PyObject *args, PyObject *keywords)
{
	static char *names[] = { "ply", "node", NULL };
	struct game *game = game_of(self);
	struct kifu_board *board;
	enum kifu_result result;
	Py_ssize_t ply = 0;
	PyObject *node = Py_None;
	uint32_t at = 0;

	if (!PyArg_ParseTupleAndKeywords(args, keywords, "|n$O:position", names, &ply, &node))
		return NULL;
	if (ply < 0 || (size_t)ply > UINT32_MAX)
		return PyErr_Format(module_error, "no move %zd", ply);
	if ((node != Py_None && !game_node_number(node, &at)) || !game_make_present(game, false))
		return NULL;
	result = node != Py_None ? KIFU_OK : kifu_node_at(game->reader->kifu, (uint32_t)ply, &at);
	if (result == KIFU_OK)
		result = kifu_board_at(game->reader->kifu, at, &board);
	return result == KIFU_OK ? position_make(board, game->reader->kifu, game->reader)
				 : game_fail(game, result);
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
	struct game *game = game_of(self);
	PyObject *text;

	if (!game_make_present(game, false))
		return NULL;
	text = module_write(write_game, game->reader->kifu, game->reader->kifu, args, keywords);
	if (text != NULL) /* what could not be written is among the findings */
		Py_CLEAR(game->findings);
	return text;
}

static PyObject *
html(PyObject *self, PyObject *none)
{
	(void)none;
	return PyObject_CallMethod(self, "write", "s", "html");
}

static PyObject *
repr(PyObject *self)
{
	const struct kifu_game *is = &game_of(self)->is;

	return PyUnicode_FromFormat("<kifu.Game %u of %R: %u plies, %s, %s>", (unsigned)is->number,
	    game_of(self)->reader->name, (unsigned)is->plies, is->ending, is->verdict);
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
	{ "add", WITH_NAMES(game_add),
	    "add(move, node=None, *, format=None, keep=False, before=False) -> int\n\nAdds a move, "
	    "in "
	    "USI, CSA, KIF, KI2 or PSN, after a node (None: the last of the main line), and "
	    "returns "
	    "its node.  A move that is not legal raises Error with what is wrong, unless keep." },
	{ "end", game_end, METH_VARARGS,
	    "end(ending, node=None)\n\nAdds an ending by its name, \"resign\"." },
	{ "cut", game_cut, METH_VARARGS,
	    "cut(node=None)\n\nTakes a node (None: the last of the main line) out with all that "
	    "follows "
	    "it." },
	{ "set_header", game_set_header, METH_VARARGS,
	    "set_header(name, value)\n\nSets a header by its name, \"black\", or its key in a "
	    "format; "
	    "None takes it out." },
	{ "set_comment", game_set_comment, METH_VARARGS,
	    "set_comment(text, node=None)\n\nSets the comment of a node; None takes it out." },
	{ "set_time", game_set_time, METH_VARARGS,
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
