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
}

/* The names that scripts may meet in JSON: no other may appear. */
static void
names_are_those_promised(void **state)
{
	static const char promised[] =
	    " resign mate time-up illegal-move illegal-action perpetual-check sennichite jishogi"
	    " declaration declaration-draw try max-moves interrupted forfeit no-mate sealed error"
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
