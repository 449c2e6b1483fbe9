#include "record/text/encoding.h"

const struct encoding_row encoding_rows[ENCODING_COUNT] = {
#define ENCODING(id, ...) [ENCODING_##id] = { __VA_ARGS__ },
#include "record/text/encodings.def"
#undef ENCODING
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
		key[n++] = name.p[i];
	}
	for (i = 0; i < ENCODING_COUNT; i++) {
		if (str_listed((struct str){ key, n }, str_of(encoding_rows[i].aliases)))
			return (enum encoding)i;
	}
	return ENCODING_unknown;
}
