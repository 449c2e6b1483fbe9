#include "cmd/event/files/table_forms.h"

#include "record/text/utf8.h"

/*
 * turnering.txt, as FESA's rating program reads it, and the American grid:
 *
 *	1 N [Last] [First] SE 1850 [4+ 2-(-r) 0+] [macmahon] 3
 */

/* A row, taken apart. */
struct grid_row {
	struct str number, family, given, about, cells, macmahon, rest;
	struct str open;   /* a bracket that is not closed; empty: none */
	unsigned brackets; /* before rest */
};

/* A grid that is being read. */
struct grid {
	struct table_reading *reading;
	unsigned headings; /* bracket lines before the first row that are no clock */
	uint32_t *hosts;   /* players whose cells are &: they are in the others' rows */
	size_t host_count, host_cap;
};

bool
table_is_row(struct str line)
{
	enum { FLAG_MAX = 2 };
	struct str rest = str_ltrim(line);
	size_t n = table_digits(rest), at;

	rest = str_ltrim(str_after(rest, n));
	for (at = 0; at < rest.n && at < FLAG_MAX && str_is_letter(rest.p[at]);)
		at++;
	rest = str_ltrim(str_after(rest, at));
	return n > 0 && rest.n > 0 && rest.p[0] == '[';
}

/* Reads the handicap in the parentheses at *n of s into *cell; moves *n after them. */
static void
read_handicap(struct table_reading *reading, struct str s, size_t *n, struct cell *cell)
{
	struct str rest = str_after(s, *n + 1), words;
	size_t end = str_find(rest, STR(")"));

	words = str_trim(str_first(rest, end));
	if (end == rest.n)
		table_fault(reading, table_place(reading, str_after(s, *n)), PHRASE_table_open,
		    str_trim(str_after(s, *n)));
	else if (words.n == 0 || (words.p[0] != '+' && words.p[0] != '-') ||
		 !table_handicap(str_trim(str_after(words, 1)), &cell->handicap))
		table_wrong(reading, PHRASE_table_code, words);
	else
		cell->gives = cell->handicap.n > 0 && words.p[0] == '-';
	*n += 1 + end + (end < rest.n);
}

size_t
table_read_cell(struct table_reading *reading, struct str s, bool loose, struct cell *cell)
{
	size_t n = table_digits(s), at;
	uint32_t number;
	const char *result;

	if (!table_count(str_first(s, n), EVENT_ENTRANTS_MAX, &number))
		return 0;
	if (loose)
		n = s.n - str_ltrim(str_after(s, n)).n;
	if (n == s.n || (result = memchr("-#=+", s.p[n], 4)) == NULL)
		return 0;
	cell->at = table_place(reading, str_first(s, 0));
	cell->opponent = number - 1; /* of 0: EVENT_NONE */
	cell->forfeit = number == 0 || *result == '#';
	cell->outcome = *result == '+' ? OUTCOME_win : *result == '=' ? OUTCOME_draw : OUTCOME_loss;
	n++;
	at = s.n - str_ltrim(str_after(s, n)).n;
	if (at < s.n && s.p[at] == '(') {
		read_handicap(reading, s, &at, cell);
		n = at;
	}
	cell->words = str_first(s, n);
	cell->at.end += (uint32_t)utf8_count(cell->words);
	return n;
}

/* Removes the bracket that is next in *rest, with what is before it.  Returns what is in it, to the
 * end of the line if it is open. */
static struct str
take_bracket(struct str *rest, struct grid_row *row)
{
	struct str after = str_after(*rest, str_find(*rest, STR("["))), content;
	size_t end = str_find(after, STR("]"));

	if (after.n == 0)
		return NO_STR;
	row->brackets++;
	if (end == after.n)
		row->open = str_first(after, 1);
	content = str_after(str_first(after, end), 1);
	*rest = str_after(after, end + (end < after.n));
	return content;
}

static void
report_open(struct table_reading *reading, struct str bracket)
{
	if (bracket.n > 0)
		table_wrong(reading, PHRASE_table_open, bracket);
}

static struct grid_row
split_row(struct str line)
{
	struct grid_row row = { .rest = str_ltrim(line) };
	struct str before;

	row.number = str_first(row.rest, table_digits(row.rest));
	row.family = str_trim(take_bracket(&row.rest, &row));
	row.given = str_trim(take_bracket(&row.rest, &row));
	before = row.rest;
	row.cells = take_bracket(&row.rest, &row);
	row.about = str_trim(str_first(before, str_find(before, STR("["))));
	row.rest = str_ltrim(row.rest);
	if (row.rest.n > 0 && row.rest.p[0] == '[')
		row.macmahon = str_trim(take_bracket(&row.rest, &row));
	return row;
}

/* Reports the word that rest begins with, which is no cell, or one too many.  Returns its length.
 */
static size_t
report_cell(struct table_reading *reading, struct str rest, uint32_t round)
{
	struct str word = table_word(&rest);

	table_fault(reading, table_place(reading, word),
	    round > EVENT_ROUNDS_MAX ? PHRASE_table_round : PHRASE_table_cell,
	    round > EVENT_ROUNDS_MAX ? STR("100") : word);
	return word.n;
}

static void
read_cells(struct grid *grid, uint32_t player, const struct grid_row *row)
{
	struct table_reading *reading = grid->reading;
	struct str rest = str_ltrim(row->cells);
	size_t n;

	if (str_eq(str_rtrim(rest), STR("&"))) {
		*ARENA_ADD(reading->event->arena, grid->hosts, grid->host_count, grid->host_cap) =
		    player;
		return;
	}
	for (uint32_t round = 1; rest.n > 0; round++, rest = str_ltrim(str_after(rest, n))) {
		struct cell cell = { .round = round, .player = player, .side = NO_SIDE };

		n = table_read_cell(reading, rest, true, &cell);
		if (n == 0 && row->open.n > 0 && round > 1)
			return; /* what follows the cells */
		if (n > 0 && round <= EVENT_ROUNDS_MAX)
			table_add_cell(reading, &cell);
		else
			n = report_cell(reading, rest, round);
		if (round > EVENT_ROUNDS_MAX)
			return;
	}
}

static void
read_points(struct table_reading *reading, struct entrant *entrant, struct grid_row *row)
{
	struct str points = table_word(&row->rest);

	if (row->macmahon.p != NULL && !table_points(row->macmahon, &entrant->macmahon))
		table_wrong(reading, PHRASE_table_number, row->macmahon);
	if (table_points(points, &entrant->points))
		entrant->points_at = table_place(reading, points);
}

/* Finds the Elo among the words about a player: the last number of three digits or more. */
static uint32_t
find_rating(struct str about)
{
	enum { MIN_DIGITS = 3, MAX = 9999 };
	uint32_t rating = 0;
	struct str word;

	while ((word = table_word(&about)).n > 0) {
		if (word.n >= MIN_DIGITS)
			table_count(word, MAX, &rating);
	}
	return rating;
}

static bool
read_row(void *arg)
{
	struct grid *grid = arg;
	struct table_reading *reading = grid->reading;
	struct str line = reading->words, name;
	struct entrant *entrant;
	struct grid_row row;

	if (!table_is_row(line))
		return false;
	row = split_row(line);
	if (row.brackets < 3)
		table_fault(
		    reading, table_place(reading, str_trim(line)), PHRASE_table_row, NO_STR);
	name = row.family;
	if (row.brackets == 2) { /* the name has but one */
		row.cells = row.given;
		row.given = NO_STR;
	} else if (row.brackets > 2) {
		name.n = (size_t)(row.given.p + row.given.n - name.p);
	}
	entrant = table_add_player(reading, row.given, row.family, row.number, name);
	if (entrant == NULL)
		return true;
	entrant->about = row.about;
	entrant->rating = find_rating(row.about);
	report_open(reading, row.open);
	read_cells(grid, (uint32_t)(reading->table->entrant_count - 1), &row);
	read_points(reading, entrant, &row);
	return true;
}

/* Reads a line before the rows: [title], [date], [Time control: …]. */
static void
read_heading(void *arg)
{
	static const struct str clock = STR("Time control:");
	struct grid *grid = arg;
	struct table_reading *reading = grid->reading;
	struct table *table = reading->table;
	struct grid_row row = { .brackets = 0 };
	struct str rest = reading->words, words = str_trim(take_bracket(&rest, &row)), last;
	uint32_t from, to;

	if (row.brackets == 0)
		return;
	report_open(reading, row.open);
	if (str_starts_nocase(words, clock)) {
		table->clock = str_trim(str_after(words, clock.n));
		return;
	}
	if (grid->headings++ == 0) {
		table->title = words;
		for (last = words; words.n > 0; last = str_cut(&words, ','))
			;
		table_days(str_trim(last), &table->from, &table->to);
	} else if (grid->headings == 2 && table_days(words, &from, &to)) {
		if (from != to || table->from == 0 || table->from > to)
			table->from = from;
		table->to = to;
	} else if (grid->headings == 2 && words.n > 0 && str_is_digit(words.p[0])) {
		table_wrong(reading, PHRASE_table_day, words);
	}
}

/* Adds the cells of those who gave a simultaneous display, after all others. */
static void
add_hosts(struct grid *grid)
{
	struct table_reading *reading = grid->reading;
	struct table *table = reading->table;
	bool *hosts = arena_zero(reading->event->arena, table->entrant_count + 1);
	size_t count = table->cell_count;

	for (size_t i = 0; i < grid->host_count; i++)
		hosts[grid->hosts[i]] = table->entrants[grid->hosts[i]].host = true;
	for (size_t i = 0; i < count; i++) {
		struct cell mirror = table_mirror(&table->cells[i]);

		if (mirror.player != EVENT_NONE && hosts[mirror.player])
			table_add_cell(reading, &mirror);
	}
}

void
table_read_grid(struct table_reading *reading)
{
	struct grid grid = { .reading = reading };

	table_each_row(reading, read_row, read_heading, &grid);
	if (grid.host_count > 0)
		add_hosts(&grid);
}
