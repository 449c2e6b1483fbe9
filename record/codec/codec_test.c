#include "record/codec/codec.h"

#include <iconv.h>
#include <stdlib.h>

#include "record/diag.h"
#include "record/text/testing_arena.h"
#include "record/text/text.h"
#include "record/text/utf8.h"

#ifndef ICONV_CONST
#define ICONV_CONST
#endif

static struct codec *codec;
static struct diags diags;
static struct text text;
static struct buffer out;
static struct codec_gap gap;

static int
set_up(void **state)
{
	(void)state;
	codec = codec_new(&memory);
	arena_init(&arena, &memory);
	buffer_init(&out, &memory);
	return 0;
}

static int
tear_down(void **state)
{
	(void)state;
	codec_free(codec);
	arena_free(&arena);
	buffer_free(&out);
	return memory.used == 0 ? 0 : -1;
}

static struct str
decode(struct str bytes, enum encoding encoding)
{
	arena_reset(&arena);
	diags_init(&diags, &arena, 1000);
	codec_decode(codec, bytes, encoding, &arena, &text, &diags);
	return text.body;
}

static struct str
encode(struct str s, enum encoding encoding)
{
	buffer_clear(&out);
	assert_true(codec_encode(codec, s, encoding, &out, &gap));
	return buffer_str(&out);
}

static void
assert_bytes(struct str got, struct str expected)
{
	assert_int_equal(got.n, expected.n);
	if (got.n > 0)
		assert_memory_equal(got.p, expected.p, got.n);
}

/* The one character that bytes decode to. */
static uint32_t
one_character(struct str bytes, enum encoding encoding)
{
	struct str body = decode(bytes, encoding);
	uint32_t code;

	assert_int_equal(diags.count, 0);
	assert_int_equal(utf8_read(body, &code), body.n);
	return code;
}

/* A code of one or two bytes. */
struct code {
	char bytes[2];
	size_t n;
};

static struct str
str_of_code(const struct code *code)
{
	return (struct str){ code->bytes, code->n };
}

/* CP932's codes: i below 0x100 are the bytes alone, above are the pairs with such a first byte as
 * leads one.  Returns false for others. */
static bool
code_of(unsigned i, struct code *code)
{
	unsigned lead = i >> 8;

	if (i < 0x100) {
		*code = (struct code){ { (char)i }, 1 };
		return true;
	}
	*code = (struct code){ { (char)lead, (char)i }, 2 };
	return (lead >= 0x81 && lead <= 0x9F) || (lead >= 0xE0 && lead <= 0xFC);
}

/* Asks iconv itself. */
static uint32_t
by_iconv(iconv_t cd, const struct code *code)
{
	char in[2] = { code->bytes[0], code->bytes[1] }, utf8[8], *from = in, *to = utf8;
	size_t left = code->n, room = sizeof utf8;
	uint32_t read;

	iconv(cd, NULL, NULL, NULL, NULL);
	if (iconv(cd, (ICONV_CONST char **)&from, &left, &to, &room) == (size_t)-1 || left > 0)
		return UTF8_BAD;
	assert_int_equal(
	    utf8_read((struct str){ utf8, sizeof utf8 - room }, &read), sizeof utf8 - room);
	return read;
}

/* The six characters that iconvs disagree about, as Microsoft has them. */
static uint32_t
canonical(uint32_t code)
{
	static const uint32_t twins[][2] = { { 0x301C, 0xFF5E }, { 0x2016, 0x2225 },
		{ 0x2212, 0xFF0D }, { 0x00A2, 0xFFE0 }, { 0x00A3, 0xFFE1 }, { 0x00AC, 0xFFE2 } };
	size_t i;

	for (i = 0; i < sizeof twins / sizeof twins[0]; i++) {
		if (code == twins[i][0])
			return twins[i][1];
	}
	return code;
}

static void
decodes_each_cp932_code_as_iconv_does(void **state)
{
	iconv_t cd = iconv_open("UTF-8", "CP932");
	struct code code;
	unsigned i, good = 0;
	uint32_t expected, got;
	struct str body;

	(void)state;
	assert_true(cd != (iconv_t)-1);
	for (i = 0; i < 0x10000; i++) {
		if (!code_of(i, &code))
			continue;
		expected = canonical(by_iconv(cd, &code));
		body = decode(str_of_code(&code), ENCODING_cp932);
		if (i == 0x1A) /* at the end of a file: cut off */
			continue;
		utf8_read(body, &got);
		if (expected == UTF8_BAD) { /* a second byte that is ASCII is read again */
			assert_int_equal(got, 0xFFFD);
			assert_int_equal(diags.list[0].rule, DIAG_invalid_bytes);
			if (code.n == 2 && (unsigned char)code.bytes[1] < 0x80 &&
			    code.bytes[1] != 0x1A)
				assert_bytes(str_after(body, 3), (struct str){ code.bytes + 1, 1 });
			else
				assert_int_equal(body.n, 3);
			continue;
		}
		if (got != expected || utf8_count(body) != 1)
			fail_msg("%04X: U+%04X, not U+%04X", i, got, expected);
		good++;
	}
	/* ASCII less Ctrl-Z, half-width kana, JIS X 0208, the vendors' and the private rows */
	assert_int_equal(good, 127 + 63 + 6879 + 83 + 374 + 388 + 1880);
	iconv_close(cd);
}

/* All codes in one text, with 0 to 9 ASCII characters after each: the second half, when all have
 * been asked, goes through the fast loop alone. */
static void
decodes_long_text_as_single_codes(void **state)
{
	struct buffer all, expected;
	struct code code;
	unsigned i, round;
	struct str body;

	(void)state;
	buffer_init(&all, &memory);
	buffer_init(&expected, &memory);
	for (round = 0; round < 3; round++) {
		for (i = 0x80; i < 0x10000; i++) {
			if (!code_of(i, &code))
				continue;
			body = decode(str_of_code(&code), ENCODING_cp932);
			if (diags.count > 0)
				continue;
			buffer_add(&all, str_of_code(&code));
			buffer_add(&expected, body);
			body = str_first(STR("(77)   (0"), i * 7 % (10 - 4 * round));
			buffer_add(&all, body);
			buffer_add(&expected, body);
		}
	}
	assert_bytes(decode(buffer_str(&all), ENCODING_cp932), buffer_str(&expected));
	assert_int_equal(diags.count, 0);
	buffer_free(&all);
	buffer_free(&expected);
}

/* Which of a character's codes Windows writes: JIS X 0208, NEC's row 13, IBM's rows, NEC's choice
 * of them, in this order. */
static int
rank(unsigned code)
{
	unsigned lead = code >> 8;

	return lead == 0x87 ? 1 : lead >= 0xFA ? 2 : lead == 0xED || lead == 0xEE ? 3 : 0;
}

static void
encodes_to_the_preferred_code(void **state)
{
	static uint16_t preferred[0x10000];
	static bool several[0x10000];
	unsigned i, doubles = 0;
	struct code code;
	uint32_t c;

	(void)state;
	memset(preferred, 0, sizeof preferred);
	memset(several, 0, sizeof several);
	for (i = 0x100; i < 0x10000; i++) {
		if (!code_of(i, &code) ||
		    (decode(str_of_code(&code), ENCODING_cp932), diags.count > 0))
			continue;
		c = one_character(str_of_code(&code), ENCODING_cp932);
		several[c] = preferred[c] != 0;
		if (preferred[c] == 0 || rank(i) < rank(preferred[c]))
			preferred[c] = (uint16_t)i;
	}
	for (c = 0x80; c < 0x10000; c++) {
		char utf8[4], expected[2] = { (char)(preferred[c] >> 8), (char)preferred[c] };

		doubles += several[c];
		if (preferred[c] == 0)
			continue;
		assert_bytes(encode((struct str){ utf8, utf8_write(utf8, c) }, ENCODING_cp932),
		    (struct str){ expected, 2 });
		assert_int_equal(gap.count, 0);
	}
	assert_int_equal(doubles, 396);
}

/* A character is written as what reads as it again, or counted as a gap. */
static void
never_substitutes_silently(void **state)
{
	static const enum encoding encodings[] = { ENCODING_cp932, ENCODING_eucjp,
		ENCODING_iso2022jp };
	static const struct str geta[] = { { "\x81\xAC", 2 }, { "\xA2\xAE", 2 },
		{ "\033$B\".\033(B", 8 } };
	char utf8[4];
	uint32_t c, wanted;
	size_t i, held;

	(void)state;
	for (i = 0; i < sizeof encodings / sizeof encodings[0]; i++) {
		held = 0;
		for (c = 0x80; c < 0x20000; c += c == 0xD7FF ? 0x801 : 1) {
			struct str s = { utf8, utf8_write(utf8, c) };
			struct str bytes = encode(s, encodings[i]);

			if (gap.count > 0) {
				assert_int_equal(gap.count, 1);
				assert_int_equal(gap.code, c);
				assert_bytes(bytes, geta[i]);
				continue;
			}
			held++;
			wanted = canonical(c);
			if (one_character(bytes, encodings[i]) != wanted)
				fail_msg("U+%04X is written as another character", c);
		}
		/* each of JIS X 0208 at least */
		assert_true(held >= 6879);
	}
}

static void
assert_encodes(const char *s, enum encoding encoding, const char *bytes, size_t gaps)
{
	assert_bytes(encode(str_of(s), encoding), str_of(bytes));
	assert_int_equal(gap.count, gaps);
}

static void
encodes_lookalikes_and_chosen_codes(void **state)
{
	(void)state;
	assert_encodes(
	    "〜～‖∥−－", ENCODING_cp932, "\x81\x60\x81\x60\x81\x61\x81\x61\x81\x7C\x81\x7C", 0);
	assert_encodes(
	    "¢￠£￡¬￢", ENCODING_cp932, "\x81\x91\x81\x91\x81\x92\x81\x92\x81\xCA\x81\xCA", 0);
	assert_encodes(
	    "〜～−－¢¬", ENCODING_eucjp, "\xA1\xC1\xA1\xC1\xA1\xDD\xA1\xDD\xA1\xF1\xA2\xCC", 0);
	assert_encodes("ⅠⅩ№℡㈱", ENCODING_cp932, "\x87\x54\x87\x5D\x87\x82\x87\x84\x87\x8A", 0);
	assert_encodes("髙﨑①≒", ENCODING_cp932, "\xFB\xFC\xFA\xB1\x87\x40\x81\xE0", 0);
	assert_encodes("a\\~十表ｱﾟ", ENCODING_cp932, "a\\~\x8F\x5C\x95\x5C\xB1\xDF", 0);
	assert_encodes("歩丂ｱ", ENCODING_eucjp, "\xCA\xE2\x8F\xB0\xA1\x8E\xB1", 0);
	assert_encodes("a歩香\nb歩", ENCODING_iso2022jp, "a\033$BJb9a\033(B\nb\033$BJb\033(B", 0);
}

static void
counts_gaps_and_writes_the_geta(void **state)
{
	(void)state;
	assert_encodes("a¥b", ENCODING_cp932,
	    "a\x81\xAC"
	    "b",
	    1);
	assert_int_equal(gap.code, 0xA5);
	assert_encodes("—‾☗\xF0\xA0\xAE\x9F歩é", ENCODING_cp932,
	    "\x81\xAC\x81\xAC\x81\xAC\x81\xAC\x95\xE0\x81\xAC", 5);
	assert_int_equal(gap.code, 0x2014);
	assert_encodes("①歩☗", ENCODING_eucjp, "\xA2\xAE\xCA\xE2\xA2\xAE", 2);
	assert_encodes("ｱ丂歩", ENCODING_iso2022jp, "\033$B\".\".Jb\033(B", 2);
	assert_int_equal(gap.code, 0xFF71);
	assert_encodes("a\033(B", ENCODING_iso2022jp, "a\033$B\".\033(B(B", 1);
	assert_int_equal(gap.code, 0x1B);
	assert_encodes("a歩b☗", ENCODING_ascii, "a?b?", 2);
	assert_int_equal(gap.code, 0x6B69);
	assert_encodes("☗歩", ENCODING_utf8, "☗歩", 0);
	assert_false(codec_encode(codec, STR("a"), ENCODING_unknown, &out, &gap));
}

static void
encodes_utf16(void **state)
{
	(void)state;
	assert_bytes(encode(STR("a歩\xF0\xA0\xAE\x9F"), ENCODING_utf16le),
	    (struct str){ "a\0\x69\x6B\x42\xD8\x9F\xDF", 8 });
	assert_bytes(encode(STR("a歩\xF0\xA0\xAE\x9F"), ENCODING_utf16be),
	    (struct str){ "\0a\x6B\x69\xD8\x42\xDF\x9F", 8 });
	assert_bytes(encode(STR("a"), ENCODING_utf16), (struct str){ "\xFF\xFE"
								     "a\0",
							   4 });
	assert_true(codec_encode(codec, STR("b"), ENCODING_utf16, &out, &gap));
	assert_bytes(buffer_str(&out), (struct str){ "\xFF\xFE"
						     "a\0b\0",
					   6 }); /* one mark */
}

/* Long and mixed text through the loops that take eight bytes at a time. */
static void
takes_a_whole_record_there_and_back(void **state)
{
	static const enum encoding encodings[] = { ENCODING_utf8, ENCODING_cp932, ENCODING_eucjp,
		ENCODING_iso2022jp, ENCODING_utf16, ENCODING_utf16le, ENCODING_utf16be };
	const struct str line = STR("   1 ７六歩(77)   ( 0:16/00:00:16)\n*コメント：ﾊﾌﾞ～＼\n");
	struct buffer record, bytes;
	size_t i, n;

	(void)state;
	buffer_init(&record, &memory);
	buffer_init(&bytes, &memory);
	buffer_add(&record, STR("手合割：平手　　\n"));
	for (n = 0; n < 50; n++) {
		buffer_add(&record, str_first(line, line.n - n % 2));
		buffer_fill(&record, 'x', n % 9);
		buffer_char(&record, '\n');
	}
	assert_int_equal(utf8_valid(buffer_str(&record)), record.n);
	for (i = 0; i < sizeof encodings / sizeof encodings[0]; i++) {
		struct str s = buffer_str(&record);

		buffer_clear(&bytes);
		if (encodings[i] == ENCODING_iso2022jp) /* has no half-width kana */
			s = str_first(s, 25);
		assert_true(codec_encode(codec, s, encodings[i], &bytes, &gap));
		assert_int_equal(gap.count, 0);
		assert_bytes(decode(buffer_str(&bytes), encodings[i]), s);
		assert_int_equal(diags.count, 0);
		assert_int_equal(text.encoding, encodings[i]);
	}
	buffer_free(&record);
	buffer_free(&bytes);
}

static void
knows_names(void **state)
{
	(void)state;
	assert_int_equal(encoding_named(STR("Shift_JIS")), ENCODING_cp932);
	assert_int_equal(encoding_named(STR("SJIS")), ENCODING_cp932);
	assert_int_equal(encoding_named(STR("Windows-31J")), ENCODING_cp932);
	assert_int_equal(encoding_named(STR("utf8")), ENCODING_utf8);
	assert_int_equal(encoding_named(STR("EUCJP")), ENCODING_eucjp);
	assert_int_equal(encoding_named(STR("ISO-2022-JP")), ENCODING_iso2022jp);
	assert_int_equal(encoding_named(STR("UTF-16LE")), ENCODING_utf16le);
	assert_int_equal(encoding_named(STR("")), ENCODING_unknown);
	assert_int_equal(encoding_named(STR("unknown")), ENCODING_unknown);
	assert_int_equal(encoding_named(STR("utf-8//TRANSLIT")), ENCODING_unknown);
	assert_int_equal(encoding_named(STR("a name that is longer than all")), ENCODING_unknown);
	for (enum encoding e = ENCODING_ascii; e < ENCODING_binary; e++)
		assert_int_equal(encoding_named(str_of(encoding_rows[e].name)), e);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
		    decodes_each_cp932_code_as_iconv_does, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
		    decodes_long_text_as_single_codes, set_up, tear_down),
		cmocka_unit_test_setup_teardown(encodes_to_the_preferred_code, set_up, tear_down),
		cmocka_unit_test_setup_teardown(never_substitutes_silently, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
		    encodes_lookalikes_and_chosen_codes, set_up, tear_down),
		cmocka_unit_test_setup_teardown(counts_gaps_and_writes_the_geta, set_up, tear_down),
		cmocka_unit_test_setup_teardown(encodes_utf16, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
		    takes_a_whole_record_there_and_back, set_up, tear_down),
		cmocka_unit_test_setup_teardown(knows_names, set_up, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
