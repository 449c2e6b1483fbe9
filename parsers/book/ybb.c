/* YaneuraOu's book as bytes (record/engine/ybb.h): each position of its index is a record. */
#include "record/engine/ybb.h"

#include "parsers/book/book.h"
#include "parsers/engine/engine_claim.h"
#include "record/engine/bytes.h"

static bool
has_head(struct str body)
{
	return body.n >= YBB_HEAD && memcmp(body.p, YBB_MAGIC, sizeof YBB_MAGIC) == 0;
}

static struct sign
probe(struct str body)
{
	return (struct sign){ .score = has_head(body) ? 100 : 0,
		.what = PHRASE_sign_ybb,
		.at = { 0, sizeof YBB_MAGIC } };
}

/* Returns where the index ends, as the header says it; body.n if that is beyond the file. */
static size_t
index_end(struct str body)
{
	uint64_t count = bytes_number(body.p + YBB_COUNT, 8);

	return count > (body.n - YBB_HEAD) / YBB_POSITION ? body.n
							  : YBB_HEAD + (size_t)count * YBB_POSITION;
}

/* Claims the moves of the position at this place. */
static void
claim_moves(struct parse *parse, struct record *record, size_t moves_at)
{
	struct str body = parse->text->body;
	const char *position = body.p + record->at.at;
	bool deep = (body.p[YBB_FLAGS] & 1) != 0;
	unsigned size = YBB_MOVE + 2u * deep;
	uint64_t offset = bytes_number(position + YBB_OFFSET, 8);
	size_t count = bytes_u16(position + YBB_MOVES);
	size_t room = offset < body.n - moves_at ? body.n - moves_at - (size_t)offset : 0;

	if (count * size > room) {
		engine_claim_cut(parse, record->at, room, count * size);
		count = room / size;
	}
	for (size_t i = 0; i < count; i++) {
		uint32_t at = (uint32_t)(moves_at + offset + i * size), node = 0;
		int value = (int16_t)bytes_u16(body.p + at + 2);
		unsigned depth = deep ? bytes_u16(body.p + at + YBB_MOVE) : 0;
		struct book_fields fields = { 0 };

		if (value != YBB_UNKNOWN)
			fields.value = book_number(record, value);
		if (depth != 0)
			fields.depth = book_number(record, depth);
		engine_claim_move(
		    parse, record, &node, bytes_u16(body.p + at), true, (struct span){ at, 2 });
		book_claim_fields(record, node, &fields, (struct span){ at, size });
	}
}

/* Claims the position of the record, and its moves if it can be read. */
static void
claim_position(struct parse *parse, struct record *record, size_t moves_at)
{
	const char *p = parse->text->body.p + record->at.at;
	struct str before = parse->version;
	unsigned ply = bytes_u16(p + YBB_PLY),
		 number = (record->at.at - YBB_HEAD) / YBB_POSITION + 1;
	bool falls = before.n > 0 && memcmp(p, before.p, COMPACT_SIZE) < 0;

	if (book_first_falls(parse, (struct str){ p, COMPACT_SIZE }, falls))
		diags_add(parse->diags, DIAG_book_order, record->at, 0,
		    ARGS(A_STR(arena_printf(parse->diags->arena, "%u", number))));
	if (engine_claim_position(parse, record, PACKING_yaneuraou, ply > 0 ? ply - 1 : 0))
		claim_moves(parse, record, moves_at);
}

static bool
next(struct parse *parse, struct record *record)
{
	struct str body = parse->text->body;
	size_t end;

	if (!has_head(body) || parse->at >= body.n)
		return false;
	end = index_end(body);
	parse->at = parse->at < YBB_HEAD ? YBB_HEAD : parse->at;
	record->at = (struct span){ parse->at, YBB_POSITION };
	if (parse->at + YBB_POSITION > end) {
		record->at.n = (uint32_t)end - parse->at;
		parse->at = (uint32_t)body.n;
		if (record->at.n == 0)
			return false;
		engine_claim_cut(parse, record->at, record->at.n, YBB_POSITION);
		return true;
	}
	parse->at += YBB_POSITION;
	claim_position(parse, record, end);
	if (parse->at + YBB_POSITION > end && end < body.n)
		parse->at = (uint32_t)body.n; /* what follows are moves */
	return true;
}

static void
show(struct str bytes, enum format format, enum move16 move16, struct buffer *out)
{
	(void)format;
	if (bytes.n >= YBB_POSITION)
		compact_show(bytes.p, &compact_layouts[FORMAT_ybb], move16, out);
}

const struct parser ybb_parser = {
	.probe = probe, .next = next, .whole = book_whole, .show = show
};
