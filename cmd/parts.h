#ifndef CMD_PARTS_H
#define CMD_PARTS_H

#include "cmd/host/program.h"

/* The parts of a run that was divided with --shard; a run that was not is part 1 of 1. */
struct part {
	uint64_t inputs; /* hash of their names: the parts of one run have the same */
	uint32_t number, of;
	const char *path; /* of the report (borrowed) */
};

struct parts {
	struct part *list;
	size_t count, cap;
};

/* Sorts the parts and reports those that came twice, and, if complete, those that are missing.  The
 * complete ones of a run become part 1 of 1.  Returns STATUS_failed after reporting any. */
int parts_settle(struct parts *parts, struct program *program, bool complete);

/* Appends them as a JSON array of strings; reads one such string.  Returns false if it is none. */
void parts_print(const struct parts *parts, struct buffer *out);
bool parts_read(struct str s, struct part *part);

#endif
