#include "record/record.h"
#include "record/text/testing_arena.h"

static struct text text;
static struct record record;

static int
set_up(void **state)
{
	set_up_arena(state);
	record_init(&record, &text, &arena, FORMAT_kif);
	return 0;
}

static void
starts_empty_with_a_root(void **state)
{
	(void)state;
	assert_int_equal(record.ply_count, 1);
	assert_int_equal(record.plies[0].next, 0);
	assert_int_equal(record.plies[0].claim.kind, CLAIM_none);
	assert_int_equal(record.setup.turn, NO_SIDE);
	assert_int_equal(record.setup.base, SETUP_default);
	assert_int_equal(record.format, FORMAT_kif);
	assert_null(record_header(&record, HEADER_black));
}

static void
a_new_node_claims_nothing(void **state)
{
	const struct ply *ply;
	uint32_t i, node = 0;

	(void)state;
	for (i = 0; i < 5000; i++) { /* also where memory was used before */
		if (i == 2500) {
			arena_reset(&arena);
			record_init(&record, &text, &arena, FORMAT_kif);
			node = 0;
		}
		node = record_add_ply(&record, node, false);
		ply = &record.plies[node];
		assert_int_equal(ply->claim.has, 0);
		assert_int_equal(ply->claim.kind, CLAIM_none);
		assert_int_equal(ply->claim.side, NO_SIDE);
		assert_int_equal(ply->claim.winner, NO_SIDE);
		assert_int_equal(ply->spent, TIME_NONE);
		assert_int_equal(ply->total, TIME_NONE);
		assert_int_equal(ply->time_at | ply->number | ply->notes | ply->next | ply->alt, 0);
		memset(&record.plies[node].claim, 0xAA, sizeof ply->claim);
		record.plies[node].number = 77;
	}
}

static void
the_main_line_is_a_chain(void **state)
{
	uint32_t node = 0, count = 0;

	(void)state;
	for (; count < 1000; count++) {
		node = record_add_ply(&record, node, false);
		record.plies[node].number = count + 1;
	}
	for (node = record.plies[0].next, count = 1; node != 0; node = record.plies[node].next)
		assert_int_equal(record.plies[node].number, count++);
	assert_int_equal(count, 1001);
}

static void
alternatives_keep_their_order(void **state)
{
	uint32_t a, b, c, d, e;

	(void)state;
	a = record_add_ply(&record, 0, false);
	b = record_add_ply(&record, a, true);
	c = record_add_ply(&record, b, true);  /* beside a later one */
	d = record_add_ply(&record, a, true);  /* beside the first */
	e = record_add_ply(&record, 0, false); /* after a node that is followed already */
	assert_int_equal(record.plies[0].next, a);
	assert_int_equal(record.plies[a].alt, b);
	assert_int_equal(record.plies[b].alt, c);
	assert_int_equal(record.plies[c].alt, d);
	assert_int_equal(record.plies[d].alt, e);
	assert_int_equal(record.plies[e].alt, 0);
	assert_int_equal(record.plies[a].next, 0);
}

/* How many nodes are reached as alternatives of node, itself included; they must come in the order
 * in which they were made. */
static uint32_t
count_alternatives(uint32_t node)
{
	uint32_t count = 1, alt;

	for (; (alt = record.plies[node].alt) != 0; node = alt) {
		assert_true(alt > node);
		count++;
	}
	return count;
}

/* Walking the alternatives each time would take an hour here. */
static void
many_alternatives_in_any_order(void **state)
{
	enum { MANY = 300000 };
	uint32_t heads[2], latest[2], i, k;

	(void)state;
	heads[0] = latest[0] = record_add_ply(&record, 0, false);
	heads[1] = latest[1] = record_add_ply(&record, heads[0], false);
	for (i = 0; i < MANY; i++) {
		k = i & 1;
		latest[k] = record_add_ply(&record, i % 3 == 0 ? latest[k] : heads[k], true);
	}
	for (i = 0; i < MANY; i++)
		record_add_ply(&record, i < MANY / 2 ? heads[0] + 2 * (i % 1000) : heads[0], true);
	assert_int_equal(count_alternatives(heads[0]) + count_alternatives(heads[1]), 2 + 2 * MANY);
}

static void
notes_stay_in_order(void **state)
{
	enum { MANY = 100000 };
	struct span at = { 0, 0 };
	uint32_t nodes[2], i, note;

	(void)state;
	nodes[0] = 0;
	nodes[1] = record_add_ply(&record, 0, false);
	for (i = 0; i < MANY; i++) {
		at.at = i;
		record_add_note(&record, nodes[i & 1], i % 5 == 0 ? NOTE_bookmark : NOTE_comment,
		    STR("note"), at);
	}
	for (i = 0; i < 2; i++) {
		at.at = i;
		for (note = record.plies[nodes[i]].notes; note != 0; at.at += 2) {
			assert_int_equal(record.notes[note - 1].at.at, at.at);
			note = record.notes[note - 1].next;
		}
		assert_int_equal(at.at, MANY + i);
	}
	assert_int_equal(record.notes[5].kind, NOTE_bookmark);
	assert_true(str_eq(record.notes[5].text, STR("note")));
}

static void
the_first_header_is_found(void **state)
{
	struct span at = { 7, 8 };
	int i;

	(void)state;
	record_add_header(&record, HEADER_other, STR("図"), STR("x"), at);
	record_add_header(&record, HEADER_black, STR("先手"), STR("羽生"), at);
	for (i = 0; i < 1000; i++)
		record_add_header(&record, HEADER_black, STR("先手"), STR("谷川"), at);
	assert_int_equal(record.header_count, 1002);
	assert_true(str_eq(record_header(&record, HEADER_black)->value, STR("羽生")));
	assert_true(str_eq(record_header(&record, HEADER_black)->key, STR("先手")));
	assert_true(str_eq(record_header(&record, HEADER_other)->key, STR("図")));
	assert_int_equal(record_header(&record, HEADER_black)->at.n, 8);
	record_add_header(&record, HEADER_title, STR("表題"), STR("\0 　\t\0a b\r \0"), at);
	assert_true(str_eq(record_header(&record, HEADER_title)->value, STR("a b")));
	record_add_header(&record, HEADER_event, STR("棋戦"), STR(" \0 "), at);
	assert_int_equal(record_header(&record, HEADER_event)->value.n, 0);
	assert_null(record_header(&record, HEADER_white));
}

static void
the_more_exact_time_is_kept(void **state)
{
	static const struct str day = STR("2026/08/08"), time = STR("2026/08/08 05:11:18");
	struct span at = { 7, 8 };

	(void)state;
	record_add_header(&record, HEADER_start_time, STR("対局日"), day, at);
	record_add_header(&record, HEADER_start_time, STR("開始日時"), time, at);
	record_add_header(&record, HEADER_start_time, STR("対局日"), day, at);
	assert_int_equal(record.header_count, 1);
	assert_true(str_eq(record_header(&record, HEADER_start_time)->value, time));
	assert_true(str_eq(record_header(&record, HEADER_start_time)->key, STR("開始日時")));
	/* another day is another matter, and so is the same key twice */
	record_add_header(&record, HEADER_start_time, STR("対局日"), STR("2026/08/09"), at);
	record_add_header(&record, HEADER_start_time, STR("開始日時"), time, at);
	assert_int_equal(record.header_count, 3);
}

static void
steps_and_results_are_kept(void **state)
{
	unsigned i;

	(void)state;
	for (i = 0; i < 300; i++) {
		record_add_step(
		    &record, (struct setup_step){ .op = SETUP_put, .square = (square_t)i });
		record_add_result(&record, (struct result){ .plies = i });
	}
	assert_int_equal(record.setup.step_count, 300);
	assert_int_equal(record.result_count, 300);
	assert_int_equal(record.setup.steps[255].square, 255);
	assert_int_equal(record.results[299].plies, 299);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(starts_empty_with_a_root),
		TEST(a_new_node_claims_nothing),
		TEST(the_main_line_is_a_chain),
		TEST(alternatives_keep_their_order),
		TEST(many_alternatives_in_any_order),
		TEST(notes_stay_in_order),
		TEST(the_first_header_is_found),
		TEST(the_more_exact_time_is_kept),
		TEST(steps_and_results_are_kept),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
