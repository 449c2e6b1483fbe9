#ifndef CMD_COMPARE_COMPARE_H
#define CMD_COMPARE_COMPARE_H

#include "cmd/compare/main_line.h"
#include "cmd/host/program.h"
#include "record/values/value_patterns.h"

/* What two records of one game say differently.  What only one of them says is no difference, but
 * for moves, endings and comments. */

enum compare_part {
	COMPARE_start,
	COMPARE_moves,
	COMPARE_ending,
	COMPARE_winner,
	COMPARE_headers,
	COMPARE_times,
	COMPARE_comments,
	COMPARE_games, /* one file has more of them */
	COMPARE_PARTS
};

/* Their names, as --only has them. */
extern const char *const compare_names[COMPARE_PARTS];

/* Reads a list of names with commas between; NULL: all but comments.  Sets *parts to the set of
 * 1 << enum compare_part.  Returns STATUS_failed after reporting a name that no part has. */
int compare_parts(struct program *program, const char *names, unsigned *parts);

struct compare_difference {
	enum compare_part part;
	unsigned long ply;   /* of the main line, from 1; 0: none */
	struct str names[2]; /* of a header, by enum language */
	bool swapped;        /* the players' names are turned round: reported once */
	struct place at[2];
	struct str values[2];             /* p NULL: it has none */
	const struct handicap *starts[2]; /* that have a name */
	/* Of moves: how they go on, and where. */
	struct main_line_again again;
	struct place again_at[2];
};

struct compare {
	unsigned parts;
	struct memory *memory;
	struct arena *arena;
	struct value_patterns *patterns;
	void (*report)(void *arg, const struct compare_difference *difference);
	void *arg;
};

/* Reports the differences of two games, which the arena outlives. */
void compare_games(const struct compare *compare, const struct game *a, const struct game *b);

#endif
