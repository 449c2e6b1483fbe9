#include <math.h>

#include "cmd/event/files/table_reading.h"
#include "record/text/ini_lines.h"

const char *const tie_break_names[TIE_COUNT] = { "points", "sos", "sosw", "sodos", "sosos", "md",
	"sos-1", "sos-2", "cum", "wins", "direct", "first-wins", "previous" };

enum key {
	KEY_name,
	KEY_format,
	KEY_rounds,
	KEY_dates,
	KEY_clock,
	KEY_draws,
	KEY_bye,
	KEY_colours,
	KEY_handicap,
	KEY_third_place,
	KEY_table,
	KEY_tie_break,
	KEY_COUNT
};

/* The keys of [event], in the order of enum key, and of [round N]. */
static const char event_keys[] = "name, format, rounds, dates, clock, draws, bye, colours, "
				 "handicap, third-place, table, tie-break";
static const char round_keys[] = "date, pair, absent, bye";

/* The words that a value is one of; NULL: it is none of a few. */
static const char *const value_words[KEY_COUNT] = {
	[KEY_format] = "swiss, round-robin, double-round-robin, knockout, match, team, arena",
	[KEY_draws] = "half, replay",
	[KEY_bye] = "0, 1, 0.5",
	[KEY_colours] = "free, table, alternate",
	[KEY_handicap] = "none, free, grades",
	[KEY_third_place] = "no, yes",
};

/* An event.ini that is being read. */
struct settings_reading {
	struct table_reading pairs; /* its line is the current one */
	struct ini_lines lines;
	struct event_settings *settings;
	bool waits; /* the current line has a key, which inih has not returned yet */
};

/* Returns the place of words; of those that are no part of the current line, its beginning. */
static struct event_place
place_of(struct settings_reading *reading, struct str words)
{
	struct str line = reading->pairs.words;
	bool inside = words.p >= line.p && words.p <= line.p + line.n;

	return table_place(&reading->pairs, inside ? words : str_first(line, 0));
}

static void
report(struct settings_reading *reading, enum phrase phrase, struct str words)
{
	table_fault(&reading->pairs, place_of(reading, words), phrase, words);
}

/* Finds the place of a word in a list; reports one that is not there. */
static bool
find_word(struct settings_reading *reading, enum phrase phrase, struct str word, const char *list,
    unsigned *index)
{
	struct str rest = str_of(list);

	for (unsigned i = 0; rest.n > 0; i++) {
		if (str_eq(str_trim(str_cut(&rest, ',')), word)) {
			*index = i;
			return true;
		}
	}
	table_report(&reading->pairs, place_of(reading, word),
	    ARGS(A_PHRASE(phrase), A_STR(word), A_WORDS(list, list)));
	return false;
}

static void
take_tie_break(struct settings_reading *reading, struct str name)
{
	struct event_settings *settings = reading->settings;
	size_t key, i;

	for (key = 0; key < TIE_COUNT && !str_eq(name, str_of(tie_break_names[key])); key++)
		;
	for (i = 0; i < settings->order_count && settings->order[i] != key; i++)
		;
	if (key == TIE_COUNT || i < settings->order_count)
		report(reading, PHRASE_ini_tie_break, name);
	else
		settings->order[settings->order_count++] = (enum tie_break)key;
}

/* Takes the name of a file beside event.ini: it leads nowhere else. */
static void
take_table(struct settings_reading *reading, struct str name)
{
	struct event_settings *settings = reading->settings;

	if (str_find(name, STR("/")) < name.n || str_eq(name, STR(".")) || str_eq(name, STR("..")))
		report(reading, PHRASE_table_elsewhere, name);
	else if (name.n > 0)
		*ARENA_ADD(reading->pairs.event->arena, settings->tables, settings->table_count,
		    settings->table_cap) = name;
}

/* Takes a list of names of files, or of keys that decide places. */
static void
take_list(struct settings_reading *reading, enum key key, struct str value)
{
	struct str name;

	while (value.n > 0) {
		name = str_trim(str_cut(&value, ','));
		if (key == KEY_tie_break)
			take_tie_break(reading, name);
		else
			take_table(reading, name);
	}
}

static void
take_event(struct settings_reading *reading, enum key key, struct str value)
{
	struct event_settings *settings = reading->settings;
	unsigned word = 0;

	if (value_words[key] != NULL &&
	    !find_word(reading, PHRASE_ini_value, value, value_words[key], &word))
		return;
	switch (key) {
	case KEY_name:
		settings->name = value;
		break;
	case KEY_format:
		settings->format = (enum event_format)(EVENT_swiss + word);
		break;
	case KEY_rounds:
		if (!table_count(value, EVENT_ROUNDS_MAX, &settings->rounds) ||
		    settings->rounds == 0)
			report(reading, PHRASE_table_round, value);
		break;
	case KEY_dates:
		if (!table_days(value, &settings->from, &settings->to))
			report(reading, PHRASE_table_day, value);
		break;
	case KEY_clock:
		settings->clock = value;
		break;
	case KEY_draws:
		settings->draws = word == 1 ? DRAWS_replay : DRAWS_half;
		break;
	case KEY_bye:
		table_points(value, &settings->bye);
		break;
	case KEY_colours:
		settings->colours = word == 1;
		settings->alternate = word == 2;
		break;
	case KEY_handicap:
		settings->handicap = HANDICAP_none + word;
		break;
	case KEY_third_place:
		settings->third_place = word == 1;
		break;
	case KEY_table:
	case KEY_tie_break:
		take_list(reading, key, value);
		break;
	case KEY_COUNT:
		break;
	}
}

/* Takes a row of [players]: number = name, rating, grade. */
static void
take_player(struct settings_reading *reading, struct str key, struct str value)
{
	enum { NUMBER_MAX = 999999999, RATING_MAX = 9999 };
	struct event_settings *settings = reading->settings;
	struct arena *arena = reading->pairs.event->arena;
	struct entrant made = { .points = NAN };
	struct str rest = value;

	made.name = str_trim(str_cut(&rest, ','));
	made.about = str_trim(rest);
	if (!table_count(key, NUMBER_MAX, &made.number))
		report(reading, PHRASE_table_number, key);
	made.at = table_place(&reading->pairs, made.name);
	while (made.rating == 0 && rest.n > 0)
		table_count(str_trim(str_cut(&rest, ',')), RATING_MAX, &made.rating);
	if (made.name.n == 0)
		report(reading, PHRASE_table_nobody, value);
	else if (settings->player_count < EVENT_ENTRANTS_MAX)
		*ARENA_ADD(arena, settings->players, settings->player_count, settings->player_cap) =
		    made;
	else
		report(reading, PHRASE_table_large, value);
}

static void
take_alias(struct settings_reading *reading, struct str written, struct str name)
{
	struct event_settings *settings = reading->settings;

	if (name.n == 0)
		report(reading, PHRASE_table_nobody, written);
	else
		*ARENA_ADD(reading->pairs.event->arena, settings->aliases, settings->alias_count,
		    settings->alias_cap) = (struct alias){ written, name };
}

/* Takes a pairing, a bye or an absence. */
static void
take_pairing(struct settings_reading *reading, struct str key, uint32_t round, struct str value)
{
	struct table_reading *pairs = &reading->pairs;
	bool pair = str_eq(key, STR("pair")), bye = str_eq(key, STR("bye"));
	size_t n = pair ? str_find(value, STR(" - ")) : value.n;
	struct str first = str_trim(str_first(value, n));
	struct str second = str_trim(str_after(value, n < value.n ? n + strlen(" - ") : n));
	struct cell cell = { .round = round, .side = NO_SIDE, .forfeit = !pair, .words = value };

	if (first.n == 0 || (pair && second.n == 0)) {
		report(reading, PHRASE_ini_pair, value);
		return;
	}
	cell.at = table_place(pairs, value);
	cell.player = table_entrant(pairs, first, table_place(pairs, first));
	cell.opponent = table_entrant(pairs, second, table_place(pairs, second));
	cell.outcome = pair ? OUTCOME_open : bye ? OUTCOME_win : OUTCOME_loss;
	if (!pairs->full)
		table_add_pair(pairs, &cell, OUTCOME_open);
}

static void
take_round(struct settings_reading *reading, struct str key, uint32_t round, struct str value)
{
	uint32_t to;

	if (!str_eq(key, STR("date")))
		take_pairing(reading, key, round, value);
	else if (!table_days(value, &reading->settings->round_days[round], &to))
		report(reading, PHRASE_table_day, value);
}

/* Returns the number of the section [round N], or 0. */
static uint32_t
round_of(struct str section)
{
	const struct str word = STR("round ");
	uint32_t round = 0;

	if (str_starts(section, word))
		table_count(str_trim(str_after(section, word.n)), EVENT_ROUNDS_MAX, &round);
	return round;
}

/* Returns where inih's value is in the current line. */
static struct str
value_in_line(const struct ini_lines *lines, struct str value)
{
	struct str rest = lines->line;
	size_t n = 0;

	if (!lines->continues) {
		while (n < rest.n && rest.p[n] != '=' && rest.p[n] != ':')
			n++;
		rest = str_after(rest, n + (n < rest.n));
	}
	n = str_find(rest, value);
	return n + value.n <= rest.n ? (struct str){ rest.p + n, value.n } : str_trim(rest);
}

static int
take_key(void *arg, const char *section, const char *key, const char *value)
{
	struct settings_reading *reading = arg;
	struct str name = arena_str(reading->pairs.event->arena, str_of(key)), in = str_of(section),
		   line, what;
	uint32_t round = round_of(in);
	unsigned index;

	line = str_ltrim(reading->lines.line);
	if (str_starts(line, name)) /* else it goes on with the key of a line before */
		name = str_first(line, name.n);
	what = value_in_line(&reading->lines, str_of(value));
	reading->waits = false;
	if (in.n == 0) {
		report(reading, PHRASE_ini_outside, name);
	} else if (str_eq(in, STR("event"))) {
		if (find_word(reading, PHRASE_ini_key, name, event_keys, &index))
			take_event(reading, (enum key)index, what);
	} else if (str_eq(in, STR("players"))) {
		take_player(reading, name, what);
	} else if (str_eq(in, STR("alias"))) {
		take_alias(reading, name, what);
	} else if (round > 0 && find_word(reading, PHRASE_ini_key, name, round_keys, &index)) {
		take_round(reading, name, round, what);
	}
	return 1;
}

/* Reports the current line if inih found no key in it. */
static void
end_line(struct settings_reading *reading)
{
	if (reading->waits)
		report(reading, PHRASE_ini_line, str_trim(reading->pairs.words));
}

/* Checks the line [section]. */
static void
check_section(struct settings_reading *reading, struct str line)
{
	size_t n = str_find(line, STR("]"));
	struct str name = str_first(line, n);

	if (n == line.n)
		report(reading, PHRASE_table_open, str_first(line, 1));
	else if (!str_eq(name, STR("[event")) && !str_eq(name, STR("[players")) &&
		 !str_eq(name, STR("[alias")) && round_of(str_after(name, 1)) == 0)
		report(reading, PHRASE_ini_section, str_first(line, n + 1));
}

/* Begins a line; inih reports no more than one that it cannot read. */
static bool
begin_line(void *arg, const char *wrong)
{
	struct settings_reading *reading = arg;
	struct table_reading *pairs = &reading->pairs;
	struct str line = str_trim(reading->lines.line);
	bool comment = line.n == 0 || line.p[0] == ';' || line.p[0] == '#';

	end_line(reading);
	pairs->line = (uint32_t)reading->lines.number;
	pairs->words = pairs->known = reading->lines.line;
	pairs->column = 1;
	reading->waits = wrong == NULL && !comment && line.p[0] != '[';
	if (wrong != NULL)
		report(reading,
		    memchr(line.p, '\0', line.n) != NULL ? PHRASE_ini_nul : PHRASE_ini_long,
		    str_first(line, 0));
	else if (!comment && line.p[0] == '[')
		check_section(reading, line);
	return true;
}

/* Sets the colours of the pairings: black first. */
static void
set_colours(struct table *pairs)
{
	for (size_t i = 0; i < pairs->cell_count; i++) {
		if (pairs->cells[i].opponent == EVENT_NONE)
			continue;
		pairs->cells[i++].side = BLACK;
		pairs->cells[i].side = WHITE;
	}
}

void
settings_read(struct event *event, struct str file, struct str bytes)
{
	struct event_settings *settings = &event->settings;
	struct settings_reading reading = { .settings = settings };

	*settings = (struct event_settings){ .file = file, .bye = NAN };
	settings->pairs = (struct table){ .file = file, .form = TABLE_pairs };
	table_begin(
	    &reading.pairs, event, &settings->pairs, table_decode(event, bytes, ENCODING_unknown));
	reading.lines = (struct ini_lines){
		.rest = reading.pairs.body, .begin = begin_line, .key = take_key, .arg = &reading
	};
	ini_lines_read(&reading.lines);
	end_line(&reading);
	if (settings->colours)
		set_colours(&settings->pairs);
	table_end(&reading.pairs);
}
