#include "cmd/host/hash.h"
#include "cmd/run/job.h"
#include "cmd/run/reader.h"
#include "cmd/sink/event_fail.h"

/* As linter_about, without the end of the file. */
static bool
add_about(const struct linter_options *options, struct events *events, struct str file,
    enum diag rule, const struct arg *args, bool grave)
{
	struct finding finding = { .rule = rule, .severity = diag_rows[rule].severity };
	enum severity severity = policy_severity(&options->policy, &finding);
	struct event_finding *event;
	struct str name = str_of(diag_rows[rule].name);

	if (severity != SEVERITY_off && severity >= options->min_severity) {
		event = events_bare(events, file, rule, args);
		event->severity = severity;
		event->fails = severity >= options->fail_on;
		event->grave = grave;
		event->fingerprint.hash = hash_add(HASH_BEGIN, event->name);
	} else if (grave) {
		events_fail(events, file, (const struct str[]){ name, name });
	} else {
		return false;
	}
	return true;
}

/* Adds a finding if a packed file was damaged, or unpacks to too much.  Returns whether it did. */
static bool
add_fault(struct linter *linter, const struct input *input, struct str shown, struct events *events)
{
	struct arg reason;
	enum packed_fault fault = input_fault(input, &reason);

	return fault != PACKED_whole &&
	       add_about(linter->options, events, shown,
		   fault == PACKED_bursts ? DIAG_archive_limit : DIAG_archive_damaged, ARGS(reason),
		   true);
}

bool
linter_file(
    struct linter *linter, const char *path, struct str shown, uint64_t size, struct events *events)
{
	struct chunk chunk;
	const char *reason =
	    chunk_open(&chunk, &linter->session, &linter->bytes, path, shown, size);

	if (reason == NULL && linter->bytes.n == 0 && linter_may_be_empty(linter, path)) {
		chunk_close(&chunk);
		return true;
	}
	if (reason == NULL && linter->bytes.n == 0 &&
	    add_fault(linter, &chunk.input, shown, events)) {
		chunk_close(&chunk);
		events_add(events, EVENT_end, shown);
		return true;
	}
	if (!linter_begin(linter, shown, reason, events))
		return linter->more;
	chunk.once = linter->options->conversion == NULL; /* that copies lines of the source */
	linter_chunks(linter, &chunk, events);
	add_fault(linter, &chunk.input, shown, events);
	chunk_close(&chunk);
	if (chunk.reason != NULL)
		return events_fail_all(events, shown, chunk.reason) && linter->more;
	linter_end(linter, events);
	return linter->more;
}

/* Begins a stretch of the file that input has open. */
static void
begin_stretch(struct linter *linter, struct chunk *chunk, const struct input *input,
    const struct stretch *stretch, struct str name)
{
	struct session *session = &linter->session;
	struct resume from;
	struct input own;

	if (stretch->from == NULL) {
		input_share(&own, input, 0);
		chunk_begin(chunk, session, &linter->bytes, &own, name);
		chunk->until = stretch->until;
	} else {
		from = *stretch->from;
		from.name = name;
		input_share(&own, input, resume_offset(&from));
		chunk_resume(chunk, session, &linter->bytes, &own, &from, stretch->until);
	}
}

bool
linter_stretches(struct linter *linter, const struct job *job, struct events *events)
{
	struct str name = buffer_str(&job->shown);
	struct input input;
	struct chunk chunk;
	const char *reason = input_open(&input, job->path.p, 0);
	size_t i;

	if (reason == NULL && input.size == SIZE_MAX) {
		input_close(&input);
		return linter_file(linter, job->path.p, name, 0, events);
	}
	for (i = 0; i < job->stretch_count && reason == NULL && (i == 0 || linter->more); i++) {
		begin_stretch(linter, &chunk, &input, &job->stretches[i], name);
		reason = chunk.reason;
		if (i == 0 && reason == NULL)
			linter_begin(linter, name, NULL, events);
		suppress_begin(&linter->suppressions);
		if (reason == NULL)
			linter_chunks(linter, &chunk, events);
		reason = chunk.reason;
		chunk_close(&chunk);
	}
	input_close(&input);
	if (reason != NULL)
		return events_fail_all(events, name, reason) && linter->more;
	linter_end(linter, events);
	return linter->more;
}

bool
linter_about(const struct linter_options *options, struct events *events, struct str file,
    enum diag rule, const struct arg *args, bool grave)
{
	if (!add_about(options, events, file, rule, args, grave))
		return false;
	events_add(events, EVENT_end, file);
	return true;
}
