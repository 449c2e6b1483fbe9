#include "cmd/event/testing_standings.h"

static const char *const names[] = { "Berg Lina", "青木一郎", "<b>&\x1B", "O'Neil, \"Sue\"" };
static const struct test_board boards[] = { { 1, 1, 2, '+', TEST_played },
	{ 1, 3, 4, '=', TEST_contradicted }, { 2, 1, 3, '+', TEST_forfeit },
	{ 2, 4, 2, '?', TEST_played }, { 3, 1, 4, '-', TEST_played }, { 3, 2, 0, '+', TEST_played },
	{ 3, 3, 0, '-', TEST_played } };
static const enum tie_break order[] = { TIE_points, TIE_sos, TIE_direct, TIE_previous };
static struct event_game game = { .file = { "games/a&b.kif", 13 },
	.summary.number = 2,
	.players = { 1, 0 },
	.handicap = { "lance", 5 },
	.ending = ENDING_sennichite,
	.next = EVENT_NONE,
	.picture = &(struct event_picture){ .figure = 1 } };

static void
make(void)
{
	test_players(names, NULL, TEST_COUNT(names));
	test_boards(boards, TEST_COUNT(boards));
	test_order(order, TEST_COUNT(order));
	event.name = STR("Cup <1>");
	event.stage = STR("予選");
	event.format = EVENT_swiss;
	event.games = &game;
	event.game_count = 1;
	event.boards[0].first = event.boards[0].record = 0;
	standings_make(&event);
}

static void
test_as_text(void **state)
{
	(void)state;
	make();
	standings_text(&event, LANGUAGE_en, &text);
	standings_text(&event, LANGUAGE_ja, &text);
	assert_string_equal(test_text(),
	    "Cup <1> 予選: 4 players, 3 rounds, 5 boards\n"
	    "#  player         1    2    3   pts  sos  direct\n"
	    "1  Berg Lina      3+   4+f  2-    2  2.5\n"
	    "2  O'Neil, \"Sue\"  4=*  3?   1+  1.5  2.5\n"
	    "3  青木一郎       1-   2?   0+    1    2\n"
	    "4  <b>&\\x1B       2=*  1-f  0-  0.5  1.5\n"
	    "Cup <1> 予選: 4人、全3回戦、5局\n"
	    "#  対局者         1    2    3   勝点  ソルコフ  直接対決\n"
	    "1  Berg Lina      3+   4+f  2-     2       2.5\n"
	    "2  O'Neil, \"Sue\"  4=*  3?   1+   1.5       2.5\n"
	    "3  青木一郎       1-   2?   0+     1         2\n"
	    "4  <b>&\\x1B       2=*  1-f  0-   0.5       1.5\n");
}

static void
test_csv(void **state)
{
	(void)state;
	make();
	standings_csv(&event, &text);
	assert_string_equal(test_text(), "rank,player,games,points,sos,direct\r\n"
					 "1,Berg Lina,2,2,2.5,\r\n"
					 "2,\"O'Neil, \"\"Sue\"\"\",2,1.5,2.5,\r\n"
					 "3,青木一郎,1,1,2,\r\n"
					 "4,<b>&\x1B,1,0.5,1.5,\r\n");
}

static void
test_json(void **state)
{
	(void)state;
	make();
	standings_json(&event, &text);
	assert_string_equal(test_text(),
	    "{\"name\":\"Cup <1>\",\"stage\":\"予選\",\"format\":\"swiss\",\"rounds\":3"
	    ",\"players\":[{\"name\":\"Berg Lina\"},{\"name\":\"青木一郎\"},{\"name\":\""
	    "<b>&\\u001b\"},{\"name\":\"O'Neil, \\\"Sue\\\"\"}],\"boards\":[{\"round\":1"
	    ",\"players\":[\"Berg "
	    "Lina\",\"青木一郎\"],\"result\":\"1-0\",\"file\":\"games/a&b.kif\""
	    ",\"game\":2},{\"round\":1,\"players\":[\"<b>&\\u001b\",\"O'Neil, \\\"Sue\\\"\"]"
	    ",\"result\":\"½-½\",\"contradicted\":true},{\"round\":2,\"players\":[\"Berg Lina\""
	    ",\"<b>&\\u001b\"],\"result\":\"1-0\",\"forfeit\":true},{\"round\":2"
	    ",\"players\":[\"青木一郎\",\"O'Neil, \\\"Sue\\\"\"],\"result\":\"*\"},{\"round\":3"
	    ",\"players\":[\"Berg Lina\",\"O'Neil, \\\"Sue\\\"\"],\"result\":\"0-1\"}"
	    ",{\"round\":3,\"players\":[\"青木一郎\"],\"result\":\"1-0\",\"forfeit\":true}"
	    ",{\"round\":3,\"players\":[\"<b>&\\u001b\"],\"result\":\"0-1\",\"forfeit\":true}]"
	    ",\"standings\":[{\"rank\":1,\"player\":\"Berg Lina\",\"games\":2,\"points\":2"
	    ",\"sos\":2.5},{\"rank\":2,\"player\":\"O'Neil, \\\"Sue\\\"\",\"games\":2"
	    ",\"points\":1.5,\"sos\":2.5},{\"rank\":3,\"player\":\"青木一郎\",\"games\":1"
	    ",\"points\":1,\"sos\":2},{\"rank\":4,\"player\":\"<b>&\\u001b\",\"games\":1"
	    ",\"points\":0.5,\"sos\":1.5}]}\n");
}

static void
test_cross(void **state)
{
	(void)state;
	make();
	standings_html(&event, LANGUAGE_en, &text);
	assert_string_equal(test_text(),
	    "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"Cup &lt;1&gt; "
	    "予選\">\n"
	    "<table class=\"cross\">\n"
	    "<thead><tr><th scope=\"col\">#</th><th scope=\"col\">player</th><th "
	    "scope=\"col\">1</th><th scope=\"col\">2</th><th scope=\"col\">3</th><th "
	    "scope=\"col\">pts</th><th scope=\"col\">sos</th><th "
	    "scope=\"col\">direct</th></tr></thead>\n"
	    "<tbody>\n"
	    "<tr><td>1</td><th scope=\"row\">Berg Lina</th><td><span title=\"青木一郎\"><a "
	    "href=\"#e1\"><span class=\"side\" title=\"white\">☖</span>3+</a> "
	    "<small>lance</small></span> </td><td><span title=\"&lt;b&gt;&amp;\\x1B (no "
	    "game)\">4+f</span> </td><td><span title=\"O'Neil, &quot;Sue&quot;\">2-</span> "
	    "</td><td>2</td><td>2.5</td><td></td></tr>\n"
	    "<tr><td>2</td><th scope=\"row\">O'Neil, &quot;Sue&quot;</th><td><span "
	    "title=\"&lt;b&gt;&amp;\\x1B\">4=<mark title=\"see the findings\">*</mark></span> "
	    "</td><td><span title=\"青木一郎\">3?</span> </td><td><span title=\"Berg "
	    "Lina\">1+</span> </td><td>1.5</td><td>2.5</td><td></td></tr>\n"
	    "<tr><td>3</td><th scope=\"row\">青木一郎</th><td><span title=\"Berg Lina\"><a "
	    "href=\"#e1\"><span class=\"side\" title=\"black\">☗</span>1-</a> "
	    "<small>lance</small></span> </td><td><span title=\"O'Neil, "
	    "&quot;Sue&quot;\">2?</span> </td><td><span title=\"no game\">0+</span> "
	    "</td><td>1</td><td>2</td><td></td></tr>\n"
	    "<tr><td>4</td><th scope=\"row\">&lt;b&gt;&amp;\\x1B</th><td><span title=\"O'Neil, "
	    "&quot;Sue&quot;\">2=<mark title=\"see the findings\">*</mark></span> </td><td><span "
	    "title=\"Berg Lina (no game)\">1-f</span> </td><td><span title=\"no game\">0-</span> "
	    "</td><td>0.5</td><td>1.5</td><td></td></tr>\n"
	    "</tbody>\n"
	    "</table>\n"
	    "</div>\n");
}

static void
test_league(void **state)
{
	(void)state;
	make();
	event.format = EVENT_round_robin;
	event.boards[0].outcome = OUTCOME_draw;
	standings_html(&event, LANGUAGE_ja, &text);
	assert_string_equal(test_text(),
	    "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"Cup &lt;1&gt; "
	    "予選\">\n"
	    "<table class=\"league\">\n"
	    "<thead><tr><th scope=\"col\">#</th><th scope=\"col\">対局者</th><th scope=\"col\" "
	    "title=\"Berg Lina\">1</th><th scope=\"col\" title=\"O'Neil, "
	    "&quot;Sue&quot;\">2</th><th scope=\"col\" title=\"青木一郎\">3</th><th scope=\"col\" "
	    "title=\"&lt;b&gt;&amp;\\x1B\">4</th><th scope=\"col\">勝</th><th "
	    "scope=\"col\">敗</th><th scope=\"col\">勝点</th><th scope=\"col\">ソルコフ</th><th "
	    "scope=\"col\">直接対決</th></tr></thead>\n"
	    "<tbody>\n"
	    "<tr><td>1</td><th scope=\"row\">Berg Lina</th><td>＼</td><td><span title=\"O'Neil, "
	    "&quot;Sue&quot;\">●</span> </td><td><span title=\"青木一郎\"><a href=\"#e1\"><span "
	    "class=\"side\" title=\"後手\">☖</span>千</a> <small>香落ち</small></span> "
	    "</td><td><span title=\"&lt;b&gt;&amp;\\x1B (対局なし)\">不戦勝</span> "
	    "</td><td>1</td><td>1</td><td>2</td><td>2.5</td><td></td></tr>\n"
	    "<tr><td>2</td><th scope=\"row\">O'Neil, &quot;Sue&quot;</th><td><span title=\"Berg "
	    "Lina\">○</span> </td><td>＼</td><td><span title=\"青木一郎\">?</span> </td><td><span "
	    "title=\"&lt;b&gt;&amp;\\x1B\">△<mark title=\"指摘あり\">*</mark></span> "
	    "</td><td>1</td><td>0</td><td>1.5</td><td>2.5</td><td></td></tr>\n"
	    "<tr><td>3</td><th scope=\"row\">青木一郎</th><td><span title=\"Berg Lina\"><a "
	    "href=\"#e1\"><span class=\"side\" title=\"先手\">☗</span>千</a> "
	    "<small>香落ち</small></span> </td><td><span title=\"O'Neil, "
	    "&quot;Sue&quot;\">?</span> "
	    "</td><td>＼</td><td></td><td>0</td><td>0</td><td>1</td><td>2</td><td></td></tr>\n"
	    "<tr><td>4</td><th scope=\"row\">&lt;b&gt;&amp;\\x1B</th><td><span title=\"Berg Lina "
	    "(対局なし)\">不戦敗</span> </td><td><span title=\"O'Neil, &quot;Sue&quot;\">△<mark "
	    "title=\"指摘あり\">*</mark></span> "
	    "</td><td></td><td>＼</td><td>0</td><td>1</td><td>0.5</td><td>1.5</td><td></td></tr>\n"
	    "</tbody>\n"
	    "</table>\n"
	    "</div>\n");
}

static void
test_bracket(void **state)
{
	static const struct test_board cup[] = { { 1, 1, 2, '+', TEST_played },
		{ 1, 3, 4, '-', TEST_played }, { 2, 2, 3, '+', TEST_played },
		{ 2, 1, 4, '?', TEST_contradicted } };

	(void)state;
	make();
	test_boards(cup, TEST_COUNT(cup));
	event.boards[0].first = event.boards[0].record = 0;
	event.rounds = 2;
	event.format = EVENT_knockout;
	standings_html(&event, LANGUAGE_en, &text);
	standings_html(&event, LANGUAGE_ja, &text);
	assert_string_equal(test_text(),
	    "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"Cup &lt;1&gt; "
	    "予選\">\n"
	    "<ol class=\"bracket\">\n"
	    "<li><h3>semifinals</h3>\n"
	    "<ul>\n"
	    "<li><ul><li><b><span class=\"side\" title=\"white\">☖</span>Berg Lina</b> "
	    "1</li><li><span><span class=\"side\" title=\"black\">☗</span>青木一郎</span> "
	    "0</li></ul><a href=\"#e1\">record</a> <small>lance</small></li>\n"
	    "<li><ul><li><span>&lt;b&gt;&amp;\\x1B</span> 0</li><li><b>O'Neil, &quot;Sue&quot;</b> "
	    "1</li></ul></li>\n"
	    "</ul></li>\n"
	    "<li><h3>final</h3>\n"
	    "<ul>\n"
	    "<li><ul><li><span>Berg Lina</span> ?</li><li><span>O'Neil, &quot;Sue&quot;</span> "
	    "?</li></ul><mark title=\"see the findings\">*</mark></li>\n"
	    "<li class=\"third\"><h4>third place</h4><ul><li><b>青木一郎</b> "
	    "1</li><li><span>&lt;b&gt;&amp;\\x1B</span> 0</li></ul></li>\n"
	    "</ul></li>\n"
	    "</ol>\n"
	    "</div>\n"
	    "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"Cup &lt;1&gt; "
	    "予選\">\n"
	    "<ol class=\"bracket\">\n"
	    "<li><h3>準決勝</h3>\n"
	    "<ul>\n"
	    "<li><ul><li><b><span class=\"side\" title=\"後手\">☖</span>Berg Lina</b> "
	    "○</li><li><span><span class=\"side\" title=\"先手\">☗</span>青木一郎</span> "
	    "●</li></ul><a href=\"#e1\">棋譜</a> <small>香落ち</small></li>\n"
	    "<li><ul><li><span>&lt;b&gt;&amp;\\x1B</span> ●</li><li><b>O'Neil, &quot;Sue&quot;</b> "
	    "○</li></ul></li>\n"
	    "</ul></li>\n"
	    "<li><h3>決勝</h3>\n"
	    "<ul>\n"
	    "<li><ul><li><span>Berg Lina</span> ?</li><li><span>O'Neil, &quot;Sue&quot;</span> "
	    "?</li></ul><mark title=\"指摘あり\">*</mark></li>\n"
	    "<li class=\"third\"><h4>3位決定戦</h4><ul><li><b>青木一郎</b> "
	    "○</li><li><span>&lt;b&gt;&amp;\\x1B</span> ●</li></ul></li>\n"
	    "</ul></li>\n"
	    "</ol>\n"
	    "</div>\n");
}

/* Before the standings are made there is nothing to print. */
static void
test_unmade(void **state)
{
	(void)state;
	make();
	event.standings = NULL;
	standings_text(&event, LANGUAGE_en, &text);
	standings_html(&event, LANGUAGE_en, &text);
	assert_int_equal(text.n, 0);
	standings_csv(&event, &text);
	assert_string_equal(test_text(), "rank,player,games,points,sos,direct\r\n");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_as_text, set_up_event, tear_down_event),
		cmocka_unit_test_setup_teardown(test_csv, set_up_event, tear_down_event),
		cmocka_unit_test_setup_teardown(test_json, set_up_event, tear_down_event),
		cmocka_unit_test_setup_teardown(test_cross, set_up_event, tear_down_event),
		cmocka_unit_test_setup_teardown(test_league, set_up_event, tear_down_event),
		cmocka_unit_test_setup_teardown(test_bracket, set_up_event, tear_down_event),
		cmocka_unit_test_setup_teardown(test_unmade, set_up_event, tear_down_event),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
