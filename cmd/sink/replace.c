#include "cmd/sink/replace.h"

#include <sys/stat.h>

#include "cmd/host/hash.h"
#include "cmd/input/input.h"

/* Returns NULL if the file has the bytes that were read, or why it is not replaced. */
static const char *
compare(struct program *program, const char *path, uint64_t was)
{
	struct buffer now;
	struct stat st;
	const char *reason;

	if (stat(path, &st) == 0 && !S_ISREG(st.st_mode))
		return "not a regular file";
	buffer_init(&now, &program->memory);
	reason = input_read(path, &now);
	if (reason == NULL && hash_add(HASH_BEGIN, buffer_str(&now)) != was)
		reason = "not fixed: the file was changed meanwhile (fix it again)";
	buffer_free(&now);
	return reason;
}

const char *
replace_file(struct program *program, const char *path, struct str bytes, uint64_t was)
{
	struct output file;
	const char *reason = compare(program, path, was);

	if (reason != NULL)
		return reason;
	reason = output_file(
	    &file, &program->memory, &program->outputs, path, ON_EXISTS_overwrite, true);
	if (reason == NULL) {
		output_write(&file, bytes); /* output_commit returns an error */
		reason = output_commit(&file);
	}
	output_free(&file);
	return reason;
}
