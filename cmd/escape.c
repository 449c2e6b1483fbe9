#include "cmd/escape.h"

#include "record/utf8.h"

/* The characters that are never shown as they are, in order.  Tab is among them: a report that
 * wants it as blanks sees to that itself. */
static const struct {
	uint32_t first, last;
} hidden[] = {
	{ 0x00, 0x1F },       /* C0 */
	{ 0x7F, 0x9F },       /* DEL, C1 */
	{ 0xAD, 0xAD },       /* soft hyphen */
	{ 0x61C, 0x61C },     /* Arabic letter mark */
	{ 0x180E, 0x180E },   /* Mongolian vowel separator */
	{ 0x200B, 0x200F },   /* zero width, direction marks */
	{ 0x2028, 0x202E },   /* separators, embeddings and overrides */
	{ 0x2060, 0x206F },   /* word joiner, isolates, deprecated format characters */
	{ 0xFEFF, 0xFEFF },   /* byte order mark */
	{ 0xFFF9, 0xFFFB },   /* interlinear annotation */
	{ 0xE0000, 0xE007F }, /* tags */
};

bool
escape_needed(uint32_t code)
{
	size_t i;

	if (code >= 0x20 && code < 0x7F)
		return false;
	for (i = 0; i < sizeof hidden / sizeof *hidden && hidden[i].first <= code; i++) {
		if (code <= hidden[i].last)
			return true;
	}
	return false;
}

unsigned
escape_character(uint32_t code, struct buffer *out)
{
	size_t before = out->n;
	char utf8[4];

	if (!escape_needed(code)) {
		buffer_add(out, (struct str){ utf8, utf8_write(utf8, code) });
		return utf8_width(code);
	}
	if (code <= 0xFF)
		buffer_printf(out, "\\x%02X", (unsigned)code);
	else if (code <= 0xFFFF)
		buffer_printf(out, "\\u%04X", (unsigned)code);
	else
		buffer_printf(out, "\\U%08X", (unsigned)code);
	return (unsigned)(out->n - before);
}

/* How many leading bytes of s are plain ASCII that nobody escapes: most of them, at one go. */
static size_t
plain(struct str s)
{
	size_t n;

	for (n = 0; n < s.n; n++) {
		if (s.p[n] < 0x20 || s.p[n] > 0x7E || s.p[n] == '"' || s.p[n] == '\\')
			break;
	}
	return n;
}

void
escape_text(struct str s, struct buffer *out)
{
	uint32_t code;
	size_t n, i;

	while (s.n > 0) {
		n = plain(s);
		buffer_add(out, str_first(s, n));
		s = str_after(s, n);
		if (s.n == 0)
			return;
		n = utf8_read(s, &code);
		if (code != UTF8_BAD)
			escape_character(code, out);
		for (i = 0; code == UTF8_BAD && i < n; i++)
			buffer_printf(out, "\\x%02X", (unsigned)(unsigned char)s.p[i]);
		s = str_after(s, n);
	}
}

/* Appends a character of a JSON string. */
static void
json_character(uint32_t code, struct buffer *out)
{
	static const char letters[] = "b\bf\fn\nr\rt\t\"\"\\\\";
	char utf8[4];
	size_t i;

	for (i = 0; code < 0x80 && letters[i] != '\0'; i += 2) {
		if ((unsigned char)letters[i + 1] == code) {
			buffer_char(out, '\\');
			buffer_char(out, letters[i]);
			return;
		}
	}
	if (!escape_needed(code))
		buffer_add(out, (struct str){ utf8, utf8_write(utf8, code) });
	else if (code <= 0xFFFF)
		buffer_printf(out, "\\u%04x", (unsigned)code);
	else
		buffer_printf(out, "\\u%04x\\u%04x", 0xD800u + (unsigned)((code - 0x10000) >> 10),
		    0xDC00u + (unsigned)((code - 0x10000) & 0x3FF));
}

void
escape_json(struct str s, struct buffer *out)
{
	uint32_t code;
	size_t n;

	buffer_char(out, '"');
	while (s.n > 0) {
		n = plain(s);
		buffer_add(out, str_first(s, n));
		s = str_after(s, n);
		if (s.n == 0)
			break;
		n = utf8_read(s, &code);
		json_character(code == UTF8_BAD ? 0xFFFD : code, out);
		s = str_after(s, n);
	}
	buffer_char(out, '"');
}
