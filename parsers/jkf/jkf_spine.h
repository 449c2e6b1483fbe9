#ifndef PARSERS_JKF_JKF_SPINE_H
#define PARSERS_JKF_JKF_SPINE_H

#include "parsers/jkf/jkf_reader.h"

/* The members of a game. */
struct jkf_game {
	const struct json *header, *initial, *moves;
};

extern const struct jkf_member jkf_spine_members[3];

/* How the search for a game's lines ended. */
enum jkf_spine {
	SPINE_whole,
	SPINE_cut, /* the text ends inside the game */
	SPINE_bad  /* this is not JSON, or another game begins inside this one */
};

/*
 * Finds the lines of play in the game at the parser's place: the arrays that jkf_line_read passes
 * over and reads element by element.  They are "moves", "forks" in the elements of a line, and each
 * array in those.  Other faults of JSON are found when the lines are read.
 */
enum jkf_spine jkf_spine_find(struct jkf *jkf);

/* Returns whether a line looks like the beginning of a game. */
bool jkf_spine_begins(struct str line);

#endif
