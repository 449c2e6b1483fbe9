/*
 * Any bytes as a file, read in chunks: chunk_fuzz.  Its events must be those of the file read as a
 * whole.
 */
#include "record/testing_fuzz.h"

#include "cmd/input/testing_chunk.h"

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	return 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct memory memory = { .fail = fuzz_no_memory };
	char *bytes = fuzz_copy(data, size);
	struct str body = { bytes, size }, name = STR("input");
	struct buffer whole, told;
	unsigned way;
	size_t n;

	buffer_init(&whole, &memory);
	buffer_init(&told, &memory);
	told_shared(name, body, 0, 1, &whole);
	for (way = 0; way < TOLD_WAYS; way++) {
		if (told_ways[way].workers > 1) /* threads are slow to start */
			continue;
		buffer_clear(&told);
		told_in(way, name, body, &told);
		n = told_same(&whole, &told);
		if (n < whole.n || n < told.n)
			fprintf(stderr, "way %u, at %zu\n--- whole\n%.*s--- told\n%.*s---\n", way,
			    n, (int)whole.n, whole.p, (int)told.n, told.p);
		FUZZ_CHECK(n == whole.n && n == told.n);
	}
	buffer_free(&told);
	buffer_free(&whole);
	free(bytes);
	return 0;
}
