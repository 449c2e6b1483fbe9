#include "parsers/usi/usi_lines.h"

struct sign
usi_lines_probe(struct str body, int (*weigh)(struct str line), enum phrase what)
{
	enum { STRANGE_MAX = 3, LINES_MAX = 100 };
	uint32_t at = 0;
	struct span line;
	int weight, strange = 0, lines;

	for (lines = 0; lines < LINES_MAX && text_next_line(body, &at, &line); lines++) {
		weight = weigh((struct str){ body.p + line.at, line.n });
		if (weight > 0)
			return (struct sign){ weight / (1 + strange), what, line };
		if (weight == 0 && ++strange > STRANGE_MAX)
			break;
	}
	return (struct sign){ .score = 0 };
}

/* Keeps the lines in a span, which are not games, with a node. */
static void
keep_lines(struct parse *parse, struct record *record, int (*weigh)(struct str line),
    struct span lines, uint32_t node, uint32_t ply)
{
	struct str body = str_first(parse->text->body, lines.at + lines.n);
	struct span line;

	while (text_next_line(body, &lines.at, &line)) {
		if (weigh(text_str(parse->text, line)) < 0)
			continue;
		record_add_note(record, node, NOTE_line, text_str(parse->text, line), line);
		diags_add(parse->diags, DIAG_unknown_line, line, ply,
		    ARGS(A_STR(parser_excerpt(parse, line))));
	}
}

/* Finds the next line that is a game and moves *at after it.  Returns false if there is none. */
static bool
find_line(const struct parse *parse, int (*weigh)(struct str line), uint32_t *at, struct span *line)
{
	while (text_next_line(parse->text->body, at, line)) {
		if (weigh(text_str(parse->text, *line)) > 0)
			return true;
	}
	return false;
}

/* Reports that the text has no game, with its first line that is not skipped. */
static void
report_no_game(struct parse *parse, int (*weigh)(struct str line))
{
	uint32_t at = 0;
	struct span line;
	struct arg reason = A_PHRASE(PHRASE_empty_file);

	while (text_next_line(parse->text->body, &at, &line)) {
		if (weigh(text_str(parse->text, line)) < 0)
			continue;
		reason = (struct arg)A_STR(parser_excerpt(parse, line));
		diags_add(parse->diags, DIAG_no_game, line, 0, ARGS(reason));
		return;
	}
	diags_add(parse->diags, DIAG_no_game, (struct span){ 0, 0 }, 0, ARGS(reason));
}

bool
usi_lines_next(struct parse *parse, struct record *record, int (*weigh)(struct str line))
{
	uint32_t start = parse->at;
	struct span line;

	if (!find_line(parse, weigh, &parse->at, &line)) {
		if (start == 0)
			report_no_game(parse, weigh);
		return false;
	}
	keep_lines(parse, record, weigh, (struct span){ start, line.at - start }, 0, 0);
	record->at = line;
	return true;
}

void
usi_lines_end(struct parse *parse, struct record *record, int (*weigh)(struct str line),
    uint32_t node, uint32_t ply)
{
	uint32_t ahead = parse->at;
	struct span next;

	if (find_line(parse, weigh, &ahead, &next))
		return;
	keep_lines(parse, record, weigh, (struct span){ parse->at, ahead - parse->at }, node, ply);
	parse->at = ahead;
}
