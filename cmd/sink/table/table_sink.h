#ifndef CMD_SINK_TABLE_TABLE_SINK_H
#define CMD_SINK_TABLE_TABLE_SINK_H

#include "cmd/host/program.h"
#include "cmd/visit/row_visitor.h"

/* kifu table: its rows, on standard output. */

enum table_form { TABLE_text, TABLE_csv, TABLE_tsv, TABLE_ndjson };

struct table_sink {
	const struct columns *columns;
	enum table_form form;
	bool safe_cells; /* no cell of csv and tsv begins as a formula does */
	struct {
		bool mark;           /* csv, tsv: begins with a byte order mark */
		enum encoding to;    /* of csv and tsv; unknown: UTF-8 */
		struct codec *codec; /* for it; NULL: UTF-8 */
		size_t gaps;         /* characters that it lacks */
	} coding;
	struct output *out;
	size_t screen; /* text: columns of the terminal, which rows are cut to fit; 0: it is none */
	/* text: rows are held until their widths are known */
	struct buffer cells;   /* of the rows that are held, escaped; other forms: the last line */
	struct buffer lengths; /* of each of them: a size_t */
	size_t widths[COLUMN_COUNT]; /* other forms: where a game's cells end in its first line */
	size_t shared;               /* the first columns, the same in all rows of a game */
	bool joined;                 /* the others stand in memory as they are written */
};

/* Returns what separates the cells of csv and tsv. */
char table_sink_separator(const struct table_sink *table);

/* Begins a table: writes its head.  The caller has set the members before cells. */
void table_sink_begin(struct table_sink *table, struct memory *memory);

/* Adds rows of a game, the cells of one after those of the other. */
void table_sink_rows(struct table_sink *table, const struct game_summary *game,
    const struct str *cells, size_t count);

/* Writes what is held. */
void table_sink_end(struct table_sink *table);

#endif
