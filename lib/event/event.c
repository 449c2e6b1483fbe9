#include "lib/event/event.h"

#include <stdio.h>

#include "lib/event/excerpt.h"

/* Bytes from which on a list is drained, and from which on others' bytes are not copied. */
enum { LARGE = 256 << 10 };

const char *const event_winners[] = { [BLACK] = "black", [WHITE] = "white", [NO_SIDE] = NULL };

const char *const event_verdicts[] = {
	[VERDICT_ok] = "ok",
	[VERDICT_illegal] = "illegal",
	[VERDICT_unreadable] = "unreadable",
};

const char *const event_conversion_ends[] = {
	[CONVERSION_no_game] = "no-game",
	[CONVERSION_unreadable] = "unreadable",
	[CONVERSION_illegal] = "illegal",
	[CONVERSION_short] = "short",
	[CONVERSION_lossy] = "lossy",
	[CONVERSION_unfit] = "unfit",
	[CONVERSION_second] = "second",
	[CONVERSION_other] = "other",
	[CONVERSION_no_encoding] = "no-encoding",
};

const char *
event_handicap(const struct game *game)
{
	return game->handicap != NULL ? game->handicap->english : "other";
}

void
event_fingerprint(const struct event_finding *finding, char out[static FINGERPRINT_SIZE])
{
	snprintf(out, FINGERPRINT_SIZE, "%016llx:%lu",
	    (unsigned long long)finding->fingerprint.hash,
	    (unsigned long)finding->fingerprint.occurrence);
}

void
events_init(struct events *events, struct memory *memory)
{
	*events = (struct events){ .limit = LARGE };
	arena_init(&events->arena, memory);
}

void
events_free(struct events *events)
{
	arena_free(&events->arena);
}

void
events_clear(struct events *events)
{
	arena_reset(&events->arena);
	events->list = NULL;
	events->count = events->cap = events->size = 0;
	events->limit = LARGE;
}

struct event *
events_add(struct events *events, enum event_kind kind, struct str file)
{
	struct event *event;

	events->list = arena_grow(
	    &events->arena, events->list, sizeof *events->list, events->count + 1, &events->cap);
	event = &events->list[events->count++];
	*event = (struct event){ .kind = kind, .file = file };
	events->size += sizeof *event;
	return event;
}

/* Adds an event of this kind for the session's file. */
static struct event *
add_of_session(struct events *events, enum event_kind kind, const struct session *session)
{
	struct event *event = events_add(events, kind, session->text.name);

	event->format = session->source.format;
	event->encoding = session->source.encoding;
	return event;
}

static struct str
keep(struct events *events, struct str s)
{
	events->size += s.n;
	return arena_str(&events->arena, s);
}

void
events_file(struct events *events, struct session *session, const enum language *why)
{
	struct event *event = add_of_session(events, EVENT_file, session);
	struct buffer words;

	buffer_init(&words, events->arena.memory);
	if (why != NULL)
		source_why(&session->source, &session->text, session->bytes, *why, &words);
	event->is.why = keep(events, buffer_str(&words));
	buffer_free(&words);
}

void
events_fail(struct events *events, struct str file, const struct str what[2])
{
	struct event *event = events_add(events, EVENT_failure, file);

	event->is.failure[LANGUAGE_en] = keep(events, what[LANGUAGE_en]);
	event->is.failure[LANGUAGE_ja] = keep(events, what[LANGUAGE_ja]);
}

struct event_fixed *
events_fixed(struct events *events, struct str file, struct str bytes)
{
	struct event *event = events_add(events, EVENT_fixed, file);
	struct event_fixed *added = arena_zero(&events->arena, sizeof *added);

	added->bytes = bytes;
	if (bytes.n < LARGE)
		added->bytes = keep(events, bytes);
	else
		events->limit = 0;
	event->is.fixed = added;
	return added;
}

/* Makes event a finding, without its places. */
static struct event_finding *
add_finding(struct events *events, struct event *event, const struct finding *finding)
{
	struct event_finding *added = arena_zero(&events->arena, sizeof *added);
	struct buffer message;
	unsigned language;

	added->rule = finding->rule;
	added->name = str_of(diag_rows[finding->rule].name);
	added->severity = finding->severity;
	added->game = finding->game;
	added->ply = finding->ply;
	buffer_init(&message, events->arena.memory);
	for (language = 0; language < 2; language++) {
		buffer_clear(&message);
		diag_message(finding, (enum language)language, &message);
		added->messages[language] = keep(events, buffer_str(&message));
	}
	buffer_free(&message);
	events->size += sizeof *added;
	event->is.finding = added;
	return added;
}

struct event_finding *
events_bare(struct events *events, struct str file, enum diag rule, const struct arg *args)
{
	struct event *event = events_add(events, EVENT_finding, file);
	struct finding finding = { .rule = rule, .severity = diag_rows[rule].severity };
	struct event_finding *added;
	unsigned i;

	for (i = 0; i < DIAG_ARGS_MAX && args[i].kind != ARG_end; i++)
		finding.args[i] = args[i];
	added = add_finding(events, event, &finding);
	added->at = added->end = (struct place){ 1, 1 };
	return added;
}

struct event_finding *
events_finding(
    struct events *events, struct session *session, const struct finding *finding, bool excerpt)
{
	struct text *text = &session->text;
	struct event *event = add_of_session(events, EVENT_finding, session);
	struct event_finding *added = add_finding(events, event, finding);
	unsigned carries = format_rows[event->format].carries;
	struct buffer lines;

	/* with variations the number alone would not tell the move; a loss may be of many moves */
	added->unnumbered = (carries & (NUMBERS_moves | CARRIES_variations)) == 0 &&
			    diag_rows[finding->rule].group != GROUP_loss;

	added->at = text_place(text, finding->at.at);
	added->end = text_place(text, finding->at.at + finding->at.n);
	if (finding->related.n > 0) {
		added->related = text_place(text, finding->related.at);
		added->related_end = text_place(text, finding->related.at + finding->related.n);
	}
	if (!excerpt || text->body.n == 0)
		return added;
	buffer_init(&lines, events->arena.memory);
	excerpt_write(text->body, finding->at, "^~", &lines);
	added->excerpts[0] = keep(events, buffer_str(&lines));
	buffer_clear(&lines);
	if (finding->related.n > 0)
		excerpt_write(text->body, finding->related, "--", &lines);
	added->excerpts[1] = keep(events, buffer_str(&lines));
	buffer_free(&lines);
	return added;
}

void
events_repeat(struct events *events, const struct event *event)
{
	struct event *copy = events_add(events, EVENT_finding, event->file);
	struct event_finding *added = arena_zero(&events->arena, sizeof *added);
	unsigned i;

	*added = *event->is.finding;
	for (i = 0; i < 2; i++) {
		added->messages[i] = keep(events, added->messages[i]);
		added->excerpts[i] = keep(events, added->excerpts[i]);
	}
	*copy = *event;
	copy->is.finding = added;
	events->size += sizeof *added;
}

void
events_chunk(struct events *events, struct session *session, const struct resume *from)
{
	struct event *event = add_of_session(events, EVENT_chunk, session);

	event->is.from = resume_keep(from, &events->arena);
	events->size += sizeof *from + from->version.n;
}

struct event_game *
events_game(struct events *events, struct session *session)
{
	static const struct game none = { .ending = ENDING_none, .winner = NO_SIDE };
	const struct game *game = session->game != NULL ? session->game : &none;
	struct event *event = add_of_session(events, EVENT_game, session);
	struct event_game *added = arena_zero(&events->arena, sizeof *added);

	event->is.game = added;
	added->number = session->number;
	added->variant = game->variant;
	added->handicap = session->game != NULL ? event_handicap(game) : NULL;
	added->plies = game->plies;
	added->ending = game_ending_name(game);
	added->winner = game->winner;
	added->verdict = session_verdict(session);
	events->size += sizeof *added;
	return added;
}

void
events_converted(
    struct events *events, struct event_game *game, const struct event_converted *converted)
{
	struct event_converted *added = arena_take(&events->arena, sizeof *added);
	const struct str *parts = converted->parts;
	unsigned i;

	*added = *converted;
	for (i = 0; i < CONVERSION_PARTS; i++) {
		if (parts[i].n < LARGE || events->drain == NULL)
			added->parts[i] = keep(events, parts[i]);
		else
			events->limit = 0;
	}
	if (converted->ends != NULL) {
		size_t size = converted->count * sizeof *converted->ends;

		added->ends = memcpy(arena_take(&events->arena, size), converted->ends, size);
		events->size += size;
	}
	events->size += sizeof *added;
	game->converted = added;
}

static bool
drain(struct events *events)
{
	return events->count == 0 || events->drain == NULL || events->drain(events, events->arg);
}

bool
events_more(struct events *events)
{
	return events->size < events->limit || drain(events);
}

bool
events_report(struct events *events)
{
	events->limit = 0;
	return drain(events);
}
