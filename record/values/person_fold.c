#include "record/values/person_fold.h"

#include "record/text/utf8.h"

/* The letters from U+00DF to U+017F.  A base in upper case is two letters: A ae, I ij, O oe, S ss,
 * T th; a full stop is none, or a capital, which is folded first. */
enum { LATIN_FIRST = 0xDF, LATIN_LAST = 0x17F };
static const char latin_bases[] =
    "SaaaaaaAceeeeiiiidnooooo.ouuuuyTy.a.a.a.c.c.c.c.d.d.e.e.e.e.e.g.g.g.g.h.h.i.i.i.i"
    ".i.I.j.kk.l.l.l.l.l.n.n.nn.n.o.o.o.O.r.r.r.s.s.s.s.t.t.t.u.u.u.u.u.u.w.y..z.z.zs";

/* The mark of each: a letter of mark_letters, '/' the stroke of ø. */
static const char latin_marks[] =
    ".gactur.kgacugacu.tgactu./gacua.u.m.b.o.a.c.d.v.v...m.b.d.o.v.c.b.d.k.c...t.m.b.o"
    ".....c.k..a.k.v.....a.k.v....m.b.h...a.k.v.a.c.k.v.k.v...t.m.b.r.h.o.c.c..a.d.v.";
static const char mark_letters[] = "gactmbdurhvko";
static const uint32_t mark_codes[] = { 0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308,
	0x30A, 0x30B, 0x30C, 0x327, 0x328 };

enum { VOICED = 0x3099, SEMIVOICED = 0x309A, HALF_FIRST = 0xFF61, HALF_LAST = 0xFF9D };

/* What half-width kana from U+FF61 on are. */
static const char half_kana[] = "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソ"
				"タチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン";

bool
person_is_japanese(uint32_t code)
{
	return code == 0x3005 || code == 0x3007 || (code >= 0x3041 && code <= 0x30FF) ||
	       (code >= 0x3400 && code <= 0x9FFF) || (code >= 0xF900 && code <= 0xFAFF) ||
	       (code >= 0x20000 && code <= 0x3FFFF);
}

/* Returns the small letter of a capital, else code. */
static uint32_t
small_letter(uint32_t code)
{
	static const struct {
		uint32_t first, last, step, add;
	} rows[] = {
		{ 'A', 'Z', 1, 32 },
		{ 0xC0, 0xD6, 1, 32 },
		{ 0xD8, 0xDE, 1, 32 },
		{ 0x100, 0x136, 2, 1 }, /* Latin Extended-A alternates, but not throughout */
		{ 0x139, 0x147, 2, 1 },
		{ 0x14A, 0x176, 2, 1 },
		{ 0x179, 0x17D, 2, 1 },
		{ 0x391, 0x3A9, 1, 32 }, /* Greek, Cyrillic */
		{ 0x410, 0x42F, 1, 32 },
		{ 0x400, 0x40F, 1, 80 },
	};

	if (code == 0x130) /* İ */
		return 'i';
	if (code == 0x178) /* Ÿ */
		return 0xFF;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (code >= rows[i].first && code <= rows[i].last &&
		    (code - rows[i].first) % rows[i].step == 0)
			return code + rows[i].add;
	return code;
}

/* Returns the usual form of a character: 0 if it is not seen, ' ' for all that separates words. */
static uint32_t
usual(uint32_t code)
{
	if (code == UTF8_BAD)
		return '?';
	if (code >= 0xFF01 && code <= 0xFF5E)
		code -= 0xFF01 - '!';
	if (code <= ' ' || code == ',' || code == 0x3000 || (code >= 0x7F && code <= 0xA0) ||
	    (code >= 0x2000 && code <= 0x200A) || code == 0x202F)
		return ' ';
	if ((code >= 0x200B && code <= 0x200F) || code == 0xFEFF || code == 0xAD ||
	    (code >= 0xFE00 && code <= 0xFE0F) || (code >= 0xE0100 && code <= 0xE01EF))
		return 0; /* without width; choosing a glyph */
	if (code >= HALF_FIRST && code <= HALF_LAST) {
		(void)utf8_read(
		    (struct str){ half_kana + 3 * (size_t)(code - HALF_FIRST), 3 }, &code);
		return code;
	}
	if (code == 0xFF9E || code == 0xFF9F) /* half-width voiced marks */
		return code - 0xFF9E + VOICED;
	if (code >= 0x2010 && code <= 0x2015)
		return '-';
	if (code == 0x2018 || code == 0x2019 || code == 0x2BC)
		return '\'';
	return small_letter(code);
}

/* Returns kana with a voiced mark, or 0. */
static uint32_t
voiced(uint32_t kana, uint32_t mark)
{
	uint32_t katakana = kana >= 0x30A1 ? 0x60 : 0, code = kana - katakana;

	if (code >= 0x306F && code <= 0x307B && code % 3 == 0) /* は ひ ふ へ ほ */
		return kana + (mark == VOICED ? 1 : 2);
	if (mark == SEMIVOICED)
		return 0;
	if (code == 0x3046) /* う */
		return 0x3094 + katakana;
	return (code >= 0x304B && code <= 0x3061 && code % 2 == 1) || code == 0x3064 ||
		       code == 0x3066 || code == 0x3068
		   ? kana + 1
		   : 0;
}

/* Returns a letter with a mark that follows it, or 0. */
static uint32_t
composed(uint32_t letter, uint32_t mark)
{
	if (mark == VOICED || mark == SEMIVOICED)
		return voiced(letter, mark);
	for (size_t m = 0; m < sizeof mark_codes / sizeof *mark_codes; m++)
		for (uint32_t i = 0; mark_codes[m] == mark && latin_bases[i] != '\0'; i++)
			if (latin_marks[i] == mark_letters[m] && (uint32_t)latin_bases[i] == letter)
				return LATIN_FIRST + i;
	return 0;
}

size_t
person_fold(struct str name, char *out)
{
	uint32_t code, last = ' ', whole;
	size_t n = 0, last_n = 0; /* last_n: bytes before the last character */

	name = utf8_clip(name, PERSON_BYTES_MAX);
	for (size_t length; name.n > 0; name = str_after(name, length)) {
		length = utf8_read(name, &code);
		code = usual(code);
		if (code == 0 || (code == ' ' && last == ' '))
			continue;
		whole = composed(last, code);
		if (whole == 0 && (code == VOICED || code == SEMIVOICED))
			continue;
		if (whole != 0)
			n = last_n;
		last = whole != 0 ? whole : code;
		last_n = n;
		n += utf8_write(out + n, last);
	}
	return n > 0 && out[n - 1] == ' ' ? n - 1 : n;
}

size_t
person_fold_plain(uint32_t code, bool long_reading, uint32_t *out, bool *two)
{
	static const char pairs[] = "AaeIijOoeSssTth";
	const char *pair;
	char base, mark;

	if (code >= 0x300 && code <= 0x36F)
		return 0;
	out[0] = code;
	if (code < LATIN_FIRST || code > LATIN_LAST || latin_bases[code - LATIN_FIRST] == '.')
		return 1;
	base = latin_bases[code - LATIN_FIRST];
	mark = latin_marks[code - LATIN_FIRST];
	pair = strchr(pairs, base);
	if (base < 'a' && pair != NULL) {
		out[0] = (unsigned char)pair[1];
		out[1] = (unsigned char)pair[2];
		return 2;
	}
	out[0] = (unsigned char)base;
	if (!(mark == 'u' && strchr("aou", base) != NULL) && mark != '/' &&
	    !(mark == 'r' && base == 'a'))
		return 1;
	*two = true;
	out[1] = base == 'a' && mark == 'r' ? 'a' : 'e';
	return long_reading ? 2 : 1;
}
