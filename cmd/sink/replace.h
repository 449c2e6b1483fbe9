#ifndef CMD_SINK_REPLACE_H
#define CMD_SINK_REPLACE_H

#include "cmd/host/output.h"
#include "cmd/host/program.h"
#include "cmd/options/files.h"

/* The outputs of files that --fix may replace, in the order in which the files are named. */
struct replacements {
	struct replacement {
		const char *path;
		struct output file;
		bool is_ready; /* there is a temporary file */
		bool is_away;  /* path is a link that leads out of its folder */
	} * list;
	size_t count;
};

/* Opens the outputs of named files.  A failure is reported when the file is replaced. */
void replace_prepare(
    struct replacements *replacements, struct program *program, const struct files *files);

/* Replaces the file path by bytes, unless it no longer has the bytes with hash was (hash.h), or is
 * a link out of its folder, which the sandbox keeps closed.  Returns NULL, or why it is not
 * replaced (messages.def). */
const char *replace_file(struct replacements *replacements, struct program *program,
    const char *path, struct str bytes, uint64_t was);

/* Removes the temporary files that were not needed. */
void replace_free(struct replacements *replacements);

#endif
