#include "cmd/host/replace.h"

#include <sys/stat.h>

#include "cmd/host/hash.h"
#include "cmd/input/input.h"

/* Returns NULL if the file has the bytes that were read, or why it is not replaced. */
static const char *
compare(struct program *program, const struct event_fixed *fixed)
{
	struct buffer bytes;
	struct stat st;
	const char *reason;

	if (stat(fixed->path, &st) == 0 && !S_ISREG(st.st_mode))
		return "not a regular file";
	buffer_init(&bytes, &program->memory);
	reason = input_read(fixed->path, &bytes);
	if (reason == NULL && hash_add(HASH_BEGIN, buffer_str(&bytes)) != fixed->was)
		reason = "not fixed: the file was changed meanwhile (fix it again)";
	buffer_free(&bytes);
	return reason;
}

const char *
replace_file(struct program *program, const struct event_fixed *fixed)
{
	struct output file;
	const char *reason = compare(program, fixed);

	if (reason != NULL)
		return reason;
	reason = output_file(
	    &file, &program->memory, &program->outputs, fixed->path, ON_EXISTS_overwrite, true);
	if (reason == NULL) {
		output_write(&file, fixed->bytes); /* output_commit returns an error */
		reason = output_commit(&file);
	}
	output_free(&file);
	return reason;
}
