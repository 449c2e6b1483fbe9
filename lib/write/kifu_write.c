#include "lib/write/kifu_write.h"

#include "parsers/parser_table.h"

/* Replays the present game for a notation that tells apart the pieces that could make a move. */
static const struct game *
replay_for_writing(struct kifu *kifu, enum format format)
{
	struct session *session = &kifu->session;
	struct replay_options options = session->options.replay;
	struct diags known; /* reported by the first replay */

	diags_init(&known, &session->game_arena, 0);
	options.again = session->game;
	options.rivals = (format_rows[format].carries & ASKS_rivals) != 0;
	options.pvs = REPLAY_PVS_written;
	return replay(session->rules, &session->record, &options, &known);
}

/* Reports the characters that the encoding cannot hold. */
static void
report_gap(const struct kifu_writing_call *writing, const struct codec_gap *gap)
{
	enum encoding encoding = writing->options.encoding;

	if (gap->count > 0)
		diags_add(writing->diags, DIAG_unencodable,
		    (struct span){ writing->game->record->at.at, 0 }, 0,
		    ARGS(A_CODE(gap->code), A_NUMBER((int64_t)gap->count),
			A_STR(str_of(encoding_rows[encoding].name))));
}

/* Returns whether what was added to the findings from number i on forbids to write the game. */
static bool
is_unfit(const struct diags *diags, size_t i)
{
	for (; i < diags->count; i++) {
		if (diags->list[i].severity == SEVERITY_error)
			return true;
	}
	return false;
}

/* Gives the caller the text, which the arena keeps. */
static void
give_text(struct str text, const struct kifu_writing_call *writing)
{
	char *kept = arena_take(writing->arena, text.n + 1);

	if (text.n > 0)
		memcpy(kept, text.p, text.n);
	kept[text.n] = '\0';
	*writing->out = kept;
	*writing->size = text.n;
}

enum kifu_result
kifu_write_put(struct kifu *kifu, struct kifu_writing_call *writing)
{
	struct write_options *options = &writing->options;
	struct session *session = &kifu->session;
	size_t before = writing->diags->count;
	struct codec_gap gap = { 0 };
	struct str text;

	options->value_patterns = session->value_patterns;
	options->diags = writing->diags;
	writer_loss(writing->game, options, writing->diags);
	if (is_unfit(writing->diags, before))
		return kifu_fail(
		    kifu, KIFU_UNFIT, "%s cannot hold the game", format_rows[options->format].name);
	buffer_init(&writing->text, &kifu->memory);
	buffer_init(&writing->encoded, &kifu->memory);
	writer_write(writing->game, options, &writing->text);
	text = buffer_str(&writing->text);
	if (options->encoding != ENCODING_utf8) {
		if (!codec_encode(session->codec, text, options->encoding, &writing->encoded, &gap))
			return kifu_fail(kifu, KIFU_UNFIT, "this system cannot write %s",
			    encoding_rows[options->encoding].name);
		report_gap(writing, &gap);
		text = buffer_str(&writing->encoded);
	}
	give_text(text, writing);
	buffer_free(&writing->text);
	buffer_free(&writing->encoded);
	return KIFU_OK;
}

static enum kifu_result
write_game(struct kifu *kifu, void *call)
{
	struct kifu_writing_call *writing = call;
	size_t before = kifu->session.diags.count;
	enum kifu_result result;

	writing->arena = &kifu->session.game_arena;
	writing->diags = &kifu->session.diags;
	writing->game = replay_for_writing(kifu, writing->options.format);
	result = kifu_write_put(kifu, writing);
	session_place_diags(&kifu->session, before);
	return result;
}

enum kifu_result
kifu_write_options(struct kifu *kifu, const char *format, const struct kifu_writing *how,
    struct write_options *options)
{
	struct kifu_writing own = { 0 };

	if (how != NULL)
		memcpy(&own, how, how->size < sizeof own ? how->size : sizeof own);
	options->format = format_named(str_of(format));
	if (options->format == FORMAT_none)
		return kifu_fail(kifu, KIFU_WRONG, "unknown format \"%s\"", format);
	options->encoding = ENCODING_utf8;
	if (own.encoding != NULL)
		options->encoding = encoding_named(str_of(own.encoding));
	if (options->encoding == ENCODING_unknown)
		return kifu_fail(kifu, KIFU_WRONG, "unknown encoding \"%s\"", own.encoding);
	if ((format_rows[options->format].carries & ALWAYS_utf8) != 0 &&
	    options->encoding != ENCODING_utf8)
		return kifu_fail(kifu, KIFU_WRONG, "%s is always in UTF-8", format);
	if (own.letters != NULL && (options->letters = alphabet_named(str_of(own.letters))) == NULL)
		return kifu_fail(kifu, KIFU_WRONG, "unknown letters \"%s\"", own.letters);
	options->header_line = parser_of(options->format)->header_line;
	options->mainline_only = own.mainline_only != 0;
	options->first = own.later == 0;
	options->to_file = own.to_file != 0;
	options->look.language = own.japanese != 0 ? LANGUAGE_ja : LANGUAGE_en;
	options->look.flip = own.flip != 0;
	options->ply = UINT32_MAX;
	return KIFU_OK;
}

enum kifu_result
kifu_write(struct kifu *kifu, const char *format, const struct kifu_writing *how, const char **text,
    size_t *size)
{
	struct kifu_writing_call writing = { .out = text, .size = size };
	enum kifu_result result = kifu_check_game(kifu);

	if (result == KIFU_OK)
		result = kifu_write_options(kifu, format, how, &writing.options);
	if (result != KIFU_OK)
		return result;
	if (session_verdict(&kifu->session) == VERDICT_unreadable)
		return kifu_fail(kifu, KIFU_UNFIT, "the game is unreadable");
	return kifu_run(kifu, write_game, &writing);
}
