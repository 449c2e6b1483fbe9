#include "cmd/visit/fix.h"

#include "cmd/archive/archive.h"
#include "cmd/visit/diff.h"
#include "cmd/visit/rewrite.h"
#include "cmd/host/hash.h"
#include "cmd/input/input.h"
#include "cmd/host/messages.h"
#include "cmd/sink/event_fail.h"

/* Rounds of fixing and reading: not all findings of a game may be kept in one.  Then MORE times as
 * many are kept in the next, up to MAX_FINDINGS. */
enum { ROUNDS = 200, MORE = 8, MAX_FINDINGS = 1 << 16 };

static bool
discard(struct events *events, void *arg)
{
	(void)arg;
	events_clear(events);
	return true;
}

void
fixer_init(struct fixer *fixer, struct linter *linter, struct memory *memory)
{
	*fixer = (struct fixer){ .linter = linter };
	fixes_init(&fixer->fixes, memory);
	events_init(&fixer->discarded, memory);
	fixer->discarded.drain = discard;
	buffer_init(&fixer->bytes[0], memory);
	buffer_init(&fixer->bytes[1], memory);
}

void
fixer_free(struct fixer *fixer)
{
	buffer_free(&fixer->bytes[1]);
	buffer_free(&fixer->bytes[0]);
	events_free(&fixer->discarded);
	fixes_free(&fixer->fixes);
}

/* --- rounds */

/* Lints bytes and gathers what can be fixed. */
static void
gather(struct fixer *fixer, struct str name, struct str bytes)
{
	struct linter *linter = fixer->linter;

	fixer->readings++;
	fixes_clear(&fixer->fixes);
	linter->fixes = &fixer->fixes;
	linter_lint(linter, name, bytes, &fixer->discarded);
	linter->fixes = NULL;
	events_clear(&fixer->discarded);
}

/* The same, comparing the games with those of the bytes before.  Returns the parts that differ. */
static unsigned
gather_and_compare(struct fixer *fixer, struct str name, struct str before, struct str bytes)
{
	struct session *original = &fixer->original;
	struct fixes *fixes = &fixer->fixes;
	const char *reason;

	session_init(original, fixer->discarded.arena.memory, &fixer->linter->session.options);
	original->options.lint = original->options.style = false;
	reason = session_open(original, name, before, true);
	fixes->original = original;
	gather(fixer, name, bytes);
	fixes->original = NULL;
	if (reason != NULL || session_next(original))
		fixes->differences = GAME_all;
	session_free(original);
	return fixes->differences;
}

static size_t
count_findings(const struct fix_findings *found)
{
	size_t count = found->left_out;
	unsigned rule;

	for (rule = 0; rule < DIAG_COUNT; rule++)
		count += found->rules[rule];
	return count;
}

/* Returns the differences but those that fixing these rules is for: totals, the order of headers.
 */
static unsigned
unwanted_differences(unsigned differences, const bool *rules)
{
	if (rules[DIAG_time_total_mismatch] || rules[DIAG_time_negative])
		differences &= ~(unsigned)GAME_totals;
	if (rules[DIAG_header_order])
		differences &= ~(unsigned)GAME_header_order;
	return differences;
}

bool
fix_is_better(const struct fix_findings *before, const struct fix_findings *after,
    unsigned differences, const bool *rules)
{
	bool fewer = false;
	unsigned rule;

	if (unwanted_differences(differences, rules) != 0)
		return false;
	if (before->left_out > 0 || after->left_out > 0)
		return count_findings(after) < count_findings(before);
	for (rule = 0; rule < DIAG_COUNT; rule++) {
		if (before->rules[rule] < after->rules[rule])
			return false;
		fewer |= before->rules[rule] > after->rules[rule];
	}
	return fewer;
}

/* The fixes of one round. */
struct attempt {
	bool rules[DIAG_COUNT];
	unsigned rule_count;
	size_t findings;
};

static struct attempt
count_attempt(const struct fixes *fixes, bool narrow)
{
	struct attempt attempt = { .rule_count = narrow };
	size_t i;

	attempt.rules[fixes->list[0].rule] = narrow; /* tried, even if it cannot be made */
	for (i = 0; i < fixes->count; i++) {
		if (fixes->list[i].dropped)
			continue;
		attempt.rule_count += !attempt.rules[fixes->list[i].rule];
		attempt.rules[fixes->list[i].rule] = true;
		attempt.findings += fixes->list[i].findings;
	}
	return attempt;
}

/* Fixes bytes, round by round.  Returns the bytes after the last round that was kept. */
static struct str
fix_rounds(struct fixer *fixer, struct str name, struct str bytes)
{
	struct session *session = &fixer->linter->session;
	struct fixes *fixes = &fixer->fixes;
	struct buffer *next = &fixer->bytes[0];
	struct fix_findings before;
	struct attempt attempt;
	unsigned differences, round, rule;
	bool narrow = false;
	size_t i;

	gather(fixer, name, bytes);
	fixer->unreadable = fixes->count > 0 && (fixes->games == 0 || fixer->linter->unreadable);
	if (fixer->unreadable)
		return bytes;
	for (round = 0; round < ROUNDS && fixes->count > 0; round++) {
		before = fixes->found;
		for (i = 1; narrow && i < fixes->count; i++) /* only the rule of the first */
			fixes->list[i].dropped = fixes->list[i].rule != fixes->list[0].rule;
		if (!rewrite_bytes(session->codec, &session->text, fixes, bytes, next)) {
			fixer->unwritable = true;
			break;
		}
		attempt = count_attempt(fixes, narrow);
		if (attempt.rule_count == 0) /* none of them can be made */
			break;
		if (before.left_out > 0 && session->findings < MAX_FINDINGS)
			session->findings *= MORE;
		differences = gather_and_compare(fixer, name, bytes, buffer_str(next));
		if (fix_is_better(&before, &fixes->found, differences, attempt.rules)) {
			fixer->fixed += attempt.findings;
			bytes = buffer_str(next);
			next = next == &fixer->bytes[0] ? &fixer->bytes[1] : &fixer->bytes[0];
			continue;
		}
		for (rule = 0; rule < DIAG_COUNT && attempt.rule_count < 2; rule++)
			if (attempt.rules[rule])
				fixes->banned[rule] =
				    unwanted_differences(differences, attempt.rules) != 0
					? FIX_changes_game
					: FIX_adds_findings;
		narrow = true;
		gather(fixer, name, bytes);
	}
	return bytes;
}

struct str
fix_bytes(struct fixer *fixer, struct str name, struct str bytes)
{
	fixer->fixed = 0;
	fixer->readings = 0;
	fixer->unwritable = fixer->unreadable = false;
	memset(fixer->fixes.banned, 0, sizeof fixer->fixes.banned);
	bytes = fix_rounds(fixer, name, bytes);
	fixer->linter->session.findings = SESSION_FINDINGS;
	return bytes;
}

/* --- files */

/* Makes the text include what its difference shows besides: a byte order mark of UTF-8 before it,
 * and end marks of DOS after it. */
static void
widen(struct text *text, struct str bytes)
{
	size_t tail = rewrite_tail(bytes).n;

	if (text->encoding == ENCODING_utf8 && str_starts(bytes, STR("\xEF\xBB\xBF")))
		text->body = (struct str){ bytes.p, text->body.n + 3 };
	if (tail <= UINT32_MAX - text->body.n)
		text->body.n += tail;
}

/* Appends the difference between the two as text, and reports what of it is not shown; new was read
 * last. */
static void
add_diff(struct fixer *fixer, struct str name, struct str old, struct str new, struct buffer *out,
    struct events *events)
{
	struct session *session = &fixer->linter->session;
	struct text was = { .name = name }, is = session->text;
	struct diff_hidden hidden;
	struct diags none;
	struct str what[2];
	unsigned i;

	diags_init(&none, &fixer->fixes.arena, 0);
	codec_decode(
	    session->codec, old, session->options.encoding, &fixer->fixes.arena, &was, &none);
	widen(&was, old);
	widen(&is, new);
	hidden = diff_write(&was, &is, out);
	for (i = 0; hidden.count > 0 && i < 2; i++)
		what[i] = arena_printf(&fixer->fixes.arena,
		    messages_in((enum language)i,
			"changes not in the diff, which would act on a terminal "
			"or CI: %zu, the first at line %zu (--fix makes them)"),
		    hidden.count, hidden.line);
	if (hidden.count > 0)
		events_fail(events, name, what);
}

static void
add_failure(struct str name, const char *reason, struct events *events)
{
	const struct str what[] = { [LANGUAGE_en] = str_of(messages_in(LANGUAGE_en, reason)),
		[LANGUAGE_ja] = str_of(messages_in(LANGUAGE_ja, reason)) };

	events_fail(events, name, what);
}

/* Reports what was not fixed. */
static void
add_failures(struct fixer *fixer, struct str name, struct events *events)
{
	struct str what[2];
	unsigned rule, i;

	for (rule = 0; rule < DIAG_COUNT; rule++) {
		enum fix_ban ban = fixer->fixes.banned[rule];

		for (i = 0; ban != FIX_allowed && i < 2; i++)
			what[i] = arena_printf(&fixer->fixes.arena,
			    messages_in((enum language)i,
				ban == FIX_changes_game ? "%s not fixed: it would change the game "
							  "(edit the file by hand)"
							: "%s not fixed: other findings would "
							  "appear instead (edit the file by hand)"),
			    diag_rows[rule].name);
		if (ban != FIX_allowed)
			events_fail(events, name, what);
	}
	if (fixer->unwritable)
		add_failure(
		    name, "not fixed: the file cannot be written back byte for byte", events);
	if (fixer->unreadable)
		add_failure(name, "not fixed: no game, or not every game, could be read", events);
}

bool
fix_file(struct fixer *fixer, const char *path, struct str shown, struct events *events)
{
	bool diff = fixer->linter->options->fixing == FIXING_diff, more = true;
	bool input = str_eq(str_of(path), STR("-")), changed;
	const char *reason = "not fixed: unpack the archive first";
	struct event_fixed *event;
	struct str old, new;
	struct buffer text;

	if (input_is_packed(path))
		reason = "not fixed: unpack the file first";
	else if (!archive_name_known(str_of(path)))
		reason = input_read(path, &fixer->linter->bytes);
	if (reason != NULL)
		return events_fail_all(events, shown, reason);
	old = buffer_str(&fixer->linter->bytes);
	if (old.n == 0 && linter_may_be_empty(fixer->linter, path))
		return true;
	new = fix_bytes(fixer, shown, old);
	changed = !str_eq(old, new);
	add_failures(fixer, shown, events);
	buffer_init(&text, events->arena.memory);
	if (changed || (input && !diff)) {
		if (diff)
			add_diff(fixer, shown, old, new, &text, events);
		event = events_fixed(events, shown, diff ? buffer_str(&text) : new);
		event->path = input ? NULL : path;
		event->was = hash_add(HASH_BEGIN, old);
		event->findings = fixer->fixed;
		event->changed = changed;
		more = events_more(events);
	}
	buffer_free(&text);
	return more && linter_lint(fixer->linter, shown, new, events);
}
