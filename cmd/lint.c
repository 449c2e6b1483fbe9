#include <stdlib.h>
#include <unistd.h>

#include "cmd/command.h"
#include "cmd/files.h"
#include "cmd/input.h"
#include "cmd/policy.h"
#include "cmd/report.h"
#include "cmd/settings.h"

/* A run of kifu lint. */
struct lint {
	struct program *program;
	const struct options *options;
	struct policy policy;
	enum severity fail_on;
	struct reports reports;
	struct session session;
	struct buffer bytes;
};

/* --color: auto means a terminal whose user did not say no (no-color.org). */
static bool
wants_colour(const struct options *options)
{
	enum { AUTO, ALWAYS, NEVER };
	const char *no = getenv("NO_COLOR"), *terminal = getenv("TERM");
	int said = options_choice(options, OPTION_color, AUTO);

	if (said != AUTO)
		return said == ALWAYS;
	return (no == NULL || no[0] == '\0') && terminal != NULL &&
	       !str_eq(str_of(terminal), STR("dumb")) && isatty(STDOUT_FILENO) == 1;
}

static int
add_reports(struct lint *lint)
{
	struct report_style style = { options_value(lint->options, OPTION_lang),
		wants_colour(lint->options) };
	int status = STATUS_ok;
	size_t i;

	for (i = 0; i < lint->options->given_count && status == STATUS_ok; i++) {
		if (lint->options->given[i].option == OPTION_format)
			status = reports_add(
			    lint->program, &lint->reports, lint->options->given[i].value, &style);
	}
	if (status == STATUS_ok && lint->reports.first == NULL)
		status = reports_add(lint->program, &lint->reports, "text", &style);
	return status;
}

/* Tells of those findings that the policy lets through. */
static int
lint_findings(struct lint *lint, const struct diags *diags)
{
	int status = STATUS_ok;
	struct finding finding;
	size_t i;

	for (i = 0; i < diags->count; i++) {
		finding = diags->list[i];
		finding.severity = policy_severity(&lint->policy, &finding);
		if (finding.severity == SEVERITY_off)
			continue;
		reports_finding(&lint->reports, &lint->session, &finding);
		if (finding.severity >= lint->fail_on)
			status = STATUS_found;
	}
	if (diags->left_out > 0)
		status =
		    program_fail(lint->program, "%.*s: too many findings: %zu more are left out",
			program_width(lint->session.text.name), lint->session.text.name.p,
			diags->left_out);
	return status;
}

static int
lint_file(struct lint *lint, const char *name)
{
	struct str shown = files_shown(lint->options, name);
	const char *reason = input_read(name, &lint->bytes);
	int status;

	if (reason == NULL)
		reason = session_begin(&lint->session, shown, buffer_str(&lint->bytes));
	if (reason != NULL)
		return program_fail(lint->program, "%s: %s", name, reason);
	reports_file(&lint->reports);
	status = lint_findings(lint, &lint->session.file_diags);
	while (lint->program->out.error == 0 && session_next(&lint->session)) {
		status = program_worse(status, lint_findings(lint, &lint->session.diags));
		reports_game(&lint->reports, &lint->session);
		outputs_poll(&lint->program->outputs);
	}
	return status;
}

static int
lint_files(struct lint *lint, const struct files *files)
{
	int status = STATUS_ok;
	size_t i;

	reports_begin(&lint->reports);
	for (i = 0; i < files->count && lint->program->out.error == 0; i++)
		status = program_worse(status, lint_file(lint, files->names[i]));
	return program_worse(status, reports_end(lint->program, &lint->reports));
}

int
lint_run(struct program *program, const struct options *options)
{
	struct lint lint = { .program = program, .options = options };
	struct session_options reading;
	struct files files;
	int status;

	lint.fail_on = (enum severity)(SEVERITY_error - options_choice(options, OPTION_fail_on, 0));
	status = settings_reading(program, options, &reading);
	if (status == STATUS_ok)
		status = policy_make(&lint.policy, program, options);
	if (status == STATUS_ok)
		status = files_collect(program, options, &files);
	if (status == STATUS_ok)
		status = add_reports(&lint);
	if (status == STATUS_ok) {
		reading.lint = true;
		buffer_init(&lint.bytes, &program->memory);
		session_init(&lint.session, &program->memory, &reading);
		status = lint_files(&lint, &files);
		session_free(&lint.session);
		buffer_free(&lint.bytes);
	}
	reports_free(&lint.reports);
	return status;
}
