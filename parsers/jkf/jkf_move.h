#ifndef PARSERS_JKF_JKF_MOVE_H
#define PARSERS_JKF_JKF_MOVE_H

#include "parsers/jkf/jkf_reader.h"

/* What the members of a move and of a time say together, and the usual text of both. */

/* Reads relative marks, which add nothing to an origin.  Returns false for unknown ones. */
bool jkf_move_relative(struct str marks, struct claim *claim);

/* Adds to the claim of a move what the members that it lacks say.  Returns false if the move cannot
 * be understood. */
bool jkf_move_settle(struct claim *claim);

/* Returns hours, minutes and seconds in milliseconds, or TIME_NONE if they are no time. */
uint32_t jkf_move_clock(double h, double m, double s);

/* An entry of a line that has a move and perhaps a time. */
struct jkf_entry {
	struct span move, time; /* time.n is 0: none */
	struct claim claim;
	uint32_t spent, total;
	uint32_t end; /* where the text goes on */
};

/*
 * Reads the entry after the comma at the reader's place, if nothing about it is unusual: known
 * members in any order without blanks, each once and with a value to be expected.  Returns false
 * for any other, which is to be read as values.
 */
bool jkf_move_usual(const struct jkf *jkf, struct jkf_entry *entry);

#endif
