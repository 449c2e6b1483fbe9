#include "record/values/numeral.h"

/* One character of a number: a digit, or a unit by which the digits before it are multiplied. */
struct numeral {
	const char *glyph;
	uint32_t value;
};

static const struct numeral numerals[] = {
	{ "〇", 0 },
	{ "零", 0 },
	{ "一", 1 },
	{ "二", 2 },
	{ "三", 3 },
	{ "四", 4 },
	{ "五", 5 },
	{ "六", 6 },
	{ "七", 7 },
	{ "八", 8 },
	{ "九", 9 },
	{ "元", 1 },
	{ "十", 10 },
	{ "百", 100 },
	{ "千", 1000 },
};

/* Reads the value of the first character of s.  Returns its length in bytes, or 0 if it is no
 * numeral. */
static size_t
glyph_read(struct str s, uint32_t *value)
{
	unsigned char c = (unsigned char)s.p[0];

	if (str_is_digit(c)) {
		*value = (uint32_t)(c - '0');
		return 1;
	}
	if (str_starts(s, STR("\xEF\xBC")) && s.n >= 3 && (unsigned char)s.p[2] >= 0x90 &&
	    (unsigned char)s.p[2] <= 0x99) { /* U+FF10 … U+FF19 */
		*value = (uint32_t)((unsigned char)s.p[2] - 0x90);
		return 3;
	}
	for (size_t i = 0; i < sizeof numerals / sizeof *numerals; i++) {
		struct str glyph = str_of(numerals[i].glyph);

		if (str_starts(s, glyph)) {
			*value = numerals[i].value;
			return glyph.n;
		}
	}
	return 0;
}

bool
numeral_read(struct str s, uint32_t *value)
{
	uint64_t sum = 0, digits = 0; /* up to the last unit; after it */
	bool bare = true;             /* no digit before the next unit: 十 is 10 */

	if (s.n == 0)
		return false;
	for (size_t n; s.n > 0; s = str_after(s, n)) {
		uint32_t one;

		n = glyph_read(s, &one);
		if (n == 0)
			return false;
		if (one < 10) {
			digits = digits * 10 + one;
		} else {
			sum += (bare ? 1 : digits) * one;
			digits = 0;
		}
		bare = one >= 10;
		if (digits > UINT32_MAX)
			digits = UINT32_MAX;
		if (sum > UINT32_MAX)
			sum = UINT32_MAX;
	}
	sum += digits;
	*value = sum > UINT32_MAX ? UINT32_MAX : (uint32_t)sum;
	return true;
}
