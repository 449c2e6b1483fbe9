#ifndef RECORD_TESTING_FUZZ_H
#define RECORD_TESTING_FUZZ_H

/*
 * What fuzz targets share.  A target is a program with LLVMFuzzerTestOneInput: built by make fuzz
 * (-DLIBFUZZER) libFuzzer makes up its inputs; else main() below tries each file that it is given,
 * and says its name first, so that the last name is that of a file that ended the program.
 * Options begin with "--": libFuzzer leaves those alone.  With --cut main() also tries all that
 * each file begins with.
 */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record/text/memory.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What must hold, whatever the input. */
#define FUZZ_CHECK(what)                                                                           \
	do {                                                                                       \
		if (!(what)) {                                                                     \
			fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #what);         \
			abort();                                                                   \
		}                                                                                  \
	} while (0)

/* The value of --NAME=VALUE, or NULL. */
static inline const char *
fuzz_option(int argc, char **argv, const char *name)
{
	size_t n = strlen(name);

	for (int i = 1; i < argc; i++)
		if (strncmp(argv[i], "--", 2) == 0 && strncmp(argv[i] + 2, name, n) == 0 &&
		    argv[i][n + 2] == '=')
			return argv[i] + n + 3;
	return NULL;
}

static inline void
fuzz_no_memory(void *arg)
{
	(void)arg;
	fputs("more memory than the input may cost\n", stderr);
	abort();
}

/* The limit of memory for work on a number of bytes: some for each, and a constant. */
static inline size_t
fuzz_limit(size_t size)
{
	return ((size_t)64 << 20) + size * 4096;
}

/* A block that a buffer overrun is noticed in: the bytes, and nothing after them. */
static inline char *
fuzz_copy(const void *data, size_t size)
{
	char *copy = malloc(size > 0 ? size : 1);

	FUZZ_CHECK(copy != NULL);
	if (size > 0)
		memcpy(copy, data, size);
	return copy;
}

#ifndef LIBFUZZER
/* Tries a file; cut: also all that it begins with. */
static inline int
fuzz_file(const char *name, bool cut)
{
	FILE *file = fopen(name, "rb");
	char *bytes = NULL;
	size_t n = 0, cap = 0;

	printf("%s\n", name);
	fflush(stdout);
	if (file == NULL)
		return 2;
	do {
		if (n == cap) {
			cap = cap == 0 ? 1 << 16 : cap * 2;
			bytes = realloc(bytes, cap);
			FUZZ_CHECK(bytes != NULL);
		}
		n += fread(bytes + n, 1, cap - n, file);
	} while (!feof(file) && !ferror(file));
	fclose(file);
	for (size_t at = cut ? 0 : n; at < n; at++)
		LLVMFuzzerTestOneInput((const uint8_t *)bytes, at);
	LLVMFuzzerTestOneInput((const uint8_t *)bytes, n);
	free(bytes);
	return 0;
}

int
main(int argc, char **argv)
{
	bool cut = false;
	int status = 0;

	LLVMFuzzerInitialize(&argc, &argv);
	for (int i = 1; i < argc; i++) {
		cut |= strcmp(argv[i], "--cut") == 0;
		if (argv[i][0] != '-' && fuzz_file(argv[i], cut) != 0)
			status = 2;
	}
	return status;
}
#endif

#endif
