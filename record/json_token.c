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

/* Returns the end of the number or word at `at`, well-formed or not. */
static uint32_t
word_end(const struct json_reader *reader, uint32_t at)
{
	while (is_of_word(json_peek(reader, at)))
		at++;
	return at;
}

bool
json_fail(struct json_reader *reader, struct span at, enum phrase why)
{
	reader->failed = true;
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
			n = read_escape(s, &code);
			p += utf8_write(p, code);
		} else {
			*p++ = *s.p;
		}
	}
	return (struct str){ decoded, (size_t)(p - decoded) };
}

/* Reads the rest of a string that json_plain does not end, and which begins at `begin`. */
static bool
read_unusual_string(struct json_reader *reader, uint32_t begin, struct str *content)
{
	struct str body = reader->text->body, rest, s;
	bool escaped = false;
	uint32_t code;
	size_t n;

	for (; json_peek(reader, reader->at) != '"';
	     reader->at += (uint32_t)(n + json_plain(str_after(rest, n)))) {
		unsigned char c = (unsigned char)json_peek(reader, reader->at);

		rest = str_after(body, reader->at);
		n = 1;
		if (c == '\\') {
			escaped = true;
			if ((n = read_escape(rest, &code)) == 0)
				return json_fail_at(reader, reader->at + 1);
		} else if (c < ' ' ||
			   (c >= 0x80 && (n = utf8_read(rest, &code)) > 0 && code == UTF8_BAD)) {
			return json_fail_at(reader, reader->at);
		}
	}
	s = str_after(str_first(body, reader->at++), begin);
	if (content != NULL)
		*content = escaped ? decode(reader, s) : s;
	return true;
}

bool
json_read_string(struct json_reader *reader, struct str *content)
{
	uint32_t begin = ++reader->at;
	struct str s = str_after(reader->text->body, begin);
	size_t n = json_plain(s);

	reader->at += (uint32_t)n;
	if (n == s.n || s.p[n] != '"')
		return read_unusual_string(reader, begin, content);
	reader->at++;
	if (content != NULL)
		*content = str_first(s, n);
	return true;
}

bool
json_fail_token(struct json_reader *reader)
{
	uint32_t at = reader->at, end = word_end(reader, at);

	if (json_peek(reader, at) == '"') {
		if (!json_read_string(reader, NULL))
			return false;
		end = reader->at;
	}
	if (end == at)
		return json_fail_at(reader, at);
	return json_fail(reader, (struct span){ at, end - at }, PHRASE_json_syntax);
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
read_number(struct json_reader *reader, struct str word, struct json *json)
{
	uint32_t *at = &reader->at, begin = *at, end = begin + json->at.n;
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

/* Reads an integer of at most nine digits. */
static bool
read_short_integer(struct json_reader *reader, struct json *json)
{
	uint32_t at = reader->at;
	int64_t integer = 0;
	char c;

	while (str_is_digit(c = json_peek(reader, at)) && at - reader->at < 10) {
		integer = integer * 10 + (c - '0');
		at++;
	}
	if (at == reader->at || at - reader->at > 9 || is_of_word(c) ||
	    (at - reader->at > 1 && json_peek(reader, reader->at) == '0'))
		return false;
	json->kind = JSON_integer;
	json->is.integer = integer;
	reader->at = at;
	return true;
}

bool
json_read_word(struct json_reader *reader, struct json *json)
{
	static const struct {
		struct str word;
		enum json_kind kind;
	} words[] = {
		{ { "true", 4 }, JSON_bool },
		{ { "false", 5 }, JSON_bool },
		{ { "null", 4 }, JSON_null },
	};
	uint32_t begin = reader->at, end;
	struct str word;
	size_t i;

	if (read_short_integer(reader, json))
		return true;
	end = word_end(reader, begin);
	word = str_after(str_first(reader->text->body, end), begin);
	json->at.n = end - begin;
	for (i = 0; i < sizeof words / sizeof *words; i++) {
		if (str_eq(word, words[i].word)) {
			json->kind = words[i].kind;
			json->is.truth = i == 0;
			reader->at = end;
			return true;
		}
	}
	return read_number(reader, word, json);
}
