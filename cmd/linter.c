#include "cmd/linter.h"

#include "cmd/input/blocks.h"
#include "cmd/report/hash.h"
#include "cmd/messages.h"

/* What may be told in the end waits until then. */
static bool
keep_all(struct entries *entries, void *arg)
{
	(void)entries;
	(void)arg;
	return true;
}

void
examiner_init(
    struct examiner *examiner, struct memory *memory, const struct examine_options *options)
{
	*examiner = (struct examiner){ .memory = memory };
	session_init(&examiner->session, memory, &options->reading);
	suppress_init(&examiner->suppressions, memory);
	entries_init(&examiner->late, memory);
	examiner->late.drain = keep_all;
	buffer_init(&examiner->bytes, memory);
	examiner_take(examiner, options);
}

void
examiner_take(struct examiner *examiner, const struct examine_options *options)
{
	examiner->options = options;
	examiner->session.options.style = policy_wants(&options->policy, GROUP_style);
}

void
examiner_free(struct examiner *examiner)
{
	patterns_free(examiner->room);
	buffer_free(&examiner->bytes);
	entries_free(&examiner->late);
	suppress_free(&examiner->suppressions);
	session_free(&examiner->session);
}

/* The hash of a line in which runs of blanks count as one, and those at its ends not at all. */
static uint64_t
hash_line(uint64_t hash, struct str line)
{
	struct str rest = str_trim(line), blank;
	size_t n;

	while (rest.n > 0) {
		for (n = 0; n < rest.n; n++) {
			blank = str_ltrim(str_after(rest, n));
			if (blank.n != rest.n - n)
				break;
		}
		hash = hash_add(hash_add(hash, str_first(rest, n)), STR(" "));
		rest = str_ltrim(str_after(rest, n));
	}
	return hash;
}

/* The user's rule that found it, or NULL. */
static const struct user_rule *
own_rule(const struct examiner *examiner, const struct finding *finding)
{
	return finding->own == 0 ? NULL : &examiner->options->users->list[finding->own - 1];
}

/* The name of the rule that found it. */
static struct str
rule_name(const struct examiner *examiner, const struct finding *finding)
{
	const struct user_rule *own = own_rule(examiner, finding);

	return own != NULL ? own->name : str_of(diag_rows[finding->rule].name);
}

/* What a finding is known by when lines above it come and go: its rule and its source line. */
static uint64_t
hash_finding(struct examiner *examiner, const struct finding *finding)
{
	enum { HASHED = 2048 }; /* of a very long line: there may be a finding at each word */
	struct str name = rule_name(examiner, finding);
	struct str line = text_line_at(&examiner->session.text, finding->at.at, HASHED);
	uint64_t hash = hash_line(hash_add(hash_add(HASH_BEGIN, name), STR("\n")), line);

	return hash + (hash == 0);
}

/* Adds a finding if the policy lets it through; false: nobody wants more. */
static bool
filter_finding(struct examiner *examiner, struct finding finding, struct entries *entries)
{
	const struct examine_options *options = examiner->options;
	const struct user_rule *own;
	struct entry_finding *told;

	examiner->told = false;
	finding.severity = policy_severity(&options->policy, &finding);
	if (finding.severity == SEVERITY_off || finding.severity < options->least)
		return true;
	examiner->told = true;
	if (examiner->mends != NULL) /* nobody hears it */
		return true;
	told = entries_finding(entries, &examiner->session, &finding, options->excerpts);
	told->fixable = finding.mend != 0;
	own = own_rule(examiner, &finding);
	if (own != NULL) {
		told->name = own->name;
		told->messages[LANGUAGE_en] = own->messages[LANGUAGE_en];
		told->messages[LANGUAGE_ja] = own->messages[LANGUAGE_ja];
	}
	told->fails = finding.severity >= options->fail_on;
	if (options->prints)
		told->print.hash = hash_finding(examiner, &finding);
	return entries_more(entries);
}

/* Whether a comment names a user's rule that did not look: where none of them does, it may be one
 * of other settings. */
static bool
did_not_look(const struct examiner *examiner, const struct suppression *suppression)
{
	const struct examine_options *options = examiner->options;
	const struct user_rule *rule;

	if (suppression->name.n == 0 || options->users == NULL)
		return suppression->name.n > 0;
	rule = user_named(options->users, suppression->name);
	return rule != NULL && !options->policy.own[rule - options->users->list].on;
}

/* Adds that a comment found nothing to leave out; false: nobody wants more. */
static bool
add_unused(
    struct examiner *examiner, const struct suppression *suppression, struct entries *entries)
{
	struct finding finding = { .rule = DIAG_unused_suppression, .at = suppression->at };

	finding.severity = diag_rows[finding.rule].severity;
	finding.args[0] = (struct arg)A_STR(text_str(&examiner->session.text, finding.at));
	return filter_finding(examiner, finding, entries);
}

/* Notes that it was found, told or not. */
static void
see_unused(struct examiner *examiner, bool told)
{
	if (examiner->mends != NULL)
		mends_see(examiner->mends,
		    &(const struct finding){ .rule = DIAG_unused_suppression }, told);
}

/* Adds the comments that found nothing to leave out in the lines before until. */
static void
add_unused_before(struct examiner *examiner, uint32_t until, struct entries *entries)
{
	const struct suppression *suppression;

	while (examiner->more &&
	       (suppression = suppress_unused(&examiner->suppressions, until)) != NULL) {
		if (did_not_look(examiner, suppression))
			continue;
		examiner->more = add_unused(examiner, suppression, entries);
		see_unused(examiner, examiner->told);
	}
}

/* Lets the comments before until speak.  What is to be told of those that speak of the file is
 * prepared, for their window may be gone then. */
static void
let_speak(struct examiner *examiner, uint32_t until)
{
	const struct suppressions *of = &examiner->suppressions;
	size_t before = of->active;

	suppress_reach(&examiner->suppressions, until);
	for (; before < of->active; before++) {
		add_unused(examiner, &of->of_file.list[before], &examiner->late);
		if (!examiner->told || examiner->mends != NULL)
			entries_add(
			    &examiner->late, examiner->told ? ENTRY_finding : ENTRY_known, NO_STR);
	}
}

/* Adds the comments that found nothing to leave out in the file. */
static void
add_late(struct examiner *examiner, struct entries *entries)
{
	const struct suppressions *of = &examiner->suppressions;
	size_t i;

	for (i = 0; i < of->active && examiner->more; i++) {
		const struct entry *entry = &examiner->late.list[i];

		if (of->of_file.used[i] || did_not_look(examiner, &of->of_file.list[i]))
			continue;
		see_unused(examiner, entry->kind == ENTRY_finding);
		if (entry->kind != ENTRY_finding || examiner->mends != NULL)
			continue;
		entries_repeat(entries, entry);
		examiner->more = entries_more(entries);
	}
}

static void
add_left_out(struct examiner *examiner, size_t count, struct entries *entries)
{
	struct buffer words[2];
	struct str what[2];
	unsigned i;

	for (i = 0; i < 2; i++) {
		buffer_init(&words[i], examiner->memory);
		buffer_printf(&words[i],
		    words_in((enum language)i, "too many findings: %zu more are left out"), count);
		what[i] = buffer_str(&words[i]);
	}
	entries_fail(entries, examiner->session.text.name, what);
	for (i = 0; i < 2; i++)
		buffer_free(&words[i]);
}

/* Adds one finding if it is to be told; false: nobody wants more. */
static bool
add_one(struct examiner *examiner, struct finding finding, struct entries *entries)
{
	bool more = true;

	examiner->told = false;
	if (!mends_can(&examiner->session, &finding))
		finding.mend = 0;
	if (!suppress_finding(&examiner->suppressions, &finding, rule_name(examiner, &finding)))
		more = filter_finding(examiner, finding, entries);
	if (examiner->mends != NULL)
		mends_see(examiner->mends, &finding, examiner->told);
	return more;
}

/* Adds those findings of the game that are to be told. */
static void
add_findings(struct examiner *examiner, const struct diags *diags, struct entries *entries)
{
	size_t i;

	if (examiner->mends != NULL)
		mends_begin(examiner->mends, diags);
	for (i = 0; i < diags->count && examiner->more; i++)
		examiner->more = add_one(examiner, diags->list[i], entries);
	if (examiner->mends != NULL) {
		mends_end(examiner->mends, diags);
		examiner->mends->digest.left_out += diags->left_out;
	}
	if (diags->left_out > 0)
		add_left_out(examiner, diags->left_out, entries);
}

/* The same of the findings about the text before until. */
static void
add_text(struct examiner *examiner, uint32_t until, struct entries *entries)
{
	struct session *session = &examiner->session;
	const struct finding *finding;

	while (examiner->more && (finding = session_text_finding(session, until)) != NULL)
		examiner->more = add_one(examiner, *finding, entries);
}

/* All findings about the text, of which there is one window, for whoever mends it. */
static void
mend_text(struct examiner *examiner, struct entries *entries)
{
	struct session *session = &examiner->session;

	mends_begin(examiner->mends, &session->file_diags);
	let_speak(examiner, UINT32_MAX);
	add_text(examiner, UINT32_MAX, entries);
	mends_end(examiner->mends, &session->file_diags);
}

/* Looks for the comments in a new window. */
static void
begin_window(struct examiner *examiner)
{
	const struct session *session = &examiner->session;

	examiner->window = session->window;
	suppress_find(&examiner->suppressions, &session->text, session->format, session->passed);
}

bool
examine_begin(struct examiner *examiner, struct str name, struct str bytes, const char *reason,
    struct entries *entries)
{
	struct session *session = &examiner->session;

	examiner->more = true;
	if (reason != NULL) {
		examiner->more = entries_fail_all(entries, name, reason);
		return false;
	}
	entries_file(entries, session, bytes,
	    examiner->options->verbose ? &examiner->options->language : NULL);
	suppress_begin(&examiner->suppressions);
	entries_clear(&examiner->late);
	begin_window(examiner);
	if (examiner->mends != NULL)
		mend_text(examiner, entries);
	return true;
}

/* Looks for what users' rules find in the game. */
static void
find_own(struct examiner *examiner)
{
	const struct examine_options *options = examiner->options;
	struct finding finding = { .rule = DIAG_user };
	size_t i;

	if (options->users == NULL)
		return;
	if (examiner->room == NULL)
		examiner->room = patterns_new(examiner->memory);
	for (i = 0; i < options->users->count; i++) {
		finding.own = (uint32_t)i + 1;
		finding.severity = options->users->list[i].severity;
		if (policy_severity(&options->policy, &finding) != SEVERITY_off)
			user_find(&options->users->list[i], i, examiner->room, &examiner->session);
	}
	diags_sort(&examiner->session.diags);
}

void
examine_game(struct examiner *examiner, struct entries *entries)
{
	struct session *session = &examiner->session;
	uint32_t until = session_reach(session);

	if (examiner->window != session->window)
		begin_window(examiner);
	find_own(examiner);
	let_speak(examiner, until);
	add_text(examiner, until, entries);
	add_findings(examiner, &session->diags, entries);
	entries_game(entries, session);
	if (examiner->mends != NULL)
		mends_game(examiner->mends, session);
	examiner->more = examiner->more && entries_more(entries);
	add_unused_before(examiner, until, entries);
	session->hold = suppress_hold(&examiner->suppressions, &session->text, session->hold);
}

void
examine_end(struct examiner *examiner, struct entries *entries)
{
	struct session *session = &examiner->session;

	add_text(examiner, UINT32_MAX, entries);
	if (session->text_left_out > 0)
		add_left_out(examiner, session->text_left_out, entries);
	if (examiner->mends != NULL)
		examiner->mends->digest.left_out += session->text_left_out;
	if (examiner->window == session->window) /* it was not left */
		add_unused_before(examiner, UINT32_MAX, entries);
	add_late(examiner, entries);
	entries_add(entries, ENTRY_end, session->text.name);
}

bool
examine(struct examiner *examiner, struct str name, struct str bytes, struct entries *entries)
{
	struct session *session = &examiner->session;
	const char *reason = session_begin(session, name, bytes);

	if (examine_begin(examiner, name, bytes, reason, entries)) {
		while (examiner->more && session_next(session))
			examine_game(examiner, entries);
		examine_end(examiner, entries);
	}
	return examiner->more;
}

bool
examine_file(struct examiner *examiner, const char *path, struct str shown, uint64_t size,
    struct entries *entries)
{
	struct blocks blocks;
	const char *reason =
	    blocks_open(&blocks, &examiner->session, &examiner->bytes, path, shown, size);

	if (reason == input_folder)
		reason = "a folder: 'kifu check' reads all of it";
	if (!examine_begin(examiner, shown, buffer_str(&examiner->bytes), reason, entries))
		return examiner->more;
	while (examiner->more && blocks_next(&blocks))
		examine_game(examiner, entries);
	blocks_close(&blocks);
	if (blocks.reason != NULL)
		return entries_fail_all(entries, shown, blocks.reason) && examiner->more;
	examine_end(examiner, entries);
	return examiner->more;
}

/* Adds a finding of which only file and rule are known, or nothing (NULL). */
static struct entry_finding *
add_bare(const struct examine_options *options, struct entries *entries, struct str file,
    enum diag rule, const struct arg *args)
{
	struct finding finding = { .rule = rule, .severity = diag_rows[rule].severity };
	enum severity severity = policy_severity(&options->policy, &finding);
	struct entry_finding *told;

	if (severity == SEVERITY_off || severity < options->least)
		return NULL;
	told = entries_bare(entries, file, rule, args);
	told->severity = severity;
	told->fails = severity >= options->fail_on;
	told->print.hash = hash_add(HASH_BEGIN, told->name);
	return told;
}

bool
examine_remark(const struct examine_options *options, struct entries *entries, struct str file,
    enum diag rule, const struct arg *args)
{
	if (add_bare(options, entries, file, rule, args) == NULL)
		return false;
	entries_add(entries, ENTRY_end, file);
	return true;
}

void
examine_bare(const struct examine_options *options, struct entries *entries, struct str file,
    enum diag rule, const struct arg *args)
{
	struct entry_finding *told = add_bare(options, entries, file, rule, args);
	const struct str name = str_of(diag_rows[rule].name);

	if (told != NULL)
		told->grave = true;
	else
		entries_fail(entries, file, (const struct str[]){ name, name });
	entries_add(entries, ENTRY_end, file);
}
