#include "record/variants/variant.h" /* interim: before rules/variants/variant.h */

#include "cmd/command.h"
#include "cmd/grid.h"
#include "cmd/host/messages.h"
#include "cmd/options/option_value.h"
#include "record/sfen.h"
#include "record/text/utf8.h"
#include "record/variants/variants.h"
#include "writers/common/ending_words.h"
#include "writers/writer_table.h"

/* Returns the first ending that has the same word as this one, which is what a reader takes it for,
 * or ENDING_none if there is no word. */
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

/* Returns the number of endings that are read back as they were written. */
static const char *
endings(const struct ending_words *words, struct arena *arena)
{
	unsigned ending, count = 0;

	for (ending = 1; ending < ENDING_COUNT && words != NULL; ending++)
		count += read_as(words, (enum ending)ending) == ending;
	return count == 0 ? "-" : arena_printf(arena, "%u", count).p;
}

/* Whether games of the variant can be written in the format.  A format without the variant's name
 * means the first variant with a board of this size. */
static bool
holds_variant(enum format format, const struct variants *list, const struct variant *variant,
    struct arena *arena)
{
	const struct writer *writer = writer_of(format);
	struct record record = { .arena = arena };
	struct game game = {
		.record = &record, .variant = variant->name, .pieces = &variant->pieces
	};
	size_t bad;

	sfen_read(&variant->pieces, str_of(variant->handicaps[0].sfen), &game.start, &bad);
	game.final = game.start;
	return ((format_rows[format].carries & CARRIES_variant) != 0 ||
		   strcmp(sfen_shows(list, &game.start, arena->memory)->variant, variant->name) ==
		       0) &&
	       (writer->unfit == NULL || writer->unfit(&game).n == 0);
}

static const char *
variants(enum format format, const struct variants *list, struct arena *arena)
{
	enum { NAMED = 4 };
	struct str names = STR("");
	size_t i, held = 0;

	for (i = 0; i < variants_count(list); i++) {
		const struct variant *variant = variants_at(list, i);

		if (holds_variant(format, list, variant, arena))
			names = arena_printf(
			    arena, "%s%s%s", names.p, held++ > 0 ? " " : "", variant->name);
	}
	/* (more would not fit beside the other columns) */
	return held == variants_count(list) ? "all"
	       : held <= NAMED              ? names.p
			       : arena_printf(arena, "%zu/%zu", held, variants_count(list)).p;
}

enum { COLUMNS = 13 };

/* Returns the cells of a format, which lie in arena. */
static const struct grid_cell *
format_cells(enum format format, const struct variants *list, struct arena *arena)
{
	const struct format_row *row = &format_rows[format];
	unsigned has = row->carries;
	const char *first = encoding_rows[row->encoding].name;
	const char *second = encoding_rows[row->encoding2].name;
	const struct grid_cell cells[COLUMNS] = {
		{ "format", row->name },
		{ "extensions", row->extensions.p },
		{ "in files", has & BINARY_records ? "binary"
			      : first == second    ? first
						: arena_printf(arena, "%s %s", first, second).p },
		{ "moves", has & CARRIES_position_only ? "-" : "yes" },
		{ "variations", has & CARRIES_variations ? "yes" : "-" },
		{ "comments", has & CARRIES_comments ? "yes" : "-" },
		{ "bookmarks", has & CARRIES_bookmarks ? "yes" : "-" },
		{ "times", has & CARRIES_milliseconds ? "0.001 s"
			   : has & CARRIES_times      ? "1 s"
						      : "-" },
		{ "headers", has & CARRIES_any_header ? "any"
			     : has & CARRIES_headers  ? "some"
						      : "-" },
		{ "endings", endings(writer_endings(format), arena) },
		{ "start", has & CARRIES_setup_number ? "any, numbered" : "any" },
		{ "handicaps", has & CARRIES_handicaps ? "by name" : "by board" },
		{ "variants", variants(format, list, arena) },
	};

	return memcpy(arena_take(arena, sizeof cells), cells, sizeof cells);
}

static const char *
ending_name(enum ending ending, enum language language)
{
	const struct ending_row *row = &ending_rows[ending];

	return language == LANGUAGE_ja ? row->japanese : row->english;
}

/* Appends an ending's word, and what it is read as if that is another. */
static void
add_ending(const struct ending_words *words, enum ending ending, enum language language,
    struct buffer *out)
{
	enum { INDENT = 4, NAMES = 37 };
	enum ending as = read_as(words, ending), instead = ending_rows[ending].instead;

	buffer_fill(out, ' ', INDENT);
	grid_pad(ending_name(ending, language), NAMES, out);
	if (as == ENDING_none) {
		buffer_printf(out, messages_in(language, "as %s"), ending_name(instead, language));
	} else {
		if (words->sign > ' ')
			buffer_char(out, words->sign);
		buffer_add(out, str_of(words->words[ending]));
		if (as != ending)
			buffer_printf(
			    out, messages_in(language, " (%s)"), ending_name(as, language));
	}
	buffer_char(out, '\n');
}

/* Appends all about one format: its columns but the name as a list, and the words for its endings.
 */
static void
add_format(struct program *program, enum format format)
{
	enum { INDENT = 2, LABELS = 12 };
	const struct format_row *row = &format_rows[format];
	const struct ending_words *words = writer_endings(format);
	struct buffer *out = &program->out.buffer;
	unsigned ending;

	buffer_printf(out, "%s: %s\n", row->name, messages_in(program->language, row->description));
	grid_list(format_cells(format, program_variants(program), &program->arena) + 1, COLUMNS - 1,
	    INDENT, LABELS, program->language, out);
	for (ending = ENDING_none + 1; ending < ENDING_other && words != NULL; ending++)
		add_ending(words, (enum ending)ending, program->language, out);
}

int
formats_run(struct program *program, const struct options *options)
{
	const struct grid_cell *rows[FORMAT_COUNT];
	enum format format;
	size_t i;

	for (i = 1; i < FORMAT_COUNT && options->operand_count == 0; i++)
		rows[i - 1] =
		    format_cells((enum format)i, program_variants(program), &program->arena);
	if (options->operand_count == 0)
		grid_write(rows, i - 1, COLUMNS, program->language, &program->out.buffer);
	for (i = 0; i < options->operand_count; i++) {
		if (option_value_format(program, options->operands[i], &format) != STATUS_ok)
			return STATUS_failed;
		add_format(program, format);
	}
	return STATUS_ok;
}
