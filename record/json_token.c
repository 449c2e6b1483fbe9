#include "record/json_token.h"

#include <errno.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "record/text/utf8.h"

/* --- characters */

static bool
is_of_word(char c)
{
	return str_is_digit(c) || str_is_letter(c) || c == '-' || c == '+' || c == '.';
}

/* Returns the end of the number or word at p, well-formed or not. */
static const char *
word_end(const struct json_reader *reader, const char *p)
{
	while (is_of_word(json_peek(reader, p)))
		p++;
	return p;
}

/* Returns the place of what stands from p up to end. */
static struct span
span_of(const struct json_reader *reader, const char *p, const char *end)
{
	return (struct span){ json_at(reader, p), (uint32_t)(end - p) };
}

const char *
json_fail(struct json_reader *reader, struct span at, enum phrase why)
{
	reader->failed = true;
	reader->fault.at = at;
	reader->fault.why = why;
	return NULL;
}

const char *
json_fail_at(struct json_reader *reader, const char *p)
{
	struct str rest = { p, (size_t)(reader->end - p) };
	uint32_t code;

	if (rest.n == 0)
		return json_fail(reader, span_of(reader, p, p), PHRASE_json_ends);
	return json_fail(
	    reader, span_of(reader, p, p + utf8_read(rest, &code)), PHRASE_json_syntax);
}

/* --- names */

const struct json_names json_no_names;

static uint64_t
bytes_of(struct str key)
{
	char bytes[sizeof(uint64_t)] = { 0 };

	memcpy(bytes, key.p, key.n);
	return json_names_word(swar_load(bytes), key.n);
}

void
json_names_add(struct json_names *names, struct str name, unsigned number)
{
	uint64_t word = bytes_of(name);
	size_t place = json_names_find(names, word);

	names->words[place] = word;
	names->numbers[place] = (uint8_t)number;
}

unsigned
json_names_number(const struct json_names *names, struct str key)
{
	if (key.n == 0 || key.n > sizeof(uint64_t))
		return 0;
	return json_names_get(names, bytes_of(key));
}

/* --- strings */

/* Returns the value of four hexadecimal digits, or -1. */
static int32_t
read_hex(struct str s)
{
	int32_t code = 0;
	size_t i;

	if (s.n < 4)
		return -1;
	for (i = 0; i < 4; i++) {
		if (str_is_digit(s.p[i]))
			code = code * 16 + s.p[i] - '0';
		else if ((s.p[i] | 0x20) >= 'a' && (s.p[i] | 0x20) <= 'f')
			code = code * 16 + (s.p[i] | 0x20) - 'a' + 10;
		else
			return -1;
	}
	return code;
}

/* Returns the length of the escape with which s begins, and its character; 0: it is not one. */
static size_t
read_escape(const struct json_reader *reader, struct str s, uint32_t *code)
{
	static const char letters[] = "b\bf\fn\nr\rt\t\"\"\\\\//";
	int32_t high, low;
	size_t i;

	for (i = 0; s.n > 1 && i < sizeof letters - 1; i += 2) {
		*code = (unsigned char)letters[i + 1];
		if (letters[i] == s.p[1])
			return 2;
	}
	if (s.n < 2 || s.p[1] != 'u' || (high = read_hex(str_after(s, 2))) < 0)
		return 0;
	*code = (uint32_t)high;
	if (high < 0xD800 || high > 0xDFFF)
		return 6;
	low = str_starts(str_after(s, 6), STR("\\u")) ? read_hex(str_after(s, 8)) : -1;
	if (high >= 0xDC00 || low < 0xDC00 || low > 0xDFFF)
		return reader->lone_surrogates ? 6 : 0;
	*code = 0x10000 + (uint32_t)(((high & 0x3FF) << 10) | (low & 0x3FF));
	return 12;
}

/* Returns what a well-formed string with escapes stands for. */
static struct str
decode(struct json_reader *reader, struct str s)
{
	char *decoded, *p;
	uint32_t code;
	size_t n;

	decoded = p = arena_take(reader->arena, s.n);
	for (; s.n > 0; s = str_after(s, n)) {
		n = 1;
		if (*s.p == '\\') {
			n = read_escape(reader, s, &code);
			p += utf8_write(p, code);
		} else {
			*p++ = *s.p;
		}
	}
	return (struct str){ decoded, (size_t)(p - decoded) };
}

const char *
json_read_unusual_string(struct json_reader *reader, const char *p, struct str *content)
{
	const char *begin = p + 1, *end = reader->end;
	bool escaped = false;
	struct str rest, s;
	uint32_t code;
	size_t n;

	for (p = begin;; p += n) {
		unsigned char c;

		p += json_plain((struct str){ p, (size_t)(end - p) });
		c = (unsigned char)json_peek(reader, p);
		if (c == '"')
			break;
		rest = (struct str){ p, (size_t)(end - p) };
		n = 1;
		if (c == '\\') {
			escaped = true;
			if ((n = read_escape(reader, rest, &code)) == 0)
				return json_fail_at(reader, p + 1);
		} else if (c < ' ' ||
			   (c >= 0x80 && (n = utf8_read(rest, &code)) > 0 && code == UTF8_BAD)) {
			return json_fail_at(reader, p);
		}
	}
	s = (struct str){ begin, (size_t)(p - begin) };
	if (content != NULL)
		*content = escaped ? decode(reader, s) : s;
	return p + 1;
}

const char *
json_fail_token(struct json_reader *reader, const char *p)
{
	const char *end = word_end(reader, p);

	if (json_peek(reader, p) == '"' && (end = json_read_string(reader, p, NULL)) == NULL)
		return NULL;
	if (end == p)
		return json_fail_at(reader, p);
	return json_fail(reader, span_of(reader, p, end), PHRASE_json_syntax);
}

/* --- numbers and words */

/* Reads a well-formed integer; returns false if it is out of range. */
static bool
read_integer(struct str s, int64_t *integer)
{
	bool negative = s.p[0] == '-';
	uint64_t n = 0, max = (uint64_t)INT64_MAX + negative;
	size_t i;

	for (i = negative; i < s.n; i++) {
		unsigned digit = (unsigned)(s.p[i] - '0');

		if (n > (max - digit) / 10)
			return false;
		n = n * 10 + digit;
	}
	*integer = (int64_t)(negative ? 0 - n : n);
	return true;
}

/* Reads a well-formed number; returns false if it is out of range. */
static bool
read_real(struct json_reader *reader, struct str s, double *real)
{
	char *copy = arena_take(reader->arena, s.n + 1), *point;

	memcpy(copy, s.p, s.n);
	copy[s.n] = '\0';
	point = strchr(copy, '.');
	if (point != NULL) /* strtod wants the locale's */
		*point = *localeconv()->decimal_point;
	errno = 0;
	*real = strtod(copy, NULL);
	return errno != ERANGE || (*real > -1 && *real < 1);
}

/* Skips digits; returns whether there was one. */
static bool
skip_digits(const struct json_reader *reader, const char **p)
{
	const char *begin = *p;

	while (str_is_digit(json_peek(reader, *p)))
		++*p;
	return *p > begin;
}

/* Reads a number, which is the whole of a word if it is one: see RFC 8259, 6. */
static const char *
read_number(struct json_reader *reader, struct str word, struct json *json)
{
	const char *p = word.p, *end = p + word.n;
	struct span at = span_of(reader, p, end);
	bool fits;

	p += json_peek(reader, p) == '-';
	if (!str_is_digit(json_peek(reader, p)))
		return word.n == 0 ? json_fail_at(reader, word.p)
				   : json_fail(reader, at, PHRASE_json_syntax);
	if (*p == '0' && str_is_digit(json_peek(reader, p + 1)))
		return json_fail_at(reader, p);
	skip_digits(reader, &p);
	json->kind = JSON_integer;
	if (json_peek(reader, p) == '.') {
		p++;
		json->kind = JSON_real;
		if (!skip_digits(reader, &p))
			return json_fail(reader, at, PHRASE_json_syntax);
	}
	if ((json_peek(reader, p) | 0x20) == 'e') {
		p++;
		p += json_peek(reader, p) == '-' || json_peek(reader, p) == '+';
		json->kind = JSON_real;
		if (!skip_digits(reader, &p))
			return json_fail(reader, at, PHRASE_json_syntax);
	}
	if (p < end)
		return json_fail(reader, span_of(reader, p, end), PHRASE_json_syntax);
	fits = json->kind == JSON_integer ? read_integer(word, &json->is.integer)
					  : read_real(reader, word, &json->is.real);
	return fits ? p : json_fail(reader, at, PHRASE_json_number);
}

const char *
json_read_word(struct json_reader *reader, const char *p, struct json *json)
{
	static const struct {
		struct str word;
		enum json_kind kind;
	} words[] = {
		{ { "true", 4 }, JSON_bool },
		{ { "false", 5 }, JSON_bool },
		{ { "null", 4 }, JSON_null },
	};
	struct str word = { p, (size_t)(word_end(reader, p) - p) };
	size_t i;

	for (i = 0; i < sizeof words / sizeof *words; i++) {
		if (str_eq(word, words[i].word)) {
			json->kind = words[i].kind;
			json->is.truth = i == 0;
			return p + word.n;
		}
	}
	return read_number(reader, word, json);
}
