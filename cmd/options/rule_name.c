#include "cmd/options/rule_name.h"

bool
rule_name_is_user(struct str name)
{
	return str_starts(name, STR("user/"));
}

bool
rule_name_find(struct str name, struct rule_name *found)
{
	bool user = rule_name_is_user(name);
	unsigned group;

	*found = (struct rule_name){ user ? name : NO_STR, diag_named(name), GROUP_COUNT,
		str_eq(name, STR("all")) };
	for (group = 0; group < GROUP_COUNT; group++) {
		if (str_eq(name, str_of(diag_group_names[group])))
			found->group = (enum diag_group)group;
	}
	return user || found->all || found->rule != DIAG_COUNT || found->group != GROUP_COUNT;
}

bool
rule_name_severity(struct str name, enum severity *severity)
{
	unsigned level;

	for (level = 0; level <= SEVERITY_error; level++) {
		if (str_eq(name, str_of(diag_severity_names[level]))) {
			*severity = (enum severity)level;
			return true;
		}
	}
	return false;
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

void
rule_name_offer(struct suggest *suggest)
{
	suggest_rows(suggest, &diag_rows[0].name, DIAG_COUNT, sizeof *diag_rows);
	suggest_rows(suggest, diag_group_names, GROUP_COUNT, sizeof *diag_group_names);
	suggest_offer(suggest, "all");
}

int
rule_name_check(struct program *program, struct str name, struct rule_name *found)
{
	struct suggest suggest = { .word = name };

	if (rule_name_find(name, found))
		return STATUS_ok;
	rule_name_offer(&suggest);
	return program_usage(program, "unknown rule or group '%.*s'%s", program_width(name), name.p,
	    suggest_hint(&suggest, "", program));
}
