#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "cmd/command.h"
#include "cmd/testing_program.h"

static const char kif[] =
    "開始日時：2004/05/31(月) 10:00:00\n持ち時間：各６時間\n手合割：平手\n先手：A 九段\n後手：B\n"
    "手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n*髙﨑\n"
    "   3 ２二角成(88)\n   4 投了\nまで3手で先手の勝ち\n\n変化：3手\n   3 ２六歩(27)\n";

static char folder[64];

static int
set_up(void **state)
{
	FILE *file;

	(void)state;
	strcpy(folder, "/tmp/kifu-convert-test-XXXXXX");
	if (mkdtemp(folder) == NULL || chdir(folder) != 0)
		return -1;
	file = fopen("in.kifu", "w");
	if (file == NULL || fputs(kif, file) == EOF)
		return -1;
	return fclose(file);
}

static int
tear_down(void **state)
{
	char command[128];

	(void)state;
	snprintf(command, sizeof command, "rm -rf %s", folder);
	return chdir("/") == 0 && system(command) == 0 ? 0 : -1;
}

static void
no_memory(void *arg)
{
	struct program *program = arg;

	outputs_drop(&program->outputs);
	_exit(STATUS_failed);
}

typedef int run_command(struct program *program, const struct options *options);

/* Runs a command whose n-th call for memory fails; returns its exit status. */
static int
run_short(enum command command, run_command *run, int argc, char **argv, long n)
{
	struct program program = { .memory = { .fail = no_memory, .arg = &program } };
	struct options options;
	int status;
	pid_t child = fork();

	assert_true(child >= 0);
	if (child > 0) {
		assert_int_equal(waitpid(child, &status, 0), child);
		assert_true(WIFEXITED(status));
		return WEXITSTATUS(status);
	}
	if (freopen("/dev/null", "w", stdout) == NULL || freopen("/dev/null", "w", stderr) == NULL)
		_exit(99);
	program_init(&program);
	program.memory.fail_after = n;
	status = options_parse(&program, command, argc, argv, &options);
	if (status == STATUS_ok)
		status = run(&program, &options);
	output_flush(&program.out);
	program_free(&program);
	_exit(program.memory.used == 0 ? status : 98);
}

/* Whichever allocation fails, the program reports it and leaves no output file. */
static void
memory_runs_out(enum command command, run_command *run, int argc, char **argv, const char *output)
{
	enum { FEW = 15, MANY = 5000 };
	struct stat st;
	int status;
	long n;

	for (n = 1; n < MANY; n++) {
		status = run_short(command, run, argc, argv, n);
		if (status == STATUS_ok)
			break;
		assert_int_equal(status, STATUS_failed);
		/* There is no file, or a report that was complete before. */
		assert_true(stat(output, &st) != 0 || (command == COMMAND_lint && st.st_size > 0));
		assert_int_not_equal(system("ls -A | grep -q '^\\.kifu-'"), 0);
	}
	assert_true(n > FEW); /* or nothing was tried */
	assert_true(n < MANY);
	assert_int_equal(stat(output, &st), 0);
}

static void
convert_without_memory(void **state)
{
	char *to_file[] = { "-o", "out.csa", "--on-loss=ignore", "in.kifu" };
	char *to_folder[] = { "-t", "kif", "-d", "out", "in.kifu" };

	(void)state;
	memory_runs_out(COMMAND_convert, convert_run, 4, to_file, "out.csa");
	memory_runs_out(COMMAND_convert, convert_run, 5, to_folder, "out/in.kif");
}

static void
lint_without_memory(void **state)
{
	char *words[] = { "--format=ndjson:out.ndjson", "--format=text", "in.kifu" };

	(void)state;
	memory_runs_out(COMMAND_lint, lint_run, 3, words, "out.ndjson");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(convert_without_memory, set_up, tear_down),
		cmocka_unit_test_setup_teardown(lint_without_memory, set_up, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
