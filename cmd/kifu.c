#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "cmd/archive/archive_library.h"
#include "cmd/command.h"
#include "cmd/host/messages.h"
#include "cmd/host/paragraph.h"
#include "cmd/options/options_use.h"
#include "cmd/options/suggest.h"

/* What a program for some systems has not (make windows). */
#ifndef BUILT_WITHOUT
#define BUILT_WITHOUT ""
#endif

static const struct command_row commands[COMMAND_COUNT] = {
#define COMMAND(id, ...) [COMMAND_##id] = { __VA_ARGS__ },
#include "cmd/options/commands.def"
#undef COMMAND
};

/* Ends the program when there is no memory left, without taking any. */
static void
out_of_memory(void *arg)
{
	struct program *program = arg;
	const char *message = messages_in(program->language, "kifu: out of memory\n");
	ssize_t written;

	outputs_drop(&program->outputs);
	written = write(STDERR_FILENO, message, strlen(message));
	(void)written; /* an error cannot be reported */
	exit(STATUS_failed);
}

static void
add_commands(enum language language, struct buffer *out)
{
	unsigned i;

	buffer_add(
	    out, str_of(messages_in(language, "usage: kifu COMMAND [option...] [operand...]\n\n"
					      "commands:\n")));
	for (i = 0; i < COMMAND_COUNT; i++)
		buffer_printf(out, "  %-9s %s\n", commands[i].name,
		    language == LANGUAGE_ja ? commands[i].summary_ja : commands[i].summary);
	buffer_add(out, str_of(messages_in(language, "\nSee 'kifu COMMAND --help' for details; "
						     "'kifu --version' prints the version.\n")));
}

static int
run_command(struct program *program, enum command command, int argc, char **argv)
{
	const struct command_row *row = &commands[command];
	struct buffer *out = &program->out.buffer;
	enum language language;
	struct options options;
	struct str more;
	unsigned hidden;
	int status;

	program->command = row->name;
	program->words = argv;
	status = options_parse(program, command, argc, argv, &options);
	if (status != STATUS_ok)
		return status;
	if (!options_has(&options, OPTION_help))
		return options_use(program, command, &options) == STATUS_ok
			   ? row->run(program, &options)
			   : STATUS_failed;
	language = program->language; /* --lang may have set it */
	more = str_of(language == LANGUAGE_ja ? row->more_ja : row->more);
	buffer_printf(out, messages_in(language, "usage: kifu %s %s\n\n%s\n"), row->name,
	    row->operands, language == LANGUAGE_ja ? row->summary_ja : row->summary);
	hidden = options_help(command, language, options_text(&options, OPTION_help) != NULL, out);
	if (hidden > 0)
		buffer_printf(out, messages_in(language, "\n%u more options: kifu %s --help=all\n"),
		    hidden, row->name);
	if (more.n > 0)
		buffer_char(out, '\n');
	while (more.n > 0)
		paragraph_wrap(str_cut(&more, '\n'), 0, out);
	buffer_printf(out, messages_in(language, "\nexamples:\n%s"), row->examples);
	return STATUS_ok;
}

/* Returns the command called name, or COMMAND_COUNT. */
static enum command
command_named(const char *name)
{
	unsigned i;

	for (i = 0; i < COMMAND_COUNT && strcmp(name, commands[i].name) != 0;)
		i++;
	return (enum command)i;
}

static int
fail_unknown(struct program *program, const char *name)
{
	struct suggest suggest = { .word = str_of(name) };

	if (access(name, F_OK) == 0)
		return program_usage(program,
		    "no command before '%s' (did you mean kifu lint %s, or kifu show %s?)", name,
		    name, name);
	suggest_rows(&suggest, &commands[0].name, COMMAND_COUNT, sizeof *commands);
	return program_usage(program,
	    name[0] == '-' ? "unknown option '%s'%s" : "unknown command '%s'%s", name,
	    suggest_hint(&suggest, "", program));
}

static bool
is_among(const char *word, const char *const *words)
{
	while (*words != NULL && strcmp(word, *words) != 0)
		words++;
	return *words != NULL;
}

/* Does what people type for help and for the version: kifu help lint, kifu version. */
static int
run_general(struct program *program, const char *word, const char *of)
{
	static const char *const helping[] = { "-h", "--help", "--help=all", "help", NULL };
	static const char *const versions[] = { "-V", "--version", "version", NULL };
	static char *help[] = { "--help", NULL };
	bool helps = strcmp(word, "help") == 0;

	if (of != NULL && (is_among(of, helping) || is_among(of, versions)))
		of = NULL;
	if (helps && of != NULL && command_named(of) == COMMAND_COUNT)
		return fail_unknown(program, of);
	if (helps && of != NULL)
		return run_command(program, command_named(of), 1, help);
	if (is_among(word, helping))
		add_commands(program->language, &program->out.buffer);
	else if (is_among(word, versions))
		buffer_add(&program->out.buffer, STR("kifu " KIFU_VERSION BUILT_WITHOUT "\n"));
	else
		return fail_unknown(program, word);
	return STATUS_ok;
}

static int
run(struct program *program, int argc, char **argv)
{
	enum command command;

	if (argc < 2) {
		add_commands(program->language, &program->err.buffer);
		return STATUS_failed;
	}
	command = command_named(argv[1]);
	return command == COMMAND_COUNT ? run_general(program, argv[1], argc > 2 ? argv[2] : NULL)
					: run_command(program, command, argc - 2, argv + 2);
}

/* Flushes standard output and error.  Returns STATUS_failed if that fails, after reporting it
 * unless the reader of standard output went away. */
static int
finish(struct program *program)
{
	int status = STATUS_ok;

	if (!output_flush(&program->out))
		status = program->out.error == EPIPE
			     ? STATUS_failed
			     : program_fail(program, "standard output: %s",
				   messages_in(program->language, strerror(program->out.error)));
	if (!output_flush(&program->err))
		status = STATUS_failed;
	return status;
}

/*
 * Lets malloc map each large block by itself, always.  Otherwise the first one that is freed makes
 * glibc take all later ones of its size from the heap, where an array that grows leaves copies of
 * itself: some megabytes in a long game.
 */
static void
map_large_blocks(void)
{
#ifdef __GLIBC__
	const int large = 512 << 10;

	mallopt(M_MMAP_THRESHOLD, large);
#endif
}

int
main(int argc, char **argv)
{
	static const int modes[] = { O_WRONLY, O_RDONLY, O_WRONLY };
	struct program program = { .memory = { .fail = out_of_memory, .arg = &program } };
	struct sigaction ignore = { .sa_handler = SIG_IGN };
	int status, fd;

	/* Open /dev/null for each standard stream that is closed: else the next file that is opened
	 * would get its descriptor, and our messages.  Input is opened for writing and output for
	 * reading, so that using them fails; standard error, closed on purpose, takes everything.
	 */
	for (fd = 0; fd < 3; fd++) {
		if (fcntl(fd, F_GETFD) == -1 && open("/dev/null", modes[fd]) != fd)
			exit(STATUS_failed);
	}
	sigemptyset(&ignore.sa_mask);
	sigaction(SIGXFSZ, &ignore, NULL); /* a file that may not grow is an error of write */
	sigaction(SIGPIPE, &ignore, NULL); /* so is a pipe without a reader */
	map_large_blocks();
	output_take_mask();
	program_init(&program);
	status = run(&program, argc, argv);
	status = program_worse(status, finish(&program));
	archive_unload(program.archives);
	program_free(&program);
	return status;
}
