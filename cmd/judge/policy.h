#ifndef CMD_JUDGE_POLICY_H
#define CMD_JUDGE_POLICY_H

#include "cmd/options/options.h"
#include "record/diag.h"

struct user_rules;

/* How a rule is treated. */
struct policy_rule {
	bool on;
	bool set; /* --severity gave level; else the finding's own counts */
	enum severity level;
};

/* Which rules are on, and their severities. */
struct policy {
	struct policy_rule rules[DIAG_COUNT];
	struct policy_rule *own; /* the user's rules, by number */
};

/* Makes the policy of --select, --ignore and --severity for our rules and for those of users (NULL:
 * none), which lies in arena.  Without --select every rule is on except those of group style. */
void policy_make(struct policy *policy, struct arena *arena, const struct options *options,
    const struct user_rules *users);

/* Returns the first name of a user's rule in these options that has_rule does not know, or
 * an empty string. */
struct str policy_missing_rule(
    const struct options *options, bool (*has_rule)(void *arg, struct str name), void *arg);

/* Returns the severity of a finding; SEVERITY_off: it is not reported. */
enum severity policy_severity(const struct policy *policy, const struct finding *finding);

/* Whether some rule of a group is on. */
bool policy_wants(const struct policy *policy, enum diag_group group);

#endif
