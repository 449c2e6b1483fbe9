#include "cmd/filter/filter_value.h"

#include "cmd/options/option_value.h"
#include "cmd/options/suggest.h"
#include "lib/game_summary.h"
#include "parsers/usi/usi_words.h"
#include "record/sfen.h"
#include "record/text/utf8.h"
#include "record/values/value_patterns.h"
#include "record/variants/variants.h"
#include "rules/variants/handicap.h"

/* --- patterns */

static int
read_pattern(struct program *program, struct pattern_context **patterns, struct str text,
    const struct filter *filter, const struct pattern **pattern)
{
	struct pattern_error why;

	if (*patterns == NULL)
		*patterns = pattern_context_new(&program->memory);
	*pattern = pattern_compile(*patterns, text, true, &why);
	if (*pattern != NULL)
		return STATUS_ok;
	return program_usage(program, "--%s: invalid pattern: %s at character %zu of '%.*s'",
	    filter->name, why.message, utf8_count(str_first(text, why.at)) + 1, program_width(text),
	    text.p);
}

int
filter_value_pattern(struct program *program, struct pattern_context **patterns, struct str text,
    struct filter *filter)
{
	return read_pattern(program, patterns, text, filter, &filter->is.pattern);
}

int
filter_value_header(struct program *program, struct pattern_context **patterns, struct str text,
    struct filter *filter)
{
	struct str pattern = text, key = header_bare_key(str_trim(str_cut(&pattern, '=')));
	bool inverted = str_starts(pattern, STR("!"));

	if (key.n == 0 || str_find(text, STR("=")) == text.n)
		return program_usage(program, "--%s takes KEY=PATTERN, not '%.*s'", filter->name,
		    program_width(text), text.p);
	filter->inverted ^= inverted;
	filter->is.header.key = key;
	filter->is.header.id = header_named(key);
	return read_pattern(
	    program, patterns, str_after(pattern, inverted), filter, &filter->is.header.pattern);
}

/* --- ranges */

/* Cuts "FROM..TO", or one value that is both.  Returns false if there is no value. */
static bool
cut_range(struct str text, struct str *from, struct str *to)
{
	size_t dots = str_find(text, STR(".."));

	*from = str_first(text, dots);
	*to = dots < text.n ? str_after(text, dots + 2) : text;
	return from->n > 0 || to->n > 0;
}

int
filter_value_range(struct program *program, struct pattern_context **patterns, struct str text,
    struct filter *filter)
{
	struct str from, to;

	(void)patterns;
	filter->is.range.max = UINT32_MAX;
	if (!cut_range(text, &from, &to) ||
	    (from.n > 0 && !option_value_decimal(from, &filter->is.range.min)) ||
	    (to.n > 0 && !option_value_decimal(to, &filter->is.range.max)) ||
	    filter->is.range.min > filter->is.range.max)
		return program_usage(program, "--%s takes N or MIN..MAX, not '%.*s'", filter->name,
		    program_width(text), text.p);
	return STATUS_ok;
}

/* Sets the parts of 2004, 2004-05 or 2004-05-01; 0: it has none.  Returns whether it is one. */
enum { YEAR, MONTH, DAY, PARTS };
static bool
read_parts(struct str text, uint32_t parts[static PARTS])
{
	static const size_t digits[PARTS] = { 4, 2, 2 };
	unsigned i;

	for (i = 0; i < PARTS && (i == 0 || text.n > 0); i++) {
		struct str part = str_first(text, digits[i]);

		if (part.n < digits[i] || !option_value_decimal(part, &parts[i]) ||
		    (i > 0 && parts[i] == 0))
			return false;
		text = str_after(text, digits[i]);
		if (text.n > 0 && (text.p[0] != '-' || text.n == 1 || i == DAY))
			return false;
		text = str_after(text, text.n > 0);
	}
	return true;
}

/* The same of a date as records write it: 平成7年, 2004/05. */
static bool
read_words_of_date(struct program *program, struct str text, uint32_t parts[static PARTS])
{
	struct value_patterns *patterns = value_patterns_new(&program->memory);
	struct date date;
	bool good =
	    value_date(patterns, text, &date) && date.exact && date.year > 0 && date.hour < 0;

	value_patterns_free(patterns);
	str_cut(&text, '-');
	if (!good || (date.month <= 0 && text.n > 0) || /* 2004-00 */
	    (date.day <= 0 && str_find(text, STR("-")) < text.n))
		return false;
	parts[YEAR] = (uint32_t)date.year;
	parts[MONTH] = date.month > 0 ? (uint32_t)date.month : 0;
	parts[DAY] = date.day > 0 ? (uint32_t)date.day : 0;
	return true;
}

/* Reads a date and returns its first or last day as 20040501; 0: it is none. */
static uint32_t
read_day(struct program *program, struct str text, bool last)
{
	uint32_t parts[PARTS] = { 0 };
	struct date date = { .hour = -1, .minute = -1, .second = -1 };

	if (!read_parts(text, parts)) {
		memset(parts, 0, sizeof parts);
		if (!read_words_of_date(program, text, parts))
			return 0;
	}
	date.year = (int)parts[YEAR];
	date.month = parts[MONTH] > 0 ? (int)parts[MONTH] : last ? 12 : 1;
	if (date.month > 12)
		return 0;
	date.day = parts[DAY] > 0 ? (int)parts[DAY]
		   : last         ? date_last_day(date.year, date.month)
				  : 1;
	return date_exists(&date) ? (uint32_t)(date.year * 10000 + date.month * 100 + date.day) : 0;
}

int
filter_value_dates(struct program *program, struct pattern_context **patterns, struct str text,
    struct filter *filter)
{
	struct str from, to;

	(void)patterns;
	filter->is.range.max = UINT32_MAX;
	if (!cut_range(text, &from, &to))
		return program_usage(
		    program, "--%s needs a date (2004, 2004-05 or 2004-05-01)", filter->name);
	if (from.n > 0 && (filter->is.range.min = read_day(program, from, false)) == 0)
		return program_usage(program,
		    "--%s: no such date: '%.*s' (write 2004, 2004-05 or 2004-05-01)", filter->name,
		    program_width(from), from.p);
	if (to.n > 0 && (filter->is.range.max = read_day(program, to, true)) == 0)
		return program_usage(program,
		    "--%s: no such date: '%.*s' (write 2004, 2004-05 or 2004-05-01)", filter->name,
		    program_width(to), to.p);
	if (filter->is.range.min > filter->is.range.max)
		return program_usage(program, "--%s: '%.*s' ends before it begins", filter->name,
		    program_width(text), text.p);
	return STATUS_ok;
}

/* --- lists of names */

/* Returns the names of a list without the commas and blanks around them, a blank between two. */
static struct str
words_of(struct program *program, struct str text)
{
	char *words = arena_take(&program->arena, text.n + 1);
	size_t n = 0;

	while (text.n > 0) {
		struct str word = str_trim(str_cut(&text, ','));

		if (word.n > 0 && n > 0)
			words[n++] = ' ';
		memcpy(words + n, word.p, word.n);
		n += word.n;
	}
	return (struct str){ words, n };
}

/* Reads a list of words, each of which must be one of the names. */
static int
read_words(struct program *program, const char *const *first, size_t count, size_t size,
    struct str text, struct filter *filter)
{
	struct str rest = words_of(program, text), word;
	struct suggest suggest;
	size_t i;

	filter->is.words = rest;
	do {
		word = str_cut(&rest, ' ');
		for (i = 0; i < count; i++) {
			if (str_eq(word,
				str_of(*(const char *const *)((const char *)first + i * size))))
				break;
		}
		suggest = (struct suggest){ .word = word };
		suggest_rows(&suggest, first, count, size);
		if (i == count)
			return program_usage(program, "--%s: unknown name '%.*s'%s", filter->name,
			    program_width(word), word.p, suggest_among(&suggest, program));
	} while (rest.n > 0);
	return STATUS_ok;
}

int
filter_value_endings(struct program *program, struct pattern_context **patterns, struct str text,
    struct filter *filter)
{
	(void)patterns;
	return read_words(
	    program, &ending_rows[0].name, ENDING_COUNT, sizeof *ending_rows, text, filter);
}

int
filter_value_winners(struct program *program, struct pattern_context **patterns, struct str text,
    struct filter *filter)
{
	static const char *const names[] = { "black", "white", "none", "sente", "gote", "先手",
		"後手", "下手", "上手" };
	static const char *const meant[] = { "black", "white", "none", "black", "white", "black",
		"white", "black", "white" };
	struct str rest, word;
	struct buffer words;
	size_t i;

	(void)patterns;
	if (read_words(program, names, sizeof names / sizeof *names, sizeof *names, text, filter) !=
	    STATUS_ok)
		return STATUS_failed;
	buffer_init(&words, &program->memory);
	for (rest = filter->is.words; rest.n > 0; buffer_char(&words, ' ')) {
		word = str_cut(&rest, ' ');
		for (i = 0; !str_eq(word, str_of(names[i]));)
			i++;
		buffer_add(&words, str_of(meant[i]));
	}
	filter->is.words = arena_str(&program->arena, str_rtrim(buffer_str(&words)));
	buffer_free(&words);
	return STATUS_ok;
}

int
filter_value_verdicts(struct program *program, struct pattern_context **patterns, struct str text,
    struct filter *filter)
{
	(void)patterns;
	return read_words(program, game_summary_verdicts, VERDICT_unreadable + 1,
	    sizeof *game_summary_verdicts, text, filter);
}

/* Adds the rows of all variants that have this name.  Returns false if there is none. */
static bool
add_handicap(const struct variants *variants, struct str name, struct filter *filter)
{
	bool other = str_eq(name, STR("other")), found = other;
	const struct handicap *row;
	size_t i;

	filter->is.handicaps.other |= other;
	for (i = 0; i < variants_count(variants); i++) {
		row = handicap_named(variants_at(variants, i), name);
		if (row == NULL)
			continue;
		filter->is.handicaps.rows[filter->is.handicaps.count++] = row;
		found = true;
	}
	return found;
}

int
filter_value_handicaps(struct program *program, struct pattern_context **patterns, struct str text,
    struct filter *filter)
{
	const struct variants *variants = program_variants(program);
	size_t most = (text.n + 1) * variants_count(variants), i;
	const struct variant *variant;
	struct suggest suggest;
	struct str name;

	(void)patterns;
	filter->is.handicaps.rows =
	    arena_take(&program->arena, most * sizeof *filter->is.handicaps.rows);
	do {
		name = str_trim(str_cut(&text, ','));
		if (add_handicap(variants, name, filter))
			continue;
		suggest = (struct suggest){ .word = name };
		for (i = 0; i < variants_count(variants); i++) {
			variant = variants_at(variants, i);
			suggest_rows(&suggest, &variant->handicaps[0].english,
			    variant_handicaps(variant), sizeof *variant->handicaps);
		}
		return program_usage(program, "--%s: unknown name '%.*s'%s", filter->name,
		    program_width(name), name.p, suggest_among(&suggest, program));
	} while (text.n > 0);
	return STATUS_ok;
}

/* --- positions and moves */

int
filter_value_position(struct program *program, struct pattern_context **patterns, struct str text,
    struct filter *filter)
{
	struct waypoint *waypoint = arena_zero(&program->arena, sizeof *waypoint);
	struct str sfen = str_starts(text, STR("sfen ")) ? str_after(text, 5) : text;
	size_t bad;

	(void)patterns;
	filter->is.waypoint = waypoint;
	if (!waypoint_read(program_variants(program), sfen, waypoint, &bad))
		return program_usage(program, "--%s: not a position at character %zu of '%.*s'",
		    filter->name, utf8_count(str_first(sfen, bad)) + 1, program_width(sfen),
		    sfen.p);
	if (variants_of_size(program_variants(program), waypoint->diagram.width,
		waypoint->diagram.height, NULL) != NULL)
		return STATUS_ok;
	return program_usage(program, "--%s: no variant has a board of %ux%u squares", filter->name,
	    waypoint->diagram.width, waypoint->diagram.height);
}

int
filter_value_moves(struct program *program, struct pattern_context **patterns, struct str text,
    struct filter *filter)
{
	struct str rest = text, word;
	struct buffer words;
	struct claim claim;
	int status = STATUS_ok;

	(void)patterns;
	buffer_init(&words, &program->memory);
	while (status == STATUS_ok && (rest = str_ltrim(rest)).n > 0) {
		word = str_trim(str_cut(&rest, ' '));
		if (!usi_words_claim(NULL, word, &claim) || claim.kind == CLAIM_end) {
			status = program_usage(program, "--%s: not a move of USI: '%.*s'",
			    filter->name, program_width(word), word.p);
			break;
		}
		if (words.n > 0)
			buffer_char(&words, ' ');
		sfen_move(NULL,
		    &(const struct move){ .kind = claim.kind == CLAIM_pass            ? MOVE_pass
						  : (claim.has & CLAIM_HAS_drop) != 0 ? MOVE_drop
										      : MOVE_board,
			.from = claim.from,
			.mid = claim.mid,
			.to = claim.to,
			.piece = claim.piece,
			.flags = (claim.has & CLAIM_HAS_promote) != 0 ? MOVE_promotes : 0 },
		    &words);
	}
	filter->is.words = arena_str(&program->arena, buffer_str(&words));
	buffer_free(&words);
	return status != STATUS_ok || filter->is.words.n > 0
		   ? status
		   : program_usage(program, "--%s needs a move", filter->name);
}
