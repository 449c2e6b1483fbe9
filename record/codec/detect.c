#include "record/codec/detect.h"

#include <limits.h>

#include "record/codec/decode.h"
#include "record/text/utf8.h"

/* Lines that declare an encoding: how they begin, and whether other words may precede it. */
static const struct {
	struct str start;
	bool has_words;
} declaring[] = {
	{ { "#KIF", 4 }, true },
	{ { "#KI2", 4 }, true },
	{ { "'CSA ", 5 }, false },
	{ { "'", 1 }, false },
};

enum { SHOWN = 3 };                                 /* bytes that a message shows */
enum { DECLARING_LINES = 5, LINE_MAX_BYTES = 200 }; /* what is looked at */

/* Returns the declared name in a line, empty if there is none. */
static struct str
declared_name(struct str line)
{
	const struct str word = STR("encoding=");
	size_t i, n;

	if (line.n > 0 && line.p[0] != '#' && line.p[0] != '\'')
		return NO_STR; /* as all of them begin */
	for (i = 0; i < sizeof declaring / sizeof *declaring; i++) {
		struct str rest = line;

		if (!str_starts(line, declaring[i].start))
			continue;
		rest = str_after(line, declaring[i].start.n);
		while (rest.n > 0 && !str_starts_nocase(rest, word) &&
		       (declaring[i].has_words || str_is_blank(rest.p[0])))
			rest = str_after(rest, 1);
		if (!str_starts_nocase(rest, word))
			continue;
		rest = str_after(rest, word.n);
		for (n = 0; n < rest.n && !str_is_blank(rest.p[n]);)
			n++;
		return str_first(rest, n);
	}
	return NO_STR;
}

struct encoding_declaration
detect_declaration(struct str s)
{
	const struct str mark = STR("\xEF\xBB\xBF");
	struct str line, name;
	struct span at;
	uint32_t next = 0;
	int i;

	for (i = 0; i < DECLARING_LINES && text_next_line(s, &next, &at); i++) {
		line = utf8_clip((struct str){ s.p + at.at, at.n }, LINE_MAX_BYTES);
		if (str_starts(line, mark))
			line = str_after(line, mark.n);
		name = declared_name(line);
		if (name.n > 0)
			return (struct encoding_declaration){
				{ (uint32_t)(name.p - s.p), (uint32_t)name.n }, encoding_named(name)
			};
	}
	return (struct encoding_declaration){ { 0, 0 }, ENCODING_unknown };
}

static bool
is_utf16(enum encoding encoding)
{
	return encoding == ENCODING_utf16 || encoding == ENCODING_utf16le ||
	       encoding == ENCODING_utf16be;
}

bool
detect_agrees(enum encoding declared, enum encoding real)
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

/* Returns the first few bytes beyond ASCII from at on. */
static struct span
beyond_ascii(struct str bytes, size_t at)
{
	size_t n = 0;

	while (n < SHOWN && at + n < bytes.n && (unsigned char)bytes.p[at + n] >= 0x80)
		n++;
	return (struct span){ (uint32_t)at, (uint32_t)n };
}

/* Returns whether bytes are UTF-16 in this byte order, high: the offset of the high byte of a unit:
 * they have line ends, no other control character, and nearly all else is ASCII, kana, kanji, or a
 * sign of records. */
static bool
is_units(struct str bytes, size_t high)
{
	enum { MOST_STRANGE = 10 }; /* at most one in this many */
	const unsigned char *p = (const unsigned char *)bytes.p, *end = p + (bytes.n & ~(size_t)1);
	size_t lines = 0, strange = 0;

	for (; p != end; p += 2) {
		unsigned unit = (unsigned)p[high] << 8 | p[1 - high];

		if (unit < ' ' && unit != '\n' && unit != '\r' && unit != '\t')
			return false;
		lines += unit == '\n';
		strange += !(unit < 0x180 || (unit >= 0x2010 && unit <= 0x30FF) ||
			     (unit >= 0x4E00 && unit <= 0x9FFF) || unit >= 0xFF00);
	}
	return lines > 0 && strange * MOST_STRANGE <= bytes.n / 2;
}

/* Returns which UTF-16 without a byte order mark a text is in; ENCODING_unknown: none.  *zero: the
 * first byte that is 0, as in each character of ASCII. */
static enum encoding
unmarked_utf16(struct str bytes, size_t *zero)
{
	enum { LOOKED_AT = 4096 };
	struct str sample = str_first(bytes, bytes.n < LOOKED_AT ? bytes.n : LOOKED_AT);
	const char *first = sample.n == 0 ? NULL : memchr(sample.p, 0, sample.n);

	if (first == NULL || sample.n % 2 != 0)
		return ENCODING_unknown;
	*zero = (size_t)(first - sample.p);
	return is_units(sample, 1)   ? ENCODING_utf16le
	       : is_units(sample, 0) ? ENCODING_utf16be
				     : ENCODING_unknown;
}

/*
 * Detects what leaves no doubt: a byte order mark, UTF-16 without one, escapes of ISO-2022-JP, or
 * only ASCII (then what is declared); ENCODING_unknown: none of these.  ascii: leading bytes that
 * are ASCII.
 */
static struct detection
detect_certain(struct str bytes, size_t ascii, enum encoding declared)
{
	static const struct {
		struct str mark;
		enum encoding encoding;
	} marks[] = {
		{ { "\xEF\xBB\xBF", 3 }, ENCODING_utf8 },
		{ { "\xFF\xFE", 2 }, ENCODING_utf16 },
		{ { "\xFE\xFF", 2 }, ENCODING_utf16 },
	};
	enum encoding units;
	size_t i, escape, zero;

	for (i = 0; i < sizeof marks / sizeof *marks; i++) {
		if (str_starts(bytes, marks[i].mark))
			return (struct detection){ marks[i].encoding, PHRASE_encoding_mark,
				{ 0, (uint32_t)marks[i].mark.n }, false };
	}
	units = unmarked_utf16(bytes, &zero);
	if (units != ENCODING_unknown)
		return (
		    struct detection){ units, PHRASE_encoding_units, { (uint32_t)zero, 1 }, false };
	escape = detect_escape(str_first(bytes, ascii));
	if (escape < ascii)
		return (struct detection){ ENCODING_iso2022jp, PHRASE_encoding_escape,
			{ (uint32_t)escape,
			    bytes.n - escape < SHOWN ? (uint32_t)(bytes.n - escape) : SHOWN },
			false };
	if (ascii < bytes.n)
		return (struct detection){ .encoding = ENCODING_unknown };
	if (declared == ENCODING_ascii || !detect_agrees(declared, ENCODING_ascii))
		return (struct detection){ ENCODING_ascii, PHRASE_encoding_ascii, { 0, 0 }, false };
	return (struct detection){ declared, PHRASE_encoding_ascii_declared, { 0, 0 }, false };
}

/* Returns whether one of the first lines begins with a tag, [Name ". */
static bool
has_tag(struct str s)
{
	enum { TAG_LINES = 50 };
	uint32_t next = 0;
	struct span at;
	int i;

	for (i = 0; i < TAG_LINES && text_next_line(s, &next, &at); i++) {
		struct str line = { s.p + at.at, at.n < LINE_MAX_BYTES ? at.n : LINE_MAX_BYTES };
		size_t n = 1;

		while (n < line.n && (str_is_letter(line.p[n]) || line.p[n] == '_'))
			n++;
		if (n > 1 && line.p[0] == '[' && str_starts(str_after(line, n), STR(" \"")))
			return true;
	}
	return false;
}

/* Returns whether n bytes beyond ASCII from at on may be accented letters: one, or two inside a
 * word (Väänänen). */
static bool
is_accented(struct str s, size_t at, size_t n)
{
	enum { FIRST = 0xA1, FIRST_LETTER = 0xC0 }; /* below: lead bytes of CP932 */
	unsigned char a = (unsigned char)s.p[at], b = n < 2 ? 0xFF : (unsigned char)s.p[at + 1];

	if (n == 1)
		return a >= FIRST;
	return n == 2 && at > 0 && str_is_letter(s.p[at - 1]) && a >= FIRST_LETTER &&
	       b >= FIRST_LETTER;
}

/*
 * Returns whether bytes that are no UTF-8 are ISO-8859-1: a text with PSN's tags, [Name "…"], whose
 * bytes beyond ASCII are accented letters standing alone.  Japanese has them in pairs or runs.
 */
static bool
is_western(struct str bytes)
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

static bool
is_small(char c)
{
	return c >= 'a' && c <= 'z';
}

/* Whether the byte at `at`, which is beyond ASCII, may be a letter of a Latin code page: it stands
 * alone, after a letter of ASCII (J\x94rg) or before two small ones; in a text without PSN's tags
 * both.  CP932 has pairs, whose second byte may be a letter. */
static bool
is_code_page_letter(struct str bytes, size_t at, bool tagged)
{
	const char *p = bytes.p + at;
	bool after = at > 0 && str_is_letter(p[-1]);
	bool before = at + 2 < bytes.n && is_small(p[1]) && is_small(p[2]);

	if (at == 0 || (at + 1 < bytes.n && (unsigned char)p[1] >= 0x80))
		return false;
	return tagged ? after || before : after && before;
}

/* Returns whether bytes that are no UTF-8 are letters of a Latin code page, of which nothing tells
 * which: all those beyond ASCII are. */
static bool
is_code_page(struct str bytes)
{
	bool tagged = has_tag(bytes);
	size_t at, next;

	for (at = utf8_ascii(bytes); at < bytes.n; at = next + utf8_ascii(str_after(bytes, next))) {
		next = at + 1;
		if (!is_code_page_letter(bytes, at, tagged))
			return false;
	}
	return true;
}

/*
 * The points that a character adds to an encoding.  Kana, full-width digits and the signs of moves
 * are in every record; EUC-JP and UTF-8 read as CP932 look like half-width kana and private
 * characters.  Rare kanji say nothing.
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

enum { BAD = -10, USUAL = 3, DECLARED = 4 }; /* points */
/* Characters that are looked at first, and the lead in points that ends the count. */
enum { SAMPLE = 16, CERTAIN_LEAD = 60 };

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

/* Adds up the points of at most max characters beyond ASCII; *all: there are no more. */
static long
count_points(struct codec *codec, struct str bytes, enum encoding encoding, size_t max, bool *all)
{
	struct decode_reader reader = { codec, encoding, 0 };
	long points = 0;
	uint32_t code;

	while (max-- > 0) {
		bytes = str_after(bytes, utf8_ascii(bytes));
		if (bytes.n == 0)
			break;
		bytes = str_after(bytes, decode_one(&reader, bytes, &code));
		points += points_of(code);
	}
	*all = bytes.n == 0;
	return points;
}

/*
 * Returns the likeliest of CP932, EUC-JP and UTF-8, some bytes of which may be damaged, by counting
 * the characters of game records.  A declaration counts a little; of equals CP932 comes first.
 * Looks at a few characters, and at more only while the points are near each other.
 */
static enum encoding
guess(struct codec *codec, struct str bytes, enum encoding declared)
{
	static const enum encoding encodings[] = { ENCODING_cp932, ENCODING_eucjp, ENCODING_utf8 };
	enum encoding best = ENCODING_unknown;
	long points, first, second;
	size_t sample, i;
	bool all, ended;

	bytes = str_after(bytes, utf8_ascii(bytes));
	for (sample = SAMPLE, all = false; !all; sample *= 8) {
		first = second = LONG_MIN;
		all = true;
		for (i = 0; i < sizeof encodings / sizeof encodings[0]; i++) {
			points = count_points(codec, bytes, encodings[i], sample, &ended);
			points += encodings[i] == declared ? DECLARED : 0;
			all = all && ended;
			if (points > first) {
				second = first;
				first = points;
				best = encodings[i];
			} else if (points > second) {
				second = points;
			}
		}
		all = all || first - second >= CERTAIN_LEAD;
	}
	return best;
}

/*
 * Well-formed UTF-8 is hardly ever anything else, so that only a declaration of a two-byte encoding
 * is weighed against it; otherwise a declaration is believed if all bytes fit.  A declared UTF-16
 * is not tried: nearly all bytes fit.
 */
struct detection
detect_encoding(struct codec *codec, struct str bytes, enum encoding declared, struct arena *arena,
    struct str *body)
{
	size_t ascii = utf8_ascii(bytes);
	struct detection found = detect_certain(bytes, ascii, declared);
	bool two_byte = encoding_rows[declared].iconv_name != NULL, valid;

	if (found.encoding != ENCODING_unknown)
		return found;
	found.at = beyond_ascii(bytes, ascii);
	valid = decode_bytes(codec, bytes, ENCODING_utf8, arena, NULL, body);
	if (valid && !two_byte)
		return (struct detection){ ENCODING_utf8, PHRASE_encoding_utf8, found.at, true };
	if (!valid && two_byte && decode_bytes(codec, bytes, declared, arena, NULL, body))
		return (struct detection){ declared, PHRASE_encoding_declared, found.at, true };
	if (is_western(bytes) || is_code_page(bytes))
		found.encoding = ENCODING_latin1;
	else
		found.encoding = guess(codec, bytes, declared);
	if (found.encoding == ENCODING_utf8 && valid) {
		found.why = PHRASE_encoding_utf8;
	} else if (found.encoding == declared && valid &&
		   decode_bytes(codec, bytes, declared, arena, NULL, body)) {
		found.why = PHRASE_encoding_declared;
		found.decoded = true;
	} else {
		found.at = beyond_ascii(bytes, ascii + utf8_valid(str_after(bytes, ascii)));
		found.why = found.encoding == ENCODING_utf8     ? PHRASE_encoding_damaged
			    : found.encoding != ENCODING_latin1 ? PHRASE_encoding_likely
			    : is_western(bytes)                 ? PHRASE_encoding_latin1
								: PHRASE_encoding_undecided;
	}
	return found;
}
