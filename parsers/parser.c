#include "parsers/parser.h"

/* Formats that share a parser: it reads both and finds out which it is. */
#define csa3_parser csa_parser
#define sfen_parser usi_parser

#define FORMAT(id, ...) extern const struct parser id##_parser;
#include "record/formats.def"
#undef FORMAT

static const struct parser *const parsers[FORMAT_COUNT] = {
#define FORMAT(id, ...) [FORMAT_##id] = &id##_parser,
#include "record/formats.def"
#undef FORMAT
};

const struct parser *
parser_of(enum format format)
{
	return parsers[format];
}

enum format
parser_detect(struct str body, enum format first)
{
	enum format best = FORMAT_none;
	int best_score = 0;
	unsigned format;

	if (parsers[first] != NULL) {
		best_score = parsers[first]->probe(body);
		best = best_score > 0 ? first : FORMAT_none;
	}
	for (format = 0; format < FORMAT_COUNT; format++) {
		int score = parsers[format] != NULL ? parsers[format]->probe(body) : 0;

		if (score > best_score) {
			best_score = score;
			best = (enum format)format;
		}
	}
	return best;
}
