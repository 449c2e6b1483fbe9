#ifndef CMD_COMPARE_COMPARE_PRINT_H
#define CMD_COMPARE_COMPARE_PRINT_H

#include "cmd/compare/compare.h"

/* Names of relations in JSON; of MAIN_LINE_apart: NULL. */
extern const char *const compare_relations[MAIN_LINE_RELATIONS];

/* Prints differences as text or as JSON lines. */
struct compare_output {
	struct buffer *out;
	enum language language;
	bool ndjson;
	struct str names[2]; /* of the files */
	uint32_t game;       /* the number of the present games */
	size_t games, differences;
};

/* Prints a difference of the present games; output is a struct compare_output. */
void compare_print(void *output, const struct compare_difference *difference);

/* Prints how many there were. */
void compare_print_total(const struct compare_output *output);

#endif
