#include "cmd/dedup/dedup_chunks.h"

#include "cmd/testing_program.h"

/* Which ranges of a file of four chunks, from bytes 0, 100, 200 and 300 on and each of ten
 * games, hold games: "0-100 200-" are the first chunk and the last two; "" is the whole file. */
static void
finds_the_chunks_of_games(void **state)
{
	static const struct {
		uint32_t numbers[4];
		const char *ranges;
	} rows[] = {
		{ { 1 }, "0-100" },
		{ { 1, 10 }, "0-100" },
		{ { 11 }, "100-200" },
		{ { 20, 21 }, "100-300" },
		{ { 10, 31 }, "0-100 300-" },
		{ { 25, 40 }, "200-" },
		{ { 1, 11, 31 }, "" },
		{ { 1, 11, 21, 31 }, "" },
	};
	struct program program;
	struct dedup_chunks chunks;
	const struct chunk_range *ranges;
	size_t i, count, n;
	uint32_t file;

	(void)state;
	test_program(&program);
	dedup_chunks_init(&chunks, &program.memory);
	assert_int_equal(
	    dedup_chunks_find(&chunks, 0, rows[0].numbers, 1, &program.arena, &ranges), 0);
	for (file = 1; file <= 5; file += 2) {
		for (i = 1; i <= 3; i++)
			dedup_chunks_add(&chunks, file,
			    &(struct resume){ .at = 100 * i, .games = 10 * (uint32_t)i });
	}
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		char text[64] = "";
		size_t at = 0, s;

		for (n = 0; n < 4 && rows[i].numbers[n] > 0; n++)
			;
		count = dedup_chunks_find(&chunks, 3, rows[i].numbers, n, &program.arena, &ranges);
		for (s = 0; s < count; s++) {
			at += (size_t)sprintf(text + at, "%s%d-", s > 0 ? " " : "",
			    ranges[s].from == NULL ? 0 : (int)ranges[s].from->at);
			if (ranges[s].until < UINT64_MAX)
				at += (size_t)sprintf(text + at, "%d", (int)ranges[s].until);
		}
		assert_string_equal(text, rows[i].ranges);
	}
	assert_int_equal(
	    dedup_chunks_find(&chunks, 2, rows[0].numbers, 1, &program.arena, &ranges), 0);
	dedup_chunks_free(&chunks);
	test_program_end(&program);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(finds_the_chunks_of_games),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
