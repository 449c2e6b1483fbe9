#include "cmd/options/policy.h"

#include "cmd/options/user.h"

/* A policy that is being made. */
struct making {
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
static void
change_named(const struct making *making, struct str name, change_rule *change, enum severity level)
{
	struct rule_name found;
	unsigned i;

	rule_name_find(name, &found);
	if (found.user.n > 0) {
		change_own(making, name, change, level);
		return;
	}
	for (i = 0; i < DIAG_COUNT; i++) {
		if (i == (unsigned)found.rule || diag_rows[i].group == found.group)
			change(&making->policy->rules[i], level);
	}
	if (found.group == GROUP_user)
		change_own(making, NO_STR, change, level);
}

/* The options that change a policy, in the order in which they apply, wherever they are given:
 * --ignore overrides --select, --severity both. */
static const struct {
	enum option option;
	change_rule *change;
} steps[] = {
	{ OPTION_select, select_rule },
	{ OPTION_ignore, ignore_rule },
	{ OPTION_severity, set_rule },
};

/* Returns the names of rules in the value of one of these options. */
static struct str
names_of(const struct option_given *given)
{
	return given->option == OPTION_severity ? given->value.is.severity.rule
						: str_of(given->value.text);
}

void
policy_make(struct policy *policy, struct arena *arena, const struct options *options,
    const struct user_rules *users)
{
	const struct making making = { policy, users };
	bool selected = options_has(options, OPTION_select);
	size_t step, i, own = users == NULL ? 0 : users->count;
	enum severity level;
	struct str list, name;

	*policy = (struct policy){ 0 };
	for (i = 0; i < DIAG_COUNT; i++)
		policy->rules[i].on = !selected && diag_rows[i].group != GROUP_style;
	policy->own = arena_zero(arena, (own + 1) * sizeof *policy->own);
	for (i = 0; i < own; i++)
		policy->own[i].on = !selected;
	for (step = 0; step < sizeof steps / sizeof *steps; step++) {
		for (i = 0; i < options->given_count; i++) {
			const struct option_given *given = &options->given[i];

			if (given->option != steps[step].option)
				continue;
			level = given->option == OPTION_severity ? given->value.is.severity.level
								 : SEVERITY_off;
			for (list = names_of(given); rule_name_next(&list, &name);)
				change_named(&making, name, steps[step].change, level);
		}
	}
}

struct str
policy_missing_rule(
    const struct options *options, bool (*has_rule)(void *arg, struct str name), void *arg)
{
	size_t step, i;

	for (i = 0; i < options->given_count; i++) {
		struct str list = names_of(&options->given[i]), name;

		for (step = 0; step < sizeof steps / sizeof *steps; step++) {
			if (options->given[i].option != steps[step].option)
				continue;
			while (rule_name_next(&list, &name)) {
				if (rule_name_is_user(name) && !has_rule(arg, name))
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
