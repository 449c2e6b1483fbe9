#include "record/diag.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "record/text/utf8.h"

const struct diag_row diag_rows[DIAG_COUNT] = {
#define FIX(kind, english, japanese) FIX_##kind
#define NO_FIX FIX_none
#define DIAG(id, name, group, severity, source, example, fix, english, japanese, ...)              \
	[DIAG_##id] = { name, GROUP_##group, SEVERITY_##severity, fix, { english, japanese } },
#include "record/diag.def"
#undef DIAG
};

/* Both lists have the same ids in the same order. */
enum row {
#define DIAG(id, ...) ROW_##id,
#include "record/diag.def"
#undef DIAG
	ROW_COUNT
};
#define DIAG_ID(id) _Static_assert((int)ROW_##id == (int)DIAG_##id, #id);
#include "record/diag/ids.def"
#undef DIAG_ID
_Static_assert((int)ROW_COUNT == (int)DIAG_COUNT, "record/diag/ids.def lacks a row");

const char *const diag_group_names[GROUP_COUNT] = {
#define GROUP(name) #name,
	DIAG_GROUPS(GROUP)
#undef GROUP
};

const char *const diag_severity_names[4] = { "off", "note", "warning", "error" };

/* Characters of a string that a message shows. */
enum { SHOWN_MAX = 60 };

/* Returns the first characters of s, at most max. */
static struct str
first_characters(struct str s, size_t max)
{
	size_t at = 0, count;
	uint32_t code;

	for (count = 0; count < max && at < s.n; count++)
		at += utf8_read(str_after(s, at), &code);
	return str_first(s, at);
}

void
diags_init(struct diags *diags, struct arena *arena, size_t limit)
{
	*diags = (struct diags){ .arena = arena, .limit = limit };
}

/* Copies the arguments.  A string is kept only as far as shows that it is too long, so that many
 * findings about one long line do not hold as many copies of it. */
static void
copy_args(struct arena *arena, struct finding *finding, const struct arg *args)
{
	unsigned i;

	for (i = 0; i < DIAG_ARGS_MAX && args[i].kind != ARG_end; i++) {
		finding->args[i] = args[i];
		if (args[i].kind == ARG_str)
			finding->args[i].is.str =
			    arena_str(arena, first_characters(args[i].is.str, SHOWN_MAX + 1));
	}
}

struct finding *
diags_add(struct diags *diags, enum diag rule, struct span at, uint32_t ply, const struct arg *args)
{
	struct finding *finding = &diags->scratch;
	bool kept = diags->count < diags->limit;

	if (kept) {
		finding = ARENA_ADD(diags->arena, diags->list, diags->count, diags->cap);
	} else {
		if (diags->left.kept)
			*ARENA_ADD(diags->arena, diags->left.at, diags->left_out, diags->left.cap) =
			    at.at;
		else
			diags->left_out++;
	}
	*finding = (struct finding){
		.rule = rule,
		.severity = diag_rows[rule].severity,
		.at = at,
		.game = diags->game,
		.handicap = diags->handicap,
		.letters = diags->letters,
		.pieces = diags->pieces,
		.ply = ply,
	};
	if (kept)
		copy_args(diags->arena, finding, args);
	return finding;
}

void
diags_fix(struct diags *diags, struct finding *finding, struct span at, struct str text)
{
	struct edit edit = { at, NO_STR, finding->fix };

	if (finding == &diags->scratch)
		return;
	edit.text = arena_str(diags->arena, text);
	*ARENA_ADD(diags->arena, diags->edits, diags->edit_count, diags->edit_cap) = edit;
	finding->fix = (uint32_t)diags->edit_count;
}

/* Orders pointers to findings by game and place, then by their places in the list. */
static int
compare_findings(const void *one, const void *two)
{
	const struct finding *a = *(const struct finding *const *)one;
	const struct finding *b = *(const struct finding *const *)two;

	if (a->game != b->game)
		return a->game < b->game ? -1 : 1;
	if (a->at.at != b->at.at)
		return a->at.at < b->at.at ? -1 : 1;
	return (a > b) - (a < b);
}

static bool
is_sorted(const struct diags *diags)
{
	const struct finding *a, *b;
	size_t i;

	for (i = 1; i < diags->count; i++) {
		a = &diags->list[i - 1];
		b = &diags->list[i];
		if (compare_findings(&a, &b) > 0)
			return false;
	}
	return true;
}

void
diags_forget(struct diags *diags, size_t first, size_t last)
{
	if (first < last)
		memmove(&diags->list[first], &diags->list[last],
		    (diags->count - last) * sizeof *diags->list);
	diags->count -= last - first;
}

/* Sorts pointers, because findings are large. */
void
diags_sort(struct diags *diags)
{
	size_t n = diags->count, i;
	const struct finding **sorted;
	struct finding *list;

	if (is_sorted(diags))
		return;
	sorted = arena_take(diags->arena, n * sizeof *sorted);
	list = arena_take(diags->arena, n * sizeof *list);
	for (i = 0; i < n; i++)
		sorted[i] = &diags->list[i];
	qsort(sorted, n, sizeof *sorted, compare_findings);
	for (i = 0; i < n; i++)
		list[i] = *sorted[i];
	diags->list = list;
	diags->cap = n;
}

static void
show_str(struct str s, struct buffer *out)
{
	struct str shown = first_characters(s, SHOWN_MAX);

	buffer_add(out, shown);
	if (shown.n < s.n)
		buffer_add(out, STR("…"));
}

static void
show_square(square_t square, bool letters, struct buffer *out)
{
	unsigned file = square_file(square), rank = square_rank(square);

	if (letters || file > 9 || rank > 9)
		buffer_printf(out, "%u%c", file, (int)('a' - 1 + rank));
	else
		buffer_printf(out, "%u%u", file, rank);
}

static void
show_piece(const struct piece_set *set, piece_t piece, enum language language, struct buffer *out)
{
	const char *(*const name)(const struct piece_set *, piece_t) =
	    language == LANGUAGE_en ? piece_english : piece_word;
	bool made_up = piece_promoted(piece) && *name(set, piece) == '\0'; /* no such piece */

	if (made_up) {
		buffer_add(out, language == LANGUAGE_en ? STR("promoted ") : STR("成"));
		piece &= (piece_t)~PIECE_PROMOTED;
	}
	buffer_add(out, str_of(name(set, piece)));
}

static void
show_time(uint32_t time, struct buffer *out)
{
	uint32_t ms = time % 1000, s = time / 1000;

	buffer_printf(out, "%" PRIu32 ":%02" PRIu32 ":%02" PRIu32, s / 3600, s / 60 % 60, s % 60);
	if (ms != 0)
		buffer_printf(out, ".%03" PRIu32, ms);
}

/* Returns whether a character can be shown: controls, surrogates, blanks and characters without
 * width cannot. */
static bool
is_printable(uint32_t code)
{
	static const struct {
		uint32_t first, last;
	} hidden[] = {
		{ 0x00, 0x20 },         /* C0 controls and space */
		{ 0x7F, 0xA0 },         /* DEL, C1 controls, no-break space */
		{ 0x2000, 0x200F },     /* blanks, direction marks */
		{ 0x2028, 0x202F },     /* line and paragraph ends, direction marks */
		{ 0x205F, 0x206F },     /* invisible operators, direction marks */
		{ 0x3000, 0x3000 },     /* ideographic space */
		{ 0xD800, 0xF8FF },     /* surrogates, private use */
		{ 0xFDD0, 0xFDEF },     /* no characters */
		{ 0xFEFF, 0xFEFF },     /* byte order mark */
		{ 0xFFF0, 0xFFFB },     /* interlinear marks */
		{ 0xF0000, UINT32_MAX } /* private use and beyond */
	};
	size_t i;

	for (i = 0; i < sizeof hidden / sizeof *hidden; i++) {
		if (code >= hidden[i].first && code <= hidden[i].last)
			return false;
	}
	return (code & 0xFFFE) != 0xFFFE && utf8_width(code) > 0;
}

static void
show_code(uint32_t code, enum language language, struct buffer *out)
{
	static const char *const quotes[][2] = {
		[LANGUAGE_en] = { " \"", "\"" },
		[LANGUAGE_ja] = { "「", "」" },
	};
	char character[4];

	buffer_printf(out, "U+%04" PRIX32, code);
	if (!is_printable(code))
		return;
	buffer_add(out, str_of(quotes[language][0]));
	buffer_add(out, (struct str){ character, utf8_write(character, code) });
	buffer_add(out, str_of(quotes[language][1]));
}

static void
show_arg(const struct finding *finding, const struct arg *arg, enum language language,
    struct buffer *out)
{
	static const char *const sides[2][2][NO_SIDE + 1] = {
		/* with a handicap or without */
		[LANGUAGE_en] = { { "black", "white", "nobody" }, { "black", "white", "nobody" } },
		[LANGUAGE_ja] = { { "先手", "後手", "なし" }, { "下手", "上手", "なし" } },
	};
	const struct ending_row *row;

	switch (arg->kind) {
	case ARG_str:
		show_str(arg->is.str, out);
		break;
	case ARG_number:
		buffer_printf(out, "%" PRId64, arg->is.number);
		break;
	case ARG_square:
		show_square(arg->is.square, finding->letters, out);
		break;
	case ARG_piece:
		show_piece(finding->pieces, arg->is.piece, language, out);
		break;
	case ARG_side:
		buffer_add(out, str_of(sides[language][finding->handicap][arg->is.side]));
		break;
	case ARG_ending:
		row = &ending_rows[arg->is.ending];
		buffer_add(out, str_of(language == LANGUAGE_en ? row->english : row->japanese));
		break;
	case ARG_time:
		show_time(arg->is.time, out);
		break;
	case ARG_code:
		show_code(arg->is.code, language, out);
		break;
	case ARG_words:
		buffer_add(out, str_of(arg->is.words[language]));
		break;
	case ARG_end:
	case ARG_phrase:
		break;
	}
}

/* Returns the argument that text begins with ("{2}" or "{2:"), or NULL. */
static const struct arg *
arg_named(const struct finding *finding, const char *text)
{
	unsigned i, n;

	if (text[0] != '{' || text[1] < '0' || text[1] >= '0' + DIAG_ARGS_MAX ||
	    (text[2] != '}' && text[2] != ':'))
		return NULL;
	n = (unsigned)(text[1] - '0');
	for (i = 0; i <= n; i++) {
		if (finding->args[i].kind == ARG_end)
			return NULL;
	}
	return &finding->args[n];
}

static const char *
phrase_text(enum phrase phrase, enum language language)
{
	static const char *const phrases[PHRASE_COUNT][2] = {
#define PHRASE(id, english, japanese) [PHRASE_##id] = { english, japanese },
#include "record/tables/phrase.def"
#undef PHRASE
	};

	return phrases[phrase][language];
}

/* Appends the word of "{0:move|moves}" for the number.  Returns the length of the whole. */
static size_t
show_plural(const struct arg *arg, const char *text, struct buffer *out)
{
	const char *one = text + strlen("{0:"), *many = strchr(one, '|') + 1;
	const char *end = strchr(many, '}');

	if (arg->is.number == 1)
		buffer_add(out, (struct str){ one, (size_t)(many - 1 - one) });
	else
		buffer_add(out, (struct str){ many, (size_t)(end - many) });
	return (size_t)(end + 1 - text);
}

/* Appends text with its arguments.  A phrase among them may have arguments of the same finding, but
 * no phrase: that is left as it is written. */
static void
show_text(const struct finding *finding, const char *text, bool in_phrase, enum language language,
    struct buffer *out)
{
	const struct arg *arg;

	while (*text != '\0') {
		arg = arg_named(finding, text);
		if (arg == NULL || (arg->kind == ARG_phrase && in_phrase)) {
			buffer_char(out, *text++);
			continue;
		}
		if (text[2] == ':') {
			text += show_plural(arg, text, out);
			continue;
		}
		if (arg->kind == ARG_phrase)
			show_text(
			    finding, phrase_text(arg->is.phrase, language), true, language, out);
		else
			show_arg(finding, arg, language, out);
		text += strlen("{0}");
	}
}

void
diag_message(const struct finding *finding, enum language language, struct buffer *out)
{
	show_text(finding, diag_rows[finding->rule].message[language], false, language, out);
}

void
diag_phrase(enum phrase phrase, const struct arg *args, enum language language, struct buffer *out)
{
	struct finding finding = { .ply = 0 };
	unsigned i;

	for (i = 0; i < DIAG_ARGS_MAX && args[i].kind != ARG_end; i++)
		finding.args[i] = args[i];
	show_text(&finding, phrase_text(phrase, language), false, language, out);
}

const char *const diag_titles[DIAG_COUNT] = {
#define TITLE(id, title) [DIAG_##id] = title,
#include "record/diag/titles.def"
#undef TITLE
};

/* Has a member for each title, so that a rule without one, or with two, does not compile. */
enum {
#define TITLE(id, title) TITLE_##id,
#include "record/diag/titles.def"
#undef TITLE
	TITLE_COUNT
};
_Static_assert((int)TITLE_COUNT == (int)DIAG_COUNT, "each rule has a title");

static bool
same_letters(struct str a, struct str b)
{
	size_t i;

	for (i = 0; i < a.n && i < b.n && str_lower(a.p[i]) == b.p[i]; i++)
		;
	return i == a.n && i == b.n;
}

/* Takes the next character that is no hiragana off *s.  Returns 0 after the last. */
static uint32_t
take_kanji(struct str *s)
{
	uint32_t code = 0;

	while (s->n > 0) {
		*s = str_after(*s, utf8_read(*s, &code));
		if (code < 0x3041 || code > 0x3096)
			return code;
	}
	return 0;
}

/* Whether two words have the same kanji: hiragana between them may be left out (打歩詰). */
static bool
same_kanji(struct str a, struct str b)
{
	uint32_t one, other;

	do {
		one = take_kanji(&a);
		other = take_kanji(&b);
	} while (one == other && one != 0);
	return one == other;
}

enum diag
diag_named(struct str name)
{
	unsigned rule;

	for (rule = 0; rule < DIAG_COUNT; rule++) {
		if (same_letters(name, str_of(diag_rows[rule].name)) ||
		    str_eq(name, str_of(diag_titles[rule])))
			return (enum diag)rule;
	}
	while (rule-- > 0)
		if (utf8_ascii(name) == 0 && name.n > 0 &&
		    same_kanji(name, str_of(diag_titles[rule])))
			return (enum diag)rule;
	return DIAG_COUNT;
}
