#include "parsers/book/book.h"

#include <stdlib.h>

#include "parsers/diagram.h"

static int
compare_places(const void *at, const void *place)
{
	uint32_t x = *(const uint32_t *)at, y = ((const struct book_place *)place)->at;

	return x < y ? -1 : x > y;
}

struct str
book_whole(struct str bytes, enum format format)
{
	(void)format;
	return bytes;
}

bool
book_claim_position(struct parse *parse, struct record *record, struct span at)
{
	const struct book_place *place = NULL;
	struct compact_fault fault;
	struct diagram diagram;

	if (parse->place_count > 0)
		place = bsearch(
		    &at.at, parse->places, parse->place_count, sizeof *place, compare_places);
	if (place == NULL || !compact_diagram(place->position, PACKING_yaneuraou, &diagram, &fault))
		return false;
	diagram.number = place->ply;
	diagram_claim(record, &diagram, at);
	return true;
}

struct str
book_number(struct record *record, int64_t number)
{
	return arena_printf(record->arena, "%lld", (long long)number);
}

void
book_claim_fields(
    struct record *record, uint32_t node, const struct book_fields *fields, struct span at)
{
	struct str value = fields->value, reply = fields->reply;
	struct str depth = fields->depth, count = fields->count;
	bool negative = str_starts(value, STR("-")), white = record->setup.turn == WHITE;
	const char *sign = white && !negative && !str_eq(value, STR("0")) ? "-" : "";

	if (white && negative) /* as black's */
		value = str_after(value, 1);
	if (value.n > 0)
		record_add_note(record, node, NOTE_comment,
		    str_rtrim(arena_printf(record->arena, "* %s%.*s %.*s", sign, (int)value.n,
			value.p, (int)reply.n, reply.p)),
		    at);
	if (depth.n > 0 || count.n > 0)
		record_add_note(record, node, NOTE_comment,
		    arena_printf(record->arena, "深さ=%.*s 回数=%.*s", (int)depth.n, depth.p,
			(int)count.n, count.p),
		    at);
}

bool
book_first_falls(struct parse *parse, struct str sorted_by, bool falls)
{
	bool first = falls && !parse->unsure;

	parse->version = sorted_by;
	parse->unsure |= falls;
	return first;
}
