#include "module.h"

#include <string.h>

/* A position on which moves are played and taken back. */
struct position {
	PyObject_HEAD struct kifu_board *board;
	struct kifu *kifu;    /* its context: */
	struct reader *owner; /* the reader that has it; NULL: all positions' own */
};

/* The context of all positions that are not of a game; used with the interpreter's lock. */
static struct kifu *common;

static struct position *
of(PyObject *self)
{
	return (struct position *)self;
}

static PyObject *
fail(PyObject *self, enum kifu_result result)
{
	return module_raise(of(self)->kifu, result, NULL);
}

PyObject *
position_make(struct kifu_board *board, struct reader *owner)
{
	struct position *position = PyObject_New(struct position, module_position);

	if (position == NULL) {
		kifu_board_free(board);
		return NULL;
	}
	position->board = board;
	position->kifu = owner == NULL ? common : owner->kifu;
	position->owner = owner;
	Py_XINCREF((PyObject *)owner);
	if (owner != NULL)
		owner->positions++;
	return (PyObject *)position;
}

static PyObject *
position_new(PyTypeObject *Py_UNUSED(type), PyObject *args, PyObject *keywords)
{
	static char *names[] = { "position", NULL };
	const char *text = NULL;
	struct kifu_board *board;
	enum kifu_result result;

	if (!PyArg_ParseTupleAndKeywords(args, keywords, "|z:Position", names, &text))
		return NULL;
	if (common == NULL && (common = kifu_new(NULL)) == NULL)
		return PyErr_NoMemory();
	result = kifu_board_new(common, text, &board);
	return result == KIFU_OK ? position_make(board, NULL) : module_raise(common, result, NULL);
}

static void
position_free(PyObject *self)
{
	PyTypeObject *type = Py_TYPE(self);

	kifu_board_free(of(self)->board);
	if (of(self)->owner != NULL)
		of(self)->owner->positions--;
	Py_XDECREF((PyObject *)of(self)->owner);
	PyObject_Free(self);
	Py_DECREF(type);
}

/* Returns None, or raises. */
static PyObject *
answer(PyObject *self, enum kifu_result result)
{
	if (result != KIFU_OK)
		return fail(self, result);
	Py_RETURN_NONE;
}

/* --- what it shows */

/* Gets its state.  Returns whether there is one. */
static bool
get_state(PyObject *self, struct kifu_state *state)
{
	enum kifu_result result;

	memset(state, 0, sizeof *state);
	state->size = sizeof *state;
	result = kifu_board_state(of(self)->board, state);
	if (result != KIFU_OK)
		fail(self, result);
	return result == KIFU_OK;
}

static PyObject *
get_attribute(PyObject *self, void *field)
{
	const struct field *value = field;
	struct kifu_state state;

	return get_state(self, &state) ? value->get((const char *)&state + value->place, 0) : NULL;
}

static PyObject *
get_key(const void *key, unsigned Py_UNUSED(flag))
{
	return PyLong_FromUnsignedLongLong(*(const uint64_t *)key);
}

static PyObject *
is_check(PyObject *self, PyObject *Py_UNUSED(none))
{
	struct kifu_state state;

	return get_state(self, &state) ? PyBool_FromLong(state.check) : NULL;
}

static PyObject *
is_checkmate(PyObject *self, PyObject *Py_UNUSED(none))
{
	struct kifu_state state;

	return get_state(self, &state) ? PyBool_FromLong(state.check && state.moves == 0) : NULL;
}

static PyObject *
legal_moves(PyObject *self, void *Py_UNUSED(none))
{
	struct kifu_move move = { .size = sizeof move };
	PyObject *list = PyList_New(0);

	for (size_t i = 0; kifu_board_move(of(self)->board, i, &move) == KIFU_OK; i++)
		module_append(&list, module_text(move.usi));
	return list;
}

static PyObject *
piece_at(PyObject *self, PyObject *args)
{
	struct kifu_piece piece = { .size = sizeof piece };
	unsigned file, rank;
	enum kifu_result result;

	if (!PyArg_ParseTuple(args, "II:piece_at", &file, &rank))
		return NULL;
	result = kifu_board_piece(of(self)->board, file, rank, &piece);
	if (result != KIFU_OK)
		return fail(self, result);
	if (piece.id == 0)
		Py_RETURN_NONE;
	return record_make(RECORD_PIECE, &piece);
}

/* Stores the side that an argument names. */
static int
convert_side(PyObject *text, void *side)
{
	const char *name = module_utf8(text);

	if (name == NULL)
		return 0;
	*(enum kifu_side *)side = strcmp(name, "white") == 0 ? KIFU_WHITE : KIFU_BLACK;
	if (strcmp(name, "black") == 0 || strcmp(name, "white") == 0)
		return 1;
	PyErr_Format(PyExc_ValueError, "a side is \"black\" or \"white\", not %R", text);
	return 0;
}

static PyObject *
hand(PyObject *self, PyObject *args)
{
	struct kifu_piece piece = { .size = sizeof piece };
	enum kifu_side side;
	PyObject *list;

	if (!PyArg_ParseTuple(args, "O&:hand", convert_side, &side))
		return NULL;
	list = PyList_New(0);
	for (size_t i = 0; kifu_board_hand(of(self)->board, side, i, &piece) == KIFU_OK; i++)
		module_append(&list, record_make(RECORD_PIECE, &piece));
	return list;
}

static PyObject *
points(PyObject *self, PyObject *args, PyObject *keywords)
{
	static char *names[] = { "side", "rules", NULL };
	struct kifu_points is = { .size = sizeof is };
	enum kifu_result result;
	enum kifu_side side;
	const char *rules = NULL;

	if (!PyArg_ParseTupleAndKeywords(
		args, keywords, "O&|z:points", names, convert_side, &side, &rules))
		return NULL;
	result = kifu_board_points(of(self)->board, side, rules, &is);
	return result == KIFU_OK ? record_make(RECORD_POINTS, &is) : fail(self, result);
}

/* --- moves */

static PyObject *
push_usi(PyObject *self, PyObject *usi)
{
	const char *text = module_utf8(usi);

	return text == NULL ? NULL : answer(self, kifu_board_play(of(self)->board, text));
}

static PyObject *
pop(PyObject *self, PyObject *Py_UNUSED(none))
{
	return answer(self, kifu_board_undo(of(self)->board));
}

static PyObject *
faults(PyObject *self, PyObject *usi)
{
	struct finding fault = { { .size = sizeof fault.is }, Py_None };
	const char *text = module_utf8(usi);
	PyObject *list = text == NULL ? NULL : PyList_New(0);
	size_t i;

	for (i = 0;
	     list != NULL && kifu_board_fault(of(self)->board, text, i, &fault.is) == KIFU_OK; i++)
		module_append(&list, record_make(RECORD_FINDING, &fault));
	return list;
}

/* --- as text and pictures */

static PyObject *
position_write(PyObject *self, PyObject *args, PyObject *keywords)
{
	return module_write(of(self)->kifu, of(self)->board, args, keywords);
}

static PyObject *
svg(PyObject *self, PyObject *Py_UNUSED(none))
{
	return PyObject_CallMethod(self, "write", "s", "svg");
}

static PyObject *
text(PyObject *self)
{
	return PyObject_CallMethod(self, "write", "s", "bod");
}

static PyObject *
repr(PyObject *self)
{
	struct kifu_state state;

	return get_state(self, &state) ? PyUnicode_FromFormat("Position('%s')", state.sfen) : NULL;
}

static PyObject *
compare(PyObject *self, PyObject *other, int how)
{
	struct kifu_state a, b;
	bool same;

	if ((how != Py_EQ && how != Py_NE) || Py_TYPE(other) != module_position)
		Py_RETURN_NOTIMPLEMENTED;
	if (!get_state(self, &a) || !get_state(other, &b))
		return NULL;
	same = a.key == b.key && strcmp(a.variant, b.variant) == 0;
	return PyBool_FromLong(same == (how == Py_EQ));
}

static PyMethodDef methods[] = {
	{ "push_usi", push_usi, METH_O,
	    "push_usi(usi)\n\nPlays a legal move, \"7g7f\"; raises Error with what is wrong with "
	    "another." },
	{ "pop", pop, METH_NOARGS, "pop()\n\nTakes the last move back." },
	{ "faults", faults, METH_O,
	    "faults(usi) -> list of Finding\n\nReturns what the linter says of a move; nothing of "
	    "a legal one." },
	{ "is_check", is_check, METH_NOARGS,
	    "is_check() -> bool\n\nReturns whether the side to move is in check." },
	{ "is_checkmate", is_checkmate, METH_NOARGS,
	    "is_checkmate() -> bool\n\nReturns whether it is in check and has no legal move." },
	{ "piece_at", piece_at, METH_VARARGS,
	    "piece_at(file, rank) -> Piece or None\n\nFiles are counted from the right, ranks from "
	    "the top, from 1." },
	{ "hand", hand, METH_VARARGS,
	    "hand(side) -> list of Piece\n\nReturns what a side, \"black\" or \"white\", has in "
	    "hand, with counts." },
	{ "points", MODULE_NAMED(points),
	    "points(side, rules=None) -> Points\n\nCounts an impasse under a rule set of "
	    "kifu-rules(7)." },
	{ "write", MODULE_NAMED(position_write),
	    MODULE_WRITE "Writes the position: \"bod\", \"svg\", \"sfen\"; in other formats as a "
			 "game that begins there." },
	{ "svg", svg, METH_NOARGS, "svg() -> str\n\nReturns a picture." },
	{ "_repr_svg_", svg, METH_NOARGS, "Returns a picture, for notebooks." },
	{ NULL, NULL, 0, NULL },
};

/* A value of struct kifu_state, for get_attribute. */
#define VALUE(get, member)                                                                         \
	(void *)&(const struct field)                                                              \
	{                                                                                          \
		NULL, get, offsetof(struct kifu_state, member), NULL, 0                            \
	}

static PyGetSetDef attributes[] = {
	{ "variant", get_attribute, NULL, "its name, \"shogi\"", VALUE(record_text, variant) },
	{ "sfen", get_attribute, NULL, "with the number of the next move",
	    VALUE(record_text, sfen) },
	{ "width", get_attribute, NULL, "files of the board", VALUE(record_number, width) },
	{ "height", get_attribute, NULL, "ranks of the board", VALUE(record_number, height) },
	{ "turn", get_attribute, NULL, "\"black\" or \"white\": who is to move",
	    VALUE(record_side, side) },
	{ "played", get_attribute, NULL, "moves that pop() can take back",
	    VALUE(record_number, played) },
	{ "occurrences", get_attribute, NULL,
	    "how often the position has occurred, this time included",
	    VALUE(record_number, occurrences) },
	{ "perpetual", get_attribute, NULL,
	    "who has given perpetual check up to the fourth occurrence, or None",
	    VALUE(record_side, perpetual) },
	{ "key", get_attribute, NULL, "the same for equal positions, of one version of the library",
	    VALUE(get_key, key) },
	{ "legal_moves", legal_moves, NULL,
	    "a list of moves of USI; a pass by whichever square once", NULL },
	{ NULL, NULL, NULL, NULL, NULL },
};

static PyType_Slot slots[] = {
	{ Py_tp_doc,
	    (void *)"Position(position=None)\n\nA position from an SFEN, \"startpos\", or the "
		    "name of a variant or handicap; None is the start of shogi.  Moves are played "
		    "and taken back on it.  str() is its board (BOD), and a notebook shows its "
		    "picture." },
	{ Py_tp_new, position_new },
	{ Py_tp_dealloc, position_free },
	{ Py_tp_methods, methods },
	{ Py_tp_getset, attributes },
	{ Py_tp_repr, repr },
	{ Py_tp_str, text },
	{ Py_tp_richcompare, compare },
	{ Py_tp_hash, (void *)PyObject_HashNotImplemented },
	{ 0, NULL },
};

PyType_Spec position_spec = { "kifu.Position", sizeof(struct position), 0, Py_TPFLAGS_DEFAULT,
	slots };
