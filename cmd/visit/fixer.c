#include "cmd/visit/fixer.h"

#include "cmd/visit/rewrite.h"

/* Rounds of fixing and reading: not all findings of a game may be kept in one.  Then MORE times as
 * many are kept in the next, up to MAX_FINDINGS. */
enum { ROUNDS = 200, MORE = 8, MAX_FINDINGS = 1 << 16 };

static bool
discard(struct results *results, void *arg)
{
	(void)arg;
	results_clear(results);
	return true;
}

void
fixer_init(struct fixer *fixer, const struct session_options *reading, const struct lint_plan *plan,
    struct memory *memory)
{
	*fixer = (struct fixer){ .gathering = { .reading = *reading, .visitor = &gather_visitor },
		.plan = { plan, &fixer->fixes } };
	fixer->gathering.plan = &fixer->plan;
	reader_init(&fixer->reader, memory, &fixer->gathering);
	fixes_init(&fixer->fixes, memory);
	results_init(&fixer->discarded, memory);
	fixer->discarded.drain = discard;
	buffer_init(&fixer->bytes[0], memory);
	buffer_init(&fixer->bytes[1], memory);
}

void
fixer_free(struct fixer *fixer)
{
	buffer_free(&fixer->bytes[1]);
	buffer_free(&fixer->bytes[0]);
	results_free(&fixer->discarded);
	fixes_free(&fixer->fixes);
	reader_free(&fixer->reader);
}

/* --- rounds */

/* Reads bytes and gathers what can be fixed. */
static void
gather(struct fixer *fixer, struct str name, struct str bytes)
{
	fixer->readings++;
	fixes_clear(&fixer->fixes);
	reader_bytes(&fixer->reader, name, bytes, &fixer->discarded);
	results_clear(&fixer->discarded);
}

/* The same, comparing the games with those of the bytes before.  Returns the parts that differ. */
static unsigned
gather_and_compare(struct fixer *fixer, struct str name, struct str before, struct str bytes)
{
	struct session *original = &fixer->original;
	struct fixes *fixes = &fixer->fixes;
	const char *reason;

	session_init(original, fixer->discarded.arena.memory, &fixer->reader.session.options);
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

/* Returns the differences but those that fixing these rules is for: totals, the order of headers;
 * the order of a book's positions, whose games are then not the same one after the other. */
static unsigned
unwanted_differences(const struct fix_findings *before, const struct fix_findings *after,
    unsigned differences, const bool *rules)
{
	for (unsigned rule = 0; rule < DIAG_COUNT; rule++)
		if (rules[rule] && diag_rows[rule].fix == FIX_book)
			return before->book == after->book ? 0 : GAME_all;
	if (rules[DIAG_time_total_mismatch] || rules[DIAG_time_negative])
		differences &= ~(unsigned)GAME_totals;
	if (rules[DIAG_header_order])
		differences &= ~(unsigned)GAME_header_order;
	return differences;
}

/* As fix_is_better, of rules that change what was played: what follows a move that could not be
 * played is read for the first time, and may have findings of its own.  Those that were made as if
 * the move were right count as errors already. */
static bool
moves_are_better(
    const struct fix_findings *before, const struct fix_findings *after, unsigned differences)
{
	const unsigned allowed = GAME_moves | GAME_ending | GAME_times | GAME_totals;
	size_t errors[2] = { before->rules[DIAG_after_likely_move], 0 };

	if (before->left_out > 0 || after->left_out > 0 || before->games != after->games ||
	    (differences != GAME_all && (differences & ~allowed) != 0))
		return false;
	for (unsigned rule = 0; rule < DIAG_COUNT; rule++) {
		if (diag_rows[rule].fix == FIX_moves && before->rules[rule] <= after->rules[rule])
			return false;
		if (diag_rows[rule].severity != SEVERITY_error)
			continue;
		errors[0] += before->rules[rule];
		errors[1] += after->rules[rule];
	}
	return errors[0] > errors[1];
}

bool
fix_is_better(const struct fix_findings *before, const struct fix_findings *after,
    unsigned differences, const bool *rules)
{
	bool fewer = false;
	unsigned rule;

	for (rule = 0; rule < DIAG_COUNT; rule++)
		if (rules[rule] && diag_rows[rule].fix == FIX_moves)
			return moves_are_better(before, after, differences);
	if (unwanted_differences(before, after, differences, rules) != 0)
		return false;
	if (rules[DIAG_decoded_twice]) /* the encoding may be another than the extension's */
		return after->rules[DIAG_decoded_twice] == 0;
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

static enum fix_kind
kind_of(const struct fixes *fixes, size_t i)
{
	return diag_rows[fixes->list[i].rule].fix;
}

/* Leaves the fixes of one rule, and returns it, where one must be tried alone: narrow, or as it
 * changes what was played; the others may depend on that.  Else returns DIAG_COUNT.  A book is
 * sorted when nothing else is left. */
static enum diag
choose_rule(struct fixes *fixes, bool narrow)
{
	enum diag only = narrow ? fixes->list[0].rule : DIAG_COUNT;
	bool sorts = true;
	size_t i;

	for (i = fixes->count; i-- > 0;) {
		sorts = sorts && kind_of(fixes, i) == FIX_book;
		if (kind_of(fixes, i) == FIX_moves || (narrow && kind_of(fixes, i) != FIX_book))
			only = fixes->list[i].rule;
	}
	for (i = 0; i < fixes->count; i++)
		fixes->list[i].dropped = (only != DIAG_COUNT && fixes->list[i].rule != only) ||
					 (!sorts && kind_of(fixes, i) == FIX_book);
	return only;
}

static struct attempt
count_attempt(const struct fixes *fixes, enum diag only)
{
	struct attempt attempt = { .rule_count = only != DIAG_COUNT };
	size_t i;

	if (only != DIAG_COUNT)
		attempt.rules[only] = true; /* tried, even if it cannot be made */
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
	struct session *session = &fixer->reader.session;
	struct fixes *fixes = &fixer->fixes;
	struct buffer *next = &fixer->bytes[0];
	struct fix_findings before;
	struct attempt attempt;
	unsigned differences, round, rule;
	bool narrow = false;
	enum diag only;

	gather(fixer, name, bytes);
	fixer->unreadable =
	    fixes->count > 0 &&
	    (fixes->found.games == 0 || ((struct gather *)fixer->reader.reading.state)->unreadable);
	if (fixer->unreadable)
		return bytes;
	for (round = 0; round < ROUNDS && fixes->count > 0; round++) {
		before = fixes->found;
		only = choose_rule(fixes, narrow);
		if (!rewrite_bytes(session->codec, &session->text, fixes, bytes, next)) {
			fixer->unwritable = true;
			break;
		}
		attempt = count_attempt(fixes, only);
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
				fixes->banned[rule] = unwanted_differences(&before, &fixes->found,
							  differences, attempt.rules) != 0
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
	fixer->reader.session.findings = SESSION_FINDINGS;
	return bytes;
}
