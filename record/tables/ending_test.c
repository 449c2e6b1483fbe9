#include "record/tables/ending.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

static void
winners(void **state)
{
	(void)state;
	assert_int_equal(ending_winner(ENDING_resign, BLACK), WHITE);
	assert_int_equal(ending_winner(ENDING_resign, WHITE), BLACK);
	assert_int_equal(ending_winner(ENDING_declaration, BLACK), BLACK);
	assert_int_equal(ending_winner(ENDING_illegal_action, WHITE), WHITE);
	assert_int_equal(ending_winner(ENDING_sennichite, BLACK), NO_SIDE);
	assert_int_equal(ending_winner(ENDING_none, WHITE), NO_SIDE);
	for (unsigned i = 0; i < ENDING_COUNT; i++) {
		static const enum ending mover[] = { ENDING_illegal_action, ENDING_perpetual_check,
			ENDING_declaration, ENDING_forfeit_win };
		static const enum ending other[] = { ENDING_resign, ENDING_mate, ENDING_time_up,
			ENDING_illegal_move, ENDING_perpetual_self, ENDING_failed_declaration,
			ENDING_try_rule, ENDING_forfeit_loss, ENDING_king_captured };
		enum side winner = NO_SIDE;

		for (size_t k = 0; k < sizeof mover / sizeof *mover; k++)
			winner = mover[k] == (enum ending)i ? BLACK : winner;
		for (size_t k = 0; k < sizeof other / sizeof *other; k++)
			winner = other[k] == (enum ending)i ? WHITE : winner;
		if (ending_winner((enum ending)i, BLACK) != winner)
			fail_msg("%s: another winner", ending_rows[i].english);
	}
}

/* The names that scripts may meet in JSON: no other may appear. */
static void
names_are_those_promised(void **state)
{
	static const char promised[] =
	    " resign mate time-up illegal-move illegal-action perpetual-check sennichite jishogi "
	    "draw"
	    " declaration declaration-draw try king-captured max-moves interrupted forfeit no-mate "
	    "sealed error"
	    " none ";
	char word[64];
	unsigned i;

	(void)state;
	for (i = 0; i < ENDING_COUNT; i++) {
		word[0] = ' ';
		strcpy(word + 1, ending_rows[i].name);
		strcat(word, " ");
		if (strstr(promised, word) == NULL)
			fail_msg("%s is not promised", ending_rows[i].name);
		assert_true(*ending_rows[i].english != '\0' && *ending_rows[i].japanese != '\0');
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(winners),
		cmocka_unit_test(names_are_those_promised),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
