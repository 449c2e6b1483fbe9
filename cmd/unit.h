#ifndef CMD_UNIT_H
#define CMD_UNIT_H

#include "cmd/entry.h"

struct examine_options;

/*
 * A unit of work: a file that a worker is to read, bytes that were read already (a member of an
 * archive), or entries that say all there is to say.
 */

enum unit_kind {
	UNIT_file,   /* read path */
	UNIT_bytes,  /* examine bytes */
	UNIT_entries /* nothing to be done */
};

struct unit {
	enum unit_kind kind;
	const struct examine_options *examine; /* how; NULL: as all */
	struct buffer path;                    /* ended by NUL; "-": standard input */
	struct buffer shown;                   /* the name in reports */
	struct buffer bytes;
	struct entries entries; /* what came of it */
};

/* Makes an empty unit over memory. */
void unit_init(struct unit *unit, struct memory *memory);
void unit_free(struct unit *unit);

/* Empties a unit for its next use; bytes that were many give their memory back. */
void unit_clear(struct unit *unit);

/* Gives the name in reports. */
static inline struct str
unit_name(const struct unit *unit)
{
	return buffer_str(&unit->shown);
}

#endif
