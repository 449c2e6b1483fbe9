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
position_make(struct kifu_board *board, struct kifu *kifu, struct reader *owner)
{
	struct position *position = PyObject_New(struct position, module_position);

	if (position == NULL) {
		kifu_board_free(board);
		return NULL;
	}
	position->board = board;
	position->kifu = kifu;
	position->owner = owner;
	Py_XINCREF((PyObject *)owner);
	if (owner != NULL)
		owner->positions++;
	return (PyObject *)position;
}

static PyObject *
position_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
	static char *names[] = { "position", NULL };
	const char *text = NULL;
	struct kifu_board *board;
	enum kifu_result result;

	(void)type;
	if (!PyArg_ParseTupleAndKeywords(args, keywords, "|z:Position", names, &text))
		return NULL;
	if (common == NULL && (common = kifu_new(NULL)) == NULL)
		return PyErr_NoMemory();
	result = kifu_board_new(common, text, &board);
	return result == KIFU_OK ? position_make(board, common, NULL)
				 : module_raise(common, result, NULL);
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

enum attribute { VARIANT, SFEN, WIDTH, HEIGHT, TURN, PLAYED, OCCURRENCES, PERPETUAL, KEY };

static PyObject *
get_attribute(PyObject *self, void *which)
{
	struct kifu_state state;

	if (!get_state(self, &state))
		return NULL;
	switch ((enum attribute)(size_t)which) {
	case VARIANT:
		return module_text(state.variant);
	case SFEN:
		return module_text(state.sfen);
	case WIDTH:
		return PyLong_FromUnsignedLong(state.width);
	case HEIGHT:
		return PyLong_FromUnsignedLong(state.height);
	case TURN:
		return module_side(state.side);
	case PLAYED:
		return PyLong_FromUnsignedLong(state.played);
	case OCCURRENCES:
		return PyLong_FromUnsignedLong(state.occurrences);
	case PERPETUAL:
		return module_side(state.perpetual);
	case KEY:
		break;
	}
	return PyLong_FromUnsignedLongLong(state.key);
}

static PyObject *
is_check(PyObject *self, PyObject *none)
{
	struct kifu_state state;

	(void)none;
	return get_state(self, &state) ? PyBool_FromLong(state.check) : NULL;
}

static PyObject *
is_checkmate(PyObject *self, PyObject *none)
{
	struct kifu_state state;

	(void)none;
	return get_state(self, &state) ? PyBool_FromLong(state.check && state.moves == 0) : NULL;
}

static PyObject *
get_move(void *board, size_t i)
{
	struct kifu_move move = { .size = sizeof move };

	return kifu_board_move(board, i, &move) == KIFU_OK ? module_text(move.usi) : NULL;
}

static PyObject *
legal_moves(PyObject *self, void *none)
{
	(void)none;
	return module_list(get_move, of(self)->board);
}

static PyObject *
piece_of(const struct kifu_piece *piece)
{
	PyObject *const items[] = { module_text(piece->name), module_side(piece->side),
		PyBool_FromLong(piece->promoted), module_text(piece->name_ja),
		module_text(piece->csa), PyLong_FromUnsignedLong(piece->id),
		PyLong_FromUnsignedLong(piece->count) };

	return module_record(module_piece, items, sizeof items / sizeof *items);
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
	return piece_of(&piece);
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

/* What is asked of a board. */
struct asked {
	struct kifu_board *board;
	enum kifu_side side;
	const char *usi;
};

static PyObject *
get_held(void *of, size_t i)
{
	const struct asked *asked = of;
	struct kifu_piece piece = { .size = sizeof piece };

	return kifu_board_hand(asked->board, asked->side, i, &piece) == KIFU_OK ? piece_of(&piece)
										: NULL;
}

static PyObject *
hand(PyObject *self, PyObject *args)
{
	struct asked asked = { .board = of(self)->board };

	if (!PyArg_ParseTuple(args, "O&:hand", convert_side, &asked.side))
		return NULL;
	return module_list(get_held, &asked);
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
	if (result != KIFU_OK)
		return fail(self, result);
	PyObject *const items[] = { PyBool_FromLong(is.entered), PyLong_FromUnsignedLong(is.pieces),
		PyLong_FromUnsignedLong(is.points), PyLong_FromUnsignedLong(is.total),
		module_text(is.verdict) };

	return module_record(module_points, items, sizeof items / sizeof *items);
}

/* --- moves */

static PyObject *
push_usi(PyObject *self, PyObject *usi)
{
	const char *text = module_utf8(usi);
	enum kifu_result result;

	if (text == NULL)
		return NULL;
	result = kifu_board_play(of(self)->board, text);
	if (result != KIFU_OK)
		return fail(self, result);
	Py_RETURN_NONE;
}

static PyObject *
pop(PyObject *self, PyObject *none)
{
	enum kifu_result result = kifu_board_undo(of(self)->board);

	(void)none;
	if (result != KIFU_OK)
		return fail(self, result);
	Py_RETURN_NONE;
}

static PyObject *
get_fault(void *of, size_t i)
{
	const struct asked *asked = of;
	struct kifu_finding finding = { .size = sizeof finding };

	return kifu_board_fault(asked->board, asked->usi, i, &finding) == KIFU_OK
		   ? module_finding_of(&finding, Py_None)
		   : NULL;
}

static PyObject *
faults(PyObject *self, PyObject *usi)
{
	struct asked asked = { .board = of(self)->board, .usi = module_utf8(usi) };

	return asked.usi == NULL ? NULL : module_list(get_fault, &asked);
}

/* --- as text and pictures */

static enum kifu_result
write_board(void *board, const char *format, const struct kifu_writing *how, const char **text,
    size_t *size)
{
	return kifu_board_write(board, format, how, text, size);
}

static PyObject *
position_write(PyObject *self, PyObject *args, PyObject *keywords)
{
	return module_write(write_board, of(self)->board, of(self)->kifu, args, keywords);
}

static PyObject *
svg(PyObject *self, PyObject *none)
{
	(void)none;
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
	    "a "
	    "legal one." },
	{ "is_check", is_check, METH_NOARGS,
	    "is_check() -> bool\n\nReturns whether the side to move is in check." },
	{ "is_checkmate", is_checkmate, METH_NOARGS,
	    "is_checkmate() -> bool\n\nReturns whether it is in check and has no legal move." },
	{ "piece_at", piece_at, METH_VARARGS,
	    "piece_at(file, rank) -> Piece or None\n\nFiles are counted from the right, ranks from "
	    "the "
	    "top, from 1." },
	{ "hand", hand, METH_VARARGS,
	    "hand(side) -> list of Piece\n\nReturns what a side, \"black\" or \"white\", has in "
	    "hand, "
	    "with counts." },
	{ "points", (PyCFunction)(void (*)(void))points, METH_VARARGS | METH_KEYWORDS,
	    "points(side, rules=None) -> Points\n\nCounts an impasse under a rule set of "
	    "kifu-rules(7)." },
	{ "write", (PyCFunction)(void (*)(void))position_write, METH_VARARGS | METH_KEYWORDS,
	    "write(format, *, encoding=None, mainline_only=False, flip=False, japanese=False, "
	    "letters=None, to_file=False, later=False) -> str or bytes"
	    "\n\nWrites the position: \"bod\", \"svg\", \"sfen\"; in other formats as a game that "
	    "begins "
	    "there." },
	{ "svg", svg, METH_NOARGS, "svg() -> str\n\nReturns a picture." },
	{ "_repr_svg_", svg, METH_NOARGS, "Returns a picture, for notebooks." },
	{ NULL, NULL, 0, NULL },
};

#define ATTRIBUTE(name, which, doc)                                                                \
	{                                                                                          \
		name, get_attribute, NULL, doc, (void *)(size_t)(which)                            \
	}

static PyGetSetDef attributes[] = {
	ATTRIBUTE("variant", VARIANT, "its name, \"shogi\""),
	ATTRIBUTE("sfen", SFEN, "with the number of the next move"),
	ATTRIBUTE("width", WIDTH, "files of the board"),
	ATTRIBUTE("height", HEIGHT, "ranks of the board"),
	ATTRIBUTE("turn", TURN, "\"black\" or \"white\": who is to move"),
	ATTRIBUTE("played", PLAYED, "moves that pop() can take back"),
	ATTRIBUTE(
	    "occurrences", OCCURRENCES, "how often the position has occurred, this time included"),
	ATTRIBUTE("perpetual", PERPETUAL,
	    "who has given perpetual check up to the fourth occurrence, or None"),
	ATTRIBUTE("key", KEY, "the same for equal positions, of one version of the library"),
	{ "legal_moves", legal_moves, NULL, "a list of moves of USI", NULL },
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
