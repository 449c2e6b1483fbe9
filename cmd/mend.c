#include "cmd/mend.h"

#include <stdlib.h>

#include "cmd/archive.h"
#include "cmd/diff.h"
#include "cmd/extension.h"
#include "cmd/input.h"
#include "cmd/words.h"

/* So often a file is mended and read again: there may be more findings than are kept of one game.
 * Then more are kept from round to round, up to so many. */
enum { ROUNDS = 200, MORE = 8, MOST_FINDINGS = 1 << 20 };

enum { CTRL_Z = 0x1A };

/* What stands around a file's text, and what it is in. */
struct frame {
	struct str before, behind;
	enum encoding encoding;
};

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
	buffer_init(&mender->line, memory);
}

void
mender_free(struct mender *mender)
{
	buffer_free(&mender->line);
	buffer_free(&mender->text);
	buffer_free(&mender->bytes[1]);
	buffer_free(&mender->bytes[0]);
	entries_free(&mender->nobody);
	mends_free(&mender->mends);
}

/* --- the text */

/* Whether a mend of this kind is to be done. */
static bool
is_wanted(const struct mends *mends, enum mend_kind kind)
{
	size_t i;

	for (i = 0; i < mends->count; i++) {
		if (!mends->list[i].dropped && diag_mends[mends->list[i].rule].kind == kind)
			return true;
	}
	return false;
}

/* How the text's first line ends. */
static struct str
line_end(struct str body)
{
	size_t n = 0;

	while (n < body.n && body.p[n] != '\n' && body.p[n] != '\r')
		n++;
	if (n == body.n || body.p[n] == '\n')
		return STR("\n");
	while (n < body.n && body.p[n] == '\r')
		n++;
	return n < body.n && body.p[n] == '\n' ? STR("\r\n") : STR("\r");
}

/* In the order of the text; of two at one place the one that was found first. */
static int
compare_edits(const void *a, const void *b)
{
	const struct mends_edit *x = a, *y = b;

	if (x->at.at != y->at.at)
		return x->at.at < y->at.at ? -1 : 1;
	return x->mend < y->mend ? -1 : x->mend > y->mend;
}

/* Sorts the edits and drops the mends that are in the way of others. */
static void
settle_edits(struct mends *mends)
{
	const struct mends_edit *last = NULL;
	size_t i;

	if (mends->edit_count > 0)
		qsort(mends->edits, mends->edit_count, sizeof *mends->edits, compare_edits);
	for (i = 0; i < mends->edit_count; i++) {
		const struct mends_edit *edit = &mends->edits[i];

		if (mends->list[edit->mend].dropped)
			continue;
		if (last != NULL &&
		    (edit->at.at < last->at.at + last->at.n || edit->at.at == last->at.at))
			mends->list[edit->mend].dropped = true;
		else
			last = edit;
	}
}

/* Appends s with its line ends, written LF, as end. */
static void
add_lines(struct buffer *out, struct str s, struct str end)
{
	size_t n;

	while ((n = str_find(s, STR("\n"))) < s.n) {
		buffer_add(out, str_first(s, n));
		buffer_add(out, end);
		s = str_after(s, n + 1);
	}
	buffer_add(out, s);
}

/* Appends the body with the edits done. */
static void
edit_text(const struct mends *mends, struct str body, struct buffer *out)
{
	struct str end = line_end(body);
	size_t i, at = 0;

	for (i = 0; i < mends->edit_count; i++) {
		const struct mends_edit *edit = &mends->edits[i];

		if (mends->list[edit->mend].dropped)
			continue;
		buffer_add(out, (struct str){ body.p + at, edit->at.at - at });
		add_lines(out, edit->text, end);
		at = edit->at.at + edit->at.n;
	}
	buffer_add(out, str_after(body, at));
}

/* Appends the text with all lines ending as the first one does. */
static void
even_ends(struct str text, struct buffer *out)
{
	struct str end = line_end(text);
	struct span line;
	uint32_t at = 0;

	while (text_next_line(text, &at, &line)) {
		buffer_add(out, (struct str){ text.p + line.at, line.n });
		if (line.at + line.n < at)
			buffer_add(out, end);
	}
}

/* Makes the declaration name the encoding that is written. */
static void
add_declaration(struct mends *mends, enum encoding encoding)
{
	const char *name = mends_declared(encoding);
	size_t i;

	for (i = 0; i < mends->count; i++) {
		if (diag_mends[mends->list[i].rule].kind != MEND_declaration)
			continue;
		if (name == NULL || mends->declaration.n == 0) {
			mends->list[i].dropped = true;
			continue;
		}
		mends->edits = arena_grow(&mends->arena, mends->edits, sizeof *mends->edits,
		    mends->edit_count + 1, &mends->edit_cap);
		mends->edits[mends->edit_count++] =
		    (struct mends_edit){ mends->declaration, str_of(name), (uint32_t)i };
	}
}

/* --- the bytes */

/* The frame of bytes whose text is what the session read. */
static struct frame
find_frame(const struct text *text, struct str bytes)
{
	static const struct {
		struct str mark;
		enum encoding read, write;
	} marks[] = {
		{ { "\xEF\xBB\xBF", 3 }, ENCODING_utf8, ENCODING_utf8 },
		{ { "\xFF\xFE", 2 }, ENCODING_utf16, ENCODING_utf16le },
		{ { "\xFE\xFF", 2 }, ENCODING_utf16, ENCODING_utf16be },
	};
	struct frame frame = { NO_STR, NO_STR, text->encoding };
	size_t i, n = bytes.n;

	for (i = 0; i < sizeof marks / sizeof *marks; i++) {
		if (text->encoding == marks[i].read && str_starts(bytes, marks[i].mark)) {
			frame.before = marks[i].mark;
			frame.encoding = marks[i].write;
		}
	}
	while (n > frame.before.n && bytes.p[n - 1] == CTRL_Z)
		n--;
	frame.behind = str_after(bytes, n);
	return frame;
}

/* Writes text in its frame. */
static bool
write_bytes(struct mender *mender, const struct frame *frame, struct str text, struct buffer *out)
{
	struct codec_gap gap;

	buffer_clear(out);
	buffer_add(out, frame->before);
	if (frame->encoding == ENCODING_ascii || frame->encoding == ENCODING_utf8)
		buffer_add(out, text);
	else if (!codec_encode(mender->examiner->session.codec, text, frame->encoding, out, &gap) ||
		 gap.count > 0)
		return false;
	buffer_add(out, frame->behind);
	return true;
}

/* Does the mends that the last reading, that of bytes, gathered.  Gives false where the bytes would
 * not come out the same without any. */
static bool
apply(struct mender *mender, struct str bytes, struct buffer *out)
{
	struct mends *mends = &mender->mends;
	const struct text *text = &mender->examiner->session.text;
	struct frame frame = find_frame(text, bytes);

	if (!write_bytes(mender, &frame, text->body, out) || !str_eq(buffer_str(out), bytes))
		return false;
	if (is_wanted(mends, MEND_encoding))
		frame = (struct frame){ NO_STR, frame.behind, extension_encoding(text->name) };
	if (is_wanted(mends, MEND_declaration))
		add_declaration(mends, frame.encoding);
	if (is_wanted(mends, MEND_tail))
		frame.behind.n = 0;
	settle_edits(mends);
	buffer_clear(&mender->text);
	edit_text(mends, text->body, &mender->text);
	if (is_wanted(mends, MEND_ends)) {
		buffer_clear(&mender->line);
		even_ends(buffer_str(&mender->text), &mender->line);
		return write_bytes(mender, &frame, buffer_str(&mender->line), out);
	}
	return write_bytes(mender, &frame, buffer_str(&mender->text), out);
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
		if (!apply(mender, bytes, next)) {
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

/* Shows the difference between the two as people read them. */
static void
add_diff(struct mender *mender, struct str name, struct str old, struct str new, struct buffer *out)
{
	struct session *session = &mender->examiner->session;
	struct text texts[2] = { { .name = name }, { .name = name } };
	struct diags none;
	unsigned i;

	for (i = 0; i < 2; i++) {
		struct str bytes = i == 0 ? old : new;
		size_t tail = 0;

		diags_init(&none, &mender->mends.arena, 0);
		codec_decode(session->codec, bytes, session->options.encoding, &mender->mends.arena,
		    &texts[i], &none);
		while (tail < bytes.n && bytes.p[bytes.n - 1 - tail] == CTRL_Z)
			tail++;
		texts[i].body.n += tail;
	}
	diff_write(&texts[0], &texts[1], out);
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

	add_failures(mender, name, entries);
	if (changed || (input && options->mending == MENDING_fix)) {
		buffer_clear(&mender->text);
		if (options->mending == MENDING_diff)
			add_diff(mender, name, old, new, &mender->text);
		else
			buffer_add(&mender->text, new);
		told = entries_mended(entries, name, buffer_str(&mender->text));
		told->path = input ? NULL : path;
		told->findings = mender->fixed;
		told->changed = changed;
	}
	return examine(mender->examiner, name, new, entries);
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
