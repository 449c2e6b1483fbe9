#include "cmd/event/files/testing_event.h"

#include <time.h>

/* Reads bytes of n and prints what parts (e: entrants, c: cells, f: findings, t: the head) ask for.
 */
static void
reads_bytes(struct str bytes, const char *parts, const char *wanted)
{
	struct test_event test;
	const struct table *table = &test.table;

	test_event_init(&test);
	table_read(&test.event, STR("t"), bytes, &test.table);
	if (strchr(parts, 't') != NULL)
		buffer_printf(&test.out, "%d %.*s %u-%u %.*s %u\n", (int)table->form,
		    (int)table->title.n, table->title.p, table->from, table->to,
		    (int)table->clock.n, table->clock.p, table->rounds);
	if (strchr(parts, 'e') != NULL)
		test_print_entrants(&test, table->entrants, table->entrant_count);
	if (strchr(parts, 'c') != NULL)
		test_print_cells(&test, table);
	if (strchr(parts, 'f') != NULL)
		test_print_findings(&test);
	assert_string_equal(test_event_text(&test), wanted);
	test_event_free(&test);
}

static void
reads(const char *text, const char *parts, const char *wanted)
{
	reads_bytes(str_of(text), parts, wanted);
}

static void
turnering(void **state)
{
	(void)state;
	reads("[Nordhaven Open, Nordhaven, 2026-05-02/03]\n[2026-05-03]\n"
	      "[Time control: 30min + 30sec]\nNr Name Nat 1 2 Pts\n"
	      "1 [Berg] [Lina] SE 1850 [2+ 0+] 2\r\n; a comment\n\n"
	      " 3N [Gru\xDF] [ Jan ] [ 1 - ( +R ) 0# ] [0.5] 1.5 7\n",
	    "tecf",
	    "0 Nordhaven Open, Nordhaven, 2026-05-02/03 20260502-20260503 30min + 30sec 2\n"
	    "1/Lina Berg/Berg/SE 1850/1850/0/2 5:4-15 5:33-34\n"
	    "3/Jan Gruß/Gruß//0/0.5/1.5 8:6-17 8:44-47\n"
	    "1 Lina Berg:Jan Gruß + 5:26-28\n"
	    "2 Lina Berg:- +f 5:29-31\n"
	    "1 Jan Gruß:Lina Berg -<rook 8:22-32\n"
	    "2 Jan Gruß:- -f 8:33-35\n");
}

static void
handicaps(void **state)
{
	(void)state;
	reads("1 [A] [] [2+(-s) 2-(+M) 2=(-L) 2+(+b) 2+(-rl) 2+(-2P) 2+(+4p) 2+(-5p) 2+(+6p)]\n"
	      "2 [B] [] [1-(x) 1-(+7p) 1-() 1-(+r 1-]\n",
	    "cf",
	    "1 A:B + 1:11-17\n"
	    "2 A:B - 1:18-24\n"
	    "3 A:B =>lance 1:25-31\n"
	    "4 A:B +<bishop 1:32-38\n"
	    "5 A:B +>rook-lance 1:39-46\n"
	    "6 A:B +>two-piece 1:47-54\n"
	    "7 A:B +<four-piece 1:55-62\n"
	    "8 A:B +>five-piece 1:63-70\n"
	    "9 A:B +<six-piece 1:71-78\n"
	    "1 B:A - 2:11-16\n"
	    "2 B:A - 2:17-24\n"
	    "3 B:A - 2:25-29\n"
	    "4 B:A - 2:30-38\n"
	    "2:14-15 unknown handicap x (one of s, l, b, r, rl, 2p, 4p, 5p, 6p)\n"
	    "2:20-23 unknown handicap +7p (one of s, l, b, r, rl, 2p, 4p, 5p, 6p)\n"
	    "2:28-28 unknown handicap  (one of s, l, b, r, rl, 2p, 4p, 5p, 6p)\n"
	    "2:32-38 (+r 1- is not closed\n");
}

static void
grid_faults(void **state)
{
	(void)state;
	reads("[Title\n[2026-02-30]\n1 [A] [a] [2+ x 1* 9+ 2+]\nnot a row\n"
	      "2 [B] [b] [1- 1+ 3\n3 [C] [1+]\n4 [D\n5 [E] [] [&] [x] 1\n\n2 rows\n",
	    "ecf",
	    "1/a A/A//0/0/-1 3:4-9\n"
	    "2/b B/B//0/0/-1 5:4-9\n"
	    "3/C/C//0/0/-1 6:4-5\n"
	    "4/D/D//0/0/-1 7:4-5\n"
	    "5/E/E//0/0/1 8:4-8 8:18-19\n"
	    "1 a A:b B + 3:12-14\n"
	    "4 a A:- +? 3:20-22\n"
	    "5 a A:b B + 3:23-25\n"
	    "1 b B:a A - 5:12-14\n"
	    "2 b B:a A + 5:15-17\n"
	    "1 C:a A + 6:8-10\n"
	    "1:1-2 [ is not closed\n"
	    "2:2-12 2026-02-30 is not a date (write 2026-05-02 or 2026-05-02..2026-05-03)\n"
	    "3:15-16 x is not a cell (write 3+, 3-, 3= or 3+(-r))\n"
	    "3:17-19 1* is not a cell (write 3+, 3-, 3= or 3+(-r))\n"
	    "5:11-12 [ is not closed\n"
	    "4:1-10 not a player's row, though rows follow\n"
	    "6:1-11 a row needs [Last] [First] and [cells]\n"
	    "7:1-5 a row needs [Last] [First] and [cells]\n"
	    "7:3-4 [ is not closed\n"
	    "8:15-16 x is not a number\n");
	reads("", "f", "0:0-0 not a table of results in a known form\n");
	reads("no table\n", "f", "0:0-0 not a table of results in a known form\n");
	reads("[A title]\n", "f", "0:0-0 no player's row\n");
}

static void
displays(void **state)
{
	(void)state;
	reads("1 [H] [] [&]\n2 [A] [] [1-(+2p)]\n3 [B] [] [1= 0+]\n", "cf",
	    "1 A:H -<two-piece 2:11-18\n"
	    "1 B:H = 3:11-13\n"
	    "2 B:- +f 3:14-16\n"
	    "1 H:A +>two-piece 2:11-18\n"
	    "1 H:B = 3:11-13\n");
}

static void
days(void **state)
{
	static const struct {
		const char *words;
		uint32_t from, to;
	} rows[] = {
		{ "2026-05-02", 20260502, 20260502 },
		{ "2026-05-02/03", 20260502, 20260503 },
		{ "2026-05-31/06-01", 20260531, 20260601 },
		{ "2026-05-31/2026-06-01", 20260531, 20260601 },
		{ "2026-05-02 .. 2026-05-03", 20260502, 20260503 },
		{ "2026-05-03/02", 0, 0 },
		{ "2026-13-02", 0, 0 },
		{ "05-02", 0, 0 },
		{ "2026-05-02x", 0, 0 },
		{ "2026-05-02/", 0, 0 },
		{ "", 0, 0 },
	};
	double points;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		uint32_t from = 0, to = 0;

		assert_int_equal(table_days(str_of(rows[i].words), &from, &to), rows[i].from != 0);
		assert_int_equal(from, rows[i].from);
		assert_int_equal(to, rows[i].to);
	}
	assert_true(table_points(STR("2.5"), &points) && points == 2.5);
	assert_true(table_points(STR("2½"), &points) && points == 2.5);
	assert_true(table_points(STR("½"), &points) && points == 0.5);
	assert_true(table_points(STR("2.25"), &points) && points == 2.25);
	assert_false(table_points(STR("2.125"), &points));
	assert_false(table_points(STR("2."), &points));
	assert_false(table_points(STR("+1"), &points));
	assert_false(table_points(STR(""), &points));
}

static void
fesa(void **state)
{
	(void)state;
	reads("Open d'Aulnay 2026 : 2026-04-20/21\n"
	      "Nr Name                 Nat  Grade  ELO    1   2 MMS Pts   +/-\n"
	      " 1 Moreau-Le    Anh Tu  FR   2 Dan  1862  3+   2-(-r )  1  2    +7\n"
	      " 2 Le Duc Tremy Zoé     FR           991* 4?   1+    0  2\n"
	      "\n"
	      "100 Rousselotte Jean Luc FR   1 Kyu  1674  1- 9+   1  1   +54\n"
	      " 4 Petit        Lou     FR             1  0- 0 0\n"
	      "Promoting Petit Lou to 1 Kyu\n",
	    "tecf",
	    "1 Open d'Aulnay 2026 : 2026-04-20/21 20260420-20260421  2\n"
	    "1/Anh Tu Moreau-Le/Moreau-Le/FR   2 Dan  1862/1862/1/2 3:4-23 3:60-61\n"
	    "2/Zoé Le Duc Tremy/Le Duc Tremy/FR           991*/991/0/2 4:4-20 4:57-58\n"
	    "100/Luc Rousselotte Jean/Rousselotte Jean/FR   1 Kyu  1674/1674/1/1 6:5-25 6:55-56\n"
	    "4/Lou Petit/Petit/FR             1/1/0/0 7:4-20 7:48-49\n"
	    "1 Anh Tu Moreau-Le:Luc Rousselotte Jean + 3:43-45\n"
	    "2 Anh Tu Moreau-Le:Zoé Le Duc Tremy ->rook 3:48-55\n"
	    "2 Zoé Le Duc Tremy:Anh Tu Moreau-Le + 4:48-50\n"
	    "1 Luc Rousselotte Jean:Anh Tu Moreau-Le - 6:44-46\n"
	    "2 Luc Rousselotte Jean:- +? 6:47-49\n"
	    "1 Lou Petit:- -f 7:43-45\n"
	    "4:43-45 4? is not a cell (write 3+, 3-, 3= or 3+(-r))\n");
}

static void
csv(void **state)
{
	(void)state;
	reads("\xEF\xBB\xBFround,black,white,result,handicap,board\r\n"
	      "1,Kaede-v3,\"Sora, the \"\"9th\"\"\",1-0,,1\r\n\r\n"
	      "2,Sora,Kaede-v3,½-½,2p\r\n"
	      "3,\"Two\r\nlines\",Sora,-/-,-lance\r\n"
	      "4,Sora,,+/-\r\n5,,Sora,+/-\r\n6,Sora,Kaede-v3\r\n",
	    "tecf",
	    "2  0-0  6\n"
	    "0/Kaede-v3///0/0/-1 2:3-11\n"
	    "0/Sora, the \"9th\"///0/0/-1 2:12-31\n"
	    "0/Sora///0/0/-1 4:3-7\n"
	    "0/Two lines///0/0/-1 5:3-7\n"
	    "1 Kaede-v3:Sora, the \"9th\" +b 2:32-35\n"
	    "1 Sora, the \"9th\":Kaede-v3 -w 2:32-35\n"
	    "2 Sora:Kaede-v3 =b<two-piece 4:17-20\n"
	    "2 Kaede-v3:Sora =w>two-piece 4:17-20\n"
	    "3 Two lines:Sora -fb>lance 6:13-16\n"
	    "3 Sora:Two lines -fw<lance 6:13-16\n"
	    "4 Sora:- +fb 7:9-12\n"
	    "5 Sora:- -fw 8:9-12\n"
	    "6 Sora:Kaede-v3 ?b 9:1-2\n"
	    "6 Kaede-v3:Sora ?w 9:1-2\n");
	reads("opponent;player;result;round\n b ; a ;勝;01\nb;a;負;2\nb;a;分;3\nb;a;不戦勝;4\n"
	      "b;a;不戦敗;5\n\"b\";\"a\";1-0R;6\na;b;0-1r;7\n",
	    "ecf",
	    "0/a///0/0/-1 2:6-7\n"
	    "0/b///0/0/-1 2:2-3\n"
	    "1 a:b + 2:9-10\n"
	    "1 b:a - 2:9-10\n"
	    "2 a:b - 3:5-6\n"
	    "2 b:a + 3:5-6\n"
	    "3 a:b = 4:5-6\n"
	    "3 b:a = 4:5-6\n"
	    "4 a:b +f 5:5-8\n"
	    "4 b:a -f 5:5-8\n"
	    "5 a:b -f 6:5-8\n"
	    "5 b:a +f 6:5-8\n"
	    "6 a:b +r 7:9-13\n"
	    "6 b:a -r 7:9-13\n"
	    "7 b:a -r 8:5-9\n"
	    "7 a:b +r 8:5-9\n");
	reads("round\tblack\twhite\tresult\n1\tA, B\tC\t0-1\n2\tC\tA, B\t1/2-1/2\n"
	      "3\tC\tA, B\t0.5-0.5\n4\tC\tA, B\t-/+\n5\tC\tA, B\t*",
	    "cf",
	    "1 A, B:C -b 2:10-13\n"
	    "1 C:A, B +w 2:10-13\n"
	    "2 C:A, B =b 3:10-17\n"
	    "2 A, B:C =w 3:10-17\n"
	    "3 C:A, B =b 4:10-17\n"
	    "3 A, B:C =w 4:10-17\n"
	    "4 C:A, B -fb 5:10-13\n"
	    "4 A, B:C +fw 5:10-13\n"
	    "5 C:A, B ?b 6:10-11\n"
	    "5 A, B:C ?w 6:10-11\n");
}

static void
csv_faults(void **state)
{
	(void)state;
	reads("round,white,result\n1,A,1-0\n", "ecf", "1:1-6 no column black\n");
	reads("player,handicap\n1,A,1-0\n", "ecf",
	    "1:1-7 no column round\n"
	    "1:1-7 no column opponent\n"
	    "1:1-7 no column result\n");
	reads("round,black,white,result,handicap\n0,A,B,1-0,\n100,A,B,1-0\nx,A,B,1-0\n"
	      "1,,,1-0\n1,A,B,2-0,nine\n2,B,A,\"0-1\n3,A,B,1-0\n",
	    "cf",
	    "1 A:B ?b<nine-piece 6:7-10\n"
	    "1 B:A ?w>nine-piece 6:7-10\n"
	    "2 B:A ?b 7:7-11\n"
	    "2 A:B ?w 7:7-11\n"
	    "2:1-2 round 0 is not one of 1 to 99\n"
	    "3:1-4 round 100 is not one of 1 to 99\n"
	    "4:1-2 round x is not one of 1 to 99\n"
	    "5:3-3 a row without a player\n"
	    "6:7-10 unknown result 2-0 (1-0, 0-1, 1/2-1/2, +/-, -/+, -/-, 1-0r or 0-1r)\n"
	    "7:7-11 \" is not closed\n");
	/* CP932 */
	reads("round,black,white,result\n1,\x8d\xb2\x93\xa1\x8c\x92,\x97\xe9\x96\xd8\x88\xa8,"
	      "\x8f\x9f\n",
	    "c",
	    "1 佐藤健:鈴木葵 +b 2:11-12\n"
	    "1 鈴木葵:佐藤健 -w 2:11-12\n");
}

static void
lishogi(void **state)
{
	(void)state;
	reads(
	    "{\"rank\":1,\"score\":12,\"rating\":1910,\"username\":\"kaede\",\"title\":\"PRO\"}\n\n"
	    "{\"rank\":2,\"score\":1.5,\"username\":\"so\\u0072a\"}\n{\"rank\":3}\n{\"username\":}"
	    "\n",
	    "tecf",
	    "3  0-0  0\n"
	    "1/kaede//PRO/1910/0/12 1:1-69 1:1-69\n"
	    "2/sora///0/0/1.5 3:1-46 3:1-46\n"
	    "4:1-11 a row without a player\n"
	    "5:13-14 syntax error\n");
}

/* Whatever is long takes time by its length only, and is reported once. */
static void
long_tables(void **state)
{
	enum { MANY = 100001 };
	struct test_event test;
	struct buffer text;
	clock_t began = clock();
	size_t i;

	(void)state;
	test_event_init(&test);
	buffer_init(&text, &test.program.memory);
	buffer_printf(&text, "round,black,white,result\n");
	for (i = 0; i < MANY; i++)
		buffer_printf(&text, "%zu,p%zu,q%zu,x\n", i % 99 + 1, i, i);
	table_read(&test.event, STR("t"), buffer_str(&text), &test.table);
	assert_int_equal(test.table.entrant_count, EVENT_ENTRANTS_MAX);
	assert_int_equal(test.event.finding_count, TABLE_FAULTS_MAX + 1);
	buffer_clear(&text);
	buffer_printf(&text, "round,black,white,result\n1");
	for (i = 0; i < MANY; i++)
		buffer_printf(&text, ",歩");
	table_read(&test.event, STR("t"), buffer_str(&text), &test.table);
	assert_int_equal(test.table.cell_count, 2);
	buffer_clear(&text);
	buffer_printf(&text, "1 [A] [] [");
	for (i = 0; i < MANY; i++)
		buffer_printf(&text, " 1+(+x)");
	table_read(&test.event, STR("t"), buffer_str(&text), &test.table);
	assert_int_equal(test.table.cell_count, EVENT_ROUNDS_MAX);
	buffer_clear(&text);
	for (i = 0; i < MANY; i++)
		buffer_printf(&text, "%zu [A] [] [1+]\n", i);
	table_read(&test.event, STR("t"), buffer_str(&text), &test.table);
	assert_int_equal(test.table.entrant_count, EVENT_ENTRANTS_MAX);
	assert_int_equal(test.table.cell_count, EVENT_ENTRANTS_MAX);
	assert_true(clock() - began < 20 * CLOCKS_PER_SEC);
	buffer_free(&text);
	test_event_free(&test);
}

/* Any bytes may be a table. */
static void
takes_anything(void **state)
{
	static const char *const words[] = { "1", "[", "]", " ", "\n", "(", ")", "+", "-", "&",
		"\"", ",", "round,black,white,result\n", "{", "}", "\xFF", "é", "Nr Name 1 2\n",
		"1 [A] [] [", "\r", "r", "2026-01-01" };
	uint32_t random = 1, i, n;
	char bytes[400];

	(void)state;
	for (i = 0; i < 20000; i++) {
		struct test_event test;
		size_t length = 0;

		test_event_init(&test);
		for (n = 0; n < 20; n++) {
			random = random * 1664525 + 1013904223;
			length += (size_t)snprintf(bytes + length, sizeof bytes - length, "%s",
			    words[(random >> 16) % (sizeof words / sizeof *words)]);
		}
		table_read(&test.event, STR("t"), (struct str){ bytes, length }, &test.table);
		test_event_free(&test);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(turnering),
		cmocka_unit_test(handicaps),
		cmocka_unit_test(grid_faults),
		cmocka_unit_test(displays),
		cmocka_unit_test(days),
		cmocka_unit_test(fesa),
		cmocka_unit_test(csv),
		cmocka_unit_test(csv_faults),
		cmocka_unit_test(lishogi),
		cmocka_unit_test(long_tables),
		cmocka_unit_test(takes_anything),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
