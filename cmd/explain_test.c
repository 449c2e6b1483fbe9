#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "cmd/testing_program.h"
#include "cmd/visit/convert_visitor.h"
#include "cmd/visit/testing_lint.h"
#include "record/explain_page.h"

static bool
keep_results(struct results *results, void *arg)
{
	(void)results;
	(void)arg;
	return true;
}

/* Whether converting a record to the page's target, as the command does, has the finding;
 * on_illegal: what becomes of what is illegal. */
static bool
converts_so(struct memory *memory, enum diag rule, struct str example, int on_illegal)
{
	const enum format target = explain_pages[rule].target;
	const struct convert_plan plan = { .conversion = { .format = target,
					       .encoding = format_rows[target].encoding,
					       .on_illegal = on_illegal,
					       .ply = NO_PLY } };
	const struct reader_options options = { .reading = { .format = explain_pages[rule].format,
						    .replay.pvs = REPLAY_PVS_written },
		.visitor = &convert_visitor,
		.plan = &plan };
	struct reader reader;
	struct results results;
	bool found = false;
	size_t i;

	results_init(&results, memory);
	results.drain = keep_results;
	reader_init(&reader, memory, &options);
	assert_true(reader_bytes(&reader, STR("example"), example, &results));
	for (i = 0; i < results.count; i++) {
		const struct convert_finding *finding = results.list[i].is.own;

		found = found ||
			(results.list[i].kind == CONVERT_finding && finding->text.rule == rule);
	}
	reader_free(&reader);
	results_free(&results);
	return found;
}

static bool
converts(struct memory *memory, enum diag rule, struct str example)
{
	return converts_so(memory, rule, example, ILLEGAL_reject) ||
	       converts_so(memory, rule, example, ILLEGAL_keep);
}

/* Whether linting a record reports the rule, or any finding of at least min_severity. */
static bool
lints(struct memory *memory, enum diag rule, struct str example, unsigned min_severity)
{
	struct lint_plan plan;
	struct reader_options options;
	struct reader reader;
	struct results results;
	bool found = false;
	size_t i;

	lint_all(&plan, &options);
	options.reading = (struct session_options){
		.format = explain_pages[rule].format, .lint = true, .style = true
	};
	results_init(&results, memory);
	results.drain = keep_results;
	reader_init(&reader, memory, &options);
	assert_true(reader_bytes(&reader,
	    explain_pages[rule].format == FORMAT_kif ? STR("example.kif") : STR("example"), example,
	    &results));
	for (i = 0; i < results.count; i++) {
		const struct lint_finding *finding = results.list[i].is.own;

		found = found ||
			(results.list[i].kind == LINT_finding &&
			    (finding->text.rule == rule || finding->text.severity >= min_severity));
	}
	reader_free(&reader);
	results_free(&results);
	return found;
}

static void
test_examples(void **state)
{
	struct program program;
	unsigned rule;

	(void)state;
	test_program(&program);
	for (rule = 0; rule < DIAG_COUNT; rule++) {
		const struct explain_page *page = &explain_pages[rule];
		const struct explain_example *example = &explain_examples[rule];
		bool wrong, right;

		if (page->format == FORMAT_none) /* none; or testdata/diag/event has it */
			continue;
		wrong = page->target == FORMAT_none
			    ? lints(&program.memory, (enum diag)rule, example->wrong, UINT_MAX)
			    : converts(&program.memory, (enum diag)rule, example->wrong);
		right =
		    page->target == FORMAT_none
			? lints(&program.memory, (enum diag)rule, example->right, SEVERITY_error)
			: converts(&program.memory, (enum diag)rule, example->right);

		if (!wrong)
			fail_msg("%s: the wrong example has no finding", diag_rows[rule].name);
		if (right)
			fail_msg("%s: the right example has it, or an error", diag_rows[rule].name);
	}
	test_program_end(&program);
}

/* Whether s is a sentence of the language. */
static bool
is_said(const char *s, enum language language)
{
	size_t n = s == NULL ? 0 : strlen(s);
	const char *end = language == LANGUAGE_ja ? "。" : ".";

	return n > strlen(end) && strcmp(s + n - strlen(end), end) == 0;
}

static void
test_pages_are_whole(void **state)
{
	unsigned rule;

	(void)state;
	for (rule = 0; rule < DIAG_COUNT; rule++) {
		const struct explain_page *page = &explain_pages[rule];
		bool bare = rule == DIAG_archive_damaged || rule == DIAG_archive_limit ||
			    rule == DIAG_archive_name || rule == DIAG_no_decoder ||
			    rule == DIAG_max_findings ||
			    diag_rows[rule].group == GROUP_user; /* no record alone */

		if (page->source == NULL || !is_said(page->meaning[LANGUAGE_en], LANGUAGE_en) ||
		    !is_said(page->meaning[LANGUAGE_ja], LANGUAGE_ja) ||
		    !is_said(page->help[LANGUAGE_en], LANGUAGE_en) ||
		    !is_said(page->help[LANGUAGE_ja], LANGUAGE_ja))
			fail_msg("%s", diag_rows[rule].name);
		if ((explain_examples[rule].wrong.n == 0) != bare)
			fail_msg("%s: no example", diag_rows[rule].name);
		if ((page->target != FORMAT_none) !=
		    (diag_rows[rule].group == GROUP_loss || rule == DIAG_unencodable))
			fail_msg("%s: target", diag_rows[rule].name);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_pages_are_whole),
		cmocka_unit_test(test_examples),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
