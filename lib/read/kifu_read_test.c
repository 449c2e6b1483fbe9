/* Files and streams, which are read part by part. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "lib/testing_heap.h"

/* What is read: a text that is there several times, in pieces. */
struct pieces {
	const char *text;
	size_t size, at;
	unsigned times;
	size_t piece; /* bytes read at once */
	long fails;   /* the read that fails; 0: none */
	long reads;
};

static ptrdiff_t
read_piece(void *arg, void *to, size_t size)
{
	struct pieces *pieces = arg;
	size_t n = pieces->size - pieces->at;

	if (++pieces->reads == pieces->fails)
		return -1;
	if (n == 0 && --pieces->times > 0)
		n = pieces->size, pieces->at = 0;
	n = n < pieces->piece ? n : pieces->piece;
	n = n < size ? n : size;
	memcpy(to, pieces->text + pieces->at, n);
	pieces->at += n;
	return (ptrdiff_t)n;
}

static const char game_text[] = "V2.2\nN+A\nPI\n+\n+7776FU\nT5\n-3334FU\n'a comment\n+2726FU\n"
				"+2625FU\n%TORYO\n/\n";

enum { GAMES = 40000 }; /* above 3 MiB */

/* Appends the JSON of all games and what follows to file.  Returns their number. */
static uint32_t
list_games(struct kifu *kifu, FILE *file)
{
	enum kifu_result result;
	uint32_t games = 0;
	const char *text;
	size_t size;

	do {
		result = kifu_next(kifu);
		assert_true(result == KIFU_OK || result == KIFU_END);
		assert_int_equal(kifu_json(kifu, &text, &size), KIFU_OK);
		assert_int_equal(fwrite(text, 1, size, file), size);
		games += result == KIFU_OK;
	} while (result == KIFU_OK);
	return games;
}

static bool
same_file(FILE *a, FILE *b)
{
	int c, d;

	rewind(a);
	rewind(b);
	do {
		c = getc(a);
		d = getc(b);
	} while (c == d && c != EOF);
	return c == d;
}

/* A file and a stream give what the same bytes give at once. */
static void
as_bytes(void **state)
{
	struct kifu *kifu = kifu_new(NULL);
	FILE *whole = tmpfile(), *parts = tmpfile();
	char path[] = "/tmp/kifu-read-XXXXXX";
	size_t size = sizeof game_text - 1;
	char *text = malloc(GAMES * size);
	FILE *file = fdopen(mkstemp(path), "w");

	(void)state;
	for (size_t i = 0; i < GAMES; i++)
		memcpy(text + i * size, game_text, size);
	assert_int_equal(fwrite(text, size, GAMES, file), GAMES);
	assert_int_equal(fclose(file), 0);
	assert_int_equal(kifu_open_bytes(kifu, path, text, GAMES * size), KIFU_OK);
	assert_int_equal(list_games(kifu, whole), GAMES);
	assert_int_equal(kifu_open_file(kifu, path), KIFU_OK);
	assert_int_equal(list_games(kifu, parts), GAMES);
	assert_true(same_file(whole, parts));
	rewind(parts);
	assert_int_equal(ftruncate(fileno(parts), 0), 0);
	assert_int_equal(
	    kifu_open_stream(kifu, path, read_piece,
		&(struct pieces){ .text = game_text, .size = size, .times = GAMES, .piece = 1000 }),
	    KIFU_OK);
	assert_int_equal(list_games(kifu, parts), GAMES);
	assert_true(same_file(whole, parts));
	kifu_free(kifu);
	fclose(whole);
	fclose(parts);
	free(text);
	unlink(path);
}

/* Memory does not grow with the number of games, and a limit is no obstacle. */
static void
little_memory(void **state)
{
	struct heap heap = { 0 };
	struct kifu_options options = {
		.size = sizeof options, .resize = heap_resize, .arg = &heap, .memory_max = 4 << 20
	};
	struct kifu *kifu = kifu_new(&options);
	struct pieces pieces = {
		.text = game_text, .size = sizeof game_text - 1, .times = 10 * GAMES, .piece = 65536
	};
	uint32_t games = 0;
	size_t first = 0;

	(void)state;
	assert_int_equal(kifu_open_stream(kifu, "a.csa", read_piece, &pieces), KIFU_OK);
	while (kifu_next(kifu) == KIFU_OK) {
		if (++games == GAMES)
			first = heap.bytes;
	}
	assert_int_equal(games, 10 * GAMES);
	assert_true(heap.bytes <= first + first / 4);
	kifu_free(kifu);
	assert_int_equal(heap.blocks, 0);
}

/* A reader that fails, at once or later, is reported; the context serves on. */
static void
failing_reader(void **state)
{
	struct kifu *kifu = kifu_new(NULL);
	enum kifu_result result;
	struct kifu_game game = { .size = sizeof game };

	(void)state;
	for (long fails = 1; fails <= 40; fails += 13) {
		struct pieces pieces = { .text = game_text,
			.size = sizeof game_text - 1,
			.times = GAMES,
			.piece = 65536,
			.fails = fails };
		uint32_t games = 0;

		result = kifu_open_stream(kifu, NULL, read_piece, &pieces);
		while (result == KIFU_OK && (result = kifu_next(kifu)) == KIFU_OK)
			games++;
		assert_int_equal(result, KIFU_UNREADABLE);
		assert_non_null(strstr(kifu_error(kifu), "cannot read the file"));
		assert_int_equal(kifu_next(kifu), KIFU_WRONG);
		assert_int_equal(kifu_game(kifu, &game), KIFU_WRONG);
		assert_true(games < GAMES);
	}
	assert_int_equal(kifu_open_bytes(kifu, NULL, game_text, sizeof game_text - 1), KIFU_OK);
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	kifu_free(kifu);
}

/* A finding about what follows the last game is listed with that game. */
static void
end_of_text(void **state)
{
	static const char text[] = "手合割：平手\n1 ７六歩(77)\n2 投了\n\x1A";
	struct kifu_finding finding = { .size = sizeof finding };
	struct kifu *kifu = kifu_new(NULL);
	size_t count = 1;

	(void)state;
	assert_int_equal(kifu_open_bytes(kifu, "a.kifu", text, sizeof text - 1), KIFU_OK);
	assert_int_equal(kifu_next(kifu), KIFU_OK);
	assert_int_equal(kifu_finding(kifu, 0, &finding), KIFU_OK);
	assert_string_equal(finding.rule, "control-character");
	assert_int_equal(finding.line, 4);
	assert_int_equal(kifu_next(kifu), KIFU_END);
	assert_int_equal(kifu_findings(kifu, &count), KIFU_OK);
	assert_int_equal(count, 0);
	kifu_free(kifu);
}

/* Says that it read more than there is room for. */
static ptrdiff_t
read_too_much(void *arg, void *to, size_t size)
{
	(void)arg;
	memset(to, ' ', size);
	return (ptrdiff_t)size + 1;
}

static void
greedy_reader(void **state)
{
	struct kifu *kifu = kifu_new(NULL);

	(void)state;
	assert_int_equal(kifu_open_stream(kifu, NULL, read_too_much, NULL), KIFU_UNREADABLE);
	assert_non_null(strstr(kifu_error(kifu), "more than was asked for"));
	kifu_free(kifu);
}

/* Returns the lowest descriptor that is free. */
static int
free_descriptor(void)
{
	int fd = open("/dev/null", O_RDONLY);

	close(fd);
	return fd;
}

/* Files that are none: their descriptors are closed at once. */
static void
no_files(void **state)
{
	struct kifu *kifu = kifu_new(NULL);
	int fd = free_descriptor();

	(void)state;
	for (unsigned i = 0; i < 3000; i++) {
		assert_int_equal(kifu_open_file(kifu, "/tmp"), KIFU_UNREADABLE);
		assert_non_null(strstr(kifu_error(kifu), "not a regular file"));
		assert_int_equal(free_descriptor(), fd);
		assert_int_equal(kifu_open_file(kifu, "/nonexistent"), KIFU_UNREADABLE);
	}
	kifu_free(kifu);
}

/* Reads all games of a stream of several parts.  Returns whether memory sufficed. */
static bool
read_all(struct kifu *kifu)
{
	static const char text[] = "V2.2\nPI\n+\n+7776FU\n%TORYO\n/\n"; /* few allocations */
	struct pieces pieces = {
		.text = text, .size = sizeof text - 1, .times = 2 * GAMES, .piece = 65536
	};
	enum kifu_result result = kifu_open_stream(kifu, "a.csa", read_piece, &pieces);

	while (result == KIFU_OK)
		result = kifu_next(kifu);
	assert_true(result == KIFU_END || result == KIFU_NO_MEMORY);
	return result == KIFU_END;
}

static void
each_allocation(void **state)
{
	(void)state;
	assert_true(heap_fails(read_all) > 10);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(as_bytes),
		cmocka_unit_test(little_memory), cmocka_unit_test(failing_reader),
		cmocka_unit_test(greedy_reader), cmocka_unit_test(end_of_text),
		cmocka_unit_test(no_files), cmocka_unit_test(each_allocation) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
