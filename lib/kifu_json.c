#include "lib/columns.h"
#include "lib/finding_text.h"
#include "lib/kifu_context.h"

/* One call of kifu_json. */
struct json {
	const char **out;
	size_t *size;
};

/* Appends the present game. */
static void
add_game(struct kifu *kifu, struct arena *arena, struct buffer *text)
{
	static const size_t counts[SEVERITY_error + 1] = { 0 }; /* no column of JSON shows them */
	struct game_summary game = game_summary_of(&kifu->session);
	struct buffer scratch;

	buffer_init(&scratch, &kifu->memory);
	columns_game_json(&game, kifu->session.text.name,
	    columns_cells(&columns_of_game, &kifu->session, counts, &scratch, arena), text);
	buffer_add(text, STR("}\n"));
	buffer_free(&scratch);
}

static enum kifu_result
write_json(struct kifu *kifu, void *call)
{
	struct json *json = call;
	struct session *session = &kifu->session;
	size_t count = kifu_finding_count(kifu), i;
	struct finding_text finding;
	struct buffer text;
	struct arena arena;

	arena_init(&arena, &kifu->memory);
	buffer_init(&text, &kifu->memory);
	for (i = 0; i < count; i++) {
		finding_text_of(&finding, session, kifu_finding_at(kifu, i), &arena);
		finding_text_json(&finding, session->text.name, LANGUAGE_en, &text);
		buffer_char(&text, '\n');
		arena_reset(&arena);
	}
	if (kifu->state == STATE_game)
		add_game(kifu, &arena, &text);
	*json->out = kifu_text(kifu, buffer_str(&text));
	*json->size = text.n;
	buffer_free(&text);
	arena_free(&arena);
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
