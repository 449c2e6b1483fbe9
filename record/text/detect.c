#include "record/text/detect.h"

#include <limits.h>

#include "record/text/decode.h"
#include "record/text/utf8.h"

/* Where an encoding is declared: how the line begins, and whether more may stand before the word.
 */
static const struct {
	struct str start;
	bool more;
} lines[] = {
	{ { "#KIF", 4 }, true },
	{ { "#KI2", 4 }, true },
	{ { "'CSA ", 5 }, false },
	{ { "'", 1 }, false },
};

enum { LINES = 5, LONGEST = 200 }; /* lines that are looked at, and how far into each */

/* Finds the declared name in a line. */
static bool
declared_in(struct str line, struct str *name)
{
	const struct str word = STR("encoding=");
	size_t i, at;

	for (i = 0; i < sizeof lines / sizeof lines[0]; i++) {
		if (!str_starts(line, lines[i].start))
			continue;
		at = lines[i].start.n;
		while (at < line.n && !str_starts_nocase(str_after(line, at), word) &&
		       (lines[i].more || str_is_blank(line.p[at])))
			at++;
		if (!str_starts_nocase(str_after(line, at), word))
			continue;
		*name = str_after(line, at + word.n);
		for (at = 0; at < name->n && !str_is_blank(name->p[at]);)
			at++;
		name->n = at;
		return at > 0;
	}
	return false;
}

/* As much of a line as is looked at, in whole characters. */
static struct str
beginning(struct str line)
{
	size_t n = line.n;

	if (n > LONGEST)
		for (n = LONGEST; n > 0 && ((unsigned char)line.p[n] & 0xC0) == 0x80;)
			n--;
	return str_first(line, n);
}

bool
detect_declaration(struct str s, struct span *name)
{
	const struct str mark = STR("\xEF\xBB\xBF");
	struct str line, found;
	struct span at;
	uint32_t next = 0;
	int i;

	for (i = 0; i < LINES && text_next_line(s, &next, &at); i++) {
		line = beginning((struct str){ s.p + at.at, at.n });
		if (str_starts(line, mark))
			line = str_after(line, mark.n);
		if (declared_in(line, &found)) {
			*name = (struct span){ (uint32_t)(found.p - s.p), (uint32_t)found.n };
			return true;
		}
	}
	return false;
}

static bool
is_utf16(enum encoding encoding)
{
	return encoding == ENCODING_utf16 || encoding == ENCODING_utf16le ||
	       encoding == ENCODING_utf16be;
}

bool
detect_agree(enum encoding declared, enum encoding real)
{
	if (is_utf16(declared))
		return is_utf16(real);
	return declared != ENCODING_unknown && (declared == real || real == ENCODING_ascii);
}

size_t
detect_escape(struct str s)
{
	const char *p = s.p, *end = s.p + s.n, *escape;

	while (end - p > 1 && (escape = memchr(p, 0x1B, (size_t)(end - p) - 1)) != NULL) {
		if (escape[1] == '$' || escape[1] == '(')
			return (size_t)(escape - s.p);
		p = escape + 1;
	}
	return s.n;
}

enum encoding
detect_surely(struct str bytes, enum encoding declared)
{
	static const struct {
		struct str start;
		enum encoding encoding;
	} marks[] = {
		{ { "\xEF\xBB\xBF", 3 }, ENCODING_utf8 },
		{ { "\xFF\xFE", 2 }, ENCODING_utf16 },
		{ { "\xFE\xFF", 2 }, ENCODING_utf16 },
	};
	size_t i, ascii;

	for (i = 0; i < sizeof marks / sizeof marks[0]; i++) {
		if (str_starts(bytes, marks[i].start))
			return marks[i].encoding;
	}
	ascii = utf8_ascii(bytes);
	if (detect_escape(str_first(bytes, ascii)) < ascii)
		return ENCODING_iso2022jp;
	if (ascii < bytes.n)
		return ENCODING_unknown;
	return detect_agree(declared, ENCODING_ascii) ? declared : ENCODING_ascii;
}

/* Whether a tag, [Name ", begins a line of the first few. */
static bool
has_tag(struct str s)
{
	enum { LOOKED_AT = 50 };
	uint32_t next = 0;
	struct span at;
	int i;

	for (i = 0; i < LOOKED_AT && text_next_line(s, &next, &at); i++) {
		struct str line = { s.p + at.at, at.n < LONGEST ? at.n : LONGEST };
		size_t n = 1;

		while (n < line.n && (str_is_letter(line.p[n]) || line.p[n] == '_'))
			n++;
		if (n > 1 && line.p[0] == '[' && str_starts(str_after(line, n), STR(" \"")))
			return true;
	}
	return false;
}

/* Whether n bytes that are not ASCII, from at on, may be accented letters: one, or two inside a
 * word (Väänänen). */
static bool
is_accented(struct str s, size_t at, size_t n)
{
	enum { FIRST = 0xA1, FIRST_LETTER = 0xC0 }; /* before it stand lead bytes of CP932 */
	unsigned char a = (unsigned char)s.p[at], b = n < 2 ? 0xFF : (unsigned char)s.p[at + 1];

	if (n == 1)
		return a >= FIRST;
	return n == 2 && at > 0 && str_is_letter(s.p[at - 1]) && a >= FIRST_LETTER &&
	       b >= FIRST_LETTER;
}

bool
detect_western(struct str bytes)
{
	size_t at, n;

	if (!has_tag(bytes))
		return false;
	for (at = utf8_ascii(bytes); at < bytes.n; at += n + utf8_ascii(str_after(bytes, at + n))) {
		for (n = 1; at + n < bytes.n && n <= 2 && (unsigned char)bytes.p[at + n] >= 0x80;)
			n++;
		if (!is_accented(bytes, at, n))
			return false;
	}
	return true;
}

/*
 * What a character says for an encoding.  Kana, full-width digits and the signs of moves are in
 * every record; half-width kana and private characters are what EUC-JP and UTF-8 look like when
 * read as CP932.  Rare kanji say nothing.
 */
static const struct {
	uint16_t first, last;
	int points;
} weights[] = {
	{ 0x3041, 0x3093, 2 },  /* hiragana */
	{ 0xFF10, 0xFF1A, 3 },  /* full-width digits and colon */
	{ 0x3000, 0x3002, 2 },  /* ideographic space, comma, full stop */
	{ 0x30A1, 0x30FC, 1 },  /* katakana */
	{ 0x25B2, 0x25BD, 3 },  /* the triangles of either side */
	{ 0xFF61, 0xFF9F, -2 }, /* half-width kana */
	{ 0xE000, 0xF8FF, -5 }, /* private use */
	{ 0x0080, 0x04FF, -1 }, /* Latin, Greek, Cyrillic */
	{ 0x2500, 0x257F, -1 }, /* box drawing */
};

/* The kanji of moves, headers and results. */
static const char usual[] = "手先後上下番同歩香桂銀金角飛玉王竜龍馬成打一二三四五六七八九十"
			    "右左直寄引行全圭杏変化開始終了日時棋戦場所合割平落数間消費持駒"
			    "投中断千詰反則勝切入宣言表題備考対局者名年月段級分秒読付将人第";

enum { BAD = -10, USUAL = 3, DECLARED = 4, SAMPLE = 16, SURE = 60 };

static long
points_of(uint32_t code)
{
	char utf8[4];
	size_t i;

	if (code == UTF8_BAD)
		return BAD;
	for (i = 0; i < sizeof weights / sizeof weights[0]; i++) {
		if (code >= weights[i].first && code <= weights[i].last)
			return weights[i].points;
	}
	if (code < 0x4E00 || code > 0x9FFF)
		return 0;
	utf8_write(utf8, code);
	for (i = 0; i < sizeof usual - 1; i += 3) {
		if (memcmp(utf8, usual + i, 3) == 0)
			return USUAL;
	}
	return 0;
}

/* The points of the first most characters that are not ASCII; *all: there are no more. */
static long
count_points(struct codec *codec, struct str bytes, enum encoding encoding, size_t most, bool *all)
{
	struct decode_reader reader = { codec, encoding, 0 };
	long points = 0;
	uint32_t code;

	while (most-- > 0) {
		bytes = str_after(bytes, utf8_ascii(bytes));
		if (bytes.n == 0)
			break;
		bytes = str_after(bytes, decode_one(&reader, bytes, &code));
		points += points_of(code);
	}
	*all = bytes.n == 0;
	return points;
}

/* Looks at a few characters, and at more only while the points are near each other. */
enum encoding
detect_guess(struct codec *codec, struct str bytes, enum encoding declared)
{
	static const enum encoding encodings[] = { ENCODING_cp932, ENCODING_eucjp, ENCODING_utf8 };
	enum encoding best = ENCODING_unknown;
	long points, most, second;
	size_t sample, i;
	bool all, ended;

	bytes = str_after(bytes, utf8_ascii(bytes));
	for (sample = SAMPLE, all = false; !all; sample *= 8) {
		most = second = LONG_MIN;
		all = true;
		for (i = 0; i < sizeof encodings / sizeof encodings[0]; i++) {
			points = count_points(codec, bytes, encodings[i], sample, &ended);
			points += encodings[i] == declared ? DECLARED : 0;
			all = all && ended;
			if (points > most) {
				second = most;
				most = points;
				best = encodings[i];
			} else if (points > second) {
				second = points;
			}
		}
		all = all || most - second >= SURE;
	}
	return best;
}
