#include "parsers/book/book.h"

#include "parsers/diagram.h"

static const struct book_place *
find_place(const struct parse *parse, uint32_t at)
{
	size_t low = 0, high = parse->place_count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (parse->places[middle].at < at)
			low = middle + 1;
		else
			high = middle;
	}
	return low < parse->place_count && parse->places[low].at == at ? &parse->places[low] : NULL;
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
	const struct book_place *place = find_place(parse, at.at);
	struct compact_fault fault;
	struct diagram diagram;

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
