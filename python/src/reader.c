#include "module.h"

/* Sets what the options ask for; they belong to the tuple. */
static bool
set_options(PyObject *tuple, struct kifu_options *options)
{
	return PyArg_ParseTuple(tuple, "zzzzzp", &options->format, &options->encoding,
	    &options->variant, &options->rules, &options->letters, &options->style);
}

struct reader *
reader_make(PyObject *options, PyObject *bytes, PyObject *name)
{
	struct kifu_options how = { .size = sizeof how };
	struct reader *reader;

	if (!set_options(options, &how))
		return NULL;
	reader = PyObject_New(struct reader, module_reader);
	if (reader == NULL)
		return NULL;
	reader->kifu = kifu_new(&how);
	reader->serial = 0;
	reader->busy = false;
	reader->positions = 0;
	reader->last = NULL;
	Py_INCREF(options);
	Py_XINCREF(bytes);
	Py_INCREF(name);
	reader->options = options;
	reader->bytes = bytes;
	reader->name = name;
	if (reader->kifu != NULL)
		return reader;
	Py_DECREF(reader);
	PyErr_NoMemory();
	return NULL;
}

static void
reader_free(PyObject *self)
{
	struct reader *reader = (struct reader *)self;
	PyTypeObject *type = Py_TYPE(self);

	kifu_free(reader->kifu);
	Py_XDECREF(reader->options);
	Py_XDECREF(reader->bytes);
	Py_XDECREF(reader->name);
	PyObject_Free(self);
	Py_DECREF(type);
}

bool
reader_run(struct reader *reader, bool open, enum kifu_result *result)
{
	char *bytes = NULL;
	Py_ssize_t size = 0;
	const char *name = NULL;
	PyThreadState *thread = NULL;

	if (reader->busy) {
		PyErr_SetString(PyExc_RuntimeError, "another thread reads with this reader");
		return false;
	}
	if (open && PyBytes_AsStringAndSize(reader->bytes, &bytes, &size) != 0)
		return false;
	if (open && reader->name != Py_None && (name = module_utf8(reader->name)) == NULL)
		return false;
	reader->busy = true;
	if (reader->positions == 0)
		thread = PyEval_SaveThread();
	*result = open ? kifu_open_bytes(reader->kifu, name, bytes, (size_t)size)
		       : kifu_next(reader->kifu);
	if (thread != NULL)
		PyEval_RestoreThread(thread);
	reader->busy = false;
	reader->serial++;
	return true;
}

static PyObject *
reader_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
	static char *names[] = { "bytes", "name", "format", "encoding", "variant", "rules",
		"letters", "style", NULL };
	PyObject *bytes, *name = Py_None,
			 *o[6] = { Py_None, Py_None, Py_None, Py_None, Py_None, Py_False },
			 *options;
	enum kifu_result result;
	struct reader *reader;

	(void)type;
	if (!PyArg_ParseTupleAndKeywords(args, keywords, "S|O$OOOOOO:Reader", names, &bytes, &name,
		&o[0], &o[1], &o[2], &o[3], &o[4], &o[5]))
		return NULL;
	options = PyTuple_Pack(6, o[0], o[1], o[2], o[3], o[4], o[5]);
	if (options == NULL)
		return NULL;
	reader = reader_make(options, bytes, name);
	Py_DECREF(options);
	if (reader == NULL)
		return NULL;
	if (!reader_run(reader, true, &result) || result != KIFU_OK) {
		if (!PyErr_Occurred())
			module_raise(reader->kifu, result, name);
		Py_DECREF(reader);
		return NULL;
	}
	return (PyObject *)reader;
}

static PyObject *
reader_iter(PyObject *self)
{
	Py_INCREF(self);
	return self;
}

static PyObject *
reader_next(PyObject *self)
{
	struct reader *reader = (struct reader *)self;
	enum kifu_result result;

	if (!reader->busy && reader->last != NULL && !game_keep(reader->last))
		return NULL;
	if (!reader_run(reader, false, &result) || result == KIFU_END)
		return NULL;
	return result == KIFU_OK ? game_make(reader, false)
				 : module_raise(reader->kifu, result, reader->name);
}

static PyObject *
get_finding(void *of, size_t i)
{
	const struct reader *reader = of;
	struct kifu_finding finding = { .size = sizeof finding };

	return kifu_finding(reader->kifu, i, &finding) == KIFU_OK
		   ? module_finding_of(&finding, reader->name)
		   : NULL;
}

PyObject *
reader_findings(struct reader *reader)
{
	return module_list(get_finding, reader);
}

static PyObject *
reader_rest(PyObject *self, PyObject *none)
{
	(void)none;
	return reader_findings((struct reader *)self);
}

static PyMethodDef methods[] = {
	{ "rest", reader_rest, METH_NOARGS,
	    "rest() -> list of Finding\n\nReturns what was found in the text after the last game, "
	    "when "
	    "the reader has come to its end." },
	{ NULL, NULL, 0, NULL },
};

static PyType_Slot slots[] = {
	{ Py_tp_doc,
	    (void *)"Reader(bytes, name=None, *, format=None, encoding=None, variant=None, "
		    "rules=None, letters=None, style=False)\n\nReads the games of one file, as "
		    "an iterator of Game.  name helps to find the format." },
	{ Py_tp_new, reader_new },
	{ Py_tp_dealloc, reader_free },
	{ Py_tp_iter, reader_iter },
	{ Py_tp_iternext, reader_next },
	{ Py_tp_methods, methods },
	{ 0, NULL },
};

PyType_Spec reader_spec = { "kifu.Reader", sizeof(struct reader), 0, Py_TPFLAGS_DEFAULT, slots };
