#include "cmd/report/event.h"

#include "cmd/report/excerpt.h"
#include "cmd/messages.h"

/* So much may wait in one list. */
enum { MUCH = 256 << 10 };

void
entries_init(struct entries *entries, struct memory *memory)
{
	*entries = (struct entries){ .list = NULL };
	arena_init(&entries->arena, memory);
}

void
entries_free(struct entries *entries)
{
	arena_free(&entries->arena);
}

void
entries_clear(struct entries *entries)
{
	arena_reset(&entries->arena);
	entries->list = NULL;
	entries->count = entries->cap = entries->size = 0;
}

struct entry *
entries_add(struct entries *entries, enum entry_kind kind, struct str file)
{
	struct entry *entry;

	entries->list = arena_grow(&entries->arena, entries->list, sizeof *entries->list,
	    entries->count + 1, &entries->cap);
	entry = &entries->list[entries->count++];
	*entry = (struct entry){ .kind = kind, .file = file };
	entries->size += sizeof *entry;
	return entry;
}

static struct str
keep(struct entries *entries, struct str s)
{
	entries->size += s.n;
	return arena_str(&entries->arena, s);
}

void
entries_file(
    struct entries *entries, struct session *session, struct str bytes, const enum language *why)
{
	struct entry *entry = entries_add(entries, ENTRY_file, session->text.name);
	struct buffer words;

	entry->format = session->format;
	entry->encoding = session->encoding;
	buffer_init(&words, entries->arena.memory);
	if (why != NULL)
		session_why(session, bytes, *why, &words);
	entry->is.why = keep(entries, buffer_str(&words));
	buffer_free(&words);
}

void
entries_fail(struct entries *entries, struct str file, const struct str what[2])
{
	struct entry *entry = entries_add(entries, ENTRY_failure, file);

	entry->is.failure[LANGUAGE_en] = keep(entries, what[LANGUAGE_en]);
	entry->is.failure[LANGUAGE_ja] = keep(entries, what[LANGUAGE_ja]);
}

bool
entries_fail_all(struct entries *entries, struct str file, const char *reason)
{
	const struct str what[2] = { [LANGUAGE_en] = str_of(reason),
		[LANGUAGE_ja] = str_of(words_in(LANGUAGE_ja, reason)) };

	entries_fail(entries, file, what);
	entries_add(entries, ENTRY_end, file);
	return entries_more(entries);
}

struct entry_mended *
entries_mended(struct entries *entries, struct str file, struct str bytes)
{
	struct entry *entry = entries_add(entries, ENTRY_mended, file);
	struct entry_mended *told = arena_zero(&entries->arena, sizeof *told);

	told->bytes = bytes.n < MUCH ? keep(entries, bytes) : bytes;
	entries->size += told->bytes.p == bytes.p ? bytes.n : 0;
	entry->is.mended = told;
	return told;
}

/* A finding without its places. */
static struct entry_finding *
add_finding(struct entries *entries, struct entry *entry, const struct finding *finding)
{
	struct entry_finding *told = arena_zero(&entries->arena, sizeof *told);
	struct buffer message;
	unsigned language;

	told->rule = finding->rule;
	told->name = str_of(diag_rows[finding->rule].name);
	told->severity = finding->severity;
	told->game = finding->game;
	told->ply = finding->ply;
	buffer_init(&message, entries->arena.memory);
	for (language = 0; language < 2; language++) {
		buffer_clear(&message);
		diag_message(finding, (enum language)language, &message);
		told->messages[language] = keep(entries, buffer_str(&message));
	}
	buffer_free(&message);
	entries->size += sizeof *told;
	entry->is.finding = told;
	return told;
}

struct entry_finding *
entries_bare(struct entries *entries, struct str file, enum diag rule, const struct arg *args)
{
	struct entry *entry = entries_add(entries, ENTRY_finding, file);
	struct finding finding = { .rule = rule, .severity = diag_rows[rule].severity };
	struct entry_finding *told;
	unsigned i;

	for (i = 0; i < DIAG_ARGS_MAX && args[i].kind != ARG_end; i++)
		finding.args[i] = args[i];
	told = add_finding(entries, entry, &finding);
	told->at = told->end = (struct place){ 1, 1 };
	return told;
}

/* Where a span ends. */
static struct place
end_of(struct text *text, struct span span)
{
	return text_place(text, span.at + span.n);
}

/*
 * The excerpts, with the marks between the control characters 1 and 2: no text can hold them, since
 * control characters are escaped, and whoever shows the excerpt puts colours there or nothing.
 */
static void
add_excerpt(struct entries *entries, struct session *session, const struct finding *finding,
    struct entry_finding *told)
{
	struct excerpt style = { '^', '~', "\1", "\2" };
	struct buffer lines;

	if (session->text.body.n == 0)
		return;
	buffer_init(&lines, entries->arena.memory);
	excerpt_write(&session->text, finding->at, &style, &lines);
	if (finding->related.n > 0) {
		style.first = style.rest = '-';
		excerpt_write(&session->text, finding->related, &style, &lines);
	}
	told->excerpt = keep(entries, buffer_str(&lines));
	buffer_free(&lines);
}

struct entry_finding *
entries_finding(
    struct entries *entries, struct session *session, const struct finding *finding, bool excerpt)
{
	struct text *text = &session->text;
	struct entry *entry = entries_add(entries, ENTRY_finding, text->name);
	struct entry_finding *told;

	entry->format = session->format;
	entry->encoding = session->encoding;
	told = add_finding(entries, entry, finding);
	told->at = text_place(text, finding->at.at);
	told->end = end_of(text, finding->at);
	if (finding->related.n > 0) {
		told->related = text_place(text, finding->related.at);
		told->related_end = end_of(text, finding->related);
	}
	if (excerpt)
		add_excerpt(entries, session, finding, told);
	return told;
}

void
entries_repeat(struct entries *entries, const struct entry *entry)
{
	struct entry *again = entries_add(entries, ENTRY_finding, entry->file);
	struct entry_finding *told = arena_zero(&entries->arena, sizeof *told);
	struct str file = again->file;
	unsigned language;

	*told = *entry->is.finding;
	for (language = 0; language < 2; language++)
		told->messages[language] = keep(entries, told->messages[language]);
	told->excerpt = keep(entries, told->excerpt);
	*again = *entry;
	again->file = file;
	again->is.finding = told;
	entries->size += sizeof *told;
}

void
entries_game(struct entries *entries, struct session *session)
{
	static const struct game none = { .ending = ENDING_none, .winner = NO_SIDE };
	const struct game *game = session->game != NULL ? session->game : &none;
	struct entry *entry = entries_add(entries, ENTRY_game, session->text.name);
	struct entry_game *told = arena_zero(&entries->arena, sizeof *told);

	entry->format = session->format;
	entry->encoding = session->encoding;
	entry->is.game = told;
	told->number = session->number;
	told->variant = game->variant;
	told->handicap = game->handicap != NULL  ? game->handicap->english
			 : session->game != NULL ? "other"
						 : NULL;
	told->plies = game->plies;
	told->ending = game_ending_name(game);
	told->winner = game->winner;
	told->verdict = session_verdict(session);
	entries->size += sizeof *told;
}

bool
entries_more(struct entries *entries)
{
	return entries->size < MUCH || entries->drain(entries, entries->arg);
}
