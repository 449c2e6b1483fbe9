#ifndef CMD_RUN_PATHS_H
#define CMD_RUN_PATHS_H

#include "cmd/options/files.h"
#include "cmd/run/archive_walk.h"
#include "cmd/run/job.h"

/*
 * Finds the files that the operands name: files, members of archives, and the files and archives
 * below folders, sorted by name in each folder.  In a folder and in an archive, files count that
 * --include names or, without it, whose extension is that of a format; in a folder, regular files
 * and links to those in the folder that was named.  --exclude leaves out files and whole folders,
 * and so does a name that begins with a dot.  A glob with a slash is matched against the whole
 * path, one without against the name.
 */

/* A folder that is being walked. */
struct paths_folder {
	struct dirent **entries; /* in order; as scandir(3) returns them */
	int count, next;
	size_t path; /* length of its path, with the slash */
};

struct paths {
	struct program *program;
	const struct options *options;
	const struct files *files;
	const struct reader_options *reading;
	struct {
		struct archive_walk *walk; /* that is being read; NULL: none */
		uint64_t passed;           /* bytes of it that have been read */
		uint64_t unread;           /* bytes of archives that belong to no job */
	} archive;
	bool measures; /* archives are not opened: only their size counts */
	bool sizes; /* somebody needs the size of each file; else only who reads it asks for it */
	struct {
		uint32_t part, parts;
	} shard; /* only files whose name's hash is part modulo parts; 0: all */
	struct {
		size_t next;
		const char *searched; /* the present one, if it is a folder or an archive */
		bool found;           /* a record was in it */
	} operand;
	struct {
		struct paths_folder *list;
		size_t depth, cap;
		const char *root; /* the folder of the operands that it began with, without links */
	} stack;                  /* folders that are being walked */
	struct buffer path;
	size_t below;    /* as in struct job: what is before the name of an operand, the path of a
			    folder; 0 for a list's name, which keeps all of it */
	size_t left_out; /* files in folders and archives that are not wanted */
	bool lists;      /* each file that is not looked at is a result */
	struct job *job; /* that is being filled */
};

/* Begins.  All pointers are borrowed.  reading: how files are read; NULL: every operand is a
 * file. */
void paths_init(struct paths *paths, struct program *program, const struct options *options,
    const struct files *files, const struct reader_options *reading);
void paths_free(struct paths *paths);

/* Whether the file path, found in a folder or an archive, counts, by its name. */
bool paths_want(const struct options *options, const char *path);

/* Returns the bytes of all files that such a walk finds; archives count with their packed size. */
uint64_t paths_measure(struct program *program, const struct options *options,
    const struct files *files, const struct reader_options *reading);

/* Makes job the next file, or the failure to read a folder; with --list-left-out its first results
 * are the files before it that are not looked at.  Returns false at the end. */
bool paths_next(struct paths *paths, struct job *job);

#endif
