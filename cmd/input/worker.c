#include "cmd/input/worker.h"

#include "cmd/input/ndjson_input.h"
#include "cmd/input/share.h"

void
worker_init(struct worker *worker, struct memory *memory, const struct linter_options *linting)
{
	linter_init(&worker->linter, memory, linting);
	fixer_init(&worker->fixer, &worker->linter, memory);
}

void
worker_free(struct worker *worker)
{
	fixer_free(&worker->fixer);
	linter_free(&worker->linter);
}

void
worker_do(struct worker *worker, const struct linter_options *linting, struct job *job)
{
	struct linter *linter = &worker->linter;
	struct str name = job_name(job);

	linter_use(linter, job->linting != NULL ? job->linting : linting);
	switch (job->kind) {
	case JOB_file:
		if (linter->options->fixing != FIXING_none)
			fix_file(&worker->fixer, job->path.p, name, &job->events);
		else
			linter_file(linter, job->path.p, name, job->size, &job->events);
		break;
	case JOB_bytes:
		linter_lint(linter, name, buffer_str(&job->bytes), &job->events);
		break;
	case JOB_line:
		ndjson_input_lint(linter, job);
		break;
	case JOB_chunk:
		share_lint(linter, job);
		break;
	case JOB_events:
		break;
	}
}
