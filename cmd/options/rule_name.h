#ifndef CMD_OPTIONS_RULE_NAME_H
#define CMD_OPTIONS_RULE_NAME_H

#include "cmd/options/suggest.h"

/* What a name in --select, kifu.ini or a suppression comment means.  A user's rule (user.h) is
 * known by its prefix: whether it exists depends on the settings of the file that is linted. */
struct rule_name {
	struct str user;       /* user/NAME; empty: not a user's rule */
	enum diag rule;        /* DIAG_COUNT: not one of our rules */
	enum diag_group group; /* GROUP_COUNT: not a group */
	bool all;              /* "all", which options take: every rule, those of style too */
};

/* Looks name up.  Returns false if it cannot name anything. */
bool rule_name_find(struct str name, struct rule_name *found);

/* Whether name is that of a user's rule. */
bool rule_name_is_user(struct str name);

/* Looks up the severity called name.  Returns false if there is none. */
bool rule_name_severity(struct str name, enum severity *severity);

/* Takes the next name off a list separated by commas.  Returns false if there is none. */
bool rule_name_next(struct str *list, struct str *name);

/* Offers the names of all rules and groups, and "all". */
void rule_name_offer(struct suggest *suggest);

/* As rule_name_find, but returns STATUS_failed after reporting a name that is unknown. */
int rule_name_check(struct program *program, struct str name, struct rule_name *found);

#endif
