#include "cmd/run/progress.h"

#include <time.h>
#include <unistd.h>

#include "cmd/host/messages.h"

/* Seconds between two updates, and before the time left is estimated. */
#define PAUSE 0.2
#define EARLY 1.0

/* Returns the time in seconds. */
static double
now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

bool
progress_wanted(const struct options *options)
{
	enum { AUTO, ALWAYS, NEVER };
	int when = options_word(options, OPTION_progress, AUTO);

	return when == ALWAYS || (when == AUTO && isatty(STDERR_FILENO) == 1);
}

void
progress_init(struct progress *progress, struct program *program, const struct options *options)
{
	*progress =
	    (struct progress){ .program = program, .on = progress_wanted(options), .begun = now() };
	progress->last = progress->begun;
}

void
progress_text(const struct progress *progress, const struct run_counts *counts, double seconds,
    struct buffer *out)
{
	enum language language = progress->program->language;
	uint64_t done = progress->done + progress->unread;
	unsigned long left;

	buffer_printf(out, MESSAGES_COUNT(language, counts->games, "game"));
	buffer_printf(out, messages_in(language, ", %.0f/s, "),
	    seconds > 0 ? (double)counts->games / seconds : 0);
	buffer_printf(out, MESSAGES_COUNT(language, counts->findings, "finding"));
	if (seconds < EARLY || done == 0 || progress->total < done)
		return;
	left = (unsigned long)(seconds * (double)(progress->total - done) / (double)done);
	buffer_printf(out, messages_in(language, ", %.0f%%, %lu:%02lu left"),
	    100.0 * (double)done / (double)progress->total, left / 60, left % 60);
}

void
progress_show(struct progress *progress, const struct run_counts *counts)
{
	struct output *err = &progress->program->err;
	double time = now();

	if (!progress->on || time < progress->last + PAUSE)
		return;
	progress->last = time;
	buffer_add(&err->buffer, STR("\r"));
	progress_text(progress, counts, time - progress->begun, &err->buffer);
	buffer_add(&err->buffer, STR("\033[K"));
	progress->shown = progress->was_shown = true;
	output_flush(err);
}

void
progress_clear(struct progress *progress)
{
	if (!progress->shown)
		return;
	buffer_add(&progress->program->err.buffer, STR("\r\033[K"));
	output_flush(&progress->program->err);
	progress->shown = false;
}
