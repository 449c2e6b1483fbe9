#include "parsers/parser.h"

#include "record/text/utf8.h"

struct str
parser_excerpt(const struct parse *parse, struct span at)
{
	enum { BYTES = 60 };
	struct str excerpt = utf8_clip(text_str(parse->text, at), BYTES);

	return str_first(excerpt, utf8_valid(excerpt)); /* a binary format has any bytes */
}

void
parser_report_no_game(const struct parse *parse, bool (*is_skipped)(struct str line))
{
	uint32_t at = 0;
	struct span line = { 0, 0 };
	struct arg reason = A_PHRASE(PHRASE_empty_file);

	while (text_next_line(parse->text->body, &at, &line) &&
	       is_skipped(text_str(parse->text, line)))
		line = (struct span){ 0, 0 };
	if (line.n > 0)
		reason = (struct arg)A_STR(parser_excerpt(parse, line));
	diags_add(parse->diags, DIAG_no_game, line, 0, ARGS(reason));
}
