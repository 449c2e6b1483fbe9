/* The start position: impossible steps, names, sizes, who moves first. */
#include "rules/testing_replay.h"

#include "record/text/buffer.h"

/* Adds a step written much as in CSA, each 10 bytes later in the text: +55KI puts a piece, !55KI
 * takes it away, +00FU3 adds three to the hand, -00AL all that are left. */
static void
add_step(const char *s)
{
	struct setup *setup = &fixture.record.setup;
	enum side side = *s == '-' ? WHITE : BLACK;
	piece_t face = piece_of_csa(s + 3);
	struct setup_step step = { .op = *s == '!' ? SETUP_remove : SETUP_put,
		.piece = piece_make(piece_kind(face), piece_promoted(face), side),
		.square = square_make((unsigned)(s[1] - '0'), (unsigned)(s[2] - '0')),
		.count = 1,
		.at = { (uint32_t)setup->step_count * 10, 5 } };

	if (s[1] == '0') {
		step.op = strncmp(s + 3, "AL", 2) == 0 ? SETUP_rest : SETUP_hand;
		step.count = (uint8_t)strtoul(s + 5, NULL, 10);
	}
	record_add_step(&fixture.record, step);
}

static void
add_steps(const char *steps)
{
	for (const char *p = steps; *p != '\0'; p += strspn(p, " ")) {
		add_step(p);
		p += strcspn(p, " ");
	}
}

/* Appends the start position in SFEN, its handicap's name, and the findings, one a line. */
static void
show(struct buffer *out)
{
	if (fixture.game->variant != NULL) {
		sfen_write(&fixture.game->start, 1, out);
		buffer_printf(out, " %s\n",
		    fixture.game->handicap == NULL ? "-" : fixture.game->handicap->english);
	}
	for (size_t i = 0; i < fixture.diags.count; i++) {
		const struct finding *finding = &fixture.diags.list[i];

		if (finding->rule == DIAG_missing_result)
			continue;
		buffer_printf(out, "%u ", finding->at.at);
		diag_message(finding, LANGUAGE_en, out);
		buffer_printf(out, " [%s, %s]\n", diag_rows[finding->rule].name,
		    finding->severity == SEVERITY_error     ? "error"
		    : finding->severity == SEVERITY_warning ? "warning"
							    : "note");
	}
}

/* Replays the record over a text long enough for all places, and compares the result. */
static void
expect(const char *variant, const char *want)
{
	struct replay_options options = { .variant = variant };
	struct buffer out;
	char text[512];

	memset(text, '.', sizeof text);
	fixture.text.body = (struct str){ text, sizeof text };
	fixture.game = replay(fixture.rules, &fixture.record, &options, &fixture.diags);
	buffer_init(&out, &fixture.memory);
	show(&out);
	buffer_char(&out, '\0');
	assert_string_equal(out.p, want);
	buffer_free(&out);
}

#define EVEN "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"

/* Steps from the even start or, with board, from an empty board. */
static const struct {
	const char *variant;
	enum setup_base base;
	const char *steps, *want;
} steps[] = {
	{ NULL, SETUP_even, "!82HI",
	    "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 -\n"
	    "0 black moves first, but in a rook game white does "
	    "[handicap-turn-conflict, warning]\n" },
	{ NULL, SETUP_even, "!55HI !82KA",
	    EVEN " hirate\n"
		 "0 not a position: the piece to remove is not there [bad-setup, error]\n"
		 "10 not a position: the piece to remove is not there [bad-setup, error]\n" },
	{ "minishogi", SETUP_board, "-11OU +55OU +66OU +33KE +33TO",
	    "4k/5/2+P2/5/K4 b - 1 -\n"
	    "20 not a position: a square outside the board [bad-setup, error]\n"
	    "30 not a position: a piece that this variant does not have [bad-setup, error]\n" },
	{ "minishogi", SETUP_board, "-11OU +55OU +00GI1 -00KE2",
	    "4k/5/5/5/K4 b S 1 -\n"
	    "30 not a position: a piece that this variant does not have [bad-setup, error]\n" },
	{ NULL, SETUP_board, "-51OU +59OU +55KI -55GI",
	    "4k4/9/9/9/4s4/9/9/9/4K4 b - 1 -\n"
	    "30 not a position: two pieces on one square [bad-setup, error]\n" },
	{ NULL, SETUP_board, "-51OU +59OU +00OU1 +00TO1 +00FU200 +00FU56 +00KI2",
	    "4k4/9/9/9/9/9/9/9/4K4 b 2G200P 1 -\n"
	    "20 not a position: a piece that cannot be in hand [bad-setup, error]\n"
	    "30 not a position: a piece that cannot be in hand [bad-setup, error]\n"
	    "50 not a position: too many pieces in hand [bad-setup, error]\n"
	    "0 pawn: 200 on the board and in hand, but a set has 18 [piece-surplus, warning]\n" },
	{ NULL, SETUP_board, "-51OU +59OU +55KI -00AL",
	    "4k4/9/9/9/4G4/9/9/9/4K4 b 2r2b3g4s4n4l18p 1 -\n" },
	{ NULL, SETUP_board, "-51OU +58OU +52KI -99GI +77FU",
	    "4k4/4G4/9/9/9/9/2P6/4K4/s8 b - 1 -\n"
	    "0 white, who is not to move, is in check by the gold on 5b in the start position "
	    "[opponent-in-check, warning]\n" },
	{ NULL, SETUP_board, "-51OU +59OU +55FU +53FU +54TO +57FU -58FU +31KY +22KE +92KY -99KE",
	    "4k1L2/L6N1/4P4/4+P4/4P4/9/4P4/4p4/n3K4 b - 1 -\n"
	    "70 a lance of black on 3a could never move [start-dead-end, warning]\n"
	    "80 a knight of black on 2b could never move [start-dead-end, warning]\n"
	    "20 black has 3 unpromoted pawns on file 5 [start-nifu, warning]\n"
	    "100 a knight of white on 9i could never move [start-dead-end, warning]\n" },
	{ "minishogi", SETUP_board, "-51OU +55OU +31FU +11FU +12FU -13FU -25FU",
	    "k1P1P/4P/4p/5/K2p1 b - 1 -\n"
	    "0 pawn: 5 on the board and in hand, but a set has 2 [piece-surplus, warning]\n"
	    "30 a pawn of black on 1a could never move [start-dead-end, warning]\n"
	    "40 black has 2 unpromoted pawns on file 1 [start-nifu, warning]\n"
	    "20 a pawn of black on 3a could never move [start-dead-end, warning]\n"
	    "60 a pawn of white on 2e could never move [start-dead-end, warning]\n" },
};

static void
test_steps(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
		fixture_begin(&fixture, "");
		fixture.record.setup.base = steps[i].base;
		add_steps(steps[i].steps);
		expect(steps[i].variant, steps[i].want);
	}
}

/* Names and sizes, with or without two kings on a board. */
static const struct {
	const char *variant, *word, *name;
	unsigned width, height;
	enum setup_base base;
	const char *want;
} names[] = {
	{ "minishogi", "", "", 0, 0, SETUP_default, "rbsgk/4p/5/P4/KGSBR b - 1 hirate\n" },
	{ "nonsense", "", "", 0, 0, SETUP_default,
	    "100 variant nonsense is not supported [unsupported-variant, error]\n" },
	{ "nonsense", "", "", 5, 5, SETUP_board, "k4/5/5/5/K4 b - 1 -\n" },
	{ NULL, "nonsense", "", 0, 0, SETUP_default,
	    "100 variant nonsense is not supported [unsupported-variant, error]\n" },
	{ NULL, "nonsense", "", 9, 9, SETUP_board,
	    "4k4/9/9/9/4K4/9/9/9/9 b - 1 -\n"
	    "100 variant nonsense is not supported [unsupported-variant, warning]\n" },
	{ NULL, "nonsense", "", 8, 9, SETUP_board,
	    "100 variant nonsense is not supported [unsupported-variant, error]\n" },
	{ NULL, "minishogi", "", 8, 9, SETUP_board,
	    "200 variant 8x9 is not supported [unsupported-variant, error]\n" },
	/* another variant on a board of this size */
	{ NULL, "泰将棋", "", 9, 9, SETUP_board,
	    "100 variant 泰将棋 is not supported [unsupported-variant, error]\n" },
	{ NULL, "京都将棋", "", 5, 5, SETUP_board, "k4/5/5/5/K4 b - 1 -\n" },
	{ NULL, "", "", 8, 9, SETUP_board,
	    "200 variant 8x9 is not supported [unsupported-variant, error]\n" },
	{ NULL, "minishogi", "", 9, 9, SETUP_board,
	    "4k4/9/9/9/4K4/9/9/9/9 b - 1 -\n"
	    "100 handicap minishogi does not match the board "
	    "[handicap-board-conflict, warning]\n" },
	{ NULL, "", "裸玉", 0, 0, SETUP_named,
	    "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 naked-king\n" },
	{ NULL, "", "nonsense", 0, 0, SETUP_named,
	    "100 unknown handicap nonsense: its start position is not known [unknown-handicap, "
	    "error]\n" },
	{ NULL, "", "その他", 0, 0, SETUP_named,
	    "100 not a position: the board is missing [bad-setup, error]\n" },
	{ NULL, "", "詰将棋", 0, 0, SETUP_named,
	    "100 not a position: the board is missing [bad-setup, error]\n" },
	{ NULL, "", "任意", 0, 0, SETUP_named,
	    "100 not a position: the board is missing [bad-setup, error]\n" },
	{ NULL, "", "nonsense", 9, 9, SETUP_board,
	    "4k4/9/9/9/4K4/9/9/9/9 b - 1 -\n"
	    "100 unknown handicap nonsense: its start position is not known [unknown-handicap, "
	    "warning]\n" },
	{ NULL, "", "平手", 9, 9, SETUP_board,
	    "4k4/9/9/9/4K4/9/9/9/9 b - 1 -\n"
	    "100 handicap 平手 does not match the board "
	    "[handicap-board-conflict, note]\n" },
	{ NULL, "", "裸玉", 9, 9, SETUP_board,
	    "4k4/9/9/9/4K4/9/9/9/9 b - 1 -\n"
	    "100 handicap 裸玉 does not match the board "
	    "[handicap-board-conflict, warning]\n" },
	{ NULL, "", "飛車落ち", 9, 9, SETUP_board,
	    "4k4/9/9/9/4K4/9/9/9/9 b - 1 -\n"
	    "100 handicap 飛車落ち does not match the board "
	    "[handicap-board-conflict, warning]\n" },
	{ NULL, "", "その他", 9, 9, SETUP_board, "4k4/9/9/9/4K4/9/9/9/9 b - 1 -\n" },
	{ NULL, "", "詰将棋", 9, 9, SETUP_board, "4k4/9/9/9/4K4/9/9/9/9 b - 1 -\n" },
	{ NULL, "", "任意", 9, 9, SETUP_board, "4k4/9/9/9/4K4/9/9/9/9 b - 1 -\n" },
};

static void
test_names(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		struct setup *setup = &fixture.record.setup;

		fixture_begin(&fixture, "");
		setup->base = names[i].base;
		setup->variant.name = str_of(names[i].word);
		setup->handicap.name = str_of(names[i].name);
		setup->handicap.at = setup->variant.at = (struct span){ 100, 1 };
		setup->board_at = (struct span){ 200, 1 };
		setup->width = (uint8_t)names[i].width;
		setup->height = (uint8_t)names[i].height;
		if (setup->base == SETUP_board)
			add_steps("-51OU +55OU");
		expect(names[i].variant, names[i].want);
	}
}

/* Who moves first if the record does not say: the side whose piece the first move moves. */
static const struct {
	const char *steps;
	enum side turn;
	bool labels; /* the side to move is named as in a handicap game (下手, 上手) */
	struct claim first;
	const char *want;
} turns[] = {
	{ "-51OU +59OU -22FU", NO_SIDE, false,
	    { .kind = CLAIM_move,
		.has = CLAIM_HAS_from | CLAIM_HAS_to,
		.from = SQUARE(2, 2),
		.to = SQUARE(2, 3) },

	    "4k4/7p1/9/9/9/9/9/9/4K4 w - 1 -\n"
	    "200 side to move missing or wrong: white is assumed from the moves [turn-guessed, "
	    "warning]\n" },
	{ "-51OU +59OU -22FU", NO_SIDE, true,
	    { .kind = CLAIM_move,
		.has = CLAIM_HAS_from | CLAIM_HAS_to,
		.from = SQUARE(5, 9),
		.to = SQUARE(5, 8) },

	    "4k4/7p1/9/9/9/9/9/9/4K4 b - 1 -\n" },
	{ "-51OU +59OU", WHITE, true,
	    { .kind = CLAIM_move,
		.has = CLAIM_HAS_from | CLAIM_HAS_to,
		.from = SQUARE(5, 9),
		.to = SQUARE(5, 8) },

	    "4k4/9/9/9/9/9/9/9/4K4 b - 1 -\n"
	    "300 side to move missing or wrong: black is assumed from the moves [turn-guessed, "
	    "warning]\n" },
	{ "-51OU +59OU", WHITE, false,
	    { .kind = CLAIM_move,
		.has = CLAIM_HAS_from | CLAIM_HAS_to,
		.from = SQUARE(5, 9),
		.to = SQUARE(5, 8) },

	    "4k4/9/9/9/9/9/9/9/4K4 w - 1 -\n"
	    "400 black moves first, out of turn [wrong-turn, error]\n" },
	{ "-51OU +59OU -00FU1", NO_SIDE, false,
	    { .kind = CLAIM_move,
		.has = CLAIM_HAS_drop | CLAIM_HAS_piece | CLAIM_HAS_to,
		.piece = KIND_pawn,
		.to = SQUARE(5, 5) },

	    "4k4/9/9/9/9/9/9/9/4K4 w p 1 -\n"
	    "200 side to move missing or wrong: white is assumed from the moves [turn-guessed, "
	    "warning]\n" },
	{ "-51OU +59OU -00FU1 +00FU1", NO_SIDE, false,
	    { .kind = CLAIM_move,
		.has = CLAIM_HAS_drop | CLAIM_HAS_piece | CLAIM_HAS_to,
		.piece = KIND_pawn,
		.to = SQUARE(5, 5) },

	    "4k4/9/9/9/9/9/9/9/4K4 b Pp 1 -\n" },
	{ "-51OU +59OU +00FU1", WHITE, true,
	    { .kind = CLAIM_move,
		.has = CLAIM_HAS_drop | CLAIM_HAS_piece | CLAIM_HAS_to,
		.piece = KIND_pawn,
		.to = SQUARE(5, 5) },

	    "4k4/9/9/9/9/9/9/9/4K4 b P 1 -\n"
	    "300 side to move missing or wrong: black is assumed from the moves [turn-guessed, "
	    "warning]\n" },
	{ "-51OU +59OU", NO_SIDE, false,
	    { .kind = CLAIM_move,
		.has = CLAIM_HAS_drop | CLAIM_HAS_piece | CLAIM_HAS_to,
		.piece = KIND_pawn,
		.to = SQUARE(5, 5) },

	    "4k4/9/9/9/9/9/9/9/4K4 b - 1 -\n"
	    "400 black has no pawn in hand [not-in-hand, error]\n" },
	{ "-51OU +59OU", NO_SIDE, false,
	    { .kind = CLAIM_move,
		.has = CLAIM_HAS_from | CLAIM_HAS_to,
		.from = SQUARE(10, 10),
		.to = SQUARE(5, 5) },

	    "4k4/9/9/9/9/9/9/9/4K4 b - 1 -\n"
	    "400 not a move: . [bad-move-text, error]\n" },
	{ "-51OU +59OU", NO_SIDE, false,
	    { .kind = CLAIM_move,
		.has = CLAIM_HAS_from | CLAIM_HAS_to,
		.from = SQUARE(3, 3),
		.to = SQUARE(5, 5) },

	    "4k4/9/9/9/9/9/9/9/4K4 b - 1 -\n"
	    "400 no piece on 3c [no-piece, error]\n" },
	{ "-51OU +59OU -22FU", NO_SIDE, false,
	    { .kind = CLAIM_move,
		.has = CLAIM_HAS_piece | CLAIM_HAS_to,
		.piece = KIND_pawn,
		.to = SQUARE(2, 3) },

	    "4k4/7p1/9/9/9/9/9/9/4K4 w - 1 -\n"
	    "200 side to move missing or wrong: white is assumed from the moves [turn-guessed, "
	    "warning]\n" },
};

static void
test_turns(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) {
		struct setup *setup = &fixture.record.setup;
		struct ply *ply;

		fixture_begin(&fixture, "");
		setup->base = SETUP_board;
		setup->turn = (uint8_t)turns[i].turn;
		setup->board_at = (struct span){ 200, 1 };
		if (turns[i].turn != NO_SIDE)
			setup->turn_is.at = (struct span){ 300, 1 };
		setup->handicap_labels = turns[i].labels;
		add_steps(turns[i].steps);
		ply = &fixture.record.plies[record_add_ply(&fixture.record, 0, false)];
		ply->claim = turns[i].first;
		ply->claim.winner = ply->claim.side = NO_SIDE;
		ply->at = (struct span){ 400, 1 };
		expect(NULL, turns[i].want);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_steps, open_fixture, close_fixture),
		cmocka_unit_test_setup_teardown(test_names, open_fixture, close_fixture),
		cmocka_unit_test_setup_teardown(test_turns, open_fixture, close_fixture),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
