#include "cmd/sink/name.h"

#include <stdlib.h>

#include "cmd/options/suggest.h"
#include "lib/escape.h"
#include "record/text/utf8.h"

/* What a template may name: columns, and what is no column. */
enum { FIELD_stem = COLUMN_COUNT, FIELD_ply, FIELD_year, FIELD_month };

static const struct field {
	const char *name;
	int column;
} fields[] = { { "date", COLUMN_date }, { "black", COLUMN_black }, { "white", COLUMN_white },
	{ "event", COLUMN_event }, { "stem", FIELD_stem }, { "game", COLUMN_game },
	{ "key", COLUMN_key }, { "ply", FIELD_ply }, { "year", FIELD_year },
	{ "month", FIELD_month } };

enum { FIELDS = sizeof fields / sizeof *fields };

static const struct field *
find_field(struct str name)
{
	size_t i;

	for (i = 0; i < FIELDS && !str_eq(name, str_of(fields[i].name)); i++)
		;
	return i < FIELDS ? &fields[i] : NULL;
}

/* Returns the column that a field is made of, or COLUMN_COUNT. */
static enum column
column_of(const struct field *field)
{
	if (field->column == FIELD_year || field->column == FIELD_month)
		return COLUMN_date;
	return field->column < COLUMN_COUNT ? (enum column)field->column : COLUMN_COUNT;
}

/* Takes the text up to the next field, and the field's name; returns false at the end. */
static bool
next_field(struct str *rest, struct str *before, struct str *name)
{
	size_t open = str_find(*rest, STR("{")), n;

	*before = str_first(*rest, open);
	*rest = str_after(*rest, open);
	if (rest->n == 0)
		return false;
	n = str_find(*rest, STR("}"));
	*name = n < rest->n ? str_first(str_after(*rest, 1), n - 1) : *rest; /* no field's */
	*rest = str_after(*rest, n < rest->n ? n + 1 : n);
	return true;
}

/* Returns whether a part of the template, between slashes, leads out of the folder, or nowhere. */
static bool
leaves(struct str text)
{
	struct str rest = text, part;

	if (text.n == 0 || text.p[0] == '/' || text.p[text.n - 1] == '/')
		return true;
	while (rest.n > 0) {
		part = str_cut(&rest, '/');
		if (part.n == 0 || str_eq(part, STR(".")) || str_eq(part, STR("..")))
			return true;
	}
	return false;
}

static int
fail_unknown(struct program *program, struct str name)
{
	struct suggest suggest = { .word = name };

	suggest_rows(&suggest, &fields[0].name, FIELDS, sizeof *fields);
	return program_usage(program, "--name: unknown field '%.*s'%s", program_width(name), name.p,
	    suggest_among(&suggest, program));
}

int
name_read(struct program *program, const char *text, struct name_template *template)
{
	struct str rest = str_of(text), before, name;
	const struct field *field;
	bool any = false;

	*template = (struct name_template){ .text = text, .given.memory = &program->memory };
	if (text == NULL)
		return STATUS_ok;
	while (next_field(&rest, &before, &name)) {
		field = find_field(name);
		if (field == NULL)
			return fail_unknown(program, name);
		any = true;
		template->has_ply |= field->column == FIELD_ply;
		if (column_of(field) < COLUMN_COUNT &&
		    !columns_have(&template->columns, column_of(field)))
			template->columns.list[template->columns.count++] = column_of(field);
	}
	if (!any)
		return program_usage(program,
		    "--name: all games would have the name '%s' (use a field such as {stem} or "
		    "{game})",
		    text);
	return leaves(str_of(text))
		   ? program_usage(program, "--name: '%s' would leave the folder of -d", text)
		   : STATUS_ok;
}

void
name_free(struct name_template *template)
{
	if (template->text != NULL)
		hash_table_free(&template->given);
}

/* Appends a value: what a file name cannot hold becomes "_". */
static void
add_value(struct str value, struct buffer *out)
{
	enum { LONGEST = 80 }; /* bytes: a name has up to 255 */
	size_t begin = out->n, at, n;
	uint32_t code;

	value = utf8_clip(value, LONGEST);
	for (at = 0; at < value.n; at += n) {
		n = utf8_read(str_after(value, at), &code);
		if (escape_needed(code) ||
		    (code < 0x80 && strchr("/\\:*?\"<>|", (int)code) != NULL))
			buffer_char(out, '_');
		else
			buffer_add(out, str_first(str_after(value, at), n));
	}
	if (out->n == begin)
		buffer_char(out, '_');
	if (out->p[begin] == '.') /* hidden, or ".." */
		out->p[begin] = '_';
	if (out->p[out->n - 1] == '.' || out->p[out->n - 1] == ' ') /* Windows drops it */
		out->p[out->n - 1] = '_';
}

/* Whether Windows has a device of this name, whatever its extension is. */
static bool
is_device(struct str name)
{
	static const char *const devices[] = { "CON", "PRN", "AUX", "NUL", "COM", "LPT" };
	struct str stem = str_rtrim(str_first(name, str_find(name, STR("."))));
	size_t i = 0;

	if (stem.n == 4 && stem.p[3] >= '1' && stem.p[3] <= '9')
		stem = str_first(stem, 3), i = 4;
	else if (stem.n != 3)
		return false;
	for (; i < sizeof devices / sizeof *devices; i++) {
		if (str_eq_nocase(stem, str_of(devices[i])))
			return true;
	}
	return false;
}

/* Lets no part of a path, from begin on, be a device's name. */
static void
avoid_devices(size_t begin, struct buffer *path)
{
	struct buffer parts;
	struct str rest, part;

	buffer_init(&parts, path->memory);
	buffer_add(&parts, str_after(buffer_str(path), begin));
	path->n = begin;
	for (rest = buffer_str(&parts); rest.n > 0;) {
		part = str_cut(&rest, '/');
		if (is_device(part))
			buffer_char(path, '_');
		buffer_add(path, part);
		if (rest.n > 0)
			buffer_char(path, '/');
	}
	buffer_free(&parts);
}

/* Returns the part of a date, 2004-05-31, that a field names; empty: it is not known. */
static struct str
part_of(struct str date, int field)
{
	enum { YEAR = 4, MONTH = 7 };

	if (field == FIELD_year)
		return str_first(date, date.n < YEAR ? 0 : YEAR);
	return date.n < MONTH ? NO_STR : str_after(str_first(date, MONTH), YEAR + 1);
}

/* Returns the cell of a column. */
static struct str
cell_of(const struct name_template *template, int column, const struct str *cells)
{
	size_t i;

	for (i = 0; i < template->columns.count && (int)template->columns.list[i] != column; i++)
		;
	return cells == NULL ? NO_STR : cells[i];
}

static void
add_name(const struct name_template *template, const struct named_game *game, struct buffer *out)
{
	struct str rest = str_of(template->text), before, name;
	const struct field *field;

	while (next_field(&rest, &before, &name)) {
		buffer_add(out, before);
		field = find_field(name);
		if (field->column == FIELD_stem)
			add_value(game->stem, out);
		else if (field->column == FIELD_ply)
			buffer_printf(out, "%04lu", game->ply);
		else if (field->column == COLUMN_game)
			buffer_printf(out, "%05lu", game->number);
		else if (field->column == FIELD_year || field->column == FIELD_month)
			add_value(
			    part_of(cell_of(template, COLUMN_date, game->cells), field->column),
			    out);
		else
			add_value(cell_of(template, field->column, game->cells), out);
	}
	buffer_add(out, before);
	if (game->series && !template->has_ply)
		name_ply(game->ply, out);
}

void
name_ply(unsigned long ply, struct buffer *path)
{
	buffer_printf(path, "-%04lu", ply);
}

void
name_make(struct name_template *template, const char *directory, struct str extension,
    const struct named_game *game, struct buffer *path)
{
	unsigned long copy = 1;
	size_t end, *given;

	buffer_clear(path);
	buffer_printf(path, "%s/", directory);
	end = path->n;
	add_name(template, game, path);
	avoid_devices(end, path);
	end = path->n;
	do {
		path->n = end;
		if (copy > 1)
			buffer_printf(path, "-%lu", copy);
		buffer_printf(path, ".%.*s", (int)extension.n, extension.p);
		given = hash_table_number(&template->given, hash_add(HASH_BEGIN, buffer_str(path)));
		/* the number that a name's next copy is tried with */
		copy = *given == 0 ? 0 : copy == 1 ? *given + 1 : copy + 1;
		(*given)++;
	} while (copy > 0);
	buffer_char(path, '\0');
}
