#include "lib/edit/kifu_edit_copy.h"

#include <string.h>

/* Returns a copy of count elements; NULL: there are none. */
static void *
copy_list(struct arena *arena, const void *list, size_t count, size_t size, size_t *cap)
{
	void *copy;

	*cap = count;
	if (count == 0)
		return NULL;
	copy = arena_take(arena, count * size);
	memcpy(copy, list, count * size);
	return copy;
}

/* Replaces a list of the record by its copy. */
#define COPY(list, count, cap) list = copy_list(arena, list, count, sizeof *(list), &(cap))

static void
copy_setup(struct setup *setup, struct arena *arena)
{
	COPY(setup->steps, setup->step_count, setup->step_cap);
	setup->handicap.name = arena_str(arena, setup->handicap.name);
	setup->variant.name = arena_str(arena, setup->variant.name);
	setup->last.words = arena_str(arena, setup->last.words);
}

void
kifu_edit_copy(struct record *record, struct arena *arena)
{
	COPY(record->plies, record->ply_count, record->ply_cap);
	COPY(record->headers, record->header_count, record->header_cap);
	COPY(record->notes, record->note_count, record->note_cap);
	COPY(record->results, record->result_count, record->result_cap);
	copy_setup(&record->setup, arena);
	record->version = arena_str(arena, record->version);
	for (size_t i = 0; i < record->header_count; i++) {
		record->headers[i].key = arena_str(arena, record->headers[i].key);
		record->headers[i].value = arena_str(arena, record->headers[i].value);
	}
	for (size_t i = 0; i < record->note_count; i++)
		record->notes[i].text = arena_str(arena, record->notes[i].text);
	COPY(record->alt_ends, record->alt_end_cap, record->alt_end_cap);
	record->unsure_count = 0;
	record->evaluations = NULL;
	record->arena = arena;
}
