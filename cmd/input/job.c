#include "cmd/input/job.h"

/* A buffer of so much is worth keeping for the next file. */
enum { WORTH = 1 << 20 };

void
job_init(struct job *job, struct memory *memory)
{
	job->kind = JOB_file;
	job->linting = NULL;
	buffer_init(&job->path, memory);
	buffer_init(&job->shown, memory);
	buffer_init(&job->bytes, memory);
	buffer_init(&job->used, memory);
	buffer_init(&job->versions[0], memory);
	buffer_init(&job->versions[1], memory);
	job->size = 0;
	job->dropped = false;
	events_init(&job->events, memory);
}

void
job_free(struct job *job)
{
	buffer_free(&job->path);
	buffer_free(&job->shown);
	buffer_free(&job->bytes);
	buffer_free(&job->used);
	buffer_free(&job->versions[0]);
	buffer_free(&job->versions[1]);
	events_free(&job->events);
}

void
job_clear(struct job *job)
{
	job->kind = JOB_file;
	job->linting = NULL;
	buffer_clear(&job->path);
	buffer_clear(&job->shown);
	buffer_clear(&job->bytes);
	if (job->bytes.cap > WORTH)
		buffer_free(&job->bytes);
	buffer_clear(&job->used);
	buffer_clear(&job->versions[0]);
	buffer_clear(&job->versions[1]);
	job->size = 0;
	job->dropped = false;
	events_clear(&job->events);
}
