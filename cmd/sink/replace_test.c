#include "cmd/sink/replace.h"

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/host/hash.h"
#include "cmd/testing_program.h"

static void
write_file(const char *path, const char *text)
{
	FILE *file = fopen(path, "w");

	assert_non_null(file);
	assert_true(fputs(text, file) >= 0);
	assert_int_equal(fclose(file), 0);
}

static void
assert_file(const char *path, const char *text)
{
	char bytes[64] = "";
	FILE *file = fopen(path, "r");

	assert_non_null(file);
	(void)!fread(bytes, 1, sizeof bytes - 1, file);
	fclose(file);
	assert_string_equal(bytes, text);
}

/* Only a file with the bytes that were read is replaced; its permissions stay. */
static void
replaces_what_was_read(void **state)
{
	static const struct {
		const char *now, *after;
		bool replaced;
	} rows[] = {
		{ "old\n", "new\n", true },
		{ "OLD\n", "OLD\n", false },
		{ "old\nmore\n", "old\nmore\n", false },
		{ "", "", false },
	};
	char folder[] = "/tmp/kifu-replace-XXXXXX", path[64];
	struct replacements none = { NULL, 0 };
	struct program program;
	struct stat st;
	size_t i;

	(void)state;
	assert_non_null(mkdtemp(folder));
	snprintf(path, sizeof path, "%s/a", folder);
	test_program(&program);
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		const char *reason;

		write_file(path, rows[i].now);
		assert_int_equal(chmod(path, 0640), 0);
		reason = replace_file(
		    &none, &program, path, STR("new\n"), hash_add(HASH_BEGIN, STR("old\n")));
		assert_int_equal(reason == NULL, rows[i].replaced);
		assert_file(path, rows[i].after);
		assert_int_equal(stat(path, &st), 0);
		assert_int_equal(st.st_mode & 0777, 0640);
	}
	assert_int_equal(unlink(path), 0);
	assert_non_null(replace_file(&none, &program, path, NO_STR, 0));
	assert_int_equal(rmdir(folder), 0);
	test_program_end(&program);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(replaces_what_was_read) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
