#ifndef CMD_POLICY_H
#define CMD_POLICY_H

#include "cmd/options.h"
#include "record/diag.h"

/* Which rules are looked for, and how grave each is. */
struct policy {
	struct {
		bool on;
		bool set; /* --severity said level; else the finding's own counts */
		enum severity level;
	} rules[DIAG_COUNT];
};

/* Makes the policy of --select, --ignore and --severity.  Without --select every rule is on except
 * those of group style.  Says so and gives STATUS_failed for a name that is none. */
int policy_make(struct policy *policy, struct program *program, const struct options *options);

/* The severity of a finding; SEVERITY_off: it is not to be shown. */
enum severity policy_severity(const struct policy *policy, const struct finding *finding);

/* Whether some rule of a group is on. */
bool policy_wants(const struct policy *policy, enum diag_group group);

/* The group called name, or GROUP_COUNT. */
enum diag_group policy_group(struct str name);

/* Says that there is no rule or group of this name; gives STATUS_failed. */
int policy_unknown(struct program *program, struct str name);

#endif
