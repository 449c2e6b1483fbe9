#include "cmd/run/job.h"

#include "cmd/run/visitor.h"

void
job_init(struct job *job, struct memory *memory)
{
	*job = (struct job){ .kind = JOB_file };
	buffer_init(&job->path, memory);
	buffer_init(&job->shown, memory);
	buffer_init(&job->bytes, memory);
	resume_init(&job->chunk.from, memory);
	resume_init(&job->chunk.to, memory);
	results_init(&job->results, memory);
}

void
job_free(struct job *job)
{
	struct job_chunk *chunk = &job->chunk;

	if (chunk->carry != NULL) {
		chunk->row->free(chunk->carry);
		memory_resize(job->path.memory, chunk->carry, chunk->row->size, 0);
	}
	buffer_free(&job->path);
	buffer_free(&job->shown);
	buffer_free(&job->bytes);
	resume_free(&chunk->from);
	resume_free(&chunk->to);
	results_free(&job->results);
}

void
job_clear(struct job *job)
{
	enum { KEPT = 1 << 20 };

	job->kind = JOB_file;
	job->settings = NULL;
	buffer_clear(&job->path);
	buffer_clear(&job->shown);
	buffer_clear(&job->bytes);
	if (job->bytes.cap > KEPT)
		buffer_free(&job->bytes);
	job->output = NULL;
	job->below = job->range_count = 0;
	job->size = 0;
	job->dropped = false;
	results_clear(&job->results);
}
