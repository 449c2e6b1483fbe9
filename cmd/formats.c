#include "cmd/command.h"
#include "cmd/messages.h"
#include "cmd/options/option_value.h"
#include "record/sfen.h"
#include "record/text/utf8.h"
#include "rules/variants/variant_table.h"
#include "writers/ending_words.h"
#include "writers/writer_table.h"

/* What stands in a cell of the table. */
struct cell {
	const struct format_row *row;
	const struct writer *writer;
	enum language language;
	struct arena *arena;
};

static bool
carries(const struct cell *cell, unsigned what)
{
	return (cell->row->carries & what) != 0;
}

/* Adds a word of ours. */
static void
add(const struct cell *cell, const char *english, struct buffer *out)
{
	buffer_add(out, str_of(messages_in(cell->language, english)));
}

static void
add_yes(const struct cell *cell, unsigned what, struct buffer *out)
{
	add(cell, carries(cell, what) ? "yes" : "-", out);
}

static void
add_name(const struct cell *cell, struct buffer *out)
{
	buffer_add(out, str_of(cell->row->name));
}

static void
add_extensions(const struct cell *cell, struct buffer *out)
{
	buffer_add(out, str_of(cell->row->extensions));
}

static void
add_encodings(const struct cell *cell, struct buffer *out)
{
	buffer_add(out, str_of(encoding_rows[cell->row->encoding].name));
	if (cell->row->encoding2 != cell->row->encoding)
		buffer_printf(out, " %s", encoding_rows[cell->row->encoding2].name);
}

static void
add_moves(const struct cell *cell, struct buffer *out)
{
	add(cell, carries(cell, CARRIES_position_only) ? "-" : "yes", out);
}

static void
add_variations(const struct cell *cell, struct buffer *out)
{
	add_yes(cell, CARRIES_variations, out);
}

static void
add_comments(const struct cell *cell, struct buffer *out)
{
	add_yes(cell, CARRIES_comments, out);
}

static void
add_bookmarks(const struct cell *cell, struct buffer *out)
{
	add_yes(cell, CARRIES_bookmarks, out);
}

static void
add_times(const struct cell *cell, struct buffer *out)
{
	add(cell,
	    carries(cell, CARRIES_milliseconds) ? "0.001 s"
	    : carries(cell, CARRIES_times)      ? "1 s"
						: "-",
	    out);
}

static void
add_headers(const struct cell *cell, struct buffer *out)
{
	add(cell,
	    carries(cell, CARRIES_any_header) ? "any"
	    : carries(cell, CARRIES_headers)  ? "some"
					      : "-",
	    out);
}

/* The first ending that has the same word as this one, which is what a reader takes it for;
 * ENDING_none when there is no word. */
static enum ending
read_as(const struct ending_words *words, enum ending ending)
{
	struct str word = str_of(words->words[ending]);
	unsigned first;

	if (word.n == 0)
		return ENDING_none;
	for (first = 0; !str_eq(str_of(words->words[first]), word); first++)
		;
	return (enum ending)first;
}

/* How many endings come back as they were. */
static void
add_endings(const struct cell *cell, struct buffer *out)
{
	const struct ending_words *words = writer_endings((enum format)(cell->row - format_rows));
	unsigned ending, count = 0;

	for (ending = 1; ending < ENDING_COUNT && words != NULL; ending++)
		count += read_as(words, (enum ending)ending) == ending;
	if (count == 0)
		buffer_char(out, '-');
	else
		buffer_printf(out, "%u", count);
}

static void
add_start(const struct cell *cell, struct buffer *out)
{
	add(cell, carries(cell, CARRIES_setup_number) ? "any, numbered" : "any", out);
}

static void
add_handicaps(const struct cell *cell, struct buffer *out)
{
	add(cell, carries(cell, CARRIES_handicaps) ? "by name" : "by board", out);
}

/* Whether no other variant before it has a board of this size: a reader takes the first. */
static bool
told_by_board(const struct variant *variant)
{
	size_t i = 0;

	while (variant_all[i]->width != variant->width || variant_all[i]->height != variant->height)
		i++;
	return variant_all[i] == variant;
}

/* Whether games of the variant can be written. */
static bool
holds_variant(const struct cell *cell, const struct variant *variant)
{
	struct str sfen = str_of(variant->handicaps[0].sfen);
	struct record record = { .arena = cell->arena };
	struct game game = { .record = &record, .variant = variant->name };
	size_t bad;

	sfen_read(sfen, &game.start, &bad);
	if (!told_by_board(variant) && !carries(cell, CARRIES_variant))
		return false;
	return cell->writer->unfit == NULL || cell->writer->unfit(&game).n == 0;
}

static void
add_variants(const struct cell *cell, struct buffer *out)
{
	size_t i, held = 0, start = out->n;

	for (i = 0; i < variant_count; i++) {
		if (!holds_variant(cell, variant_all[i]))
			continue;
		buffer_printf(out, "%s%s", held++ > 0 ? " " : "", variant_all[i]->name);
	}
	if (held == variant_count) {
		out->n = start;
		add(cell, "all", out);
	}
}

/* One row a column of the table. */
static const struct {
	const char *heading;
	void (*add)(const struct cell *cell, struct buffer *out);
} columns[] = {
	{ "format", add_name },
	{ "extensions", add_extensions },
	{ "in files", add_encodings },
	{ "moves", add_moves },
	{ "variations", add_variations },
	{ "comments", add_comments },
	{ "bookmarks", add_bookmarks },
	{ "times", add_times },
	{ "headers", add_headers },
	{ "endings", add_endings },
	{ "start", add_start },
	{ "handicaps", add_handicaps },
	{ "variants", add_variants },
};

enum { COLUMNS = sizeof columns / sizeof *columns, GAP = 2 };

/* Adds a column's cell of a row; of row 0, its heading. */
static void
add_cell(unsigned column, unsigned format, struct program *program, struct buffer *out)
{
	struct cell cell = { &format_rows[format], NULL, program->language, &program->arena };

	if (format == 0) {
		add(&cell, columns[column].heading, out);
	} else {
		cell.writer = writer_of((enum format)format);
		columns[column].add(&cell, out);
	}
}

static size_t
width_of(unsigned column, struct program *program)
{
	struct buffer cell;
	size_t width = 0, columns_used;
	unsigned format;

	buffer_init(&cell, &program->memory);
	for (format = 0; format < FORMAT_COUNT; format++) {
		buffer_clear(&cell);
		add_cell(column, format, program, &cell);
		columns_used = utf8_columns(buffer_str(&cell));
		width = columns_used > width ? columns_used : width;
	}
	buffer_free(&cell);
	return width;
}

/* Fills the columns of what was added since start. */
static void
add_blanks(size_t width, size_t start, struct buffer *out)
{
	size_t used = utf8_columns((struct str){ out->p + start, out->n - start });

	buffer_fill(out, ' ', used < width ? width - used : 1);
}

/* The table of all formats. */
static void
add_table(struct program *program, struct buffer *out)
{
	size_t widths[COLUMNS], start;
	unsigned format, column;

	for (column = 0; column < COLUMNS; column++)
		widths[column] = width_of(column, program) + GAP;
	for (format = 0; format < FORMAT_COUNT; format++) {
		for (column = 0; column < COLUMNS; column++) {
			start = out->n;
			add_cell(column, format, program, out);
			if (column + 1 < COLUMNS)
				add_blanks(widths[column], start, out);
		}
		buffer_char(out, '\n');
	}
}

static const char *
ending_name(enum ending ending, enum language language)
{
	const struct ending_row *row = &ending_rows[ending];

	return language == LANGUAGE_ja ? row->japanese : row->english;
}

/* Adds an ending's word, and what it is read as when that is another. */
static void
add_ending(const struct ending_words *words, enum ending ending, enum language language,
    struct buffer *out)
{
	enum { NAMES = 41 };
	enum ending as = read_as(words, ending), instead = ending_rows[ending].instead;
	size_t start = out->n;

	buffer_printf(out, "    %s", ending_name(ending, language));
	add_blanks(NAMES, start, out);
	if (as == ENDING_none) {
		buffer_printf(out, messages_in(language, "as %s"), ending_name(instead, language));
	} else {
		if (words->sign > ' ')
			buffer_char(out, words->sign);
		buffer_add(out, str_of(words->words[ending]));
	}
	if (as != ENDING_none && as != ending)
		buffer_printf(out, messages_in(language, " (%s)"), ending_name(as, language));
	buffer_char(out, '\n');
}

/* All about one format: the table's row from top to bottom, and the words for its endings. */
static void
add_format(enum format format, struct program *program, struct buffer *out)
{
	enum { LABELS = 14 };
	const struct format_row *row = &format_rows[format];
	const struct ending_words *words = writer_endings(format);
	unsigned column, ending;
	size_t start;

	buffer_printf(out, "%s: %s\n", row->name, messages_in(program->language, row->description));
	for (column = 1; column < COLUMNS; column++) {
		start = out->n;
		buffer_add(out, STR("  "));
		add_cell(column, 0, program, out);
		add_blanks(LABELS, start, out);
		add_cell(column, format, program, out);
		buffer_char(out, '\n');
	}
	for (ending = ENDING_none + 1; ending < ENDING_other && words != NULL; ending++)
		add_ending(words, (enum ending)ending, program->language, out);
}

int
formats_run(struct program *program, const struct options *options)
{
	struct buffer *out = &program->out.buffer;
	enum format format = FORMAT_none;
	int status = STATUS_ok;
	size_t i;

	if (options->operand_count == 0)
		add_table(program, out);
	for (i = 0; i < options->operand_count && status == STATUS_ok; i++) {
		status = option_value_format(program, options->operands[i], &format);
		if (status == STATUS_ok)
			add_format(format, program, out);
	}
	return status;
}
