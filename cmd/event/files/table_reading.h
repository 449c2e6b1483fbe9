#ifndef CMD_EVENT_FILES_TABLE_READING_H
#define CMD_EVENT_FILES_TABLE_READING_H

#include "cmd/event/event.h"
#include "cmd/host/hash.h"

/* What the readers of tables and of event.ini share. */

/* At most this many findings of bad-table are added for a file, and one that says so. */
enum { TABLE_FAULTS_MAX = 100 };

/* A text that is read line by line into a table. */
struct table_reading {
	struct event *event;
	struct table *table;
	struct str body;
	uint32_t at;            /* where the next line begins */
	uint32_t line;          /* number of the current one, from 1; 0: none yet */
	struct str words;       /* the current line, without its end */
	struct str known;       /* of it: the rest after a place whose column is known */
	uint32_t column;        /* that column */
	unsigned faults;        /* reported */
	bool full;              /* it has more entrants than are read, which was reported */
	struct hash_table seen; /* 1 + entrant by the hash of his name */
};

/* Begins to read body (see table_decode) into table. */
void table_begin(
    struct table_reading *reading, struct event *event, struct table *table, struct str body);
void table_end(struct table_reading *reading);

/* Moves to the next line.  Returns false at the end. */
bool table_next_line(struct table_reading *reading);

/* Returns the place of a part of the current line.  Parts are best asked for in their order. */
struct event_place table_place(struct table_reading *reading, struct str part);

/* Report bad-table: what args say; the phrase, whose {1} are the words, if it has that; the same at
 * the words, a part of the current line. */
void table_report(struct table_reading *reading, struct event_place at, const struct arg *args);
void table_fault(
    struct table_reading *reading, struct event_place at, enum phrase phrase, struct str words);
void table_wrong(struct table_reading *reading, enum phrase phrase, struct str words);

/* Adds an entrant.  Returns NULL, after reporting it once, if there are too many. */
struct entrant *table_add_entrant(
    struct table_reading *reading, struct str name, struct event_place at);

/* As table_add_entrant, for a row whose name is in parts; words: all of it. */
struct entrant *table_add_player(struct table_reading *reading, struct str given, struct str family,
    struct str number, struct str words);

/* Returns the entrant with exactly this name, who is added if he is new; EVENT_NONE for an empty
 * name, and if there are too many. */
uint32_t table_entrant(struct table_reading *reading, struct str name, struct event_place at);

/* Adds a cell, and its opponent's, with his outcome, if it has one.  Its player may be EVENT_NONE:
 * then only his. */
void table_add_pair(struct table_reading *reading, const struct cell *cell, enum outcome opponents);

/* Adds a cell. */
void table_add_cell(struct table_reading *reading, const struct cell *cell);

/* Returns the cell as its opponent has it. */
struct cell table_mirror(const struct cell *cell);

/* Read all of s: a number of at most max; points such as 2.5 or 2½; one day or two: 2026-05-02,
 * 2026-05-02/03, 2026-05-31/06-01, 2026-05-02..2026-05-03.  Return false if it is none. */
bool table_count(struct str s, uint32_t max, uint32_t *count);
bool table_points(struct str s, double *points);
bool table_days(struct str s, uint32_t *from, uint32_t *to);

/* Finds the handicap of FESA's code, in any case: *name is empty for sente alone (S, M).  Returns
 * whether there is one. */
bool table_handicap(struct str code, struct str *name);

/* Returns the code of a handicap's name, or NULL. */
const char *table_handicap_code(struct str name);

/* Decodes bytes into the event's arena.  ENCODING_unknown: detects the encoding. */
struct str table_decode(struct event *event, struct str bytes, enum encoding encoding);

/* Reads a grid line by line.  read_row returns whether the current line is a row, and reads it;
 * read_heading reads lines before the first. */
void table_each_row(struct table_reading *reading, bool (*read_row)(void *arg),
    void (*read_heading)(void *arg), void *arg);

/* Returns the number of digits that s begins with. */
size_t table_digits(struct str s);

/* Removes the blanks and the word that *s begins with.  Returns the word: empty at the end. */
struct str table_word(struct str *s);

#endif
