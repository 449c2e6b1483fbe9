#include "cmd/convert/target.h"

#include <string.h>

#include "cmd/testing_program.h"

enum { WORDS_MAX = 16 };

/* The target of a command line given as words separated by blanks. */
static int
make(struct program *program, const char *line, struct target *target)
{
	static char copy[512], *words[WORDS_MAX];
	struct options options;
	struct files files;
	int count = 0;
	char *at;

	strcpy(copy, line);
	for (at = strtok(copy, " "); at != NULL; at = strtok(NULL, " "))
		words[count++] = at;
	if (options_parse(program, COMMAND_convert, count, words, &options) != STATUS_ok)
		return STATUS_failed;
	assert_int_equal(files_collect(program, &options, &files), STATUS_ok);
	return target_make(target, program, &options, &files);
}

static void
form(const char *line, enum format format, enum encoding encoding, bool crlf)
{
	struct program program;
	struct target target;

	test_program(&program);
	if (make(&program, line, &target) != STATUS_ok)
		fail_msg("%s: %s", line, test_output(&program.err));
	assert_int_equal(target.format, format);
	assert_int_equal(target.encoding, encoding);
	assert_int_equal(target.crlf, crlf);
	test_program_end(&program);
}

static void
forms(void **state)
{
	(void)state;
	form("-t kif a", FORMAT_kif, ENCODING_utf8, false);
	form("-t kif -o - a", FORMAT_kif, ENCODING_utf8, false);
	form("-o x.kif a", FORMAT_kif, ENCODING_cp932, true);
	form("-o x.KIF a", FORMAT_kif, ENCODING_cp932, true);
	form("-o x.kifu a", FORMAT_kif, ENCODING_utf8, false);
	form("-o x.kif --eol=lf a", FORMAT_kif, ENCODING_cp932, false);
	form("-o x.kifu --eol=crlf a", FORMAT_kif, ENCODING_utf8, true);
	form("-t kif -o kif a", FORMAT_kif, ENCODING_utf8, false);
	form("-t kif -o x.txt a", FORMAT_kif, ENCODING_utf8, false);
	form("-t csa -o x.kif a", FORMAT_csa, ENCODING_utf8, false);
	form("-t csa3 -o x.csa a", FORMAT_csa3, ENCODING_utf8, false);
	form("-t kif -d D a", FORMAT_kif, ENCODING_cp932, true);
	form("-t kif -d D --to-encoding utf-8 a", FORMAT_kif, ENCODING_utf8, false);
	form("-t kif --to-encoding sjis a", FORMAT_kif, ENCODING_cp932, true);
	form("-t csa --to-encoding sjis a", FORMAT_csa, ENCODING_cp932, false);
}

/* Where the files of a command line go, separated by blanks; "-" for standard input. */
static void
places(const char *line, const char *expected)
{
	struct program program;
	struct target target;
	char paths[512] = "";
	size_t i, count = 0;
	const char *at;

	for (at = strstr(line, "-- ") + 2; at != NULL; at = strchr(at + 1, ' '))
		count++;
	test_program(&program);
	if (make(&program, line, &target) != STATUS_ok)
		fail_msg("%s: %s", line, test_output(&program.err));
	for (i = 0; i < count; i++) {
		if (i > 0)
			strcat(paths, " ");
		strcat(paths, target.paths[i] == NULL ? "-" : target.paths[i]);
	}
	assert_string_equal(paths, expected);
	test_program_end(&program);
}

static void
paths(void **state)
{
	(void)state;
	places("-t csa -d D -- a.kif", "D/a.csa");
	places("-t csa -d D -- x/y/a.kif", "D/a.csa");
	places("-t csa -d D -- /x/y/a.kif /x/y/b.kif", "D/a.csa D/b.csa");
	places("-t csa -d D -- x/a.kif x/y/b.kif - x/z/b.kif", "D/a.csa D/b.csa - D/b.csa");
	places("-t csa -d D -- a/x.kif ab/y.kif", "D/x.csa D/y.csa");
	places("-t csa -d D -- ./a//x.kif b/./y.kif", "D/x.csa D/y.csa");
	places("-t csa -d D -- ../a.kif b.kif", "D/a.csa D/b.csa");
	places("-t csa -d D -- a/../../x.kif b/y.kif", "D/x.csa D/y.csa");
	places("-t csa -d D -- -", "-");
	/* Only what looks like an extension is one. */
	places("-t csa -d D -- a.kif.txt b c. .d e.longer x.y/f", "D/a.kif.csa D/b.csa D/c.csa "
								  "D/.d.csa D/e.longer.csa "
								  "D/f.csa");
	places("-t csa3 -d D -- a", "D/a.csa");
	places("-t kif -d D -- a", "D/a.kif");
	places("-t kif --to-encoding utf8 -d D -- a", "D/a.kifu");
}

/* Names from a list keep their folders, whatever else the list names. */
static void
listed(void **state)
{
	static const char names[] = "/x/y/a.kif\0./x//y/./b.c.kif\0../../x/y.z/c\0x/../.d";
	static const char *const expected[] = { "D/x/y/a.csa", "D/x/y/b.c.csa", "D/x/y.z/c.csa",
		"D/x/.d.csa" };
	char path[] = "/tmp/kifu-target-test-XXXXXX", line[64];
	struct program program;
	struct target target;
	FILE *list = fdopen(mkstemp(path), "w");
	size_t i;

	(void)state;
	assert_int_equal(fwrite(names, 1, sizeof names, list), sizeof names);
	assert_int_equal(fclose(list), 0);
	snprintf(line, sizeof line, "-t csa -d D --files0-from %s", path);
	test_program(&program);
	assert_int_equal(make(&program, line, &target), STATUS_ok);
	for (i = 0; i < sizeof expected / sizeof *expected; i++)
		assert_string_equal(target.paths[i], expected[i]);
	test_program_end(&program);
	remove(path);
}

static void
numbered(void **state)
{
	struct program program;
	struct target target;

	(void)state;
	test_program(&program);
	assert_int_equal(make(&program, "-t usi -d D -", &target), STATUS_ok);
	assert_string_equal(target_numbered(&target, &program, 1), "D/00001.usi");
	assert_string_equal(target_numbered(&target, &program, 123456), "D/123456.usi");
	test_program_end(&program);
}

static void
rivals(void **state)
{
	struct program program;
	struct target target;

	(void)state;
	test_program(&program);
	assert_int_equal(
	    make(&program, "-t usi -d D b.kif a.kif - a.csa b.csa c.csa ./a.kifu", &target),
	    STATUS_ok);
	assert_null(target.rivals[0]);
	assert_null(target.rivals[1]);
	assert_null(target.rivals[2]);
	assert_string_equal(target.rivals[3], "a.kif");
	assert_string_equal(target.rivals[4], "b.kif");
	assert_null(target.rivals[5]);
	assert_string_equal(target.rivals[6], "a.kif");
	test_program_end(&program);
}

static void
refused(const char *line, const char *message)
{
	struct program program;
	struct target target;

	test_program(&program);
	assert_int_equal(make(&program, line, &target), STATUS_failed);
	if (strstr(test_output(&program.err), message) == NULL)
		fail_msg("%s: %s", line, test_output(&program.err));
	test_program_end(&program);
}

static void
wrong_lines(void **state)
{
	(void)state;
	refused("a.kif", "no target format");
	refused("-d D a.kif", "no target format");
	refused("-o a.xyz a.kif", "no target format");
	refused("-t csaa a.kif", "unknown format 'csaa' (did you mean csa?)");
	refused("-t csa -o x -d D a.kif", "-o and -d cannot be used together");
	refused("-t csa --to-encoding utf9 a.kif", "unknown encoding 'utf9'");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(forms),
		cmocka_unit_test(paths),
		cmocka_unit_test(listed),
		cmocka_unit_test(numbered),
		cmocka_unit_test(rivals),
		cmocka_unit_test(wrong_lines),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
