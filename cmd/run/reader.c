#include "cmd/run/reader.h"

#include "cmd/host/messages.h"

/* Calls one of the visitor's functions, if it has it. */
static void
show(struct reader *reader, void (*function)(struct reading *reading))
{
	if (function != NULL)
		function(&reader->reading);
}

void
reader_init(struct reader *reader, struct memory *memory, const struct reader_options *options)
{
	const struct visitor *visitor = options->visitor;

	*reader = (struct reader){ .memory = memory, .options = options };
	session_init(&reader->session, memory, &options->reading);
	buffer_init(&reader->bytes, memory);
	filters_begin(&reader->chooser, options->filters, &reader->session);
	reader->session.options.lint |= (visitor->needs & NEED_lint) != 0;
	reader->session.options.replay.rivals |= (visitor->needs & NEED_rivals) != 0;
	reader->reading = (struct reading){ .session = &reader->session,
		.plan = options->plan,
		.memory = memory,
		.all = options->filters == NULL };
	buffer_init(&reader->reading.scratch, memory);
	if (visitor->size > 0)
		reader->reading.state = memory_zero(memory, visitor->size);
	if (visitor->payload > 0)
		reader->payload = memory_zero(memory, visitor->payload);
	show(reader, visitor->init);
	reader_use(reader, NULL);
}

void
reader_use(struct reader *reader, const void *settings)
{
	const struct visitor *visitor = reader->options->visitor;

	if (reader->begun && settings == reader->settings)
		return;
	reader->begun = true;
	reader->settings = settings;
	if (visitor->use != NULL)
		visitor->use(&reader->reading, settings);
}

void
reader_free(struct reader *reader)
{
	const struct visitor *visitor = reader->options->visitor;

	show(reader, visitor->free);
	buffer_free(&reader->reading.scratch);
	memory_resize(reader->memory, reader->reading.state, visitor->size, 0);
	memory_resize(reader->memory, reader->payload, visitor->payload, 0);
	filters_end(&reader->chooser);
	buffer_free(&reader->bytes);
	session_free(&reader->session);
}

/* --- steps */

bool
reader_begin(struct reader *reader, struct str name, const char *reason, struct results *results)
{
	struct reading *reading = &reader->reading;

	reading->results = results;
	reading->more = true;
	reading->from = NULL;
	if (reason != NULL) {
		reading->more = results_fail_all(results, name, reason);
		return false;
	}
	results_file(results, &reader->session, reader->options->why);
	show(reader, reader->options->visitor->file);
	return true;
}

void
reader_begin_chunk(struct reader *reader, const struct resume *from, struct results *results)
{
	reader->reading.results = results;
	reader->reading.from = from;
	show(reader, reader->options->visitor->chunk);
}

/* Adds a game that the filters chose.  Its payload is copied: the visitor may deliver results, and
 * clear them, before it is set. */
static void
visit_game(struct reader *reader)
{
	const struct visitor *visitor = reader->options->visitor;
	struct reading *reading = &reader->reading;
	struct results *results = reading->results;
	struct result_item *item;

	reading->line = 0;
	if (reader->payload != NULL)
		memset(reader->payload, 0, visitor->payload);
	visitor->game(reading, reader->payload);
	item = results_add_of(results, RESULT_game, reading->session);
	item->game = results_take(results, sizeof *item->game);
	*item->game = game_summary_of(reading->session);
	if (item->game->handicap != NULL) /* the worker's variants end before the results do */
		item->game->handicap = results_name(results, item->game->handicap);
	item->game->line = reading->line;
	if (reader->payload != NULL)
		item->is.own = memcpy(
		    results_take(results, visitor->payload), reader->payload, visitor->payload);
}

/* Passes a game that the filters did not choose. */
static void
pass_game(struct reader *reader)
{
	struct session *session = &reader->session;
	struct results *results = reader->reading.results;
	const char *option = filters_given_up(&reader->chooser);
	struct str why[2];
	unsigned i;

	show(reader, reader->options->visitor->pass);
	for (i = 0; i < 2 && option != NULL; i++)
		why[i] = arena_printf(&results->arena,
		    messages_in((enum language)i,
			"--%s: a game was left out: the pattern takes too long for it"),
		    option);
	if (option != NULL)
		results_fail(results, session->text.name, why);
	results_add(results, RESULT_left_out, session->text.name);
}

bool
reader_next(struct reader *reader)
{
	struct reading *reading = &reader->reading;
	struct session *session = reading->session;

	if (!session_next(session))
		return false;
	if (filters_choose(&reader->chooser, session))
		visit_game(reader);
	else
		pass_game(reader);
	session_pass_text(session, session_reach(session)); /* what was not reported of it */
	reading->more = reading->more && results_more(reading->results);
	return true;
}

uint32_t
reader_keep(const struct reader *reader)
{
	const struct visitor *visitor = reader->options->visitor;

	return visitor->keep != NULL ? visitor->keep(&reader->reading) : reader->session.parse.at;
}

/* Goes past engine data without a finding, if only its number is wanted. */
static void
skim(struct reader *reader)
{
	const struct reader_options *options = reader->options;
	bool (*skims)(const void *plan) = options->visitor->skims;
	uint32_t count = 0;

	if (skims != NULL && options->filters == NULL && skims(options->plan))
		count = session_skim(&reader->session);
	if (count > 0)
		results_add_of(reader->reading.results, RESULT_clean, &reader->session)->is.count =
		    count;
}

/* Reads the games of a chunk, and the text after the last game of the file. */
static void
read_chunk(struct reader *reader, const struct resume *from, struct results *results)
{
	reader_begin_chunk(reader, from, results);
	do
		skim(reader);
	while (reader->reading.more && reader_next(reader));
	if (reader->reading.more && reader->session.over)
		show(reader, reader->options->visitor->rest);
}

void
reader_chunks(struct reader *reader, struct chunk *chunk, struct results *results)
{
	struct reading *reading = &reader->reading;

	do {
		read_chunk(reader, chunk->at.at > 0 ? &chunk->at : NULL, results);
		if (reading->more && chunk_waits(chunk))
			reading->more = results_deliver(results);
	} while (reading->more && chunk_next(chunk, reader_keep(reader)));
}

void
reader_end(struct reader *reader, struct results *results)
{
	reader->reading.results = results;
	if (session_conclude(&reader->session))
		show(reader, reader->options->visitor->rest);
	show(reader, reader->options->visitor->end);
	results_add(results, RESULT_end, reader->session.text.name);
}

/* --- what is wrong with inputs */

/* As reader_fault, without the end of the file. */
static bool
add_fault(const struct reader_options *options, const void *settings, struct results *results,
    const struct fault *fault)
{
	struct finding_text *text;

	if (options->visitor->fault != NULL)
		return options->visitor->fault(options->plan, settings, results, fault);
	if (!fault->fatal)
		return false;
	text = results_take(results, sizeof *text);
	finding_text_bare(text, fault->rule, fault->args, &results->arena);
	results_add(results, RESULT_fault, fault->file)->is.fault = text;
	return true;
}

bool
reader_fault(const struct reader_options *options, const void *settings, struct results *results,
    const struct fault *fault)
{
	if (!add_fault(options, settings, results, fault))
		return false;
	results_add(results, RESULT_end, fault->file);
	return true;
}

/* Adds that a packed file was damaged, or unpacks to too much.  Returns whether it did. */
static bool
add_packed_fault(
    struct reader *reader, const struct input *input, struct str shown, struct results *results)
{
	struct arg reason;
	enum packed_fault packed = input_fault(input, &reason);
	const struct fault fault = { shown,
		packed == PACKED_bursts ? DIAG_archive_limit : DIAG_archive_damaged, ARGS(reason),
		true };

	return packed != PACKED_whole &&
	       add_fault(reader->options, reader->settings, results, &fault);
}

/* --- files */

bool
reader_bytes(struct reader *reader, struct str name, struct str bytes, struct results *results)
{
	const char *reason = session_open(&reader->session, name, bytes, true);

	if (reader_begin(reader, name, reason, results)) {
		read_chunk(reader, NULL, results);
		reader_end(reader, results);
	}
	return reader->reading.more;
}

/* Reads an open file; one that may be empty, and is, is none. */
static bool
read_input(struct reader *reader, struct input *input, struct str shown, bool may_be_empty,
    struct results *results)
{
	struct reading *reading = &reader->reading;
	struct chunk chunk;
	const char *reason =
	    chunk_begin(&chunk, &reader->session, &reader->bytes, &input->feed, shown);
	bool empty = reason == NULL && reader->bytes.n == 0;

	if (empty && may_be_empty) {
		chunk_close(&chunk);
		return true;
	}
	if (empty && add_packed_fault(reader, input, shown, results)) {
		chunk_close(&chunk);
		results_add(results, RESULT_end, shown);
		return true;
	}
	if (reader_begin(reader, shown, reason, results)) {
		chunk.once = reader->options->visitor->once;
		reader_chunks(reader, &chunk, results);
		add_packed_fault(reader, input, shown, results);
		reason = chunk.reason;
		if (reason == NULL)
			reader_end(reader, results);
		else
			reading->more = results_fail_all(results, shown, reason) && reading->more;
	}
	chunk_close(&chunk);
	return reading->more;
}

bool
reader_file(struct reader *reader, const char *path, struct str shown, uint64_t size,
    struct results *results)
{
	struct input input;
	const char *reason = input_open(&input, path, size);
	bool more;

	if (reason != NULL) {
		reader_begin(reader, shown, reason, results);
		return reader->reading.more;
	}
	more = read_input(reader, &input, shown, reader_may_be_empty(reader, path), results);
	input_close(&input);
	return more;
}

/* Begins a range of chunks of the file that input has open; own is what reads it. */
static void
begin_range(struct reader *reader, struct chunk *chunk, const struct input *input,
    struct input *own, const struct chunk_range *range, struct str name)
{
	struct session *session = &reader->session;
	struct resume from;

	if (range->from == NULL) {
		input_share(own, input, 0);
		chunk_begin(chunk, session, &reader->bytes, &own->feed, name);
		chunk->until = range->until;
	} else {
		from = *range->from;
		from.name = name;
		input_share(own, input, resume_offset(&from));
		chunk_resume(chunk, session, &reader->bytes, &own->feed, &from, range->until);
	}
}

bool
reader_ranges(struct reader *reader, struct job *job)
{
	struct reading *reading = &reader->reading;
	struct results *results = &job->results;
	struct str name = buffer_str(&job->shown);
	struct input input, own;
	struct chunk chunk;
	const char *reason = input_open(&input, job->path.p, 0);
	size_t i;

	if (reason == NULL && input.feed.size == SIZE_MAX) {
		input_close(&input);
		return reader_file(reader, job->path.p, name, 0, results);
	}
	for (i = 0; i < job->range_count && reason == NULL && (i == 0 || reading->more); i++) {
		begin_range(reader, &chunk, &input, &own, &job->ranges[i], name);
		reason = chunk.reason;
		if (i == 0 && reason == NULL)
			reader_begin(reader, name, NULL, results);
		else if (reason == NULL)
			show(reader, reader->options->visitor->file);
		if (reason == NULL)
			reader_chunks(reader, &chunk, results);
		reason = chunk.reason;
		chunk_close(&chunk);
	}
	input_close(&input);
	if (reason != NULL)
		return results_fail_all(results, name, reason) && reading->more;
	reader_end(reader, results);
	return reading->more;
}
