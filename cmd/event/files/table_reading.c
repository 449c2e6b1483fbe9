#include "cmd/event/files/table_reading.h"

#include <math.h>

#include "record/codec/codec.h"
#include "record/text/utf8.h"

static const struct {
	const char *code, *name;
} codes[] = {
	{ "S", "" },
	{ "M", "" },
	{ "L", "lance" },
	{ "B", "bishop" },
	{ "R", "rook" },
	{ "RL", "rook-lance" },
	{ "2p", "two-piece" },
	{ "4p", "four-piece" },
	{ "5p", "five-piece" },
	{ "6p", "six-piece" },
};

enum { NUMBER_MAX = 999999999 }; /* of a row */

enum { CODE_COUNT = sizeof codes / sizeof *codes };

bool
table_handicap(struct str code, struct str *name)
{
	size_t i;

	for (i = 0; i < CODE_COUNT && !str_eq_nocase(code, str_of(codes[i].code)); i++)
		;
	if (i < CODE_COUNT)
		*name = str_of(codes[i].name);
	return i < CODE_COUNT;
}

const char *
table_handicap_code(struct str name)
{
	size_t i;

	for (i = 0; i < CODE_COUNT && !str_eq(name, str_of(codes[i].name)); i++)
		;
	return i < CODE_COUNT ? codes[i].code : NULL;
}

bool
table_count(struct str s, uint32_t max, uint32_t *count)
{
	uint32_t number = 0;

	for (size_t i = 0; i < s.n && number <= max; i++)
		number = number * 10 + (uint32_t)(s.p[i] - '0');
	if (s.n == 0 || table_digits(s) < s.n || number > max)
		return false;
	*count = number;
	return true;
}

bool
table_points(struct str s, double *points)
{
	enum { MOST = 99999 };
	const struct str half = STR("½");
	struct str rest = s, whole = NO_STR;
	uint32_t number = 0, hundredths = 0;
	const size_t slash = str_find(s, STR("/"));

	if (slash < s.n) { /* FESA's program prints 5/2 */
		if (!str_eq(str_after(s, slash), STR("/2")) ||
		    !table_count(str_first(s, slash), MOST, &number))
			return false;
		*points = number / 2.0;
		return true;
	}
	if (str_ends(s, half)) {
		hundredths = 50;
		whole = str_first(s, s.n - half.n);
	} else {
		whole = str_cut(&rest, '.');
		if (whole.n < s.n && (rest.n > 2 || !table_count(rest, 99, &hundredths)))
			return false;
		hundredths *= rest.n == 1 ? 10 : 1;
	}
	if ((whole.n > 0 || !str_eq(s, half)) && !table_count(whole, MOST, &number))
		return false;
	*points = number + hundredths / 100.0;
	return true;
}

/* Reads the numbers of a day, which are fixed in width: MM-DD or DD where `day` has the rest. */
static bool
read_day(struct str s, uint32_t *day)
{
	enum { YEAR = 4, MONTH = 7, FULL = 10, YEAR_MAX = 9999 };
	uint32_t year = *day / 10000, month = *day / 100 % 100, number = 0;
	struct str rest = s;
	struct date date;

	if ((s.n == FULL && !table_count(str_cut(&rest, '-'), YEAR_MAX, &year)) ||
	    (rest.n == FULL - YEAR - 1 && !table_count(str_cut(&rest, '-'), 99, &month)) ||
	    rest.n != FULL - MONTH - 1 || !table_count(rest, 99, &number))
		return false;
	date = (struct date){ (int)year, (int)month, (int)number, -1, -1, -1, -1, true };
	*day = year * 10000 + month * 100 + number;
	return year > 0 && month > 0 && number > 0 && date_exists(&date);
}

bool
table_days(struct str s, uint32_t *from, uint32_t *to)
{
	size_t to_at = str_find(s, STR("..")), slash = str_find(s, STR("/"));
	size_t n = to_at < slash ? to_at : slash;
	uint32_t first = 0, last;

	if (!read_day(str_trim(str_first(s, n)), &first))
		return false;
	last = first;
	if (n < s.n && !read_day(str_trim(str_after(s, n + (n == to_at ? 2 : 1))), &last))
		return false;
	if (last < first)
		return false;
	*from = first;
	*to = last;
	return true;
}

struct event_place
table_place(struct table_reading *reading, struct str part)
{
	uint32_t column;

	if (part.p < reading->known.p) {
		reading->known = reading->words;
		reading->column = 1;
	}
	reading->column +=
	    (uint32_t)utf8_count(str_first(reading->known, (size_t)(part.p - reading->known.p)));
	reading->known = str_after(reading->known, (size_t)(part.p - reading->known.p));
	column = reading->column;
	return event_at(
	    reading->table->file, reading->line, column, column + (uint32_t)utf8_count(part));
}

void
table_report(struct table_reading *reading, struct event_place at, const struct arg *args)
{
	if (reading->faults++ < TABLE_FAULTS_MAX)
		event_add(reading->event, DIAG_bad_table, at, args);
	else if (reading->faults == TABLE_FAULTS_MAX + 1)
		event_add(reading->event, DIAG_bad_table, at, ARGS(A_PHRASE(PHRASE_table_more)));
}

void
table_fault(
    struct table_reading *reading, struct event_place at, enum phrase phrase, struct str words)
{
	table_report(reading, at, ARGS(A_PHRASE(phrase), A_STR(words)));
}

void
table_wrong(struct table_reading *reading, enum phrase phrase, struct str words)
{
	table_fault(reading, table_place(reading, words), phrase, words);
}

bool
table_next_line(struct table_reading *reading)
{
	struct span line;

	if (!text_next_line(reading->body, &reading->at, &line))
		return false;
	reading->line++;
	reading->words = (struct str){ reading->body.p + line.at, line.n };
	reading->known = reading->words;
	reading->column = 1;
	return true;
}

struct entrant *
table_add_entrant(struct table_reading *reading, struct str name, struct event_place at)
{
	struct table *table = reading->table;
	struct entrant *made;

	if (table->entrant_count == EVENT_ENTRANTS_MAX) {
		if (!reading->full)
			table_fault(reading, at, PHRASE_table_large, NO_STR);
		reading->full = true;
		return NULL;
	}
	made = ARENA_ADD(
	    reading->event->arena, table->entrants, table->entrant_count, table->entrant_cap);
	*made = (struct entrant){ .name = name, .points = NAN, .at = at };
	return made;
}

struct entrant *
table_add_player(struct table_reading *reading, struct str given, struct str family,
    struct str number, struct str words)
{
	struct arena *arena = reading->event->arena;
	struct entrant *made;
	struct buffer whole;

	buffer_init(&whole, arena->memory);
	buffer_add(&whole, given);
	buffer_char(&whole, ' ');
	buffer_add(&whole, family);
	made = table_add_entrant(
	    reading, arena_str(arena, str_trim(buffer_str(&whole))), table_place(reading, words));
	buffer_free(&whole);
	if (made != NULL) {
		made->family = family;
		table_count(number, NUMBER_MAX, &made->number);
	}
	return made;
}

uint32_t
table_entrant(struct table_reading *reading, struct str name, struct event_place at)
{
	struct table *table = reading->table;
	uint64_t hash = hash_add(HASH_BEGIN, name);
	size_t *number;

	if (name.n == 0)
		return EVENT_NONE;
	for (;; hash++) { /* two names may have one hash */
		number = hash_table_number(&reading->seen, hash);
		if (*number == 0)
			break;
		if (str_eq(table->entrants[*number - 1].name, name))
			return (uint32_t)(*number - 1);
	}
	if (table_add_entrant(reading, name, at) == NULL)
		return EVENT_NONE;
	*number = table->entrant_count;
	return (uint32_t)(table->entrant_count - 1);
}

struct cell
table_mirror(const struct cell *cell)
{
	struct cell made = *cell;

	made.player = cell->opponent;
	made.opponent = cell->player;
	made.outcome = outcome_other(cell->outcome);
	if (cell->side != NO_SIDE)
		made.side = cell->side == BLACK ? WHITE : BLACK;
	made.gives = cell->handicap.n > 0 && !cell->gives;
	return made;
}

void
table_add_cell(struct table_reading *reading, const struct cell *cell)
{
	struct table *table = reading->table;

	*ARENA_ADD(reading->event->arena, table->cells, table->cell_count, table->cell_cap) = *cell;
	if (table->rounds < cell->round)
		table->rounds = cell->round;
}

void
table_add_pair(struct table_reading *reading, const struct cell *cell, enum outcome opponents)
{
	struct cell other = table_mirror(cell);

	other.outcome = opponents;
	if (cell->player != EVENT_NONE)
		table_add_cell(reading, cell);
	if (other.player != EVENT_NONE)
		table_add_cell(reading, &other);
}

size_t
table_digits(struct str s)
{
	size_t n = 0;

	while (n < s.n && str_is_digit(s.p[n]))
		n++;
	return n;
}

struct str
table_word(struct str *s)
{
	struct str rest = str_ltrim(*s);
	size_t n = 0;

	while (n < rest.n && !str_is_space(rest.p[n]))
		n++;
	*s = str_after(rest, n);
	return str_first(rest, n);
}

/* Marks the cells whose opponents no row has. */
static void
find_unknown(struct table *table)
{
	for (size_t i = 0; i < table->cell_count; i++) {
		struct cell *cell = &table->cells[i];

		cell->unknown =
		    cell->opponent != EVENT_NONE && cell->opponent >= table->entrant_count;
		if (cell->unknown)
			cell->opponent = EVENT_NONE;
	}
}

void
table_each_row(struct table_reading *reading, bool (*read_row)(void *arg),
    void (*read_heading)(void *arg), void *arg)
{
	struct table *table = reading->table;
	struct event_place other = { .line = 0 }; /* a line after the first row that is none */
	struct str line;

	while (!reading->full && table_next_line(reading)) {
		line = str_trim(reading->words);
		if (line.n == 0 || line.p[0] == ';')
			continue;
		if (read_row(arg)) {
			if (other.line > 0) /* FESA's program stops there */
				table_fault(reading, other, PHRASE_table_between, NO_STR);
			other.line = 0;
		} else if (table->entrant_count == 0) {
			read_heading(arg);
		} else if (other.line == 0) {
			other = table_place(reading, line);
		}
	}
	if (table->entrant_count == 0)
		table_fault(reading, event_at(table->file, 0, 0, 0), PHRASE_table_empty, NO_STR);
	find_unknown(table);
}

struct str
table_decode(struct event *event, struct str bytes, enum encoding encoding)
{
	struct codec *codec = codec_new(event->arena->memory);
	struct text text = { .arena = event->arena };
	struct diags diags;

	diags_init(&diags, event->arena, 0);
	codec_decode(codec, bytes, encoding, event->arena, &text, &diags);
	codec_free(codec);
	return arena_str(event->arena, text.body); /* which may be borrowed */
}

void
table_begin(
    struct table_reading *reading, struct event *event, struct table *table, struct str body)
{
	*reading = (struct table_reading){
		.event = event, .table = table, .body = body, .seen.memory = event->arena->memory
	};
}

void
table_end(struct table_reading *reading)
{
	hash_table_free(&reading->seen);
}
