#include "record/text/text.h"

#include <stdio.h>
#include <stdlib.h>

#include "record/text/buffer.h"
#include "record/text/testing_arena.h"
#include "record/text/testing_guard.h"

static struct text text;

static void
set_text(struct str body)
{
	text = (struct text){ .body = body, .arena = &arena };
}

/* Asserts that a text has these lines, given with '|' after each. */
static void
assert_lines(struct str body, const char *expected)
{
	char got[256] = "";
	size_t n = 0;
	uint32_t at = 0, before = 0;
	struct span line;

	while (text_next_line(body, &at, &line)) {
		assert_int_equal(line.at, before);
		assert_true(at > before && line.at + line.n <= at && at <= body.n);
		n += (size_t)snprintf(
		    got + n, sizeof got - n, "%.*s|", (int)line.n, body.p + line.at);
		before = at;
	}
	assert_int_equal(at, body.n);
	assert_string_equal(got, expected);
}

static void
takes_lines_with_any_end(void **state)
{
	(void)state;
	assert_lines(STR(""), "");
	assert_lines(STR("a"), "a|");
	assert_lines(STR("a\n"), "a|");
	assert_lines(STR("\n"), "|");
	assert_lines(STR("\n\na"), "||a|");
	assert_lines(STR("a\nb"), "a|b|");
	assert_lines(STR("a\r\nb\r\n"), "a|b|");
	assert_lines(STR("a\rb\r"), "a|b|");
	assert_lines(STR("a\r\r\nb"), "a|b|");
	assert_lines(STR("a\r\r\r\r\nb\n"), "a|b|");
	assert_lines(STR("\r\r\n\n"), "||");
	assert_lines(STR("a\r\rb"), "a||b|");
	assert_lines(STR("a\r\r\rb\r\r\nc"), "a|||b|c|");
	assert_lines(STR("a\r\r\r"), "a|||");
	assert_lines(STR("a\n\r\nb"), "a||b|");
}

/* Each length of a line from 0 to 40 with each end, so that the end lies at each place of the eight
 * bytes that are read at once. */
static void
finds_ends_at_every_offset(void **state)
{
	static const char *const ends[] = { "\n", "\r\n", "\r", "\r\r\n" };
	char s[64];
	size_t e, n;

	(void)state;
	for (e = 0; e < sizeof ends / sizeof ends[0]; e++) {
		for (n = 0; n <= 40; n++) {
			uint32_t at = 0;
			struct span line;
			int length = snprintf(s, sizeof s, "%.*s%sx", (int)n,
			    "\x0B\x0C\x09\x0E\x8A\x8D\x7F\x01\x8A\x8D "
			    "abcdefghijklmnopqrstuvwxyz012345",
			    ends[e]);

			assert_true(text_next_line((struct str){ s, (size_t)length }, &at, &line));
			assert_int_equal(line.at, 0);
			assert_int_equal(line.n, n);
			assert_int_equal(at, length - 1);
		}
	}
}

static void
assert_place(uint32_t at, uint32_t line, uint32_t column)
{
	struct place place = text_place(&text, at);

	if (place.line != line || place.column != column)
		fail_msg(
		    "byte %u is at %u:%u, not %u:%u", at, place.line, place.column, line, column);
}

static void
counts_places_in_characters(void **state)
{
	(void)state;
	set_text(STR("手合割：平手\r\n７六歩(77)\n\nend"));
	assert_place(0, 1, 1);
	assert_place(3, 1, 2);
	assert_place(18, 1, 7); /* the CR */
	assert_place(19, 1, 8);
	assert_place(20, 2, 1);
	assert_place(29, 2, 4);
	assert_place(33, 2, 8);
	assert_place(34, 3, 1);
	assert_place(35, 4, 1);
	assert_place(38, 4, 4); /* the end */
	set_text(STR("a\n"));
	assert_place(2, 2, 1); /* the empty line after the last end */
	set_text(STR("a\r\rb"));
	assert_place(2, 2, 1);
	assert_place(3, 3, 1);
	set_text(STR(""));
	assert_place(0, 1, 1);
}

static void
assert_line(uint32_t at, const char *expected)
{
	struct str line = text_line_at(&text, at, SIZE_MAX);

	assert_int_equal(line.n, strlen(expected));
	assert_memory_equal(line.p == NULL ? "" : line.p, expected, line.n);
}

static void
finds_the_line_around_a_place(void **state)
{
	(void)state;
	set_text(STR("ab\r\n\ncd"));
	assert_line(0, "ab");
	assert_line(3, "ab");
	assert_line(4, "");
	assert_line(5, "cd");
	assert_line(7, "cd");
	assert_int_equal(text_line_at(&text, 7, 1).n, 1);
	set_text(STR("ab\n"));
	assert_line(3, "");
	set_text(STR(""));
	assert_line(0, "");
}

/* Every text of eight of these bytes, line by line and place by place. */
static void
finds_lines_one_after_another(void **state)
{
	enum { LENGTH = 8, TEXTS = 6561 };
	static const char bytes[] = "a\r\n";
	char body[LENGTH];
	unsigned code, n, i;

	(void)state;
	for (code = 0; code < TEXTS; code++) {
		struct span line;
		uint32_t at = 0, start = 0;

		for (n = 0, i = code; n < LENGTH; n++, i /= 3)
			body[n] = bytes[i % 3];
		arena_reset(&arena);
		set_text((struct str){ body, LENGTH });
		while (text_next_line(text.body, &at, &line)) {
			for (; start < at; start++) {
				struct str whole = text_line_at(&text, start, SIZE_MAX);

				assert_ptr_equal(whole.p, body + line.at);
				assert_int_equal(whole.n, line.n);
			}
		}
	}
}

/* However long the line is: of the middle of one of 4 MiB nothing is read again. */
static void
finds_a_long_line_at_once(void **state)
{
	enum { SIZE = 4 << 20 };
	char *body = guard_alloc(SIZE);
	uint32_t i;

	(void)state;
	memset(body, 'a', SIZE);
	set_text((struct str){ body, SIZE });
	assert_int_equal(text_place(&text, SIZE - 1).column, SIZE);
	assert_true(guard_set(body, GUARD_ALIGN, SIZE - GUARD_ALIGN, false));
	for (i = 0; i < 20000; i++)
		assert_int_equal(text_line_at(&text, SIZE - 1 - i, 2048).n, 2048);
	assert_true(guard_set(body, GUARD_ALIGN, SIZE - GUARD_ALIGN, true));
	free(body);
}

/* Every text of bytes around a border between blocks: places there are those of counting. */
static void
agrees_across_blocks(void **state)
{
	enum { LENGTH = 8, TEXTS = 6561, BLOCK = 4096, BEFORE = BLOCK - 4 };
	static const char bytes[] = "a\r\n";
	char body[BEFORE + LENGTH];
	unsigned code, n, i;

	(void)state;
	memset(body, 'a', BEFORE);
	for (code = 0; code < TEXTS; code++) {
		uint32_t at = 0, number = 0, place;
		struct span line;

		for (n = 0, i = code; n < LENGTH; n++, i /= 3)
			body[BEFORE + n] = bytes[i % 3];
		arena_reset(&arena);
		set_text((struct str){ body, sizeof body });
		assert_int_equal(text_place(&text, sizeof body).line > 0, 1);
		while (text_next_line(text.body, &at, &line)) {
			number++;
			for (place = at - 1; place >= line.at && place + 1 > BEFORE; place--)
				assert_place(place, number, place - line.at + 1);
		}
	}
}

/* Every text of a few bytes: a place is the same whatever place was asked for before it. */
static void
agrees_in_any_order(void **state)
{
	enum { LENGTH = 7, TEXTS = 2187 };
	static const char bytes[] = "a\r\n";
	struct place places[LENGTH + 1];
	char body[LENGTH];
	unsigned code, n, i, before, at;

	(void)state;
	for (code = 0; code < TEXTS; code++) {
		for (n = 0, i = code; n < LENGTH; n++, i /= 3)
			body[n] = bytes[i % 3];
		for (at = 0; at <= LENGTH; at++) {
			arena_reset(&arena);
			set_text((struct str){ body, LENGTH });
			places[at] = text_place(&text, at);
		}
		for (before = 0; before <= LENGTH; before++) {
			for (at = 0; at <= LENGTH; at++) {
				text_place(&text, before);
				assert_place(at, places[at].line, places[at].column);
			}
		}
	}
}

/* Lines may be counted from one that is not the first. */
static void
counts_from_a_line(void **state)
{
	(void)state;
	set_text(STR("a\nb\ncd\ne"));
	text.from = 4;
	assert_place(4, 1, 1);
	assert_place(5, 1, 2);
	assert_place(7, 2, 1);
}

/* Lines and columns of a text of many blocks are the same as by counting from the start. */
static void
agrees_with_counting(void **state)
{
	static const char *const parts[] = { "歩", "a", "é", "\n", "\r\n", "１２３４５６７８９" };
	struct buffer buffer;
	uint32_t seed = 1, line = 1, column = 1, i;

	(void)state;
	buffer_init(&buffer, &memory);
	while (buffer.n < 40000) {
		seed = seed * 1103515245 + 12345;
		i = (seed >> 16) % 97;
		buffer_add(&buffer, str_of(parts[i < 5 ? i : i % 2 * 5]));
	}
	for (i = 0; i < 4000; i++) /* and a line longer than a block */
		buffer_add(&buffer, str_of(parts[i % 3]));
	set_text(buffer_str(&buffer));
	for (i = 0; i < buffer.n; i++) {
		if (((unsigned char)buffer.p[i] & 0xC0) == 0x80)
			continue;
		assert_place(i, line, column);
		column++;
		if (buffer.p[i] == '\n') {
			line++;
			column = 1;
		}
	}
	assert_true(line > 20);
	buffer_free(&buffer);
}

/* A run of CRs, and many places in one long line, whose cost testdata/bin/long/linear counts. */
static void
many_ends_and_places(void **state)
{
	enum { SIZE = 2000000 };
	struct buffer buffer;
	uint32_t at = 0, count = 0;
	struct span line;

	(void)state;
	buffer_init(&buffer, &memory);
	buffer_fill(&buffer, '\r', SIZE);
	while (text_next_line(buffer_str(&buffer), &at, &line))
		count++;
	assert_int_equal(count, SIZE);
	buffer_clear(&buffer);
	buffer_fill(&buffer, 'a', SIZE);
	set_text(buffer_str(&buffer));
	for (at = 0; at < SIZE; at += 20)
		assert_place(at, 1, at + 1);
	buffer_free(&buffer);
}

/* The lines of long texts are counted as they are read; each begins at the same place in a text of
 * other characters. */
static void
counts_lines(void **state)
{
	static const char *const ends[] = { "\n", "\r\n", "\r", "\r\r\n", "\n", "\n", "\n", "\n" };
	char s[700], other[700];
	uint32_t seed = 1, round, kinds;

	(void)state;
	for (round = 0; round < 4000; round++) {
		size_t n = 0, m = 0, at;
		uint32_t count = 0, next = 0;
		struct span line;

		for (kinds = 1 + round % 8; n < 500 + round % 150;) {
			const char *end;

			seed = seed * 1664525 + 1013904223;
			end = ends[(seed >> 20) % kinds];
			for (at = (seed >> 16) % 9; at > 0; at--, m += at % 2 == 0)
				s[n++] = other[m] = 'a';
			memcpy(s + n, end, strlen(end));
			memcpy(other + m, end, strlen(end));
			n += strlen(end), m += strlen(end);
		}
		if (round % 3 == 0)
			s[n++] = other[m++] = 'b';
		while (text_next_line((struct str){ s, n }, &next, &line)) {
			at =
			    text_same_line((struct str){ s, n }, line.at, (struct str){ other, m });
			assert_int_equal(text_lines((struct str){ other, at }), count);
			if (kinds <= 2) /* LF, CR LF */
				assert_int_equal(text_lines_lf((struct str){ other, at }), count);
			assert_int_equal(
			    text_same_line((struct str){ other, m }, at, (struct str){ s, n }),
			    line.at);
			count++;
		}
		assert_int_equal(text_lines((struct str){ s, n }), count);
		if (kinds <= 2)
			assert_int_equal(text_lines_lf((struct str){ s, n }), count);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
		    takes_lines_with_any_end, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    finds_ends_at_every_offset, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    counts_places_in_characters, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    finds_the_line_around_a_place, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    finds_lines_one_after_another, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    finds_a_long_line_at_once, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    agrees_across_blocks, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(agrees_in_any_order, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(counts_from_a_line, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    agrees_with_counting, set_up_arena, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    many_ends_and_places, set_up_arena, tear_down_arena),
		cmocka_unit_test(counts_lines),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
