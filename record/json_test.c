#include "record/json.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "record/diag.h"

static void
out_of_memory(void *arg)
{
	(void)arg;
	fail_msg("out of memory");
}

static struct memory memory = { .fail = out_of_memory };

/* What was read from a text, in order: key=value@place, brackets around what they hold. */
static void
show(const struct json *json, struct buffer *out)
{
	if (json->key.n > 0)
		buffer_printf(out, "%.*s@%u=", (int)json->key.n, json->key.p, json->key_at);
	switch (json->kind) {
	case JSON_null:
		buffer_add(out, STR("null"));
		break;
	case JSON_bool:
		buffer_add(out, json->is.truth ? STR("true") : STR("false"));
		break;
	case JSON_integer:
		buffer_printf(out, "%lld", (long long)json->is.integer);
		break;
	case JSON_real:
		buffer_printf(out, "%g.", json->is.real);
		break;
	case JSON_text:
		buffer_printf(out, "'%.*s'", (int)json->is.text.n, json->is.text.p);
		break;
	case JSON_array:
	case JSON_object:
		buffer_char(out, json->kind == JSON_array ? '[' : '{');
		for (const struct json *value = json->is.first; value != NULL; value = value->next)
			show(value, out);
		buffer_char(out, json->kind == JSON_array ? ']' : '}');
		break;
	}
	buffer_printf(out, "@%u+%u ", json->at.at, json->at.n);
}

/* All values of a text one after the other, and what was found wrong, in English. */
static void
show_all(struct str body, struct buffer *out)
{
	struct arena arena;
	struct diags diags;
	struct text text = { .body = body, .arena = &arena };
	uint32_t at = 0;
	size_t i;

	arena_init(&arena, &memory);
	diags_init(&diags, &arena, 10);
	while (json_blanks(text.body, at) < body.n) {
		struct json *json = json_read(&text, &at, &arena, &diags);

		if (json == NULL)
			break;
		assert_int_equal(at, json->at.at + json->at.n);
		show(json, out);
	}
	for (i = 0; i < diags.count; i++) {
		assert_int_equal(diags.list[i].at.at, at);
		buffer_printf(out, "! @%u+%u ", diags.list[i].at.at, diags.list[i].at.n);
		diag_message(&diags.list[i], LANGUAGE_en, out);
	}
	arena_free(&arena);
}

/* The text lies at the end of a block, so that reading after it is found. */
static void
reads(const char *body, const char *expected)
{
	size_t n = strlen(body);
	char *copy = memory_resize(&memory, NULL, 0, n);
	struct buffer out;

	memcpy(copy, body, n);
	buffer_init(&out, &memory);
	show_all((struct str){ copy, n }, &out);
	buffer_char(&out, '\0');
	assert_string_equal(out.p, expected);
	buffer_free(&out);
	memory_resize(&memory, copy, n, 0);
	assert_int_equal(memory.used, 0);
}

static void
values_and_places(void **state)
{
	(void)state;
	reads("{}", "{}@0+2 ");
	reads(" [ ] ", "[]@1+3 ");
	reads("{\"a\":1,\"b\" : -20 , \"c\":[true,false,null]}",
	    "{a@1=1@5+1 b@7=-20@13+3 c@19=[true@24+4 false@29+5 null@35+4 ]@23+17 }@0+41 ");
	reads("[1.5,1e3,-0.25E-1,9007199254740993]",
	    "[1.5.@1+3 1000.@5+3 -0.025.@9+8 9007199254740993@18+16 ]@0+35 ");
	reads("{\n\t\"場所\": \"東京\",\r\n\t\"x\": [[], {}]\n}\n",
	    "{場所@3='東京'@13+8 x@25=[[]@31+2 {}@35+2 ]@30+8 }@0+40 ");
	reads("{\"a\":{\"b\":{\"c\":[{\"d\":0}]}}}[2]",
	    "{a@1={b@6={c@11=[{d@17=0@21+1 }@16+7 ]@15+9 }@10+15 }@5+21 }@0+27 [2@28+1 ]@27+3 ");
}

/* Decoded strings; the text itself where nothing is escaped. */
static void
strings(void **state)
{
	(void)state;
	reads("[\"\",\"a\\\"b\\\\\",\"\\u6b69\\n\",\"\\ud842\\udfb7\",\"/\\/\"]",
	    "[''@1+2 'a\"b\\'@4+8 '歩\n'@13+10 '𠮷'@24+14 '//'@39+5 ]@0+45 ");
	reads("{\"\\u0061b\":\"[\\\"]\",\"c\\\"\":\"}\"}",
	    "{ab@1='[\"]'@11+6 c\"@18='}'@24+3 }@0+28 ");
	/* a NUL is a character like any other */
	{
		struct arena arena;
		struct text text = { .body = STR("[\"a\\u0000b\", \"ab\"]") };
		struct json *json;
		uint32_t at = 0;

		arena_init(&arena, &memory);
		json = json_read(&text, &at, &arena, NULL)->is.first;
		assert_true(str_eq(json->is.text, STR("a\0b")));
		assert_ptr_equal(json->next->is.text.p, text.body.p + 14);
		arena_free(&arena);
	}
}

static void
faults(void **state)
{
	static const char syntax[] = "invalid JSON: syntax error";
	static const char ends[] = "invalid JSON: unexpected end of the text";
	static const struct {
		const char *text, *place, *message;
	} rows[] = {
		{ "[1 2]", "@3+1", syntax },
		{ "[1,]", "@3+1", syntax },
		{ "{\"a\":flase}", "@5+5", syntax },
		{ "{\"a\" \"bc\"}", "@5+4", syntax },
		{ "{\"a\":'b'}", "@5+1", syntax },
		{ "{a:1}", "@1+1", syntax },
		{ "[01]", "@1+1", syntax },
		{ "[\"歩\", 歩]", "@8+3", syntax },
		{ "[\"\\歩\"]", "@3+3", syntax },
		{ "nothing", "@0+7", syntax },
		{ "[", "@1+0", ends },
		{ "{\"a\":", "@5+0", ends },
		{ "[\"ab", "@4+0", ends },
		{ "{\"歩\":1,\"歩\":2}", "@9+5", "invalid JSON: duplicate key" },
		{ "[123456789012345678901]", "@1+21", "invalid JSON: the number is too large" },
		{ "{\"a\\u0000\":1}", "@1+9", "invalid JSON: a NUL character in a key" },
	};
	char expected[128];
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		snprintf(expected, sizeof expected, "! %s %s", rows[i].place, rows[i].message);
		reads(rows[i].text, expected);
	}
}

/* A NUL byte in the text is no blank. */
static void
nul_bytes(void **state)
{
	static const struct {
		const char *text;
		size_t n;
		const char *place;
	} rows[] = {
		{ "[1\0]", 4, "! @2+1" },
		{ "{\"a\":[true\0],\"b\":\"c\"}", 21, "! @10+1" },
		{ "[-2.5e3\0,\"b\",\"c\"]", 17, "! @7+1" },
		{ "[\"a\"\0]", 6, "! @4+1" },
		{ "[[]\0]", 5, "! @3+1" },
		{ "[\0]", 3, "! @1+1" },
	};
	char expected[64];
	struct buffer out;
	size_t i;

	(void)state;
	buffer_init(&out, &memory);
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		buffer_clear(&out);
		show_all((struct str){ rows[i].text, rows[i].n }, &out);
		buffer_char(&out, '\0');
		snprintf(expected, sizeof expected, "%s invalid JSON: syntax error", rows[i].place);
		assert_string_equal(out.p, expected);
	}
	buffer_free(&out);
}

/* Arrays and objects are nested to JSON_DEPTH_MAX and no deeper. */
static void
depth(void **state)
{
	enum { DEEPEST = JSON_DEPTH_MAX };
	char text[2 * DEEPEST + 3];
	struct arena arena;
	struct diags diags;
	struct text t = { .body = { text, 2 * DEEPEST } };
	uint32_t at = 0;

	(void)state;
	arena_init(&arena, &memory);
	diags_init(&diags, &arena, 10);
	memset(text, '[', DEEPEST + 1);
	memset(text + DEEPEST, ']', DEEPEST + 1);
	assert_non_null(json_read(&t, &at, &arena, &diags));
	assert_int_equal(at, t.body.n);
	text[DEEPEST] = '[';
	at = 0;
	assert_null(json_read(&t, &at, &arena, &diags));
	text[DEEPEST] = '1'; /* a number is a level too */
	at = 0;
	assert_null(json_read(&t, &at, &arena, &diags));
	assert_int_equal(diags.count, 2);
	assert_int_equal(diags.list[0].args[0].is.phrase, PHRASE_json_deep);
	assert_int_equal(diags.list[1].args[0].is.phrase, PHRASE_json_deep);
	arena_free(&arena);
}

/* Reads what was entered value by value, those that are arrays with the key u, and skipped elements
 * afterwards, in ( ). */
static void
show_inside(struct json_reader *reader, struct buffer *out)
{
	uint32_t skipped[8];
	size_t count = 0, i;
	const struct json *value;

	buffer_char(out, '(');
	while ((value = json_next(reader, STR("u"))) != NULL) {
		if (value->kind == JSON_array && str_eq(value->key, STR("u"))) {
			buffer_add(out, STR("u"));
			show_inside(reader, out);
			continue;
		}
		show(value, out);
		if (value->kind == JSON_array && value->key_at == value->at.at)
			skipped[count++] = value->at.at;
	}
	for (i = 0; i < count; i++) {
		assert_int_equal(json_enter(reader, skipped[i])->at.at, skipped[i]);
		show_inside(reader, out);
	}
	buffer_char(out, ')');
}

/* Shows a text that is read value by value, and how it ended. */
static void
reads_inside(const char *body, const char *expected)
{
	struct arena arena;
	struct text text = { .body = str_of(body), .arena = &arena };
	struct json_reader reader = { .body = text.body, .arena = &arena };
	const struct json *json;
	struct buffer out;

	arena_init(&arena, &memory);
	buffer_init(&out, &memory);
	json = json_enter(&reader, 0);
	show_inside(&reader, &out);
	if (reader.failed)
		buffer_printf(&out, "!@%u", reader.fault.at.at);
	else
		assert_int_equal(reader.at, json->at.at + json->at.n);
	buffer_char(&out, '\0');
	assert_string_equal(out.p, expected);
	buffer_free(&out);
	arena_free(&arena);
	assert_int_equal(memory.used, 0);
}

static void
value_by_value(void **state)
{
	(void)state;
	reads_inside(
	    "{\"u\":[1 , \"x\",{}],\"b\":[2]}", "(u(1@6+1 'x'@10+3 {}@14+2 )b@18=[2@23+1 ]@22+3 )");
	reads_inside("{\"\":[[1]],\"u\":{}}", "([[1@6+1 ]@5+3 ]@4+5 u@10={}@14+2 )");
	reads_inside("[[1],[[],[2]],{\"u\":[[3]],\"v\":[[4]]}]",
	    "([]@1+3 []@5+8 {u@15=[]@19+5 v@25=[[4@31+1 ]@30+3 ]@29+5 }@14+21 "
	    "(1@2+1 )([]@6+2 []@9+3 ()(2@10+1 )))");
	/* a fault in what is skipped, in what follows, and the same key twice beside what is
	 * entered */
	reads_inside("[1,[[2,]]]", "(1@1+1 )!@7");
	reads_inside("[1,{\"u\":[tru]}]", "(1@1+1 )!@9");
	reads_inside("{\"u\":[1],\"u\":[2]}", "(u(1@6+1 ))!@9");
	reads_inside(
	    "{\"v\":2,\"u\":[{\"v\":3}],\"v\":[2]}", "(v@1=2@5+1 u({v@13=3@17+1 }@12+7 ))!@21");
}

/* What stands after a value that is cut is unknown; a fault is one wherever the text ends. */
static void
cut_texts(void **state)
{
	static const struct {
		const char *text;
		bool failed, cut;
	} rows[] = {
		{ "{\"a\":[1", true, true },
		{ "{\"a\":\"b", true, true },
		{ "", true, true },
		{ "{\"a\":[1}", true, false },
		{ "{\"a\":tru", true, false },
		{ "{\"a\":1}x", false, false },
	};
	struct arena arena;
	size_t i;

	(void)state;
	arena_init(&arena, &memory);
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct text text = { .body = str_of(rows[i].text) };
		struct json_reader reader = { .body = text.body, .arena = &arena };

		json_enter(&reader, 0);
		while (json_next(&reader, NO_STR) != NULL)
			;
		assert_int_equal(reader.failed, rows[i].failed);
		assert_int_equal(
		    rows[i].failed && reader.fault.why == PHRASE_json_ends, rows[i].cut);
	}
	arena_free(&arena);
}

/* If the pool is restored, many elements need no more memory than one. */
static void
memory_of_elements(void **state)
{
	enum { MANY = 100000 };
	struct buffer big;
	struct arena arena;
	struct json_reader reader = { .arena = &arena };
	struct json_pool pool;
	size_t i, before, count = 0;

	(void)state;
	buffer_init(&big, &memory);
	buffer_char(&big, '[');
	for (i = 0; i < MANY; i++)
		buffer_add(&big, STR("{\"a\":1,\"b\":{\"c\":3}},"));
	buffer_add(&big, STR("0]"));
	reader.body = buffer_str(&big);
	before = memory.used;
	arena_init(&arena, &memory);
	json_enter(&reader, 0);
	for (pool = reader.pool; json_next(&reader, NO_STR) != NULL; reader.pool = pool)
		count++;
	assert_int_equal(count, MANY + 1);
	assert_true(memory.used - before < 128 << 10);
	arena_free(&arena);
	buffer_free(&big);
}

/* Many keys in one object are compared as few are, wherever among them the same one stands. */
static void
many_keys(void **state)
{
	enum { MANY = 1000 };
	static const char *const again[] = { "\"k7\":1,\"k3\":1}", "\"k0\":1}", "\"k999\":1}",
		"\"l\":1,\"k500\":1}" };

	(void)state;
	for (size_t row = 0; row < sizeof again / sizeof *again; row++) {
		size_t at = row < 3 ? 0 : strlen("\"l\":1,"), n = strcspn(again[row] + at, ":");
		char expected[64];
		struct buffer big, out;

		buffer_init(&big, &memory);
		buffer_init(&out, &memory);
		buffer_char(&big, '{');
		for (size_t i = 0; i < MANY; i++)
			buffer_printf(&big, "\"k%zu\":[{\"k\":1}],", i);
		at += big.n;
		buffer_add(&big, str_of(again[row]));
		show_all(buffer_str(&big), &out);
		buffer_char(&out, '\0');
		snprintf(
		    expected, sizeof expected, "! @%zu+%zu invalid JSON: duplicate key", at, n);
		assert_string_equal(out.p, expected);
		buffer_free(&out);
		buffer_free(&big);
	}
}

struct rescue {
	jmp_buf place;
};

static void
jump(void *arg)
{
	longjmp(((struct rescue *)arg)->place, 1);
}

/* However early memory runs out, none is lost. */
static void
memory_runs_out(void **state)
{
	static struct memory scarce;
	static struct arena arena;
	static struct buffer big;
	static long after;
	struct rescue rescue;
	struct text text;
	uint32_t at = 0;
	size_t i;

	(void)state;
	buffer_init(&big, &memory);
	buffer_char(&big, '[');
	for (i = 0; i < 20000; i++)
		buffer_add(&big, STR("{\"k\\n\":[]},"));
	buffer_add(&big, STR("0]"));
	text = (struct text){ .body = buffer_str(&big) };
	for (after = 1;; after++) {
		scarce = (struct memory){ .fail = jump, .arg = &rescue, .fail_after = after };
		arena_init(&arena, &scarce);
		at = 0;
		if (setjmp(rescue.place) == 0) {
			json_read(&text, &at, &arena, NULL);
			break;
		}
		arena_free(&arena);
		assert_int_equal(scarce.used, 0);
	}
	assert_true(after > 3);
	arena_free(&arena);
	buffer_free(&big);
}

static bool
is_delete(uint32_t code)
{
	return code == 0x7F || code == '<' || code == 0x2028 || code == 0xE0001;
}

static void
quotes(struct str s, bool (*also)(uint32_t), const char *expected)
{
	struct buffer out;

	buffer_init(&out, &memory);
	json_quote(s, also, &out);
	buffer_char(&out, '\0');
	assert_string_equal(out.p, expected);
	buffer_free(&out);
}

static void
quoting(void **state)
{
	(void)state;
	quotes(STR(""), NULL, "\"\"");
	quotes(STR("棋譜 a/b"), NULL, "\"棋譜 a/b\"");
	quotes(STR("\"\\\b\f\n\r\t"), NULL, "\"\\\"\\\\\\b\\f\\n\\r\\t\"");
	quotes(STR("\0\033\x7F"), NULL, "\"\\u0000\\u001b\x7F\"");
	quotes(STR("\x7F\xE2\x80\xA8\xF3\xA0\x80\x81𠮷"), is_delete,
	    "\"\\u007f\\u2028\\udb40\\udc01𠮷\"");
	quotes(STR("more than a word, </b>"), is_delete, "\"more than a word, \\u003c/b>\"");
	quotes(STR("a\xFF\xE6\xAD"), NULL, "\"a\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(values_and_places),
		cmocka_unit_test(strings),
		cmocka_unit_test(faults),
		cmocka_unit_test(nul_bytes),
		cmocka_unit_test(depth),
		cmocka_unit_test(value_by_value),
		cmocka_unit_test(cut_texts),
		cmocka_unit_test(memory_of_elements),
		cmocka_unit_test(many_keys),
		cmocka_unit_test(memory_runs_out),
		cmocka_unit_test(quoting),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
