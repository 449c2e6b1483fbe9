#ifndef CMD_OPTIONS_USER_H
#define CMD_OPTIONS_USER_H

#include "cmd/program.h"
#include "lib/session.h"
#include "record/values/pattern.h"

/*
 * Rules that a user writes, a section of kifu.ini each:
 *
 *	[rule full-name]
 *	header = 先手               the header whose value is looked at; without it, each line is,
 *	line = ^開始日時            or each that fits this pattern
 *	match = .{2,}               what is looked at must fit this pattern
 *	forbid = \d                 and must not fit this one
 *	severity = error            else warning
 *	message = a full name, please
 *
 * Findings are those of a rule user/full-name.  Patterns are PCRE2's; a pattern given in several
 * lines is one.
 */

/* The parts of a rule that are patterns. */
enum user_part { USER_line, USER_match, USER_forbid, USER_PARTS };

struct user_rule {
	struct str name;              /* user/full-name */
	struct str header;            /* empty: lines are looked at */
	enum header_id id;            /* HEADER_other: only the key tells */
	struct str texts[USER_PARTS]; /* p == NULL: not given */
	int lines[USER_PARTS];        /* of the file, where they begin */
	const struct pattern *patterns[USER_PARTS];
	enum severity severity;
	bool severity_said;
	struct str messages[2]; /* by enum language */
	int line;               /* of the file, where the rule's first key stands */
	unsigned given;         /* its keys, by their rows */
};

/* All of a file, in its order.  They lie in program->arena, and are constant once they are whole.
 */
struct user_rules {
	struct user_rule *list;
	size_t count, cap;
};

/* A line of a kifu.ini that is wrong. */
struct user_error {
	int line;
	const char *what; /* in the program's language; NULL: nothing is wrong */
};

/* Takes a key of section [rule NAME]; goes_on: its value's next line.  What is wrong gets into
 * *error, its line set already. */
void user_take(struct user_rules *rules, struct program *program, struct str name, struct str key,
    struct str value, bool goes_on, struct user_error *error);

/* Completes the rules of a file: compiles their patterns in room, which must outlive them. */
void user_finish(struct user_rules *rules, struct program *program, struct pattern_context *room,
    struct user_error *error);

/* Returns the rule of this name, or NULL. */
const struct user_rule *user_named(const struct user_rules *rules, struct str name);

/*
 * Adds what a rule finds in the session's present game to its findings: number is the rule's place
 * in its list.  The steps are bounded by the size of the game; where they do not do, the rule rests
 * for the rest of it.
 */
void user_find(const struct user_rule *rule, size_t number, struct pattern_context *room,
    struct session *session);

#endif
