#include "cmd/archive/archive_name.h"
#include "cmd/host/hash.h"
#include "cmd/host/messages.h"
#include "cmd/input/input.h"
#include "cmd/visit/fixer.h"
#include "cmd/visit/rewrite.h"
#include "cmd/visit/text_diff.h"

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
    struct results *results)
{
	struct session *session = &fixer->reader.session;
	struct text was = { .name = name }, is = session->text;
	struct diff_hidden hidden;
	struct diags none;
	struct str what[2];
	unsigned i;

	diags_init(&none, &fixer->fixes.arena, 0);
	codec_decode(
	    session->codec, old, session->options.encoding, &fixer->fixes.arena, &was, &none);
	if (was.restored) /* the file itself is not */
		codec_decode(session->codec, old, ENCODING_utf8, &fixer->fixes.arena, &was, &none);
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
		results_fail(results, name, what);
}

/* Reports what was not fixed. */
static void
add_failures(struct fixer *fixer, struct str name, struct results *results)
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
			results_fail(results, name, what);
	}
	if (fixer->unwritable)
		results_fail_for(
		    results, name, "not fixed: the file cannot be written back byte for byte");
	if (fixer->unreadable)
		results_fail_for(
		    results, name, "not fixed: no game, or not every game, could be read");
}

/* --- the visitors */

struct fix_state {
	struct lint_state lint;
	bool begun; /* the fixer is there */
	struct fixer fixer;
};

static void
free_state(struct reading *reading)
{
	struct fix_state *fix = reading->state;

	if (fix->begun)
		fixer_free(&fix->fixer);
	lint_free(reading);
}

/* Reads the job's file, fixes it and adds what it becomes, or the difference.  Returns false if
 * there is nothing to lint, or nothing more is wanted; *new: the bytes to lint. */
static bool
fix_job(struct fixer *fixer, struct reader *reader, struct job *job, bool diff, struct str *new)
{
	struct results *results = &job->results;
	struct str shown = buffer_str(&job->shown), old;
	const char *path = job->path.p, *reason = "not fixed: unpack the archive first";
	bool input = str_eq(str_of(path), STR("-"));
	struct fix_fixed *fixed;
	struct buffer text;

	if (input_is_packed(path))
		reason = "not fixed: unpack the file first";
	else if (!archive_name_known(str_of(path)))
		reason = input_read(path, &reader->bytes);
	if (reason != NULL) {
		results_fail_all(results, shown, reason);
		return false;
	}
	old = *new = buffer_str(&reader->bytes);
	if (old.n == 0 && reader_may_be_empty(reader, path))
		return false;
	*new = fix_bytes(fixer, shown, old);
	add_failures(fixer, shown, results);
	if (str_eq(old, *new) && (!input || diff))
		return true;
	buffer_init(&text, results->arena.memory);
	if (diff)
		add_diff(fixer, shown, old, *new, &text, results);
	fixed = results_take(results, sizeof *fixed);
	*fixed = (struct fix_fixed){ .path = input ? NULL : path,
		.bytes = results_keep_or_borrow(results, diff ? buffer_str(&text) : *new),
		.was = hash_add(HASH_BEGIN, old),
		.findings = fixer->fixed,
		.changed = !str_eq(old, *new) };
	results_add(results, FIX_fixed, shown)->is.own = fixed;
	reader->reading.more = results_more(results);
	buffer_free(&text);
	return reader->reading.more;
}

/* Fixes and lints a file. */
static bool
visit_whole(struct reader *reader, struct job *job, bool diff)
{
	struct fix_state *fix = reader->reading.state;
	struct str new;

	if (!fix->begun)
		fixer_init(
		    &fix->fixer, &reader->options->reading, reader->reading.plan, reader->memory);
	fix->begun = true;
	reader_use(&fix->fixer.reader, job->settings);
	return fix_job(&fix->fixer, reader, job, diff, &new) &&
	       reader_bytes(reader, buffer_str(&job->shown), new, &job->results);
}

static bool
fix_whole(struct reader *reader, struct job *job)
{
	return visit_whole(reader, job, false);
}

static bool
diff_whole(struct reader *reader, struct job *job)
{
	return visit_whole(reader, job, true);
}

const struct visitor fix_visitor = {
	LINT_VISITOR(struct fix_state),
	.init = lint_init,
	.free = free_state,
	.whole = fix_whole,
	.serial = true,
};

const struct visitor fix_diff_visitor = {
	LINT_VISITOR(struct fix_state),
	.init = lint_init,
	.free = free_state,
	.whole = diff_whole,
};
