#include "cmd/convert/convert_game.h"

#include "cmd/messages.h"
#include "cmd/program.h"
#include "cmd/report/report.h"
#include "parsers/parser_table.h"
#include "record/text/utf8.h"
#include "writers/writer_table.h"

/* Why a game is not written, and the option that would write it. */
static const char not_legal[] =
    "it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)";
static const char not_read[] = "its start or its moves cannot be read";
static const char lossy[] = "it would lose something (--on-loss=warn writes it)";
static const char unfit[] = "this format cannot hold it (choose another with -t)";

/* Reports a finding on standard error. */
static void
report(struct convert *convert, const struct finding *finding)
{
	struct str file = convert->session.text.name;
	struct buffer *err = &convert->program->err.buffer;
	struct events events;

	events_init(&events, &convert->program->memory);
	report_line(file, events_finding(&events, &convert->session, finding, false),
	    convert->program->language, true, false, err);
	buffer_char(err, '\n');
	events_free(&events);
}

/* Reports why the present game is not written. */
static int
leave_game(struct convert *convert, const char *reason)
{
	struct session *session = &convert->session;

	program_fail(convert->program, "%.*s: game %lu not written: %s",
	    program_width(session->text.name), session->text.name.p, (unsigned long)session->number,
	    messages_in(convert->program->language, reason));
	return STATUS_found;
}

/* Reports the errors of the present game and of its text. */
static void
report_errors(struct convert *convert)
{
	struct session *session = &convert->session;
	const struct diags *diags = &session->diags;
	const struct finding *finding;
	size_t i;

	while ((finding = session_text_finding(session, session_reach(session))) != NULL) {
		if (finding->severity == SEVERITY_error)
			report(convert, finding);
	}
	for (i = 0; i < diags->count; i++) {
		if (diags->list[i].severity == SEVERITY_error)
			report(convert, &diags->list[i]);
	}
	output_flush(&convert->program->err);
}

/* Cuts the game after move --ply, and forgets what was found about later moves. */
static void
cut_after_ply(struct convert *convert)
{
	struct session *session = &convert->session;
	struct diags *diags = &session->diags;
	const struct ply *plies = session->game->record->plies;
	uint32_t node = plies[0].next, moves = convert->ply;
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

		if (finding->ply <= convert->ply && !(finding->ply == 0 && later))
			diags->list[kept++] = *finding;
	}
	diags->count = kept;
	session_cut(session, node);
}

/* Cuts the game where --on-illegal wants it to end. */
static void
cut_before_foul(struct convert *convert)
{
	struct session *session = &convert->session;
	uint32_t node;

	if (session->game->verdict != VERDICT_illegal || convert->on_illegal != ILLEGAL_truncate)
		return;
	node = game_first_illegal(session->game);
	if (node == 0) /* the moves are legal: the ending is wrong */
		node = session->game->end;
	if (node != 0)
		session_cut(session, node);
}

/* Reports what the target cannot hold.  A loss that is an error, such as a start position that
 * cannot be written, keeps the game out whatever --on-loss is: the file would hold another game. */
static int
check_loss(struct convert *convert, const struct write_options *options)
{
	struct diags *diags = &convert->session.diags;
	const char *reason = NULL;
	size_t before = diags->count, i;

	writer_loss(convert->session.game, options, diags);
	session_place_diags(&convert->session, before);
	for (i = before; i < diags->count; i++) {
		bool grave = diags->list[i].severity == SEVERITY_error;

		if (convert->on_loss == LOSS_error)
			diags->list[i].severity = SEVERITY_error;
		if (grave || convert->on_loss != LOSS_ignore)
			report(convert, &diags->list[i]);
		if (grave)
			reason = unfit;
		else if (convert->on_loss == LOSS_error && reason == NULL)
			reason = lossy;
	}
	return reason == NULL ? STATUS_ok : leave_game(convert, reason);
}

/* Reports a character that the target's encoding cannot hold. */
static int
check_gap(struct convert *convert, const struct codec_gap *gap)
{
	const struct record *record = &convert->session.record;
	struct span place = { record->at.at, 0 };
	struct finding *finding;
	struct str text;
	char utf8[4];
	size_t n, at;

	if (gap->count == 0 || convert->on_loss == LOSS_ignore)
		return STATUS_ok;
	text = text_str(record->text, record->at);
	n = utf8_write(utf8, gap->code);
	at = str_find(text, (struct str){ utf8, n });
	if (at < text.n)
		place = (struct span){ record->at.at + (uint32_t)at, (uint32_t)n };
	finding = diags_add(&convert->session.diags, DIAG_unencodable, place, 0,
	    ARGS(A_CODE(gap->code), A_NUMBER((int64_t)gap->count),
		A_STR(str_of(encoding_rows[convert->target.encoding].name))));
	if (convert->on_loss == LOSS_warn)
		finding->severity = SEVERITY_warning;
	report(convert, finding);
	return convert->on_loss == LOSS_error ? leave_game(convert, lossy) : STATUS_ok;
}

/*
 * Writes the game in the target's form: directly to the output if nothing can be lost (UTF-8, LF),
 * else to convert->encoded.  *gap counts the characters that the encoding cannot hold.  Returns
 * false if iconv does not know the encoding.
 */
static bool
encode_game(struct convert *convert, const struct write_options *options, struct codec_gap *gap)
{
	const struct writer *writer = writer_of(options->format);
	enum encoding encoding = options->encoding;
	struct buffer *lines = &convert->written;
	struct str rest;
	size_t n;

	*gap = (struct codec_gap){ 0 };
	buffer_clear(&convert->encoded);
	if (encoding == ENCODING_utf8 && !convert->target.crlf) {
		writer->write(convert->session.game, options, &convert->out->buffer);
		return true;
	}
	buffer_clear(lines);
	writer->write(convert->session.game, options, lines);
	if (convert->target.crlf) {
		lines = &convert->lines;
		buffer_clear(lines);
		rest = buffer_str(&convert->written);
		for (; (n = str_find(rest, STR("\n"))) < rest.n; rest = str_after(rest, n + 1)) {
			buffer_add(lines, str_first(rest, n));
			buffer_add(lines, STR("\r\n"));
		}
		buffer_add(lines, rest);
	}
	if (encoding == ENCODING_utf16 && !options->first)
		encoding = ENCODING_utf16le; /* one byte order mark an output, and no more */
	return codec_encode(
	    convert->session.codec, buffer_str(lines), encoding, &convert->encoded, gap);
}

static int
write_game(struct convert *convert, const struct write_options *options)
{
	struct codec_gap gap;
	int status;

	if (!encode_game(convert, options, &gap))
		return program_fail(convert->program,
		    "this system's iconv cannot write %s (choose another --to-encoding)",
		    encoding_rows[convert->target.encoding].name);
	status = check_gap(convert, &gap);
	if (status != STATUS_ok)
		return status;
	buffer_add(&convert->out->buffer, buffer_str(&convert->encoded));
	convert->done++;
	if (convert->games++ == 0 && convert->target.directory != NULL)
		target_make_folders(convert->path, &convert->program->memory);
	output_more(convert->out);
	return STATUS_ok;
}

/* Reports that the game ends before move --ply. */
static int
leave_short_game(struct convert *convert)
{
	const struct session *session = &convert->session;

	program_fail(convert->program,
	    "%.*s: game %lu not written: it has no move %lu (choose another --ply)",
	    program_width(session->text.name), session->text.name.p, (unsigned long)session->number,
	    (unsigned long)convert->ply);
	return STATUS_found;
}

int
convert_game(struct convert *convert)
{
	struct session *session = &convert->session;
	struct write_options options = { .format = convert->target.format,
		.header_line = parser_of(convert->target.format)->header_line,
		.encoding = convert->target.encoding,
		.to_file = convert->path != NULL,
		.mainline_only = convert->mainline_only,
		.first = convert->games == 0,
		.ply = UINT32_MAX,
		.value_patterns = convert->session.value_patterns,
		.letters = convert->letters };
	int status;

	convert->found++;
	if (session->game != NULL && convert->ply != NO_PLY)
		cut_after_ply(convert);
	report_errors(convert);
	if (session->game == NULL)
		return STATUS_found;
	if (session->game->verdict == VERDICT_unreadable)
		return leave_game(convert, not_read);
	if (session->game->verdict == VERDICT_illegal && convert->on_illegal == ILLEGAL_reject)
		return leave_game(convert, not_legal);
	cut_before_foul(convert);
	if (convert->ply != NO_PLY && convert->ply > session->game->plies)
		return leave_short_game(convert);
	status = check_loss(convert, &options);
	if (status == STATUS_ok)
		status = write_game(convert, &options);
	output_flush(&convert->program->err);
	return status;
}
