#ifndef PARSERS_JKF_JKF_READER_H
#define PARSERS_JKF_JKF_READER_H

#include "parsers/parser.h"
#include "record/json.h"

/* The state of the JKF parser, and the helpers that its files share. */

/* A line of play that has not been read yet. */
struct jkf_line {
	uint32_t at;    /* its array */
	uint32_t where; /* the node that it follows, or replaces */
	bool beside;    /* it replaces that node */
};

/* Reading one record. */
struct jkf {
	struct parse *parse;
	struct record *record;
	struct json_reader json;
	uint32_t node;          /* what notes and the next move follow */
	struct jkf_line *lines; /* in reading order */
	size_t line_count, line_cap;
	bool origins; /* a move names its origin */
};

/* Members, by their keys' numbers among the reader's names. */
enum jkf_member {
	JKF_NO_MEMBER,
#define MEMBER(key, kinds) JKF_MEMBER_##key,
#include "parsers/jkf/jkf_member.def"
#undef MEMBER
	JKF_MEMBERS
};

/* The values of an object's members, of those that it may have; NULL: it has no such member.  null
 * counts as absent. */
union jkf_values {
	struct {
		const struct json *none;
#define MEMBER(key, kinds) const struct json *key;
#include "parsers/jkf/jkf_member.def"
#undef MEMBER
	};
	const struct json *list[JKF_MEMBERS];
};

enum {
	JKF_bool = 1 << JSON_bool,
	JKF_integer = 1 << JSON_integer,
	JKF_number = 1 << JSON_integer | 1 << JSON_real,
	JKF_text = 1 << JSON_text,
	JKF_array = 1 << JSON_array,
	JKF_object = 1 << JSON_object,
	JKF_any = 0x7F - (1 << JSON_null)
};

/* The kinds of value that each member may have. */
extern const uint8_t jkf_kinds[JKF_MEMBERS];

/* A set of members. */
#define JKF_HAS(key) (UINT32_C(1) << JKF_MEMBER_##key)

/* Adds the names of members for the reader. */
void jkf_add_names(struct json_names *names);

/* Returns whether a value is a member of a set, and of a kind that it may have. */
static inline bool
jkf_is_member(const struct json *value, uint32_t may_have)
{
	return (may_have >> value->name & 1) != 0 &&
	       (jkf_kinds[value->name] >> value->kind & 1) != 0;
}

/* Stores the values of an object's members that it may have.  Returns whether it has others. */
static inline bool
jkf_collect(const struct json *object, uint32_t may_have, union jkf_values *values)
{
	int first = __builtin_ctz(may_have), last = 31 - __builtin_clz(may_have);
	const struct json *value;
	bool others = false;

	memset(&values->list[first], 0, (size_t)(last - first + 1) * sizeof *values->list);
	for (value = object->is.first; value != NULL; value = value->next) {
		if (jkf_is_member(value, may_have))
			values->list[value->name] = value;
		else
			others |= value->kind != JSON_null;
	}
	return others;
}

/* Reports and keeps the members that jkf_collect did not store. */
void jkf_keep_unknown(struct jkf *jkf, const struct json *object, uint32_t may_have);

/* Does both. */
static inline void
jkf_members(struct jkf *jkf, const struct json *object, uint32_t may_have, union jkf_values *values)
{
	if (jkf_collect(object, may_have, values))
		jkf_keep_unknown(jkf, object, may_have);
}

/* Reports a value that is not understood, and keeps it with its key as a remark of the present
 * node. */
void jkf_unknown(struct jkf *jkf, const struct json *value);

/* Reports rule at the present node. */
void jkf_report(struct jkf *jkf, enum diag rule, struct span at, const struct arg *args);

/* Reports rule about a value, with the value's text as the argument. */
void jkf_report_value(struct jkf *jkf, enum diag rule, const struct json *value);

/*
 * Takes the next line off *s.  Returns false when there are no more; an empty string is one empty
 * line.  *begun is false before the first.
 */
bool jkf_next_line(struct str *s, struct str *line, bool *begun);

/* Reports control characters that a string's escapes stand for; the text's own were reported when
 * it was decoded. */
void jkf_check_text(struct jkf *jkf, const struct json *value);

/* Returns the side of a color: 0 and true are black, 1 and false white (booleans in files from
 * before 2016).  NO_SIDE: there is no color, or an unknown one, which is reported. */
enum side jkf_side(struct jkf *jkf, const struct json *color);

/* Returns the face that a CSA code names; reports an unknown one and returns 0. */
piece_t jkf_face(struct jkf *jkf, const struct json *kind);

#endif
