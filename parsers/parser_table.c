#include "parsers/parser_table.h"

#define FORMAT(id, name, ...) extern const struct parser name##_parser;
#include "record/tables/formats.def"
#undef FORMAT

static const struct parser *const parsers[FORMAT_COUNT] = {
#define FORMAT(id, name, ...) [FORMAT_##id] = &name##_parser,
#include "record/tables/formats.def"
#undef FORMAT
};

const struct parser *
parser_of(enum format format)
{
	return parsers[format];
}

enum format
parser_detect(struct str body, enum format first, struct sign *sign)
{
	enum format best = FORMAT_none;
	unsigned format;

	*sign = (struct sign){ .score = 0 };
	for (format = 0; format < FORMAT_COUNT; format++) {
		struct sign seen;

		if (parsers[format] == NULL || parsers[format]->next == NULL)
			continue;
		seen = parsers[format]->probe(body);
		if (seen.score > sign->score ||
		    (format == first && seen.score > 0 && seen.score == sign->score)) {
			*sign = seen;
			best = (enum format)format;
		}
	}
	return best;
}
