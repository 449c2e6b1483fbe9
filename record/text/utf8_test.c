#include "record/text/utf8.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdbool.h>

/* Returns whether a code point may occur in UTF-8. */
static bool
is_scalar(uint32_t code)
{
	return code < 0xD800 || (code > 0xDFFF && code < 0x110000);
}

static void
reads_what_it_wrote(void **state)
{
	uint32_t code, read;
	char out[4];
	size_t n;

	(void)state;
	for (code = 0; code < 0x110000; code++) {
		if (!is_scalar(code))
			continue;
		n = utf8_write(out, code);
		assert_int_equal(n, code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
		assert_int_equal(utf8_read((struct str){ out, n }, &read), n);
		assert_int_equal(read, code);
		assert_int_equal(utf8_valid((struct str){ out, n }), n);
		assert_int_equal(utf8_count((struct str){ out, n }), 1);
	}
}

/* Decodes by the definition, without tables: the code point whose one shortest form s begins with,
 * or UTF8_BAD. */
static uint32_t
by_definition(const unsigned char *p, size_t n)
{
	static const uint32_t smallest[] = { 0, 0, 0x80, 0x800, 0x10000 };
	size_t length = p[0] < 0x80 ? 1 : p[0] < 0xC0 ? 0 : p[0] < 0xE0 ? 2 : p[0] < 0xF0 ? 3 : 4;
	uint32_t code = length == 1 ? p[0] : length == 0 ? 0 : p[0] & (0x7Fu >> length);
	size_t i;

	if (length == 0 || length > n || p[0] > 0xF7)
		return UTF8_BAD;
	for (i = 1; i < length; i++) {
		if (p[i] >> 6 != 2)
			return UTF8_BAD;
		code = code << 6 | (p[i] & 0x3F);
	}
	return is_scalar(code) && code >= smallest[length] ? code : UTF8_BAD;
}

/* Every first and second byte, with tails at and beyond the limits after them. */
static void
takes_only_what_is_well_formed(void **state)
{
	static const unsigned char tails[] = { 0x00, 0x41, 0x7F, 0x80, 0x9F, 0xBF, 0xC0, 0xFF };
	unsigned a, b, c, d;
	uint32_t code;

	(void)state;
	for (a = 0; a < 256; a++) {
		for (b = 0; b < 256; b++) {
			for (c = 0; c < sizeof tails; c++) {
				for (d = 0; d < sizeof tails; d++) {
					unsigned char p[12] = { (unsigned char)a, (unsigned char)b,
						tails[c], tails[d] };
					struct str s = { (char *)p, 4 };
					size_t n = utf8_read(s, &code);

					assert_int_equal(code, by_definition(p, 4));
					assert_in_range(n, 1, 4);
					assert_int_equal(utf8_valid(s) > 0, code != UTF8_BAD);
					s.n = sizeof p; /* long enough for the fast path */
					assert_int_equal(utf8_valid(s) > 0, code != UTF8_BAD);
				}
			}
		}
	}
}

static void
skips_the_maximal_bad_part(void **state)
{
	static const struct {
		struct str s;
		size_t n;
	} cases[] = {
		{ { "\x80", 1 }, 1 },
		{ { "\xC0\x80", 2 }, 1 },
		{ { "\xE6\x89", 2 }, 2 },     /* cut off */
		{ { "\xE6\x89X", 3 }, 2 },    /* broken off */
		{ { "\xE0\x80\x80", 3 }, 1 }, /* overlong: the second byte cannot follow */
		{ { "\xED\xA0\x80", 3 }, 1 }, /* surrogate */
		{ { "\xF0\x9F\x80", 3 }, 3 },
		{ { "\xF0\x9F\x80X", 4 }, 3 },
		{ { "\xF4\x90\x80\x80", 4 }, 1 },
		{ { "\xF5\x80\x80\x80", 4 }, 1 },
		{ { "\xE6", 1 }, 1 },
	};
	uint32_t code;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		assert_int_equal(utf8_read(cases[i].s, &code), cases[i].n);
		assert_int_equal(code, UTF8_BAD);
	}
}

/* A bad byte at each place of texts of each length, so that it lies at each place of the eight
 * bytes that are read at once. */
static void
finds_the_first_bad_byte_anywhere(void **state)
{
	const struct str text = STR("a７六歩(77)é\xF0\xA0\xAE\x9F 0:16/00:00:16 まで☗");
	char copy[64];
	size_t n, at, start;
	uint32_t code;

	(void)state;
	assert_int_equal(utf8_valid(text), text.n);
	for (n = 1; n <= text.n; n++) {
		for (start = 0, at = 0; at < n; at++) {
			memcpy(copy, text.p, n);
			copy[at] = '\xFF';
			while (start + utf8_read(str_after(text, start), &code) <= at)
				start += utf8_read(str_after(text, start), &code);
			assert_int_equal(utf8_valid((struct str){ copy, n }), start);
		}
	}
}

static void
finds_the_end_of_ascii(void **state)
{
	char s[72];
	size_t n, at;

	(void)state;
	for (n = 0; n < sizeof s; n++) {
		memset(s, 0x7F, sizeof s);
		assert_int_equal(utf8_ascii((struct str){ s, n }), n);
		for (at = 0; at < n; at++) {
			s[at] = '\x80';
			assert_int_equal(utf8_ascii((struct str){ s, n }), at);
			s[at] = 'a';
		}
	}
	assert_int_equal(utf8_ascii(NO_STR), 0);
}

static void
counts_characters(void **state)
{
	struct str s = STR("７六歩(77) é\xF0\xA0\xAE\x9F");

	(void)state;
	assert_int_equal(utf8_count(s), 3 + 4 + 1 + 2);
	assert_int_equal(utf8_count(NO_STR), 0);
	while (s.n > 0) { /* all lengths and all offsets of the words */
		uint32_t code;
		size_t n = utf8_count(s);

		s = str_after(s, utf8_read(s, &code));
		assert_int_equal(utf8_count(s), n - 1);
	}
}

static void
knows_widths(void **state)
{
	static const struct {
		uint32_t code;
		unsigned width;
	} cases[] = {
		{ 'a', 1 },
		{ 0x00AD, 1 },  /* soft hyphen */
		{ 0x00E9, 1 },  /* e with acute */
		{ 0x0301, 0 },  /* combining acute */
		{ 0x115F, 2 },  /* hangul filler, a wide initial */
		{ 0x1160, 0 },  /* a vowel after it */
		{ 0x200B, 0 },  /* zero width space */
		{ 0x25B2, 1 },  /* black triangle: ambiguous */
		{ 0x2616, 1 },  /* white shogi piece: neutral */
		{ 0x2E80, 2 },  /* the first radical */
		{ 0x2FFC, 1 },  /* wide only since Unicode 15.1 */
		{ 0x3000, 2 },  /* ideographic space */
		{ 0x302A, 0 },  /* a combining mark among the wide */
		{ 0x303F, 1 },  /* half fill space, alone in its block */
		{ 0x3099, 0 },  /* combining dakuten */
		{ 0x6B69, 2 },  /* pawn */
		{ 0xA4CF, 1 },  /* unassigned, after the Yi radicals */
		{ 0xFE0F, 0 },  /* variation selector */
		{ 0xFEFF, 0 },  /* byte order mark */
		{ 0xFF11, 2 },  /* full-width one */
		{ 0xFF66, 1 },  /* half-width wo */
		{ 0xFFFD, 1 },  /* replacement: ambiguous */
		{ 0x1F6DC, 2 }, /* new in Unicode 15 */
		{ 0x1E4EF, 0 }, /* new in Unicode 15 */
		{ 0x20B9F, 2 }, /* an ideograph of plane 2 */
		{ 0x3FFFD, 2 }, /* reserved for ideographs */
		{ 0x3FFFE, 1 },
		{ 0xE01EF, 0 }, /* the last variation selector */
		{ 0x10FFFF, 1 },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		if (utf8_width(cases[i].code) != cases[i].width)
			fail_msg("U+%04X is not %u wide", cases[i].code, cases[i].width);
	}
	assert_int_equal(utf8_columns(STR("７六歩(77)e\u0301\u200B")), 6 + 4 + 1);
	assert_int_equal(utf8_columns(NO_STR), 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads_what_it_wrote),
		cmocka_unit_test(takes_only_what_is_well_formed),
		cmocka_unit_test(skips_the_maximal_bad_part),
		cmocka_unit_test(finds_the_first_bad_byte_anywhere),
		cmocka_unit_test(finds_the_end_of_ascii),
		cmocka_unit_test(counts_characters),
		cmocka_unit_test(knows_widths),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
