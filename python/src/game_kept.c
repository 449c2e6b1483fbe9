#include "game.h"

#include <string.h>

void
game_forget(struct game *game)
{
	for (int part = 0; part < KEPTS; part++) {
		if (part != KEPT_TEXT)
			Py_CLEAR(game->kept[part]);
	}
	PyMem_Free(game->nodes);
	PyMem_Free(game->texts);
	game->nodes = NULL;
	game->texts = NULL;
}

static bool
is_present(const struct game *game)
{
	return game->reader->present == game && !game->reader->busy;
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
	    options == NULL ? NULL
			    : open_again(options, game->kept[KEPT_TEXT], game->reader->name, 1);

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
	if (game->reader->present == game)
		game->reader->present = NULL;
	Py_DECREF((PyObject *)game->reader);
	game->reader = reader;
	game->file = reader->name;
	game->own = true;
	reader->present = game;
	return true;
}

/* --- what is kept */

static PyObject *
make_headers(struct game *game)
{
	struct kifu_header header = { .size = sizeof header };
	PyObject *list = PyList_New(0);

	for (size_t i = 0; kifu_header(game->reader->kifu, i, &header) == KIFU_OK; i++)
		module_append(&list, Py_BuildValue("(zss)", header.name, header.key, header.value));
	return list;
}

static PyObject *
make_findings(struct game *game)
{
	return reader_findings(game->reader);
}

static PyObject *
make_suggestions(struct game *game)
{
	struct kifu_suggestion found = { .size = sizeof found };
	PyObject *list = PyList_New(0);

	for (size_t i = 0; kifu_suggestion(game->reader->kifu, i, &found) == KIFU_OK; i++)
		module_append(&list, record_make(RECORD_SUGGESTION, &found));
	return list;
}

static PyObject *
make_text(struct game *game)
{
	const char *text = "";
	size_t size = 0;

	kifu_source(game->reader->kifu, &text, &size);
	return PyBytes_FromStringAndSize(
	    text + game->is.begin, (Py_ssize_t)(game->is.end - game->is.begin));
}

bool
game_keep_part(struct game *game, enum kept part)
{
	static PyObject *(*const makers[])(
	    struct game * game) = { make_headers, make_findings, make_suggestions, make_text };

	if (game->kept[part] == NULL)
		game->kept[part] = makers[part](game);
	return game->kept[part] != NULL;
}

/* Copies a text to *to, which moves on.  Returns the copy. */
static const char *
copy(char **to, const char *text)
{
	size_t size = strlen(text) + 1;
	char *copied = memcpy(*to, text, size);

	*to += size;
	return copied;
}

/* Gives the nodes texts of their own: the library's go when it goes on, or has no memory. */
static bool
copy_texts(struct game *game)
{
	size_t size = 1;
	char *to;

	for (uint32_t i = 0; i < game->count; i++) {
		const struct kifu_node *is = &game->nodes[i].is;

		size += strlen(is->usi) + strlen(is->words) + strlen(is->comment) + 3;
	}
	to = game->texts = PyMem_Malloc(size);
	for (uint32_t i = 0; to != NULL && i < game->count; i++) {
		struct kifu_node *is = &game->nodes[i].is;

		is->usi = copy(&to, is->usi);
		is->words = copy(&to, is->words);
		is->comment = copy(&to, is->comment);
	}
	return to != NULL;
}

/* Copies the nodes of the present game.  Returns false without memory. */
static bool
copy_nodes(struct game *game)
{
	struct node node = { .is.size = sizeof node.is }, *grown;
	enum kifu_result result;
	uint32_t cap = 0;

	while ((result = kifu_node(game->reader->kifu, node.number, &node.is)) == KIFU_OK) {
		if (node.number == cap) {
			cap = cap * 2 + 256;
			grown = PyMem_Realloc(game->nodes, cap * sizeof *grown);
			if (grown == NULL)
				return false;
			game->nodes = grown;
		}
		game->nodes[node.number] = node;
		node.number++;
	}
	game->count = node.number;
	return result != KIFU_NO_MEMORY && copy_texts(game);
}

bool
game_know_nodes(struct game *game)
{
	if (game->nodes != NULL)
		return true;
	if (!game_make_present(game, false))
		return false;
	if (copy_nodes(game))
		return true;
	PyMem_Free(game->nodes);
	game->nodes = NULL;
	PyErr_NoMemory();
	return false;
}

bool
game_keep(struct game *game)
{
	if (!is_present(game))
		return true;
	for (int part = 0; part < KEPTS; part++) {
		if (!game_keep_part(game, (enum kept)part))
			return false;
	}
	return game_know_nodes(game);
}
