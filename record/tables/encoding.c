#include "record/tables/encoding.h"

const struct encoding_row encoding_rows[ENCODING_COUNT] = {
#define ENCODING(id, name, iconv_name, iconv_subset)                                               \
	[ENCODING_##id] = { name, iconv_name, iconv_subset },
#include "record/tables/encodings.def"
#undef ENCODING
};

/* The names that a user or a file may write, in lower case and without punctuation. */
static const struct {
	const char *name;
	enum encoding encoding;
} names[] = {
	{ "utf8", ENCODING_utf8 },
	{ "shiftjis", ENCODING_cp932 },
	{ "cp932", ENCODING_cp932 },
	{ "sjis", ENCODING_cp932 },
	{ "xsjis", ENCODING_cp932 },
	{ "windows31j", ENCODING_cp932 },
	{ "ms932", ENCODING_cp932 },
	{ "eucjp", ENCODING_eucjp },
	{ "xeucjp", ENCODING_eucjp },
	{ "ujis", ENCODING_eucjp },
	{ "iso2022jp", ENCODING_iso2022jp },
	{ "jis", ENCODING_iso2022jp },
	{ "ascii", ENCODING_ascii },
	{ "usascii", ENCODING_ascii },
	{ "iso88591", ENCODING_latin1 },
	{ "latin1", ENCODING_latin1 },
	{ "utf16", ENCODING_utf16 },
	{ "utf16le", ENCODING_utf16le },
	{ "utf16be", ENCODING_utf16be },
};

enum encoding
encoding_named(struct str name)
{
	char key[16];
	size_t n = 0, i;

	for (i = 0; i < name.n; i++) {
		if (!str_is_letter(name.p[i]) && !str_is_digit(name.p[i]))
			continue;
		if (n == sizeof key)
			return ENCODING_unknown;
		key[n++] = str_lower(name.p[i]);
	}
	for (i = 0; i < sizeof names / sizeof names[0]; i++) {
		if (str_eq((struct str){ key, n }, str_of(names[i].name)))
			return names[i].encoding;
	}
	return ENCODING_unknown;
}
