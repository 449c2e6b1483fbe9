#include "writers/testing_game.h"

#include <stdio.h>

#include "record/values/value_patterns.h"

#define APPENDIX_MOVES                                                                             \
	"PI\n+\n+7776FU\nT2\n-3334FU\nT1\n+8822UM\nT5\n-3122GI\nT3\n+0045KA\nT8\n%TORYO\nT2\n"

static void
writes_appendix(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_appendix(&f);
	assert_string_equal(game_fixture_write(&f, FORMAT_csa), "V2.2\nN+A\nN-B\n" APPENDIX_MOVES);
	assert_string_equal(game_fixture_write(&f, FORMAT_csa3),
	    "'CSA encoding=UTF-8\nV3.0\nN+A\nN-B\n" APPENDIX_MOVES);
	f.options.first = false;
	assert_string_equal(
	    game_fixture_write(&f, FORMAT_csa), "/\nV2.2\nN+A\nN-B\n" APPENDIX_MOVES);
	assert_string_equal(game_fixture_write(&f, FORMAT_csa3), "/\nN+A\nN-B\n" APPENDIX_MOVES);
	game_fixture_close(&f);
}

/* V2.2 declares its encoding if it is not ASCII, and only by names of the standard. */
static void
declares_encodings(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	game_fixture_header(&f, HEADER_black, "先手", "羽生");
	assert_string_equal(
	    game_fixture_write(&f, FORMAT_csa), "'CSA encoding=UTF-8\nV2.2\nN+羽生\nPI\n+\n");
	f.options.encoding = ENCODING_cp932;
	assert_string_equal(
	    game_fixture_write(&f, FORMAT_csa), "'CSA encoding=SHIFT_JIS\nV2.2\nN+羽生\nPI\n+\n");
	assert_string_equal(
	    game_fixture_write(&f, FORMAT_csa3), "'CSA encoding=SHIFT_JIS\nV3.0\nN+羽生\nPI\n+\n");
	f.options.encoding = ENCODING_eucjp;
	assert_string_equal(game_fixture_write(&f, FORMAT_csa), "V2.2\nN+羽生\nPI\n+\n");
	f.options.encoding = ENCODING_utf8;
	f.options.first = false;
	assert_string_equal(
	    game_fixture_write(&f, FORMAT_csa), "/\n'CSA encoding=UTF-8\nV2.2\nN+羽生\nPI\n+\n");
	game_fixture_close(&f);
}

static void
writes_fractions_in_v3(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	node = game_fixture_move(&f, 0, "7g7f", 6123);
	node = game_fixture_move(&f, node, "3c3d", 12005);
	node = game_fixture_move(&f, node, "2g2f", 7000);
	game_fixture_move(&f, node, "8c8d", TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_csa),
	    "V2.2\nPI\n+\n+7776FU\nT6\n-3334FU\nT12\n+2726FU\nT7\n-8384FU\n");
	assert_string_equal(game_fixture_write(&f, FORMAT_csa3),
	    "'CSA encoding=UTF-8\nV3.0\nPI\n+\n+7776FU\nT6.123\n-3334FU\nT12.005\n+2726FU\nT7\n"
	    "-8384FU\n");
	game_fixture_close(&f);
}

static void
writes_positions(void **state)
{
	static const char sfen[] =
	    "ln1g5/1r2S1k2/p2pppn2/2ps2p2/1p7/2P6/PPSPPPPLP/2G2K1pr/LN4G1b w BGSLP2np 62";
	struct handicap two = { .name = "二枚落ち",
		.sfen = "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
		.csa = "82HI22KA",
		.kif = true };
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, sfen, NULL);
	assert_string_equal(game_fixture_write(&f, FORMAT_csa), "V2.2\n"
								"P1-KY-KE * -KI *  *  *  *  * \n"
								"P2 * -HI *  * +GI * -OU *  * \n"
								"P3-FU *  * -FU-FU-FU-KE *  * \n"
								"P4 *  * -FU-GI *  * -FU *  * \n"
								"P5 * -FU *  *  *  *  *  *  * \n"
								"P6 *  * +FU *  *  *  *  *  * \n"
								"P7+FU+FU+GI+FU+FU+FU+FU+KY+FU\n"
								"P8 *  * +KI *  * +OU * -FU-HI\n"
								"P9+KY+KE *  *  *  * +KI * -KA\n"
								"P+00KA00KI00GI00KY00FU\n"
								"P-00KE00KE00FU\n"
								"-\n");
	f.game.handicap = &two;
	assert_string_equal(game_fixture_write(&f, FORMAT_csa), "V2.2\nPI82HI22KA\n-\n");
	two.csa = NULL;
	assert_non_null(strstr(game_fixture_write(&f, FORMAT_csa), "\nP1-KY"));
	game_fixture_close(&f);
}

static void
writes_no_other_board(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, "k3/4/4/3K b - 1", NULL);
	game_fixture_header(&f, HEADER_black, "先手", "A");
	game_fixture_move(&f, 0, "1d1c", TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_csa), "V2.2\nN+A\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa),
	    "start-unrepresentable 0 the start position cannot be written in csa: 4x4\n");
	game_fixture_close(&f);
	game_fixture_open(&f, EVEN, NULL);
	f.game.handicap = NULL;
	f.game.pieces = testing_pieces("annanshogi");
	f.game.variant = "annanshogi";
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa),
	    "start-unrepresentable 0 the start position cannot be written in csa: annanshogi\n");
	game_fixture_close(&f);
}

static void
writes_promoted_pieces(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, "4k4/9/9/9/+P+L+N+S+B+RGKP/9/9/9/9 b - 1", NULL);
	assert_non_null(
	    strstr(game_fixture_write(&f, FORMAT_csa), "P5+TO+NY+NK+NG+UM+RY+KI+OU+FU\n"));
	game_fixture_move(&f, 0, "6e6d", TIME_NONE);
	assert_non_null(strstr(game_fixture_write(&f, FORMAT_csa), "\n+\n+6564NG\n"));
	game_fixture_close(&f);
}

static void
writes_notes(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	game_fixture_note(&f, 0, NOTE_remark, "Max_Moves:256");
	game_fixture_note(&f, 0, NOTE_remark, "CSA encoding=UTF-8");
	node = game_fixture_move(&f, 0, "7g7f", 1000);
	game_fixture_note(&f, node, NOTE_comment, "* 30 +7776FU");
	game_fixture_note(&f, node, NOTE_comment, "");
	game_fixture_note(&f, node, NOTE_bookmark, "dropped");
	game_fixture_note(&f, node, NOTE_remark, "*no comment");
	game_fixture_note(&f, node, NOTE_line, "junk");
	node = game_fixture_end(&f, node, ENDING_resign, 0);
	game_fixture_note(&f, node, NOTE_comment, "good game");
	assert_string_equal(game_fixture_write(&f, FORMAT_csa),
	    "V2.2\nPI\n+\n'Max_Moves:256\n+7776FU\nT1\n'** 30 +7776FU\n'*\n' *no comment\n'junk\n"
	    "%TORYO\nT0\n'*good game\n");
	game_fixture_close(&f);
}

static void
stops_at_a_pass(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	node = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	node = game_fixture_node(&f, node, MOVE_pass, TIME_NONE);
	game_fixture_move(&f, node, "2g2f", TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_csa), "V2.2\nPI\n+\n+7776FU\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa),
	    "moves-dropped 2 2 moves cannot be written in csa\n");
	game_fixture_close(&f);
}

/* After one black move: white is to move, and a foul of the previous move is black's. */
static const struct {
	enum ending ending;
	const char *v2, *v3;
} finishes[] = {
	{ ENDING_resign, "%TORYO\n", "%TORYO\n" },
	{ ENDING_mate, "%TSUMI\n", "%TSUMI\n" },
	{ ENDING_time_up, "%TIME_UP\n", "%TIME_UP\n" },
	{ ENDING_illegal_move, "%ILLEGAL_MOVE\n", "%ILLEGAL_MOVE\n" },
	{ ENDING_illegal_action, "%+ILLEGAL_ACTION\n", "%+ILLEGAL_ACTION\n" },
	{ ENDING_perpetual_check, "%+ILLEGAL_ACTION\n'*連続王手の千日手\n",
	    "%+ILLEGAL_ACTION\n'*連続王手の千日手\n" },
	{ ENDING_sennichite, "%SENNICHITE\n", "%SENNICHITE\n" },
	{ ENDING_jishogi, "%JISHOGI\n", "%JISHOGI\n" },
	{ ENDING_declaration, "%KACHI\n", "%KACHI\n" },
	{ ENDING_declaration_draw, "%HIKIWAKE\n", "%HIKIWAKE\n" },
	{ ENDING_draw, "%HIKIWAKE\n'*引き分け\n", "%HIKIWAKE\n'*引き分け\n" },
	{ ENDING_max_moves, "%JISHOGI\n'*最大手数\n", "%MAX_MOVES\n" },
	{ ENDING_try_rule, "%CHUDAN\n'*トライ\n", "%CHUDAN\n'*トライ\n" },
	{ ENDING_interrupted, "%CHUDAN\n", "%CHUDAN\n" },
	{ ENDING_forfeit_loss, "%CHUDAN\n'*不戦敗\n", "%CHUDAN\n'*不戦敗\n" },
	{ ENDING_no_mate, "%FUZUMI\n", "%FUZUMI\n" },
	{ ENDING_sealed, "%CHUDAN\n'*封じ手\n", "%CHUDAN\n'*封じ手\n" },
	{ ENDING_error, "%ERROR\n", "%ERROR\n" },
	{ ENDING_takeback, "%MATTA\n", "%CHUDAN\n'*待った\n" },
	{ ENDING_none, "", "" },
};

static void
writes_endings(void **state)
{
	struct game_fixture f;
	char expected[512];
	uint32_t node;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof finishes / sizeof *finishes; i++) {
		game_fixture_open(&f, EVEN, NULL);
		node = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
		game_fixture_end(&f, node, finishes[i].ending, TIME_NONE);
		f.options.encoding = ENCODING_eucjp; /* declares nothing */
		snprintf(expected, sizeof expected, "V2.2\nPI\n+\n+7776FU\n%s", finishes[i].v2);
		assert_string_equal(game_fixture_write(&f, FORMAT_csa), expected);
		snprintf(expected, sizeof expected, "V3.0\nPI\n+\n+7776FU\n%s", finishes[i].v3);
		assert_string_equal(game_fixture_write(&f, FORMAT_csa3), expected);
		game_fixture_close(&f);
	}
}

static void
keeps_unknown_endings(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, "%HOGE 優等局面");
	f.record.format = FORMAT_csa;
	node = game_fixture_end(&f, 0, ENDING_other, TIME_NONE);
	f.record.plies[node].at = (struct span){ 0, 5 };
	assert_string_equal(game_fixture_write(&f, FORMAT_csa), "V2.2\nPI\n+\n%HOGE\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa), "");
	f.record.plies[node].at = (struct span){ 6, (uint32_t)strlen("優等局面") };
	assert_string_equal(game_fixture_write(&f, FORMAT_csa),
	    "'CSA encoding=UTF-8\nV2.2\nPI\n+\n%CHUDAN\n'*優等局面\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa),
	    "terminator-coerced 1 ending '優等局面' becomes 'CHUDAN' in csa\n");
	game_fixture_close(&f);
}

static void
orders_headers(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	game_fixture_header(&f, HEADER_other, "$MY_KEY", "y");
	game_fixture_header(&f, HEADER_note, "備考", "n");
	game_fixture_header(&f, HEADER_other, "user", "dropped");
	game_fixture_header(&f, HEADER_other, "$MY:KEY", "dropped");
	game_fixture_header(&f, HEADER_title, "表題", "dropped");
	game_fixture_header(&f, HEADER_white, "N-", "");
	game_fixture_header(&f, HEADER_event, "$EVENT", "e, f");
	game_fixture_header(&f, HEADER_black_clock, "先手持ち時間", "10分");
	game_fixture_header(&f, HEADER_max_moves, "最大手数", "256");
	game_fixture_header(&f, HEADER_jishogi_rule, "持将棋", "27");
	assert_string_equal(game_fixture_write(&f, FORMAT_csa3),
	    "'CSA encoding=UTF-8\nV3.0\nN-\n$EVENT:e, f\n$TIME+:10分\n$MAX_MOVES:256\n"
	    "$JISHOGI:27\n$NOTE:n\n$MY_KEY:y\nPI\n+\n");
	/* V2.2 has not all of them */
	assert_string_equal(
	    game_fixture_write(&f, FORMAT_csa), "V2.2\nN-\n$EVENT:e, f\n$MY_KEY:y\nPI\n+\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa),
	    "headers-dropped 0 headers cannot be written in csa: 備考, user, $MY:KEY, 表題, "
	    "先手持ち時間, "
	    "最大手数, 持将棋\n");
	game_fixture_close(&f);
}

/* Values: as they are without a value_patterns, and where the value_patterns does not understand
 * them; empty: left out and reported, because the edition has no form for them. */
static const struct {
	enum header_id id;
	const char *value, *unread, *v2, *v3;
} values[] = {
	{ HEADER_start_time, "2004/05/31(月) 9:00", "$START_TIME:2004/05/31(月) 9:00",
	    "$START_TIME:2004/05/31 09:00:00", "$START_TIME:2004/05/31 09:00:00" },
	{ HEADER_end_time, "2004年5月3日", "$END_TIME:2004年5月3日", "$END_TIME:2004/05/03",
	    "$END_TIME:2004/05/03" },
	{ HEADER_start_time, "2017/03/13 ??:??", "$START_TIME:2017/03/13 ??:??",
	    "$START_TIME:2017/03/13", "$START_TIME:2017/03/13" },
	{ HEADER_start_time, "2004/02/30", "$START_TIME:2004/02/30", NULL, NULL },
	{ HEADER_start_time, "春", "$START_TIME:春", NULL, NULL },
	{ HEADER_time_limit, "15分+60秒", "$TIME_LIMIT:15分+60秒", "$TIME_LIMIT:00:15+60",
	    "$TIME:900+60+0" },
	{ HEADER_time_limit, "00:25+00", "$TIME_LIMIT:00:25+00", "$TIME_LIMIT:00:25+00",
	    "$TIME:1500+0+0" },
	{ HEADER_time_limit, "900+0+5", "$TIME_LIMIT:900+0+5", "", "$TIME:900+0+5" },
	{ HEADER_time_limit, "900+0.050+0", "$TIME_LIMIT:900+0.050+0", "", "$TIME:900+0.050+0" },
	{ HEADER_time_limit, "10分切れたら1手30秒(3回)", "$TIME_LIMIT:10分切れたら1手30秒(3回)", "",
	    NULL },
	{ HEADER_time_limit, "無制限", "$TIME_LIMIT:無制限", NULL, NULL },
};

static void
assert_value(struct game_fixture *f, enum format format, const char *line)
{
	char expected[256];

	snprintf(expected, sizeof expected, "\n%s%sPI\n", line, *line == '\0' ? "" : "\n");
	if (strstr(game_fixture_write(f, format), expected) == NULL)
		fail_msg("no %s in %s", line, f->out.p);
}

static void
converts_values(void **state)
{
	struct game_fixture f;
	struct value_patterns *value_patterns;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof values / sizeof *values; i++) {
		game_fixture_open(&f, EVEN, NULL);
		value_patterns = value_patterns_new(&f.memory);
		game_fixture_header(&f, values[i].id, "key", values[i].value);
		assert_value(&f, FORMAT_csa, values[i].unread);
		assert_value(&f, FORMAT_csa3, values[i].unread);
		f.options.value_patterns = value_patterns;
		assert_value(
		    &f, FORMAT_csa, values[i].v2 != NULL ? values[i].v2 : values[i].unread);
		assert_value(
		    &f, FORMAT_csa3, values[i].v3 != NULL ? values[i].v3 : values[i].unread);
		if (values[i].v2 != NULL && values[i].v2[0] == '\0')
			assert_string_equal(game_fixture_loss(&f, FORMAT_csa),
			    "headers-dropped 0 headers cannot be written in csa: key\n");
		else
			assert_string_equal(game_fixture_loss(&f, FORMAT_csa), "");
		value_patterns_free(value_patterns);
		game_fixture_close(&f);
	}
}

/* V3.0 alone has a line for the clock of one side. */
static void
converts_the_clock_of_a_side(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	f.options.value_patterns = value_patterns_new(&f.memory);
	game_fixture_header(&f, HEADER_black_clock, "key", "10分");
	assert_value(&f, FORMAT_csa3, "$TIME+:600+0+0");
	assert_string_equal(game_fixture_write(&f, FORMAT_csa), "V2.2\nPI\n+\n");
	value_patterns_free(f.options.value_patterns);
	game_fixture_close(&f);
}

/* The byoyomi is a separate header in KIF, and follows the main time in CSA. */
static void
joins_the_byoyomi(void **state)
{
	static const char both[] =
	    "headers-dropped 0 headers cannot be written in csa: 秒読み, 持ち時間\n";
	static const char alone[] = "headers-dropped 0 headers cannot be written in csa: 秒読み\n";
	static const struct {
		const char *limit, *byoyomi, *v2, *v3, *lost;
	} rows[] = {
		{ "1時間", "30秒", "$TIME_LIMIT:01:00+30", "$TIME:3600+30+0", "" },
		{ "各1時間", "1手30秒", "$TIME_LIMIT:01:00+30", "$TIME:3600+30+0", "" },
		{ "0分", "30秒", "$TIME_LIMIT:00:00+30", "$TIME:0+30+0", "" },
		{ "1時間", "2分", "", "$TIME:3600+120+0", both },
		{ "99時間59分", "99秒", "$TIME_LIMIT:99:59+99", "$TIME:359940+99+0", "" },
		{ "100時間", "30秒", "", "$TIME:360000+30+0", both },
		{ "1時間", "なし", "$TIME_LIMIT:01:00+00", "$TIME:3600+0+0", alone },
		/* a repeated header is not joined */
		{ "1時間+60秒", "30秒", "$TIME_LIMIT:01:00+60", "$TIME:3600+60+0", alone },
		{ "1時間切れ負け", "30秒", "$TIME_LIMIT:01:00+00", "$TIME:3600+0+0", alone },
		{ "無制限", "30秒", "$TIME_LIMIT:無制限", "$TIME_LIMIT:無制限", alone },
	};
	struct game_fixture f;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		game_fixture_open(&f, EVEN, NULL);
		f.options.value_patterns = value_patterns_new(&f.memory);
		game_fixture_header(&f, HEADER_byoyomi, "秒読み", rows[i].byoyomi);
		game_fixture_header(&f, HEADER_time_limit, "持ち時間", rows[i].limit);
		assert_value(&f, FORMAT_csa, rows[i].v2);
		assert_value(&f, FORMAT_csa3, rows[i].v3);
		assert_string_equal(game_fixture_loss(&f, FORMAT_csa), rows[i].lost);
		value_patterns_free(f.options.value_patterns);
		game_fixture_close(&f);
	}
}

/* A second byoyomi, and one without a main time, are lost. */
static void
joins_one_byoyomi(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	f.options.value_patterns = value_patterns_new(&f.memory);
	game_fixture_header(&f, HEADER_byoyomi, "秒読み", "30秒");
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa3),
	    "headers-dropped 0 headers cannot be written in csa3: 秒読み\n");
	game_fixture_header(&f, HEADER_black_clock, "先手持ち時間", "10分");
	game_fixture_header(&f, HEADER_byoyomi, "秒読み2", "40秒");
	assert_value(&f, FORMAT_csa3, "$TIME+:600+30+0");
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa3),
	    "headers-dropped 0 headers cannot be written in csa3: 秒読み2\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa),
	    "headers-dropped 0 headers cannot be written in csa: 秒読み, 先手持ち時間, 秒読み2\n");
	value_patterns_free(f.options.value_patterns);
	game_fixture_close(&f);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_appendix),
		cmocka_unit_test(declares_encodings),
		cmocka_unit_test(writes_fractions_in_v3),
		cmocka_unit_test(writes_positions),
		cmocka_unit_test(writes_no_other_board),
		cmocka_unit_test(writes_promoted_pieces),
		cmocka_unit_test(writes_notes),
		cmocka_unit_test(stops_at_a_pass),
		cmocka_unit_test(writes_endings),
		cmocka_unit_test(keeps_unknown_endings),
		cmocka_unit_test(orders_headers),
		cmocka_unit_test(converts_values),
		cmocka_unit_test(converts_the_clock_of_a_side),
		cmocka_unit_test(joins_the_byoyomi),
		cmocka_unit_test(joins_one_byoyomi),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
