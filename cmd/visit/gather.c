#include "cmd/visit/gather.h"

#include "lib/books/book_index.h"

static void
take_finding(struct reading *reading, const struct finding *finding, enum severity severity)
{
	const struct gather_plan *plan = reading->plan;
	const struct gather *gather = reading->state;
	struct finding fixable = *finding;

	if (gather->unreadable ||
	    !fixes_can_fix(reading->session, finding, plan->lint->unsafe_fixes))
		fixable.fix = 0;
	fixes_add_finding(plan->fixes, &fixable, severity != SEVERITY_off);
}

/* Remembers nothing: whether the finding passes is asked again at the end. */
static void
report_unused(struct reading *reading, size_t i)
{
	const struct gather_plan *plan = reading->plan;
	const struct gather *gather = reading->state;
	const struct finding finding = { .rule = DIAG_unused_suppression,
		.severity = diag_rows[DIAG_unused_suppression].severity };

	(void)i;
	fixes_add_finding(
	    plan->fixes, &finding, judge_severity(gather->judge.plan, &finding) != SEVERITY_off);
}

static void
init_gather(struct reading *reading)
{
	static const struct judge_calls calls = { .found = take_finding, .unused = report_unused };

	judge_init(reading, &calls, &((const struct gather_plan *)reading->plan)->lint->judge);
}

static void
gather_file(struct reading *reading)
{
	((struct gather *)reading->state)->unreadable = false;
	judge_file(reading);
}

/* The chunk is the file: all findings about the text can be fixed at once. */
static void
gather_text(struct reading *reading)
{
	struct fixes *fixes = ((const struct gather_plan *)reading->plan)->fixes;
	const struct diags *diags = &reading->session->file_diags;

	judge_chunk(reading);
	fixes_begin_findings(fixes, diags);
	judge_text(reading, UINT32_MAX);
	fixes_end_findings(fixes, diags);
}

static void
gather_game(struct reading *reading, void *payload)
{
	struct fixes *fixes = ((const struct gather_plan *)reading->plan)->fixes;
	struct gather *gather = reading->state;
	const struct diags *diags = &reading->session->diags;

	(void)payload;
	gather->unreadable |= session_verdict(reading->session) == VERDICT_unreadable;
	fixes_begin_findings(fixes, diags);
	judge_game(reading);
	fixes_end_findings(fixes, diags);
	fixes->found.left_out += diags->left_out;
	fixes_compare_game(fixes, reading->session);
}

static void
gather_end(struct reading *reading)
{
	struct fixes *fixes = ((const struct gather_plan *)reading->plan)->fixes;

	fixes->found.left_out += reading->session->source.text_left_out;
	if (reading->session->book != NULL)
		fixes->found.book = book_index_hash(reading->session->book);
	judge_end(reading);
}

const struct visitor gather_visitor = {
	.size = sizeof(struct gather),
	.needs = NEED_lint,
	.init = init_gather,
	.use = judge_use,
	.free = judge_free,
	.file = gather_file,
	.chunk = gather_text,
	.game = gather_game,
	.rest = judge_rest,
	.end = gather_end,
};
