/* Strings of JSON, written. */
#include "record/json.h"
#include "record/text/utf8.h"

/* Reads an encoded surrogate, which UTF-8 does not have.  Returns its length, or 0. */
static size_t
read_surrogate(struct str s, uint32_t *code)
{
	if (s.n < 3 || (unsigned char)s.p[0] != 0xED || (s.p[1] & 0xE0) != 0xA0 ||
	    (s.p[2] & 0xC0) != 0x80)
		return 0;
	*code = 0xD000u | (uint32_t)(s.p[1] & 0x3F) << 6 | (uint32_t)(s.p[2] & 0x3F);
	return 3;
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

/* Returns how many bytes s begins with that are written as they are. */
static size_t
plain(struct str s, bool (*also)(uint32_t code))
{
	size_t n = json_plain(s), i;

	for (i = 0; also != NULL && i < n; i++) {
		if (also((unsigned char)s.p[i]))
			return i;
	}
	return n;
}

void
json_quote(struct str s, bool (*also)(uint32_t code), struct buffer *out)
{
	uint32_t code;
	size_t n;
	char utf8[4];

	buffer_char(out, '"');
	while (s.n > 0) {
		n = plain(s, also);
		buffer_add(out, str_first(s, n));
		s = str_after(s, n);
		if (s.n == 0)
			break;
		n = read_surrogate(s, &code);
		if (n == 0 || also == NULL || !also(code))
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
