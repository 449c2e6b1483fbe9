#include "cmd/run/job.h"

void
job_init(struct job *job, struct memory *memory)
{
	*job = (struct job){ .kind = JOB_file };
	buffer_init(&job->path, memory);
	buffer_init(&job->shown, memory);
	buffer_init(&job->bytes, memory);
	buffer_init(&job->chunk.used, memory);
	resume_init(&job->chunk.from, memory);
	resume_init(&job->chunk.to, memory);
	events_init(&job->events, memory);
}

void
job_free(struct job *job)
{
	buffer_free(&job->path);
	buffer_free(&job->shown);
	buffer_free(&job->bytes);
	buffer_free(&job->chunk.used);
	resume_free(&job->chunk.from);
	resume_free(&job->chunk.to);
	events_free(&job->events);
}

void
job_clear(struct job *job)
{
	enum { KEPT = 1 << 20 };

	job->kind = JOB_file;
	buffer_clear(&job->path);
	buffer_clear(&job->shown);
	buffer_clear(&job->bytes);
	if (job->bytes.cap > KEPT)
		buffer_free(&job->bytes);
	job->output = NULL;
	job->below = job->stretch_count = 0;
	job->size = 0;
	job->dropped = false;
	events_clear(&job->events);
}
