#include "parsers/testing_dump.h"
#include "record/text/testing_memory.h"
#include "record/text/utf8.h"

extern const struct parser csa_parser;

static const struct dump_case cases[] = {
	{ "the even start without pieces", "PI82HI 22KA\n-\n",
	    "even @0+11 9x9 turn - @12+1\n"
	    " remove + HI 82 @2+4\n"
	    " remove + KA 22 @7+4\n" },
	{ "bad removals", "PI82HI00FU11XXx\n-\n",
	    "even @0+15 9x9 turn - @16+1\n"
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
	    " ? \".\" @148+1\n"
	    "! board-row @116+25 #0 \"P6\"\n"
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
	    " ? \" *\" @59+2\n"
	    " ? \"P3 *\" @62+4\n"
	    " ? \"?\" @73+1\n"
	    " ? \"PI\" @77+2\n"
	    "! bad-setup @5+3 #0 \"-XX\"\n"
	    "! board-row @59+2 #0 \"P3\"\n"
	    "! bad-setup @62+4 #0 \"P3 *\"\n"
	    "! bad-setup @73+1 #0 \"?\"\n"
	    "! bad-setup @77+2 #0 \"PI\"\n"
	    "! bad-setup @0+29 #0 \"P2\"\n" },
	{ "a row after the even start", "PI\nP1 *  *  *  *  *  *  *  *  * \nPI\n+\n",
	    "even @0+2 9x9 turn + @36+1\n"
	    " ? \"P1 *  *  *  *  *  *  *  *  *\" @3+28\n"
	    " ? \"PI\" @33+2\n"
	    "! bad-setup @3+28 #0 \"P1 *  *  *  *  *  *  *  *  *\"\n"
	    "! bad-setup @33+2 #0 \"PI\"\n" },
	{ "characters of other scripts",
	    "P1 * -HI *  *  *あ *  * -KA * \nP2 * -HI *  *  *  *あ *  * -KA * "
	    "\nP3あ+FU\nP4+あい\n+\n",
	    "board @0+30 9x9 turn + @86+1\n"
	    " put - HI 81 @5+3\n"
	    " put - KA 21 @25+3\n"
	    " put - HI 82 @37+3\n"
	    " put - KA 12 @60+3\n"
	    " put + FU 93 @72+3\n"
	    " ? \"あ\" @51+3\n"
	    " ? \"あ\" @69+3\n"
	    " ? \"+あい\" @78+7\n"
	    "! bad-setup @51+3 #0 \"あ\"\n"
	    "! bad-setup @69+3 #0 \"あ\"\n"
	    "! bad-setup @78+7 #0 \"+あい\"\n"
	    "! bad-setup @0+30 #0 \"P5\"\n" },
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
	    "even @2+2 9x9 turn + @0+1\n"
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

/* Returns whether a span begins and ends between characters. */
static void
check_span(const struct text *text, struct span at)
{
	struct str body = text->body;

	assert_true(at.at + at.n <= body.n);
	assert_true(at.at == body.n || ((unsigned char)body.p[at.at] & 0xC0) != 0x80);
	assert_true(at.at + at.n == body.n || ((unsigned char)body.p[at.at + at.n] & 0xC0) != 0x80);
}

static void
check_spans(const struct text *text, const struct record *record)
{
	size_t i;

	check_span(text, record->at);
	check_span(text, record->setup.board_at);
	check_span(text, record->setup.turn_is.at);
	for (i = 0; i < record->setup.step_count; i++)
		check_span(text, record->setup.steps[i].at);
	for (i = 0; i < record->header_count; i++)
		check_span(text, record->headers[i].at);
	for (i = 0; i < record->ply_count; i++)
		check_span(text, record->plies[i].at);
	for (i = 0; i < record->note_count; i++) {
		check_span(text, record->notes[i].at);
		assert_int_equal(utf8_valid(record->notes[i].text), record->notes[i].text.n);
	}
}

static void
read_and_check(struct str body)
{
	struct arena arena;
	struct diags diags;
	struct text text = { .body = body, .arena = &arena };
	struct parse parse = { .text = &text, .diags = &diags };
	struct record record;
	size_t i;

	arena_init(&arena, &memory);
	diags_init(&diags, &arena, 1000);
	for (;;) {
		record_init(&record, &text, &arena, FORMAT_csa);
		if (!csa_parser.next(&parse, &record))
			break;
		check_spans(&text, &record);
	}
	for (i = 0; i < diags.count; i++)
		check_span(&text, diags.list[i].at);
	arena_free(&arena);
}

/* A wide character anywhere in a text, in place of a byte or beside it, is never cut. */
static void
cuts_no_character(void **state)
{
	static const char whole[] =
	    "'CSA encoding=UTF-8\nV2.2\nN+A\n$EVENT:x\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\n"
	    "P2 * -HI *  *  *  *  * -KA * \nP+00FU00KI\n'*note\n+\n+7776FU,T1.5\n%TORYO,T2\n/\n"
	    "PI82HI\n-\n-3334FU\nT2\n%+ILLEGAL_ACTION\n'summary:toryo:a win:b lose\n";
	static const char wide[] = "あ";
	char spoilt[sizeof whole + sizeof wide];
	size_t at, kept;

	(void)state;
	for (kept = 0; kept < 2; kept++) {
		for (at = 0; at + 1 < sizeof whole; at++) {
			size_t rest = at + 1 - kept, n = sizeof whole - 1 - rest;

			memcpy(spoilt, whole, at);
			memcpy(spoilt + at, wide, 3);
			memcpy(spoilt + at + 3, whole + rest, n);
			read_and_check((struct str){ spoilt, at + 3 + n });
		}
	}
	assert_int_equal(memory.used, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads_as_the_table_says),
		cmocka_unit_test(cuts_no_character),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
