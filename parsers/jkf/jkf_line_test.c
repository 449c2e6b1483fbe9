#include "parsers/jkf/testing_jkf.h"

/* A text that is read for a closer look. */
struct fixture {
	struct arena arena;
	struct diags diags;
	struct text text;
	struct record record;
};

static void
open_fixture(struct fixture *fixture, struct str body)
{
	struct parse parse = { .text = &fixture->text, .diags = &fixture->diags };

	arena_init(&fixture->arena, &memory);
	diags_init(&fixture->diags, &fixture->arena, 100);
	fixture->text = (struct text){ .body = body, .arena = &fixture->arena };
	record_init(&fixture->record, &fixture->text, &fixture->arena, FORMAT_jkf);
	assert_true(jkf_parser.next(&parse, &fixture->record));
}

static void
close_fixture(struct fixture *fixture)
{
	arena_free(&fixture->arena);
	assert_int_equal(memory.used, 0);
}

/* A line of play: destinations and endings; alternatives in brackets after what they replace. */
static void
show_line(const struct record *record, uint32_t node, struct buffer *out)
{
	uint32_t alt;

	for (; node != 0; node = record->plies[node].next) {
		const struct ply *ply = &record->plies[node];

		if (ply->claim.kind == CLAIM_end)
			buffer_printf(out, "%u.end ", ply->number);
		else
			buffer_printf(out, "%u.%u%u ", ply->number, square_file(ply->claim.to),
			    square_rank(ply->claim.to));
		for (alt = ply->alt; alt != 0; alt = record->plies[alt].alt) {
			const struct ply *other = &record->plies[alt];

			buffer_printf(out, "(%u.%u%u ", other->number, square_file(other->claim.to),
			    square_rank(other->claim.to));
			show_line(record, other->next, out);
			out->n--;
			buffer_add(out, STR(") "));
		}
	}
}

static void
tree_is(const char *text, const char *expected)
{
	struct fixture fixture;
	struct buffer out;
	char body[2048];

	open_fixture(&fixture, str_of(requote(text, body, sizeof body)));
	buffer_init(&out, &memory);
	show_line(&fixture.record, fixture.record.plies[0].next, &out);
	buffer_char(&out, '\0');
	assert_string_equal(out.p, expected);
	buffer_free(&out);
	close_fixture(&fixture);
}

#define M(x, y) "'move':{'color':0,'to':{'x':" #x ",'y':" #y "},'piece':'FU'}"

/* Variations belong to the entry whose move they replace. */
static void
forks(void **state)
{
	(void)state;
	tree_is("{'moves':[{},{" M(1, 1) "},{" M(1, 2) ",'forks':[[{" M(2, 2) "},{" M(
		    2, 3) "}],[{" M(3, 2) "}]]},{" M(1, 3) "}]}",
	    "1.11 2.12 (2.22 3.23) (2.32) 3.13 ");
	tree_is("{'moves':[{},{" M(1, 1) ",'forks':[[{" M(2, 1) "},{" M(2, 2) ",'forks':[[{" M(
		    3, 2) ",'forks':[[{" M(4, 2) "}]]},{" M(3,
		    3) "}]]}],"
		       "[],[{" M(5, 1) "}]]},{'special':'TORYO','forks':[[{" M(6, 2) "}]]}]}",
	    "1.11 (1.21 2.22 (2.32 3.33) (2.42)) (1.51) 2.end (2.62) ");
	/* those of an entry without a move come after what there is */
	tree_is("{'moves':[{'forks':[[{" M(2, 1) "}]]},{" M(1, 1) "},{'forks':[[{" M(2, 2) "},{" M(
		    2, 3) "}]]}]}",
	    "1.11 (1.21) 2.22 3.23 ");
	tree_is(
	    "{'moves':[{},{" M(1, 1) ",'forks':[[{'forks':[[{" M(3, 1) "}]]},{" M(2, 1) "}],7]}]}",
	    "1.11 (1.21) (1.31) ");
}

/* A move without origin is a drop, or not. */
static void
drops(void **state)
{
	static const struct {
		const char *text;
		const char *expected; /* of the last move: drop, board, marks */
	} rows[] = {
		{ "{'move':{'color':0,'to':{'x':5,'y':5},'piece':'KI'}}", "drop 0" },
		{ "{'move':{'color':0,'to':{'x':5,'y':5},'piece':'KI','relative':'H'}}", "drop 0" },
		{ "{'move':{'color':0,'to':{'x':5,'y':5},'piece':'KI','relative':'LU'}}",
		    "board 10" },
		{ "{'move':{'color':0,'to':{'x':5,'y':5},'from':{'x':5,'y':6},'piece':'KI',"
		  "'relative':'C'}}",
		    "from 0" },
		/* from KI2, before it is normalised */
		{ "{'move':{'to':{'x':5,'y':5},'piece':'KI'}}", "board 0" },
		{ "{'move':{'to':{'x':5,'y':5},'piece':'KI','relative':'H'}}", "drop 0" },
		{ "{'move':{'to':{'x':5,'y':5},'piece':'KI','relative':'RD'}}", "board 33" },
		{ "{'move':{'to':{'x':5,'y':5},'piece':'KI','relative':'X'}}", "board 0" },
		/* from KIF, before it is normalised: there are origins */
		{ "{'move':{'from':{'x':7,'y':7},'to':{'x':7,'y':6},'piece':'FU'}},"
		  "{'move':{'to':{'x':5,'y':5},'piece':'KI'}}",
		    "drop 0" },
	};
	char text[512], body[512], shown[32];
	struct fixture fixture;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct claim *claim;

		snprintf(text, sizeof text, "{'moves':[{},%s]}", rows[i].text);
		open_fixture(&fixture, str_of(requote(text, body, sizeof body)));
		claim = &fixture.record.plies[fixture.record.ply_count - 1].claim;
		snprintf(shown, sizeof shown, "%s %u",
		    (claim->has & CLAIM_HAS_drop) != 0   ? "drop"
		    : (claim->has & CLAIM_HAS_from) != 0 ? "from"
							 : "board",
		    claim->marks);
		assert_string_equal(shown, rows[i].expected);
		close_fixture(&fixture);
	}
}

/* Adds a game of nested variations, to this depth. */
static void
add_nested(struct buffer *text, size_t deep)
{
	buffer_add(text, STR("{\"moves\":[{}"));
	for (size_t i = 0; i < deep; i++)
		buffer_add(text, STR(",{\"special\":\"TORYO\",\"forks\":[[{}"));
	for (size_t i = 0; i < deep; i++)
		buffer_add(text, STR("]]}"));
	buffer_add(text, STR("]}"));
}

/* 10^5 variations side by side, and as deep as jansson goes: neither costs a stack. */
static void
many_variations(void **state)
{
	enum { MANY = 100000, DEEP = 680 };
	struct fixture fixture;
	struct buffer text;
	size_t i;

	(void)state;
	buffer_init(&text, &memory);
	buffer_add(&text, STR("{\"moves\":[{},{\"special\":\"TORYO\",\"forks\":[[]"));
	for (i = 0; i < MANY; i++)
		buffer_add(&text, STR(",[{\"special\":\"CHUDAN\"}]"));
	buffer_add(&text, STR("]}]}"));
	open_fixture(&fixture, buffer_str(&text));
	assert_int_equal(fixture.record.ply_count, MANY + 2);
	arena_free(&fixture.arena);
	buffer_clear(&text);
	add_nested(&text, DEEP);
	open_fixture(&fixture, buffer_str(&text));
	assert_int_equal(fixture.record.ply_count, DEEP + 1);
	assert_int_equal(fixture.record.plies[DEEP].number, 1);
	arena_free(&fixture.arena);
	buffer_free(&text);
}

/* Variations as deep as JSON may be nested, and one more: nothing of that game is kept. */
static void
too_deep(void **state)
{
	enum { MOST = 681 };
	struct fixture fixture;
	struct buffer text;
	size_t deep;

	(void)state;
	for (deep = MOST; deep <= MOST + 1; deep++) {
		buffer_init(&text, &memory);
		add_nested(&text, deep);
		open_fixture(&fixture, buffer_str(&text));
		assert_int_equal(fixture.record.ply_count, deep == MOST ? MOST + 1 : 1);
		assert_int_equal(fixture.diags.count, deep > MOST);
		if (deep > MOST)
			assert_int_equal(fixture.diags.list[0].args[0].is.phrase, PHRASE_json_deep);
		buffer_free(&text);
		close_fixture(&fixture);
	}
}

/* Of a game of many moves there is never more in memory than the moves and one entry. */
static void
memory_of_moves(void **state)
{
	enum { MANY = 50000, EACH = 256 };
	struct fixture fixture;
	struct buffer text;
	size_t i, before;

	(void)state;
	buffer_init(&text, &memory);
	buffer_add(&text, STR("{\"moves\":[{}"));
	for (i = 0; i < MANY; i++)
		buffer_add(&text,
		    STR(",{\"move\":{\"color\":0,\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":"
			"6},"
			"\"piece\":\"FU\"},\"time\":{\"now\":{\"m\":0,\"s\":1}},\"forks\":[]}"));
	buffer_add(&text, STR("],\"header\":{\"a\":\"b\"}}"));
	before = memory.used;
	open_fixture(&fixture, buffer_str(&text));
	assert_int_equal(fixture.record.ply_count, MANY + 1);
	assert_int_equal(fixture.record.header_count, 1);
	assert_true(memory.used - before < (size_t)MANY * EACH);
	buffer_free(&text);
	close_fixture(&fixture);
}

/* jansson passes over a NUL after a number. */
static void
nul(void **state)
{
	struct fixture fixture;

	(void)state;
	open_fixture(&fixture, STR("{\"header\":{\"a\":\"b\"},\"moves\":[{},7\0,7]}"));
	assert_int_equal(fixture.record.ply_count, 1);
	assert_int_equal(fixture.record.header_count, 0);
	assert_int_equal(fixture.diags.count, 1);
	assert_int_equal(fixture.diags.list[0].at.at, 33);
	close_fixture(&fixture);
}

/* A game that is cut off by the end of a text that may go on is read again with more of it. */
static void
cut(void **state)
{
	static const char *const rows[] = {
		"{'moves':[{},",
		"{'moves':[]",
		"{'moves':[{'comments':['a",
		"[{'moves':[]},\n{'moves':[",
	};
	char body[64];
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct arena arena;
		struct diags diags;
		struct text text = { .body = str_of(requote(rows[i], body, sizeof body)) };
		struct parse parse = { .text = &text, .diags = &diags, .goes_on = true };
		struct record record;

		arena_init(&arena, &memory);
		diags_init(&diags, &arena, 10);
		while (parse.at < text.body.n) {
			record_init(&record, &text, &arena, FORMAT_jkf);
			assert_true(jkf_parser.next(&parse, &record));
		}
		assert_int_equal(parse.at, text.body.n);
		assert_int_equal(diags.count, 0);
		arena_free(&arena);
	}
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(forks),
		cmocka_unit_test(drops),
		cmocka_unit_test(many_variations),
		cmocka_unit_test(too_deep),
		cmocka_unit_test(memory_of_moves),
		cmocka_unit_test(nul),
		cmocka_unit_test(cut),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
