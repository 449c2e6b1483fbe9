#ifndef RULES_TESTING_ORACLE_H
#define RULES_TESTING_ORACLE_H

/* For unit tests: tables of verdicts that other programs made (testdata/oracle/README). */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

/* Opens a table; the caller closes it.  Tests run in the project's folder. */
static inline FILE *
oracle_open(const char *name)
{
	char path[256];
	FILE *file;

	snprintf(path, sizeof path, "testdata/oracle/%s", name);
	file = fopen(path, "r");
	if (file == NULL)
		fail_msg("no table %s", path);
	return file;
}

#endif
