#include "parsers/jkf/jkf_reader.h"

const uint8_t jkf_kinds[] = {
	0,
#define MEMBER(key, kinds) kinds,
#include "parsers/jkf/jkf_member.def"
#undef MEMBER
};

void
jkf_add_names(struct json_names *names)
{
#define MEMBER(key, kinds) json_names_add(names, STR(#key), JKF_MEMBER_##key);
#include "parsers/jkf/jkf_member.def"
#undef MEMBER
}

void
jkf_keep_unknown(struct jkf *jkf, const struct json *object, uint32_t may_have)
{
	const struct json *value;

	for (value = object->is.first; value != NULL; value = value->next) {
		if (value->kind != JSON_null && !jkf_is_member(value, may_have))
			jkf_unknown(jkf, value);
	}
}

void
jkf_unknown(struct jkf *jkf, const struct json *value)
{
	struct span at = { value->key_at, value->at.at + value->at.n - value->key_at };
	struct str s = text_str(jkf->parse->text, at), line;
	bool begun = false;

	jkf_report(jkf, DIAG_unknown_line, at,
	    ARGS(A_STR(value->key.n > 0 ? value->key : parser_excerpt(jkf->parse, value->at))));
	while (jkf_next_line(&s, &line, &begun))
		record_add_note(jkf->record, jkf->node, NOTE_remark, str_trim(line), at);
}

void
jkf_report(struct jkf *jkf, enum diag rule, struct span at, const struct arg *args)
{
	diags_add(jkf->parse->diags, rule, at, jkf->record->plies[jkf->node].number, args);
}

void
jkf_report_value(struct jkf *jkf, enum diag rule, const struct json *value)
{
	jkf_report(jkf, rule, value->at, ARGS(A_STR(parser_excerpt(jkf->parse, value->at))));
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
