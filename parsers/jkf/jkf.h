#ifndef PARSERS_JKF_JKF_H
#define PARSERS_JKF_JKF_H

#include "parsers/parser.h"
#include "record/json.h"

/* Shared by the files of the JKF parser (formats-japanese.md 6). */

/* A line of play that is to be read. */
struct jkf_line {
	struct json_list entries;
	uint32_t where; /* the node it follows, or stands beside */
	bool beside;
};

/* Reading one record. */
struct jkf {
	struct parse *parse;
	struct record *record;
	struct json_parts parts;
	uint32_t node;          /* what notes and the next move follow */
	struct jkf_line *lines; /* in the order in which they are read */
	size_t line_count, line_cap;
	bool origins; /* a move names its origin */
};

/*
 * A member that an object may have: its key, the kinds of value (a set of 1 << JSON_x) and where in
 * a struct of pointers to values the value is to be put.
 */
struct jkf_member {
	struct str key;
	unsigned kinds;
	size_t offset;
};

#define JKF_MEMBER(owner, member, kinds)                                                           \
	{                                                                                          \
		{ #member, sizeof(#member) - 1 }, kinds, offsetof(struct owner, member)            \
	}
#define JKF_COUNT(rows) (sizeof(rows) / sizeof *(rows))

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

/*
 * Puts the values of an object's members into the struct at into (cleared by the caller), by count
 * rows.  null is as good as absent.  Returns whether there are others, which jkf_keep_unknown
 * keeps.
 */
bool jkf_collect(
    const struct json *object, const struct jkf_member *rows, size_t count, void *into);
void jkf_keep_unknown(
    struct jkf *jkf, const struct json *object, const struct jkf_member *rows, size_t count);

/* Both at once. */
void jkf_members(struct jkf *jkf, const struct json *object, const struct jkf_member *rows,
    size_t count, void *into);

/* Keeps a value that is not understood, with its key, as a remark of the present node, and reports
 * it. */
void jkf_unknown(struct jkf *jkf, const struct json *value);

/* Adds a finding about the present node. */
void jkf_report(struct jkf *jkf, enum diag rule, struct span at, const struct arg *args);

/* The words of a value, as an argument of a message. */
struct str jkf_words(const struct jkf *jkf, const struct json *value);

/*
 * The lines of a string, one by one: *s is what is left, in which *line is found.  Returns false
 * when there are no more; an empty string is one empty line.  begun is false before the first.
 */
bool jkf_next_line(struct str *s, struct str *line, bool *begun);

/* Reports control characters that a string's escapes stand for: those of the text were found
 * before. */
void jkf_check_text(struct jkf *jkf, const struct json *value);

/* Whose color it is: 0 and true are black, 1 and false white (booleans in files of before 2016).
 * NO_SIDE: none was said or, which is reported, another. */
enum side jkf_side(struct jkf *jkf, const struct json *color);

/* The face that a CSA code names, or 0, which is reported. */
piece_t jkf_face(struct jkf *jkf, const struct json *kind);

/* Reads "initial". */
void jkf_setup_read(struct jkf *jkf, const struct json *initial);

/* What a header 手合割 (the handicap) says: what "initial" says again, or, without that, the start
 * position. */
void jkf_setup_header(struct jkf *jkf, const struct json *header);

/* Reads a move into a claim. */
void jkf_move_read(struct jkf *jkf, const struct json *move, struct claim *claim);

/* Reads an ending's word into a claim. */
void jkf_move_special(struct jkf *jkf, const struct json *special, struct claim *claim);

/* Whether a line looks like the beginning of a game. */
bool jkf_begins(struct str line);

/* Once all moves are read: those that name no origin, in a record that names origins, are drops. */
void jkf_move_settle(struct jkf *jkf);

/* Reads "moves", an array that was passed over: all lines of play. */
void jkf_line_read(struct jkf *jkf, const struct json *moves);

/* How the search for a game's lines ended. */
enum jkf_spine { SPINE_whole, SPINE_cut, SPINE_bad };

/*
 * Finds the lines of play in the game at the parser's place: the arrays that are to be passed over
 * and read element by element.  They are "moves", "forks" of the entries of a line, and each array
 * in those.  SPINE_cut: the text ends in the midst of the game; SPINE_bad: it is not JSON, or
 * another game begins in its midst.  What else is not JSON is found when the lines are read.
 */
enum jkf_spine jkf_spine_find(struct jkf *jkf);

#endif
