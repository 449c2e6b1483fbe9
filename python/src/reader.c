#include "module.h"

/* The last context that was let go, for the next reader with its options: a new one has tables of
 * all variants to make, which takes as long as a short game.  Used with the interpreter's lock. */
static struct {
	PyObject *options;
	struct kifu *kifu;
} spare;

/* Keeps a context for the next reader, in place of the one before. */
static void
let_go(struct kifu *kifu, PyObject *options)
{
	PyObject *before = spare.options;

	kifu_close(kifu);
	kifu_free(spare.kifu);
	Py_INCREF(options);
	spare.options = options;
	spare.kifu = kifu;
	Py_XDECREF(before);
}

/* Returns a context, or NULL without memory. */
static struct kifu *
take_context(PyObject *options, const struct kifu_options *how)
{
	struct kifu *kifu = spare.kifu;
	PyObject *made_by = spare.options;
	bool fits;

	if (kifu == NULL)
		return kifu_new(how);
	spare.kifu = NULL; /* while they are compared, another thread may run */
	spare.options = NULL;
	fits = PyObject_RichCompareBool(options, made_by, Py_EQ) == 1;
	PyErr_Clear();
	if (!fits)
		let_go(kifu, made_by);
	Py_DECREF(made_by);
	return fits ? kifu : kifu_new(how);
}

struct reader *
reader_make(PyObject *options, PyObject *bytes, PyObject *name)
{
	struct kifu_options how = { .size = sizeof how };
	struct reader *reader;

	if (!PyArg_ParseTuple(options, "zzzzzp", &how.format, &how.encoding, &how.variant,
		&how.rules, &how.letters, &how.style))
		return NULL;
	reader = (struct reader *)PyType_GenericAlloc(module_reader, 0); /* all 0 */
	if (reader == NULL)
		return NULL;
	Py_INCREF(options);
	Py_XINCREF(bytes);
	Py_INCREF(name);
	reader->options = options;
	reader->bytes = bytes;
	reader->name = name;
	reader->kifu = take_context(options, &how);
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

	if (reader->kifu != NULL)
		let_go(reader->kifu, reader->options);
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
	reader->present = NULL;
	return true;
}

static PyObject *
reader_new(PyTypeObject *Py_UNUSED(type), PyObject *args, PyObject *keywords)
{
	static char *names[] = { "bytes", "name", "format", "encoding", "variant", "rules",
		"letters", "style", NULL };
	PyObject *bytes, *name = Py_None,
			 *o[6] = { Py_None, Py_None, Py_None, Py_None, Py_None, Py_False },
			 *options;
	enum kifu_result result;
	struct reader *reader;

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

	if (!reader->busy && reader->present != NULL && !game_keep(reader->present))
		return NULL;
	if (!reader_run(reader, false, &result) || result == KIFU_END)
		return NULL;
	return result == KIFU_OK ? game_make(reader, false)
				 : module_raise(reader->kifu, result, reader->name);
}

PyObject *
reader_findings(struct reader *reader)
{
	struct finding finding = { { .size = sizeof finding.is }, reader->name };
	PyObject *list = PyList_New(0);

	for (size_t i = 0; kifu_finding(reader->kifu, i, &finding.is) == KIFU_OK; i++)
		module_append(&list, record_make(RECORD_FINDING, &finding));
	return list;
}

static PyObject *
reader_rest(PyObject *self, PyObject *Py_UNUSED(none))
{
	return reader_findings((struct reader *)self);
}

static PyMethodDef methods[] = {
	{ "rest", reader_rest, METH_NOARGS,
	    "rest() -> list of Finding\n\nReturns what was found in the text after the last game, "
	    "when the reader has come to its end." },
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
