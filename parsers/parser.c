#include "parsers/parser.h"

struct str
parser_excerpt(const struct parse *parse, struct span at)
{
	enum { BYTES = 60 };
	struct str text = text_str(parse->text, at);

	if (text.n <= BYTES)
		return text;
	for (text.n = BYTES; text.n > 0 && ((unsigned char)text.p[text.n] & 0xC0) == 0x80;)
		text.n--;
	return text;
}
