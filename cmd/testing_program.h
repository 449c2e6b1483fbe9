#ifndef CMD_TESTING_PROGRAM_H
#define CMD_TESTING_PROGRAM_H

/* For unit tests: a program whose standard output and error are kept in its buffers' files. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

#include "cmd/host/program.h"

static inline void
test_no_memory(void *arg)
{
	(void)arg;
	abort();
}

/* Makes a program that writes to files without a name. */
static inline void
test_program(struct program *program)
{
	FILE *out = tmpfile(), *err = tmpfile();

	assert_non_null(out);
	assert_non_null(err);
	*program = (struct program){ .memory = { .fail = test_no_memory } };
	program_init(program);
	program->command = "test";
	program->out.fd = dup(fileno(out));
	program->err.fd = dup(fileno(err));
	fclose(out);
	fclose(err);
}

/* Returns what was written to an output so far; valid until the next call. */
static inline const char *
test_output(struct output *output)
{
	static char text[1 << 20];
	ssize_t n;

	output_flush(output);
	n = pread(output->fd, text, sizeof text - 1, 0);
	assert_true(n >= 0 && (size_t)n < sizeof text - 1);
	text[n] = '\0';
	return text;
}

static inline void
test_program_end(struct program *program)
{
	int out = program->out.fd, err = program->err.fd;

	program_free(program);
	close(out);
	close(err);
	assert_int_equal(program->memory.used, 0);
}

#endif
