#ifndef CMD_VISIT_CONVERTER_H
#define CMD_VISIT_CONVERTER_H

#include "cmd/visit/convert_visitor.h"

/* A worker's state: what converts games, one after the other. */
struct converter {
	const struct convert_plan *plan;
	const struct conversion *conversion;
	struct buffer written; /* a game and its leads as the writer wrote them, */
	struct buffer encoded; /* all of it in the target's form */
	struct buffer scratch;
	bool led; /* a game of the chunk was converted: another is not the first of a single output
		   */
	/* The present game. */
	struct session *session;
	struct results *results;
	size_t *ends; /* of its parts, and of each picture of a series, in what was written */
	size_t end_count, end_cap;
};

/* Reports a finding about the present game. */
void converter_report(struct converter *converter, const struct finding *finding);

/* Copies the present game as it is, whatever is wrong with it: sets parts, borrowed until the next
 * game. */
enum conversion_end converter_copy(struct converter *converter, struct str *parts);

/* Converts the present game into the target's format: reports its errors and losses, and sets
 * *converted, whose bytes are borrowed until the next game. */
void converter_translate(struct converter *converter, struct converted *converted);

#endif
