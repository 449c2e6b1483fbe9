#include "lib/finding_text.h"

#include "lib/object.h"
#include "lib/suggestion_text.h"

/* Sets all but the places. */
static void
set_words(struct finding_text *to, const struct finding *finding, struct arena *arena)
{
	struct buffer message;
	unsigned language;

	*to = (struct finding_text){ .rule = finding->rule,
		.name = str_of(diag_rows[finding->rule].name),
		.severity = finding->severity,
		.game = finding->game,
		.ply = finding->ply };
	buffer_init(&message, arena->memory);
	for (language = 0; language < 2; language++) {
		buffer_clear(&message);
		diag_message(finding, (enum language)language, &message);
		to->messages[language] = arena_str(arena, buffer_str(&message));
	}
	buffer_free(&message);
}

void
finding_text_bare(
    struct finding_text *to, enum diag rule, const struct arg *args, struct arena *arena)
{
	struct finding finding = { .rule = rule, .severity = diag_rows[rule].severity };
	unsigned i;

	for (i = 0; i < DIAG_ARGS_MAX && args[i].kind != ARG_end; i++)
		finding.args[i] = args[i];
	set_words(to, &finding, arena);
	to->at = to->end = (struct place){ 1, 1 };
}

/* Sets the changes that the session's game has suggestions of, as JSON and each with its place. */
static void
set_suggestions(struct finding_text *to, struct session *session, struct arena *arena)
{
	const struct suggestions *found = session->game->suggestions;
	struct buffer text;

	buffer_init(&text, arena->memory);
	suggestion_json(session->game, &text);
	to->suggestion = arena_str(arena, buffer_str(&text));
	to->change_count = found->count < SUGGESTIONS_SHOWN ? found->count : SUGGESTIONS_SHOWN;
	to->changes = arena_take(arena, to->change_count * sizeof *to->changes);
	for (uint32_t i = 0; i < to->change_count; i++) {
		struct finding_change *change = &to->changes[i];
		struct span at = session->record.plies[found->list[i].node].at;

		buffer_clear(&text);
		suggestion_words(session->game, &found->list[i], &text);
		change->words = arena_str(arena, buffer_str(&text));
		change->at = text_place(&session->text, at.at);
		change->end = text_place(&session->text, at.at + at.n);
	}
	buffer_free(&text);
}

void
finding_text_of(struct finding_text *to, struct session *session, const struct finding *finding,
    struct arena *arena)
{
	struct text *text = &session->text;
	unsigned carries = format_rows[session->source.format].carries;

	set_words(to, finding, arena);
	/* with variations the number alone would not tell the move; a loss may be of many moves */
	to->unnumbered = (carries & (NUMBERS_moves | CARRIES_variations)) == 0 &&
			 diag_rows[finding->rule].group != GROUP_loss;
	to->binary = text->encoding == ENCODING_binary;
	to->byte = text->base + finding->at.at;
	to->bytes = finding->at.n;
	to->at = text_place(text, finding->at.at);
	to->end = text_place(text, finding->at.at + finding->at.n);
	if (finding->related.n > 0) {
		to->related = text_place(text, finding->related.at);
		to->related_end = text_place(text, finding->related.at + finding->related.n);
	}
	if (finding->rule == DIAG_likely_move)
		set_suggestions(to, session, arena);
}

void
finding_text_renumber(struct finding_text *text, uint32_t games, uint32_t lines)
{
	if (text->binary)
		lines = text->game > 0 ? games : 0;
	text->game += text->game > 0 ? games : 0;
	text->at.line += lines;
	text->end.line += lines;
	for (uint32_t i = 0; i < text->change_count; i++) {
		text->changes[i].at.line += lines;
		text->changes[i].end.line += lines;
	}
	if (text->related.line == 0)
		return;
	text->related.line += lines;
	text->related_end.line += lines;
}

void
finding_text_json(
    const struct finding_text *text, struct str file, enum language language, struct buffer *out)
{
	buffer_char(out, '{');
	object_name("type", "finding", out);
	object_text("file", file, out);
	object_number_or_null("game", text->game, out);
	object_number_or_null("line", text->at.line, out);
	object_number_or_null("column", text->at.column, out);
	object_number_or_null("ply", text->ply, out);
	object_text("rule", text->name, out);
	object_name("severity", diag_severity_names[text->severity], out);
	object_text("message", text->messages[language], out);
	if (text->related.line > 0)
		buffer_printf(out, ",\"related\":{\"line\":%lu,\"column\":%lu}",
		    (unsigned long)text->related.line, (unsigned long)text->related.column);
	if (text->binary)
		buffer_printf(out, ",\"byte\":%llu", (unsigned long long)text->byte);
	if (text->suggestion.n > 0) {
		object_key("suggestion", out);
		buffer_add(out, text->suggestion);
	}
	object_text("message_ja", text->messages[LANGUAGE_ja], out);
	buffer_char(out, '}');
}
