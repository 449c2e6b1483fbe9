#include "record/json_token.h"

#include <errno.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "record/text/utf8.h"

/* --- characters */

uint32_t
json_blanks(const struct text *text, uint32_t at)
{
	while (at < text->body.n && (text->body.p[at] == ' ' || text->body.p[at] == '\n' ||
					text->body.p[at] == '\r' || text->body.p[at] == '\t'))
		at++;
	return at;
}

/* Returns the end of the number or word at `at`, well-formed or not. */
static uint32_t
word_end(const struct json_reader *reader, uint32_t at)
{
	char c = json_peek(reader, at);

	while (str_is_digit(c) || str_is_letter(c) || c == '-' || c == '+' || c == '.')
		c = json_peek(reader, ++at);
	return at;
}

bool
json_fail(struct json_reader *reader, struct span at, enum phrase why)
{
	reader->fault_at = at;
	reader->fault_why = why;
	return false;
}

bool
json_fail_at(struct json_reader *reader, uint32_t at)
{
	struct str rest = str_after(reader->text->body, at);
	uint32_t code;

	if (rest.n == 0)
		return json_fail(reader, (struct span){ at, 0 }, PHRASE_json_ends);
	return json_fail(
	    reader, (struct span){ at, (uint32_t)utf8_read(rest, &code) }, PHRASE_json_syntax);
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
read_escape(struct str s, uint32_t *code)
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
	*code = 0x10000 + (uint32_t)(((high & 0x3FF) << 10) | (low & 0x3FF));
	return high < 0xDC00 && low >= 0xDC00 && low <= 0xDFFF ? 12 : 0;
}

bool
json_skip_string(struct json_reader *reader, uint32_t *at)
{
	struct str body = reader->text->body;
	uint32_t code;
	size_t n;

	for (++*at; json_peek(reader, *at) != '"'; *at += (uint32_t)n) {
		unsigned char c = (unsigned char)json_peek(reader, *at);

		n = 1;
		if (c == '\\' && (n = read_escape(str_after(body, *at), &code)) == 0)
			return json_fail_at(reader, *at + 1);
		if (c < ' ')
			return json_fail_at(reader, *at);
		if (c >= 0x80 && (n = utf8_read(str_after(body, *at), &code)) > 0 &&
		    code == UTF8_BAD)
			return json_fail_at(reader, *at);
	}
	++*at;
	return true;
}

bool
json_fail_token(struct json_reader *reader, uint32_t at)
{
	uint32_t end = word_end(reader, at);

	if (json_peek(reader, at) == '"' && !json_skip_string(reader, &end))
		return false;
	if (end == at)
		return json_fail_at(reader, at);
	return json_fail(reader, (struct span){ at, end - at }, PHRASE_json_syntax);
}

struct str
json_decode(struct json_reader *reader, struct span at)
{
	struct str s = str_after(str_first(reader->text->body, at.at + at.n - 1), at.at + 1);
	char *decoded, *p;
	uint32_t code;
	size_t n;

	if (s.n == 0 || memchr(s.p, '\\', s.n) == NULL)
		return s;
	decoded = p = arena_take(reader->arena, s.n);
	for (; s.n > 0; s = str_after(s, n)) {
		n = 1;
		if (*s.p == '\\') {
			n = read_escape(s, &code);
			p += utf8_write(p, code);
		} else {
			*p++ = *s.p;
		}
	}
	return (struct str){ decoded, (size_t)(p - decoded) };
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
skip_digits(const struct json_reader *reader, uint32_t *at)
{
	uint32_t begin = *at;

	while (str_is_digit(json_peek(reader, *at)))
		++*at;
	return *at > begin;
}

/* Reads a number, which ends at json->at's end if it is one: see RFC 8259, 6. */
static bool
read_number(struct json_reader *reader, uint32_t *at, struct str word, struct json *json)
{
	uint32_t begin = *at, end = begin + json->at.n;
	bool fits;

	*at += json_peek(reader, begin) == '-';
	if (!str_is_digit(json_peek(reader, *at)))
		return word.n == 0 ? json_fail_at(reader, begin)
				   : json_fail(reader, json->at, PHRASE_json_syntax);
	if (json_peek(reader, *at) == '0' && str_is_digit(json_peek(reader, *at + 1)))
		return json_fail_at(reader, *at);
	skip_digits(reader, at);
	json->kind = JSON_integer;
	if (json_peek(reader, *at) == '.') {
		++*at;
		json->kind = JSON_real;
		if (!skip_digits(reader, at))
			return json_fail(reader, json->at, PHRASE_json_syntax);
	}
	if ((json_peek(reader, *at) | 0x20) == 'e') {
		++*at;
		*at += json_peek(reader, *at) == '-' || json_peek(reader, *at) == '+';
		json->kind = JSON_real;
		if (!skip_digits(reader, at))
			return json_fail(reader, json->at, PHRASE_json_syntax);
	}
	if (*at < end)
		return json_fail(reader, (struct span){ *at, end - *at }, PHRASE_json_syntax);
	fits = json->kind == JSON_integer ? read_integer(word, &json->is.integer)
					  : read_real(reader, word, &json->is.real);
	return fits || json_fail(reader, json->at, PHRASE_json_number);
}

bool
json_read_word(struct json_reader *reader, uint32_t *at, struct json *json)
{
	static const struct {
		struct str word;
		enum json_kind kind;
	} words[] = {
		{ { "true", 4 }, JSON_bool },
		{ { "false", 5 }, JSON_bool },
		{ { "null", 4 }, JSON_null },
	};
	uint32_t begin = *at, end = word_end(reader, begin);
	struct str word = str_after(str_first(reader->text->body, end), begin);
	size_t i;

	json->at = (struct span){ begin, end - begin };
	for (i = 0; i < sizeof words / sizeof *words; i++) {
		if (str_eq(word, words[i].word)) {
			json->kind = words[i].kind;
			json->is.truth = i == 0;
			*at = end;
			return true;
		}
	}
	return read_number(reader, at, word, json);
}
