#include "lib/event/event_json.h"

#include "lib/event/columns.h"
#include "lib/event/object.h"

static void
add_finding(const struct event_finding *finding, enum language language, struct buffer *out)
{
	object_number_or_null("game", finding->game, out);
	object_number_or_null("line", finding->at.line, out);
	object_number_or_null("column", finding->at.column, out);
	object_number_or_null("ply", finding->ply, out);
	object_text("rule", finding->name, out);
	object_name("severity", diag_severity_names[finding->severity], out);
	object_text("message", finding->messages[language], out);
	if (finding->related.line > 0)
		buffer_printf(out, ",\"related\":{\"line\":%lu,\"column\":%lu}",
		    (unsigned long)finding->related.line, (unsigned long)finding->related.column);
	object_text("message_ja", finding->messages[LANGUAGE_ja], out);
}

static void
add_game(const struct event *event, struct buffer *out)
{
	const struct event_game *game = event->is.game;

	object_number_or_null("game", game->number, out);
	object_name("format", format_rows[event->format].name, out);
	object_name("encoding", encoding_rows[event->encoding].name, out);
	object_name("variant", game->variant, out);
	object_name("handicap", game->handicap, out);
	object_number("plies", game->plies, out);
	object_name("ending", game->ending, out);
	object_name("winner", event_winners[game->winner], out);
	object_name("verdict", event_verdicts[game->verdict], out);
	if (game->cells != NULL)
		columns_members(&columns_of_game, game, out);
	if (game->converted != NULL)
		object_name("not_written", event_conversion_ends[game->converted->end], out);
}

void
event_json(const struct event *event, enum language language, struct buffer *out)
{
	static const char *const types[] = {
		[EVENT_finding] = "finding", [EVENT_game] = "game", [EVENT_failure] = "failure"
	};

	buffer_char(out, '{');
	object_name("type", types[event->kind], out);
	object_text("file", event->file, out);
	if (event->kind == EVENT_finding) {
		add_finding(event->is.finding, language, out);
	} else if (event->kind == EVENT_game) {
		add_game(event, out);
	} else {
		object_text("message", event->is.failure[language], out);
		object_text("message_ja", event->is.failure[LANGUAGE_ja], out);
	}
	buffer_char(out, '}');
}
