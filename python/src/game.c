#include "game.h"

#include <structmember.h>

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
	game->file = reader->name;
	game->own = own;
	game->is.size = sizeof game->is;
	kifu_game(reader->kifu, &game->is);
	reader->present = game;
	return (PyObject *)game;
}

static void
game_free(PyObject *self)
{
	struct game *game = game_of(self);
	PyTypeObject *type = Py_TYPE(self);

	game_forget(game);
	Py_XDECREF(game->kept[KEPT_TEXT]);
	if (game->reader->present == game)
		game->reader->present = NULL;
	Py_DECREF((PyObject *)game->reader);
	((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
	Py_DECREF(type);
}

/* --- nodes */

/* Returns the main line: as moves, or as words of USI. */
static PyObject *
get_line(PyObject *self, void *words)
{
	struct game *game = game_of(self);
	PyObject *list = game_know_nodes(game) ? PyList_New(0) : NULL;
	uint32_t i = game->count == 0 ? 0 : game->nodes[0].is.next;

	for (; list != NULL && i != 0; i = game->nodes[i].is.next) {
		if (words == NULL)
			module_append(&list, record_make(RECORD_MOVE, &game->nodes[i]));
		else if (*game->nodes[i].is.usi != '\0')
			module_append(&list, module_text(game->nodes[i].is.usi));
		else
			break;
	}
	return list;
}

static PyObject *
get_node(PyObject *self, PyObject *number)
{
	struct game *game = game_of(self);
	unsigned long i = PyLong_AsUnsignedLong(number);

	if (PyErr_Occurred() != NULL || !game_know_nodes(game))
		return NULL;
	if (i < game->count)
		return record_make(RECORD_MOVE, &game->nodes[i]);
	return PyErr_Format(PyExc_IndexError, "no node %lu", i);
}

/* --- what is kept */

static PyObject *
get_kept(PyObject *self, void *which)
{
	struct game *game = game_of(self);
	enum kept part = (enum kept)(size_t)which;

	if (game->kept[part] == NULL &&
	    !(game_make_present(game, false) && game_keep_part(game, part)))
		return NULL;
	Py_INCREF(game->kept[part]);
	return game->kept[part];
}

static PyObject *
fixes(PyObject *self, PyObject *number)
{
	struct game *game = game_of(self);
	unsigned long finding = PyLong_AsUnsignedLong(number);
	struct kifu_fix fix = { .size = sizeof fix };
	PyObject *list;

	if (PyErr_Occurred() != NULL || !game_make_present(game, false))
		return NULL;
	list = PyList_New(0);
	for (size_t i = 0; kifu_fix(game->reader->kifu, finding, i, &fix) == KIFU_OK; i++) {
		fix.begin -= game->is.begin;
		fix.end -= game->is.begin;
		module_append(&list, record_make(RECORD_FIX, &fix));
	}
	return list;
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
	return result == KIFU_OK ? position_make(board, game->reader) : game_fail(game, result);
}

static PyObject *
game_write(PyObject *self, PyObject *args, PyObject *keywords)
{
	struct game *game = game_of(self);
	PyObject *text;

	if (!game_make_present(game, false))
		return NULL;
	text = module_write(game->reader->kifu, NULL, args, keywords);
	if (text != NULL) /* what could not be written is among the findings */
		Py_CLEAR(game->kept[KEPT_FINDINGS]);
	return text;
}

static PyObject *
html(PyObject *self, PyObject *Py_UNUSED(none))
{
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

static PyMethodDef methods[] = {
	{ "node", get_node, METH_O,
	    "node(number) -> Move\n\nReturns a node of the tree; 0 is the start, whose comment is "
	    "that of the game." },
	{ "fixes", fixes, METH_O,
	    "fixes(i) -> list of Fix\n\nReturns the changes of Game.source that fix finding i." },
	{ "position", MODULE_NAMED(position),
	    "position(ply=0, *, node=None) -> Position\n\nReturns the position after a move of the "
	    "main line, or after a node, with the moves that led there." },
	{ "write", MODULE_NAMED(game_write),
	    MODULE_WRITE "Writes the game in a format of kifu-formats(5); with an encoding as "
			 "bytes.  What the format cannot hold is among the findings then." },
	{ "_repr_html_", html, METH_NOARGS,
	    "Returns a page to step through the game, for notebooks." },
	{ "add", MODULE_NAMED(game_add),
	    "add(move, node=None, *, format=None, keep=False, before=False) -> int\n\nAdds a move, "
	    "in USI, CSA, KIF, KI2 or PSN, after a node (None: the last of the main line), and "
	    "returns its node.  A move that is not legal raises Error with what is wrong, unless "
	    "keep." },
	{ "end", game_end, METH_VARARGS,
	    "end(ending, node=None)\n\nAdds an ending by its name, \"resign\"." },
	{ "cut", game_cut, METH_VARARGS,
	    "cut(node=None)\n\nTakes a node (None: the last of the main line) out with all that "
	    "follows it." },
	{ "set_header", game_set_header, METH_VARARGS,
	    "set_header(name, value)\n\nSets a header by its name, \"black\", or its key in a "
	    "format; None takes it out." },
	{ "set_comment", game_set_comment, METH_VARARGS,
	    "set_comment(text, node=None)\n\nSets the comment of a node; None takes it out." },
	{ "set_time", game_set_time, METH_VARARGS,
	    "set_time(milliseconds, node=None)\n\nSets the time that a move took; None: not "
	    "known." },
	{ NULL, NULL, 0, NULL },
};

#define AT(member) offsetof(struct game, member), READONLY

static PyMemberDef members[] = {
	{ "number", T_UINT, AT(is.number), "its place in the file, from 1" },
	{ "plies", T_UINT, AT(is.plies), "moves of the main line that were played" },
	{ "file", T_OBJECT, AT(file), "the file's name, or None" },
	{ "format", T_STRING, AT(is.format), "of the file, \"kif\"; None: of no format" },
	{ "encoding", T_STRING, AT(is.encoding), "of the file, \"cp932\"" },
	{ "variant", T_STRING, AT(is.variant), "\"shogi\"; None: there is no game" },
	{ "handicap", T_STRING, AT(is.handicap), "\"hirate\"; \"other\"; None: there is no game" },
	{ "ending", T_STRING, AT(is.ending), "its name, \"resign\"" },
	{ "winner", T_STRING, AT(is.winner), "\"black\", \"white\" or None" },
	{ "verdict", T_STRING, AT(is.verdict), "\"ok\", \"illegal\" or \"unreadable\"" },
	{ NULL, 0, 0, 0, NULL },
};

static PyGetSetDef attributes[] = {
	{ "moves", get_line, NULL, "a list of Move: the main line, with its ending", NULL },
	{ "usi", get_line, NULL, "a list of the main line's moves in USI", (void *)1 },
	{ "header_list", get_kept, NULL,
	    "a list of (name or None, key, value), in the order of the record",
	    (void *)KEPT_HEADERS },
	{ "findings", get_kept, NULL,
	    "a list of Finding, about the text up to the end of the game and about the game",
	    (void *)KEPT_FINDINGS },
	{ "suggestions", get_kept, NULL, "a list of Suggestion, if a move could not be played",
	    (void *)KEPT_SUGGESTIONS },
	{ "source", get_kept, NULL, "its text in UTF-8, as bytes", (void *)KEPT_TEXT },
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
	{ Py_tp_members, members },
	{ Py_tp_getset, attributes },
	{ Py_tp_repr, repr },
	{ 0, NULL },
};

PyType_Spec game_spec = { "kifu.Game", sizeof(struct game), 0,
	Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots };
