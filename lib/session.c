#include "lib/session.h"

#include "lib/books/book_index.h"
#include "lib/books/book_walk.h"
#include "lib/suggestion_text.h"
#include "parsers/engine/evaluation_read.h"
#include "parsers/parser_table.h"
#include "record/variants/variants.h"
#include "rules/lint/fix.h"
#include "rules/lint/lint_record.h"
#include "rules/replay/rejoin.h"

void
session_init(struct session *session, struct memory *memory, const struct session_options *options)
{
	*session = (struct session){ .options = *options, .findings = SESSION_FINDINGS };
	session->codec = codec_new(memory);
	session->value_patterns = value_patterns_new(memory);
	session->options.replay.value_patterns = session->value_patterns;
	session->rules = rules_new(memory);
	if (options->replay.own != NULL)
		variants_add(rules_variants(session->rules), options->replay.own);
	arena_init(&session->file_arena, memory);
	arena_init(&session->game_arena, memory);
}

void
session_free(struct session *session)
{
	book_index_free(session->book);
	positions_free(session->boards, session->game_arena.memory);
	arena_free(&session->game_arena);
	arena_free(&session->file_arena);
	rules_free(session->rules);
	value_patterns_free(session->value_patterns);
	codec_free(session->codec);
}

static bool
has_rule(const struct diags *diags, enum diag rule)
{
	size_t i;

	for (i = 0; i < diags->count && diags->list[i].rule != rule; i++)
		;
	return i < diags->count;
}

/* --- a file: bytes -> text */

static void
begin_book(struct session *session)
{
	if (session->options.lint &&
	    (format_rows[session->source.format].carries & HOLDS_book) != 0)
		session->book = book_index_new(session->game_arena.memory);
}

/* As session_open, of a binary format: there is no text, and bytes are cut after a record. */
static const char *
open_records(struct session *session, struct str bytes, bool last)
{
	const struct parser *parser = parser_of(session->source.format);

	if (!last)
		bytes = parser->whole(bytes, session->source.format);
	session_begin_chunk(session, bytes, true, last);
	session->begin = session->number = 0;
	if (!session->source.wrong)
		positions_begin(&(struct positions_chunk)POSITIONS_CHUNK(session),
		    session->source.format, session->options.move16, &session->file_diags);
	if (parser->book != NULL && session->last)
		book_walk(session->rules, parser->book, &session->file_arena, &session->parse);
	session->last |= session->source.wrong;
	begin_book(session);
	if (session->source.format_why == PHRASE_format_against)
		diags_add(&session->file_diags, DIAG_wrong_format, (struct span){ 0, 0 }, 0,
		    ARGS(A_STR(str_of(format_rows[format_of_record(session->text.name)].name)),
			A_STR(str_of(format_rows[session->source.format].name)),
			A_PHRASE(PHRASE_format_read_as)));
	return NULL;
}

const char *
session_open(struct session *session, struct str name, struct str bytes, bool last)
{
	const char *reason;

	session->text = (struct text){ .name = name };
	session->before = (struct codec_carry){ .encoding = session->options.encoding };
	session->source = (struct source){ .encoding = ENCODING_binary };
	book_index_free(session->book);
	session->book = NULL;
	if (source_find_binary(&session->source, name, bytes, session->options.format))
		return open_records(session, bytes, last);
	reason = session_begin_chunk(session, bytes, true, last);
	if (reason != NULL)
		return reason;
	session->source = (struct source){ .encoding = session->text.encoding,
		.encoding_why = session->after.detection,
		.damaged = has_rule(&session->file_diags, DIAG_invalid_bytes) };
	if (session->options.encoding != ENCODING_unknown)
		session->source.encoding_why = (struct detection){ .why = PHRASE_encoding_said };
	source_find_format(&session->source, &session->text, session->options.format);
	if (session->source.format == FORMAT_none) /* the rest would not help */
		session->last = true;
	begin_book(session);
	session->begin = session->number = 0;
	return NULL;
}

/* --- a game: text -> record -> replay -> game -> findings */

bool
session_read(struct session *session, struct record *record)
{
	record_init(record, &session->text, &session->game_arena, session->source.format);
	positions_visit(
	    &(struct positions_chunk)POSITIONS_CHUNK(session), session->parse.at, &session->diags);
	session->parse.move16 = session->source.positions.move16;
	if (session->source.format == FORMAT_none || session->source.wrong ||
	    !parser_of(session->source.format)->next(&session->parse, record))
		return false;
	record_trim(record);
	return true;
}

/* Parses the next record of the text.  Returns whether there is one. */
static bool
parse_record(struct session *session)
{
	const struct compact_layout *layout = session->source.positions.layout;

	arena_reset(&session->game_arena);
	diags_init(&session->diags, &session->game_arena, session->findings);
	session->diags.game = ++session->number;
	session->diags.letters = (format_rows[session->source.format].carries & LETTERS_ranks) != 0;
	session->game = NULL;
	session->parse.goes_on = !session->last;
	if (!session_read(session, &session->record))
		return false;
	if (session->text.record != 0) {
		session->text.record_at = session->record.at.at;
		session->text.record =
		    session->options.join && layout != NULL
			? (uint32_t)((session->text.base + session->text.record_at) / layout->size +
				     1)
			: session->number;
	}
	return true;
}

/* Returns whether the line before offset at certainly ends a game. */
static bool
is_after_end(const struct session *session, uint32_t at)
{
	bool (*ends_game)(struct str) = parser_of(session->source.format)->ends_game;
	struct str before = str_first(session->text.body, at);
	size_t n;

	if (ends_game == NULL)
		return false;
	while (before.n > 0 && str_is_line_end(before.p[before.n - 1]))
		before.n--;
	for (n = before.n; n > 0 && !str_is_line_end(before.p[n - 1]);)
		n--;
	return n < before.n && ends_game(str_after(before, n));
}

/* Returns whether the game ends where its parser stopped, no matter what follows the chunk: more
 * text than any parser looks ahead follows, with a line that is no comment of KIF or CSA, which may
 * belong to the line after it.  Of a pipe that has no more yet, one such line is enough: the parser
 * stopped at it because a game begins there; or a line before it that ends the game.  Not after a
 * first game without a move: check_text. */
static bool
is_settled(const struct session *session)
{
	enum { LOOK_AHEAD = 1024 };
	struct str body = session->text.body, words;
	uint32_t at = session->parse.at;
	struct span line;

	if (source_is_binary(&session->source))
		return true;
	if (session->live ? session->number == 1 && session->record.ply_count <= 1
			  : body.n - at < LOOK_AHEAD)
		return false;
	if (session->live && is_after_end(session, at))
		return true;
	while (text_next_line(body, &at, &line)) {
		words = str_trim(text_str(&session->text, line));
		if (words.n > 0 && words.p[0] != '#' && words.p[0] != '\'')
			return true;
	}
	return false;
}

/* Returns whether the record holds anything of a game: a header, a position, a move or a result.
 * The parser reports a text that holds none. */
static bool
has_content(const struct session *session)
{
	const struct record *record = &session->record;
	const struct setup *setup = &record->setup;

	return !has_rule(&session->diags, DIAG_no_game) &&
	       (record->header_count > 0 || record->ply_count > 1 || record->result_count > 0 ||
		   setup->base != SETUP_default || setup->step_count > 0 ||
		   setup->variant.name.n > 0 || record->headed);
}

/* Reports why there is no game, unless a finding says so already. */
static void
report_no_game(struct session *session)
{
	struct arg reason = A_STR(str_of(format_rows[session->source.format].name));

	if (session->source.wrong) {
		diags_forget(&session->diags, 0, session->diags.count);
		diags_add(&session->diags, DIAG_wrong_format, session->record.at, 0,
		    ARGS(reason, reason, A_PHRASE(PHRASE_format_unread)));
		return;
	}
	if (has_rule(&session->diags, DIAG_no_game) || has_rule(&session->diags, DIAG_bad_json) ||
	    (source_is_binary(&session->source) && session->diags.count > 0))
		return;
	if (str_trim(session->text.body).n == 0)
		reason = (struct arg)A_PHRASE(PHRASE_empty_file);
	else if (session->source.format == FORMAT_none)
		reason = (struct arg)A_PHRASE(PHRASE_unknown_format);
	diags_add(&session->diags, DIAG_no_game, session->record.at, 0, ARGS(reason));
}

/* Drops the finding that the number after node's, which is a mistake, is not the next one, if it
 * follows the number before. */
static void
forget_gap(struct session *session, uint32_t node)
{
	const struct ply *ply = &session->record.plies[node];
	const struct ply *next = &session->record.plies[ply->next];
	struct diags *diags = &session->diags;

	if (ply->next == 0 || next->number != ply[-1].number + 2)
		return;
	for (size_t i = diags->count; i-- > 0;) {
		const struct finding *finding = &diags->list[i];

		if (finding->rule == DIAG_ply_number_gap && finding->at.at > ply->at.at &&
		    finding->at.at < next->at.at)
			diags_forget(diags, i, i + 1);
	}
}

/* Makes branches that are mistakes in a move's number part of the main line. */
static void
rejoin(struct session *session)
{
	struct record *record = &session->record;

	for (size_t i = 0; i < record->unsure_count; i++) {
		uint32_t node = record->unsure[i];

		if (!rejoin_fits(session->rules, record, &session->options.replay, node))
			continue;
		record_rejoin(record, node);
		forget_gap(session, node);
	}
}

/* Makes an impossible start an error where each position is one from the middle of a game. */
static void
raise_setup(struct finding *finding)
{
	if (finding->rule == DIAG_start_nifu || finding->rule == DIAG_start_dead_end ||
	    finding->rule == DIAG_opponent_in_check)
		finding->severity = SEVERITY_error;
}

/* Makes the record a game with its findings. */
static void
judge(struct session *session)
{
	const struct session_options *options = &session->options;

	rejoin(session);
	if (options->replay.pvs != REPLAY_PVS_unread && session->record.note_count > 0)
		evaluation_read(&session->record);
	session->game = replay(session->rules, &session->record, &options->replay, &session->diags);
	if (session->book != NULL)
		book_index_add(session->book, session->game, &session->diags);
	if (options->lint && session->game->verdict != VERDICT_ok)
		suggestion_report(&(struct suggestion_options){ session->rules, &options->replay,
				      options->letters },
		    session->game, &session->diags);
	if (options->lint)
		lint_game(session->game, session->value_patterns, &session->diags);
	if (source_is_binary(&session->source))
		for (size_t i = 0; i < session->diags.count; i++)
			raise_setup(&session->diags.list[i]);
	if (source_is_binary(&session->source))
		return; /* there is nothing to be written in another way */
	if (options->style)
		lint_style(session->game, &session->diags);
	if (options->lint)
		fix_game(session->game, &session->diags);
}

void
session_judge_again(struct session *session)
{
	arena_reset(&session->game_arena);
	diags_init(&session->diags, &session->game_arena, session->findings);
	session->diags.game = session->number;
	session->record.arena = &session->game_arena;
	session->record.evaluations = NULL;
	judge(session);
	session_place_diags(session, 0);
	diags_sort(&session->diags);
}

/* If no move of the file's first game was played because the file is no text, reports that and
 * nothing else of it; not where the encoding may be to blame. */
static void
check_text(struct session *session)
{
	struct diags only;

	if (!session->last || session->number != 1 || source_is_binary(&session->source) ||
	    (session->game != NULL && session->game->plies > 0) ||
	    session->options.encoding != ENCODING_unknown ||
	    has_rule(&session->file_diags, DIAG_no_decoder))
		return;
	diags_init(&only, &session->game_arena, session->findings);
	only.game = session->number;
	if (!source_report_twice(session->codec, &session->source, &session->text, &only) &&
	    !source_report_no_text(&session->source, &session->text, &only))
		return;
	session->diags = only;
	session->game = NULL;
	session->diag_next = session->file_diags.count;
	session->left_next = session->file_diags.left_out;
	session->parse.at = (uint32_t)session->text.body.n;
}

bool
session_next(struct session *session)
{
	struct parse before = session->parse;
	bool found, whole;

	if (before.at >= session->stop)
		return false;
	found = parse_record(session);
	whole = !session->options.join || !found || session_join(session);
	if (!session->last && (!found || !whole || !is_settled(session))) {
		session->parse = before;
		session->number--;
		return false;
	}
	if (!found)
		session->parse.at = (uint32_t)session->text.body.n;
	session->start = before.at;
	session->over = !found && session->number > 1;
	if (session->over)
		return false;
	session->unwanted = session->options.wanted != NULL &&
			    !session->options.wanted(session, session->options.wanted_arg);
	if (session->unwanted)
		return true;
	if (found && has_content(session))
		judge(session);
	else
		report_no_game(session);
	check_text(session);
	session_place_diags(session, 0);
	diags_sort(&session->diags);
	return true;
}

/* Finds the day that a header names. */
static bool
find_day(const struct session *session, enum header_id id, struct date *date)
{
	const struct header *header = record_header(&session->record, id);

	return header != NULL && value_date(session->value_patterns, header->value, date) &&
	       date->year >= 0 && date_exists(date);
}

bool
session_date(const struct session *session, struct date *date)
{
	return find_day(session, HEADER_start_time, date) ||
	       find_day(session, HEADER_end_time, date);
}

uint32_t
session_skim(struct session *session)
{
	uint32_t n;

	if (session->diag_next < session->file_diags.count) /* to be reported with the first game */
		return 0;
	n = positions_skim(
	    &(struct positions_chunk)POSITIONS_CHUNK(session), &session->parse.at, session->stop);

	session->number += n;
	return n;
}

bool
session_conclude(struct session *session)
{
	struct diags *diags = &session->file_diags;
	const struct positions *positions = &session->source.positions;

	if (!positions->counted && session->book == NULL)
		return false;
	diags_init(diags, &session->file_arena, session->findings);
	session->diag_next = session->left_next = 0;
	session->text.base = 0;
	session->text.record = 1;
	session->text.record_at = 0;
	if (session->book != NULL) /* a line or a record, perhaps of an earlier chunk */
		session->text.record = book_index_report(session->book, diags);
	if (positions->counted)
		positions_count_report(positions, diags);
	return diags->count > 0;
}

enum verdict
session_verdict(const struct session *session)
{
	return session->game == NULL ? VERDICT_unreadable : session->game->verdict;
}
