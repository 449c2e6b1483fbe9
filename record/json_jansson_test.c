/* JSON with jansson as a second opinion. */
#include "record/json.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

#include "record/diag.h"

static void
out_of_memory(void *arg)
{
	(void)arg;
	fail_msg("out of memory");
}

static struct memory memory = { .fail = out_of_memory };

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

static bool
same_as_jansson(struct str body)
{
	struct arena arena;
	struct diags diags;
	struct text text = { .body = body, .arena = &arena };
	const struct json *json;
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
	if (json != NULL)
		compare(json, other);
	json_decref(other);
	arena_free(&arena);
	return json != NULL;
}

/* Damages JSON at random: the same texts are taken, with the same values. */
static void
mutations(void **state)
{
	static const char seed[] =
	    "{\"a\":[1,-20,0.5,1e3,-2.5E-1,true,false,null,9223372036854775807],\"\\u0061b\":"
	    "\"\\\"\\\\\\/\\n\\ud842\\udfb7\\u6b69歩\",\"o\":{\"x\":{},\"y\":[[],{\"x\":\"\"}]}}";
	static const char spare[] = "{}[]\",:\\u0019eE+-.dtfnl \n\x01\x80\xE6";
	enum { ROUNDS = 100000 };
	char text[sizeof seed + 8];
	uint64_t random = 1;
	size_t whole = 0, i, k;

	(void)state;
	for (i = 0; i < ROUNDS; i++) {
		size_t n = sizeof seed - 1;

		memcpy(text, seed, n);
		for (k = 0; k < 1 + i % 3; k++) {
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

int
main(void)
{
	static const struct CMUnitTest tests[] = { cmocka_unit_test(mutations) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
