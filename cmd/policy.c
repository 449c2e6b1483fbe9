#include "cmd/policy.h"

#include "cmd/program.h"
#include "cmd/suggest.h"

enum diag_group
policy_group(struct str name)
{
	unsigned group;

	for (group = 0; group < GROUP_COUNT; group++) {
		if (str_eq(name, str_of(diag_group_names[group])))
			break;
	}
	return (enum diag_group)group;
}

int
policy_unknown(struct program *program, struct str name)
{
	struct suggest suggest;
	unsigned i;

	suggest_init(&suggest, name);
	for (i = 0; i < DIAG_COUNT; i++)
		suggest_offer(&suggest, diag_rows[i].name);
	for (i = 0; i < GROUP_COUNT; i++)
		suggest_offer(&suggest, diag_group_names[i]);
	return program_usage(program, "no rule or group is called '%.*s'%s", program_width(name),
	    name.p, suggest_hint(&suggest, "", program));
}

/* What an option does to a rule. */
typedef void change_rule(struct policy *policy, enum diag rule, enum severity level);

static void
select_rule(struct policy *policy, enum diag rule, enum severity level)
{
	(void)level;
	policy->rules[rule].on = true;
}

static void
ignore_rule(struct policy *policy, enum diag rule, enum severity level)
{
	(void)level;
	policy->rules[rule].on = false;
}

static void
set_rule(struct policy *policy, enum diag rule, enum severity level)
{
	policy->rules[rule].on = level != SEVERITY_off;
	policy->rules[rule].set = true;
	policy->rules[rule].level = level;
}

/* Changes the rule of this name, or all rules of the group of this name. */
static int
change_named(struct program *program, struct policy *policy, struct str name, change_rule *change,
    enum severity level)
{
	enum diag_group group = policy_group(name);
	enum diag rule = diag_named(name);
	unsigned i;

	if (rule != DIAG_COUNT) {
		change(policy, rule, level);
		return STATUS_ok;
	}
	if (group == GROUP_COUNT)
		return policy_unknown(program, name);
	for (i = 0; i < DIAG_COUNT; i++) {
		if (diag_rows[i].group == group)
			change(policy, (enum diag)i, level);
	}
	return STATUS_ok;
}

/* Changes all that a list of names, separated by commas, speaks of. */
static int
change_list(struct program *program, struct policy *policy, struct str list, change_rule *change)
{
	int status;
	size_t n;

	for (;;) {
		n = str_find(list, STR(","));
		status = change_named(
		    program, policy, str_trim(str_first(list, n)), change, SEVERITY_off);
		if (status != STATUS_ok || n == list.n)
			return status;
		list = str_after(list, n + 1);
	}
}

static int
apply_select(struct program *program, struct policy *policy, struct str said)
{
	return change_list(program, policy, said, select_rule);
}

static int
apply_ignore(struct program *program, struct policy *policy, struct str said)
{
	return change_list(program, policy, said, ignore_rule);
}

/* RULE=LEVEL */
static int
apply_severity(struct program *program, struct policy *policy, struct str said)
{
	size_t n = str_find(said, STR("="));
	unsigned level;

	for (level = 0; n < said.n && level <= SEVERITY_error; level++) {
		if (str_eq(str_after(said, n + 1), str_of(diag_severity_names[level])))
			return change_named(
			    program, policy, str_first(said, n), set_rule, (enum severity)level);
	}
	return program_usage(program,
	    "--severity takes RULE=LEVEL, LEVEL being error, warning, note or off, not '%.*s'",
	    program_width(said), said.p);
}

/* The options that change a policy, in the order in which they count: what is ignored stays so
 * wherever --ignore stands, and a severity is the last word. */
static const struct {
	enum option option;
	int (*apply)(struct program *program, struct policy *policy, struct str said);
} steps[] = {
	{ OPTION_select, apply_select },
	{ OPTION_ignore, apply_ignore },
	{ OPTION_severity, apply_severity },
};

int
policy_make(struct policy *policy, struct program *program, const struct options *options)
{
	bool selected = options_has(options, OPTION_select);
	int status = STATUS_ok;
	size_t step, i;

	*policy = (struct policy){ 0 };
	for (i = 0; i < DIAG_COUNT; i++)
		policy->rules[i].on = !selected && diag_rows[i].group != GROUP_style;
	for (step = 0; step < sizeof steps / sizeof *steps; step++) {
		for (i = 0; i < options->given_count && status == STATUS_ok; i++) {
			if (options->given[i].option == steps[step].option)
				status = steps[step].apply(
				    program, policy, str_of(options->given[i].value));
		}
	}
	return status;
}

enum severity
policy_severity(const struct policy *policy, const struct finding *finding)
{
	if (!policy->rules[finding->rule].on)
		return SEVERITY_off;
	return policy->rules[finding->rule].set ? policy->rules[finding->rule].level
						: finding->severity;
}

bool
policy_wants(const struct policy *policy, enum diag_group group)
{
	unsigned i;

	for (i = 0; i < DIAG_COUNT; i++) {
		if (diag_rows[i].group == group && policy->rules[i].on)
			return true;
	}
	return false;
}
