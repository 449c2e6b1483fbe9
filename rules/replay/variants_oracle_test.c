/* What other programs found in games of many variants (testdata/oracle/variants-*.tsv): counts and
 * lists of legal moves, games to their last position, illegal moves and why. */
#include "rules/testing_oracle.h"
#include "rules/testing_play.h"

#include <stdlib.h>

#include "record/variants/variants.h"
#include "rules/laws/judge.h"
#include "rules/laws/perft_count.h"

static struct fixture fixture;

/* The columns of a row; those after the last are NULL. */
enum { COLUMNS = 8, LINE = 1 << 14 };

/* Shows each row of a table to visit, with its variant compiled. */
static void
each_row(const char *name, unsigned expected,
    void (*visit)(const struct compiled_variant *compiled, char **column))
{
	static char line[LINE];
	FILE *file = oracle_open(name);
	unsigned rows = 0;

	while (fgets(line, sizeof line, file) != NULL) {
		char *column[COLUMNS] = { NULL }, *p = line;
		const struct compiled_variant *compiled;

		line[strcspn(line, "\n")] = '\0';
		if (line[0] == '#')
			continue;
		for (unsigned i = 0; i < COLUMNS && p != NULL; i++) {
			column[i] = p;
			p = strchr(p, '\t');
			if (p != NULL)
				*p++ = '\0';
		}
		compiled = rules_variant(fixture.rules, str_of(column[0]));
		if (compiled == NULL)
			fail_msg("no variant %s", column[0]);
		visit(compiled, column);
		rows++;
	}
	fclose(file);
	assert_int_equal(rows, expected);
}

/* Counts, unless there are more than PERFT_LEAVES, or a second takes (make check-long does). */
static void
check_count(const struct compiled_variant *compiled, char **column)
{
	const char *most = getenv("PERFT_LEAVES");
	uint64_t limit = most != NULL             ? strtoull(most, NULL, 10)
			 : getenv("LONG") != NULL ? UINT64_MAX
						  : 800000;

	for (unsigned i = 2; i < COLUMNS && column[i] != NULL; i++) {
		char *p;
		unsigned depth = (unsigned)strtoul(column[i], &p, 10);
		uint64_t wanted = strtoull(p, NULL, 10), count;

		if (wanted > limit)
			continue;
		assert_true(perft(fixture.rules, compiled->variant->name, str_of(column[1]), depth,
		    NULL, &count, &fixture.memory));
		if (count != wanted)
			fail_msg("%s %s depth %u: expected %llu, found %llu", column[0], column[1],
			    depth, (unsigned long long)wanted, (unsigned long long)count);
	}
}

static void
test_counts(void **state)
{
	(void)state;
	each_row("variants-perft.tsv", 107, check_count);
}

static void
load(struct position *position, const struct compiled_variant *compiled, const char *sfen)
{
	struct diagram diagram;
	size_t bad;

	assert_true(sfen_read(&compiled->variant->pieces, str_of(sfen), &diagram, &bad) != 0);
	position_load(position, compiled, &diagram);
}

static int
by_text(const void *a, const void *b)
{
	return strcmp(a, b);
}

/* Writes the legal moves as USI, in order. */
static void
list_moves(struct position *position, char *list)
{
	static struct move moves[JUDGE_MOVES_MAX];
	static char texts[JUDGE_MOVES_MAX][SFEN_MOVE];
	size_t count = judge_legal_moves(position, moves);

	for (size_t i = 0; i < count; i++)
		*sfen_put_move(position->compiled->pieces, &moves[i], texts[i]) = '\0';
	qsort(texts, count, sizeof *texts, by_text);
	*list = '\0';
	for (size_t i = 0; i < count; i++)
		list += sprintf(list, "%s%s", i > 0 ? " " : "", texts[i]);
}

static void
check_list(const struct compiled_variant *compiled, char **column)
{
	static char list[LINE];
	struct position position;

	load(&position, compiled, column[1]);
	list_moves(&position, list);
	assert_string_equal(list, column[2]);
}

static void
test_lists(void **state)
{
	(void)state;
	each_row("variants-legal.tsv", 68, check_list);
}

/* Returns the claim of a move as USI has it. */
static struct claim
claim_of(const struct move *move)
{
	struct claim claim = { .kind = CLAIM_move,
		.has = CLAIM_HAS_to | CLAIM_HAS_promotion_mark,
		.to = move->to,
		.from = move->from,
		.piece = piece_face(move->piece),
		.winner = NO_SIDE };

	if (move->kind == MOVE_drop)
		claim.has |= CLAIM_HAS_drop | CLAIM_HAS_piece;
	else
		claim.has |= CLAIM_HAS_from |
			     (move->after != move->piece ? CLAIM_HAS_promote : CLAIM_HAS_stay);
	return claim;
}

/* Plays a game by the search, and its record by the replay. */
static void
check_game(const struct compiled_variant *compiled, char **column)
{
	static struct move moves[JUDGE_MOVES_MAX];
	struct replay_options options = { .variant = compiled->variant->name };
	struct position position = *compiled->even, last, replayed;
	uint32_t node = 0;
	unsigned plies = 0;

	fixture_begin(&fixture, "");
	for (char *word = strtok(column[1], " "); word != NULL; word = strtok(NULL, " "), plies++) {
		size_t count = judge_legal_moves(&position, moves), i = 0;
		char text[SFEN_MOVE];
		struct undo undo;

		for (; i < count; i++) {
			*sfen_put_move(compiled->pieces, &moves[i], text) = '\0';
			if (strcmp(text, word) == 0)
				break;
		}
		if (i == count)
			fail_msg("%s: ply %u: %s is not legal", column[0], plies + 1, word);
		node = record_add_ply(&fixture.record, node, false);
		fixture.record.plies[node].claim = claim_of(&moves[i]);
		play_move(&position, &moves[i], &undo);
	}
	load(&last, compiled, column[2]);
	if (!position_equal(&position, &last))
		fail_msg("%s: another last position than %s", column[0], column[2]);
	assert_int_equal(judge_legal_moves(&position, moves), strtoul(column[3], NULL, 10));
	fixture.game = replay(fixture.rules, &fixture.record, &options, &fixture.diags);
	assert_int_equal(fixture.game->plies, plies);
	for (size_t i = 0; i < fixture.diags.count; i++)
		if (diag_rows[fixture.diags.list[i].rule].group == GROUP_legality &&
		    fixture.diags.list[i].rule != DIAG_perpetual_check &&
		    fixture.diags.list[i].severity == SEVERITY_error)
			fail_msg("%s: %s at %u", column[0],
			    diag_rows[fixture.diags.list[i].rule].name, fixture.diags.list[i].ply);
	position_load(&replayed, compiled, &fixture.game->final);
	assert_true(position_equal(&replayed, &last));
}

static void
test_games(void **state)
{
	(void)state;
	each_row("variants-games.tsv", 227, check_game);
}

static square_t
read_square(const char **p)
{
	unsigned file = (unsigned)strtoul(*p, (char **)p, 10);

	return square_make(file, (unsigned)(*(*p)++ - 'a' + 1));
}

/* Reads a move of USI on a position, legal or not. */
static struct move
read_move(const struct position *position, const char *p)
{
	struct move move = { .kind = MOVE_board };
	const char *star = strchr(p, '*');
	size_t length;

	if (star != NULL) {
		bool promoted = *p == '+';

		move.kind = MOVE_drop;
		move.piece = piece_make(
		    piece_of_letter(position->compiled->pieces, str_of(p + promoted), &length),
		    promoted, position->side);
		p = star + 1;
		move.to = read_square(&p);
		move.after = move.piece;
		return move;
	}
	move.from = read_square(&p);
	move.to = read_square(&p);
	move.piece = move.after = position_at(position, move.from);
	if (*p == '+') /* (another face, which one does not matter) */
		move.after ^= PIECE_PROMOTED;
	return move;
}

/* The words for reasons that are laws under another name here. */
static const char *
law_named(const char *reason)
{
	if (strcmp(reason, "must-flip") == 0)
		return "must-promote";
	if (strcmp(reason, "flip-without-capture") == 0)
		return "promotion-outside-zone";
	if (strncmp(reason, "bad-move:", 9) == 0)
		return "bad-move";
	return reason;
}

/* The move breaks the law, among others perhaps, and the search does not find it. */
static void
check_illegal(const struct compiled_variant *compiled, char **column)
{
	static char list[LINE];
	struct replay_options options = { .variant = compiled->variant->name };
	const char *law = law_named(column[3]);
	struct position position;
	struct move move;
	bool found = false, over = strcmp(column[3], "game-over") == 0;
	uint32_t node;

	load(&position, compiled, column[1]);
	list_moves(&position, list);
	if (over && position.royals[position.side] == 0) {
		assert_string_equal(list, "");
		return; /* a record that begins so goes on: it may be a lesson */
	}
	for (char *word = strtok(list, " "); word != NULL; word = strtok(NULL, " "))
		assert_string_not_equal(word, column[2]);
	fixture_begin_of(&fixture, compiled->pieces, column[1]);
	node = record_add_ply(&fixture.record, 0, false);
	move = read_move(&position, column[2]);
	fixture.record.plies[node].claim = claim_of(&move);
	fixture.record.plies[node].claim.has |= CLAIM_HAS_side;
	fixture.record.plies[node].claim.side = position.side;
	fixture.game = replay(fixture.rules, &fixture.record, &options, &fixture.diags);
	for (size_t i = 0; i < fixture.diags.count; i++) {
		const char *name = diag_rows[fixture.diags.list[i].rule].name;

		found |= strcmp(name, law) == 0;
	}
	if (!found)
		fail_msg("%s %s: %s: no %s but %s", column[0], column[1], column[2], law,
		    fixture.diags.count == 0 ? "nothing"
					     : diag_rows[fixture.diags.list[0].rule].name);
}

static void
test_illegal(void **state)
{
	(void)state;
	each_row("variants-illegal.tsv", 781, check_illegal);
}

static int
open_fixture(void **state)
{
	(void)state;
	fixture_open(&fixture);
	return 0;
}

static int
close_fixture(void **state)
{
	(void)state;
	fixture_close(&fixture);
	return 0;
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_counts),
		cmocka_unit_test(test_lists),
		cmocka_unit_test(test_games),
		cmocka_unit_test(test_illegal),
	};

	return cmocka_run_group_tests(tests, open_fixture, close_fixture);
}
