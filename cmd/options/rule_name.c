#include "cmd/options/rule_name.h"

#include "cmd/options/suggest.h"

bool
rule_name_is_user(struct str name)
{
	return str_starts(name, STR("user/"));
}

bool
rule_name_find(struct str name, struct rule_name *found)
{
	unsigned group;

	*found = (struct rule_name){ NO_STR, diag_named(name), GROUP_COUNT };
	for (group = 0; group < GROUP_COUNT; group++) {
		if (str_eq(name, str_of(diag_group_names[group])))
			found->group = (enum diag_group)group;
	}
	if (rule_name_is_user(name))
		found->user = name;
	return found->user.n > 0 || found->rule != DIAG_COUNT || found->group != GROUP_COUNT;
}

bool
rule_name_next(struct str *list, struct str *name)
{
	size_t n = str_find(*list, STR(","));

	if (list->p == NULL)
		return false;
	*name = str_trim(str_first(*list, n));
	*list = n < list->n ? str_after(*list, n + 1) : NO_STR;
	return true;
}

int
rule_name_unknown(struct program *program, struct str name)
{
	struct suggest suggest;
	unsigned i;

	suggest_init(&suggest, name);
	for (i = 0; i < DIAG_COUNT; i++)
		suggest_offer(&suggest, diag_rows[i].name);
	for (i = 0; i < GROUP_COUNT; i++)
		suggest_offer(&suggest, diag_group_names[i]);
	return program_usage(program, "unknown rule or group '%.*s'%s", program_width(name), name.p,
	    suggest_hint(&suggest, "", program));
}
