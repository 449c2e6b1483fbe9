#include "cmd/escape.h"
#include "cmd/report.h"

/* One JSON object a line, for programs.  Keys may be added; none is renamed and their order stays.
 */

static void
add_name(struct buffer *out, struct str name)
{
	buffer_add(out, STR(",\"file\":"));
	escape_json(name, out);
}

/* A number, or null for 0. */
static void
add_number(struct buffer *out, const char *key, uint32_t n)
{
	if (n == 0)
		buffer_printf(out, ",\"%s\":null", key);
	else
		buffer_printf(out, ",\"%s\":%lu", key, (unsigned long)n);
}

/* A word of ours, or null for NULL. */
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
tell_finding(struct report *report, struct session *session, const struct finding *finding)
{
	struct place place = text_place(&session->text, finding->at.at);
	struct buffer *out = &report->out->buffer;

	buffer_add(out, STR("{\"type\":\"finding\""));
	add_name(out, session->text.name);
	add_number(out, "game", finding->game);
	add_number(out, "line", place.line);
	add_number(out, "column", place.column);
	add_number(out, "ply", finding->ply);
	add_word(out, "rule", diag_rows[finding->rule].name);
	add_word(out, "severity", diag_severity_names[finding->severity]);
	buffer_clear(&report->message);
	diag_message(finding, report->language, &report->message);
	buffer_add(out, STR(",\"message\":"));
	escape_json(buffer_str(&report->message), out);
	if (finding->related.n > 0) {
		place = text_place(&session->text, finding->related.at);
		buffer_printf(out, ",\"related\":{\"line\":%lu,\"column\":%lu}",
		    (unsigned long)place.line, (unsigned long)place.column);
	}
	buffer_add(out, STR("}\n"));
}

static const char *const verdict_names[] = {
	[VERDICT_ok] = "ok",
	[VERDICT_illegal] = "illegal",
	[VERDICT_unreadable] = "unreadable",
};

static void
tell_game(struct report *report, struct session *session)
{
	static const char *const sides[] = { "black", "white", NULL };
	static const struct game none = { .ending = ENDING_none, .winner = NO_SIDE };
	const struct game *game = session->game != NULL ? session->game : &none;
	struct buffer *out = &report->out->buffer;

	buffer_add(out, STR("{\"type\":\"game\""));
	add_name(out, session->text.name);
	add_number(out, "game", session->number);
	add_word(out, "format",
	    session->format == FORMAT_none ? NULL : format_rows[session->format].name);
	add_word(out, "encoding", codec_name(session->text.encoding));
	add_word(out, "variant", game->variant);
	add_word(out, "handicap",
	    game->handicap != NULL  ? game->handicap->english
	    : session->game != NULL ? "other"
				    : NULL);
	buffer_printf(out, ",\"plies\":%lu", (unsigned long)game->plies);
	add_word(out, "ending", ending_rows[game->ending].name);
	add_word(out, "winner", sides[game->winner]);
	add_word(out, "verdict", verdict_names[session_verdict(session)]);
	buffer_add(out, STR("}\n"));
}

static void
end_report(struct report *report, const struct tally *tally)
{
	buffer_printf(&report->out->buffer,
	    "{\"type\":\"summary\",\"files\":%zu,\"games\":%zu,\"ok\":%zu,\"illegal\":%zu,"
	    "\"unreadable\":%zu,\"findings\":%zu}\n",
	    tally->files, tally->games, tally->verdicts[VERDICT_ok],
	    tally->verdicts[VERDICT_illegal], tally->verdicts[VERDICT_unreadable], tally->findings);
}

const struct report_functions report_ndjson = {
	.finding = tell_finding, .game = tell_game, .end = end_report
};
