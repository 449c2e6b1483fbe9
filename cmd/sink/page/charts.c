#include <stdio.h>
#include <stdlib.h>

#include "cmd/sink/page/chart.h"
#include "cmd/sink/page/charts.h"
#include "record/variants/variants.h"

/*
 * The charts of an archive.  What they count is a number for each word: "ending resign",
 * "hirate black", "year 2004"; so memory does not grow with the number of games.
 */

enum {
	PLIES_STEP = 20,
	PLIES_STEPS = 20, /* the last is of all longer games */
	YEAR_MIN = 1500,
	YEAR_MAX = 2199,
	YEARS_SINGLE = 50, /* more years are counted by decade */
	ROWS = 128         /* more than any chart has */
};

static const char *const winner_words[] = { "black", "white", "none" };

/* Returns the counter of a word and a name. */
static size_t *
counter(struct report *report, const char *word, const char *name)
{
	uint64_t hash = hash_add(hash_add(HASH_BEGIN, str_of(word)), STR(" "));

	return hash_table_number(&report->numbers, hash_add(hash, str_of(name)));
}

static size_t *
numbered(struct report *report, const char *word, unsigned n)
{
	char name[16];

	snprintf(name, sizeof name, "%u", n);
	return counter(report, word, name);
}

/* Returns the count and sets it to 0: several rows of a table have the same name. */
static size_t
take(struct report *report, const char *word, const char *name)
{
	size_t *number = counter(report, word, name), n = *number;

	*number = 0;
	return n;
}

/* Returns the year of a date as columns.c writes it; 0: it is not known. */
static unsigned
year_of(struct str date)
{
	unsigned year = 0;
	size_t i;

	for (i = 0; i < 4 && i < date.n && str_is_digit(date.p[i]); i++)
		year = year * 10 + (unsigned)(date.p[i] - '0');
	return i == 4 && year >= YEAR_MIN && year <= YEAR_MAX ? year : 0;
}

void
charts_count(struct report *report, const struct game_summary *game, const struct str *cells)
{
	uint32_t step = game->plies / PLIES_STEP;

	if (game->variant == NULL)
		return;
	++*counter(report, "ending", game->ending);
	++*counter(report, winner_words[game->winner], game->handicap);
	++*numbered(report, "plies", step < PLIES_STEPS ? step : PLIES_STEPS);
	++*numbered(report, "year", cells != NULL ? year_of(cells[0]) : 0);
}

/* Sorts by the first number, the greatest first; rows with the same keep their order. */
static void
sort_rows(struct chart_row *rows, size_t count)
{
	struct chart_row row;
	size_t i, k;

	for (i = 1; i < count; i++) {
		row = rows[i];
		for (k = i; k > 0 && rows[k - 1].parts[0] < row.parts[0]; k--)
			rows[k] = rows[k - 1];
		rows[k] = row;
	}
}

static void
chart_verdicts(struct report *report, const struct tally *tally, struct chart chart)
{
	struct chart_row rows[VERDICT_unreadable + 1];
	unsigned i;

	for (i = 0; i <= VERDICT_unreadable; i++)
		rows[i] = (struct chart_row){
			.label = str_of(messages_in(report->language, game_summary_verdicts[i])),
			.parts = { tally->verdicts[i] },
		};
	chart.title = "Verdicts";
	chart.what = "verdict";
	chart.rows = rows;
	chart.count = VERDICT_unreadable + 1;
	chart_bars(&chart, &report->out->buffer);
}

static void
chart_endings(struct report *report, struct chart chart)
{
	struct chart_row rows[ENDING_COUNT];
	const struct ending_row *row;
	size_t n;

	chart.count = 0;
	for (row = ending_rows; row < ending_rows + ENDING_COUNT; row++) {
		n = take(report, "ending", row->name);
		if (n > 0)
			rows[chart.count++] = (struct chart_row){
				.label = str_of(
				    report->language == LANGUAGE_ja ? row->japanese : row->english),
				.parts = { n },
			};
	}
	sort_rows(rows, chart.count);
	chart.title = "Endings";
	chart.what = "ending";
	chart.rows = rows;
	chart_bars(&chart, &report->out->buffer);
}

/* Adds a row for games of this handicap, if there are any. */
static void
add_handicap(struct report *report, const char *english, const char *name, struct chart_row *rows,
    struct chart *chart)
{
	struct chart_row *row = &rows[chart->count];
	bool ja = report->language == LANGUAGE_ja;
	size_t all = 0;
	unsigned side;

	for (side = 0; side < CHART_SERIES; side++) {
		row->parts[side] = take(report, winner_words[side], english);
		rows[0].parts[side] += row->parts[side];
		all += row->parts[side];
	}
	row->label = str_of(ja ? name : english);
	chart->count += all > 0 && chart->count < ROWS - 1;
}

static void
chart_winners(struct report *report, struct chart chart)
{
	static const char *const words[] = { "black wins", "white wins", "no winner" };
	struct chart_row rows[ROWS] = { 0 };
	struct variants *variants = program_variants(report->program);
	const struct handicap *row;
	unsigned i;
	size_t k;

	rows[0].label = str_of(messages_in(report->language, "all games"));
	chart.count = 1;
	for (k = 0; (row = variants_handicap(variants, NO_STR, k)) != NULL; k++)
		add_handicap(report, row->english, row->name, rows, &chart);
	add_handicap(report, "other", messages_in(report->language, "other"), rows, &chart);
	for (i = 0; i < CHART_SERIES; i++)
		chart.series[i] = words[i];
	chart.series_count = CHART_SERIES;
	chart.title = "Winners by handicap";
	chart.what = "handicap";
	chart.rows = rows;
	if (chart.count > 1)
		chart_bars(&chart, &report->out->buffer);
}

static void
chart_plies(struct report *report, struct chart chart)
{
	struct chart_row rows[PLIES_STEPS + 1];
	char labels[PLIES_STEPS + 1][16];
	size_t all = 0;
	unsigned i;

	chart.count = 0;
	for (i = 0; i <= PLIES_STEPS; i++) {
		snprintf(labels[i], sizeof labels[i], i < PLIES_STEPS ? "%u–%u" : "%u–",
		    i * PLIES_STEP, i * PLIES_STEP + PLIES_STEP - 1);
		rows[i] = (struct chart_row){ .label = str_of(labels[i]),
			.parts = { *numbered(report, "plies", i) } };
		all += rows[i].parts[0];
		chart.count = rows[i].parts[0] > 0 ? i + 1 : chart.count;
	}
	chart.title = "Length of games";
	chart.what = "number of moves";
	chart.rows = rows;
	if (all > 0)
		chart_columns(&chart, &report->out->buffer);
}

/* Sets the games of each year or decade; returns the number of rows. */
static size_t
collect_years(struct report *report, struct chart_row *rows, char (*labels)[16])
{
	unsigned first = 0, last = 0, year, step, i;
	size_t count = 0;

	for (year = YEAR_MIN; year <= YEAR_MAX; year++) {
		if (*numbered(report, "year", year) == 0)
			continue;
		first = first == 0 ? year : first;
		last = year;
	}
	step = last - first < YEARS_SINGLE ? 1 : 10;
	for (year = first - first % step; first > 0 && year <= last; year += step, count++) {
		rows[count].parts[0] = 0;
		for (i = 0; i < step; i++)
			rows[count].parts[0] += *numbered(report, "year", year + i);
		snprintf(labels[count], sizeof *labels,
		    step == 1 ? "%u" : messages_in(report->language, "%us"), year);
		rows[count].label = str_of(labels[count]);
	}
	return count;
}

static void
chart_years(struct report *report, struct chart chart)
{
	struct chart_row rows[ROWS] = { 0 };
	char labels[ROWS][16], note[128];
	size_t unknown = *numbered(report, "year", 0);

	chart.count = collect_years(report, rows, labels);
	chart.title = "Games by year";
	chart.what = "year";
	chart.rows = rows;
	snprintf(note, sizeof note, messages_in(report->language, "Without a date: %zu."), unknown);
	chart.note = unknown > 0 ? str_of(note) : NO_STR;
	chart_columns(&chart, &report->out->buffer);
}

static void
chart_rules(struct report *report, const struct tally *tally, struct chart chart)
{
	struct chart_row rows[DIAG_COUNT];
	unsigned rule;

	chart.count = 0;
	for (rule = 0; rule < DIAG_COUNT; rule++) {
		if (tally->rules[rule] > 0)
			rows[chart.count++] = (struct chart_row){
				.label =
				    str_of(report->language == LANGUAGE_ja ? diag_titles[rule]
									   : diag_rows[rule].name),
				.parts = { tally->rules[rule] },
				.rule = diag_rows[rule].name,
			};
	}
	sort_rows(rows, chart.count);
	chart.title = "Findings by rule";
	chart.what = "rule";
	chart.series[0] = "findings";
	chart.rows = rows;
	chart_bars(&chart, &report->out->buffer);
}

void
charts_write(struct report *report, const struct tally *tally)
{
	struct chart chart = {
		.language = report->language, .series = { "games" }, .series_count = 1
	};
	struct buffer *out = &report->out->buffer;

	if (tally->games == 0) {
		buffer_printf(
		    out, "<p>%s</p>\n", messages_in(report->language, "No game was read."));
		return;
	}
	buffer_printf(out, "<h2 id=\"charts\">%s</h2>\n<div class=\"charts\">\n",
	    messages_in(report->language, "Charts"));
	chart_verdicts(report, tally, chart);
	chart_endings(report, chart);
	chart_winners(report, chart);
	chart_plies(report, chart);
	chart_years(report, chart);
	chart_rules(report, tally, chart);
	buffer_add(out, STR("</div>\n"));
}
