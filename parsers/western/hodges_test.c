#include "parsers/western/testing_psn.h"

/* Moves in every style, resolved by the rules. */
static void
every_style(void **state)
{
	static const struct row rows[] = {
		{ "P-7f", " 7g7f" },
		{ "P7f", " 7g7f" },
		{ "P76", " 7g7f" },
		{ "P-76", " 7g7f" },
		{ "P7g-7f", " 7g7f" },
		{ "P7g7f", " 7g7f" },
		{ "7g7f", " 7g7f" },
		{ "歩-76", " 7g7f" },
		{ "Pg7f", " 7g7f" },
		{ "P77f", " 7g7f" },
		{ "c4", " 7g7f" },
		{ "G-5h", " ? / !ambiguous-move@1:1" },
		{ "G49-58", " 4i5h" },
		{ "G4i-5h", " 4i5h" },
		{ "G6i-5h", " 6i5h" },
		{ "金(49)-58", " 4i5h" },
		{ "G45h", " 4i5h" },
		{ "7g7f 3c3d Bx2b+", " 7g7f 3c3d 8h2b+" },
		{ "7g7f 3c3d B8hx2b+", " 7g7f 3c3d 8h2b+" },
		{ "7g7f 3c3d Bxh8+", " 7g7f 3c3d 8h2b+" },
		{ "7g7f 3c3d Bx22", " 7g7f 3c3d 8h2b" },
		{ "7g7f 3c3d 8h2b+ Sx2b", " 7g7f 3c3d 8h2b+ 3a2b" },
		{ "7g7f 3c3d 8h2b+ 銀x", " 7g7f 3c3d 8h2b+ 3a2b" },
		{ "7g7f 3c3d 8h2b+ xS", " 7g7f 3c3d 8h2b+ 3a2b" },
		{ "7g7f 3c3d 8h2b+ 3a2b B*5e", " 7g7f 3c3d 8h2b+ 3a2b B*5e" },
		{ "7g7f 3c3d 8h2b+ 3a2b B'5e", " 7g7f 3c3d 8h2b+ 3a2b B*5e" },
		{ "7g7f 3c3d 8h2b+ 3a2b B@5e", " 7g7f 3c3d 8h2b+ 3a2b B*5e" },
		{ "7g7f 3c3d 8h2b+ 3a2b B5e", " 7g7f 3c3d 8h2b+ 3a2b B*5e" },
		{ "1. … P-3d 2. P-7f P-8d", "w | 3c3d 7g7f 8c8d" },
	};

	(void)state;
	CHECK(rows);
}

/* Bare pawn moves in squares of chess are as likely USI or chess. */
static void
probe_scores(void **state)
{
	static const struct {
		const char *body;
		int score;
	} rows[] = {
		{ "P-7f P-3d", 75 },
		{ "Sc2 Gb8 Rd2", 75 },
		{ "Pc4 Pd6 Sc2", 75 },
		{ "Pc4 Pd6", 30 },
		{ "c4 d6", 30 },
		{ "7g7f 3c3d", 30 },
		{ "a word and another", 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		int score = hodges_parser.probe(str_of(rows[i].body)).score;

		if (score != rows[i].score)
			fail_msg("%s: %d", rows[i].body, score);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_style),
		cmocka_unit_test(probe_scores),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
