#ifndef CMD_DEDUP_DEDUP_ROWS_H
#define CMD_DEDUP_DEDUP_ROWS_H

#include "cmd/dedup/dedup_chunks.h"
#include "cmd/dedup/dedup_games.h"
#include "cmd/visit/row_visitor.h"

/* What is printed about games that stand more than once: their file and these columns. */

/* In their order; the first four are not among the differences. */
enum dedup_column {
	DEDUP_key,
	DEDUP_line,
	DEDUP_game,
	DEDUP_plies,
	DEDUP_date,
	DEDUP_event,
	DEDUP_site,
	DEDUP_opening,
	DEDUP_black,
	DEDUP_white,
	DEDUP_time_limit,
	DEDUP_ending,
	DEDUP_winner,
	DEDUP_file, /* not a column of the table: the name as the report has it */
	DEDUP_COLUMNS
};

extern const struct columns dedup_columns;
extern const struct row_plan dedup_row_plan;

struct dedup_row {
	uint32_t game;
	struct str text; /* its cells; empty: not read yet */
};

/* The rows of some groups, by game: as many as are held at once. */
struct dedup_rows {
	struct arena arena;
	struct buffer scratch;
	struct dedup_row *list;
	size_t count, cap;
	uint32_t from, to;  /* the groups of the first games from here on, to before there */
	size_t asked, next; /* the next row whose file is wanted, and to be filled */
	uint32_t file;      /* the file that is being read */
};

void dedup_rows_init(struct dedup_rows *rows, struct memory *memory);
void dedup_rows_free(struct dedup_rows *rows);

/* Chooses the next groups: rows for about one game in 16 are held at once.  Returns false if there
 * are no more. */
bool dedup_rows_choose(struct dedup_rows *rows, const struct dedup_games *games);

/* Returns whether the file has a game of these groups; to be asked for the files in order. */
bool dedup_rows_want(struct dedup_rows *rows, const struct dedup_games *games, uint32_t file);

/* Finds the chunks that hold these games of the file that dedup_rows_want said yes to last, as
 * dedup_chunks_find does. */
size_t dedup_rows_ranges(struct dedup_rows *rows, const struct dedup_games *games,
    const struct dedup_chunks *chunks, const struct chunk_range **ranges);

/* Keeps the row of the next game of the file that is being read, if it is one of these. */
void dedup_rows_add(
    struct dedup_rows *rows, const struct dedup_games *games, const struct result_item *item);

/* Ends the file that is being read. */
void dedup_rows_end_file(struct dedup_rows *rows, const struct dedup_games *games);

/* Returns the row of a game of these groups. */
const struct dedup_row *dedup_rows_of(const struct dedup_rows *rows, uint32_t game);

/* Sets cells to those of the row. */
void dedup_row_cells(const struct dedup_row *row, struct str cells[static DEDUP_COLUMNS]);

#endif
