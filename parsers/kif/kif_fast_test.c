/*
 * Checks that the fast path reads lines as the rest of the parser does.  It is not taken near the
 * end of a text: each line is read there first, and then with empty lines after it.
 */
#include "parsers/kif/testing_kif.h"

#include "record/scan.h"

enum { AFTER = 80, LINES = 60000 };

static uint32_t
next_random(uint32_t *seed)
{
	*seed ^= *seed << 13;
	*seed ^= *seed >> 17;
	*seed ^= *seed << 5;
	return *seed;
}

/* What each place of a line may hold; the usual form comes first. */
static const char *const parts[][12] = {
	{ "   ", "", " ", "  ", "         ", "\t", "　" },
	{ "3", "12", "123", "1", "0", "003", "1234567890", "３" },
	{ " ", "", "  ", "　", ".", "手目" },
	{ "７", "２", "同", "7", "０", "▲７", "七", "３三同" },
	{ "六", "二", "　", "6", "十", "六六", "" },
	{ "歩", "銀", "成銀", "と", "と金", "龍馬", "成玉", "全", "成", "", "同", "獅子" },
	{ "", "成", "不成", "打", "生", "右", "成打", "不", "　", "打成" },
	{ "(77)", "(22)", "", "(00)", "(07)", "(70)", "(7)", "(7a)", "（77）", " (77)", "(77",
	    "(777)" },
	{ "   ", " ", "", "          ", "+", "　" },
	{ "( ", "(", "", "(  ", "*", "(22)", "a" },
	{ "0:03", "12:59", "1234:00", "12345:00", "0:60", ":03", "0:3", "0:0;", "" },
	{ "/", "", "/ ", ":" },
	{ "00:00:03", "12:34:56", "0:00:03", "00:60:00", "00:00:61", "100:00:00", "00:00", "" },
	{ ")", "", "))", " )", "）" },
	{ "", "+", " ", "++", " +", "  + ", "*note", "x", "(0:01/00:00:01)" },
	{ "\n", "\r\n", "\r\r\n", "\r", "\n\n" },
};

enum { PARTS = sizeof parts / sizeof *parts };

static size_t
make_line(char *line, uint32_t *seed)
{
	size_t n = 0, i, choice;

	for (i = 0; i < PARTS; i++) {
		choice = next_random(seed) >> 8 & 7 ? 0 : next_random(seed) % 12;
		if (i >= 3 && i <= 5 && choice == 0) /* squares and pieces that differ */
			choice = next_random(seed) & 1;
		if (parts[i][choice] == NULL)
			choice = 0;
		memcpy(line + n, parts[i][choice], strlen(parts[i][choice]));
		n += strlen(parts[i][choice]);
	}
	return n;
}

/* Reads a text and prints the result to out, each ply to its last byte. */
static void
read_text(struct str body)
{
	char *copy = open_text(body);
	size_t i;

	buffer_clear(&out);
	while (next_record()) {
		for (i = 0; i < record.ply_count; i++) {
			const struct ply *ply = &record.plies[i];

			buffer_printf(&out, " %u-%u %u,%x", ply->at.at, ply->at.n, ply->time_at,
			    ply->claim.has);
			show_node((uint32_t)i);
		}
		show_findings();
	}
	buffer_char(&out, '\0');
	close_text(copy, body.n);
}

static void
lines_of_all_kinds(void **state)
{
	static const char before[] = "1 ７六歩(77)\n2 ３四歩(33)\n";
	static char body[1024], alone[4096];
	uint32_t seed = 20261121;
	unsigned without = 0;

	(void)state;
	memcpy(body, before, sizeof before - 1);
	for (unsigned i = 0; i < LINES; i++) {
		size_t n = sizeof before - 1 + make_line(body + sizeof before - 1, &seed);

		read_text((struct str){ body, n });
		assert_true(out.n < sizeof alone);
		memcpy(alone, out.p, out.n);
		memset(body + n, '\n', AFTER);
		read_text((struct str){ body, n + AFTER });
		if (strcmp(alone, out.p) != 0)
			fail_msg("%.*s\n  alone  %s\n  fast   %s", (int)n, body, alone, out.p);
		without += strchr(alone, '@') == NULL;
	}
	/* there are many of each kind */
	assert_in_range(without, LINES / 10, LINES * 9 / 10);
}

/* Writes lines that are mostly numbered in order from first, and now and then are not, or begin a
 * variation; mark follows each number. */
static void
write_numbers(struct buffer *lines, uint32_t seed, uint32_t first, const char *mark)
{
	uint32_t number = first;

	for (unsigned i = 0; i < 300; i++, number++) {
		uint32_t chance = next_random(&seed) >> 8 & 63, jump = next_random(&seed) % 5;

		if (chance == 0)
			buffer_printf(lines, "\n変化：%u手\n", number -= jump);
		else if (chance == 1)
			number += jump - 2;
		else if (chance == 2)
			number = jump;
		else if (chance == 3)
			buffer_printf(lines, "%4u%s 投了\n", number, mark);
		buffer_printf(lines, "%4u%s ７六歩(77)   ( 0:01/00:00:01)\n", number, mark);
	}
}

/* Prints the tree and the findings of a text, without their places. */
static void
print_tree(const struct buffer *lines, struct buffer *printed)
{
	struct str body = { lines->p, lines->n };
	char *copy = open_text(body);

	buffer_clear(printed);
	while (next_record()) {
		for (size_t i = 0; i < record.ply_count; i++) {
			const struct ply *ply = &record.plies[i];

			buffer_printf(printed, " %u:%u,%u,%d", ply->number, ply->next, ply->alt,
			    ply->claim.kind);
		}
		buffer_printf(printed, " first %u", record.setup.first_number);
		for (size_t i = 0; i < diags.count; i++)
			buffer_printf(printed, " %s", diag_rows[diags.list[i].rule].name);
	}
	buffer_char(printed, '\0');
	close_text(copy, body.n);
}

/* The expected number is recognised by its four columns; others are read.  手目 after a number does
 * not change its meaning, but keeps the line from the fast path. */
static void
expected_numbers(void **state)
{
	static const uint32_t firsts[] = { 1, 8, 95, 990, 9850, 99990, 999999990 };
	struct buffer fast, other, printed, expected;

	(void)state;
	buffer_init(&fast, &memory);
	buffer_init(&other, &memory);
	buffer_init(&printed, &memory);
	buffer_init(&expected, &memory);
	for (uint32_t seed = 1; seed <= 70; seed++) {
		uint32_t first = firsts[seed % (sizeof firsts / sizeof *firsts)];

		buffer_clear(&fast);
		buffer_clear(&other);
		write_numbers(&fast, seed, first, "");
		write_numbers(&other, seed, first, "手目");
		print_tree(&fast, &printed);
		print_tree(&other, &expected);
		if (strcmp(printed.p, expected.p) != 0)
			fail_msg("%s\n%s\n%s", fast.p, printed.p, expected.p);
	}
	buffer_free(&fast);
	buffer_free(&other);
	buffer_free(&printed);
	buffer_free(&expected);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lines_of_all_kinds),
		cmocka_unit_test(expected_numbers),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
