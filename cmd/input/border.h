#ifndef CMD_INPUT_BORDER_H
#define CMD_INPUT_BORDER_H

#include "cmd/input/input.h"
#include "record/tables/format.h"

/*
 * Guesses where games begin in a large file, from its bytes alone: by how the first line of the
 * second game begins, and by the line before it.  A wrong guess costs time and changes nothing
 * (cmd/input/share.h).
 */
struct border {
	bool each_line;       /* the format has a game in each line */
	struct buffer first;  /* beginning of a game's first line */
	struct buffer before; /* the line before it */
	struct buffer probe;  /* a part of the file */
};

void border_init(struct border *border, struct memory *memory);
void border_free(struct border *border);

/* Learns from the second game of a file, which begins at byte at.  Returns false when it cannot be
 * read. */
bool border_learn(
    struct border *border, enum format format, const struct input *input, uint64_t at);

/* Returns where the first game after byte at seems to begin; the file's size when none does. */
uint64_t border_next(struct border *border, const struct input *input, uint64_t at);

#endif
