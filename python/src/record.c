#include "module.h"

PyObject *
record_text(const void *value, unsigned Py_UNUSED(flag))
{
	return module_text(*(const char *const *)value);
}

PyObject *
record_number(const void *value, unsigned Py_UNUSED(flag))
{
	return PyLong_FromUnsignedLong(*(const uint32_t *)value);
}

PyObject *
record_side(const void *value, unsigned Py_UNUSED(flag))
{
	static const char *const names[] = { "black", "white", NULL };

	return module_text(names[*(const enum kifu_side *)value]);
}

/* A place in a game's text, less than 0 before it. */
static PyObject *
get_place(const void *value, unsigned Py_UNUSED(flag))
{
	return PyLong_FromLong(*(const int32_t *)value);
}

static PyObject *
get_kind(const void *value, unsigned Py_UNUSED(flag))
{
	static const char *const names[] = { "unplayed", "move", "drop", "pass", "ending" };

	return module_text(names[*(const enum kifu_kind *)value]);
}

static PyObject *
get_time(const void *value, unsigned Py_UNUSED(flag))
{
	int64_t milliseconds = *(const int64_t *)value;

	if (milliseconds < 0)
		Py_RETURN_NONE;
	return PyLong_FromLongLong(milliseconds);
}

static PyObject *
get_flag(const void *value, unsigned flag)
{
	return PyBool_FromLong((*(const unsigned *)value & flag) != 0);
}

static PyObject *
get_truth(const void *value, unsigned Py_UNUSED(flag))
{
	return PyBool_FromLong(*(const int *)value);
}

static PyObject *
get_object(const void *value, unsigned Py_UNUSED(flag))
{
	PyObject *object = *(PyObject *const *)value;

	Py_INCREF(object);
	return object;
}

#define AT(type, member) offsetof(struct type, member)

static const struct field move_fields[] = {
	{ "usi", record_text, AT(node, is.usi), "the move, \"7g7f\"; \"\" if there is none" },
	{ "words", record_text, AT(node, is.words), "as the record has it" },
	{ "side", record_side, AT(node, is.side), "\"black\" or \"white\": who moved" },
	{ "kind", get_kind, AT(node, is.kind),
	    "\"move\", \"drop\", \"pass\", \"ending\" or \"unplayed\"" },
	{ "ending", record_text, AT(node, is.ending), "the ending's name, or None" },
	{ "comment", record_text, AT(node, is.comment), "its lines, joined by LF" },
	{ "spent", get_time, AT(node, is.spent), "milliseconds for this move, or None" },
	{ "total", get_time, AT(node, is.total), "milliseconds used so far, or None" },
	{ "promotes", get_flag, AT(node, is.flags), "whether the piece promotes", KIFU_PROMOTES },
	{ "check", get_flag, AT(node, is.flags), "whether it gives check", KIFU_CHECK },
	{ "illegal", get_flag, AT(node, is.flags), "whether it breaks a law, but was played",
	    KIFU_ILLEGAL },
	{ "excused", get_flag, AT(node, is.flags), "whether the record ends with that foul",
	    KIFU_EXCUSED },
	{ "node", record_number, AT(node, number), "its number in the game's tree" },
	{ "next", record_number, AT(node, is.next), "the node that follows; 0: none" },
	{ "alternative", record_number, AT(node, is.alternative),
	    "the next variation of this move; 0: none" },
	{ "line", record_number, AT(node, is.line), "of its words, from 1" },
	{ "column", record_number, AT(node, is.column), "in characters, from 1" },
};

static const struct field finding_fields[] = {
	{ "rule", record_text, AT(finding, is.rule), "\"nifu\"" },
	{ "severity", record_text, AT(finding, is.severity), "\"error\", \"warning\" or \"note\"" },
	{ "message", record_text, AT(finding, is.message), "in English" },
	{ "message_ja", record_text, AT(finding, is.message_ja), "in Japanese" },
	{ "file", get_object, AT(finding, file), "its name, or None" },
	{ "game", record_number, AT(finding, is.game), "from 1; 0: the file as a whole" },
	{ "ply", record_number, AT(finding, is.ply), "from 1; 0: none" },
	{ "line", record_number, AT(finding, is.line), "from 1; 0: none" },
	{ "column", record_number, AT(finding, is.column), "in characters, from 1" },
	{ "end_line", record_number, AT(finding, is.end_line), "of the end" },
	{ "end_column", record_number, AT(finding, is.end_column), "of the end" },
};

static const struct field piece_fields[] = {
	{ "name", record_text, AT(kifu_piece, name), "\"promoted silver\"" },
	{ "side", record_side, AT(kifu_piece, side), "\"black\" or \"white\"" },
	{ "promoted", get_truth, AT(kifu_piece, promoted), "whether it is" },
	{ "name_ja", record_text, AT(kifu_piece, name_ja), "as in a KIF move" },
	{ "csa", record_text, AT(kifu_piece, csa), "\"NG\", or \"\"" },
	{ "id", record_number, AT(kifu_piece, id), "in its variant, without its side" },
	{ "count", record_number, AT(kifu_piece, count), "of them in hand; on a square 0" },
};

static const struct field points_fields[] = {
	{ "entered", get_truth, AT(kifu_points, entered),
	    "whether its king is in the promotion zone" },
	{ "pieces", record_number, AT(kifu_points, pieces), "its other pieces there" },
	{ "points", record_number, AT(kifu_points, points), "of these and those in hand" },
	{ "total", record_number, AT(kifu_points, total), "of all its pieces" },
	{ "verdict", record_text, AT(kifu_points, verdict), "\"win\", \"draw\", \"lose\" or None" },
};

static const struct field suggestion_fields[] = {
	{ "kind", record_text, AT(kifu_suggestion, kind),
	    "\"replace\", \"insert\", \"remove\", \"swap\" or \"sides\"" },
	{ "fit", record_text, AT(kifu_suggestion, fit), "\"sure\", \"whole\" or \"part\"" },
	{ "usi", record_text, AT(kifu_suggestion, usi), "the move, or \"\"" },
	{ "move", record_text, AT(kifu_suggestion, move), "the same in Japanese" },
	{ "count", record_number, AT(kifu_suggestion, count), "changes that fit" },
	{ "node", record_number, AT(kifu_suggestion, node), "where in the tree" },
	{ "ply", record_number, AT(kifu_suggestion, ply), "of that node" },
	{ "other", record_number, AT(kifu_suggestion, with),
	    "the other move that is swapped or removed; 0: none" },
	{ "after", record_number, AT(kifu_suggestion, after), "legal moves that follow" },
};

static const struct field fix_fields[] = {
	{ "begin", get_place, AT(kifu_fix, begin), "the first byte" },
	{ "end", get_place, AT(kifu_fix, end), "the byte after the last" },
	{ "text", record_text, AT(kifu_fix, text), "what replaces them" },
	{ "unsafe", get_truth, AT(kifu_fix, unsafe), "whether it may change the game" },
};

#define FIELDS(fields) fields, sizeof(fields) / sizeof *(fields)

static const struct {
	const char *name, *doc;
	const struct field *fields;
	int count;
} kinds[RECORDS] = {
	[RECORD_MOVE] = { "kifu.Move",
	    "A move, an ending or the start, as a node of a game's tree.", FIELDS(move_fields) },
	[RECORD_FINDING] = { "kifu.Finding", "What the linter says, and where.",
	    FIELDS(finding_fields) },
	[RECORD_PIECE] = { "kifu.Piece", "A piece on a square or in hand.", FIELDS(piece_fields) },
	[RECORD_POINTS] = { "kifu.Points",
	    "Points of a side in an impasse, and what declaring is worth.", FIELDS(points_fields) },
	[RECORD_SUGGESTION] = { "kifu.Suggestion",
	    "A small change after which the rest can be played.", FIELDS(suggestion_fields) },
	[RECORD_FIX] = { "kifu.Fix",
	    "A change of Game.source: its bytes from begin to end become text.",
	    FIELDS(fix_fields) },
};

static PyTypeObject *types[RECORDS];

PyObject *
record_make(enum record kind, const void *is)
{
	PyObject *record = PyStructSequence_New(types[kind]);

	for (int i = 0; record != NULL && i < kinds[kind].count; i++) {
		const struct field *field = &kinds[kind].fields[i];
		PyObject *value = field->get((const char *)is + field->place, field->flag);

		if (value == NULL)
			Py_CLEAR(record);
		else
			PyStructSequence_SetItem(record, i, value);
	}
	return record;
}

bool
record_add_types(PyObject *module)
{
	enum { FIELDS_MAX = 20 };

	for (int kind = 0; kind < RECORDS; kind++) {
		PyStructSequence_Field fields[FIELDS_MAX] = { { NULL, NULL } };
		PyStructSequence_Desc type = { kinds[kind].name, kinds[kind].doc, fields,
			kinds[kind].count };

		for (int i = 0; i < kinds[kind].count; i++) {
			fields[i].name = kinds[kind].fields[i].name;
			fields[i].doc = kinds[kind].fields[i].doc;
		}
		types[kind] = PyStructSequence_NewType(&type);
		if (!module_add_type(module, kinds[kind].name, types[kind]))
			return false;
	}
	return true;
}
