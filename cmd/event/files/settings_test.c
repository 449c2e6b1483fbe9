#include "cmd/event/files/testing_event.h"

/* Reads an event.ini and prints all that it says, and the findings. */
static void
reads(const char *text, const char *wanted)
{
	struct test_event test;
	const struct event_settings *s;

	test_event_init(&test);
	settings_read(&test.event, STR("event.ini"), str_of(text));
	s = &test.event.settings;
	buffer_printf(&test.out, "%.*s %d %u %u-%u %.*s %d %g %d%d %d %d", (int)s->name.n,
	    s->name.p, (int)s->format, s->rounds, s->from, s->to, (int)s->clock.n, s->clock.p,
	    (int)s->draws, isnan(s->bye) ? -1 : s->bye, s->colours, s->alternate, (int)s->handicap,
	    s->third_place);
	for (size_t i = 0; i < s->table_count; i++)
		buffer_printf(&test.out, " %.*s", (int)s->tables[i].n, s->tables[i].p);
	for (size_t i = 0; i < s->order_count; i++)
		buffer_printf(&test.out, " %s", tie_break_names[s->order[i]]);
	for (size_t i = 1; i <= EVENT_ROUNDS_MAX; i++)
		if (s->round_days[i] > 0)
			buffer_printf(&test.out, " %zu:%u", i, s->round_days[i]);
	buffer_char(&test.out, '\n');
	test_print_entrants(&test, s->players, s->player_count);
	for (size_t i = 0; i < s->alias_count; i++)
		buffer_printf(&test.out, "%.*s=%.*s\n", (int)s->aliases[i].written.n,
		    s->aliases[i].written.p, (int)s->aliases[i].name.n, s->aliases[i].name.p);
	test_print_cells(&test, &s->pairs);
	test_print_findings(&test);
	assert_string_equal(test_event_text(&test), wanted);
	test_event_free(&test);
}

static void
whole(void **state)
{
	(void)state;
	reads("", " 0 0 0-0  0 -1 00 0 0\n");
	reads("\xEF\xBB\xBF; a comment\n[event]\r\nname = Nordhaven Open\r\nformat = round-robin\n"
	      "rounds=4\ndates = 2026-05-02..2026-05-03\nclock: 30m+30s ; or so\ndraws = replay\n"
	      "bye = 0.5\ncolours = table\nhandicap = grades\nthird-place = yes\n"
	      "table = a.txt, b.csv\ntable = c.txt\ntie-break = points, sos,\n  sodos\n"
	      "tie-break = direct\n\n[players]\n1 = Aalto Mika, 1890, 2 dan\n2=佐藤健\n"
	      "[alias]\nSato Ken = 佐藤健\n佐藤 = 佐藤健\n[round 2]\ndate = 2026-05-02\n"
	      "pair = Aalto Mika - Jean-Luc B\n  佐藤健 - A\nabsent = Haas\n[round 3]\nbye = "
	      "佐藤健\n",
	    "Nordhaven Open 2 4 20260502-20260503 30m+30s 2 0.5 10 3 1 a.txt b.csv c.txt points "
	    "sos sodos direct 2:20260502\n"
	    "1/Aalto Mika//1890, 2 dan/1890/0/-1 20:5-15\n"
	    "2/佐藤健///0/0/-1 21:3-6\n"
	    "Sato Ken=佐藤健\n"
	    "佐藤=佐藤健\n"
	    "2 Aalto Mika:Jean-Luc B ?b 27:8-31\n"
	    "2 Jean-Luc B:Aalto Mika ?w 27:8-31\n"
	    "2 佐藤健:A ?b 28:3-10\n"
	    "2 A:佐藤健 ?w 28:3-10\n"
	    "2 Haas:- -f 29:10-14\n"
	    "3 佐藤健:- +f 31:7-10\n");
	reads("[event]\ncolours = alternate\ndraws = half\nbye = 0\nhandicap = none\n"
	      "third-place = no\nformat = arena\n[round 1]\npair = A - B\n",
	    " 7 0 0-0  1 0 01 1 0\n"
	    "1 A:B ? 9:8-13\n"
	    "1 B:A ? 9:8-13\n");
}

#define X50 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"

static void
faults(void **state)
{
	(void)state;
	reads("name = a\n[event]\nformt = swiss\nformat = swis\nrounds = 0\nrounds = 100\n"
	      "dates = tomorrow\ndraws = no\nbye = 2\ncolours =\nhandicap = 2p\nthird-place = 1\n"
	      "tie-break = points, sis, points\n",
	    " 0 0 0-0  0 -1 00 0 0 points\n"
	    "1:1-5 a key before any section (begin with [event])\n"
	    "3:1-6 unknown key formt (one of name, format, rounds, dates, clock, draws, bye, "
	    "colours, handicap, third-place, table, tie-break)\n"
	    "4:10-14 swis is not one of swiss, round-robin, double-round-robin, knockout, match, "
	    "team, arena\n"
	    "5:10-11 round 0 is not one of 1 to 99\n"
	    "6:10-13 round 100 is not one of 1 to 99\n"
	    "7:9-17 tomorrow is not a date (write 2026-05-02 or 2026-05-02..2026-05-03)\n"
	    "8:9-11 no is not one of half, replay\n"
	    "9:7-8 2 is not one of 0, 1, 0.5\n"
	    "10:10-10  is not one of free, table, alternate\n"
	    "11:12-14 2p is not one of none, free, grades\n"
	    "12:15-16 1 is not one of no, yes\n"
	    "13:21-24 unknown tie-break sis, or named twice\n"
	    "13:26-32 unknown tie-break points, or named twice\n");
	reads("[evnt]\nname = a\n[round 0]\n[round 100]\npair = A - B\n[event ]\n[event\n"
	      "[round 1]\npair = A-B\npair =  - B\ndate = 5\nresult = 3\nno value\n\n"
	      "also none ; comment\n[players]\nx = A\n3 =\n4 = , 1890\n[alias]\nA =\n",
	    " 0 0 0-0  0 -1 00 0 0\n"
	    "0/A///0/0/-1 17:5-6\n"
	    "1:1-7 unknown section [evnt] (one of [event], [players], [alias], [round N])\n"
	    "3:1-10 unknown section [round 0] (one of [event], [players], [alias], [round N])\n"
	    "4:1-12 unknown section [round 100] (one of [event], [players], [alias], [round N])\n"
	    "6:1-9 unknown section [event ] (one of [event], [players], [alias], [round N])\n"
	    "7:1-2 [ is not closed\n"
	    "9:8-11 A-B does not name the players (write A - B)\n"
	    "10:9-12 - B does not name the players (write A - B)\n"
	    "11:8-9 5 is not a date (write 2026-05-02 or 2026-05-02..2026-05-03)\n"
	    "12:1-7 unknown key result (one of date, pair, absent, bye)\n"
	    "13:1-9 not a line KEY = VALUE\n"
	    "15:1-20 not a line KEY = VALUE\n"
	    "17:1-2 x is not a number\n"
	    "18:4-4 a row without a player\n"
	    "19:5-11 a row without a player\n"
	    "21:1-2 a row without a player\n");
	reads("[event]\nname = " X50 X50 X50 X50 "\nclock = 1\n[" X50 "]\nname = a\n",
	    " 0 0 0-0 1 0 -1 00 0 0\n"
	    "2:1-1 line too long\n"
	    "4:1-53 unknown section [xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx] (one of "
	    "[event], [players], [alias], [round N])\n");
}

/* A NUL ends no line. */
static void
nul(void **state)
{
	struct test_event test;

	(void)state;
	test_event_init(&test);
	settings_read(&test.event, STR("event.ini"), STR("[event]\nname = a\0b\nclock = x\n"));
	test_print_findings(&test);
	assert_string_equal(test_event_text(&test), "2:1-1 NUL byte\n");
	assert_true(str_eq(test.event.settings.clock, STR("x")));
	test_event_free(&test);
}

/* Any bytes may be an event.ini. */
static void
takes_anything(void **state)
{
	static const char *const words[] = { "[event]\n", "[players]\n", "[alias]\n", "[round 1]\n",
		"[round", "]", "\n", "\n ", "=", " = ", ":", ";", " ;", "#", "A", " - ", "pair",
		"date", "tie-break", "sos", ",", "\xFF", "佐藤", "table", "1", "absent", "\r",
		"\t" };
	uint32_t random = 1, i, n;
	char bytes[400];

	(void)state;
	for (i = 0; i < 4000; i++) {
		struct test_event test;
		size_t length = 0;

		test_event_init(&test);
		for (n = 0; n < 30; n++) {
			random = random * 1664525 + 1013904223;
			length += (size_t)snprintf(bytes + length, sizeof bytes - length, "%s",
			    words[(random >> 16) % (sizeof words / sizeof *words)]);
		}
		settings_read(&test.event, STR("e"), (struct str){ bytes, length });
		test_event_free(&test);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(whole),
		cmocka_unit_test(faults),
		cmocka_unit_test(nul),
		cmocka_unit_test(takes_anything),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
