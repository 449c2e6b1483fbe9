#include "record/variants/variant_reading.h"

#include "record/text/utf8.h"

static const char *const no_yes[] = { "no", "yes", NULL };
static const char *const promotions[] = { "none", "zone", "entry", "capture", "flips",
	"flips-on-capture", NULL };
static const char *const drops[] = { "no", "yes", "either-face", NULL };
static const char *const checks[] = { "must-answer", "last-royal", "may-ignore", "ends", NULL };
static const char *const recurrences[] = { "draw", "black-loses", "repeater-loses", "ban", NULL };
static const char *const bare_kings[] = { "plays-on", "alone", "weighed", NULL };
static const char *const stalemates[] = { "loses", "draws", NULL };
static const char *const borrows[] = { "none", "behind", NULL };
static const char *const records[] = { "usual", "large", NULL };

enum type { TEXT, WORDS, BOARD, NUMBER, CHOICE, ELSEWHERE };

/* The keys of [variant]. */
static const char *const keys[] = {
#define KEY(name, ...) name,
#include "record/variants/variant_keys.def"
#undef KEY
	NULL
};

static const struct setting {
	enum type type;
	size_t at; /* of the value in struct variant */
	const char *const *choices;
	uint8_t min, max;
} settings[] = {
#define KEY(name, type, member, choices, min, max)                                                 \
	{ type, offsetof(struct variant, member), choices, min, max },
#include "record/variants/variant_keys.def"
#undef KEY
};

static void
take_board(struct variant_reading *reading, struct variant_line *line)
{
	char *rest = variant_reading_join(reading->arena, line->value, "");
	const char *width = variant_reading_part(&rest, 'x');
	unsigned w = variant_reading_number(width, 1, BOARD_MAX);
	unsigned h = rest == NULL ? BOARD_MAX + 1u : variant_reading_number(rest, 2, BOARD_MAX);

	if (w > BOARD_MAX || h > BOARD_MAX) {
		variant_reading_wrong(reading, line, line->value,
		    "a board has 1 to 25 files and 2 to 25 ranks, as 9x9: '%s'", line->value, NULL);
		w = h = 0;
	}
	reading->variant->width = (uint8_t)w;
	reading->variant->height = (uint8_t)h;
}

static void
take_words(struct variant_reading *reading, struct variant_line *line)
{
	char *rest = line->value[0] == '\0' ? NULL : line->value;
	struct str *words =
	    arena_take(reading->arena, variant_reading_parts(line->value, ',') * sizeof *words);

	reading->variant->words = words;
	reading->variant->word_count = 0;
	while (rest != NULL)
		words[reading->variant->word_count++] = str_of(variant_reading_part(&rest, ','));
}

/* Takes a value of one byte. */
static void
take_byte(struct variant_reading *reading, struct variant_line *line, const struct setting *setting)
{
	unsigned number;

	if (setting->type == CHOICE) {
		number = variant_reading_word(line->value, setting->choices);
		if (setting->choices[number] == NULL) {
			variant_reading_wrong(reading, line, line->value,
			    "unknown value '%s' for %s", line->value, line->key)
			    ->known = setting->choices;
			return;
		}
	} else {
		number = variant_reading_number(line->value, setting->min, setting->max);
		if (number > setting->max) {
			variant_reading_wrong(reading, line, line->value, "%s is no number from %s",
			    line->key,
			    arena_printf(reading->arena, "%u..%u", setting->min, setting->max).p);
			return;
		}
	}
	((uint8_t *)reading->variant)[setting->at] = (uint8_t)number;
}

static void
take_setting(struct variant_reading *reading, struct variant_line *line)
{
	unsigned which = variant_reading_word(line->key, keys);

	if (keys[which] == NULL) {
		variant_reading_wrong(
		    reading, line, NULL, "unknown key '%s' in [variant]", line->key, NULL)
		    ->known = keys;
		return;
	}
	switch (settings[which].type) {
	case TEXT:
		memcpy((char *)reading->variant + settings[which].at, &line->value,
		    sizeof line->value);
		break;
	case WORDS:
		take_words(reading, line);
		break;
	case BOARD:
		take_board(reading, line);
		break;
	case NUMBER:
	case CHOICE:
		take_byte(reading, line, &settings[which]);
		break;
	case ELSEWHERE:
		break;
	}
}

/* --- handicaps */

/* The handicaps of a variant, which are read when they are first asked for. */
struct handicap_rest {
	struct arena *arena;
	struct variant *variant;
	struct str text; /* that was not read yet */
	size_t count;
};

/* Takes the words after a handicap's position. */
static void
take_flags(struct variant_reading *reading, const struct variant_line *line, char *rest,
    struct handicap *row)
{
	static const char *const known[] = { "kif", "csa:PIECES", "homonym:NAME", NULL };
	struct str csa = STR("csa:"), homonym = STR("homonym:");
	char *word;

	while ((word = variant_reading_part(&rest, ' ')) != NULL) {
		if (*word == '\0')
			continue;
		if (strcmp(word, "kif") == 0)
			row->kif = true;
		else if (str_starts(str_of(word), csa))
			row->csa = word + csa.n;
		else if (str_starts(str_of(word), homonym))
			row->homonym = word + homonym.n;
		else
			variant_reading_wrong(
			    reading, line, word, "unknown word '%s' of a handicap", word, NULL)
			    ->known = known;
	}
}

/* Adds the lines of [handicaps] to those that there are. */
static void
take_handicaps(struct variant_reading *reading)
{
	struct variant *variant = reading->variant;
	const struct variant_line *start = variant_reading_line(reading, VARIANT_settings, "start");

	for (size_t i = 0; i < reading->count; i++) {
		struct variant_line *line = &reading->lines[i];
		char *rest = line->value;
		struct handicap *row = &variant->handicaps[variant->rest->count];

		/* those of another file belong to its start */
		if (line->section != VARIANT_given ||
		    (line->line == 0 && start != NULL && start->line != 0))
			continue;
		if (variant->rest->count > VARIANT_HANDICAPS) {
			variant_reading_wrong(
			    reading, line, NULL, "more than 100 handicaps", NULL, NULL);
			return;
		}
		*row = (struct handicap){ .english = line->key };
		row->name = variant_reading_part(&rest, '|');
		row->sfen = variant_reading_part(&rest, '|');
		take_flags(reading, line, rest, row);
		if (row->sfen == NULL)
			variant_reading_wrong(reading, line, line->value,
			    "a handicap is 'Japanese name | position'", NULL, NULL);
		else
			variant->rest->count++;
	}
}

size_t
variant_handicaps(const struct variant *variant)
{
	struct handicap_rest *rest = variant->rest;
	struct variant_faults faults = { .count = 0 };
	struct variant_reading reading = {
		.arena = rest->arena, .variant = rest->variant, .faults = &faults, .trusted = true
	};

	if (rest->text.n != 0) {
		variant_reading_lines(&reading, rest->text, false);
		rest->text.n = 0;
		take_handicaps(&reading);
	}
	return rest->count;
}

/* Begins the handicaps with the even start.  One of the program's variants keeps the others, of
 * the lines of rest, for later. */
static void
begin_handicaps(struct variant_reading *reading, const char *start, struct str rest)
{
	struct variant *variant = reading->variant;
	bool standard = reading->trusted && variant->adjudicated;
	size_t room = rest.n == 0 ? reading->count : VARIANT_HANDICAPS;

	variant->rest = arena_take(reading->arena, sizeof *variant->rest);
	*variant->rest = (struct handicap_rest){ reading->arena, variant, rest, 1 };
	variant->handicaps = arena_take(reading->arena, (room + 1) * sizeof *variant->handicaps);
	variant->handicaps[0] = (struct handicap){ .name = "平手",
		.english = "hirate",
		.sfen = start,
		.csa = standard ? "" : NULL,
		.kif = standard };
}

/* --- the whole */

/* Returns the value of a key that must be there. */
static const char *
need(struct variant_reading *reading, const char *key)
{
	const struct variant_line *line = variant_reading_line(reading, VARIANT_settings, key);

	if (line != NULL && line->value[0] != '\0')
		return line->value;
	variant_reading_wrong(reading, NULL, NULL, "[variant] has no %s", key, NULL);
	return "";
}

/* Reports a name that would not be one on a command line, or would be a file's. */
static void
check_name(struct variant_reading *reading, const char *name)
{
	const char *p = name;

	while (str_is_letter(*p) || str_is_digit(*p) || *p == '-')
		p++;
	if (*p != '\0')
		variant_reading_wrong(reading,
		    variant_reading_line(reading, VARIANT_settings, "name"), p,
		    "a name has letters, digits and hyphens: '%s'", name, NULL);
}

bool
variant_file_read(struct str text, struct arena *arena, variant_base *base, void *arg,
    struct variant *variant, struct variant_faults *faults)
{
	struct variant_faults none = { .count = 0 };
	struct variant_reading reading = { .arena = arena,
		.variant = variant,
		.faults = faults != NULL ? faults : &none,
		.base = base,
		.base_arg = arg,
		.trusted = faults == NULL };
	size_t first = faults != NULL ? text.n : str_find(text, STR("[handicaps]"));

	memory_clear(variant, sizeof *variant);
	variant->promotion = PROMOTION_zone;
	variant->perpetual_check = variant->dead_end = true;
	if (text.n > VARIANT_BYTES) {
		variant_reading_wrong(&reading, NULL, NULL, "more than 64 KiB", NULL, NULL);
		return false;
	}
	if (!reading.trusted && utf8_valid(text) < text.n) {
		variant_reading_wrong(&reading, NULL, NULL, "not UTF-8", NULL, NULL);
		return false;
	}
	variant_reading_lines(&reading, str_first(text, first), false);
	for (size_t i = 0; i < reading.count; i++)
		if (reading.lines[i].section == VARIANT_settings)
			take_setting(&reading, &reading.lines[i]);
	variant->name = need(&reading, "name");
	check_name(&reading, variant->name);
	need(&reading, "board");
	if (variant->japanese == NULL)
		variant->japanese = variant->name;
	if (variant->words == NULL) {
		struct str *word = arena_take(arena, sizeof *word);

		*word = str_of(variant->japanese);
		variant->words = word;
		variant->word_count = 1;
	}
	if (variant->repetitions == 0)
		variant->repetitions = variant->recurrence == RECURRENCE_ban ? 2 : 4;
	variant_pieces(&reading);
	begin_handicaps(&reading, need(&reading, "start"), str_after(text, first));
	take_handicaps(&reading);
	if (!reading.trusted)
		variant_check_moves(&reading);
	if (!reading.trusted && faults->errors == 0)
		variant_check(&reading);
	return reading.faults->errors == 0;
}
