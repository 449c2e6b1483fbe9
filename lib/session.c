#include "lib/session.h"

#include <stdlib.h>

#include "lib/suggestion_text.h"
#include "parsers/engine/evaluation_read.h"
#include "parsers/parser_table.h"
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
	arena_init(&session->file_arena, memory);
	arena_init(&session->game_arena, memory);
}

void
session_free(struct session *session)
{
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

const char *
session_open(struct session *session, struct str name, struct str bytes, bool last)
{
	const char *reason;

	session->text = (struct text){ .name = name };
	session->before = (struct codec_carry){ .encoding = session->options.encoding };
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
	session->begin = session->number = 0;
	return NULL;
}

/* --- a game: text -> record -> replay -> game -> findings */

/* Parses the next record of the text.  Returns whether there is one. */
static bool
parse_record(struct session *session)
{
	arena_reset(&session->game_arena);
	diags_init(&session->diags, &session->game_arena, session->findings);
	session->diags.game = ++session->number;
	session->game = NULL;
	session->parse.goes_on = !session->last;
	record_init(&session->record, &session->text, &session->game_arena, session->source.format);
	if (session->source.format == FORMAT_none ||
	    !parser_of(session->source.format)->next(&session->parse, &session->record))
		return false;
	record_trim(&session->record);
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

	if (has_rule(&session->diags, DIAG_no_game) || has_rule(&session->diags, DIAG_bad_json))
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

/* Makes the record a game with its findings. */
static void
judge(struct session *session)
{
	const struct session_options *options = &session->options;

	rejoin(session);
	if (options->replay.pvs != REPLAY_PVS_unread && session->record.note_count > 0)
		evaluation_read(&session->record);
	session->game = replay(session->rules, &session->record, &options->replay, &session->diags);
	if (options->lint && session->game->verdict != VERDICT_ok)
		suggestion_report(&(struct suggestion_options){ session->rules, &options->replay,
				      options->letters },
		    session->game, &session->diags);
	if (options->lint)
		lint_game(session->game, session->value_patterns, &session->diags);
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

	if (!session->last || session->number != 1 ||
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
	bool found;

	if (before.at >= session->stop)
		return false;
	found = parse_record(session);
	if (!session->last && (!found || !is_settled(session))) {
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

enum verdict
session_verdict(const struct session *session)
{
	return session->game == NULL ? VERDICT_unreadable : session->game->verdict;
}

/* --- chunks, and what follows the games */

static int
compare_offsets(const void *a, const void *b)
{
	const uint32_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

const char *
session_begin_chunk(struct session *session, struct str bytes, bool first, bool last)
{
	struct text *text = &session->text;
	struct diags *diags = &session->file_diags;

	session->last = last;
	session->over = false;
	session->stop = UINT32_MAX;
	session->game = NULL;
	session->bytes = bytes;
	session->after = session->before;
	arena_reset(&session->game_arena);
	arena_reset(&session->file_arena);
	diags_init(diags, &session->file_arena, session->findings);
	diags->left.kept = true;
	codec_block(session->codec, &(struct codec_chunk){ bytes, first, last }, &session->after,
	    &session->file_arena, text, diags);
	if (text->body.n > UINT32_MAX)
		return "larger than 4 GiB in UTF-8";
	if (first && session->options.lint && session->options.encoding == ENCODING_unknown &&
	    !session->after.open)
		source_check_extension(session->codec, &session->after, text, diags);
	diags_sort(diags);
	if (diags->left_out > 0)
		qsort(diags->left.at, diags->left_out, sizeof *diags->left.at, compare_offsets);
	session->diag_next = session->left_next = 0;
	session->parse = (struct parse){ .text = &session->text,
		.diags = &session->diags,
		.value_patterns = session->value_patterns,
		.letters = session->options.letters,
		.fold_case = session->options.ignore_case,
		.variant = session->options.replay.variant };
	return NULL;
}

const struct finding *
session_text_finding(struct session *session, uint32_t until)
{
	struct diags *diags = &session->file_diags;

	for (; session->left_next < diags->left_out && diags->left.at[session->left_next] < until;
	     session->left_next++)
		session->source.text_left_out++;
	while (session->diag_next < diags->count && diags->list[session->diag_next].at.at < until) {
		if (session->source.text_reported++ < session->findings)
			return &diags->list[session->diag_next++];
		session->diag_next++;
		session->source.text_left_out++;
	}
	return NULL;
}

void
session_pass_text(struct session *session, uint32_t until)
{
	const struct diags *diags = &session->file_diags;

	while (session->left_next < diags->left_out && diags->left.at[session->left_next] < until)
		session->left_next++;
	while (session->diag_next < diags->count && diags->list[session->diag_next].at.at < until)
		session->diag_next++;
}

void
session_place_diags(struct session *session, size_t from)
{
	struct span start = { session->record.at.at, 0 };
	size_t i;

	if (start.at < session->start)
		start.at = session->start;
	/* the file's first game has all that precedes it */
	for (i = from; i < session->diags.count && session->start > 0; i++) {
		if (session->diags.list[i].at.at < start.at && session->diags.list[i].at.n == 0)
			session->diags.list[i].at = start;
	}
}

/* Returns room for the numbers of all nodes. */
static uint32_t *
room_for_nodes(struct session *session)
{
	return arena_zero(&session->game_arena, session->record.ply_count * sizeof(uint32_t));
}

/* Removes the claims of node, of its alternatives and of all that follows them.  Returns their
 * number.  waiting has room for these nodes. */
static size_t
unclaim(struct session *session, uint32_t node, uint32_t *waiting)
{
	size_t count = 0, removed = 0;
	struct ply *ply;

	waiting[count++] = node;
	while (count > 0) {
		ply = &session->record.plies[waiting[--count]];
		ply->claim.kind = CLAIM_none;
		removed++;
		if (ply->next != 0)
			waiting[count++] = ply->next;
		if (ply->alt != 0)
			waiting[count++] = ply->alt;
		ply->next = ply->alt = 0;
	}
	return removed;
}

/* Replays what is left of the game.  The first replay has reported its findings. */
static void
replay_again(struct session *session)
{
	struct replay_options options = session->options.replay;
	struct diags known;

	diags_init(&known, &session->game_arena, 0);
	options.again = session->game;
	session->game = replay(session->rules, &session->record, &options, &known);
}

void
session_cut(struct session *session, uint32_t node)
{
	struct ply *plies = session->record.plies;
	uint32_t at = 0;

	while (plies[at].next != node && plies[at].next != 0)
		at = plies[at].next;
	if (plies[at].next != 0)
		unclaim(session, plies[at].next, room_for_nodes(session));
	plies[at].next = 0;
	session->record.result_count = 0;
	replay_again(session);
}

size_t
session_cut_variations(struct session *session, struct span *at)
{
	struct ply *plies = session->record.plies;
	uint32_t *waiting = room_for_nodes(session), *link, node, child, mainline = 0;
	size_t count = 0, removed = 0;

	waiting[count++] = 0;
	while (count > 0) {
		node = waiting[--count];
		link = &plies[node].next;
		while ((child = *link) != 0) {
			if (link == &plies[mainline].next)
				mainline = child;
			else if (game_is_foul(session->game, child)) {
				if (removed == 0 || plies[child].at.at < at->at)
					*at = plies[child].at;
				*link = plies[child].alt;
				plies[child].alt = 0;
				removed += unclaim(session, child, waiting + count);
				continue;
			}
			if (session->game->moves[child].kind != MOVE_none)
				waiting[count++] = child;
			link = &plies[child].alt;
		}
	}
	if (removed > 0)
		replay_again(session);
	return removed;
}
