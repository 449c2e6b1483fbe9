#include "cmd/visit/testing_fixer.h"

/* Fixing a move that cannot be played: each kind of change in each format. */

enum { MOVES = 21, MOVES_MAX = 24 };
enum mistake { REPLACED, MISSING, TWICE, BOTH_TWICE, SWAPPED, SIDES, FAULTS };
enum notation { KIF, KI2, CSA, USI, PSN, HODGES, NOTATIONS };

/* A game, move by move. */
static const char *const moves[MOVES][4] = {
	{ "７六歩(77)", "▲７六歩", "+7776FU", "7g7f" },
	{ "３四歩(33)", "△３四歩", "-3334FU", "3c3d" },
	{ "２六歩(27)", "▲２六歩", "+2726FU", "2g2f" },
	{ "８四歩(83)", "△８四歩", "-8384FU", "8c8d" },
	{ "２五歩(26)", "▲２五歩", "+2625FU", "2f2e" },
	{ "８五歩(84)", "△８五歩", "-8485FU", "8d8e" },
	{ "７八金(69)", "▲７八金", "+6978KI", "6i7h" },
	{ "３二金(41)", "△３二金", "-4132KI", "4a3b" },
	{ "２四歩(25)", "▲２四歩", "+2524FU", "2e2d" },
	{ "同　歩(23)", "△同　歩", "-2324FU", "2c2d" },
	{ "同　飛(28)", "▲同　飛", "+2824HI", "2h2d" },
	{ "８六歩(85)", "△８六歩", "-8586FU", "8e8f" },
	{ "同　歩(87)", "▲同　歩", "+8786FU", "8g8f" },
	{ "同　飛(82)", "△同　飛", "-8286HI", "8b8f" },
	{ "２八飛(24)", "▲２八飛", "+2428HI", "2d2h" },
	{ "２三歩打", "△２三歩", "-0023FU", "P*2c" },
	{ "８七歩打", "▲８七歩", "+0087FU", "P*8g" },
	{ "８二飛(86)", "△８二飛", "-8682HI", "8f8b" },
	{ "４八銀(39)", "▲４八銀", "+3948GI", "3i4h" },
	{ "６二銀(71)", "△６二銀", "-7162GI", "7a6b" },
	{ "５八玉(59)", "▲５八玉", "+5958OU", "5i5h" },
};

static const char *const western[MOVES] = { "P-7f", "P-3d", "P-2f", "P-8d", "P-2e", "P-8e", "G-7h",
	"G-3b", "P-2d", "Px2d", "Rx2d", "P-8f", "Px8f", "Rx8f", "R-2h", "P*2c", "P*8g", "R-8b",
	"S-4h", "S-6b", "K-5h" };

/* The fourth move where it cannot be played. */
static const char *const wrong[] = { "８五歩(83)", "△８五歩", "-8385FU", "8c8e", "P8c-8e",
	"P8c-8e" };

static const char *const names[] = { "a.kifu", "a.ki2u", "a.csa", "a.usi", "a.psn", "a.hodges" };

static const char *
words_of(enum notation notation, unsigned move)
{
	return notation < PSN ? moves[move][notation] : western[move];
}

/* Makes the list of moves that a faulty record has.  Returns their number. */
static unsigned
list_moves(enum notation notation, enum mistake fault, const char *list[static MOVES_MAX])
{
	unsigned count = 0;

	for (unsigned i = 0; i < MOVES; i++) {
		if (fault == MISSING && i == 8)
			continue;
		list[count++] = words_of(notation, i);
		if (fault == TWICE && i == 6)
			list[count++] = words_of(notation, i);
		if (fault == BOTH_TWICE && i == 5) {
			list[count++] = words_of(notation, 4);
			list[count++] = words_of(notation, 5);
		}
	}
	if (fault == REPLACED)
		list[3] = wrong[notation];
	if (fault == SWAPPED) {
		list[2] = words_of(notation, 3);
		list[3] = words_of(notation, 2);
	}
	return count;
}

/* Appends a move of CSA, from the seventh on by the other side if it has that fault. */
static void
add_csa(const char *move, unsigned i, enum mistake fault, struct buffer *out)
{
	bool turned = fault == SIDES && i >= 6;

	buffer_char(out, turned ? (char)('+' + '-' - *move) : *move);
	buffer_printf(out, "%s\n", move + 1);
}

/* Writes a record that has a fault; FAULTS: none. */
static struct str
write_record(enum notation notation, enum mistake fault, struct buffer *out)
{
	static const char *const heads[] = { "手合割：平手\n先手：A\n後手：B\n手数----指手--\n",
		"先手：A\n後手：B\n\n", "V2.2\nN+A\nN-B\nPI\n+\n", "position startpos moves",
		"[Sente \"A\"]\n[Gote \"B\"]\n\n", "" };
	const char *list[MOVES_MAX];
	unsigned count = list_moves(notation, fault, list);

	buffer_clear(out);
	buffer_add(out, str_of(heads[notation]));
	for (unsigned i = 0; i < count; i++) {
		if (notation == KIF)
			buffer_printf(out, "%4u %s\n", i + 1, list[i]);
		else if (notation == CSA)
			add_csa(list[i], i, fault, out);
		else if (notation == USI)
			buffer_printf(out, " %s", list[i]);
		else if (notation == KI2)
			buffer_printf(out, "%s%s", i == 0 ? "" : i % 6 == 5 ? "\n" : " ", list[i]);
		else if (i % 2 == 0)
			buffer_printf(out, "%u. %s ", i / 2 + 1, list[i]);
		else
			buffer_printf(out, "%s\n", list[i]);
	}
	if (notation == KIF)
		buffer_printf(out, "%4u 中断\n", count + 1);
	else
		buffer_add(out, notation == CSA ? STR("%CHUDAN\n") : STR("\n"));
	return buffer_str(out);
}

/* Whether a change is made in a format. */
static bool
is_made(enum notation notation, enum mistake fault)
{
	if (fault == SIDES)
		return notation == CSA;
	return notation < PSN || fault == REPLACED || fault == SWAPPED;
}

/* Writes all of it where a row of KI2 is divided differently after the change. */
static void
join_lines(struct str text, struct buffer *out)
{
	buffer_clear(out);
	for (size_t i = 0; i < text.n; i++)
		buffer_char(out, text.p[i] == '\n' ? ' ' : text.p[i]);
}

static void
makes_the_change(void **state)
{
	struct fixture fixture;
	struct buffer before, after, lines[2];

	(void)state;
	begin(&fixture);
	buffer_init(&before, &fixture.program.memory);
	buffer_init(&after, &fixture.program.memory);
	for (unsigned i = 0; i < 2; i++)
		buffer_init(&lines[i], &fixture.program.memory);
	for (unsigned i = 0; i < NOTATIONS * FAULTS; i++) {
		enum notation notation = (enum notation)(i / FAULTS);
		enum mistake fault = (enum mistake)(i % FAULTS), good = FAULTS;
		struct str was = write_record(notation, fault, &before), is, got;

		is = write_record(notation, is_made(notation, fault) ? good : fault, &after);
		got = fix_bytes(&fixture.fixer, str_of(names[notation]), was);
		join_lines(is, &lines[0]);
		join_lines(got, &lines[1]);
		if (!str_eq(buffer_str(&lines[0]), buffer_str(&lines[1])))
			fail_msg("%s, fault %d: %.*s\nbecomes %.*s", names[notation], (int)fault,
			    (int)was.n, was.p, (int)got.n, got.p);
		assert_fixes(&fixture, names[notation], is, is, 0);
		fixture.plan.unsafe_fixes = false;
		assert_fixes(&fixture, names[notation], was, was, 0);
		fixture.plan.unsafe_fixes = true;
	}
	for (unsigned i = 0; i < 2; i++)
		buffer_free(&lines[i]);
	buffer_free(&after);
	buffer_free(&before);
	end(&fixture);
}

#define KIF_HEAD "手合割：平手\n先手：A\n後手：B\n"
#define KIF_REST                                                                                             \
	"9 ２四歩(25)\n10 同　歩(23)\n11 同　飛(28)\n12 ８六歩(85)\n13 同　歩(87)\n14 同　" \
	"飛(82)\n15 ２八飛(24)\n16 ２三歩打\n17 ８七歩打\n18 中断\n"
#define CSA_HEAD "V2.2\nN+A\nN-B\nPI\n+\n"
#define CSA_REST                                                                                   \
	"+2524FU\n-2324FU\n+2824HI\n-8586FU\n+8786FU\n-8286HI\n+2428HI\n-0023FU\n+0087FU\n%CHUDAN" \
	"\n"

static const struct {
	const char *name, *before, *after;
} cases[] = {
	/* the time, the number and the comments of the line stay; a sign is written as one */
	{ "a.kifu",
	    KIF_HEAD "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 △８五歩(83) ( 0:05/00:00:05)\n"
		     "*a\n5 ２五歩(26)\n6 ８五歩(84)\n7 ７八金(69)\n8 ３二金(41)\n" KIF_REST,
	    KIF_HEAD "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 △８四歩(83) ( 0:05/00:00:05)\n"
		     "*a\n5 ２五歩(26)\n6 ８五歩(84)\n7 ７八金(69)\n8 ３二金(41)\n" KIF_REST },
	/* a foul that ends the game is found before and after the change */
	{ "a.kifu",
	    KIF_HEAD "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n5 ８四歩(83)\n"
		     "6 ２五歩(26)\n7 ８五歩(84)\n8 ７八金(69)\n9 ３二金(41)\n10 ４八銀(39)\n"
		     "11 ６二銀(71)\n12 ５八玉(59)\n13 ５四歩(53)\n14 １六歩(17)\n15 １四歩(13)\n"
		     "16 ９六歩(97)\n17 ９四歩(93)\n18 ２二角成(88)\n19 ４四角打\n20 反則勝ち\n",
	    KIF_HEAD "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n"
		     "5 ２五歩(26)\n6 ８五歩(84)\n7 ７八金(69)\n8 ３二金(41)\n 9 ４八銀(39)\n"
		     "10 ６二銀(71)\n11 ５八玉(59)\n12 ５四歩(53)\n13 １六歩(17)\n14 １四歩(13)\n"
		     "15 ９六歩(97)\n16 ９四歩(93)\n17 ２二角成(88)\n18 ４四角打\n19 反則勝ち\n" },
	/* beside a variation another move is written, and nothing is taken out */
	{ "a.kifu",
	    KIF_HEAD "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８五歩(83)\n5 ２五歩(26)\n"
		     "6 ８五歩(84)\n7 ７八金(69)\n8 ３二金(41)\n" KIF_REST
		     "\n変化：17手\n17 ４八銀(39)\n",
	    KIF_HEAD "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n5 ２五歩(26)\n"
		     "6 ８五歩(84)\n7 ７八金(69)\n8 ３二金(41)\n" KIF_REST
		     "\n変化：17手\n17 ４八銀(39)\n" },
	{ "a.csa",
	    CSA_HEAD "+7776FU\n-3334FU\n+2726FU\n-8384FU\n+2625FU\n-8485FU\n+6978KI\nT3\n'*a\n"
		     "+6978KI\nT4\n'*b\n-4132KI\n" CSA_REST,
	    CSA_HEAD "+7776FU\n-3334FU\n+2726FU\n-8384FU\n+2625FU\n-8485FU\n+6978KI\nT3\n'*a\n"
		     "'*b\n-4132KI\n" CSA_REST },
	{ "a.csa",
	    CSA_HEAD "+7776FU\n-3334FU\n+2726FU\n-8384FU\n+2625FU\n-8485FU\n+6978KI\nT3\n'*a\n"
		     "-4132KI\n+2524FU\n-2324FU\n-8586FU\n+8786FU\n-8286HI\n+2428HI\n-0023FU\n"
		     "+0087FU\n-8682HI\n+3948GI\n-7162GI\n+5958OU\n-5142OU\n%CHUDAN\n",
	    CSA_HEAD
	    "+7776FU\n-3334FU\n+2726FU\n-8384FU\n+2625FU\n-8485FU\n+6978KI\nT3\n'*a\n"
	    "-4132KI\n+2524FU\n-2324FU\n+2824HI\n-8586FU\n+8786FU\n-8286HI\n+2428HI\n-0023FU\n"
	    "+0087FU\n-8682HI\n+3948GI\n-7162GI\n+5958OU\n-5142OU\n%CHUDAN\n" },
	/* too few moves follow; two changes fit */
	{ "a.csa", CSA_HEAD "+7776FU\n-3335FU\n+2726FU\n-8384FU\n%CHUDAN\n",
	    CSA_HEAD "+7776FU\n-3335FU\n+2726FU\n-8384FU\n%CHUDAN\n" },
};

static void
keeps_the_rest(void **state)
{
	struct fixture fixture;

	(void)state;
	begin(&fixture);
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		bool same = strcmp(cases[i].before, cases[i].after) == 0;

		assert_fixes(&fixture, cases[i].name, str_of(cases[i].before),
		    str_of(cases[i].after), same ? 0 : 1);
		assert_fixes(
		    &fixture, cases[i].name, str_of(cases[i].after), str_of(cases[i].after), 0);
	}
	end(&fixture);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(makes_the_change),
		cmocka_unit_test(keeps_the_rest),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
