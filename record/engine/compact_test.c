/* Records that other programs made, read and written again; the tables are the oracle's. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record/engine/apery_key.h"
#include "record/engine/compact.h"
#include "record/sfen.h"
#include "record/text/testing_memory.h"

enum { COLUMNS = 8, LINE = 1024 };

/* Calls check for the cells of each row of a table.  Returns the number of rows. */
static unsigned
each_row(const char *path, unsigned columns, void (*check)(struct str cells[COLUMNS]))
{
	FILE *file = fopen(path, "r");
	struct str cells[COLUMNS], rest;
	char line[LINE];
	unsigned rows = 0;

	assert_non_null(file);
	while (fgets(line, sizeof line, file) != NULL) {
		if (line[0] == '#')
			continue;
		rest = str_first(str_of(line), strcspn(line, "\n"));
		for (unsigned i = 0; i < columns; i++)
			cells[i] = str_cut(&rest, '\t');
		check(cells);
		rows++;
	}
	fclose(file);
	return rows;
}

static void
read_hex(struct str hex, char *bytes)
{
	for (size_t i = 0; i < hex.n / 2; i++) {
		const char digits[] = { hex.p[2 * i], hex.p[2 * i + 1], '\0' };

		bytes[i] = (char)strtoul(digits, NULL, 16);
	}
}

/* Checks a record of a format against what the row says of it. */
static void
check_record(struct str cells[COLUMNS], enum format format, struct str ply, struct str result,
    struct str hex)
{
	const struct compact_layout *layout = &compact_layouts[format];
	char bytes[COMPACT_SIZE * 2], written[COMPACT_SIZE];
	struct buffer shown, wanted;
	struct diagram diagram;
	size_t bad;

	assert_int_equal(hex.n, 2u * layout->size);
	read_hex(hex, bytes);
	buffer_init(&shown, &memory);
	buffer_init(&wanted, &memory);
	compact_show(bytes, layout, layout->move16, &shown);
	assert_true(sfen_read(NULL, cells[0], &diagram, &bad) > 0);
	sfen_write(&diagram, (uint32_t)atoi(ply.p), &wanted);
	buffer_printf(&wanted, " %.*s  score %.*s result %.*s", (int)cells[1].n, cells[1].p,
	    (int)cells[2].n, cells[2].p, (int)result.n, result.p);
	buffer_char(&shown, '\0');
	buffer_char(&wanted, '\0');
	assert_string_equal(shown.p, wanted.p);
	assert_int_equal(compact_unfit(&diagram).n, 0);
	compact_write(&diagram, layout->packing, written);
	assert_memory_equal(written, bytes, COMPACT_SIZE);
	buffer_free(&shown);
	buffer_free(&wanted);
}

static void
check_row(struct str cells[COLUMNS])
{
	check_record(cells, FORMAT_psv, cells[3], cells[4], cells[6]);
	check_record(cells, FORMAT_hcpe, STR("1"), cells[5], cells[7]);
}

static void
records_are_read_and_written(void **state)
{
	(void)state;
	assert_true(each_row("testdata/oracle/engines.tsv", COLUMNS, check_row) > 300);
}

/* Checks the bits of a move in each encoding. */
static void
check_move(struct str cells[COLUMNS])
{
	char usi[SFEN_MOVE];

	for (enum move16 e = 0; e < MOVE16_COUNT; e++) {
		struct move move = { .kind = MOVE_board };
		char bytes[2];
		struct claim claim;
		enum phrase why;
		unsigned bits;

		read_hex(cells[1 + e], bytes);
		bits = (unsigned)(unsigned char)bytes[0] << 8 | (unsigned char)bytes[1];
		assert_int_not_equal(compact_move(bits, e, &claim, &why), MOVE16_is_bad);
		move.kind = (claim.has & CLAIM_HAS_drop) != 0 ? MOVE_drop : MOVE_board;
		move.from = claim.from;
		move.to = claim.to;
		move.piece = claim.piece;
		move.flags = (claim.has & CLAIM_HAS_promote) != 0 ? MOVE_promotes : 0;
		assert_true(
		    str_eq((struct str){ usi, (size_t)(sfen_put_move(NULL, &move, usi) - usi) },
			cells[0]));
		assert_int_equal(compact_move_bits(&move, e), bits);
	}
}

static void
moves_in_three_encodings(void **state)
{
	(void)state;
	assert_true(each_row("testdata/oracle/move16.tsv", 4, check_move) > 100);
}

/* A position that 256 bits cannot hold is refused. */
static void
unfit_positions(void **state)
{
	static const char *const positions[] = { "9/9/9/9/9/9/9/9/4K4 b - 1",
		"4k4/9/9/9/9/9/4K4/9/4K4 b - 1", "4k4/9/9/9/9/9/9/9/4K4 b 3R 1" };
	struct diagram diagram;
	size_t bad;

	(void)state;
	for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
		assert_true(sfen_read(NULL, str_of(positions[i]), &diagram, &bad) > 0);
		assert_true(compact_unfit(&diagram).n > 0);
	}
}

/* Any bytes are a position or a fault, and a position comes back by its own bytes or in the form of
 * today. */
static void
any_bytes(void **state)
{
	enum { ROUNDS = 200000 };
	char bytes[COMPACT_SIZE], written[COMPACT_SIZE];
	struct compact_fault fault;
	struct diagram diagram;
	uint64_t seed = 1;

	(void)state;
	for (unsigned i = 0; i < ROUNDS; i++) {
		enum packing packing = i % 2 == 0 ? PACKING_yaneuraou : PACKING_apery;

		for (unsigned k = 0; k < COMPACT_SIZE; k++) {
			seed = seed * 6364136223846793005u + 1442695040888963407u;
			bytes[k] = (char)(seed >> 56 & seed >> 48);
		}
		if (!compact_diagram(bytes, packing, &diagram, &fault)) {
			assert_int_not_equal(fault.why, PHRASE_COUNT);
			continue;
		}
		compact_write(&diagram, packing, written);
		if (fault.why == PHRASE_COUNT)
			assert_memory_equal(written, bytes, COMPACT_SIZE);
	}
}

static void
check_key(struct str cells[COLUMNS])
{
	struct apery_keys keys;
	struct diagram diagram;
	struct claim claim;
	struct move move;
	enum phrase why;
	size_t bad;
	unsigned bits = (unsigned)strtoul(cells[3].p, NULL, 16);

	apery_key_init(&keys);
	assert_int_equal(sfen_read(NULL, cells[1], &diagram, &bad), cells[1].n);
	assert_true(apery_key(&keys, &diagram) == strtoull(cells[0].p, NULL, 16));
	assert_int_not_equal(compact_move(bits, MOVE16_apery, &claim, &why), MOVE16_is_bad);
	move = compact_claimed(&claim);
	assert_int_equal(compact_move_bits(&move, MOVE16_apery), bits);
}

static void
keys_of_a_book(void **state)
{
	(void)state;
	assert_true(each_row("testdata/oracle/apery-book.tsv", 4, check_key) > 100);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(records_are_read_and_written),
		cmocka_unit_test(moves_in_three_encodings),
		cmocka_unit_test(unfit_positions),
		cmocka_unit_test(any_bytes),
		cmocka_unit_test(keys_of_a_book),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
