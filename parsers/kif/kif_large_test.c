#include "parsers/kif/kif.h"
#include "parsers/kif/kif_move.h"
#include "parsers/kif/kif_probe.h"

#include "parsers/kif/testing_kif_dump.h"
#include "record/variants/testing_variants.h"

/* Each face is read back from its name, in full and as in a diagram. */
static void
names_are_read_back(void **state)
{
	const struct piece_set *set = testing_pieces("dai");

	(void)state;
	for (unsigned face = 1; face < PIECE_WHITE; face++) {
		const char *names[] = { piece_word(set, (piece_t)face),
			piece_cell(set, (piece_t)face) };

		for (size_t i = 0; i < 2; i++) {
			const char *end = names[i] + strlen(names[i]);
			piece_t found = 0;

			if (names[i] == end)
				continue;
			if (kif_move_face(set, names[i], end, &found) != end || found != face)
				fail_msg("%s: face %u is read as %u", names[i], face, found);
		}
	}
}

static void
the_longest_name_counts(void **state)
{
	const struct piece_set *set = testing_pieces("dai");
	static const struct {
		const char *text;
		piece_t face;
		size_t length; /* in bytes */
	} rows[] = {
		{ "飛車", KIND_rook, 6 },
		{ "飛龍", KIND_dragon, 6 },
		{ "飛 龍", KIND_rook, 3 },
		{ "成飛龍", KIND_dragon | PIECE_PROMOTED, 9 },
		{ "成飛　", KIND_gold | PIECE_PROMOTED, 6 },
		{ "金飛車", KIND_gold | PIECE_PROMOTED, 9 },
		{ "金将", KIND_gold, 6 },
		{ "馬", KIND_dragon_horse, 3 },
		{ "竜王成", KIND_dragon_king, 6 },
		{ "猛牛", KIND_ox, 6 },
		{ "猛", KIND_ox, 3 },
		{ "猛豹", KIND_leopard, 6 },
		{ "酔象", KIND_elephant, 6 },
		{ "酔", 0, 0 },
		{ "成", 0, 0 },
		{ "", 0, 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const char *p = rows[i].text, *end = p + strlen(p);
		piece_t face = 0;
		const char *after = kif_move_face(set, p, end, &face);

		assert_int_equal(face, rows[i].face);
		assert_int_equal(after == NULL ? 0 : after - p, rows[i].length);
	}
}

static void
show_square(const char *mark, square_t square)
{
	buffer_printf(&out, "%s%u-%u", mark, square_file(square), square_rank(square));
}

static void
show_claim(const struct claim *claim)
{
	if ((claim->has & CLAIM_HAS_side) != 0)
		buffer_char(&out, claim->side == BLACK ? '^' : 'v');
	if ((claim->has & CLAIM_HAS_piece) != 0)
		buffer_printf(&out, "%s%s%s", piece_promoted(claim->piece) ? "+" : "",
		    piece_western(testing_pieces("dai"), (piece_t)piece_kind(claim->piece)),
		    (claim->has & CLAIM_HAS_homonym) != 0 ? "~" : "");
	if ((claim->has & CLAIM_HAS_from) != 0)
		show_square(" from ", claim->from);
	if ((claim->has & CLAIM_HAS_mid) != 0)
		show_square(" by ", claim->mid);
	if ((claim->has & CLAIM_HAS_to) != 0)
		show_square(" to ", claim->to);
	if ((claim->has & CLAIM_HAS_same) != 0)
		buffer_add(&out, STR(" same"));
	if ((claim->has & CLAIM_HAS_promote) != 0)
		buffer_char(&out, '+');
	if ((claim->has & CLAIM_HAS_stay) != 0)
		buffer_char(&out, '=');
}

static void
reads_moves(void **state)
{
	const struct piece_set *set = testing_pieces("dai");
	static const struct row rows[] = {
		{ "7七金将 （←7八）", "G~ from 7-8 to 7-7" },
		{ "▲12十二歩兵成 （←12十一）", "^P~ from 12-11 to 12-12+" },
		{ "△１５十五飛龍 （←１０十）", "vFD~ from 10-10 to 15-15" },
		{ "仝獅子 （←5九）", "Ln~ from 5-9 same" },
		{ "同　獅子（←5九）", "Ln~ from 5-9 same" },
		{ "1一獅子 (←2八)", "Ln~ from 2-8 to 1-1" },
		{ "5八獅子（居食い） （←5九）", "Ln~ from 5-9 to 5-8" },
		{ "5八獅子(じっと) （←5九）", "Ln~ from 5-9 to 5-8" },
		{ "7g角鷹 (←77)", "+DH from 7-7 to 7-7" },
		{ "7三獅子まで （←7四）", "Ln~ from 7-4 to 7-3 ." },
		{ "7三歩不成(7四)", "P~ from 7-4 to 7-3= ?" },
		{ "7三成飛", "+G to 7-3 ?" },
		{ "7三成飛 ( 0:01/00:00:01)", "+G to 7-3 ?" },
		{ "26一歩兵 （←5四）", "" },
		{ "0一歩兵 （←5四）", "" },
		{ "5二十六歩兵 （←5四）", "" },
		{ "111歩兵 （←5四）", "" },
		{ "5八同獅子 （←5九）", "" },
		{ "5五 （←5四）", "" },
		{ "歩兵 （←5四）", "" },
		{ "", "" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const char *p = rows[i].body, *end = p + strlen(p);
		struct kif_large_move move;

		buffer_clear(&out);
		if (kif_move_read_large(set, p, end, &move) != NULL) {
			show_claim(&move.claim);
			buffer_add(&out, move.until != NULL ? STR(" .") : NO_STR);
			buffer_add(&out, move.arrow ? NO_STR : STR(" ?"));
		}
		expect(rows[i].body, rows[i].expected);
	}
}

static void
show_record(void)
{
	uint32_t node;

	if (record.setup.variant.name.n > 0) {
		buffer_add(&out, record.setup.variant.name);
		buffer_char(&out, ':');
	}
	for (node = record.plies[0].next; node != 0; node = record.plies[node].next) {
		buffer_char(&out, '[');
		if (record.plies[node].claim.kind == CLAIM_end)
			buffer_add(&out, str_of(ending_rows[record.plies[node].claim.ending].name));
		show_claim(&record.plies[node].claim);
		buffer_char(&out, ']');
	}
	show_findings();
}

#define FIRST "1手目一歩目 7六獅子 （←7七）\n"
#define SECOND "1手目二歩目 7五獅子 （←7六）\n"

static void
joins_steps(void **state)
{
	static const struct row rows[] = {
		{ FIRST SECOND, "chu:[Ln~ from 7-7 by 7-6 to 7-5]" },
		{ FIRST "*between\n" SECOND, "chu:[Ln~ from 7-7 by 7-6 to 7-5]" },
		{ "   1一歩目 仝獅子 （←7七）\n   1二歩目 7七獅子（居食い） （←7六）\n",
		    "chu:[Ln~ from 7-7 by 7-6 to 7-7]" },
		{ FIRST "1手目二歩目 仝獅子 （←7六）\n", "chu:[Ln~ from 7-7 by 7-6 same]" },
		{ "手合割：大将棋\n" FIRST "1手目二歩目 7五獅子\n",
		    "dai:[Ln~ from 7-7 by 7-6 to 7-5]" },
		{ FIRST, "chu:[Ln~ from 7-7 to 7-6] !bad-move-text@1:8" },
		{ FIRST "2手目 5五歩兵 （←5四）\n",
		    "chu:[Ln~ from 7-7 to 7-6][P~ from 5-4 to 5-5] !bad-move-text@1:8" },
		{ SECOND, "chu:[Ln~ from 7-6 to 7-5] !bad-move-text@1:8" },
		{ FIRST "1手目二歩目 7五獅子 （←8六）\n",
		    "chu:[Ln~ from 7-7 to 7-6] !bad-move-text@1:8 ply-number-gap@2:1 "
		    "!bad-move-text@2:8" },
		{ FIRST "2手目二歩目 7五獅子 （←7六）\n",
		    "chu:[Ln~ from 7-7 to 7-6][Ln~ from 7-6 to 7-5] !bad-move-text@1:8 "
		    "!bad-move-text@2:8" },
		{ FIRST "まで1手で先手の勝ち\n",
		    "chu:[Ln~ from 7-7 to 7-6][resign] !bad-move-text@1:8" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		size_t n = strlen(rows[i].body);
		char *copy = open_text((struct str){ rows[i].body, n });

		buffer_clear(&out);
		assert_true(next_record());
		show_record();
		expect(rows[i].body, rows[i].expected);
		close_text(copy, n);
	}
}

/* What the record says of its variant, or its squares do; words of the usual game stay what they
 * are. */
static void
finds_the_variant(void **state)
{
	static const struct row rows[] = {
		{ "1手目 7八歩兵 （←7九）\n", "chu:[P~ from 7-9 to 7-8]" },
		{ "1手目 8十歩兵 （←8十三）\n", "dai:[P~ from 8-13 to 8-10]" },
		{ "手合割：大将棋\n1手目 7八歩兵 （←7九）\n", "dai:[P~ from 7-9 to 7-8]" },
		{ "手合割：中将棋　\n1 7八歩兵\n", "chu:[P~ to 7-8]" },
		{ "手合割：中将棋\n1 7八馬 （←7九）\n2 投了\n",
		    "chu:[DH~ from 7-9 to 7-8][resign]" },
		{ "手合割：5五将棋\n1 ４三角(25)\n", "minishogi:[B from 2-5 to 4-3]" },
		{ "手合割：京都将棋\n1 ４三角(25)\n", "kyotoshogi:[B from 2-5 to 4-3]" },
		{ "1 ７八馬(79)\n2 ７八象\n", "[+B from 7-9 to 7-8][] !bad-move-text@2:3" },
		{ "1手目 7三獅子まで （←7四）\n", "chu:[Ln~ from 7-4 to 7-3][resign]" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		size_t n = strlen(rows[i].body);
		char *copy = open_text((struct str){ rows[i].body, n });

		buffer_clear(&out);
		assert_true(next_record());
		show_record();
		expect(rows[i].body, rows[i].expected);
		close_text(copy, n);
	}
}

/* A number before it, and 手目 or an arrow, show that a move is of a large board. */
static void
is_recognised(void **state)
{
	static const struct {
		const char *line;
		bool kif;
	} rows[] = {
		{ "1 7六歩（←7七）", true },
		{ "1　7六歩（←7七）", true },
		{ "1手目 7六歩（7七）", true },
		{ "1手目7六歩", true },
		{ "1一歩目 7六獅子（←7七）", true },
		{ "1一歩目7六獅子", false },
		{ "1 あ", false },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		if ((kif_probe(str_of(rows[i].line)).score > 0) != rows[i].kif)
			fail_msg("%s", rows[i].line);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(names_are_read_back, set_up, tear_down),
		cmocka_unit_test_setup_teardown(the_longest_name_counts, set_up, tear_down),
		cmocka_unit_test_setup_teardown(reads_moves, set_up, tear_down),
		cmocka_unit_test_setup_teardown(joins_steps, set_up, tear_down),
		cmocka_unit_test_setup_teardown(finds_the_variant, set_up, tear_down),
		cmocka_unit_test(is_recognised),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
