#include "lib/escape.h"

#include "record/json.h"
#include "record/text/utf8.h"

/* Characters that are always escaped, in order.  Tab is one: a report may write blanks for it. */
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
escape_character(uint32_t before, uint32_t code, struct buffer *out)
{
	size_t start = out->n;
	char utf8[4];

	if (!escape_needed(code) && (before != '#' || code != '#')) {
		buffer_add(out, (struct str){ utf8, utf8_write(utf8, code) });
		return utf8_width(code);
	}
	buffer_printf(out,
	    code <= 0xFF     ? "\\x%02X"
	    : code <= 0xFFFF ? "\\u%04X"
			     : "\\U%08X",
	    (unsigned)code);
	return (unsigned)(out->n - start);
}

void
escape_text(struct str s, struct buffer *out)
{
	uint32_t code, before = 0;
	size_t n, i;

	for (; s.n > 0; s = str_after(s, n), before = code) {
		n = utf8_read(s, &code);
		if (code != UTF8_BAD)
			escape_character(before, code, out);
		for (i = 0; code == UTF8_BAD && i < n; i++)
			buffer_printf(out, "\\x%02X", (unsigned)(unsigned char)s.p[i]);
	}
}

void
escape_line(struct str s, struct buffer *out)
{
	struct str rest = str_ltrim(s);

	if (str_starts(rest, STR("::"))) {
		escape_text(str_first(s, s.n - rest.n), out);
		buffer_add(out, STR("\\x3A"));
		s = str_after(rest, 1);
	}
	escape_text(s, out);
}

static bool
is_needed_or_surrogate(uint32_t code)
{
	return escape_needed(code) || (code >= 0xD800 && code <= 0xDFFF);
}

static void
quote(struct str s, bool (*needed)(uint32_t code), struct buffer *out)
{
	struct buffer quoted;
	struct str rest;
	size_t n;

	buffer_init(&quoted, out->memory);
	json_quote(s, needed, &quoted);
	for (rest = buffer_str(&quoted); (n = str_find(rest, STR("##"))) < rest.n;) {
		buffer_add(out, str_first(rest, n + 1));
		for (rest = str_after(rest, n + 1); rest.p[0] == '#'; rest = str_after(rest, 1))
			buffer_add(out, STR("\\u0023"));
	}
	buffer_add(out, rest);
	buffer_free(&quoted);
}

/* Appends s with a byte that is not UTF-8 as \xFF: names of files that differ stay different. */
static void
name_bytes(struct str s, struct buffer *out)
{
	uint32_t code;
	size_t n;

	for (; s.n > 0; s = str_after(s, n)) {
		n = utf8_read(s, &code);
		if (code != UTF8_BAD) {
			buffer_add(out, str_first(s, n));
			continue;
		}
		n = 1;
		buffer_printf(out, "\\x%02X", (unsigned)(unsigned char)s.p[0]);
	}
}

void
escape_json(struct str s, struct buffer *out)
{
	struct buffer named;

	if (utf8_valid(s) == s.n) {
		quote(s, escape_needed, out);
		return;
	}
	buffer_init(&named, out->memory);
	name_bytes(s, &named);
	quote(buffer_str(&named), escape_needed, out);
	buffer_free(&named);
}

void
escape_json_lone(struct str s, struct buffer *out)
{
	quote(s, is_needed_or_surrogate, out);
}

void
escape_xml(struct str s, struct buffer *out)
{
	static const char special[] = "<>&\"";
	static const char *const entities[] = { "&lt;", "&gt;", "&amp;", "&quot;" };
	struct buffer shown;
	struct str rest;
	const char *found;
	uint32_t code;
	size_t n;

	buffer_init(&shown, out->memory);
	escape_text(s, &shown);
	for (rest = buffer_str(&shown); rest.n > 0; rest = str_after(rest, n)) {
		n = utf8_read(rest, &code);
		found = strchr(special, rest.p[0]); /* escape_text leaves no NUL */
		if (found != NULL)
			buffer_add(out, str_of(entities[found - special]));
		else if (code == 0xFFFE || code == 0xFFFF)    /* not in XML 1.0 */
			buffer_add(out, STR("\xEF\xBF\xBD")); /* U+FFFD */
		else
			buffer_add(out, str_first(rest, n));
	}
	buffer_free(&shown);
}

void
escape_uri(struct str s, struct buffer *out)
{
	static const char kept[] = "-._~/!$&'()*+,;=@";
	size_t i;

	for (i = 0; i < s.n; i++) {
		char c = s.p[i];

		if (str_is_letter(c) || str_is_digit(c) || (c != '\0' && strchr(kept, c) != NULL))
			buffer_char(out, c);
		else
			buffer_printf(out, "%%%02X", (unsigned)(unsigned char)c);
	}
}
