/*
 * Runs a whole command on any bytes: command_fuzz --file=archive|ini|baseline|summary|lines|record|
 * rules.  The first line of a record is the file's name; rules are an ini file and, after a line
 * "%%", the record to which they are applied.  The findings are written in every report format: no
 * report may control a terminal or break its reader.
 */
#include "record/testing_fuzz.h"

#include <fcntl.h>
#include <unistd.h>

#include "cmd/archive/archive_library.h"
#include "cmd/command.h"
#include "cmd/host/program.h"
#include "cmd/input/input.h"
#include "lib/escape.h"
#include "record/json.h"
#include "record/text/utf8.h"

/* A report that a command writes, and its structure. */
static const struct report_case {
	const char *option, *file;
	bool whole, lines; /* one JSON value; one a line */
} reports[] = {
	{ "--format=text:out.text", "out.text", false, false },
	{ "--format=gcc:out.gcc", "out.gcc", false, false },
	{ "--format=json:out.json", "out.json", true, false },
	{ "--format=ndjson:out.ndjson", "out.ndjson", false, true },
	{ "--format=sarif:out.sarif", "out.sarif", true, false },
	{ "--format=junit:out.junit", "out.junit", false, false },
	{ "--format=github:out.github", "out.github", false, false },
	{ "--format=tap:out.tap", "out.tap", false, false },
};

enum { REPORTS = sizeof reports / sizeof *reports };

/* A case: the file that the input becomes, and the command line. */
static const struct
try {
	const char *name, *file;
	const char *second; /* what follows the line "%%" */
	enum command command;
	const char *args[6];
}
tries[] = {
	{ "archive", "in.zip", NULL, COMMAND_check, { "-j1", "--sandbox=off", "in.zip" } },
	{ "ini", "kifu.ini", NULL, COMMAND_lint,
	    { "-j1", "--sandbox=off", "--config=kifu.ini", "seed.csa" } },
	{ "rules", "kifu.ini", "in", COMMAND_lint,
	    { "-j1", "--sandbox=off", "--config=kifu.ini", "in" } },
	{ "baseline", "known", NULL, COMMAND_lint,
	    { "-j1", "--sandbox=off", "--baseline=known", "seed.csa" } },
	{ "summary", "part", NULL, COMMAND_summary, { "part" } },
	{ "lines", "in", NULL, COMMAND_check, { "-j1", "--sandbox=off", "--ndjson-in", "in" } },
	{ "record", NULL, NULL, COMMAND_lint, { "-j1", "--sandbox=off" } },
};

static int (*const runs[COMMAND_COUNT])(struct program *program, const struct options *options) = {
	[COMMAND_check] = check_run, [COMMAND_lint] = lint_run, [COMMAND_summary] = summary_run
};

static struct {
	const struct try *try;
	char folder[64];
	struct memory memory;
	struct arena arena;
	struct buffer bytes;
} fuzz;

static void
write_file(const char *name, const void *bytes, size_t n)
{
	int fd = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);

	FUZZ_CHECK(fd >= 0 && write(fd, bytes, n) == (ssize_t)n && close(fd) == 0);
}

static void
leave(void)
{
	char command[sizeof fuzz.folder + 16];

	snprintf(command, sizeof command, "rm -rf %s", fuzz.folder);
	if (system(command) != 0)
		perror(command);
}

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
	static const char seed[] = "V2.2\nN+a\nPI\n+\n+7776FU\n-3334FU\n+0025FU\n%TORYO\n";
	const char *folder = getenv("TMPDIR");
	struct str name = str_of(fuzz_option(*argc, *argv, "file"));

	for (size_t i = 0; i < sizeof tries / sizeof *tries; i++)
		if (str_eq(name, str_of(tries[i].name)))
			fuzz.try = &tries[i];
	FUZZ_CHECK(fuzz.try != NULL);
	snprintf(fuzz.folder, sizeof fuzz.folder, "%s/kifu-fuzz-XXXXXX",
	    folder != NULL && strlen(folder) < 40 ? folder : "/tmp");
	FUZZ_CHECK(mkdtemp(fuzz.folder) != NULL && chdir(fuzz.folder) == 0);
	atexit(leave);
	fuzz.memory = (struct memory){ .fail = fuzz_no_memory };
	arena_init(&fuzz.arena, &fuzz.memory);
	buffer_init(&fuzz.bytes, &fuzz.memory);
	write_file("seed.csa", seed, sizeof seed - 1);
	return 0;
}

/* Checks that there is only text and line ends. */
static void
check_shown(struct str s)
{
	uint32_t code;
	size_t n;

	for (; s.n > 0; s = str_after(s, n)) {
		n = utf8_read(s, &code);
		FUZZ_CHECK(code != UTF8_BAD);
		FUZZ_CHECK(code == '\n' || !escape_needed(code));
	}
}

static void
check_json(struct str s, bool lines)
{
	struct text text = { .body = s, .arena = &fuzz.arena };
	struct diags diags;
	uint32_t at = 0;

	diags_init(&diags, &fuzz.arena, 10);
	do {
		FUZZ_CHECK(json_read(&text, &at, &fuzz.arena, &diags) != NULL);
		at = json_blanks(text.body, at);
	} while (lines && at < s.n);
	FUZZ_CHECK(at == s.n);
}

static void
check_report(const struct report_case *report)
{
	struct str s;

	FUZZ_CHECK(input_read(report->file, &fuzz.bytes) == NULL);
	s = buffer_str(&fuzz.bytes);
	check_shown(s);
	if ((report->whole || report->lines) && s.n > 0)
		check_json(s, report->lines);
	unlink(report->file);
}

/* Runs the command with all reports it can write. */
static void
run(const char *input)
{
	const struct try *try = fuzz.try;
	struct program program = { .memory = { .fail = fuzz_no_memory } };
	char *args[sizeof try->args / sizeof *try->args + REPORTS];
	struct options options;
	int n = 0, status;

	for (size_t i = 0; i < sizeof try->args / sizeof *try->args && try->args[i] != NULL; i++)
		args[n++] = (char *)(uintptr_t)try->args[i];
	if (input != NULL)
		args[n++] = (char *)(uintptr_t)input;
	for (size_t i = 0; try->command != COMMAND_summary && i < REPORTS; i++)
		args[n++] = (char *)(uintptr_t)reports[i].option;
	program_init(&program);
	program.memory.limit = fuzz.memory.limit;
	program.out.fd = open("out", O_WRONLY | O_CREAT | O_TRUNC, 0600);
	program.err.fd = open("err", O_WRONLY | O_CREAT | O_TRUNC, 0600);
	FUZZ_CHECK(program.out.fd > 2 && program.err.fd > 2);
	program.command = try->name;
	FUZZ_CHECK(options_parse(&program, try->command, n, args, &options) == STATUS_ok);
	status = runs[try->command](&program, &options);
	FUZZ_CHECK(status >= STATUS_ok && status <= STATUS_failed);
	FUZZ_CHECK(output_flush(&program.out) && output_flush(&program.err));
	close(program.out.fd);
	close(program.err.fd);
	archive_unload(program.archives);
	program_free(&program);
	FUZZ_CHECK(program.memory.used == 0);
}

/* Returns the first line as a valid file name; *rest becomes the text after it. */
static void
name_of(struct str s, char *name, size_t room, struct str *rest)
{
	size_t n = str_find(s, STR("\r\n")), used = 0;

	*rest = n == s.n ? s : str_after(s, n + 2);
	name[used++] = '.';
	name[used++] = '/';
	for (size_t i = 0; n < s.n && i < n && used + 2 < room; i++)
		if (s.p[i] != '\0' && s.p[i] != '/')
			name[used++] = s.p[i];
	name[used++] = 'x'; /* no . and no .. */
	name[used] = '\0';
}

/* Writes the text after the line "%%" to the second file.  Returns the text before it. */
static struct str
write_second(struct str s)
{
	const struct str mark = STR("\n%%\n");
	size_t n = str_find(s, mark);
	struct str second = n == s.n ? NO_STR : str_after(s, n + mark.n);

	write_file(fuzz.try->second, second.p, second.n);
	return str_first(s, n);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct report_case plain[] = { { NULL, "out", false, false },
		{ NULL, "err", false, false } };
	const char *file = fuzz.try->file;
	struct str rest = { (const char *)data, size };
	char name[200];

	fuzz.memory.limit = fuzz_limit(size) * 2;
	if (file == NULL)
		name_of(rest, name, sizeof name, &rest);
	if (fuzz.try->second != NULL)
		rest = write_second(rest);
	write_file(file == NULL ? name : file, rest.p, rest.n);
	run(file == NULL ? name : NULL);
	if (file == NULL)
		unlink(name);
	for (size_t i = 0; fuzz.try->command != COMMAND_summary && i < REPORTS; i++)
		if (access(reports[i].file, F_OK) == 0)
			check_report(&reports[i]);
	for (size_t i = 0; i < 2; i++)
		check_report(&plain[i]);
	arena_reset(&fuzz.arena);
	return 0;
}
