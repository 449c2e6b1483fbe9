/* A table as rows: CSV, a game each, and lishogi's results, a player each. */
#include "cmd/event/files/table_forms.h"

#include <math.h>

#include "record/json.h"
#include "record/values/csv.h"
#include "record/variants/variants.h"
#include "rules/variants/handicap.h"

enum column {
	COLUMN_round,
	COLUMN_black,
	COLUMN_white,
	COLUMN_player,
	COLUMN_opponent,
	COLUMN_result,
	COLUMN_handicap,
	COLUMN_COUNT
};

static const char *const column_names[COLUMN_COUNT] = { "round", "black", "white", "player",
	"opponent", "result", "handicap" };

/* Results, from black's view. */
static const struct {
	const char *words;
	enum outcome black, white;
	bool forfeit, replayed;
} results[] = {
	{ "", OUTCOME_open, OUTCOME_open, false, false },
	{ "*", OUTCOME_open, OUTCOME_open, false, false },
	{ "1-0", OUTCOME_win, OUTCOME_loss, false, false },
	{ "0-1", OUTCOME_loss, OUTCOME_win, false, false },
	{ "½-½", OUTCOME_draw, OUTCOME_draw, false, false },
	{ "1/2-1/2", OUTCOME_draw, OUTCOME_draw, false, false },
	{ "0.5-0.5", OUTCOME_draw, OUTCOME_draw, false, false },
	{ "+/-", OUTCOME_win, OUTCOME_loss, true, false },
	{ "-/+", OUTCOME_loss, OUTCOME_win, true, false },
	{ "-/-", OUTCOME_neither, OUTCOME_neither, true, false },
	{ "1-0r", OUTCOME_win, OUTCOME_loss, false, true },
	{ "0-1r", OUTCOME_loss, OUTCOME_win, false, true },
	{ "勝", OUTCOME_win, OUTCOME_loss, false, false },
	{ "負", OUTCOME_loss, OUTCOME_win, false, false },
	{ "分", OUTCOME_draw, OUTCOME_draw, false, false },
	{ "不戦勝", OUTCOME_win, OUTCOME_loss, true, false },
	{ "不戦敗", OUTCOME_loss, OUTCOME_win, true, false },
};

enum { RESULT_COUNT = sizeof results / sizeof *results };

/* A CSV that is being read. */
struct rows {
	struct table_reading *reading; /* its line begins where the last cell does */
	char separator;
	bool headed;
	size_t columns[COLUMN_COUNT];   /* 1 + place in a row; 0: there is none */
	struct str cells[COLUMN_COUNT]; /* of the row */
	struct event_place places[COLUMN_COUNT];
};

static enum column
find_column(struct str name)
{
	unsigned i;

	for (i = 0; i < COLUMN_COUNT && !str_eq_nocase(name, str_of(column_names[i])); i++)
		;
	return (enum column)i;
}

/* Returns the separator of a heading: the first there is. */
static char
find_separator(struct str line)
{
	size_t n = 0;

	while (n < line.n && memchr(",;\t", line.p[n], 3) == NULL)
		n++;
	return n < line.n ? line.p[n] : ',';
}

/* Returns a cell of the heading without its quotes. */
static struct str
unquote(struct str cell)
{
	cell = str_trim(cell);
	return cell.n >= 2 && cell.p[0] == '"' && cell.p[cell.n - 1] == '"'
		   ? (struct str){ cell.p + 1, cell.n - 2 }
		   : cell;
}

bool
table_is_header(struct str line)
{
	char separator = find_separator(line);
	unsigned known = 0;

	while (line.n > 0)
		known += find_column(unquote(str_cut(&line, separator))) != COLUMN_COUNT;
	return known >= 2;
}

/* Moves the line on to the last that a quoted cell has a part of. */
static void
pass_lines(struct table_reading *reading, struct str quoted)
{
	size_t n = quoted.n;

	while (n > 0 && !str_is_line_end(quoted.p[n - 1]))
		n--;
	if (n == 0)
		return;
	reading->line += text_lines(str_first(quoted, n));
	reading->words.n -= (size_t)(quoted.p + n - reading->words.p);
	reading->words.p = quoted.p + n;
	reading->known = reading->words;
	reading->column = 1;
}

/* Reads the next cell of the row.  Returns whether another follows. */
static bool
take_cell(struct rows *rows, struct str *cell, struct event_place *at)
{
	struct table_reading *reading = rows->reading;
	struct str rest = str_after(reading->body, reading->at), quoted = NO_STR;
	size_t n = 0, line;
	bool open = false;

	if (rest.n > 0 && rest.p[0] == '"') {
		n = csv_quoted(rest);
		open = n > rest.n;
		n -= open;
		quoted = str_first(rest, n);
	}
	while (n < rest.n && rest.p[n] != rows->separator && !str_is_line_end(rest.p[n]))
		n++;
	for (line = 0; line < n && !str_is_line_end(rest.p[line]);)
		line++;
	*cell = str_trim(str_first(rest, n));
	*at = table_place(reading, quoted.n > 0 ? str_first(rest, line) : *cell);
	if (open)
		table_fault(reading, *at, PHRASE_table_open, STR("\""));
	if (open)
		*cell = NO_STR;
	else if (quoted.n > 0)
		*cell = csv_unquoted(
		    reading->event->arena, str_after(str_first(quoted, quoted.n - 1), 1));
	pass_lines(reading, quoted);
	reading->at += (uint32_t)n;
	if (n == rest.n || rest.p[n] != rows->separator)
		return false;
	reading->at++;
	return true;
}

/* Reads the next row; the first that is not empty is the heading.  Returns whether it is a game. */
static bool
take_row(struct rows *rows)
{
	struct event_place first = { .line = 0 }, at;
	bool more = true, empty = true;
	struct str cell;
	struct span end;
	size_t kind;

	memset(rows->cells, 0, sizeof rows->cells);
	memset(rows->places, 0, sizeof rows->places);
	for (size_t i = 1; more; i++) {
		more = take_cell(rows, &cell, &at);
		empty &= cell.n == 0;
		first = i == 1 ? at : first;
		kind = find_column(cell);
		if (!rows->headed && kind != COLUMN_COUNT && rows->columns[kind] == 0)
			rows->columns[kind] = i;
		for (kind = 0; kind < COLUMN_COUNT; kind++) {
			if (rows->columns[kind] != i)
				continue;
			rows->cells[kind] = cell;
			rows->places[kind] = at;
		}
	}
	text_next_line(rows->reading->body, &rows->reading->at, &end);
	for (kind = 0; kind < COLUMN_COUNT; kind++) {
		if (rows->places[kind].line == 0)
			rows->places[kind] = first;
	}
	if (empty || rows->headed)
		return !empty;
	rows->headed = true;
	return false;
}

/* Reports the columns that the heading lacks.  Returns whether it has all. */
static bool
check_columns(struct rows *rows)
{
	bool names = rows->columns[COLUMN_player] > 0 || rows->columns[COLUMN_opponent] > 0;
	const enum column needed[] = { COLUMN_round, names ? COLUMN_player : COLUMN_black,
		names ? COLUMN_opponent : COLUMN_white, COLUMN_result };
	bool all = true;

	for (size_t i = 0; i < sizeof needed / sizeof *needed; i++) {
		if (rows->columns[needed[i]] > 0)
			continue;
		table_fault(rows->reading, rows->places[needed[i]], PHRASE_table_column,
		    str_of(column_names[needed[i]]));
		all = false;
	}
	return all;
}

static void
read_handicap(struct rows *rows, struct cell *cell)
{
	struct str words = rows->cells[COLUMN_handicap], code = words;
	const struct variant *variant =
	    variants_at(program_variants(rows->reading->event->program), 0);
	const struct handicap *row;

	if (code.n > 0 && (code.p[0] == '+' || code.p[0] == '-'))
		code = str_trim(str_after(code, 1));
	if (code.n == 0 || table_handicap(code, &cell->handicap)) {
		row = variant->handicaps;
	} else if ((row = handicap_named(variant, code)) == NULL) {
		table_fault(rows->reading, rows->places[COLUMN_handicap], PHRASE_table_code, words);
	} else if (row != variant->handicaps) { /* even */
		cell->handicap = str_of(row->english);
	}
	cell->gives = cell->handicap.n > 0 && words.p[0] == '-';
}

/* Reads the game of the row. */
static void
read_game(struct rows *rows)
{
	struct table_reading *reading = rows->reading;
	bool colours = rows->columns[COLUMN_player] == 0;
	enum column first = colours ? COLUMN_black : COLUMN_player;
	enum column second = colours ? COLUMN_white : COLUMN_opponent;
	struct str words = rows->cells[COLUMN_result];
	struct cell cell = { .side = colours ? BLACK : NO_SIDE, .words = words };
	size_t i;

	for (i = 0; i < RESULT_COUNT && !str_eq_nocase(words, str_of(results[i].words)); i++)
		;
	cell.at = rows->places[COLUMN_result];
	if (i == RESULT_COUNT) {
		table_fault(reading, cell.at, PHRASE_table_result, words);
		i = 0; /* the game stands, as an open one */
	}
	read_handicap(rows, &cell);
	if (!table_count(rows->cells[COLUMN_round], EVENT_ROUNDS_MAX, &cell.round) ||
	    cell.round == 0) {
		table_fault(reading, rows->places[COLUMN_round], PHRASE_table_round,
		    rows->cells[COLUMN_round]);
		return;
	}
	cell.player = table_entrant(reading, rows->cells[first], rows->places[first]);
	cell.opponent = table_entrant(reading, rows->cells[second], rows->places[second]);
	if (cell.player == EVENT_NONE && cell.opponent == EVENT_NONE && !reading->full)
		table_fault(reading, rows->places[first], PHRASE_table_nobody, NO_STR);
	if (cell.player == cell.opponent && cell.player != EVENT_NONE)
		table_fault(
		    reading, rows->places[second], PHRASE_table_oneself, rows->cells[second]);
	cell.outcome = results[i].black;
	cell.forfeit =
	    results[i].forfeit || cell.player == EVENT_NONE || cell.opponent == EVENT_NONE;
	cell.replayed = results[i].replayed;
	table_add_pair(reading, &cell, results[i].white);
}

void
table_read_rows(struct table_reading *reading)
{
	struct rows rows = { .reading = reading };
	bool game, all = true;

	while (all && !reading->full && reading->at < reading->body.n) {
		reading->line++;
		reading->words = reading->known = str_after(reading->body, reading->at);
		reading->column = 1;
		if (!rows.headed)
			rows.separator = find_separator(
			    str_first(reading->words, str_find(reading->words, STR("\n"))));
		game = take_row(&rows);
		if (game)
			read_game(&rows);
		else if (rows.headed && reading->table->cell_count == 0)
			all = check_columns(&rows);
	}
}

/* Returns the number of an object's member, or NAN. */
static double
number_of(const struct json *object, struct str key)
{
	const struct json *whole = json_member(object, key, JSON_integer);
	const struct json *part = json_member(object, key, JSON_real);

	return whole != NULL ? (double)whole->is.integer : part != NULL ? part->is.real : NAN;
}

static uint32_t
count_of(const struct json *object, struct str key)
{
	enum { MAX = 999999 };
	double number = number_of(object, key);

	return number >= 0 && number <= MAX ? (uint32_t)number : 0;
}

static void
read_result(struct table_reading *reading, const struct json *object)
{
	const struct json *name = json_member(object, STR("username"), JSON_text);
	const struct json *title = json_member(object, STR("title"), JSON_text);
	struct event_place at = table_place(reading, reading->words);
	struct entrant *entrant;

	if (name == NULL || name->is.text.n == 0) {
		table_fault(reading, at, PHRASE_table_nobody, NO_STR);
		return;
	}
	entrant = table_add_entrant(reading, arena_str(reading->event->arena, name->is.text), at);
	if (entrant == NULL)
		return;
	entrant->about = title != NULL ? arena_str(reading->event->arena, title->is.text) : NO_STR;
	entrant->number = count_of(object, STR("rank"));
	entrant->rating = count_of(object, STR("rating"));
	entrant->points = number_of(object, STR("score"));
	entrant->points_at = at;
}

void
table_read_lines(struct table_reading *reading)
{
	struct arena arena; /* of one line */
	struct diags diags;

	arena_init(&arena, reading->event->arena->memory);
	while (!reading->full && table_next_line(reading)) {
		struct text text = { .body = reading->words, .arena = &arena };
		const struct json *object;
		uint32_t at = 0;

		if (str_trim(text.body).n == 0)
			continue;
		arena_reset(&arena);
		diags_init(&diags, &arena, 1);
		object = json_read(&text, &at, &arena, &diags);
		if (object != NULL)
			read_result(reading, object);
		else
			table_fault(reading,
			    table_place(
				reading, (struct str){ reading->words.p + at, at < text.body.n }),
			    PHRASE_json_syntax, NO_STR);
	}
	arena_free(&arena);
}
