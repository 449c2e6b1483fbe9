#include "cmd/input/input.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static void
no_memory(void *arg)
{
	(void)arg;
	abort();
}

/* Appends n bytes to a file, each different from its neighbours. */
static void
append(const char *path, size_t n)
{
	FILE *file = fopen(path, "a");
	size_t i;

	assert_non_null(file);
	for (i = 0; i < n; i++)
		fputc((int)(i * 7 % 251), file);
	assert_int_equal(fclose(file), 0);
}

/* Makes a file of n such bytes. */
static void
write_file(char *path, size_t n)
{
	assert_int_equal(close(mkstemp(path)), 0);
	append(path, n);
}

static void
assert_whole(const struct buffer *bytes, size_t n)
{
	size_t i;

	assert_int_equal(bytes->n, n);
	for (i = 0; i < n; i++)
		assert_int_equal((unsigned char)bytes->p[i], i * 7 % 251);
}

/* All of a file is read whatever size is passed, in steps of any size. */
static void
whole_for_any_size(void **state)
{
	static const size_t sizes[] = { 0, 1, 490, 65535, 65536, 65537, 200000 };
	static const uint64_t were[] = { 0, 1, 489, 490, 491, 65535, 65536, 65537, 1 << 20,
		INPUT_REGULAR };
	static const size_t steps[] = { SIZE_MAX, 300000, 490, 100 };
	enum { SIZES = sizeof sizes / sizeof *sizes, WERE = sizeof were / sizeof *were };
	struct memory memory = { .fail = no_memory };
	struct input input;
	struct buffer bytes;
	size_t i, j, k;

	(void)state;
	buffer_init(&bytes, &memory);
	for (i = 0; i < SIZES * WERE * 4; i++) {
		char path[] = "/tmp/kifu-input-XXXXXX";

		j = i / 4 % WERE;
		k = i / 4 / WERE;
		write_file(path, sizes[k]);
		assert_null(input_open(&input, path, were[j]));
		buffer_free(&bytes);
		while (!input.feed.ended)
			assert_null(input_fill(&input, &bytes,
			    steps[i % 4] == SIZE_MAX ? SIZE_MAX : bytes.n + steps[i % 4]));
		assert_whole(&bytes, sizes[k]);
		input_close(&input);
		unlink(path);
	}
	buffer_free(&bytes);
	assert_int_equal(memory.used, 0);
}

/* A file that grows before each reading ends where it did when it was opened; with a guessed size,
 * when it was first read. */
static void
growing(void **state)
{
	static const size_t sizes[] = { 1, 490, 65536, 200000 }, steps[] = { 100, 65536, 1 << 20 };
	struct memory memory = { .fail = no_memory };
	struct input input;
	struct buffer bytes;

	(void)state;
	buffer_init(&bytes, &memory);
	for (size_t i = 0; i < 4 * 3 * 2; i++) {
		char path[] = "/tmp/kifu-input-XXXXXX";
		size_t size = sizes[i % 4], guess = i < 12 ? 0 : 490, reads = 0;

		write_file(path, size);
		assert_null(input_open(&input, path, guess));
		if (guess != 0)
			assert_null(input_more(&input, &bytes, 100));
		while (!input.feed.ended && reads++ < 10000) {
			append(path, 1000);
			assert_null(input_more(&input, &bytes, bytes.n + steps[i / 4 % 3]));
		}
		assert_whole(&bytes, size);
		assert_true(input.feed.ended);
		input_close(&input);
		buffer_free(&bytes);
		unlink(path);
	}
}

/* What others read of standard input is not missed. */
static void
standard_input_from_the_middle(void **state)
{
	struct memory memory = { .fail = no_memory };
	char path[] = "/tmp/kifu-input-XXXXXX";
	int before = dup(STDIN_FILENO);
	struct input input;
	struct buffer bytes;

	(void)state;
	buffer_init(&bytes, &memory);
	write_file(path, 502);
	assert_non_null(freopen(path, "r", stdin));
	assert_int_equal(lseek(STDIN_FILENO, 251, SEEK_SET), 251);
	assert_null(input_open(&input, "-", 0));
	assert_null(input_fill(&input, &bytes, SIZE_MAX));
	assert_whole(&bytes, 251);
	input_close(&input);
	assert_int_equal(dup2(before, STDIN_FILENO), STDIN_FILENO);
	close(before);
	buffer_free(&bytes);
	unlink(path);
}

/* One read that returns the size that was passed, or a short one and then nothing, shows the end:
 * the system is not asked for it. */
static void
asked_once(void **state)
{
	struct memory memory = { .fail = no_memory };
	char path[] = "/tmp/kifu-input-XXXXXX";
	struct input input;
	struct buffer bytes;

	(void)state;
	buffer_init(&bytes, &memory);
	write_file(path, 490);
	assert_null(input_open(&input, path, 490));
	assert_true(input.guessed);
	assert_null(input_fill(&input, &bytes, 1 << 20));
	assert_true(input.feed.ended);
	assert_whole(&bytes, 490);
	input_close(&input);
	assert_null(input_open(&input, path, 0));
	assert_false(input.guessed);
	input_close(&input);
	assert_null(input_open(&input, path, INPUT_REGULAR));
	buffer_clear(&bytes);
	assert_null(input_fill(&input, &bytes, 1 << 20));
	assert_true(input.feed.ended);
	assert_true(input.feed.size == SIZE_MAX);
	assert_whole(&bytes, 490);
	input_close(&input);
	assert_null(input_open(&input, path, INPUT_REGULAR));
	buffer_free(&bytes); /* so that there is room for a block */
	assert_null(input_more(&input, &bytes, 1 << 20));
	assert_int_equal(bytes.n, 490);
	assert_false(input.feed.ended);
	append(path, 1000); /* or the file system returns less than there is */
	assert_null(input_more(&input, &bytes, 1 << 20));
	assert_int_equal(bytes.n, 1490);
	assert_true(input.feed.ended);
	input_close(&input);
	buffer_free(&bytes);
	unlink(path);
}

/* A path that is a folder or a pipe, not the file that was promised. */
static void
no_regular_file(void **state)
{
	struct memory memory = { .fail = no_memory };
	struct input input;
	struct buffer bytes;
	char name[32];
	int ends[2];

	(void)state;
	buffer_init(&bytes, &memory);
	assert_ptr_equal(input_open(&input, "/tmp", 0), input_folder);
	assert_null(input_open(&input, "/tmp", 490));
	assert_ptr_equal(input_fill(&input, &bytes, 1 << 20), input_folder);
	input_close(&input);
	assert_int_equal(pipe(ends), 0);
	snprintf(name, sizeof name, "/dev/fd/%d", ends[0]);
	assert_null(input_open(&input, name, 3));
	assert_int_equal(write(ends[1], "abcdef", 6), 6);
	close(ends[1]);
	assert_null(input_fill(&input, &bytes, 1 << 20));
	assert_true(str_eq(buffer_str(&bytes), STR("abcdef")));
	input_close(&input);
	close(ends[0]);
	buffer_free(&bytes);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(whole_for_any_size),
		cmocka_unit_test(growing),
		cmocka_unit_test(standard_input_from_the_middle),
		cmocka_unit_test(asked_once),
		cmocka_unit_test(no_regular_file),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
