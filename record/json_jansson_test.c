/* JSON with jansson as a second opinion. */
#include "record/json.h"

#include <string.h>

#include <jansson.h>

#include "record/diag.h"
#include "record/text/testing_memory.h"

/* Sanitizers make each a dozen times slower. */
#ifdef __SANITIZE_ADDRESS__
enum { ROUNDS = 100000 };
#else
enum { ROUNDS = 300000 };
#endif

static void
compare(const struct json *json, json_t *other)
{
	const struct json *value;
	size_t count = 0;

	switch (json->kind) {
	case JSON_text:
		assert_true(json_is_string(other) &&
			    str_eq(json->is.text, (struct str){ json_string_value(other),
						      json_string_length(other) }));
		break;
	case JSON_integer:
		assert_true(
		    json_is_integer(other) && json->is.integer == json_integer_value(other));
		break;
	case JSON_real:
		assert_true(json_is_real(other) && !(json->is.real < json_real_value(other)) &&
			    !(json->is.real > json_real_value(other)));
		break;
	case JSON_array:
		for (value = json->is.first; value != NULL; value = value->next)
			compare(value, json_array_get(other, count++));
		assert_int_equal(count, json_array_size(other));
		break;
	case JSON_object:
		for (value = json->is.first; value != NULL; value = value->next, count++)
			compare(value, json_object_getn(other, value->key.p, value->key.n));
		assert_int_equal(count, json_object_size(other));
		break;
	case JSON_bool:
		assert_true(json_is_boolean(other) && json->is.truth == json_is_true(other));
		break;
	case JSON_null:
		assert_true(json_is_null(other));
	}
}

/* Reads a text value by value, with names for some of its keys. */
static const struct json *
read_named(struct str body, struct arena *arena, const struct json_names *names)
{
	struct json_reader reader = { .body = body, .arena = arena, .names = names };
	struct json *json = json_enter(&reader, 0), *value, **tail;

	for (tail = json == NULL ? NULL : &json->is.first;
	     json != NULL && (value = json_next(&reader, NO_STR)) != NULL; tail = &value->next) {
		/* what was skipped as an element is entered only by who wants it */
		if (value->kind == JSON_array && json->kind == JSON_array)
			return NULL;
		assert_int_equal(value->name, json_names_number(names, value->key));
		*tail = value;
	}
	return reader.failed ? NULL : json;
}

static bool
same_as_jansson(struct str body)
{
	struct arena arena;
	struct diags diags;
	struct text text = { .body = body, .arena = &arena };
	struct json_names names = { .words = { 0 } };
	const struct json *json, *named;
	json_error_t error;
	json_t *other = json_loadb(body.p, body.n,
	    JSON_REJECT_DUPLICATES | JSON_DISABLE_EOF_CHECK | JSON_ALLOW_NUL, &error);
	uint32_t at = 0;

	arena_init(&arena, &memory);
	diags_init(&diags, &arena, 10);
	json = json_read(&text, &at, &arena, &diags);
	if ((json == NULL) != (other == NULL))
		fail_msg("%.*s: jansson says %s", (int)body.n, body.p,
		    other == NULL ? error.text : "JSON");
	json_names_add(&names, STR("a"), 1);
	json_names_add(&names, STR("o"), 63);
	json_names_add(&names, STR("eightlet"), 7);
	named = read_named(body, &arena, &names);
	assert_true(json != NULL || named == NULL);
	if (json != NULL)
		compare(json, other);
	if (named != NULL)
		compare(named, other);
	assert_true(json == NULL || named != NULL || body.p[json->at.at] == '[');
	json_decref(other);
	arena_free(&arena);
	return json != NULL;
}

/* Damages JSON at random: the same texts are taken, with the same values. */
static void
mutations(void **state)
{
	static const char *const seeds[] = {
		"{\"a\":[1,-20,0.5,1e3,-2.5E-1,true,false,null,9223372036854775807],\"\\u0061b\":"
		"\"\\\"\\\\\\/"
		"\\n\\ud842\\udfb7\\u6b69歩\",\"o\":{\"x\":{},\"y\":[[],{\"x\":\"\"}]}}",
		"{\"o\":9223372036854775808,\"b\":[-9223372036854775808,123456789012,1e308,-1.5e-"
		"309,"
		"0.1e+1,10,0,-0]} ",
		"{\"eightlet\":\"\\uD800\\uDC00\",\"eightlets\":\"\\uDBFF\\uDFFF\\u0000\","
		"\"\\u006f\":[\"\xF4\x8F"
		"\xBF\xBF\"]}",
		"{\"a\":{\"a\":1,\"b\":1,\"ab\":2},\"b\":{\"a\":{}},\"c\" :\n[ 1 , 2\t]\r}",
		"[[[{\"a\":[[]]}]],\"\",{\"x\":1,\"y\":2}]",
	};
	static const char spare[] = "{}[]\",:\\u0019eE+-.dtfnlabo \n\x01\x80\xE6";
	char text[256];
	uint64_t random = 1;
	size_t whole = 0, i, k;

	(void)state;
	for (i = 0; i < ROUNDS; i++) {
		const char *seed = seeds[i % (sizeof seeds / sizeof *seeds)];
		size_t n = strlen(seed);

		memcpy(text, seed, n);
		for (k = 0; k < 1 + i / 7 % 3; k++) {
			size_t at;

			random = random * 6364136223846793005u + 1442695040888963407u;
			at = (random >> 33) % n;
			if ((random >> 60) < 8) {
				text[at] = spare[(random >> 20) % (sizeof spare - 1)];
			} else if ((random >> 60) < 12) {
				memmove(text + at, text + at + 1, --n - at);
			} else {
				memmove(text + at + 1, text + at, n - at);
				n++;
			}
		}
		whole += same_as_jansson((struct str){ text, n });
	}
	assert_true(whole > ROUNDS / 10 && whole < ROUNDS / 2);
}

/* Arrays and objects in each other, around a number or nothing, to the depth that both take. */
static void
depths(void **state)
{
	enum { FEWEST = 2040, MOST = 2056 };
	static char text[MOST * 6 + 2];

	(void)state;
	for (size_t depth = FEWEST; depth <= MOST; depth++) {
		for (unsigned kinds = 0; kinds < 4; kinds++) {
			size_t n = 0, level;

			for (level = 0; level < depth; level++) {
				bool array = kinds == 0 || (kinds == 2 && level % 2 == 0);

				memcpy(text + n, "{\"a\":", 5);
				text[n] = array ? '[' : '{';
				n += array || level + 1 == depth ? 1 : 5;
			}
			if (kinds == 0)
				text[n++] = '1';
			while (level-- > 0)
				text[n++] =
				    kinds == 0 || (kinds == 2 && level % 2 == 0) ? ']' : '}';
			assert_int_equal(same_as_jansson((struct str){ text, n }),
			    depth + (kinds == 0) <= JSON_DEPTH_MAX);
		}
	}
}

int
main(void)
{
	static const struct CMUnitTest tests[] = { cmocka_unit_test(mutations),
		cmocka_unit_test(depths) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
