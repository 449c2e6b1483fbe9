/*
 * Reads any bytes as a file of records: session_fuzz [--format=FORMAT] [--to=FORMAT].
 *
 * Read as the program reads them (without a format: encoding and format found out), each game is
 * judged and written in every format, or in the one that --to names (none: in none).  What must
 * hold: all places lie inside the text; messages and excerpts are well-formed; what is written can
 * be read again, comes out the same when it is written again, and is the same game but for what the
 * loss report named.
 */
#include "parsers/parser_table.h"
#include "record/testing_fuzz.h"

#include "cmd/judge/suppress.h"
#include "cmd/visit/excerpt.h"
#include "lib/finding_text.h"
#include "lib/testing_lines.h"
#include "record/evaluation.h"
#include "record/text/utf8.h"

enum { GAMES = 3, TOLD = 40 };

static const int no_score = 0; /* of positions without one, which are written too */

static struct {
	struct memory memory;
	struct session first, again;
	struct buffer written, rewritten, was, is;
	enum format from, to; /* to FORMAT_COUNT: none of them is written */
} fuzz;

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
	const char *from = fuzz_option(*argc, *argv, "format"),
		   *to = fuzz_option(*argc, *argv, "to");
	struct session_options options = { .lint = true,
		.replay = { .rivals = true, .pvs = REPLAY_PVS_checked } };

	fuzz.memory = (struct memory){ .fail = fuzz_no_memory };
	fuzz.from = format_named(str_of(from));
	fuzz.to = str_eq(str_of(to), STR("none")) ? FORMAT_COUNT : format_named(str_of(to));
	FUZZ_CHECK((from == NULL) == (fuzz.from == FORMAT_none));
	FUZZ_CHECK((to == NULL) == (fuzz.to == FORMAT_none));
	session_init(&fuzz.again, &fuzz.memory, &options);
	fuzz.again.options.encoding = ENCODING_utf8;
	if (fuzz.to != FORMAT_COUNT)
		options.replay.pvs = REPLAY_PVS_written;
	options.format = fuzz.from;
	options.encoding = from == NULL ? ENCODING_unknown : ENCODING_utf8;
	session_init(&fuzz.first, &fuzz.memory, &options);
	buffer_init(&fuzz.written, &fuzz.memory);
	buffer_init(&fuzz.rewritten, &fuzz.memory);
	buffer_init(&fuzz.was, &fuzz.memory);
	buffer_init(&fuzz.is, &fuzz.memory);
	return 0;
}

/* --- places */

/* Whether c continues a character of UTF-8. */
static bool
continues(char c)
{
	return ((unsigned char)c & 0xC0) == 0x80;
}

static void
check_span(const struct text *text, struct span span)
{
	struct str body = text->body;

	FUZZ_CHECK(span.at <= body.n && span.n <= body.n - span.at);
	if (text->record > 0) /* bytes, not characters */
		return;
	FUZZ_CHECK(span.at == body.n || !continues(body.p[span.at]));
	FUZZ_CHECK(span.at + span.n == body.n || !continues(body.p[span.at + span.n]));
}

static void
check_setup(const struct record *record)
{
	const struct setup *setup = &record->setup;
	const struct text *text = record->text;

	check_span(text, setup->handicap.at);
	check_span(text, setup->variant.at);
	check_span(text, setup->turn_is.at);
	check_span(text, setup->board_at);
	FUZZ_CHECK(setup->turn == BLACK || setup->turn == WHITE || setup->turn == NO_SIDE);
	for (size_t i = 0; i < setup->step_count; i++)
		check_span(text, setup->steps[i].at);
}

/* Checks that each node but the root has exactly one link to it, and each note one node. */
static void
check_tree(const struct record *record)
{
	size_t arrows = 0, notes = 0;

	for (size_t i = 0; i < record->ply_count; i++) {
		const struct ply *ply = &record->plies[i];

		FUZZ_CHECK(ply->next < record->ply_count && ply->alt < record->ply_count);
		FUZZ_CHECK(ply->next == 0 || ply->next > i);
		FUZZ_CHECK(ply->alt == 0 || ply->alt > i);
		arrows += ply->next != 0;
		arrows += ply->alt != 0;
		check_span(record->text, ply->at);
		for (uint32_t at = ply->notes; at != 0; at = record->notes[at - 1].next) {
			FUZZ_CHECK(at <= record->note_count);
			FUZZ_CHECK(++notes <= record->note_count);
		}
	}
	FUZZ_CHECK(arrows == record->ply_count - 1);
	FUZZ_CHECK(notes == record->note_count);
}

static void
check_record(const struct record *record)
{
	check_span(record->text, record->at);
	check_setup(record);
	check_tree(record);
	for (size_t i = 0; i < record->note_count; i++)
		check_span(record->text, record->notes[i].at);
	for (size_t i = 0; i < record->header_count; i++)
		check_span(record->text, record->headers[i].at);
	for (size_t i = 0; i < record->result_count; i++) {
		check_span(record->text, record->results[i].at);
		FUZZ_CHECK(record->results[i].node < record->ply_count);
	}
}

/* Checks a finding as text, and its excerpt. */
static void
check_finding(struct session *session, const struct finding *finding, struct arena *arena)
{
	struct finding_text text;
	struct buffer lines;

	finding_text_of(&text, session, finding, arena);
	buffer_init(&lines, &fuzz.memory);
	if (session->text.body.n > 0 && session->text.record == 0)
		excerpt_write(session->text.body, finding->at, "^~", &lines);
	FUZZ_CHECK(utf8_valid(buffer_str(&lines)) == lines.n);
	buffer_free(&lines);
	for (unsigned i = 0; i < 2; i++)
		FUZZ_CHECK(utf8_valid(text.messages[i]) == text.messages[i].n);
	FUZZ_CHECK(text.at.line > 0 && text.at.column > 0);
	FUZZ_CHECK(text.end.line > text.at.line ||
		   (text.end.line == text.at.line && text.end.column >= text.at.column));
}

static void
check_findings(
    struct session *session, const struct diags *diags, struct suppressions *suppressions)
{
	struct arena arena;

	arena_init(&arena, &fuzz.memory);
	for (size_t i = 0; i < diags->count; i++) {
		const struct finding *finding = &diags->list[i];

		check_span(&session->text, finding->at);
		check_span(&session->text, finding->related);
		FUZZ_CHECK(finding->game <= session->number);
		suppress_finding(suppressions, finding, NO_STR);
		if (i < TOLD)
			check_finding(session, finding, &arena);
	}
	arena_free(&arena);
}

/* --- writing */

static void
write_game(struct session *session, enum format format, struct buffer *out)
{
	struct write_options options = { .format = format,
		.header_line = parser_of(format)->header_line,
		.encoding = ENCODING_utf8,
		.to_file = true,
		.first = true,
		.score = (format_rows[format].carries & SPLITS_games) != 0 ? &no_score : NULL,
		.ply = UINT32_MAX,
		.value_patterns = session->value_patterns };

	buffer_clear(out);
	writer_write(session->game, &options, out);
	if ((format_rows[format].carries & BINARY_records) == 0)
		FUZZ_CHECK(utf8_valid(buffer_str(out)) == out->n);
}

static bool
same_line(struct str was, struct span a, struct str is, struct span b)
{
	return a.at == b.at && a.n == b.n && memcmp(was.p + a.at, is.p + b.at, a.n) == 0;
}

/* Prints the first line in which two texts differ; all of both if FUZZ_SHOW is set. */
static void
show_difference(struct str was, struct str is)
{
	uint32_t at[2] = { 0, 0 };
	struct span line[2];
	bool more[2];

	do {
		more[0] = text_next_line(was, &at[0], &line[0]);
		more[1] = text_next_line(is, &at[1], &line[1]);
	} while (more[0] && more[1] && same_line(was, line[0], is, line[1]));
	if (more[0])
		fprintf(stderr, "want: %.*s\n", (int)line[0].n, was.p + line[0].at);
	if (more[1])
		fprintf(stderr, "got:  %.*s\n", (int)line[1].n, is.p + line[1].at);
	if (getenv("FUZZ_SHOW") != NULL)
		fprintf(
		    stderr, "--- want\n%.*s--- got\n%.*s---\n", (int)was.n, was.p, (int)is.n, is.p);
}

static void
check_same(const char *what, enum format format, const struct buffer *was, const struct buffer *is)
{
	if (str_eq(buffer_str(was), buffer_str(is)))
		return;
	fprintf(stderr, "%s in %s\n", what, format_rows[format].name);
	show_difference(buffer_str(was), buffer_str(is));
	abort();
}

/* Reads the written game again: it is what the format can hold of the game (lines: as lines of
 * play), and has the same bytes when it is written again, unless its variant was lost. */
static void
check_reading(enum format format, bool sound, bool lines, bool lost_variant)
{
	struct session *again = &fuzz.again;
	char *bytes = fuzz_copy(fuzz.written.p, fuzz.written.n);
	struct str text = { bytes, fuzz.written.n };
	struct whole left;

	again->options.format = format;
	FUZZ_CHECK(session_open(again, STR("again"), text, true) == NULL);
	FUZZ_CHECK(session_next(again));
	check_record(&again->record);
	if (again->game == NULL && sound) {
		fprintf(
		    stderr, "no game in %s: %.*s\n", format_rows[format].name, (int)text.n, text.p);
		abort();
	}
	if (sound) {
		buffer_clear(&fuzz.is);
		whole_show(&left, again->game, again->value_patterns, FORMAT_none, &fuzz.is);
		if (lines)
			lines_of(&fuzz.is, &again->game_arena);
		check_same("another game", format, &fuzz.was, &fuzz.is);
		write_game(again, format, &fuzz.rewritten);
		if (!lines && !lost_variant)
			check_same("written differently", format, &fuzz.written, &fuzz.rewritten);
		FUZZ_CHECK(!session_next(again));
	}
	free(bytes);
}

/* Checks that the loss report names what is lost, and nothing else. */
static void
check_report(const struct whole *seen, enum format format, const struct diags *loss)
{
	for (unsigned rule = 0; rule < DIAG_COUNT; rule++) {
		size_t named;

		if (diag_rows[rule].group != GROUP_loss || rule == DIAG_unencodable ||
		    whole_reported(seen, (enum diag)rule, loss, 0, &named))
			continue;
		fprintf(stderr, "%s in %s: %zu lost, %zu named\n", diag_rows[rule].name,
		    format_rows[format].name, seen->lost[rule], named);
		abort();
	}
}

static void
check_writer(struct session *session, enum format format, bool sound)
{
	struct write_options options = { .format = format,
		.header_line = parser_of(format)->header_line,
		.score = (format_rows[format].carries & SPLITS_games) != 0 ? &no_score : NULL,
		.value_patterns = session->value_patterns };
	bool lines = format == FORMAT_usen && lines_alike(session->game);
	struct whole seen;
	struct diags loss;

	diags_init(&loss, &session->game_arena, 1000);
	writer_loss(session->game, &options, &loss);
	for (size_t i = 0; i < loss.count; i++)
		check_span(&session->text, loss.list[i].at);
	for (size_t i = 0; i < loss.count; i++)
		if (loss.list[i].severity == SEVERITY_error)
			return;
	buffer_clear(&fuzz.was);
	whole_show(&seen, session->game, session->value_patterns, format, &fuzz.was);
	if (lines)
		lines_of(&fuzz.was, &session->game_arena);
	if (sound)
		check_report(&seen, format, &loss);
	write_game(session, format, &fuzz.written);
	/* Each position of the game is a record of its own. */
	if ((format_rows[format].carries & SPLITS_games) != 0)
		sound = false;
	/* KIF and KI2 keep a header that they do not have as a remark. */
	if (seen.lost[DIAG_headers_dropped] > 0 &&
	    (format_rows[format].carries & CARRIES_bookmarks) != 0)
		sound = false;
	/* Engines' comments are translated from one home to another. */
	if (session->game->pvs != NULL && format_rows[format].home != DIALECT_HOME_none)
		sound = false;
	check_reading(format, sound, lines, seen.lost[DIAG_start_unrepresentable] > 0);
}

/* Whether nothing is wrong with the game.  Not every notation can express the others: a side that
 * moves twice, a move to where the piece cannot go or after the end, two winners, an ending after
 * moves that could not be played, of which nobody knows whose turn it was. */
static bool
is_sound(const struct session *session)
{
	const struct record *record = &session->record;

	for (size_t i = 0; i < session->diags.count; i++) {
		const struct finding *finding = &session->diags.list[i];
		unsigned group = diag_rows[finding->rule].group;

		if (finding->rule == DIAG_wrong_turn || finding->rule == DIAG_bad_setup ||
		    (finding->severity == SEVERITY_error && group == GROUP_legality) ||
		    (finding->severity >= SEVERITY_warning && group == GROUP_result))
			return false;
	}
	for (size_t i = 0; i < record->note_count; i++) /* in CSA it shows how the game ended */
		if (str_starts(record->notes[i].text, STR("summary:")))
			return false;
	for (size_t i = 0; i < record->ply_count; i++)
		if (record->plies[i].claim.kind == CLAIM_end &&
		    (record->plies[i].next != 0 ||
			(session->game->moves[i].flags & MOVE_after_unplayed) != 0))
			return false;
	return session_verdict(session) == VERDICT_ok;
}

static void
check_game(struct session *session)
{
	enum format format;
	uint32_t node;
	bool sound;

	if (session_verdict(session) == VERDICT_unreadable)
		return;
	sound = is_sound(session);
	for (format = 1; format < FORMAT_COUNT; format++) {
		if (parser_of(format)->next != NULL &&
		    (fuzz.to == FORMAT_none || fuzz.to == format))
			check_writer(session, format, sound);
	}
	if (session_verdict(session) != VERDICT_illegal)
		return;
	node = game_first_illegal(session->game);
	if (node != 0)
		session_cut(session, node);
	if (session_verdict(session) != VERDICT_unreadable)
		check_writer(session, FORMAT_kif, false);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *bytes = fuzz_copy(data, size);
	struct session *session = &fuzz.first;
	struct suppressions suppressions;

	fuzz.memory.limit = fuzz_limit(size);
	FUZZ_CHECK(session_open(session, STR("input"), (struct str){ bytes, size }, true) == NULL);
	FUZZ_CHECK(
	    session->text.record > 0 || utf8_valid(session->text.body) == session->text.body.n);
	suppress_init(&suppressions, &fuzz.memory);
	suppress_find(&suppressions, &session->text, session->source.format, 0);
	suppress_activate(&suppressions, UINT32_MAX);
	check_findings(session, &session->file_diags, &suppressions);
	while (session_next(session)) {
		check_record(&session->record);
		check_findings(session, &session->diags, &suppressions);
		if (session->number <= GAMES && session->game != NULL)
			check_game(session);
	}
	suppress_free(&suppressions);
	free(bytes);
	return 0;
}
