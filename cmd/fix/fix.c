#include "cmd/fix/fix.h"

#include "cmd/fix/diff.h"
#include "cmd/input/archive.h"
#include "cmd/input/input.h"
#include "cmd/messages.h"

/* Rounds of fixing and reading: not all findings of a game may be kept in one.  Then MORE times as
 * many are kept in the next, up to MAX_FINDINGS. */
enum { ROUNDS = 200, MORE = 8, MAX_FINDINGS = 1 << 20 };

enum { CTRL_Z = 0x1A };

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
	buffer_init(&fixer->text, memory);
	rewriter_init(&fixer->rewriter, memory);
}

void
fixer_free(struct fixer *fixer)
{
	rewriter_free(&fixer->rewriter);
	buffer_free(&fixer->text);
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

/* Whether fixes of these rules, which made the differences, are right: they changed no game but the
 * totals that they correct, and there are fewer findings, and not more of any rule. */
static bool
is_better(const struct fix_findings *before, const struct fix_findings *after, unsigned differences,
    const bool *rules)
{
	bool fewer = false;
	unsigned rule;

	if (rules[DIAG_time_total_mismatch] || rules[DIAG_time_negative])
		differences &= ~(unsigned)GAME_totals;
	if (differences != 0)
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

/* Drops the fixes of all rules but that of the first. */
static void
narrow_to_first(struct fixes *fixes)
{
	size_t i;

	for (i = 1; i < fixes->count; i++)
		fixes->list[i].dropped = fixes->list[i].rule != fixes->list[0].rule;
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

/* Keeps more findings in the next reading if there were too many. */
static void
keep_more(struct fixer *fixer)
{
	size_t *findings = &fixer->linter->session.findings;

	if (fixer->fixes.found.left_out > 0 && *findings < MAX_FINDINGS)
		*findings *= MORE;
}

/* Gives up the rules of an attempt: their findings stay. */
static void
ban(struct fixes *fixes, const struct attempt *attempt)
{
	unsigned rule;

	for (rule = 0; rule < DIAG_COUNT; rule++)
		fixes->banned[rule] |= attempt->rules[rule];
}

/* Fixes bytes, round by round.  Returns the bytes after the last round that was kept. */
static struct str
fix_rounds(struct fixer *fixer, struct str name, struct str bytes)
{
	struct session *session = &fixer->linter->session;
	struct fixes *fixes = &fixer->fixes;
	struct buffer *next = &fixer->bytes[0];
	struct fix_findings before;
	unsigned differences;
	struct attempt attempt;
	bool narrow = false;
	unsigned round;

	gather(fixer, name, bytes);
	for (round = 0; round < ROUNDS && fixes->count > 0; round++) {
		before = fixes->found;
		if (narrow)
			narrow_to_first(fixes);
		if (!rewriter_do(
			&fixer->rewriter, session->codec, &session->text, fixes, bytes, next)) {
			fixer->unwritable = true;
			break;
		}
		attempt = count_attempt(fixes, narrow);
		if (attempt.rule_count == 0) /* none of them can be made */
			break;
		keep_more(fixer);
		differences = gather_and_compare(fixer, name, bytes, buffer_str(next));
		if (is_better(&before, &fixes->found, differences, attempt.rules)) {
			fixer->fixed += attempt.findings;
			bytes = buffer_str(next);
			next = next == &fixer->bytes[0] ? &fixer->bytes[1] : &fixer->bytes[0];
			continue;
		}
		if (attempt.rule_count < 2)
			ban(fixes, &attempt);
		narrow = true;
		gather(fixer, name, bytes);
	}
	return bytes;
}

struct str
fix_bytes(struct fixer *fixer, struct str name, struct str bytes)
{
	struct session *session = &fixer->linter->session;
	unsigned rule;

	fixer->fixed = 0;
	fixer->readings = 0;
	fixer->unwritable = false;
	for (rule = 0; rule < DIAG_COUNT; rule++)
		fixer->fixes.banned[rule] = false;
	bytes = fix_rounds(fixer, name, bytes);
	session->findings = SESSION_FINDINGS;
	return bytes;
}

/* --- files */

static const char unwritable[] = "not fixed: the file cannot be written back byte for byte";

/* Makes the text include the end marks of DOS at the end of bytes, which the difference shows. */
static void
show_tail(struct text *text, struct str bytes)
{
	size_t tail = 0;

	while (tail < bytes.n && bytes.p[bytes.n - 1 - tail] == CTRL_Z)
		tail++;
	if (tail <= UINT32_MAX - text->body.n)
		text->body.n += tail;
}

/* Returns what bytes have before their text that belongs to its first line. */
static struct str
mark_before(const struct text *text, struct str bytes)
{
	struct str mark = STR("\xEF\xBB\xBF");

	return text->encoding == ENCODING_utf8 && str_starts(bytes, mark) ? mark : NO_STR;
}

/* Appends the difference between the two as text; new was read last. */
static void
add_diff(struct fixer *fixer, struct str name, struct str old, struct str new, struct buffer *out)
{
	struct session *session = &fixer->linter->session;
	struct text was = { .name = name }, is = session->text;
	struct diags none;

	diags_init(&none, &fixer->fixes.arena, 0);
	codec_decode(
	    session->codec, old, session->options.encoding, &fixer->fixes.arena, &was, &none);
	show_tail(&was, old);
	show_tail(&is, new);
	diff_write(&(struct diff_file){ &was, mark_before(&was, old) },
	    &(struct diff_file){ &is, mark_before(&is, new) }, out);
}

/* Reports what was not fixed. */
static void
add_failures(const struct fixer *fixer, struct str name, struct events *events)
{
	struct buffer words[2];
	struct str what[2];
	unsigned rule, i;

	for (i = 0; i < 2; i++)
		buffer_init(&words[i], events->arena.memory);
	for (rule = 0; rule <= DIAG_COUNT; rule++) {
		if (rule < DIAG_COUNT ? !fixer->fixes.banned[rule] : !fixer->unwritable)
			continue;
		for (i = 0; i < 2; i++) {
			enum language in = (enum language)i;

			buffer_clear(&words[i]);
			if (rule < DIAG_COUNT)
				buffer_printf(&words[i],
				    messages_in(in, "%s not fixed: it would change the game (edit "
						    "the file by hand)"),
				    diag_rows[rule].name);
			else
				buffer_add(&words[i], str_of(messages_in(in, unwritable)));
			what[i] = buffer_str(&words[i]);
		}
		events_fail(events, name, what);
	}
	for (i = 0; i < 2; i++)
		buffer_free(&words[i]);
}

static bool
fix_read(struct fixer *fixer, const char *path, struct str name, struct events *events)
{
	const struct linter_options *options = fixer->linter->options;
	struct str old = buffer_str(&fixer->linter->bytes), new = fix_bytes(fixer, name, old);
	bool changed = !str_eq(old, new), input = str_eq(str_of(path), STR("-"));
	struct event_fixed *event;
	bool more = true;

	add_failures(fixer, name, events);
	if (changed || (input && options->fixing == FIXING_fix)) {
		buffer_clear(&fixer->text);
		if (options->fixing == FIXING_diff)
			add_diff(fixer, name, old, new, &fixer->text);
		event = events_fixed(
		    events, name, options->fixing == FIXING_diff ? buffer_str(&fixer->text) : new);
		event->path = input ? NULL : path;
		event->findings = fixer->fixed;
		event->changed = changed;
		more = events_more(events);
	}
	return more && linter_lint(fixer->linter, name, new, events);
}

bool
fix_file(struct fixer *fixer, const char *path, struct str shown, struct events *events)
{
	const char *reason = "not fixed: unpack the archive first";

	if (!archive_name_known(str_of(path)))
		reason = input_read(path, &fixer->linter->bytes);
	if (reason == input_folder)
		reason =
		    "is a folder (use \"find FOLDER -name '*.kif' -print0 | kifu lint -0 --fix\")";
	if (reason != NULL)
		return events_fail_all(events, shown, reason);
	return fix_read(fixer, path, shown, events);
}
