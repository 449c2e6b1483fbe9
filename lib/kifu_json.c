#include "lib/event/columns.h"
#include "lib/event/event_json.h"
#include "lib/kifu_context.h"

/* One call of kifu_json. */
struct json {
	struct events events;
	struct buffer scratch, text;
	const char **out;
	size_t *size;
};

/* Adds the findings, and the present game if there is one. */
static void
add_events(struct kifu *kifu, struct json *json)
{
	static const size_t counts[SEVERITY_error + 1] = { 0 }; /* no column of JSON shows them */
	struct session *session = &kifu->session;
	size_t count = kifu_finding_count(kifu), i;

	for (i = 0; i < count; i++)
		events_finding(&json->events, session, kifu_finding_at(kifu, i), false);
	if (kifu->state == STATE_game)
		events_game(&json->events, session)->cells =
		    columns_cells(&columns_of_game, session, counts, &json->scratch, &json->events);
}

static enum kifu_result
write_json(struct kifu *kifu, void *call)
{
	struct json *json = call;
	size_t i;

	events_init(&json->events, &kifu->memory);
	buffer_init(&json->scratch, &kifu->memory);
	buffer_init(&json->text, &kifu->memory);
	add_events(kifu, json);
	for (i = 0; i < json->events.count; i++) {
		event_json(&json->events.list[i], LANGUAGE_en, &json->text);
		buffer_char(&json->text, '\n');
	}
	*json->out = kifu_text(kifu, buffer_str(&json->text));
	*json->size = json->text.n;
	buffer_free(&json->text);
	buffer_free(&json->scratch);
	events_free(&json->events);
	return KIFU_OK;
}

enum kifu_result
kifu_json(struct kifu *kifu, const char **text, size_t *size)
{
	struct json json = { .out = text, .size = size };

	if (kifu->state != STATE_game && kifu->state != STATE_over)
		return kifu_check_game(kifu);
	return kifu_run(kifu, write_json, &json);
}
