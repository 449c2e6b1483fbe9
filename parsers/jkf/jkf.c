#include <string.h>

#include "parsers/jkf/jkf_line.h"
#include "parsers/jkf/jkf_setup.h"
#include "record/scan.h"

/*
 * JKF: JSON.  A file holds one game (an object), or several: an array of objects, or objects one
 * after the other, as in a file with one game a line.
 */

/* How a game was read. */
enum state {
	WHOLE,
	CUT, /* the text ends inside it, and goes on */
	BAD
};

static const struct str inside_array = { "[", 1 }; /* carried from one game to the next */

/* Reads a member of "header".  A record's header is one line: a value of several lines becomes as
 * many headers with the same key. */
static void
read_header(struct jkf *jkf, const struct json *value)
{
	enum header_id id = header_of_kif(value->key);
	struct str s, line;
	bool begun = false;

	if (value->kind != JSON_text || value->key.n == 0 ||
	    memchr(value->key.p, '\n', value->key.n) != NULL ||
	    memchr(value->key.p, '\r', value->key.n) != NULL) {
		jkf_unknown(jkf, value);
		return;
	}
	if (str_eq(value->key, STR("手合割"))) {
		jkf_setup_header(jkf, value);
		return;
	}
	if (str_eq(value->key, STR("下手")) || str_eq(value->key, STR("上手")))
		jkf->record->setup.handicap_labels = true;
	jkf_check_text(jkf, value);
	for (s = value->is.text; jkf_next_line(&s, &line, &begun);)
		record_add_header(jkf->record, id, value->key, str_trim(line), value->at);
}

/* Members of a game, and how surely each shows that an object is one. */
static const struct {
	struct str key;
	int score;
} clues[] = {
	{ { "\"moves\"", 7 }, 100 },
	{ { "\"initial\"", 9 }, 60 },
	{ { "\"header\"", 8 }, 60 },
};

/* Returns whether a line looks like the beginning of a game. */
static bool
begins_game(struct str line)
{
	size_t i;

	for (i = 0; i < sizeof clues / sizeof *clues && str_starts(line, STR("{")); i++) {
		if (str_starts(str_after(line, 1), clues[i].key))
			return true;
	}
	return false;
}

/* Reads the members of a game that stand before its moves, or after them. */
static void
read_members(struct jkf *jkf, const struct json *object)
{
	union jkf_values has;
	const struct json *header;

	jkf->node = 0;
	jkf_members(jkf, object, JKF_HAS(header) | JKF_HAS(initial), &has);
	if (has.initial != NULL)
		jkf_setup_read(jkf, has.initial);
	for (header = has.header != NULL ? has.header->is.first : NULL; header != NULL;
	     header = header->next)
		read_header(jkf, header);
}

/* Reads the game here, as far as it has no fault.  Only one with moves starts from the even
 * position by default. */
static void
read_game(struct jkf *jkf)
{
	static const struct str moves = { "moves", 5 };
	struct json *object = json_enter(&jkf->json, jkf->json.at), *value, **tail;
	bool moved = false;

	if (object == NULL)
		return;
	tail = &object->is.first;
	while ((value = json_next(&jkf->json, moves)) != NULL) {
		if (value->kind == JSON_array && str_eq(value->key, moves)) {
			read_members(jkf, object);
			tail = &object->is.first;
			jkf_line_read(jkf);
			moved = true;
		} else {
			*tail = value;
			tail = &value->next;
		}
		*tail = NULL;
	}
	read_members(jkf, object);
	if (moved && jkf->record->setup.base == SETUP_default)
		jkf->record->setup.base = SETUP_even;
	jkf->record->at = object->at;
}

/* Reads the game at the parser's place and moves the place after it, or to the fault; then the
 * record is empty. */
static enum state
read_object(struct parse *parse, struct record *record)
{
	struct json_names names = { .words = { 0 } };
	struct jkf jkf = { .parse = parse,
		.record = record,
		.json = { .body = parse->text->body,
		    .arena = record->arena,
		    .names = &names,
		    .is_other = begins_game,
		    .at = parse->at } };
	size_t count = parse->diags->count, left_out = parse->diags->left_out;

	jkf_add_names(&names);
	read_game(&jkf);
	parse->at = jkf.json.at;
	if (!jkf.json.failed)
		return WHOLE;
	record_init(record, record->text, record->arena, record->format);
	diags_forget(parse->diags, count, parse->diags->count);
	parse->diags->left_out = left_out;
	if (jkf.json.fault.why == PHRASE_json_ends && parse->goes_on)
		return CUT;
	json_report(&jkf.json, parse->diags);
	parse->at = jkf.json.fault.at.at;
	return BAD;
}

/* Returns where the next line from at on that looks like the beginning of a game begins, the line
 * at start excepted; the text's end if there is none. */
static uint32_t
find_game(const struct text *text, uint32_t start, uint32_t at)
{
	struct str body = text->body;
	struct span line;

	if (at > start && body.p[at - 1] != '\n' && body.p[at - 1] != '\r')
		text_next_line(body, &at, &line); /* the rest of one */
	while (text_next_line(body, &at, &line)) {
		if (line.at > start && begins_game(text_str(text, line)))
			return line.at;
	}
	return (uint32_t)body.n;
}

/* Skips blanks and returns the next character; '\0' at the end of the text. */
static char
peek(struct parse *parse)
{
	parse->at = json_blanks(parse->text->body, parse->at);
	return parse->at < parse->text->body.n ? parse->text->body.p[parse->at] : '\0';
}

/* Moves the parser's place to the next game: after a comma in an array, after the array's end, or
 * where it is.  Returns false if something else follows. */
static bool
go_on(struct parse *parse)
{
	char c = peek(parse);

	if (parse->version.n > 0) {
		if (c != ',' && c != ']')
			return false;
		parse->at++;
		if (c == ',')
			return peek(parse) == '{';
		parse->version = NO_STR;
		c = peek(parse);
	}
	return c == '{' || c == '[' || parse->at == parse->text->body.n;
}

/* Enters an array of games.  Returns false at the end of the text. */
static bool
begin(struct parse *parse)
{
	uint32_t bracket;

	if (parse->version.n == 0 && peek(parse) == '[') {
		bracket = parse->at++;
		switch (peek(parse)) {
		case '{':
			parse->version = inside_array;
			break;
		case ']':
			parse->at++;
			break;
		default:
			parse->at = bracket;
		}
	}
	peek(parse);
	return parse->at < parse->text->body.n;
}

static void
report_json(struct parse *parse, enum phrase phrase)
{
	struct span at = { parse->at, 0 };

	if (at.at < parse->text->body.n)
		at.n = scan_next(
		    parse->text->body.p + at.at, parse->text->body.p + parse->text->body.n)
			   .length;
	diags_add(parse->diags, DIAG_bad_json, at, 0, ARGS(A_PHRASE(phrase)));
}

static bool
jkf_next(struct parse *parse, struct record *record)
{
	const struct text *text = parse->text;
	enum state state = BAD;
	uint32_t start;

	if (!begin(parse))
		return false;
	start = parse->at;
	if (text->body.p[start] == '{')
		state = read_object(parse, record);
	else
		report_json(parse, PHRASE_json_syntax);
	if (state == CUT) {
		parse->at = (uint32_t)text->body.n;
		return true;
	}
	if (state == WHOLE) {
		if (go_on(parse))
			return true;
		report_json(
		    parse, parse->at == text->body.n ? PHRASE_json_ends : PHRASE_json_syntax);
	} else {
		record->at = (struct span){ start, parse->at - start };
	}
	parse->version = NO_STR;
	parse->at = find_game(text, start, parse->at);
	return true;
}

/* Weighs an object that has one of the members, or an array of such objects. */
static struct sign
jkf_probe(struct str body)
{
	enum { LOOKED_AT = 65536 };
	struct text text = { .body = str_first(body, body.n < LOOKED_AT ? body.n : LOOKED_AT) };
	struct parse parse = { .text = &text };
	struct sign sign = { .what = PHRASE_sign_jkf };
	size_t i, at;

	if (peek(&parse) == '[')
		parse.at++;
	if (peek(&parse) != '{')
		return sign;
	parse.at++;
	if (peek(&parse) != '"') /* a comment of another notation */
		return sign;
	for (i = 0; i < sizeof clues / sizeof *clues; i++) {
		at = str_find(text.body, clues[i].key);
		if (at < text.body.n && sign.score == 0) {
			sign.score = clues[i].score;
			sign.at = (struct span){ (uint32_t)at, (uint32_t)clues[i].key.n };
		}
	}
	return sign;
}

const struct parser jkf_parser = { .probe = jkf_probe, .next = jkf_next };
