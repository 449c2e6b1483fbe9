/* Columns of text are narrowed to the terminal, the widest first; numbers are whole. */
#include "cmd/sink/table/table_sink.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static void
no_memory(void *arg)
{
	(void)arg;
	fail();
}

/* Checks what a table of one row is on a terminal of this number of columns. */
static void
shows(size_t screen, const char *expected)
{
	static const struct columns columns = { { COLUMN_black, COLUMN_plies, COLUMN_event }, 3,
		EACH_game };
	const struct str cells[] = { STR("山田太郎九段"), STR("123456789"),
		STR("Meijin Finals, game 6") };
	struct game_summary game = { 0 };
	struct memory memory = { .fail = no_memory };
	struct output out = { .fd = -1 };
	struct table_sink table = {
		.columns = &columns, .form = TABLE_text, .out = &out, .screen = screen
	};

	buffer_init(&out.buffer, &memory);
	table_sink_begin(&table, &memory);
	table_sink_rows(&table, &game, cells, 1);
	table_sink_end(&table);
	buffer_char(&out.buffer, '\0');
	assert_string_equal(out.buffer.p, expected);
	buffer_free(&out.buffer);
}

static void
fits_the_terminal(void **state)
{
	(void)state;
	shows(0, "black             plies  event\n"
		 "山田太郎九段  123456789  Meijin Finals, game 6\n");
	shows(46, "black             plies  event\n"
		  "山田太郎九段  123456789  Meijin Finals, game 6\n");
	shows(45, "black             plies  event\n"
		  "山田太郎九段  123456789  Meijin Finals, game…\n");
	shows(35, "black            plies  event\n"
		  "山田太郎九…  123456789  Meijin Fin…\n");
	shows(10, "black         plies  event\n"
		  "山田太…   123456789  Meijin …\n");
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(fits_the_terminal) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
