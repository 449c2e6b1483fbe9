#ifndef CMD_JUDGE_USER_H
#define CMD_JUDGE_USER_H

#include "cmd/host/program.h"
#include "lib/session.h"
#include "record/values/pattern.h"

/*
 * Rules that a user writes, a section of kifu.ini each:
 *
 *	[rule full-name]
 *	header = 先手               check the value of this header; without it, each line,
 *	line = ^開始日時            or each line that matches this pattern
 *	match = .{2,}               the value or line must match this pattern
 *	forbid = \d                 and must not match this one
 *	severity = error            default: warning
 *	message = a full name, please
 *
 * The rule is called user/full-name.  Patterns are PCRE2's; one may continue in indented lines.
 */

/* The parts of a rule that are patterns. */
enum user_part { USER_line, USER_match, USER_forbid, USER_PARTS };

struct user_rule {
	struct str name;   /* user/full-name */
	struct str header; /* empty: lines are checked */
	enum header_id id; /* HEADER_other: compare the key */
	struct str texts[USER_PARTS];
	size_t caps[USER_PARTS + 1]; /* of the texts and the message while they are read */
	const struct pattern *patterns[USER_PARTS];
	enum severity severity;
	struct str messages[2];    /* by enum language */
	int line;                  /* of the file, of the rule's first key */
	int lines[USER_PARTS + 3]; /* where each key is, by its row; 0: not given */
};

/* The rules of a file, in order.  They lie in program->arena, and are constant once complete. */
struct user_rules {
	struct user_rule *list;
	size_t count, cap;
};

/* A line of a kifu.ini that is wrong. */
struct user_error {
	int line;
	const char *what; /* in English (messages.def) or translated; NULL: no error */
	const char *key;  /* what it is about; NULL: not said */
};

/* A line of section [rule NAME]. */
struct user_line {
	struct str name, key, value;
	bool continues; /* it is a further line of the key's value */
};

/* Takes a line.  Sets error->what if it is wrong; the caller has set error->line. */
void user_take(struct user_rules *rules, struct arena *arena, const struct user_line *line,
    struct user_error *error);

/* Completes the rules of a file: compiles their patterns in context, which must outlive them. */
void user_finish(struct user_rules *rules, struct program *program, struct pattern_context *context,
    struct user_error *error);

/* Returns the rule of this name, or NULL. */
struct user_rule *user_named(const struct user_rules *rules, struct str name);

/*
 * Adds what a rule finds in the session's present game to its findings; number is the rule's place
 * in its list.  The steps of matching are bounded by the size of the game; a rule that needs more
 * gives up for the rest of it.
 */
void user_find(const struct user_rule *rule, size_t number, struct pattern_context *context,
    struct session *session);

#endif
