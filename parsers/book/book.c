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

bool
book_claim_position(struct parse *parse, struct record *record, struct span at)
{
	const struct book_place *place = find_place(parse, at.at);
	struct diagram diagram = { .width = 9, .height = 9 };
	struct compact_fault fault;
	square_t kings[2];
	enum side turn;

	if (place == NULL || !compact_read(place->position, PACKING_yaneuraou, diagram.cells,
				 diagram.hands, kings, &turn, &fault))
		return false;
	diagram.turn = (uint8_t)turn;
	diagram.number = place->ply;
	diagram_claim(record, &diagram, at);
	return true;
}

/* Returns a number, empty if there is none. */
static struct str
number(struct record *record, int64_t value)
{
	return value == INT32_MIN ? NO_STR : arena_printf(record->arena, "%lld", (long long)value);
}

void
book_claim_fields(struct record *record, uint32_t node, const struct book_fields *fields,
    struct str reply, struct span at)
{
	bool white = record->setup.turn == WHITE;
	struct str depth = number(record, fields->depth), count = number(record, fields->count);
	struct str value =
	    number(record, white && fields->value != INT32_MIN ? -fields->value : fields->value);

	if (value.n > 0)
		record_add_note(record, node, NOTE_comment,
		    str_rtrim(arena_printf(record->arena, "* %.*s %.*s", (int)value.n, value.p,
			(int)reply.n, reply.p)),
		    at);
	if (depth.n > 0 || count.n > 0)
		record_add_note(record, node, NOTE_comment,
		    arena_printf(record->arena, "深さ=%.*s 回数=%.*s", (int)depth.n, depth.p,
			(int)count.n, count.p),
		    at);
}
