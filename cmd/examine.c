#include "cmd/examine.h"

#include "cmd/hash.h"
#include "cmd/input.h"
#include "cmd/words.h"

void
examiner_init(
    struct examiner *examiner, struct memory *memory, const struct examine_options *options)
{
	*examiner = (struct examiner){ .options = options, .memory = memory };
	session_init(&examiner->session, memory, &options->reading);
	buffer_init(&examiner->bytes, memory);
}

static void
free_prints(struct examiner *examiner)
{
	memory_resize(
	    examiner->memory, examiner->prints, examiner->print_cap * sizeof *examiner->prints, 0);
	examiner->prints = NULL;
	examiner->print_count = examiner->print_cap = 0;
}

void
examiner_free(struct examiner *examiner)
{
	free_prints(examiner);
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

static struct print *
find_print(struct print *prints, size_t cap, uint64_t print)
{
	size_t at = (size_t)hash_mixed(print) & (cap - 1);

	while (prints[at].print != 0 && prints[at].print != print)
		at = (at + 1) & (cap - 1);
	return &prints[at];
}

static void
grow_prints(struct examiner *examiner)
{
	enum { FIRST = 64 };
	struct print *old = examiner->prints;
	size_t old_cap = examiner->print_cap, i;

	examiner->print_cap = old_cap == 0 ? FIRST : 2 * old_cap;
	examiner->prints =
	    memory_resize(examiner->memory, NULL, 0, examiner->print_cap * sizeof *old);
	for (i = 0; i < examiner->print_cap; i++)
		examiner->prints[i] = (struct print){ 0, 0 };
	for (i = 0; i < old_cap; i++) {
		if (old[i].print != 0)
			*find_print(examiner->prints, examiner->print_cap, old[i].print) = old[i];
	}
	memory_resize(examiner->memory, old, old_cap * sizeof *old, 0);
}

/* What a finding is known by when lines above it come and go: its rule and its source line, and how
 * often the file had the same before it. */
static struct fingerprint
fingerprint(struct examiner *examiner, const struct finding *finding)
{
	enum { HASHED = 2048 }; /* of a very long line: there may be a finding at each word */
	struct str name = str_of(diag_rows[finding->rule].name);
	struct str line = text_line_at(&examiner->session.text, finding->at.at, HASHED);
	uint64_t print = hash_line(hash_add(hash_add(HASH_BEGIN, name), STR("\n")), line);
	struct print *seen;

	print += print == 0;
	if (examiner->print_count * 2 >= examiner->print_cap)
		grow_prints(examiner);
	seen = find_print(examiner->prints, examiner->print_cap, print);
	if (seen->print == 0) {
		seen->print = print;
		examiner->print_count++;
	}
	return (struct fingerprint){ print, seen->count++ };
}

static void
add_finding(struct examiner *examiner, const struct finding *finding, struct entries *entries)
{
	const struct examine_options *options = examiner->options;
	struct fingerprint print = { 0, 0 };
	struct entry_finding *told;

	if (options->prints)
		print = fingerprint(examiner, finding);
	if (options->baseline != NULL &&
	    baseline_has(options->baseline, examiner->session.text.name, print)) {
		entries_add(entries, ENTRY_known, examiner->session.text.name);
		return;
	}
	told = entries_finding(entries, &examiner->session, finding, options->excerpts);
	told->fails = finding->severity >= options->fail_on;
	told->print = print;
}

/* Adds a finding if the policy lets it through; false: nobody wants more. */
static bool
filter_finding(struct examiner *examiner, struct finding finding, struct entries *entries)
{
	const struct examine_options *options = examiner->options;

	finding.severity = policy_severity(&options->policy, &finding);
	if (finding.severity == SEVERITY_off || finding.severity < options->least)
		return true;
	add_finding(examiner, &finding, entries);
	return entries_more(entries);
}

/* Adds what the comments did not find to leave out. */
static bool
add_unused(struct examiner *examiner, const struct suppression_list *of, struct entries *entries)
{
	struct finding finding = { .rule = DIAG_unused_suppression };
	bool more = true;
	size_t i;

	finding.severity = diag_rows[finding.rule].severity;
	for (i = 0; i < of->count && more; i++) {
		if (of->list[i].used)
			continue;
		finding.at = of->list[i].at;
		finding.args[0] = (struct arg)A_STR(text_str(&examiner->session.text, finding.at));
		more = filter_finding(examiner, finding, entries);
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

/* Adds those findings that are to be told; false: nobody wants more. */
static bool
add_findings(struct examiner *examiner, const struct diags *diags, struct entries *entries)
{
	bool more = true;
	size_t i;

	for (i = 0; i < diags->count && more; i++) {
		if (!suppress_finding(&examiner->suppressions, &diags->list[i]))
			more = filter_finding(examiner, diags->list[i], entries);
	}
	if (diags->left_out > 0)
		add_left_out(examiner, diags->left_out, entries);
	return more;
}

bool
examine(struct examiner *examiner, struct str name, struct str bytes, struct entries *entries)
{
	struct session *session = &examiner->session;
	const char *reason = session_begin(session, name, bytes);
	struct entry *entry;
	bool more;

	if (reason != NULL)
		return entries_fail_all(entries, name, reason);
	free_prints(examiner);
	entry = entries_add(entries, ENTRY_file, name);
	entry->format = session->format;
	entry->encoding = session->text.encoding;
	suppress_find(&examiner->suppressions, &session->text, session->format);
	more = add_findings(examiner, &session->file_diags, entries);
	while (more && session_next(session)) {
		more = add_findings(examiner, &session->diags, entries);
		entries_game(entries, session);
		more = more && entries_more(entries);
	}
	more = more && add_unused(examiner, &examiner->suppressions.of_lines, entries) &&
	       add_unused(examiner, &examiner->suppressions.of_file, entries);
	entries_add(entries, ENTRY_end, name);
	return more;
}

bool
examine_file(struct examiner *examiner, const char *path, struct str shown, struct entries *entries)
{
	const char *reason = input_read(path, &examiner->bytes);

	if (reason == NULL)
		return examine(examiner, shown, buffer_str(&examiner->bytes), entries);
	return entries_fail_all(entries, shown, reason);
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
