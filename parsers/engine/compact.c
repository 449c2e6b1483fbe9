/* Records of one position each, with a move, a score and a result: PSV, hcp and hcpe. */
#include "record/engine/compact.h"
#include "parsers/engine/engine_claim.h"
#include "parsers/parser.h"

/* Returns how surely bytes are such records: how many of the first can be read. */
static struct sign
probe(struct str body, enum format format)
{
	enum { RECORDS = 64 };
	const struct compact_layout *layout = &compact_layouts[format];
	size_t count = body.n / layout->size, read = 0;
	struct compact_fault fault;
	struct diagram diagram;

	count = count < RECORDS ? count : RECORDS;
	for (size_t i = 0; i < count; i++)
		read +=
		    compact_diagram(body.p + i * layout->size, layout->packing, &diagram, &fault);
	return engine_sign(read, count, body.n % layout->size == 0, PHRASE_sign_packed,
	    (struct span){ 0, layout->size });
}

static bool
next(struct parse *parse, struct record *record)
{
	const struct compact_layout *layout = &compact_layouts[record->format];
	uint32_t left = (uint32_t)parse->text->body.n - parse->at, start = parse->at, node = 0;
	struct compact_values values;

	if (left == 0)
		return false;
	record->at = (struct span){ start, left < layout->size ? left : layout->size };
	parse->at += record->at.n;
	if (left < layout->size) {
		engine_claim_cut(parse, record->at, left, layout->size);
		return true;
	}
	values = compact_values_of(parse->text->body.p + start, layout);
	if (!engine_claim_position(
		parse, record, layout->packing, values.ply > 0 ? (uint32_t)values.ply - 1 : 0))
		return true;
	record->setup.from_0 = values.ply == 0;
	if (layout->result == 0)
		return true;
	engine_claim_move(
	    parse, record, &node, values.move, false, (struct span){ start + COMPACT_MOVE, 2 });
	engine_claim(record, node, &values, (struct span){ start + COMPACT_SCORE, 2 },
	    (struct span){ start + layout->result, 1 });
	return true;
}

static struct str
whole(struct str bytes, enum format format)
{
	return str_first(bytes, bytes.n - bytes.n % compact_layouts[format].size);
}

static void
show(struct str bytes, enum format format, enum move16 move16, struct buffer *out)
{
	if (bytes.n == compact_layouts[format].size)
		compact_show(bytes.p, &compact_layouts[format], move16, out);
}

#define COMPACT_PARSER(format)                                                                     \
	static struct sign probe_##format(struct str body)                                         \
	{                                                                                          \
		return probe(body, FORMAT_##format);                                               \
	}                                                                                          \
	const struct parser compact_##format##_parser = {                                          \
		.probe = probe_##format, .next = next, .whole = whole, .show = show                \
	};

COMPACT_PARSER(psv)
COMPACT_PARSER(hcp)
COMPACT_PARSER(hcpe)
