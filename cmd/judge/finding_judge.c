#include "cmd/judge/finding_judge.h"

void
judge_init(struct reading *reading, const struct judge_calls *calls, const struct judge_plan *usual)
{
	struct judge *judge = reading->state;

	*judge = (struct judge){ .calls = calls, .usual = usual };
	suppress_init(&judge->suppressions, reading->memory);
}

void
judge_free(struct reading *reading)
{
	struct judge *judge = reading->state;

	pattern_context_free(judge->patterns);
	suppress_free(&judge->suppressions);
}

enum severity
judge_severity(const struct judge_plan *plan, const struct finding *finding)
{
	enum severity severity = policy_severity(&plan->policy, finding);
	enum severity min = plan->min_severity != SEVERITY_off ? plan->min_severity : plan->fail_on;

	return severity >= min ? severity : SEVERITY_off;
}

void
judge_use(struct reading *reading, const void *settings)
{
	struct judge *judge = reading->state;
	const struct judge_plan *plan = settings != NULL ? settings : judge->usual;
	struct session_options *options = &reading->session->options;
	const struct finding pv = { .rule = DIAG_unplayable_pv,
		.severity = diag_rows[DIAG_unplayable_pv].severity };

	judge->plan = plan;
	options->style = policy_wants(&plan->policy, GROUP_style);
	options->replay.pvs =
	    judge_severity(plan, &pv) != SEVERITY_off ? REPLAY_PVS_checked : REPLAY_PVS_unread;
}

const struct user_rule *
judge_user(const struct judge *judge, const struct finding *finding)
{
	return finding->own == 0 ? NULL : &judge->plan->users->list[finding->own - 1];
}

/* Judges a finding. */
static void
judge_finding(struct reading *reading, const struct finding *finding)
{
	struct judge *judge = reading->state;
	const struct user_rule *user = judge_user(judge, finding);
	struct str name = user != NULL ? user->name : str_of(diag_rows[finding->rule].name);
	bool suppressed = suppress_finding(&judge->suppressions, finding, name);

	judge->calls->found(
	    reading, finding, suppressed ? SEVERITY_off : judge_severity(judge->plan, finding));
}

/* --- suppressions that are not used */

/* Returns whether a comment names a user's rule that is off, or no rule at all: that may be one of
 * other settings. */
static bool
is_foreign(const struct judge *judge, const struct suppression *suppression)
{
	const struct judge_plan *plan = judge->plan;
	const struct user_rule *rule;

	if (suppression->name.user.n == 0 || plan->users == NULL)
		return suppression->name.user.n > 0;
	rule = user_named(plan->users, suppression->name.user);
	return rule != NULL && !plan->policy.own[rule - plan->users->list].on;
}

/* Returns the finding that a suppression is not used. */
static struct finding
unused_finding(const struct suppression *suppression, struct session *session)
{
	struct finding finding = { .rule = DIAG_unused_suppression, .at = suppression->at };

	finding.severity = diag_rows[finding.rule].severity;
	finding.args[0] = (struct arg)A_STR(text_str(&session->text, finding.at));
	return finding;
}

/* Reports the suppressions of lines before until that were not used. */
static void
report_unused(struct reading *reading, uint32_t until)
{
	struct judge *judge = reading->state;
	const struct suppression *suppression;
	struct finding finding;

	while (reading->more &&
	       (suppression = suppress_next_unused(&judge->suppressions, until)) != NULL) {
		if (is_foreign(judge, suppression))
			continue;
		finding = unused_finding(suppression, reading->session);
		judge->calls->found(reading, &finding, judge_severity(judge->plan, &finding));
	}
}

/* Lets the file-wide suppressions before until count from now on, and prepares the findings for
 * those that stay unused: their chunk may be gone at the end. */
static void
activate(struct reading *reading, uint32_t until)
{
	struct judge *judge = reading->state;
	const struct suppressions *of = &judge->suppressions;
	size_t before = of->active;
	struct finding finding;

	suppress_activate(&judge->suppressions, until);
	for (; before < of->active && judge->calls->prepare != NULL; before++) {
		finding = unused_finding(&of->of_file.list[before], reading->session);
		judge->calls->prepare(reading, &finding, judge_severity(judge->plan, &finding));
	}
}

/* --- users' rules */

static void
apply_user_rules(struct reading *reading)
{
	struct judge *judge = reading->state;
	struct session *session = reading->session;
	const struct judge_plan *plan = judge->plan;
	struct finding finding = { .rule = DIAG_user };
	size_t i;

	if (plan->users == NULL)
		return;
	if (judge->patterns == NULL)
		judge->patterns = pattern_context_new(reading->memory);
	for (i = 0; i < plan->users->count; i++) {
		finding.own = (uint32_t)i + 1;
		finding.severity = plan->users->list[i].severity;
		if (policy_severity(&plan->policy, &finding) != SEVERITY_off)
			user_find(&plan->users->list[i], i, judge->patterns, session);
	}
	diags_sort(&session->diags);
}

/* --- the steps */

void
judge_file(struct reading *reading)
{
	struct judge *judge = reading->state;

	judge->listed = 0;
	suppress_begin(&judge->suppressions);
}

void
judge_chunk(struct reading *reading)
{
	struct judge *judge = reading->state;
	const struct session *session = reading->session;

	suppress_find(&judge->suppressions, &session->text, session->source.format, session->begin);
}

void
judge_text(struct reading *reading, uint32_t until)
{
	const struct finding *finding;

	activate(reading, until);
	while (reading->more && (finding = session_text_finding(reading->session, until)) != NULL)
		judge_finding(reading, finding);
}

void
judge_game(struct reading *reading)
{
	const struct session *session = reading->session;
	const struct diags *diags = &session->diags;
	uint32_t until = session_reach(session);
	size_t i;

	apply_user_rules(reading);
	judge_text(reading, until);
	for (i = 0; i < diags->count && reading->more; i++)
		judge_finding(reading, &diags->list[i]);
	report_unused(reading, until);
}

void
judge_pass(struct reading *reading)
{
	struct judge *judge = reading->state;
	uint32_t until = session_reach(reading->session);

	activate(reading, until);
	while (suppress_next_unused(&judge->suppressions, until) != NULL)
		;
}

void
judge_rest(struct reading *reading)
{
	const struct finding *finding;

	if (!reading->all)
		return;
	while (
	    reading->more && (finding = session_text_finding(reading->session, UINT32_MAX)) != NULL)
		judge_finding(reading, finding);
	report_unused(reading, UINT32_MAX);
}

void
judge_end(struct reading *reading)
{
	const struct judge *judge = reading->state;
	const struct suppressions *of = &judge->suppressions;
	size_t i;

	if (!reading->all || judge->calls->unused == NULL) /* they may be of use in other games */
		return;
	for (i = 0; i < of->active && reading->more; i++) {
		if (!of->of_file.used[i] && !is_foreign(judge, &of->of_file.list[i]))
			judge->calls->unused(reading, i);
	}
}

uint32_t
judge_keep(const struct reading *reading)
{
	const struct judge *judge = reading->state;
	const struct session *session = reading->session;

	return suppress_keep(&judge->suppressions, &session->text, session->parse.at);
}
