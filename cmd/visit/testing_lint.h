#ifndef CMD_VISIT_TESTING_LINT_H
#define CMD_VISIT_TESTING_LINT_H

/* For tests: linting with all rules. */

#include "cmd/run/reader.h"
#include "cmd/visit/lint_visitor.h"

/* Makes *plan one by which all findings are reported, and *reading one that lints by it. */
static inline void
lint_all(struct lint_plan *plan, struct reader_options *reading)
{
	unsigned rule;

	*plan = (struct lint_plan){ .judge = { .min_severity = SEVERITY_note,
					.fail_on = SEVERITY_error } };
	for (rule = 0; rule < DIAG_COUNT; rule++)
		plan->judge.policy.rules[rule].on = true;
	*reading = (struct reader_options){ .visitor = &lint_visitor, .plan = plan };
}

#endif
