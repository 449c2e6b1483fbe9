/* Endings and games by the rule sets. */
#include "rules/testing_replay.h"

static struct value_patterns *value_patterns;

static int
open_value_patterns(void **state)
{
	open_fixture(state);
	value_patterns = value_patterns_new(&fixture.memory);
	return 0;
}

static int
close_value_patterns(void **state)
{
	value_patterns_free(value_patterns);
	return close_fixture(state);
}

/* A game: its start, moves and ending, the rule set (NULL: none named), a date and headers. */
struct game_row {
	const char *sfen, *moves;
	enum ending ending; /* ENDING_none: the record stops */
	const char *rule_set;
	uint32_t limit; /* instead of the rule set's; 0: that one */
	const char *date, *jishogi, *max_moves;
};

static void
play(const struct game_row *row)
{
	struct rule_set own;
	struct replay_options options = { .value_patterns = value_patterns };
	uint32_t node = 0;

	if (row->rule_set != NULL) {
		own = *rule_set_named(str_of(row->rule_set));
		if (row->limit != 0)
			own.limit.moves = row->limit, own.limit.before = 0;
		options.rule_set = &own;
	}
	fixture_begin(&fixture, row->sfen);
	if (row->date != NULL)
		record_add_header(&fixture.record, HEADER_start_time, STR("開始日時"),
		    str_of(row->date), (struct span){ 0, 1 });
	if (row->jishogi != NULL)
		record_add_header(&fixture.record, HEADER_jishogi_rule, STR("$JISHOGI:"),
		    str_of(row->jishogi), (struct span){ 0, 1 });
	if (row->max_moves != NULL)
		record_add_header(&fixture.record, HEADER_max_moves, STR("$MAX_MOVES:"),
		    str_of(row->max_moves), (struct span){ 0, 1 });
	for (const char *p = row->moves; *p != '\0'; p += strspn(p, " ")) {
		size_t n = strcspn(p, " ");

		node = record_add_ply(&fixture.record, node, false);
		fixture.record.plies[node].claim = usi_claim(p, n);
		fixture.record.plies[node].at = (struct span){ node * 10, 4 };
		p += n;
	}
	if (row->ending != ENDING_none) {
		node = record_add_ply(&fixture.record, node, false);
		fixture.record.plies[node].claim = (struct claim){ .kind = CLAIM_end,
			.ending = (uint8_t)row->ending,
			.side = NO_SIDE,
			.winner = NO_SIDE };
		fixture.record.plies[node].at = (struct span){ node * 10, 4 };
	}
	fixture.game = replay(fixture.rules, &fixture.record, &options, &fixture.diags);
}

/* Expects the findings of these rules, as "severity: message" joined by "; ". */
static void
expect(size_t row, const char *expected)
{
	struct buffer out;

	buffer_init(&out, &fixture.memory);
	for (size_t i = 0; i < fixture.diags.count; i++) {
		const struct finding *finding = &fixture.diags.list[i];

		if (diag_rows[finding->rule].group != GROUP_result ||
		    finding->rule == DIAG_missing_result)
			continue;
		buffer_printf(&out, "%s%s %s: ", out.n == 0 ? "" : "; ",
		    diag_severity_names[finding->severity], diag_rows[finding->rule].name);
		diag_message(finding, LANGUAGE_en, &out);
	}
	if (!str_eq(buffer_str(&out), str_of(expected)))
		fail_msg("row %zu: %.*s", row, (int)out.n, out.p);
	buffer_free(&out);
}

#define FAR "+R+BGGKSS+N+N/+L+L7/9/9/9/9/9/9/8k b "
#define POINTS_27 FAR "9Prb2g2s2n2l9p 1"
#define POINTS_28 FAR "10Prb2g2s2n2l8p 1"
#define POINTS_23 FAR "5Prb2g2s2n2l13p 1"
#define POINTS_31 FAR "13Prb2g2s2n2l5p 1"
#define STUCK "k8/2S6/1S7/9/9/9/9/9/4K1G2 b - 1"
#define BACK_AND_FORTH "2h3h 8b7b 3h2h 7b8b "
#define FAILS "error false-declaration: false declaration by black: "
#define COUNT(points) " (king on 5a, 10 pieces and " points " points counted)"
#define LOSES "; a false declaration loses"
#define WRONG "warning result-contradiction: "
#define NIFU "4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e 5a5b"
#define FOUL "unnoticed-foul: unnoticed foul by black at move 1: "
/* Black's king enters with move 13. */
#define ENTERING "4g4f 5c5d 5i4h 5d5e 4h4g 1c1d 4g3f 1d1e 3f4e 8c8d 4e5d 9c9d 5d5c "
/* Black's king enters with move 14; move 18 gives check. */
#define NAKED_KING                                                                                 \
	"4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",                                           \
	    "5a6a 5i5h 6a7a 5g5f 7a8a 5h5g 8a9a 5g4f 9a9b 4f4e 9b9a 4e4d 9a9b 4d4c 9b8b 7g7f "     \
	    "8b9a "                                                                                \
	    "8h5e 9a9b "
#define CHECKED "7g7f 3c3d 8h3c+ 2b3c 2g2f 8c8d"
#define OVER(limit, at)                                                                            \
	"warning move-limit-passed: play continues after move " at ", past the limit of " limit    \
	" moves"

static const struct {
	struct game_row game;
	const char *expected;
} rows[] = {
	/* declarations: by the rule set, by the record's header, by neither */
	{ { POINTS_28, "", ENDING_declaration, .rule_set = "csa" }, "" },
	{ { POINTS_27, "", ENDING_declaration, .rule_set = "csa" },
	    FAILS "27 points, 28 required to win" COUNT("27") LOSES },
	{ { POINTS_28, "", ENDING_declaration, .rule_set = "jsa" },
	    FAILS "28 points, 31 required to win" COUNT("28") "; the game is a draw" },
	{ { POINTS_28, "", ENDING_declaration, .rule_set = "shogi24" },
	    FAILS "the rule set has no declaration" COUNT("28") "; it has no effect" },
	{ { POINTS_28, "", ENDING_declaration, .rule_set = NULL },
	    "note false-declaration: false declaration by black: 28 points, 31 required to "
	    "win" COUNT("28") "; it is valid by the 27-point rule" },
	{ { POINTS_27, "", ENDING_declaration, .rule_set = NULL },
	    FAILS "27 points, 31 required to win" COUNT("27") "; the game is a draw" },
	{ { POINTS_28, "", ENDING_declaration, .rule_set = NULL, .jishogi = "27" }, "" },
	{ { POINTS_28, "", ENDING_declaration, .rule_set = NULL, .jishogi = "24" },
	    FAILS "28 points, 31 required to win" COUNT("28") "; the game is a draw" },
	{ { "", "", ENDING_declaration, .rule_set = "csa" },
	    FAILS "the king is not in the promotion zone (king on 5i, 0 pieces and 0 points "
		  "counted)" LOSES },
	{ { POINTS_31, "", ENDING_declaration, .rule_set = "csa", .max_moves = "0" }, "" },
	{ { POINTS_28, "", ENDING_declaration, .rule_set = "amateur" }, "" },
	{ { POINTS_27, "", ENDING_declaration, .rule_set = "amateur" },
	    FAILS "27 points, 28 required to win" COUNT("27") LOSES },
	{ { POINTS_28, "", ENDING_declaration, .rule_set = "shogiwars" }, "" },
	{ { POINTS_28, "", ENDING_declaration, .rule_set = "shogiwars", .date = "2014/10/01" },
	    "" },
	{ { POINTS_28, "", ENDING_declaration, .rule_set = "shogiwars", .date = "2014/09/30" },
	    FAILS "the rule set has no declaration" COUNT("28") "; it has no effect" },
	{ { POINTS_27, "", ENDING_declaration, .rule_set = "shogiwars" },
	    FAILS "27 points, 28 required to win" COUNT("27") "; it has no effect" },
	/* one that failed, and one that drew, by the record */
	{ { POINTS_27, "", ENDING_failed_declaration, .rule_set = "csa" }, "" },
	{ { POINTS_28, "", ENDING_failed_declaration, .rule_set = "csa" }, WRONG
	    "failed declaration is contradicted: the board meets the conditions of a declaration" },
	{ { POINTS_28, "", ENDING_declaration_draw, .rule_set = "jsa" }, "" },
	{ { POINTS_31, "", ENDING_declaration_draw, .rule_set = "jsa" },
	    WRONG "declared draw is contradicted: the points are enough to win" },
	{ { POINTS_23, "", ENDING_declaration_draw, .rule_set = "jsa" },
	    "warning false-declaration: false declaration by black: 23 points, 31 required to "
	    "win" COUNT("23") LOSES },
	{ { POINTS_23, "", ENDING_declaration_draw, .rule_set = NULL }, "" },
	{ { POINTS_23, "", ENDING_declaration_draw, .rule_set = "csa" }, "" },
	/* perpetual check */
	{ { "", "7g7f", ENDING_perpetual_check, .rule_set = "jsa" }, WRONG
	    "perpetual check by the previous side is contradicted: no position occurs four times" },
	{ { "", BACK_AND_FORTH BACK_AND_FORTH BACK_AND_FORTH, ENDING_perpetual_self,
	      .rule_set = "jsa" },
	    "note sennichite-unnamed: fourth occurrence of a position (at the start and after "
	    "moves 4, 8, 12): "
	    "sennichite, but the record does not say so; " WRONG
	    "perpetual check by the side to move is contradicted: neither side gave check with "
	    "every move "
	    "since the first occurrence" },
	/* a side without a move has lost, in check or not */
	{ { STUCK, "3i3h", ENDING_draw, .rule_set = "jsa" },
	    WRONG "draw is contradicted: the side to move has no legal move, and has lost" },
	{ { STUCK, "3i3h", ENDING_resign, .rule_set = "jsa" }, "" },
	{ { STUCK, "3i3h", ENDING_mate, .rule_set = "jsa" }, "" },
	/* an agreed impasse */
	{ { "", "7g7f 3c3d", ENDING_jishogi, .rule_set = "csa" },
	    WRONG "impasse is contradicted: both kings are on their own half of the board" },
	{ { "", "7g7f 3c3d", ENDING_jishogi, .rule_set = "csa", .max_moves = "2" }, "" },
	{ { "lnsgkgsnl/1r5b1/ppppppppp/9/4K4/9/PPPPPPPPP/1B5R1/LNSG1GSNL b - 1", "", ENDING_jishogi,
	      .rule_set = "jsa" },
	    WRONG "impasse is contradicted: the white king is on its own half of the board" },
	{ { POINTS_28, "", ENDING_jishogi, .rule_set = "jsa" }, "" },
	{ { POINTS_23, "", ENDING_jishogi, .rule_set = NULL },
	    WRONG "impasse is contradicted: black has 23 points, fewer than 24: the game is lost, "
		  "not drawn" },
	{ { FAR "13Prb2g2s2n2l5p 1", "", ENDING_jishogi, .rule_set = "shogi24" },
	    WRONG "impasse is contradicted: white has 23 points, fewer than 24: the game is lost, "
		  "not drawn" },
	{ { POINTS_23, "", ENDING_jishogi, .rule_set = "csa" }, "" },
	{ { POINTS_23, "5a4b 1i2i", ENDING_jishogi, .rule_set = NULL, .max_moves = "2" }, "" },
	{ { "lnsg1gsnl/1r5b1/ppppppppp/9/k3K4/9/PPPPPPPPP/1B5R1/LNSG1GSNL b - 1", "",
	      ENDING_jishogi, .rule_set = "amateur" },
	    WRONG "impasse is contradicted: by this rule set white wins with equal points" },
	{ { POINTS_28, "", ENDING_jishogi, .rule_set = "amateur" },
	    WRONG "impasse is contradicted: white has 26 points, fewer than 27: the game is lost, "
		  "not drawn" },
	/* bishop and lance given: 6 points that count as white's by jsa's rules */
	{ { "lnsg1gsn1/1r7/ppppppppp/9/k3K4/9/PPPPPPPPP/1B5R1/LNSG1GSNL w - 1", "", ENDING_jishogi,
	      .rule_set = "jsa" },
	    "" },
	/* a limit: reached, not reached, none, unknown */
	{ { "", "7g7f 3c3d", ENDING_max_moves, .rule_set = "csa", .max_moves = "2" }, "" },
	{ { "", "7g7f 3c3d", ENDING_max_moves, .rule_set = NULL, .max_moves = "3" },
	    WRONG "move limit is contradicted: 2 moves were played, but the limit is 3" },
	{ { "", "7g7f 3c3d", ENDING_max_moves, .rule_set = "csa" },
	    WRONG "move limit is contradicted: 2 moves were played, but the limit is 256" },
	{ { "", "7g7f 3c3d", ENDING_max_moves, .rule_set = "81dojo" },
	    WRONG "move limit is contradicted: the rule set has no move limit" },
	{ { "", "7g7f 3c3d", ENDING_max_moves, .rule_set = NULL }, "" },
	/* passed: at once, or where the checks end */
	{ { "", CHECKED, ENDING_resign, .rule_set = NULL, .max_moves = "3" }, OVER("3", "3") },
	{ { "", CHECKED, ENDING_resign, .rule_set = NULL, .max_moves = "6" }, "" },
	{ { "", CHECKED, ENDING_none, .rule_set = NULL, .max_moves = "5" }, OVER("5", "5") },
	{ { "", CHECKED, ENDING_resign, .rule_set = "csa", .limit = 3 }, OVER("3", "3") },
	{ { "", CHECKED, ENDING_resign, .rule_set = "jsa", .limit = 3 }, "" }, /* no king entered */
	{ { "", ENTERING "9d9e 5c5d", ENDING_resign, .rule_set = "jsa", .limit = 11 }, "" },
	{ { "", ENTERING "9d9e 1g1f", ENDING_resign, .rule_set = "jsa", .limit = 13 },
	    OVER("13", "13") },
	{ { "", ENTERING "9d9e 5c5d 3a4b", ENDING_resign, .rule_set = "jsa", .limit = 13 },
	    OVER("13", "13") },
	{ { "", ENTERING "9d9e 5c5d 3a4b", ENDING_resign, .rule_set = "jsa", .limit = 15 }, "" },
	{ { "", "7g7f 3c3d 8h3c+ 2b3c 2g2f", ENDING_resign, .rule_set = "jsa", .limit = 3 }, "" },
	{ { "", ENTERING "9d9e 1g1f", ENDING_resign, .rule_set = "jsa", .limit = 12 }, "" },
	{ { "", CHECKED, ENDING_resign, .rule_set = "jsa", .limit = 3, .date = "2010/05/05" }, "" },
	/* the check at the limit lets black go on to his next move that is none */
	{ { NAKED_KING "5e4d", ENDING_resign, .rule_set = "jsa", .limit = 18 }, "" },
	{ { NAKED_KING "5e4d 9b8b", ENDING_resign, .rule_set = "jsa", .limit = 18 },
	    OVER("18", "20") },
	/* a problem has no limit */
	{ { "4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5h 5a5b", ENDING_none, .rule_set = "csa",
	      .limit = 1 },
	    "" },
	/* a declaration after it */
	{ { POINTS_31, "5a4b 1i2i", ENDING_declaration, .rule_set = "csa", .max_moves = "2" },
	    FAILS "the limit of 2 moves was reached before (king on 4b, 10 pieces and 31 points "
		  "counted); the game is a draw" },
	/* an unnoticed foul, by the age of the game */
	{ { NIFU " 5i5h", ENDING_resign, .rule_set = "jsa", .date = "2019/09/30" },
	    "note " FOUL "by this rule set the result stands" },
	{ { NIFU " 5i5h", ENDING_resign, .rule_set = "jsa", .date = "2019/10/01" },
	    "error " FOUL
	    "white should have won, because a foul loses even if it is found after the end" },
	{ { NIFU " 5i5h", ENDING_resign, .rule_set = NULL },
	    "warning " FOUL "by the current rules white has won, by those before October 2019 "
	    "the result stands" },
	{ { NIFU " 5i5h", ENDING_resign, .rule_set = "csa", .date = "2010/05/05" },
	    "error " FOUL
	    "white should have won, because a foul loses even if it is found after the end" },
	{ { NIFU " 5i5h", ENDING_resign, .rule_set = "81dojo" },
	    "note " FOUL "by this rule set the result stands" },
	{ { NIFU " 5i5h", ENDING_draw, .rule_set = "81dojo" },
	    "note " FOUL "by this rule set the result stands" },
	/* the same side lost anyway; the foul was noticed late; no result */
	{ { NIFU, ENDING_resign, .rule_set = "csa" }, "note " FOUL "white has won in any case" },
	{ { NIFU " 5i5h", ENDING_illegal_action, .rule_set = "csa" }, "" },
	{ { NIFU, ENDING_illegal_action, .rule_set = "csa" },
	    "error " FOUL
	    "white should have won, because a foul loses even if it is found after the end" },
	{ { NIFU, ENDING_illegal_move, .rule_set = "csa" }, "" },
	{ { NIFU " 5i5h", ENDING_interrupted, .rule_set = "csa" }, "" },
	{ { NIFU " 5i5h", ENDING_none, .rule_set = "csa" }, "" },
	/* the first foul counts; a slip of the pen does not */
	{ { "4k4/4p4/9/9/9/9/4P4/9/4K4 b Pp 1", "P*5e P*5d 5i5h", ENDING_resign,
	      .rule_set = "81dojo" },
	    "note " FOUL "by this rule set the result stands" },
	{ { "4k4/9/9/9/9/9/4P4/9/4K4 b - 1", "5a5b 5b5a 5i5h", ENDING_resign, .rule_set = "csa" },
	    "" },
	/* a try: recorded and made, not made, not recorded; without a try rule, or with one until
	 * a day */
	{ { "k8/9/4K4/9/9/9/9/9/9 b - 1", "5c5b 9a9b 5b5a 9b9c", ENDING_resign,
	      .rule_set = "shogiwars", .date = "2014/09/30" },
	    WRONG "resignation is contradicted: black won by try at move 3" },
	{ { "k8/9/4K4/9/9/9/9/9/9 b - 1", "5c5b 9a9b 5b5a 9b9c", ENDING_resign,
	      .rule_set = "shogiwars", .date = "2014/10/01" },
	    "" },
	{ { "k8/9/4K4/9/9/9/9/9/9 b - 1", "5c5b 9a9b 5b5a 9b9c", ENDING_resign,
	      .rule_set = "shogiwars" },
	    "" },
	{ { "k8/9/4K4/9/9/9/9/9/9 b - 1", "5c5b 9a9b 5b5a", ENDING_try_rule, .rule_set = NULL },
	    "" },
	{ { "k8/9/4K4/9/9/9/9/9/9 b - 1", "5c5d 9a9b 5d5c", ENDING_try_rule, .rule_set = "try" },
	    WRONG "try is contradicted: no king stands safely on the other king's start square" },
	{ { "k8/9/4K4/9/9/9/9/9/9 b - 1", "5c5b 9a9b 5b5a 9b9c", ENDING_resign, .rule_set = "try" },
	    WRONG "resignation is contradicted: black won by try at move 3" },
	/* the other king is at home */
	{ { "k8/9/4K4/9/9/9/9/9/9 b - 1", "5c5b 9a9b 5b5a", ENDING_try_rule,
	      .rule_set = "try-entered" },
	    WRONG "try is contradicted: by this rule set the king of white must be in the "
		  "promotion zone too" },
	{ { "9/9/4K4/9/9/9/9/k8/9 b - 1", "5c5b 9h9i 5b5a", ENDING_try_rule,
	      .rule_set = "try-entered" },
	    "" },
	{ { "k8/9/4K4/9/9/9/9/9/9 b - 1", "5c5b 9a9b 5b5a 9b9c", ENDING_resign,
	      .rule_set = "try-entered" },
	    "" },
	{ { "k8/9/4K4/9/9/9/9/9/9 b - 1", "5c5b 9a9b 5b5a 9b9c", ENDING_resign, .rule_set = "jsa" },
	    "" },
};

static void
test_games(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		play(&rows[i].game);
		expect(i, rows[i].expected);
	}
}

/* An error about the ending makes the game illegal; a note or a warning does not. */
static void
test_verdicts(void **state)
{
	struct game_row row = { POINTS_28, "", ENDING_declaration, .rule_set = NULL };

	(void)state;
	play(&row);
	assert_int_equal(fixture.game->verdict, VERDICT_ok);
	row.rule_set = "jsa";
	play(&row);
	assert_int_equal(fixture.game->verdict, VERDICT_illegal);
	assert_int_equal(fixture.game->winner, BLACK); /* as recorded */
	row = (struct game_row){ POINTS_23, "", ENDING_jishogi, .rule_set = NULL };
	play(&row);
	assert_int_equal(fixture.game->verdict, VERDICT_ok);
}

/* The finding about an unnoticed foul is related to its move. */
static void
test_related(void **state)
{
	const struct game_row row = { NIFU " 5i5h", ENDING_resign, .rule_set = "csa" };
	size_t i;

	(void)state;
	play(&row);
	for (i = 0; fixture.diags.list[i].rule != DIAG_unnoticed_foul; i++)
		;
	assert_int_equal(fixture.diags.list[i].at.at, 40);
	assert_int_equal(fixture.diags.list[i].related.at, 10);
}

#define CHECKS "4i5i 5a4a 5i4i 4a5a "
#define QUIET "8i9i 5b5a "
#define MIXED "4i3i 5a4a 3i4i 4a5a "

/* Repetition by rule set: whether the start counts, and what makes it perpetual check. */
static void
test_repetition(void **state)
{
	static const struct {
		const char *sfen, *moves, *rule_set;
		enum diag rule; /* DIAG_COUNT: none */
		int64_t first;  /* the move that led to the first occurrence */
	} cases[] = {
		{ "", BACK_AND_FORTH BACK_AND_FORTH BACK_AND_FORTH, "jsa", DIAG_sennichite_unnamed,
		    0 },
		{ "", BACK_AND_FORTH BACK_AND_FORTH BACK_AND_FORTH, "csa", DIAG_COUNT, 0 },
		{ "", BACK_AND_FORTH BACK_AND_FORTH BACK_AND_FORTH "2h3h", "csa",
		    DIAG_sennichite_unnamed, 1 },
		{ "", BACK_AND_FORTH BACK_AND_FORTH BACK_AND_FORTH, "floodgate", DIAG_COUNT, 0 },
		{ "4k4/9/9/9/9/9/9/9/K4R3 b - 1", CHECKS CHECKS CHECKS, "jsa", DIAG_perpetual_check,
		    0 },
		{ "4k4/9/9/9/9/9/9/9/K4R3 b - 1", CHECKS CHECKS CHECKS, "csa", DIAG_COUNT, 0 },
		{ "9/4k4/9/9/9/9/9/9/1K3R3 b - 1", QUIET CHECKS CHECKS CHECKS, "floodgate",
		    DIAG_perpetual_check, 2 },
		{ "9/4k4/9/9/9/9/9/9/1K3R3 b - 1", QUIET MIXED CHECKS CHECKS, "csa",
		    DIAG_sennichite_unnamed, 2 },
		/* shogi-server allows the evader one occurrence before the checks */
		{ "9/4k4/9/9/9/9/9/9/1K3R3 b - 1", QUIET MIXED CHECKS CHECKS, "floodgate",
		    DIAG_perpetual_check, 2 },
		{ "9/4k4/9/9/9/9/9/9/1K3R3 b - 1", QUIET CHECKS MIXED CHECKS, "floodgate",
		    DIAG_sennichite_unnamed, 2 },
		{ "", BACK_AND_FORTH BACK_AND_FORTH BACK_AND_FORTH "2h3h", "jsa",
		    DIAG_sennichite_passed, 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		const struct game_row row = { cases[i].sfen, cases[i].moves, ENDING_none,
			.rule_set = cases[i].rule_set };
		const struct finding *found = NULL;

		play(&row);
		for (size_t f = 0; f < fixture.diags.count; f++)
			if (fixture.diags.list[f].rule == DIAG_sennichite_passed ||
			    fixture.diags.list[f].rule == DIAG_sennichite_unnamed ||
			    fixture.diags.list[f].rule == DIAG_perpetual_check)
				found = &fixture.diags.list[f];
		if ((found == NULL ? DIAG_COUNT : found->rule) != cases[i].rule)
			fail_msg("row %zu", i);
		if (found != NULL)
			assert_int_equal(found->args[1].is.phrase == PHRASE_occurs_at_start
					     ? 0
					     : strtoul(found->args[0].is.str.p, NULL, 10),
			    cases[i].first);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_games),
		cmocka_unit_test(test_verdicts),
		cmocka_unit_test(test_related),
		cmocka_unit_test(test_repetition),
	};

	return cmocka_run_group_tests(tests, open_value_patterns, close_value_patterns);
}
