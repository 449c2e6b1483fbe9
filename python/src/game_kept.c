#include "game.h"

#include <stdlib.h>
#include <string.h>

void
game_forget(struct game *game)
{
	Py_CLEAR(game->headers);
	Py_CLEAR(game->findings);
	Py_CLEAR(game->suggestions);
	PyMem_Free(game->nodes);
	PyMem_Free(game->pool);
	game->nodes = NULL;
	game->pool = NULL;
	game->pool_size = game->pool_cap = 0;
}

static bool
is_present(const struct game *game)
{
	return game->serial == game->reader->serial && !game->reader->busy;
}

/* --- reading a game again */

/* Returns a reader that has come to game number of the bytes, or NULL with an exception. */
static struct reader *
open_again(PyObject *options, PyObject *bytes, PyObject *name, unsigned number)
{
	struct reader *reader = reader_make(options, bytes, name);
	enum kifu_result result = KIFU_OK;

	if (reader == NULL)
		return NULL;
	for (unsigned i = 0; i <= number && result == KIFU_OK; i++) {
		if (!reader_run(reader, i == 0, &result))
			break;
	}
	if (PyErr_Occurred() == NULL && result != KIFU_OK)
		module_raise(reader->kifu, result, name);
	if (PyErr_Occurred() == NULL)
		return reader;
	Py_DECREF((PyObject *)reader);
	return NULL;
}

/* Returns the options of a game's text alone: its format is known, and it is UTF-8. */
static PyObject *
options_of_text(const struct game *game)
{
	PyObject *o = game->reader->options;

	return Py_BuildValue("(zsOOOO)", game->is.format, "utf-8", PyTuple_GetItem(o, 2),
	    PyTuple_GetItem(o, 3), PyTuple_GetItem(o, 4), PyTuple_GetItem(o, 5));
}

/* Opens the game again from its text, or from all the bytes if its text alone is not the same. */
static struct reader *
reopen(const struct game *game)
{
	struct kifu_game is = { .size = sizeof is };
	PyObject *options = options_of_text(game);
	struct reader *reader =
	    options == NULL ? NULL : open_again(options, game->text, game->reader->name, 1);

	Py_XDECREF(options);
	if (reader != NULL && kifu_game(reader->kifu, &is) == KIFU_OK &&
	    is.plies == game->is.plies && is.headers == game->is.headers &&
	    is.verdict == game->is.verdict)
		return reader;
	PyErr_Clear();
	Py_XDECREF((PyObject *)reader);
	return open_again(
	    game->reader->options, game->reader->bytes, game->reader->name, game->is.number);
}

bool
game_make_present(struct game *game, bool own)
{
	struct reader *reader;

	if (is_present(game) && (game->own || !own))
		return true;
	if (game->reader->busy) {
		PyErr_SetString(PyExc_RuntimeError, "another thread reads with this reader");
		return false;
	}
	if (!game_keep(game))
		return false;
	reader = reopen(game);
	if (reader == NULL)
		return false;
	if (game->reader->last == game)
		game->reader->last = NULL;
	Py_DECREF((PyObject *)game->reader);
	game->reader = reader;
	game->serial = reader->serial;
	game->own = true;
	reader->last = game;
	return true;
}

/* --- what is kept */

/* Stores a text with its NUL in the pool.  Returns its place; 0 (the empty text) without memory. */
static uint32_t
pool(struct game *game, const char *text)
{
	size_t n = strlen(text) + 1, at = game->pool_size;

	if (n == 1 && at > 0)
		return 0;
	if (at + n > game->pool_cap) {
		size_t cap = (at + n) * 2 + 256;
		char *grown = PyMem_Realloc(game->pool, cap);

		if (grown == NULL)
			return 0;
		game->pool = grown;
		game->pool_cap = cap;
	}
	memcpy(game->pool + at, text, n);
	game->pool_size += n;
	return (uint32_t)at;
}

static void
keep_node(struct game *game, const struct kifu_node *node)
{
	game->nodes[game->count++] = (struct kept_node){ .next = node->next,
		.alternative = node->alternative,
		.line = node->line,
		.column = node->column,
		.usi = pool(game, node->usi),
		.words = pool(game, node->words),
		.comment = pool(game, node->comment),
		.spent = node->spent,
		.total = node->total,
		.ending = node->ending,
		.kind = (uint8_t)node->kind,
		.side = (uint8_t)node->side,
		.flags = (uint8_t)node->flags };
}

bool
game_keep_nodes(struct game *game)
{
	struct kifu_node node = { .size = sizeof node };
	uint32_t cap = 0;

	if (game->nodes != NULL)
		return true;
	game->count = 0;
	pool(game, "");
	for (uint32_t i = 0; kifu_node(game->reader->kifu, i, &node) == KIFU_OK; i++) {
		if (i == cap) {
			struct kept_node *grown;

			cap = cap * 2 + 256;
			grown = PyMem_Realloc(game->nodes, cap * sizeof *grown);
			if (grown == NULL) {
				PyErr_NoMemory();
				return false;
			}
			game->nodes = grown;
		}
		keep_node(game, &node);
	}
	return true;
}

static PyObject *
get_header(void *kifu, size_t i)
{
	struct kifu_header header = { .size = sizeof header };

	return kifu_header(kifu, i, &header) == KIFU_OK
		   ? Py_BuildValue("(zss)", header.name, header.key, header.value)
		   : NULL;
}

bool
game_keep_headers(struct game *game)
{
	if (game->headers == NULL)
		game->headers = module_list(get_header, game->reader->kifu);
	return game->headers != NULL;
}

bool
game_keep_findings(struct game *game)
{
	if (game->findings == NULL)
		game->findings = reader_findings(game->reader);
	return game->findings != NULL;
}

static PyObject *
get_suggestion(void *kifu, size_t i)
{
	struct kifu_suggestion found = { .size = sizeof found };

	if (kifu_suggestion(kifu, i, &found) != KIFU_OK)
		return NULL;
	PyObject *const items[] = { module_text(found.kind), module_text(found.fit),
		module_text(found.usi), module_text(found.move),
		PyLong_FromUnsignedLong(found.count), PyLong_FromUnsignedLong(found.node),
		PyLong_FromUnsignedLong(found.ply), PyLong_FromUnsignedLong(found.with),
		PyLong_FromUnsignedLong(found.after) };

	return module_record(module_suggestion, items, sizeof items / sizeof *items);
}

bool
game_keep_suggestions(struct game *game)
{
	if (game->suggestions == NULL)
		game->suggestions = module_list(get_suggestion, game->reader->kifu);
	return game->suggestions != NULL;
}

bool
game_keep_text(struct game *game)
{
	const char *text = "";
	size_t size = 0;

	if (game->text != NULL || game->reader->bytes == NULL)
		return true;
	kifu_source(game->reader->kifu, &text, &size);
	game->text = PyBytes_FromStringAndSize(
	    text + game->is.begin, (Py_ssize_t)(game->is.end - game->is.begin));
	return game->text != NULL;
}

bool
game_keep(struct game *game)
{
	if (!is_present(game))
		return true;
	return game_keep_nodes(game) && game_keep_headers(game) && game_keep_findings(game) &&
	       game_keep_suggestions(game) && game_keep_text(game);
}

/* --- nodes */

static PyObject *
time_of(int64_t milliseconds)
{
	if (milliseconds < 0)
		Py_RETURN_NONE;
	return PyLong_FromLongLong(milliseconds);
}

static PyObject *
flag(const struct kept_node *node, unsigned which)
{
	return PyBool_FromLong((node->flags & which) != 0);
}

PyObject *
game_move(const struct game *game, uint32_t i)
{
	static const char *const kinds[] = { "unplayed", "move", "drop", "pass", "ending" };
	const struct kept_node *node = &game->nodes[i];
	PyObject *const items[] = { module_text(game->pool + node->usi),
		module_text(game->pool + node->words), module_side((enum kifu_side)node->side),
		module_text(kinds[node->kind]), module_text(node->ending),
		module_text(game->pool + node->comment), time_of(node->spent), time_of(node->total),
		flag(node, KIFU_PROMOTES), flag(node, KIFU_CHECK), flag(node, KIFU_ILLEGAL),
		flag(node, KIFU_EXCUSED), PyLong_FromUnsignedLong(i),
		PyLong_FromUnsignedLong(node->next), PyLong_FromUnsignedLong(node->alternative),
		PyLong_FromUnsignedLong(node->line), PyLong_FromUnsignedLong(node->column) };

	return module_record(module_move, items, sizeof items / sizeof *items);
}

bool
game_know_nodes(struct game *game)
{
	return game->nodes != NULL || (game_make_present(game, false) && game_keep_nodes(game));
}

PyObject *
game_line(struct game *game, bool words)
{
	PyObject *list = game_know_nodes(game) ? PyList_New(0) : NULL;
	uint32_t i = list == NULL || game->count == 0 ? 0 : game->nodes[0].next;

	for (; list != NULL && i != 0; i = game->nodes[i].next) {
		PyObject *one;

		if (words && game->nodes[i].usi == 0)
			break;
		one = words ? module_text(game->pool + game->nodes[i].usi) : game_move(game, i);
		if (one == NULL || PyList_Append(list, one) != 0)
			Py_CLEAR(list);
		Py_XDECREF(one);
	}
	return list;
}
