#include "parsers/jkf/jkf.h"

#include <string.h>

#include "record/text/scan.h"

/*
 * JKF: JSON.  A file holds one game (an object), or several: an array of objects, or objects one
 * after the other, as in a file with one game a line.
 */

static const struct str inside_array = { "[", 1 }; /* carried from one game to the next */

struct root {
	const struct json *header, *initial, *moves;
};

static const struct jkf_member root_members[] = {
	JKF_MEMBER(root, header, JKF_object),
	JKF_MEMBER(root, initial, JKF_object),
	JKF_MEMBER(root, moves, JKF_array),
};

static const struct jkf_member *
find_member(const struct json *value, const struct jkf_member *rows, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++) {
		if (str_eq(value->key, rows[i].key))
			return (rows[i].kinds & 1u << value->kind) != 0 ? &rows[i] : NULL;
	}
	return NULL;
}

bool
jkf_collect(const struct json *object, const struct jkf_member *rows, size_t count, void *into)
{
	const struct jkf_member *row;
	const struct json *value;
	bool others = false;

	for (value = object->is.first; value != NULL; value = value->next) {
		row = find_member(value, rows, count);
		if (row != NULL)
			memcpy((char *)into + row->offset, &value, sizeof value);
		else
			others |= value->kind != JSON_null;
	}
	return others;
}

void
jkf_keep_unknown(
    struct jkf *jkf, const struct json *object, const struct jkf_member *rows, size_t count)
{
	const struct json *value;

	for (value = object->is.first; value != NULL; value = value->next) {
		if (value->kind != JSON_null && find_member(value, rows, count) == NULL)
			jkf_unknown(jkf, value);
	}
}

void
jkf_members(struct jkf *jkf, const struct json *object, const struct jkf_member *rows, size_t count,
    void *into)
{
	if (jkf_collect(object, rows, count, into))
		jkf_keep_unknown(jkf, object, rows, count);
}

/* A value with its key, as the text has them. */
static struct span
member_span(const struct json *value)
{
	return (struct span){ value->key_at, value->at.at + value->at.n - value->key_at };
}

void
jkf_unknown(struct jkf *jkf, const struct json *value)
{
	struct span at = member_span(value);
	struct str s = text_str(jkf->parse->text, at), line;
	bool begun = false;

	jkf_report(jkf, DIAG_unknown_line, at,
	    ARGS(A_STR(value->key.n > 0 ? value->key : jkf_words(jkf, value))));
	while (jkf_next_line(&s, &line, &begun))
		record_add_note(jkf->record, jkf->node, NOTE_remark, str_trim(line), at);
}

void
jkf_report(struct jkf *jkf, enum diag rule, struct span at, const struct arg *args)
{
	diags_add(jkf->parse->diags, rule, at, jkf->record->plies[jkf->node].number, args);
}

struct str
jkf_words(const struct jkf *jkf, const struct json *value)
{
	enum { LONGEST = 60 };
	struct str s = text_str(jkf->parse->text, value->at);

	if (s.n <= LONGEST)
		return s;
	for (s.n = LONGEST; s.n > 0 && ((unsigned char)s.p[s.n] & 0xC0) == 0x80;)
		s.n--;
	return s;
}

bool
jkf_next_line(struct str *s, struct str *line, bool *begun)
{
	size_t n = 0;

	if (*begun && s->n == 0)
		return false;
	*begun = true;
	while (n < s->n && s->p[n] != '\n' && s->p[n] != '\r')
		n++;
	*line = str_first(*s, n);
	if (n < s->n)
		n += n + 1 < s->n && s->p[n] == '\r' && s->p[n + 1] == '\n' ? 2 : 1;
	*s = str_after(*s, n);
	return true;
}

void
jkf_check_text(struct jkf *jkf, const struct json *value)
{
	struct str s = value->is.text;
	size_t i;

	if (s.n == 0 || s.p == jkf->parse->text->body.p + value->at.at + 1)
		return;
	for (i = 0; i < s.n; i++) {
		unsigned char c = (unsigned char)s.p[i];

		if ((c >= ' ' && c != 0x7F) || c == '\t' || c == '\n' || c == '\r')
			continue;
		if (c == '\0')
			jkf_report(jkf, DIAG_nul_byte, value->at, NO_ARGS);
		else
			jkf_report(jkf, DIAG_control_character, value->at, ARGS(A_CODE(c)));
		return;
	}
}

enum side
jkf_side(struct jkf *jkf, const struct json *color)
{
	if (color == NULL)
		return NO_SIDE;
	if (color->kind == JSON_bool)
		return color->is.truth ? BLACK : WHITE;
	if (color->is.integer == 0 || color->is.integer == 1)
		return color->is.integer == 0 ? BLACK : WHITE;
	jkf_unknown(jkf, color);
	return NO_SIDE;
}

piece_t
jkf_face(struct jkf *jkf, const struct json *kind)
{
	piece_t face = kind->is.text.n == 2 ? piece_of_csa(kind->is.text.p) : 0;

	if (face == 0)
		jkf_unknown(jkf, kind);
	return face;
}

static bool
has_line_end(struct str s)
{
	return memchr(s.p, '\n', s.n) != NULL || memchr(s.p, '\r', s.n) != NULL;
}

/* A header holds one line: a value of several becomes as many headers of the same key. */
static void
read_header(struct jkf *jkf, const struct json *value)
{
	enum header_id id = header_of_kif(value->key);
	struct str s, line;
	bool begun = false;

	if (value->kind != JSON_text || value->key.n == 0 || has_line_end(value->key)) {
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

/* A game is an object with moves; without them it starts from the even position only if something
 * else shows that it is one. */
static void
read_game(struct jkf *jkf, const struct json *object)
{
	struct root root = { 0 };
	const struct json *header;

	if (jkf_collect(object, root_members, JKF_COUNT(root_members), &root))
		jkf_keep_unknown(jkf, object, root_members, JKF_COUNT(root_members));
	if (root.initial != NULL)
		jkf_setup_read(jkf, root.initial);
	header = root.header != NULL ? root.header->is.first : NULL;
	for (; header != NULL; header = header->next)
		read_header(jkf, header);
	if (root.moves == NULL)
		return;
	if (jkf->record->setup.base == SETUP_default)
		jkf->record->setup.base = SETUP_even;
	jkf_line_read(jkf, root.moves);
}

/* Reads the game at the parser's place, whose lines were found, and moves that after it; false: it
 * is not JSON. */
static bool
read_parts(struct jkf *jkf)
{
	uint32_t at = jkf->parse->at;
	const struct json *object = json_part(&jkf->parts, &at, 0);

	if (object == NULL)
		return false;
	jkf->record->at = object->at;
	read_game(jkf, object);
	if (!jkf->parts.fault)
		jkf->parse->at = at;
	return !jkf->parts.fault;
}

/* Reads the game at the parser's place and moves that after it.  SPINE_bad: it is not JSON: that
 * is reported, and nothing else is told of it. */
static enum jkf_spine
read_object(struct parse *parse, struct record *record)
{
	struct diags *diags = parse->diags;
	size_t count = diags->count, left_out = diags->left_out;
	struct jkf jkf = { .parse = parse,
		.record = record,
		.parts = { .text = parse->text, .arena = record->arena } };
	enum jkf_spine spine = jkf_spine_find(&jkf);

	if (spine == SPINE_cut && parse->goes_on)
		return SPINE_cut;
	if (spine == SPINE_whole && read_parts(&jkf))
		return SPINE_whole;
	diags_forget(diags, count, diags->count);
	diags->left_out = left_out;
	record_init(record, record->text, record->arena, record->format);
	parse->at = json_fault_report(&jkf.parts, parse->at, diags);
	return SPINE_bad;
}

bool
jkf_begins(struct str line)
{
	struct str key = str_after(line, 2);
	size_t i;

	if (!str_starts(line, STR("{\"")))
		return false;
	for (i = 0; i < JKF_COUNT(root_members); i++) {
		if (str_starts(key, root_members[i].key) &&
		    str_starts(str_after(key, root_members[i].key.n), STR("\"")))
			return true;
	}
	return false;
}

/* Where a line begins that looks like the beginning of a game, not before at nor at start; the
 * text's end where there is none. */
static uint32_t
find_game(const struct text *text, uint32_t start, uint32_t at)
{
	struct str body = text->body;
	struct span line;

	if (at > start && body.p[at - 1] != '\n' && body.p[at - 1] != '\r')
		text_next_line(body, &at, &line); /* the rest of one */
	while (text_next_line(body, &at, &line)) {
		if (line.at > start && jkf_begins(text_str(text, line)))
			return line.at;
	}
	return (uint32_t)body.n;
}

/* What stands at the parser's place, blanks skipped; '\0' at the end of the text. */
static char
peek(struct parse *parse)
{
	parse->at = json_blanks(parse->text, parse->at);
	return parse->at < parse->text->body.n ? parse->text->body.p[parse->at] : '\0';
}

/* Goes to where the next game begins: in an array after a comma, after its end, or at once. Returns
 * false where something else stands. */
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

/* Enters an array of games.  Returns false when there is nothing more in the text. */
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
	enum jkf_spine spine = SPINE_bad;
	uint32_t start;

	if (!begin(parse))
		return false;
	start = parse->at;
	if (text->body.p[start] == '{')
		spine = read_object(parse, record);
	else
		report_json(parse, PHRASE_json_syntax);
	if (spine == SPINE_cut) {
		parse->at = (uint32_t)text->body.n;
		return true;
	}
	if (spine == SPINE_whole) {
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

/* An object that has one of the three members, or an array of such. */
static struct sign
jkf_probe(struct str body)
{
	enum { LOOKED_AT = 65536, SURE = 100, LIKELY = 60 };
	static const struct {
		struct str word;
		int score;
	} clues[] = {
		{ { "\"moves\"", 7 }, SURE },
		{ { "\"initial\"", 9 }, LIKELY },
		{ { "\"header\"", 8 }, LIKELY },
	};
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
	for (i = 0; i < JKF_COUNT(clues); i++) {
		at = str_find(text.body, clues[i].word);
		if (at < text.body.n && sign.score == 0) {
			sign.score = clues[i].score;
			sign.at = (struct span){ (uint32_t)at, (uint32_t)clues[i].word.n };
		}
	}
	return sign;
}

const struct parser jkf_parser = { jkf_probe, jkf_next };
