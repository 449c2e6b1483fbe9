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

void
parser_report_no_game(const struct parse *parse, bool (*is_skipped)(struct str line))
{
	uint32_t at = 0;
	struct span line = { 0, 0 };

	while (text_next_line(parse->text->body, &at, &line) &&
	       is_skipped(text_str(parse->text, line)))
		line = (struct span){ 0, 0 };
	diags_add(parse->diags, DIAG_no_game, line, 0,
	    ARGS(A_STR(line.n > 0 ? parser_excerpt(parse, line) : STR("empty file"))));
}
