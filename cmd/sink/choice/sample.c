#include "cmd/sink/choice/sample.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/host/hash.h"
#include "record/engine/compact.h"

/* Returns a number below n, at most 2^32: some of them are likelier by less than 2^-32. */
static uint64_t
draw(struct sample *sample, uint64_t n)
{
	sample->chance += UINT64_C(0x9E3779B97F4A7C15);
	return hash_mixed(sample->chance) % n;
}

/* Opens a file without a name.  Returns its descriptor, or -1. */
static int
open_part(struct memory *memory)
{
	const char *folder = getenv("TMPDIR");
	struct buffer path;
	int fd;

	buffer_init(&path, memory);
	buffer_printf(&path, "%s/kifu-XXXXXX", folder != NULL && *folder != '\0' ? folder : "/tmp");
	buffer_char(&path, '\0');
	fd = mkstemp(path.p);
	if (fd >= 0)
		unlink(path.p);
	buffer_free(&path);
	return fd;
}

int
sample_begin(struct sample *sample, struct program *program, const struct options *options,
    enum format format)
{
	const struct option_value *every = options_last(options, OPTION_every);
	const struct option_value *seed = options_last(options, OPTION_shuffle);

	if (every == NULL && seed == NULL)
		return STATUS_ok;
	sample->size = compact_layouts[format].size;
	sample->every = every != NULL ? (uint64_t)every->is.number : 1;
	sample->chance = hash_mixed(seed != NULL ? (uint64_t)seed->is.number + 1 : 0);
	for (unsigned i = 0; i < SAMPLE_PARTS && seed != NULL; i++) {
		int fd = open_part(&program->memory);

		if (fd < 0)
			return program_fail(
			    program, "--shuffle: no temporary file: %s", strerror(errno));
		output_stream(&sample->parts[i], &program->memory, fd);
		sample->shuffled = true;
	}
	return STATUS_ok;
}

void
sample_add(struct sample *sample, struct output *out, struct str records)
{
	size_t size = sample->size;

	for (; records.n >= size; records = str_after(records, size)) {
		struct output *to = out;

		if (sample->count++ % sample->every != 0)
			continue;
		if (sample->shuffled) {
			unsigned part = (unsigned)draw(sample, SAMPLE_PARTS);

			to = &sample->parts[part];
			sample->sizes[part] += size;
		}
		output_write(to, str_first(records, size));
	}
}

/* Shuffles the records that bytes are. */
static void
shuffle(struct sample *sample, struct buffer *bytes)
{
	size_t size = sample->size, count = bytes->n / size;
	char kept[64];

	for (size_t i = count; i > 1; i--) {
		char *a = bytes->p + (i - 1) * size, *b = bytes->p + draw(sample, i) * size;

		memcpy(kept, a, size);
		memmove(a, b, size);
		memcpy(b, kept, size);
	}
}

/* Reads a temporary file.  Returns whether all of it was there. */
static bool
read_part(struct output *part, uint64_t size, struct buffer *bytes)
{
	buffer_clear(bytes);
	if (!output_flush(part))
		return false;
	while (bytes->n < size) {
		size_t left = (size_t)size - bytes->n;
		ssize_t n = pread(part->fd, buffer_room(bytes, left), left, (off_t)bytes->n);

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0) {
			part->error = n < 0 ? errno : EIO;
			return false;
		}
		bytes->n += (size_t)n;
	}
	return true;
}

const char *
sample_end(struct sample *sample, struct output *out, struct memory *memory)
{
	const char *reason = NULL;
	struct buffer bytes;

	if (!sample->shuffled)
		return NULL;
	buffer_init(&bytes, memory);
	for (unsigned i = 0; i < SAMPLE_PARTS && reason == NULL; i++) {
		if (read_part(&sample->parts[i], sample->sizes[i], &bytes)) {
			shuffle(sample, &bytes);
			output_write(out, buffer_str(&bytes));
		} else {
			reason = strerror(sample->parts[i].error);
		}
	}
	buffer_free(&bytes);
	return reason;
}

void
sample_free(struct sample *sample)
{
	for (unsigned i = 0; i < SAMPLE_PARTS && sample->parts[i].buffer.memory != NULL; i++) {
		close(sample->parts[i].fd);
		output_free(&sample->parts[i]);
	}
}
