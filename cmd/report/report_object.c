#include "cmd/report/report_object.h"

#include "cmd/report/escape.h"

static void
add_name(struct buffer *out, struct str name)
{
	buffer_add(out, STR(",\"file\":"));
	escape_json(name, out);
}

/* Appends a number, or null for 0. */
static void
add_number(struct buffer *out, const char *key, uint32_t n)
{
	if (n == 0)
		buffer_printf(out, ",\"%s\":null", key);
	else
		buffer_printf(out, ",\"%s\":%lu", key, (unsigned long)n);
}

/* Appends a name, or null for NULL. */
static void
add_word(struct buffer *out, const char *key, const char *word)
{
	buffer_printf(out, ",\"%s\":", key);
	if (word == NULL)
		buffer_add(out, STR("null"));
	else
		escape_json(str_of(word), out);
}

static void
add_finding(const struct event *event, enum language language, struct buffer *out)
{
	const struct event_finding *finding = event->is.finding;

	buffer_add(out, STR("{\"type\":\"finding\""));
	add_name(out, event->file);
	add_number(out, "game", finding->game);
	add_number(out, "line", finding->at.line);
	add_number(out, "column", finding->at.column);
	add_number(out, "ply", finding->ply);
	buffer_add(out, STR(",\"rule\":"));
	escape_json(finding->name, out);
	add_word(out, "severity", diag_severity_names[finding->severity]);
	buffer_add(out, STR(",\"message\":"));
	escape_json(finding->messages[language], out);
	if (finding->related.line > 0)
		buffer_printf(out, ",\"related\":{\"line\":%lu,\"column\":%lu}",
		    (unsigned long)finding->related.line, (unsigned long)finding->related.column);
	buffer_add(out, STR(",\"message_ja\":"));
	escape_json(finding->messages[LANGUAGE_ja], out);
	buffer_char(out, '}');
}

static const char *const verdict_names[] = {
	[VERDICT_ok] = "ok",
	[VERDICT_illegal] = "illegal",
	[VERDICT_unreadable] = "unreadable",
};

static void
add_game(const struct event *event, struct buffer *out)
{
	static const char *const sides[] = { "black", "white", NULL };
	const struct event_game *game = event->is.game;

	buffer_add(out, STR("{\"type\":\"game\""));
	add_name(out, event->file);
	add_number(out, "game", game->number);
	add_word(
	    out, "format", event->format == FORMAT_none ? NULL : format_rows[event->format].name);
	add_word(out, "encoding", encoding_rows[event->encoding].name);
	add_word(out, "variant", game->variant);
	add_word(out, "handicap", game->handicap);
	buffer_printf(out, ",\"plies\":%lu", (unsigned long)game->plies);
	add_word(out, "ending", game->ending);
	add_word(out, "winner", sides[game->winner]);
	add_word(out, "verdict", verdict_names[game->verdict]);
	buffer_char(out, '}');
}

static void
add_failure(const struct event *event, enum language language, struct buffer *out)
{
	buffer_add(out, STR("{\"type\":\"failure\""));
	add_name(out, event->file);
	buffer_add(out, STR(",\"message\":"));
	escape_json(event->is.failure[language], out);
	buffer_add(out, STR(",\"message_ja\":"));
	escape_json(event->is.failure[LANGUAGE_ja], out);
	buffer_char(out, '}');
}

void
report_object(const struct event *event, enum language language, struct buffer *out)
{
	if (event->kind == EVENT_finding)
		add_finding(event, language, out);
	else if (event->kind == EVENT_game)
		add_game(event, out);
	else
		add_failure(event, language, out);
}

void
report_object_summary(const struct tally *tally, struct buffer *out)
{
	buffer_printf(out,
	    "{\"type\":\"summary\",\"files\":%zu,\"games\":%zu,\"ok\":%zu,\"illegal\":%zu,"
	    "\"unreadable\":%zu,\"findings\":%zu}",
	    tally->files, tally->games, tally->verdicts[VERDICT_ok],
	    tally->verdicts[VERDICT_illegal], tally->verdicts[VERDICT_unreadable], tally->findings);
}
