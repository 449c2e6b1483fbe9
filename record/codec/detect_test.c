#include "record/codec/detect.h"

#include "record/codec/codec.h"
#include "record/diag.h"
#include "record/text/testing_memory.h"
#include "record/text/utf8.h"

static struct codec *codec;
static struct arena arena, bytes_arena;
static struct diags diags;
static struct text text;

static int
set_up(void **state)
{
	(void)state;
	codec = codec_new(&memory);
	arena_init(&arena, &memory);
	arena_init(&bytes_arena, &memory);
	return 0;
}

static int
tear_down(void **state)
{
	(void)state;
	codec_free(codec);
	arena_free(&arena);
	arena_free(&bytes_arena);
	return memory.used == 0 ? 0 : -1;
}

/* s in an encoding. */
static struct str
in(struct str s, enum encoding encoding)
{
	struct codec_gap gap;
	struct buffer out;
	struct str bytes;

	buffer_init(&out, &memory);
	assert_true(codec_encode(codec, s, encoding, &out, &gap));
	assert_int_equal(gap.count, 0);
	bytes = arena_str(&bytes_arena, buffer_str(&out));
	buffer_free(&out);
	return bytes;
}

static struct str
joined(struct str a, struct str b)
{
	char *p = arena_take(&bytes_arena, a.n + b.n);

	memcpy(p, a.p, a.n);
	memcpy(p + a.n, b.p, b.n);
	return (struct str){ p, a.n + b.n };
}

static void
decode(struct str bytes)
{
	arena_reset(&arena);
	diags_init(&diags, &arena, 1000);
	codec_decode(codec, bytes, ENCODING_unknown, &arena, &text, &diags);
}

/* Asserts that s, when in encoding, is taken for that and read without findings. */
static void
assert_detected(const char *s, enum encoding encoding)
{
	struct str body = str_of(s);

	decode(in(body, encoding));
	if (text.encoding != encoding)
		fail_msg("%s: %s, not %s", s, encoding_rows[text.encoding].name,
		    encoding_rows[encoding].name);
	assert_true(str_eq(text.body, body));
	assert_int_equal(diags.count, 0);
}

static const char *const samples[] = {
	"手合割：平手", "先手：羽生善治\n後手：谷川浩司\n",
	"手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:16/00:00:16)\n", "▲７六歩　△３四歩",
	"まで120手で後手の勝ち", "後手の持駒：なし\n", "N+森内\nN-佐藤\nPI\n+\n+7776FU\n",
	"'*対局日時：2004年5月31日\n", "* 読み筋は▲２四歩\n", "棋戦：王将戦",
	"開始日時：2004/05/31", "変化：12手", "投了", "歩", "変",
	"P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\n'コメント\n", "N+ハブ\n",
	"N+愛\n", /* in EUC-JP two half-width kana of CP932 */
};

static void
tells_small_samples_apart(void **state)
{
	size_t i;

	(void)state;
	for (i = 0; i < sizeof samples / sizeof samples[0]; i++) {
		assert_detected(samples[i], ENCODING_utf8);
		assert_detected(samples[i], ENCODING_cp932);
		assert_detected(samples[i], ENCODING_eucjp);
		assert_detected(samples[i], ENCODING_iso2022jp);
		assert_detected(samples[i], ENCODING_utf16);
	}
	assert_detected("", ENCODING_ascii);
	assert_detected("PI\n+\n+7776FU\n", ENCODING_ascii);
	assert_detected("先手：髙﨑①ﾊﾌﾞ\n後手：女流", ENCODING_cp932);
	assert_detected("ト1\n", ENCODING_cp932); /* its second byte is a small letter */
}

/* Where the first characters are surely of one encoding, what follows does not count. */
static void
goes_by_the_first_characters(void **state)
{
	static const char first[] = "▲７六歩　△３四歩　▲２六歩　△８四歩　▲２五歩\n";
	static const char later[] =
	    "*後手の持駒：先手の玉を詰ますには飛車角金銀桂香歩の七枚では足りないと見た\n";
	struct str bytes = in(str_of(first), ENCODING_eucjp);
	unsigned i;

	(void)state;
	for (i = 0; i < 20; i++)
		bytes = joined(bytes, in(str_of(later), ENCODING_cp932));
	decode(bytes);
	assert_int_equal(text.encoding, ENCODING_eucjp);
}

/* Each sample in each encoding with a bad byte before, in the middle of, or after it. */
static void
is_not_put_off_by_a_bad_byte(void **state)
{
	static const enum encoding encodings[] = { ENCODING_utf8, ENCODING_cp932, ENCODING_eucjp };
	static const struct str bad = { "\xFF", 1 };
	size_t i, e;

	(void)state;
	for (i = 0; i < 6; i++) {
		for (e = 0; e < sizeof encodings / sizeof encodings[0]; e++) {
			struct str bytes = in(str_of(samples[i]), encodings[e]);

			decode(joined(bytes, bad));
			assert_int_equal(text.encoding, encodings[e]);
			assert_int_equal(diags.count, 1);
			assert_int_equal(diags.list[0].rule, DIAG_invalid_bytes);
			decode(joined(joined(bytes, bad), joined(STR("\n"), bytes)));
			assert_int_equal(text.encoding, encodings[e]);
			assert_int_equal(diags.count, 1);
			decode(joined(joined(bad, STR("\n")), bytes));
			assert_int_equal(text.encoding, encodings[e]);
			assert_int_equal(diags.count, 1);
		}
	}
	decode(STR("\xFF")); /* nothing to go by */
	assert_int_equal(text.encoding, ENCODING_cp932);
}

/* Comments of several programs in one file: most of them decide, and the moves are read. */
static void
takes_a_file_of_mixed_encodings(void **state)
{
	struct str euc = in(STR("'*読み筋：▲２四歩　△同歩\n"), ENCODING_eucjp);
	struct str sjis = in(STR("'*対局\n"), ENCODING_cp932);

	(void)state;
	decode(joined(joined(STR("PI\n+\n"), joined(euc, euc)), joined(sjis, STR("+7776FU\n"))));
	assert_int_equal(text.encoding, ENCODING_eucjp);
	assert_true(diags.count > 0);
	assert_true(str_ends(text.body, STR("\n+7776FU\n")));
}

static void
assert_declared(const char *s, const char *name)
{
	struct encoding_declaration found = detect_declaration(str_of(s));

	assert_true(str_eq((struct str){ s + found.at.at, found.at.n }, str_of(name)));
	assert_int_equal(found.encoding, encoding_named(str_of(name)));
}

static void
finds_declarations(void **state)
{
	(void)state;
	assert_declared("#KIF version=2.0 encoding=Shift_JIS\r\n", "Shift_JIS");
	assert_declared("#KIF version=2.0 encoding=UTF-8", "UTF-8");
	assert_declared("\xEF\xBB\xBF#KI2 version=2.0 encoding=UTF-8\n", "UTF-8");
	assert_declared("'CSA encoding=UTF-8\nV3.0\n", "UTF-8");
	assert_declared("V2.2\n'encoding=Shift_JIS\n", "Shift_JIS");
	assert_declared("'csa encoding=x", NULL);
	assert_declared("'CSA  ENCODING=EUC-JP \n", "EUC-JP");
	assert_declared("1\n2\n3\n4\n'encoding=EUC-JP", "EUC-JP");
	assert_declared("1\n2\n3\n4\n5\n'encoding=EUC-JP", NULL);
	assert_declared("#KIF version=2.0 encoding=\n", NULL);
	assert_declared("#KIF version=2.0\n", NULL);
	assert_declared("# encoding=UTF-8\n", NULL);
	assert_declared("'a comment about encoding=UTF-8\n", NULL);
	assert_declared("encoding=UTF-8\n", NULL);
	assert_declared("", NULL);
}

/* Of a long line as much is looked at as are whole characters. */
static void
cuts_a_long_declaration_between_characters(void **state)
{
	char line[400] = "'encoding=";
	size_t n, pad;

	(void)state;
	for (pad = 0; pad < 3; pad++) {
		n = strlen("'encoding=");
		memset(line + n, 'x', pad);
		for (n += pad; n + 3 < sizeof line; n += 3)
			memcpy(line + n, "角", 3);
		struct span at = detect_declaration((struct str){ line, n }).at;

		assert_true(at.n > 180 && at.n <= 200);
		assert_int_equal((at.n - pad) % 3, 0);
	}
}

static void
believes_a_declaration_that_fits(void **state)
{
	(void)state;
	decode(STR("#KIF encoding=Shift_JIS\nevent: a\n"));
	assert_int_equal(text.encoding, ENCODING_cp932);
	assert_int_equal(diags.count, 0);
	/* that these are kanji of EUC-JP is only known from the declaration */
	decode(STR("'encoding=EUC-JP\nN+\xB1\xB2\n"));
	assert_int_equal(text.encoding, ENCODING_eucjp);
	assert_int_equal(diags.count, 0);
	decode(STR("'encoding=Shift_JIS\nN+\xB1\xB2\n"));
	assert_int_equal(text.encoding, ENCODING_cp932);
	/* and half-width kana from it against what a guess would say */
	decode(STR("'encoding=Shift_JIS\nN+\xB1\xB2\xB3\xB4\n"));
	assert_int_equal(text.encoding, ENCODING_cp932);
	assert_int_equal(diags.count, 0);
	decode(STR("N+\xB1\xB2\xB3\xB4\n"));
	assert_int_equal(text.encoding, ENCODING_eucjp);
	decode(STR("'CSA encoding=UTF-8\nN+森内\n"));
	assert_int_equal(text.encoding, ENCODING_utf8);
	assert_int_equal(diags.count, 0);
}

/* Asserts one mismatch, at this line and column, and these words. */
static void
assert_mismatch(const char *declared, const char *real, uint32_t line, uint32_t column)
{
	struct place place;

	assert_int_equal(diags.count, 1);
	assert_int_equal(diags.list[0].rule, DIAG_encoding_mismatch);
	assert_true(str_eq(diags.list[0].args[0].is.str, str_of(declared)));
	assert_true(str_eq(diags.list[0].args[1].is.str, str_of(real)));
	assert_true(str_eq(text_str(&text, diags.list[0].at), str_of(declared)));
	place = text_place(&text, diags.list[0].at.at);
	assert_int_equal(place.line, line);
	assert_int_equal(place.column, column);
}

static void
reports_a_declaration_that_does_not_fit(void **state)
{
	const struct str kif = STR("# 棋譜\n#KIF version=2.0 encoding=UTF-8\n手合割：平手\n");

	(void)state;
	decode(in(kif, ENCODING_cp932));
	assert_int_equal(text.encoding, ENCODING_cp932);
	assert_mismatch("UTF-8", "cp932", 2, 27);
	decode(in(kif, ENCODING_eucjp));
	assert_mismatch("UTF-8", "euc-jp", 2, 27);
	decode(in(kif, ENCODING_iso2022jp));
	assert_mismatch("UTF-8", "iso-2022-jp", 2, 27);
	decode(in(kif, ENCODING_utf16));
	assert_mismatch("UTF-8", "utf-16", 2, 27);
	decode(STR("'CSA encoding=SHIFT_JIS\nN+森内\nN-佐藤\n"));
	assert_int_equal(text.encoding, ENCODING_utf8);
	assert_mismatch("SHIFT_JIS", "utf-8", 1, 15);
	/* UTF-8 that could be CP932 as well: the contents decide */
	decode(STR("'encoding=Shift_JIS\nまで120手で\n"));
	assert_mismatch("Shift_JIS", "utf-8", 1, 11);
	decode(STR("'encoding=Klingon\n"));
	assert_mismatch("Klingon", "ascii", 1, 11);
	decode(STR("'encoding=UTF-16LE\nab"));
	assert_mismatch("UTF-16LE", "ascii", 1, 11);
	decode(in(STR("'encoding=UTF-16LE\n"), ENCODING_utf16));
	assert_int_equal(diags.count, 0);
}

/* The declared encoding with a damaged byte is still the right one. */
static void
does_not_call_damage_a_mismatch(void **state)
{
	struct str kif = STR("#KIF version=2.0 encoding=Shift_JIS\n手合割：平手\n");

	(void)state;
	decode(joined(in(kif, ENCODING_cp932), STR("\xFF\n")));
	assert_int_equal(text.encoding, ENCODING_cp932);
	assert_int_equal(diags.count, 1);
	assert_int_equal(diags.list[0].rule, DIAG_invalid_bytes);
	kif = STR("#KIF version=2.0 encoding=UTF-8\n手合割：平手\n\xFF\n");
	decode(kif);
	assert_int_equal(text.encoding, ENCODING_utf8);
	assert_int_equal(diags.count, 1);
	decode(STR("'encoding=EUC-JP\n\xFF\n"));
	assert_int_equal(text.encoding, ENCODING_eucjp);
	assert_int_equal(diags.count, 1);
}

/* Without a byte order mark, UTF-16 has line ends and characters of records in two bytes each. */
static void
knows_utf16_without_a_mark(void **state)
{
	static const struct {
		struct str bytes;
		enum encoding encoding;
	} rows[] = {
		{ { "a\0b\0\n\0", 6 }, ENCODING_utf16le },
		{ { "\0a\0b\0\n", 6 }, ENCODING_utf16be },
		{ { "\x4B\x62\n\0", 4 }, ENCODING_utf16le },
		{ { "a\0b\0\n\0x", 7 }, ENCODING_ascii }, /* half a unit */
		{ { "a\0b\0", 4 }, ENCODING_ascii },      /* no line end */
		{ { "a\0\0\0\n\0", 6 }, ENCODING_ascii }, /* a NUL character */
		{ { "a\0\1\0\n\0", 6 }, ENCODING_ascii }, /* a control character */
		{ { "a\0\1\2\n\0", 6 }, ENCODING_ascii }, /* no letter of records */
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		decode(rows[i].bytes);
		if (text.encoding != rows[i].encoding)
			fail_msg("row %zu: %s", i, encoding_rows[text.encoding].name);
	}
}

/* The same record has its findings at the same lines and columns in any encoding. */
static void
places_are_equal_in_all_encodings(void **state)
{
	static const enum encoding encodings[] = { ENCODING_utf8, ENCODING_cp932, ENCODING_eucjp };
	const struct str head = STR("手合割：平手　　\n先手：羽生\n*次の");
	size_t i;

	(void)state;
	for (i = 0; i < sizeof encodings / sizeof encodings[0]; i++) {
		struct place place;

		decode(joined(in(head, encodings[i]), STR("\xFF(\x1B)\n")));
		assert_int_equal(text.encoding, encodings[i]);
		assert_int_equal(diags.count, 2);
		place = text_place(&text, diags.list[0].at.at);
		assert_int_equal(place.line, 3);
		assert_int_equal(place.column, 4);
		place = text_place(&text, diags.list[1].at.at);
		assert_int_equal(place.line, 3);
		assert_int_equal(place.column, 6);
	}
}

/* Detects the encoding of bytes with what they declare. */
static struct detection
detect(const char *bytes)
{
	struct str body, s = str_of(bytes);

	return detect_encoding(codec, s, detect_declaration(s).encoding, &arena, &body);
}

static void
keeps_the_reason_and_its_place(void **state)
{
	static const struct {
		const char *bytes;
		enum encoding encoding;
		enum phrase why;
		struct span at;
		bool decoded;
	} rows[] = {
		{ "\xEF\xBB\xBF a", ENCODING_utf8, PHRASE_encoding_mark, { 0, 3 }, false },
		{ "a\033$B", ENCODING_iso2022jp, PHRASE_encoding_escape, { 1, 3 }, false },
		{ "a\033(", ENCODING_iso2022jp, PHRASE_encoding_escape, { 1, 2 }, false },
		{ "a", ENCODING_ascii, PHRASE_encoding_ascii, { 0, 0 }, false },
		{ "'encoding=UTF-8\n", ENCODING_utf8, PHRASE_encoding_ascii_declared, { 0, 0 },
		    false },
		{ "ab歩", ENCODING_utf8, PHRASE_encoding_utf8, { 2, 3 }, true },
		{ "'encoding=SJIS\n歩\n", ENCODING_utf8, PHRASE_encoding_utf8, { 15, 3 }, false },
		{ "'encoding=SJIS\n\x95\xE0\n", ENCODING_cp932, PHRASE_encoding_declared, { 15, 2 },
		    true },
		{ "[Sente \"M\xFCller\"]\n", ENCODING_latin1, PHRASE_encoding_latin1, { 9, 1 },
		    false },
		{ "a\x82\xCC", ENCODING_cp932, PHRASE_encoding_likely, { 1, 2 }, false },
		/* bytes later in the file that do not fit */
		{ "'encoding=SJIS\n\x95\xE0\n\x81\xFF\n", ENCODING_cp932, PHRASE_encoding_likely,
		    { 15, 2 }, false },
		{ "\xE6\xAD\xA9\xE6\xAD\xA9\xE6\xAD\xA9\n\xFF\n", ENCODING_utf8,
		    PHRASE_encoding_damaged, { 10, 1 }, false },
	};
	struct detection found;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		found = detect(rows[i].bytes);
		if (found.encoding != rows[i].encoding || found.why != rows[i].why ||
		    found.at.at != rows[i].at.at || found.at.n != rows[i].at.n ||
		    found.decoded != rows[i].decoded)
			fail_msg("row %zu: %d, why %d, at %u+%u, %d", i, found.encoding, found.why,
			    found.at.at, found.at.n, found.decoded);
	}
}

/* Accented letters that stand alone: in a text with tags, or inside a word. */
static void
tells_western_texts(void **state)
{
	static const struct {
		const char *bytes;
		bool western;
	} rows[] = {
		{ "[Sente \"M\xFCller\"]\nP7f\n", true },
		{ "[Sente \"V\xE4\xE4n\xE4nen\"]\nP7f\n", true },
		{ "[Event \"\xCEle\"]\nP\xB4"
		  "2c\n",
		    true },
		{ "; x\n[White_grade \"a\"]\n\xBD\n", true },
		{ "[Sente \"\x89H\x90\xB6\"]\n", false }, /* CP932 */
		{ "[Sente \"\xB1\xB2\"]\n", false },
		{ "[Sente \"\xB1\xB2\xB3\xB4\"]\n", false }, /* EUC-JP */
		{ "[Sente \"a\xE4\xE4\xE4\"]\n", false },
		{ "[Sente \"a\x92s\"]\n", true }, /* CP1252; a kanji in CP932 */
		{ "Sente: M\xFCller\n", true },
		{ "[x]\nM\xFCller\n", true },
		{ "V2.2\nN+M\xFCller\n", true },
		{ "V2.2\nN+M\xFC\n", false }, /* not inside a word */
		{ "V2.2\nN+A\x83"
		  "e\x83X\x83"
		  "g\n",
		    false }, /* kana of CP932 */
		{ "", false },
	};
	struct codec_gap gap;
	struct buffer out;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		if ((detect(rows[i].bytes).encoding == ENCODING_latin1) != rows[i].western)
			fail_msg("row %zu", i);
	}
	diags_init(&diags, &arena, 1);
	codec_decode(
	    codec, STR("[Sente \"M\xFCller\"]\n"), ENCODING_unknown, &arena, &text, &diags);
	assert_int_equal(text.encoding, ENCODING_latin1);
	assert_true(str_eq(text.body, STR("[Sente \"Müller\"]\n")));
	buffer_init(&out, &memory);
	assert_true(codec_encode(codec, STR("Müller 銀"), ENCODING_latin1, &out, &gap));
	assert_true(str_eq(buffer_str(&out), STR("M\xFCller ?")));
	assert_int_equal(gap.count, 1);
	buffer_free(&out);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(tells_small_samples_apart, set_up, tear_down),
		cmocka_unit_test_setup_teardown(goes_by_the_first_characters, set_up, tear_down),
		cmocka_unit_test_setup_teardown(keeps_the_reason_and_its_place, set_up, tear_down),
		cmocka_unit_test_setup_teardown(tells_western_texts, set_up, tear_down),
		cmocka_unit_test_setup_teardown(is_not_put_off_by_a_bad_byte, set_up, tear_down),
		cmocka_unit_test_setup_teardown(takes_a_file_of_mixed_encodings, set_up, tear_down),
		cmocka_unit_test_setup_teardown(finds_declarations, set_up, tear_down),
		cmocka_unit_test(cuts_a_long_declaration_between_characters),
		cmocka_unit_test_setup_teardown(
		    believes_a_declaration_that_fits, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
		    reports_a_declaration_that_does_not_fit, set_up, tear_down),
		cmocka_unit_test_setup_teardown(does_not_call_damage_a_mismatch, set_up, tear_down),
		cmocka_unit_test_setup_teardown(knows_utf16_without_a_mark, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
		    places_are_equal_in_all_encodings, set_up, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
