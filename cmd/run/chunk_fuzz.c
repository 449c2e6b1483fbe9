/*
 * Any bytes as a file, read in chunks: chunk_fuzz.  Its results must be those of the file read as a
 * whole.
 */
#include "record/testing_fuzz.h"

#include "cmd/run/testing_chunk.h"

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
	struct buffer whole, chunks;
	unsigned way;
	size_t n;

	buffer_init(&whole, &memory);
	buffer_init(&chunks, &memory);
	outcome_shared(name, body, 0, 1, &whole);
	for (way = 0; way < OUTCOME_WAYS; way++) {
		if (outcome_ways[way].workers > 2) /* more threads are slow to start */
			continue;
		buffer_clear(&chunks);
		outcome_in(way, name, body, &chunks);
		n = outcome_same(&whole, &chunks);
		if (n < whole.n || n < chunks.n)
			fprintf(stderr, "way %u, at %zu\n--- whole\n%.*s--- chunks\n%.*s---\n", way,
			    n, (int)whole.n, whole.p, (int)chunks.n, chunks.p);
		FUZZ_CHECK(n == whole.n && n == chunks.n);
	}
	buffer_free(&chunks);
	buffer_free(&whole);
	free(bytes);
	return 0;
}
