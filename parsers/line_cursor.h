#ifndef PARSERS_LINE_CURSOR_H
#define PARSERS_LINE_CURSOR_H

#include "record/record.h"

/* One node of the open line of play. */
struct line_step {
	uint32_t node;
	uint32_t number; /* of its move, as the notation counts; never less than the one before */
};

/*
 * Where the next move goes in a record's tree: the open line of play, from the root to the move
 * read last.  A variation replaces the steps from its ply on, so the open line is all that a parser
 * has to know; one that returns to an interrupted line (PSN) keeps that line's last step itself.
 */
struct line_cursor {
	struct record *record;
	struct line_step *path; /* the root, then one step a ply; in the record's arena */
	size_t path_cap;
	uint32_t depth; /* index of the last step */
	uint32_t node;  /* what comments belong to */
};

/* Places the cursor at the root of record. */
void line_cursor_start(struct line_cursor *cursor, struct record *record);

/* Ends the use of the cursor, and frees the memory of a long line. */
void line_cursor_end(struct line_cursor *cursor);

/* Makes room for one more step. */
void line_cursor_grow(struct line_cursor *cursor);

/* Makes step the last one of the line, at depth, for which there is room. */
static inline void
line_cursor_set(struct line_cursor *cursor, uint32_t depth, struct line_step step)
{
	cursor->path[depth] = step;
	cursor->depth = depth;
	cursor->node = step.node;
}

static inline const struct line_step *
line_cursor_last(const struct line_cursor *cursor)
{
	return &cursor->path[cursor->depth];
}

/* Makes node the step after the last one. */
static inline void
line_cursor_push(struct line_cursor *cursor, uint32_t node, uint32_t number)
{
	if (cursor->depth + 1 == cursor->path_cap)
		line_cursor_grow(cursor);
	line_cursor_set(cursor, cursor->depth + 1, (struct line_step){ node, number });
}

/* Adds a node after the last step and returns it. */
static inline uint32_t
line_cursor_follow(struct line_cursor *cursor, uint32_t number)
{
	uint32_t node = line_cursor_last(cursor)->node;

	record_follow(cursor->record, &node);
	line_cursor_push(cursor, node, number);
	return node;
}

/* Adds a node in place of the step at depth, as the last alternative to its move, and returns it.
 * Where depth is one more than the line's, the node follows it. */
uint32_t line_cursor_add(struct line_cursor *cursor, uint32_t depth, uint32_t number);

/* Whether the step at depth is an ending. */
bool line_cursor_is_end(const struct line_cursor *cursor, uint32_t depth);

/* Returns the depth of the first move whose number is number or more, from 1 to one more than the
 * line's.  An ending may have the number of the move after it (a sealed move): then it is that of
 * the move. */
uint32_t line_cursor_find(const struct line_cursor *cursor, uint32_t number);

#endif
