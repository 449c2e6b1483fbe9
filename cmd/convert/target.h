#ifndef CMD_CONVERT_TARGET_H
#define CMD_CONVERT_TARGET_H

#include "cmd/input/files.h"
#include "cmd/options/options.h"
#include "record/tables/format.h"

/* The form and the place of converted games. */
struct target {
	enum format format;
	enum encoding encoding;
	bool crlf;
	const char *file;      /* -o: all games go there; NULL: standard output, or directory */
	const char *directory; /* -d: one file for each input file; NULL: none */
	struct str extension;  /* of files in directory */
	const char **paths;    /* with directory: where each input file goes; NULL for standard
				  input, whose games get a file each */
	const char **rivals;   /* by input file: an earlier one with the same path, or NULL */
};

/*
 * Sets the target by -t, -o, -d, --to-encoding and --eol.  The format is that of -t or of the
 * extension of -o's file; the encoding that of the extension; line ends are CR LF if the format's
 * row says so.  With -d an operand keeps its last part, a name of a list all its parts but "..".
 * Returns STATUS_failed after reporting options that contradict each other.
 */
int target_make(struct target *target, struct program *program, const struct options *options,
    const struct files *files);

/* Returns the path of the file for game number of standard input (with directory), in
 * program->arena. */
const char *target_numbered(
    const struct target *target, struct program *program, unsigned long number);

/* Makes the missing folders above path.  Errors show when the file is opened. */
void target_make_folders(const char *path, struct memory *memory);

#endif
