#include "lib/escape.h"

#include <string.h>

#include "cmd/testing_program.h"
#include "record/text/utf8.h"

static struct memory memory = { .fail = test_no_memory };

/* Checks what write() appends for s. */
static void
becomes(void (*write)(struct str, struct buffer *), struct str s, const char *expected)
{
	struct buffer out;

	buffer_init(&out, &memory);
	write(s, &out);
	buffer_char(&out, '\0');
	assert_string_equal(out.p, expected);
	buffer_free(&out);
}

static void
text(void **state)
{
	(void)state;
	becomes(escape_text, STR("a.kif"), "a.kif");
	becomes(escape_text, STR(""), "");
	becomes(escape_text, STR("棋譜\"\\"), "棋譜\"\\");
	becomes(escape_text, STR("a\nb\tc\x7F\0d"), "a\\x0Ab\\x09c\\x7F\\x00d");
	becomes(escape_text, STR("\033]8;;x\a"), "\\x1B]8;;x\\x07");
	becomes(escape_text, STR("\xC2\x9B[1m"), "\\x9B[1m"); /* CSI as one character of C1 */
	becomes(escape_text, STR("\xE2\x80\xAE"), "\\u202E");
	becomes(escape_text, STR("\xF3\xA0\x80\x81"), "\\U000E0001");
	becomes(escape_text, STR("a\xFFz\xE3\x81"), "a\\xFFz\\xE3\\x81");
	becomes(escape_text, STR("\xED\xA0\x80"), "\\xED\\xA0\\x80"); /* a surrogate */
}

/* What the logs of CIs interpret as commands. */
static void
commands(void **state)
{
	(void)state;
	becomes(escape_text, STR("#a #b"), "#a #b");
	becomes(escape_text, STR("a##vso[x]"), "a#\\x23vso[x]");
	becomes(escape_text, STR("####"), "#\\x23\\x23\\x23");
	becomes(escape_text, STR("#\n#"), "#\\x0A#");
	becomes(escape_line, STR("a::error::b"), "a::error::b");
	becomes(escape_line, STR("::error::b"), "\\x3A:error::b");
	becomes(escape_line, STR(" \xE3\x80\x80::error::##["), " \xE3\x80\x80\\x3A:error::#\\x23[");
	becomes(escape_json, STR("a#b###[x]"), "\"a#b#\\u0023\\u0023[x]\"");
	becomes(escape_json, STR("::error::"), "\"::error::\"");
	becomes(escape_xml, STR("##["), "#\\x23[");
}

static void
json(void **state)
{
	(void)state;
	becomes(escape_json, STR(""), "\"\"");
	becomes(escape_json, STR("棋譜 a/b"), "\"棋譜 a/b\"");
	becomes(escape_json, STR("\"\\\b\f\n\r\t"), "\"\\\"\\\\\\b\\f\\n\\r\\t\"");
	becomes(escape_json, STR("\0\033\x7F\xC2\x9B"), "\"\\u0000\\u001b\\u007f\\u009b\"");
	becomes(escape_json, STR("\xE2\x80\xA8"), "\"\\u2028\"");
	becomes(escape_json, STR("\xF3\xA0\x80\x81𠮷"), "\"\\udb40\\udc01𠮷\"");
	becomes(escape_json, STR("a\xFF"), "\"a\\\\xFF\"");
}

/* No character below a blank, C1 control or direction mark is left unescaped. */
static void
nothing_gets_through(void **state)
{
	struct buffer out;
	uint32_t code, shown;
	char utf8[4];
	size_t i;

	(void)state;
	buffer_init(&out, &memory);
	for (code = 0; code < 0x110000; code++) {
		if (code >= 0xD800 && code < 0xE000)
			continue;
		buffer_clear(&out);
		escape_text((struct str){ utf8, utf8_write(utf8, code) }, &out);
		for (i = 0; i < out.n; i++)
			assert_false((unsigned char)out.p[i] < 0x20 || out.p[i] == 0x7F);
		utf8_read(buffer_str(&out), &shown);
		assert_false(shown >= 0x80 && shown < 0xA0);
		assert_false(shown >= 0x2028 && shown <= 0x202E);
		assert_false(shown >= 0x2066 && shown <= 0x2069);
	}
	buffer_free(&out);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(text),
		cmocka_unit_test(commands),
		cmocka_unit_test(json),
		cmocka_unit_test(nothing_gets_through),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
