#ifndef RULES_TESTING_ORACLE_H
#define RULES_TESTING_ORACLE_H

/* For unit tests: tables of verdicts on which several independent programs agree. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* Opens a table of the folder oracle next to the private collection of records (KIFU_CORPUS, set by
 * make); the caller closes it.  Skips the test if the table is missing. */
static inline FILE *
oracle_open(const char *name)
{
	const char *corpus = getenv("KIFU_CORPUS");
	char path[4096];
	FILE *file;

	snprintf(path, sizeof path, "%s/../oracle/%s", corpus == NULL ? "" : corpus, name);
	file = fopen(path, "r");
	if (file == NULL) {
		print_message("# not compared: no table %s\n", name);
		skip();
	}
	return file;
}

#endif
