#include "record/json.h"
#include "record/text/utf8.h"

/* Returns the number of leading bytes of s that no caller escapes. */
static size_t
count_unescaped(struct str s)
{
	size_t n;

	for (n = 0; n < s.n; n++) {
		if (s.p[n] < 0x20 || s.p[n] > 0x7E || s.p[n] == '"' || s.p[n] == '\\')
			break;
	}
	return n;
}

static void
escape(uint32_t code, struct buffer *out)
{
	static const char letters[] = "b\bf\fn\nr\rt\t\"\"\\\\";
	size_t i;

	for (i = 0; code < 0x80 && letters[i] != '\0'; i += 2) {
		if ((unsigned char)letters[i + 1] == code) {
			buffer_char(out, '\\');
			buffer_char(out, letters[i]);
			return;
		}
	}
	if (code <= 0xFFFF)
		buffer_printf(out, "\\u%04x", (unsigned)code);
	else
		buffer_printf(out, "\\u%04x\\u%04x", 0xD800u + (unsigned)((code - 0x10000) >> 10),
		    0xDC00u + (unsigned)((code - 0x10000) & 0x3FF));
}

void
json_quote(struct str s, bool (*also)(uint32_t code), struct buffer *out)
{
	uint32_t code;
	size_t n;
	char utf8[4];

	buffer_char(out, '"');
	while (s.n > 0) {
		n = count_unescaped(s);
		buffer_add(out, str_first(s, n));
		s = str_after(s, n);
		if (s.n == 0)
			break;
		n = utf8_read(s, &code);
		s = str_after(s, n);
		if (code == UTF8_BAD)
			code = 0xFFFD;
		if (code < 0x20 || code == '"' || code == '\\' || (also != NULL && also(code)))
			escape(code, out);
		else
			buffer_add(out, (struct str){ utf8, utf8_write(utf8, code) });
	}
	buffer_char(out, '"');
}
