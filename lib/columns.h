#ifndef LIB_COLUMNS_H
#define LIB_COLUMNS_H

#include "lib/columns_move.h"

/* What a row of kifu table says of a game, and of it the JSON of all commands. */

enum column {
#define COLUMN(id, ...) COLUMN_##id,
#include "lib/columns.def"
#undef COLUMN
	COLUMN_COUNT
};

enum column_kind { COLUMN_KIND_text, COLUMN_KIND_code, COLUMN_KIND_number };

/* What a row is of, and a column. */
enum column_each { EACH_game, EACH_move, EACH_any };

/* One row of columns.def, where it is explained. */
struct column_row {
	const char *name;
	enum column_kind kind;
	bool usual;
	enum column_each each;
	void (*add)(const struct game_row *row, struct buffer *out);
	const char *what;
};

extern const struct column_row column_rows[COLUMN_COUNT];

/* The columns that are wanted, in their order. */
struct columns {
	enum column list[COLUMN_COUNT];
	size_t count;
	enum column_each each; /* game or move */
};

/* Returns whether rows of this kind have the column. */
static inline bool
columns_fit(enum column column, enum column_each each)
{
	return column_rows[column].each != EACH_move || each == EACH_move;
}

/* Returns whether a column is wanted. */
bool columns_have(const struct columns *columns, enum column column);

/* Returns the cells of the session's present game in arena, one for each of the columns; counts: of
 * its findings, by enum severity.  An empty cell: it is not known.  scratch is overwritten: it
 * holds all cells. */
const struct str *columns_cells(const struct columns *columns, const struct session *session,
    const size_t *counts, struct buffer *scratch, struct arena *arena);

/* Returns the cell of column i of a game.  Its number and its line, which are known when the
 * results of a file that workers share are in order, are formatted into number. */
enum { COLUMNS_NUMBER = 24 };
struct str columns_cell(const struct columns *columns, size_t i, const struct game_summary *game,
    const struct str *cells, char number[static COLUMNS_NUMBER]);

/* Appends a cell as a member of an object: null where it is empty. */
void columns_member(enum column column, struct str cell, struct buffer *out);

/* The columns that a game has in JSON. */
extern const struct columns columns_of_game;

/* Appends a game's cells as members of an object. */
void columns_members(const struct columns *columns, const struct game_summary *game,
    const struct str *cells, struct buffer *out);

/* Appends a JSON object for a game in file, without its '}': the caller may add members.  cells:
 * those of columns_of_game; NULL: none. */
void columns_game_json(
    const struct game_summary *game, struct str file, const struct str *cells, struct buffer *out);

#endif
