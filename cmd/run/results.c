#include "cmd/run/results.h"

#include "cmd/host/messages.h"

/* Bytes from which on a list is drained, and from which on others' bytes are not copied. */
enum { LARGE = 256 << 10 };

void
results_init(struct results *results, struct memory *memory)
{
	*results = (struct results){ .limit = LARGE };
	arena_init(&results->arena, memory);
}

void
results_free(struct results *results)
{
	arena_free(&results->arena);
}

void
results_clear(struct results *results)
{
	arena_reset(&results->arena);
	results->list = NULL;
	results->count = results->cap = results->size = 0;
	results->limit = LARGE;
}

struct result_item *
results_add(struct results *results, unsigned kind, struct str file)
{
	struct result_item *result =
	    ARENA_ADD(&results->arena, results->list, results->count, results->cap);

	*result = (struct result_item){ .kind = kind, .file = file };
	results->size += sizeof *result;
	return result;
}

struct result_item *
results_add_of(struct results *results, unsigned kind, const struct session *session)
{
	struct result_item *result = results_add(results, kind, session->text.name);

	result->format = session->source.format;
	result->encoding = session->source.encoding;
	return result;
}

void *
results_take(struct results *results, size_t size)
{
	results->size += size;
	return arena_zero(&results->arena, size);
}

struct str
results_keep(struct results *results, struct str s)
{
	results->size += s.n;
	return arena_str(&results->arena, s);
}

const char *
results_name(struct results *results, const char *name)
{
	size_t size = strlen(name) + 1;
	char *copy = arena_take(&results->arena, size);

	results->size += size;
	return memcpy(copy, name, size);
}

struct str
results_keep_or_borrow(struct results *results, struct str s)
{
	if (s.n < LARGE || results->drain == NULL)
		return results_keep(results, s);
	results->limit = 0;
	return s;
}

void
results_file(struct results *results, struct session *session, const enum language *why)
{
	struct result_item *result = results_add_of(results, RESULT_file, session);
	struct buffer words;

	buffer_init(&words, results->arena.memory);
	if (why != NULL)
		source_why(&session->source, rules_variants(session->rules), &session->text,
		    session->bytes, *why, &words);
	result->is.why = results_keep(results, buffer_str(&words));
	buffer_free(&words);
}

void
results_fail(struct results *results, struct str file, const struct str what[2])
{
	struct result_item *result = results_add(results, RESULT_failure, file);

	result->is.failure[LANGUAGE_en] = results_keep(results, what[LANGUAGE_en]);
	result->is.failure[LANGUAGE_ja] = results_keep(results, what[LANGUAGE_ja]);
}

void
results_fail_for(struct results *results, struct str file, const char *reason)
{
	const struct str what[2] = { [LANGUAGE_en] = str_of(reason),
		[LANGUAGE_ja] = str_of(messages_in(LANGUAGE_ja, reason)) };

	results_fail(results, file, what);
}

bool
results_fail_all(struct results *results, struct str file, const char *reason)
{
	results_fail_for(results, file, reason);
	results_add(results, RESULT_end, file);
	return results_more(results);
}

static bool
drain(struct results *results)
{
	return results->count == 0 || results->drain == NULL ||
	       results->drain(results, results->arg);
}

bool
results_more(struct results *results)
{
	return results->size < results->limit || drain(results);
}

bool
results_deliver(struct results *results)
{
	results->limit = 0;
	return drain(results);
}
