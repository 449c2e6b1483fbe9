#include "cmd/judge/policy.h"

#include "cmd/judge/user.h"

/* The options that change a policy, in the order in which they apply, wherever they are given:
 * --ignore overrides --select, --severity both.  Those of the command line apply after all of a
 * settings file. */
static const enum option steps[] = { OPTION_select, OPTION_ignore, OPTION_severity };

/* Applies one of these options to a rule. */
static void
change(struct policy_rule *rule, const struct option_given *given)
{
	rule->on =
	    given->option == OPTION_select ||
	    (given->option == OPTION_severity && given->value.is.rules.level != SEVERITY_off);
	if (given->option == OPTION_severity) {
		rule->set = true;
		rule->level = given->value.is.rules.level;
	}
}

/* Applies the option to the rule of this name, to all of the group of this name, or to all. */
static void
change_named(struct policy *policy, const struct user_rules *users, struct str name,
    const struct option_given *given)
{
	struct rule_name found;
	size_t i;

	rule_name_find(name, &found);
	for (i = 0; i < DIAG_COUNT && found.user.n == 0; i++) {
		if (found.all || i == (size_t)found.rule || diag_rows[i].group == found.group)
			change(&policy->rules[i], given);
	}
	for (i = 0; users != NULL && i < users->count; i++) {
		if (found.all || found.group == GROUP_user ||
		    str_eq(users->list[i].name, found.user))
			change(&policy->own[i], given);
	}
}

/* Turns the rules on, or all off. */
static void
turn_all(struct policy *policy, size_t own, bool on)
{
	size_t i;

	for (i = 0; i < DIAG_COUNT; i++)
		policy->rules[i].on = on && diag_rows[i].group != GROUP_style;
	for (i = 0; i < own; i++)
		policy->own[i].on = on;
}

/* Applies options in the order of the steps; if rules are selected, no others are on. */
static void
apply(struct policy *policy, const struct user_rules *users, const struct option_given *given,
    size_t count)
{
	bool selected = false;
	size_t step, i;
	struct str list, name;

	for (i = 0; i < count; i++)
		selected |= given[i].option == OPTION_select;
	if (selected)
		turn_all(policy, users == NULL ? 0 : users->count, false);
	for (step = 0; step < sizeof steps / sizeof *steps; step++) {
		for (i = 0; i < count; i++) {
			if (given[i].option != steps[step])
				continue;
			for (list = given[i].value.is.rules.names; rule_name_next(&list, &name);)
				change_named(policy, users, name, &given[i]);
		}
	}
}

void
policy_make(struct policy *policy, struct arena *arena, const struct options *options,
    const struct user_rules *users)
{
	size_t own = users == NULL ? 0 : users->count;

	*policy = (struct policy){ .own = arena_zero(arena, (own + 1) * sizeof *policy->own) };
	turn_all(policy, own, true);
	apply(policy, users, options->given, options->settings);
	apply(policy, users, options->given + options->settings,
	    options->given_count - options->settings);
}

struct str
policy_missing_rule(
    const struct options *options, bool (*has_rule)(void *arg, struct str name), void *arg)
{
	size_t step, i;

	for (i = 0; i < options->given_count; i++) {
		struct str list = options->given[i].value.is.rules.names, name;

		for (step = 0; step < sizeof steps / sizeof *steps; step++) {
			if (options->given[i].option != steps[step])
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
