#include "record/tables/format.h"

const struct format_row format_rows[FORMAT_COUNT] = {
	[FORMAT_none] = { "", { "", 0 }, ENCODING_unknown, ENCODING_unknown, false, 0, NULL,
	    SAME_none, MOVES_none, 0, DIALECT_HOME_none, "" },
#define FORMAT(id, parser, writer, name, extensions, ...)                                          \
	[FORMAT_##id] = { name, { extensions, sizeof extensions - 1 }, __VA_ARGS__ },
#include "record/tables/formats.def"
#undef FORMAT
};

/* Other names that -f and -t understand. */
static const struct {
	const char *name, *means;
} aliases[] = {
	{ "csa2", "csa" },
	{ "western", "hodges" },
};

enum format
format_named(struct str name)
{
	unsigned format;
	size_t i;

	for (i = 0; i < sizeof aliases / sizeof *aliases; i++) {
		if (str_eq_nocase(name, str_of(aliases[i].name)))
			name = str_of(aliases[i].means);
	}
	for (format = 1; format < FORMAT_COUNT; format++) {
		if (str_eq_nocase(name, str_of(format_rows[format].name)))
			return (enum format)format;
	}
	return FORMAT_none;
}

/* Returns what follows the last dot, empty without one.  No row has what follows a dot before the
 * last slash. */
static struct str
extension_of(struct str file)
{
	size_t at = file.n;

	while (at > 0 && file.p[at - 1] != '.')
		at--;
	return at == 0 ? STR("") : str_after(file, at);
}

enum format
format_of_file(struct str file)
{
	struct str extension = extension_of(file);
	unsigned format;

	if (extension.n == 0)
		return FORMAT_none;
	for (format = 1; format < FORMAT_COUNT; format++) {
		if (str_listed(extension, format_rows[format].extensions))
			return (enum format)format;
	}
	return FORMAT_none;
}

struct str
format_unpacked(struct str file)
{
	struct str extension = extension_of(file);

	return extension.n > 0 && str_listed(extension, STR("gz bz2 xz zst"))
		   ? str_first(file, file.n - extension.n - 1)
		   : file;
}

enum format
format_of_record(struct str file)
{
	enum format format = format_of_file(format_unpacked(file));

	return (format_rows[format].carries & ONLY_written) != 0 ? FORMAT_none : format;
}

enum encoding
format_file_encoding(const struct format_row *row, struct str file)
{
	struct str list = row->extensions;

	return str_eq_nocase(extension_of(file), str_first(list, str_find(list, STR(" "))))
		   ? row->encoding
		   : row->encoding2;
}
