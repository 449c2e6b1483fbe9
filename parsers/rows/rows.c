/*
 * Rows of moves, as kifu table --each=move prints them and other programs change them: CSV with a
 * comma, semicolon or tab under a line of names, or a JSON object a line.  Columns may be in any
 * order, missing and unknown.  Rows are a game while their cells file and game are the same, and
 * each has the number after that of the row before; or a row is a game, its moves in one cell.
 */
#include "parsers/diagram.h"
#include "parsers/parser.h"
#include "parsers/usi/usi_words.h"
#include "record/json.h"
#include "record/sfen.h"
#include "record/tables/ending.h"
#include "record/values/csv.h"
#include "record/variants/variants.h"

/* The columns that are read, beside those of headers. */
/* clang-format off */
#define COLUMNS(X) X(file) X(game) X(ply) X(plies) X(usi) X(moves) X(time) X(score) X(mate) X(nodes) \
	X(pv) X(sfen) X(start) X(variant) X(handicap) X(ending) X(ending_time) X(winner)
/* clang-format on */

enum slot {
#define SLOT(name) SLOT_##name,
	COLUMNS(SLOT)
#undef SLOT
	    SLOT_headers, /* the first, which is of HEADER_other: those columns are ignored */
	SLOT_COUNT = SLOT_headers + HEADER_COUNT
};

static const char *const names[] = {
#define NAME(name) #name,
	COLUMNS(NAME)
#undef NAME
};

static const char *const endings[ENDING_COUNT] = {
#define ENDING(id, ...) #id,
#include "record/tables/ending.def"
#undef ENDING
};

/* A cell; without one its value is empty. */
struct row_cell {
	struct str value;
	struct span at;
};

struct row {
	struct row_cell cells[SLOT_COUNT];
};

/* Reading a file. */
struct rows {
	struct parse *parse;
	struct record *record;
	struct str body;
	uint32_t at;
	char separator;     /* 0: JSON */
	uint8_t slots[256]; /* by column; SLOT_headers: ignored */
	size_t slot_count;
	struct row row; /* the present one */
	uint32_t node, ply;
};

static unsigned
slot_of(struct str name)
{
	for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
		if (str_eq_nocase(name, str_of(names[i])))
			return i;
	return SLOT_headers +
	       (str_eq_nocase(name, STR("time-limit")) ? HEADER_time_limit : header_named(name));
}

/* --- cells */

/* Returns the sign between the names of a line, 0 for an object. */
static char
separator_of(struct str line)
{
	size_t n = 0;

	while (n < line.n && memchr("{,;\t", line.p[n], 4) == NULL)
		n++;
	return n == line.n ? ',' : line.p[n] == '{' ? 0 : line.p[n];
}

/* Takes the next name off the first line. */
static struct str
cut_name(struct str *line, char separator)
{
	struct str name = str_trim(str_cut(line, separator));

	return name.n > 1 && name.p[0] == '"' ? (struct str){ name.p + 1, name.n - 2 } : name;
}

/* Takes the cell at rows->at, and moves after it and its separator.  Returns whether another
 * follows in the row. */
static bool
take_cell(struct rows *rows, struct row_cell *cell)
{
	struct str rest = str_after(rows->body, rows->at);
	bool open = rest.n > 0 && rest.p[0] == '"', quoted;
	size_t n = open ? csv_quoted(rest) : 0, inside;

	quoted = open && n <= rest.n;
	inside = quoted ? n - 2 : 0;
	for (n = quoted ? n : 0; n < rest.n && rest.p[n] != rows->separator; n++)
		if (str_is_line_end(rest.p[n]))
			break;
	cell->at = (struct span){ rows->at + quoted, (uint32_t)(quoted ? inside : n) };
	cell->value = text_str(rows->parse->text, cell->at);
	if (open && !quoted) /* to the end of the text: of the line, as nobody meant all of it */
		diags_add(rows->parse->diags, DIAG_unknown_line, cell->at, rows->ply,
		    ARGS(A_STR(parser_excerpt(rows->parse, cell->at))));
	if (quoted)
		cell->value = csv_unquoted(rows->record->arena, cell->value);
	cell->value = str_trim(cell->value);
	rows->at += (uint32_t)n;
	if (n == rest.n || rest.p[n] != rows->separator)
		return false;
	rows->at++;
	return true;
}

/* Sets a cell, unless a program wrote that it has no value. */
static void
put_cell(struct row *row, unsigned slot, struct row_cell cell)
{
	static const char *const missing[] = { "nan", "null", "none", "<na>", "nat", "\\N" };

	for (size_t i = 0; slot < SLOT_headers && i < sizeof missing / sizeof *missing; i++)
		if (str_eq_nocase(cell.value, str_of(missing[i])))
			return;
	row->cells[slot] = cell;
}

/* Reads the object at rows->at, and goes to the end of its line. */
static void
read_object(struct rows *rows)
{
	struct text text = *rows->parse->text;
	const struct json *object, *member;
	uint32_t at = rows->at;

	while (rows->at < rows->body.n && !str_is_line_end(rows->body.p[rows->at]))
		rows->at++;
	text.body.n = rows->at;
	object = json_read(&text, &at, rows->record->arena, rows->parse->diags);
	member = object != NULL ? object->is.first : NULL;
	for (; member != NULL; member = member->next) {
		struct row_cell cell = { text_str(rows->parse->text, member->at), member->at };

		if (member->kind == JSON_text)
			cell = (struct row_cell){ member->is.text,
				{ member->at.at + 1, member->at.n - 2 } };
		put_cell(&rows->row, slot_of(member->key), cell);
	}
}

/* Reads the next row.  Returns false if there is none. */
static bool
read_row(struct rows *rows)
{
	struct row_cell cell;
	size_t column = 0;
	bool more = true;

	memset(&rows->row, 0, sizeof rows->row);
	while (rows->at < rows->body.n && str_is_line_end(rows->body.p[rows->at]))
		rows->at++;
	if (rows->at == rows->body.n)
		return false;
	if (rows->separator == 0) {
		read_object(rows);
		return true;
	}
	for (; more; column++) {
		more = take_cell(rows, &cell);
		if (column < rows->slot_count)
			put_cell(&rows->row, rows->slots[column], cell);
	}
	return true;
}

#define VALUE(rows, slot) ((rows)->row.cells[slot].value)

/* Reads a decimal number of up to nine digits and three decimals, in thousandths: programs turn
 * numbers into fractions (12.0).  Returns false if the cell is none. */
static bool
read_number(const struct rows *rows, unsigned slot, uint32_t max, uint64_t *number)
{
	struct str s = VALUE(rows, slot);
	uint64_t unit = 1000;
	size_t i = 0;

	for (*number = 0; i < s.n && str_is_digit(s.p[i]) && *number / 1000 <= max; i++)
		*number = *number * 10 + (uint64_t)(s.p[i] - '0') * 1000;
	if (i == 0 || *number / 1000 > max)
		return false;
	if (i < s.n && s.p[i] == '.')
		for (i++; i < s.n && str_is_digit(s.p[i]); i++)
			*number += (uint64_t)(s.p[i] - '0') * (unit /= 10);
	return i == s.n;
}

static void
report(const struct rows *rows, enum diag rule, unsigned slot)
{
	struct span at = rows->row.cells[slot].at;

	diags_add(
	    rows->parse->diags, rule, at, rows->ply, ARGS(A_STR(parser_excerpt(rows->parse, at))));
}

/* --- a game */

/* Claims the position in a cell.  Returns false if it holds none. */
static bool
claim_position(struct rows *rows, unsigned slot)
{
	struct row_cell cell = rows->row.cells[slot];

	if (cell.value.n > 0)
		diagram_claim_sfen(rows->parse, rows->record, cell.value, cell.at);
	return cell.value.n > 0;
}

/* Claims what the first row says of the game. */
static void
begin_game(struct rows *rows)
{
	struct record *record = rows->record;
	struct setup *setup = &record->setup;

	if (!str_eq(VALUE(rows, SLOT_variant), STR("shogi"))) {
		if (rows->parse->variants != NULL)
			record->pieces =
			    variants_pieces(rows->parse->variants, VALUE(rows, SLOT_variant));
		setup->variant.name = VALUE(rows, SLOT_variant);
		setup->variant.at = rows->row.cells[SLOT_variant].at;
	}
	if (!claim_position(rows, SLOT_sfen) && !claim_position(rows, SLOT_start) &&
	    VALUE(rows, SLOT_handicap).n > 0) {
		setup->base = SETUP_named;
		setup->handicap.name = VALUE(rows, SLOT_handicap);
		setup->handicap.at = rows->row.cells[SLOT_handicap].at;
	}
	for (unsigned id = 1; id < HEADER_COUNT; id++) {
		struct row_cell cell = rows->row.cells[SLOT_headers + id];

		if (cell.value.n > 0)
			record_add_header(record, (enum header_id)id, str_of(header_rows[id].kif),
			    cell.value, cell.at);
	}
}

/* Claims a word of USI, which is in a cell. */
static void
add_move(struct rows *rows, struct str word, struct span at)
{
	record_follow(rows->record, &rows->node);
	usi_words_ply(rows->parse, rows->record, rows->node, at, word, ++rows->ply);
}

/* Adds what an engine said, as floodgate writes it: * 35 3c3d 2g2f #1200. */
static void
add_evaluation(struct rows *rows)
{
	struct str score = VALUE(rows, SLOT_score), mate = VALUE(rows, SLOT_mate);
	struct str pv = VALUE(rows, SLOT_pv), nodes = VALUE(rows, SLOT_nodes), said;
	bool minus = str_starts(mate, STR("-")), sign = minus || str_starts(mate, STR("+"));
	struct arena *arena = rows->record->arena;

	if (score.n == 0 && mate.n == 0)
		return;
	score = str_first(score, str_find(score, STR(".")));
	mate = str_first(str_after(mate, sign), str_find(str_after(mate, sign), STR(".")));
	said = score.n > 0
		   ? score
		   : arena_printf(arena, "%c詰 %.*s", minus ? '-' : '+', (int)mate.n, mate.p);
	said = arena_printf(arena, "* %.*s %.*s%s%.*s", (int)said.n, said.p, (int)pv.n, pv.p,
	    nodes.n > 0 ? " #" : "", (int)nodes.n, nodes.p);
	record_add_note(rows->record, rows->node, NOTE_comment, str_rtrim(said),
	    rows->row.cells[score.n > 0 ? SLOT_score : SLOT_mate].at);
}

/* Reads the time of a ply, if there is one. */
static void
read_time(const struct rows *rows, unsigned slot, struct ply *ply)
{
	uint32_t at = rows->row.cells[slot].at.at - ply->at.at;
	uint64_t spent;

	if (read_number(rows, slot, (UINT32_MAX - 1) / 1000 - 1, &spent)) {
		ply->spent = (uint32_t)spent;
		ply->time_at = (uint16_t)(at < UINT16_MAX ? at : 0);
	} else if (VALUE(rows, slot).n > 0) {
		report(rows, DIAG_bad_time, slot);
	}
}

/* Claims the present row. */
static void
add_row(struct rows *rows)
{
	struct str moves = VALUE(rows, SLOT_moves), usi = VALUE(rows, SLOT_usi), word;

	if (usi.n == 0) {
		while ((word = str_cut(&moves, ' ')).n > 0)
			add_move(rows, word, rows->row.cells[SLOT_moves].at);
		return;
	}
	add_move(rows, usi, rows->row.cells[SLOT_usi].at);
	read_time(rows, SLOT_time, &rows->record->plies[rows->node]);
	add_evaluation(rows);
}

/* Returns the ending of the row, by which its winner wins if mover is to move. */
static enum ending
ending_of(const struct rows *rows, enum side winner, enum side mover)
{
	struct str name = VALUE(rows, SLOT_ending);
	enum ending found = name.n == 0 && winner != NO_SIDE ? ENDING_other : ENDING_none;

	for (unsigned i = ENDING_none + 1; i < ENDING_COUNT; i++) {
		enum ending ending = (enum ending)i;
		bool fits = winner == NO_SIDE || ending_winner(ending, mover) == winner;

		if (str_eq(name, str_of(endings[i])))
			return ending;
		if (str_eq(name, str_of(ending_rows[i].name)) && (found == ENDING_none || fits))
			found = ending;
	}
	return found;
}

/* Claims the ending, if the rows are the game up to its end. */
static void
end_game(struct rows *rows)
{
	struct str who = VALUE(rows, SLOT_winner);
	enum side winner = str_eq(who, STR("black"))   ? BLACK
			   : str_eq(who, STR("white")) ? WHITE
						       : NO_SIDE;
	enum side turn = rows->record->setup.turn == WHITE ? WHITE : BLACK;
	enum side mover = rows->ply % 2 == 0 ? turn : side_other(turn);
	enum ending ending = ending_of(rows, winner, mover);
	uint64_t plies, ply;
	struct ply *end;

	if (ending == ENDING_none ||
	    (read_number(rows, SLOT_plies, UINT32_MAX, &plies) &&
		read_number(rows, SLOT_ply, UINT32_MAX, &ply) && ply < plies))
		return;
	end = record_follow(rows->record, &rows->node);
	end->at = rows->row.cells[SLOT_ending].at;
	end->claim.kind = CLAIM_end;
	end->claim.ending = (uint8_t)ending;
	if (winner != ending_winner(ending, mover))
		end->claim.winner = (uint8_t)winner;
	read_time(rows, SLOT_ending_time, end);
}

/* --- the parser */

/* Whether a row is of the same game as the one before, after which it comes. */
static bool
follows(const struct rows *rows, const struct row *before)
{
	const struct row_cell *now = rows->row.cells;
	struct rows last = { .row = *before };
	uint64_t ply, ply_before;

	if (!str_eq(now[SLOT_file].value, before->cells[SLOT_file].value) ||
	    !str_eq(now[SLOT_game].value, before->cells[SLOT_game].value) ||
	    now[SLOT_usi].value.n == 0)
		return false;
	return now[SLOT_ply].value.n == 0 ||
	       (read_number(rows, SLOT_ply, UINT32_MAX, &ply) &&
		   read_number(&last, SLOT_ply, UINT32_MAX, &ply_before) &&
		   ply == ply_before + 1000);
}

/* Reads the line of names, which parse->version keeps for the next game.  Returns the number of
 * columns that are known. */
static unsigned
read_names(struct rows *rows, struct str line)
{
	unsigned known = 0;

	for (rows->slot_count = 0; line.n > 0 && rows->slot_count < sizeof rows->slots;) {
		unsigned slot = slot_of(cut_name(&line, rows->separator));

		rows->slots[rows->slot_count++] = (uint8_t)slot;
		known += slot != SLOT_headers;
	}
	return known;
}

static bool
is_blank(struct str line)
{
	return str_trim(line).n == 0;
}

/* Finds out how the rows are written, by the first line that is not blank.  Returns false if they
 * are none. */
static bool
begin(struct rows *rows)
{
	struct parse *parse = rows->parse;
	struct span line;
	uint32_t at = 0;

	while (parse->version.n == 0 && text_next_line(rows->body, &at, &line)) {
		if (is_blank(text_str(parse->text, line)))
			continue;
		parse->version = text_str(parse->text, line);
		rows->at = separator_of(parse->version) == 0 ? line.at : at;
	}
	rows->separator = separator_of(parse->version);
	return parse->version.n > 0 &&
	       (rows->separator == 0 || read_names(rows, parse->version) > 0);
}

static bool
rows_next(struct parse *parse, struct record *record)
{
	struct rows rows = {
		.parse = parse, .record = record, .body = parse->text->body, .at = parse->at
	};
	uint32_t start = parse->at;
	struct row before;
	size_t reported;

	if (!begin(&rows) || !read_row(&rows)) {
		if (start == 0)
			parser_report_no_game(parse, is_blank);
		return false;
	}
	begin_game(&rows);
	do {
		add_row(&rows);
		before = rows.row;
		parse->at = rows.at;
		reported = parse->diags->count;
	} while (VALUE(&rows, SLOT_usi).n > 0 && read_row(&rows) && follows(&rows, &before));
	diags_forget(parse->diags, reported, parse->diags->count); /* of the next game */
	rows.row = before;
	end_game(&rows);
	record->at = (struct span){ start, parse->at - start };
	return true;
}

static struct sign
rows_probe(struct str body)
{
	struct text text = { .body = body };
	struct parse parse = { .text = &text };
	struct rows rows = { .parse = &parse, .body = body };
	bool usi = false, game = false;
	struct str line;

	if (!begin(&rows))
		return (struct sign){ .score = 0 };
	line = parse.version;
	if (rows.separator == 0) {
		usi = str_find(line, STR("\"usi\":")) < line.n;
		game = str_find(line, STR("\"ply\":")) < line.n;
	}
	for (size_t i = 0; i < rows.slot_count; i++) {
		usi |= rows.slots[i] == SLOT_usi || rows.slots[i] == SLOT_moves;
		game |= rows.slots[i] == SLOT_ply || rows.slots[i] == SLOT_sfen ||
			rows.slots[i] == SLOT_start;
	}
	return (struct sign){ usi && game ? 90 : 0, PHRASE_sign_rows,
		{ (uint32_t)(line.p - body.p), (uint32_t)line.n } };
}

const struct parser rows_parser = { .probe = rows_probe, .next = rows_next };
