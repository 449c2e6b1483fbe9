#include "parsers/line_cursor.h"

void
line_cursor_start(struct line_cursor *cursor, struct record *record)
{
	enum { USUAL_PLIES = 256 };

	*cursor = (struct line_cursor){ .record = record };
	cursor->path =
	    arena_grow(record->arena, NULL, sizeof *cursor->path, USUAL_PLIES, &cursor->path_cap);
	cursor->path[0] = (struct line_step){ 0, 0 };
}

void
line_cursor_end(struct line_cursor *cursor)
{
	cursor->path = arena_trim(
	    cursor->record->arena, cursor->path, sizeof *cursor->path, 0, &cursor->path_cap);
}

void
line_cursor_grow(struct line_cursor *cursor)
{
	cursor->path = arena_grow(cursor->record->arena, cursor->path, sizeof *cursor->path,
	    (size_t)cursor->depth + 2, &cursor->path_cap);
}

uint32_t
line_cursor_add(struct line_cursor *cursor, uint32_t depth, uint32_t number)
{
	uint32_t node;

	if (depth > cursor->depth)
		return line_cursor_follow(cursor, number);
	node = record_add_ply(cursor->record, cursor->path[depth].node, true);
	line_cursor_set(cursor, depth, (struct line_step){ node, number });
	return node;
}

bool
line_cursor_is_end(const struct line_cursor *cursor, uint32_t depth)
{
	return cursor->record->plies[cursor->path[depth].node].claim.kind == CLAIM_end;
}

/* Returns the depth of the first step whose number is number or more. */
static uint32_t
find_step(const struct line_cursor *cursor, uint32_t number)
{
	const struct line_step *path = cursor->path;
	uint32_t low = 1, high = cursor->depth + 1, base = path[0].number;

	if (number > base && number - base <= cursor->depth &&
	    path[number - base].number == number && path[number - base - 1].number < number)
		return number - base; /* the usual case: no gap before it */
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;

		if (path[middle].number < number)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

uint32_t
line_cursor_find(const struct line_cursor *cursor, uint32_t number)
{
	uint32_t after = find_step(cursor, number + 1), last = after - 1;

	if (last == 0 || cursor->path[last].number != number)
		return after;
	return line_cursor_is_end(cursor, last) ? find_step(cursor, number) : last;
}
