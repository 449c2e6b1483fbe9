#include "cmd/options/policy.h"

#include "cmd/options/suggest.h"
#include "cmd/options/user.h"
#include "cmd/program.h"

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

/* A policy that is being made. */
struct making {
	struct program *program;
	struct policy *policy;
	const struct user_rules *users;
};

/* What an option does to a rule. */
typedef void change_rule(struct policy_rule *rule, enum severity level);

static void
select_rule(struct policy_rule *rule, enum severity level)
{
	(void)level;
	rule->on = true;
}

static void
ignore_rule(struct policy_rule *rule, enum severity level)
{
	(void)level;
	rule->on = false;
}

static void
set_rule(struct policy_rule *rule, enum severity level)
{
	rule->on = level != SEVERITY_off;
	rule->set = true;
	rule->level = level;
}

/* Changes the user's rule of this name, or all of them (empty). */
static void
change_own(const struct making *making, struct str name, change_rule *change, enum severity level)
{
	size_t i;

	for (i = 0; making->users != NULL && i < making->users->count; i++) {
		if (name.n == 0 || str_eq(making->users->list[i].name, name))
			change(&making->policy->own[i], level);
	}
}

/* Changes the rule of this name, or all rules of the group of this name. */
static int
change_named(const struct making *making, struct str name, change_rule *change, enum severity level)
{
	enum diag_group group = policy_group(name);
	enum diag rule = diag_named(name);
	unsigned i;

	if (user_is_name(name)) {
		change_own(making, name, change, level);
	} else if (group != GROUP_COUNT) {
		for (i = 0; i < DIAG_COUNT; i++) {
			if (diag_rows[i].group == group)
				change(&making->policy->rules[i], level);
		}
		if (group == GROUP_user)
			change_own(making, NO_STR, change, level);
	} else if (rule != DIAG_COUNT) {
		change(&making->policy->rules[rule], level);
	} else {
		return policy_unknown(making->program, name);
	}
	return STATUS_ok;
}

/* Takes the next name off a list separated by commas; false: there is none. */
static bool
next_name(struct str *list, struct str *name)
{
	size_t n = str_find(*list, STR(","));

	if (list->p == NULL)
		return false;
	*name = str_trim(str_first(*list, n));
	*list = n < list->n ? str_after(*list, n + 1) : NO_STR;
	return true;
}

/* Changes all that a list of names, separated by commas, speaks of. */
static int
change_list(const struct making *making, struct str list, change_rule *change)
{
	int status = STATUS_ok;
	struct str name;

	while (status == STATUS_ok && next_name(&list, &name))
		status = change_named(making, name, change, SEVERITY_off);
	return status;
}

static int
apply_select(const struct making *making, struct str said)
{
	return change_list(making, said, select_rule);
}

static int
apply_ignore(const struct making *making, struct str said)
{
	return change_list(making, said, ignore_rule);
}

/* RULE=LEVEL */
static int
apply_severity(const struct making *making, struct str said)
{
	size_t n = str_find(said, STR("="));
	unsigned level;

	for (level = 0; n < said.n && level <= SEVERITY_error; level++) {
		if (str_eq(str_after(said, n + 1), str_of(diag_severity_names[level])))
			return change_named(
			    making, str_first(said, n), set_rule, (enum severity)level);
	}
	return program_usage(making->program,
	    "--severity takes RULE=LEVEL, LEVEL being error, warning, note or off, not '%.*s'",
	    program_width(said), said.p);
}

/* The options that change a policy, in the order in which they count: what is ignored stays so
 * wherever --ignore stands, and a severity is the last word. */
static const struct {
	enum option option;
	int (*apply)(const struct making *making, struct str said);
} steps[] = {
	{ OPTION_select, apply_select },
	{ OPTION_ignore, apply_ignore },
	{ OPTION_severity, apply_severity },
};

int
policy_make(struct policy *policy, struct program *program, const struct options *options,
    const struct user_rules *users)
{
	struct making making = { program, policy, users };
	bool selected = options_has(options, OPTION_select);
	size_t step, i, own = users == NULL ? 0 : users->count;
	int status = STATUS_ok;

	*policy = (struct policy){ 0 };
	for (i = 0; i < DIAG_COUNT; i++)
		policy->rules[i].on = !selected && diag_rows[i].group != GROUP_style;
	policy->own = arena_zero(&program->arena, (own + 1) * sizeof *policy->own);
	for (i = 0; i < own; i++)
		policy->own[i].on = !selected;
	for (step = 0; step < sizeof steps / sizeof *steps; step++) {
		for (i = 0; i < options->given_count && status == STATUS_ok; i++) {
			if (options->given[i].option == steps[step].option)
				status =
				    steps[step].apply(&making, str_of(options->given[i].value));
		}
	}
	return status;
}

struct str
policy_unmet(const struct options *options, bool (*met)(void *arg, struct str name), void *arg)
{
	size_t step, i;

	for (i = 0; i < options->given_count; i++) {
		struct str list = str_of(options->given[i].value), name;

		for (step = 0; step < sizeof steps / sizeof *steps; step++) {
			if (options->given[i].option != steps[step].option)
				continue;
			if (options->given[i].option == OPTION_severity)
				list = str_first(list, str_find(list, STR("=")));
			while (next_name(&list, &name)) {
				if (user_is_name(name) && !met(arg, name))
					return name;
			}
		}
	}
	return NO_STR;
}

enum severity
policy_severity(const struct policy *policy, const struct finding *finding)
{
	const struct policy_rule *rule =
	    finding->own > 0 ? &policy->own[finding->own - 1] : &policy->rules[finding->rule];

	if (!rule->on)
		return SEVERITY_off;
	return rule->set ? rule->level : finding->severity;
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
