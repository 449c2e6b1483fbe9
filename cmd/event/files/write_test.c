#include "cmd/event/files/testing_event.h"

#include "cmd/event/standings.h"

/* Makes the boards of a table's cells, as boards_find does of those that have no record. */
static void
make_event(struct test_event *test, const char *text)
{
	struct event *event = &test->event;
	const struct table *table;

	event->settings.bye = NAN;
	event->tables =
	    ARENA_ADD(event->arena, event->tables, event->table_count, event->table_cap);
	table_read(event, STR("t"), str_of(text), event->tables);
	table = event->tables;
	event->name = table->title;
	event->rounds = table->rounds;
	for (uint32_t i = 0; i < table->entrant_count; i++) {
		table->entrants[i].player = i;
		*ARENA_ADD(event->arena, event->players, event->player_count, event->player_cap) =
		    (struct event_player){ .name = table->entrants[i].name,
			    .about = table->entrants[i].about,
			    .rating = table->entrants[i].rating,
			    .entrant = i };
	}
	for (size_t i = 0; i < table->cell_count; i++) {
		const struct cell *cell = &table->cells[i];

		if (cell->opponent > cell->player)
			*ARENA_ADD(event->arena, event->boards, event->board_count,
			    event->board_cap) = (struct board){ .round = cell->round,
				.players = { cell->player, cell->opponent },
				.first = EVENT_NONE,
				.record = EVENT_NONE,
				.cell = cell,
				.table = table,
				.outcome = cell->outcome,
				.forfeit = cell->forfeit,
				.open = cell->outcome == OUTCOME_open,
				.drawn = cell->replayed };
	}
}

static void
writes_turnering(void **state)
{
	static const char text[] = "[Fjord Cup]\n[2026-09-20]\n[Time control: 20min + 30sec]\n"
				   "1 [Ould Ahmed] [Ana] SI 1620 [0+ 2+(-R) 3=(-S)] 2.5\n"
				   "2 [Gruß] [Jan] [3+(+4p) 1-(+R) 0-] [0.5] 1.5\n"
				   "3 [Solo] [] [2-(-4p) 0- 1=(+S)] 0.5\n";
	struct test_event test;

	(void)state;
	test_event_init(&test);
	make_event(&test, text);
	test.event.from = test.event.to = 20260920;
	test.event.clock = STR("20分30秒");
	assert_null(write_turnering(&test.event, &test.out));
	assert_string_equal(test_event_text(&test), text);
	buffer_clear(&test.out);
	test.event.from = 20260919;
	test.event.to = 20260920;
	assert_null(write_turnering(&test.event, &test.out));
	assert_memory_equal(test.out.p, "[Fjord Cup, 2026-09-19/20]\n[2026-09-20]\n", 40);
	buffer_clear(&test.out);
	test.event.to = 20261001;
	assert_null(write_turnering(&test.event, &test.out));
	assert_memory_equal(test.out.p, "[Fjord Cup, 2026-09-19/2026-10-01]\n[2026-10-01]\n", 48);
	test_event_free(&test);
}

static void
refuses(const char *text, const char *message)
{
	struct test_event test;

	test_event_init(&test);
	make_event(&test, text);
	assert_string_equal(write_turnering(&test.event, &test.out), message);
	assert_int_equal(test.out.n, 0);
	test_event_free(&test);
}

static void
refuses_turnering(void **state)
{
	(void)state;
	refuses("1 [佐藤] [健] [2+]\n2 [B] [] [1-]\n",
	    "'佐藤' cannot be written in ISO 8859-1: write it in Latin letters in [event] or "
	    "[players] of event.ini");
	refuses("round,black,white,result\n1,A,B,\n", "the game of A in round 1 has no result");
	refuses("round,black,white,result\n1,A,B,1-0\n1,C,A,1-0\n", "A has two games in round 1");
	refuses("round,black,white,result,handicap\n1,A,B,1-0,three-piece\n",
	    "turnering.txt has no code for the handicap three-piece");
}

static void
writes_csv(void **state)
{
	struct test_event test;

	(void)state;
	test_event_init(&test);
	make_event(&test,
	    "round,black,white,result,handicap\n1,A,\"B, c\",1-0,2p\n2,\"B, c\",A,0-1r,-rook\n"
	    "3,A,,+/-,\n3,\"B, c\",,-/+\n4,\"B, c\",A,+/-\n5,A,\"B, c\",½-½\n6,A,\"B, c\",\n");
	write_csv(&test.event, &test.out);
	assert_string_equal(test_event_text(&test), "round,black,white,result,handicap\r\n"
						    "1,A,\"B, c\",1-0,two-piece\r\n"
						    "2,\"B, c\",A,0-1r,-rook\r\n"
						    "3,A,,+/-,\r\n"
						    "3,\"B, c\",,-/+,\r\n"
						    "4,\"B, c\",A,+/-,\r\n"
						    "5,A,\"B, c\",1/2-1/2,\r\n"
						    "6,A,\"B, c\",,\r\n");
	test_event_free(&test);
}

static void
writes_csv_without_colours(void **state)
{
	struct test_event test;

	(void)state;
	test_event_init(&test);
	make_event(&test, "1 [A] [] [2+(-r) 0-]\n2 [B] [] [1-(+r) 0+]\n");
	write_csv(&test.event, &test.out);
	assert_string_equal(test_event_text(&test), "round,player,opponent,result,handicap\r\n"
						    "1,A,B,1-0,-rook\r\n"
						    "2,A,,-/+,\r\n"
						    "2,B,,+/-,\r\n");
	test_event_free(&test);
}

static void
writes_ini(void **state)
{
	struct event_game game = { .written = { STR("HFW"), STR("b  A 2 dan") },
		.players = { 1, 0 } };
	struct test_event test;

	(void)state;
	test_event_init(&test);
	settings_read(&test.event, STR("event.ini"),
	    STR("[event]\ndraws = replay\nbye = 0.5\ncolours = table\nhandicap = grades\n"
		"third-place = yes\ntable = t\ntie-break = points, sos\n[round 2]\n"
		"date = 2026-05-03\n"));
	make_event(&test, "[Cup]\n[2026-05-02..2026-05-03]\n1 [A] [b] SE 1850 [2+]\n"
			  "2 [Hefe, Weizen] [] [1-]\n");
	test.event.settings.bye = 0.5;
	test.event.format = EVENT_swiss;
	test.event.from = 20260502;
	test.event.to = 20260503;
	test.event.games = &game;
	test.event.game_count = 1;
	write_ini(&test.event, &test.out);
	assert_string_equal(test_event_text(&test), "[event]\n"
						    "name = Cup\n"
						    "format = swiss\n"
						    "rounds = 1\n"
						    "dates = 2026-05-02..2026-05-03\n"
						    "draws = replay\n"
						    "bye = 0.5\n"
						    "colours = table\n"
						    "handicap = grades\n"
						    "third-place = yes\n"
						    "table = t\n"
						    "tie-break = points\n"
						    "tie-break = sos\n"
						    "[players]\n"
						    "1 = b A, 1850\n"
						    "2 = Hefe Weizen\n"
						    "[alias]\n"
						    "HFW = Hefe Weizen\n"
						    "[round 2]\n"
						    "date = 2026-05-03\n");
	test_event_free(&test);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_turnering),
		cmocka_unit_test(refuses_turnering),
		cmocka_unit_test(writes_csv),
		cmocka_unit_test(writes_csv_without_colours),
		cmocka_unit_test(writes_ini),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
