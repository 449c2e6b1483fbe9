#include "parsers/testing_dump.h"
#include "record/text/testing_memory.h"

#include <stdio.h>

extern const struct parser csa_parser;

/* A game of one move, and how the lines after it are read. */
#define FLOOD "PI\n+\n+7776FU\nT1\n"
#define FLOOD_READ "even @0+2 9x9 turn + @3+1\n+ 77 76 FU @5+7 t1000@8\n"

static const struct dump_case cases[] = {
	{ "moves after the end", "PI\n+\n+7776FU\n%CHUDAN\n-3334FU\n%TORYO\n",
	    "even @0+2 9x9 turn + @3+1\n"
	    "+ 77 76 FU @5+7\n"
	    "end interrupted @13+7\n"
	    "- 33 34 FU @21+7\n"
	    "end resign @29+6\n" },
	{ "a second ending", "PI\n+\n+7776FU\n%KACHI,'* -5000 win\nT10\n%KACHI\n%TORYO\n",
	    "even @0+2 9x9 turn + @3+1\n"
	    "+ 77 76 FU @5+7\n"
	    "end declaration @13+6 t10000@20\n"
	    " * \" -5000 win\" @20+12\n"
	    " ? \"%TORYO\" @44+6\n"
	    "! second-ending @44+6 #1 \"%TORYO\" \"%KACHI\"\n" },
	{ "who fouled",
	    "V2.2\nPI\n+\n+7776FU\n%+ILLEGAL_ACTION\n/\nPI\n+\n+7776FU\n"
	    "%-ILLEGAL_ACTION\n",
	    "record @0+35 V2.2\n"
	    "even @5+2 9x9 turn + @8+1\n"
	    "+ 77 76 FU @10+7\n"
	    "end illegal_action + @18+16\n"
	    "record @37+30 V2.2\n"
	    "even @37+2 9x9 turn + @40+1\n"
	    "+ 77 76 FU @42+7\n"
	    "end illegal_action - @50+16\n" },
	{ "an unknown ending", "PI\n+\n%FOO_1,T3\n",
	    "even @0+2 9x9 turn + @3+1\n"
	    "end other @5+6 t3000@7\n"
	    "! unknown-terminator @5+6 #0 \"%FOO_1\"\n" },
	{ "an ending without moves or turn", "PI82HI\n%CHUDAN\n",
	    "even @0+6 9x9 turn -\n"
	    " remove + HI 82 @2+4\n"
	    "end interrupted @7+7\n"
	    "! missing-turn @7+7 #0 -\n" },
	{ "result lines of the server protocol",
	    "PI\n+\n+7776FU\n#TIME_UP\n#WIN\n/\nPI\n+\n%TORYO\n#RESIGN\n/\n"
	    "#RESIGN\n+7776FU\n%KACHI\n#ILLEGAL_MOVE\n",
	    "even @0+2 9x9 turn + @3+1\n"
	    "+ 77 76 FU @5+7\n"
	    "end time_up @13+8\n"
	    " ? \"#WIN\" @22+4\n"
	    "record @29+20 V\n"
	    "even @29+2 9x9 turn + @32+1\n"
	    "end resign @34+6\n"
	    " ' \"#RESIGN\" @41+7\n"
	    "record @51+37 V\n"
	    "turn +\n"
	    " ? \"#RESIGN\" @51+7\n"
	    "+ 77 76 FU @59+7\n"
	    "end failed_declaration @67+6\n"
	    " ' \"#ILLEGAL_MOVE\" @74+13\n"
	    "! misplaced-line @13+8 #1 \"#TIME_UP\"\n"
	    "! unknown-line @22+4 #1 \"#WIN\"\n"
	    "! unknown-line @51+7 #0 \"#RESIGN\"\n"
	    "! missing-turn @59+7 #0 +\n"
	    "! misplaced-line @74+13 #1 \"#ILLEGAL_MOVE\"\n" },
	{ "81Dojo: who moves first and who won",
	    "V2\nN+a\nN-b\nTo_Move:-\n$EVENT:c\nPI22KA\n-\n-3334FU\nT1\n#DISCONNECT\n#SENTE_WIN\n/"
	    "\n"
	    "To_Move:+\nTo_Move:-\n+7776FU\n#GOTE_WIN\n/\nPI\n+\n+7776FU\n#DRAW\n/\n"
	    "PI\n+\n+7776FU\n%TORYO\n#SENTE_WINS\n",
	    "record @0+73 V2\n"
	    "N+ black \"a\" @5+1\n"
	    "N- white \"b\" @9+1\n"
	    "$EVENT event \"c\" @28+1\n"
	    "even @30+6 9x9 turn - @37+1\n"
	    " remove + KA 22 @32+4\n"
	    "- 33 34 FU @39+7 t1000@8\n"
	    "end forfeit_loss wins + @50+11\n"
	    " ' \"#SENTE_WIN\" @62+10\n"
	    "record @75+38 V2\n"
	    "turn + @75+9\n"
	    " ? \"To_Move:-\" @85+9\n"
	    "+ 77 76 FU @95+7\n"
	    "end resign summary wins - @103+9\n"
	    "record @115+19 V2\n"
	    "even @115+2 9x9 turn + @118+1\n"
	    "+ 77 76 FU @120+7\n"
	    "end draw @128+5\n"
	    "record @136+32 V2\n"
	    "even @136+2 9x9 turn + @139+1\n"
	    "+ 77 76 FU @141+7\n"
	    "end resign @149+6\n"
	    " ? \"#SENTE_WINS\" @156+11\n"
	    "! misplaced-line @50+11 #1 \"#DISCONNECT\"\n"
	    "! bad-time @85+9 #0 \"To_Move:-\"\n"
	    "! misplaced-line @103+9 #1 \"#GOTE_WIN\"\n"
	    "! misplaced-line @128+5 #1 \"#DRAW\"\n"
	    "! unknown-line @156+11 #1 \"#SENTE_WINS\"\n" },
	{ "Shogi Wars: the last word",
	    "+7776FU,L600\tGOTE_WIN_TIMEOUT\n/\nPI\n+\n+7776FU\nSENTE_WIN_OUTE_SENNICHI\n/\n"
	    "PI\n+\n+7776FU\n%DRAW_SENNICHI\n/\n\tGOTE_WIN_DISCONNECT\n/\n"
	    "PI\n+\n+7776FU\nGOTE_WIN_LOTTERY\nGOTE_WIN\n",
	    "turn +\n"
	    "+ 77 76 FU @0+7 t0@0\n"
	    "end time_up wins - @13+16\n"
	    "record @32+37 V\n"
	    "even @32+2 9x9 turn + @35+1\n"
	    "+ 77 76 FU @37+7\n"
	    "end perpetual_check wins + @45+23\n"
	    "record @71+28 V\n"
	    "even @71+2 9x9 turn + @74+1\n"
	    "+ 77 76 FU @76+7\n"
	    "end sennichite @85+13\n"
	    "record @101+21 V\n"
	    "turn +\n"
	    "end forfeit_loss wins - @102+19\n"
	    "record @124+39 V\n"
	    "even @124+2 9x9 turn + @127+1\n"
	    "+ 77 76 FU @129+7\n"
	    "end other wins - @137+16\n"
	    " ? \"GOTE_WIN\" @154+8\n"
	    "! missing-turn @0+7 #0 +\n"
	    "! missing-turn @102+19 #0 +\n"
	    "! unknown-terminator @137+16 #1 \"GOTE_WIN_LOTTERY\"\n"
	    "! unknown-line @154+8 #1 \"GOTE_WIN\"\n" },
	{ "features of newer versions", "V2\nN+a\n$EVENT:b\n$TIME:1+0+0\nPI\n+\n%TIME_UP\n",
	    "record @0+42 V2\n"
	    "N+ black \"a\" @5+1\n"
	    "$EVENT event \"b\" @14+1\n"
	    "$TIME time_limit \"1+0+0\" @22+5\n"
	    "even @28+2 9x9 turn + @31+1\n"
	    "end time_up @33+8\n"
	    "! version-feature @16+5 #0 \"$TIME\" \"3.0\" \"2\"\n"
	    "! version-feature @33+8 #0 \"%TIME_UP\" \"2.1\" \"2\"\n" },
	{ "V1 had no version line", "$EVENT:a\n$SITE:b\nPI\n+\n%MAX_MOVES\n",
	    "$EVENT event \"a\" @7+1\n"
	    "$SITE site \"b\" @15+1\n"
	    "even @17+2 9x9 turn + @20+1\n"
	    "end max_moves @22+10\n"
	    "! version-feature @0+6 #0 \"$EVENT\" \"2\"\n"
	    "! version-feature @22+10 #0 \"%MAX_MOVES\" \"3.0\"\n" },
	{ "floodgate: loss on time", FLOOD "'P1\n'summary:time up:a win:b lose\n'$END_TIME:x\n",
	    FLOOD_READ " ' \"P1\" @16+3\n"
		       "end time_up summary wins + @20+29\n"
		       " ' \"summary:time up:a win:b lose\" @20+29\n"
		       " ' \"$END_TIME:x\" @50+12\n" },
	{ "floodgate: cut off", FLOOD "%TORYO\n'summary:abnormal:a win:b lose\n",
	    FLOOD_READ "end forfeit_loss wins + @16+6\n"
		       " ' \"summary:abnormal:a win:b lose\" @23+30\n" },
	{ "floodgate: the other side cut off", FLOOD "%TORYO\n'summary:abnormal:a lose:b win\n",
	    FLOOD_READ "end forfeit_win wins - @16+6\n"
		       " ' \"summary:abnormal:a lose:b win\" @23+30\n" },
	{ "floodgate: both cut off", FLOOD "'summary:abnormal:a lose:b lose\n",
	    FLOOD_READ "end error summary @16+31\n"
		       " ' \"summary:abnormal:a lose:b lose\" @16+31\n" },
	{ "floodgate: a declaration that did not hold",
	    FLOOD "%KACHI\nT2\n'summary:illegal kachi:a win:b lose\n",
	    FLOOD_READ "end failed_declaration wins + @16+6 t2000@7\n"
		       " ' \"summary:illegal kachi:a win:b lose\" @26+35\n" },
	{ "floodgate: perpetual check by the last mover",
	    FLOOD "'summary:oute_sennichite:a lose:b win\n",
	    FLOOD_READ "end perpetual_check summary wins - @16+37\n"
		       " ' \"summary:oute_sennichite:a lose:b win\" @16+37\n" },
	{ "floodgate: perpetual check by the mover",
	    FLOOD "'summary:oute_sennichite:a win:b lose\n",
	    FLOOD_READ "end perpetual_self summary wins + @16+37\n"
		       " ' \"summary:oute_sennichite:a win:b lose\" @16+37\n" },
	{ "floodgate: repetition", FLOOD "'summary:sennichite:a draw:b draw\n",
	    FLOOD_READ "end sennichite summary @16+33\n"
		       " ' \"summary:sennichite:a draw:b draw\" @16+33\n" },
	{ "floodgate: a foul that is not in the list",
	    FLOOD "'ILLEGAL_MOVE(-0023FU)\n'summary:uchifuzume:a win:b lose\n",
	    FLOOD_READ " ' \"ILLEGAL_MOVE(-0023FU)\" @16+22\n"
		       "end illegal_move summary wins + @39+32\n"
		       " ' \"summary:uchifuzume:a win:b lose\" @39+32\n" },
	{ "floodgate: an unknown reason", FLOOD "'summary:sunset:a win:b lose\n",
	    FLOOD_READ "end other summary wins + @16+28\n"
		       " ' \"summary:sunset:a win:b lose\" @16+28\n"
		       "! unknown-terminator @16+28 #1 \"'summary:sunset:a win:b lose\"\n" },
	{ "floodgate: no summary", FLOOD "'summary:\n'summary:toryo:a win:b lose\n",
	    FLOOD_READ " ' \"summary:\" @16+9\n"
		       "end resign summary wins + @26+27\n"
		       " ' \"summary:toryo:a win:b lose\" @26+27\n" },
	{ "floodgate: names the other way round",
	    "N+a\nN-b\nPI\n+\n+7776FU\n%TORYO\n'summary:toryo:b lose:a win\n",
	    "N+ black \"a\" @2+1\n"
	    "N- white \"b\" @6+1\n"
	    "even @8+2 9x9 turn + @11+1\n"
	    "+ 77 76 FU @13+7\n"
	    "end resign wins + @21+6\n"
	    " ' \"summary:toryo:b lose:a win\" @28+27\n" },
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

/* Each ending that has a word of CSA is read back by that word. */
static void
knows_the_words_of_the_rows(void **state)
{
	char text[80];
	unsigned ending, words = 0;

	(void)state;
	for (ending = 0; ending < ENDING_COUNT; ending++) {
		const char *word = ending_rows[ending].csa;
		struct buffer out;

		if (*word == '\0')
			continue;
		words++;
		snprintf(text, sizeof text, "V3.0\nPI\n+\n%%%s\n", word);
		buffer_init(&out, &memory);
		dump_text_of(&out, &csa_parser, str_of(text));
		assert_true(str_find(buffer_str(&out), STR("end ")) < out.n);
		if (str_find(buffer_str(&out), STR("!")) < out.n)
			fail_msg("%s: %.*s", word, (int)out.n, out.p);
		buffer_free(&out);
	}
	assert_true(words > 14);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads_as_the_table_says),
		cmocka_unit_test(knows_the_words_of_the_rows),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
