#include "cmd/report/event.h"

#include "cmd/messages.h"
#include "cmd/report/excerpt.h"

/* So much may wait in one list. */
enum { MUCH = 256 << 10 };

void
events_init(struct events *events, struct memory *memory)
{
	*events = (struct events){ .list = NULL };
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

static struct str
keep(struct events *events, struct str s)
{
	events->size += s.n;
	return arena_str(&events->arena, s);
}

void
events_file(
    struct events *events, struct session *session, struct str bytes, const enum language *why)
{
	struct event *event = events_add(events, EVENT_file, session->text.name);
	struct buffer words;

	event->format = session->format;
	event->encoding = session->encoding;
	buffer_init(&words, events->arena.memory);
	if (why != NULL)
		session_why(session, bytes, *why, &words);
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

bool
events_fail_all(struct events *events, struct str file, const char *reason)
{
	const struct str what[2] = { [LANGUAGE_en] = str_of(reason),
		[LANGUAGE_ja] = str_of(messages_in(LANGUAGE_ja, reason)) };

	events_fail(events, file, what);
	events_add(events, EVENT_end, file);
	return events_more(events);
}

struct event_fixed *
events_fixed(struct events *events, struct str file, struct str bytes)
{
	struct event *event = events_add(events, EVENT_fixed, file);
	struct event_fixed *told = arena_zero(&events->arena, sizeof *told);

	told->bytes = bytes.n < MUCH ? keep(events, bytes) : bytes;
	events->size += told->bytes.p == bytes.p ? bytes.n : 0;
	event->is.fixed = told;
	return told;
}

/* A finding without its places. */
static struct event_finding *
add_finding(struct events *events, struct event *event, const struct finding *finding)
{
	struct event_finding *told = arena_zero(&events->arena, sizeof *told);
	struct buffer message;
	unsigned language;

	told->rule = finding->rule;
	told->name = str_of(diag_rows[finding->rule].name);
	told->severity = finding->severity;
	told->game = finding->game;
	told->ply = finding->ply;
	buffer_init(&message, events->arena.memory);
	for (language = 0; language < 2; language++) {
		buffer_clear(&message);
		diag_message(finding, (enum language)language, &message);
		told->messages[language] = keep(events, buffer_str(&message));
	}
	buffer_free(&message);
	events->size += sizeof *told;
	event->is.finding = told;
	return told;
}

struct event_finding *
events_bare(struct events *events, struct str file, enum diag rule, const struct arg *args)
{
	struct event *event = events_add(events, EVENT_finding, file);
	struct finding finding = { .rule = rule, .severity = diag_rows[rule].severity };
	struct event_finding *told;
	unsigned i;

	for (i = 0; i < DIAG_ARGS_MAX && args[i].kind != ARG_end; i++)
		finding.args[i] = args[i];
	told = add_finding(events, event, &finding);
	told->at = told->end = (struct place){ 1, 1 };
	return told;
}

/* Where a span ends. */
static struct place
end_of(struct text *text, struct span span)
{
	return text_place(text, span.at + span.n);
}

/*
 * The excerpts, with the marks between the control characters 1 and 2: no text can hold them, since
 * control characters are escaped, and whoever shows the excerpt puts colours there or nothing.
 */
static void
add_excerpt(struct events *events, struct session *session, const struct finding *finding,
    struct event_finding *told)
{
	struct excerpt style = { '^', '~', "\1", "\2" };
	struct buffer lines;

	if (session->text.body.n == 0)
		return;
	buffer_init(&lines, events->arena.memory);
	excerpt_write(&session->text, finding->at, &style, &lines);
	if (finding->related.n > 0) {
		style.first = style.rest = '-';
		excerpt_write(&session->text, finding->related, &style, &lines);
	}
	told->excerpt = keep(events, buffer_str(&lines));
	buffer_free(&lines);
}

struct event_finding *
events_finding(
    struct events *events, struct session *session, const struct finding *finding, bool excerpt)
{
	struct text *text = &session->text;
	struct event *event = events_add(events, EVENT_finding, text->name);
	struct event_finding *told;

	event->format = session->format;
	event->encoding = session->encoding;
	told = add_finding(events, event, finding);
	told->at = text_place(text, finding->at.at);
	told->end = end_of(text, finding->at);
	if (finding->related.n > 0) {
		told->related = text_place(text, finding->related.at);
		told->related_end = end_of(text, finding->related);
	}
	if (excerpt)
		add_excerpt(events, session, finding, told);
	return told;
}

void
events_repeat(struct events *events, const struct event *event)
{
	struct event *again = events_add(events, EVENT_finding, event->file);
	struct event_finding *told = arena_zero(&events->arena, sizeof *told);
	struct str file = again->file;
	unsigned language;

	*told = *event->is.finding;
	for (language = 0; language < 2; language++)
		told->messages[language] = keep(events, told->messages[language]);
	told->excerpt = keep(events, told->excerpt);
	*again = *event;
	again->file = file;
	again->is.finding = told;
	events->size += sizeof *told;
}

void
events_game(struct events *events, struct session *session)
{
	static const struct game none = { .ending = ENDING_none, .winner = NO_SIDE };
	const struct game *game = session->game != NULL ? session->game : &none;
	struct event *event = events_add(events, EVENT_game, session->text.name);
	struct event_game *told = arena_zero(&events->arena, sizeof *told);

	event->format = session->format;
	event->encoding = session->encoding;
	event->is.game = told;
	told->number = session->number;
	told->variant = game->variant;
	told->handicap = game->handicap != NULL  ? game->handicap->english
			 : session->game != NULL ? "other"
						 : NULL;
	told->plies = game->plies;
	told->ending = game_ending_name(game);
	told->winner = game->winner;
	told->verdict = session_verdict(session);
	events->size += sizeof *told;
}

bool
events_more(struct events *events)
{
	return events->size < MUCH || events->drain(events, events->arg);
}
