#include "cmd/session.h"

#include "cmd/extension.h"
#include "rules/lint.h"
#include "rules/lint_style.h"
#include "rules/mend.h"

/* So many findings are kept of one file's text and of each game. */
enum { FINDINGS_LIMIT = 10000 };

/* With a known extension, the content must look this much like another format to be taken for it.
 */
enum { SURE = 60 };

void
session_init(struct session *session, struct memory *memory, const struct session_options *options)
{
	*session = (struct session){ .options = *options };
	session->codec = codec_new(memory);
	session->grammar = grammar_new(memory);
	session->options.replay.grammar = session->grammar;
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
	grammar_free(session->grammar);
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

/* Decodes bytes, of the text or of its next block.  Gives NULL, or why they cannot be worked on. */
static const char *
decode(struct session *session, struct str bytes)
{
	struct text *text = &session->text;

	diags_init(&session->file_diags, &session->file_arena, FINDINGS_LIMIT);
	codec_decode(session->codec, bytes, session->options.encoding, &session->file_arena, text,
	    &session->file_diags);
	if (text->body.n > UINT32_MAX)
		return "larger than 4 GiB in UTF-8";
	diags_sort(&session->file_diags);
	session->game = NULL;
	session->parse.at = 0;
	return NULL;
}

static bool
has_rule(const struct diags *diags, enum diag rule)
{
	size_t i;

	for (i = 0; i < diags->count && diags->list[i].rule != rule; i++)
		;
	return i < diags->count;
}

const char *
session_begin(struct session *session, struct str name, struct str bytes)
{
	struct text *text = &session->text;
	const char *reason;

	arena_reset(&session->game_arena);
	arena_reset(&session->file_arena);
	*text = (struct text){ .name = name, .arena = &session->file_arena };
	reason = decode(session, bytes);
	if (reason != NULL)
		return reason;
	session->damaged = has_rule(&session->file_diags, DIAG_invalid_bytes);
	if (session->options.lint && session->options.encoding == ENCODING_unknown) {
		extension_check(session->codec, bytes, text, &session->file_diags);
		diags_sort(&session->file_diags);
	}
	find_format(session);
	session->parse = (struct parse){ .text = text,
		.diags = &session->diags,
		.grammar = session->grammar,
		.letters = session->options.letters,
		.fold_case = session->options.ignore_case,
		.variant = session->options.replay.variant };
	session->number = 0;
	session->pending = false;
	return NULL;
}

const char *
session_more(struct session *session, struct str bytes, uint32_t lines)
{
	struct text *text = &session->text;
	const char *reason;

	arena_reset(&session->game_arena);
	arena_reset(&session->file_arena);
	*text = (struct text){
		.name = text->name, .lines_before = lines, .arena = &session->file_arena
	};
	session->number--; /* there was no game to the last one */
	session->pending = true;
	reason = decode(session, bytes);
	session->damaged |= has_rule(&session->file_diags, DIAG_invalid_bytes);
	return reason;
}

bool
session_peek(struct session *session, size_t most, struct parse *behind)
{
	struct parse before = session->parse;
	struct str whole = session->text.body, *body = &session->text.body;
	bool ends;

	if (body->n > most) { /* cut between lines, and so between characters */
		body->n = most;
		while (body->n > 0 && body->p[body->n - 1] != '\n')
			body->n--;
	}
	if (session->format != FORMAT_none) {
		diags_init(&session->diags, &session->game_arena, FINDINGS_LIMIT);
		record_init(
		    &session->record, &session->text, &session->game_arena, session->format);
		parser_of(session->format)->next(&session->parse, &session->record);
	}
	*behind = session->parse;
	ends = behind->at < body->n;
	session->parse = before;
	*body = whole;
	arena_reset(&session->game_arena);
	return ends;
}

void
session_join(struct session *session, const struct session *of, const struct parse *from)
{
	arena_reset(&session->game_arena);
	arena_reset(&session->file_arena);
	diags_init(&session->file_diags, &session->file_arena, FINDINGS_LIMIT);
	session->text = (struct text){ .name = of->text.name,
		.body = of->text.body,
		.encoding = of->text.encoding,
		.arena = &session->file_arena,
		.from = from->at };
	session->format = of->format;
	session->damaged = of->damaged;
	session->parse = *from;
	session->parse.text = &session->text;
	session->parse.diags = &session->diags;
	session->parse.grammar = session->grammar;
	session->number = from->at > 0;
	session->pending = false;
	session->game = NULL;
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
		lint_game(session->game, session->grammar, &session->diags);
	if (session->options.style)
		lint_style(session->game, &session->diags);
	if (session->options.lint)
		mend_game(session->game, &session->diags);
}

/* Makes what was found about a later block, as a text, findings of its first game's turn. */
static void
take_file_diags(struct session *session)
{
	size_t i;

	for (i = 0; i < session->file_diags.count; i++) {
		struct finding finding = session->file_diags.list[i];

		if (finding.mend !=
		    0) /* its edits are not among these; who mends reads no blocks */
			finding.mend = MEND_WHOLE;
		*diags_add(&session->diags, finding.rule, finding.at, 0, NO_ARGS) = finding;
	}
	session->pending = false;
}

bool
session_next(struct session *session)
{
	bool found = false;

	arena_reset(&session->game_arena);
	diags_init(&session->diags, &session->game_arena, FINDINGS_LIMIT);
	if (session->pending)
		take_file_diags(session);
	session->diags.game = ++session->number;
	session->game = NULL;
	record_init(&session->record, &session->text, &session->game_arena, session->format);
	if (session->format != FORMAT_none)
		found = parser_of(session->format)->next(&session->parse, &session->record);
	if (!found && session->number > 1)
		return false;
	if (!has_rule(&session->diags, DIAG_no_game)) { /* the parser did not give up */
		if (found && says_something(&session->record))
			play(session);
		else if (!has_rule(&session->diags, DIAG_bad_json)) /* which says why */
			add_no_game(session);
	}
	diags_sort(&session->diags);
	return true;
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
