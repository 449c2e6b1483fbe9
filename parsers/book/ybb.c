/* YaneuraOu's book as bytes (record/engine/ybb.h): each position of its index is a record. */
#include "record/engine/ybb.h"

#include "parsers/book/book.h"
#include "parsers/diagram.h"
#include "parsers/engine/engine_claim.h"

static uint64_t
number_at(struct str body, size_t at, unsigned bytes)
{
	uint64_t number = 0;

	while (bytes-- > 0)
		number = number << 8 | (unsigned char)body.p[at + bytes];
	return number;
}

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
	uint64_t count = number_at(body, YBB_COUNT, 8);

	return count > (body.n - YBB_HEAD) / YBB_POSITION ? body.n
							  : YBB_HEAD + (size_t)count * YBB_POSITION;
}

/* Reports a position whose bytes are below those of the one before: programs search for them. */
static void
check_order(struct parse *parse, struct span at)
{
	struct str body = parse->text->body;
	struct str now = str_first(str_after(body, at.at), COMPACT_SIZE);

	if (parse->version.n > 0 && !parse->unsure &&
	    memcmp(now.p, parse->version.p, COMPACT_SIZE) < 0) {
		diags_add(parse->diags, DIAG_book_order, at, 0,
		    ARGS(A_STR(arena_printf(parse->diags->arena, "%u",
			(unsigned)((at.at - YBB_HEAD) / YBB_POSITION + 1)))));
		parse->unsure = true;
	}
	parse->version = now;
}

/* Claims the moves of the position at this place. */
static void
claim_moves(struct parse *parse, struct record *record, size_t moves_at)
{
	struct str body = parse->text->body;
	bool deep = (number_at(body, YBB_FLAGS, 8) & 1) != 0;
	unsigned size = YBB_MOVE + 2u * deep;
	uint64_t offset = number_at(body, record->at.at + YBB_OFFSET, 8);
	size_t count = (size_t)number_at(body, record->at.at + YBB_MOVES, 2);
	size_t room = offset < body.n - moves_at ? body.n - moves_at - (size_t)offset : 0;

	if (count * size > room) {
		diags_add(parse->diags, DIAG_record_truncated, record->at, 0,
		    ARGS(A_NUMBER((int64_t)room), A_NUMBER((int64_t)(count * size))));
		count = room / size;
	}
	for (size_t i = 0; i < count; i++) {
		size_t at = moves_at + (size_t)offset + i * size;
		int value = (int16_t)number_at(body, at + 2, 2);
		struct book_fields fields = { value == YBB_UNKNOWN ? INT32_MIN : value, INT32_MIN,
			INT32_MIN };
		struct span place = { (uint32_t)at, size };
		uint32_t node = 0;

		if (deep && number_at(body, at + YBB_MOVE, 2) != 0)
			fields.depth = (int64_t)number_at(body, at + YBB_MOVE, 2);
		engine_claim_move(parse, record, &node, (unsigned)number_at(body, at, 2), true,
		    (struct span){ (uint32_t)at, 2 });
		book_claim_fields(record, node, &fields, NO_STR, place);
	}
}

/* Claims the position of the record, and its moves if it can be read. */
static void
claim_position(struct parse *parse, struct record *record, size_t moves_at)
{
	struct str body = parse->text->body;
	struct span at = { record->at.at, COMPACT_SIZE };
	struct diagram diagram = { .width = 9, .height = 9 };
	unsigned ply = (unsigned)number_at(body, at.at + YBB_PLY, 2);
	struct compact_fault fault;
	square_t kings[2];
	enum side turn;
	bool read = compact_read((const unsigned char *)body.p + at.at, PACKING_yaneuraou,
	    diagram.cells, diagram.hands, kings, &turn, &fault);

	engine_claim_fault(parse, &fault, at);
	if (!read)
		return;
	diagram.turn = (uint8_t)turn;
	diagram.number = ply > 0 ? ply - 1 : 0;
	diagram_claim(record, &diagram, at);
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
		diags_add(parse->diags, DIAG_record_truncated, record->at, 0,
		    ARGS(A_NUMBER(record->at.n), A_NUMBER(YBB_POSITION)));
		return true;
	}
	parse->at += YBB_POSITION;
	check_order(parse, record->at);
	claim_position(parse, record, end);
	if (parse->at + YBB_POSITION > end && end < body.n)
		parse->at = (uint32_t)body.n; /* what follows are moves */
	return true;
}

static struct str
whole(struct str bytes, enum format format)
{
	(void)format;
	return bytes;
}

static void
show(struct str bytes, enum format format, enum move16 move16, struct buffer *out)
{
	(void)format;
	if (bytes.n >= YBB_POSITION)
		compact_show(
		    (const unsigned char *)bytes.p, &compact_layouts[FORMAT_ybb], move16, out);
}

/* Its positions are there, but its moves are apart from them. */
static bool
read_entry(struct str body, uint32_t *at, struct book_entry *entry)
{
	(void)body;
	(void)at;
	(void)entry;
	return false;
}

static const struct parser_book book = { .entry = read_entry };

const struct parser ybb_parser = {
	.probe = probe, .next = next, .whole = whole, .show = show, .book = &book
};
