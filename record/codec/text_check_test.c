#include "record/codec/text_check.h"

#include "record/diag.h"
#include "record/text/testing_arena.h"
#include "record/text/text.h"

static struct diags diags;
static struct text text;

static void
inspect(struct str body)
{
	diags_init(&diags, &arena, 1000);
	text = (struct text){ .body = body, .arena = &arena, .encoding = ENCODING_utf8 };
	text_check(&text, true, &(struct text_check_state){ 0 }, &diags);
}

static const struct finding *
assert_found(size_t i, enum diag rule, uint32_t at, uint32_t n)
{
	assert_true(i < diags.count);
	assert_int_equal(diags.list[i].rule, rule);
	assert_int_equal(diags.list[i].at.at, at);
	assert_int_equal(diags.list[i].at.n, n);
	return &diags.list[i];
}

static void
finds_nothing_in_clean_text(void **state)
{
	(void)state;
	inspect(STR(""));
	inspect(STR("手合割：平手　　\r\n\t７六歩(77)\r\n\r\n＊"));
	assert_int_equal(diags.count, 0);
	inspect(STR("a\rb\r\rc\r"));
	assert_int_equal(diags.count, 0);
	inspect(STR("今\xEF\xBB\xB0éï»¿")); /* parts of a mark */
	assert_int_equal(diags.count, 0);
}

static void
finds_the_first_control_character_of_each_kind(void **state)
{
	(void)state;
	inspect((struct str){ "a\033b\0c\033d\x7F\0\x01\x7F\n", 12 });
	assert_int_equal(diags.count, 4);
	assert_int_equal(assert_found(0, DIAG_control_character, 1, 1)->args[0].is.code, 0x1B);
	assert_found(1, DIAG_nul_byte, 3, 1);
	assert_int_equal(assert_found(2, DIAG_control_character, 7, 1)->args[0].is.code, 0x7F);
	assert_int_equal(assert_found(3, DIAG_control_character, 9, 1)->args[0].is.code, 0x01);
	inspect(STR("\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0B\x0C\n\x0E\x0F\x10\x11\x12\x13\x14\x15"
		    "\x16\x17\x18\x19\x1A\x1B\x1C\x1D\x1E\x1F \x7F."));
	assert_int_equal(diags.count, 29);
}

/* Each kind of thing at each place of the blocks that are looked at at once. */
static void
finds_things_at_every_offset(void **state)
{
	static const struct {
		struct str s;
		enum diag rule;
	} things[] = {
		{ { "\0", 1 }, DIAG_nul_byte },
		{ { "\x7F", 1 }, DIAG_control_character },
		{ { "\x1F", 1 }, DIAG_control_character },
		{ { "\xEF\xBB\xBF", 3 }, DIAG_byte_order_mark },
		{ { "\r", 1 }, DIAG_mixed_eol },
		{ { "\r\n", 2 }, DIAG_mixed_eol },
		{ { "\r\r\n", 3 }, DIAG_mixed_eol },
	};
	char s[256];
	size_t i, at;

	(void)state;
	for (i = 0; i < sizeof things / sizeof things[0]; i++) {
		for (at = 1; at < 200; at++) {
			memset(s, at % 2 == 0 ? 'a' : '\xEF', sizeof s);
			s[0] = '\n';
			memcpy(s + at, things[i].s.p, things[i].s.n);
			inspect((struct str){ s, sizeof s - at % 9 });
			assert_int_equal(diags.count, 1);
			assert_found(0, things[i].rule, (uint32_t)at, (uint32_t)things[i].s.n);
		}
	}
}

/* The same for what differs from CR LF. */
static void
finds_other_ends_at_every_offset(void **state)
{
	static const char *const ends[] = { "\r", "\n", "\r\r\n" };
	char s[256];
	size_t i, at;

	(void)state;
	for (i = 0; i < sizeof ends / sizeof ends[0]; i++) {
		for (at = 3; at < 200; at++) {
			memset(s, 'a', sizeof s);
			memcpy(s, "\r\n", 2);
			memcpy(s + 230, "\r\n", 2);
			memcpy(s + at, ends[i], strlen(ends[i]));
			inspect((struct str){ s, sizeof s - at % 9 });
			assert_int_equal(diags.count, 1);
			assert_found(0, DIAG_mixed_eol, (uint32_t)at, (uint32_t)strlen(ends[i]));
		}
	}
}

/* A mark can be taken out at the start of a line only; a NUL may be the last byte. */
static void
knows_both_ends_of_a_text(void **state)
{
	static const struct {
		struct str body;
		enum diag rule;
		uint32_t at;
		bool fixed;
	} cases[] = {
		{ { "\xEF\xBB\xBF\n", 4 }, DIAG_byte_order_mark, 0, true },
		{ { "a\xEF\xBB\xBF\n", 5 }, DIAG_byte_order_mark, 1, false },
		{ { "a\n\xEF\xBB\xBF", 5 }, DIAG_byte_order_mark, 2, true },
		{ { "a\0", 2 }, DIAG_nul_byte, 1, false },
		{ { "\0", 1 }, DIAG_nul_byte, 0, false },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		inspect(cases[i].body);
		assert_int_equal(diags.count, 1);
		assert_found(0, cases[i].rule, cases[i].at, cases[i].rule == DIAG_nul_byte ? 1 : 3);
		assert_int_equal(diags.list[0].fix != 0, cases[i].fixed);
	}
}

static void
cuts_the_end_of_file_of_dos(void **state)
{
	(void)state;
	inspect(STR("ab\r\n\x1A"));
	assert_int_equal(diags.count, 1);
	assert_int_equal(assert_found(0, DIAG_control_character, 4, 0)->args[0].is.code, 0x1A);
	assert_true(str_eq(text.body, STR("ab\r\n")));
	inspect(STR("ab\x1A\x1A\x1A"));
	assert_int_equal(diags.count, 1);
	assert_true(str_eq(text.body, STR("ab")));
	inspect(STR("a\x1A"
		    "b\x1A"));
	assert_int_equal(diags.count, 1);
	assert_found(0, DIAG_control_character, 1, 1);
	assert_true(str_eq(text.body, STR("a\x1A"
					  "b")));
	inspect(STR("\x1A"));
	assert_found(0, DIAG_control_character, 0, 0);
	assert_int_equal(text.body.n, 0);
}

static void
assert_mixed(struct str body, uint32_t at, uint32_t n, const char *here, const char *before)
{
	const struct finding *finding;

	inspect(body);
	assert_int_equal(diags.count, 1);
	finding = assert_found(0, DIAG_mixed_eol, at, n);
	assert_true(str_eq(finding->args[0].is.str, str_of(here)));
	assert_true(str_eq(finding->args[1].is.str, str_of(before)));
}

static void
finds_where_line_ends_change(void **state)
{
	(void)state;
	assert_mixed(STR("a\r\nb\r\nc\nd\r\ne\n"), 7, 1, "LF", "CR LF");
	assert_mixed(STR("a\nb\r\n"), 3, 2, "CR LF", "LF");
	assert_mixed(STR("a\nb\rc"), 3, 1, "CR", "LF");
	assert_mixed(STR("a\nb\r"), 3, 1, "CR", "LF");
	assert_mixed(STR("a\nb\r\r\rc"), 3, 1, "CR", "LF");
	assert_mixed(STR("a\r\nb\r\r\n"), 4, 3, "CR CR LF", "CR LF");
	assert_mixed(STR("a\r\r\nb\r\r\r\nc\r\n"), 10, 2, "CR LF", "CR CR LF");
	assert_mixed(STR("aa\r\naa\r\r\nbbbbbbb"), 6, 3, "CR CR LF", "CR LF");
}

static void
finds_marks_inside(void **state)
{
	(void)state;
	inspect(STR("\n\uFEFF歩\uFEFF"));
	assert_int_equal(diags.count, 2);
	assert_found(0, DIAG_byte_order_mark, 1, 3);
	assert_found(1, DIAG_byte_order_mark, 7, 3);
}

/* A text in two blocks, the second with the byte before it, is reported on as one text is. */
static void
goes_on_where_a_block_ended(void **state)
{
	static const char *const pieces[] = { "a", "\n", "\r\n", "\r", "\r\r\n", "\x1A", "\x01",
		"\xEF\xBB\xBF",
		"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n",
		"a\nb\nc\n" };
	struct finding whole[64];
	char s[1024];
	uint32_t seed = 1, i, cut;

	(void)state;
	for (i = 0; i < 3000; i++) {
		struct text_check_state seen = { 0 };
		size_t n = 0, count, j;

		while (n < 600) {
			seed = seed * 1664525 + 1013904223;
			/* some kinds are rare */
			j = (seed >> 16) % 40;
			j = j < 10 ? j : (j % 2) * 8;
			memcpy(s + n, pieces[j], strlen(pieces[j]));
			n += strlen(pieces[j]);
		}
		inspect((struct str){ s, n });
		count = diags.count;
		assert_true(count < 64);
		if (count > 0)
			memcpy(whole, diags.list, count * sizeof *whole);
		cut = 1 + (seed >> 8) % 500;
		while (
		    s[cut - 1] != '\n' && (s[cut - 1] != '\r' || s[cut] == '\n' || s[cut] == '\r'))
			cut++;
		text_check_until(&(struct text){ .body = { s, n } }, cut, &seen);
		diags_init(&diags, &arena, 1000);
		for (j = 0; j < count && whole[j].at.at < cut; j++)
			*diags_add(&diags, whole[j].rule, whole[j].at, 0, NO_ARGS) = whole[j];
		text = (struct text){ .body = { s + cut - 1, n - (cut - 1) }, .from = 1 };
		text_check(&text, true, &seen, &diags);
		assert_int_equal(diags.count, count);
		for (; j < count; j++)
			assert_found(j, whole[j].rule, whole[j].at.at - (cut - 1), whole[j].at.n);
		arena_reset(&arena);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
		    finds_nothing_in_clean_text, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    finds_the_first_control_character_of_each_kind, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    finds_things_at_every_offset, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    finds_other_ends_at_every_offset, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    knows_both_ends_of_a_text, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    cuts_the_end_of_file_of_dos, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    finds_where_line_ends_change, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(finds_marks_inside, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    goes_on_where_a_block_ended, set_up_arena, tear_down_arena),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
