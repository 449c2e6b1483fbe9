#include "module.h"

#include <string.h>

PyObject *module_error;
PyTypeObject *module_reader, *module_game, *module_position;
PyTypeObject *module_move, *module_finding, *module_piece, *module_points, *module_suggestion,
    *module_fix;

PyObject *
module_text(const char *text)
{
	if (text == NULL)
		Py_RETURN_NONE;
	return PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace");
}

const char *
module_utf8(PyObject *text)
{
	const char *utf8;

	return PyArg_Parse(text, "s", &utf8) ? utf8 : NULL;
}

PyObject *
module_side(enum kifu_side side)
{
	return module_text(side == KIFU_BLACK ? "black" : side == KIFU_WHITE ? "white" : NULL);
}

PyObject *
module_raise(struct kifu *kifu, enum kifu_result result, PyObject *file)
{
	PyObject *message, *error;

	if (result == KIFU_NO_MEMORY)
		return PyErr_NoMemory();
	message = module_text(kifu == NULL ? "out of memory" : kifu_error(kifu));
	error = message == NULL ? NULL : PyObject_CallFunctionObjArgs(module_error, message, NULL);
	Py_XDECREF(message);
	if (error != NULL &&
	    PyObject_SetAttrString(error, "file", file == NULL ? Py_None : file) == 0)
		PyErr_SetObject(module_error, error);
	Py_XDECREF(error);
	return NULL;
}

PyObject *
module_record(PyTypeObject *type, PyObject *const *items, Py_ssize_t count)
{
	PyObject *record = PyStructSequence_New(type);
	bool whole = record != NULL;

	for (Py_ssize_t i = 0; i < count; i++) {
		whole = whole && items[i] != NULL;
		if (record == NULL)
			Py_XDECREF(items[i]);
		else
			PyStructSequence_SetItem(record, i, items[i]);
	}
	if (whole)
		return record;
	Py_XDECREF(record);
	return NULL;
}

PyObject *
module_list(module_item *one, void *of)
{
	PyObject *list = PyList_New(0), *item;

	for (size_t i = 0; list != NULL && (item = one(of, i)) != NULL; i++) {
		if (PyList_Append(list, item) != 0)
			Py_CLEAR(list);
		Py_DECREF(item);
	}
	if (PyErr_Occurred() != NULL)
		Py_CLEAR(list);
	return list;
}

PyObject *
module_finding_of(const struct kifu_finding *finding, PyObject *file)
{
	Py_INCREF(file);
	PyObject *const items[] = { module_text(finding->rule), module_text(finding->severity),
		module_text(finding->message), module_text(finding->message_ja), file,
		PyLong_FromUnsignedLong(finding->game), PyLong_FromUnsignedLong(finding->ply),
		PyLong_FromUnsignedLong(finding->line), PyLong_FromUnsignedLong(finding->column),
		PyLong_FromUnsignedLong(finding->end_line),
		PyLong_FromUnsignedLong(finding->end_column) };

	return module_record(module_finding, items, sizeof items / sizeof *items);
}

PyObject *
module_write(module_writing *call, void *of, struct kifu *kifu, PyObject *args, PyObject *keywords)
{
	static char *names[] = { "format", "encoding", "mainline_only", "flip", "japanese",
		"letters", "to_file", "later", NULL };
	struct kifu_writing how = { .size = sizeof how };
	const char *format, *text;
	enum kifu_result result;
	size_t size;

	if (!PyArg_ParseTupleAndKeywords(args, keywords, "s|$zpppzpp:write", names, &format,
		&how.encoding, &how.mainline_only, &how.flip, &how.japanese, &how.letters,
		&how.to_file, &how.later))
		return NULL;
	result = call(of, format, &how, &text, &size);
	if (result != KIFU_OK)
		return module_raise(kifu, result, NULL);
	if (how.encoding != NULL)
		return PyBytes_FromStringAndSize(text, (Py_ssize_t)size);
	return PyUnicode_DecodeUTF8(text, (Py_ssize_t)size, "replace");
}

/* --- the module */

#define FIELDS(...)                                                                                \
	(PyStructSequence_Field[])                                                                 \
	{                                                                                          \
		__VA_ARGS__,                                                                       \
		{                                                                                  \
			NULL, NULL                                                                 \
		}                                                                                  \
	}

static PyStructSequence_Desc descriptions[] = {
	{ "kifu.Move", "A move, an ending or the start, as a node of a game's tree.",
	    FIELDS({ "usi", "the move, \"7g7f\"; \"\" if there is none" },
		{ "words", "as the record has it" },
		{ "side", "\"black\" or \"white\": who moved" },
		{ "kind", "\"move\", \"drop\", \"pass\", \"ending\" or \"unplayed\"" },
		{ "ending", "the ending's name, or None" },
		{ "comment", "its lines, joined by LF" },
		{ "spent", "milliseconds for this move, or None" },
		{ "total", "milliseconds used so far, or None" },
		{ "promotes", "whether the piece promotes" }, { "check", "whether it gives check" },
		{ "illegal", "whether it breaks a law, but was played" },
		{ "excused", "whether the record ends with that foul" },
		{ "node", "its number in the game's tree" },
		{ "next", "the node that follows; 0: none" },
		{ "alternative", "the next variation of this move; 0: none" },
		{ "line", "of its words, from 1" }, { "column", "in characters, from 1" }),
	    17 },
	{ "kifu.Finding", "What the linter says, and where.",
	    FIELDS({ "rule", "\"nifu\"" }, { "severity", "\"error\", \"warning\" or \"note\"" },
		{ "message", "in English" }, { "message_ja", "in Japanese" },
		{ "file", "its name, or None" }, { "game", "from 1; 0: the file as a whole" },
		{ "ply", "from 1; 0: none" }, { "line", "from 1; 0: none" },
		{ "column", "in characters, from 1" }, { "end_line", "of the end" },
		{ "end_column", "of the end" }),
	    11 },
	{ "kifu.Piece", "A piece on a square or in hand.",
	    FIELDS({ "name", "\"promoted silver\"" }, { "side", "\"black\" or \"white\"" },
		{ "promoted", "whether it is" }, { "name_ja", "as in a KIF move" },
		{ "csa", "\"NG\", or \"\"" }, { "id", "in its variant, without its side" },
		{ "count", "of them in hand; on a square 0" }),
	    7 },
	{ "kifu.Points", "Points of a side in an impasse, and what declaring is worth.",
	    FIELDS({ "entered", "whether its king is in the promotion zone" },
		{ "pieces", "its other pieces there" }, { "points", "of these and those in hand" },
		{ "total", "of all its pieces" },
		{ "verdict", "\"win\", \"draw\", \"lose\" or None" }),
	    5 },
	{ "kifu.Suggestion", "A small change after which the rest can be played.",
	    FIELDS({ "kind", "\"replace\", \"insert\", \"remove\", \"swap\" or \"sides\"" },
		{ "fit", "\"sure\", \"whole\" or \"part\"" }, { "usi", "the move, or \"\"" },
		{ "move", "the same in Japanese" }, { "count", "changes that fit" },
		{ "node", "where in the tree" }, { "ply", "of that node" },
		{ "other", "the other move that is swapped or removed; 0: none" },
		{ "after", "legal moves that follow" }),
	    9 },
	{ "kifu.Fix", "A change of Game.source: its bytes from begin to end become text.",
	    FIELDS({ "begin", "the first byte" }, { "end", "the byte after the last" },
		{ "text", "what replaces them" }, { "unsafe", "whether it may change the game" }),
	    4 },
};

static PyTypeObject **const records[] = { &module_move, &module_finding, &module_piece,
	&module_points, &module_suggestion, &module_fix };

/* Adds an object under the name after the dot.  Returns whether that succeeded. */
static bool
add(PyObject *module, const char *name, void *object)
{
	Py_XINCREF(object);
	if (object != NULL && PyModule_AddObject(module, strchr(name, '.') + 1, object) == 0)
		return true;
	Py_XDECREF(object);
	return false;
}

static bool
add_types(PyObject *module)
{
	static const char *const places[] = { "file", "line", "column" }; /* not known */
	bool added = true;

	for (size_t i = 0; i < sizeof descriptions / sizeof *descriptions; i++) {
		*records[i] = PyStructSequence_NewType(&descriptions[i]);
		added = added && add(module, descriptions[i].name, *records[i]);
	}
	module_reader = (PyTypeObject *)PyType_FromSpec(&reader_spec);
	module_game = (PyTypeObject *)PyType_FromSpec(&game_spec);
	module_position = (PyTypeObject *)PyType_FromSpec(&position_spec);
	module_error = PyErr_NewExceptionWithDoc("kifu.Error",
	    "A record, a position or a name that the library refuses; file is the record's name, "
	    "line and column its place, if they are known.",
	    PyExc_ValueError, NULL);
	added = added && module_error != NULL;
	for (size_t i = 0; added && i < 3; i++)
		added = PyObject_SetAttrString(module_error, places[i], Py_None) == 0;
	return added && add(module, "kifu.Reader", module_reader) &&
	       add(module, "kifu.Game", module_game) &&
	       add(module, "kifu.Position", module_position) &&
	       add(module, "kifu.Error", module_error);
}

static PyObject *
set_game(PyObject *module, PyObject *type)
{
	(void)module;
	if (!PyType_Check(type) || !PyType_IsSubtype((PyTypeObject *)type, module_game)) {
		PyErr_SetString(PyExc_TypeError, "not a class of games");
		return NULL;
	}
	Py_INCREF(type);
	module_game = (PyTypeObject *)type;
	Py_RETURN_NONE;
}

static PyObject *
format_of(PyObject *module, PyObject *name)
{
	const char *text = module_utf8(name);

	(void)module;
	return text == NULL ? NULL : module_text(kifu_format_of(text));
}

static PyMethodDef functions[] = {
	{ "format_of", format_of, METH_O,
	    "Returns the format that a file's name suggests, or None." },
	{ "set_game", set_game, METH_O, "Sets the class of the games that are made." },
	{ NULL, NULL, 0, NULL },
};

PyMODINIT_FUNC
PyInit__kifu(void)
{
	static struct PyModuleDef definition = { PyModuleDef_HEAD_INIT, "_kifu",
		"Records and positions of shogi, by libkifu.", -1, functions, NULL, NULL, NULL,
		NULL };
	PyObject *module = PyModule_Create(&definition);

	if (module != NULL && add_types(module) &&
	    PyModule_AddStringConstant(module, "__version__", kifu_version()) == 0)
		return module;
	Py_XDECREF(module);
	return NULL;
}
