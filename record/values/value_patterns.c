#include "record/values/value_patterns.h"

#include <stddef.h>

#include "record/text/swar.h"
#include "record/text/utf8.h"
#include "record/values/numeral.h"
#include "record/values/pattern.h"

/* Bytes of a value that are read: real ones are below 100. */
enum { VALUE_BYTES_MAX = 256 };

enum { /* by number */
#define PATTERN(id, text) PATTERN_##id,
#include "record/values/pattern.def"
#undef PATTERN
	PATTERN_COUNT
};

static const char *const pattern_texts[PATTERN_COUNT] = {
#define PATTERN(id, text) [PATTERN_##id] = text,
#include "record/values/pattern.def"
#undef PATTERN
};

/* The words after the number of a まで line, with their meaning. */
enum { KNOWN_COUNT = 8, KNOWN_BYTES_MAX = 64 };
struct known_words {
	char words[KNOWN_BYTES_MAX];
	size_t n; /* 0: unused */
	struct result_line line;
};

struct value_patterns {
	struct memory *memory;
	struct pattern_context *context;
	struct pattern *compiled[PATTERN_COUNT]; /* NULL: not used yet */

	/* The usual まで lines, so that most records need no pattern compiled, and the last ones,
	 * as games end in few ways.  The next replaces the oldest. */
	struct known_words known[KNOWN_COUNT];
	unsigned known_next;
};

static void
add_known(struct value_patterns *patterns, struct str words, const struct result_line *line)
{
	struct known_words *known = &patterns->known[patterns->known_next++ % KNOWN_COUNT];

	memcpy(known->words, words.p, known->n = words.n);
	known->line = *line;
}

struct value_patterns *
value_patterns_new(struct memory *memory)
{
	static const struct result_line black = { 0, ENDING_resign, BLACK, BLACK, true },
					white = { 0, ENDING_resign, WHITE, WHITE, true };
	struct value_patterns *patterns = memory_resize(memory, NULL, 0, sizeof *patterns);

	*patterns = (struct value_patterns){ .memory = memory };
	add_known(patterns, STR("手で先手の勝ち"), &black);
	add_known(patterns, STR("手で後手の勝ち"), &white);
	add_known(patterns, STR("手で下手の勝ち"), &black);
	add_known(patterns, STR("手で上手の勝ち"), &white);
	return patterns;
}

void
value_patterns_free(struct value_patterns *patterns)
{
	if (patterns == NULL)
		return;
	pattern_context_free(patterns->context);
	(void)memory_resize(patterns->memory, patterns, sizeof *patterns, 0);
}

/* Matches s against a pattern.  next_group returns the groups until the next match. */
static bool
match(struct value_patterns *patterns, unsigned number, struct str s)
{
	if (s.n == 0)
		return false;
	if (patterns->context == NULL)
		patterns->context = pattern_context_new(patterns->memory);
	if (patterns->compiled[number] == NULL)
		patterns->compiled[number] = pattern_own(patterns->context, pattern_texts[number]);
	return pattern_match(patterns->compiled[number], s);
}

static bool
next_group(const struct value_patterns *patterns, unsigned number, struct str s, uint32_t *at,
    struct pattern_group *group)
{
	return pattern_group(patterns->compiled[number], s, at, group);
}

/* The parts of a date by their names in the pattern. */
enum part {
	YEAR,
	ERA,
	MONTH,
	DAY,
	WEEKDAY,
	HALF,
	HOUR,
	MINUTE,
	SECOND,
	REST,
	ALL_READ,
	PART_COUNT
};
static const char part_names[] = "yemdwphisrz";

/* Parts that are words: words of the same length, and the value of the first and of each next one.
 * The value of an era is the year before its first. */
static const struct date_words {
	enum part part;
	const char *words;
	size_t length;
	int first, step;
} date_words[] = {
	{ ERA, "明治", 6, 1867, 0 },
	{ ERA, "大正", 6, 1911, 0 },
	{ ERA, "昭和", 6, 1925, 0 },
	{ ERA, "平成", 6, 1988, 0 },
	{ ERA, "令和", 6, 2018, 0 },
	{ MONTH, "janfebmaraprmayjunjulaugsepoctnovdec", 3, 1, 1 },
	{ WEEKDAY, "日月火水木金土", 3, 0, 1 },
	{ WEEKDAY, "sunmontuewedthufrisat", 3, 0, 1 },
	{ HALF, "午前午後", 6, 0, 12 },
	{ HALF, "ap", 1, 0, 12 },
};

/* Returns the value of a part, or -1 if it is unknown: ?? */
static int
part_value(enum part part, struct str s)
{
	uint32_t value;

	if (numeral_read(s, &value))
		return value < 10000 ? (int)value : -1;
	for (size_t i = 0; i < sizeof date_words / sizeof *date_words; i++) {
		const struct date_words *row = &date_words[i];

		if (row->part != part || s.n != row->length)
			continue;
		for (int n = 0; row->words[(size_t)n * s.n] != '\0'; n++)
			if (str_eq_nocase(s, (struct str){ row->words + (size_t)n * s.n, s.n }))
				return row->first + n * row->step;
	}
	return -1;
}

/* Returns a year, month or day, where 0 is unknown. */
static int
unless_zero(int value)
{
	return value == 0 ? -1 : value;
}

/* Reads 2004/05/31, 2004/05/31 10:00 or 2004/05/31 10:00:00, as nearly all dates are written, as
 * the pattern does but without it: compiling the pattern takes longer than reading a game. */
static bool
usual_date(struct str s, struct date *date)
{
	static const char form[] = "0000/00/00 00:00:00\0    ";
	enum { TO_DAY = 10, TO_MINUTE = 16, TO_SECOND = 19, SPACE = 24 };
	char text[SPACE] = "";
	uint64_t digits[SPACE / 8];

	if (s.n != TO_DAY && s.n != TO_MINUTE && s.n != TO_SECOND)
		return false;
	memcpy(text, form, SPACE);
	memcpy(text, s.p, s.n);
	for (size_t i = 0; i < SPACE / 8; i++)
		if (!swar_like(swar_load(text + 8 * i), swar_load(form + 8 * i), &digits[i]))
			return false;
	*date = (struct date){
		.year = unless_zero((int)swar_number(digits[0], 4)),
		.month = unless_zero((int)swar_pair(digits[0], 5)),
		.day = unless_zero((int)swar_pair(digits[1], 0)),
		.weekday = -1,
		.hour = s.n > TO_DAY ? (int)swar_pair(digits[1], 3) : -1,
		.minute = s.n > TO_DAY ? (int)swar_pair(digits[1], 6) : -1,
		.second = s.n > TO_MINUTE ? (int)swar_pair(digits[2], 1) : -1,
		.exact = true,
	};
	return true;
}

bool
value_date(struct value_patterns *patterns, struct str s, struct date *date)
{
	struct str head = utf8_clip(s, VALUE_BYTES_MAX);
	struct pattern_group group;
	int parts[PART_COUNT];
	bool seen[PART_COUNT] = { false };

	if (usual_date(s, date))
		return true;
	if (!match(patterns, PATTERN_date, head))
		return false;
	for (unsigned i = 0; i < PART_COUNT; i++)
		parts[i] = -1;
	for (uint32_t at = 0; next_group(patterns, PATTERN_date, head, &at, &group);) {
		const char *place = memchr(part_names, group.name[0], PART_COUNT);
		enum part part = (enum part)(place - part_names);

		seen[part] = true;
		parts[part] = part_value(part, group.value);
	}
	if (parts[YEAR] > 0 && parts[ERA] > 0)
		parts[YEAR] += parts[ERA];
	if (parts[HALF] >= 0 && parts[HOUR] == 12)
		parts[HOUR] = parts[HALF];
	else if (parts[HALF] == 12 && parts[HOUR] >= 0 && parts[HOUR] < 12)
		parts[HOUR] += 12;
	*date = (struct date){
		.year = unless_zero(parts[YEAR]),
		.month = unless_zero(parts[MONTH]),
		.day = unless_zero(parts[DAY]),
		.weekday = parts[WEEKDAY],
		.hour = parts[HOUR],
		.minute = parts[MINUTE],
		.second = parts[SECOND],
		.exact = seen[ALL_READ] && !seen[REST] && head.n == s.n,
	};
	return true;
}

/* The groups: milliseconds in one (n: periods), and the field to add them to. */
static const struct clock_part {
	const char *name;
	uint32_t unit;
	size_t field;
} clock_parts[] = {
	{ "mh", 3600000, offsetof(struct clock, main) },
	{ "mm", 60000, offsetof(struct clock, main) },
	{ "ms", 1000, offsetof(struct clock, main) },
	{ "bm", 60000, offsetof(struct clock, byoyomi) },
	{ "bs", 1000, offsetof(struct clock, byoyomi) },
	{ "fm", 60000, offsetof(struct clock, increment) },
	{ "fs", 1000, offsetof(struct clock, increment) },
	{ "n", 1, offsetof(struct clock, periods) },
};

/* Returns s, of which three decimals count, times unit, or UINT32_MAX if that is too large. */
static uint32_t
scaled(struct str s, uint32_t unit)
{
	size_t point = str_find(s, STR(".")), wide = str_find(s, STR("．"));
	struct str decimals = NO_STR;
	uint32_t whole, digit, scale = 100;
	uint64_t thousandths;

	if (point == s.n && wide < s.n)
		decimals = str_after(s, (point = wide) + strlen("．"));
	else if (point < s.n)
		decimals = str_after(s, point + 1);
	if (!numeral_read(str_first(s, point), &whole) || whole == UINT32_MAX)
		return UINT32_MAX;
	thousandths = (uint64_t)whole * 1000;
	for (size_t n; decimals.n > 0 && scale > 0;
	     decimals = str_after(decimals, n), scale /= 10) {
		n = ((unsigned char)decimals.p[0] & 0x80) == 0 ? 1 : 3; /* 5 or ５ */
		if (n > decimals.n || !numeral_read(str_first(decimals, n), &digit))
			return UINT32_MAX;
		thousandths += digit * scale;
	}
	thousandths = thousandths * unit / 1000;
	return thousandths < UINT32_MAX ? (uint32_t)thousandths : UINT32_MAX;
}

/* Adds one group to a clock.  Returns false if that is too large. */
static bool
clock_add(struct clock *clock, const struct pattern_group *group)
{
	for (size_t i = 0; i < sizeof clock_parts / sizeof *clock_parts; i++) {
		const struct clock_part *part = &clock_parts[i];
		uint32_t *field = (uint32_t *)((char *)clock + part->field), more;

		if (strcmp(group->name, part->name) != 0)
			continue;
		more = scaled(group->value, part->unit);
		if (more >= UINT32_MAX - *field)
			return false;
		*field += more;
	}
	return true;
}

static bool
read_clock(struct value_patterns *patterns, unsigned pattern, struct str s, struct clock *clock)
{
	struct clock made = { 0 };
	struct pattern_group group;

	if (s.n > VALUE_BYTES_MAX || !match(patterns, pattern, s))
		return false;
	for (uint32_t at = 0; next_group(patterns, pattern, s, &at, &group);) {
		if (!clock_add(&made, &group))
			return false;
		made.either |= group.name[0] == 'e';
		made.whole |= strchr("bfd", group.name[0]) != NULL;
	}
	made.either &= made.increment == 0;
	*clock = made;
	return true;
}

bool
value_clock(struct value_patterns *patterns, struct str s, struct clock *clock)
{
	return read_clock(patterns, PATTERN_clock, s, clock);
}

bool
value_server_clock(struct value_patterns *patterns, struct str s, struct clock *clock)
{
	/* most games have a name, and few are from that server */
	return str_find(s, STR("+")) < s.n && read_clock(patterns, PATTERN_server_clock, s, clock);
}

void
value_player(struct value_patterns *patterns, struct str s, struct player *player)
{
	struct pattern_group group;

	s = str_trim(s);
	*player = (struct player){ .name = s };
	if (s.n > VALUE_BYTES_MAX || !match(patterns, PATTERN_player, s))
		return;
	for (uint32_t at = 0; next_group(patterns, PATTERN_player, s, &at, &group);)
		*(group.name[0] == 'n' ? &player->name : &player->title) = group.value;
}

/* What happens to the side that is named if neither a win nor a loss is. */
enum outcome { LOT_none, LOT_wins, LOT_loses };

/* The rows of CAUSES, by the marks that the pattern sets. */
static const struct cause {
	const char *name;
	enum ending win, loss, draw, bare;
	enum outcome bare_outcome;
} causes[] = {
#define CAUSE(id, words, win, loss, draw, bare, outcome)                                           \
	{ #id, ENDING_##win, ENDING_##loss, ENDING_##draw, ENDING_##bare, outcome },
	CAUSES(CAUSE)
#undef CAUSE
};

/* Returns the row of the last match's mark; the first, none, if it set no mark. */
static const struct cause *
cause_marked(const struct value_patterns *patterns)
{
	const char *mark = pattern_mark(patterns->context);

	for (size_t i = 0; mark != NULL && i < sizeof causes / sizeof *causes; i++) {
		if (strcmp(mark, causes[i].name) == 0)
			return &causes[i];
	}
	return &causes[0];
}

/* Returns the side that a word names: the weaker player of a handicap game, 下手, is black. */
static enum side
side_named(struct str word)
{
	static const char *const black[] = { "先手", "下手", "▲", "▼", "☗", "⛊" };

	for (size_t i = 0; i < sizeof black / sizeof *black; i++) {
		if (str_eq(word, str_of(black[i])))
			return BLACK;
	}
	return WHITE;
}

/* Returns the ending of a まで line.  outcome: the group that matched, v a win, l a loss, x a draw.
 */
static enum ending
line_ending(const struct cause *cause, char outcome, bool named)
{
	if (outcome == 'v')
		return named || cause != causes ? cause->win : ENDING_none;
	if (outcome == 'l')
		return cause->loss;
	return outcome == 'x' ? cause->draw : cause->bare;
}

static enum side
line_winner(const struct cause *cause, char outcome, enum side named)
{
	enum outcome result = outcome == 'v'   ? LOT_wins
			      : outcome == 'l' ? LOT_loses
					       : cause->bare_outcome;

	if (named == NO_SIDE || outcome == 'x' || result == LOT_none)
		return NO_SIDE;
	return result == LOT_wins ? named : side_other(named);
}

/* Matches a まで line against the pattern. */
static void
match_result_line(struct value_patterns *patterns, struct str s, struct result_line *line)
{
	struct str head = utf8_clip(s, VALUE_BYTES_MAX);
	const struct cause *cause;
	struct pattern_group group;
	char outcome = '\0';

	*line = (struct result_line){ UINT32_MAX, ENDING_none, NO_SIDE, NO_SIDE, false };
	if (!match(patterns, PATTERN_made, head))
		return;
	for (uint32_t at = 0; next_group(patterns, PATTERN_made, head, &at, &group);) {
		if (group.name[0] == 'n') {
			(void)numeral_read(group.value, &line->plies);
			line->plies -= line->plies == UINT32_MAX; /* more than any game has */
		} else if (group.name[0] == 's') {
			line->named = side_named(group.value);
		} else if (group.name[0] == 'z') {
			line->exact = head.n == s.n;
		} else {
			outcome = group.name[0];
		}
	}
	cause = cause_marked(patterns);
	line->ending = line_ending(cause, outcome, line->named != NO_SIDE);
	line->winner = line_winner(cause, outcome, line->named);
}

/* Reads the number in half-width digits that s begins with and returns the rest.  *number is
 * UINT32_MAX if there is none or it is long. */
static struct str
words_after_number(struct str s, uint32_t *number)
{
	enum { DIGITS_MAX = 9 };
	size_t n = 0;

	for (*number = 0; n < s.n && (unsigned)(s.p[n] - '0') < 10 && n < DIGITS_MAX; n++)
		*number = *number * 10 + (unsigned)(s.p[n] - '0');
	if (n == 0 || (n < s.n && (unsigned)(s.p[n] - '0') < 10))
		*number = UINT32_MAX;
	return str_after(s, n);
}

bool
value_result_line(struct value_patterns *patterns, struct str s, struct result_line *line)
{
	struct known_words *known;
	struct str words;
	uint32_t plies;

	if (!str_starts(s, STR("まで")))
		return false;
	words = words_after_number(str_after(s, strlen("まで")), &plies);
	if (plies == UINT32_MAX || words.n == 0 || words.n > KNOWN_BYTES_MAX) {
		match_result_line(patterns, s, line);
		return true;
	}
	for (known = patterns->known; known != patterns->known + KNOWN_COUNT; known++) {
		if (str_eq(words, (struct str){ known->words, known->n })) {
			*line = known->line;
			line->plies = plies;
			return true;
		}
	}
	match_result_line(patterns, s, line);
	if (line->plies == plies) /* else the pattern read the number in another way */
		add_known(patterns, words, line);
	return true;
}
