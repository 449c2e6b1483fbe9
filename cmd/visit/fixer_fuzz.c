/*
 * Any bytes as a file that lint --fix fixes: fix_fuzz.
 *
 * All rules are on.  What must hold: to fix what was fixed changes nothing; each game says what
 * it shown, as testing_game.h shows it; no rule has more findings; the difference that lint --diff
 * shows makes the one text into the other.  The file is fixed without an extension, and once more
 * with one of its format.
 */
#include "record/testing_fuzz.h"

#include "cmd/visit/fixer.h"
#include "cmd/visit/testing_lint.h"
#include "cmd/visit/text_diff.h"
#include "lib/escape.h"
#include "lib/testing_game.h"
#include "record/text/utf8.h"

enum { GAMES = 20 };

static struct {
	struct memory memory;
	struct lint_plan plan;
	struct reader_options options;
	struct fixer fixer;
	struct session session; /* reads before and after, apart from the fixer */
	struct arena arena;
	struct buffer bytes, again; /* fixed, and fixed twice */
	struct buffer shown[2], diff, patched;
} fuzz;

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
	struct buffer *buffers[] = { &fuzz.bytes, &fuzz.again, &fuzz.shown[0], &fuzz.shown[1],
		&fuzz.diff, &fuzz.patched };

	(void)argc;
	(void)argv;
	fuzz.memory = (struct memory){ .fail = fuzz_no_memory };
	lint_all(&fuzz.plan, &fuzz.options);
	fuzz.options.reading.lint = fuzz.options.reading.style = true;
	fixer_init(&fuzz.fixer, &fuzz.options.reading, &fuzz.plan, &fuzz.memory);
	session_init(&fuzz.session, &fuzz.memory, &fuzz.options.reading);
	arena_init(&fuzz.arena, &fuzz.memory);
	for (size_t i = 0; i < sizeof buffers / sizeof *buffers; i++)
		buffer_init(buffers[i], &fuzz.memory);
	return 0;
}

/* Appends what the games in bytes say, and counts the findings by rule; false where there are more
 * than are kept. */
static bool
read_games(struct str name, struct str bytes, size_t *rules, struct buffer *out)
{
	struct session *session = &fuzz.session;
	const struct diags *diags = &session->file_diags;
	bool complete;

	buffer_clear(out);
	FUZZ_CHECK(session_open(session, name, bytes, true) == NULL);
	for (size_t i = 0; i < diags->count; i++)
		rules[diags->list[i].rule]++;
	complete = diags->left_out == 0;
	while (session_next(session)) {
		diags = &session->diags;
		for (size_t i = 0; i < diags->count; i++)
			rules[diags->list[i].rule]++;
		complete &= diags->left_out == 0;
		if (session->number > GAMES)
			continue;
		buffer_printf(out, "game %u\n", session->number);
		if (session->game != NULL)
			whole_show_fixed(session->game, session->value_patterns, out);
	}
	return complete;
}

static void
fail_with(const char *what, struct str was, struct str is)
{
	fprintf(stderr, "%s\n--- was\n%.*s\n--- is\n%.*s\n---\n", what, (int)was.n, was.p,
	    (int)is.n, is.p);
	abort();
}

/* --- the difference */

/* Takes the next line, with its end, from *rest. */
static struct str
take_line(struct str *rest)
{
	size_t n = str_find(*rest, STR("\n"));
	struct str line = str_first(*rest, n + (n < rest->n));

	*rest = str_after(*rest, line.n);
	return line;
}

/* The number in a hunk's head after sign, less one: the lines before it. */
static size_t
lines_before(struct str head, const char *sign)
{
	struct str from = str_after(head, str_find(head, str_of(sign)) + 2);
	size_t n = 0, digits = 0;

	while (digits < from.n && from.p[digits] >= '0' && from.p[digits] <= '9')
		n = n * 10 + (size_t)(from.p[digits++] - '0');
	return n - (n > 0 && !str_starts(str_after(from, digits), STR(",0")));
}

/* Does what diff says to old: as patch(1), which wants every line to be the one it names. */
static void
patch(struct str old, struct str diff, struct buffer *out)
{
	size_t at = 0, upto;
	struct str line, text;

	while (diff.n > 0 && !str_starts(diff, STR("@@ ")))
		take_line(&diff);
	while (diff.n > 0) {
		line = take_line(&diff);
		if (str_starts(line, STR("@@ "))) {
			for (upto = lines_before(line, " -"); at < upto; at++)
				buffer_add(out, take_line(&old));
			continue;
		}
		FUZZ_CHECK(line.p[0] == ' ' || line.p[0] == '-' || line.p[0] == '+');
		text = str_after(line, 1);
		if (str_starts(diff, STR("\\ "))) {
			take_line(&diff);
			text.n--;
		}
		if (line.p[0] != '+') {
			FUZZ_CHECK(str_eq(take_line(&old), text));
			at++;
		}
		if (line.p[0] != '-')
			buffer_add(out, text);
	}
	buffer_add(out, old);
}

/* The difference between two files makes the one into the other, but for changes it hides. */
static void
check_diff(struct str name, struct str old, struct str new)
{
	struct str bytes[2] = { old, new };
	struct text texts[2] = { { .name = name }, { .name = name } };
	struct diags none;
	size_t hidden;

	for (unsigned i = 0; i < 2; i++) {
		diags_init(&none, &fuzz.arena, 0);
		codec_decode(
		    fuzz.session.codec, bytes[i], ENCODING_unknown, &fuzz.arena, &texts[i], &none);
	}
	buffer_clear(&fuzz.diff);
	buffer_clear(&fuzz.patched);
	hidden = diff_write(&texts[0], &texts[1], &fuzz.diff).count;
	FUZZ_CHECK(utf8_valid(buffer_str(&fuzz.diff)) == fuzz.diff.n);
	patch(texts[0].body, buffer_str(&fuzz.diff), &fuzz.patched);
	if (hidden == 0 && !str_eq(buffer_str(&fuzz.patched), texts[1].body))
		fail_with(
		    "another text by the difference", texts[1].body, buffer_str(&fuzz.patched));
}

/* --- */

static void
check_fixed(struct str name, struct str bytes)
{
	size_t before[DIAG_COUNT] = { 0 }, after[DIAG_COUNT] = { 0 };
	struct str fixed = fix_bytes(&fuzz.fixer, name, bytes);
	bool complete;

	FUZZ_CHECK((fuzz.fixer.fixed > 0) >= !str_eq(fixed, bytes));
	if (str_eq(fixed, bytes))
		return;
	buffer_clear(&fuzz.bytes);
	buffer_add(&fuzz.bytes, fixed);
	fixed = buffer_str(&fuzz.bytes);
	complete = read_games(name, bytes, before, &fuzz.shown[0]);
	complete &= read_games(name, fixed, after, &fuzz.shown[1]);
	if (!str_eq(buffer_str(&fuzz.shown[0]), buffer_str(&fuzz.shown[1])))
		fail_with("another game", buffer_str(&fuzz.shown[0]), buffer_str(&fuzz.shown[1]));
	for (unsigned rule = 0; complete && rule < DIAG_COUNT; rule++)
		if (before[rule] < after[rule])
			fail_with(diag_rows[rule].name, bytes, fixed);
	check_diff(name, bytes, fixed);
	arena_reset(&fuzz.arena);
	buffer_clear(&fuzz.again);
	buffer_add(&fuzz.again, fix_bytes(&fuzz.fixer, name, fixed));
	if (!str_eq(buffer_str(&fuzz.again), fixed))
		fail_with("fixed twice", fixed, buffer_str(&fuzz.again));
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char *const kif[] = { "input.kif", "input.kifu" }, *const ki2[] = {
		"input.ki2", "input.ki2u"
	};
	char *bytes = fuzz_copy(data, size), name[32];
	struct str whole = { bytes, size };
	enum format format;

	fuzz.memory.limit = fuzz_limit(size) * 2;
	check_fixed(STR("input"), whole);
	format = fuzz.fixer.reader.session.source.format;
	snprintf(name, sizeof name, "input.%s", format_rows[format].name);
	if (format == FORMAT_kif)
		snprintf(name, sizeof name, "%s", kif[size % 2]);
	if (format == FORMAT_ki2)
		snprintf(name, sizeof name, "%s", ki2[size % 2]);
	if (format != FORMAT_none)
		check_fixed(str_of(name), whole);
	free(bytes);
	return 0;
}
