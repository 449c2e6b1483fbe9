/*
 * FESA's published result table: columns that shift when a number has three digits, so that all but
 * the first name is found by its shape.
 *
 *	Nr Name                      Nat  Grade  ELO    1   2   3  MMS Pts   +/-
 *	 1 Nguyen         Anh Tuan   FR   2 Dan  1862  11+  5+  7-   1  6    +7
 */
#include "cmd/event/files/table_forms.h"

#include "record/text/utf8.h"

/* A row, taken apart. */
struct fesa_row {
	struct str number, name, about, rest;
	uint32_t rating;
};

enum { COLUMNS_MAX = 16 }; /* after those of the rounds, of which tie-breaks are read */

struct fesa {
	struct table_reading *reading;
	bool headed;               /* the heading was read */
	uint32_t rounds;           /* columns of the heading */
	uint32_t macmahon, points; /* columns after those of the rounds, from 1; 0: none */
	enum tie_break keys[COLUMNS_MAX + 1]; /* of these columns; TIE_points: another */
	size_t elo;   /* characters up to the end of that heading; 0: it has none */
	size_t given; /* characters from a name's start to the first name; 0: one blank */
};

/* Whether a word begins a cell: digits and a result. */
static bool
is_cell(struct str word)
{
	size_t n = table_digits(word);

	return n > 0 && n < word.n && memchr("+-=#", word.p[n], 4) != NULL &&
	       (n + 1 == word.n || word.p[n + 1] == '(');
}

/* Removes the last word of *s, with the blanks before it, and returns it. */
static struct str
cut_last(struct str *s)
{
	struct str whole = str_rtrim(*s);
	size_t n = whole.n;

	while (n > 0 && !str_is_space(whole.p[n - 1]))
		n--;
	*s = str_rtrim(str_first(whole, n));
	return str_after(whole, n);
}

/* Whether a word is a nation's code. */
static bool
is_nation(struct str word)
{
	size_t n = 0;

	while (n < word.n && word.p[n] >= 'A' && word.p[n] <= 'Z')
		n++;
	return n == word.n && (n == 2 || n == 3);
}

/* Takes nation, grade and Elo off the end of a name. */
static void
take_about(struct fesa_row *row)
{
	enum { MAX = 9999 };
	struct str all = row->name, rest = row->name, word = cut_last(&rest);

	if (str_ends(word, STR("*")))
		word.n--;
	if (table_count(word, MAX, &row->rating)) {
		row->name = rest;
		word = cut_last(&rest);
	}
	if (str_eq_nocase(word, STR("Dan")) || str_eq_nocase(word, STR("Kyu"))) {
		cut_last(&rest);
		row->name = rest;
		word = cut_last(&rest);
	}
	if (is_nation(word) && rest.n > 0)
		row->name = rest;
	row->about = str_trim(str_after(all, row->name.n));
}

/* Returns the bytes of the first n characters of s. */
static size_t
bytes_of(struct str s, size_t n)
{
	size_t at = 0;
	uint32_t code;

	for (; at < s.n && n > 0; n--)
		at += utf8_read(str_after(s, at), &code);
	return at;
}

/* Takes a row apart.  Returns false if the line is none: it has no number, name or cell. */
static bool
split_row(const struct fesa *fesa, struct str line, struct fesa_row *row)
{
	const char *cells = fesa->elo > 0 ? line.p + bytes_of(line, fesa->elo) : line.p + line.n;
	struct str rest = line, word, start;
	uint32_t number;

	*row = (struct fesa_row){ .number = table_word(&rest) };
	if (!table_count(row->number, UINT32_MAX / 10 - 1, &number) || str_ltrim(rest).n == 0)
		return false;
	start = str_ltrim(rest);
	do {
		row->rest = str_ltrim(rest);
		word = table_word(&rest);
	} while (word.n > 0 && !is_cell(word) && word.p <= cells);
	row->name = str_rtrim(str_first(start, start.n - row->rest.n));
	take_about(row);
	return row->name.n > 0 && row->rest.n > 0;
}

/* Returns the first byte after a run of two blanks or more in a name, or its length. */
static size_t
wide_gap(struct str name)
{
	size_t n = str_find(name, STR("  "));

	return name.n - str_ltrim(str_after(name, n)).n;
}

/* Returns the length of the last name in a name. */
static size_t
family_length(const struct fesa *fesa, struct str name)
{
	size_t n = wide_gap(name);

	if (n < name.n)
		return n;
	n = bytes_of(name, fesa->given);
	if (n > 0 && n < name.n && str_is_blank(name.p[n - 1]))
		return n;
	cut_last(&name);
	return name.n;
}

/* Reads the title: name : days. */
static void
read_title(struct table *table, struct str line)
{
	struct str last = line, rest = line;

	table->title = line;
	while (rest.n > 0)
		last = str_cut(&rest, ':');
	table_days(str_trim(last), &table->from, &table->to);
}

/* Returns the number of a column of a round: 1, or R1. */
static struct str
number_of(struct str word)
{
	return word.n > 1 && str_lower(word.p[0]) == 'r' ? str_after(word, 1) : word;
}

/* Returns the tie-break of a column's heading, or TIE_points. */
static enum tie_break
key_of(struct str word)
{
	enum tie_break key = TIE_sos;

	if (str_eq_nocase(word, STR("Sb")))
		return TIE_sodos;
	while (key < TIE_direct && !str_eq_nocase(word, str_of(tie_break_names[key])))
		key++;
	return key < TIE_direct ? key : TIE_points;
}

/* Reads a line before the rows: the title, or the heading, which says what columns there are. */
static void
read_heading(void *arg)
{
	struct fesa *fesa = arg;
	struct str rest = fesa->reading->words, word;
	uint32_t column = 0, number;

	fesa->headed = str_eq_nocase(table_word(&rest), STR("Nr")) &&
		       str_eq_nocase(table_word(&rest), STR("Name"));
	if (!fesa->headed && fesa->reading->table->title.n == 0)
		read_title(fesa->reading->table, str_trim(fesa->reading->words));
	while (fesa->headed && (word = table_word(&rest)).n > 0) {
		if (column == 0 && table_count(number_of(word), EVENT_ROUNDS_MAX, &number) &&
		    number == fesa->rounds + 1) {
			fesa->rounds++;
			continue;
		}
		column += fesa->rounds > 0;
		if (column <= COLUMNS_MAX)
			fesa->keys[column] = key_of(word);
		if (str_starts_nocase(word, STR("MM")))
			fesa->macmahon = column;
		else if (str_eq_nocase(word, STR("Pts")))
			fesa->points = column;
		else if (str_eq_nocase(word, STR("ELO")))
			fesa->elo = utf8_count(str_first(fesa->reading->words,
			    (size_t)(word.p + word.n - fesa->reading->words.p)));
	}
}

static void
read_cells(struct fesa *fesa, uint32_t player, struct str *rest)
{
	struct table_reading *reading = fesa->reading;
	struct str word, next;
	double points;
	size_t n;

	for (uint32_t round = 1; round <= fesa->rounds; round++, *rest = str_after(*rest, n)) {
		struct cell cell = { .round = round, .player = player, .side = NO_SIDE };

		*rest = next = str_ltrim(*rest);
		word = table_word(&next);
		if (word.n == 0 || table_points(word, &points))
			return; /* a shorter row */
		n = table_read_cell(reading, *rest, false, &cell);
		if (n > 0)
			table_add_cell(reading, &cell);
		else
			table_wrong(reading, PHRASE_table_cell, word);
		n = n > 0 ? n : word.n;
	}
}

static void
read_points(struct fesa *fesa, struct entrant *entrant, struct str rest)
{
	struct table *table = fesa->reading->table;
	struct written_value value = { .entrant = (uint32_t)(entrant - table->entrants) };
	struct str word;

	for (uint32_t column = 1; (word = table_word(&rest)).n > 0; column++) {
		if (column == fesa->macmahon)
			table_points(word, &entrant->macmahon);
		if (column == fesa->points && table_points(word, &entrant->points))
			entrant->points_at = table_place(fesa->reading, word);
		if (column > COLUMNS_MAX || fesa->keys[column] == TIE_points ||
		    !table_points(word, &value.value))
			continue;
		value.key = fesa->keys[column];
		value.at = table_place(fesa->reading, word);
		*ARENA_ADD(fesa->reading->event->arena, table->values, table->value_count,
		    table->value_cap) = value;
	}
}

static bool
read_row(void *arg)
{
	struct fesa *fesa = arg;
	struct table_reading *reading = fesa->reading;
	struct entrant *entrant;
	struct fesa_row row;
	struct str given;
	size_t n;

	if (!fesa->headed || !split_row(fesa, reading->words, &row))
		return false;
	n = family_length(fesa, row.name);
	given = str_trim(str_after(row.name, n));
	entrant = table_add_player(
	    reading, given, str_trim(str_first(row.name, n)), row.number, row.name);
	if (entrant == NULL)
		return true;
	entrant->about = row.about;
	entrant->rating = row.rating;
	read_cells(fesa, (uint32_t)(reading->table->entrant_count - 1), &row.rest);
	read_points(fesa, entrant, row.rest);
	return true;
}

/* Finds the column of first names, which some row shows by two blanks. */
static void
find_given(struct fesa *fesa)
{
	struct table_reading *reading = fesa->reading;
	struct fesa_row row;
	uint32_t at = 0;
	struct span span;

	while (fesa->given == 0 && text_next_line(reading->body, &at, &span)) {
		struct str line = { reading->body.p + span.at, span.n };
		size_t n;

		if (split_row(fesa, line, &row) && (n = wide_gap(row.name)) < row.name.n)
			fesa->given = utf8_count(str_first(row.name, n));
	}
}

void
table_read_fesa(struct table_reading *reading)
{
	struct fesa fesa = { .reading = reading };

	find_given(&fesa);
	table_each_row(reading, read_row, read_heading, &fesa);
}
