#include "cmd/examine.h"

#include "cmd/blocks.h"
#include "cmd/hash.h"
#include "cmd/words.h"

void
examiner_init(
    struct examiner *examiner, struct memory *memory, const struct examine_options *options)
{
	*examiner = (struct examiner){ .memory = memory };
	session_init(&examiner->session, memory, &options->reading);
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

/* Adds what the comments did not find to leave out. */
static bool
add_unused(struct examiner *examiner, const struct suppression_list *of, const unsigned char *used,
    struct entries *entries)
{
	struct finding finding = { .rule = DIAG_unused_suppression };
	bool more = true;
	size_t i;

	finding.severity = diag_rows[finding.rule].severity;
	for (i = 0; i < of->count && more; i++) {
		if (used[i] || did_not_look(examiner, &of->list[i]))
			continue;
		finding.at = of->list[i].at;
		finding.args[0] = (struct arg)A_STR(text_str(&examiner->session.text, finding.at));
		more = filter_finding(examiner, finding, entries);
		if (examiner->mends != NULL)
			mends_see(examiner->mends, &finding, examiner->told);
	}
	return more;
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
	if (examiner->session.damaged) /* it would be written with other bytes */
		finding.mend = 0;
	if (!suppress_finding(&examiner->suppressions, &finding, rule_name(examiner, &finding)))
		more = filter_finding(examiner, finding, entries);
	if (examiner->mends != NULL)
		mends_see(examiner->mends, &finding, examiner->told);
	return more;
}

/* Adds those findings that are to be told; false: nobody wants more. */
static bool
add_findings(struct examiner *examiner, const struct diags *diags, struct entries *entries)
{
	bool more = true;
	size_t i;

	if (examiner->mends != NULL)
		mends_begin(examiner->mends, diags);
	for (i = 0; i < diags->count && more; i++)
		more = add_one(examiner, diags->list[i], entries);
	if (examiner->mends != NULL)
		mends_end(examiner->mends, diags);
	if (diags->left_out > 0)
		add_left_out(examiner, diags->left_out, entries);
	return more;
}

/* The file that the session has begun with bytes, or the reason why it could not; gives whether it
 * did. */
static bool
add_file(struct examiner *examiner, struct str name, struct str bytes, const char *reason,
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
	suppress_find(&examiner->suppressions, &session->text, session->format);
	examiner->more = add_findings(examiner, &session->file_diags, entries);
	return true;
}

bool
examine_begin(struct examiner *examiner, struct str name, struct str bytes, struct entries *entries)
{
	const char *reason = session_begin(&examiner->session, name, bytes);

	return add_file(examiner, name, bytes, reason, entries);
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

/* The session's present game. */
static void
add_game(struct examiner *examiner, struct entries *entries)
{
	find_own(examiner);
	examiner->more = add_findings(examiner, &examiner->session.diags, entries);
	entries_game(entries, &examiner->session);
	if (examiner->mends != NULL)
		mends_game(examiner->mends, &examiner->session);
	examiner->more = examiner->more && entries_more(entries);
}

bool
examine_games(struct examiner *examiner, uint32_t until, struct entries *entries)
{
	struct session *session = &examiner->session;

	while (examiner->more && session->parse.at < until) {
		if (!session_next(session))
			return false;
		add_game(examiner, entries);
	}
	return true;
}

void
examine_end(struct examiner *examiner, struct entries *entries)
{
	const struct suppressions *of = &examiner->suppressions;

	if (suppress_count(of) > 0)
		examiner->more =
		    examiner->more && add_unused(examiner, &of->of_lines, of->used, entries) &&
		    add_unused(examiner, &of->of_file, of->used + of->of_lines.count, entries);
	entries_add(entries, ENTRY_end, examiner->session.text.name);
}

bool
examine(struct examiner *examiner, struct str name, struct str bytes, struct entries *entries)
{
	if (examine_begin(examiner, name, bytes, entries)) {
		examine_games(examiner, UINT32_MAX, entries);
		examine_end(examiner, entries);
	}
	return examiner->more;
}

bool
examine_file(struct examiner *examiner, const char *path, struct str shown, struct entries *entries)
{
	struct blocks blocks;
	const char *reason =
	    blocks_open(&blocks, &examiner->session, &examiner->bytes, path, shown);

	if (!add_file(examiner, shown, buffer_str(&examiner->bytes), reason, entries))
		return examiner->more;
	while (examiner->more && blocks_next(&blocks))
		add_game(examiner, entries);
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
