#include "cmd/visit/excerpt.h"

#include <string.h>

#include "cmd/testing_program.h"
#include "record/text/testing_guard.h"

static struct memory memory = { .fail = test_no_memory };

/* Checks the lines for a place of body, without the control characters around the marks. */
static void
shows(struct str body, struct span at, const char *expected)
{
	struct buffer out;
	size_t i, n;

	buffer_init(&out, &memory);
	excerpt_write(body, at, "^~", &out);
	for (i = n = 0; i < out.n; i++) {
		if (out.p[i] != 1 && out.p[i] != 2)
			out.p[n++] = out.p[i];
	}
	assert_int_equal(n, strlen(expected));
	assert_memory_equal(out.p, expected, n);
	buffer_free(&out);
}

static void
simple(void **state)
{
	(void)state;
	shows(STR("one\ntwo three\nfour\n"), (struct span){ 8, 5 },
	    " | two three\n      |     ^~~~~\n");
	shows(STR("one\ntwo"), (struct span){ 4, 0 }, " | two\n      | ^\n");
	shows(STR("one\r\ntwo"), (struct span){ 0, 1 }, " | one\n      | ^\n");
}

/* Marks are placed by display width, not by bytes or characters. */
static void
display_width(void **state)
{
	(void)state;
	shows(STR("７六歩(77)"), (struct span){ 9, 4 }, " | ７六歩(77)\n      |       ^~~~\n");
	shows(STR("７六歩(77)"), (struct span){ 3, 6 }, " | ７六歩(77)\n      |   ^~~~\n");
	shows(STR("ｱe\xCC\x81z"), (struct span){ 6, 1 }, " | ｱe\xCC\x81z\n      |   ^\n");
	shows(STR("a\tb\t\tc"), (struct span){ 5, 1 },
	    " | a       b               c\n      |                         ^\n");
	shows(STR("\033[2Jx\xE2\x80\xAEy"), (struct span){ 4, 4 },
	    " | \\x1B[2Jx\\u202Ey\n      |        ^~~~~~~\n");
}

/* A span that ends after its line is marked up to the line's end; one after it at its end. */
static void
edges(void **state)
{
	(void)state;
	shows(STR("ab\ncd\n"), (struct span){ 1, 4 }, " | ab\n      |  ^\n");
	shows(STR("ab\ncd\n"), (struct span){ 2, 1 }, " | ab\n      |   ^\n");
	shows(STR("ab\n\ncd"), (struct span){ 3, 0 }, " | \n      | ^\n");
	shows(STR("ab\r\ncd"), (struct span){ 3, 1 }, " | ab\n      |   ^\n");
	shows(STR("ab\rcd"), (struct span){ 3, 1 }, " | cd\n      | ^\n");
	shows(STR(""), (struct span){ 0, 0 }, " | \n      | ^\n");
	shows(STR("ab"), (struct span){ 2, 0 }, " | ab\n      |   ^\n");
}

/* At most 100 columns of a long line are shown, 60 of them before the place. */
static void
long_lines(void **state)
{
	char line[1000], marks[99], expected[400];

	(void)state;
	memset(line, 'a', sizeof line);
	memcpy(line + 500, "PLACE", 5);
	snprintf(expected, sizeof expected, " | ...%.60sPLACE%.32s...\n      | %63s^~~~~\n", line,
	    line, "");
	shows((struct str){ line, sizeof line }, (struct span){ 500, 5 }, expected);
	snprintf(expected, sizeof expected, " | ...%.61s\n      | %63s^\n", line, "");
	shows((struct str){ line, sizeof line }, (struct span){ 999, 1 }, expected);
	memset(marks, '~', sizeof marks);
	snprintf(expected, sizeof expected, " | %.100s...\n      | ^%.99s\n", line, marks);
	shows((struct str){ line, sizeof line }, (struct span){ 0, 900 }, expected);
}

/* Before the place stand as many characters that are shown by their number as have room in 60
 * columns. */
static void
escapes_before(void **state)
{
	enum { ALL = 20 };
	static const struct {
		struct str character;
		const char *shown;
		unsigned fit;
	} rows[] = {
		{ STR("\x1B"), "\\x1B", 15 },
		{ STR("\xE2\x80\xAE"), "\\u202E", 10 },
		{ STR("\xF3\xA0\x80\x81"), "\\U000E0001", 6 },
	};
	struct buffer line, expected;
	size_t i, n;

	(void)state;
	buffer_init(&line, &memory);
	buffer_init(&expected, &memory);
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		buffer_clear(&line);
		for (n = 0; n < ALL; n++)
			buffer_add(&line, rows[i].character);
		buffer_char(&line, 'x');
		buffer_clear(&expected);
		buffer_add(&expected, STR(" | ..."));
		for (n = 0; n < rows[i].fit; n++)
			buffer_add(&expected, str_of(rows[i].shown));
		buffer_printf(&expected, "x\n      | %63s^\n", "");
		buffer_char(&expected, '\0');
		shows(buffer_str(&line), (struct span){ (uint32_t)line.n - 1, 1 }, expected.p);
	}
	buffer_free(&line);
	buffer_free(&expected);
}

/* The work does not grow with the line: a thousand excerpts of a line of 8 MiB. */
static void
bounded_work(void **state)
{
	enum { SIZE = 8 << 20, PLACE = SIZE / 4 };
	struct buffer out;
	char *body = guard_alloc(SIZE);
	const struct str text = { body, SIZE };
	unsigned i;

	(void)state;
	memset(body, 'a', SIZE);
	for (i = 0; i + 1 < SIZE / 2; i += 2) /* combining marks, which have no width */
		memcpy(body + i, "\xCC\x81", 2);
	buffer_init(&out, &memory);
	assert_true(guard_set(body, 0, PLACE - GUARD_ALIGN, false));
	assert_true(guard_set(body, PLACE + GUARD_ALIGN, SIZE - GUARD_ALIGN, false));
	for (i = 0; i < 1000; i++) {
		buffer_clear(&out);
		excerpt_write(text, (struct span){ SIZE - 1 - i, 1 }, "^~", &out);
		assert_true(out.n < 8000);
		buffer_clear(&out);
		excerpt_write(text, (struct span){ PLACE + 2 * i, 100000 }, "^~", &out);
		assert_true(out.n < 8000);
	}
	assert_true(guard_set(body, 0, SIZE, true));
	buffer_free(&out);
	free(body);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(simple),
		cmocka_unit_test(display_width),
		cmocka_unit_test(edges),
		cmocka_unit_test(long_lines),
		cmocka_unit_test(escapes_before),
		cmocka_unit_test(bounded_work),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
