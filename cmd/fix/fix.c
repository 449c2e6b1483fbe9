#include "cmd/fix/fix.h"

#include "cmd/input/archive.h"
#include "cmd/fix/diff.h"
#include "cmd/input/input.h"
#include "cmd/messages.h"

/* So often a file is mended and read again: there may be more findings than are kept of one game.
 * Then more are kept from round to round, up to so many. */
enum { ROUNDS = 200, MORE = 8, MOST_FINDINGS = 1 << 20 };

enum { CTRL_Z = 0x1A };

static bool
tell_nobody(struct entries *entries, void *arg)
{
	(void)arg;
	entries_clear(entries);
	return true;
}

void
mender_init(struct mender *mender, struct examiner *examiner, struct memory *memory)
{
	*mender = (struct mender){ .examiner = examiner };
	mends_init(&mender->mends, memory);
	entries_init(&mender->nobody, memory);
	mender->nobody.drain = tell_nobody;
	buffer_init(&mender->bytes[0], memory);
	buffer_init(&mender->bytes[1], memory);
	buffer_init(&mender->text, memory);
	rewriter_init(&mender->rewriter, memory);
}

void
mender_free(struct mender *mender)
{
	rewriter_free(&mender->rewriter);
	buffer_free(&mender->text);
	buffer_free(&mender->bytes[1]);
	buffer_free(&mender->bytes[0]);
	entries_free(&mender->nobody);
	mends_free(&mender->mends);
}

/* --- rounds */

/* Reads bytes, gathering what is to be mended. */
static void
gather(struct mender *mender, struct str name, struct str bytes)
{
	struct examiner *examiner = mender->examiner;

	mender->readings++;
	mends_clear(&mender->mends);
	examiner->mends = &mender->mends;
	examine(examiner, name, bytes, &mender->nobody);
	examiner->mends = NULL;
	entries_clear(&mender->nobody);
}

static size_t
count_findings(const struct mends_digest *digest)
{
	size_t count = digest->left_out;
	unsigned rule;

	for (rule = 0; rule < DIAG_COUNT; rule++)
		count += digest->rules[rule];
	return count;
}

/* Whether what was mended by rules is as good as before, and better by what was mended. */
static bool
is_better(const struct mends_digest *before, const struct mends_digest *after, const bool *rules)
{
	bool totals = rules[DIAG_time_total_mismatch] || rules[DIAG_time_negative];
	bool fewer = false;
	unsigned rule;

	if (before->games != after->games || (before->totals != after->totals && !totals))
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

/* Drops the mends of all rules but that of the first. */
static void
narrow_to_first(struct mends *mends)
{
	size_t i;

	for (i = 1; i < mends->count; i++)
		mends->list[i].dropped = mends->list[i].rule != mends->list[0].rule;
}

/* What is being done in one round. */
struct attempt {
	bool rules[DIAG_COUNT];
	unsigned rule_count;
	size_t findings;
};

static struct attempt
count_attempt(const struct mends *mends, bool narrow)
{
	struct attempt attempt = { .rule_count = narrow };
	size_t i;

	attempt.rules[mends->list[0].rule] = narrow; /* tried, even if it cannot be done */
	for (i = 0; i < mends->count; i++) {
		if (mends->list[i].dropped)
			continue;
		attempt.rule_count += !attempt.rules[mends->list[i].rule];
		attempt.rules[mends->list[i].rule] = true;
		attempt.findings += mends->list[i].findings;
	}
	return attempt;
}

/* Lets more findings be kept where there were too many. */
static void
keep_more(struct mender *mender)
{
	size_t *findings = &mender->examiner->session.findings;

	if (mender->mends.digest.left_out > 0 && *findings < MOST_FINDINGS)
		*findings *= MORE;
}

/* Gives up the rules of an attempt: they will not be mended. */
static void
ban(struct mends *mends, const struct attempt *attempt)
{
	unsigned rule;

	for (rule = 0; rule < DIAG_COUNT; rule++)
		mends->banned[rule] |= attempt->rules[rule];
}

/* The rounds. */
static struct str
mend_on(struct mender *mender, struct str name, struct str bytes)
{
	struct session *session = &mender->examiner->session;
	struct mends *mends = &mender->mends;
	struct buffer *next = &mender->bytes[0];
	struct mends_digest before;
	struct attempt attempt;
	bool narrow = false;
	unsigned round;

	gather(mender, name, bytes);
	for (round = 0; round < ROUNDS && mends->count > 0; round++) {
		before = mends->digest;
		if (narrow)
			narrow_to_first(mends);
		if (!rewriter_do(
			&mender->rewriter, session->codec, &session->text, mends, bytes, next)) {
			mender->unwritable = true;
			break;
		}
		attempt = count_attempt(mends, narrow);
		if (attempt.rule_count == 0) /* none of them can be done */
			break;
		keep_more(mender);
		gather(mender, name, buffer_str(next));
		if (is_better(&before, &mends->digest, attempt.rules)) {
			mender->fixed += attempt.findings;
			bytes = buffer_str(next);
			next = next == &mender->bytes[0] ? &mender->bytes[1] : &mender->bytes[0];
			continue;
		}
		if (attempt.rule_count < 2)
			ban(mends, &attempt);
		narrow = true;
		gather(mender, name, bytes);
	}
	return bytes;
}

struct str
mend_bytes(struct mender *mender, struct str name, struct str bytes)
{
	struct session *session = &mender->examiner->session;
	unsigned rule;

	mender->fixed = 0;
	mender->readings = 0;
	mender->unwritable = false;
	for (rule = 0; rule < DIAG_COUNT; rule++)
		mender->mends.banned[rule] = false;
	bytes = mend_on(mender, name, bytes);
	session->findings = SESSION_FINDINGS;
	return bytes;
}

/* --- files */

static const char unwritable[] = "not mended: it would not be written back byte by byte";

/* Lets the text of bytes end behind the marks of DOS at their end, which people read too. */
static void
show_tail(struct text *text, struct str bytes)
{
	size_t tail = 0;

	while (tail < bytes.n && bytes.p[bytes.n - 1 - tail] == CTRL_Z)
		tail++;
	if (tail <= UINT32_MAX - text->body.n)
		text->body.n += tail;
}

/* What bytes have before their text that belongs to its first line. */
static struct str
mark_before(const struct text *text, struct str bytes)
{
	struct str mark = STR("\xEF\xBB\xBF");

	return text->encoding == ENCODING_utf8 && str_starts(bytes, mark) ? mark : NO_STR;
}

/* Shows the difference between the two as people read them; new was read last. */
static void
add_diff(struct mender *mender, struct str name, struct str old, struct str new, struct buffer *out)
{
	struct session *session = &mender->examiner->session;
	struct text was = { .name = name }, is = session->text;
	struct diags none;

	diags_init(&none, &mender->mends.arena, 0);
	codec_decode(
	    session->codec, old, session->options.encoding, &mender->mends.arena, &was, &none);
	show_tail(&was, old);
	show_tail(&is, new);
	diff_write(&(struct diff_file){ &was, mark_before(&was, old) },
	    &(struct diff_file){ &is, mark_before(&is, new) }, out);
}

/* Says what was not mended. */
static void
add_failures(const struct mender *mender, struct str name, struct entries *entries)
{
	struct buffer words[2];
	struct str what[2];
	unsigned rule, i;

	for (i = 0; i < 2; i++)
		buffer_init(&words[i], entries->arena.memory);
	for (rule = 0; rule <= DIAG_COUNT; rule++) {
		if (rule < DIAG_COUNT ? !mender->mends.banned[rule] : !mender->unwritable)
			continue;
		for (i = 0; i < 2; i++) {
			enum language in = (enum language)i;

			buffer_clear(&words[i]);
			if (rule < DIAG_COUNT)
				buffer_printf(&words[i],
				    words_in(in, "%s not mended: more would change than should"),
				    diag_rows[rule].name);
			else
				buffer_add(&words[i], str_of(words_in(in, unwritable)));
			what[i] = buffer_str(&words[i]);
		}
		entries_fail(entries, name, what);
	}
	for (i = 0; i < 2; i++)
		buffer_free(&words[i]);
}

static bool
mend_read(struct mender *mender, const char *path, struct str name, struct entries *entries)
{
	const struct examine_options *options = mender->examiner->options;
	struct str old = buffer_str(&mender->examiner->bytes), new = mend_bytes(mender, name, old);
	bool changed = !str_eq(old, new), input = str_eq(str_of(path), STR("-"));
	struct entry_mended *told;
	bool more = true;

	add_failures(mender, name, entries);
	if (changed || (input && options->mending == MENDING_fix)) {
		buffer_clear(&mender->text);
		if (options->mending == MENDING_diff)
			add_diff(mender, name, old, new, &mender->text);
		told = entries_mended(entries, name,
		    options->mending == MENDING_diff ? buffer_str(&mender->text) : new);
		told->path = input ? NULL : path;
		told->findings = mender->fixed;
		told->changed = changed;
		more = entries_more(entries);
	}
	return more && examine(mender->examiner, name, new, entries);
}

bool
mend_file(struct mender *mender, const char *path, struct str shown, struct entries *entries)
{
	const char *reason = "archives are not mended: unpack it first";

	if (!archive_named(str_of(path)))
		reason = input_read(path, &mender->examiner->bytes);
	if (reason == input_folder)
		reason =
		    "a folder: \"find FOLDER -name '*.kif' -print0 | kifu lint -0 --fix\" mends "
		    "its files";
	if (reason != NULL)
		return entries_fail_all(entries, shown, reason);
	return mend_read(mender, path, shown, entries);
}
