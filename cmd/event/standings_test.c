#include "cmd/event/testing_standings.h"

static const char *const letters[] = { "A", "B", "C", "D", "E", "F", "G", "H", "I", "J" };

static void
test_values(uint32_t row, const char *name, uint32_t rank, uint32_t games, const double *values,
    const enum tie_break *keys, size_t count)
{
	const struct standing *standing = &event.standings[row];

	if (!str_eq(event.players[standing->player].name, str_of(name)))
		fail_msg("place %u: %.*s", row + 1, (int)event.players[standing->player].name.n,
		    event.players[standing->player].name.p);
	if (standing->rank != rank || standing->games != games)
		fail_msg("%s: rank %u, games %u", name, standing->rank, standing->games);
	for (size_t i = 0; i < count; i++)
		if (standing->values[keys[i]] != values[i])
			fail_msg("%s: key %u is %g", name, keys[i], standing->values[keys[i]]);
}

/* A Swiss event of 7 with byes: the standings of an independent program. */
static void
test_swiss(void **state)
{
	static const char *const names[] = { "Brandt", "Ferrer", "Arai", "Gomez", "Conti", "Endo",
		"Durand" };
	static const struct test_board boards[] = { { 1, 1, 6, '+', TEST_played },
		{ 1, 2, 5, '+', TEST_played }, { 1, 7, 3, '-', TEST_played },
		{ 1, 4, 0, '+', TEST_played }, { 2, 3, 1, '-', TEST_played },
		{ 2, 2, 4, '+', TEST_played }, { 2, 5, 7, '+', TEST_played },
		{ 2, 6, 0, '+', TEST_played }, { 3, 1, 2, '+', TEST_played },
		{ 3, 3, 5, '+', TEST_played }, { 3, 4, 6, '+', TEST_played },
		{ 3, 7, 0, '+', TEST_played } };
	static const enum tie_break order[] = { TIE_points, TIE_sos, TIE_sodos, TIE_sosos };
	static const struct {
		const char *name;
		uint32_t games;
		double values[4];
	} rows[] = {
		{ "Brandt", 3, { 3, 5, 5, 16 } },
		{ "Ferrer", 3, { 2, 6, 3, 13 } },
		{ "Arai", 3, { 2, 5, 2, 13 } },
		{ "Gomez", 2, { 2, 3, 1, 11 } },
		{ "Conti", 3, { 1, 5, 1, 14 } },
		{ "Endo", 2, { 1, 5, 0, 8 } },
		{ "Durand", 2, { 1, 3, 0, 10 } },
	};

	(void)state;
	test_players(names, NULL, TEST_COUNT(names));
	test_boards(boards, TEST_COUNT(boards));
	test_order(order, TEST_COUNT(order));
	standings_make(&event);
	for (uint32_t i = 0; i < TEST_COUNT(rows); i++)
		test_values(i, rows[i].name, i + 1, rows[i].games, rows[i].values, order, 4);
}

/* The winner of WCSC28, against opponents whose other points stand as MacMahon points. */
static void
test_wcsc(void **state)
{
	static const char *const names[] = { "TNK", "ACI", "APR", "NVC", "DGK", "MCB", "PAL", "QHA",
		"HNW", "HFW" };
	static const double points[] = { 0, 4, 6.5, 4, 6, 5.5, 6, 5.5, 5, 6.5 };
	static const struct test_board boards[] = { { 1, 1, 2, '+', TEST_played },
		{ 2, 1, 3, '+', TEST_played }, { 3, 1, 4, '+', TEST_played },
		{ 4, 1, 5, '+', TEST_played }, { 5, 1, 6, '+', TEST_played },
		{ 6, 1, 7, '+', TEST_played }, { 7, 1, 8, '+', TEST_played },
		{ 8, 1, 9, '=', TEST_played }, { 9, 1, 10, '-', TEST_played } };
	static const enum tie_break order[] = { TIE_points, TIE_sos, TIE_sodos, TIE_md, TIE_sos_1,
		TIE_sos_2, TIE_wins };
	static const double expected[] = { 7.5, 50.5, 40.25, 39, 46.5, 42.5, 7 };

	(void)state;
	test_players(names, points, TEST_COUNT(names));
	test_boards(boards, TEST_COUNT(boards));
	test_order(order, TEST_COUNT(order));
	standings_make(&event);
	test_values(0, "TNK", 1, 9, expected, order, TEST_COUNT(order));
}

/* Byes and forfeits have points, but count for no tie-break; open boards for nothing. */
static void
test_unplayed(void **state)
{
	static const struct test_board boards[] = { { 1, 1, 2, '+', TEST_forfeit },
		{ 1, 3, 0, '+', TEST_played }, { 2, 1, 3, '?', TEST_played },
		{ 2, 2, 0, '-', TEST_played }, { 3, 3, 2, '=', TEST_contradicted },
		{ 3, 1, 0, '=', TEST_played } };
	static const enum tie_break order[] = { TIE_points, TIE_sos, TIE_cum, TIE_wins };
	static const double a[] = { 1.5, 0, 3.5, 0 }, b[] = { 0.5, 1, 0.5, 0 },
			    c[] = { 1, 0.5, 2, 0 };

	(void)state;
	test_players(letters, NULL, 3);
	test_boards(boards, TEST_COUNT(boards));
	test_order(order, TEST_COUNT(order));
	event.settings.bye = 0.5;
	standings_make(&event);
	test_values(0, "A", 1, 0, a, order, 4);
	test_values(1, "C", 2, 1, c, order, 4);
	test_values(2, "B", 3, 1, b, order, 4);
}

static void
test_macmahon(void **state)
{
	static const double points[] = { 2, 1, 0 };
	static const struct test_board boards[] = { { 1, 1, 2, '-', TEST_played },
		{ 2, 1, 3, '+', TEST_played } };
	static const enum tie_break order[] = { TIE_points, TIE_sos, TIE_sosw, TIE_cum,
		TIE_first_wins };
	static const double a[] = { 3, 2, 1, 5, 1 }, b[] = { 2, 3, 1, 4, 2 },
			    c[] = { 0, 3, 1, 0, 0 };

	(void)state;
	test_players(letters, points, 3);
	test_boards(boards, TEST_COUNT(boards));
	test_order(order, TEST_COUNT(order));
	standings_make(&event);
	test_values(0, "A", 1, 2, a, order, 5);
	test_values(1, "B", 2, 1, b, order, 5);
	test_values(2, "C", 3, 1, c, order, 5);
}

/* A, B and C have the same points; each met each other one, or not. */
static void
test_direct(void **state)
{
	static const struct test_board boards[] = { { 1, 2, 1, '+', TEST_played },
		{ 1, 3, 4, '-', TEST_played }, { 2, 3, 1, '-', TEST_played },
		{ 2, 2, 5, '-', TEST_played }, { 3, 3, 0, '+', TEST_played },
		{ 3, 2, 3, '+', TEST_played }, { 4, 1, 0, '+', TEST_played },
		{ 4, 3, 0, '+', TEST_played } };
	static const enum tie_break order[] = { TIE_points, TIE_direct };
	static const double a[] = { 2, 1 }, b[] = { 2, 2 }, c[] = { 2, 0 };

	(void)state;
	test_players(letters, NULL, 5);
	test_boards(boards, TEST_COUNT(boards));
	test_order(order, TEST_COUNT(order));
	standings_make(&event);
	test_values(0, "B", 1, 3, b, order, 2);
	test_values(1, "A", 2, 2, a, order, 2);
	test_values(2, "C", 3, 3, c, order, 2);
	test_values(3, "D", 4, 1, NULL, NULL, 0);
	test_values(4, "E", 4, 1, NULL, NULL, 0);
	event.boards[5].forfeit = true; /* so that B and C did not meet */
	standings_make(&event);
	test_values(0, "A", 1, 2, a, order, 1);
	test_values(1, "B", 1, 2, b, order, 1);
	test_values(2, "C", 1, 2, c, order, 1);
	assert_true(isnan(event.standings[0].values[TIE_direct]));
	test_order((const enum tie_break[]){ TIE_points, TIE_previous }, 2);
	standings_make(&event);
	test_values(2, "C", 3, 2, c, order, 1);
	assert_true(event.standings[2].values[TIE_previous] == 3);
	test_values(4, "E", 5, 1, NULL, NULL, 0);
}

/* Without an order points decide, and the list. */
static void
test_no_order(void **state)
{
	static const struct test_board boards[] = { { 0, 3, 1, '+', TEST_played },
		{ 0, 2, 4, '=', TEST_played } };

	(void)state;
	test_players(letters, NULL, 4);
	test_boards(boards, TEST_COUNT(boards));
	standings_make(&event);
	test_values(0, "C", 1, 1, NULL, NULL, 0);
	test_values(1, "B", 2, 1, NULL, NULL, 0);
	test_values(2, "D", 2, 1, NULL, NULL, 0);
	test_values(3, "A", 4, 1, NULL, NULL, 0);
}

static void
test_nobody(void **state)
{
	(void)state;
	standings_make(&event);
	assert_non_null(event.standings);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_swiss, set_up_event, tear_down_event),
		cmocka_unit_test_setup_teardown(test_wcsc, set_up_event, tear_down_event),
		cmocka_unit_test_setup_teardown(test_unplayed, set_up_event, tear_down_event),
		cmocka_unit_test_setup_teardown(test_macmahon, set_up_event, tear_down_event),
		cmocka_unit_test_setup_teardown(test_direct, set_up_event, tear_down_event),
		cmocka_unit_test_setup_teardown(test_no_order, set_up_event, tear_down_event),
		cmocka_unit_test_setup_teardown(test_nobody, set_up_event, tear_down_event),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
