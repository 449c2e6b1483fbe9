#include "parsers/testing_dump.h"
#include "record/text/testing_memory.h"

#include <stdio.h>

extern const struct parser csa_parser;

static const struct dump_case cases[] = {
	{ "moves, times and the end",
	    "PI\n+\n+7776FU\nT12\n-3334FU,T5\n+8822UM\n-3122GI,T3\n+0045KA\nT8\n"
	    "%TORYO,T2\n",
	    "even @0+2 9x9 turn + @3+1\n"
	    "+ 77 76 FU @5+7 t12000@8\n"
	    "- 33 34 FU @17+7 t5000@8\n"
	    "+ 88 22 UM @28+7\n"
	    "- 31 22 GI @36+7 t3000@8\n"
	    "+ drop 45 KA @47+7 t8000@8\n"
	    "end resign @58+6 t2000@7\n" },
	{ "CR LF", "PI\r\n-\r\n-3334FU\r\nT1\r\n+7776FU,T2\r\n%CHUDAN\r\n",
	    "even @0+2 9x9 turn - @4+1\n"
	    "- 33 34 FU @7+7 t1000@9\n"
	    "+ 77 76 FU @20+7 t2000@8\n"
	    "end interrupted @32+7\n" },
	{ "lone CR, blanks, no last line end", "PI\r+ \r  +7776FU ,\tT2\r%KACHI",
	    "even @0+2 9x9 turn + @3+1\n"
	    "+ 77 76 FU @8+7 t2000@10\n"
	    "end declaration @21+6\n" },
	{ "no line names the side to move", "-3334FU\n+7776FU\n",
	    "turn -\n"
	    "- 33 34 FU @0+7\n"
	    "+ 77 76 FU @8+7\n"
	    "! missing-turn @0+7 #0 -\n" },
	{ "one line, and several statements", "V2.2,P-51OU,P+53KI00GI,P-00AL,-,-5141OU,+0052GI",
	    "record @0+47 V2.2\n"
	    "board @5+6 turn - @30+1\n"
	    " put - OU 51 @7+4\n"
	    " put + KI 53 @14+4\n"
	    " hand + GI @18+4\n"
	    " rest - @25+4\n"
	    "- 51 41 OU @32+7\n"
	    "+ drop 52 GI @40+7\n"
	    "! glued-move @32+7 #1\n" },
	{ "moves glued together", "PI\n+\n+7776FU-3334FU\n+2726FU,-8384FU,T3,+2625FUx\n",
	    "even @0+2 9x9 turn + @3+1\n"
	    "+ 77 76 FU @5+7\n"
	    "- 33 34 FU @12+7\n"
	    "+ 27 26 FU @20+7\n"
	    "- 83 84 FU @28+7 t3000@8\n"
	    "+ 26 25 FU @39+7\n"
	    " ? \"x\" @46+1\n"
	    "! glued-move @12+7 #2\n"
	    "! glued-move @28+7 #4\n"
	    "! unknown-line @46+1 #5 \"x\"\n" },
	{ "times as odd programs write them",
	    "PI\n+\n+7776FU\nT=12\n-3334FU\nT1:30\n+2726FU\nT1.\n-8384FU\n"
	    "T1:02:03\n+2625FU T7\n-8485FU,T+4\n",
	    "even @0+2 9x9 turn + @3+1\n"
	    "+ 77 76 FU @5+7 t12000@8\n"
	    "- 33 34 FU @18+7 t90000@8\n"
	    "+ 27 26 FU @32+7 t1000@8\n"
	    "- 83 84 FU @44+7 t3723000@8\n"
	    "+ 26 25 FU @61+7 t7000@8\n"
	    "- 84 85 FU @72+7 t4000@8\n" },
	{ "fractions of a second",
	    "V3.0\nPI\n+\n+7776FU\nT6.123\n-3334FU,T0.05\n+2726FU\nT1.23456\n",
	    "record @0+56 V3.0\n"
	    "even @5+2 9x9 turn + @8+1\n"
	    "+ 77 76 FU @10+7 t6123@8\n"
	    "- 33 34 FU @25+7 t50@8\n"
	    "+ 27 26 FU @39+7 t1234@8\n" },
	{ "a fraction in an older version is noted once",
	    "V2.2\nPI\n+\n+7776FU\nT6.1\n-3334FU\nT6.2\n",
	    "record @0+36 V2.2\n"
	    "even @5+2 9x9 turn + @8+1\n"
	    "+ 77 76 FU @10+7 t6100@8\n"
	    "- 33 34 FU @23+7 t6200@8\n"
	    "! version-feature @18+4 #1 \"T6.1\" \"3.0\" \"2.2\"\n" },
	{ "no times", "PI\n+\nT1\n+7776FU\nTx\n-3334FU\nT\n+2726FU\nT4294968\n-8384FU\nT3s\n",
	    "even @0+2 9x9 turn + @3+1\n"
	    " ? \"T1\" @5+2\n"
	    "+ 77 76 FU @8+7\n"
	    " ? \"Tx\" @16+2\n"
	    "- 33 34 FU @19+7\n"
	    " ? \"T\" @27+1\n"
	    "+ 27 26 FU @29+7\n"
	    " ? \"T4294968\" @37+8\n"
	    "- 83 84 FU @46+7\n"
	    " ? \"T3s\" @54+3\n"
	    "! unknown-line @5+2 #0 \"T1\"\n"
	    "! bad-time @16+2 #1 \"Tx\"\n"
	    "! bad-time @27+1 #2 \"T\"\n"
	    "! bad-time @37+8 #3 \"T4294968\"\n"
	    "! bad-time @54+3 #4 \"T3s\"\n" },
	{ "a second time", "PI\n+\n+7776FU\nT1\nT2\n",
	    "even @0+2 9x9 turn + @3+1\n"
	    "+ 77 76 FU @5+7 t1000@8\n"
	    " ? \"T2\" @16+2\n"
	    "! unknown-line @16+2 #1 \"T2\"\n" },
	{ "remaining time of Shogi Wars",
	    "+7776FU,L599\t-3334FU,L600\t+2726FU,L590,-8384FU,L601\tL3,+2625FU,Lx,L589x",
	    "turn +\n"
	    "+ 77 76 FU @0+7 t1000@0\n"
	    "- 33 34 FU @13+7 t0@0\n"
	    "+ 27 26 FU @26+7 t9000@0\n"
	    "- 83 84 FU @39+7 t0@0\n"
	    " ? \"L3\" @52+2\n"
	    "+ 26 25 FU @55+7\n"
	    " ? \"Lx\" @63+2\n"
	    " ? \"L589x\" @66+5\n"
	    "! missing-turn @0+7 #0 +\n"
	    "! glued-move @13+7 #2\n"
	    "! unknown-line @52+2 #4 \"L3\"\n"
	    "! unknown-line @63+2 #5 \"Lx\"\n"
	    "! unknown-line @66+5 #5 \"L589x\"\n" },
	{ "moves without their sign",
	    "PI\n+\n7776FU\n3334FU,T2\n－2726FU\n+8384FU 0055KA\n7776FUx\n",
	    "even @0+2 9x9 turn + @3+1\n"
	    " 77 76 FU @5+6\n"
	    " 33 34 FU @12+6 t2000@7\n"
	    " 27 26 FU @22+9\n"
	    "+ 83 84 FU @32+7\n"
	    " drop 55 KA @40+6\n"
	    " ? \"7776FUx\" @47+7\n"
	    "! missing-sign @5+6 #1 \"7776FU\" +\n"
	    "! missing-sign @12+6 #2 \"3334FU\" -\n"
	    "! missing-sign @22+9 #3 \"－2726FU\" +\n"
	    "! missing-sign @40+6 #5 \"0055KA\" -\n"
	    "! unknown-line @47+7 #5 \"7776FUx\"\n" },
	{ "words like moves among the moves", "333FU\nPI\n+\n333FU\n3 FU\n%TORYO\n",
	    "even @6+2 9x9 turn + @9+1\n"
	    " ? \"333FU\" @0+5\n"
	    "move @11+5\n"
	    " ? \"3 FU\" @17+4\n"
	    "end resign @22+6\n"
	    "! unknown-line @0+5 #0 \"333FU\"\n"
	    "! bad-move-text @11+5 #1 \"333FU\"\n"
	    "! unknown-line @17+4 #1 \"3 FU\"\n" },
	{ "no moves", "PI\n+\n+7776FO\n-0000FU\n+7076FU\n-34FU\n+7776fu\n- comment\n",
	    "even @0+2 9x9 turn + @3+1\n"
	    "move @5+7\n"
	    "move @13+7\n"
	    "move @21+7\n"
	    "move @29+5\n"
	    "move @35+7\n"
	    "move @43+9\n"
	    "! bad-move-text @5+7 #1 \"+7776FO\"\n"
	    "! bad-move-text @13+7 #2 \"-0000FU\"\n"
	    "! bad-move-text @21+7 #3 \"+7076FU\"\n"
	    "! bad-move-text @29+5 #4 \"-34FU\"\n"
	    "! bad-move-text @35+7 #5 \"+7776fu\"\n"
	    "! bad-move-text @43+9 #6 \"- comment\"\n" },
	{ "a move cut off", "PI\n+\n+7776FU\n-33",
	    "even @0+2 9x9 turn + @3+1\n"
	    "+ 77 76 FU @5+7\n"
	    "move @13+3\n"
	    "! truncated @13+3 #2 \"-33\"\n" },
	{ "a time cut off", "PI\n+\n+7776FU\n-3334FU,T",
	    "even @0+2 9x9 turn + @3+1\n"
	    "+ 77 76 FU @5+7\n"
	    "- 33 34 FU @13+7\n"
	    " ? \"T\" @21+1\n"
	    "! bad-time @21+1 #2 \"T\"\n" },
	{ "a sign cut off", "PI\n+\n+7776FU\n-",
	    "even @0+2 9x9 turn + @3+1\n"
	    "+ 77 76 FU @5+7\n"
	    "move @13+1\n"
	    "! truncated @13+1 #2 \"-\"\n" },
	{ "a bad move before the end is not cut off", "PI\n+\n+77x",
	    "even @0+2 9x9 turn + @3+1\n"
	    "move @5+4\n"
	    "! bad-move-text @5+4 #1 \"+77x\"\n" },
	{ "a turn among the moves", "+7776FU\n+\n-3334FU\n",
	    "turn +\n"
	    "+ 77 76 FU @0+7\n"
	    " ? \"+\" @8+1\n"
	    "- 33 34 FU @10+7\n"
	    "! missing-turn @0+7 #0 +\n"
	    "! unknown-line @8+1 #1 \"+\"\n" },
	{ "comments",
	    "'head\nPI\n'*root\n+\n'x\n+7776FU\n'** 30 +7776FU\n'\n-3334FU,'after\n"
	    "%TORYO\n'*end\nT4\n",
	    "even @6+2 9x9 turn + @16+1\n"
	    " ' \"head\" @0+5\n"
	    " * \"root\" @9+6\n"
	    " ' \"x\" @18+2\n"
	    "+ 77 76 FU @21+7\n"
	    " * \"* 30 +7776FU\" @29+14\n"
	    " ' \"\" @44+1\n"
	    "- 33 34 FU @46+7\n"
	    " ' \"after\" @54+6\n"
	    "end resign @61+6 t4000@13\n"
	    " * \"end\" @68+5\n" },
	{ "comments keep the blanks at their ends",
	    "PI \n'*  root \t\n+ \n'x\xE3\x80\x80 \n+7776FU,' \n'summary:toryo:a win:b lose "
	    "\n/\n'* c \n'd \n",
	    "even @0+2 9x9 turn + @15+1\n"
	    " * \"  root \t\" @4+10\n"
	    " ' \"x　 \" @18+6\n"
	    "+ 77 76 FU @25+7\n"
	    " ' \" \" @33+2\n"
	    "end resign summary wins + @36+27\n"
	    " ' \"summary:toryo:a win:b lose \" @36+28\n"
	    " * \" c \" @67+5\n"
	    " ' \"d \" @73+3\n" },
	{ "the encoding line is used up",
	    "'CSA encoding=UTF-8\nV3.0\n'encoding=x\nPI\n+\n'encoding=x\n",
	    "record @0+54 V3.0\n"
	    "even @37+2 9x9 turn + @40+1\n"
	    " ' \"encoding=x\" @42+11\n" },
	{ "headers",
	    "V3.0\nN+先手\nN- 後手 \n$EVENT:a, b\n$TIMET+:60+0+0\n$MY_KEY:v:w\n$NOTE:\n"
	    "$NONE\nNx\nPI\n+\n",
	    "record @0+85 V3.0\n"
	    "N+ black \"先手\" @7+6\n"
	    "N- white \"後手\" @17+6\n"
	    "$EVENT event \"a, b\" @32+4\n"
	    "$TIMET+ black_clock \"60+0+0\" @45+6\n"
	    "$MY_KEY other \"v:w\" @60+3\n"
	    "$NOTE note \"\" @64+6\n"
	    "even @80+2 9x9 turn + @83+1\n"
	    " ? \"$NONE\" @71+5\n"
	    " ? \"Nx\" @77+2\n"
	    "! unknown-line @71+5 #0 \"$NONE\"\n"
	    "! unknown-line @77+2 #0 \"Nx\"\n" },
	{ "headers late and twice", "N+a\nN+b\nPI\nN-c\n+\n+7776FU\n$END_TIME:2005/01/02\nV9x\n",
	    "N+ black \"a\" @2+1\n"
	    "N+ black \"b\" @6+1\n"
	    "N- white \"c\" @13+1\n"
	    "$END_TIME end_time \"2005/01/02\" @35+10\n"
	    "even @8+2 9x9 turn + @15+1\n"
	    "+ 77 76 FU @17+7\n"
	    " ? \"V9x\" @46+3\n"
	    "! duplicate-header @4+3 #0 \"N+\"\n"
	    "! misplaced-line @11+3 #0 \"N-\"\n"
	    "! misplaced-line @25+20 #1 \"$END_TIME\"\n"
	    "! version-feature @25+9 #1 \"$END_TIME\" \"2\"\n"
	    "! misplaced-line @46+3 #1 \"V9x\"\n"
	    "! unknown-line @46+3 #1 \"V9x\"\n" },
	{ "the version goes on to the next game",
	    "V2.1\nPI\n+\n+7776FU\n/\n'next\nPI\n+\n%TIME_UP\n/\n",
	    "record @0+18 V2.1\n"
	    "even @5+2 9x9 turn + @8+1\n"
	    "+ 77 76 FU @10+7\n"
	    "record @20+20 V2.1\n"
	    "even @26+2 9x9 turn + @29+1\n"
	    " ' \"next\" @20+5\n"
	    "end time_up @31+8\n" },
	{ "a version line begins a game", "V2\nPI\n+\n+7776FU\n%TORYO\nV2.2\nN+a\nPI\n+\n",
	    "record @0+23 V2\n"
	    "even @3+2 9x9 turn + @6+1\n"
	    "+ 77 76 FU @8+7\n"
	    "end resign @16+6\n"
	    "record @23+14 V2.2\n"
	    "N+ black \"a\" @30+1\n"
	    "even @32+2 9x9 turn + @35+1\n"
	    "! misplaced-line @23+4 #1 \"V2.2\"\n" },
	{ "sections without a game", "/\nx\n/\nPI\n+\n/\n'end\ny\n",
	    "record @6+5 V\n"
	    "even @6+2 9x9 turn + @9+1\n"
	    " ? \"x\" @2+1\n"
	    " ' \"end\" @13+4\n"
	    " ? \"y\" @18+1\n"
	    "! unknown-line @2+1 #0 \"x\"\n"
	    "! unknown-line @18+1 #0 \"y\"\n" },
	{ "no game", "\n hello\nworld\n", "! no-game @1+6 #0 \" hello\"\n" },
	{ "prose is no game",
	    "N-gram models\nV8, the engine\n+ one\n- two\n-\n/\n+\n+1234AB\nP1 "
	    "is\nP+\nPIE\n%changelog\n%ENDING\n"
	    "$HOME:x\nGOTE_WINDOW\n1234 FU\nP\nV\n%\nN\n+7\n-77\nP1",
	    "! no-game @0+13 #0 \"N-gram models\"\n" },
	{ "a version and a turn are a game with damage", "V2.2\n+\n+77xFU\n",
	    "record @0+14 V2.2\n"
	    "turn + @5+1\n"
	    "move @7+6\n"
	    "! bad-move-text @7+6 #1 \"+77xFU\"\n" },
	{ "nothing", "", "! no-game @0+0 #0\n" },
	{ "unknown lines", "x, y\nPI\n+\n+7776FU\n２行目, \n-3334FU,Lx,T1\n$x\n/ \n/x\n",
	    "even @5+2 9x9 turn + @8+1\n"
	    " ? \"x, y\" @0+4\n"
	    "+ 77 76 FU @10+7\n"
	    " ? \"２行目,\" @18+10\n"
	    "- 33 34 FU @30+7 t1000@11\n"
	    " ? \"Lx\" @38+2\n"
	    " ? \"$x\" @44+2\n"
	    " ? \"/x\" @50+2\n"
	    "! unknown-line @0+4 #0 \"x, y\"\n"
	    "! unknown-line @18+10 #1 \"２行目,\"\n"
	    "! unknown-line @38+2 #2 \"Lx\"\n"
	    "! unknown-line @44+2 #2 \"$x\"\n"
	    "! unknown-line @50+2 #2 \"/x\"\n" },
	{ "byte order marks and wide blanks",
	    "\xEF\xBB\xBF"
	    "V2\nPI\n\xEF\xBB\xBF"
	    "+\n\xE3\x80\x80"
	    "+7776FU\n",
	    "record @0+25 V2\n"
	    "even @6+2 9x9 turn + @12+1\n"
	    "+ 77 76 FU @17+7\n" },
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

/* The first text has its longest part on the fast path, the last outside it. */
static void
reads_alike_at_any_distance_from_the_end(void **state)
{
	static const char text[] = "PI\n+\n+7776FU\nT12\n-3334FU,T5\n+8822UM\r\nT1\r\n-3122GI\n";
	static const char *const tails[] = { "", "\n", "'\n'\n'\n", "%TORYO\n%TORYO\n%TORYO\n",
		"' a comment that is longer than a move with its time\n" };
	struct buffer out, first;
	char whole[200];
	size_t i;

	(void)state;
	buffer_init(&first, &memory);
	dump_text_of(&first, &csa_parser, str_of(text));
	for (i = 0; i < sizeof tails / sizeof *tails; i++) {
		buffer_init(&out, &memory);
		snprintf(whole, sizeof whole, "%s%s", text, tails[i]);
		dump_text_of(&out, &csa_parser, str_of(whole));
		assert_true(str_starts(buffer_str(&out), buffer_str(&first)));
		buffer_free(&out);
	}
	buffer_free(&first);
	assert_int_equal(memory.used, 0);
}

/* Returns the piece after the move in a game of one move; 0 if it is not a move. */
static piece_t
face_read(const char *move)
{
	struct arena arena;
	struct diags diags;
	struct text text = { .body = str_of(move), .arena = &arena };
	struct parse parse = { .text = &text, .diags = &diags };
	struct record record;
	piece_t face;

	arena_init(&arena, &memory);
	diags_init(&diags, &arena, 10);
	record_init(&record, &text, &arena, FORMAT_csa);
	assert_true(csa_parser.next(&parse, &record));
	assert_int_equal(record.ply_count, 2);
	face = record.plies[1].claim.after;
	arena_free(&arena);
	return face;
}

/* The pairs of letters that the parser knows are the codes of the rows of piece.def. */
static void
knows_the_codes_of_the_rows(void **state)
{
	char move[] = "PI\n+\n+7776FU\n", code[] = "??";
	unsigned found = 0, rows = 0, kind;
	piece_t face;

	(void)state;
	for (code[0] = 'A'; code[0] <= 'Z'; code[0]++) {
		for (code[1] = 'A'; code[1] <= 'Z'; code[1]++) {
			memcpy(move + 10, code, 2);
			face = face_read(move);
			assert_int_equal(face, piece_of_csa(code));
			found += face != 0;
		}
	}
	for (kind = 1; kind < KIND_COUNT; kind++) {
		rows += piece_rows[kind].csa[0] != '\0';
		rows += piece_rows[kind].csa_promoted[0] != '\0';
	}
	assert_int_equal(found, rows);
}

static void
reads_every_square(void **state)
{
	char move[] = "PI\n+\n+0000FU\n", file, rank;
	struct dump_case row = { "square", move, NULL };
	char expected[100];

	(void)state;
	for (file = '0'; file <= '9'; file++) {
		for (rank = '0'; rank <= '9'; rank++) {
			move[6] = '5', move[7] = '5', move[8] = file, move[9] = rank;
			snprintf(expected, sizeof expected,
			    file > '0' && rank > '0'
				? "even @0+2 9x9 turn + @3+1\n+ 55 %c%c FU @5+7\n"
				: "even @0+2 9x9 turn + @3+1\nmove @5+7\n"
				  "! bad-move-text @5+7 #1 \"+55%c%cFU\"\n",
			    file, rank);
			row.expected = expected;
			dump_check(&csa_parser, &row, &memory);
		}
	}
}

/* Many games: one call reads one game, and only that. */
static void
reads_game_by_game(void **state)
{
	enum { GAMES = 2000 };
	static const char game[] = "N+a\nPI\n+\n+7776FU\nT1\n-3334FU\nT2\n%TORYO\n/\n";
	struct arena arena, game_arena;
	struct diags diags;
	struct buffer body;
	struct text text = { .arena = &arena };
	struct parse parse = { .text = &text, .diags = &diags };
	struct record record;
	uint32_t i;

	(void)state;
	arena_init(&arena, &memory);
	arena_init(&game_arena, &memory);
	diags_init(&diags, &arena, 10);
	buffer_init(&body, &memory);
	for (i = 0; i < GAMES; i++)
		buffer_add(&body, str_of(game));
	text.body = buffer_str(&body);
	for (i = 0;; i++) {
		arena_reset(&game_arena);
		record_init(&record, &text, &game_arena, FORMAT_csa);
		if (!csa_parser.next(&parse, &record))
			break;
		assert_int_equal(record.at.at, i * (sizeof game - 1));
		assert_int_equal(record.at.n, sizeof game - 3);
		assert_int_equal(record.ply_count, 4);
		assert_int_equal(parse.at, (i + 1) * (sizeof game - 1));
	}
	assert_int_equal(i, GAMES);
	assert_int_equal(diags.count, 0);
	buffer_free(&body);
	arena_free(&arena);
	arena_free(&game_arena);
}

static void
probes(void **state)
{
	static const struct {
		const char *text;
		int min, max;
	} rows[] = {
		{ "V2.2\n", 90, 100 },
		{ "'CSA encoding=UTF-8\nV3.0\n", 90, 100 },
		{ "'a comment\n\n'another\nN+a\n", 80, 100 },
		{ "PI\n+\n", 70, 100 },
		{ "P1-KY-KE\n", 70, 100 },
		{ "+7776FU\n", 90, 100 },
		{ "-3334FU,T1", 90, 100 },
		{ "$EVENT:a\n", 70, 100 },
		{ "hello\n+7776FU\n", 20, 60 },
		{ "", 0, 0 },
		{ "'only a comment\n", 0, 0 },
		{ "#KIF version=2.0\n先手：a\n手数----指手--\n   1 ７六歩(77)\n", 0, 0 },
		{ "+---------------------------+\n|v香v桂v銀v金v玉v金v銀v桂v香|一\n", 0, 0 },
		{ "position startpos moves 7g7f\n", 0, 0 },
		{ "{\"header\":{},\"moves\":[]}\n", 0, 0 },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		int weight = csa_parser.probe(str_of(rows[i].text)).score;

		if (weight < rows[i].min || weight > rows[i].max)
			fail_msg("%s: %d", rows[i].text, weight);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads_as_the_table_says),
		cmocka_unit_test(reads_alike_at_any_distance_from_the_end),
		cmocka_unit_test(knows_the_codes_of_the_rows),
		cmocka_unit_test(reads_every_square),
		cmocka_unit_test(reads_game_by_game),
		cmocka_unit_test(probes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
