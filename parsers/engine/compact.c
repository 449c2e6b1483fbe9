/* Records of one position each, with a move, a score and a result: PSV, hcp and hcpe. */
#include "record/engine/compact.h"
#include "parsers/diagram.h"
#include "parsers/engine/engine_claim.h"
#include "parsers/parser.h"

/* Returns how surely bytes are such records: how many of the first can be read. */
static struct sign
probe(struct str body, enum format format)
{
	enum { RECORDS = 64, LOW = 60, SHARE = 35, WHOLE = 5 };
	const struct compact_layout *layout = &compact_layouts[format];
	const unsigned char *p = (const unsigned char *)body.p;
	size_t count = body.n / layout->size, read = 0;
	struct diagram diagram;
	struct compact_fault fault;
	square_t kings[2];
	enum side turn;

	count = count < RECORDS ? count : RECORDS;
	for (size_t i = 0; i < count; i++)
		read += compact_read(p + i * layout->size, layout->packing, diagram.cells,
		    diagram.hands, kings, &turn, &fault);
	if (read * 2 < count)
		return (struct sign){ .score = read > 0 };
	return (struct sign){ .score = count == 0 ? 0
						  : LOW + (int)(SHARE * read / count) +
							(body.n % layout->size == 0 ? WHOLE : 0),
		.what = PHRASE_sign_packed,
		.at = { 0, layout->size } };
}

static void
claim_values(struct parse *parse, struct record *record, const struct compact_layout *layout)
{
	const unsigned char *p = (const unsigned char *)parse->text->body.p + record->at.at;
	struct compact_values values = compact_values_of(p, layout);
	uint32_t node = 0;

	engine_claim_move(parse, record, &node, values.move, false,
	    (struct span){ record->at.at + COMPACT_MOVE, 2 });
	engine_claim(record, node, &values, (struct span){ record->at.at + COMPACT_SCORE, 2 },
	    (struct span){ record->at.at + layout->result, 1 });
}

static bool
next(struct parse *parse, struct record *record)
{
	const struct compact_layout *layout = &compact_layouts[record->format];
	uint32_t left = (uint32_t)parse->text->body.n - parse->at;
	const unsigned char *p = (const unsigned char *)parse->text->body.p + parse->at;
	struct diagram diagram = { .width = 9, .height = 9 };
	struct compact_fault fault;
	square_t kings[2];
	enum side turn;
	int ply;

	if (left == 0)
		return false;
	record->at = (struct span){ parse->at, left < layout->size ? left : layout->size };
	parse->at += record->at.n;
	if (left < layout->size) {
		diags_add(parse->diags, DIAG_record_truncated, record->at, 0,
		    ARGS(A_NUMBER(left), A_NUMBER(layout->size)));
		return true;
	}
	if (!compact_read(p, layout->packing, diagram.cells, diagram.hands, kings, &turn, &fault)) {
		engine_claim_fault(parse, &fault, (struct span){ record->at.at, COMPACT_SIZE });
		return true;
	}
	engine_claim_fault(parse, &fault, (struct span){ record->at.at, COMPACT_SIZE });
	diagram.turn = (uint8_t)turn;
	ply = compact_values_of(p, layout).ply;
	diagram.number = ply > 0 ? (uint32_t)ply - 1 : 0;
	diagram_claim(record, &diagram, (struct span){ record->at.at, COMPACT_SIZE });
	record->setup.from_0 = ply == 0;
	if (layout->result != 0)
		claim_values(parse, record, layout);
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
		compact_show((const unsigned char *)bytes.p, &compact_layouts[format], move16, out);
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
