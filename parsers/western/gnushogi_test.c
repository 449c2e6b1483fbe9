#include "parsers/western/testing_psn.h"

static void
saved_games(void **state)
{
	static const struct row rows[] = {
		{ " P7g7f      0     0       0      0     0  0xa8f0 0x1234\n",
		    " 7g7f{#0     0       0      0     0  0xa8f0 0x1234}" },
		{ "White computer Black Human    0 \n\nTimeControl 1 Operator Time 0\n"
		  "Black Clock 0 Moves 0\n\na  l n s g k g s n l  0 0 0\n   9 8 7\n"
		  "B  0  0  0  0  0  0  0  0\n\n  move   score depth   nodes   time flags   "
		  "capture\n"
		  " P7g7f      0     0       0      0     0  0x11 0x22\n"
		  " P3c3d      5     3     120      1     0  0x11 0x22\n"
		  " B8h2b+   -40     4     300      2     0  0x11 0x22  B White  \n"
		  " S3a2b      0     0       0      0     0  0x11 0x22  B Black +\n"
		  " B*5e       0     0       0      0     0  0x11 0x22\n",
		    "{#TimeControl 1 Operator Time 0}{#Black Clock 0 Moves 0}"
		    "{#a  l n s g k g s n l  0 0 0}{#9 8 7}{#B  0  0  0  0  0  0  0  0}"
		    "{#move   score depth   nodes   time flags   capture}"
		    " 7g7f{#0     0       0      0     0  0x11 0x22}"
		    " 3c3d{#5     3     120      1     0  0x11 0x22}"
		    " 8h2b+{#-40     4     300      2     0  0x11 0x22  B White}"
		    " 3a2b{#0     0       0      0     0  0x11 0x22  B Black +}"
		    " B*5e{#0     0       0      0     0  0x11 0x22}" },
		{ "gnushogi 1.4.2 game\n\n      black            white\n"
		  " P7g7f     0 Book      0     1  P3c3d    -5    3    120     2\n"
		  " P2g2f     8    4    400     1\n\nDraw repetition\n",
		    "{#gnushogi 1.4.2 game}{#black            white} 7g7f{#0 Book      0     1}"
		    " 3c3d{#-5    3    120     2} 2g2f{#8    4    400     1} !jishogi" },
		{ "gnushogi 1.4.2 game\n\n P7g7f     0 Book      0     1\n Black\n",
		    "{#gnushogi 1.4.2 game} 7g7f{#0 Book      0     1} !resign(b)" },
		{ "gnushogi 1.4.2 game\n\n P7g7f     0 Book      0     1\nEnd of the game\n",
		    "{#gnushogi 1.4.2 game} 7g7f{#0 Book      0     1}{#End of the game}" },
	};

	(void)state;
	parser = &gnushogi_parser;
	CHECK(rows);
}

static void
probes(void **state)
{
	static const struct {
		const char *body;
		bool fits;
	} rows[] = {
		{ "gnushogi 1.4.2 game\n", true },
		{ "\n  White computer Black Human 0\n\nTimeControl 0 Operator Time 0\n", true },
		{ " P7g7f 0 Book 0 1\n", true },
		{ "P7f -5 3 120 1\n", true },
		{ "White computer Black Human 0\nP7f\n", false },
		{ "gnushogi game of the year\n", false },
		{ "my first shogi game\n", false },
		{ "Hirate: A and Black B\n\nTimeControl 0 Operator Time 0\n", false },
		{ "P7f P3d\n", false },
		{ "[Event \"a\"]\nP7f", false },
		{ "", false },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		int score = gnushogi_parser.probe(str_of(rows[i].body)).score;

		if (score != (rows[i].fits ? 90 : 0))
			fail_msg("%s: %d", rows[i].body, score);
	}
}

static void
damaged_texts(void **state)
{
	(void)state;
	parser = &gnushogi_parser;
	check_damaged(
	    "White computer Black Human\n\nTimeControl 1\n P7g7f 0 0 0x1 B White +\nBlack\n");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(saved_games),
		cmocka_unit_test(probes),
		cmocka_unit_test(damaged_texts),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
