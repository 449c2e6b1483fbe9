#include "module.h"

#include <string.h>

PyObject *module_error;
PyTypeObject *module_reader, *module_game, *module_position;

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
module_raise(struct kifu *kifu, enum kifu_result result, PyObject *file)
{
	PyObject *arguments;

	if (result == KIFU_NO_MEMORY)
		return PyErr_NoMemory();
	arguments =
	    Py_BuildValue("(NO)", module_text(kifu_error(kifu)), file == NULL ? Py_None : file);
	if (arguments != NULL)
		PyErr_SetObject(module_error, arguments);
	Py_XDECREF(arguments);
	return NULL;
}

void
module_append(PyObject **list, PyObject *item)
{
	if (*list == NULL || item == NULL || PyList_Append(*list, item) != 0)
		Py_CLEAR(*list);
	Py_XDECREF(item);
}

PyObject *
module_write(struct kifu *kifu, struct kifu_board *board, PyObject *args, PyObject *keywords)
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
	result = board == NULL ? kifu_write(kifu, format, &how, &text, &size)
			       : kifu_board_write(board, format, &how, &text, &size);
	if (result != KIFU_OK)
		return module_raise(kifu, result, NULL);
	if (how.encoding != NULL)
		return PyBytes_FromStringAndSize(text, (Py_ssize_t)size);
	return PyUnicode_DecodeUTF8(text, (Py_ssize_t)size, "replace");
}

/* --- the module */

bool
module_add_type(PyObject *module, const char *name, PyTypeObject *type)
{
	return type != NULL &&
	       PyModule_AddObject(module, strchr(name, '.') + 1, (PyObject *)type) == 0;
}

static bool
add_type(PyObject *module, PyType_Spec *spec, PyTypeObject **type)
{
	*type = (PyTypeObject *)PyType_FromSpec(spec);
	Py_XINCREF((PyObject *)*type); /* beside the module's */
	return module_add_type(module, spec->name, *type);
}

static PyObject *
set_classes(PyObject *Py_UNUSED(module), PyObject *classes)
{
	PyObject *game, *error;

	if (!PyArg_ParseTuple(classes, "OO:set_classes", &game, &error))
		return NULL;
	Py_INCREF(game);
	Py_INCREF(error);
	module_game = (PyTypeObject *)game;
	module_error = error;
	Py_RETURN_NONE;
}

static PyObject *
format_of(PyObject *Py_UNUSED(module), PyObject *name)
{
	const char *text = module_utf8(name);

	return text == NULL ? NULL : module_text(kifu_format_of(text));
}

static PyMethodDef functions[] = {
	{ "format_of", format_of, METH_O,
	    "Returns the format that a file's name suggests, or None." },
	{ "set_classes", set_classes, METH_VARARGS,
	    "Sets the classes of games and errors, which are made in Python." },
	{ NULL, NULL, 0, NULL },
};

PyMODINIT_FUNC
PyInit__kifu(void)
{
	static struct PyModuleDef definition = { PyModuleDef_HEAD_INIT, "_kifu",
		"Records and positions of shogi, by libkifu.", -1, functions, NULL, NULL, NULL,
		NULL };
	PyObject *module = PyModule_Create(&definition);

	if (module != NULL && record_add_types(module) &&
	    add_type(module, &reader_spec, &module_reader) &&
	    add_type(module, &game_spec, &module_game) &&
	    add_type(module, &position_spec, &module_position) &&
	    PyModule_AddStringConstant(module, "__version__", kifu_version()) == 0)
		return module;
	Py_XDECREF(module);
	return NULL;
}
