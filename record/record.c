#include "record/record.h"

#include <stdlib.h>
#include <string.h>

_Static_assert(sizeof(struct claim) == 14, "a claim is small");
_Static_assert(sizeof(struct ply) == 48, "a node is less than a cache line");

enum { USUAL_PLIES = 256, POSITION_PLIES = 8 }; /* of a game; of a position with its moves */

const struct ply record_no_ply = {
	.claim = { .side = NO_SIDE, .winner = NO_SIDE },
	.spent = TIME_NONE,
	.total = TIME_NONE,
};

void
record_init(struct record *record, struct text *text, struct arena *arena, enum format format)
{
	bool alone = (format_rows[format].carries & SPLITS_games) != 0;

	*record = (struct record){
		.text = text,
		.arena = arena,
		.format = format,
		.setup = { .turn = NO_SIDE },
	};
	record->plies = arena_grow(arena, NULL, sizeof *record->plies,
	    alone ? POSITION_PLIES : USUAL_PLIES, &record->ply_cap);
	record->plies[0] = record_no_ply;
	record->ply_count = 1;
}

/* Makes alt_ends as long as plies may become, with 0 (not known) for new nodes. */
static void
grow_alt_ends(struct record *record)
{
	size_t old = record->alt_end_cap;

	record->alt_ends = arena_grow(record->arena, record->alt_ends, sizeof *record->alt_ends,
	    record->ply_cap, &record->alt_end_cap);
	memset(record->alt_ends + old, 0, (record->alt_end_cap - old) * sizeof *record->alt_ends);
}

/*
 * Makes node the last alternative of where.  Each node remembers a later one that was once the
 * last; the path is shortened for all nodes passed (path compression, as in union-find), so that
 * the number of steps stays near the number of alternatives in any order of adding.
 */
static void
append_alternative(struct record *record, uint32_t where, uint32_t node)
{
	uint32_t at, next, *ends;

	if (record->alt_end_cap < record->ply_count)
		grow_alt_ends(record);
	ends = record->alt_ends;
	for (at = where; record->plies[at].alt != 0; at = next)
		next = ends[at] != 0 ? ends[at] : record->plies[at].alt;
	record->plies[at].alt = node;
	for (at = where; at != node; at = next) {
		next = ends[at] != 0 ? ends[at] : record->plies[at].alt;
		ends[at] = node;
	}
}

void
record_forget_ends(struct record *record)
{
	if (record->alt_ends != NULL)
		memset(record->alt_ends, 0, record->alt_end_cap * sizeof *record->alt_ends);
}

void
record_grow(struct record *record)
{
	record->plies = arena_grow(record->arena, record->plies, sizeof *record->plies,
	    record->ply_count + 1, &record->ply_cap);
}

void
record_trim(struct record *record)
{
	record->plies = arena_trim(record->arena, record->plies, sizeof *record->plies,
	    record->ply_count, &record->ply_cap);
}

uint32_t
record_add_ply(struct record *record, uint32_t where, bool as_alternative)
{
	uint32_t node = (uint32_t)record->ply_count;

	*record_spare(record) = record_no_ply;
	record->ply_count++;
	if (as_alternative)
		append_alternative(record, where, node);
	else if (record->plies[where].next == 0)
		record->plies[where].next = node;
	else
		append_alternative(record, record->plies[where].next, node);
	return node;
}

void
record_rejoin(struct record *record, uint32_t node)
{
	struct ply *plies = record->plies;
	uint32_t at = 0;

	while (plies[at].alt != node)
		at++;
	plies[at].alt = plies[node].alt;
	plies[node].alt = 0;
	plies[node - 1].next = node;
}

void
record_take_back(struct record *record, uint32_t node)
{
	struct ply *plies = record->plies, ending;
	uint32_t taken = plies[node].next, alt = plies[node].alt;

	ending = plies[taken];
	plies[taken] = plies[node];
	plies[taken].next = plies[taken].alt = 0;
	plies[node] = record_no_ply;
	plies[node].alt = alt;
	append_alternative(record, node, taken);
	taken = record_add_ply(record, taken, false);
	record->plies[taken] = ending;
}

void
record_add_note(
    struct record *record, uint32_t node, enum note_kind kind, struct str text, struct span at)
{
	uint32_t *first = &record->plies[node].notes, added;

	*ARENA_ADD(record->arena, record->notes, record->note_count, record->note_cap) =
	    (struct note){ text, at, kind, 0, 0 };
	added = (uint32_t)record->note_count;
	if (*first == 0)
		*first = added;
	else
		record->notes[record->notes[*first - 1].last - 1].next = added;
	record->notes[*first - 1].last = added;
}

/* Merges a time that is given under two keys (対局日：2026/08/08, 開始日時：2026/08/08 05:11:18)
 * into the more exact one, as no format has a place for both.  Returns whether added was one. */
static bool
merge_time(struct record *record, const struct header *added)
{
	uint32_t first = record->header_first[added->id];
	struct header *before = first == 0 ? NULL : &record->headers[first - 1];

	if (before == NULL || header_rows[added->id].value != VALUE_date || added->value.n == 0 ||
	    before->value.n == 0 || str_eq(before->key, added->key))
		return false;
	if (str_starts(added->value, before->value))
		*before = *added;
	return str_starts(before->value, added->value);
}

void
record_add_header(
    struct record *record, enum header_id id, struct str key, struct str value, struct span at)
{
	struct header added = { id, header_bare(key), header_bare(value), at };

	if (merge_time(record, &added))
		return;
	*ARENA_ADD(record->arena, record->headers, record->header_count, record->header_cap) =
	    added;
	if (record->header_first[added.id] == 0)
		record->header_first[added.id] = (uint32_t)record->header_count;
}

void
record_add_step(struct record *record, struct setup_step step)
{
	struct setup *setup = &record->setup;

	*ARENA_ADD(record->arena, setup->steps, setup->step_count, setup->step_cap) = step;
}

void
record_add_result(struct record *record, struct result result)
{
	*ARENA_ADD(record->arena, record->results, record->result_count, record->result_cap) =
	    result;
}

const struct result *
record_result(const struct record *record, uint32_t node)
{
	size_t i;

	for (i = 0; i < record->result_count; i++) {
		if (record->results[i].node == node)
			return &record->results[i];
	}
	return NULL;
}

const struct header *
record_header(const struct record *record, enum header_id id)
{
	uint32_t first = record->header_first[id];

	return first == 0 ? NULL : &record->headers[first - 1];
}

/* Compares by key, then by place, with headers of one record. */
static int
compare_keys(const void *one, const void *two)
{
	const struct header *a = *(const struct header *const *)one;
	const struct header *b = *(const struct header *const *)two;
	int order = str_order(a->key, b->key);

	return order != 0 ? order : (a > b) - (a < b);
}

const struct header **
record_sort_headers(const struct record *record)
{
	const struct header **list =
	    arena_zero(record->arena, (record->header_count + 1) * sizeof *list);

	for (size_t i = 0; i < record->header_count; i++)
		list[i] = &record->headers[i];
	qsort(list, record->header_count, sizeof *list, compare_keys);
	return list;
}
