#include "parsers/dump_test.h"

extern const struct parser csa_parser;

static void
out_of_memory(void *arg)
{
	(void)arg;
	fail_msg("out of memory");
}

static struct memory memory = { .fail = out_of_memory };

static const struct dump_case cases[] = {
	{ "the even start without pieces", "PI82HI 22KA\n-\n",
	    "even @0+11 turn - @12+1\n"
	    " remove + HI 82 @2+4\n"
	    " remove + KA 22 @7+4\n" },
	{ "bad removals", "PI82HI00FU11XXx\n-\n",
	    "even @0+15 turn - @16+1\n"
	    " remove + HI 82 @2+4\n"
	    " ? \"00FU\" @6+4\n"
	    " ? \"11XXx\" @10+5\n"
	    "! bad-setup @6+4 #0 \"00FU\"\n"
	    "! bad-setup @10+5 #0 \"11XXx\"\n" },
	{ "rows",
	    "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 *  *  *  *  *  *  *  *  * \nP3\n"
	    "P4 * * * * * * * +KA *\nP5*  *  *  *  -FU*  *  *  *  \n"
	    "P6 *  *  *  *  *  *  *  *\t\nP7   . +FU\n"
	    "P8 *  *  *  *  *  *  *  *  *\nP9 *  *  *  * +OU *  *  *  * \n+\n",
	    "board @0+29 9x9 turn + @213+1\n"
	    " put - KY 91 @2+3\n"
	    " put - KE 81 @5+3\n"
	    " put - GI 71 @8+3\n"
	    " put - KI 61 @11+3\n"
	    " put - OU 51 @14+3\n"
	    " put - KI 41 @17+3\n"
	    " put - GI 31 @20+3\n"
	    " put - KE 21 @23+3\n"
	    " put - KY 11 @26+3\n"
	    " put + KA 24 @80+3\n"
	    " put - FU 55 @100+3\n"
	    " put + FU 97 @150+3\n"
	    " put + OU 59 @197+3\n"
	    " ? \"P6 *  *  *  *  *  *  *  *\" @116+25\n"
	    " ? \".\" @148+1\n"
	    "! bad-setup @116+25 #0 \"P6 *  *  *  *  *  *  *  *\"\n"
	    "! bad-setup @148+1 #0 \".\"\n" },
	{ "a small board",
	    "P1-HI-KA-GI-KI-OU\nP2 *  *  *  * -FU\nP3 *  *  *  *  * \n"
	    "P4+FU *  *  *  * \nP5+OU+KI+GI+KA+HI\n+\n",
	    "board @0+17 5x5 turn + @90+1\n"
	    " put - HI 51 @2+3\n"
	    " put - KA 41 @5+3\n"
	    " put - GI 31 @8+3\n"
	    " put - KI 21 @11+3\n"
	    " put - OU 11 @14+3\n"
	    " put - FU 12 @32+3\n"
	    " put + FU 54 @56+3\n"
	    " put + OU 55 @74+3\n"
	    " put + KI 45 @77+3\n"
	    " put + GI 35 @80+3\n"
	    " put + KA 25 @83+3\n"
	    " put + HI 15 @86+3\n" },
	{ "rows that are wrong",
	    "P1-KY-XX *  *  *  *  *  * -KY\nP3 *  *  *  *  *  *  *  *  *  *\nP3 *\n"
	    "P4 *  ? *\nPI\n+\n",
	    "board @0+29 9x9 turn + @80+1\n"
	    " put - KY 91 @2+3\n"
	    " put - KY 11 @26+3\n"
	    " ? \"-XX\" @5+3\n"
	    " ? \"P3 *  *  *  *  *  *  *  *  *  *\" @30+31\n"
	    " ? \"P3 *\" @62+4\n"
	    " ? \"?\" @73+1\n"
	    " ? \"PI\" @77+2\n"
	    "! bad-setup @5+3 #0 \"-XX\"\n"
	    "! bad-setup @30+31 #0 \"P3 *  *  *  *  *  *  *  *  *  *\"\n"
	    "! bad-setup @62+4 #0 \"P3 *\"\n"
	    "! bad-setup @73+1 #0 \"?\"\n"
	    "! bad-setup @77+2 #0 \"PI\"\n"
	    "! bad-setup @0+29 #0 \"P2\"\n" },
	{ "a row after the even start", "PI\nP1 *  *  *  *  *  *  *  *  * \nPI\n+\n",
	    "even @0+2 turn + @36+1\n"
	    " ? \"P1 *  *  *  *  *  *  *  *  *\" @3+28\n"
	    " ? \"PI\" @33+2\n"
	    "! bad-setup @3+28 #0 \"P1 *  *  *  *  *  *  *  *  *\"\n"
	    "! bad-setup @33+2 #0 \"PI\"\n" },
	{ "lists of pieces", "P+59OU00KI99NY\nP-51OU\nP-00AL\n+\n",
	    "board @0+14 turn + @29+1\n"
	    " put + OU 59 @2+4\n"
	    " hand + KI @6+4\n"
	    " put + NY 99 @10+4\n"
	    " put - OU 51 @17+4\n"
	    " rest - @24+4\n" },
	{ "bad lists of pieces", "P+00TO11ALxx\nP-09FU\n+\n",
	    "turn + @20+1\n"
	    " ? \"00TO\" @2+4\n"
	    " ? \"11ALxx\" @6+6\n"
	    " ? \"09FU\" @15+4\n"
	    "! bad-setup @2+4 #0 \"00TO\"\n"
	    "! bad-setup @6+6 #0 \"11ALxx\"\n"
	    "! bad-setup @15+4 #0 \"09FU\"\n" },
	{ "empty lists leave the even start", "P+\nP-\n+\n+7776FU\n",
	    "turn + @6+1\n"
	    "+ 77 76 FU @8+7\n" },
	{ "hands, then rows", "P+00HI\nP1 *  *  *  * -OU *  *  *  * \n",
	    "board @7+28 9x9 turn +\n"
	    " hand + HI @2+4\n"
	    " put - OU 51 @21+3\n"
	    "! missing-turn @7+28 #0 +\n"
	    "! bad-setup @7+28 #0 \"P2\"\n" },
	{ "positions out of place", "+\nPI\n+7776FU\nP+00FU\nPx\n",
	    "even @2+2 turn + @0+1\n"
	    "+ 77 76 FU @5+7\n"
	    " ? \"P+00FU\" @13+6\n"
	    " ? \"Px\" @20+2\n"
	    "! misplaced-line @2+2 #0 \"PI\"\n"
	    "! unknown-line @13+6 #1 \"P+00FU\"\n"
	    "! unknown-line @20+2 #1 \"Px\"\n" },
};

static void
reads_as_the_table_says(void **state)
{
	size_t i;

	(void)state;
	for (i = 0; i < sizeof cases / sizeof *cases; i++)
		dump_check(&csa_parser, &cases[i], &memory);
	assert_int_equal(memory.used, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads_as_the_table_says),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
