#include "cmd/input/archive.h"

/* Built without libarchive: each archive is a job that says so. */
#ifndef WITH_ARCHIVE

struct archive_library *
archive_load(struct memory *memory)
{
	(void)memory;
	return NULL;
}

void
archive_unload(struct archive_library *library)
{
	(void)library;
}

struct archive_walk {
	struct memory *memory;
	const char *path;
	struct archive_filter filter;
};

struct archive_walk *
archive_open(const struct archive_library *library, struct memory *memory, const char *path,
    const struct linter_options *linting, const struct archive_filter *filter)
{
	struct archive_walk *walk = memory_resize(memory, NULL, 0, sizeof *walk);

	(void)library;
	(void)lint;
	*walk = (struct archive_walk){ memory, path, *filter };
	return walk;
}

void
archive_close(struct archive_walk *walk)
{
	memory_resize(walk->memory, walk, sizeof *walk, 0);
}

bool
archive_next(struct archive_walk *walk, struct job *job)
{
	if (walk->path == NULL || !walk->filter.ours(walk->filter.arg, str_of(walk->path)))
		return false;
	buffer_add(&job->shown, str_of(walk->path));
	job->kind = JOB_events;
	events_fail_all(&job->events, job_name(job),
	    "this kifu was built without libarchive and reads no archives");
	walk->path = NULL;
	return true;
}

uint64_t
archive_passed(const struct archive_walk *walk)
{
	(void)walk;
	return 0;
}

#endif
