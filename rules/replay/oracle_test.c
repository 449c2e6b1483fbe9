/* The rules compared with tables of verdicts on which several independent programs agree. */
#include "rules/testing_replay.h"

#include "record/variants/testing_variants.h"
#include "rules/laws/judge.h"
#include "rules/laws/perft_count.h"
#include "rules/testing_oracle.h"
#include "rules/variants/handicap.h"

enum { COLUMNS = 8 };

/* Calls visit for each of the expected rows of a table. */
static void
oracle_rows(const char *path, unsigned expected, void (*visit)(struct fixture *b, char **column))
{
	char line[16384];
	unsigned rows = 0;
	FILE *file = oracle_open(path);

	while (fgets(line, sizeof line, file) != NULL) {
		char *column[COLUMNS] = { NULL };
		char *p = line;

		line[strcspn(line, "\n")] = '\0';
		if (line[0] == '#' || line[0] == '\0')
			continue;
		for (unsigned i = 0; i < COLUMNS && p != NULL; i++) {
			column[i] = p;
			p = strchr(p, '\t');
			if (p != NULL)
				*p++ = '\0';
		}
		visit(&fixture, column);
		rows++;
	}
	fclose(file);
	assert_int_equal(rows, expected);
}

static unsigned declared; /* declarations judged, each by one rule set */

/* Returns the legality findings of the last move, joined by +, in order. */
static const char *
labels(const struct fixture *b, uint32_t ply)
{
	static char joined[256];

	joined[0] = '\0';
	for (size_t i = 0; i < b->diags.count; i++) {
		const struct finding *finding = &b->diags.list[i];

		if (diag_rows[finding->rule].group != GROUP_legality || finding->ply != ply ||
		    finding->severity != SEVERITY_error)
			continue;
		if (joined[0] != '\0')
			strcat(joined, "+");
		strcat(joined, diag_rows[finding->rule].name);
	}
	return joined;
}

static bool
found(const struct fixture *b, enum diag rule)
{
	for (size_t i = 0; i < b->diags.count; i++)
		if (b->diags.list[i].rule == rule)
			return true;
	return false;
}

/* Returns the outcome of the game in the words of the table. */
static const char *
outcome(struct fixture *b)
{
	static struct position position;
	const struct compiled_variant *compiled = rules_row(b->rules, 0);
	struct str perpetual = STR("");

	position_load(&position, compiled, &b->game->final);
	for (size_t i = 0; i < b->diags.count; i++)
		if (b->diags.list[i].rule == DIAG_perpetual_check)
			return b->diags.list[i].args[2].is.side == BLACK ? "loss-black"
									 : "loss-white";
	(void)perpetual;
	if (found(b, DIAG_sennichite_unnamed))
		return "draw";
	if (!judge_any_reply(&position)) {
		if (position.checked)
			return position.side == WHITE ? "mate-black" : "mate-white";
		return position.side == WHITE ? "stalemate-black" : "stalemate-white";
	}
	return position.checked ? "check" : "none";
}

/* The rule sets for the names in the declaration rows. */
static const struct {
	const char *name, *rule_set;
} declarations[] = {
	{ "csa27", "csa" }, { "jsa24", "jsa" },
	{ "h27", "81dojo" }, /* pieces given in a handicap count as white's */
};

/* Replays the start with an ending, by a rule set. */
static void
play_to(struct fixture *b, const char *sfen, enum ending ending, const char *rule_set)
{
	struct replay_options options = { .rule_set = rule_set_named(str_of(rule_set)) };
	uint32_t node;

	assert_non_null(options.rule_set);
	fixture_begin(b, sfen);
	node = record_add_ply(&b->record, 0, false);
	b->record.plies[node].claim = (struct claim){
		.kind = CLAIM_end, .ending = (uint8_t)ending, .side = NO_SIDE, .winner = NO_SIDE
	};
	b->game = replay(b->rules, &b->record, &options, &b->diags);
}

/* Returns the verdict on a declaration in the words of the table. */
static const char *
declaration(const struct fixture *b)
{
	for (size_t i = 0; i < b->diags.count; i++)
		if (b->diags.list[i].rule == DIAG_false_declaration) {
			assert_int_equal(b->diags.list[i].severity, SEVERITY_error);
			assert_int_equal(b->game->verdict, VERDICT_illegal);
			return b->diags.list[i].args[4].is.phrase == PHRASE_is_draw ? "draw"
										    : "lose";
		}
	assert_int_equal(b->game->verdict, VERDICT_ok);
	return "win";
}

/* Judges a declaration by each rule set of "csa27=lose;jsa24=draw". */
static void
check_declaration(struct fixture *b, const char *id, const char *sfen, const char *expected)
{
	for (const char *p = expected; *p != '\0'; p += *p == ';') {
		struct str part = str_first(str_of(p), strcspn(p, ";"));
		size_t name = str_find(part, STR("=")), i;

		for (i = 0; i < sizeof declarations / sizeof *declarations; i++)
			if (str_eq(str_first(part, name), str_of(declarations[i].name)))
				break;
		assert_true(i < sizeof declarations / sizeof *declarations);
		play_to(b, sfen, ENDING_declaration, declarations[i].rule_set);
		if (!str_eq(str_after(part, name + 1), str_of(declaration(b))))
			fail_msg(
			    "%s: expected %.*s, found %s", id, (int)part.n, part.p, declaration(b));
		declared++;
		p += part.n;
	}
}

static void
check_case(struct fixture *b, char **column)
{
	const char *id = column[0], *expected = column[3], *rule = column[4];
	const char *got;

	if (strchr(expected, '=') != NULL) {
		check_declaration(b, id, column[1], expected);
		return;
	}
	fixture_begin(b, column[1]);
	fixture_play(b, column[2], " ", false);
	got = labels(b, (uint32_t)b->record.ply_count - 1);
	if (strcmp(expected, "legal") == 0 || strcmp(expected, "illegal") == 0) {
		if (strcmp(got, strcmp(rule, "-") == 0 ? "" : rule) != 0)
			fail_msg("%s: expected %s, found %s", id, rule, got);
		assert_int_equal(b->game->verdict, *expected == 'l' ? VERDICT_ok : VERDICT_illegal);
		return;
	}
	got = outcome(b);
	/* a repetition row means only that the game goes on, with check or not */
	if (strcmp(rule, "repetition:none") == 0 && strcmp(got, "check") == 0)
		got = "none";
	if (strcmp(got, expected) != 0)
		fail_msg("%s: expected %s, found %s", id, expected, got);
}

static void
test_cases(void **state)
{
	(void)state;
	oracle_rows("rules-cases.tsv", 186, check_case);
	assert_int_equal(declared, 38);
}

/* Returns shogi-server's verdict on a row ("DISSENT: csa-server=loss:black"), or the common one. */
static const char *
servers_word(char **column, char word[32])
{
	const char *own = strstr(column[5], "csa-server=");

	if (own == NULL)
		return strstr(column[5], "csa-server") == NULL ? NULL : column[3];
	own += strlen("csa-server=");
	snprintf(word, 32, "%.*s", (int)strcspn(own, " ;,"), own);
	if (strchr(word, ':') != NULL)
		*strchr(word, ':') = '-';
	return word;
}

static unsigned served;

/* Compares the repetition rows by floodgate's rules with its server's verdicts. */
static void
check_served(struct fixture *b, char **column)
{
	char word[32];
	const char *expected = servers_word(column, word), *got;

	if (expected == NULL ||
	    (strstr(column[4], "repetition") == NULL && strcmp(column[4], "sennichite") != 0 &&
		strcmp(column[4], "perpetual-check") != 0))
		return;
	fixture_begin(b, column[1]);
	b->rule_set = rule_set_named(STR("floodgate"));
	fixture_play(b, column[2], " ", false);
	b->rule_set = NULL;
	got = outcome(b);
	if (strcmp(expected, "none") == 0 && strcmp(got, "check") == 0)
		got = "none";
	if (strcmp(got, expected) != 0)
		fail_msg("%s: the server says %s, found %s", column[0], expected, got);
	served++;
}

static void
test_served(void **state)
{
	(void)state;
	oracle_rows("rules-cases.tsv", 186, check_served);
	assert_int_equal(served, 24);
}

/* Labels of the CSA table that have another name here. */
static const struct {
	const char *label, *name;
} renamed[] = {
	{ "off-board", "" }, /* no move: the parser reports it */
	{ "king-capture", "" },
};

static void
check_csa_case(struct fixture *b, char **column)
{
	const char *id = column[0], *rule = column[4], *got;

	if (strcmp(column[2], "%KACHI") == 0) {
		assert_string_equal(column[3], "declaration-failed");
		play_to(b, "", ENDING_declaration, "csa");
		assert_string_equal(declaration(b), "lose");
		return;
	}
	if (strcmp(column[2], "%CHUDAN") == 0) { /* players cannot send it, but records have it */
		play_to(b, "", ENDING_interrupted, "csa");
		assert_int_equal(b->game->verdict, VERDICT_ok);
		assert_int_equal(b->game->ending, ENDING_interrupted);
		assert_int_equal(b->diags.count, 0);
		return;
	}
	assert_true(column[2][0] != '%');
	fixture_begin(b, strcmp(column[1], "PI") == 0 ? "" : column[1]);
	if (strcmp(column[1], "PI") == 0) /* the even start, named in the record */
		b->record.setup.base = SETUP_even;
	fixture_play(b, column[2], ",", true);
	got = labels(b, (uint32_t)b->record.ply_count - 1);
	if (strcmp(rule, "king-capture") == 0)
		assert_true(found(b, DIAG_opponent_in_check));
	if (strcmp(rule, "off-board") == 0)
		assert_true(found(b, DIAG_bad_move_text));
	for (size_t i = 0; i < sizeof renamed / sizeof *renamed; i++)
		if (strcmp(rule, renamed[i].label) == 0)
			rule = renamed[i].name;
	if (strcmp(got, rule) != 0)
		fail_msg("%s: expected %s, found %s", id, rule, got);
}

static void
test_csa_cases(void **state)
{
	(void)state;
	oracle_rows("rules-cases-csa.tsv", 13, check_csa_case);
}

static void
check_count(struct fixture *b, char **column)
{
	static struct move moves[JUDGE_MOVES_MAX];
	static struct position position;
	struct diagram diagram;
	size_t bad;

	assert_true(sfen_find(testing_variants(), NULL, str_of(column[0]), &diagram, &bad) != 0);
	position_load(&position, rules_row(b->rules, 0), &diagram);
	if (judge_legal_moves(&position, moves) != strtoul(column[1], NULL, 10) ||
	    position.checked != (column[2][0] == '1'))
		fail_msg("%s", column[0]);
}

static void
test_counts(void **state)
{
	(void)state;
	oracle_rows("legalcounts.tsv", 725, check_count);
}

static unsigned perft_left_out;

/* Counts, unless the row is for check-long (it is deep, or has over ten million leaves) or has more
 * leaves than PERFT_LEAVES (make coverage). */
static void
check_perft(struct fixture *b, char **column)
{
	unsigned depth = (unsigned)strtoul(column[1], NULL, 10);
	const char *most = getenv("PERFT_LEAVES");
	uint64_t count, leaves = strtoull(column[2], NULL, 10);

	if ((getenv("LONG") == NULL && (depth > 4 || leaves > 10000000)) ||
	    (most != NULL && leaves > strtoull(most, NULL, 10))) {
		perft_left_out++;
		return;
	}
	assert_true(perft(b->rules, NULL, str_of(column[0]), depth, NULL, &count, &b->memory));
	if (count != leaves)
		fail_msg("%s depth %u: expected %s, found %llu", column[3], depth, column[2],
		    (unsigned long long)count);
}

static void
test_perft(void **state)
{
	(void)state;
	oracle_rows("perft.tsv", 123, check_perft);
	print_message("# perft.tsv: %u of 123 rows counted\n", 123 - perft_left_out);
}

static void
check_handicap(struct fixture *b, char **column)
{
	const struct compiled_variant *compiled = rules_row(b->rules, 0);
	const struct handicap *row = handicap_named(compiled->variant, str_of(column[0]));
	char pi[128] = "PI";

	if (row == NULL)
		fail_msg("no handicap %s", column[0]);
	assert_string_equal(row->sfen, column[3]);
	assert_int_equal(row->kif, strcmp(column[2], "KIF") == 0);
	if (row->csa != NULL) {
		strcat(pi, row->csa);
		assert_string_equal(pi, column[4]);
	}
	fixture_begin(b, column[3]);
	fixture_play(b, "", " ", false);
	assert_ptr_equal(b->game->handicap, row);
	assert_int_equal(b->game->start.turn, column[5][0] == '-' ? WHITE : BLACK);
}

static void
test_handicaps(void **state)
{
	(void)state;
	oracle_rows("handicaps.tsv", 33, check_handicap);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_cases),
		cmocka_unit_test(test_served),
		cmocka_unit_test(test_csa_cases),
		cmocka_unit_test(test_counts),
		cmocka_unit_test(test_perft),
		cmocka_unit_test(test_handicaps),
	};

	return cmocka_run_group_tests(tests, open_fixture, close_fixture);
}
