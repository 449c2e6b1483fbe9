#include "cmd/visit/gather.h"

static void
take_finding(struct judge *judge, const struct finding *finding, enum severity severity,
    struct reading *reading)
{
	struct gather *gather = (struct gather *)judge;
	struct finding fixable = *finding;

	if (gather->unreadable ||
	    !fixes_can_fix(reading->session, finding, gather->plan->lint->unsafe_fixes))
		fixable.fix = 0;
	fixes_add_finding(gather->plan->fixes, &fixable, severity != SEVERITY_off);
}

/* Remembers nothing: whether the finding passes is asked again at the end. */
static void
report_unused(struct judge *judge, size_t i, struct reading *reading)
{
	const struct finding finding = { .rule = DIAG_unused_suppression,
		.severity = diag_rows[DIAG_unused_suppression].severity };

	(void)i;
	(void)reading;
	fixes_add_finding(((struct gather *)judge)->plan->fixes, &finding,
	    judge_severity(judge->plan, &finding) != SEVERITY_off);
}

static const struct judge_calls calls = { .found = take_finding, .unused = report_unused };

static void
init_gather(void *state, const void *plan, struct memory *memory)
{
	struct gather *gather = state;

	gather->plan = plan;
	judge_init(&gather->judge, &calls, &gather->plan->lint->judge, memory);
}

static void
free_gather(void *state)
{
	judge_free(&((struct gather *)state)->judge);
}

static void
use_gather(void *state, const void *settings, struct session *session)
{
	struct gather *gather = state;

	judge_use(
	    &gather->judge, settings != NULL ? settings : &gather->plan->lint->judge, session);
}

static void
gather_file(void *state, struct reading *reading)
{
	struct gather *gather = state;

	(void)reading;
	gather->unreadable = false;
	judge_file(&gather->judge);
}

/* The chunk is the file: all findings about the text can be fixed at once. */
static void
gather_text(void *state, struct reading *reading)
{
	struct gather *gather = state;
	const struct diags *diags = &reading->session->file_diags;

	judge_chunk(&gather->judge, reading);
	fixes_begin_findings(gather->plan->fixes, diags);
	judge_text(&gather->judge, UINT32_MAX, reading);
	fixes_end_findings(gather->plan->fixes, diags);
}

static void
gather_game(void *state, struct reading *reading)
{
	struct gather *gather = state;
	struct fixes *fixes = gather->plan->fixes;
	const struct diags *diags = &reading->session->diags;

	gather->unreadable |= session_verdict(reading->session) == VERDICT_unreadable;
	fixes_begin_findings(fixes, diags);
	judge_game(&gather->judge, reading);
	fixes_end_findings(fixes, diags);
	fixes->found.left_out += diags->left_out;
	fixes_compare_game(fixes, reading->session);
}

static void
gather_rest(void *state, struct reading *reading)
{
	judge_rest(&((struct gather *)state)->judge, reading);
}

static void
gather_end(void *state, struct reading *reading)
{
	struct gather *gather = state;

	gather->plan->fixes->found.left_out += reading->session->source.text_left_out;
	judge_end(&gather->judge, reading);
}

const struct visitor gather_visitor = {
	.size = sizeof(struct gather),
	.needs = NEED_lint,
	.init = init_gather,
	.use = use_gather,
	.free = free_gather,
	.file = gather_file,
	.chunk = gather_text,
	.game = gather_game,
	.rest = gather_rest,
	.end = gather_end,
};
