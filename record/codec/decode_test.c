#include "record/codec/decode.h"

#include <stdlib.h>

#include "record/diag.h"
#include "record/text/testing_arena.h"
#include "record/text/text.h"
#include "record/text/utf8.h"

static struct codec *codec;
static struct diags diags;
static struct text text;

static int
set_up(void **state)
{
	(void)state;
	codec = codec_new(&memory);
	arena_init(&arena, &memory);
	return 0;
}

static int
tear_down(void **state)
{
	(void)state;
	codec_free(codec);
	return tear_down_arena(state);
}

static void
decode(struct str bytes, enum encoding encoding)
{
	arena_reset(&arena);
	diags_init(&diags, &arena, 1000);
	text = (struct text){ .encoding = encoding, .arena = &arena };
	assert_true(decode_bytes(codec, bytes, encoding, &arena, &diags, &text.body));
}

static void
assert_body(const char *expected)
{
	assert_int_equal(text.body.n, strlen(expected));
	assert_memory_equal(text.body.p, expected, text.body.n);
}

/* Asserts that finding i is of these bytes, at this line and column. */
static void
assert_bad(size_t i, const char *bytes, uint32_t line, uint32_t column)
{
	const struct finding *finding = &diags.list[i];
	struct place place = text_place(&text, finding->at.at);

	assert_true(i < diags.count);
	assert_int_equal(finding->rule, DIAG_invalid_bytes);
	assert_true(str_eq(finding->args[0].is.str, str_of(bytes)));
	assert_true(str_eq(finding->args[1].is.str, str_of(encoding_rows[text.encoding].name)));
	assert_int_equal(finding->at.n, 3);
	assert_true(str_eq(text_str(&text, finding->at), STR("\uFFFD")));
	assert_int_equal(place.line, line);
	assert_int_equal(place.column, column);
}

static void
names_bad_bytes_and_reads_on(void **state)
{
	(void)state;
	decode(STR("\x95\xE0\x82\n\x80\xFF\xA0\x8B\xE0(\x81\xAD)"), ENCODING_cp932);
	assert_body("歩\uFFFD\n\uFFFD金(\uFFFD)");
	assert_int_equal(diags.count, 3);
	assert_bad(0, "byte 82", 1, 2);
	assert_bad(1, "bytes 80 FF A0", 2, 1);
	assert_bad(2, "bytes 81 AD", 2, 4);
	/* a pair without a character, but the second byte is ASCII */
	decode(STR("\x85\x40x"), ENCODING_cp932);
	assert_body("\uFFFD@x");
	assert_bad(0, "byte 85", 1, 1);
	decode(STR("\xCA\xE2\xCA\n\x80\x8F\xB0\x8Ex\xA2\xAF\xFF"), ENCODING_eucjp);
	assert_body("歩\uFFFD\n\uFFFDx\uFFFD");
	assert_int_equal(diags.count, 3);
	assert_bad(0, "byte CA", 1, 2);
	assert_bad(1, "bytes 80 8F B0 8E", 2, 1);
	assert_bad(2, "bytes A2 AF FF", 2, 3);
	decode(STR("歩\xE6\xAD(\xC0\xAF\xED\xA0\x80)"), ENCODING_utf8);
	assert_body("歩\uFFFD(\uFFFD)");
	assert_int_equal(diags.count, 2);
	assert_bad(0, "bytes E6 AD", 1, 2);
	assert_bad(1, "bytes C0 AF ED A0 80", 1, 4);
	decode(STR("a\x80z"), ENCODING_ascii);
	assert_body("a\uFFFDz");
	assert_bad(0, "byte 80", 1, 2);
}

static void
shortens_a_long_run(void **state)
{
	(void)state;
	decode(STR("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"), ENCODING_cp932);
	assert_bad(0, "bytes FF FF FF FF FF FF FF FF", 1, 1);
	decode(STR("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"), ENCODING_cp932);
	assert_bad(0, "bytes FF FF FF FF FF FF FF FF …", 1, 1);
}

static void
reports_what_is_cut_off(void **state)
{
	static const struct {
		struct str bytes;
		enum encoding encoding;
		const char *bad;
	} cases[] = {
		{ { "a\x95", 2 }, ENCODING_cp932, "byte 95" },
		{ { "a\xCA", 2 }, ENCODING_eucjp, "byte CA" },
		{ { "a\x8F\xB0", 3 }, ENCODING_eucjp, "bytes 8F B0" },
		{ { "a\xE6\xAD", 3 }, ENCODING_utf8, "bytes E6 AD" },
		{ { "a\033$BJ", 5 }, ENCODING_iso2022jp, "byte 4A" },
		{ { "a\0b", 3 }, ENCODING_utf16le, "byte 62" },
		{ { "\0a\xD8\x42", 4 }, ENCODING_utf16be, "bytes D8 42" },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		decode(cases[i].bytes, cases[i].encoding);
		assert_body("a\uFFFD");
		assert_int_equal(diags.count, 1);
		assert_bad(0, cases[i].bad, 1, 2);
	}
}

static void
takes_every_byte_alone(void **state)
{
	static const enum encoding encodings[] = { ENCODING_ascii, ENCODING_utf8, ENCODING_cp932,
		ENCODING_eucjp, ENCODING_iso2022jp };
	size_t i;
	unsigned c;
	char byte;

	(void)state;
	for (i = 0; i < sizeof encodings / sizeof encodings[0]; i++) {
		for (c = 0; c < 256; c++) {
			bool kana = encodings[i] == ENCODING_cp932 && c > 0xA0 && c < 0xE0;

			byte = (char)c;
			decode((struct str){ &byte, 1 }, encodings[i]);
			assert_int_equal(diags.count, c > 0x7F && !kana);
			if (c < 0x80)
				assert_true(str_eq(text.body, (struct str){ &byte, 1 }));
			else if (kana) /* U+FF61 to U+FF9F */
				assert_int_equal(utf8_count(text.body), 1);
			else
				assert_body("\uFFFD");
		}
	}
}

static void
follows_the_escapes_of_iso2022jp(void **state)
{
	(void)state;
	decode(STR("a\033$BJb9a\033(Bb\033$@Jb\033(J\\~"), ENCODING_iso2022jp);
	assert_body("a歩香b歩\\~");
	assert_int_equal(diags.count, 0);
	decode(STR("\033(I1\033$(D0!\033(B1"), ENCODING_iso2022jp);
	assert_body("ｱ丂1");
	assert_int_equal(diags.count, 0);
	/* a line that was not switched back, and a blank between kanji */
	decode(STR("\033$BJb 9a\nJb"), ENCODING_iso2022jp);
	assert_body("歩 香\nJb");
	assert_int_equal(diags.count, 0);
	/* an escape we do not know is a control character; a pair that is none, a half pair */
	decode(STR("\033(Z\033$BJb\x7E\x7EJb\x80J\nJ\033$BJ\033(Ba"), ENCODING_iso2022jp);
	assert_body("\033(Z歩\uFFFD歩\uFFFD\nJ\uFFFDa");
	assert_int_equal(diags.count, 3);
	assert_bad(0, "bytes 7E 7E", 1, 5);
	assert_bad(1, "bytes 80 4A", 1, 7);
	assert_bad(2, "byte 4A", 2, 2);
}

static void
reads_eucjp_like_cp932(void **state)
{
	(void)state;
	decode(STR("\xA1\xC1\xA1\xC2\xA1\xDD\xA1\xF1\xA1\xF2\xA2\xCC\xA1\xC0"), ENCODING_eucjp);
	assert_body("～∥－￠￡￢＼");
	decode(STR("\x8E\xB1\x8F\xB0\xA1\x8F\xB0\xA2\xAD\xA1\xFC\xE2"), ENCODING_eucjp);
	assert_body("ｱ丂丄①髙"); /* the last two from vendors' rows */
	assert_int_equal(diags.count, 0);
}

/* The 94 rows of JIS X 0208 are the same in both. */
static void
reads_jis_alike_in_both(void **state)
{
	unsigned row, cell, count = 0;

	(void)state;
	for (row = 1; row <= 84; row++) {
		for (cell = 1; cell <= 94; cell++) {
			char euc[2] = { (char)(row + 0xA0), (char)(cell + 0xA0) }, sjis[2], utf8[8];
			size_t n;

			sjis[0] = (char)((row - 1) / 2 + (row < 63 ? 0x81 : 0xC1));
			sjis[1] = (char)(row % 2 == 0 ? cell + 0x9E
					 : cell < 64  ? cell + 0x3F
						      : cell + 0x40);
			decode((struct str){ sjis, 2 }, ENCODING_cp932);
			if (diags.count > 0)
				continue;
			n = text.body.n;
			memcpy(utf8, text.body.p, n);
			decode((struct str){ euc, 2 }, ENCODING_eucjp);
			assert_true(str_eq(text.body, (struct str){ utf8, n }));
			count++;
		}
	}
	assert_int_equal(count, 6879 + 83); /* with row 13 */
}

static void
reads_utf16(void **state)
{
	(void)state;
	decode((struct str){ "a\0\x69\x6B\x42\xD8\x9F\xDF\n\0", 10 }, ENCODING_utf16le);
	assert_body("a歩\xF0\xA0\xAE\x9F\n");
	decode((struct str){ "\xFE\xFF\0a\x6B\x69\xD8\x42\xDF\x9F\0\n", 12 }, ENCODING_utf16);
	assert_body("a歩\xF0\xA0\xAE\x9F\n");
	decode((struct str){ "\xFF\xFE"
			     "a\0\x69\x6B",
		   6 },
	    ENCODING_utf16);
	assert_body("a歩");
	/* by name alone the order is seen from ASCII, or else is as the RFC has it */
	decode((struct str){ "a\0\x69\x6B", 4 }, ENCODING_utf16);
	assert_body("a歩");
	decode((struct str){ "\x6B\x69", 2 }, ENCODING_utf16);
	assert_body("歩");
	assert_int_equal(diags.count, 0);
	/* lone surrogates: a high one, a low one, a high one twice */
	decode(
	    (struct str){ "\xD8\x42\0a\xDF\x9F\0b\xD8\x42\xD8\x42\xDF\x9F", 14 }, ENCODING_utf16be);
	assert_int_equal(diags.count, 3);
	assert_body("\uFFFDa\uFFFDb\uFFFD\xF0\xA0\xAE\x9F");
	text.encoding = ENCODING_utf16be;
	assert_bad(0, "bytes D8 42", 1, 1);
	assert_bad(1, "bytes DF 9F", 1, 3);
	assert_bad(2, "bytes D8 42", 1, 5);
}

static void
cuts_the_mark_of_its_own_encoding(void **state)
{
	(void)state;
	decode(STR("\xEF\xBB\xBF"
		   "a"),
	    ENCODING_utf8);
	assert_body("a");
	decode(STR("\xEF\xBB\xBF"
		   "a\xFF"),
	    ENCODING_utf8);
	assert_body("a\uFFFD");
	decode(STR("\xEF\xBB\xBF"), ENCODING_utf8);
	assert_body("");
	decode(NO_STR, ENCODING_cp932);
	assert_body("");
	assert_non_null(text.body.p);
}

static void
borrows_what_is_utf8(void **state)
{
	const struct str bytes = STR("\uFEFF歩");

	(void)state;
	decode(bytes, ENCODING_utf8);
	assert_ptr_equal(text.body.p, bytes.p + 3);
}

static void
is_strict_when_asked(void **state)
{
	struct str body;

	(void)state;
	assert_true(decode_bytes(codec, STR("\x95\xE0"), ENCODING_cp932, &arena, NULL, &body));
	assert_true(str_eq(body, STR("歩")));
	assert_false(decode_bytes(codec, STR("\x95\xE0\xFF"), ENCODING_cp932, &arena, NULL, &body));
	assert_false(decode_bytes(codec, STR("a\xFF"), ENCODING_utf8, &arena, NULL, &body));
	assert_false(decode_bytes(codec, STR("a\xFF"), ENCODING_eucjp, &arena, NULL, &body));
}

/* Each byte becomes three, more than the room first taken. */
static void
makes_room_for_half_width_kana(void **state)
{
	enum { COUNT = 20000 };
	char *bytes = malloc(COUNT);
	size_t i;

	(void)state;
	memset(bytes, '\xB1', COUNT);
	decode((struct str){ bytes, COUNT }, ENCODING_cp932);
	assert_int_equal(diags.count, 0);
	assert_int_equal(text.body.n, 3 * COUNT);
	for (i = 0; i < COUNT; i++)
		assert_memory_equal(text.body.p + 3 * i, "ｱ", 3);
	free(bytes);
}

/* Any bytes in any encoding give well-formed text, with a finding for each U+FFFD.  The bytes lie
 * at the end of a block of their size, so that a sanitizer sees a look after them. */
/* Words after any number of ASCII bytes, up to the very end of the text: those behind it are not of
 * it. */
static void
ends_where_the_text_ends(void **state)
{
	enum { BEFORE = 60, WORDS = 6, BEHIND = 6 };
	char bytes[BEFORE + 2 * (WORDS + BEHIND)];
	size_t before, words, i;

	(void)state;
	for (before = 0; before <= BEFORE; before++) {
		for (words = 1; words <= WORDS; words++) {
			memset(bytes, 'a', before);
			for (i = 0; i < words + BEHIND; i++)
				memcpy(bytes + before + 2 * i, "\x95\xE0", 2);
			decode((struct str){ bytes, before + 2 * words }, ENCODING_cp932);
			assert_int_equal(text.body.n, before + 3 * words);
			for (i = 0; i < words; i++)
				assert_memory_equal(text.body.p + before + 3 * i, "歩", 3);
		}
	}
}

static void
survives_any_bytes(void **state)
{
	static const char likely[] = "\033$B(J\r\n\x95\xE0\x8E\x8F\xB1\xEF\xBB\xBF\xD8\xDC";
	uint32_t seed = 7;
	size_t round, n, i, bad;

	(void)state;
	for (round = 0; round < 20000; round++) {
		enum encoding encoding = (enum encoding)(round % ENCODING_binary);
		char *bytes;

		seed = seed * 1103515245 + 12345;
		n = 1 + (seed >> 16) % 60;
		bytes = malloc(n);
		for (i = 0; i < n; i++) {
			seed = seed * 1103515245 + 12345;
			bytes[i] = (char)(seed >> 16);
			if (seed >> 31 != 0)
				bytes[i] = likely[(seed >> 16) % (sizeof likely - 1)];
		}
		decode((struct str){ bytes, n }, encoding);
		assert_int_equal(utf8_valid(text.body), text.body.n);
		for (i = 0, bad = 0; i < diags.count; i++) {
			assert_int_equal(diags.list[i].rule, DIAG_invalid_bytes);
			assert_true(str_eq(text_str(&text, diags.list[i].at), STR("\uFFFD")));
		}
		for (i = 0; i + 3 <= text.body.n; i++)
			bad += memcmp(text.body.p + i, "\uFFFD", 3) == 0;
		if (encoding != ENCODING_utf8 && encoding < ENCODING_utf16)
			assert_int_equal(bad, diags.count);
		free(bytes);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(names_bad_bytes_and_reads_on, set_up, tear_down),
		cmocka_unit_test_setup_teardown(shortens_a_long_run, set_up, tear_down),
		cmocka_unit_test_setup_teardown(reports_what_is_cut_off, set_up, tear_down),
		cmocka_unit_test_setup_teardown(takes_every_byte_alone, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
		    follows_the_escapes_of_iso2022jp, set_up, tear_down),
		cmocka_unit_test_setup_teardown(reads_eucjp_like_cp932, set_up, tear_down),
		cmocka_unit_test_setup_teardown(ends_where_the_text_ends, set_up, tear_down),
		cmocka_unit_test_setup_teardown(reads_jis_alike_in_both, set_up, tear_down),
		cmocka_unit_test_setup_teardown(reads_utf16, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
		    cuts_the_mark_of_its_own_encoding, set_up, tear_down),
		cmocka_unit_test_setup_teardown(borrows_what_is_utf8, set_up, tear_down),
		cmocka_unit_test_setup_teardown(is_strict_when_asked, set_up, tear_down),
		cmocka_unit_test_setup_teardown(makes_room_for_half_width_kana, set_up, tear_down),
		cmocka_unit_test_setup_teardown(survives_any_bytes, set_up, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
