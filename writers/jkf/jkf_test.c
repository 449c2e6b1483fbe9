#include "writers/testing_game.h"

#include <stdio.h>

/* What is expected is written here with ' for ". */
static void
is(const char *got, const char *expected)
{
	char text[4096];
	size_t i;

	assert_true(strlen(expected) < sizeof text);
	for (i = 0; expected[i] != '\0'; i++)
		text[i] = expected[i] == '\'' ? '"' : expected[i];
	text[i] = '\0';
	assert_string_equal(got, text);
}

/* Writes the game and compares the text after its head. */
static void
moves_are(struct game_fixture *f, const char *expected)
{
	const char *got = game_fixture_write(f, FORMAT_jkf), *moves = strstr(got, "\"moves\":[");

	assert_non_null(moves);
	assert_string_equal(got + strlen(got) - 3, "]}\n");
	f->out.p[strlen(got) - 3] = '\0';
	is(moves + strlen("\"moves\":["), expected);
}

#define HEAD "{'header':{'先手':'A','後手':'B'},'initial':{'preset':'HIRATE'},'moves':[{},"
#define MOVE(color, fx, fy, x, y, piece)                                                           \
	"'move':{'color':" #color ",'from':{'x':" #fx ",'y':" #fy "},'to':{'x':" #x ",'y':" #y     \
	"},'piece':'" piece "'"
#define TIME(s, total) ",'time':{'now':{'m':0,'s':" #s "},'total':{'h':0,'m':0,'s':" #total "}}"

static void
writes_appendix(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_appendix(&f);
	is(game_fixture_write(&f, FORMAT_jkf),
	    HEAD "{" MOVE(0, 7, 7, 7, 6, "FU") "}" TIME(
		2, 2) "},"
		      "{" MOVE(1, 3, 3, 3, 4, "FU") "}" TIME(1,
			  1) "},"
			     "{" MOVE(0, 8, 8, 2, 2, "KA") ",'promote':true,'capture':'KA'}" TIME(
				 5, 7) ",'forks':[[{" MOVE(0, 2, 7, 2, 6, "FU") "}" TIME(4,
				 6) "},"
				    "{'special':'CHUDAN'" TIME(
					1, 2) "}]]},"
					      "{" MOVE(1, 3, 1, 2, 2,
						  "GI") ",'same':true,'capture':'UM'}" TIME(3,
						  4) "},"
						     "{'move':{'color':0,'to':{'x':4,'y':5},'piece'"
						     ":'KA'}" TIME(8, 15) "},"
									  "{'special':'TORYO'" TIME(
									      2, 6) "}]}\n");
	f.options.mainline_only = true;
	assert_null(strstr(game_fixture_write(&f, FORMAT_jkf), "forks"));
	assert_string_equal(game_fixture_loss(&f, FORMAT_jkf), "");
	game_fixture_close(&f);
}

#define PAWN(color, x, from, to) "{" MOVE(color, x, from, x, to, "FU") "}"

/* Variations of variations, several at one move, and beside an ending. */
static void
nests_forks(void **state)
{
	struct game_fixture f;
	uint32_t one, two, three;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	one = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	two = game_fixture_move(&f, one, "3c3d", TIME_NONE);
	game_fixture_end(&f, two, ENDING_resign, TIME_NONE);
	game_fixture_move(&f, two, "6g6f", TIME_NONE);
	three = game_fixture_move(&f, 0, "2g2f", TIME_NONE);
	game_fixture_move(&f, three, "8c8d", TIME_NONE);
	game_fixture_move(&f, three, "9c9d", TIME_NONE);
	game_fixture_move(&f, 0, "5g5f", TIME_NONE);
	moves_are(&f, "{},{" MOVE(0, 7, 7, 7, 6, "FU") "},'forks':[[{" MOVE(0, 2, 7, 2, 6,
			  "FU") "}},"
				"{" MOVE(1, 8, 3, 8, 4, "FU") "},'forks':[[" PAWN(
				    1, 9, 3, 4) "}]]}],[" PAWN(0, 5, 7, 6) "}]]}," PAWN(1, 3, 3,
				    4) "},"
				       "{'special':'TORYO','forks':[[" PAWN(0, 6, 7, 6) "}]]}");
	game_fixture_close(&f);
}

/* A side's total goes on from the move that a variation branches from. */
static void
adds_times_up(void **state)
{
	struct game_fixture f;
	uint32_t two;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	two = game_fixture_move(&f, game_fixture_move(&f, 0, "7g7f", 3600000), "3c3d", 61999);
	game_fixture_move(&f, two, "2g2f", 5000);
	game_fixture_move(&f, two, "6g6f", 7000);
	game_fixture_move(&f, 3, "4c4d", TIME_NONE);
	game_fixture_move(&f, 5, "2f2e", 1000);
	assert_string_equal(game_fixture_loss(&f, FORMAT_jkf),
	    "times-truncated 2 fractions of a second in 1 time cannot be written in jkf\n");
	moves_are(&f,
	    "{}," PAWN(
		0, 7, 7, 6) ",'time':{'now':{'m':60,'s':0},'total':{'h':1,'m':0,'s':0}}}," PAWN(1,
		3, 3, 4) ",'time':{'now':{'m':1,'s':1},'total':{'h':0,'m':1,'s':1}}}," PAWN(0, 2, 7,
		6) ",'time':{'now':{'m':0,'s':5},'total':{'h':1,'m':0,'s':5}},"
		   "'forks':[[" PAWN(0, 6, 7,
		       6) ",'time':{'now':{'m':0,'s':7},'total':{'h':1,'m':0,'s':7}}}]]}," PAWN(1,
		       4, 3, 4) "}," PAWN(0, 2, 6,
		       5) ",'time':{'now':{'m':0,'s':1},'total':{'h':1,'m':0,'s':6}}}");
	game_fixture_close(&f);
}

static void
says_what_the_replay_knows(void **state)
{
	static const square_t rivals[] = { 1, SQUARE(1, 1), 2, SQUARE(7, 8), SQUARE(7, 9) };
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	f.game.rivals = (square_t *)rivals;
	node = game_fixture_move(&f, 0, "4i5h", TIME_NONE); /* the other gold: 6i */
	f.game.moves[node].flags |= MOVE_may_promote;
	f.game.moves[node].rivals = 1;
	node = game_fixture_move(&f, node, "P*5e", TIME_NONE);
	f.game.moves[node].rivals = 1;
	node = game_fixture_move(&f, node, "7g7f", TIME_NONE);
	f.game.moves[node].flags |= MOVE_may_promote | MOVE_promotes;
	f.game.moves[node].rivals = 3; /* 78 and 79: also from the same side */
	moves_are(&f,
	    "{},{" MOVE(0, 4, 9, 5, 8,
		"KI") ",'promote':false,'relative':'U'}},"
		      "{'move':{'color':1,'to':{'x':5,'y':5},'piece':'FU','relative':'H'}},"
		      "{" MOVE(0, 7, 7, 7, 6, "FU") ",'promote':true,'relative':'C'}}");
	game_fixture_close(&f);
	game_fixture_open(&f, EVEN, NULL);
	node = game_fixture_move(&f, 0, "P*5e", TIME_NONE);
	f.game.moves[node].after |= PIECE_PROMOTED; /* a foul */
	moves_are(&f, "{},{'move':{'color':0,'to':{'x':5,'y':5},'piece':'TO'}}");
	game_fixture_close(&f);
}

static void
keeps_notes(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	game_fixture_note(&f, 0, NOTE_remark, "KIF version=2.0 encoding=UTF-8");
	node = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	game_fixture_note(&f, node, NOTE_comment, "a \"b\"\\\t\033");
	game_fixture_note(&f, node, NOTE_bookmark, "c");
	game_fixture_note(&f, node, NOTE_remark, "d");
	game_fixture_note(&f, node, NOTE_line, "e");
	game_fixture_note(&f, node, NOTE_comment, "&f");
	game_fixture_note(&f, node, NOTE_comment, "");
	assert_string_equal(
	    game_fixture_loss(&f, FORMAT_jkf), "character-replaced 1 & becomes  &\n");
	moves_are(&f, "{},{'comments':['a \\'b\\'\\\\\\t\\u001b','&c','#d','#e',' &f','']," MOVE(
			  0, 7, 7, 7, 6, "FU") "}}");
	game_fixture_note(&f, 0, NOTE_comment, "x");
	moves_are(&f, "{'comments':['x']},{'comments':['a \\'b\\'\\\\\\t\\u001b','&c','#d','#e',' "
		      "&f','']," MOVE(0, 7, 7, 7, 6, "FU") "}}");
	game_fixture_close(&f);
}

/* JSON has a key once: lines of the same key become one value. */
static void
writes_each_key_once(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(
	    &f, "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", NULL);
	f.record.setup.handicap_labels = true;
	game_fixture_header(&f, HEADER_note, "備考", "1");
	game_fixture_header(&f, HEADER_other, "$$", "d");
	game_fixture_header(&f, HEADER_other, "x", "y");
	game_fixture_header(&f, HEADER_other, "$備考", "3");
	game_fixture_header(&f, HEADER_event, "大会", "e");
	game_fixture_header(&f, HEADER_white, "上手", "W");
	game_fixture_header(&f, HEADER_other, "$x", "z");
	game_fixture_header(&f, HEADER_note, "備考", "2");
	game_fixture_header(&f, HEADER_other, "手合割", "平手");
	game_fixture_header(&f, HEADER_other, "$", "no key");
	assert_string_equal(game_fixture_loss(&f, FORMAT_jkf),
	    "headers-dropped 0 headers cannot be written in jkf: 手合割, $\n");
	game_fixture_write(&f, FORMAT_jkf);
	*strstr(f.out.p, "\"initial\"") = '\0';
	is(f.out.p, "{'header':{'上手':'W','棋戦':'e','備考':'1\\n2\\n3','$$':'d','x':'y\\nz'},");
	game_fixture_close(&f);
}

static void
writes_starts(void **state)
{
	static const struct handicap lance = { .name = "香落ち", .kif = true },
				     dragonfly = { .name = "トンボ" };
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	f.game.handicap = &lance;
	is(game_fixture_write(&f, FORMAT_jkf),
	    "{'header':{},'initial':{'preset':'KY'},'moves':[{}]}\n");
	f.game.handicap = &dragonfly; /* has a name, but none in JKF */
	assert_non_null(
	    strstr(game_fixture_write(&f, FORMAT_jkf), "\"preset\":\"OTHER\",\"data\":{"));
	game_fixture_close(&f);

	game_fixture_open(&f, "8k/9/9/9/9/9/9/+p8/K8 w 2P18r 1", NULL);
	is(game_fixture_write(&f, FORMAT_jkf),
	    "{'header':{},'initial':{'preset':'OTHER','data':{'color':1,'board':["
	    "[{'color':1,'kind':'OU'},{},{},{},{},{},{},{},{}],"
	    "[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],"
	    "[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],"
	    "[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],"
	    "[{},{},{},{},{},{},{},{},{}],"
	    "[{},{},{},{},{},{},{},{'color':1,'kind':'TO'},{'color':0,'kind':'OU'}]],"
	    "'hands':[{'FU':2,'KY':0,'KE':0,'GI':0,'KI':0,'KA':0,'HI':0},"
	    "{'FU':0,'KY':0,'KE':0,'GI':0,'KI':0,'KA':0,'HI':18}]}},'moves':[{}]}\n");
	game_fixture_close(&f);
}

/* JKF is for 9x9 and for pieces that CSA has a code for. */
static void
names_what_is_unfit(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, "rbsgk/4p/5/P4/KGSBR b - 1", NULL);
	assert_string_equal(game_fixture_loss(&f, FORMAT_jkf),
	    "start-unrepresentable 0 the start position cannot be written in jkf: 5x5\n");
	is(game_fixture_write(&f, FORMAT_jkf), "{'header':{},'moves':[{}]}\n");
	game_fixture_close(&f);
	game_fixture_open(&f, EVEN, NULL);
	f.game.pieces = testing_pieces("annanshogi");
	f.game.variant = "annanshogi";
	assert_string_equal(game_fixture_loss(&f, FORMAT_jkf),
	    "start-unrepresentable 0 the start position cannot be written in jkf: annanshogi\n");
	f.game.pieces = NULL;
	f.game.variant = "shogi";
	f.game.start.number = 3;
	assert_string_equal(game_fixture_loss(&f, FORMAT_jkf),
	    "start-unrepresentable 0 the start position cannot be written in jkf: 手数＝3\n");
	game_fixture_close(&f);
}

/* All endings, after one move, so that white is to move. */
static void
names_endings(void **state)
{
	static const struct {
		enum ending ending;
		const char *entry; /* NULL: none is written */
		bool lost;
	} rows[] = {
		{ ENDING_resign, "{'special':'TORYO'}", false },
		{ ENDING_mate, "{'special':'TSUMI'}", false },
		{ ENDING_time_up, "{'special':'TIME_UP'}", false },
		{ ENDING_illegal_move, "{'special':'ILLEGAL_MOVE'}", false },
		{ ENDING_illegal_action, "{'special':'+ILLEGAL_ACTION'}", false },
		{ ENDING_sennichite, "{'special':'SENNICHITE'}", false },
		{ ENDING_jishogi, "{'special':'JISHOGI'}", false },
		{ ENDING_declaration, "{'special':'KACHI'}", false },
		{ ENDING_declaration_draw, "{'special':'HIKIWAKE'}", false },
		{ ENDING_interrupted, "{'special':'CHUDAN'}", false },
		{ ENDING_no_mate, "{'special':'FUZUMI'}", false },
		{ ENDING_error, "{'special':'ERROR'}", false },
		{ ENDING_takeback, "{'special':'MATTA'}", false },
		{ ENDING_perpetual_self,
		    "{'comments':['連続王手の千日手'],'special':'ILLEGAL_MOVE'}", true },
		{ ENDING_perpetual_check,
		    "{'comments':['連続王手の千日手'],'special':'+ILLEGAL_ACTION'}", true },
		{ ENDING_failed_declaration,
		    "{'comments':['入玉宣言失敗'],'special':'ILLEGAL_MOVE'}", true },
		{ ENDING_draw, "{'comments':['引き分け'],'special':'HIKIWAKE'}", true },
		{ ENDING_max_moves, "{'comments':['最大手数'],'special':'JISHOGI'}", true },
		{ ENDING_try_rule, "{'comments':['トライ'],'special':'CHUDAN'}", true },
		{ ENDING_forfeit_win, "{'comments':['不戦勝'],'special':'CHUDAN'}", true },
		{ ENDING_forfeit_loss, "{'comments':['不戦敗'],'special':'CHUDAN'}", true },
		{ ENDING_sealed, "{'comments':['封じ手'],'special':'CHUDAN'}", true },
		{ ENDING_king_captured, "{'comments':['玉の捕獲'],'special':'TSUMI'}", true },
		{ ENDING_other, "{'comments':['先手の勝ち'],'special':'CHUDAN'}", true },
	};
	struct game_fixture f;
	char expected[512];
	uint32_t node;
	size_t i;

	(void)state;
	assert_int_equal(sizeof rows / sizeof *rows, ENDING_COUNT - 1); /* none is no ending */
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		game_fixture_open(&f, EVEN, NULL);
		node = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
		node = game_fixture_end(&f, node, rows[i].ending, TIME_NONE);
		f.record.plies[node].at.n = 0;
		assert_int_equal(
		    strstr(game_fixture_loss(&f, FORMAT_jkf), "terminator-coerced") != NULL,
		    rows[i].lost);
		snprintf(expected, sizeof expected, "{}," PAWN(0, 7, 7, 6) "},%s", rows[i].entry);
		moves_are(&f, expected);
		game_fixture_close(&f);
	}
}

/* Unknown words: those of JKF are kept as in the text, others become a comment. */
static void
keeps_unknown_endings(void **state)
{
	static const struct {
		const char *word, *entry;
		bool lost;
	} rows[] = {
		{ "\"FOO\\\\\"", "{'special':'FOO\\\\'}", false },
		{ "優等局面", "{'comments':['優等局面'],'special':'CHUDAN'}", true },
		{ "%FOO", "{'comments':['%FOO'],'special':'CHUDAN'}", true },
	};
	struct game_fixture f;
	char expected[256];
	uint32_t node;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		game_fixture_open(&f, EVEN, rows[i].word);
		f.record.format = FORMAT_jkf;
		node = game_fixture_end(&f, 0, ENDING_other, TIME_NONE);
		f.record.plies[node].at = (struct span){ 0, (uint32_t)strlen(rows[i].word) };
		assert_int_equal(
		    strstr(game_fixture_loss(&f, FORMAT_jkf), "terminator-coerced") != NULL,
		    rows[i].lost);
		snprintf(expected, sizeof expected, "{},%s", rows[i].entry);
		moves_are(&f, expected);
		game_fixture_close(&f);
	}
}

/* What cannot be played ends its line; variations beside it hang on an entry without a move. */
static void
stops_at_unplayed(void **state)
{
	struct game_fixture f;
	uint32_t one, two;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	one = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	two = game_fixture_node(&f, one, MOVE_none, TIME_NONE);
	game_fixture_node(&f, two, MOVE_none, TIME_NONE);
	moves_are(&f, "{}," PAWN(0, 7, 7, 6) "}");
	game_fixture_node(&f, one, MOVE_none, TIME_NONE);
	game_fixture_move(&f, one, "3c3d", TIME_NONE);
	game_fixture_move(&f, one, "8c8d", TIME_NONE);
	/* a reader would take the fork of a move that is not there for the game */
	moves_are(&f, "{}," PAWN(0, 7, 7, 6) "}");
	/* but the main line's ending is kept */
	one = game_fixture_end(&f, two, ENDING_resign, TIME_NONE);
	f.record.plies[two].next = one;
	f.game.unplayed = 2;
	f.game.end = one;
	f.game.moves[one].flags = MOVE_after_unplayed;
	moves_are(&f, "{}," PAWN(0, 7, 7, 6) "},{'special':'TORYO'}");
	game_fixture_close(&f);
}

/* A pass has no word: its line ends before it; variations of the moves before stay. */
static void
stops_at_a_pass(void **state)
{
	struct game_fixture f;
	uint32_t one, two, pass;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	one = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	pass = game_fixture_node(&f, one, MOVE_pass, TIME_NONE);
	two = game_fixture_move(&f, pass, "3c3d", TIME_NONE);
	game_fixture_move(&f, pass, "4c4d", TIME_NONE); /* beside two: lost with it */
	game_fixture_move(&f, two, "6g6f", TIME_NONE);
	game_fixture_move(&f, one, "8c8d", TIME_NONE); /* beside the pass */
	game_fixture_move(&f, 0, "2g2f", TIME_NONE);
	assert_string_equal(game_fixture_loss(&f, FORMAT_jkf),
	    "variations-dropped 0 1 variation cannot be written in jkf\n"
	    "moves-dropped 2 4 moves cannot be written in jkf\n");
	moves_are(&f, "{},{" MOVE(0, 7, 7, 7, 6, "FU") "},'forks':[[" PAWN(0, 2, 7, 6) "}]]}");
	game_fixture_close(&f);
}

/* 10^5 variations side by side, and as many one inside the other, of which the outermost can be
 * read and are written: no stack, no quadratic time. */
static void
writes_many_variations(void **state)
{
	enum { MANY = 100000, DEEPEST = 680 };
	struct game_fixture f;
	uint32_t node = 0;
	const char *got;
	char lost[100];
	size_t i, depth = 0, deepest = 0;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	for (i = 0; i < MANY; i++)
		game_fixture_end(&f, 0, ENDING_resign, TIME_NONE);
	got = game_fixture_write(&f, FORMAT_jkf);
	assert_int_equal(strlen(strstr(got, "moves")),
	    strlen("moves\":[{},{\"special\":\"TORYO\",\"forks\":[]}]}\n") +
		(MANY - 1) * strlen("[{\"special\":\"TORYO\"}]") + (MANY - 2) * strlen(","));
	game_fixture_close(&f);
	game_fixture_open(&f, EVEN, NULL);
	for (i = 0; i < MANY; i++) {
		game_fixture_end(&f, node, ENDING_resign, TIME_NONE);
		node = game_fixture_end(&f, node, ENDING_interrupted, TIME_NONE);
	}
	for (got = game_fixture_write(&f, FORMAT_jkf); *got != '\0'; got++) {
		depth += *got == '[';
		deepest = depth > deepest ? depth : deepest;
		depth -= *got == ']';
	}
	assert_int_equal(depth, 0);
	assert_int_equal(deepest, 2 * DEEPEST + 1);
	snprintf(lost, sizeof lost, "variations-dropped 1 %d variations cannot be written in jkf\n",
	    MANY - DEEPEST);
	assert_string_equal(game_fixture_loss(&f, FORMAT_jkf), lost);
	game_fixture_close(&f);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_appendix),
		cmocka_unit_test(nests_forks),
		cmocka_unit_test(adds_times_up),
		cmocka_unit_test(says_what_the_replay_knows),
		cmocka_unit_test(keeps_notes),
		cmocka_unit_test(writes_each_key_once),
		cmocka_unit_test(writes_starts),
		cmocka_unit_test(names_what_is_unfit),
		cmocka_unit_test(names_endings),
		cmocka_unit_test(keeps_unknown_endings),
		cmocka_unit_test(stops_at_unplayed),
		cmocka_unit_test(stops_at_a_pass),
		cmocka_unit_test(writes_many_variations),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
