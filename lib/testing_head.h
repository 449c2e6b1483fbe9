#ifndef LIB_TESTING_HEAD_H
#define LIB_TESTING_HEAD_H

/* The beginning of a listing of a game (testing_game.h): its state, start and headers.  Test code
 * only. */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "parsers/parser_table.h"
#include "record/sfen.h"
#include "record/values/clock.h"
#include "writers/common/ending_words.h"
#include "writers/writer_table.h"

/* A listing of a game through a format. */
struct whole {
	const struct game *game;
	struct value_patterns *value_patterns;
	struct buffer *out;
	enum format through;     /* FORMAT_none: everything is listed */
	size_t lost[DIAG_COUNT]; /* things left out, by rule of group loss */
	bool silent;             /* things are counted, not listed */
	bool fixed;      /* result lines with another number of moves are not listed: fixing may
			     change them */
	uint32_t level;  /* depth of variations */
	uint32_t held;   /* the first of endings that another overrules; 0: none */
	uint32_t *stack; /* not listed yet, the next one last */
	size_t depth, cap;
};

/* On the stack beside nodes: a variation that is too deep for the format, the line that goes on at
 * a node, and the end of a variation. */
enum { WHOLE_deep = 1u << 29, WHOLE_line = 1u << 30, WHOLE_close = 1u << 31 };

static inline bool
whole_carries(const struct whole *whole, unsigned flag)
{
	return whole->through == FORMAT_none || (format_rows[whole->through].carries & flag) != 0;
}

static inline const struct ending_words *
whole_endings(const struct whole *whole)
{
	return writer_endings(whole->through);
}

static inline const struct writer *
whole_writer(const struct whole *whole)
{
	return whole->through == FORMAT_none ? NULL : writer_of(whole->through);
}

__attribute__((format(printf, 2, 3))) static inline void
whole_say(struct whole *whole, const char *format, ...)
{
	va_list args;
	char line[512];
	int n;

	if (whole->silent)
		return;
	va_start(args, format);
	n = vsnprintf(line, sizeof line, format, args);
	va_end(args);
	buffer_add(whole->out, (struct str){ line, (size_t)n });
}

static inline void
whole_add(struct whole *whole, struct str s)
{
	if (!whole->silent)
		buffer_add(whole->out, s);
}

/* Lists the start position; through a format without moves, the last one. */
static inline void
whole_start(struct whole *whole)
{
	const struct game *game = whole->game;
	bool last = whole->through != FORMAT_none && whole_carries(whole, CARRIES_position_only);
	const struct diagram *start = last ? &game->final : &game->start;
	uint32_t number = last ? game->start.number + game->plies : game->start.number;
	const char *name = game->variant;

	if (!whole_carries(whole, CARRIES_setup_number)) {
		whole->lost[DIAG_start_unrepresentable] +=
		    game->start.number > 0 && writer_says_number(game->record);
		number = 0;
	}
	if (name != NULL && !whole_carries(whole, CARRIES_variant) && game->pieces != NULL)
		name = sfen_shows(game->variants, start, game->record->arena->memory)->variant;
	whole->lost[DIAG_start_unrepresentable] +=
	    name != game->variant && strcmp(name, game->variant) != 0;
	whole_say(whole, "start %s ", name == NULL ? "none" : name);
	sfen_write(start, number + 1, whole->out);
	buffer_char(whole->out, '\n');
}

/* Returns which header it is, in any notation. */
static inline enum header_id
whole_header_id(const struct header *header, struct str *key)
{
	enum header_id id = header->id;

	*key = header_bare_key(header->key);
	if (id == HEADER_other)
		id = header_of_psn(*key);
	if (id == HEADER_other)
		id = header_of_kif(*key);
	if (id == HEADER_other && key->n == 5 && strncasecmp(key->p, "Round", 5) == 0)
		*key = STR("Round"); /* in PSN's roster, however it is written */
	return id;
}

/* Whether the format joins the main time and the byoyomi (time per move after it) in one header. */
static inline bool
whole_joins(const struct whole *whole)
{
	return whole->through == FORMAT_csa || whole->through == FORMAT_csa3;
}

/* Lists a value in a form common to all notations: each has its own for dates and time controls. */
static inline void
whole_value(struct whole *whole, enum header_id id, const struct header *header)
{
	struct str value = header->value;
	struct date d;
	struct clock c;
	bool joins = whole_joins(whole);

	if (header_rows[id].value == VALUE_date && value_date(whole->value_patterns, value, &d) &&
	    d.exact)
		whole_say(whole, "%d/%d/%d %d:%d:%d", d.year, d.month, d.day, d.hour, d.minute,
		    d.second < 0 && d.hour >= 0 ? 0 : d.second);
	else if (header_rows[id].value == VALUE_clock &&
		 (joins ? clock_read(whole->game->record, header, whole->value_patterns, &c, NULL)
			: value_clock(whole->value_patterns, value, &c)))
		whole_say(whole, "%u+%u+%u*%u", c.main, c.byoyomi, c.increment,
		    c.periods == 0 ? 1 : c.periods);
	else
		whole_add(whole, value);
}

/* A header with a value. */
struct whole_header {
	unsigned id; /* enum header_id; HEADER_COUNT: an unknown key */
	struct str key;
	const struct header *header;
};

/* Orders by id, unknown keys last, then by key, then as in the record. */
static inline int
whole_order(const void *one, const void *two)
{
	const struct whole_header *a = one, *b = two;
	size_t n = a->key.n < b->key.n ? a->key.n : b->key.n;
	int order = (a->id > b->id) - (a->id < b->id);

	if (order == 0 && a->id == HEADER_COUNT)
		order = n == 0 ? 0 : memcmp(a->key.p, b->key.p, n);
	if (order == 0 && a->id == HEADER_COUNT)
		order = (a->key.n > b->key.n) - (a->key.n < b->key.n);
	if (order == 0)
		order = (a->header->id == HEADER_other) - (b->header->id == HEADER_other);
	return order != 0 ? order : (a->header > b->header) - (a->header < b->header);
}

static inline void
whole_header(struct whole *whole, const struct whole_header *row)
{
	const struct writer *writer = whole_writer(whole);
	struct write_options options = { .format = whole->through,
		.header_line = writer == NULL ? NULL : parser_of(whole->through)->header_line,
		.value_patterns = whole->value_patterns };
	enum header_id id = row->id == HEADER_COUNT ? HEADER_other : (enum header_id)row->id;

	if (writer != NULL && (writer->header == NULL ||
				  !writer->header(whole->game->record, row->header, &options))) {
		whole->lost[DIAG_headers_dropped]++;
		return;
	}
	if (id == HEADER_byoyomi && whole_joins(whole))
		return;
	whole_say(whole, "header ");
	whole_add(whole, id == HEADER_other ? row->key : str_of(header_rows[id].name));
	whole_say(whole, ": ");
	whole_value(whole, id, row->header);
	whole_say(whole, "\n");
}

/* Lists the headers, in one order for all formats. */
static inline void
whole_headers(struct whole *whole)
{
	const struct record *record = whole->game->record;
	struct whole_header *rows =
	    arena_take(record->arena, (record->header_count + 1) * sizeof *rows);
	size_t count = 0, i;

	for (i = 0; i < record->header_count; i++) {
		struct whole_header *row = &rows[count];

		row->header = &record->headers[i];
		row->id = whole_header_id(row->header, &row->key);
		if (row->id == HEADER_other)
			row->id = HEADER_COUNT;
		count++;
	}
	qsort(rows, count, sizeof *rows, whole_order);
	for (i = 0; i < count; i++)
		whole_header(whole, &rows[i]);
}

#endif
