#include "record/values/value_patterns.h"

#include <stddef.h>

#include "record/values/numeral.h"
#include "record/values/pattern.h"

/* Bytes of a value that are looked at: real ones stay below 100. */
enum { LONGEST = 256 };

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

/* What stood after the number of a まで line, and what the line said. */
enum { TOLD_COUNT = 4, TOLD_MOST = 64 };
struct told {
	char words[TOLD_MOST];
	size_t n; /* 0: none yet */
	struct result_line made;
};

struct value_patterns {
	struct memory *memory;
	struct pattern_context *room;
	struct pattern *patterns[PATTERN_COUNT]; /* NULL: not used yet */

	/* The まで lines read last, for games end in few ways; the next takes the oldest one's
	 * place. */
	struct told told[TOLD_COUNT];
	unsigned told_next;
};

struct value_patterns *
value_patterns_new(struct memory *memory)
{
	struct value_patterns *value_patterns =
	    memory_resize(memory, NULL, 0, sizeof *value_patterns);

	*value_patterns = (struct value_patterns){ .memory = memory };
	return value_patterns;
}

void
value_patterns_free(struct value_patterns *value_patterns)
{
	if (value_patterns == NULL)
		return;
	pattern_context_free(value_patterns->room);
	(void)memory_resize(value_patterns->memory, value_patterns, sizeof *value_patterns, 0);
}

/* Matches s against a pattern; next_group gives the groups until the next match. */
static bool
match(struct value_patterns *value_patterns, unsigned number, struct str s)
{
	if (s.n == 0)
		return false;
	if (value_patterns->room == NULL)
		value_patterns->room = pattern_context_new(value_patterns->memory);
	if (value_patterns->patterns[number] == NULL)
		value_patterns->patterns[number] =
		    pattern_own(value_patterns->room, pattern_texts[number]);
	return pattern_match(value_patterns->patterns[number], s);
}

static bool
next_group(const struct value_patterns *value_patterns, unsigned number, struct str s, uint32_t *at,
    struct pattern_group *group)
{
	return pattern_group(value_patterns->patterns[number], s, at, group);
}

/* As much of s as is looked at: at most LONGEST bytes, no character cut. */
static struct str
clip(struct str s)
{
	size_t n = LONGEST;

	if (s.n <= n)
		return s;
	while (n > 0 && ((unsigned char)s.p[n] & 0xC0) == 0x80)
		n--;
	return str_first(s, n);
}

/* --- dates --- */

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
static const char part_names[PART_COUNT] = { 'y', 'e', 'm', 'd', 'w', 'p', 'h', 'i', 's', 'r',
	'z' };

/* Parts that are written in words.  The value of an era is the year before its first. */
static const struct date_word {
	enum part part;
	const char *word;
	int value;
} date_words[] = {
	{ ERA, "明治", 1867 },
	{ ERA, "大正", 1911 },
	{ ERA, "昭和", 1925 },
	{ ERA, "平成", 1988 },
	{ ERA, "令和", 2018 },
	{ MONTH, "jan", 1 },
	{ MONTH, "feb", 2 },
	{ MONTH, "mar", 3 },
	{ MONTH, "apr", 4 },
	{ MONTH, "may", 5 },
	{ MONTH, "jun", 6 },
	{ MONTH, "jul", 7 },
	{ MONTH, "aug", 8 },
	{ MONTH, "sep", 9 },
	{ MONTH, "oct", 10 },
	{ MONTH, "nov", 11 },
	{ MONTH, "dec", 12 },
	{ WEEKDAY, "日", 0 },
	{ WEEKDAY, "月", 1 },
	{ WEEKDAY, "火", 2 },
	{ WEEKDAY, "水", 3 },
	{ WEEKDAY, "木", 4 },
	{ WEEKDAY, "金", 5 },
	{ WEEKDAY, "土", 6 },
	{ WEEKDAY, "sun", 0 },
	{ WEEKDAY, "mon", 1 },
	{ WEEKDAY, "tue", 2 },
	{ WEEKDAY, "wed", 3 },
	{ WEEKDAY, "thu", 4 },
	{ WEEKDAY, "fri", 5 },
	{ WEEKDAY, "sat", 6 },
	{ HALF, "午前", 0 },
	{ HALF, "午後", 12 },
	{ HALF, "a", 0 },
	{ HALF, "p", 12 },
};

/* The value of a part, -1 when it is not known: ?? */
static int
part_value(enum part part, struct str s)
{
	uint32_t value;

	if (numeral_read(s, &value))
		return value < 10000 ? (int)value : -1;
	for (size_t i = 0; i < sizeof date_words / sizeof *date_words; i++) {
		if (date_words[i].part == part && str_eq_nocase(s, str_of(date_words[i].word)))
			return date_words[i].value;
	}
	return -1;
}

/* The year, month or day: 0 says that it is not known. */
static int
unless_zero(int value)
{
	return value == 0 ? -1 : value;
}

static int
clock_hour(int hour, int half)
{
	if (half == 12 && hour >= 0 && hour < 12)
		return hour + 12;
	return half == 0 && hour == 12 ? 0 : hour;
}

bool
value_date(struct value_patterns *value_patterns, struct str s, struct date *date)
{
	struct str head = clip(s);
	struct pattern_group group;
	int parts[PART_COUNT];
	bool seen[PART_COUNT] = { false };

	if (!match(value_patterns, PATTERN_date, head))
		return false;
	for (unsigned i = 0; i < PART_COUNT; i++)
		parts[i] = -1;
	for (uint32_t at = 0; next_group(value_patterns, PATTERN_date, head, &at, &group);) {
		const char *place = memchr(part_names, group.name[0], PART_COUNT);
		enum part part = (enum part)(place - part_names);

		seen[part] = true;
		parts[part] = part_value(part, group.value);
	}
	if (parts[YEAR] > 0 && parts[ERA] > 0)
		parts[YEAR] += parts[ERA];
	*date = (struct date){
		.year = unless_zero(parts[YEAR]),
		.month = unless_zero(parts[MONTH]),
		.day = unless_zero(parts[DAY]),
		.weekday = parts[WEEKDAY],
		.hour = clock_hour(parts[HOUR], parts[HALF]),
		.minute = parts[MINUTE],
		.second = parts[SECOND],
		.exact = seen[ALL_READ] && !seen[REST] && head.n == s.n,
	};
	return true;
}

/* --- time controls --- */

/* What the groups mean: how many milliseconds (of n: how many) one is, and where it goes. */
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

/* s times unit, s having at most three decimals that count; UINT32_MAX when that is too much. */
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

/* Adds one group to a clock; false when that is too much. */
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
read_clock(
    struct value_patterns *value_patterns, unsigned pattern, struct str s, struct clock *clock)
{
	struct clock made = { 0 };
	struct pattern_group group;

	if (s.n > LONGEST || !match(value_patterns, pattern, s))
		return false;
	for (uint32_t at = 0; next_group(value_patterns, pattern, s, &at, &group);) {
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
value_clock(struct value_patterns *value_patterns, struct str s, struct clock *clock)
{
	return read_clock(value_patterns, PATTERN_clock, s, clock);
}

bool
value_server_clock(struct value_patterns *value_patterns, struct str s, struct clock *clock)
{
	return read_clock(value_patterns, PATTERN_server_clock, s, clock);
}

/* --- players --- */

void
value_player(struct value_patterns *value_patterns, struct str s, struct player *player)
{
	struct pattern_group group;

	s = str_trim(s);
	*player = (struct player){ .name = s };
	if (s.n > LONGEST || !match(value_patterns, PATTERN_player, s))
		return;
	for (uint32_t at = 0; next_group(value_patterns, PATTERN_player, s, &at, &group);)
		*(group.name[0] == 'n' ? &player->name : &player->title) = group.value;
}

/* --- results in words --- */

/* What becomes of the side that is named when neither a win nor a loss is said. */
enum lot { LOT_none, LOT_wins, LOT_loses };

/* The rows of CAUSES, by the marks that the pattern leaves. */
static const struct cause {
	const char *name;
	enum ending win, loss, draw, bare;
	enum lot lot;
} causes[] = {
#define CAUSE(id, words, win, loss, draw, bare, lot)                                               \
	{ #id, ENDING_##win, ENDING_##loss, ENDING_##draw, ENDING_##bare, lot },
	CAUSES(CAUSE)
#undef CAUSE
};

/* The row of the last match's mark; the first, none, when it left no mark. */
static const struct cause *
cause_marked(const struct value_patterns *value_patterns)
{
	const char *mark = pattern_mark(value_patterns->room);

	for (size_t i = 0; mark != NULL && i < sizeof causes / sizeof *causes; i++) {
		if (strcmp(mark, causes[i].name) == 0)
			return &causes[i];
	}
	return &causes[0];
}

/* The side that a word means: the weaker player of a handicap game, 下手, is black. */
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

/* What the groups of a まで line say, one letter each: 'v' a win … */
static enum ending
made_ending(const struct cause *cause, char outcome, bool named)
{
	if (outcome == 'v')
		return named || cause != causes ? cause->win : ENDING_none;
	if (outcome == 'l')
		return cause->loss;
	return outcome == 'x' ? cause->draw : cause->bare;
}

static enum side
made_winner(const struct cause *cause, char outcome, enum side named)
{
	enum lot lot = outcome == 'v' ? LOT_wins : outcome == 'l' ? LOT_loses : cause->lot;

	if (named == NO_SIDE || outcome == 'x' || lot == LOT_none)
		return NO_SIDE;
	return lot == LOT_wins ? named : side_other(named);
}

/* Reads a まで line by the pattern. */
static void
match_made(struct value_patterns *value_patterns, struct str s, struct result_line *made)
{
	struct str head = clip(s);
	const struct cause *cause;
	struct pattern_group group;
	char outcome = '\0';

	*made = (struct result_line){ UINT32_MAX, ENDING_none, NO_SIDE, NO_SIDE, false };
	if (!match(value_patterns, PATTERN_made, head))
		return;
	for (uint32_t at = 0; next_group(value_patterns, PATTERN_made, head, &at, &group);) {
		if (group.name[0] == 'n') {
			(void)numeral_read(group.value, &made->plies);
			made->plies -= made->plies == UINT32_MAX; /* more than any game has */
		} else if (group.name[0] == 's') {
			made->named = side_named(group.value);
		} else if (group.name[0] == 'z') {
			made->exact = head.n == s.n;
		} else {
			outcome = group.name[0];
		}
	}
	cause = cause_marked(value_patterns);
	made->ending = made_ending(cause, outcome, made->named != NO_SIDE);
	made->winner = made_winner(cause, outcome, made->named);
}

/* What stands after the number, in half-width digits, that s begins with; UINT32_MAX: it does not,
 * or the number is long. */
static struct str
behind_number(struct str s, uint32_t *number)
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
value_result_line(struct value_patterns *value_patterns, struct str s, struct result_line *made)
{
	struct told *told;
	struct str words;
	uint32_t plies;

	if (!str_starts(s, STR("まで")))
		return false;
	words = behind_number(str_after(s, strlen("まで")), &plies);
	if (plies == UINT32_MAX || words.n == 0 || words.n > TOLD_MOST) {
		match_made(value_patterns, s, made);
		return true;
	}
	for (told = value_patterns->told; told != value_patterns->told + TOLD_COUNT; told++) {
		if (str_eq(words, (struct str){ told->words, told->n })) {
			*made = told->made;
			made->plies = plies;
			return true;
		}
	}
	match_made(value_patterns, s, made);
	if (made->plies == plies) { /* else the number said something else */
		told = &value_patterns->told[value_patterns->told_next++ % TOLD_COUNT];
		memcpy(told->words, words.p, told->n = words.n);
		told->made = *made;
	}
	return true;
}
