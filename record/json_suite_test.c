/* What is JSON and what is not: each kind of case of the JSON test suite (Nicolas Seriot, "Parsing
 * JSON is a minefield"), written anew. */
#include "record/json.h"

#include <string.h>

#include "record/diag.h"
#include "record/text/testing_memory.h"

/* Returns whether s is one array or object and nothing else.  It lies at the end of a block, so
 * that reading after it is found. */
static bool
is_json(struct str s)
{
	char *copy = memory_resize(&memory, NULL, 0, s.n + 1);
	struct str body = { memcpy(copy + 1, s.p, s.n), s.n };
	struct arena arena;
	struct diags diags;
	struct text text = { .body = body, .arena = &arena };
	uint32_t at = 0;
	bool is;

	arena_init(&arena, &memory);
	diags_init(&diags, &arena, 1);
	is = json_read(&text, &at, &arena, &diags) != NULL;
	assert_int_equal(diags.count, !is);
	is = is && json_blanks(body, at) == s.n;
	arena_free(&arena);
	memory_resize(&memory, copy, s.n + 1, 0);
	return is;
}

static void
accepted(void **state)
{
	static const struct str rows[] = {
#define ROW(literal) { literal, sizeof literal - 1 }
		/* arrays and objects */
		ROW("[]"),
		ROW("[[] ]"),
		ROW("[\"\"]"),
		ROW("[\"a\"]"),
		ROW("[false]"),
		ROW("[null, 1, \"1\", {}]"),
		ROW("[null]"),
		ROW("[1\n]"),
		ROW(" [1]"),
		ROW("[1,null,null,null,2]"),
		ROW("[2] "),
		ROW("[true]"),
		ROW(" [] "),
		ROW("\t\r\n [\t\r\n ]\t\r\n "),
		ROW("{}"),
		ROW("{\"\":0}"),
		ROW("{\"a\":[]}"),
		ROW("{\"asd\":\"sdf\", \"dfg\":\"fgh\"}"),
		ROW("{\"foo\\u0001bar\":1}"),
		ROW("{ \"min\": -1.0e+28, \"max\": 1.0e+28 }"),
		ROW("{\n\"a\": \"b\"\n}"),
		ROW("{\"\\u041f\\u043e\":\"\\u043b\"}"),
		ROW("{\"a\":{\"a\":{\"a\":1}}}"),
		/* numbers */
		ROW("[123e65]"),
		ROW("[0e+1]"),
		ROW("[0e1]"),
		ROW("[ 4]"),
		ROW("[20e1]"),
		ROW("[-0.000000000000000000000000000000000000000000000000000000000000000000000"
		    "000001]"),
		ROW("[-0]"),
		ROW("[-123]"),
		ROW("[-1]"),
		ROW("[1E22]"),
		ROW("[1E-2]"),
		ROW("[1E+2]"),
		ROW("[123e45]"),
		ROW("[123.456e78]"),
		ROW("[1e-2]"),
		ROW("[1e+2]"),
		ROW("[123]"),
		ROW("[123.456789]"),
		ROW("[0]"),
		ROW("[0.5]"),
		ROW("[-0.0]"),
		ROW("[9223372036854775807]"),
		ROW("[-9223372036854775808]"),
		ROW("[1e-400]"),
		/* strings */
		ROW("[\"\\u0060\\u012a\\u12AB\"]"),
		ROW("[\"\\uD801\\udc37\"]"),
		ROW("[\"\\ud83d\\ude39\\ud83d\\udc8d\"]"),
		ROW("[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]"),
		ROW("[\"\\\\u0000\"]"),
		ROW("[\"\\\"\"]"),
		ROW("[\"a/*b*/c/*d//e\"]"),
		ROW("[\"\\\\a\"]"),
		ROW("[\"\\\\n\"]"),
		ROW("[\"\\u0012\"]"),
		ROW("[\"\\uFFFF\"]"),
		ROW("[\"asd\"]"),
		ROW("[ \"asd\"]"),
		ROW("[\"\\uDBFF\\uDFFF\"]"),
		ROW("[\"new\\u00A0line\"]"),
		ROW("[\"\xF4\x8F\xBF\xBF\"]"),
		ROW("[\"\xEF\xBF\xBF\"]"),
		ROW("[\"\\u0000\"]"),
		ROW("[\"\\u002c\"]"),
		ROW("[\"\xCF\x80\"]"),
		ROW("[\"\xF0\x9B\xBF\xBF\"]"),
		ROW("[\"asd \"]"),
		ROW("[\" \"]"),
		ROW("[\"\\uD834\\uDd1e\"]"),
		ROW("[\"\\u0821\"]"),
		ROW("[\"\xE2\x80\xA8\xE2\x80\xA9\"]"),
		ROW("[\"\\u0061\\u30af\\u30EA\\u30b9\"]"),
		ROW("[\"\x7F\"]"),
		ROW("[\"\\u200B\\u2064\\uFDD0\\uFFFE\"]"),
		ROW("[\"\xE2\x8D\x82\xE3\x88\xB4\xE2\x8D\x82\"]"),
		ROW("[\"a\x7F"
		    "a\"]"),
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		if (!is_json(rows[i]))
			fail_msg("JSON: %s", rows[i].p);
	}
}

static void
rejected(void **state)
{
	static const struct str rows[] = {
		/* arrays */
		ROW("[1 true]"),
		ROW("[a\xE5]"),
		ROW("[\"\": 1]"),
		ROW("[\"\"],"),
		ROW("[,1]"),
		ROW("[1,,2]"),
		ROW("[\"x\",,]"),
		ROW("[\"x\"]]"),
		ROW("[\"\",]"),
		ROW("[\"x\""),
		ROW("[x"),
		ROW("[3[4]]"),
		ROW("[\xFF]"),
		ROW("[1:2]"),
		ROW("[,]"),
		ROW("[-]"),
		ROW("[   , \"\"]"),
		ROW("[\"a\",\n4\n,1,"),
		ROW("[1,]"),
		ROW("[\"a\",\"b\",,]"),
		ROW("[\"\x0b"
		    "a\"\\f]"),
		ROW("[*]"),
		ROW("[\"\""),
		ROW("[1,\n1\n,1"),
		ROW("[{}"),
		ROW("[fals]"),
		ROW("[nul]"),
		ROW("[tru]"),
		ROW("[True]"),
		ROW("[trueX]"),
		ROW("[12\0]"),
		/* numbers */
		ROW("[++1234]"),
		ROW("[+1]"),
		ROW("[+Inf]"),
		ROW("[-01]"),
		ROW("[-1.0.]"),
		ROW("[-2.]"),
		ROW("[-NaN]"),
		ROW("[.-1]"),
		ROW("[.2e-3]"),
		ROW("[0.1.2]"),
		ROW("[0.3e+]"),
		ROW("[0.3e]"),
		ROW("[0.e1]"),
		ROW("[0E+]"),
		ROW("[0E]"),
		ROW("[0e]"),
		ROW("[1.0e+]"),
		ROW("[1.0e-]"),
		ROW("[1.0e]"),
		ROW("[1 000.0]"),
		ROW("[1eE2]"),
		ROW("[2.e+3]"),
		ROW("[2.e-3]"),
		ROW("[2.e3]"),
		ROW("[9.e+]"),
		ROW("[Inf]"),
		ROW("[NaN]"),
		ROW("[\xEF\xBC\x91]"),
		ROW("[1+2]"),
		ROW("[0x1]"),
		ROW("[0x42]"),
		ROW("[Infinity]"),
		ROW("[0e+-1]"),
		ROW("[-123.123foo]"),
		ROW("[123\xE5]"),
		ROW("[1e1\xE5]"),
		ROW("[0\xE5]"),
		ROW("[-Infinity]"),
		ROW("[-foo]"),
		ROW("[- 1]"),
		ROW("[-012]"),
		ROW("[-.123]"),
		ROW("[-1x]"),
		ROW("[1ea]"),
		ROW("[1a]"),
		ROW("[.123]"),
		ROW("[1.2a-3]"),
		ROW("[012]"),
		ROW("[1.8011670033376514H-308]"),
		ROW("[00]"),
		ROW("[0123456789]"),
		/* out of range */
		ROW("[1e400]"),
		ROW("[-1e+9999]"),
		ROW("[9223372036854775808]"),
		ROW("[-9223372036854775809]"),
		/* objects */
		ROW("{\"a\":1,\"a\":2}"),
		ROW("{\"a\":\"b\",\"\\u0061\":\"b\"}"),
		ROW("[\"x\", truth]"),
		ROW("{[: \"x\"}"),
		ROW("{\"x\", null}"),
		ROW("{\"x\"::\"b\"}"),
		ROW("{\xF0\x9F\x87\xA8}"),
		ROW("{\"a\":\"a\" 123}"),
		ROW("{key: 'value'}"),
		ROW("{\"a\" b}"),
		ROW("{:\"b\"}"),
		ROW("{\"a\" \"b\"}"),
		ROW("{\"a\":"),
		ROW("{\"a\""),
		ROW("{1:1}"),
		ROW("{9999E9999:1}"),
		ROW("{null:null,null:null}"),
		ROW("{\"id\":0,,,,,}"),
		ROW("{'a':0}"),
		ROW("{\"id\":0,}"),
		ROW("{\"a\":\"b\"}/**/"),
		ROW("{\"a\":\"b\"}//"),
		ROW("{\"a\":\"b\",,\"c\":\"d\"}"),
		ROW("{a: \"b\"}"),
		ROW("{\"a\":\"a"),
		ROW("{ \"foo\" : \"bar\", \"a\" }"),
		ROW("{\"a\":\"b\"}#"),
		ROW("{\"a\":true} \"x\""),
		ROW("{,\"a\":1}"),
		/* strings */
		ROW("[\"\\uD800\\\"]"),
		ROW("[\"\\uD800\\u\"]"),
		ROW("[\"\\uD800\\u1\"]"),
		ROW("[\"\\uD800\\u1x\"]"),
		ROW("[\xC3\xA9]"),
		ROW("[\"\\\0\"]"),
		ROW("[\"\\x00\"]"),
		ROW("[\"\\\\\\\"]"),
		ROW("[\"\\\t\"]"),
		ROW("[\"\\\xF0\x9F\x8C\x80\"]"),
		ROW("[\"\\\"]"),
		ROW("[\"\\u00A\"]"),
		ROW("[\"\\uD834\\uDd\"]"),
		ROW("[\"\\uD800\\uD800\\x\"]"),
		ROW("[\"\\u\xE5\"]"),
		ROW("[\"\\a\"]"),
		ROW("[\"\\uqqqq\"]"),
		ROW("[\"\\\xE5\"]"),
		ROW("[\\u0020\"asd\"]"),
		ROW("[\\n]"),
		ROW("[\""),
		ROW("['single quote']"),
		ROW("[abc]"),
		ROW("[\"\\"),
		ROW("[\"a\0a\"]"),
		ROW("[\"new\nline\"]"),
		ROW("[\"\t\"]"),
		ROW("[\"\\UA66D\"]"),
		ROW("[\"\x1F\"]"),
		/* surrogates alone, the wrong way round, and what is not UTF-8 */
		ROW("[\"\\uDADA\"]"),
		ROW("[\"\\uD888\\u1234\"]"),
		ROW("[\"\\uD800\\n\"]"),
		ROW("[\"\\uDd1ea\"]"),
		ROW("[\"\\uD800\\uD800\\n\"]"),
		ROW("[\"\\ud800abc\"]"),
		ROW("[\"\\uDd1e\\uD834\"]"),
		ROW("[\"\\uDFAA\"]"),
		ROW("[\"\xE6\x97\xA5\xD1\x88\xFA\"]"),
		ROW("[\"\xFF\"]"),
		ROW("[\"\xE0\xFF\"]"),
		ROW("[\"\xF4\xBF\xBF\xBF\"]"),
		ROW("[\"\xC0\xAF\"]"),
		ROW("[\"\xFC\x83\xBF\xBF\xBF\xBF\"]"),
		ROW("[\"\x81\"]"),
		ROW("[\"\xED\xA0\x80\"]"),
		ROW("[\"\xE9\"]"),
		ROW("[\"\xE0\x80\x80\"]"),
		/* structure */
		ROW(""),
		ROW(" "),
		ROW("<.>"),
		ROW("[<null>]"),
		ROW("[1]x"),
		ROW("[1]]"),
		ROW("[\"asd]"),
		ROW("aa\xE5"),
		ROW("[True]"),
		ROW("1]"),
		ROW("{\"x\": true,"),
		ROW("[][]"),
		ROW("]"),
		ROW("\xEF\xBB{}"),
		ROW("\xE5"),
		ROW("["),
		ROW("[\0]"),
		ROW("2@"),
		ROW("{}}"),
		ROW("{\"\":"),
		ROW("{\"a\":/*comment*/\"b\"}"),
		ROW("[,"),
		ROW("{"),
		ROW("{["),
		ROW("{,"),
		ROW("{\"a"),
		ROW("{'a'"),
		ROW("[\"a"),
		ROW("[\"a\","),
		ROW("*"),
		ROW("{\"a\":\"b\"}#{}"),
		ROW("[\\u000A\"\"]"),
		ROW("[1"),
		ROW("[ false, nul"),
		ROW("[ true, fals"),
		ROW("[ false, tru"),
		ROW("{\"asd\":\"asd\""),
		ROW("\xC3\xA5"),
		ROW("[\xE2\x81\xA0]"),
		ROW("\xEF\xBB\xBF"),
		ROW("\xEF\xBB\xBF{}"),
		ROW("[\x0C]"),
		ROW("[\xC2\xA0]"),
		ROW("\xC2\xA0[]"),
		ROW("[\x0B]"),
		/* not what a record may be: a value alone */
		ROW("\"asd\""),
		ROW("1"),
		ROW("false"),
		ROW("null"),
		ROW("\"\""),
#undef ROW
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		if (is_json(rows[i]))
			fail_msg("not JSON: %.*s", (int)rows[i].n, rows[i].p);
	}
}

/* Many brackets that stay open, and many that are closed. */
static void
nested(void **state)
{
	enum { MANY = 100000, FEW = 500 };
	static char text[MANY * 5];
	size_t i;

	(void)state;
	memset(text, '[', MANY);
	assert_false(is_json((struct str){ text, MANY }));
	memset(text + FEW, ']', FEW);
	assert_true(is_json((struct str){ text, (size_t)2 * FEW }));
	for (i = 0; i < MANY; i++)
		memcpy(text + 5 * i, "[{\"\":", 5);
	assert_false(is_json((struct str){ text, sizeof text }));
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(accepted),
		cmocka_unit_test(rejected),
		cmocka_unit_test(nested),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
