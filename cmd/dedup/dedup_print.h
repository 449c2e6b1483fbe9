#ifndef CMD_DEDUP_DEDUP_PRINT_H
#define CMD_DEDUP_DEDUP_PRINT_H

#include "cmd/dedup/dedup_games.h"
#include "cmd/dedup/dedup_rows.h"
#include "cmd/dedup/key_visitor.h"
#include "cmd/run/run.h"

/*
 * kifu dedup: games that stand in an archive more than once.  The files are read several times, so
 * that memory stays small: for the keys of all games; with --contained, for the games that begin
 * with the moves of another; and for what is printed about the games that were found, only the
 * files, and chunks of large ones, that have these.
 */

enum dedup_form { DEDUP_text, DEDUP_ndjson };

struct dedup {
	enum dedup_form form;
	bool contained, rest0;
	struct key_plan keys;
	struct run run;
	struct dedup_games games;
	struct dedup_chunks chunks;
	struct {
		size_t files, games; /* that were read */
		size_t repetitions, groups, beginnings;
	} totals;

	/* The pass. */
	struct dedup_files seen; /* so that a file with two names is read once */
	uint32_t asked;          /* the number of the next file that might be read */
	uint32_t file;           /* the number of the file whose results come */
	uint32_t next;           /* the next game */
	struct dedup_rows rows;
	bool changed; /* a file is not what it was in the first pass */
};

/* Names of a group's relation in JSON: of one key, and of games that another begins with. */
enum { DEDUP_RELATIONS = 2 };
extern const char *const dedup_relations[DEDUP_RELATIONS];

/* Prints the groups whose rows were read.  Sets dedup->changed if the rows are not those of the
 * games that were found. */
void dedup_print(struct dedup *dedup);

/* Prints the totals. */
void dedup_print_totals(const struct dedup *dedup);

#endif
