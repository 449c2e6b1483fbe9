#ifndef CMD_INPUT_JOB_H
#define CMD_INPUT_JOB_H

#include "cmd/input/blocks.h"
#include "cmd/report/event.h"
#include "cmd/options/suppress.h"

struct examine_options;

/*
 * A unit of work: a file that a worker is to read, bytes that were read already (a member of an
 * archive), or entries that say all there is to say.
 */

enum unit_kind {
	UNIT_file,  /* read path */
	UNIT_bytes, /* examine bytes */
	UNIT_line,  /* examine the record in a line of JSON (cmd/input/ndjson_input.h) */
	UNIT_part,  /* examine a part of a large text */
	UNIT_rest,  /* of a large text whose parts were all told: nothing to be done by a worker */
	UNIT_entries, /* nothing to be done */
};

/* A part of a large file (cmd/input/split.h): games that begin in its lines. */
struct unit_part {
	struct split_book *book;
	struct input input; /* reads the part */
	struct blocks_place
	    from;       /* where it begins, and what is carried there from before, probably */
	uint64_t until; /* bytes of the file up to its end */
	struct suppressions of; /* the comments that speak of all of it */
	/* What came of it. */
	struct blocks_place to;
	bool whole;       /* all of it was done, and it needs nothing that it did not have */
	bool over;        /* no game follows */
	size_t text_told; /* findings about its text */
	const struct examiner *examiner; /* who examines it */
	size_t told;                     /* of its entries */
};

struct unit {
	enum unit_kind kind;
	const struct examine_options *examine; /* how; NULL: as all */
	struct buffer path;                    /* ended by NUL; "-": standard input */
	struct buffer shown;                   /* the name in reports */
	struct buffer bytes;
	uint64_t size; /* bytes of input it stands for; 0: not known */
	struct unit_part part;
	struct buffer used;        /* of a part: which comments of the file were used */
	struct buffer versions[2]; /* of a part: from's and to's */
	bool dropped;              /* what comes of it is not wanted */
	struct entries entries;    /* what came of it */
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
