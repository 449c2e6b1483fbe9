/* The messages of ShogiGUI's book, and the bits of its moves. */
#include "record/engine/sbk.h"
#include "record/text/testing_memory.h"

static struct span
all_of(const struct buffer *bytes)
{
	return (struct span){ 0, (uint32_t)bytes->n };
}

/* Numbers of any size come back, and so do bytes. */
static void
fields_come_back(void **state)
{
	static const int64_t numbers[] = { 0, 1, 127, 128, INT32_MAX, INT32_MIN, -1, INT64_MAX };
	enum { COUNT = sizeof numbers / sizeof *numbers };
	struct buffer out;
	struct sbk_message message;
	struct sbk_field field;

	(void)state;
	buffer_init(&out, &memory);
	for (unsigned i = 0; i < COUNT; i++)
		sbk_put_number(&out, SBK_NODES, numbers[i]);
	sbk_put_bytes(&out, SBK_COMMENT, STR("text"));
	message = sbk_message(buffer_str(&out), all_of(&out));
	for (unsigned i = 0; i < COUNT; i++) {
		assert_true(sbk_next(&message, &field));
		assert_int_equal(field.tag, SBK_NODES);
		assert_true((int64_t)field.number == numbers[i]);
	}
	assert_true(sbk_next(&message, &field));
	assert_int_equal(field.tag, SBK_COMMENT);
	assert_true(str_eq((struct str){ out.p + field.at.at, field.at.n }, STR("text")));
	assert_false(sbk_next(&message, &field));
	assert_int_equal(message.why, PHRASE_COUNT);
	buffer_free(&out);
}

/* The last field of a tag counts, one that is missing leaves what was set, and another is named. */
static void
last_field_counts(void **state)
{
	struct sbk_message message;
	struct sbk_move move;
	struct buffer out;

	(void)state;
	buffer_init(&out, &memory);
	buffer_add(&out, STR("before"));
	sbk_put_number(&out, SBK_WEIGHT, 3);
	sbk_put_number(&out, SBK_WEIGHT, -4);
	sbk_wrap(&out, strlen("before"), SBK_MOVE);
	message = sbk_read_move(buffer_str(&out),
	    (struct span){ strlen("before") + 2, (uint32_t)(out.n - strlen("before") - 2) }, &move);
	assert_int_equal(message.why, PHRASE_COUNT);
	assert_int_equal(move.weight, -4);
	assert_int_equal(move.next, -1);
	sbk_put_number(&out, SBK_GAMES, 1);
	message = sbk_read_move(buffer_str(&out), (struct span){ (uint32_t)out.n - 2, 2 }, &move);
	assert_int_equal(message.why, PHRASE_COUNT); /* its tag is that of next */
	assert_int_equal(move.next, 1);
	sbk_put_bytes(&out, SBK_EVAL, STR(""));
	message = sbk_read_move(buffer_str(&out), (struct span){ (uint32_t)out.n - 2, 2 }, &move);
	assert_int_equal(message.why, PHRASE_sbk_unknown);
	assert_int_equal(message.tag, SBK_EVAL);
	buffer_free(&out);
}

/* Bytes that are no message are refused where they begin to be none. */
static void
damaged_messages(void **state)
{
	static const struct {
		struct str bytes;
		enum phrase why;
		uint32_t at;
	} rows[] = {
		{ { "\x08\x80", 2 }, PHRASE_sbk_end, 1 },      /* a number that goes on */
		{ { "\x42\x05no", 4 }, PHRASE_sbk_end, 0 },    /* bytes that are fewer */
		{ { "\x08\x01\x0B", 3 }, PHRASE_sbk_type, 2 }, /* a type that nobody writes */
		{ { "\x00\x01", 2 }, PHRASE_sbk_type, 0 },     /* field 0 */
		{ { "\x08\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x01", 12 }, PHRASE_sbk_number,
		    1 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct sbk_message message =
		    sbk_message(rows[i].bytes, (struct span){ 0, (uint32_t)rows[i].bytes.n });
		struct sbk_field field;

		while (sbk_next(&message, &field))
			;
		assert_int_equal(message.why, rows[i].why);
		assert_int_equal(message.where.at, rows[i].at);
	}
}

/* The bits of a move claim that move. */
static void
moves_come_back(void **state)
{
	static const struct move moves[] = {
		{ .kind = MOVE_board,
		    .from = SQUARE(7, 7),
		    .to = SQUARE(7, 6),
		    .piece = KIND_pawn },
		{ .kind = MOVE_board,
		    .side = WHITE,
		    .flags = MOVE_promotes,
		    .from = SQUARE(2, 2),
		    .to = SQUARE(8, 8),
		    .piece = KIND_bishop | PIECE_WHITE,
		    .captured = KIND_bishop },
		{ .kind = MOVE_drop, .to = SQUARE(5, 5), .piece = KIND_gold },
	};

	(void)state;
	for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
		struct claim claim;
		struct move move;

		assert_int_equal(sbk_claim(sbk_bits(&moves[i]), &claim), PHRASE_COUNT);
		move = compact_claimed(&claim);
		assert_int_equal(move.kind, moves[i].kind);
		assert_int_equal(claim.side, moves[i].side);
		assert_int_equal(move.flags, moves[i].flags);
		assert_int_equal(move.from, moves[i].from);
		assert_int_equal(move.to, moves[i].to);
		assert_int_equal(move.piece, piece_face(moves[i].piece));
		assert_int_equal((claim.has & CLAIM_HAS_capture) != 0, moves[i].captured != 0);
	}
	assert_int_equal(sbk_claim(0x01007799, &(struct claim){ 0 }), PHRASE_COUNT);
	assert_int_equal(sbk_claim(0x01000077, &(struct claim){ 0 }), PHRASE_move16_square);
	assert_int_equal(sbk_claim(0x08005500, &(struct claim){ 0 }), PHRASE_move16_piece);
	assert_int_equal(sbk_claim(0x01085500, &(struct claim){ 0 }), PHRASE_move16_flags);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(fields_come_back),
		cmocka_unit_test(last_field_counts),
		cmocka_unit_test(damaged_messages),
		cmocka_unit_test(moves_come_back),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
