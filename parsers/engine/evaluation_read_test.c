#include "parsers/engine/evaluation_read.h"
#include "record/text/testing_arena.h"

static struct text text;
static struct record record;

static int
set_up(void **state)
{
	set_up_arena(state);
	record_init(&record, &text, &arena, FORMAT_kif);
	return 0;
}

static void
comment(uint32_t node, const char *words)
{
	record_add_note(&record, node, NOTE_comment, str_of(words), (struct span){ 0, 0 });
}

/* Each form of record/tables/dialect.def, and words that are of none. */
static void
forms_are_read(void **state)
{
	static const struct {
		const char *comment;
		enum dialect dialect;
		enum evaluation_score score;
		int32_t value;
		uint32_t claims;
		bool unread, candidate;
	} rows[] = {
		{ "* 35 -3334FU +2726FU", DIALECT_floodgate, SCORE_points, 35, 2, false, false },
		{ "* -35 3c3d P*5e #12", DIALECT_floodgate, SCORE_points, -35, 2, false, false },
		{ "* +7  %PASS -3334", DIALECT_floodgate, SCORE_points, 7, 1, false, false },
		{ "* 1000000 -7988UM +7788GIresign", DIALECT_floodgate, SCORE_points, 1000000, 2,
		    false, false },
		{ "* 9 3c3d 2g2f resign", DIALECT_floodgate, SCORE_points, 9, 2, false, false },
		{ "* 9 3c3d (68%)", DIALECT_floodgate, SCORE_points, 9, 1, false, false },
		{ "* 9 (a comment)", DIALECT_none, SCORE_none, 0, 0, false, false },
		{ "* 9 win or draw", DIALECT_none, SCORE_none, 0, 0, false, false },
		{ "* 9 +7776FUx", DIALECT_none, SCORE_none, 0, 0, false, false },
		{ "* 0 +7776FU x", DIALECT_floodgate, SCORE_points, 0, 1, true, false },
		{ "* 30 hours", DIALECT_none, SCORE_none, 0, 0, false, false },
		{ "* 1.5", DIALECT_none, SCORE_none, 0, 0, false, false },
		{ "*35", DIALECT_none, SCORE_none, 0, 0, false, false },
		{ "30 -3334FU", DIALECT_none, SCORE_none, 0, 0, false, false },
		{ "#評価値=+12", DIALECT_shogihome_score, SCORE_points, 12, 0, false, false },
		{ "*評価値=-12", DIALECT_shogihome_score, SCORE_points, -12, 0, false, false },
		{ "評価値=-12", DIALECT_none, SCORE_none, 0, 0, false, false },
		{ "#評価値=", DIALECT_none, SCORE_none, 0, 0, false, false },
		{ "#詰み=先手勝ち:5手", DIALECT_shogihome_mate, SCORE_mate, 5, 0, false, false },
		{ "*詰み=後手勝ち", DIALECT_shogihome_mate, SCORE_mate, -SCORE_MATE_UNKNOWN, 0,
		    false, false },
		{ "#読み筋=△３四歩▲２六歩(27)△同　飛不成", DIALECT_shogihome_pv, SCORE_none, 0, 3,
		    false, false },
		{ "#読み筋=△８八角成▲同　銀△４五角▲７七角", DIALECT_shogihome_pv, SCORE_none, 0, 4,
		    false, false },
		{ "#読み筋=▲７六歩△パス▲２六歩 …", DIALECT_shogihome_pv, SCORE_none, 0, 3, false,
		    false },
		{ "#読み筋=▲７六歩△パス▲２六歩 と", DIALECT_shogihome_pv, SCORE_none, 0, 3, true,
		    false },
		{ "*対局 評価値 12", DIALECT_shogigui_game, SCORE_points, 12, 0, false, false },
		{ "*解析 0 ○ 候補1 時間 00:05 深さ 12/19 評価値 -34 読み筋 △３四歩(33) ",
		    DIALECT_shogigui_analysis, SCORE_points, -34, 1, false, false },
		{ "*検討 候補12 評価値 -詰 5 読み筋 ", DIALECT_shogigui_study, SCORE_mate, -5, 0,
		    false, true },
		{ "*候補手 1 評価値 +詰 読み筋 ５五角打", DIALECT_shogigui_candidate, SCORE_mate,
		    SCORE_MATE_UNKNOWN, 1, false, false },
		{ "*候補手 2 評価値 8", DIALECT_shogigui_candidate, SCORE_points, 8, 0, false,
		    true },
		{ "*解析 0", DIALECT_none, SCORE_none, 0, 0, false, false },
		{ "* Engine x 候補1 評価値 -47 読み筋 △７四金(63)", DIALECT_kishin, SCORE_points,
		    -47, 1, false, false },
		{ "#指し手[72]△１四歩  ▲６八銀", DIALECT_piyo_move, SCORE_points, 72, 2, false,
		    false },
		{ "#指し手[1617] 悪手 △７五歩打", DIALECT_piyo_move, SCORE_points, 1617, 1, false,
		    false },
		{ "#形勢[-3]", DIALECT_piyo_score, SCORE_points, -3, 0, false, false },
		{ "#推奨手[29]△４二銀", DIALECT_none, SCORE_none, 0, 0, false, false },
		{ "", DIALECT_none, SCORE_none, 0, 0, false, false },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		comment(0, rows[i].comment);
	evaluation_read(&record);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct evaluation *found = evaluation_of_note(&record, &record.notes[i]);

		assert_int_equal(found == NULL ? DIALECT_none : found->dialect, rows[i].dialect);
		if (found == NULL)
			continue;
		assert_int_equal(found->score, rows[i].score);
		assert_int_equal(found->value, rows[i].value);
		assert_int_equal(found->claims, rows[i].claims);
		assert_int_equal(found->unread, rows[i].unread);
		assert_int_equal(found->candidate, rows[i].candidate);
	}
}

/* Gekisashi writes a remark: '<fight>, not '*<fight>. */
static void
remarks_have_a_form_of_their_own(void **state)
{
	const struct evaluation *found;

	(void)state;
	comment(0, "<fight>5 定跡手</fight>");
	record_add_note(
	    &record, 0, NOTE_remark, STR("<fight>12 定跡手</fight>"), (struct span){ 0, 0 });
	record_add_note(&record, 0, NOTE_remark, STR("#評価値=7"), (struct span){ 0, 0 });
	evaluation_read(&record);
	found = evaluation_at(&record, 0);
	assert_non_null(found);
	assert_int_equal(found->note, 1);
	assert_int_equal(found->value, 12);
	assert_int_equal(record.evaluations->count, 1);
}

static void
a_position_has_the_score_of_its_best_move(void **state)
{
	(void)state;
	for (int i = 0; i < 3; i++)
		record_add_ply(&record, (uint32_t)i, false);
	comment(3, "* 7");
	comment(1, "*候補手 2 評価値 8");
	comment(1, "#読み筋=△３四歩");
	comment(1, "*候補手 1 評価値 9");
	comment(1, "#評価値=10");
	evaluation_read(&record);
	assert_null(evaluation_at(&record, 0));
	assert_int_equal(evaluation_at(&record, 1)->value, 9);
	assert_null(evaluation_at(&record, 2));
	assert_int_equal(evaluation_at(&record, 3)->value, 7);
}

/* A PV belongs to the score before it with the same mark. */
static void
pvs_are_joined_to_their_scores(void **state)
{
	const struct evaluation *list;

	(void)state;
	record_add_ply(&record, 0, false);
	comment(1, "*評価値=1");
	comment(1, "#評価値=2");
	comment(1, "#読み筋=△３四歩");
	comment(1, "*読み筋=△８四歩");
	comment(1, "#読み筋=△１四歩");
	evaluation_read(&record);
	list = record.evaluations->list;
	assert_int_equal(list[0].partner, 4);
	assert_int_equal(list[1].partner, 3);
	assert_int_equal(list[2].partner, 2);
	assert_int_equal(list[3].partner, 1);
	assert_int_equal(list[4].partner, 0);
}

static void
other_comments_leave_no_trace(void **state)
{
	(void)state;
	comment(0, "互角");
	comment(0, "*");
	evaluation_read(&record);
	assert_null(record.evaluations);
	assert_null(evaluation_at(&record, 0));
	assert_null(evaluation_of_note(&record, &record.notes[0]));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(forms_are_read, set_up, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    remarks_have_a_form_of_their_own, set_up, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    a_position_has_the_score_of_its_best_move, set_up, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    pvs_are_joined_to_their_scores, set_up, tear_down_arena),
		cmocka_unit_test_setup_teardown(
		    other_comments_leave_no_trace, set_up, tear_down_arena),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
