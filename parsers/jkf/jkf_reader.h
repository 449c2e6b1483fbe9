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

/* A member that an object may have: its key, the allowed kinds of value (a set of 1 << JSON_x), and
 * where to store the value.  Lists of members end with JKF_END. */
struct jkf_member {
	struct str key;
	unsigned kinds;
	const struct json **value;
};

#define JKF_END                                                                                    \
	{                                                                                          \
		.value = NULL                                                                      \
	}

enum {
	JKF_bool = 1 << JSON_bool,
	JKF_integer = 1 << JSON_integer,
	JKF_number = 1 << JSON_integer | 1 << JSON_real,
	JKF_color = 1 << JSON_integer | 1 << JSON_bool,
	JKF_text = 1 << JSON_text,
	JKF_array = 1 << JSON_array,
	JKF_object = 1 << JSON_object,
	JKF_any = 0x7F - (1 << JSON_null)
};

/* Stores the values of an object's members; null counts as absent.  Returns whether the object has
 * others. */
bool jkf_collect(const struct json *object, const struct jkf_member *members);

/* Reports and keeps the members that jkf_collect did not store. */
void jkf_keep_unknown(struct jkf *jkf, const struct json *object, const struct jkf_member *members);

/* Does both. */
void jkf_members(struct jkf *jkf, const struct json *object, const struct jkf_member *members);

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
