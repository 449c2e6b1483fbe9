#ifndef CMD_TARGET_H
#define CMD_TARGET_H

#include "cmd/input/files.h"
#include "cmd/options/options.h"
#include "record/tables/format.h"

/* Where converted games go and in what form. */
struct target {
	enum format format;
	enum encoding encoding;
	bool crlf;
	const char *file;      /* -o: all games go there; NULL: standard output, or directory */
	const char *directory; /* -d: one file for each input file; NULL: none */
	struct str extension;  /* of files in directory */
	const char **paths;    /* with directory: where each input file goes; NULL for standard
				  input, whose games get a file each */
	const char **rivals;   /* an earlier input file that goes to the same path; NULL: none */
};

/*
 * Settles -t, -o, -d, --to-encoding and --eol: the format is -t's or that of the extension of -o's
 * file; the encoding that of the extension; line ends CR LF where the format's row wants them. With
 * -d also where each of files goes: it keeps its name below the folder that all of them share.
 * Returns STATUS_failed after saying what does not fit together.
 */
int target_make(struct target *target, struct program *program, const struct options *options,
    const struct files *files);

/* The path of the file for game number of standard input (with directory), in program->arena. */
const char *target_numbered(
    const struct target *target, struct program *program, unsigned long number);

/* Makes the folders above path that are missing.  What goes wrong shows when the file is opened. */
void target_make_folders(const char *path, struct memory *memory);

#endif
