#include "cmd/sink/target.h"

#include <string.h>

#include "cmd/run/paths.h"
#include "cmd/testing_program.h"
#include "cmd/visit/convert_visitor.h"

enum { WORDS_MAX = 16 };

/* The target of a command line given as words separated by blanks, and the files that it names. */
static int
make(struct program *program, const char *line, struct target *target, struct options *options)
{
	static char copy[512], *words[WORDS_MAX];
	int count = 0;
	char *at;

	strcpy(copy, line);
	for (at = strtok(copy, " "); at != NULL; at = strtok(NULL, " "))
		words[count++] = at;
	if (options_parse(program, COMMAND_convert, count, words, options) != STATUS_ok)
		return STATUS_failed;
	return target_make(target, program, options);
}

static void
form(const char *line, enum format format, enum encoding encoding, bool crlf)
{
	struct options options;
	struct program program;
	struct target target;

	test_program(&program);
	if (make(&program, line, &target, &options) != STATUS_ok)
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

/* Adds the files of a command line; of an earlier one with the same output, the name is appended to
 * out, else the output ("-" for standard input), after a blank. */
static void
add_files(struct program *program, struct target *target, const struct options *options,
    struct buffer *out)
{
	const struct reader_options reading = { .visitor = &convert_visitor };
	const struct target_place *rival;
	struct files files;
	struct paths paths;
	struct job job;

	job_init(&job, &program->memory);
	assert_int_equal(files_collect(program, options, &files), STATUS_ok);
	paths_init(&paths, program, options, &files, &reading);
	for (; paths_next(&paths, &job); job_clear(&job)) {
		rival = target_add(target, program, &job);
		if (out->n > 0)
			buffer_char(out, ' ');
		if (rival != NULL)
			buffer_printf(out, "(%.*s)", (int)rival->input.n, rival->input.p);
		else if (target->places[target->count - 1].output == NULL)
			buffer_char(out, '-');
		else
			buffer_add(out, str_of(target->places[target->count - 1].output));
	}
	buffer_char(out, '\0');
	paths_free(&paths);
	job_free(&job);
}

/* Where the files of a command line go. */
static void
places(const char *line, const char *expected)
{
	struct options options;
	struct program program;
	struct target target;
	struct buffer out;

	test_program(&program);
	buffer_init(&out, &program.memory);
	if (make(&program, line, &target, &options) != STATUS_ok)
		fail_msg("%s: %s", line, test_output(&program.err));
	add_files(&program, &target, &options, &out);
	assert_string_equal(out.p, expected);
	buffer_free(&out);
	target_free(&target);
	test_program_end(&program);
}

static void
paths(void **state)
{
	(void)state;
	places("-t csa -d D -- a.kif", "D/a.csa");
	places("-t csa -d D -- x/y/a.kif", "D/a.csa");
	places("-t csa -d D -- /x/y/a.kif /x/y/b.kif", "D/a.csa D/b.csa");
	places("-t csa -d D -- x/a.kif x/y/b.kif - x/z/b.kif", "D/a.csa D/b.csa - (x/y/b.kif)");
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
	char path[] = "/tmp/kifu-target-test-XXXXXX", line[64];
	FILE *list = fdopen(mkstemp(path), "w");

	(void)state;
	assert_int_equal(fwrite(names, 1, sizeof names, list), sizeof names);
	assert_int_equal(fclose(list), 0);
	snprintf(line, sizeof line, "-t csa -d D --files0-from %s", path);
	places(line, "D/x/y/a.csa D/x/y/b.c.csa D/x/y.z/c.csa D/x/.d.csa");
	remove(path);
}

/* A member's folders follow the archive's name; what leads out of them is left out. */
static void
members(void **state)
{
	static const struct {
		const char *path, *shown;
		size_t below;
		const char *output;
	} rows[] = {
		{ "x/a.zip", "x/a.zip!p/q.kif", 2, "D/a/p/q.csa" },
		{ "x/a.tar.gz", "x/a.tar.gz!q.kif", 0, "D/x/a/q.csa" },
		{ "a.zip", "a.zip!../../q.kif", 0, "D/a/q.csa" },
		{ "a.zip", "a.zip!/etc/q.kif", 0, "D/a/etc/q.csa" },
		{ "a.zip", "a.zip!p/b.LZH!q!r.kif", 0, "D/a/p/b/q!r.csa" },
		{ "a.zip", "a.zip!..\\q\033.kif", 0, "D/a/.._q_.csa" },
	};
	struct options options;
	struct program program;
	struct target target;
	struct job job;
	size_t i;

	(void)state;
	test_program(&program);
	assert_int_equal(make(&program, "-t csa -d D a.zip", &target, &options), STATUS_ok);
	job_init(&job, &program.memory);
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		job_clear(&job);
		job.kind = JOB_bytes;
		job.below = rows[i].below;
		buffer_add(&job.path, str_of(rows[i].path));
		buffer_char(&job.path, '\0');
		buffer_add(&job.shown, str_of(rows[i].shown));
		assert_null(target_add(&target, &program, &job));
		assert_string_equal(target.places[i].output, rows[i].output);
	}
	job_free(&job);
	target_free(&target);
	test_program_end(&program);
}

static void
numbered(void **state)
{
	struct options options;
	struct program program;
	struct target target;

	(void)state;
	test_program(&program);
	assert_int_equal(make(&program, "-t usi -d D -", &target, &options), STATUS_ok);
	assert_string_equal(target_numbered(&target, &program, 1), "D/00001.usi");
	assert_string_equal(target_numbered(&target, &program, 123456), "D/123456.usi");
	test_program_end(&program);
}

static void
rivals(void **state)
{
	(void)state;
	places("-t usi -d D b.kif a.kif - a.csa b.csa c.csa ./a.kifu",
	    "D/b.usi D/a.usi - (a.kif) (b.kif) D/c.usi (a.kif)");
}

static void
refused(const char *line, const char *message)
{
	struct options options;
	struct program program;
	struct target target;

	test_program(&program);
	assert_int_equal(make(&program, line, &target, &options), STATUS_failed);
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
	refused("-t csa --to-encoding utf9 a.kif", "unknown encoding 'utf9'");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(forms),
		cmocka_unit_test(paths),
		cmocka_unit_test(listed),
		cmocka_unit_test(members),
		cmocka_unit_test(numbered),
		cmocka_unit_test(rivals),
		cmocka_unit_test(wrong_lines),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
