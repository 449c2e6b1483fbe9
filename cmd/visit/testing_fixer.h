#ifndef CMD_VISIT_TESTING_FIXER_H
#define CMD_VISIT_TESTING_FIXER_H

/* For tests: fixing with all rules. */

#include <string.h>

#include "cmd/testing_program.h"
#include "cmd/visit/fixer.h"
#include "cmd/visit/testing_lint.h"

/* The program and the fixer of a test. */
struct fixture {
	struct program program;
	struct lint_plan plan;
	struct reader_options options;
	struct fixer fixer;
};

static inline void
begin(struct fixture *fixture)
{
	memset(fixture, 0, sizeof *fixture);
	test_program(&fixture->program);
	lint_all(&fixture->plan, &fixture->options);
	fixture->plan.unsafe_fixes = true;
	fixture->options.reading.lint = true;
	fixer_init(
	    &fixture->fixer, &fixture->options.reading, &fixture->plan, &fixture->program.memory);
}

static inline void
end(struct fixture *fixture)
{
	fixer_free(&fixture->fixer);
	assert_int_equal(fixture->program.memory.used, 0);
	test_program_end(&fixture->program);
}

static inline void
assert_fixes(
    struct fixture *fixture, const char *name, struct str before, struct str after, size_t fixed)
{
	struct str got = fix_bytes(&fixture->fixer, str_of(name), before);

	if (!str_eq(got, after))
		fail_msg("%s: %.*s\nbecomes %.*s\nnot %.*s", name, (int)before.n, before.p,
		    (int)got.n, got.p, (int)after.n, after.p);
	assert_int_equal(fixture->fixer.fixed, fixed);
	assert_false(fixture->fixer.unwritable);
}

#endif
