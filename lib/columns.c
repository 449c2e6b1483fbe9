#include "lib/columns.h"

#include <stdio.h>

#include "lib/escape.h"
#include "lib/object.h"
#include "record/game_key.h"
#include "record/sfen.h"
#include "rules/adjudicate/adjudicate.h"
#include "rules/replay/waypoint.h"

/* --- the file and the game's place in it */

static void
add_file(const struct game_row *row, struct buffer *out)
{
	buffer_add(out, row->session->text.name);
}

static void
add_count(size_t n, struct buffer *out)
{
	buffer_number(out, n, 1, '0');
}

static void
add_format(const struct game_row *row, struct buffer *out)
{
	buffer_add(out, str_of(format_rows[row->session->source.format].name));
}

static void
add_encoding(const struct game_row *row, struct buffer *out)
{
	buffer_add(out, str_of(encoding_rows[row->session->source.encoding].name));
}

/* --- headers */

static struct str
header(const struct game_row *row, enum header_id id)
{
	const struct header *found =
	    row->game == NULL ? NULL : record_header(row->game->record, id);

	return found == NULL ? NO_STR : found->value;
}

static void
add_date(const struct game_row *row, struct buffer *out)
{
	struct date date;

	if (row->game == NULL || !session_date(row->session, &date))
		return;
	buffer_printf(out, "%04d", date.year);
	if (date.month > 0)
		buffer_printf(out, "-%02d", date.month);
	if (date.month > 0 && date.day > 0)
		buffer_printf(out, "-%02d", date.day);
}

static void
add_event(const struct game_row *row, struct buffer *out)
{
	buffer_add(out, header(row, HEADER_event));
}

static void
add_site(const struct game_row *row, struct buffer *out)
{
	buffer_add(out, header(row, HEADER_site));
}

static void
add_opening(const struct game_row *row, struct buffer *out)
{
	buffer_add(out, header(row, HEADER_opening));
}

static void
add_black(const struct game_row *row, struct buffer *out)
{
	buffer_add(out, header(row, HEADER_black));
}

static void
add_white(const struct game_row *row, struct buffer *out)
{
	buffer_add(out, header(row, HEADER_white));
}

/* Appends the main time, and the byoyomi that some records name in a header of its own. */
static void
add_time_limit(const struct game_row *row, struct buffer *out)
{
	struct str limit = header(row, HEADER_time_limit), byoyomi = header(row, HEADER_byoyomi);

	buffer_add(out, limit);
	if (limit.n > 0 && byoyomi.n > 0)
		buffer_add(out, STR(" + "));
	buffer_add(out, byoyomi);
}

/* --- ratings and times */

/* Returns the length of the decimal number that s begins with, or 0. */
static size_t
number_length(struct str s)
{
	size_t n = 0, point;

	while (n < s.n && str_is_digit(s.p[n]))
		n++;
	if (n == 0 || n + 1 >= s.n || s.p[n] != '.' || !str_is_digit(s.p[n + 1]))
		return n;
	for (point = n++; n < s.n && str_is_digit(s.p[n]); n++)
		;
	return n > point + 1 ? n : point;
}

/* Where a side's rating may be, besides the title of its player, as in name(1500). */
struct rating {
	enum header_id player;
	struct str keys; /* of headers: after the tags WhiteElo and BlackElo of PGN */
	struct str mark; /* begins the comment of shogi-server: 'black_rate:NAME:3012.5 */
};

/* Appends s if it is a number.  Returns whether it is. */
static bool
add_if_number(struct str s, struct buffer *out)
{
	if (s.n == 0 || number_length(s) != s.n)
		return false;
	buffer_add(out, s);
	return true;
}

static void
add_rating(const struct game_row *row, const struct rating *rating, struct buffer *out)
{
	const struct record *record = row->game == NULL ? NULL : row->game->record;
	struct player player;
	struct str rest;
	uint32_t at;
	size_t i;

	if (record == NULL)
		return;
	value_player(row->session->value_patterns, header(row, rating->player), &player);
	if (player.title.n > 0 && (player.title.p[0] | 0x20) == 'r') /* A(R1500) */
		player.title = str_after(player.title, 1);
	if (add_if_number(player.title, out))
		return;
	for (i = 0; i < record->header_count; i++) {
		if (str_listed(header_bare_key(record->headers[i].key), rating->keys) &&
		    add_if_number(record->headers[i].value, out))
			return;
	}
	for (at = record->plies[0].notes; at != 0; at = record->notes[at - 1].next) {
		rest = record->notes[at - 1].text;
		if (!str_starts(rest, rating->mark))
			continue;
		while ((i = str_find(rest, STR(":"))) < rest.n)
			rest = str_after(rest, i + 1);
		if (add_if_number(rest, out))
			return;
	}
}

static void
add_black_rating(const struct game_row *row, struct buffer *out)
{
	static const struct rating black = { HEADER_black, { "SenteElo BlackElo", 17 },
		{ "black_rate:", 11 } };

	add_rating(row, &black, out);
}

static void
add_white_rating(const struct game_row *row, struct buffer *out)
{
	static const struct rating white = { HEADER_white, { "GoteElo WhiteElo", 16 },
		{ "white_rate:", 11 } };

	add_rating(row, &white, out);
}

/* Appends the seconds that a side used in the main line. */
static void
add_time(const struct game_row *row, enum side side, struct buffer *out)
{
	const struct game *game = row->game;
	struct row_clock clock = { .used = 0 };
	const struct ply *plies;
	uint32_t node;

	if (game == NULL)
		return;
	plies = game->record->plies;
	for (node = plies[0].next; node != 0; node = plies[node].next) {
		if (game->moves[node].kind != MOVE_none && game->moves[node].side == side)
			columns_spend(&clock, &plies[node]);
	}
	columns_add_used(&clock, out);
}

static void
add_black_time(const struct game_row *row, struct buffer *out)
{
	add_time(row, BLACK, out);
}

static void
add_white_time(const struct game_row *row, struct buffer *out)
{
	add_time(row, WHITE, out);
}

/* --- the game */

static void
add_variant(const struct game_row *row, struct buffer *out)
{
	if (row->game != NULL)
		buffer_add(out, str_of(row->game->variant));
}

static void
add_handicap(const struct game_row *row, struct buffer *out)
{
	if (row->game != NULL)
		buffer_add(out, str_of(game_summary_handicap(row->game)));
}

static void
add_plies(const struct game_row *row, struct buffer *out)
{
	if (row->game != NULL)
		add_count(row->game->plies, out);
}

static void
add_passed(const struct game_row *row, struct buffer *out)
{
	const struct session *session = row->session;
	uint32_t ply = row->game == NULL || session->waypoint == NULL
			   ? WAYPOINT_NEVER
			   : waypoint_passed(session->waypoint, session->rules, row->game);

	if (ply != WAYPOINT_NEVER)
		add_count(ply, out);
}

static void
add_ending(const struct game_row *row, struct buffer *out)
{
	if (row->game != NULL)
		buffer_add(out, str_of(game_ending_name(row->game)));
}

static void
add_winner(const struct game_row *row, struct buffer *out)
{
	if (row->game != NULL)
		buffer_add(out, str_of(game_summary_winners[row->game->winner]));
}

/* Appends the points of a side at the end, which has counted for an impasse. */
static void
add_points(const struct game_row *row, enum side side, struct buffer *out)
{
	if (row->walk != NULL)
		columns_add_points(row, side, out);
	else if (row->game != NULL && row->game->impasse != NULL)
		add_count(row->game->impasse[side].points, out);
}

static void
add_black_points(const struct game_row *row, struct buffer *out)
{
	add_points(row, BLACK, out);
}

static void
add_white_points(const struct game_row *row, struct buffer *out)
{
	add_points(row, WHITE, out);
}

static void
add_declare(const struct game_row *row, enum side side, struct buffer *out)
{
	const struct session *session = row->session;
	uint32_t first[2];
	struct terms terms;

	if (row->game == NULL || row->game->variant == NULL)
		return;
	terms = rule_set_terms(
	    session->options.replay.rule_set, row->game->record, session->value_patterns);
	adjudicate_declarations(
	    rules_variant(session->rules, str_of(row->game->variant)), row->game, &terms, first);
	if (first[side] != 0)
		add_count(first[side], out);
}

static void
add_black_declare(const struct game_row *row, struct buffer *out)
{
	add_declare(row, BLACK, out);
}

static void
add_white_declare(const struct game_row *row, struct buffer *out)
{
	add_declare(row, WHITE, out);
}

static void
add_verdict(const struct game_row *row, struct buffer *out)
{
	buffer_add(out, str_of(game_summary_verdicts[session_verdict(row->session)]));
}

static void
add_errors(const struct game_row *row, struct buffer *out)
{
	add_count(row->counts[SEVERITY_error], out);
}

static void
add_warnings(const struct game_row *row, struct buffer *out)
{
	add_count(row->counts[SEVERITY_warning], out);
}

static void
add_notes(const struct game_row *row, struct buffer *out)
{
	add_count(row->counts[SEVERITY_note], out);
}

static void
add_key(const struct game_row *row, struct buffer *out)
{
	if (row->game != NULL && game_has_key(row->game))
		game_key_write(game_key(row->game, NULL, out), out);
}

static void
add_position(const struct diagram *diagram, struct buffer *out)
{
	if (diagram->width > 0)
		sfen_write(diagram, diagram->number + 1, out);
}

static void
add_start(const struct game_row *row, struct buffer *out)
{
	if (row->game != NULL)
		add_position(&row->game->start, out);
}

static void
add_final(const struct game_row *row, struct buffer *out)
{
	if (row->game != NULL)
		add_position(&row->game->final, out);
}

static void
add_moves(const struct game_row *row, struct buffer *out)
{
	if (row->game != NULL)
		game_key_moves(row->game, out);
}

/* --- the table */

const struct column_row column_rows[COLUMN_COUNT] = {
#define COLUMN(id, name, kind, usual, each, function, what, japanese)                              \
	[COLUMN_##id] = { name, COLUMN_KIND_##kind, usual, EACH_##each, function, what },
#include "lib/columns.def"
#undef COLUMN
};

const struct columns columns_of_game = {
	{ COLUMN_date, COLUMN_event, COLUMN_black, COLUMN_white, COLUMN_key }, 5, EACH_game
};

bool
columns_have(const struct columns *columns, enum column column)
{
	size_t i;

	for (i = 0; i < columns->count && columns->list[i] != column; i++)
		;
	return i < columns->count;
}

const struct str *
columns_cells(const struct columns *columns, const struct session *session, const size_t *counts,
    struct buffer *scratch, struct arena *arena)
{
	const struct game_row row = { session, session->game, counts, NULL };
	struct str *cells = arena_take(arena, columns->count * sizeof *cells), all;
	size_t i, before;

	buffer_clear(scratch);
	for (i = 0; i < columns->count; i++) {
		before = scratch->n;
		if (column_rows[columns->list[i]].add != NULL &&
		    column_rows[columns->list[i]].each != EACH_move)
			column_rows[columns->list[i]].add(&row, scratch);
		cells[i].n = scratch->n - before;
	}
	all = arena_str(arena, buffer_str(scratch));
	for (i = 0; i < columns->count; all = str_after(all, cells[i++].n))
		cells[i].p = all.p;
	return cells;
}

struct str
columns_cell(const struct columns *columns, size_t i, const struct game_summary *game,
    const struct str *cells, char number[static COLUMNS_NUMBER])
{
	enum column column = columns->list[i];
	uint32_t n = column == COLUMN_game ? game->number : game->line;

	if (column != COLUMN_game && column != COLUMN_line)
		return cells[i];
	snprintf(number, COLUMNS_NUMBER, "%lu", (unsigned long)n);
	return n > 0 ? str_of(number) : NO_STR;
}

void
columns_member(enum column column, struct str cell, struct buffer *out)
{
	const struct column_row *row = &column_rows[column];

	object_key(row->name, out);
	if (cell.n == 0) {
		buffer_add(out, STR("null"));
	} else if (row->kind == COLUMN_KIND_text) {
		escape_json(cell, out);
	} else if (row->kind == COLUMN_KIND_code) {
		buffer_char(out, '"');
		buffer_add(out, cell);
		buffer_char(out, '"');
	} else {
		buffer_add(out, cell);
	}
}

void
columns_members(const struct columns *columns, const struct game_summary *game,
    const struct str *cells, struct buffer *out)
{
	char number[COLUMNS_NUMBER];
	size_t i;

	for (i = 0; i < columns->count; i++)
		columns_member(
		    columns->list[i], columns_cell(columns, i, game, cells, number), out);
}

void
columns_game_json(
    const struct game_summary *game, struct str file, const struct str *cells, struct buffer *out)
{
	buffer_char(out, '{');
	object_name("type", "game", out);
	object_text("file", file, out);
	object_number_or_null("game", game->number, out);
	object_name("format", format_rows[game->format].name, out);
	object_name("encoding", encoding_rows[game->encoding].name, out);
	object_name("variant", game->variant, out);
	object_name("handicap", game->handicap, out);
	object_number("plies", game->plies, out);
	object_name("ending", game->ending, out);
	object_name("winner", game_summary_winners[game->winner], out);
	object_name("verdict", game_summary_verdicts[game->verdict], out);
	if (cells != NULL)
		columns_members(&columns_of_game, game, cells, out);
}
