#include "lib/session.h"

#include <stdlib.h>

#include "lib/extension.h"
#include "parsers/parser_table.h"
#include "rules/lint/fix.h"
#include "rules/lint/lint.h"
#include "rules/lint/lint_style.h"

/* With a known extension, the content must look this much like another format to be taken for it.
 */
enum { SURE = 60 };

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
	buffer_init(&session->version, memory);
}

void
session_free(struct session *session)
{
	buffer_free(&session->version);
	arena_free(&session->game_arena);
	arena_free(&session->file_arena);
	rules_free(session->rules);
	value_patterns_free(session->value_patterns);
	codec_free(session->codec);
}

/* Settles the format of the text: as said, else as its name says unless the content shows plainly
 * that it is another, else as the content shows. */
static void
find_format(struct session *session)
{
	const struct text *text = &session->text;
	enum format named = format_of_file(text->name), seen;

	session->sign = (struct sign){ .score = 0 };
	session->format = session->options.format;
	session->format_why = PHRASE_format_said;
	if (session->format != FORMAT_none)
		return;
	session->format = named;
	session->format_why = PHRASE_format_fits;
	if (named != FORMAT_none) {
		session->sign = parser_of(named)->probe(text->body);
		if (session->sign.score > 0)
			return;
	}
	seen = parser_detect(text->body, named, &session->sign);
	session->format_why = named == FORMAT_none ? PHRASE_format_seen : PHRASE_format_against;
	if (named == FORMAT_none || session->sign.score >= SURE)
		session->format = seen;
	else
		session->format_why = PHRASE_format_name;
	if (session->format == FORMAT_none)
		session->format_why = PHRASE_format_none;
}

static bool
has_rule(const struct diags *diags, enum diag rule)
{
	size_t i;

	for (i = 0; i < diags->count && diags->list[i].rule != rule; i++)
		;
	return i < diags->count;
}

/* --- windows */

static int
compare_places(const void *a, const void *b)
{
	const uint32_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* Decodes a window's bytes.  Returns NULL, or why they cannot be worked on. */
static const char *
decode(struct session *session, struct str bytes, bool first)
{
	struct text *text = &session->text;
	struct diags *diags = &session->file_diags;
	struct codec_carry carry = session->carry;

	arena_reset(&session->game_arena);
	arena_reset(&session->file_arena);
	diags_init(diags, &session->file_arena, session->findings);
	diags->traced = true;
	codec_block(
	    session->codec, bytes, first, session->last, &carry, &session->file_arena, text, diags);
	if (text->body.n > UINT32_MAX)
		return "larger than 4 GiB in UTF-8";
	if (first && session->options.lint && session->options.encoding == ENCODING_unknown)
		extension_check(session->codec, &carry, text, diags);
	session->decoded = text->body;
	session->seen = carry.seen;
	carry.seen = session->carry.seen;
	session->carry = carry;
	session->game = NULL;
	return NULL;
}

/* Puts what was found about the text in order. */
static void
sort_text_diags(struct session *session)
{
	struct diags *diags = &session->file_diags;

	diags_sort(diags);
	if (diags->left_out > 0)
		qsort(diags->left_at, diags->left_out, sizeof *diags->left_at, compare_places);
	session->diag_next = session->left_next = 0;
}

/* What the parser goes by. */
static void
begin_parse(struct session *session)
{
	session->parse = (struct parse){ .text = &session->text,
		.diags = &session->diags,
		.value_patterns = session->value_patterns,
		.letters = session->options.letters,
		.fold_case = session->options.ignore_case,
		.variant = session->options.replay.variant };
}

const char *
session_open(struct session *session, struct str name, struct str bytes, bool last)
{
	struct text *text = &session->text;
	const char *reason;

	*text = (struct text){ .name = name };
	session->last = last;
	session->carry = (struct codec_carry){ .encoding = session->options.encoding };
	reason = decode(session, bytes, true);
	if (reason != NULL)
		return reason;
	session->encoding = text->encoding;
	session->damaged = has_rule(&session->file_diags, DIAG_invalid_bytes);
	sort_text_diags(session);
	find_format(session);
	begin_parse(session);
	session->number = 0;
	session->window = 1;
	session->hold = session->passed = 0;
	session->text_reported = session->text_left_out = 0;
	if (session->format == FORMAT_none) /* nothing will come of the rest either */
		session->last = true;
	return NULL;
}

const char *
session_begin(struct session *session, struct str name, struct str bytes)
{
	return session_open(session, name, bytes, true);
}

/* Keeps the version, for the text in which it stands will be gone. */
static void
keep_version(struct session *session, struct str version)
{
	if (version.p != session->version.p) {
		buffer_clear(&session->version);
		buffer_add(&session->version, version);
	}
	session->parse.version = (struct str){ session->version.p, version.n };
}

uint32_t
session_leave(struct session *session)
{
	struct str body = session->text.body;
	uint32_t at = session->hold;

	while (at > session->text.from && body.p[at - 1] != '\n' &&
	       (body.p[at - 1] != '\r' || (at < body.n && body.p[at] == '\n')))
		at--;
	session->parse.at -= at;
	session->hold = at;
	session->window++;
	session->file_diags.count = session->diag_next; /* the next window has the others */
	session->file_diags.left_out = session->left_next;
	if (session->seen.end != session->carry.seen.end ||
	    session->seen.mixed != session->carry.seen.mixed ||
	    session->seen.seen != session->carry.seen.seen)
		text_check_until(&session->text, at, &session->carry.seen);
	keep_version(session, session->parse.version);
	return at;
}

void
session_place(const struct session *session, struct session_place *place)
{
	*place = (struct session_place){ .name = session->text.name,
		.encoding = session->encoding,
		.format = session->format,
		.damaged = session->damaged,
		.after = session->parse.at,
		.carry = session->carry,
		.version = session->parse.version,
		.shown = session->parse.shown,
		.unsure = session->parse.unsure,
		.games = session->number,
		.text_reported = session->text_reported,
		.text_left_out = session->text_left_out };
}

void
session_join(struct session *session, const struct session_place *place)
{
	session->text = (struct text){ .name = place->name, .from = 1 };
	session->encoding = place->encoding;
	session->format = place->format;
	session->damaged = place->damaged;
	session->carry = place->carry;
	begin_parse(session);
	session->parse.at = place->after;
	session->parse.shown = place->shown;
	session->parse.unsure = place->unsure;
	keep_version(session, place->version);
	session->number = place->games;
	session->text_reported = place->text_reported;
	session->text_left_out = place->text_left_out;
	session->last = false;
	session->window++;
}

const char *
session_window(struct session *session, struct str bytes, bool last, uint32_t lines)
{
	struct text *text = &session->text;
	bool first = text->from == 0 && session->hold == 0; /* it was too small */
	const char *reason;

	*text = (struct text){ .name = text->name, .lines_before = lines };
	session->last = last;
	reason = decode(session, bytes, first);
	if (reason != NULL)
		return reason;
	session->parse.at += !first;
	session->hold = session->passed = session->parse.at;
	session->window++;
	sort_text_diags(session);
	while (session->diag_next < session->file_diags.count &&
	       session->file_diags.list[session->diag_next].at.at < session->parse.at)
		session->diag_next++;
	while (session->left_next < session->file_diags.left_out &&
	       session->file_diags.left_at[session->left_next] < session->parse.at)
		session->left_next++;
	return NULL;
}

const struct finding *
session_text_finding(struct session *session, uint32_t until)
{
	struct diags *diags = &session->file_diags;

	for (; session->left_next < diags->left_out && diags->left_at[session->left_next] < until;
	     session->left_next++)
		session->text_left_out++;
	while (session->diag_next < diags->count && diags->list[session->diag_next].at.at < until) {
		if (session->text_reported++ < session->findings)
			return &diags->list[session->diag_next++];
		session->diag_next++;
		session->text_left_out++;
	}
	return NULL;
}

/* --- games */

/*
 * Whether the game that was read ends where its parser stopped, whatever may follow the window: a
 * line stands after it that says something (and is no comment of KIF or CSA, which may speak of
 * the line after it), and so much that no parser looks further.
 */
static bool
is_settled(const struct session *session)
{
	enum { ENOUGH = 1024 };
	struct str body = session->text.body, words;
	uint32_t at = session->parse.at;
	struct span line;

	if (body.n - at < ENOUGH)
		return false;
	while (text_next_line(body, &at, &line)) {
		words = str_trim(text_str(&session->text, line));
		if (words.n > 0 && words.p[0] != '#' && words.p[0] != '\'')
			return true;
	}
	return false;
}

/* Whether anything of a game was found: a header, a position, a move or a result. */
static bool
says_something(const struct record *record)
{
	const struct setup *setup = &record->setup;

	return record->header_count > 0 || record->ply_count > 1 || record->result_count > 0 ||
	       setup->base != SETUP_default || setup->step_count > 0 || setup->variant.n > 0;
}

/* Says that there is no game. */
static void
add_no_game(struct session *session)
{
	struct arg reason = A_STR(str_of(format_rows[session->format].name));

	if (str_trim(session->text.body).n == 0)
		reason = (struct arg)A_PHRASE(PHRASE_empty_file);
	else if (session->format == FORMAT_none)
		reason = (struct arg)A_PHRASE(PHRASE_unknown_format);
	diags_add(&session->diags, DIAG_no_game, session->record.at, 0, ARGS(reason));
}

static void
play(struct session *session)
{
	session->game =
	    replay(session->rules, &session->record, &session->options.replay, &session->diags);
	if (session->options.lint)
		lint_game(session->game, session->value_patterns, &session->diags);
	if (session->options.style)
		lint_style(session->game, &session->diags);
	if (session->options.lint)
		fix_game(session->game, &session->diags);
}

void
session_place_diags(struct session *session, size_t from)
{
	struct span start = { session->record.at.at, 0 };
	size_t i;

	if (start.at < session->start)
		start.at = session->start;
	/* (where the first game stands all may begin) */
	for (i = from; i < session->diags.count && session->start > 0; i++) {
		if (session->diags.list[i].at.at < start.at && session->diags.list[i].at.n == 0)
			session->diags.list[i].at = start;
	}
}

bool
session_next(struct session *session)
{
	struct parse before = session->parse;
	bool found = false;

	arena_reset(&session->game_arena);
	diags_init(&session->diags, &session->game_arena, session->findings);
	session->diags.game = ++session->number;
	session->game = NULL;
	session->parse.goes_on = !session->last;
	record_init(&session->record, &session->text, &session->game_arena, session->format);
	if (session->format != FORMAT_none)
		found = parser_of(session->format)->next(&session->parse, &session->record);
	if (!session->last && (!found || !is_settled(session))) {
		session->parse = before;
		session->number--;
		return false;
	}
	if (!found)
		session->parse.at = (uint32_t)session->text.body.n;
	session->hold = session->parse.at;
	session->start = before.at;
	if (!found && session->number > 1)
		return false;
	if (!has_rule(&session->diags, DIAG_no_game)) { /* the parser did not give up */
		if (found && says_something(&session->record))
			play(session);
		else if (!has_rule(&session->diags, DIAG_bad_json)) /* which says why */
			add_no_game(session);
	}
	session_place_diags(session, 0);
	diags_sort(&session->diags);
	return true;
}

/* Takes back what is claimed from node on: its alternatives, all that follows them. */
static void
unclaim(struct session *session, uint32_t node)
{
	struct record *record = &session->record;
	uint32_t *waiting = arena_zero(&session->game_arena, record->ply_count * sizeof *waiting);
	size_t count = 0;
	struct ply *ply;

	waiting[count++] = node;
	while (count > 0) {
		ply = &record->plies[waiting[--count]];
		ply->claim.kind = CLAIM_none;
		if (ply->next != 0)
			waiting[count++] = ply->next;
		if (ply->alt != 0)
			waiting[count++] = ply->alt;
	}
}

void
session_cut(struct session *session, uint32_t node)
{
	struct ply *plies = session->record.plies;
	struct replay_options options = session->options.replay;
	struct diags known; /* by the first replay */
	uint32_t at = 0;

	while (plies[at].next != node && plies[at].next != 0)
		at = plies[at].next;
	if (plies[at].next != 0)
		unclaim(session, plies[at].next);
	plies[at].next = 0;
	session->record.result_count = 0;
	diags_init(&known, &session->game_arena, 0);
	options.again = session->game;
	session->game = replay(session->rules, &session->record, &options, &known);
}

enum verdict
session_verdict(const struct session *session)
{
	return session->game == NULL ? VERDICT_unreadable : session->game->verdict;
}
