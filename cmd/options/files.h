#ifndef CMD_OPTIONS_FILES_H
#define CMD_OPTIONS_FILES_H

#include "cmd/options/options.h"
#include "record/text/str.h"

/* The input files of a command line, in order; "-" is standard input. */
struct files {
	const char **names;
	size_t count, cap;
	size_t operands;  /* the first of them that were named as operands; lists name the others */
	unsigned streams; /* times that standard input is read: as a file or as a list */
	bool unnamed;     /* standard input is read because nothing was named: without bytes (an
			     empty list given to xargs) it is ignored */
};

/* The most files that --fix may replace and that are opened for writing before the sandbox is
 * entered; if more are named, files are created inside it. */
enum { FILES_PREPARED = 64 };

/* Collects them in program->arena: the operands, or with -0 the names in the lists that these name,
 * then the names in --files0-from's lists; without any, standard input.  Returns a status, after
 * reporting a list that cannot be used, or that standard input would be read twice. */
int files_collect(struct program *program, const struct options *options, struct files *files);

/* Returns the folder in which all of them are, a part of the first name; empty if there is none. */
struct str files_folder(const struct files *files);

/* Returns a file's name in reports: for standard input the value of --stdin-filename. */
struct str files_shown(const struct options *options, const char *name);

#endif
