#include "parsers/testing_dump.h"
#include "record/text/testing_memory.h"

#include <stdio.h>

extern const struct parser usi_parser;

static const struct dump_case cases[] = {
	{ "startpos", "position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e resign\n",
	    "even @9+8 turn +\n"
	    " 77 76 plain @24+4\n"
	    " 33 34 plain @29+4\n"
	    " 88 22 plain promote @34+5\n"
	    " 31 22 plain @40+4\n"
	    " drop 45 KA @45+4\n"
	    "end resign @50+6\n" },
	{ "without position", "startpos moves 7g7f\nmoves 3c3d\n7g7f 3c3d\nstartpos 2g2f\n",
	    "even @0+8 turn +\n"
	    " 77 76 plain @15+4\n"
	    "record @20+10 V\n"
	    "turn 0\n"
	    " 33 34 plain @26+4\n"
	    "record @31+9 V\n"
	    "turn 0\n"
	    " 77 76 plain @31+4\n"
	    " 33 34 plain @36+4\n"
	    "record @41+13 V\n"
	    "even @41+8 turn +\n"
	    " 27 26 plain @50+4\n" },
	{ "nothing but the start", "position startpos\nstartpos\n",
	    "even @9+8 turn +\n"
	    "record @18+8 V\n"
	    "even @18+8 turn +\n" },
	{ "sfen", "position sfen 4k4/9/9/9/9/9/9/9/4K4 w 2P2b 12 moves P*5e 5i5h= win\n",
	    "board @14+31 9x9 number 11 turn -\n"
	    " put - OU 51 @14+31\n"
	    " put + OU 59 @14+31\n"
	    " hand + FU x2 @14+31\n"
	    " hand - KA x2 @14+31\n"
	    " drop 55 FU @52+4\n"
	    " 59 58 plain stay @57+5\n"
	    "end declaration @63+3\n" },
	{ "empty boards and dates", "9/9/9/9/9/9/9/9/9 b - 1\n2004/05/31\n",
	    "board @0+23 9x9 turn +\n"
	    " ? \"2004/05/31\" @24+10\n"
	    "! unknown-line @24+10 #0 \"2004/05/31\"\n" },
	{ "sfen without its end",
	    "sfen k8/9/9/9/9/9/9/9/8K\nk8/9/9/9/9/9/9/9/8+R b -\n"
	    "4k4/4K4 w moves 5a5b\n",
	    "board @5+19 9x9 turn +\n"
	    " put - OU 91 @5+19\n"
	    " put + OU 19 @5+19\n"
	    "record @25+24 V\n"
	    "board @25+24 9x9 turn +\n"
	    " put - OU 91 @25+24\n"
	    " put + RY 19 @25+24\n"
	    " ? \"4k4/4K4 w moves 5a5b\" @50+20\n"
	    "! unknown-line @50+20 #0 \"4k4/4K4 w moves 5a5b\"\n" },
	{ "comments and blank lines", "# head\n\n  \nstartpos moves 7g7f\n#x\n",
	    "record @11+19 V\n"
	    "even @11+8 turn +\n"
	    " 77 76 plain @26+4\n" },
	{ "the ending of a program's own name", "startpos moves chudan\n",
	    "even @0+8 turn +\n"
	    "end interrupted @15+6\n" },
	{ "endings",
	    "startpos moves rep_draw\nstartpos moves draw\nstartpos moves timeout\n"
	    "startpos moves break\nstartpos moves win 7g7f\n",
	    "even @0+8 turn +\n"
	    "end sennichite @15+8\n"
	    "record @24+19 V\n"
	    "even @24+8 turn +\n"
	    "end jishogi @39+4\n"
	    "record @44+22 V\n"
	    "even @44+8 turn +\n"
	    "end time_up @59+7\n"
	    "record @67+20 V\n"
	    "even @67+8 turn +\n"
	    "end interrupted @82+5\n"
	    "record @88+23 V\n"
	    "even @88+8 turn +\n"
	    "end declaration @103+3\n"
	    " 77 76 plain @107+4\n" },
	{ "larger boards", "startpos moves 10m10n 8h8g9f+ 8h8g8h 15o1a\n",
	    "even @0+8 turn +\n"
	    " 10-13 10-14 plain @15+6\n"
	    " 88 87 96 plain promote @22+7\n"
	    " 88 87 88 plain @30+6\n"
	    " 15-15 11 plain @37+5\n" },
	{ "larger boards, without a start", "12g2f 2g2f 3c3d\n15g2f+ 2g2f 3c3d\n",
	    "turn 0\n"
	    " 12-7 26 plain @0+5\n"
	    " 27 26 plain @6+4\n"
	    " 33 34 plain @11+4\n"
	    "record @16+16 V\n"
	    "turn 0\n"
	    " 15-7 26 plain promote @16+6\n"
	    " 27 26 plain @23+4\n"
	    " 33 34 plain @28+4\n" },
	{ "passes", "startpos moves 0000 pass\n",
	    "even @0+8 turn +\n"
	    "pass @15+4\n"
	    "pass @20+4\n" },
	{ "drops in either case", "startpos moves p*5e X*5e P*5 P*\n",
	    "even @0+8 turn +\n"
	    " drop 55 FU @15+4\n"
	    "move @20+4\n"
	    "move @25+3\n"
	    "move @29+2\n"
	    "! bad-move-text @20+4 #2 \"X*5e\"\n"
	    "! bad-move-text @25+3 #3 \"P*5\"\n"
	    "! bad-move-text @29+2 #4 \"P*\"\n" },
	{ "no moves", "startpos moves 7g 7g7 0g7f 7j7z 26a1a 7g7f++ foo 2b7G 7g7f,\n",
	    "even @0+8 turn +\n"
	    "move @15+2\n"
	    "move @18+3\n"
	    "move @22+4\n"
	    "move @27+4\n"
	    "move @32+5\n"
	    "move @38+6\n"
	    "move @45+3\n"
	    " 22 77 plain promote @49+4\n"
	    "move @54+5\n"
	    "! bad-move-text @15+2 #1 \"7g\"\n"
	    "! bad-move-text @18+3 #2 \"7g7\"\n"
	    "! bad-move-text @22+4 #3 \"0g7f\"\n"
	    "! bad-move-text @27+4 #4 \"7j7z\"\n"
	    "! bad-move-text @32+5 #5 \"26a1a\"\n"
	    "! bad-move-text @38+6 #6 \"7g7f++\"\n"
	    "! bad-move-text @45+3 #7 \"foo\"\n"
	    "! bad-move-text @54+5 #9 \"7g7f,\"\n" },
	{ "a bad position",
	    "position sfen 4k4/9/9x b - 1 moves 7g7f\nsfen 4k4/9/4k b\n"
	    "position foo bar\n",
	    "board @14+14 turn 0\n"
	    " ? \"4k4/9/9x b - 1\" @14+14\n"
	    " 77 76 plain @35+4\n"
	    "record @40+15 V\n"
	    "board @45+10 turn 0\n"
	    " ? \"4k4/9/4k b\" @45+10\n"
	    " ? \"position foo bar\" @56+16\n"
	    "! bad-setup @14+14 #0 \"4k4/9/9x b - 1\"\n"
	    "! bad-setup @45+10 #0 \"4k4/9/4k b\"\n"
	    "! unknown-line @56+16 #0 \"position foo bar\"\n" },
	{ "words after a position", "sfen k8/9/9/9/9/9/9/9/8K b - 1 bm 7g7f; id x moves 7g7f\n",
	    "board @5+25 9x9 turn +\n"
	    " put - OU 91 @5+25\n"
	    " put + OU 19 @5+25\n"
	    " ? \"bm 7g7f; id x\" @31+13\n"
	    " 77 76 plain @51+4\n"
	    "! unknown-line @31+13 #0 \"bm 7g7f; id x\"\n" },
	{ "lines between games", "hello\n7g7f\nworld/x/y.\n7g7f\nend\n",
	    "record @6+4 V\n"
	    "turn 0\n"
	    " ? \"hello\" @0+5\n"
	    " 77 76 plain @6+4\n"
	    "record @22+4 V\n"
	    "turn 0\n"
	    " ? \"world/x/y.\" @11+10\n"
	    " 77 76 plain @22+4\n"
	    " ? \"end\" @27+3\n"
	    "! unknown-line @0+5 #0 \"hello\"\n"
	    "! unknown-line @11+10 #0 \"world/x/y.\"\n"
	    "! unknown-line @27+3 #1 \"end\"\n" },
	{ "no game", "hello\nworld\n", "! no-game @0+5 #0 \"hello\"\n" },
	{ "prose is no game",
	    "position of the king\nsfen is a notation\nstartpos is a word\nmoves\nmoves along\n"
	    "usr/share/doc/kifu/copyright\n7g7f is a move\n",
	    "! no-game @0+20 #0 \"position of the king\"\n" },
	{ "games with damage",
	    "position startpos moves xx 3c3d\n7g7f xx 2g2f\nlnsgkgsnl/1x5b1/9/9/9/9/9/9/LNSGKGSNL "
	    "b -\n",
	    "even @9+8 turn +\n"
	    "move @24+2\n"
	    " 33 34 plain @27+4\n"
	    "record @32+12 V\n"
	    "turn 0\n"
	    " 77 76 plain @32+4\n"
	    "move @37+2\n"
	    " 27 26 plain @40+4\n"
	    "record @45+41 V\n"
	    "board @45+41 turn 0\n"
	    " ? \"lnsgkgsnl/1x5b1/9/9/9/9/9/9/LNSGKGSNL b -\" @45+41\n"
	    "! bad-move-text @24+2 #1 \"xx\"\n"
	    "! bad-move-text @37+2 #2 \"xx\"\n"
	    "! bad-setup @45+41 #0 \"lnsgkgsnl/1x5b1/9/9/9/9/9/9/LNSGKGSNL b -\"\n" },
	{ "nothing", "", "! no-game @0+0 #0\n" },
	{ "CR LF and tabs", "startpos\tmoves\t7g7f \r\nstartpos moves 2g2f",
	    "even @0+8 turn +\n"
	    " 77 76 plain @15+4\n"
	    "record @22+19 V\n"
	    "even @22+8 turn +\n"
	    " 27 26 plain @37+4\n" },
};

static void
reads_as_the_table_says(void **state)
{
	size_t i;

	(void)state;
	for (i = 0; i < sizeof cases / sizeof *cases; i++)
		dump_check(&usi_parser, &cases[i], &memory);
	assert_int_equal(memory.used, 0);
}

/* A word reads the same at the line's end and before blanks, where the fast path may take it. */
static void
plain_words(void **state)
{
	static const char *const words[] = { "7g7f", "2b9i+", "7g7f=", "P*5e", "P*5e+", "8h8g9f" };
	static const char bytes[] = "`aiopz/0158:*+= \tAGKLPS\x80";
	struct buffer alone, before;
	char line[64];

	(void)state;
	buffer_init(&alone, &memory);
	buffer_init(&before, &memory);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		for (size_t at = 0; words[i][at] != '\0'; at++)
			for (size_t b = 0; b < sizeof bytes; b++) {
				size_t n =
				    (size_t)sprintf(line, "startpos moves 3c3d %s", words[i]);

				if (bytes[b] != '\0') /* the last time as it is */
					line[n - strlen(words[i]) + at] = bytes[b];
				memset(line + n, ' ', 16);
				buffer_clear(&alone);
				buffer_clear(&before);
				dump_text_of(&alone, &usi_parser, (struct str){ line, n });
				dump_text_of(&before, &usi_parser, (struct str){ line, n + 16 });
				if (!str_eq(buffer_str(&alone), buffer_str(&before)))
					fail_msg("%.*s:\n%.*sbefore blanks:\n%.*s", (int)n, line,
					    (int)alone.n, alone.p, (int)before.n, before.p);
			}
	buffer_free(&alone);
	buffer_free(&before);
}

static void
probes(void **state)
{
	static const struct {
		const char *text;
		int min, max;
	} rows[] = {
		{ "position startpos moves 7g7f\n", 100, 100 },
		{ "# head\n\nsfen 9/9/9 b - 1\n", 90, 100 },
		{ "startpos", 90, 100 },
		{ "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n", 80, 100 },
		{ "+P5knl/3sg4/9/9/9/9/9/9/9\n", 80, 100 },
		{ "7g7f 3c3d\n", 50, 90 },
		{ "P*5e\n", 50, 90 },
		{ "a word\nstartpos\n", 20, 60 },
		{ "", 0, 0 },
		{ "# only a comment\n", 0, 0 },
		{ "2004/05/31\n", 0, 0 },
		{ "V2.2\nN+a\nPI\n+\n+7776FU\n", 0, 0 },
		{ "#KIF version=2.0\n先手：a\n手数----指手--\n   1 ７六歩(77)\n", 0, 0 },
		{ "resign\n", 0, 0 },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		int weight = usi_parser.probe(str_of(rows[i].text)).score;

		if (weight < rows[i].min || weight > rows[i].max)
			fail_msg("%s: %d", rows[i].text, weight);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads_as_the_table_says),
		cmocka_unit_test(plain_words),
		cmocka_unit_test(probes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
