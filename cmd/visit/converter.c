#include "cmd/visit/converter.h"

#include "parsers/parser_table.h"
#include "record/text/utf8.h"
#include "writers/common/board.h"
#include "writers/writer_table.h"

void
converter_report(struct converter *converter, const struct finding *finding)
{
	struct results *results = converter->reading->results;
	struct convert_finding *added = results_take(results, sizeof *added);

	finding_text_of(&added->text, converter->session, finding, &results->arena);
	results->size += added->text.messages[0].n + added->text.messages[1].n;
	results_add_of(results, CONVERT_finding, converter->session)->is.own = added;
}

/* Reports the errors of the present game and of its text. */
static void
report_errors(struct converter *converter)
{
	struct session *session = converter->session;
	const struct diags *diags = &session->diags;
	const struct finding *finding;
	size_t i;

	while ((finding = session_text_finding(session, session_reach(session))) != NULL) {
		if (finding->severity == SEVERITY_error)
			converter_report(converter, finding);
	}
	for (i = 0; i < diags->count; i++) {
		if (diags->list[i].severity == SEVERITY_error)
			converter_report(converter, &diags->list[i]);
	}
}

/* Cuts the game after move --ply, and forgets what was found about later moves. */
static void
cut_after_ply(struct converter *converter)
{
	struct session *session = converter->session;
	struct diags *diags = &session->diags;
	const struct ply *plies = session->game->record->plies;
	uint32_t node = plies[0].next, moves = converter->conversion->ply;
	size_t kept = 0, i;

	while (node != 0 && moves > 0) {
		moves -= session->game->moves[node].kind != MOVE_end; /* moves may follow it */
		node = plies[node].next;
	}
	if (node == 0)
		return;
	for (i = 0; i < diags->count; i++) {
		const struct finding *finding = &diags->list[i];
		enum diag_group group = diag_rows[finding->rule].group;
		bool later = group != GROUP_text && group != GROUP_setup &&
			     finding->at.at >= plies[node].at.at;

		if (finding->ply <= converter->conversion->ply && !(finding->ply == 0 && later))
			diags->list[kept++] = *finding;
	}
	diags->count = kept;
	session_cut(session, node);
}

/* Cuts the game where --on-illegal wants it to end. */
static void
cut_before_foul(struct converter *converter)
{
	struct session *session = converter->session;
	uint32_t node;

	if (session->game->verdict != VERDICT_illegal ||
	    converter->conversion->on_illegal != ILLEGAL_truncate)
		return;
	node = game_first_illegal(session->game);
	if (node == 0) /* the moves are legal: the ending is wrong */
		node = session->game->end;
	if (node != 0)
		session_cut(session, node);
}

/* Cuts the variations where they become illegal, unless they are kept or not wanted at all, and
 * notes it among the losses. */
static void
cut_variations(struct converter *converter)
{
	const struct conversion *conversion = converter->conversion;
	struct session *session = converter->session;
	struct span at;
	size_t moves;

	if (conversion->on_illegal == ILLEGAL_keep || conversion->mainline_only ||
	    (format_rows[conversion->format].carries & CARRIES_variations) == 0)
		return;
	moves = session_cut_variations(session, &at);
	if (moves > 0)
		diags_add(
		    &session->diags, DIAG_variations_cut, at, 0, ARGS(A_NUMBER((int64_t)moves)));
}

/* Reports what the target cannot hold.  A loss that is an error, such as a start position that
 * cannot be written, keeps the game out whatever --on-loss is: the file would hold another game. */
static enum conversion_end
check_loss(struct converter *converter, const struct write_options *options)
{
	struct diags *diags = &converter->session->diags;
	int on_loss = converter->conversion->on_loss;
	enum conversion_end end = CONVERSION_written;
	size_t before = diags->count, i;

	cut_variations(converter);
	converter->cut = diags->count > before && on_loss != LOSS_ignore;
	writer_loss(converter->session->game, options, diags);
	session_place_diags(converter->session, before);
	for (i = before; i < diags->count; i++) {
		bool grave = diags->list[i].severity == SEVERITY_error;

		if (on_loss == LOSS_error)
			diags->list[i].severity = SEVERITY_error;
		if (grave || on_loss != LOSS_ignore)
			converter_report(converter, &diags->list[i]);
		if (grave)
			end = CONVERSION_unfit;
		else if (on_loss == LOSS_error && end == CONVERSION_written)
			end = CONVERSION_lossy;
	}
	return end;
}

/* Reports a character that the target's encoding cannot hold. */
static enum conversion_end
check_gap(struct converter *converter, const struct codec_gap *gap)
{
	const struct record *record = &converter->session->record;
	int on_loss = converter->conversion->on_loss;
	struct span place = { record->at.at, 0 };
	struct finding *finding;
	struct str text;
	char utf8[4];
	size_t n, at;

	if (gap->count == 0 || on_loss == LOSS_ignore)
		return CONVERSION_written;
	text = text_str(record->text, record->at);
	n = utf8_write(utf8, gap->code);
	at = str_find(text, (struct str){ utf8, n });
	if (at < text.n)
		place = (struct span){ record->at.at + (uint32_t)at, (uint32_t)n };
	finding = diags_add(&converter->session->diags, DIAG_unencodable, place, 0,
	    ARGS(A_CODE(gap->code), A_NUMBER((int64_t)gap->count),
		A_STR(str_of(encoding_rows[converter->conversion->encoding].name))));
	if (on_loss == LOSS_warn)
		finding->severity = SEVERITY_warning;
	converter_report(converter, finding);
	return on_loss == LOSS_error ? CONVERSION_lossy : CONVERSION_written;
}

/* --- writing: the parts of a game, one after the other in a buffer */

/* Notes that a part, or a picture, ends here. */
static void
end_part(struct converter *converter)
{
	*ARENA_ADD(&converter->session->game_arena, converter->ends, converter->end_count,
	    converter->end_cap) = converter->written.n;
}

/* Writes the positions from --ply A to B, or to the last. */
static void
write_series(struct converter *converter, struct write_options *options, struct buffer *out)
{
	const struct game *game = converter->session->game;
	uint32_t from = converter->conversion->series.from;
	struct board_walk walk = { .begun = false };

	options->walk = &walk;
	options->first = false;
	for (options->ply = from; options->ply <= game->plies; options->ply++) {
		if (options->ply > from && converter->conversion->pictures)
			end_part(converter);
		else if (options->ply > from)
			writer_lead(game, options, out);
		writer_of(options->format)->write(game, options, out);
	}
	options->walk = NULL;
}

/* Writes the parts in UTF-8 with LF line ends. */
static void
write_parts(struct converter *converter, struct write_options *options)
{
	const struct game *game = converter->session->game;
	struct buffer *out = &converter->written;
	unsigned part;

	buffer_clear(out);
	for (part = 0; part < CONVERSION_PARTS; part++) {
		options->first = part == CONVERSION_first;
		if (options->first && converter->led && converter->conversion->single)
			; /* a page's lead is longer than a short game */
		else if (part == CONVERSION_game && converter->conversion->series.wanted)
			write_series(converter, options, out);
		else if (part == CONVERSION_game)
			writer_of(options->format)->write(game, options, out);
		else
			writer_lead(game, options, out);
		end_part(converter);
	}
}

/* Encodes the parts.  *gap counts the characters that the encoding cannot hold.  Returns false if
 * iconv does not know the encoding. */
static bool
encode_parts(struct converter *converter, struct codec_gap *gap)
{
	enum encoding encoding = converter->conversion->encoding;
	struct buffer *out = &converter->encoded;
	struct codec *codec = converter->session->codec;
	struct str rest = buffer_str(&converter->written), text;
	size_t begin = 0, n, i;
	bool known;

	buffer_clear(out);
	for (i = 0; i < converter->end_count; i++) {
		n = converter->ends[i] - begin;
		text = str_first(rest, n);
		known = converter->conversion->crlf
			    ? codec_encode_crlf(codec, text, encoding, out, gap)
			    : codec_encode(codec, text, encoding, out, gap);
		if (!known)
			return false;
		rest = str_after(rest, n);
		begin = converter->ends[i];
		converter->ends[i] = out->n;
		if (encoding == ENCODING_utf16)
			encoding = ENCODING_utf16le; /* one byte order mark an output */
	}
	return true;
}

/* Sets the parts to what they are in bytes: ends[i] is where each ends, that of the game last. */
static void
set_parts(const char *bytes, const size_t *ends, size_t count, struct str *parts)
{
	size_t begin = 0, end;
	unsigned part;

	for (part = 0; part < CONVERSION_PARTS; part++) {
		end = ends[part == CONVERSION_game ? count - 1 : part];
		parts[part] = (struct str){ bytes + begin, end - begin };
		begin = end;
	}
}

/* Makes the ends of pictures those in their part. */
static void
set_pictures(struct converter *converter, struct converted *converted)
{
	size_t begin = converter->ends[CONVERSION_game - 1], i;

	converted->ends = converter->ends + CONVERSION_game;
	converted->count = converter->end_count - CONVERSION_game;
	converted->from = converter->conversion->series.from;
	for (i = CONVERSION_game; i < converter->end_count; i++)
		converter->ends[i] -= begin;
}

static enum conversion_end
make_parts(struct converter *converter, struct write_options *options, struct converted *converted)
{
	const struct conversion *conversion = converter->conversion;
	struct codec_gap gap = { 0 };
	const char *bytes;

	converter->ends = NULL;
	converter->end_count = converter->end_cap = 0;
	write_parts(converter, options);
	bytes = converter->written.p;
	if (conversion->encoding != ENCODING_utf8 || conversion->crlf) {
		if (!encode_parts(converter, &gap))
			return CONVERSION_no_encoding;
		bytes = converter->encoded.p;
	}
	set_parts(bytes, converter->ends, converter->end_count, converted->parts);
	if (conversion->series.wanted && conversion->pictures)
		set_pictures(converter, converted);
	return check_gap(converter, &gap);
}

/* Whether nothing of the game can be written: moves before one that cannot be read can be, unless
 * illegal games are left out. */
static bool
is_unreadable(const struct converter *converter)
{
	const struct game *game = converter->session->game;

	return game->verdict == VERDICT_unreadable &&
	       (converter->conversion->on_illegal == ILLEGAL_reject || game->plies == 0);
}

/* Returns why the game is not to be written, or CONVERSION_written. */
static enum conversion_end
judge(struct converter *converter)
{
	const struct conversion *conversion = converter->conversion;
	const struct game *game = converter->session->game;
	uint32_t needed;

	if (game == NULL)
		return CONVERSION_no_game;
	if (is_unreadable(converter))
		return CONVERSION_unreadable;
	if (game->verdict == VERDICT_illegal && conversion->on_illegal == ILLEGAL_reject)
		return CONVERSION_illegal;
	cut_before_foul(converter);
	needed = conversion->series.wanted ? conversion->series.from : conversion->ply;
	if ((conversion->series.wanted || needed != NO_PLY) &&
	    needed > converter->session->game->plies)
		return CONVERSION_short;
	return CONVERSION_written;
}

/* Copies the game as it is, whatever is wrong with it. */
enum conversion_end
converter_copy(struct converter *converter, struct str *parts)
{
	size_t ends[CONVERSION_PARTS];

	if (converter->session->source.format == FORMAT_none)
		return CONVERSION_no_game;
	buffer_clear(&converter->written);
	source_game(converter->session, &converter->mark, &converter->written, ends);
	set_parts(converter->written.p, ends, CONVERSION_PARTS, parts);
	return CONVERSION_written;
}

/* Converts the game into the target's format. */
void
converter_translate(struct converter *converter, struct converted *converted)
{
	const struct conversion *conversion = converter->conversion;
	struct session *session = converter->session;
	struct write_options options = { .format = conversion->format,
		.header_line = parser_of(conversion->format)->header_line,
		.encoding = conversion->encoding,
		.to_file = conversion->to_file,
		.mainline_only = conversion->mainline_only,
		.ply = UINT32_MAX,
		.score = conversion->scored ? &conversion->score : NULL,
		.value_patterns = session->value_patterns,
		.letters = conversion->letters,
		.look = conversion->look,
		.diags = conversion->no_findings ? NULL : &session->diags };

	if (session->game != NULL && conversion->ply != NO_PLY)
		cut_after_ply(converter);
	report_errors(converter);
	converted->end = judge(converter);
	if (converted->end == CONVERSION_written)
		converted->end = check_loss(converter, &options);
	if (converted->end == CONVERSION_written)
		converted->end = make_parts(converter, &options, converted);
	converted->cut = converted->end == CONVERSION_written && converter->cut;
	converter->led |= converted->end == CONVERSION_written;
}
