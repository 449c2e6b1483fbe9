#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "parsers/kif/ki2.h"
#include "parsers/kif/kif.h"

/* Parts of keys: with which lines of the notations begin, and what may follow that. */
static const char *const parts[] = { "1", "２", "3", "１", "一", "六", "十", "0", "同", "歩", "と",
	"成", "金", "龍", "王", "不", "打", "右", "寄", " ", "　", "\t", "(", "(77)", "（", ")",
	"+", "＋", "*", "＊", "-", "ー", "---", "▲", "△", "☖", ".", "．", "手目", "一歩目", "まで",
	"変化", "手数", "手合割", "手番", "先手", "後手", "下手", "の", "持駒", "持ち駒", "番",
	"盤面", "回転", "＝", "=", "投了", "パス", "pass", "トライ", "#", "&", "|", "｜", "x",
	"問題", "日", "仝", "←", "７六歩", "２六", "\xEF\xBB\xBF", "/" };

enum { PARTS = sizeof parts / sizeof *parts };

static const char *const values[] = { "v", "3", "３手", "先手", "(77)", "a (77)", "( 0:01",
	"▲２六歩" };

enum { VALUES = sizeof values / sizeof *values };

static void
run_out(void *arg)
{
	(void)arg;
	abort();
}

struct fixture {
	struct memory memory;
	struct value_patterns *value_patterns;
	unsigned long headers, others; /* lines that were read as a header, and not */
};

static void
open_fixture(struct fixture *fixture)
{
	*fixture = (struct fixture){ .memory.fail = run_out };
	fixture->value_patterns = value_patterns_new(&fixture->memory);
}

static void
close_fixture(struct fixture *fixture)
{
	value_patterns_free(fixture->value_patterns);
	assert_int_equal(fixture->memory.used, 0);
}

/* Whether the reader takes the line for this header and nothing else. */
static bool
reads_header(struct fixture *fixture, bool ki2, struct str key, struct str value)
{
	struct arena arena;
	struct diags diags;
	struct record record;
	struct text text = { .encoding = ENCODING_utf8, .arena = &arena };
	struct parse parse = {
		.text = &text, .diags = &diags, .value_patterns = fixture->value_patterns
	};
	struct str moves = ki2 ? STR("\n▲７六歩\nまで1手で中断\n")
			       : STR("手数----指手--\n   1 ７六歩(77)\n   2 中断\n");
	bool same;

	arena_init(&arena, &fixture->memory);
	diags_init(&diags, &arena, 100);
	text.body = arena_printf(&arena, "%.*s：%.*s\n%.*s", (int)key.n, key.p, (int)value.n,
	    value.p, (int)moves.n, moves.p);
	record_init(&record, &text, &arena, ki2 ? FORMAT_ki2 : FORMAT_kif);
	assert_true((ki2 ? ki2_parser : kif_parser).next(&parse, &record));
	same = record.header_count == 1 && str_eq(record.headers[0].key, key) &&
	       str_eq(record.headers[0].value, value) && diags.count == 0 &&
	       record.note_count == 0 && record.ply_count == 3 &&
	       record.setup.base == SETUP_default && record.setup.turn == NO_SIDE;
	arena_free(&arena);
	return same;
}

static bool
fits(struct fixture *fixture, bool ki2, struct str key, const char *value)
{
	return (ki2 ? ki2_parser : kif_parser)
	    .header_line(&fixture->memory, fixture->value_patterns, key, str_of(value));
}

/* A key fits if a whole record with its line has this header and nothing else of it. */
static void
try_key(struct fixture *fixture, struct str key, const char *value)
{
	if (header_of_kif(key) != HEADER_other)
		return;
	for (int ki2 = 0; ki2 < 2; ki2++) {
		bool reads = reads_header(fixture, ki2, key, str_of(value));

		if (fits(fixture, ki2, key, value) != reads)
			fail_msg("%s: %.*s：%s: %s", ki2 ? "ki2" : "kif", (int)key.n, key.p, value,
			    reads ? "is read, but does not fit" : "fits, but is not read");
		*(reads ? &fixture->headers : &fixture->others) += 1;
	}
}

/* Tries the parts from list on, joined. */
static void
try_parts(struct fixture *fixture, const unsigned *list, size_t count, const char *value)
{
	char key[128];
	size_t n = 0;

	for (size_t i = 0; i < count; i++) {
		memcpy(key + n, parts[list[i]], strlen(parts[list[i]]));
		n += strlen(parts[list[i]]);
	}
	try_key(fixture, header_bare((struct str){ key, n }), value);
}

/* Tries all pairs of parts, and 30,000 keys of up to six. */
static void
is_exact(void **state)
{
	enum { RANDOM = 30000, LONGEST = 6 };
	struct fixture fixture;
	unsigned list[LONGEST];
	uint64_t seed = 20261121;

	(void)state;
	open_fixture(&fixture);
	for (list[0] = 0; list[0] < PARTS; list[0]++)
		for (list[1] = 0; list[1] < PARTS; list[1]++)
			try_parts(&fixture, list, 2, values[(list[0] + list[1]) % VALUES]);
	for (unsigned i = 0; i < RANDOM; i++) {
		size_t count = 2 + i % (LONGEST - 1);

		for (size_t k = 0; k < count; k++) {
			seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
			list[k] = (unsigned)(seed >> 33) % PARTS;
		}
		try_parts(&fixture, list, count, values[(seed >> 20) % VALUES]);
	}
	assert_true(fixture.headers > RANDOM && fixture.others > RANDOM / 4);
	close_fixture(&fixture);
}

static void
knows_keys(void **state)
{
	static const struct {
		const char *key;
		bool kif, ki2;
	} rows[] = {
		{ "１日目", true, true },
		{ "1日目", true, true },
		{ "１手目", true, true },
		{ "１手目 x", false, false },
		{ "２手目 x", true, true },
		{ "１ 手", false, false },
		{ "１．a", true, true },
		{ "２０２６年度", true, true },
		{ "２六歩問題", true, true },
		{ "２六歩 x", false, true },
		{ "２五 問題", true, true },
		{ "２６歩(x", true, true },
		{ "２六歩まで", true, false },
		{ "二人 x", true, true },
		{ "同　歩 x", false, true },
		{ "トライ", true, true },
		{ "トライ x", false, true },
		{ "時間切れ x", false, true },
		{ "passed x", true, true },
		{ "｜a", false, false },
		{ "盤面回転", false, false },
		{ "変化の図", true, true },
		{ "変化３", false, false },
		{ "▲の方", true, true },
		{ "▲２六歩", true, false },
		{ "手数", true, true },
		{ "手数―", false, false },
		{ "先手持駒", false, false },
		{ "手番", true, true },
		{ "手数-x", false, false },
		{ "手数＝3", false, false },
		{ "手数=3", false, false },
		{ "*x", false, false },
		{ "＊x", false, false },
		{ "&x", false, false },
		{ "まで", false, false },
		{ "+---", false, false },
		{ "$１ a", true, true },
	};
	struct fixture fixture;

	(void)state;
	open_fixture(&fixture);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct str key = str_of(rows[i].key);

		if (fits(&fixture, false, key, "v") != rows[i].kif ||
		    fits(&fixture, true, key, "v") != rows[i].ki2)
			fail_msg("%s", rows[i].key);
	}
	close_fixture(&fixture);
}

/* An allocator that sees what is written after the end of a block. */
static void *
resize_guarded(void *arg, void *old, size_t old_size, size_t new_size)
{
	enum { GUARD = 0x5A };
	char *new = NULL;

	(void)arg;
	if (old != NULL)
		assert_int_equal(((char *)old)[old_size], GUARD);
	if (new_size == 0)
		free(old);
	else if ((new = realloc(old, new_size + 1)) != NULL)
		new[new_size] = GUARD;
	return new;
}

/* Lines around the size at which their memory grows. */
static void
long_lines_fit(void **state)
{
	struct fixture fixture = { .memory = { .fail = run_out, .resize = resize_guarded } };
	char value[1100];

	(void)state;
	fixture.value_patterns = value_patterns_new(&fixture.memory);
	for (size_t n = 1000; n < sizeof value; n++) {
		memset(value, 'x', n);
		value[n] = '\0';
		assert_true(fits(&fixture, false, STR("大会番号"), value));
	}
	close_fixture(&fixture);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(is_exact),
		cmocka_unit_test(knows_keys),
		cmocka_unit_test(long_lines_fit),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
